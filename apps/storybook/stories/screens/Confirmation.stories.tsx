import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing, problem } from './support/answers.ts';
import { canceledOf, orderOf, withRefund } from './support/data/orders.ts';
import { users } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Confirmation and receipt',
  tags: ['screen'],
  args: { url: '/order/ord_01hzx0k61' },
};
export default meta;

export const Guest: ScreenStory = {};
export const WelcomeAfterRegistering: ScreenStory = {
  args: {
    kept: {
      'regen.tab.welcome.1': {
        owner: users.retail.id,
        path: '/order/ord_01hzx0k61',
        offer: { code: 'WELCOME10', label: '10% off your first order' },
      },
    },
  },
  globals: { channel: 'retail' },
};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const WaitingForPayment: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: orderOf(channel, { state: 'placed' }) }) },
};
export const Shipped: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: orderOf(channel, { state: 'shipped' }) }) },
};
export const Canceled: ScreenStory = {
  args: { answers: (channel) => ({ orderGet: canceledOf(channel) }) },
};
export const NotInThisBrowser: ScreenStory = { args: { answers: { orderGet: missing } } };
/** An address that was cut off. */
export const BrokenLink: ScreenStory = {
  args: { url: '/order/nope', answers: { orderGet: problem(400, 'validation_failed', 'Some fields are not valid.') } },
};
export const Loading: ScreenStory = { tags: ['loading'], args: { answers: { orderGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { orderGet: failing } } };
export const Receipt: ScreenStory = { args: { url: '/order/ord_01hzx0k61/receipt' } };
export const ReceiptWithRefund: ScreenStory = {
  args: {
    url: '/order/ord_01hzx0k61/receipt',
    answers: (channel) => ({ orderGet: withRefund(orderOf(channel, { state: 'delivered' })) }),
  },
};
