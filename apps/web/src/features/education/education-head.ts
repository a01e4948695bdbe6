import type { AppContext } from '~/kernel/context.ts';
import { privateHead } from '~/kernel/head/seo.ts';
import { sectionOf, topicOf } from './education-queries.ts';

export function topicHead(slug: string, { call, config, queryClient }: AppContext) {
  return privateHead(config, queryClient.getQueryData(topicOf(call, slug).queryKey)?.title ?? 'Topic not found');
}

/** A lesson has the title of its own. */
export function sectionHead(slug: string, lesson: string | undefined, { call, config, queryClient }: AppContext) {
  const section = queryClient.getQueryData(sectionOf(call, slug).queryKey);
  const lessons = section?.lessons ?? [];
  const shown = lessons.find((one) => one.slug === lesson) ?? lessons[0];
  return privateHead(config, shown?.title ?? section?.title ?? 'Lesson not found');
}
