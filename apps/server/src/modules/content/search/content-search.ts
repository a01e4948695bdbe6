import type { Channel } from '@regen/domain';
import type { ContentHit, ContentSearchParams, ContentSearchResult } from '@regen/sdk';
import { hash } from 'node:crypto';
import type { Content } from '../../../content/snapshot/create-content.ts';
import { noteList } from '../../../content/snapshot/note-reads.ts';
import { turn } from '../../../turn.ts';
import { wordsOf } from '../../search/words.ts';
import { Dictionary } from './dictionary.ts';
import { searchedTypes } from './search-text.ts';
import type { SearchText } from './search-text.ts';
import { MAX_RANKED, WordIndex } from './word-index.ts';
import type { IndexedDocument } from './word-index.ts';

type HitType = ContentHit['type'];

/** Fewer hits than this are "few": another spelling is tried. */
const LITTLE = 3;
const PER_PAGE = 12;
/** Words of former records stay in the dictionary, until it has so many. */
const MAX_WORDS = 300_000;
/** Records whose words are packed per turn of the event loop. */
const SLICE = 50;

const BITS: Readonly<Record<Channel, number>> = { web: 1, retail: 2, school: 4, b2b: 8 };
const CHANNELS = Object.keys(BITS) as readonly Channel[];
const TYPES = Object.keys(searchedTypes) as readonly HitType[];

/** A record as one or more channels see it: the same words, so it is indexed once. */
interface SearchDocument extends IndexedDocument {
  readonly hit: ContentHit;
  readonly digest: string;
}

interface Searchable {
  readonly index: WordIndex;
  readonly documents: readonly SearchDocument[];
}

export interface ContentSearch {
  find(channel: Channel, question: ContentSearchParams): Promise<ContentSearchResult>;
  /** Reads all records, which the first search would otherwise wait for. */
  warm(): Promise<void>;
}

/**
 * Finds content by words in memory, since that is where records are. What is indexed is what the reader of each channel gives, so a
 * record, and a part of one, is found by those who may read it and by nobody else.
 */
export function createContentSearch({ content }: { content: Pick<Content, 'onChange' | 'reader'> }): ContentSearch {
  let dictionary = new Dictionary();
  const documents = new Map<HitType, readonly SearchDocument[]>();
  const stale = new Set<HitType>(TYPES);
  let last: Promise<unknown> = Promise.resolve();
  let current: Promise<Searchable> | null = null;

  content.onChange(({ records }) => {
    for (const type of TYPES) if (records.some((record) => record.type === type)) stale.add(type);
    if (stale.size > 0) current = null;
  });

  /** The records of a type as all channels see them; the words of unchanged ones are reused. */
  async function read(type: HitType): Promise<readonly SearchDocument[]> {
    const known = new Map((documents.get(type) ?? []).map(({ digest, words }) => [digest, words]));
    const found = new Map<string, { text: SearchText; mask: number }>();
    for (const channel of CHANNELS) {
      for await (const texts of searchedTypes[type](content.reader(channel))) {
        for (const text of texts) {
          const digest = hash('sha1', JSON.stringify(text), 'base64');
          const mask = (found.get(digest)?.mask ?? 0) | BITS[channel];
          found.set(digest, { text, mask });
        }
      }
    }
    const read: SearchDocument[] = [];
    for (const [digest, { text, mask }] of found) {
      if (read.length % SLICE === SLICE - 1) await turn();
      const words = known.get(digest) ?? dictionary.pack(text.texts);
      read.push({ hit: text.hit, digest, mask, words, kind: TYPES.indexOf(type) });
    }
    return read;
  }

  async function build(): Promise<Searchable> {
    if (dictionary.words.length > MAX_WORDS) {
      dictionary = new Dictionary();
      documents.clear();
      for (const type of TYPES) stale.add(type);
    }
    for (const type of stale) {
      // What changes from here on is read by the next build.
      stale.delete(type);
      try {
        documents.set(type, await read(type));
      } catch (error) {
        stale.add(type);
        throw error;
      }
    }
    const all = TYPES.flatMap((type) => documents.get(type) ?? []);
    return { index: await WordIndex.build(all, dictionary, TYPES.length), documents: all };
  }

  /** One build after the other, since each begins with what the last one has read. */
  function searchable(): Promise<Searchable> {
    if (current) return current;
    const building = last.then(build);
    last = building.catch(() => undefined);
    current = building;
    building.catch(() => {
      if (current === building) current = null;
    });
    return building;
  }

  return {
    async warm() {
      await searchable();
    },
    async find(channel, { search, type, page = 1, perPage = PER_PAGE }) {
      for (const each of TYPES) noteList({ type: each });
      const { index, documents: all } = await searchable();
      const text = search.trim();
      const mask = BITS[channel];
      const where = { mask, kind: type === undefined ? null : TYPES.indexOf(type), offset: (page - 1) * perPage };
      const typed = wordsOf(text);
      let found = index.find({ ...where, words: typed, limit: perPage });
      let didYouMean: string | null = null;
      const better = found.total < LITTLE ? index.respell(typed, mask) : null;
      if (better !== null) {
        const other = index.find({ ...where, words: better, limit: perPage });
        if (other.total > found.total) {
          didYouMean = better.join(' ');
          if (found.total === 0) found = other;
        }
      }
      return {
        query: text,
        items: found.documents.flatMap((number) => all[number]?.hit ?? []),
        counts: TYPES.flatMap((each, kind) => {
          const totalCount = found.counts[kind] ?? 0;
          return totalCount > 0 ? { type: each, totalCount } : [];
        }),
        currentPage: page,
        totalPages: Math.ceil(Math.min(found.total, MAX_RANKED) / perPage),
        totalCount: found.total,
        perPage,
        didYouMean,
      };
    },
  };
}
