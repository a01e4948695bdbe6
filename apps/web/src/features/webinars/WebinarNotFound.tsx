import type { Call } from '@regen/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { SecondLook } from '~/kernel/page/SecondLook.tsx';
import { webinarOf } from './webinar-queries.ts';
import { WebinarSkeleton } from './WebinarSkeleton.tsx';

/** There is no such webinar for this person. */
export function WebinarNotFound() {
  const { webinarId = '' } = useParams({ strict: false });
  return (
    <SecondLook
      query={(call: Call, caller: string) => webinarOf(call, webinarId, caller)}
      skeleton={<WebinarSkeleton />}
    >
      <NotFoundPage
        pageTitle="Webinar not found"
        title="We couldn’t find this webinar"
        message="It may have moved, or it may be for professional and school accounts only."
        action={<Link to="/webinars">See all webinars</Link>}
      />
    </SecondLook>
  );
}
