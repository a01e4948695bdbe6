import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { MessageBubble } from './index.ts';
import { messageStates } from './MessageBubble.props.ts';

const meta: Meta = { title: 'Messages/MessageBubble', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const day = '2026-11-21T16:0';

function Conversation() {
  const [sent, setSent] = useState<string[]>([]);
  return (
    <Stack maxWidth="narrow">
      <div role="log" aria-label="Conversation with Lotus Skin Studio">
        <Stack as="ol" gap="3">
          <MessageBubble author="Lotus Skin Studio" showAuthor sentAt={`${day}1Z`} time="9:01 AM">
            Hi Maya, how is your skin after the peel?
          </MessageBubble>
          <MessageBubble author="Lotus Skin Studio" sentAt={`${day}2Z`} time="9:02 AM">
            {'Remember:\nno retinol until Friday, and sunscreen every morning.'}
          </MessageBubble>
          <MessageBubble side="own" author="You" sentAt={`${day}4Z`} time="9:04 AM" state="read">
            Much calmer, thank you! A little dry around the nose.
          </MessageBubble>
          {sent.map((text) => (
            <MessageBubble key={text} side="own" author="You" sentAt={`${day}6Z`} time="9:06 AM" state="sent">
              {text}
            </MessageBubble>
          ))}
        </Stack>
      </div>
      <Button variant="secondary" onClick={() => setSent((before) => [...before, `Message ${before.length + 1}`])}>
        Send one
      </Button>
    </Stack>
  );
}

export const Playground = playground(
  MessageBubble,
  {
    author: 'Lotus Skin Studio',
    sentAt: `${day}1Z`,
    time: '9:01 AM',
    side: 'own',
    state: 'failed',
    reason: 'You’re no longer connected, so this can’t be delivered.',
    onRetry: () => {},
    onDelete: () => {},
    children: 'Hi Maya, how is your skin after the peel?',
  },
  {
    around: (args) => (
      <ol>
        <MessageBubble {...args} />
      </ol>
    ),
  },
);
export const InConversation: Story = { render: () => <Conversation /> };
export const States: Story = {
  render: () => (
    <Stack as="ol" maxWidth="narrow" gap="3">
      {messageStates.map((state) => (
        <MessageBubble
          key={state}
          side="own"
          author="You"
          sentAt={`${day}5Z`}
          time="9:05 AM"
          state={state}
          reason="You’re no longer connected, so this can’t be delivered."
          onRetry={() => {}}
          onDelete={() => {}}
        >
          Could I use the Barrier Cream twice a day?
        </MessageBubble>
      ))}
      <MessageBubble author="Lotus Skin Studio" sentAt={`${day}8Z`} time="9:08 AM">
        https://regen.example/bundle/bdl_01JCZ7R5KQ8V4M2N6P0T3W5X7Y9Z-evening-routine-for-dry-skin
      </MessageBubble>
    </Stack>
  ),
};
export const Attached: Story = {
  render: () => (
    <Stack as="ol" maxWidth="narrow" gap="1">
      <MessageBubble side="own" author="You" sentAt={`${day}5Z`} time="9:05 AM" state="read" footHidden>
        {'  Two photos:\n    before\n    after'}
      </MessageBubble>
      <MessageBubble
        side="own"
        author="You"
        sentAt={`${day}5Z`}
        time="9:05 AM"
        state="read"
        attached={<Card padding="sm">after-the-peel.pdf</Card>}
      />
      <MessageBubble author="Lotus Skin Studio" showAuthor sentAt={`${day}6Z`} time="9:06 AM">
        {'\u200FHow is your skin?'}
      </MessageBubble>
    </Stack>
  ),
};
/** With the room between messages that a log has. */
export const Highlighted: Story = {
  render: () => (
    <Stack as="ol" maxWidth="narrow" gap="1">
      <MessageBubble author="Lotus Skin Studio" showAuthor sentAt={`${day}1Z`} time="9:01 AM" footHidden>
        Hi Maya, how is your skin after the peel?
      </MessageBubble>
      <MessageBubble author="Lotus Skin Studio" sentAt={`${day}2Z`} time="9:02 AM" isHighlighted footHidden>
        Remember: no retinol until Friday.
      </MessageBubble>
      <MessageBubble author="Lotus Skin Studio" sentAt={`${day}2Z`} time="9:02 AM">
        And sunscreen every morning.
      </MessageBubble>
    </Stack>
  ),
};
