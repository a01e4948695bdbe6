import { Link } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link as RouterLink } from '@tanstack/react-router';
import { APPLY_TITLES, type ApplyStep } from './apply-steps.ts';
import * as styles from './join.css.ts';

export interface ReviewPartProps {
  step: ApplyStep;
  facts: readonly { label: string; value: string }[];
}

/** What a step holds, with the way back to it. */
export function ReviewPart({ step, facts }: ReviewPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`review-${step}`}>
      <SectionHead
        level={3}
        size="xs"
        id={`review-${step}`}
        rowAlign="baseline"
        action={
          <Link variant="standalone" asChild>
            <RouterLink to="/become-pro/gmp_professional_form" search={{ step }} resetScroll={false}>
              Change<VisuallyHidden> {APPLY_TITLES[step].toLowerCase()}</VisuallyHidden>
            </RouterLink>
          </Link>
        }
      >
        {APPLY_TITLES[step]}
      </SectionHead>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <Text as="dt" size="sm" tone="muted">
                {label}
              </Text>
              <Text as="dd">{value}</Text>
            </div>
          ))}
      </dl>
    </section>
  );
}
