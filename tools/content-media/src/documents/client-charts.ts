import { box, columns, figure, h2, intro, ol, p, table, tableToFill, ul, warning, type Document } from './html.ts';

const numbered = (count: number): string[][] => Array.from({ length: count }, (_, index) => [String(index + 1)]);

export const clientCharts: readonly Document[] = [
  {
    slug: 'spf-chart',
    format: 'letter',
    sheets: [
      intro(
        'SPF is measured with two milligrams on each square centimeter of skin. Less sunscreen is less protection, whatever the number.',
      ) +
        columns(
          figure({ kind: 'fingers' }, 2.9) +
            p('<b>Face and neck:</b> two finger-lengths. <b>Whole body:</b> about one ounce, a shot glass full.'),
          table(
            ['SPF', 'Lets through', 'Blocks'],
            ['15', '1 of 15 UVB rays', '93%'],
            ['30', '1 of 30', '97%'],
            ['50', '1 of 50', '98%'],
          ) + p('At the tested amount. No sunscreen blocks everything.'),
        ) +
        h2('Read the label') +
        table(
          ['It says', 'It means'],
          ['Broad spectrum', 'UVA was tested too, not only UVB'],
          ['Water resistant (40) or (80)', 'Still works after 40 or 80 minutes in water; then reapply'],
          ['Zinc oxide, titanium dioxide', 'Mineral filters, often better tolerated'],
          ['Drug Facts', 'In the United States sunscreen is regulated as a drug'],
        ) +
        h2('Every day') +
        ul(
          'Last step in the morning, 15 minutes before you go out.',
          'Again every two hours outdoors, and after swimming, sweating or toweling.',
          'Ears, eyelids, lips, hairline, backs of the hands.',
          'Babies under six months: shade and clothing; ask the pediatrician.',
        ) +
        columns(
          box('For sensitive skin', p('Mineral Veil SPF 30: zinc oxide 18%.')),
          box('Hardly visible', p('Sheer Daylight Fluid SPF 50, water resistant 40 minutes.')),
          box('For dark spots', p('Tinted Mineral SPF 40: its iron oxides block visible light too.')),
        ),
    ],
  },
  {
    slug: 'layering-order-chart',
    format: 'letter',
    sheets: [
      intro('From thin to thick. Leave out what you don’t use; never change the order of what is left.') +
        columns(
          h2('Morning') +
            figure(
              {
                kind: 'steps',
                steps: [
                  'Cleanser, or water',
                  'Toner or essence',
                  'Antioxidant serum',
                  'Moisturizer',
                  'Sunscreen, two finger-lengths',
                ],
              },
              3.3,
            ),
          h2('Evening') +
            figure(
              {
                kind: 'steps',
                steps: [
                  'Balm, to take off sunscreen',
                  'Cleanser',
                  'One treatment: acid or retinoid',
                  'Moisturizer',
                  'Oil or balm, if you are dry',
                ],
              },
              3.3,
            ),
        ) +
        h2('Who gets along') +
        table(
          ['Pair', 'Together?', 'How'],
          ['Vitamin C and niacinamide', 'Yes', 'Vitamin C first, wait a minute'],
          ['Hyaluronic acid and anything', 'Yes', 'On damp skin, cream on top'],
          ['Retinoid and moisturizer', 'Yes', 'Before and after, if skin is new to it'],
          ['Acid and retinoid', 'Not the same evening', 'Acid Tuesday, retinoid Thursday'],
          ['Benzoyl peroxide and retinol', 'Apart', 'One in the morning, one at night'],
          ['Copper peptide and vitamin C or acids', 'Apart', 'At another time of day'],
          ['Two acids', 'No', 'Choose one'],
        ) +
        p(
          'How long to wait? A minute after vitamin C, two before sunscreen, ten between retinol and cream if your skin asks for it. Otherwise: as soon as it no longer feels wet.',
        ),
    ],
  },
  {
    slug: 'fitzpatrick-chart',
    format: 'letter',
    sheets: [
      intro(
        'The scale describes how skin answers to its first hour of summer sun without protection. It says nothing about origin or beauty, and two types can share a shade.',
      ) +
        columns(
          figure({ kind: 'tones' }, 3.6),
          h2('Why we ask') +
            p(
              'Types I and II burn quickly and carry the highest risk of skin cancer. From type IV up, skin makes pigment readily, and irritation of any kind can leave marks that last for months.',
            ) +
            p(
              'So the type decides strength, time and interval of a treatment, and which sunscreen will be worn rather than bought.',
            ),
        ) +
        table(
          ['Type', 'At home', 'Sunscreen'],
          ['I, II', 'Introduce actives slowly; redness shows early', 'SPF 50, hat, shade at noon'],
          ['III', 'Watch for marks after blemishes', 'SPF 30 to 50'],
          ['IV', 'Mandelic or azelaic acid before glycolic', 'Tinted: iron oxides against visible light'],
          [
            'V, VI',
            'Low strength, long intervals; treat irritation at once',
            'Tinted, or a fluid without a white cast',
          ],
        ) +
        warning('Skin cancer occurs in every type. On darker skin look at palms, soles and nails too.') +
        p('After T. B. Fitzpatrick, 1975 and 1988. A questionnaire is more reliable than the look of the skin.'),
    ],
  },
  {
    slug: 'which-acid-chart',
    format: 'letter',
    sheets: [
      intro('One acid, two evenings a week, for eight weeks. Then decide.') +
        figure(
          {
            kind: 'steps',
            steps: [
              'Thick, sun-worn: glycolic',
              'Dry, dull: lactic',
              'Marks easily: mandelic',
              'Clogged pores: salicylic',
              'Reactive: gluconolactone',
            ],
          },
          3.6,
        ) +
        table(
          ['Acid', 'Family', 'Size', 'Regen'],
          ['Glycolic', 'AHA, water', '76 g/mol', 'Glycolic Overnight Lotion 12%'],
          ['Lactic', 'AHA, water', '90 g/mol', 'Lactic Resurfacing Fluid 8%'],
          ['Mandelic', 'AHA, water', '152 g/mol', 'Mandelic Clarity Drops 10%'],
          ['Salicylic', 'BHA, oil', '138 g/mol', 'BHA Pore Liquid 2%'],
          ['Gluconolactone', 'PHA, water', '178 g/mol', 'Gluconolactone Daily Pads'],
        ) +
        columns(
          box('Stop if', ul('Plain moisturizer stings', 'Redness lasts until morning', 'Skin peels in sheets')),
          box(
            'Not for you if',
            ul(
              'You are allergic to aspirin (salicylic)',
              'Your skin is sunburned, waxed or broken',
              'You used a retinoid tonight',
            ),
          ),
        ) +
        warning(
          'AHAs can make skin more sensitive to the sun. Use sunscreen while you use them and for a week afterward.',
        ),
    ],
  },
  {
    slug: 'ingredient-guide',
    format: 'letter',
    sheets: [
      intro('What twelve ingredients do, at which strength they are known to work, and who should be careful.') +
        table(
          ['Ingredient', 'What it does', 'Strength', 'Careful'],
          ['Azelaic acid', 'Calms redness, clears pores, fades marks', '10–20%', 'Can itch at first'],
          ['Bakuchiol', 'Softens lines; not a retinoid', '0.5–1%', 'Ask a doctor in pregnancy'],
          ['Benzoyl peroxide', 'Reduces acne bacteria', '2.5–5%', 'Bleaches towels'],
          ['Ceramides', 'Fill the gaps of the barrier', 'With cholesterol and fatty acids', '–'],
          ['Glycerin', 'Holds water', '3–10%', '–'],
          ['Hyaluronic acid', 'Holds water at the surface', '0.1–2%', 'Needs cream on top in dry air'],
          ['Niacinamide', 'Oil, pores, tone, barrier', '2–10%', 'Flushing in a few'],
          ['Retinal', 'Lines, texture, tone', '0.02–0.1%', 'Not in pregnancy; sunscreen'],
          ['Retinol', 'Lines, texture, tone', '0.1–1%', 'Not in pregnancy; sunscreen'],
          ['Salicylic acid', 'Loosens plugs in pores', '0.5–2%', 'Not with an aspirin allergy'],
          ['Tranexamic acid', 'Uneven tone', '2–5%', 'Patience: 12 weeks'],
          ['Vitamin C', 'Antioxidant, tone', '10–20% at pH below 3.5', 'Tingles; keep cool and dark'],
        ),
      h2('How to read a list') +
        ol(
          'Ingredients above one percent stand in order of weight. Below one percent the order is free.',
          'Drug actives, such as zinc oxide or benzoyl peroxide, stand in a box of their own, with their percentage.',
          '“Parfum” or “fragrance” can hold many substances. Essential oils are fragrance too.',
          'A long list is not a bad list, and a name that is hard to say is not a danger.',
        ) +
        columns(
          figure(
            {
              kind: 'scale',
              name: 'pH',
              from: 2,
              to: 8,
              marks: [
                [3.1, 'Vitamin C'],
                [3.8, 'Acids'],
                [5, 'Skin'],
              ],
            },
            3.3,
          ),
          h2('Why pH is on the label') +
            p(
              'An acid exfoliates with the share that is not neutralized. For glycolic acid that is half at pH 3.8 and about 6% at pH 5. A high percentage at a high pH can be milder than a low one at a low pH.',
            ),
        ) +
        h2('Not proved by the front of the box') +
        table(
          ['Claim', 'What it means'],
          ['Dermatologist tested', 'A dermatologist was present. Ask for the result'],
          ['Hypoallergenic', 'Not a regulated term'],
          ['Non-comedogenic', 'The maker doesn’t expect it to clog; there is no official test'],
          ['Natural', 'Not a regulated term; poison ivy is natural'],
          ['Clinical', 'Not a regulated term; look for strength and pH'],
        ),
    ],
  },
  {
    slug: 'retinal-calendar',
    format: 'letter',
    sheets: [
      intro('Twelve weeks with vitamin A. Mark each evening you used it, and write a word about the next morning.') +
        columns(
          box(
            'Weeks 1–4',
            p('Two evenings. Cream, a pea-sized amount, cream.'),
            figure({ kind: 'week', rows: [['Retinal', [1, 4]]] }, 2),
          ),
          box(
            'Weeks 5–8',
            p('Three, then four evenings, if skin is calm.'),
            figure({ kind: 'week', rows: [['Retinal', [0, 2, 4]]] }, 2),
          ),
          box(
            'Weeks 9–12',
            p('Five evenings at most. Leave two for cream alone.'),
            figure({ kind: 'week', rows: [['Retinal', [0, 1, 3, 4, 6]]] }, 2),
          ),
        ) +
        tableToFill(['Week', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'How was my skin?'], numbered(12)) +
        columns(
          box('Normal', ul('Light flaking', 'A little dryness around the mouth')),
          box('One step back', ul('Stinging from plain cream', 'Redness until noon')),
          box('Stop and ask', ul('Swelling, blisters, cracked corners', 'You become pregnant')),
        ) +
        warning(
          'Do not use while pregnant, planning a pregnancy or breastfeeding. Wear a broad-spectrum sunscreen every morning.',
        ),
    ],
  },
  {
    slug: 'skin-diary',
    format: 'letter',
    sheets: [
      intro('Two weeks of notes tell your esthetician more than an hour of memory. One line a day is enough.') +
        tableToFill(
          ['Day', 'Morning: what I used', 'Evening: what I used', 'Skin, 1–5', 'Sun, stress, cycle, food, sleep'],
          numbered(14),
        ) +
        columns(
          box(
            'Skin, 1–5',
            p(
              '1 = calm · 2 = a little tight or shiny · 3 = stings or itches · 4 = new blemishes or redness · 5 = I wanted to stay home',
            ),
          ),
          box('Photographs', p('Day 1, 7 and 14. Same window, same time, no makeup, hair back. Left, front, right.')),
        ),
    ],
  },
];
