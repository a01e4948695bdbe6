import type { Promotion, PromotionDay } from '@regen/content-sdk/models';
import type { DealList, Promotion as PromotionState } from '@regen/sdk';
import { texture } from './posts.ts';

const changedAt = { createdAt: '2026-11-02T16:00:00.000Z', updatedAt: '2026-11-02T16:00:00.000Z' };
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] }) as const;

const START = Date.parse('2026-12-01T07:00:00Z');
const DAY = 86_400_000;
const isoOf = (time: number) => new Date(time).toISOString();

const titles = ['A clean start', 'Water, first of all', 'One serum, chosen well'];

const offerOf = (day: number): PromotionDay => ({
  ...changedAt,
  id: `day-${day}`,
  type: 'promotionDay',
  title: titles[(day - 1) % titles.length] ?? '',
  day,
  body: [paragraph('20% off serums today.'), paragraph('Choose by what you’d like to change, and choose one.')],
  products: ['1401', '1402', '1403'],
  couponCode: `12DAYS${String(day).padStart(2, '0')}`,
});

/** Twelve days as they are on one of them; 0 is before the first, 13 after the last. */
export function promotionAt(today: number): PromotionState {
  const hasEnded = today > 12;
  const isOn = today >= 1 && !hasEnded;
  const promotion: Omit<Promotion, 'days'> = {
    ...changedAt,
    id: '12-days-of-glymed',
    type: 'promotion',
    title: '12 Days of GlyMed',
    slug: '12-days-of-glymed',
    summary: 'From December 1 to 12, one offer a day for one part of your routine.',
    startsAt: isoOf(START),
    endsAt: isoOf(START + 12 * DAY),
    zone: 'America/Denver',
    picture: texture,
    body: [paragraph('Twelve days, twelve offers, in the order in which you’d put things on your face.')],
    afterBody: hasEnded ? [paragraph('The twelve days are over. Thank you for spending them with us.')] : [],
  };
  return {
    slug: promotion.slug,
    status: today < 1 ? 'Upcoming' : hasEnded ? 'Ended' : today === 12 ? 'Ending' : 'Active',
    startsAt: promotion.startsAt,
    endsAt: promotion.endsAt,
    timezone: promotion.zone,
    today: isOn ? today : null,
    readAt: isoOf(START + (today - 0.5) * DAY),
    changesAt: hasEnded ? null : isoOf(START + today * DAY),
    promotion: { ...promotion },
    days: Array.from({ length: 12 }, (_, at) => ({
      day: at + 1,
      startsAt: isoOf(START + at * DAY),
      endsAt: isoOf(START + (at + 1) * DAY),
      offer: at < today ? { ...offerOf(at + 1) } : null,
    })),
  };
}

/** What a professional can get now. */
export const dealsOf = (): DealList => ({
  items: [
    {
      dealId: 'cpn_prostock5',
      kind: 'coupon',
      label: '5% off orders over $400 for professionals',
      code: 'PROSTOCK5',
      endsAt: '2026-12-01T07:00:00.000Z',
    },
    {
      dealId: 'dsc_six_back_bar',
      kind: 'automatic',
      label: '5% off six or more back-bar sizes',
      code: null,
      endsAt: null,
    },
  ],
});
