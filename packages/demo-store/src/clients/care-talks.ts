import { CLEANSER_PHOTO, PROTOCOL_CARDS } from './demo-attached.ts';
import type { DemoTalk } from './demo-talks.ts';

const NOOR = 11;

/** Conversations with Regen's care team: `>` is written by its staff. */
export const careTalks: readonly DemoTalk[] = [
  {
    professional: NOOR,
    client: 10,
    days: [12, 0.2],
    unread: { professional: 1 },
    lines: [
      '< Hello, our spring class has 24 students this year. Do you have a kit for schools with enough tester sizes?',
      '> Hi Ruth, we do. The Student Practice Kit covers six students, so four of them. They ship together if you order by noon.',
      '< Perfect. And the protocol cards, are those in the kit?',
      '> One laminated set per kit. You can print more from the education pages.',
      '< Wonderful. Last question: can the order go to the campus and the invoice to the office?',
    ],
    attached: { 3: { file: PROTOCOL_CARDS } },
  },
  {
    professional: NOOR,
    client: 1,
    days: [6, 2.5],
    unread: { client: 1 },
    lines: [
      '< Hi, one of the Quiet Milk Cleansers in my last order arrived with a broken pump.',
      '> I’m sorry, Dana! A replacement pump is on its way, no need to send anything back.',
      '< That was quick, thank you.',
      '> It shipped this morning and should be with you on Thursday.',
    ],
    attached: { 0: { file: CLEANSER_PHOTO } },
  },
  {
    professional: NOOR,
    client: 6,
    days: [20, 19],
    lines: [
      '< Can I still change the shipping address of an order?',
      '> Hi Ana, yes, as long as it isn’t packed. Which address should it be?',
      '< 965 South 1100 East, please. I picked my old one.',
      '> Done. You’ll see it in your order now.',
    ],
  },
];
