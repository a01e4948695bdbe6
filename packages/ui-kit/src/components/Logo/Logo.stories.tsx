import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Box } from '../Box/index.ts';
import { Logo } from './index.ts';
import { logoSizes } from './Logo.props.ts';

const meta: Meta = { title: 'Brand/Logo', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Logo, { size: 'lg' });
export const Sizes: Story = {
  render: () => <Specimens of={logoSizes}>{(size) => <Logo size={size} />}</Specimens>,
};
export const OnDark: Story = {
  render: () => (
    <Box background="inverse" padding="8">
      <Logo tone="inverse" size="lg" />
    </Box>
  ),
};
