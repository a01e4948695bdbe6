import { createFileRoute } from '@tanstack/react-router';
import { ClosedToMember } from '~/features/account/ClosedToMember.tsx';
import { MemberPages } from '~/features/account/MemberPages.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { ChildPending } from '~/kernel/page/ChildPending.tsx';
import { requireMember, requireTerms } from '~/session/guards.ts';

/** Pages of signed-in people; visitors sign in first (rule P3). */
export const Route = createFileRoute('/_member')({
  ssr: false,
  beforeLoad: requireMember,
  // A loader, since those of the page begin together with it: what a guard waits for, they would wait for.
  loader: { handler: requireTerms, staleReloadMode: 'blocking' },
  // From one private page to another its match stays, and what stays is not loaded again by itself.
  shouldReload: true,
  head: tableHead,
  pendingComponent: () => <ChildPending of="/_member" />,
  notFoundComponent: ClosedToMember,
  component: MemberPages,
});
