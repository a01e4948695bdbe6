import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import * as styles from './ProtocolScreen.css.ts';
import { clockText } from './time-text.ts';
import { leftOf, stateOf, type TimerState, type TimedStep } from './timers.ts';
import type { StepTimers } from './use-timers.ts';

const startLabels: Readonly<Record<TimerState, string>> = {
  idle: 'Start',
  running: 'Pause',
  paused: 'Resume',
  ended: 'Start again',
};

export interface StepTimerProps {
  step: TimedStep & { title: string };
  timing: StepTimers;
  isBig?: boolean;
}

/** The time that is left of a step, and what can be done with it. Never read out by itself but at its end. */
export function StepTimer({ step, timing: { timers, now, start, pause, reset, mayGoDark }, isBig }: StepTimerProps) {
  const state = stateOf(timers, step, now);
  return (
    <fieldset aria-label={`Timer: ${step.title}`} className={styles.timer} data-print="hide">
      <span role="timer" aria-label="Time left" className={isBig ? styles.bigFigures : styles.figures}>
        {clockText(leftOf(timers, step, now))}
      </span>
      <Button
        size={isBig ? 'lg' : 'md'}
        variant={state === 'idle' ? 'secondary' : 'primary'}
        iconStart={state === 'running' ? 'pause' : 'play'}
        onClick={() => (state === 'running' ? pause() : start(step))}
      >
        {startLabels[state]}
        <VisuallyHidden> timer: {step.title}</VisuallyHidden>
      </Button>
      {state === 'idle' ? null : (
        <Button size={isBig ? 'lg' : 'md'} variant="ghost" iconStart="refresh" onClick={() => reset(step)}>
          Reset
          <VisuallyHidden> timer: {step.title}</VisuallyHidden>
        </Button>
      )}
      {state === 'ended' ? (
        <Text weight="semibold" tone="heading">
          Time’s up
        </Text>
      ) : null}
      {state === 'running' && mayGoDark ? (
        <Text size="sm" tone="muted">
          Your screen may go dark. The timer keeps going.
        </Text>
      ) : null}
    </fieldset>
  );
}
