import type { Slides } from './types.ts';

export const ingredients: Slides = {
  'read-a-label-in-one-minute': [
    {
      lines: ['The front persuades', 'The back follows rules', 'From most to least, by weight'],
      figure: { kind: 'steps', steps: ['Water', 'Glycerin', 'Niacinamide', 'Zinc PCA', 'Xanthan gum'] },
    },
    {
      lines: ['Below 1%, the order is free', 'Small amounts can be plenty'],
      figure: {
        kind: 'bars',
        unit: '%',
        bars: [
          ['Niacinamide', 10],
          ['Phenoxyethanol, at most', 1],
          ['Retinal', 0.05],
        ],
      },
    },
    {
      lines: ['Share of the whole formula', '10% of a 5% solution is 0.5%'],
      figure: {
        kind: 'bars',
        unit: '%',
        bars: [
          ['Printed on the front', 10],
          ['In the bottle', 0.5],
        ],
      },
    },
    {
      lines: ['Months after opening', 'Lot number', 'Drug Facts', 'Fragrance-free'],
      figure: {
        kind: 'split',
        sides: [
          ['12 M', 'Use within 12 months of opening'],
          ['Lot 26114B', 'Where and when it was filled'],
          ['Drug Facts', 'Sunscreen or acne treatment'],
        ],
      },
    },
  ],
  'vitamin-c-from-first-drop-to-last': [
    {
      lines: ['It enters skin without a charge', 'That takes a pH below 3.5'],
      figure: {
        kind: 'scale',
        name: 'pH',
        from: 2,
        to: 8,
        marks: [
          [3.1, 'C15 serum'],
          [5, 'Skin’s surface'],
          [7, 'Water'],
        ],
      },
    },
    {
      lines: ['Uptake peaks at 20%', 'From 10 to 20, comfort decides'],
      figure: {
        kind: 'curve',
        across: 'Strength, 5 to 30%',
        up: 'Uptake',
        curves: [
          {
            name: 'L-ascorbic acid',
            points: [
              [0, 0.12],
              [0.2, 0.36],
              [0.4, 0.62],
              [0.6, 0.9],
              [0.8, 0.55],
              [1, 0.4],
            ],
          },
        ],
      },
    },
    {
      lines: ['Straw is fine', 'Tea-brown is not', 'Four months once open'],
      figure: {
        kind: 'timeline',
        points: [
          ['Clear', 'Just opened'],
          ['Straw', 'Fine'],
          ['Amber', 'Finish it soon'],
          ['Brown', 'Replace it'],
        ],
      },
    },
    {
      lines: ['Four or five drops, dry skin', 'Sunscreen goes on top'],
      figure: {
        kind: 'packs',
        packs: [
          ['dropper', 'Vitamin C'],
          ['jar', 'Moisturizer'],
          ['tube', 'Sunscreen'],
        ],
      },
    },
    {
      lines: ['An oil-soluble form', 'Or other antioxidants'],
      figure: {
        kind: 'split',
        sides: [
          ['In water', 'L-ascorbic acid 15%', 'pH 3.1, can tingle'],
          ['In oil', 'Tetrahexyldecyl ascorbate 20%', 'Needs no low pH'],
        ],
      },
    },
  ],
  'twelve-weeks-with-retinal': [
    {
      lines: ['Fewer steps, smaller dose', '0.05% is a real one'],
      figure: { kind: 'steps', steps: ['Retinol', 'Retinal', 'Retinoic acid: what skin can use'] },
    },
    {
      lines: ['Pregnant, planning or nursing', 'Sunburned, waxed or raw skin'],
      figure: {
        kind: 'split',
        sides: [
          ['Don’t use', 'Pregnant or planning', 'Breastfeeding'],
          ['Wait', 'Sunburn, waxing', 'After a peel'],
        ],
      },
    },
    {
      lines: ['Cream, retinal, cream', 'A pea for the whole face'],
      figure: {
        kind: 'week',
        rows: [
          ['Retinal', [1, 4]],
          ['Cream', [0, 1, 2, 3, 4, 5, 6]],
        ],
      },
    },
    {
      lines: ['One more evening every two weeks', 'If cream stings: stop, then step back'],
      figure: {
        kind: 'bars',
        unit: ' evenings',
        bars: [
          ['Weeks 1–4', 2],
          ['Weeks 5–6', 3],
          ['Weeks 7–8', 4],
          ['Weeks 9–12', 5],
        ],
      },
    },
    {
      lines: ['Same light, same place', 'Sunscreen every morning'],
      figure: {
        kind: 'timeline',
        points: [
          ['Day 1', 'First photograph'],
          ['Week 4', 'Renewal has gone round once'],
          ['Week 12', 'Second photograph: judge now'],
        ],
      },
    },
  ],
  'choose-one-acid': [
    {
      lines: ['Small is quick', 'Large is mild'],
      figure: {
        kind: 'bars',
        unit: ' g/mol',
        bars: [
          ['Glycolic', 76],
          ['Lactic', 90],
          ['Mandelic', 152],
          ['Gluconolactone', 178],
        ],
      },
    },
    {
      lines: ['AHA and PHA: the surface', 'Salicylic: into the pore', 'Not with an aspirin allergy'],
      figure: {
        kind: 'skin',
        marks: [
          [0.06, 'AHA, PHA'],
          [0.3, 'Salicylic'],
        ],
      },
    },
    {
      lines: ['Only free acid exfoliates', 'pH decides how much is free'],
      figure: {
        kind: 'bars',
        unit: '% free',
        bars: [
          ['Glycolic acid at pH 3.0', 87],
          ['at pH 3.8', 50],
          ['at pH 5.0', 6],
        ],
      },
    },
    {
      lines: ['Skin first, then the acid'],
      figure: {
        kind: 'steps',
        steps: [
          'Sun-worn: glycolic',
          'Dry: lactic',
          'Marks easily: mandelic',
          'Clogged: salicylic',
          'Reactive: gluconolactone',
        ],
      },
    },
    {
      lines: ['Two evenings to begin with', 'Not with a retinoid', 'Sunscreen for a week afterward'],
      figure: {
        kind: 'week',
        rows: [
          ['Acid', [1, 4]],
          ['Cream', [0, 1, 2, 3, 4, 5, 6]],
          ['SPF', [0, 1, 2, 3, 4, 5, 6]],
        ],
      },
    },
  ],
};
