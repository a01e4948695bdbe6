import type { Section } from './pdf.ts';

export interface DemoBundle {
  key: number;
  /** Key of the professional. */
  by: number;
  name: string;
  /** A repeated SKU is a quantity. */
  skus: readonly string[];
  instructions: string | null;
  pdf: { name: string; title: string; sections: readonly Section[] } | null;
  madeDaysAgo: number;
  /** Keys of client accounts, with days ago: sent, opened, put into a cart; `bought` is how many of its products. */
  sent: readonly {
    client: number;
    days: number;
    opened?: number;
    added?: number;
    bought?: number;
    claimed?: boolean;
  }[];
  /** Visitors who opened the link, with days ago. */
  visitors: readonly number[];
}

/** What the demo professionals recommend: routines as they are given at the end of a treatment. */
export const demoBundles: readonly DemoBundle[] = [
  {
    key: 1,
    by: 1,
    name: 'Quiet skin: barrier repair in six weeks',
    skus: ['1101', '1302', '1408', '1503', '1801'],
    instructions: `MORNING
1. Rinse with lukewarm water only. No cleanser for the first two weeks.
2. Rhodiola Calm Mist, two sprays, pressed in with flat hands.
3. Ceramide Barrier Concentrate, three drops while the skin is still damp.
4. Mineral Veil SPF 30, two finger lengths, every day, also in November.

EVENING
1. Quiet Milk Cleanser, massaged for one minute, taken off with a soft cloth.
2. Ceramide Barrier Concentrate, three drops.
3. Ceramide Rescue Cream, a hazelnut. More around the nose and on the cheeks where it feels tight.

Leave your acids and the retinal in the drawer until we meet again. A little tingling in the first three days is normal; burning is not. If it burns, use only the cream and write to me.`,
    pdf: null,
    madeDaysAgo: 74,
    sent: [
      { client: 6, days: 52, opened: 52, added: 51, bought: 5, claimed: true },
      { client: 101, days: 52, opened: 50, added: 50, bought: 3 },
      { client: 103, days: 38, opened: 38 },
      { client: 105, days: 12, opened: 11, added: 9 },
      { client: 108, days: 5, opened: 4 },
    ],
    visitors: [49, 31, 8],
  },
  {
    key: 2,
    by: 1,
    name: 'Clear and calm: adult breakouts',
    skus: ['1102', '1206', '1403', '1505', '1802', 'GRX1904'],
    instructions: `MORNING
1. Clearlight Gel Cleanser, 30 seconds on damp skin.
2. Niacinamide 10 Refining Serum, four drops over the whole face.
3. Matte Balance Lotion, a pea.
4. Sheer Daylight Fluid SPF 50. Marks stay for months without it.

EVENING
1. Clearlight Gel Cleanser.
2. BHA Pore Liquid 2%, on a cotton pad, T-zone and jaw. Every third evening for two weeks, then every second.
3. Niacinamide 10, then Matte Balance Lotion.
4. A Night Dot on whatever is about to surface. Do not squeeze; that is what I am for.

Expect the first three weeks to look busier than before. Week six is when we compare photographs.`,
    pdf: null,
    madeDaysAgo: 66,
    sent: [
      { client: 7, days: 44, opened: 43, added: 43, bought: 4, claimed: true },
      { client: 102, days: 44, opened: 44, added: 41 },
      { client: 104, days: 20 },
      { client: 107, days: 20, opened: 19 },
    ],
    visitors: [40, 22],
  },
  {
    key: 3,
    by: 1,
    name: 'After your peel: the first seven days',
    skus: ['1101', '1305', '1411', '1510', '1510', '1803'],
    instructions: null,
    pdf: {
      name: 'After your peel.pdf',
      title: 'After your peel',
      sections: [
        {
          heading: 'Day 1 and 2',
          lines: [
            'Wash with Quiet Milk Cleanser and cool water. Pat, do not rub.',
            'Alpine Mineral Mist whenever the skin feels warm; keep it in the refrigerator.',
            'A thin film of Barrier Balm Ointment, morning, noon and evening.',
          ],
        },
        {
          heading: 'Day 3 to 5: the skin comes off',
          lines: [
            'It looks worse than it feels. Never pull: trim loose edges with clean scissors if they catch.',
            'Cica Reserve Serum in the evening, then the balm. No makeup until the flaking is over.',
          ],
        },
        {
          heading: 'Day 6 and 7',
          lines: [
            'Back to your moisturizer. Tinted Mineral SPF 40 every two hours outdoors, and a hat.',
            'Still to wait for: acids, retinal, sauna and swimming until day 10; waxing until day 14.',
          ],
        },
        {
          heading: 'Call us',
          lines: [
            'If you see blisters, a fever sore, or skin that is hot and painful after the second day: +1 801 555 0110, also at the weekend.',
          ],
        },
      ],
    },
    madeDaysAgo: 58,
    sent: [
      { client: 6, days: 17, opened: 17, added: 16, bought: 3 },
      { client: 106, days: 33, opened: 33, added: 33, bought: 5, claimed: true },
      { client: 109, days: 9, opened: 9 },
    ],
    visitors: [28],
  },
  {
    key: 4,
    by: 1,
    name: 'Ten minutes before the wedding',
    skus: ['1701', '1402', '1601', '1604'],
    instructions: `THE EVENING BEFORE
Kaolin Calm Mask for eight minutes, off before it is dry. Hyaluronic Layer Serum on damp skin, then your own night cream. Lip Repair Balm, thickly.

ON THE MORNING
Splash with cold water. Two drops of Hyaluronic Layer Serum. Caffeine Morning Eye Gel from the freezer, patted along the bone with the ring finger. Wait five minutes before the makeup artist begins.

Nothing new in the last two weeks: try all of it once this weekend.`,
    pdf: null,
    madeDaysAgo: 25,
    sent: [
      { client: 108, days: 24, opened: 24, added: 24, bought: 4 },
      { client: 103, days: 24, opened: 23 },
    ],
    visitors: [21, 20, 14, 6],
  },
  {
    key: 5,
    by: 1,
    name: 'First steps with retinal',
    skus: ['1101', '1404', '1501', '1801'],
    instructions: `WEEKS 1 AND 2: Monday and Thursday evening only. Quiet Milk Cleanser, wait until the skin is quite dry, a pea of Retinal Night Serum for the whole face, Everyday Lipid Cream on top.

WEEKS 3 AND 4: every third evening.

FROM WEEK 5: every second evening, if there is no stinging.

EVERY MORNING: Everyday Lipid Cream, then Mineral Veil SPF 30. No exceptions.

Not in pregnancy or while nursing. Stop a week before waxing and before your next peel.`,
    pdf: null,
    madeDaysAgo: 10,
    sent: [
      { client: 101, days: 9, opened: 8, added: 8 },
      { client: 7, days: 2 },
    ],
    visitors: [],
  },
  {
    key: 6,
    by: 3,
    name: 'Melasma maintenance, summer and winter',
    skus: ['1102', '1407', 'GRX1415', '1503', '1803', '1803'],
    instructions: `AM
C20 Lipid Serum, four drops. Ceramide Rescue Cream. Tinted Mineral SPF 40: the iron oxides in the tint are what keeps visible light away, so please no untinted one. A second tube is for your bag.

PM
Clearlight Gel Cleanser. Tranexamic Even Serum over the whole face, not only on the patches. Ceramide Rescue Cream.

Heat counts as light: lukewarm showers, no hot yoga for now. We take photographs under the same lamp every eight weeks.`,
    pdf: null,
    madeDaysAgo: 61,
    sent: [
      { client: 8, days: 47, opened: 46, added: 46, bought: 5, claimed: true },
      { client: 113, days: 47, opened: 47, added: 39 },
      { client: 114, days: 15, opened: 15 },
    ],
    visitors: [45, 30, 29],
  },
  {
    key: 7,
    by: 3,
    name: 'Travel days: sixteen hours of cabin air',
    skus: ['1112', '1422', '1511', '1312', '1805'],
    instructions: `BEFORE BOARDING: cleanse, Hyaluronic Layer Serum, twice the usual Everyday Lipid Cream. No makeup.

ON BOARD: Rhodiola Calm Mist every two hours, always followed by a little cream; mist alone dries. Lip balm each time you drink. Window seat? Sunscreen, also at night if you fly west.

ON ARRIVAL: cleanse, serum, cream, sleep. Everything here is under 100 mL.`,
    pdf: null,
    madeDaysAgo: 29,
    sent: [{ client: 8, days: 27, opened: 27, added: 26, bought: 5 }],
    visitors: [26, 13],
  },
  {
    key: 8,
    by: 2,
    name: 'Shave and sun: a short routine for men',
    skus: ['1104', '1304', '1502', '1802'],
    instructions: `MORNING: Glycolic Morning Wash under the shower, Monday, Wednesday and Friday; water on the other days. Shave with the grain. Zinc Clarifying Tonic on the neck where it bumps. Weightless Water Gel, then Sheer Daylight Fluid SPF 50.

EVENING: water, Weightless Water Gel, done.

Change the blade after five shaves. If the bumps on the neck are still there in four weeks, come in for an extraction.`,
    pdf: null,
    madeDaysAgo: 35,
    sent: [
      { client: 110, days: 34, opened: 33, added: 33, bought: 2, claimed: true },
      { client: 111, days: 34 },
      { client: 112, days: 18, opened: 16 },
    ],
    visitors: [12],
  },
];
