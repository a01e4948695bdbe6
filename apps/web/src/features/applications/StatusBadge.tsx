import type { ApplicationSummary } from '@regen/sdk';
import { Badge, type BadgeProps } from '@regen/ui-kit/Badge';

const STATUS: Readonly<Record<ApplicationSummary['status'], { label: string; tone: NonNullable<BadgeProps['tone']> }>> =
  {
    received: { label: 'Received', tone: 'info' },
    in_review: { label: 'In review', tone: 'info' },
    accepted: { label: 'Accepted', tone: 'success' },
    declined: { label: 'Declined', tone: 'warning' },
  };

export const isWaiting = ({ status }: Pick<ApplicationSummary, 'status'>): boolean =>
  status === 'received' || status === 'in_review';

/** The status of an application, and whether its decision is overdue at a moment (milliseconds since 1970). */
export function StatusBadge({ application, now }: { application: ApplicationSummary; now: number }) {
  const { label, tone } = STATUS[application.status];
  const isOverdue = isWaiting(application) && Date.parse(application.dueAt) <= now;
  return isOverdue ? <Badge tone="danger">Overdue</Badge> : <Badge tone={tone}>{label}</Badge>;
}
