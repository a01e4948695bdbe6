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

You earn 2 points for each full dollar of merchandise, after discounts and after points that you spend. Shipping and tax earn nothing.
Points arrive when the order is paid. Classes earn points in the same way.

## Spending

One point is worth 5 cents. Spend as many as you like in the cart or on a class, up to what it costs with shipping and tax. If less
than $0.50 remains, you pay nothing. When an order is canceled, spent points come back.

## Levels

- Silver: from $1,000 of merchandise in a calendar year
- Gold: from $5,000
- Platinum: from $12,000

The bar in your account shows how far it is to the next one. You can put it away at any time.

## Who cannot take part

Tier 4 prices already include the rewards discount, so Tier 4 accounts do not earn or spend points. Accounts that are exempt by agreement do
not either. Your rewards page says which rule holds for you.
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

- School prices on the whole range, without a minimum order
- Student kits that follow the hours of a license, with a lesson plan for each
- Lessons by topic and section in the education area
- Seats in virtual classes for teachers and students

## For teachers

Each lesson comes with its aim, materials, steps, contraindications and questions for an exam. Print it, or show it from the screen.

## For students

A student of a program school who becomes licensed can move to a professional account. Write to schools@regen.example with a copy
of the license, and what the student has learned here comes along.
`,
};
