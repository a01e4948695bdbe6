import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { headingLevels, headingSizes } from './Heading.props.ts';
import { Heading } from './index.ts';

const meta: Meta = { title: 'Typography/Heading', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Heading, { level: 2, children: 'Skin that looks rested' });
export const Sizes: Story = {
  render: () => (
    <Specimens of={headingSizes}>
      {(size) => (
        <Heading level={2} size={size}>
          Skin that looks rested
        </Heading>
      )}
    </Specimens>
  ),
};
export const Levels: Story = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};
export const OnDark: Story = {
  render: () => (
    <Box background="inverse" padding="8">
      <Heading level={2} tone="inverse">
        The professional range
      </Heading>
    </Box>
  ),
};
