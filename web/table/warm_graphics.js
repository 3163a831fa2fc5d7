// A worker: asks for a drawing context of its own, so that the browser's graphics are up before the page asks for the real
// one. That question stops whoever asks it until they are, which takes a third of a second where they are software.
const gl = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext("webgl2");
gl?.clear(gl.COLOR_BUFFER_BIT);
gl?.finish();
postMessage("up");
