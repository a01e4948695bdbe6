import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Tabs } from './index.ts';

const meta: Meta = { title: 'Disclosure/Tabs', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(
  Tabs,
  {
    label: 'About the product',
    items: [
      { value: 'about', label: 'About', content: 'A calm barrier in two weeks.' },
      { value: 'use', label: 'How to use', content: 'Two pumps on clean skin.' },
    ],
  },
  { without: ['value', 'defaultValue'] },
);
export const Default: Story = {
  render: () => (
    <Tabs
      label="About the product"
      items={[
        { value: 'about', label: 'About', content: 'A calm barrier in two weeks.' },
        { value: 'use', label: 'How to use', content: 'Two pumps on clean skin.' },
        { value: 'reviews', label: 'Training', content: 'For professionals only.', disabled: true },
      ]}
    />
  ),
};
