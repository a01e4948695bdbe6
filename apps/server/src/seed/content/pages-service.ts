import type { SeedPage } from './seed-page.ts';

export const shipping: SeedPage = {
  slug: 'shipping',
  title: 'Shipping',
  description: 'How we ship, what it costs, when it arrives, and what we do when something goes wrong.',
  updatedAt: '2026-05-11T16:00:00Z',
  text: `
Orders leave our warehouse in Salt Lake City on working days. What is ordered by noon Mountain Time leaves the same day; what comes later
leaves on the next. The cart shows the price for your address before you pay.

## United States

- Ground, 3 to 6 working days: from $7.95, free from $75
- Two-day: from $16.95
- Overnight, the next working day: from $32.95

Ground goes to the door and is tracked. It does not go to post-office boxes.

## Alaska, Hawaii, territories and military addresses

Priority Mail takes 4 to 9 working days and reaches islands, bases and post-office boxes: from $12.95, and free from $200. Two-day service
goes to Alaska, Hawaii and most territories too.

## Canada

Canada Ground takes 5 to 10 working days from $15.95, free from $150. Duties are settled by us: nothing is due at the door.

## Other countries

International takes 6 to 14 working days from $24.95, free from $250. International Express takes 2 to 4. Both are tracked. Duties and
import taxes are set by your country and are due on delivery.

## In hot and cold weather

From May to September we add an insulated liner to orders with peels, enzymes or vitamin C, at no cost. If a forecast on the way is
above 38 °C or below −15 °C we may hold a parcel over a weekend, and tell you.

## When something goes wrong

1. Late by more than three working days: write to care@regen.example with your order number and we ask the carrier.
2. Damaged: send a photo within 14 days. We replace what broke; you do not send it back.
3. Lost: when a carrier has not moved a parcel for seven days we send it again or refund it, as you prefer.
`,
};

export const returnsPolicy: SeedPage = {
  slug: 'returns-policy',
  title: 'Returns policy',
  description: 'Sixty days, opened or not, and how to send something back.',
  updatedAt: '2026-05-11T16:00:00Z',
  documentName: 'returns-policy',
  text: `
Skin is particular. If something does not suit yours, send it back within 60 days of delivery, opened or not, and we return what
you paid for it.

## What can come back

- Retail products, opened or unopened
- Kits, when every piece of the kit comes back
- Professional products, unopened and with the seal whole
- Anything that arrived damaged, wrong or past its date, at any time

## What cannot

- Samples and free items
- Opened peels and opened back-bar sizes, because we cannot know how they were kept
- Places in classes: a course says until when it can be canceled

## How to send something back

1. Write to care@regen.example with your order number and say which pieces and why. The why helps us, and changes nothing.
2. We send you a label by email, usually on the same working day.
3. Pack it so that it will not leak, and hand it in within 14 days.

In the United States the label is free. From elsewhere you pay the way back, unless the mistake was ours.

## When the money comes

We refund to the card that paid within five working days of the parcel's arrival; banks may take some days more. Points that were spent
come back to your balance, and points that were earned are taken off it. Shipping is refunded when the whole order comes back or the
mistake was ours.

## If your skin reacted

Stop using the product and, if it is severe, see a doctor. Then tell us, with the lot number from the bottom of the bottle: a person
who knows the formula answers within one working day, and the refund does not wait for the parcel.
`,
};

export const accessibility: SeedPage = {
  slug: 'accessibility',
  title: 'Accessibility',
  description: 'What this store does so that everybody can use it, and how to tell us where it fails.',
  updatedAt: '2026-04-20T16:00:00Z',
  text: `
We want everybody to be able to shop and learn here. We build to the Web Content Accessibility Guidelines 2.2, level AA, and test every
screen before it is published.

## What you can rely on

- Everything works with the keyboard alone, and the focus is always visible.
- Screen readers hear what changes: filters, the cart, search results, messages.
- Text can be enlarged to 200 % and screens can be 320 pixels wide without anything being cut off.
- There are light, dark and high-contrast themes, and forced colors are respected.
- Motion stops when your device asks for less of it.
- Charts come with a table of the same numbers, and videos with captions.

## How we test

Each screen and each component is checked by automatic rules in every sales channel, by keyboard, and with VoiceOver and NVDA. Twice a
year people who depend on assistive technology shop here while we watch and learn.

## Where it is not good enough yet

Some older training documents are scanned pages that screen readers cannot read. Ask for any of them and we send a readable version
within three working days.

## Tell us

Write to accessibility@regen.example or call +1 801 555 0100 on working days from 8 to 17 Mountain Time. Say which page it was and
what you use to read it. We answer within two working days, and place your order for you in the meantime if you like.
`,
};
