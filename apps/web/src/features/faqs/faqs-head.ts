import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, type RobotsHead } from '~/kernel/head/seo.ts';
import { faqJsonLd } from './faq-json-ld.ts';
import { allQuestions } from './faq-queries.ts';
import type { FaqSearch } from './faq-search.ts';

interface FaqsMatch {
  context: AppContext;
  loaderDeps: FaqSearch;
  staticData: StaticDataRouteOption;
}

/** The whole list is for robots; what somebody looked for is not. */
export function faqsHead({ context, loaderDeps: { q, topic }, staticData }: FaqsMatch) {
  const { title = '', description = '' } = staticData;
  const page = { title, description, path: '/faqs', noindex: Boolean(q ?? topic) };
  return pageHead(context.config, page, import.meta.env.SSR ? () => robots(context) : undefined);
}

function robots({ call, caller, config, crumbsTo, queryClient }: AppContext): RobotsHead {
  const questions = queryClient.getQueryData<Awaited<ReturnType<ReturnType<typeof allQuestions>['queryFn']>>>(
    allQuestions(call, caller).queryKey,
  );
  return {
    jsonLd: [...faqJsonLd(questions ?? []), breadcrumbJsonLd(config.origin, crumbsTo('/faqs', {}))],
  };
}
