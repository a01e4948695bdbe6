import { RegenApiError, type ApplicationDecision, type ApplicationForStaff } from '@regen/sdk';
import { adminDecideApplication, invalidate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Select } from '@regen/ui-kit/Select';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { TextArea } from '@regen/ui-kit/TextArea';
import { useToast } from '@regen/ui-kit/Toast';
import { useState, type SyntheticEvent } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';

const TIERS = [1, 2, 3, 4].map((tier) => ({ value: String(tier), label: `Tier ${tier}` }));
/** Its prices include the rewards discount. */
const TIER_WITHOUT_REWARDS = '4';

type Decide = (decision: Omit<ApplicationDecision, 'changedAt'>, said: string) => void;

interface FormProps {
  isPending: boolean;
  decide: Decide;
  onCancel: () => void;
}

function AcceptForm({ isPending, decide, onCancel }: FormProps) {
  const [tier, setTier] = useState('1');
  const [isEligible, setIsEligible] = useState(true);
  const hasRewards = tier !== TIER_WITHOUT_REWARDS;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    const isRewardsEligible = hasRewards && isEligible;
    decide({ status: 'accepted', tier: Number(tier), isRewardsEligible }, 'Application accepted.');
  };
  return (
    <form aria-label="Accept the application" noValidate onSubmit={send}>
      <Stack gap="4">
        <Select label="Price tier" value={tier} options={TIERS} onChange={({ target }) => setTier(target.value)} />
        <Switch
          label="Earns and spends points"
          hint={hasRewards ? undefined : 'Tier 4 prices already include the rewards discount.'}
          checked={hasRewards && isEligible}
          disabled={!hasRewards}
          onChange={({ target }) => setIsEligible(target.checked)}
        />
        <Text size="sm" tone="muted">
          The applicant is emailed and can shop at professional prices at once. This can’t be undone here.
        </Text>
        <Inline gap="3">
          <Button type="submit" size="sm" loading={isPending}>
            Accept application
          </Button>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function DeclineForm({ isPending, decide, onCancel }: FormProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (!isPending && reason.trim() !== '') decide({ status: 'declined', reason }, 'Application declined.');
  };
  return (
    <form aria-label="Decline the application" noValidate onSubmit={send}>
      <Stack gap="4">
        <TextArea
          label="Reason, emailed to the applicant"
          hint="For example: The license expired in March. Please send us the renewed one."
          value={reason}
          maxLength={500}
          error={isMissing ? 'Enter a reason.' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <Inline gap="3">
          <Button type="submit" size="sm" loading={isPending}>
            Decline application
          </Button>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** What staff can do with an application that has no decision. */
export function DecisionForms({ application }: { application: ApplicationForStaff }) {
  const { applicationId, changedAt, status } = application;
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const { error, isPending, mutate } = useWrite(adminDecideApplication);
  const { queryClient } = useApp();
  const showToast = useToast();
  const decide: Decide = (decision, said) =>
    mutate(
      { applicationId, changedAt, ...decision },
      {
        onSuccess() {
          setOpen(null);
          showToast({ message: said, tone: 'success' });
        },
        onError(failure) {
          // Someone else was first: what they decided is shown.
          if (failure instanceof RegenApiError && failure.code === 'application_changed')
            void invalidate(queryClient, 'adminGetApplication', 'adminListApplications');
        },
      },
    );
  const close = () => setOpen(null);
  return (
    <Card as="section" padding="lg" aria-labelledby="decision">
      <Stack gap="4">
        <Heading level={2} size="md" id="decision">
          Decision
        </Heading>
        {error ? <FailureBanner error={error} /> : null}
        {open === 'accept' ? <AcceptForm isPending={isPending} decide={decide} onCancel={close} /> : null}
        {open === 'decline' ? <DeclineForm isPending={isPending} decide={decide} onCancel={close} /> : null}
        {open === null ? (
          <Inline gap="3">
            <Button size="sm" onClick={() => setOpen('accept')}>
              Accept…
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen('decline')}>
              Decline…
            </Button>
            {status === 'received' ? (
              <Button
                size="sm"
                variant="ghost"
                loading={isPending}
                onClick={() => decide({ status: 'in_review' }, 'The applicant sees that the review has started.')}
              >
                Start review
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}
