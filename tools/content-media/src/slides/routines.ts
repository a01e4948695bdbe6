import type { Slides } from './types.ts';

export const routines: Slides = {
  'how-much-sunscreen-is-enough': [
    {
      lines: ['SPF is tested at 2 mg/cm²', 'Most of us: a quarter to a half'],
      figure: {
        kind: 'bars',
        unit: ' mg/cm²',
        bars: [
          ['In the laboratory', 2],
          ['A generous user', 1],
          ['Most of us', 0.5],
        ],
      },
    },
    { lines: ['Index and middle finger', 'For face and neck', 'In two passes'], figure: { kind: 'fingers' } },
    {
      lines: ['UVB burns the surface', 'UVA goes deeper and passes through glass'],
      figure: {
        kind: 'skin',
        marks: [
          [0.2, 'UVB'],
          [0.72, 'UVA'],
        ],
      },
    },
    {
      lines: ['15 minutes before you go out', 'Again every two hours', 'After swimming: as the label says'],
      figure: {
        kind: 'timeline',
        points: [
          ['8:45', 'First application'],
          ['9:00', 'Out of the door'],
          ['11:00', 'Again'],
          ['1:00', 'And again'],
        ],
      },
    },
    {
      lines: ['Ears, eyelids, hairline', 'Lips, sides of the neck', 'Hat and shade do the rest'],
      figure: { kind: 'face', zones: ['ears', 'eyes', 'hairline', 'lips', 'neck'] },
    },
  ],
  'layers-morning-and-night': [
    {
      lines: ['Everything else is extra', 'Each layer earns its place'],
      figure: {
        kind: 'packs',
        packs: [
          ['bottle', 'Cleanser'],
          ['jar', 'Moisturizer'],
          ['tube', 'Sunscreen'],
        ],
      },
    },
    {
      lines: ['Water first, oil last', 'Oil underneath keeps serum out'],
      figure: { kind: 'steps', steps: ['Watery serum', 'Lotion or cream', 'Oil, if you use one'] },
    },
    {
      lines: ['Antioxidant first', 'Sunscreen last', 'Let it set before makeup'],
      figure: {
        kind: 'packs',
        packs: [
          ['bottle', 'Cleanser'],
          ['dropper', 'Vitamin C'],
          ['jar', 'Moisturizer'],
          ['tube', 'Sunscreen'],
        ],
      },
    },
    {
      lines: ['Sunscreen comes off first', 'One treatment per evening'],
      figure: {
        kind: 'week',
        rows: [
          ['Acid', [1]],
          ['Retinoid', [3, 5]],
          ['Cream', [0, 1, 2, 3, 4, 5, 6]],
        ],
      },
    },
    {
      lines: ['Some pairs are fine', 'Others need a night apart'],
      figure: {
        kind: 'split',
        sides: [
          ['Together', 'Vitamin C, then niacinamide', 'Retinoid and moisturizer'],
          ['Apart', 'Acid and retinoid', 'Benzoyl peroxide and retinol'],
        ],
      },
    },
  ],
  'skin-in-dry-air': [
    {
      lines: ['Comfort begins at 40 percent', 'Water leaves faster than it rises'],
      figure: {
        kind: 'bars',
        unit: '%',
        bars: [
          ['Comfortable room', 50],
          ['Heated in January', 25],
          ['Airplane cabin', 15],
        ],
      },
    },
    {
      lines: ['Serum on damp skin', 'Cream within a minute'],
      figure: {
        kind: 'packs',
        packs: [
          ['dropper', 'Hyaluronic serum'],
          ['jar', 'Cream on top'],
        ],
      },
    },
    {
      lines: ['Before boarding, not on board', 'No mist by itself'],
      figure: {
        kind: 'split',
        sides: [
          ['Pack', 'Cream and lip balm', 'Sunscreen for the window'],
          ['Leave', 'Sheet masks', 'A mist by itself'],
        ],
      },
    },
    {
      lines: ['About 10% more UV each 1,000 m', 'Snow sends it back up'],
      figure: {
        kind: 'bars',
        unit: '%',
        bars: [
          ['Sea level', 100],
          ['1,000 m', 110],
          ['2,000 m', 120],
          ['3,000 m', 130],
        ],
      },
    },
    {
      lines: ['Cooler at night', 'Short, lukewarm showers'],
      figure: { kind: 'value', value: '40%', caption: 'humidity in the bedroom' },
    },
  ],
  'the-two-minute-retail-talk': [
    {
      lines: ['Ask during the cleanse', 'Listen for routine, budget, problem'],
      figure: { kind: 'steps', steps: ['“What’s in your bathroom right now?”', 'Listen', 'Repeat it in one sentence'] },
    },
    {
      lines: ['One product, one reason', 'While it touches the skin'],
      figure: {
        kind: 'packs',
        packs: [
          ['tube', '“Zinc only, because you flush”'],
          ['jar', '“For the heating season”'],
        ],
      },
    },
    {
      lines: ['Three things at most', 'With order and time of day'],
      figure: {
        kind: 'timeline',
        points: [
          ['Today', 'What matters this week'],
          ['Next month', 'When the cleanser runs out'],
          ['Next season', 'One change, announced'],
        ],
      },
    },
    {
      lines: ['Say it, then stop', 'Too much? Take away a step'],
      figure: {
        kind: 'split',
        sides: [
          ['Say', 'The price', 'How long it lasts'],
          ['Skip', 'Apologies', 'Three cheaper versions'],
        ],
      },
    },
    {
      lines: ['One message', 'Note the answer in the record'],
      figure: { kind: 'value', value: '14', caption: 'days after the treatment' },
    },
  ],
  'bundles-that-get-opened': [
    {
      lines: ['The name is read first', 'Use the client’s words'],
      figure: {
        kind: 'split',
        sides: [
          ['Opened', 'Nora, until the wedding'],
          ['Forgotten', 'Routine 3'],
        ],
      },
    },
    {
      lines: ['The important one first', 'Order here is order there'],
      figure: {
        kind: 'packs',
        packs: [
          ['tube', 'Sunscreen'],
          ['bottle', 'Cleanser'],
          ['jar', 'Moisturizer'],
        ],
      },
    },
    {
      lines: ['Typed text, or a PDF', 'One line per step'],
      figure: {
        kind: 'split',
        sides: [
          ['Morning', 'Rinse', 'Cream, sunscreen'],
          ['Evening', 'Cleanse', 'Serum, cream'],
        ],
      },
    },
    {
      lines: ['QR code at the desk', 'Or an email before closing', 'No account needed'],
      figure: { kind: 'steps', steps: ['Treatment', 'Bundle', 'QR code or email', 'Client opens it at home'] },
    },
    {
      lines: ['Not opened: the name', 'Not added: price or steps', 'Not bought: ask'],
      figure: { kind: 'steps', steps: ['Sent', 'Opened', 'Added', 'Bought'] },
    },
  ],
};
