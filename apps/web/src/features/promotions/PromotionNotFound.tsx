import type { Call } from '@regen/sdk';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';
import { SecondLook } from '~/kernel/page/SecondLook.tsx';
import { promotionOf } from './promotion-queries.ts';
import { PromotionSkeleton } from './PromotionSkeleton.tsx';

/** There is no such promotion, or none for this channel. */
export function PromotionNotFound({ slug }: { slug: string }) {
  return (
    <SecondLook
      query={(call: Call, caller: string) => promotionOf(call, slug, caller)}
      skeleton={<PromotionSkeleton />}
    >
      <NotFoundPage
        title="We couldn’t find this promotion"
        message="It may have ended, or it may be for another kind of account."
      />
    </SecondLook>
  );
}
