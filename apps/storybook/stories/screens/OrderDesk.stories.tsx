import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing, problem } from './support/answers.ts';
import { emptyDesk, longDesk, partlyRefunded, staffOrderOf } from './support/data/order-desk.ts';
import { staff } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Order desk',
  tags: ['screen'],
  args: { url: '/admin/orders', member: 'b2b', user: staff },
};
export default meta;

const one = '/admin/orders/ord_01hzx0k61';
const changed = problem(409, 'order_changed', 'The order has changed since you read it. Read it again.');

export const ToPack: ScreenStory = {};
export const Selected: ScreenStory = { args: { press: 'Select all on this page' } };
export const Packing: ScreenStory = { args: { press: ['Select all on this page', 'Mark as packed…'] } };
/** One of them was packed by someone else. */
export const SomePacked: ScreenStory = {
  args: {
    press: ['Select all on this page', 'Mark as packed…', 'Mark as packed'],
    answers: {
      adminMoveOrder: ({ params }) => (params['orderId'] === 'ord_01hzx0k91' ? changed : staffOrderOf('packed')),
    },
  },
};
export const All: ScreenStory = { args: { url: '/admin/orders?state=all' } };
export const Long: ScreenStory = {
  args: { url: '/admin/orders?state=all&page=7', answers: { adminListOrders: longDesk } },
};
export const NothingToPack: ScreenStory = { args: { answers: { adminListOrders: emptyDesk } } };
export const NothingFound: ScreenStory = {
  args: { url: '/admin/orders?q=R-7&site=b2b', answers: { adminListOrders: emptyDesk } },
};
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { from: '/login', answers: { adminListOrders: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { adminListOrders: failing } } };
export const Paid: ScreenStory = { args: { url: one } };
export const Canceling: ScreenStory = { args: { url: one, press: 'Cancel order…' } };
export const SomeoneWasFirst: ScreenStory = {
  args: { url: one, press: 'Mark as packed', answers: { adminMoveOrder: changed } },
};
export const Packed: ScreenStory = { args: { url: one, answers: { adminGetOrder: staffOrderOf('packed') } } };
export const Shipped: ScreenStory = { args: { url: one, answers: { adminGetOrder: staffOrderOf('shipped') } } };
export const AddingTracking: ScreenStory = {
  args: {
    url: one,
    press: 'Add tracking…',
    answers: { adminGetOrder: staffOrderOf('shipped', { tracking: null }) },
  },
};
export const PartlyRefunded: ScreenStory = { args: { url: one, answers: { adminGetOrder: partlyRefunded } } };
export const Refunding: ScreenStory = {
  args: { url: one, press: 'Refund…', answers: { adminGetOrder: partlyRefunded } },
};
export const RefundingEverything: ScreenStory = {
  args: { url: one, press: ['Refund…', 'Select everything'], answers: { adminGetOrder: partlyRefunded } },
};
export const RefundRefused: ScreenStory = {
  args: {
    url: one,
    press: ['Refund…', 'Select everything', 'Refund $155.93'],
    answers: { adminGetOrder: partlyRefunded, adminRefundOrder: changed },
  },
};
export const NotPaid: ScreenStory = { args: { url: one, answers: { adminGetOrder: staffOrderOf('placed') } } };
export const Canceled: ScreenStory = { args: { url: one, answers: { adminGetOrder: staffOrderOf('canceled') } } };
export const NoSuchOrder: ScreenStory = { args: { url: one, answers: { adminGetOrder: missing } } };
export const PickingList: ScreenStory = { args: { url: '/admin/orders/print?orders=ord_01hzx0k61,ord_01hzx0k62' } };
export const PackingSlips: ScreenStory = {
  args: { url: '/admin/orders/print?orders=ord_01hzx0k61,ord_01hzx0k62&sheet=packing' },
};
export const NothingToPrint: ScreenStory = { args: { url: '/admin/orders/print' } };
