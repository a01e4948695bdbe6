import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { VisuallyHidden } from './index.ts';

const meta: Meta = { title: 'Accessibility/VisuallyHidden', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(
  VisuallyHidden,
  { children: 'products in' },
  {
    around: (args) => (
      <p>
        24 <VisuallyHidden {...args} /> serums
      </p>
    ),
  },
);
export const Default: Story = {
  render: () => (
    <p>
      24 <VisuallyHidden>products in </VisuallyHidden>serums
    </p>
  ),
};
