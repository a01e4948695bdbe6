import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Button } from '../Button/index.ts';
import { ErrorState } from './index.ts';

const meta: Meta = { title: 'Feedback/ErrorState', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(ErrorState, {
  message: 'The list of products did not arrive. Your cart is safe.',
  requestId: 'req_01JD8Z2M4Q',
  onRetry: () => {},
});
export const Default: Story = {
  render: () => (
    <ErrorState
      message="The list of products did not arrive. Your cart is safe."
      requestId="req_01JD8Z2M4Q"
      onRetry={() => {}}
      action={
        <Button variant="secondary" asChild>
          <a href="#home">Go home</a>
        </Button>
      }
    />
  ),
};
export const Retrying: Story = {
  render: () => <ErrorState onRetry={() => {}} isRetrying />,
};
