import type { Channel } from '@regen/domain';
import type { Account, Address, Registration, Session, User } from '@regen/sdk';
import { now } from '../fixed-world.ts';

const shared = {
  smsOptIn: false,
  countryCode: 'US',
  rewardsTier: null,
  discountModel: null,
  tier: null,
  exemptForReward: false,
  hasRetailStore: false,
  permissions: ['cart:write', 'orders:read', 'messages:write'],
} satisfies Partial<User>;

export const users = {
  b2b: {
    ...shared,
    id: 'usr_01hzx0k31',
    accountId: 'acc_01hzx0k31',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@lumenclinic.example',
    phone: '+1 801 555 0110',
    accountType: 'professional',
    site: 'b2b',
    selfSignUp: false,
    rewardsTier: 'Silver',
    discountModel: 'Professional',
    tier: 'Tier 2',
    hasRetailStore: true,
    permissions: [...shared.permissions, 'clients:read', 'store:write', 'recommendations:write'],
  },
  retail: {
    ...shared,
    id: 'usr_01hzx0k32',
    accountId: 'acc_01hzx0k32',
    firstName: 'Mia',
    lastName: 'Novak',
    email: 'mia@example.com',
    phone: null,
    accountType: 'retail',
    site: 'retail',
    selfSignUp: true,
  },
  school: {
    ...shared,
    id: 'usr_01hzx0k33',
    accountId: 'acc_01hzx0k33',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@harborschool.example',
    phone: '+1 503 555 0142',
    accountType: 'school',
    site: 'school',
    selfSignUp: false,
  },
} satisfies Record<Exclude<Channel, 'web'>, User>;

/** A Regen staff member. */
export const staff: User = {
  ...shared,
  id: 'usr_01hzx0k3s',
  accountId: 'acc_01hzx0k3s',
  firstName: 'Noor',
  lastName: 'Salem',
  email: 'noor@regen.example',
  phone: null,
  accountType: 'admin',
  site: 'b2b',
  selfSignUp: false,
  permissions: [
    ...shared.permissions,
    'messages:care',
    'admin:users',
    'admin:content',
    'admin:reviews',
    'admin:applications',
    'admin:orders',
  ],
};

export const userOf = (channel: Channel): User | null => (channel === 'web' ? null : users[channel]);
export const tierOf = (channel: Channel): number | null => (channel === 'b2b' ? 2 : null);

// Nobody reads this token: there is no server.
const token = { jwt: 'token-of-a-story', expiresAt: new Date(now + 3_600_000).toISOString() };

export const grantOf = (user: User): Session => ({ ...token, ...user });
export const registrationOf = (user: User): Registration => ({ ...token, user });

export const denver = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  company: null,
  line1: '1 Main Street',
  line2: null,
  city: 'Denver',
  region: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  phone: null,
} satisfies Omit<Address, 'id' | 'isDefault'>;

/** The address book of somebody signed in. */
export function addressesOf({ firstName, lastName, accountType }: User): Address[] {
  const company = {
    professional: 'Lumen Skin Clinic',
    school: 'Harbor School of Aesthetics',
    retail: null,
    admin: null,
  };
  const home = { ...denver, firstName, lastName, company: company[accountType] };
  return [
    { ...home, id: 'adr_01hzx0k41', isDefault: true },
    {
      ...home,
      id: 'adr_01hzx0k42',
      line1: '2480 Larkspur Avenue',
      line2: 'Suite 12',
      city: 'Salt Lake City',
      region: 'UT',
      postalCode: '84102',
      isDefault: false,
    },
  ];
}

const accountNames: Record<User['site'], string> = {
  b2b: 'Lumen Skin Clinic',
  retail: 'Mia Novak',
  school: 'Harbor School of Esthetics',
};

export const accountOf = (user: User): Account => ({
  accountId: user.accountId,
  accountName: accountNames[user.site],
  users: [user],
  terms: {
    version: '2026-01-01',
    acceptedVersion: '2026-01-01',
    acceptedAt: '2026-01-20T15:00:00.000Z',
    isAcceptanceDue: false,
  },
  rewardsAcceptedAt: user.site === 'b2b' ? '2026-01-21T17:00:00.000Z' : null,
  isGamingBarOn: true,
});
