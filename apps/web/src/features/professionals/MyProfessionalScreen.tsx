import type { ClientProfessional } from '@regen/sdk';
import { professionalList } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { useFocusAfterChange, useStillThere } from '~/kernel/focus-after.ts';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { ClinicActions } from './ClinicActions.tsx';
import { ClinicFacts } from './ClinicFacts.tsx';

const EndLinkDialog = lazyPart(() => import('./EndLinkDialog.tsx'), 'EndLinkDialog');

/** `/retail/my-account/my-professional`: whose client a person is, and the way to end or change it. */
export function MyProfessionalScreen() {
  const { userId, user } = usePerson();
  const { call } = useApp();
  const professionals = useQuery(professionalList(call, { id: userId }));
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterChange(title, professionals.data?.items.length);
  return (
    <Stack gap="8">
      <Heading level={1} size="lg" tabIndex={-1} ref={title}>
        My professional
      </Heading>
      <Reading query={professionals} headingLevel={2}>
        {({ items }) =>
          items.length === 0 ? (
            <NoProfessional email={user.email} />
          ) : (
            <>
              <Text tone="muted" measure>
                Your professional can see your name, contact details and orders, but never your addresses or payments.
              </Text>
              <Stack as="ul" gap="4">
                {items.map((clinic) => (
                  <Professional key={clinic.accountId} clinic={clinic} title={title} />
                ))}
              </Stack>
              <Stack gap="2">
                <Heading level={2} size="md">
                  Changing professionals?
                </Heading>
                <Text measure>
                  Ask your new professional to send an invitation to {user.email}, and accept it from there. Then end
                  the link to your old one here.
                </Text>
              </Stack>
            </>
          )
        }
      </Reading>
    </Stack>
  );
}

function NoProfessional({ email }: { email: string }) {
  return (
    <EmptyState
      icon="leaf"
      title="You’re not linked to a professional"
      action={
        <Button asChild>
          <Link to="/locations">Find a clinic</Link>
        </Button>
      }
    >
      Ask your skincare professional to send an invitation to {email}. Once you accept, you can message them and see
      their recommendations here.
    </EmptyState>
  );
}

function Professional({ clinic, title }: { clinic: ClientProfessional; title: RefObject<HTMLElement | null> }) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useStillThere(button, title);
  const { accountId, accountName, linkedAt } = clinic;
  return (
    <Card as="li" padding="lg">
      <Stack gap="4">
        <ClinicFacts clinic={clinic} />
        <Text size="sm" tone="muted">
          Linked since <time dateTime={linkedAt}>{dayOf(linkedAt)}</time>
        </Text>
        <Inline>
          <ClinicActions {...clinic} />
          <Button size="sm" variant="ghost" ref={button} onClick={() => setIsAsking(true)}>
            <span>
              End link<VisuallyHidden> to {accountName}</VisuallyHidden>
            </span>
          </Button>
        </Inline>
      </Stack>
      {isAsking ? (
        <Suspense fallback={null}>
          <EndLinkDialog
            accountId={accountId}
            accountName={accountName}
            returnFocus={returnFocus}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
