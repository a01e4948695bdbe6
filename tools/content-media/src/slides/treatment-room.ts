import type { Slides } from './types.ts';

export const treatmentRoom: Slides = {
  'read-the-skin-before-a-peel': [
    {
      lines: ['In writing, and signed', 'Isotretinoin: six months'],
      figure: {
        kind: 'split',
        sides: [
          ['Medicine', 'Isotretinoin, retinoids'],
          ['Body', 'Cold sores, pregnancy, keloids'],
          ['Past two weeks', 'Sun, waxing, procedures'],
        ],
      },
    },
    {
      lines: ['Under the lamp, then by touch', 'If water stings: a mask today'],
      figure: { kind: 'face', zones: ['cheeks', 'nose', 'chin', 'forehead'] },
    },
    { lines: ['How skin answers to sun', 'From IV up: lower and slower'], figure: { kind: 'tones' } },
    {
      lines: ['The mildest that makes sense', 'Patch test 24 hours before'],
      figure: {
        kind: 'steps',
        steps: ['PHA Gentle Peel 20%', 'Mandelic Peel 25%, pH 3.2', 'Lactic Peel 30%, pH 3.0'],
      },
    },
    {
      lines: ['A reason', 'And a date'],
      figure: {
        kind: 'steps',
        steps: ['“Your skin would mark today.”', '“Let’s prepare it for four weeks.”', 'Book the next visit'],
      },
    },
  ],
  'lactic-peel-step-by-step': [
    {
      lines: ['Gloves, eye protection', 'Neutralizer within reach'],
      figure: { kind: 'steps', steps: ['Cleanse', 'Degrease', 'Balm on the corners'] },
    },
    {
      lines: ['Timer with the first stroke', 'One even layer, 30 seconds'],
      figure: { kind: 'face', zones: ['forehead', 'cheeks', 'nose', 'chin'] },
    },
    {
      lines: ['Even pink is the endpoint', 'White spots or sharp pain: stop'],
      figure: {
        kind: 'timeline',
        points: [
          ['0:30', 'Ask: one to ten?'],
          ['2:00', 'Earliest end'],
          ['5:00', 'Latest end'],
        ],
      },
    },
    {
      lines: ['Until it stops fizzing', 'Cool compresses'],
      figure: {
        kind: 'packs',
        packs: [
          ['bottle', 'Neutralizing Solution'],
          ['jar', 'Post-Peel Calm Mask'],
          ['tube', 'Mineral SPF 30'],
        ],
      },
    },
    {
      lines: ['Seven days, in writing', 'No picking'],
      figure: {
        kind: 'split',
        sides: [
          ['Yes', 'Mild cleanser, cream', 'Sunscreen every morning'],
          ['No', 'Sun, waxing', 'Retinoids, other acids'],
        ],
      },
    },
  ],
  'when-skin-reacts': [
    {
      lines: ['Neutralize an acid', 'Rinse for several minutes', 'No heat, no steam'],
      figure: { kind: 'steps', steps: ['Product off', 'Cool water', 'Say what you do'] },
    },
    {
      lines: ['Time and place tell'],
      figure: {
        kind: 'split',
        sides: [
          ['Irritation', 'Burns, within minutes', 'Stays where it was'],
          ['Contact allergy', 'Itches, one to three days later', 'May spread'],
        ],
      },
    },
    {
      lines: ['Hives, swelling, breathing', 'Eyes: rinse 15 minutes'],
      figure: { kind: 'value', value: '911', caption: 'and follow their instructions' },
    },
    {
      lines: ['Compresses, plain balm', 'Blisters: physician'],
      figure: {
        kind: 'split',
        sides: [
          ['You', 'Cool, cover, observe'],
          ['A physician', 'Blisters, open skin', 'Anything beyond your license'],
        ],
      },
    },
    {
      lines: ['Lot, time, photograph', 'Call the same evening'],
      figure: {
        kind: 'timeline',
        points: [
          ['At once', 'Record and photograph'],
          ['Same evening', 'First call'],
          ['Next day', 'Second call, report to Regen'],
        ],
      },
    },
  ],
  'skin-layers-for-the-exam': [
    {
      lines: ['About four weeks', 'From basale to corneum'],
      figure: {
        kind: 'timeline',
        points: [
          ['Corneum', 'Shed here'],
          ['Lucidum', 'Palms and soles only'],
          ['Granulosum', 'Lipids are released'],
          ['Spinosum', 'Cells link'],
          ['Basale', 'Cells are born'],
        ],
      },
    },
    {
      lines: ['Each layer has one job'],
      figure: {
        kind: 'split',
        sides: [
          ['Corneum', 'Flat, dead, protective'],
          ['Granulosum', 'Lipids out, nucleus lost'],
          ['Basale', 'Division, melanocytes'],
        ],
      },
    },
    {
      lines: ['The same number in everyone', 'Size and packing differ'],
      figure: { kind: 'value', value: '1 : 36', caption: 'melanocyte to keratinocytes' },
    },
    {
      lines: ['Papillary: vessels, nerves', 'Reticular: collagen, elastin'],
      figure: {
        kind: 'skin',
        marks: [
          [0.12, 'Epidermis'],
          [0.45, 'Papillary'],
          [0.82, 'Reticular'],
        ],
      },
    },
    {
      lines: ['Know the why', 'Not only the word'],
      figure: {
        kind: 'steps',
        steps: ['Which layer is shed? Corneum', 'Where do cells divide? Basale', 'Missing on the face? Lucidum'],
      },
    },
  ],
};
