import type { Site } from '@regen/sdk';
import { CHANNEL_LABELS } from '@regen/domain';
import { Button } from '@regen/ui-kit/Button';
import { useRouter } from '@tanstack/react-router';
import { ClosedPage } from './ClosedPage.tsx';
import { isSite } from './guards.ts';

/** What the accounts of a channel are for, and how one gets there. */
const wayIn: Readonly<Record<Site, string>> = {
  b2b: 'Pro accounts belong to licensed professionals and businesses. Sign in with yours if you have one.',
  retail: 'Retail accounts are for people who buy for themselves. Sign in with yours if you have one.',
  school: 'School accounts belong to schools that teach with Regen. Sign in with yours if you have one.',
};
const applyPath = '/become-pro';

/** A page of another sales channel. */
export function WrongChannel({ wanted }: { wanted: string }) {
  const router = useRouter();
  if (!isSite(wanted)) return null;
  // Where the store takes applications.
  const canApply = wanted === 'b2b' && applyPath in router.routesByPath;
  return (
    <ClosedPage
      title={`This page is for ${CHANNEL_LABELS[wanted]} accounts`}
      action={
        canApply ? (
          <Button variant="secondary" asChild>
            <a href={applyPath}>Apply for a Pro account</a>
          </Button>
        ) : null
      }
    >
      {wayIn[wanted]}
    </ClosedPage>
  );
}
