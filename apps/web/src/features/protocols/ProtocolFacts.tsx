import type { Protocol } from '@regen/content-sdk/models';
import { Text } from '@regen/ui-kit/Text';
import { calendarDay } from '~/kernel/words/dates.ts';
import * as styles from './ProtocolScreen.css.ts';
import { useConcernName } from './use-concern-name.ts';

const sentence = (words: readonly string[]): string => words.join(', ').replace(/^./, (first) => first.toUpperCase());

/** How long it takes, how hard it is, and for whom. */
export function ProtocolFacts({ protocol }: { protocol: Protocol }) {
  const { minutes, level, skinTypes, concerns, revisedAt } = protocol;
  const concernName = useConcernName();
  const facts = [
    ['Time', `${minutes} minutes`],
    ['Level', level],
    ['Suitable for', skinTypes.length > 0 ? `${sentence(skinTypes)} skin` : ''],
    ['Concerns', sentence(concerns.map((slug) => concernName(slug).toLowerCase()))],
    ['Revised', calendarDay(revisedAt.slice(0, 10))],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size="sm" tone="muted">
              {label}
            </Text>
            <Text as="dd" weight="medium">
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
