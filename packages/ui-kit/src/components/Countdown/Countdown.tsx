import { useEffect, useEffectEvent, useId, useState } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Countdown.css.ts';
import { countdownDefaults, type CountdownProps } from './Countdown.props.ts';
import { countdownUnits, inWords, remaining, unitName } from './remaining.ts';

/** The time that is left until something closes or begins. Read on request, never announced by itself. */
export function Countdown({
  label,
  until,
  now,
  variant = countdownDefaults.variant,
  ended,
  onEnd,
  locale = countdownDefaults.locale,
  className,
}: CountdownProps) {
  const labelId = useId();
  // Unknown on the server unless it says the time itself.
  const [time, setTime] = useState(now);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const offset = now === undefined ? 0 : now - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const current = Date.now() + offset;
      setTime(current);
      if (current >= until) end();
      // To the next whole second that is left, so that no figure is skipped.
      else timer = setTimeout(tick, (until - current) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, now]);

  const left = time === undefined ? undefined : remaining(until - time);
  const isOver = time !== undefined && time >= until;
  return (
    <div className={cx(styles.root[variant], className)}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {isOver ? (
        <output>{ended}</output>
      ) : (
        <div role="timer" aria-labelledby={labelId} aria-describedby={`${labelId}-left`}>
          <span id={`${labelId}-left`} hidden>
            {left ? inWords(left, locale) : null}
          </span>
          <div aria-hidden="true" className={styles.units[variant]}>
            {countdownUnits.map((unit) => (
              <span key={unit} className={styles.unit[variant]}>
                <span className={styles.figure[variant]}>
                  {left ? String(left[unit]).padStart(unit === 'day' ? 1 : 2, '0') : '–'}
                </span>
                <span className={styles.name[variant]}>{unitName(unit, left?.[unit] ?? 0, locale)}</span>
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
