import { RETINAL_PLAN, TONER_PHOTO, type Attached } from './demo-attached.ts';

export interface DemoTalk {
  /** Key of the person at the clinic. */
  professional: number;
  /** Key of the client, person and account alike. */
  client: number;
  /** Days before now of the first and of the newest message. */
  days: readonly [first: number, newest: number];
  /** How many of the newest messages the clinic and the client have not seen. */
  unread?: { professional?: number; client?: number };
  /** `>` is written by the clinic, `<` by the client. */
  lines: readonly string[];
  /** What goes with a line, by its place. */
  attached?: Readonly<Record<number, Attached>>;
}

const DANA = 1;
const MARCUS = 2;
const PRIYA = 3;
const ELI = 12;

export const demoTalks: readonly DemoTalk[] = [
  {
    professional: DANA,
    client: 6,
    days: [41, 0.08],
    unread: { professional: 2 },
    lines: [
      '> Hi Ana, thank you for coming in today. For the next three days only Quiet Milk Cleanser and Everyday Lipid Cream, and SPF every morning. No acids, no retinal.',
      '< Thank you Dana! It feels tight but not sore. Is that normal?',
      '> Completely. Tight and a little pink until tomorrow evening. If anything stings, Barrier Balm Ointment in a thin layer.',
      '< Day four and it is peeling around the chin. Can I help it along with the Rice & Papaya Soft Polish?',
      '> Please don’t. Let it come off by itself, it takes two more days. Moisturize as often as you like.',
      '< OK, hands off. Promise.',
      '< A week now and my skin has not looked like this in years. When can I go back to the Retinal Night Serum?',
      '> Lovely to hear! Start again on Sunday: two evenings the first week, three the second. Azelaic on the evenings between.',
      '< I put it in my calendar. Do you have a time for the next peel before my sister’s wedding?',
      '> The 9th at 10:30 AM or the 11th at 4:00 PM. Which one suits you?',
      '< The 11th please.',
      '< And could you set a travel size of the cleanser aside for me?',
    ],
    attached: {
      0: { cards: [{ bundle: 3 }] },
      7: { file: RETINAL_PLAN },
      11: { cards: [{ sku: '1111' }] },
    },
  },
  {
    professional: ELI,
    client: 7,
    days: [19, 2.4],
    unread: { client: 1 },
    lines: [
      '> Hi Joel, Eli here from Lumen. Dana asked me to check in: how are the breakouts along the jaw?',
      '< Better. Two new ones this week instead of six. The benzoyl gel bleached a towel though.',
      '> That is its one bad habit. White towels, and let it dry for ten minutes. Once a day is enough.',
      '< Got it. Is it fine with the salicylic wash?',
      '> Alternate them for now: wash in the morning, gel at night. Photos in two weeks?',
      '< Will do.',
      '> Two weeks are over. Send me a picture in daylight when you can, no rush.',
    ],
  },
  {
    professional: PRIYA,
    client: 8,
    days: [66, 6],
    lines: [
      '< Hello Priya, I moved to London for the year. Can I still order through you?',
      '> Hello Grace! Yes, everything ships to you there. The water is harder, so rinse a little longer and use the Balance Water after.',
      '< That explains the dryness. I thought I had used too much of the mandelic drops.',
      '> Could be both. Take them down to twice a week and add Ceramide Barrier Concentrate underneath your cream.',
      '< Three weeks in: no more flaking, and the marks on my cheek are lighter.',
      '> Wonderful. Keep the sunscreen up, also under that gray sky.',
      '< Ha. Even here. Thank you, Priya.',
    ],
    attached: { 3: { cards: [{ sku: '1408' }] } },
  },
  {
    professional: DANA,
    client: 101,
    days: [88, 30],
    lines: [
      '> Hi Maren, your notes from today: Oil Lift Cleansing Balm at night, Clearlight in the morning, Hyaluronic Layer on damp skin.',
      '< Perfect, ordered. Balm first, and then do I need a second cleanse?',
      '> Only when you wore the tinted SPF. On bare days the balm is enough.',
      '< It melts everything. My pillowcases thank you.',
      '< Quick one: is the balm safe around lash extensions?',
      '> Better not, oil loosens the glue. Use Micellar Field Water on a cotton bud there.',
    ],
  },
  {
    professional: DANA,
    client: 102,
    days: [54, 21],
    unread: { client: 1 },
    lines: [
      '< Hi, is C15 supposed to smell a bit metallic?',
      '> Hi Devon. A little, yes. If it turns the color of dark tea it has aged; pale straw is right.',
      '< Pale straw. Good.',
      '> Keep it in the dark and use it within three months. I noted your opening date as the 2nd.',
    ],
  },
  {
    professional: DANA,
    client: 103,
    days: [33, 0.4],
    unread: { professional: 1 },
    lines: [
      '< Dana, I am pregnant! Twelve weeks. What do I have to stop?',
      '> Congratulations, Lucia! Stop Retinal Night Serum and the Retinal Eye Fluid today, and keep salicylic to a rinse-off wash.',
      '> Good replacements: Bakuchiol Evening Oil, Azelaic Calm Serum, C15 in the morning. And show this list to your doctor.',
      '< Done, she was happy with all of it.',
      '< The melasma on my lip is showing up a bit. Is Tranexamic Even Serum all right, or should I wait?',
    ],
    attached: { 2: { cards: [{ sku: '1409' }, { sku: '1406' }, { sku: '1401' }] } },
  },
  {
    professional: DANA,
    client: 104,
    days: [120, 96],
    lines: [
      '> Hi Sam, good to meet you. A simple start: Quiet Milk Cleanser, Weightless Water Gel, Sheer Daylight Fluid. That is all.',
      '< Three things I can do. Thanks.',
      '< One month later: I actually use all three.',
      '> That is the best news a facialist can get.',
    ],
  },
  {
    professional: ELI,
    client: 105,
    days: [14, 1.2],
    unread: { professional: 1 },
    lines: [
      '< Hello, I got the bundle you made for me. What is the order in the evening?',
      '> Hi Bridget! Rinse powder, Niacinamide 10, wait a minute, then Redness Calm Cream. Nothing else.',
      '< And the Cica Reserve?',
      '> Only on evenings when you flush. Instead of the niacinamide, not on top.',
      '< I flushed all week, so: Cica every evening? Or is that too much?',
    ],
  },
  {
    professional: DANA,
    client: 106,
    days: [47, 11],
    lines: [
      '< Dana-san, up here it is so dry that my cream does nothing by noon.',
      '> Hello Haruko! Mountain air. Two drops of Squalane & Plum Face Oil pressed in over the cream, and Overnight Water Mask twice a week.',
      '< And skiing?',
      '> Mineral Veil, reapplied at every lift you would eat a snack on. Lip Daylight Balm too.',
      '< That is a rule I can follow.',
      '< Ten days on the mountain and no burn, no flakes. Thank you.',
    ],
  },
  {
    professional: DANA,
    client: 107,
    days: [27, 25],
    unread: { client: 2 },
    lines: [
      '< Do you also do backs? Asking for a friend who is me.',
      '> We do! Thursday is our back day. Until then: GRX Benzoyl Body Wash, leave it on for two minutes.',
      '> And change the gym shirt right after training, it does more than any product.',
    ],
  },
  {
    professional: DANA,
    client: 108,
    days: [61, 8],
    lines: [
      '> Hi Yasmin, here is what we said about the dark marks: Tranexamic Even in the morning, Mandelic Drops on two evenings, patience for eight weeks.',
      '< Patience is the hard one.',
      '< Week five. My sister asked what I changed.',
      '> Then it works. Keep going to week eight and come in for photos under our lamp.',
      '< Booked for the 3rd.',
    ],
  },
  {
    professional: DANA,
    client: 109,
    days: [3, 0.9],
    unread: { professional: 1 },
    lines: [
      '> Welcome Carla! Your routine is in your recommendations. Write here whenever something is unclear.',
      '< Thank you! Can I start everything at once or one by one?',
      '> One by one: a new product every five days. Then we know who did it if something itches.',
      '< Makes sense. The cleanser first. The cap of the toner arrived cracked, by the way. Who do I tell?',
    ],
    attached: { 0: { cards: [{ bundle: 3 }] }, 3: { file: TONER_PHOTO } },
  },
  {
    professional: MARCUS,
    client: 110,
    days: [72, 16],
    lines: [
      '< Marcus, razor bumps again. What was the thing?',
      '> BHA Pore Liquid on a cotton pad, evenings, never right after shaving. And a new blade, Wade.',
      '< You always say the blade.',
      '> It is always the blade.',
      '< It was the blade.',
    ],
  },
  {
    professional: MARCUS,
    client: 111,
    days: [22, 0.3],
    unread: { professional: 1 },
    lines: [
      '> Hi Renata, how is the eye area after two weeks of Peptide Contour?',
      '< Firmer, I think. The morning puffiness is the same.',
      '> Then add Caffeine Morning Eye Gel, straight from the fridge, two minutes before the cream.',
      '< From the fridge! Lovely.',
      '< Does your studio have gift cards? My mother wants the same eyes.',
    ],
  },
  {
    professional: MARCUS,
    client: 112,
    days: [38, 29],
    unread: { client: 1 },
    lines: [
      '< Hi! Is the 12% glycolic lotion too strong for my skin tone?',
      '> Hi Imani, good that you ask first. I would begin with Gluconolactone Daily Pads: gentler, and no risk of marks from irritation.',
      '< Ordered the pads. How often?',
      '> Every other evening for two weeks, then tell me how it feels.',
    ],
  },
  {
    professional: PRIYA,
    client: 113,
    days: [51, 4],
    unread: { client: 1 },
    lines: [
      '< Hi Priya, my rosacea hates the dry office air.',
      '> Hi Noa. Redness Calm Cream twice a day, nothing hot on the face, and the Oat Cream Comfort Mask on Sundays.',
      '< Is a humidifier silly?',
      '> Not at all. Forty to fifty percent is right for you.',
      '< Bought one. The desk is now a rainforest and my cheeks are not red.',
      '> Then we keep the plan. See you at your next visit.',
    ],
  },
  {
    professional: PRIYA,
    client: 114,
    days: [9, 7],
    lines: [
      '> Hello Peter, a reminder after yesterday’s peel: no sauna, no swimming pool, no beard trimmer until Friday.',
      '< No sauna for a Swede is a punishment. But yes.',
      '> Four days. You can do it.',
      '< Friday. Sauna. Skin is great.',
    ],
  },
];
