import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { countdownVariants } from './Countdown.props.ts';
import { Countdown } from './index.ts';

const meta: Meta = { title: 'Feedback/Countdown', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const now = Date.parse('2026-11-21T17:00:00Z');

export const Playground = playground(Countdown, {
  label: 'Registration closes in',
  now,
  until: now + 2 * 86_400_000,
  ended: 'Registration is closed.',
});
export const Variants: Story = {
  render: () => (
    <Specimens of={countdownVariants}>
      {(variant) => (
        <Countdown
          variant={variant}
          label="Registration closes in"
          now={now}
          until={now + 2 * 86_400_000 + 3 * 3_600_000 + 5 * 60_000}
          ended="Registration is closed."
        />
      )}
    </Specimens>
  ),
};
export const Ended: Story = {
  render: () => (
    <Countdown label="Registration closes in" now={now} until={now - 1} ended={<Text>Registration is closed.</Text>} />
  ),
};
export const LastSeconds: Story = {
  render: () => (
    <Stack>
      <Countdown label="The class begins in" now={now} until={now + 1500} ended="The class has begun." />
    </Stack>
  ),
};
