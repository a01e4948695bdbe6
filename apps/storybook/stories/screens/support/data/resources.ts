import type { HelpLink, PageCard, Resource } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { ContentRecord, ContentRecordPage } from '@regen/sdk';
import { pageOf } from './lists.ts';
import { texture } from './posts.ts';

const changedAt = { createdAt: '2026-11-02T16:00:00.000Z', updatedAt: '2026-11-02T16:00:00.000Z' };
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const rows: readonly (readonly [title: string, kind: Resource['kind'], topic: Resource['topic'], only?: Channel])[] = [
  ['After your peel', 'Card', 'Client education'],
  ['How much sunscreen', 'Chart', 'Client education'],
  ['Skin diary', 'Form', 'Client education'],
  ['Skin is slightly acidic', 'Poster', 'Client education'],
  ['The order of a routine', 'Chart', 'Client education'],
  ['Twelve ingredients', 'Guide', 'Client education'],
  ['Peel consent form', 'Form', 'Treatment room', 'b2b'],
  ['Retail toolkit', 'Guide', 'Retail program', 'b2b'],
  ['Logo, indigo', 'Logo', 'Brand', 'b2b'],
];

const resources = rows.map(([title, kind, topic]): Resource => ({
  ...changedAt,
  id: `resource-${slugOf(title)}`,
  type: 'resource',
  title,
  slug: slugOf(title),
  summary: 'Two weeks, one line a day, to print and to bring to the next appointment.',
  kind,
  topic,
  file: {
    id: slugOf(title),
    title,
    description: '',
    url: `files/${slugOf(title)}.pdf`,
    fileName: `${slugOf(title)}.pdf`,
    contentType: 'application/pdf',
    size: 44_100,
  },
  preview: texture,
  pages: 1,
  printSize: 'US Letter',
  publishedAt: '2026-05-01T16:00:00.000Z',
}));

const helpOf = (label: string, position: number, more: Partial<HelpLink>): HelpLink => ({
  ...changedAt,
  id: `help-${position}`,
  type: 'helpLink',
  label,
  summary: 'Your first shelf, the tools in your store, and phrases that help.',
  position,
  resource: null,
  ...more,
});
const help = [
  helpOf('Toolkit', 0, { resource: resources.find(({ slug }) => slug === 'retail-toolkit') ?? null }),
  helpOf('Create a Bundle', 1, { href: '/create-a-bundle' }),
];

const pages = ['About us', 'Accessibility', 'Our founder', 'Returns policy', 'Shipping'].map((title): PageCard => ({
  ...changedAt,
  id: slugOf(title),
  type: 'page',
  title,
  slug: slugOf(title),
  description: 'What it is about.',
}));

/** Records by their type, as a channel may read them; undefined for the types of other screens. */
export function libraryOf(channel: Channel, type: string, query: URLSearchParams): ContentRecordPage | undefined {
  const mine = resources.filter((_, at) => rows[at]?.[3] === undefined || rows[at]?.[3] === channel);
  const byType: Readonly<Record<string, readonly object[]>> = {
    resource: mine,
    helpLink: channel === 'b2b' ? help : [],
    page: pages,
  };
  const found = byType[type];
  // Records are typed by their models.
  return (
    found &&
    pageOf<ContentRecord>(
      found.map((record) => ({ ...record }) as ContentRecord),
      query,
    )
  );
}
