import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Link } from '@regen/ui-kit/Link';
import { Mark } from '@regen/ui-kit/Mark';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link as RouterLink } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckoutStep } from './checkout-search.ts';
import * as styles from './checkout.css.ts';
import { STEP_TITLES } from './steps.ts';

export interface CheckoutSectionProps {
  step: CheckoutStep;
  number: number;
  state: 'done' | 'current' | 'upcoming';
  /** What was entered, shown while the step is collapsed. */
  summary: ReactNode;
  /** The step was reached from another one, not by opening the page: its title takes the focus. */
  isFocused: boolean;
  children: ReactNode;
}

/** One step: its form while it is the current one, otherwise a summary and a link back to it. */
export function CheckoutSection({ step, number, state, summary, isFocused, children }: CheckoutSectionProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const isCurrent = state === 'current';
  useEffect(() => {
    if (!isCurrent || !isFocused) return;
    title.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [isCurrent, isFocused]);
  const tone = ({ done: 'success', current: 'primary', upcoming: 'outline' } as const)[state];
  return (
    <section ref={section} className={styles.section} aria-labelledby={`step-${step}`}>
      <div className={styles.sectionHead}>
        <Mark tone={tone} size="sm" className={styles.mark}>
          {state === 'done' ? <Icon name="check" size="sm" /> : number}
        </Mark>
        <div className={styles.sectionTitle}>
          <Heading
            ref={title}
            id={`step-${step}`}
            level={2}
            size="sm"
            tabIndex={-1}
            className={state === 'upcoming' ? styles.upcoming : undefined}
          >
            <VisuallyHidden>{state === 'done' ? 'Completed: ' : `Step ${number}: `}</VisuallyHidden>
            {STEP_TITLES[step]}
          </Heading>
          {state === 'done' ? <div className={styles.summary}>{summary}</div> : null}
        </div>
        {state === 'done' ? (
          <Link variant="standalone" asChild>
            <RouterLink to="/checkout" search={{ step }}>
              Change<VisuallyHidden> {STEP_TITLES[step].toLowerCase()}</VisuallyHidden>
            </RouterLink>
          </Link>
        ) : null}
      </div>
      {isCurrent ? <div className={styles.sectionBody}>{children}</div> : null}
    </section>
  );
}
