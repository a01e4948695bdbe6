import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import type { RobotsHead } from '~/kernel/head/seo.ts';
import { QUESTIONS } from './become-pro-questions.ts';

/** What robots and previews read of the way to a professional account. */
export function becomeProRobots({ config, crumbsTo }: AppContext): RobotsHead {
  return {
    jsonLd: [
      breadcrumbJsonLd(config.origin, crumbsTo('/become-pro', {})),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
