import type { HomeSection } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { ContentHit, ContentRecord, ContentRecordPage, ContentSearchResult } from '@regen/sdk';
import { pageOf } from './lists.ts';
import { texture } from './posts.ts';

const TYPES = ['blogPost', 'protocol', 'webinar', 'resource', 'faq'] as const;

/** Type, title, topic, and the channels that a record is for. */
const rows: readonly (readonly [ContentHit['type'], title: string, topic: string, only?: readonly Channel[]])[] = [
  ['blogPost', 'Vitamin C serum: acid or oil', 'Ingredients'],
  ['protocol', 'Serum infusion facial', 'Facials', ['b2b', 'school']],
  ['webinar', 'Which serum goes first?', 'Routines'],
  ['faq', 'My vitamin C serum has changed color. Is it still good?', 'Products and skin'],
  ['resource', 'Serums at a glance', 'Client education'],
  ['blogPost', 'Four products to begin with, and a serum for later', 'Routines'],
];

/** What a channel finds beside products: records whose title has the words. */
export function contentFoundOf(channel: Channel, query: URLSearchParams): ContentSearchResult {
  const text = query.get('search') ?? '';
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = rows.flatMap(([type, title, topic, only], index): ContentHit | [] => {
    if (only?.includes(channel) === false || !words.every((word) => title.toLowerCase().includes(word))) return [];
    const summary = 'What the label says, what it leaves out, and how to tell whether it works after four weeks.';
    return { type, id: `found-${index}`, slug: `found-${index}`, title, summary, topic };
  });
  const type = query.get('type');
  return {
    query: text,
    ...pageOf(
      hits.filter((hit) => type === null || hit.type === type),
      query,
    ),
    counts: TYPES.flatMap((each) => {
      const totalCount = hits.filter((hit) => hit.type === each).length;
      return totalCount > 0 ? { type: each, totalCount } : [];
    }),
    didYouMean: null,
  };
}

const sections: readonly (readonly [heading: string, linkLabel: string, linkPath: string, only: readonly Channel[]])[] =
  [
    ['Start with four products', 'Find your four', '/blogs/four-products-to-begin-with', ['web', 'retail']],
    ['Skin is easier with someone who knows it', 'Find a professional', '/locations', ['web', 'retail']],
    ['Your back bar, between clients', 'Open quick order', '/b2b/quick-order', ['b2b']],
    ['A protocol for today’s client', 'Browse protocols', '/protocols', ['b2b', 'school']],
  ];

/** What editors write on the home page of a channel. */
export function homeSectionsOf(channel: Channel, query: URLSearchParams): ContentRecordPage {
  const own = sections.filter(([, , , only]) => only.includes(channel));
  return pageOf<ContentRecord>(
    own.map(([heading, linkLabel, linkPath], position) => ({
      id: `home-${position}`,
      type: 'homeSection',
      createdAt: '2026-11-02T16:00:00.000Z',
      updatedAt: '2026-11-02T16:00:00.000Z',
      heading,
      text: 'A cleanser, a serum, a cream and a sunscreen, chosen by how your face feels at four in the afternoon.',
      linkLabel,
      linkPath,
      picture: texture,
      position,
    })) satisfies HomeSection[],
    query,
  );
}
