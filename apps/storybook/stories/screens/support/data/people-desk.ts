import type { StaffPerson, StaffPersonPage, StaffPersonSummary } from '@regen/sdk';
import { now } from '../fixed-world.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const people: readonly StaffPersonSummary[] = [
  {
    userId: 'usr_01hzx0k81',
    name: 'Nia Vale',
    email: 'nia@quietroom.example',
    accountId: 'acc_01hzx0k81',
    accountName: 'Quiet Room Skin Studio',
    accountType: 'professional',
    site: 'b2b',
    tier: 'Tier 2',
    isDisabled: false,
    createdAt: at(-9_000),
  },
  {
    userId: 'usr_01hzx0k82',
    name: 'Maximiliana von Hohenstein-Achterberg',
    email: 'maximiliana.von.hohenstein-achterberg@norrsken-hud-och-halsa.example',
    accountId: 'acc_01hzx0k82',
    accountName: 'Norrsken Hud & Hälsa',
    accountType: 'professional',
    site: 'b2b',
    tier: 'Tier 4',
    isDisabled: true,
    createdAt: at(-11_000),
  },
  {
    userId: 'usr_01hzx0k83',
    name: 'Ana Ruiz',
    email: 'ana@clients.example',
    accountId: 'acc_01hzx0k83',
    accountName: 'Ana Ruiz',
    accountType: 'retail',
    site: 'retail',
    tier: null,
    isDisabled: false,
    createdAt: at(-12_000),
  },
];

export function peopleOf(search: string | null): StaffPersonPage {
  const items = search === 'nobody' ? [] : [...people];
  const totalPages = items.length === 0 ? 0 : 1;
  return { items, currentPage: 1, totalPages, totalCount: items.length, isTotalCapped: false, perPage: 25 };
}

export const staffPerson: StaffPerson = {
  userId: 'usr_01hzx0k81',
  firstName: 'Nia',
  lastName: 'Vale',
  email: 'nia@quietroom.example',
  isEmailConfirmed: true,
  phone: '801 555 0114',
  countryCode: 'US',
  disabledAt: null,
  disabledReason: null,
  isProtected: false,
  createdAt: at(-9_000),
  changedAt: at(-400),
  account: {
    accountId: 'acc_01hzx0k81',
    accountName: 'Quiet Room Skin Studio',
    accountType: 'professional',
    site: 'b2b',
    tier: 'Tier 2',
    exemptForReward: false,
    hasRetailStore: true,
    storeLabel: 'quiet-room',
    storeUrl: 'https://regen.invalid/store/quiet-room',
    peopleCount: 2,
    createdAt: at(-9_000),
    changedAt: at(-400),
  },
  colleagues: [{ userId: 'usr_01hzx0k84', name: 'Ida Sand', email: 'ida.sand@quietroom.example', isDisabled: true }],
  orderCount: 24,
  orders: [
    {
      id: 'ord_01hzx0k85',
      number: 'R-104233',
      state: 'shipped',
      itemCount: 12,
      total: 1_840.5,
      currency: 'USD',
      placedAt: at(-60),
    },
    {
      id: 'ord_01hzx0k86',
      number: 'R-103871',
      state: 'delivered',
      itemCount: 3,
      total: 198.2,
      currency: 'USD',
      placedAt: at(-700),
    },
  ],
  cart: { itemCount: 5, productCount: 3, couponCode: 'WELCOME10', changedAt: at(-2) },
  bundleCount: 14,
  sessions: [
    { device: 'Chrome on Android', network: '203.0.113.0/24', signedInAt: at(-70), lastSeenAt: at(-1) },
    { device: null, network: null, signedInAt: at(-300), lastSeenAt: at(-20) },
  ],
  pointsBalance: 1_420,
  pointsEntries: [
    {
      id: 'pts_01hzx0k87',
      createdAt: at(-59),
      kind: 'earned',
      points: 3_681,
      orderId: 'ord_01hzx0k85',
      note: 'Order R-104233',
    },
    {
      id: 'pts_01hzx0k88',
      createdAt: at(-500),
      kind: 'adjusted',
      points: -250,
      orderId: null,
      note: 'Points that were counted twice',
    },
  ],
  emails: [
    { template: 'order-shipped', to: 'nia@quietroom.example', state: 'sent', createdAt: at(-40), sentAt: at(-40) },
    { template: 'order-confirmation', to: 'nia@quietroom.example', state: 'failed', createdAt: at(-60), sentAt: null },
  ],
  auditEntries: [
    { createdAt: at(0), staffEmail: 'noor@regen.example', action: 'adminGetPerson', subjectId: 'usr_01hzx0k81' },
    { createdAt: at(-400), staffEmail: 'noor@regen.example', action: 'adminUpdateAccount', subjectId: 'acc_01hzx0k81' },
  ],
};
