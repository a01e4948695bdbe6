import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { MessageBubble } from '../MessageBubble/index.ts';
import { Stack } from '../Stack/index.ts';
import { MessageDivider, MessageLog } from './index.ts';

const meta: Meta = { title: 'Messages/MessageLog', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const day = '2026-11-21T16:0';

const first = (
  <>
    <MessageDivider>Yesterday</MessageDivider>
    <MessageBubble side="own" author="You" sentAt={`${day}4Z`} time="9:04 AM" state="read">
      Could I use the Barrier Cream twice a day?
    </MessageBubble>
    <MessageDivider>Today</MessageDivider>
    <MessageDivider tone="primary">Unread</MessageDivider>
    <MessageBubble author="Lotus Skin Studio" showAuthor sentAt={`${day}5Z`} time="9:05 AM">
      Yes, morning and evening.
    </MessageBubble>
  </>
);

function Growing() {
  const [count, setCount] = useState(0);
  return (
    <Stack maxWidth="narrow">
      <Box display="flex" direction="column" border="subtle" radius="lg" style={{ blockSize: '16rem' }}>
        <MessageLog label="Messages with Lotus Skin Studio">
          {first}
          {Array.from({ length: count }, (_, at) => (
            <MessageBubble key={at} side="own" author="You" sentAt={`${day}6Z`} time="9:06 AM" state="sent">
              Message {at + 1}
            </MessageBubble>
          ))}
        </MessageLog>
      </Box>
      <Button variant="secondary" onClick={() => setCount(count + 1)}>
        Send one
      </Button>
    </Stack>
  );
}

export const Playground = playground(
  MessageLog,
  { label: 'Messages with Lotus Skin Studio', announces: false, children: first },
  {
    around: (args) => (
      <Box display="flex" direction="column" style={{ blockSize: '16rem' }}>
        <MessageLog {...args} />
      </Box>
    ),
  },
);
export const GrowsFromItsEnd: Story = { render: () => <Growing /> };
