import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { choiceParam } from '~/app/search-params.ts';
import { privateHead } from '~/app/seo.ts';
import { APPLY_STEPS, type ApplyStep } from '~/features/join/apply-step-names.ts';
import { ApplyScreen } from '~/features/join/ApplyScreen.tsx';
import { ApplyPending } from '~/features/join/ApplySkeleton.tsx';

const FORM = '/become-pro/gmp_professional_form';

export const Route = createFileRoute('/become-pro/gmp_professional_form')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { step?: ApplyStep; sent?: string } => ({
    step: choiceParam(search['step'], APPLY_STEPS),
    sent: choiceParam(search['sent'], ['1']),
  }),
  head: () => privateHead('Apply for a professional account'),
  pendingComponent: ApplyPending,
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
