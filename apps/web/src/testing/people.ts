import type { Site, User } from '@regen/sdk';
import type { SessionGrant } from '@regen/sdk/session';

export function userOf(site: Site): User {
  return {
    id: `usr_${site}`,
    accountId: `acc_${site}`,
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: `dana@${site}.example`,
    phone: null,
    accountType: site === 'b2b' ? 'professional' : site,
    site,
    selfSignUp: false,
    smsOptIn: false,
    countryCode: 'US',
    rewardsTier: null,
    discountModel: null,
    tier: null,
    exemptForReward: false,
    hasRetailStore: false,
    permissions: [],
  };
}

/** A staff member with the permissions of every desk. */
export const staff: User = {
  ...userOf('b2b'),
  id: 'usr_staff',
  accountType: 'admin',
  permissions: ['admin:users', 'admin:reviews', 'admin:applications', 'admin:orders', 'messages:care'],
};

/** The response of signing in. */
export const grantOf = (user: User): SessionGrant => ({
  jwt: 'a.b.c',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user,
});
