import type { Faq } from '@regen/content-sdk/models';
import { expect, it } from 'vitest';
import { faqJsonLd } from './faq-json-ld.ts';
import { parseFaqSearch } from './faq-search.ts';
import { findQuestions, topicsOf } from './find-questions.ts';

const question = (topic: string, text: string, answer: string): Faq => ({
  id: text,
  type: 'faq',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  question: text,
  slug: text.toLowerCase().replaceAll(' ', '-'),
  topic,
  topicPosition: 0,
  position: 0,
  answer: [{ type: 'paragraph', children: [{ type: 'text', text: answer, marks: [] }] }],
});
const all = [
  question('Orders', 'Where is my order?', 'In your account.'),
  question('Returns', 'Can I return a crème?', 'Within 60 days of delivery.'),
  question('Orders', 'Can I change my order?', 'Until it ships.'),
];
const found = (search: object) =>
  findQuestions(all, search).map(({ name, questions }) => [name, questions.map(({ id }) => id)]);

it('has all questions by topic, in their order', () => {
  expect(topicsOf(all)).toEqual(['Orders', 'Returns']);
  expect(found({})).toEqual([
    ['Orders', ['Where is my order?', 'Can I change my order?']],
    ['Returns', ['Can I return a crème?']],
  ]);
});

it('finds each word in the question or in the answer, without accents and case', () => {
  expect(found({ q: 'CREME 60, days?' })).toEqual([['Returns', ['Can I return a crème?']]]);
  expect(found({ q: 'can i', topic: 'Orders' })).toEqual([['Orders', ['Can I change my order?']]]);
  expect(found({ q: 'nothing of this' })).toEqual([]);
  expect(found({ q: 'retrun' })).toEqual([['Returns', ['Can I return a crème?']]]);
  expect(found({ q: 'retrun', topic: 'Orders' })).toEqual([]);
  // A topic that is no more is as good as none.
  expect(found({ topic: 'Peels' })).toEqual(found({}));
});

it('reads any address', () => {
  expect(parseFaqSearch({ q: '  two   words ', topic: 7 })).toEqual({ q: 'two words', topic: '7' });
  expect(parseFaqSearch({ q: {}, topic: '' })).toEqual({});
});

it('tells search engines of each question and its answer, and of nothing when there is none', () => {
  expect(faqJsonLd(all.slice(0, 1))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Where is my order?',
          acceptedAnswer: { '@type': 'Answer', text: 'In your account.' },
        },
      ],
    },
  ]);
  expect(faqJsonLd([])).toEqual([]);
});
