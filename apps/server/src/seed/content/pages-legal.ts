import type { SeedPage } from './seed-page.ts';

export const privacy: SeedPage = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'What we know about you, why, for how long, and how to make us forget it.',
  updatedAt: '2026-01-15T16:00:00Z',
  text: `
This page says what we keep about you and why. It is meant to be read.

## What we keep

- Your account: name, email, phone if you give one, addresses, and the channel you shop in
- Your orders: what you bought, when, where it went and how it was paid. Card numbers go to the payment provider and never to us.
- What you choose: favorites, your cart, the terms you accepted and when
- What you write: messages between you and your professional, and letters to us
- A random id of your device, which keeps your cart together and protects sign-in. It is not your name and is not sold.

## What we do not do

We do not sell data, we do not show advertising of others, and nothing measures your visit before you agree to it.

## Cookies

- The cart cookie keeps a visitor's cart for 30 days.
- The device cookie remembers for a year that you have signed in here, so that wrong tries elsewhere cannot lock you out.
- The platform cookie remembers which of our stores serves your country.
- Your choice about measuring is remembered so that we do not ask again.

Nothing else is stored until you agree.

## Who else sees it

Carriers see the address of a parcel, the payment provider sees the payment, and our mail provider sees the email that it carries. If
a professional looks after you, they see your orders and the routine that they recommended. They do not see your card or password.

## How long

Orders are kept for seven years because tax law asks for it. Messages are kept while your account exists. A visitor's cart is gone after
30 days.

## Your rights

You can see, correct, take with you or delete what we keep. Write to privacy@regen.example from the email of your account. We answer
within 30 days, and deleting is not punished: you may open a new account on the same day.
`,
};

export const terms: SeedPage = {
  slug: 'terms',
  title: 'Terms and conditions',
  description: 'The agreement between you and Regen when you buy, learn or sell with us.',
  updatedAt: '2026-01-15T00:00:00Z',
  text: `
Version 2026-01. These terms hold between you and Regen when you use this store. If they change, we ask you again before they hold for you,
and we keep which version you accepted and when.

## Your account

You must be 18 or have the agreement of a parent. Keep your password to yourself; what is ordered with it counts as ordered by you.
Professional accounts need a license that is valid where you work, and tell us when it ends.

## Orders

Your order is an offer; it is accepted when we confirm it by email. Prices are in US dollars and include no tax until the cart
shows it for your address. If a price was plainly wrong we tell you before anything is sent, and you may step back.

## Professional products

Products of the professional range are for use by licensed professionals and by students under supervision. They may not be sold on,
taken into retail, or given to clients to use at home, unless the label says otherwise.

## Using the products

Read the label and the warnings. Test new products on a small place first. Our texts are information and do not replace the advice of
a doctor.

## REGEN rewards

Points have no value in money, cannot be passed on and end with the account. Who may earn and spend them, and at which rate, is shown
on the rewards page of your account.

## Classes

A seat is yours when the registration is confirmed. If we cancel a class, you get the price and the points back. If you cannot come,
cancel until the date that the class names and somebody from the waitlist gets your place.

## What you write

Bundles, instructions, store pictures and messages stay yours. You allow us to show them to the people they are meant for. Do not put
in what is unlawful or what belongs to others.

## Liability

We are liable without limit for intent, gross negligence and harm to life and health. Otherwise we are liable for what typically follows
from the breach of a duty that matters for this agreement.

## Law

The law of the State of Utah holds, together with the protection that the law of your home gives to consumers there.
`,
};
