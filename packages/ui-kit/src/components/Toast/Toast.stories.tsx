import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { LiveRegionProvider } from '../LiveRegion/index.ts';
import { ToastProvider, useToast } from './index.ts';

function Buttons() {
  const showToast = useToast();
  return (
    <Inline>
      <Button onClick={() => showToast({ message: 'Added to your cart', tone: 'success' })}>Add</Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            message: 'Barrier Cream was removed',
            action: (
              <Link href="#undo" variant="inverse">
                Undo
              </Link>
            ),
          })
        }
      >
        Remove
      </Button>
      <Button
        variant="danger"
        onClick={() => showToast({ message: 'The coupon has ended', tone: 'danger', duration: 100 })}
      >
        Fail
      </Button>
    </Inline>
  );
}

const meta: Meta = { title: 'Feedback/Toast', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(
  ToastProvider,
  { children: <Buttons /> },
  {
    around: (args) => (
      <LiveRegionProvider>
        <ToastProvider {...args} />
      </LiveRegionProvider>
    ),
  },
);
export const Interactive: Story = {
  render: () => (
    <LiveRegionProvider>
      <ToastProvider>
        <Buttons />
      </ToastProvider>
    </LiveRegionProvider>
  ),
};
