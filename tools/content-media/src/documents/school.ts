import {
  box,
  checks,
  columns,
  emptyTable,
  fields,
  figure,
  h2,
  intro,
  ol,
  p,
  room,
  table,
  ul,
  warning,
  type Document,
} from './html.ts';

export const school: readonly Document[] = [
  {
    slug: 'lesson-sheet-skin-layers',
    format: 'letter',
    sheets: [
      intro(
        'Aim: name the layers of the skin in order, say what happens in each, and explain how deep an esthetician’s work may reach. 45 minutes.',
      ) +
        columns(
          figure(
            {
              kind: 'skin',
              marks: [
                [0.08, 'Corneum'],
                [0.3, 'Basale'],
                [0.75, 'Dermis'],
              ],
            },
            3.3,
          ),
          table(
            ['Layer', 'What happens'],
            ['Corneum', 'Flat, dead cells in lipids; shed daily'],
            ['Lucidum', 'Palms and soles only'],
            ['Granulosum', 'Lipids released, nucleus lost'],
            ['Spinosum', 'Cells link; Langerhans cells'],
            ['Basale', 'Division; melanocytes'],
            ['Papillary dermis', 'Loops of vessels, nerve endings'],
            ['Reticular dermis', 'Collagen, elastin, glands'],
          ),
        ) +
        h2('Work') +
        ol(
          'Cover the table and draw the layers from memory. Compare.',
          'A cell is born today. In which layer is it in two weeks, and in four?',
          'A client asks whether a peel “removes all the layers”. Answer in two sentences.',
          'Why does a paper cut hurt only sometimes?',
        ) +
        room('Notes', 5) +
        box(
          'For the teacher',
          p(
            '2: about the granulosum after two weeks, shed after four; later in older skin. 3: superficial peels loosen the corneum and stay in the epidermis. 4: nerve endings begin at the papillary dermis.',
          ),
        ),
    ],
  },
  {
    slug: 'lesson-sheet-ph-and-acids',
    format: 'letter',
    sheets: [
      intro(
        'Aim: explain pH, predict which of two acid products is stronger, and neutralize safely. 60 minutes, in pairs.',
      ) +
        figure(
          {
            kind: 'scale',
            name: 'pH',
            from: 1,
            to: 14,
            marks: [
              [3, 'AHA peel'],
              [5, 'Skin'],
              [7, 'Water'],
              [8.3, 'Bicarbonate'],
            ],
          },
          2.8,
        ) +
        h2('Measure') +
        p(
          'Materials: pH strips, four cups, water, lemon juice, a mild cleanser, bar soap, bicarbonate. Gloves and eye protection.',
        ) +
        emptyTable(['Sample', 'My guess', 'Measured', 'Surprised?'], 3) +
        h2('Calculate') +
        p('Glycolic acid has a pKa of 3.83. Free acid in percent = strength ÷ (1 + 10<sup>pH − 3.83</sup>).') +
        table(
          ['Product', 'Strength', 'pH', 'Free acid'],
          ['A', '30%', '3.0', '26.1%'],
          ['B', '30%', '4.0', '________'],
          ['C', '10%', '3.5', '________'],
          ['D', '20%', '4.5', '________'],
        ) +
        ol(
          'Order A to D from strongest to mildest.',
          'Why is B milder than A although both say 30%?',
          'What fizzes when bicarbonate meets an acid, and why is salicylic acid rinsed instead?',
        ) +
        box(
          'For the teacher',
          p(
            'B 12.1%, C 6.8%, D 3.5%; order A, B, C, D. Carbon dioxide; the salicylic acid has crystallized as its solvent evaporated, and little is left free.',
          ),
        ),
    ],
  },
  {
    slug: 'practical-exam-checklist',
    format: 'letter',
    sheets: [
      intro(
        'A basic facial as most boards examine it. Your state’s bulletin decides points and time: write them in before you practice.',
      ) +
        fields(['Student', 6], ['Examiner', 6], ['State bulletin of', 6], ['Time allowed', 6]) +
        columns(
          box(
            'Set-up',
            checks(
              1,
              'Hands washed or sanitized',
              'Surfaces disinfected, contact time kept',
              'Kit closed, labeled, clean and soiled apart',
              'Trash bag attached',
              'Linen fresh, client draped',
            ),
          ),
          box(
            'Consultation',
            checks(
              1,
              'History asked, contraindications named',
              'Skin analyzed under the lamp',
              'Skin type stated with a reason',
            ),
          ),
        ) +
        columns(
          box('Cleansing', checks(1, 'Eyes and lips first', 'Upward, light, complete', 'Removed without pulling')),
          box(
            'Steam, exfoliation',
            checks(
              1,
              'Steamer tested away from the client',
              'Distance and time said aloud',
              'Product dispensed with a spatula',
            ),
          ),
          box(
            'Massage',
            checks(
              1,
              'Contact never broken',
              'Five movements shown: effleurage, petrissage, friction, tapotement, vibration',
              'Pressure even',
            ),
          ),
        ) +
        columns(
          box('Mask', checks(1, 'Even, edges clean', 'Eyes protected', 'Removed completely')),
          box('Finish', checks(1, 'Toner, moisturizer, sunscreen', 'Home care advised')),
          box(
            'Clean-up',
            checks(
              1,
              'Single-use items discarded',
              'Soiled linen in a closed container',
              'Dropped item handled as the rules say',
            ),
          ),
        ) +
        warning('Blood exposure: stop, gloves, clean, cover, double-bag, disinfect, wash hands. Say each step aloud.') +
        room('Comments', 3),
    ],
  },
  {
    slug: 'student-treatment-log',
    format: 'letter',
    sheets: [
      intro(
        'One line for each supervised treatment. Your instructor signs on the day; unsigned lines don’t count toward your hours.',
      ) +
        fields(['Student', 6], ['Program and term', 6]) +
        emptyTable(
          ['Date', 'Client, initials', 'Treatment', 'Skin type, Fitzpatrick', 'Products', 'Minutes', 'Signed'],
          12,
        ) +
        columns(box('What went well', room('This month', 2)), box('What I’ll practice', room('Next month', 2))) +
        ul('Write before you clear the room.', 'No full names, no photographs without consent.'),
    ],
  },
];
