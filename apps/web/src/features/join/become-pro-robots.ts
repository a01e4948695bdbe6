import type { PublicConfig } from '~/app/config.ts';
import { breadcrumbJsonLd } from '~/app/json-ld.ts';
import { socialImage, type PageHead, type RobotsHead } from '~/app/seo.ts';
import { QUESTIONS } from './become-pro-questions.ts';

/** What robots and previews read of the way to a professional account. */
export function becomeProRobots({ title, path }: PageHead & { path: string }, config: PublicConfig): RobotsHead {
  return {
    image: socialImage(config.editorial.social, `Regen: ${title}`),
    jsonLd: [
      breadcrumbJsonLd(config.origin, [
        { name: 'Home', path: '/' },
        { name: title, path },
      ]),
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
