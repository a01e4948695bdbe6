import * as z from 'zod';
import type { DataOf } from '../data/reader.ts';
import { fileField } from '../fields/file.ts';
import { linksTo } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { defineModel } from './define-model.ts';
import { duration, line, lines, pictureFocus, plainText, skus, slug, summary, time } from './values.ts';

/** Gated, whatever a record says: a treatment is for those who are trained for it. */
const forTrained = { field: 'audiences', among: ['b2b', 'school'] } as const;

/** A step of a treatment. */
export const protocolStep = defineModel({
  type: 'protocolStep',
  audience: forTrained,
  fields: {
    title: line,
    body: richTextField(),
    /** Of its timer, where something stays on the skin. */
    seconds: duration.optional(),
    products: skus,
    caution: plainText.optional(),
  },
});

export type ProtocolStep = DataOf<typeof protocolStep>;

/** A treatment protocol in a list. */
export const protocolCard = defineModel({
  type: 'protocol',
  view: 'card',
  audience: forTrained,
  slug: 'slug',
  order: ['title'],
  fields: {
    title: line,
    slug,
    summary,
    category: line,
    /** Of the whole treatment. */
    minutes: duration,
    level: z.enum(['Foundation', 'Intermediate', 'Advanced']),
    /** Slugs of the catalog's concerns. */
    concerns: lines,
    picture: fileField('image/'),
    focus: pictureFocus,
  },
});

export type ProtocolCard = DataOf<typeof protocolCard>;

/** A treatment protocol. */
export const protocol = protocolCard.extend({
  skinTypes: lines,
  /** A sentence each. */
  contraindications: lines,
  supplies: lines,
  before: richTextField(),
  steps: linksTo(() => protocolStep),
  after: richTextField(),
  /** SKUs of the back bar. */
  products: skus,
  /** SKUs that the client uses at home. */
  homeCare: skus,
  revisedAt: time,
});

export type Protocol = DataOf<typeof protocol>;
