import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta: Meta = { title: 'Navigation/Breadcrumbs', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

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
