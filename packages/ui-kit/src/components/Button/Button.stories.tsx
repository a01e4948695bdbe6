import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { buttonSizes, buttonVariants } from './Button.props.ts';
import { Button } from './index.ts';

const meta: Meta = { title: 'Actions/Button', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Button, { children: 'Add to cart' });
export const Values: Story = {
  render: () => (
    <Specimens of={buttonVariants}>
      {(variant) => (
        <Inline>
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Add to cart
            </Button>
          ))}
          <Button variant={variant} iconStart="bag">
            Add to cart
          </Button>
          <Button variant={variant} iconEnd="arrowEnd">
            Continue
          </Button>
          <Button variant={variant} loading>
            Placing order
          </Button>
          <Button variant={variant} disabled>
            Sold out
          </Button>
        </Inline>
      )}
    </Specimens>
  ),
};
export const FullWidth: Story = {
  render: () => (
    <Button fullWidth size="lg">
      Check out
    </Button>
  ),
};
export const AsChild: Story = {
  render: () => (
    <Button asChild variant="secondary" iconEnd="arrowEnd">
      <a href="#list">See all serums</a>
    </Button>
  ),
};
export const Loading: Story = {
  render: function Render() {
    const [loading, setLoading] = useState(false);
    const [count, setCount] = useState(0);
    return (
      <Stack align="start">
        <Button loading={loading} onClick={() => setCount(count + 1)}>
          Place order
        </Button>
        <Button variant="ghost" onClick={() => setLoading(!loading)}>
          {loading ? 'Finish' : 'Start'}
        </Button>
        <Text>Pressed {count} times</Text>
      </Stack>
    );
  },
};
