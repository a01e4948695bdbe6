import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { MessageComposer, type MessageComposerProps } from './index.ts';

const meta: Meta = { title: 'Messages/MessageComposer', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

function Demo({ value: first = '', ...props }: Partial<MessageComposerProps>) {
  const [value, setValue] = useState(first);
  const [sent, setSent] = useState('Nothing sent');
  return (
    <Stack gap="1">
      <MessageComposer
        {...props}
        value={value}
        onValueChange={setValue}
        onSend={(text) => {
          setSent(`Sent: ${text}`);
          setValue('');
        }}
      />
      <Text size="sm" tone="muted">
        {sent}
      </Text>
    </Stack>
  );
}

function WithPictures() {
  const [names, setNames] = useState<string[]>([]);
  return (
    <Stack maxWidth="narrow">
      <Demo
        label="Message to Lotus Skin Studio"
        canSendEmpty={names.length > 0}
        actions={<IconButton icon="clip" label="Add a file" onClick={() => setNames([...names, 'peel.pdf'])} />}
        attached={names.length > 0 ? <Text size="sm">{names.join(', ')}</Text> : null}
        onFiles={(files) => setNames([...names, ...files.map(({ name }) => name)])}
      />
    </Stack>
  );
}

export const Playground = playground(
  MessageComposer,
  { value: '', onValueChange: () => {}, onSend: () => {}, label: 'Message to Lotus Skin Studio' },
  { around: (args) => <Demo {...args} /> },
);
export const Interactive: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Demo label="Message to Lotus Skin Studio" maxLength={40} />
    </Stack>
  ),
};
export const WithFiles: Story = {
  render: () => <WithPictures />,
};
export const States: Story = {
  render: () => (
    <Stack maxWidth="narrow" gap="6">
      <Demo label="Sending" value="Could I use it twice a day?" sending />
      <Demo label="Offline" value="Could I use it twice a day?" blocked="You’re offline. We’ve saved your text." />
      <Demo label="Near the limit" value="Could I use it twice a day, please?" maxLength={38} />
      <Demo label="Too long" value={'One line.\nAnother line.\nAnd a third one, which is too long.'} maxLength={40} />
    </Stack>
  ),
};
