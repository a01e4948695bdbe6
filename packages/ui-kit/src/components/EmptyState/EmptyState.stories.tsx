import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

const meta: Meta = { title: 'Feedback/EmptyState', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(EmptyState, {
  icon: 'bag',
  title: 'Your cart is empty',
  children: 'What you add stays here for 30 days.',
  action: <Button>Discover serums</Button>,
});
export const Default: Story = {
  render: () => (
    <EmptyState icon="bag" title="Your cart is empty" action={<Button>Discover serums</Button>}>
      What you add stays here for 30 days.
    </EmptyState>
  ),
};
