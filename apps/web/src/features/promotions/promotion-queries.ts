import type { promotion, Promotion, promotionDay, PromotionDay } from '@regen/content-sdk/models';
import { modelRef, readAs } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { promotionGet } from '@regen/sdk/operations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isMissing } from '~/features/products/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';

const promotions = modelRef<typeof promotion>('promotion');
const promotionDays = modelRef<typeof promotionDay>('promotionDay');

/** A day; its offer is null until it begins. */
export interface OfferDay {
  readonly day: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly offer: PromotionDay | null;
}

async function readPromotion(call: Call, slug: string, signal: AbortSignal) {
  try {
    const { promotion: record, days, ...state } = await call(promotionGet, { slug }, { maxRetries: 0, signal });
    return {
      ...state,
      promotion: readAs<Omit<Promotion, 'days'>>(promotions, record),
      days: days.map(({ offer, ...day }): OfferDay => ({
        ...day,
        offer: offer && readAs<PromotionDay>(promotionDays, offer),
      })),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A promotion as it is now; null if there is none for this person. */
export const promotionOf = (call: Call, slug: string, caller: string) =>
  queryOptions({
    queryKey: ['promotionGet', { slug }, caller] as const,
    queryFn: ({ signal }) => readPromotion(call, slug, signal),
  });

export type PromotionState = NonNullable<Awaited<ReturnType<typeof readPromotion>>>;

/** While the device is ahead of the server, and the longest wait: a timer of weeks would overflow. */
const AGAIN_MS = 20_000;
const LONGEST_MS = 3_600_000;

/** Milliseconds until a promotion is to be read again; never, once it has ended. */
export function turnsIn(changesAt: string | null | undefined, now: number): number | false {
  if (!changesAt) return false;
  const left = Date.parse(changesAt) - now;
  return left <= 0 ? AGAIN_MS : Math.min(left, LONGEST_MS);
}

/** Reads the promotion again when it starts, at each midnight of its zone, and when it ends, also in a tab that nobody looks at. */
export function usePromotionTurns(slug: string): void {
  const { call } = useApp();
  useQuery({
    ...promotionOf(call, slug, useCaller()),
    refetchInterval: ({ state: { data } }) => turnsIn(data?.changesAt, Date.now()),
    refetchIntervalInBackground: true,
  });
}

/** Products of the offer of today. */
export function skusOfToday({ days, today }: PromotionState): readonly string[] {
  return days.find(({ day }) => day === today)?.offer?.products ?? [];
}
