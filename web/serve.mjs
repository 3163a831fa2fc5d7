// Serves build/site on this machine. usage: node web/serve.mjs [--port N] [--host ADDRESS] [--root FOLDER]
// Takes the next free port when the wanted one is in use; port 0 lets the system choose.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

// As static hosts do: what is worth it goes out compressed. A file is compressed once.
const compressible = new Set([".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml"]);
const compress = promisify(brotliCompress);
/** By path: the compressed file, and the tag of its content. */
const compressed = new Map();

function compressedFile(file, etag) {
  if (compressed.get(file)?.etag !== etag) {
    const content = readFile(file).then((plain) => compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
    compressed.set(file, { etag, content });
    content.catch(() => compressed.delete(file));
  }
  return compressed.get(file).content;
}

// Kept, but asked about each time: a rebuilt page shows at once. But for icons: Chromium asks for them whenever a page's address changes.
const keep = (path) => (/^\/icons\//.test(path) ? "max-age=3600" : "no-cache");

const siteFolder = resolve(dirname(fileURLToPath(import.meta.url)), "../build/site");

/** The file that a request path means, or undefined; never one outside of root. */
async function locate(root, path) {
  let file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  let info = await stat(file).catch(() => undefined);
  if (info?.isDirectory()) {
    if (!path.endsWith("/")) return { moved: path + "/" };
    file = join(file, "index.html");
    info = await stat(file).catch(() => undefined);
  }
  return info?.isFile() ? { file, info } : undefined;
}

/** As static hosts do: whoever looks for a page that is not there gets 404.html, all others a word. */
async function refuseKindly(root, request, response, refuse) {
  const page = /\btext\/html\b/.test(request.headers.accept ?? "") && await readFile(join(root, "404.html")).catch(() => undefined);
  if (!page) return refuse(404, "Not found");
  response.writeHead(404, { "content-type": types[".html"], "x-content-type-options": "nosniff", "content-length": page.length });
  return response.end(request.method === "HEAD" ? undefined : page);
}

async function answer(root, request, response) {
  const refuse = (code, text, headers = {}) => {
    response.writeHead(code, { "content-type": "text/plain; charset=utf-8", ...headers });
    response.end(text + "\n");
  };
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only GET and HEAD", { allow: "GET, HEAD" });
  let path, query;
  try {
    const url = new URL(request.url, "http://localhost");
    path = decodeURIComponent(url.pathname);
    query = url.search;
  } catch {
    return refuse(400, "Not an address");
  }
  const found = path.includes("\0") ? undefined : await locate(root, path);
  if (!found) return refuseKindly(root, request, response, refuse);
  // A path of our own site only: "//elsewhere/" would lead away.
  if (found.moved) return refuse(301, "Moved", { location: "/" + encodeURI(found.moved).replace(/^\/+/, "") + query });
  const { file, info } = found;
  const ending = extname(file).toLowerCase();
  const encoded = compressible.has(ending) && info.size > 500 && /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  const etag = `"${info.size.toString(16)}-${Math.floor(info.mtimeMs).toString(16)}${encoded ? "-br" : ""}"`;
  const headers = {
    "content-type": types[ending] ?? "application/octet-stream",
    "cache-control": keep(path),
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    etag,
  };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  if (encoded) {
    const content = await compressedFile(file, etag);
    response.writeHead(200, { ...headers, "content-encoding": "br", "content-length": content.length });
    return response.end(request.method === "HEAD" ? undefined : content);
  }
  response.writeHead(200, { ...headers, "content-length": info.size });
  if (request.method === "HEAD") return response.end();
  createReadStream(file).on("error", () => response.destroy()).pipe(response);
}

/** Starts serving; resolves to { address, port, close }. */
export async function serve({ root = siteFolder, port = 8080, host = "127.0.0.1" } = {}) {
  root = resolve(root);
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 0; // none: who asks over a connection that is closed at that moment gets an error, not the file
  for (let tries = 0; ; ++tries) {
    try {
      await new Promise((done, failed) => {
        server.once("error", failed);
        server.listen(port, host, () => {
          server.off("error", failed);
          done();
        });
      });
      break;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || port === 0 || tries === 50) throw error;
      ++port;
    }
  }
  const actual = server.address().port;
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { address: `http://${host === "127.0.0.1" ? "localhost" : host}:${actual}/`, port: actual, close };
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8080" }, host: { type: "string", default: "127.0.0.1" }, root: { type: "string" } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`serve: "${values.port}" is not a port`);
    process.exit(2);
  }
  const { address } = await serve({ ...values, port });
  console.log(`Twoseat is at ${address}  (Ctrl+C stops it)`);
}
