import { Button } from '@regen/ui-kit/Button';
import { Icon } from '@regen/ui-kit/Icon';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useEffect, useRef } from 'react';
import { SessionPage } from '~/features/sign-in/index.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { focusHeading } from '~/kernel/page/focus-heading.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useSession } from '~/kernel/use-session.ts';
import * as styles from './invitation.css.ts';
import { InvitationClosed } from './InvitationClosed.tsx';
import { InvitationDone } from './InvitationDone.tsx';
import { NewAccount } from './NewAccount.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { useInvitation, type InvitationAccess } from './use-invitation.ts';

/** `/invitation/{token}`: the link in a professional's invitation email. */
export function InvitationScreen({ token }: { token: string }) {
  const invitation = useInvitation(token);
  const { step } = invitation;
  const shown = useRef(step.kind);
  useEffect(() => {
    if (shown.current === step.kind) return;
    shown.current = step.kind;
    // The pressed button is gone; the focus makes screen readers read what replaced it.
    focusHeading();
  }, [step.kind]);
  return screenOf(invitation);
}

function screenOf(invitation: InvitationAccess) {
  const { step } = invitation;
  switch (step.kind) {
    case 'ask':
      return <Ask invitation={invitation} />;
    case 'password':
      return <NewAccount onAccept={invitation.acceptWith} />;
    case 'sign-in':
      return <SignInFirst />;
    case 'closed':
      return <InvitationClosed reason={step.reason} />;
    case 'done':
      return <InvitationDone professional={step.professional} isNewAccount={step.isNewAccount} />;
  }
}

const seen = ['Your name, email address and phone number', 'Your orders here, with their totals'] as const;
const unseen = 'Your addresses, cards and password stay private';

function Ask({ invitation }: { invitation: InvitationAccess }) {
  const { brand } = useApp().config.seller;
  const { accept, isAccepting, error } = invitation;
  const session = useSession();
  return (
    <SessionPage
      title="You’re invited"
      lead={`The skincare professional named in the email would like to care for you at ${brand}: recommend products, follow what you use and answer your questions.`}
    >
      <Stack gap="3">
        <Text weight="semibold">If you accept, the clinic can see</Text>
        <ul className={styles.points}>
          {seen.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" size="sm" />
              {point}
            </li>
          ))}
        </ul>
        <Text tone="muted">{unseen}.</Text>
      </Stack>
      {error === null ? null : <FailureBanner error={error} />}
      <Stack gap="3">
        <Button size="lg" fullWidth loading={isAccepting} onClick={() => void accept()}>
          Accept invitation
        </Button>
        {session ? (
          <Text size="sm" tone="muted" className={styles.wraps}>
            You’re signed in as {session.user.email}.
          </Text>
        ) : null}
        <Text size="sm" tone="muted">
          Don’t know the sender, or would rather not? Just close this page. The invitation expires on its own.
        </Text>
      </Stack>
    </SessionPage>
  );
}
