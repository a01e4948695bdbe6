import type { Slides } from './types.ts';

export const concerns: Slides = {
  'four-quiet-weeks-for-the-barrier': [
    { lines: ['Cells are the bricks', 'Lipids are the mortar'], figure: { kind: 'wall', isThin: false } },
    {
      lines: ['Water stings', 'Tight, yet shiny', 'Old friends burn'],
      figure: { kind: 'wall', isThin: true },
    },
    {
      lines: ['No acids, retinoids or scrubs', 'Nothing new'],
      figure: {
        kind: 'packs',
        packs: [
          ['bottle', 'Milk, evenings'],
          ['jar', 'Cream on damp skin'],
          ['tube', 'Mineral SPF'],
        ],
      },
    },
    {
      lines: ['Three lipids, together', 'Balm on the driest places'],
      figure: { kind: 'steps', steps: ['Ceramides', 'Cholesterol', 'Fatty acids'] },
    },
    {
      lines: ['One active, one evening', 'What burns twice goes'],
      figure: {
        kind: 'week',
        rows: [
          ['Active', [3]],
          ['Cream', [0, 1, 2, 3, 4, 5, 6]],
        ],
      },
    },
  ],
  'breakouts-one-change-at-a-time': [
    {
      lines: ['Four causes', 'No ingredient covers all'],
      figure: { kind: 'steps', steps: ['More oil', 'Cells that stick', 'Bacteria', 'Inflammation'] },
    },
    {
      lines: ['2.5% did about as well as 10%', 'With less irritation'],
      figure: {
        kind: 'split',
        sides: [
          ['The plug', 'Salicylic acid 2%'],
          ['Bacteria', 'Benzoyl peroxide 2.5%'],
          ['Redness and marks', 'Azelaic acid 10%'],
        ],
      },
    },
    {
      lines: ['Every other evening', 'One product', 'Eight weeks'],
      figure: {
        kind: 'timeline',
        points: [
          ['Week 0', 'One new product'],
          ['Week 4', 'Too early to tell'],
          ['Week 8', 'Now decide'],
        ],
      },
    },
    {
      lines: ['Mild cleanser', 'Light moisturizer', 'Hands off'],
      figure: {
        kind: 'packs',
        packs: [
          ['bottle', 'Cleanser'],
          ['pump', 'Light lotion'],
          ['tube', 'Sunscreen'],
        ],
      },
    },
    {
      lines: ['See a dermatologist', 'Going early prevents scars'],
      figure: {
        kind: 'steps',
        steps: ['Painful nodules', 'Scars', 'Sudden acne in adulthood', 'No change after three months'],
      },
    },
  ],
  'dark-spots-and-patience': [
    {
      lines: ['Look at edge and pattern', 'A spot that changes: doctor first'],
      figure: {
        kind: 'split',
        sides: [
          ['Sun spots', 'Sharp edges'],
          ['After a blemish', 'Where the blemish was'],
          ['Melasma', 'Symmetrical patches'],
        ],
      },
    },
    {
      lines: ['Daylight undoes treatment', 'Iron oxides block visible light'],
      figure: {
        kind: 'skin',
        marks: [
          [0.2, 'UVB'],
          [0.62, 'UVA'],
          [0.8, 'Visible'],
        ],
      },
    },
    {
      lines: ['Start with one', 'Add a second after four weeks'],
      figure: {
        kind: 'split',
        sides: [
          ['Slows the making', 'Azelaic acid, tranexamic acid', 'Vitamin C'],
          ['Slows the passing on', 'Niacinamide'],
        ],
      },
    },
    {
      lines: ['Irritation makes new marks', 'Mandelic acid, low frequency'],
      figure: {
        kind: 'week',
        rows: [
          ['Mandelic', [2]],
          ['Serum', [0, 1, 3, 4, 5, 6]],
          ['SPF', [0, 1, 2, 3, 4, 5, 6]],
        ],
      },
    },
    {
      lines: ['Melasma can come back', 'Stay on sunscreen'],
      figure: {
        kind: 'timeline',
        points: [
          ['Week 8', 'A first difference'],
          ['Month 3', 'Photograph again'],
          ['Month 6', 'An old patch'],
        ],
      },
    },
  ],
};
