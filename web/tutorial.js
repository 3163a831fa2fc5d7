// A tutorial's page: its tables come alive by embed.js; here the site is kept for times without a network.
// @ts-check
import { keepOffline } from "./page/keep_offline.js";

keepOffline();
