import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './index.ts';
import { textSizes, textTones, textWeights } from './Text.props.ts';

const meta: Meta = { title: 'Typography/Text', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Text, { children: 'Patch test before the first use.' });
export const Sizes: Story = {
  render: () => (
    <Specimens of={textSizes}>
      {(size) => (
        <Text size={size} measure>
          A lightweight serum with 15% vitamin C for a brighter, more even look. Use each morning before sunscreen.
        </Text>
      )}
    </Specimens>
  ),
};
export const Tones: Story = {
  render: () => (
    <Specimens of={textTones.filter((tone) => !tone.startsWith('inverse'))}>
      {(tone) => <Text tone={tone}>Patch test before the first use.</Text>}
    </Specimens>
  ),
};
export const OnDark: Story = {
  render: () => (
    <Box background="inverse" padding="6">
      <Text tone="inverse">Free shipping from $75</Text>
      <Text tone="inverseMuted">Within the United States</Text>
    </Box>
  ),
};
export const Weights: Story = {
  render: () => <Specimens of={textWeights}>{(weight) => <Text weight={weight}>Hyaluronic acid</Text>}</Specimens>,
};
export const Details: Story = {
  render: () => (
    <Stack>
      <Text eyebrow tone="muted">
        Serums
      </Text>
      <Text numeric>1,111.11</Text>
      <Text clamp={2} measure>
        {'A long description that is cut after its second line. '.repeat(8)}
      </Text>
    </Stack>
  ),
};
