import { createFileRoute, notFound } from '@tanstack/react-router';
import { EducationFailure } from '~/features/education/EducationFailure.tsx';
import { EducationNotFound } from '~/features/education/EducationNotFound.tsx';
import { EducationSkeleton } from '~/features/education/EducationSkeleton.tsx';
import { progressOf, sectionHead, sectionOf, topicOf } from '~/features/education/index.ts';
import { SectionScreen } from '~/features/education/SectionScreen.tsx';
import { textParam } from '~/kernel/search-params.ts';

export const Route = createFileRoute('/_member/school/education/$topic/$section')({
  staticData: {
    title: 'Section',
    description: import.meta.env.SSR ? 'The lessons of a section, with questions after each.' : undefined,
    under: '/school/education',
    audience: 'school',
  },
  validateSearch: (search: Record<string, unknown>): { lesson?: string } => ({
    lesson: textParam(search['lesson'], 120),
  }),
  loaderDeps: ({ search: { lesson } }) => ({ lesson }),
  loader: async ({ context: { ensure, person }, params }) => {
    const [topic, section] = await Promise.all([
      ensure(topicOf, params.topic),
      ensure(sectionOf, params.section),
      ensure(progressOf, person.userId),
    ]);
    // A section of another topic has another URL.
    if (!section || !topic?.sections.some(({ id }) => id === section.id)) throw notFound();
  },
  head: ({ match: { params, loaderDeps, context } }) => sectionHead(params.section, loaderDeps.lesson, context),
  pendingComponent: EducationSkeleton,
  errorComponent: EducationFailure,
  notFoundComponent: () => <EducationNotFound what="lesson" />,
  component: () => <SectionScreen {...Route.useParams()} {...Route.useSearch()} />,
});
