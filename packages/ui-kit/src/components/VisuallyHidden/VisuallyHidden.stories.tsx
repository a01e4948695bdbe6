import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './index.ts';

const meta: Meta = { title: 'Accessibility/VisuallyHidden', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <p>
      24 <VisuallyHidden>products in </VisuallyHidden>serums
    </p>
  ),
};
