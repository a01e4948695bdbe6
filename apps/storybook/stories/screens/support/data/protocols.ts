import type { Protocol, ProtocolCard, ProtocolStep } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { ContentRecord, ContentRecordPage } from '@regen/sdk';
import { pageOf } from './lists.ts';
import { texture } from './posts.ts';

const changedAt = { createdAt: '2026-11-02T16:00:00.000Z', updatedAt: '2026-11-02T16:00:00.000Z' };
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] }) as const;

type Row = readonly [title: string, category: string, minutes: number, level: ProtocolCard['level'], concern: string];

const rows: readonly Row[] = [
  ['Back clearing treatment', 'Clear skin', 60, 'Advanced', 'acne'],
  ['Deep cleansing facial', 'Facials', 50, 'Foundation', 'pores'],
  ['Eye contour treatment', 'Facials', 30, 'Foundation', 'fine-lines'],
  ['First peel: lactic 30', 'Peels', 40, 'Foundation', 'dullness'],
  ['Forty-minute facial', 'Facials', 40, 'Foundation', 'dehydration'],
  ['Hand renewal treatment', 'Beyond the face', 45, 'Intermediate', 'sun-damage'],
  ['Lymphatic face massage', 'Massage', 30, 'Foundation', 'dullness'],
  ['Mandelic peel', 'Peels', 45, 'Intermediate', 'hyperpigmentation'],
  ['Neck and décolleté treatment', 'Beyond the face', 45, 'Intermediate', 'firmness'],
  ['Pumpkin steam facial', 'Facials', 50, 'Intermediate', 'dullness'],
  ['Quiet skin facial', 'Calm and recover', 45, 'Foundation', 'redness'],
  ['Red light facial', 'With devices', 50, 'Intermediate', 'firmness'],
  ['Salicylic peel for breakouts', 'Peels', 45, 'Intermediate', 'acne'],
];

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const cards = rows.map(([title, category, minutes, level, concern]): ProtocolCard => ({
  ...changedAt,
  id: `protocol-${slugOf(title)}`,
  type: 'protocol',
  title,
  slug: slugOf(title),
  summary: 'Warmth, patience and light hands: what to look for at each step, and when to stop.',
  category,
  minutes,
  level,
  concerns: [concern],
  picture: texture,
}));

const steps: readonly ProtocolStep[] = [
  {
    ...changedAt,
    id: 'step-01',
    type: 'protocolStep',
    title: 'Cleanse twice',
    body: [paragraph('Two pumps on damp skin, a minute of slow circles, then again. Rinse with warm towels.')],
    seconds: 150,
    products: ['GM3201'],
  },
  {
    ...changedAt,
    id: 'step-02',
    type: 'protocolStep',
    title: 'Lay the gauze',
    body: [paragraph('Soak gauze until it drips no more, and lay it over forehead, nose and chin.')],
    products: [],
    caution: 'Keep the fluid out of the eyes. Rinse at once with saline if it gets there.',
  },
  {
    ...changedAt,
    id: 'step-03',
    type: 'protocolStep',
    title: 'Extract in order',
    body: [paragraph('Chin, nose, cheeks, forehead. Twelve minutes, then stop, whatever is left.')],
    seconds: 720,
    products: ['GM3101', '1101'],
    caution: 'Leave cysts and tender lumps alone.',
  },
];

const isTrained = (channel: Channel) => channel === 'b2b' || channel === 'school';

/** The protocols of a channel: none for visitors and clients. */
export const protocolsOf = (channel: Channel, query: URLSearchParams): ContentRecordPage =>
  pageOf<ContentRecord>(isTrained(channel) ? cards.map((card) => ({ ...card })) : [], query);

export function protocolOf(channel: Channel, slug: string): ContentRecord | undefined {
  const card = cards.find((each) => each.slug === slug);
  if (!card || !isTrained(channel)) return undefined;
  return {
    ...card,
    skinTypes: ['normal', 'combination', 'oily'],
    contraindications: [
      'Open wounds, cold sores or sunburn on the face.',
      'Isotretinoin within six months.',
      'A pacemaker, pregnancy or metal implants, for the current only.',
    ],
    supplies: ['Facial steamer', 'Gauze, tissues, gloves', 'Lancets and a sharps container', 'Four warm towels'],
    before: [paragraph('Look at clean, dry skin under the lamp. Ask what was used at home this week.')],
    steps,
    after: [paragraph('No make-up until tomorrow, no heat for a day, sunscreen every morning.')],
    products: ['GM3201', 'GM3101', 'GM3102'],
    homeCare: ['1101', '1601'],
    revisedAt: '2026-05-18T16:00:00.000Z',
  } satisfies Protocol;
}
