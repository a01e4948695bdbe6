import { createFileRoute, notFound } from '@tanstack/react-router';
import { EducationFailure } from '~/features/education/EducationFailure.tsx';
import { EducationNotFound } from '~/features/education/EducationNotFound.tsx';
import { EducationSkeleton } from '~/features/education/EducationSkeleton.tsx';
import { progressOf, topicHead, topicOf } from '~/features/education/index.ts';
import { TopicScreen } from '~/features/education/TopicScreen.tsx';

export const Route = createFileRoute('/_member/school/education/$topic/')({
  staticData: {
    title: 'Topic',
    description: import.meta.env.SSR ? 'The sections of a topic, and your progress.' : undefined,
    under: '/school/education',
    audience: 'school',
  },
  loader: async ({ context: { ensure, person }, params }) => {
    const [topic] = await Promise.all([ensure(topicOf, params.topic), ensure(progressOf, person.userId)]);
    if (topic === null) throw notFound();
  },
  head: ({ match: { params, context } }) => topicHead(params.topic, context),
  pendingComponent: EducationSkeleton,
  errorComponent: EducationFailure,
  notFoundComponent: () => <EducationNotFound what="topic" />,
  component: () => <TopicScreen slug={Route.useParams().topic} />,
});
