import { applicationGet } from '@regen/sdk/query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { applyStepParam, type ApplyStep } from '~/features/applications/apply-step-names.ts';
import { ApplyFailure } from '~/features/applications/ApplyFailure.tsx';
import { ApplyScreen } from '~/features/applications/ApplyScreen.tsx';
import { ApplyPending } from '~/features/applications/ApplySkeleton.tsx';
import { tableHead } from '~/kernel/head/seo.ts';
import { choiceParam } from '~/kernel/search-params.ts';

const FORM = '/become-pro/gmp_professional_form';

export const Route = createFileRoute('/(sign-in)/become-pro/gmp_professional_form')({
  ssr: false,
  staticData: {
    title: 'Apply for a professional account',
    description: import.meta.env.SSR
      ? 'Apply for a Regen professional account with your license in about five minutes.'
      : undefined,
    crumb: 'Application',
    under: '/become-pro',
    audience: 'everybody',
  },
  validateSearch: (search: Record<string, unknown>): { step?: ApplyStep; sent?: string } => ({
    step: applyStepParam(search['step']),
    sent: choiceParam(search['sent'], ['1']),
  }),
  // Somebody who is signed in may have applied before.
  loader: async ({ context: { ensure, person } }) => {
    if (person !== null && person.site !== 'b2b') await ensure(applicationGet, { id: person.userId });
  },
  head: tableHead,
  pendingComponent: ApplyPending,
  errorComponent: ApplyFailure,
  component: Apply,
});

function Apply() {
  const { step, sent } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ApplyScreen
      step={step}
      isSent={sent !== undefined}
      onSent={() => void navigate({ to: FORM, search: { sent: '1' }, replace: true })}
    />
  );
}
