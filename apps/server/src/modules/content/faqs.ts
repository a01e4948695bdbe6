import type { ContentReader } from '@regen/content-sdk';
import { faq } from '@regen/content-sdk/models';
import type { FaqListParams, FaqPage } from '@regen/sdk';
import { listAll } from '../../content/snapshot/list-all.ts';
import { fold } from '../search/words.ts';
import { plainTextOf } from './plain-text.ts';

const PER_PAGE = 100;

/** Questions by topic and words: each word is in the question or in the answer. */
export async function listFaqs(
  reader: ContentReader,
  { topic, search = '', page = 1, perPage = PER_PAGE }: FaqListParams,
): Promise<FaqPage> {
  const words = fold(search)
    .split(/[\s,?]+/)
    .filter((word) => word !== '');
  const all = (await listAll(reader, faq)).map(({ id, topic: own, question, answer }) => ({
    id,
    topic: own,
    question,
    answer: plainTextOf(answer),
  }));
  const found = all.filter((one) => {
    if (topic !== undefined && one.topic !== topic) return false;
    const text = words.length > 0 ? fold(`${one.question} ${one.answer}`) : '';
    return words.every((word) => text.includes(word));
  });
  return {
    items: found.slice((page - 1) * perPage, page * perPage),
    currentPage: page,
    totalPages: Math.ceil(found.length / perPage),
    totalCount: found.length,
    perPage,
    topics: [...new Set(all.map((one) => one.topic))],
  };
}
