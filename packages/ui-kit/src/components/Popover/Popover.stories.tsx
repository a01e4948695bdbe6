import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './index.ts';

const meta: Meta = { title: 'Overlays/Popover', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Popover, {
  trigger: <Button variant="secondary">Why this price</Button>,
  label: 'Why this price',
  children: <Text>Tier 2 professional price: 40% below list.</Text>,
});
export const Default: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">Why this price</Button>} label="Why this price">
      <Text>Tier 2 professional price: 40% below list.</Text>
    </Popover>
  ),
};
export const Open: Story = {
  render: () => (
    <Popover open trigger={<Button variant="secondary">Why this price</Button>} label="Why this price">
      <Text>Tier 2 professional price: 40% below list.</Text>
    </Popover>
  ),
};
