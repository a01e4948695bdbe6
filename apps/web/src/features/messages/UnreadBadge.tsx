import { Badge } from '@regen/ui-kit/Badge';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { counted } from '~/kernel/words/counts.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** The number of unread messages; nothing if it is zero. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="primary">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{counted(count, 'unread message')}</VisuallyHidden>
    </Badge>
  );
}

/** Beside the menu entry of messages. */
export function UnreadBadge({ to }: { to: string }) {
  const unread = useUnreadCount();
  return to.endsWith('/messages') ? <CountBadge count={unread} /> : null;
}
