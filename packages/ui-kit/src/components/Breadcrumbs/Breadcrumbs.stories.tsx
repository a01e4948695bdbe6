import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Breadcrumbs } from './index.ts';

const meta: Meta = { title: 'Navigation/Breadcrumbs', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Breadcrumbs, {
  items: [
    <a key="home" href="#home">
      Home
    </a>,
    'Vitamin C Serum',
  ],
});
export const Default: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        <a key="home" href="#home">
          Home
        </a>,
        <a key="serums" href="#serums">
          Serums
        </a>,
        'Vitamin C Serum',
      ]}
    />
  ),
};
