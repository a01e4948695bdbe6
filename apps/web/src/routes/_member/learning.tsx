import { createFileRoute } from '@tanstack/react-router';
import { LearningScreen } from '~/features/learning/LearningScreen.tsx';

export const Route = createFileRoute('/_member/learning')({
  staticData: {
    title: 'Learning platform',
    description: import.meta.env.SSR ? 'Opens the learning platform with your Regen account.' : undefined,
    crumb: 'Learning platform',
    under: '/education',
    audience: 'member',
    menu: { icon: 'star', order: 8, needs: 'hasLearningPlatform' },
  },
  component: LearningScreen,
});
