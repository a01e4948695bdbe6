import { promotion } from '@regen/content-sdk/models';
import { eventStatus, promotionChangesAt, promotionDays } from '@regen/domain';
import { userOf } from '../../auth/user-of.ts';
import type { Drafts } from '../../content/drafts/create-drafts.ts';
import { createReaderOf } from '../../content/drafts/reader-of.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { noteUntil } from '../../content/snapshot/note-reads.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { listDeals } from './deals.ts';

const isoOf = (time: number): string => new Date(time).toISOString();

/** Promotions by days. What a day offers is content; whether it may be known yet is decided here (rule U2). */
export function createPromotionsModule({
  clock,
  db,
  ...sources
}: Needs<'clock' | 'db'> & { content: Content; drafts: Drafts }): Module<'promotionGet' | 'dealList'> {
  const readerOf = createReaderOf(sources);
  return {
    operations: {
      dealList: operation(self('id'), async ({ actor, params }) => ({
        items: await listDeals(db, params.id, userOf(actor).site, clock.now()),
      })),
      promotionGet: operation(anyone(), async (call) => {
        const { slug } = call.params;
        const found = await readerOf(call).get(promotion, slug);
        if (!found) throw notFound('There is no such promotion.');
        const { days: offers, afterBody, ...record } = found;
        const now = clock.now().getTime();
        const dates = { startsAt: Date.parse(found.startsAt), endsAt: Date.parse(found.endsAt) };
        const days = promotionDays({ ...dates, zone: found.zone });
        const status = eventStatus(dates, now);
        const changesAt = promotionChangesAt(days, now);
        noteUntil(changesAt);
        return {
          slug,
          status,
          startsAt: found.startsAt,
          endsAt: found.endsAt,
          timezone: found.zone,
          today: days.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)?.day ?? null,
          readAt: isoOf(now),
          changesAt: changesAt === null ? null : isoOf(changesAt),
          promotion: { ...record, afterBody: status === 'Ended' ? afterBody : [] },
          days: days.map(({ day, startsAt, endsAt }) => ({
            day,
            startsAt: isoOf(startsAt),
            endsAt: isoOf(endsAt),
            offer: startsAt <= now ? (offers.find((offer) => offer.day === day) ?? null) : null,
          })),
        };
      }),
    },
  };
}
