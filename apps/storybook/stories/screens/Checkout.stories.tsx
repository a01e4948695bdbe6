import type { Channel } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { noAnswer } from '@regen/sdk/mocks';
import { failing, type Answers } from './support/answers.ts';
import { baskets, orderOf } from './support/data/orders.ts';
import { denver } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

/** A cart that knows where it goes, and how. */
const priced = {
  ...baskets.web,
  destination: { countryCode: 'US', region: 'CO', postalCode: '80202' },
  shippingMethodId: 'ground',
};
const visa = { method: 'card', token: 'tok_4242test', label: 'Visa ending in 4242' };
const address = { ...denver, company: '', line2: '', phone: '' };
const nowhere = Object.fromEntries(Object.keys(address).map((name) => [name, name === 'countryCode' ? 'US' : '']));

/** What was typed on the way, as this tab stores it. */
const draftWith = (payment: typeof visa | null, shipping = address) => ({
  'regen.draft.checkout.1': {
    owner: 'guest',
    contact: { email: 'ana@example.com', phone: '' },
    addressId: null,
    isAddressTyped: true,
    shipping,
    isAddressSaved: true,
    hasChosenShipping: true,
    isBillingSame: true,
    billing: nowhere,
    payment,
  },
});

const payUrl = '/checkout?order=ord_01hzx0k61';
const declined = { code: 'card_declined', message: 'The bank declined this card. Try another one.' };
const waiting =
  (payment: Partial<Order['payment']>) =>
  (channel: Channel): Answers => ({ orderGet: orderOf(channel, { state: 'placed', payment }) });

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Checkout',
  tags: ['screen'],
  args: { url: '/checkout', basket: priced, kept: draftWith(visa) },
};
export default meta;

export const Contact: ScreenStory = { args: { kept: {} } };
export const ContactWithNothingTyped: ScreenStory = { args: { kept: {}, press: 'Continue to delivery' } };
export const Address: ScreenStory = { args: { url: '/checkout?step=address' } };
export const AddressDoubted: ScreenStory = {
  args: {
    url: '/checkout?step=address',
    kept: draftWith(null, { ...address, region: 'CA' }),
    press: 'Continue to shipping',
  },
};
export const AddressOfMember: ScreenStory = {
  args: { url: '/checkout?step=address', kept: {} },
  globals: { channel: 'retail' },
};
export const Shipping: ScreenStory = { args: { url: '/checkout?step=shipping' } };
export const ShippingLoading: ScreenStory = {
  args: { url: '/checkout?step=shipping', answers: { shippingMethodList: noAnswer } },
};
export const ShippingNowhere: ScreenStory = {
  args: { url: '/checkout?step=shipping', answers: { shippingMethodList: { items: [] } } },
};
export const Payment: ScreenStory = { args: { url: '/checkout?step=payment', kept: draftWith(null) } };
/** Delivery and contact are known: the checkout begins here. */
export const PaymentOfMember: ScreenStory = { args: { kept: {} }, globals: { channel: 'b2b' } };
export const PaymentUnavailable: ScreenStory = {
  args: { url: '/checkout?step=payment', kept: draftWith(null), answers: { paymentGetConfig: failing } },
};
export const Review: ScreenStory = { args: { url: '/checkout?step=review' } };
export const ReviewProfessional: ScreenStory = { args: { url: '/checkout?step=review' }, globals: { channel: 'b2b' } };
export const Declined: ScreenStory = { args: { url: payUrl, answers: waiting({ failure: declined }) } };
export const BankAsks: ScreenStory = {
  args: {
    url: payUrl,
    answers: waiting({
      status: 'requires_action',
      nextAction: { type: 'three_d_secure', challengeId: 'tds_0wNbYhI7osj8NxffRZ6d8hbX' },
    }),
  },
};
export const Empty: ScreenStory = { args: { basket: { lines: [] } } };
export const Loading: ScreenStory = { args: { answers: { cartGet: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { cartGet: failing } } };
