import type { EmailSettings } from '@regen/sdk';
import { notificationGet, notificationUpdate } from '@regen/sdk/query';
import { Stack } from '@regen/ui-kit/Stack';
import { Switch } from '@regen/ui-kit/Switch';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { PushSettings } from './PushSettings.tsx';
import { StockAlertList } from './StockAlertList.tsx';

/** Which emails a person gets besides those that belong to the account, and how unread messages are announced in browsers. */
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
          <EmailSwitch
            userId={userId}
            name="messageEmail"
            isOn={data.messageEmail}
            label="Email me about unread messages"
            hint="After a message has been unread for 15 minutes. Says who it’s from, never what it says."
          />
          <EmailSwitch
            userId={userId}
            name="reviewEmail"
            isOn={data.reviewEmail}
            label="Email me about reviews"
            hint="One request per order, ten days after delivery, and an email once we’ve read your review."
          />
          <StockAlertList userId={userId} />
          <Text size="sm" tone="muted">
            We always email you about orders, courses, recommendations and the security of your account.
          </Text>
          <PushSettings userId={userId} settings={data} />
        </Stack>
      )}
    </Reading>
  );
}

interface EmailSwitchProps {
  userId: string;
  name: keyof EmailSettings;
  isOn: boolean;
  label: string;
  hint: string;
}

function EmailSwitch({ userId, name, isOn, label, hint }: EmailSwitchProps) {
  const update = useWrite(notificationUpdate);
  // What was pressed, at once: a mutation says so a moment later.
  const [wanted, setWanted] = useState<boolean>();
  const { error } = update;
  return (
    <Switch
      label={label}
      hint={hint}
      checked={wanted ?? isOn}
      error={error ? describeError(error).message : undefined}
      onChange={({ target: { checked } }) => {
        setWanted(checked);
        update.mutate({ id: userId, [name]: checked }, { onSettled: () => setWanted(undefined) });
      }}
    />
  );
}
