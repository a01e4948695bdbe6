import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { drawerSides, drawerSizes } from './Drawer.props.ts';
import { Drawer } from './index.ts';

const meta: Meta = { title: 'Overlays/Drawer', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

// It covers the whole page, so its docs page shows it in a window.
const asWindow = { docs: { story: { inline: false, height: '36rem' } } };

export const Playground = playground(Drawer, {
  trigger: <Button>Open cart</Button>,
  title: 'Your cart',
  children: <Text>Barrier Cream, 50 ml</Text>,
});
export const WithTrigger: Story = {
  render: () => (
    <Drawer trigger={<Button>Open cart</Button>} title="Your cart" footer={<Button fullWidth>Check out</Button>}>
      <Stack>
        <Text>Barrier Cream, 50 ml</Text>
        <TextField label="Coupon" name="coupon" />
      </Stack>
    </Drawer>
  ),
};
export const Open: Story = {
  parameters: asWindow,
  render: () => (
    <Drawer defaultOpen title="Your cart" description="2 items" footer={<Button fullWidth>Check out</Button>}>
      <Text>Barrier Cream, 50 ml</Text>
    </Drawer>
  ),
};
export const Start: Story = {
  parameters: asWindow,
  render: () => (
    <Drawer defaultOpen side="start" size="sm" title="Menu">
      <Text>Shop, learn, find a clinic</Text>
    </Drawer>
  ),
};
export const Values: Story = {
  render: () => (
    <Specimens of={drawerSides}>
      {(side) => (
        <Inline>
          {drawerSizes.map((size) => (
            <Drawer
              key={size}
              side={side}
              size={size}
              title="Filters"
              trigger={
                <Button variant="secondary">
                  Open {side}, {size}
                </Button>
              }
            >
              <Text>Concern, skin type, size</Text>
            </Drawer>
          ))}
        </Inline>
      )}
    </Specimens>
  ),
};
