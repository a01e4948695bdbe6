import type { Faq } from '@regen/content-sdk/models';
import { linesOf } from '~/features/content/index.ts';
import { hasWords, isChoice } from '~/kernel/words/find-words.ts';
import { respelled } from '~/kernel/words/respelled.ts';
import type { FaqSearch } from './faq-search.ts';

export interface Topic {
  readonly name: string;
  readonly questions: readonly Faq[];
}

/** Names of the topics, in the editors' order. */
export const topicsOf = (all: readonly Faq[]): string[] => [...new Set(all.map(({ topic }) => topic))];

const textOf = ({ question, answer }: Faq): string => `${question} ${linesOf(answer).join(' ')}`;

/** The questions that have each word, in the question or in the answer, by topic; misspelled words are corrected where nothing has them. */
export function findQuestions(all: readonly Faq[], { q = '', topic }: FaqSearch): Topic[] {
  const isTopic = isChoice(topic, topicsOf(all));
  const having = (words: string) => {
    const isMeant = hasWords(words);
    return all.filter((one) => (!isTopic || one.topic === topic) && isMeant(textOf(one)));
  };
  const exact = having(q);
  const instead = exact.length > 0 ? null : respelled(q, all.map(textOf));
  const found = instead === null ? exact : having(instead);
  return topicsOf(found).map((name) => ({ name, questions: found.filter((one) => one.topic === name) }));
}
