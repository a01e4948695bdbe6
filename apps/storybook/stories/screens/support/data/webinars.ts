import type { Webinar, WebinarCard } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import type { Channel } from '@regen/domain';
import type { ContentRecord, ContentRecordPage } from '@regen/sdk';
import film from '@regen/ui-kit/src/stories/assets/drop.webm?url&no-inline';
import { pageOf } from './lists.ts';
import { authorOf, texture } from './posts.ts';

const changedAt = { createdAt: '2026-11-02T16:00:00.000Z', updatedAt: '2026-11-02T16:00:00.000Z' };

/** Title, topic, seconds, and the channels that a webinar is for. */
const rows: readonly (readonly [title: string, topic: string, seconds: number, only?: readonly Channel[]])[] = [
  ['Bundles that get opened', 'Business', 1_420, ['b2b']],
  ['When skin reacts', 'In the treatment room', 2_710, ['b2b', 'school']],
  ['Dark spots and patience', 'Skin concerns', 12],
  ['How much sunscreen is enough', 'Sun', 640],
  ['Breakouts, one change at a time', 'Skin concerns', 905],
  ['Four quiet weeks for the barrier', 'Skin concerns', 812],
  ['Twelve weeks with retinal', 'Ingredients', 1_122],
  ['Skin in dry air', 'Routines', 480],
];

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const cards = rows.map(([title, topic, seconds, only], index) => ({
  only,
  card: {
    ...changedAt,
    id: `webinar-${slugOf(title)}`,
    type: 'webinar',
    title,
    slug: slugOf(title),
    summary: 'What happens in the skin, what to use and in which order, and how long to wait before you judge it.',
    topic,
    publishedAt: new Date(Date.UTC(2026, 9, 14 - index * 21, 16)).toISOString(),
    seconds,
    picture: texture,
  } satisfies WebinarCard,
}));

const webinarsOf = (channel: Channel): readonly WebinarCard[] =>
  cards.flatMap(({ only, card }) => (only === undefined || only.includes(channel) ? card : []));

const file = (id: string, contentType: string, url: string): ContentFile => ({
  id,
  title: id,
  description: '',
  url,
  fileName: id,
  contentType,
  size: 9_000,
});

const said = [
  'A dark spot is pigment that stayed after the inflammation went.',
  'Azelaic acid slows the making of new pigment. Twice a day, a pea for the whole face.',
  'Sunscreen every morning, two fingers. Without it, the rest is lost by lunch.',
  'Take one photograph a week, at the same window, at the same hour.',
  'Weeks one to four look like nothing. Keep going.',
  'Around week eight the edges soften first, then the middle.',
  'If it darkens or itches, stop and ask. That is not part of the way.',
];

/** A webinar as its page shows it. */
function webinarOf(channel: Channel, slug: string): Webinar | undefined {
  const all = webinarsOf(channel);
  const card = all.find((each) => each.slug === slug);
  return (
    card && {
      ...card,
      video: file('film.webm', 'video/webm', film),
      captions: null,
      chapters: [
        { start: 0, title: 'What a spot is' },
        { start: 4, title: 'Morning and night' },
        { start: 8, title: 'Twelve weeks' },
      ],
      transcript: said.map((text, index) => ({ start: index * 1.7, text })),
      speakers: [
        authorOf('naomi-okafor', 'Naomi Okafor', 'Clinical educator', 'Naomi has treated skin that marks easily.'),
      ],
      products: ['1407', '1406', '1202'],
      related: all.filter((each) => each.slug !== slug).slice(0, 3),
    }
  );
}

export const webinarList = (channel: Channel, query: URLSearchParams): ContentRecordPage =>
  pageOf<ContentRecord>(
    webinarsOf(channel).map((card) => ({ ...card })),
    query,
  );

export function webinarRecord(channel: Channel, slug: string): ContentRecord | undefined {
  const webinar = webinarOf(channel, slug);
  return webinar && { ...webinar };
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] });
const heading = (text: string) => ({ type: 'heading', level: 2, children: [{ type: 'text', text, marks: [] }] });

/** What editors say on `/education`. */
export const educationPage: ContentRecord = {
  ...changedAt,
  id: 'page-education',
  type: 'page',
  title: 'Education',
  slug: 'education',
  description:
    'Webinars and articles are open to everyone; protocols and lessons are for people in training and practice.',
  revisedAt: '2026-11-02T16:00:00.000Z',
  body: [
    paragraph('Regen began in a classroom as much as in a treatment room.'),
    heading('If you teach or study esthetics'),
    paragraph('Program schools have lessons by topic, with a certificate for every finished one.'),
  ],
  sections: [],
};
