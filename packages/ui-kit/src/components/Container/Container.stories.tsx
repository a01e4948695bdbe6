import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { containerWidths } from './Container.props.ts';
import { Container } from './index.ts';

const meta: Meta = { title: 'Layout/Container', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Container, {
  children: (
    <Box background="secondarySoft" padding="4">
      Content up to the edge of the container
    </Box>
  ),
});
export const Widths: Story = {
  render: () => (
    <Specimens of={containerWidths}>
      {(width) => (
        <Container width={width}>
          <Box background="secondarySoft" padding="4">
            Content up to the edge of the container
          </Box>
        </Container>
      )}
    </Specimens>
  ),
};
