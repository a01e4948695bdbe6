import type { SeedPage } from './seed-page.ts';

export const about: SeedPage = {
  slug: 'about',
  title: 'About Regen',
  description: 'Professional skin care, made for the treatment room and honest enough for the bathroom shelf.',
  updatedAt: '2026-03-02T16:00:00Z',
  text: `
Regen makes skin care for people whose hands know skin: estheticians, dermal clinicians, teachers and their students. What works in
their treatment rooms is what we sell, and what they would not use twice we do not make.

![hero]

## What we believe

Skin is an organ, not a project. It repairs itself when it is given the right conditions and left in peace. So our formulas do few
things and do them at strengths that are written on the label.

- Every active is named with its percentage.
- Every product says who should not use it.
- No product needs another one in order to work.

## How we work

A formula begins with a professional who describes a problem. Our chemists in Salt Lake City respond with a first batch, which goes to
twelve treatment rooms for eight weeks. About one in three comes back with changes; about one in five is never made.

We fill in small lots, so what arrives at your door is rarely older than four months. The lot number on the bottom tells you when and
where it was filled.

## Two shelves

The professional range is for licensed professionals and schools: back-bar sizes, peels and protocols that need training. The retail
range is what your professional sends home with you, and what anyone may buy here.

[Shop products](/products)

[Find a professional near you](/locations)
`,
};

export const founder: SeedPage = {
  slug: 'founder',
  title: 'Our founder',
  description: 'How a treatment room with one bed became a range that is used in a thousand of them.',
  updatedAt: '2026-02-17T16:00:00Z',
  text: `
Marianne Holt had been an esthetician for eleven years when she stopped recommending the products she was selling.

![professional]

## One bed, one notebook

Her room in Salt Lake City had one bed, a steamer and a notebook. In it she wrote what each client used at home and how their skin
looked four weeks later. After three hundred pages she saw a pattern that none of her suppliers had mentioned: most of her clients
did better when they used less.

She asked a chemist she had met in evening classes to make three products without fragrance, without color and with the strength on the
front of the bottle: a cleanser, a serum and a sunscreen. Her clients asked for more bottles before they asked for the name.

## From her room to yours

The name came from what skin does by itself. In the second year, six other estheticians in Utah bought from her garage; in the fifth,
the first school put the range on its back bar. Marianne still teaches there two days a month.

## What she still insists on

1. Nothing is sold that has not been used on clients for eight weeks.
2. Professionals hear about a change before anyone else.
3. If a simpler product would do, we say so.

Marianne still sees clients on Thursdays. The notebook is in its forty-second volume.
`,
};

export const charity: SeedPage = {
  slug: 'charity',
  title: 'Giving back',
  description: 'One percent of what we sell goes to people whose skin needs care that they cannot pay for.',
  updatedAt: '2026-04-06T16:00:00Z',
  text: `
One percent of what we sell, not of what is left over, goes into the Regen Giving Fund. It is paid out twice a year, and this page reports
the results.

![calm]

## What the fund pays for

### Sunscreen where people work

Farm crews, road crews and lifeguards spend their days in the sun and seldom have sunscreen at hand. The fund fills dispensers at
work sites in five western states and pays for the visits that keep them filled.

### Training in oncology esthetics

Skin in treatment for cancer needs specially trained hands. The fund pays the course fee for estheticians who will offer free appointments
at a hospital or hospice for one year.

### Second-chance scholarships

Each spring and fall, we help twelve students finish an esthetics license they couldn't otherwise afford.

## In the past year

- 214 dispensers filled, 61 of them new
- 38 estheticians trained, who gave 1,120 free appointments
- 24 students supported, 21 of them licensed by now

## Take part

Professionals can offer appointments through the program, and schools can name a student. Email giving@regen.example and tell us
where you are.
`,
};
