import type { promotion, Promotion, promotionDay, PromotionDay } from '@regen/content-sdk/models';
import { modelRef, readAs } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { promotionGet as get } from '@regen/sdk/operations';
import { promotionGet } from '@regen/sdk/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isMissing } from '~/features/products/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';

const promotions = modelRef<typeof promotion>('promotion');
const promotionDays = modelRef<typeof promotionDay>('promotionDay');

/** The slug of the promotion that has a page, which is its path. */
export const TWELVE_DAYS = '12-days-of-glymed';

/** A day; its offer is null until it begins. */
export interface OfferDay {
  readonly day: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly offer: PromotionDay | null;
}

async function readPromotion(call: Call, slug: string, signal: AbortSignal) {
  try {
    const { promotion: record, days, ...state } = await call(get, { slug }, { maxRetries: 0, signal });
    return {
      ...state,
      // A page may be kept for minutes after the server has read this for it, which says nothing of a device.
      aheadMs: import.meta.env.SSR ? null : Date.now() - Date.parse(state.readAt),
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
    queryKey: [...promotionGet(call, { slug }).queryKey, caller] as const,
    queryFn: ({ signal }) => readPromotion(call, slug, signal),
  });

export type PromotionState = NonNullable<Awaited<ReturnType<typeof readPromotion>>>;

/** Whether there is an offer today; not while it is unknown. */
export const isOn = (state: Pick<PromotionState, 'status'> | null | undefined): boolean =>
  state?.status === 'Active' || state?.status === 'Ending';

/** What is due already, the first read of a device itself, and the longest wait: a timer of weeks would overflow. */
const AGAIN_MS = 20_000;
const FIRST_MS = 60_000;
const LONGEST_MS = 3_600_000;

/** A moment of the server, as the clock of this device shows it. */
export const onThisDevice = (moment: string, { aheadMs }: Pick<PromotionState, 'aheadMs'>): number =>
  Date.parse(moment) + (aheadMs ?? 0);

/** Milliseconds until a promotion is to be read again; never, once it has ended. Soon, while it is not known how wrong the device's clock is. */
export function turnsIn(
  state: Pick<PromotionState, 'changesAt' | 'aheadMs'> | null | undefined,
  now: number,
): number | false {
  if (!state?.changesAt) return false;
  const left = onThisDevice(state.changesAt, state) - now;
  return left <= 0 ? AGAIN_MS : Math.min(left, state.aheadMs === null ? FIRST_MS : LONGEST_MS);
}

/** Reads the promotion again when it starts, at each midnight of its zone, and when it ends, also in a tab that nobody looks at. */
export function usePromotionTurns(slug: string): void {
  const { call } = useApp();
  useQuery({
    ...promotionOf(call, slug, useCaller()),
    refetchInterval: ({ state: { data } }) => turnsIn(data, Date.now()),
    refetchIntervalInBackground: true,
  });
}

/** Products of the offer of today. */
export function skusOfToday({ days, today }: PromotionState): readonly string[] {
  return days.find(({ day }) => day === today)?.offer?.products ?? [];
}
