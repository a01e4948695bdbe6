import type { Section } from '../bundles/pdf.ts';

/** What goes with a line of a demo conversation. */
export interface Attached {
  /** A product, or a bundle by its key. */
  cards?: readonly ({ sku: string } | { bundle: number })[];
  file?: DemoFile;
}

export interface DemoFile {
  key: number;
  name: string;
  content: { kind: 'pdf'; title: string; sections: readonly Section[] } | { kind: 'photo'; sku: string };
}

export const RETINAL_PLAN: DemoFile = {
  key: 1,
  name: 'Retinal, week by week.pdf',
  content: {
    kind: 'pdf',
    title: 'Retinal, week by week',
    sections: [
      {
        heading: 'Week 1',
        lines: ['Sunday and Wednesday evening: Retinal Night Serum, a pea for the whole face, on dry skin.'],
      },
      {
        heading: 'Week 2 and 3',
        lines: [
          'Three evenings, never two in a row. Azelaic Calm Serum on the evenings between.',
          'Everyday Lipid Cream over it every evening, and SPF every morning.',
        ],
      },
      {
        heading: 'When to stop',
        lines: ['If it burns, peels or stays red until the next evening: pause for three days and send me a picture.'],
      },
    ],
  },
};

export const PROTOCOL_CARDS: DemoFile = {
  key: 2,
  name: 'Protocol cards.pdf',
  content: {
    kind: 'pdf',
    title: 'Protocol cards for students',
    sections: [
      {
        heading: 'Before the treatment',
        lines: ['Consultation form, contraindications, patch test. Two students check each other’s notes.'],
      },
      {
        heading: 'The treatment',
        lines: [
          'Double cleanse, skin analysis under the lamp, exfoliate, mask, serum, moisturizer, SPF.',
          'One minute for each step at least; write down products and amounts.',
        ],
      },
      { heading: 'Afterward', lines: ['Home care in three products, and when to come back.'] },
    ],
  },
};

export const TONER_PHOTO: DemoFile = { key: 3, name: 'IMG_2041.webp', content: { kind: 'photo', sku: '1301' } };
export const CLEANSER_PHOTO: DemoFile = { key: 4, name: 'IMG_0387.webp', content: { kind: 'photo', sku: '1101' } };
