import { useToast } from '@regen/ui-kit/Toast';
import { useEffect } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useSession } from '~/kernel/use-session.ts';
import { takePress } from './pending-press.ts';

/** Does what was pressed before signing in. */
export function PendingFavorite() {
  const app = useApp();
  const showToast = useToast();
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    const sku = takePress();
    if (sku === undefined) return;
    import('./favorite-store.ts')
      .then(({ keepFavorite }) => keepFavorite(app, userId, sku))
      .then(
        () => showToast({ message: 'Added to your favorites.', tone: 'success' }),
        (error: unknown) => showToast({ message: describeError(error).message, tone: 'danger' }),
      );
  }, [app, showToast, userId]);
  return null;
}
