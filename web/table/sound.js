// What the table sounds like: made of tones and noise when it is heard, no file. Off at first; a switch in the menu puts it on, and
// the browser remembers that.
// @ts-check

const kept = "twoseat-sound";

/** Seconds of hiss around this frequency, fading. @param {BaseAudioContext} audio @param {number} at @param {number} seconds @param {number} hertz @param {number} loud */
function noise(audio, at, seconds, hertz, loud) {
  const length = Math.ceil(seconds * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; ++i) samples[i] = (2 * Math.random() - 1) * (1 - i / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 0.9 })).connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(at);
}

/** A tone that rings out, perhaps gliding to another. @param {BaseAudioContext} audio @param {number} at @param {number} seconds @param {number} hertz @param {number} loud @param {number} [to] */
function tone(audio, at, seconds, hertz, loud, to = hertz) {
  const source = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01); // without it there would be a click
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** In the order of page::Sound, all about as loud (-25 LUFS; tests/browser/sound.mjs); `at`: when its moment is, as cards need theirs to arrive. @type {((audio: BaseAudioContext, at: number) => void)[]} */
export const sounds = [
  (audio, at) => noise(audio, at, 0.09, 2200, 0.9), // a card travels
  (audio, at) => { for (const [late, hertz] of [[0, 1500], [0.1, 1900], [0.19, 1300], [0.3, 1700], [0.46, 1100]]) noise(audio, at + late, 0.05, hertz, 0.78); }, // dice
  (audio, at) => { tone(audio, at + 0.18, 0.32, 150, 0.35, 55); noise(audio, at + 0.18, 0.12, 400, 0.28); }, // damage
  (audio, at) => { tone(audio, at + 0.3, 0.3, 587, 0.19); tone(audio, at + 0.42, 0.4, 784, 0.19); }, // somebody else decides
  (audio, at) => { [392, 494, 587, 784].forEach((hertz, note) => tone(audio, at + 0.4 + 0.14 * note, 0.9, hertz, 0.105)); }, // the end
];

/** @param {boolean} keeps whether this page may leave something in the browser */
export function makeSound(keeps) {
  /** @type {AudioContext | undefined} */
  let audio;
  let wanted = false;
  try {
    wanted = keeps && localStorage.getItem(kept) === "on";
  } catch {
    // A browser that keeps nothing: off, as at first.
  }

  /** @param {number} what */
  function play(what) {
    if (!wanted || document.hidden || !sounds[what] || !globalThis.AudioContext) return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {}); // until somebody has touched the page there is no sound
    sounds[what](audio, audio.currentTime);
  }

  return {
    play,
    wanted: () => wanted,

    /** @param {boolean} on */
    want(on) {
      wanted = on;
      play(0); // how it sounds
      try {
        if (keeps) localStorage.setItem(kept, on ? "on" : "off");
      } catch {
        // It lasts as long as the page.
      }
    },
  };
}
