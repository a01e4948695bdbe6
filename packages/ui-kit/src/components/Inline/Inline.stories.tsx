import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Inline } from './index.ts';

const meta: Meta = { title: 'Layout/Inline', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Inline, {
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
        <Inline gap={gap}>
          {['Cleanse', 'Treat', 'Protect'].map((step) => (
            <Box key={step} background="secondarySoft" padding="3" radius="sm">
              {step}
            </Box>
          ))}
        </Inline>
      )}
    </Specimens>
  ),
};
