import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { dialogSizes } from './Dialog.props.ts';
import { Dialog } from './index.ts';

const meta: Meta = { title: 'Overlays/Dialog', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

// It covers the whole page, so its docs page shows it in a window.
const asWindow = { docs: { story: { inline: false, height: '36rem' } } };

export const Playground = playground(Dialog, {
  trigger: <Button variant="secondary">Open</Button>,
  title: 'Remove from cart?',
  description: 'Your other products stay.',
  children: <Text>Barrier Cream, 50 ml</Text>,
});
export const WithTrigger: Story = {
  render: () => (
    <Dialog
      trigger={<Button variant="secondary">Open</Button>}
      title="Remove from the cart?"
      description="Your other products stay."
      footer={<Button variant="danger">Remove</Button>}
      size="sm"
    >
      <Text>Barrier Cream, 50 ml</Text>
    </Dialog>
  ),
};
export const Open: Story = {
  parameters: asWindow,
  render: () => (
    <Dialog defaultOpen title="Barrier Cream" description="50 ml">
      <Text>{'Ceramides and squalane for a calm barrier. '.repeat(12)}</Text>
    </Dialog>
  ),
};
export const Long: Story = {
  parameters: asWindow,
  render: () => (
    <Dialog defaultOpen title="Terms of sale" size="lg" footer={<Button fullWidth>Accept</Button>}>
      <Text>{'Every section of these terms applies to every order. '.repeat(120)}</Text>
    </Dialog>
  ),
};
export const TitleHidden: Story = {
  parameters: asWindow,
  render: () => (
    <Dialog defaultOpen title="Quick view" titleHidden size="xl">
      <Heading level={3}>Barrier Cream</Heading>
    </Dialog>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Specimens of={dialogSizes}>
      {(size) => (
        <Dialog size={size} title="Barrier Cream" trigger={<Button variant="secondary">Open {size}</Button>}>
          <Text>Ceramides and squalane for a calm barrier.</Text>
        </Dialog>
      )}
    </Specimens>
  ),
};
