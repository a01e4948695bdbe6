import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { SessionPage } from '~/features/sign-in/index.ts';
import { useSession } from '~/kernel/use-session.ts';
import type { ClosedReason } from './invitation-step.ts';

const texts = {
  expired: {
    title: 'This invitation has expired',
    message: 'Invitations expire after 14 days. Ask the clinic that invited you for a new one.',
    tone: 'warning',
  },
  used: {
    title: 'This invitation has already been accepted',
    message: 'If that was you, sign in with the email address it was sent to. Otherwise, ask the clinic for a new one.',
    tone: 'info',
  },
  unfit: {
    title: 'This email address can’t be used for a client account',
    message:
      'It belongs to a professional or school account. Ask the clinic to invite you at your personal email address.',
    tone: 'warning',
  },
  unknown: {
    title: 'We couldn’t find this invitation',
    message: 'The link may be incomplete. Open it from the email again, or ask the clinic for a new one.',
    tone: 'warning',
  },
} as const satisfies Record<ClosedReason, { title: string; message: string; tone: 'info' | 'warning' }>;

/** Nothing can be accepted here: why, and what helps. */
export function InvitationClosed({ reason }: { reason: ClosedReason }) {
  const session = useSession();
  const { title, message, tone } = texts[reason];
  return (
    <SessionPage title={title}>
      <Banner tone={tone}>
        <Text>{message}</Text>
      </Banner>
      <Inline>
        {session ? null : (
          <Button asChild>
            <Link to="/login">Sign in</Link>
          </Button>
        )}
        <Button variant={session ? 'primary' : 'secondary'} asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
      </Inline>
    </SessionPage>
  );
}
