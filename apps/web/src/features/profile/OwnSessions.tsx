import type { DeviceSession } from '@regen/sdk';
import { sessionList, sessionRevoke, sessionRevokeOthers } from '@regen/sdk/query';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { ago, momentOf } from '~/kernel/words/dates.ts';
import { useSignOut } from '~/session/use-sign-out.ts';

/** Where the person is signed in, and the way to end that there. */
export function OwnSessions({ userId }: { userId: string }) {
  const { call } = useApp();
  // No loader: it is far down the page, and loaders are part of the first script of every page.
  const sessions = useQuery(sessionList(call, { id: userId }));
  return (
    <Reading query={sessions}>
      {({ items }) => <SessionList userId={userId} sessions={items} now={sessions.dataUpdatedAt} />}
    </Reading>
  );
}

interface SessionListProps {
  userId: string;
  sessions: readonly DeviceSession[];
  now: number;
}

function SessionList({ userId, sessions, now }: SessionListProps) {
  const revokeOthers = useWrite(sessionRevokeOthers);
  const { signOut, isSigningOut } = useSignOut();
  const list = useRef<HTMLUListElement>(null);
  const announce = useAnnounce();
  const showToast = useToast();
  const failed = (failure: Error) => showToast({ message: describeError(failure).message, tone: 'danger' });

  // What was pressed is gone with its session: the focus stays with the list.
  const ended = (message: string) => {
    announce(message);
    list.current?.focus();
  };
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const endOthers = () =>
    revokeOthers.mutateAsync({ id: userId }).then(() => ended('You’re signed out on all other devices.'));
  return (
    <Stack gap="4">
      <Text tone="muted">
        {others === 0
          ? 'You’re signed in on this device only.'
          : 'Don’t recognize a device, or lost one? Sign it out and change your password.'}
      </Text>
      <Grid as="ul" columns={{ base: '1', tablet: '2' }} ref={list} tabIndex={-1} aria-label="Where you’re signed in">
        {sessions.map((session) => (
          <SessionCard
            key={session.sessionId}
            userId={userId}
            session={session}
            now={now}
            onEnded={() => ended('Device signed out.')}
            onFailed={failed}
          />
        ))}
      </Grid>
      {others === 0 ? null : (
        <Inline gap="3">
          <Button variant="secondary" loading={revokeOthers.isPending} onClick={() => void endOthers().catch(failed)}>
            Sign out on all other devices
          </Button>
          <Button variant="ghost" loading={isSigningOut} onClick={() => void endOthers().then(() => signOut(), failed)}>
            Sign out everywhere
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** A device is heard of about every 48 minutes, so within the hour is as good as now. */
const seenText = (seen: string | null): string =>
  seen === null ? 'Active within the last hour' : `Last active ${seen}`;

interface SessionCardProps {
  userId: string;
  session: DeviceSession;
  now: number;
  onEnded: () => void;
  onFailed: (failure: Error) => void;
}

function SessionCard({ userId, session, now, onEnded, onFailed }: SessionCardProps) {
  const revoke = useWrite(sessionRevoke);
  const { sessionId, device, network, isCurrent, signedInAt, lastSeenAt } = session;
  const name = device ?? 'Another device';
  return (
    <Card as="li">
      <Stack gap="2" align="start">
        <Inline gap="2" align="center">
          <Text weight="semibold">{name}</Text>
          {isCurrent ? <Badge tone="primary">This device</Badge> : null}
        </Inline>
        <Text size="sm" tone="muted">
          {isCurrent ? 'Active now' : seenText(ago(lastSeenAt, now))}
        </Text>
        <Text size="sm" tone="muted">
          Signed in {momentOf(signedInAt)}
          {network === null ? '' : `, from network ${network}`}
        </Text>
        {isCurrent ? null : (
          <Button
            size="sm"
            variant="ghost"
            loading={revoke.isPending}
            onClick={() => void revoke.mutateAsync({ id: userId, sessionId }).then(onEnded, onFailed)}
          >
            <span>
              Sign out
              <VisuallyHidden> of {name}</VisuallyHidden>
            </span>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
