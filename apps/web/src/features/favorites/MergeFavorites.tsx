import { useToast } from '@regen/ui-kit/Toast';
import { useEffect } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { storedOfPage } from '~/kernel/stored/use-stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useSession } from '~/kernel/use-session.ts';
import { visitorFavorites } from './visitor-favorites.ts';

/** Adds a visitor's favorites to the account, once they have signed in or created one. */
export function MergeFavorites() {
  const app = useApp();
  const showToast = useToast();
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined || storedOfPage(app, visitorFavorites).read() === null) return;
    import('./favorite-store.ts')
      .then(({ mergeFavorites }) => mergeFavorites(app, userId))
      .then(
        // Another tab may have done it.
        (count) =>
          count > 0 &&
          showToast({ message: 'Your favorites are saved to your account.', tone: 'success', about: 'favorites' }),
        (error: unknown) => showToast({ message: describeError(error).message, tone: 'danger' }),
      );
  }, [app, showToast, userId]);
  return null;
}
