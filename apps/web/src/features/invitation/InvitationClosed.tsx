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
    title: 'This invitation has ended',
    message: 'An invitation can be accepted for 14 days. Ask the clinic that wrote to you for a new one.',
    tone: 'warning',
  },
  used: {
    title: 'This invitation was accepted already',
    message:
      'If that was you, all is well: sign in with the address that the invitation was sent to. Otherwise ask the clinic for a new one.',
    tone: 'info',
  },
  unfit: {
    title: 'This address cannot become a client',
    message:
      'It belongs to the account of a professional or a school. Ask the clinic to send the invitation to your private address.',
    tone: 'warning',
  },
  unknown: {
    title: 'We do not know this invitation',
    message: 'The address may not be complete. Open the link in the mail once more, or ask the clinic for a new one.',
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
