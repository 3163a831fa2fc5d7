// A demo inside a link: its JSON, deflated, in base64url. What comes in is never trusted: it is bounded before it grows.
// @ts-check
import { say } from "../page/phrases.js";

const longestLink = 200_000; // characters
const longestDemo = 1_000_000; // bytes, as the engine has it

/** @param {Uint8Array} bytes */
function toBase64url(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {ReadableStream<Uint8Array>} stream @param {number} most @returns {Promise<Uint8Array>} */
async function gather(stream, most) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {unknown} demo @returns {Promise<string | undefined>} for behind "#"; none if it is too long for a link */
export async function packDemo(demo) {
  const bytes = new Blob([JSON.stringify(demo)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = toBase64url(await gather(bytes, longestDemo));
  return packed.length > longestLink ? undefined : `lesson=${packed}`;
}

/** @param {string} packed what stands behind "lesson=" @returns {Promise<string>} the demo's text @throws {Error} with a sentence */
export async function unpackDemo(packed) {
  if (packed.length > longestLink) throw new Error("That is too long to be a lesson.");
  const strange = /[^A-Za-z0-9_-]/u.exec(packed);
  if (strange) throw new Error(say("This link to a lesson is broken: “{0}” does not belong in it.", strange[0]));
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const text = await gather(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), longestDemo);
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (error) {
    throw new Error(error instanceof RangeError ? "That is too long to be a lesson." : "This link to a lesson is broken: it is incomplete, or a character of it was changed.");
  }
}
