import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Stack } from './index.ts';

const meta: Meta = { title: 'Layout/Stack', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Stack, {
  children: ['Cleanse', 'Treat', 'Protect'].map((step) => (
    <Box key={step} background="secondarySoft" padding="3">
      {step}
    </Box>
  )),
});
export const Gaps: Story = {
  render: () => (
    <Specimens of={['1', '4', '8'] as const}>
      {(gap) => (
        <Stack gap={gap}>
          {['Cleanse', 'Treat', 'Protect'].map((step) => (
            <Box key={step} background="secondarySoft" padding="3" radius="sm">
              {step}
            </Box>
          ))}
        </Stack>
      )}
    </Specimens>
  ),
};
