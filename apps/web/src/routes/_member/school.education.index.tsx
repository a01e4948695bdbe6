import { createFileRoute } from '@tanstack/react-router';
import { EducationFailure } from '~/features/education/EducationFailure.tsx';
import { EducationScreen } from '~/features/education/EducationScreen.tsx';
import { EducationSkeleton } from '~/features/education/EducationSkeleton.tsx';
import { progressOf, topicList } from '~/features/education/index.ts';

export const Route = createFileRoute('/_member/school/education/')({
  staticData: {
    title: 'Education',
    description: import.meta.env.SSR
      ? 'Lessons for students of schools, with your progress and certificates.'
      : undefined,
    crumb: 'Education',
    under: '/$site/$',
    audience: 'school',
    menu: { icon: 'star', order: 5 },
  },
  loader: ({ context: { ensure, person } }) => Promise.all([ensure(topicList), ensure(progressOf, person.userId)]),
  pendingComponent: EducationSkeleton,
  errorComponent: EducationFailure,
  component: EducationScreen,
});
