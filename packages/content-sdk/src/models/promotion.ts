import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { defineModel } from './define-model.ts';
import { byAudiences, line, skus, slug, summary, time } from './values.ts';

/** Name of a time zone, such as `America/Denver`. */
const zone = line.refine(isTimeZone, 'must be an IANA time zone');

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9_]*([/+-][A-Za-z0-9_+-]+)*$/;

/** Offsets like +02:00 are none: they know no daylight saving. */
function isTimeZone(name: string): boolean {
  if (!ZONE_SHAPE.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What one day of a promotion offers. */
export const promotionDay = defineModel({
  type: 'promotionDay',
  audience: byAudiences,
  order: ['day'],
  fields: {
    title: line,
    /** From 1. */
    day: z.int().min(1).max(31),
    body: richTextField(),
    products: skus,
    couponCode: line.optional(),
  },
});

export type PromotionDay = DataOf<typeof promotionDay>;

/** A promotion with a page of its own, by its dates. */
export const promotion = defineModel({
  type: 'promotion',
  audience: byAudiences,
  slug: 'slug',
  order: ['-startsAt'],
  fields: {
    title: line,
    slug,
    summary,
    startsAt: time,
    endsAt: time,
    /** Whose midnight begins a day. */
    zone,
    picture: fileField('image/'),
    body: richTextField(),
    /** After its end. */
    afterBody: richTextField(),
    days: linksTo(() => promotionDay),
  },
});

export type Promotion = DataOf<typeof promotion>;
