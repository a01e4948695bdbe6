import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect, useEffectEvent, useState } from 'react';
import { stored } from '~/kernel/stored/stored.ts';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { durationText } from './time-text.ts';
import {
  leftOf,
  noTimers,
  paused,
  readTimers,
  reset,
  started,
  stateOf,
  type TimedStep,
  type Timers,
} from './timers.ts';
import { useChime } from './use-chime.ts';
import { useWakeLock } from './use-wake-lock.ts';

const keptTimers = stored('regen.person.timers.1', readTimers);

const isGoing = ({ running }: Timers, now: number): boolean => running !== null && running.endsAt > now;

export interface StepTimers {
  timers: Timers;
  now: number;
  start: (step: TimedStep) => void;
  pause: () => void;
  reset: (step: TimedStep) => void;
  setSound: (isOn: boolean) => void;
  /** A timer runs, and nothing keeps the screen on. */
  mayGoDark: boolean;
}

/** The timers of this person on this device. `titleOf` names the steps of the page. */
export function useTimers(titleOf: (step: string) => string | undefined): StepTimers {
  const [kept, store] = useStored(keptTimers);
  const timers = kept ?? noTimers;
  const [now, setNow] = useState(() => Date.now());
  const announce = useAnnounce();
  const chime = useChime();
  const mayGoDark = useWakeLock(isGoing(timers, now));

  const tell = useEffectEvent((step: string) => {
    const title = titleOf(step);
    announce(title === undefined ? 'Time’s up.' : `Time’s up: ${title}`);
    if (timers.hasSound) chime.play();
  });
  const { running } = timers;
  useEffect(() => {
    if (running === null) return undefined;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    // Of one that had run out before, it was told, or nobody was here.
    let isTold = running.endsAt <= Date.now();
    const tick = () => {
      const current = Date.now();
      clearTimeout(timeout);
      setNow(current);
      const rest = running.endsAt - current;
      // To the next whole second, so that no figure is skipped.
      if (rest > 0) timeout = setTimeout(tick, rest % 1_000 || 1_000);
      else if (!isTold) {
        isTold = true;
        tell(running.step);
      }
    };
    timeout = setTimeout(tick);
    // A sleeping tab has no timeouts; when it is looked at again, the clock on the wall says what is left.
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [running]);

  // Read at the press: another tab may have written meanwhile.
  const change = (next: (before: Timers, at: number) => Timers) => {
    const at = Date.now();
    const after = next(store.read() ?? noTimers, at);
    store.write(after);
    setNow(at);
  };
  return {
    timers,
    now,
    mayGoDark,
    start: (step) => {
      if (timers.hasSound) void chime.prepare();
      const at = Date.now();
      const isNew = stateOf(timers, step, at) !== 'paused';
      change((before) => started(stateOf(before, step, at) === 'ended' ? reset(before, step.id) : before, step, at));
      const left = Math.ceil((isNew ? step.seconds * 1_000 : leftOf(timers, step, at)) / 1_000);
      announce(`Timer started: ${durationText(left)}`);
    },
    pause: () => {
      change(paused);
      announce('Timer paused');
    },
    reset: (step) => {
      change((before) => reset(before, step.id));
      announce('Timer reset');
    },
    setSound: (hasSound) => {
      // Heard once, so that somebody knows how loud it is.
      if (hasSound) void chime.prepare().then(chime.play);
      change((before) => ({ ...before, hasSound }));
    },
  };
}
