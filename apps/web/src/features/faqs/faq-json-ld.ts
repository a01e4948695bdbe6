import type { Faq } from '@regen/content-sdk/models';
import { linesOf } from '~/features/content/index.ts';

/** schema.org `FAQPage`; none without questions, since it would have nothing that it is about. */
export function faqJsonLd(questions: readonly Pick<Faq, 'question' | 'answer'>[]) {
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: linesOf(answer).join('\n') },
      })),
    },
  ];
}
