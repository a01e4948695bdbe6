import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Timeline } from './index.ts';

const meta: Meta = { title: 'Data/Timeline', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(Timeline, {
  events: [
    { id: 'placed', title: 'Order placed', time: 'November 18, 9:05 AM' },
    { id: 'delivered', title: 'Delivered', time: 'Pending', isToCome: true },
  ],
});
export const Order: Story = {
  render: () => (
    <Timeline
      events={[
        { id: 'placed', title: 'Order placed', time: <time dateTime="2026-11-18T16:05Z">18 November, 9:05 AM</time> },
        {
          id: 'shipped',
          title: 'Shipped',
          time: <time dateTime="2026-11-19T21:40Z">19 November, 2:40 PM</time>,
          note: 'Two parcels, the second follows.',
        },
        { id: 'delivered', title: 'Delivered', time: 'Pending', isToCome: true },
      ]}
    />
  ),
};
