import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Stars } from './index.ts';

const meta: Meta = { title: 'Commerce/Stars', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Stars, { value: 4.6 });
export const Values: Story = {
  render: () => (
    <Stack gap="3">
      {[5, 4.6, 3.5, 2.2, 1].map((value) => (
        <Text key={value}>
          <Stars value={value} /> {value} out of 5
        </Text>
      ))}
    </Stack>
  ),
};
