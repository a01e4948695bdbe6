import { useEffect, useRef } from 'react';

/** Three tones, in hertz and seconds from the first. */
const TONES = [
  [660, 0],
  [660, 0.35],
  [880, 0.7],
] as const;
const LENGTH = 0.3;
const VOLUME = 0.25;

/** A chime without a file. Browsers let a page be heard only after a press, so `prepare` is part of one. */
export function useChime() {
  const audio = useRef<AudioContext | null>(null);
  useEffect(
    () => () => {
      void audio.current?.close();
      audio.current = null;
    },
    [],
  );
  const prepare = async () => {
    audio.current ??= new AudioContext();
    await audio.current.resume();
  };
  const play = () => {
    // Loaded again while a timer ran: nothing was pressed since, and the words on the screen have to do.
    if (audio.current?.state !== 'running') return;
    const { currentTime: now, destination } = audio.current;
    for (const [frequency, delay] of TONES) {
      const tone = new OscillatorNode(audio.current, { frequency });
      const volume = new GainNode(audio.current, { gain: VOLUME });
      volume.gain.setTargetAtTime(0, now + delay + LENGTH / 2, LENGTH / 6);
      tone.connect(volume).connect(destination);
      tone.start(now + delay);
      tone.stop(now + delay + LENGTH);
    }
  };
  return { prepare, play };
}
