import type { NotificationSettings as Settings } from '@regen/sdk';
import { notificationGet, notificationUpdate } from '@regen/sdk/query';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { PushSettings } from './PushSettings.tsx';

/** How a person is notified of unread messages. */
export function NotificationSettings({ userId }: { userId: string }) {
  const { call } = useApp();
  // No loader: it is far down the page, and loaders are part of the first script of every page.
  const settings = useQuery({
    ...notificationGet(call, { id: userId }),
    // The link in an email turns them off in another tab, without a session (rule K6).
    refetchOnWindowFocus: 'always',
  });
  return (
    <Reading query={settings}>
      {(data) => (
        <Stack gap="5">
          <EmailSwitch userId={userId} isOn={data.messageEmail} />
          <PushSettings userId={userId} settings={data} />
        </Stack>
      )}
    </Reading>
  );
}

function EmailSwitch({ userId, isOn }: { userId: string; isOn: Settings['messageEmail'] }) {
  const update = useWrite(notificationUpdate);
  // What was pressed, at once: a mutation says so a moment later.
  const [wanted, setWanted] = useState<boolean>();
  const { error } = update;
  return (
    <Switch
      label="Email me about unread messages"
      hint="After a message has been unread for 15 minutes. Says who it’s from, never what it says."
      checked={wanted ?? isOn}
      error={error ? describeError(error).message : undefined}
      onChange={({ target: { checked } }) => {
        setWanted(checked);
        update.mutate({ id: userId, messageEmail: checked }, { onSettled: () => setWanted(undefined) });
      }}
    />
  );
}
