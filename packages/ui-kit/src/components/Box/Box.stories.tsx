import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from './index.ts';

const meta: Meta = { title: 'Layout/Box', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Box, {
  background: 'card',
  padding: '4',
  border: 'subtle',
  children: 'Order GM-20418 leaves today.',
});
export const Surfaces: Story = {
  render: () => (
    <Specimens of={['card', 'sunken', 'packshot', 'primarySoft', 'secondarySoft'] as const}>
      {(background) => (
        <Box background={background} padding={{ base: '4', desktop: '8' }} radius="md" border="subtle">
          {background}
        </Box>
      )}
    </Specimens>
  ),
};
export const Edges: Story = {
  render: () => (
    <Box background="sunken" padding="8" paddingTop="0" radius="lg">
      No padding above, the usual padding below.
    </Box>
  ),
};
export const AsChild: Story = {
  render: () => (
    <Box asChild padding="4" background="sunken" radius="lg">
      <section aria-label="A section of the app">The child keeps its element and gets the box.</section>
    </Box>
  ),
};
