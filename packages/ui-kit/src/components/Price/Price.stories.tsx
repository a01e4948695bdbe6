import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Stack } from '../Stack/index.ts';
import { Price } from './index.ts';
import { priceSizes } from './Price.props.ts';

const meta: Meta = { title: 'Commerce/Price', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Price, { amount: 38.4 });
export const Sizes: Story = {
  render: () => <Specimens of={priceSizes}>{(size) => <Price amount={48} size={size} />}</Specimens>,
};
export const Kinds: Story = {
  render: () => (
    <Stack>
      <Price amount={32} reason="Tier 2 professional price" />
      <Price amount={32} reason="Tier 2 professional price" reasonDetails="40% below the list price of $53.33." />
      <Price amount={1299.5} currency="EUR" locale="de-DE" prefix="ab" />
      <Price amount={0} />
    </Stack>
  ),
};
