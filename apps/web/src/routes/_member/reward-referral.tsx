import { storeLabelGet } from '@regen/sdk/query';
import { createFileRoute } from '@tanstack/react-router';
import { hasStore } from '~/features/referral/has-store.ts';
import { ReferralScreen } from '~/features/referral/ReferralScreen.tsx';

export const Route = createFileRoute('/_member/reward-referral')({
  staticData: {
    title: 'Refer your clients',
    description: import.meta.env.SSR ? 'Refer your clients to Regen with a link and a code of your own.' : undefined,
    crumb: 'Refer your clients',
    under: '/$site/$',
    // Others see whom it is for.
    audience: 'member',
    menu: { icon: 'sendEnd', order: 7, sites: ['b2b'] },
  },
  // The page says by itself that the link is on its way.
  loader: ({ context: { prefetch, person } }) => {
    if (hasStore(person)) void prefetch(storeLabelGet, { id: person.accountId });
  },
  component: ReferralScreen,
});
