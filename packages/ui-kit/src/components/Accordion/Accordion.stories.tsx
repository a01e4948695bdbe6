import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { accordionSizes } from './Accordion.props.ts';
import { Accordion } from './index.ts';

const items = [
  { id: 'use', title: 'How to use', content: 'Two pumps on clean skin, morning and night.', defaultOpen: true },
  { id: 'inci', title: 'Ingredients (INCI)', content: 'Aqua, Glycerin, Niacinamide, Panthenol, Ceramide NP.' },
  { id: 'warnings', title: 'Warnings', content: 'For external use only.' },
];

const meta: Meta = { title: 'Disclosure/Accordion', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Accordion, {
  items: items.map((item) => ({ ...item, id: `playground-${item.id}` })),
});
export const Sizes: Story = {
  render: () => (
    <Specimens of={accordionSizes}>
      {(size) => <Accordion size={size} items={items.map((item) => ({ ...item, id: `${size}-${item.id}` }))} />}
    </Specimens>
  ),
};
export const Single: Story = {
  render: () => <Accordion single items={items} />,
};
