import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Radio, RadioCard, RadioGroup } from './index.ts';
import { radioGroupDirections } from './RadioGroup.props.ts';

const meta: Meta = { title: 'Forms/RadioGroup', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(
  RadioGroup,
  {
    legend: 'Skin type',
    name: 'skin',
    children: [<Radio key="dry" value="dry" label="Dry" />, <Radio key="oily" value="oily" label="Oily" />],
  },
  { without: ['value', 'defaultValue'] },
);
export const Lines: Story = {
  render: () => (
    <Specimens of={radioGroupDirections}>
      {(direction) => (
        <RadioGroup legend="Skin type" name={`skin-${direction}`} direction={direction} defaultValue="dry">
          <Radio value="dry" label="Dry" hint="Feels tight after washing." />
          <Radio value="oily" label="Oily" />
          <Radio value="unsure" label="Not sure" disabled />
        </RadioGroup>
      )}
    </Specimens>
  ),
};
export const Cards: Story = {
  render: function Render() {
    const [value, setValue] = useState('express');
    return (
      <Stack maxWidth="narrow">
        <RadioGroup legend="Shipping" name="shipping" value={value} onValueChange={setValue}>
          <RadioCard value="ground" label="Ground" hint="3–5 business days" aside="Free" />
          <RadioCard value="express" label="Two days" hint="Arrives by Tuesday" aside="$14.00">
            <Text size="sm">Order before 2 pm Mountain Time.</Text>
          </RadioCard>
          <RadioCard value="courier" label="Courier" hint="Not in your area" aside="$29.00" disabled />
        </RadioGroup>
      </Stack>
    );
  },
};
export const WithError: Story = {
  render: () => (
    <RadioGroup
      legend="Payment"
      name="payment"
      error="Choose how to pay."
      hint="Nothing is charged before you confirm."
    >
      <RadioCard value="card" label="Card" />
      <RadioCard value="apple" label="Apple Pay" />
    </RadioGroup>
  ),
};
