import type { DataExportState } from '@regen/sdk';
import { dataExportCreate, dataExportGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { DataDownload } from './DataDownload.tsx';

/** How often an open page asks whether the copy is ready, in milliseconds. */
const ASK_AGAIN = 3_000;

const isCollecting = (state: DataExportState | undefined) => state?.request?.expiresAt === null;

/** A copy of what the store keeps about the person: requested here, collected by the server, saved as a file. */
export function OwnData({ userId, email }: { userId: string; email: string }) {
  const { call } = useApp();
  // No loader: it is at the end of the page.
  const state = useQuery({
    ...dataExportGet(call, { id: userId }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (isCollecting(data) ? ASK_AGAIN : false),
  });
  return (
    <Stack gap="4">
      <Text tone="muted">
        A file with your profile, addresses, orders, messages, points, favorites, reviews and everything else we keep
        about you.
      </Text>
      <Reading query={state}>{(data) => <Copy userId={userId} email={email} state={data} />}</Reading>
    </Stack>
  );
}

function Copy({ userId, email, state }: { userId: string; email: string; state: DataExportState }) {
  const request = useWrite(dataExportCreate);
  const announce = useAnnounce();
  const ask = () =>
    request.mutate({ id: userId }, { onSuccess: () => announce('We’ll email you when your data is ready.') });
  const expiresAt = state.request?.expiresAt;
  return (
    <>
      {request.error ? <FailureBanner error={request.error} /> : null}
      {expiresAt ? (
        <>
          <Text>Your data is ready. You can download it until {dayOf(expiresAt)}.</Text>
          <DataDownload userId={userId} email={email}>
            <Button variant="ghost" loading={request.isPending} onClick={ask}>
              Request new copy
            </Button>
          </DataDownload>
        </>
      ) : isCollecting(state) ? (
        <Text>We’re collecting your data. We’ll email you when it’s ready.</Text>
      ) : (
        <Stack align="start">
          <Button variant="secondary" loading={request.isPending} onClick={ask}>
            Request my data
          </Button>
        </Stack>
      )}
    </>
  );
}
