import { checks, fields, figure, h2, intro, ol, ul, warning, type Document } from './html.ts';

export const clientCards: readonly Document[] = [
  {
    slug: 'aftercare-after-a-peel',
    format: 'card',
    sheets: [
      intro('Your skin has had an acid peel today. For the next seven days it needs quiet.') +
        h2('Do') +
        ul(
          'Today: water only. After Trio or TCA, no water until your esthetician says so.',
          'From tomorrow: a mild cleanser.',
          'Moisturizer as often as skin feels tight.',
          'Broad-spectrum sunscreen every morning and every two hours outdoors.',
          'Let flakes fall by themselves.',
        ) +
        h2('Don’t, for seven days') +
        ul(
          'Retinoids, acids, scrubs, vitamin C',
          'Waxing, threading, shaving over flakes',
          'Sauna, hot yoga, swimming; sports for two days',
          'Sun on purpose, and tanning beds ever',
        ) +
        warning('Call us about blisters, crusts, pain, a cold sore or swelling.') +
        fields(['Date', 4], ['Phone', 8]),
      h2('Day by day') +
        figure(
          {
            kind: 'timeline',
            points: [
              ['Today', 'Pink, warm, tight'],
              ['Day 2', 'Dry; may look darker'],
              ['Days 3–5', 'Flaking, or nothing to see'],
              ['Day 7', 'Back to your routine'],
            ],
          },
          3.4,
        ) +
        h2('Take home') +
        ul('Quiet Milk Cleanser', 'Ceramide Rescue Cream', 'Mineral Veil SPF 30') +
        checks(1, 'Next visit:'),
    ],
  },
  {
    slug: 'aftercare-after-waxing',
    format: 'card',
    sheets: [
      intro('Waxing takes the outermost cells along with the hair. Treat the area gently for two days.') +
        h2('48 hours without') +
        ul(
          'Acids, retinoids, scrubs, deodorant on the area',
          'Sauna, hot baths, pools, tanning',
          'Tight clothing and sports that rub',
        ) +
        h2('Instead') +
        ul('Cool compresses, plain cream', 'Loose cotton', 'Sunscreen where light falls') +
        h2('From day three') +
        ul(
          'Gentle exfoliation twice a week helps against ingrown hairs.',
          'Leave ingrown hairs in place: picking leaves marks.',
        ) +
        warning('Next time, tell us if you have begun a retinoid, an acid or acne medicine: skin can lift.') +
        fields(['Date', 4], ['Phone', 8]),
    ],
  },
  {
    slug: 'patch-test-card',
    format: 'card',
    sheets: [
      intro('Three days with a new product before your face meets it.') +
        ol(
          'Day 1, evening: a pea on the inner forearm, in the amount of daily use. Don’t wash it off unless it is a rinse-off product.',
          'Day 2: look. Nothing? Once more on the same place.',
          'Day 3: look. Nothing? Now behind the ear, once.',
          'Day 4: use it on your face, every other day.',
        ) +
        figure(
          {
            kind: 'timeline',
            points: [
              ['Within minutes', 'Burning: irritation'],
              ['1 to 3 days', 'Itch, bumps: allergy'],
              ['2 weeks', 'Clogged pores show'],
            ],
          },
          3.2,
        ) +
        warning('Stop at itching, swelling or blisters. See a doctor if it spreads.') +
        fields(['Product', 8], ['Begun', 4]),
    ],
  },
  {
    slug: 'travel-card',
    format: 'card',
    sheets: [
      intro('Six things for a week, in bottles of 3.4 oz or less.') +
        checks(
          1,
          'Quiet Milk Cleanser Travel',
          'Hyaluronic Layer Serum Travel',
          'Everyday Lipid Cream Travel',
          'Sheer Daylight Fluid SPF 50',
          'Lip Daylight Balm SPF 30',
          'Barrier Balm Ointment',
        ) +
        h2('On the plane') +
        ul(
          'Cream before boarding, not a mask on board',
          'Sunscreen if you sit at the window',
          'Lip balm, water, hands off',
        ) +
        h2('When you arrive') +
        ul(
          'Cleanse, serum on damp skin, cream',
          'No acid and no retinoid for two evenings',
          'High up: reapply sunscreen more often; snow reflects it',
        ) +
        h2('Leave at home') +
        ul('Anything new', 'Vitamin C in a hot car'),
    ],
  },
  {
    slug: 'ph-poster',
    format: 'sign',
    sheets: [
      '<h1>Skin is slightly acidic.</h1>' +
        intro(
          'Its surface has a pH of about 4.7 to 5.5. The enzymes that build its barrier work best there, and most germs do not.',
        ) +
        figure(
          {
            kind: 'scale',
            name: 'pH',
            from: 1,
            to: 14,
            marks: [
              [3.1, 'Vitamin C'],
              [5, 'Skin'],
              [9.5, 'Bar soap'],
            ],
          },
          4,
        ) +
        ul(
          'Each whole step is ten times more, or less, acid.',
          'Bar soap lifts skin’s pH for hours.',
          'A cleanser near pH 5.5 leaves it in place.',
        ),
    ],
  },
  {
    slug: 'skin-layers-poster',
    format: 'sign',
    sheets: [
      '<h1>What reaches where</h1>' +
        figure(
          {
            kind: 'skin',
            marks: [
              [0.03, 'Cleanser'],
              [0.14, 'AHA'],
              [0.3, 'UVB'],
              [0.78, 'UVA'],
            ],
          },
          3.9,
        ) +
        ul(
          '<b>Horny layer:</b> flat cells in fat. Keeps water in.',
          '<b>Living epidermis:</b> new cells, pigment, defense.',
          '<b>Dermis:</b> collagen, vessels, nerves.',
        ) +
        intro('UVA reaches the collagen every day of the year, and through the window.'),
    ],
  },
];
