import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';
import { quantityStepperSizes } from './QuantityStepper.props.ts';

const meta: Meta = { title: 'Forms/QuantityStepper', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

function Controlled({ value: first, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
}

export const Playground = playground(
  QuantityStepper,
  { label: 'Quantity of Barrier Cream', value: 2, onChange: () => {} },
  { around: (args) => <Controlled {...args} /> },
);
export const Interactive: Story = {
  render: function Render() {
    const [value, setValue] = useState(2);
    return (
      <Stack align="start">
        <QuantityStepper label="Quantity of Barrier Cream" value={value} onChange={setValue} max={5} />
        <Text>In the cart: {value}</Text>
      </Stack>
    );
  },
};
export const Sizes: Story = {
  render: () => (
    <Specimens of={quantityStepperSizes}>
      {(size) => <QuantityStepper label={`Quantity, ${size}`} size={size} value={1} onChange={() => {}} />}
    </Specimens>
  ),
};
export const Disabled: Story = {
  render: () => <QuantityStepper value={1} onChange={() => {}} disabled />,
};
