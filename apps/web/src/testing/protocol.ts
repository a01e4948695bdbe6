import type { Protocol } from '@regen/content-sdk/models';

const base = { createdAt: '2026-05-01T16:00:00.000Z', updatedAt: '2026-05-01T16:00:00.000Z' };
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words, marks: [] }] } as const];

export const protocol: Protocol = {
  ...base,
  id: 'protocol-calm',
  type: 'protocol',
  title: 'Calm facial',
  slug: 'calm-facial',
  summary: 'For skin that is red easily.',
  category: 'Facials',
  minutes: 45,
  level: 'Foundation',
  concerns: ['redness'],
  picture: null,
  skinTypes: ['sensitive'],
  contraindications: ['Open wounds.'],
  supplies: ['Gauze'],
  before: text('Wash your hands.'),
  steps: [
    {
      ...base,
      id: 'step-calm-01',
      type: 'protocolStep',
      title: 'Cleanse',
      body: text('Two pumps.'),
      seconds: 120,
      products: ['GM3202'],
    },
  ],
  after: text('No sun today.'),
  products: ['GM3202'],
  homeCare: ['1401', 'GM3202'],
  revisedAt: '2026-05-01T16:00:00.000Z',
};
