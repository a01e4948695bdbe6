import type { Protocol } from '@regen/content-sdk/models';
import type { ProductSummary } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import * as styles from './ProtocolScreen.css.ts';
import { StepText } from './StepText.tsx';
import { StepTimer } from './StepTimer.tsx';
import type { StepTimers } from './use-timers.ts';

export interface TreatmentModeProps {
  protocol: Protocol;
  /** From 1. */
  at: number;
  products: readonly ProductSummary[];
  timing: StepTimers;
  headingRef: Ref<HTMLHeadingElement>;
}

/** How far a key leads; 0 for any other key. The arrows follow the direction of the page. */
function wayOf({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (target instanceof Element && target.closest('input, select, textarea, [role=dialog], [role=menu]')) return 0;
  const isTurned = document.documentElement.dir === 'rtl';
  if (key === 'ArrowRight') return isTurned ? -1 : 1;
  if (key === 'ArrowLeft') return isTurned ? 1 : -1;
  return 0;
}

/** One step at a time, for a tablet or phone beside the bed. */
export function TreatmentMode({ protocol, at, products, timing, headingRef }: TreatmentModeProps) {
  const { slug, title, steps } = protocol;
  const navigate = useNavigate();
  const announce = useAnnounce();
  const step = steps[at - 1];
  const place = `Step ${at} of ${steps.length}`;

  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    announce(`${place}: ${step?.title ?? ''}`);
  }, [announce, at, place, step]);

  const go = useEffectEvent((event: KeyboardEvent) => {
    const next = at + wayOf(event);
    if (next === at || next < 1 || next > steps.length) return;
    event.preventDefault();
    void navigate({
      to: '/protocols/$protocolId',
      params: { protocolId: slug },
      search: { step: next },
      replace: true,
    });
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => go(event);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);

  if (!step) return null;
  const linkTo = (target: number | undefined) => ({
    to: '/protocols/$protocolId' as const,
    params: { protocolId: slug },
    search: target === undefined ? {} : { step: target },
    replace: target !== undefined,
    // The link to this step is on the page that is left, not here.
    activeOptions: { exact: true, includeSearch: true },
  });
  return (
    <section className={styles.treatment} aria-label={`Treatment mode: ${title}`}>
      <ProgressBar label={title} value={at} max={steps.length} valueText={place} />
      <Heading level={1} tabIndex={-1} ref={headingRef}>
        {step.title}
      </Heading>
      <StepText step={step} headingLevel={2} products={products} />
      {step.seconds === undefined ? null : (
        <StepTimer step={{ ...step, seconds: step.seconds }} timing={timing} isBig />
      )}
      <nav aria-label="Steps" className={styles.ways} data-print="hide">
        <Button size="lg" variant="secondary" asChild>
          <Link {...linkTo(at > 1 ? at - 1 : undefined)}>{at > 1 ? 'Previous' : 'Overview'}</Link>
        </Button>
        <Button size="lg" asChild>
          <Link {...linkTo(at < steps.length ? at + 1 : undefined)}>{at < steps.length ? 'Next' : 'Finish'}</Link>
        </Button>
      </nav>
      <Button variant="ghost" asChild>
        <Link {...linkTo(undefined)}>Leave treatment mode</Link>
      </Button>
    </section>
  );
}
