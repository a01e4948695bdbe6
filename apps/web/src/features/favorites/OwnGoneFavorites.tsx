import type { FavoritePage } from '@regen/sdk';
import { useToast } from '@regen/ui-kit/Toast';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { useApp } from '~/kernel/use-app.ts';
import { GoneFavorites } from './GoneFavorites.tsx';

/** The favorites of a person that are no longer sold. */
export function OwnGoneFavorites({ userId, gone }: { userId: string; gone: FavoritePage['gone'] }) {
  const app = useApp();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { removeGone } = await import('./favorite-store.ts');
      const skus = gone.map(({ sku }) => sku);
      await removeGone(app, userId, skus);
    },
    onSuccess: () => {
      focusHeading({ preventScroll: true });
      showToast({ message: 'Removed from your favorites.' });
    },
    onError: (error) => showToast({ message: describeError(error).message, tone: 'danger' }),
  });
  if (gone.length === 0) return null;
  return (
    <GoneFavorites
      names={gone.map(({ shortName }) => shortName)}
      count={gone.length}
      isRemoving={isPending}
      onRemove={() => mutate()}
    />
  );
}
