import type { SeedPage } from './seed-page.ts';

export const privacy: SeedPage = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'What we know about you, why, for how long, and how to have it deleted.',
  updatedAt: '2026-01-15T16:00:00Z',
  text: `
This page explains what we store about you and why. We wrote it to be read.

## What we store

- Your account: name, email, phone if you give one, addresses, and the channel you shop in
- Your orders: what you bought, when, where we shipped it and how you paid. Card numbers go to the payment provider, never to us.
- What you choose: favorites, your cart, the terms you accepted and when
- What you write: messages between you and your professional, and emails to us
- A random id for your device, which links your cart to it and protects sign-in. It doesn't identify you and isn't sold.

## What we do not do

We don't sell data, we don't show third-party ads, and nothing measures your visit before you agree.

## Cookies

- The cart cookie keeps a visitor's cart for 30 days.
- The device cookie remembers for a year that you have signed in here, so that failed attempts elsewhere can't lock you out.
- The platform cookie remembers which of our stores serves your country.
- Your analytics choice is stored so that we don't ask again.

Nothing else is stored until you agree.

## Who else sees it

Carriers see the address on a package, the payment provider sees the payment, and our email provider sees the emails it delivers. If
you have a professional, they see your orders and the routines they recommended. They don't see your card or password.

## How long

We keep orders for seven years, as tax law requires. We keep messages for as long as your account exists. A visitor's cart is deleted after
30 days.

## Your rights

You can view, correct, export or delete your data. Email privacy@regen.example from your account's email address. We'll reply
within 30 days. Deleting your data has no drawbacks: you can open a new account the same day.
`,
};

export const terms: SeedPage = {
  slug: 'terms',
  title: 'Terms and conditions',
  description: 'The agreement between you and Regen when you buy, learn or sell with us.',
  updatedAt: '2026-01-15T00:00:00Z',
  text: `
Version 2026-01. These terms apply between you and Regen when you use this store. If they change, we'll ask you to accept them again before they apply to you,
and we record which version you accepted and when.

## Your account

You must be 18 or have a parent's consent. Keep your password to yourself; you're responsible for orders placed with it.
Professional accounts need a license that is valid where you work. Tell us when it expires.

## Orders

Your order is an offer; it is accepted when we confirm it by email. Prices are in US dollars, before tax; the cart shows
the tax for your address. If a price was clearly wrong, we'll tell you before we ship, and you may cancel.

## Professional products

Products of the professional range are for use by licensed professionals and by students under supervision. They may not be resold,
offered in retail, or given to clients for use at home, unless the label says otherwise.

## Using the products

Read the label and the warnings. Patch-test new products first. Our information doesn't replace a
doctor's advice.

## REGEN rewards

Points have no cash value, cannot be transferred and expire with the account. Who may earn and spend them, and at which rate, is shown
on the rewards page of your account.

## Classes

A seat is yours when the registration is confirmed. If we cancel a class, we'll refund the price and the points. If you can't attend,
cancel by the date shown for the class, and someone from the waitlist gets your seat.

## What you write

Bundles, instructions, store pictures and messages stay yours. You allow us to show them to the people they are meant for. Don't submit
anything unlawful or owned by others.

## Liability

Our liability is unlimited for intent, gross negligence and injury to life or health. Otherwise we are liable for the typical, foreseeable
consequences of breaching a material obligation under this agreement.

## Law

These terms are governed by the laws of the State of Utah, together with the mandatory consumer protection laws of the place where you live.
`,
};
