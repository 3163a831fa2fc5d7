// The Chromium that tests and pictures are drawn with: TWOSEAT_CHROMIUM, else the system's; without windows, where it has that
// (chromium-headless-shell), it opens a page in half of the time.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const executablePath = process.env.TWOSEAT_CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

// What drawing frees with each frame is kept for the next: giving it back to the system takes half of the drawing's time. The
// other feature is Playwright's own, which a second --enable-features would put off.
const features = "--enable-features=CDPScreenshotNewSurface,PartitionAllocLargeEmptySlotSpanRing";

/** @param {string[]} flags @param {number} timeout until it is there, in ms */
export const launch = (flags = [], timeout = 240_000) =>
  chromium.launch({ executablePath, timeout, args: [...flags, features, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])] });
