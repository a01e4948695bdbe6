import type { Faq } from '@regen/content-sdk/models';
import { linesOf } from '~/features/content/index.ts';
import { hasWords } from '~/kernel/words/find-words.ts';
import type { FaqSearch } from './faq-search.ts';

export interface Topic {
  readonly name: string;
  readonly questions: readonly Faq[];
}

/** Names of the topics, in the editors' order. */
export const topicsOf = (all: readonly Faq[]): string[] => [...new Set(all.map(({ topic }) => topic))];

/** The questions that have each word, in the question or in the answer, by topic. */
export function findQuestions(all: readonly Faq[], { q = '', topic }: FaqSearch): Topic[] {
  const isMeant = hasWords(q);
  const found = all.filter((one) => {
    if (topic !== undefined && one.topic !== topic) return false;
    return isMeant(`${one.question} ${linesOf(one.answer).join(' ')}`);
  });
  return topicsOf(found).map((name) => ({ name, questions: found.filter((one) => one.topic === name) }));
}
