import { Card } from '@regen/ui-kit/Card';
import { Text } from '@regen/ui-kit/Text';
import { recordPath } from './record-path.ts';
import type { EmbeddedRecord } from './rich-text.ts';
import { RecordLink } from './RichInlines.tsx';

/** A record within a text, with a link to its page; nothing if it has none. */
export function EmbeddedCard({ record }: { record: Exclude<EmbeddedRecord, { type: 'pageSection' }> }) {
  if (recordPath(record) === undefined) return null;
  return (
    <Card as="aside" tone="sunken" padding="md" aria-label={record.title}>
      <Text weight="semibold">
        <RecordLink record={record}>{record.title}</RecordLink>
      </Text>
      <Text tone="muted" size="sm">
        {record.summary}
      </Text>
    </Card>
  );
}
