import { Link } from '@regen/ui-kit/Link';
import type { ShowToast } from '@regen/ui-kit/Toast';
import { Link as RouterLink } from '@tanstack/react-router';
import type { Stored } from '~/kernel/stored/stored.ts';
import { withFavorite } from './with-favorite.ts';

/** A visitor's press on a heart. Of the first favorite they learn where it is kept. */
export function toggleHere(store: Stored<readonly string[]>, sku: string, showToast: ShowToast): void {
  const before = store.read() ?? [];
  const after = withFavorite(before, sku, !before.includes(sku));
  store.write(after.length > 0 ? after : null);
  if (before.length > 0) return;
  showToast({
    message: 'Saved on this device.',
    about: 'favorites',
    action: (
      <Link variant="inverse" asChild>
        <RouterLink to="/favorites">View favorites</RouterLink>
      </Link>
    ),
  });
}
