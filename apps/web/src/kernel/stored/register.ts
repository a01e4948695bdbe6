/**
 * Whose it is, and how long it stays:
 * `device`: local storage, whoever is here.
 * `person`: local storage, until the session ends or somebody else signs in (rule S7).
 * `draft`: session storage, under the id of the person who typed it (`{ owner }`), until they sign out.
 * `tab`: session storage, until the tab is closed.
 */
export type Owner = 'device' | 'person' | 'draft' | 'tab';

/**
 * Everything that the storefront and its libraries keep in the storage of a browser. A key of ours ends with its version: what an older one
 * has written is not read any more. Keys of one kind can have parts after a colon (`regen.address.1:adr_1`).
 */
export const REGISTER = {
  'regen.deviceId': 'device',
  'regen.probe': 'device',
  'regen.session': 'person',
  'regen.compared.1': 'person',
  'regen.viewed.1': 'person',
  'regen.searches.1': 'person',
  'regen.saved.1': 'person',
  'regen.orderAccess.1': 'person',
  'regen.login.1': 'draft',
  'regen.register.1': 'draft',
  'regen.contact.1': 'draft',
  'regen.accountName.1': 'draft',
  'regen.address.1': 'draft',
  'regen.apply.1': 'draft',
  'regen.applied.1': 'draft',
  'regen.quickOrder.1': 'draft',
  'regen.checkout.1': 'draft',
  // A payment whose answer is not known yet is no draft: it has to be asked about under its key.
  'regen.payment.1': 'tab',
  'regen.favorite.1': 'tab',
  'regen.reloadedAt.1': 'tab',
  'tsr-scroll-restoration-v1_3': 'tab',
} as const satisfies Readonly<Record<string, Owner>>;

export type StoredKey = keyof typeof REGISTER;
export type DraftKey = { [Key in StoredKey]: (typeof REGISTER)[Key] extends 'draft' ? Key : never }[StoredKey];

/** Why each is kept, for whoever has to answer what the store keeps on a device. */
export const PURPOSES: Readonly<Record<StoredKey, string>> = {
  'regen.deviceId': 'Tells devices apart; the cart of a guest belongs to one.',
  'regen.probe': 'Written and removed at once, to learn whether the browser allows storage.',
  'regen.session': 'Keeps a person signed in, in all tabs.',
  'regen.compared.1': 'The products chosen to compare.',
  'regen.viewed.1': 'The products viewed last.',
  'regen.searches.1': 'The last searches, offered in the search box.',
  'regen.saved.1': 'Cart lines saved for later.',
  'regen.orderAccess.1': 'Opens the orders that a guest placed in this browser.',
  'regen.login.1': 'The email address typed to sign in.',
  'regen.register.1': 'What was typed to create an account, without the password.',
  'regen.contact.1': 'A phone number that is not saved yet.',
  'regen.accountName.1': 'A name of the account that is not saved yet.',
  'regen.address.1': 'An address that is not saved yet.',
  'regen.apply.1': 'What was typed to apply for a professional account, without the file.',
  'regen.applied.1': 'The reference of an application that was sent.',
  'regen.quickOrder.1': 'The lines pasted into the quick order.',
  'regen.checkout.1': 'What was typed at checkout; of a card its token, brand and last four digits.',
  'regen.payment.1': 'A payment without an answer yet, so that it is never made twice.',
  'regen.favorite.1': 'A favorite chosen before signing in.',
  'regen.reloadedAt.1': 'When the page was last reloaded after a deployment, so that it is done once.',
  'tsr-scroll-restoration-v1_3': 'Of the router: how far the pages of this tab are scrolled.',
};

const owners: Readonly<Record<string, Owner | undefined>> = REGISTER;

/** Whose what lies under a key is; undefined for a key that is not ours. */
export const ownerOfKey = (key: string): Owner | undefined => owners[key.replace(/:.*/, '')];
