import type { SeedPage } from './seed-page.ts';

export const shipping: SeedPage = {
  slug: 'shipping',
  title: 'Shipping',
  description: 'How we ship, what it costs, when it arrives, and what we do when something goes wrong.',
  updatedAt: '2026-05-11T16:00:00Z',
  text: `
We ship from our warehouse in Salt Lake City on business days. Order by noon MT for same-day dispatch; later orders
ship the next business day. The cart shows the price for your address before you pay.

## United States

- Ground, 3 to 6 business days: from $7.95, free from $75
- Two-day: from $16.95
- Overnight, delivered next business day: from $32.95

Ground delivers to your door and is tracked. It doesn't deliver to PO boxes.

## Alaska, Hawaii, territories and military addresses

Priority Mail takes 4 to 9 business days and reaches islands, bases and PO boxes: from $12.95, and free from $200. Two-day service
is available for Alaska, Hawaii and most territories too.

## Canada

Canada Ground takes 5 to 10 business days from $15.95, free from $150. We pay the duties: nothing is due at the door.

## Other countries

International takes 6 to 14 business days from $24.95, free from $250. International Express takes 2 to 4. Both are tracked. Duties and
import taxes are set by your country and payable on delivery.

## In hot and cold weather

From May to September we add an insulated liner to orders with peels, enzymes or vitamin C, at no cost. If the forecast along the way is
above 100 °F or below 5 °F, we may hold your package over a weekend and let you know.

## When something goes wrong

1. Late by more than three business days: email care@regen.example with your order number and we'll contact the carrier.
2. Damaged: send a photo within 14 days. We'll replace what broke; no return needed.
3. Lost: if a package hasn't moved for seven days, we'll resend or refund it, as you prefer.
`,
};

export const returnsPolicy: SeedPage = {
  slug: 'returns-policy',
  title: 'Returns policy',
  description: 'Sixty days, opened or not, and how to return something.',
  updatedAt: '2026-05-11T16:00:00Z',
  documentName: 'returns-policy',
  text: `
Skin is particular. If something doesn't suit yours, return it within 60 days of delivery, opened or not, and we'll refund what
you paid for it.

## What you can return

- Retail products, opened or unopened
- Kits, if you return every item of the kit
- Professional products, unopened and with the seal intact
- Anything that arrived damaged, incorrect or expired, at any time

## What you can't return

- Samples and free items
- Opened peels and opened back-bar sizes, because we can't know how they were stored
- Seats in classes: each class says until when you can cancel

## How to return something

1. Email care@regen.example with your order number, the items and the reason. The reason helps us; it doesn't affect your refund.
2. We'll email you a label, usually the same business day.
3. Pack it so that it won't leak, and drop it off within 14 days.

In the United States the label is free. From elsewhere you pay for return shipping, unless the mistake was ours.

## When you get your refund

We refund the card you paid with within five business days of the package's arrival; banks may take a few days longer. Points you spent
return to your balance, and points you earned are deducted. We refund shipping if you return the whole order or the
mistake was ours.

## If your skin reacted

Stop using the product and, if the reaction is severe, see a doctor. Then email us the lot number on the bottom of the bottle: someone
who knows the formula will reply within one business day, and we'll refund you without waiting for the package.
`,
};

export const accessibility: SeedPage = {
  slug: 'accessibility',
  title: 'Accessibility',
  description: 'What this store does so that everyone can use it, and how to report problems.',
  updatedAt: '2026-04-20T16:00:00Z',
  text: `
We want everyone to be able to shop and learn here. We build to the Web Content Accessibility Guidelines 2.2, level AA, and test every
screen before it is published.

## What you can rely on

- Everything works with the keyboard alone, and the focus is always visible.
- Screen readers announce what changes: filters, the cart, search results, messages.
- Text can be enlarged to 200% and screens can be 320 pixels wide without anything being cut off.
- There are light, dark and high-contrast themes, and forced colors are respected.
- Motion stops when your device asks for less of it.
- Charts come with a table of the same numbers, and videos with captions.

## How we test

Each screen and each component is checked by automated rules in every sales channel, by keyboard, and with VoiceOver and NVDA. Twice a
year, people who rely on assistive technology shop here while we observe and learn.

## Known issues

Some older training documents are scanned pages that screen readers can't read. Ask for any of them and we'll send a readable version
within three business days.

## Contact us

Write to accessibility@regen.example or call +1 801 555 0100 on business days from 8 a.m. to 5 p.m. Mountain Time. Tell us which page it was and
which assistive technology you use. We'll reply within two business days, and can place your order for you in the meantime.
`,
};
