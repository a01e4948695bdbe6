import type { AppContext } from '~/kernel/context.ts';
import { pageHead } from '~/app/seo.ts';

const page = {
  title: 'Become a professional',
  description: import.meta.env.SSR
    ? 'What a professional account gives licensed estheticians, clinics and spas, what it takes, and how to apply with your licence in five minutes.'
    : '',
  path: '/become-pro',
};

/** What robots read is loaded by the server alone. */
export function becomeProHead({ config }: AppContext) {
  if (!import.meta.env.SSR) return pageHead(config, page);
  return import('./become-pro-robots.ts').then(({ becomeProRobots }) =>
    pageHead(config, page, () => becomeProRobots(page, config)),
  );
}
