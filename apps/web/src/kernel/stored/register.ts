/**
 * Everything that the storefront and its libraries keep in the storage of a browser, and why. A key of ours says whose it is, and with it
 * how long it stays:
 * `person`: local storage, until the session ends or somebody else signs in (rule S7).
 * `draft`: session storage, under the id of the person who typed it (`{ owner }`), until they sign out.
 * `tab`: session storage, until the tab is closed.
 * It ends with its version: what an older one has written is not read. Keys of one kind can have a part after a colon.
 */
export const REGISTER = {
  'regen.person.compared.1': 'The products chosen to compare.',
  'regen.person.viewed.1': 'The products viewed last.',
  'regen.person.favorites.1': 'The favorites of a visitor, until they sign in.',
  'regen.person.announcement.2':
    'The announcement of their channel, so that the next page has it from its first paint on.',
  'regen.person.clientView.1': 'That a professional has hidden their prices, because a client looks on.',
  'regen.person.searches.1': 'The last searches, offered in the search box.',
  'regen.person.reset.1':
    'The email address for which a link to set a new password was asked for, and when, to fill it in afterward.',
  'regen.person.saved.1': 'Cart lines saved for later.',
  'regen.person.orderAccess.1': 'Opens the orders that a guest placed in this browser.',
  'regen.person.unpaidOrder.1':
    'The last unpaid order placed here, so that an empty cart can offer to pay it; until it is known to be paid or canceled.',
  'regen.person.timers.1': 'The timers of treatment steps, and whether they sound.',
  'regen.person.webinars.1': 'How far webinars were watched, to resume there.',
  'regen.person.outbox.1': 'A message that is not sent yet; each under its own id.',
  'regen.person.epoch.1': 'Tells a tab with messages that are not sent yet whether local storage was emptied since.',
  'regen.draft.outbox.1':
    'The messages of this tab that are not sent yet, in case the session expires before they are.',
  'regen.draft.message.1': 'A message that is being written, by the account that it is to.',
  'regen.draft.login.1': 'The email address typed to sign in.',
  'regen.draft.register.1': 'What was typed to create an account, without the password.',
  'regen.draft.details.1': 'Names and a phone number that are not saved yet.',
  'regen.draft.address.1':
    'An address that is not saved yet; when an existing one is edited, its id is part of the key.',
  'regen.draft.apply.1': 'What was typed to apply for a professional account, without the file.',
  'regen.draft.applied.1': 'The reference of an application that was sent.',
  'regen.draft.quickOrder.1': 'The lines pasted into the quick order.',
  'regen.draft.checkout.1': 'What was typed at checkout; of a card its token, brand and last four digits.',
  'regen.draft.payer.1': 'The name on the card, to prefill the form after a declined payment.',
  // No draft: after a sign-out it still has to be asked about under its key.
  'regen.tab.payment.1': 'A payment without a response yet, so that it is never made twice.',
  'regen.tab.welcome.1':
    'Who has just created an account, on which page they are welcomed, and the offer for their first order.',
  'regen.tab.reloadedAt.1': 'When the page was last reloaded after a deployment, so that it is done once.',
  // What packages keep: ours, and the router.
  'regen.deviceId': 'Tells devices apart; the cart of a guest belongs to one. The only key that outlasts a session.',
  'regen.probe': 'Written and removed at once, to learn whether the browser allows storage.',
  'regen.session': 'Keeps a person signed in, in all tabs.',
  'tsr-scroll-restoration-v1_3': 'How far the pages of this tab are scrolled.',
} as const;

export type StoredKey = Extract<keyof typeof REGISTER, `regen.${'person' | 'draft' | 'tab'}.${string}`>;
export type DraftKey = Extract<StoredKey, `regen.draft.${string}`>;
