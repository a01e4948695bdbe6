import type { Site } from '@regen/sdk';
import { CHANNEL_LABELS } from '@regen/domain';
import { Button } from '@regen/ui-kit/Button';
import { Link } from '@tanstack/react-router';
import { ClosedPage } from './ClosedPage.tsx';
import { isSite } from './guards.ts';

/** What the accounts of a channel are for, and how one gets there. */
const wayIn: Readonly<Record<Site, string>> = {
  b2b: 'Pro accounts belong to licensed professionals and businesses. Sign in with yours if you have one.',
  retail: 'Retail accounts are for people who buy for themselves. Sign in with yours if you have one.',
  school: 'School accounts belong to schools that teach with Regen. Sign in with yours if you have one.',
};

/** A page of another sales channel. */
export function WrongChannel({ wanted }: { wanted: string }) {
  if (!isSite(wanted)) return null;
  return (
    <ClosedPage
      title={`This page is for ${CHANNEL_LABELS[wanted]} accounts`}
      action={
        wanted === 'b2b' ? (
          <Button variant="secondary" asChild>
            <Link to="/become-pro">Apply for a Pro account</Link>
          </Button>
        ) : null
      }
    >
      {wayIn[wanted]}
    </ClosedPage>
  );
}
