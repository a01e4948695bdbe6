import { box, columns, h2, intro, ol, p, table, ul, warning, type Document } from './html.ts';

export const peels: readonly Document[] = [
  {
    slug: 'peel-selection-chart',
    format: 'letter',
    sheets: [
      intro(
        'Choose from left to right: the skin in front of you, the mildest peel that makes sense, then the time. Patch test and consent come first, every time.',
      ) +
        table(
          ['Peel', 'For', 'Contact time', 'Fitzpatrick', 'End'],
          ['PHA Gentle Peel 20%', 'Sensitive, flushed, dehydrated', 'Up to 10 min, one layer', 'I–VI', 'Rinse'],
          ['Lactic Peel 30%, pH 3.0', 'Dry, dull, first peel', '2–5 min', 'I–VI; from IV on, start at 2', 'Neutralize'],
          [
            'Mandelic Peel 25%, pH 3.2',
            'Pigment, breakouts, deeper tones',
            '5–10 min in all, 1–2 layers',
            'I–VI',
            'Towels; neutralize if in doubt',
          ],
          [
            'Glycolic Peel 30%, pH 3.0',
            'Thick, sun-worn',
            '1–3 min the first time',
            'I–III; IV with preparation',
            'Neutralize',
          ],
          [
            'Salicylic Peel 20%',
            'Acne, oil, backs and chests',
            '3–5 min after the crystals form',
            'I–VI; patch test from IV on',
            'Rinse, no neutralizer',
          ],
          [
            'Trio Peel Solution 12-12-8',
            'Sun damage, marks, lines',
            '4 min per coat, read each',
            'I–IV',
            'Stays on for 6 h',
          ],
          ['TCA Blend 10%', 'Prepared skin, advanced training', 'One coat', 'I–III', 'No washing for 8 h'],
        ) +
        columns(
          box(
            'Not today',
            ul(
              'Sunburn, fresh tan, broken skin',
              'Pregnancy or breastfeeding: choose a hydrating facial',
              'Cold sore or infection',
              'Isotretinoin within six months',
              'Waxing, retinoids or acids this week',
              'Water stings',
            ),
          ),
          box('Not salicylic', ul('Aspirin allergy', 'Large areas in one session')),
          box(
            'Not Trio or TCA',
            ul('History of keloids', 'No training in layered peels', 'No four weeks of preparation (TCA)'),
          ),
        ) +
        h2('Intervals') +
        p(
          'PHA, lactic and mandelic: every two to four weeks, up to six. Glycolic and salicylic: every three to four weeks, up to six. Trio: not before six weeks. TCA: not before eight. Both only when the skin is quiet again. From type IV up, take the longer interval.',
        ),
    ],
  },
  {
    slug: 'peel-endpoint-chart',
    format: 'letter',
    sheets: [
      intro(
        'Time is a limit, not a goal. Read the skin every thirty seconds and ask the client for a number from 1 to 10.',
      ) +
        table(
          ['You see', 'It means', 'You do'],
          ['Nothing, 1–3', 'Too early, or a mild acid at work', 'Wait, up to the limit on the label'],
          ['Even pink, 4–5', 'The endpoint for lactic, glycolic and mandelic', 'Neutralize or remove'],
          [
            'White powder that wipes off',
            'Salicylic crystals: pseudo-frost',
            'Count 3–5 minutes from here, then rinse',
          ],
          ['Pink in spots', 'Uneven oil or a second pass', 'End those spots first, then the rest'],
          ['Deep red or sharp pain, 6 or more out of 10', 'Too deep', 'Neutralize at once, cool, no further coat'],
          [
            'White that doesn’t wipe off',
            'Frost: protein has coagulated',
            'End at once, rinse long, cool, refer if it doesn’t fade in minutes',
          ],
          ['Gray or tight shine on deeper skin', 'Redness that you can’t see', 'Treat it as “deep red”'],
          ['Swelling or hives', 'A reaction, not an endpoint', 'Remove; emergency steps if it spreads'],
        ) +
        columns(
          box(
            'On deeper skin',
            p(
              'Pink shows late or not at all. Go by the client’s number, by warmth under the back of your hand and by shine. Take half the time that you would take on type II.',
            ),
          ),
          box(
            'Order of application',
            p(
              'Forehead, cheeks, nose, chin, upper lip. Remove in the order in which you applied. Keep the neck for another day.',
            ),
          ),
        ) +
        warning(
          'Have Neutralizing Solution open and cool towels wet before the first stroke. Salicylic acid is not neutralized: rinse it.',
        ),
    ],
  },
  {
    slug: 'contraindications-checklist',
    format: 'letter',
    sheets: [
      intro(
        'For the inside of the cabinet door. Find the answer on the left. Skip what’s in the middle, offer what’s on the right, and write it down.',
      ) +
        table(
          ['Finding', 'Do not', 'Instead'],
          ['Isotretinoin, past six months', 'Peels, waxing, microdermabrasion', 'Calming facial, no friction'],
          ['Cold sore, impetigo, open skin', 'Any treatment of the area', 'Refer, book again when healed'],
          ['Sunburn or fresh tan', 'Acids, heat, extractions', 'Cool, hydrate, wait two weeks'],
          ['Pregnancy, breastfeeding', 'Acid peels, retinoids, current', 'Hydrating facial'],
          ['Aspirin allergy', 'Salicylic acid in any form', 'Mandelic or PHA'],
          ['Papaya, pineapple or latex allergy', 'Papain Activation Powder', 'PHA Gentle Peel'],
          ['Tree nut allergy', 'Mandelic Peel (see label)', 'Lactic Peel'],
          ['Pacemaker, metal implant, epilepsy', 'Galvanic current, high frequency', 'Manual work, no current'],
          ['Keloid history', 'Trio, TCA, lancets', 'PHA or lactic after a test'],
          ['Diabetes, blood thinners', 'Lancets, deep extractions', 'Softening cream, light pressure'],
          [
            'Cancer treatment',
            'Acids, heat, massage without consent of the physician',
            'Comfort facial by oncology-trained hands',
          ],
          ['Rosacea', 'Steam, glycolic, vigorous massage', 'Cool compresses, PHA'],
          ['Filler or toxin, past two weeks', 'Massage and suction near it', 'Book after two weeks'],
        ) +
        p(
          'A finding that isn’t listed and that you can’t explain belongs with a physician. Our label warnings and your state’s scope of practice come before this list.',
        ),
    ],
  },
  {
    slug: 'peel-room-safety-sheet',
    format: 'letter',
    sheets: [
      intro('Keep this sheet where the peels are kept, beside the safety data sheets of your suppliers.') +
        columns(
          box(
            'Store',
            ul(
              'Below 77 °F (25 °C), closed, upright, away from light',
              'TCA Blend locked',
              'Salicylic Peel and Prep Solution away from flames: flammable liquid and vapor',
              'Acids below eye level, never above the bed',
            ),
          ),
          box(
            'Work',
            ul(
              'Nitrile gloves, eye protection for both',
              'Fresh air or an exhaust fan, above all with salicylic acid',
              'Pour into a glass dish; never back into the bottle',
              'Label every dish',
            ),
          ),
        ) +
        h2('First aid') +
        table(
          ['Where', 'At once', 'Then'],
          [
            'Eyes',
            'Rinse with lukewarm water for at least 15 minutes, lids open',
            'Medical care, take the label along',
          ],
          [
            'Skin, too strong',
            'Neutralize an AHA, rinse long with cool water',
            'No actives; physician if blisters show',
          ],
          ['Swallowed', 'Rinse mouth, do not induce vomiting', 'Poison Help 1-800-222-1222'],
          ['Breathed in', 'Fresh air, sit upright', '911 if breathing is hard'],
        ) +
        h2('Spills') +
        ol(
          'Gloves on, windows open, no flames.',
          'Cover acid with bicarbonate until the fizzing stops.',
          'Wipe up with paper, wash with plenty of water, seal the waste.',
        ) +
        columns(
          box(
            'Expiration',
            p(
              'Write the date of opening on each bottle. Use within twelve months, or sooner if the label says so. Crystals at the neck are wiped off, not shaken in.',
            ),
          ),
          box(
            'Emergency numbers',
            p('911 · Poison Help 1-800-222-1222 · Regen +1 801 555 0100, business days 8 a.m. to 5 p.m. MT'),
          ),
        ),
    ],
  },
];
