import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account')({
  ssr: false,
  // Guards are no part of the first load of every page.
  beforeLoad: async (input) => (await import('~/features/account/guards.ts')).leadToAccount(input),
});
