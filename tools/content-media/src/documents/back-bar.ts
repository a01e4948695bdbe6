import { box, columns, intro, p, table, ul, type Document } from './html.ts';

export const backBar: readonly Document[] = [
  {
    slug: 'back-bar-quantities',
    format: 'letter',
    sheets: [
      intro(
        'What a treatment uses, and how many treatments a package holds. Weigh a week of your own work and correct the last column.',
      ) +
        table(
          ['Product', 'SKU', 'Per treatment', 'Package', 'Treatments'],
          ['Quiet Milk Cleanser Back Bar', 'GM3201', '2 presses, 8 mL', '1 L', '125'],
          ['Prep &amp; Degrease Solution', 'GM3203', '4 mL', '500 mL', '125'],
          ['Glide Massage Gel', 'GM3204', '5 mL', '500 mL', '100'],
          ['Slow Massage Cream', 'GM3205', '8 mL', '500 mL', '62'],
          ['Kaolin Modeling Powder', 'GM3206', '12 g', '1 kg', '83'],
          ['Alginate Peel-Off Mask, Cooling', 'GM3207', '30 g', '750 g', '25'],
          ['Hydra Ampoules', 'GM3208', '1 ampoule', '10', '10'],
          ['Pumpkin Enzyme Treatment', 'GM3107', '2 g', '250 g', '125'],
          ['Papain Activation Powder', 'GM3108', '3 g', '100 g', '33'],
          ['Acid peels of 60 mL', 'GM3101–3106', '2 mL', '60 mL', '30'],
          ['Neutralizing Solution', 'GM3110', '15 mL', '500 mL', '33'],
          ['Post-Peel Calm Mask', 'GM3111', '10 mL', '250 mL', '25'],
          ['Everyday Lipid Cream Back Bar', 'GM3213', '2 g', '250 mL', '125'],
          ['Mineral Veil SPF 30 Back Bar', 'GM3214', '3 mL', '200 mL', '66'],
        ) +
        columns(
          box(
            'Cost of a treatment',
            p(
              'Price of the package ÷ treatments = cost of one. Add linen and single-use items. A back bar of 8 to 12% of the treatment’s price is healthy.',
            ),
          ),
          box('When to reorder', p('Treatments a week × two = the number that should always be left on the shelf.')),
        ),
    ],
  },
  {
    slug: 'treatment-menu-template',
    format: 'letter',
    sheets: [
      intro(
        'Seven treatments that one esthetician can run well, with names that say what happens. Change the minutes and fill in your prices.',
      ) +
        table(
          ['Treatment', 'What the client reads', 'Minutes', 'Price'],
          [
            'First Facial',
            'Consultation, cleansing, a mask for your skin today, and a routine in writing.',
            '75',
            '$&nbsp;____',
          ],
          ['Quiet Facial', 'For skin that flushes or stings: cool, slow, no acids, no steam.', '60', '$&nbsp;____'],
          [
            'Clear Facial',
            'Softening, careful extractions, clay, and what to do until next time.',
            '75',
            '$&nbsp;____',
          ],
          ['Pumpkin Enzyme Facial', 'Warm enzymes for dull skin, massage, a fresh finish.', '60', '$&nbsp;____'],
          [
            'First Peel',
            'A mild acid peel with preparation and a follow-up call. Consultation required.',
            '45',
            '$&nbsp;____',
          ],
          ['Peel Series', 'Six peels with photographs before and after. Home care included.', '6 × 45', '$&nbsp;____'],
          ['Back Treatment', 'Cleansing, salicylic acid if it suits you, clay, hydration.', '60', '$&nbsp;____'],
        ) +
        columns(
          box(
            'Write like this',
            ul(
              'Verbs and results that can be seen: “clears”, “softens”, “calms”',
              'One line of 12 to 18 words',
              'Who should not book it',
            ),
          ),
          box(
            'Not like this',
            ul(
              '“Cures”, “heals”, “removes wrinkles”',
              'Brand names of devices you don’t own',
              'Seven facials that differ in the mask only',
            ),
          ),
        ) +
        p(
          'Prices: minutes × your hourly rate, plus back bar, plus ten minutes for the room. If a treatment doesn’t carry that, shorten it or leave it out.',
        ),
    ],
  },
];
