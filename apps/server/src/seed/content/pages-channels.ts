import type { SeedPage } from './seed-page.ts';

export const rewards: SeedPage = {
  slug: 'regen-rewards',
  title: 'REGEN rewards',
  description: 'How professionals earn points, what they are worth, and how levels work.',
  updatedAt: '2026-03-16T16:00:00Z',
  audiences: ['b2b'],
  text: `
REGEN rewards is for accounts with the Professional discount model. It costs nothing; you join once in your account.

## Earning

You earn 2 points for each full dollar of merchandise, after discounts and points. Shipping and tax don't earn points.
Points are added when the order is paid. Classes earn points in the same way.

## Spending

One point is worth 5 cents. Spend as many as you like in the cart or on a class, up to what it costs with shipping and tax. If less
than $0.50 remains, you pay nothing. If an order is canceled, spent points are returned.

## Levels

- Silver: from $1,000 of merchandise in a calendar year
- Gold: from $5,000
- Platinum: from $12,000

The bar in your account shows your progress to the next level. You can hide it at any time.

## Who cannot take part

Tier 4 prices already include the rewards discount, so Tier 4 accounts do not earn or spend points. Accounts that are exempt by agreement do
not either. Your rewards page says which applies to you.
`,
};

export const schoolProgram: SeedPage = {
  slug: 'school-program',
  title: 'School program',
  description: 'Kits, prices and lessons for schools of esthetics and their students.',
  updatedAt: '2026-02-09T16:00:00Z',
  audiences: ['school'],
  text: `
Regen is on the back bar of schools because Marianne Holt began teaching before she began selling. The program gives teachers what they need for
a full term, at school prices.

![clinical]

## What your school gets

- School prices on the whole range, with no minimum order
- Student kits that follow the required license hours, with a lesson plan for each
- Lessons by topic and section in the education area
- Seats in virtual classes for teachers and students

## For teachers

Each lesson comes with its objective, materials, steps, contraindications and exam questions. Print it, or show it on screen.

## For students

A student of a program school who becomes licensed can move to a professional account. Email schools@regen.example a copy
of the license, and we'll transfer the student's learning record.
`,
};
