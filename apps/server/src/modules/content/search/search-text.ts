import type { ContentReader, ModelRef } from '@regen/content-sdk';
import { blogPost, faq, protocol, resource, webinar } from '@regen/content-sdk/models';
import type { ContentHit } from '@regen/sdk';
import { partsOf } from '../../../content/snapshot/list-all.ts';
import { plainTextOf } from '../plain-text.ts';
import type { WeighedText } from './dictionary.ts';

type HitType = ContentHit['type'];

/** What is shown of a record that was found, and what it is found by. */
export interface SearchText {
  readonly hit: ContentHit;
  readonly texts: readonly WeighedText[];
}

/** What a record says beside title, summary and topic: a hostile one may have megabytes. */
const MAX_BODY = 20_000;
const MAX_SUMMARY = 200;

const TITLE = 12;
const SUMMARY = 6;
const TOPIC = 5;
const BODY = 2;

interface Shown {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
}

/** What people call them, so that "webinar retinal" finds webinars. */
const NAMES: Readonly<Record<HitType, string>> = {
  blogPost: 'blog post article',
  protocol: 'protocol',
  webinar: 'webinar video',
  resource: 'resource download',
  faq: 'FAQ question',
};

function textOf(type: HitType, { id, slug, title, summary, topic }: Shown, more: readonly string[]): SearchText {
  return {
    hit: { type, id, slug, title, summary, topic },
    texts: [
      [title, TITLE],
      [summary, SUMMARY],
      [topic, TOPIC],
      [NAMES[type], BODY],
      [more.join('\n').slice(0, MAX_BODY), BODY],
    ],
  };
}

/** The beginning of an answer, in whole words. */
function beginningOf(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length <= MAX_SUMMARY ? line : `${line.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')} …`;
}

type Searched = (reader: ContentReader) => AsyncIterable<readonly SearchText[]>;

function searched<Data>(model: ModelRef<Data>, read: (record: Data) => SearchText): Searched {
  return async function* (reader) {
    for await (const part of partsOf(reader, model)) yield part.map(read);
  };
}

/** What can be found, in the order in which equals are shown: types that have pages, as their readers see them, some at a time. */
export const searchedTypes: Readonly<Record<HitType, Searched>> = {
  blogPost: searched(blogPost, (post) =>
    textOf('blogPost', post, [post.author?.name ?? '', ...post.products, plainTextOf(post.body)]),
  ),
  protocol: searched(protocol, (one) =>
    textOf('protocol', { ...one, topic: one.category }, [
      ...one.concerns,
      ...one.skinTypes,
      ...one.contraindications,
      ...one.supplies,
      ...one.products,
      ...one.homeCare,
      plainTextOf(one.before),
      ...one.steps.flatMap(({ title, body, caution = '' }) => [title, plainTextOf(body), caution]),
      plainTextOf(one.after),
    ]),
  ),
  webinar: searched(webinar, (one) =>
    textOf('webinar', one, [
      ...one.speakers.map(({ name }) => name),
      ...one.products,
      ...one.chapters.map(({ title }) => title),
      ...one.transcript.map(({ text }) => text),
    ]),
  ),
  resource: searched(resource, (one) => textOf('resource', one, [one.kind])),
  faq: searched(faq, ({ id, slug, topic, question, answer }) => {
    const text = plainTextOf(answer);
    return textOf('faq', { id, slug, topic, title: question, summary: beginningOf(text) }, [text]);
  }),
};
