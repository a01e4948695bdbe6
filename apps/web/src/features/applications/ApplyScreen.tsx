import type { Application, User } from '@regen/sdk';
import { applicationGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useBuyer, useSession } from '~/kernel/use-session.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import type { ApplyStep } from './apply-steps.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { ApplySent } from './ApplySent.tsx';
import { keepSent, readSent, type SentApplication } from './sent-application.ts';

export interface ApplyScreenProps {
  step: ApplyStep | undefined;
  /** The confirmation is in the URL. */
  isSent: boolean;
  onSent: () => void;
}

/** `/become-pro/gmp_professional_form`: the form, or the status of an application already sent. */
export function ApplyScreen({ step, isSent, onSent }: ApplyScreenProps) {
  const user = useSession()?.user ?? null;
  const buyer = useBuyer();
  const [sent, setSent] = useState<SentApplication | null>(() => readSent(buyer));
  const [isNew, setIsNew] = useState(false);
  return (
    <Page width="narrow">
      <PageCrumbs />
      {isSent && sent ? (
        <ApplySent sent={sent} isNew={isNew} />
      ) : (
        <Unsent user={user}>
          <ApplyForm
            key={buyer}
            user={user}
            step={step}
            onSent={(application) => {
              setSent(keepSent(buyer, application));
              setIsNew(true);
              onSent();
            }}
          />
        </Unsent>
      )}
    </Page>
  );
}

function Unsent({ user, children }: { user: User | null; children: ReactNode }) {
  if (user === null) return <FormPage>{children}</FormPage>;
  if (user.site === 'b2b') return <AlreadyProfessional />;
  return <Known userId={user.id}>{children}</Known>;
}

function FormPage({ before, children }: { before?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Heading level={1} size="lg" tabIndex={-1}>
        Apply for a professional account
      </Heading>
      {before}
      {children}
    </>
  );
}

function AlreadyProfessional() {
  return (
    <EmptyState
      headingLevel={1}
      icon="checkCircle"
      title="You have a professional account"
      action={
        <Button asChild>
          <Link to="/account">Go to your account</Link>
        </Button>
      }
    >
      You already have professional prices and sizes.
    </EmptyState>
  );
}

const isOpen = (application: Application | null) => application !== null && application.status !== 'declined';

/** A signed-in person may have applied before. */
function Known({ userId, children }: { userId: string; children: ReactNode }) {
  const { application } = usePrefetchedQuery(applicationGet, { id: userId }).data;
  if (application === null) return <FormPage>{children}</FormPage>;
  if (!isOpen(application)) {
    return <FormPage before={<ApplicationStatus application={application} />}>{children}</FormPage>;
  }
  return (
    <Stack gap="6">
      <Heading level={1} size="lg" tabIndex={-1}>
        Your application
      </Heading>
      <ApplicationStatus application={application} />
    </Stack>
  );
}
