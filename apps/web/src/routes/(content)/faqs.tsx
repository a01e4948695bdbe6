import { createFileRoute } from '@tanstack/react-router';
import { allQuestions, faqsHead, FaqsSkeleton, FaqsScreen, parseFaqSearch } from '~/features/faqs/index.ts';

export const Route = createFileRoute('/(content)/faqs')({
  staticData: {
    title: 'Frequently asked questions',
    description: import.meta.env.SSR
      ? 'Answers about orders, shipping, returns, products, your account and professional access.'
      : undefined,
    crumb: 'FAQs',
    under: '/',
    audience: 'everybody',
    isListed: true,
  },
  validateSearch: parseFaqSearch,
  loaderDeps: ({ search }) => parseFaqSearch({ ...search }),
  loader: async ({ context: { ensure, caller } }) => {
    await ensure(allQuestions, caller);
  },
  head: ({ match }) => faqsHead(match),
  pendingComponent: FaqsSkeleton,
  component: () => <FaqsScreen search={Route.useLoaderDeps()} />,
});
