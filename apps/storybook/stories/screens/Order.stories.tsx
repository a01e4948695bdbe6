import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing } from './support/answers.ts';
import { orderOf, withRefund } from './support/data/orders.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Order',
  tags: ['screen'],
  args: { url: '/{site}/my-account/my-orders/ord_01hzx0k61', member: 'retail' },
};
export default meta;

export const Paid: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const Shipped: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: orderOf(channel, { state: 'shipped' }) }) },
};
export const Canceled: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: orderOf(channel, { state: 'canceled' }) }) },
};
export const PartlyRefunded: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: withRefund(orderOf(channel, { state: 'delivered' })) }) },
};
export const WaitingForPayment: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: orderOf(channel, { state: 'placed' }) }) },
};
export const SomebodyElses: ScreenStory = { args: { answers: { orderGet: missing } } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { after: '/retail/my-account/my-orders', answers: { orderGet: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { orderGet: failing } } };
