import type { Application } from '@regen/sdk';
import { Badge, type BadgeProps } from '@regen/ui-kit/Badge';
import { Card } from '@regen/ui-kit/Card';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Timeline } from '@regen/ui-kit/Timeline';
import { dayOf } from '~/kernel/words/dates.ts';
import * as styles from './join.css.ts';

type Status = Application['status'];

const STATUS: Readonly<Record<Status, { label: string; tone: NonNullable<BadgeProps['tone']>; text: string }>> = {
  received: { label: 'Received', tone: 'info', text: 'It’s in line. We’ll reply within two business days.' },
  in_review: { label: 'In review', tone: 'info', text: 'Our team is reviewing your license.' },
  accepted: {
    label: 'Accepted',
    tone: 'success',
    text: 'Welcome. Sign in again to shop with professional prices.',
  },
  declined: { label: 'Declined', tone: 'warning', text: 'We couldn’t approve your application. You can apply again.' },
};

/** The status of an application: past and next steps. */
export function ApplicationStatus({ application }: { application: Application }) {
  const { status, reason, reference, businessName, submittedAt, changedAt } = application;
  const { label, tone, text } = STATUS[status];
  const isDecided = status === 'accepted' || status === 'declined';
  const changed = dayOf(changedAt);
  return (
    <Card padding="lg">
      <Stack gap="5">
        <Inline gap="3">
          <Badge tone={tone}>{label}</Badge>
          <Text weight="semibold" className={styles.wraps}>
            {businessName}
          </Text>
          <Text size="sm" tone="muted">
            Reference {reference}
          </Text>
        </Inline>
        <Text measure>{text}</Text>
        {reason === null ? null : (
          <Text measure>
            <Text as="strong">Why: </Text>
            {reason}
          </Text>
        )}
        <Timeline
          events={[
            { id: 'received', title: 'Received', time: dayOf(submittedAt) },
            {
              id: 'in_review',
              title: 'In review',
              time: status === 'received' ? 'next' : status === 'in_review' ? changed : '',
              isToCome: status === 'received',
            },
            {
              id: 'decided',
              title: isDecided ? label : 'Our decision',
              time: isDecided ? changed : 'within two business days',
              isToCome: !isDecided,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
