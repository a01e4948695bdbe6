import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '~/features/home/index.ts';

export const Route = createFileRoute('/')({ component: HomePage });
