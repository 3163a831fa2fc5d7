// The browser's graphics: they come up while the page does something else, and may not be there at all.
// @ts-check

/** The browser's graphics begin to come up while the program is on its way; resolves when they are, or nobody can tell. */
export function warmGraphics() {
  return new Promise((done) => {
    try {
      const worker = new Worker(new URL("warm_graphics.js", import.meta.url));
      const end = () => { worker.terminate(); done(undefined); };
      worker.onmessage = worker.onerror = end;
      setTimeout(end, 3000);
    } catch {
      done(undefined); // the page asks by itself then
    }
  });
}

/**
 * Asks for the drawing context that the program is going to use, and waits until the browser's graphics are up: that takes
 * some time, in which the program is still on its way. False: there is none.
 * @param {HTMLCanvasElement} canvas
 */
export async function hasWebGL2(canvas) {
  const gl = canvas.getContext("webgl2", { alpha: false, depth: false, stencil: false, antialias: false }); // as the program asks for it
  if (!gl) return false;
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const up = () => !sync || gl.isContextLost() || gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.SIGNALED;
  for (const end = performance.now() + 3000; !up() && performance.now() < end;) await new Promise((done) => { setTimeout(done, 10); });
  return true;
}
