import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { StoryLink } from '../../stories/StoryLink.tsx';
import { Stepper } from './index.ts';

const steps = [
  { id: 'contact', label: 'Contact', link: <StoryLink to="contact" /> },
  { id: 'shipping', label: 'Shipping', link: <StoryLink to="shipping" /> },
  { id: 'payment', label: 'Payment', link: <StoryLink to="payment" /> },
  { id: 'review', label: 'Review' },
];

const meta: Meta = { title: 'Navigation/Stepper', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Stepper, { steps, current: 'shipping' }, { without: ['current'] });
export const Places: Story = {
  render: () => (
    <Specimens of={['contact', 'shipping', 'review'] as const}>
      {(current) => <Stepper steps={steps} current={current} label={`Checkout, at ${current}`} />}
    </Specimens>
  ),
};
