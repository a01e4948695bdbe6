import type { AppContext } from '~/app/context.ts';
import { breadcrumbJsonLd } from '~/app/json-ld.ts';
import { pageHead, socialImage, type RobotsHead } from '~/app/seo.ts';
import { QUESTIONS } from './become-pro-questions.ts';

const page = {
  title: 'Become a professional',
  description:
    'What a professional account gives licensed estheticians, clinics and spas, what it takes, and how to apply with your licence in five minutes.',
  path: '/become-pro',
};

export function becomeProHead({ config }: AppContext) {
  return pageHead(config, page, import.meta.env.SSR ? robots : undefined);

  function robots(): RobotsHead {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: page.title, path: page.path },
    ];
    return {
      image: socialImage(config.editorial.social, `Regen: ${page.title}`),
      jsonLd: [
        breadcrumbJsonLd(config.origin, crumbs),
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
}
