import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './index.ts';

const meta: Meta = { title: 'Feedback/ProgressBar', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(ProgressBar, {
  label: 'Free shipping',
  value: 63,
  max: 75,
  valueText: '$12.00 to go',
});
export const Kinds: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <ProgressBar label="Free shipping" value={63} max={75} valueText="$12.00 to go" />
      <ProgressBar label="Free shipping reached" value={75} max={75} tone="success" />
      <ProgressBar label="Loading the report" />
      <ProgressBar label="Upload" labelHidden value={40} />
    </Stack>
  ),
};
