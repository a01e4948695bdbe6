// Long because it is data: what buyers of the demo say, a product after another.
import { pro, said } from './demo-review.ts';
import type { DemoReview } from './demo-review.ts';
import { moreReviewTexts } from './more-review-texts.ts';

/** By SKU. */
export const reviewTexts: Readonly<Record<string, readonly DemoReview[]>> = {
  '1101': [
    said(5, 'Finally no tightness', 'I used to rush from the sink to my moisturizer. Not anymore.', {
      skin: 'dry',
      concern: 'dryness',
    }),
    said(5, 'Takes off mascara', 'Two pumps, a warm cloth, done. My eyes don’t sting.', {
      skin: 'sensitive',
      concern: 'sensitivity',
    }),
    said(4, 'Lovely but goes fast', 'I’m on my third bottle this year. Would buy a bigger one.', { skin: 'normal' }),
    said(
      5,
      '',
      'My dermatologist told me to stop using foam. This is what I switched to and the redness around my nose is gone.',
      { skin: 'sensitive', concern: 'redness' },
    ),
    said(3, 'Not for heavy sunscreen', 'Great in the morning. At night I still need the balm first.', {
      skin: 'combination',
    }),
    said(5, 'First cleanse in every facial', 'Clients ask what it is while they’re still lying down.', {
      ...pro,
      concern: 'sensitivity',
    }),
  ],
  '1102': [
    said(5, 'Clean, not squeaky', 'Gets the gym off my face and my cheeks stay calm.', {
      skin: 'combination',
      concern: 'oiliness',
    }),
    said(4, '', 'Does what a gel should do. I’d like a pump with a lock for travel.', { skin: 'oily' }),
    said(2, 'Too much for me', 'Fine in summer, but in January my skin felt tight by noon.', {
      skin: 'dry',
      answer: 'Thanks for telling us. In winter, try Quiet Milk in the morning and keep the gel for evenings.',
    }),
    said(5, 'My teenager uses it', 'Which is the highest praise I can give.', {
      skin: 'blemish-prone',
      concern: 'acne',
    }),
    said(5, '', 'Used it for six weeks. Fewer clogged pores on my chin.', { skin: 'oily', concern: 'pores' }),
  ],
  '1103': [
    said(5, 'Melts everything', 'Waterproof mascara, SPF, the whole day. Rinses clean, no film.', { skin: 'dry' }),
    said(4, 'Good, small jar', 'I wish the jar were larger, but the balm itself is perfect.', { skin: 'normal' }),
    said(5, '', 'The only cleansing balm that hasn’t broken me out.', { skin: 'combination', concern: 'acne' }),
  ],
  '1104': [
    said(4, 'Bright by breakfast is right', 'Three mornings a week is my limit. Skin looks awake.', {
      skin: 'normal',
      concern: 'dullness',
    }),
    said(5, '', 'Makeup sits better since I started. Leave it on for the full minute.', {
      skin: 'combination',
      concern: 'uneven-texture',
    }),
    said(2, 'Stung', 'My fault maybe, I used it with retinal the same day. Don’t do that.', {
      skin: 'sensitive',
      concern: 'sensitivity',
    }),
  ],
  GRX1105: [
    said(5, 'The foam makes the difference', 'It gets into my beard. Bumps on my neck are down to one or two.', {
      skin: 'oily',
      concern: 'acne',
    }),
    said(4, '', 'Works on my jawline. A little drying, so I follow up with the lotion.', {
      skin: 'blemish-prone',
      concern: 'acne',
    }),
    said(3, 'OK', 'Not stronger than others I’ve tried, but the texture is nicer.', { skin: 'oily' }),
    said(5, 'My go-to for teen facials', 'I send every acne client home with it.', { ...pro, concern: 'acne' }),
  ],
  '1106': [
    said(5, 'Travels anywhere', 'No liquid, no limits at security, and my skin is soft.', {
      skin: 'normal',
      concern: 'uneven-texture',
    }),
    said(4, '', 'Takes a few tries to get the amount of water right. Then it’s lovely.', {
      skin: 'dry',
      concern: 'dullness',
    }),
  ],
  '1201': [
    said(5, 'An acid I can use', 'I’d given up on acids. Two nights a week and no flaking.', {
      skin: 'sensitive',
      concern: 'uneven-texture',
    }),
    said(5, '', 'The dry patches on my forehead are gone and foundation goes on smoothly.', {
      skin: 'dry',
      concern: 'dryness',
    }),
    said(4, 'Slow and steady', 'Took about a month. Tingles for a minute.', { skin: 'mature', concern: 'fine-lines' }),
    said(4, 'Good home care before a peel', 'I have clients use it for two weeks before their first lactic peel.', {
      ...pro,
      concern: 'dullness',
    }),
  ],
  '1202': [
    said(5, 'Marks are fading', 'I have deeper skin and most acids left me with more marks. These don’t.', {
      skin: 'combination',
      concern: 'hyperpigmentation',
    }),
    said(4, '', 'Gentle. The dropper leaks a bit if you lay it down.', { skin: 'oily', concern: 'acne' }),
    said(5, 'Kind', 'Every other night since spring. My mother asked what I changed.', {
      skin: 'mature',
      concern: 'dullness',
    }),
  ],
  '1206': [
    said(5, 'My nose!', 'Blackheads I’ve had since college. Gone in about five weeks.', {
      skin: 'oily',
      concern: 'pores',
    }),
    said(5, '', 'I’ve bought this four times. Nothing else keeps my T-zone clear.', {
      skin: 'combination',
      concern: 'pores',
    }),
    said(3, 'Works, but drying', 'Every day was too much. Three times a week is fine.', {
      skin: 'normal',
      answer: 'Three times a week is right for normal skin. We’ve made that clearer in the directions.',
    }),
    said(4, '', 'Good value. A little goes a long way on a cotton pad.', { skin: 'blemish-prone', concern: 'acne' }),
    said(5, 'Retails itself', 'One sample and they come back for the bottle.', { ...pro, concern: 'pores' }),
  ],
  '1301': [
    said(4, 'Surprised', 'I thought toner was pointless. My moisturizer spreads better over it.', { skin: 'normal' }),
    said(5, '', 'Hard water here. This is the difference between itchy and not.', {
      skin: 'sensitive',
      concern: 'barrier',
    }),
    said(3, '', 'Pleasant, but I couldn’t say what it does.', { skin: 'combination' }),
  ],
  '1302': [
    said(5, 'On my desk', 'I run hot. Two sprays in the afternoon and my cheeks settle.', {
      skin: 'sensitive',
      concern: 'redness',
    }),
    said(5, 'A fine mist, really fine', 'Doesn’t ruin makeup. Bought the travel size, too.', {
      skin: 'dry',
      concern: 'dehydration',
    }),
    said(4, '', 'Smells like nothing, which is what I want.', { skin: 'sensitive' }),
    said(
      5,
      'Ends every service',
      'We go through a liter a month of the back bar size and sell this one at the desk.',
      pro,
    ),
  ],
  '1303': [
    said(5, 'Plump', 'Used under my night cream. The lines on my forehead look softer in the morning.', {
      skin: 'mature',
      concern: 'dehydration',
    }),
    said(4, '', 'Layers well. Let it sink in or it pills under sunscreen.', { skin: 'dry', concern: 'dehydration' }),
  ],
  '1306': [
    said(4, 'Smells a bit like bread', 'You get used to it. My skin has an even glow after one bottle.', {
      skin: 'normal',
      concern: 'dullness',
    }),
    said(5, '', 'I tried the famous one at three times the price. I prefer this.', {
      skin: 'combination',
      concern: 'uneven-texture',
    }),
  ],
  '1401': [
    said(
      5,
      'You can tell it’s fresh',
      'Clear, no smell, and it doesn’t turn brown before I finish it. My skin looks rested.',
      { skin: 'normal', concern: 'dullness' },
    ),
    said(5, 'Sun spots are lighter', 'Four months, every morning. The one on my cheek is half as dark.', {
      skin: 'mature',
      concern: 'hyperpigmentation',
    }),
    said(4, 'Pricey, works', 'I wince at the price and then I buy it again.', {
      skin: 'combination',
      concern: 'sun-damage',
    }),
    said(2, 'Too strong for me', 'It stung every time. I’ve moved on to the antioxidant one.', {
      skin: 'sensitive',
      concern: 'sensitivity',
      answer:
        'Fifteen percent at a low pH is a lot for sensitive skin. The Antioxidant Field Serum is what we’d have suggested as well.',
    }),
    said(5, '', 'My coworker asked if I’d been on vacation. I’d been in tax season.', {
      skin: 'normal',
      concern: 'dullness',
    }),
    said(5, 'The date on the base sells it', 'Clients trust it once I show them the fill date.', {
      ...pro,
      concern: 'sun-damage',
    }),
    said(4, '', 'Great serum. Shipping took a day longer than expected.', {
      skin: 'oily',
      concern: 'hyperpigmentation',
    }),
  ],
  '1402': [
    said(5, 'Goes with everything', 'Under retinal, under C, under SPF. Never pills.', {
      skin: 'dry',
      concern: 'dehydration',
    }),
    said(5, '', 'I live at 7,000 feet. This is not optional.', { skin: 'normal', concern: 'dehydration' }),
    said(4, 'Simple', 'No miracle, just skin that feels comfortable all day.', {
      skin: 'combination',
      concern: 'dehydration',
    }),
    said(5, 'After every treatment', 'I put it on everyone after microneedling and nobody has reacted.', {
      ...pro,
      concern: 'barrier',
    }),
    said(4, '', 'A little sticky in humid weather. In winter it’s perfect.', { skin: 'oily' }),
    said(5, 'On repeat', 'Third bottle. I notice when I run out.', { skin: 'mature', concern: 'fine-lines' }),
  ],
  '1403': [
    said(5, 'No more blotting at lunch', 'Shine used to start at ten. Now it’s mid-afternoon.', {
      skin: 'oily',
      concern: 'oiliness',
    }),
    said(4, '', 'Pores look smaller in photos, which is where I care.', { skin: 'combination', concern: 'pores' }),
    said(3, 'Flushed the first week', 'It got better when I cut it with moisturizer.', {
      skin: 'sensitive',
      concern: 'redness',
    }),
    said(5, 'One bottle, four jobs', 'I dropped two other products.', { skin: 'blemish-prone', concern: 'acne' }),
  ],
  '1404': [
    said(5, 'Better than the retinol I had', 'Smoother in three weeks, and I peeled only once.', {
      skin: 'normal',
      concern: 'fine-lines',
    }),
    said(5, 'Start slow', 'Twice a week for a month. Now every other night. Worth the patience.', {
      skin: 'mature',
      concern: 'fine-lines',
    }),
    said(4, '', 'Works. It’s yellow, so wait before your pillowcase.', {
      skin: 'combination',
      concern: 'uneven-texture',
    }),
    said(2, 'Flaky', 'Even once a week I flaked around my mouth.', {
      skin: 'dry',
      concern: 'dryness',
      answer:
        'Try it over the Ceramide Rescue Cream, not under it. If it still flakes, email us and we’ll find something milder.',
    }),
    said(5, '', 'The lines between my brows are softer. My husband noticed, and he notices nothing.', {
      skin: 'mature',
      concern: 'firmness',
    }),
    said(5, 'Predictable', 'I know exactly what it will do in week two, and so do my clients.', {
      ...pro,
      concern: 'fine-lines',
    }),
  ],
  '1405': [
    said(4, 'Firmer, I think', 'Jawline looks better. Could be the light. I’m buying it again either way.', {
      skin: 'mature',
      concern: 'firmness',
    }),
    said(5, '', 'I can’t use vitamin A. This is the next best thing.', { skin: 'sensitive', concern: 'fine-lines' }),
    said(3, 'Nice texture', 'Two months in, I can’t see much yet.', { skin: 'mature' }),
  ],
  '1406': [
    said(5, 'Rosacea and pimples at once', 'Finally something that doesn’t help one and hurt the other.', {
      skin: 'sensitive',
      concern: 'redness',
    }),
    said(4, '', 'Itches for two minutes and then it’s fine. Bumps are gone.', {
      skin: 'blemish-prone',
      concern: 'acne',
    }),
    said(5, 'Redness down', 'I stopped wearing foundation to work.', { skin: 'combination', concern: 'redness' }),
  ],
  '1407': [
    said(5, 'Melasma, finally', 'Three months and sunscreen every day. My upper lip is clear.', {
      skin: 'normal',
      concern: 'hyperpigmentation',
    }),
    said(4, 'You need patience', 'Nothing for six weeks, then all at once.', {
      skin: 'combination',
      concern: 'hyperpigmentation',
    }),
    said(5, '', 'Safe on my skin tone, no rebound.', { skin: 'oily', concern: 'hyperpigmentation' }),
    said(4, 'Pairs well with mandelic peels', 'I see the difference between clients who use it and those who don’t.', {
      ...pro,
      concern: 'hyperpigmentation',
    }),
  ],
  '1408': [
    said(5, 'Saved my winter', 'I overdid acids. One week of this and the burning stopped.', {
      skin: 'sensitive',
      concern: 'barrier',
    }),
    said(4, '', 'Rich for a serum. I use two drops, not four.', { skin: 'combination', concern: 'barrier' }),
  ],
  '1411': [
    said(5, 'Keep one in the fridge', 'After wind, sun or a bad idea. It calms everything.', {
      skin: 'sensitive',
      concern: 'redness',
    }),
    said(5, '', 'Used it after a peel at my esthetician’s. No tightness at all.', {
      skin: 'dry',
      concern: 'sensitivity',
    }),
    said(4, 'Soothing', 'Good, if a bit thin.', { skin: 'normal' }),
  ],
  '1412': [
    said(5, 'No sting', 'Everything with vitamin C hurts my face. This doesn’t, and I still glow.', {
      skin: 'sensitive',
      concern: 'dullness',
    }),
    said(4, '', 'I bike to work through traffic. My skin is less gray.', { skin: 'combination', concern: 'dullness' }),
  ],
  ...moreReviewTexts,
};

/** What waits in the demo's queue, by SKU. */
export const waitingTexts: Readonly<Record<string, DemoReview>> = {
  '1409': said(5, 'Smells wonderful', 'I sleep better, or at least I smell better while I do.', {
    skin: 'dry',
    concern: 'fine-lines',
  }),
  '1507': said(4, 'Two drops', 'Any more and I shine. Two is plenty.', { skin: 'normal', concern: 'dullness' }),
  '1108': said(1, 'Arrived damaged', 'The package arrived wet and the cap was loose.', { skin: 'oily' }),
};

/** What was rejected, and why. */
export const rejectedTexts: Readonly<Record<string, DemoReview & { readonly reason: string }>> = {
  '1304': {
    ...said(5, 'Great deal elsewhere', 'Call me and I can get it for you for half the price.'),
    reason: 'Reviews can’t advertise other offers.',
  },
};

/** A published review that somebody has reported: the SKU, and the place of the review. */
export const reportedTexts = [{ sku: '1401', place: 6, reason: 'off_topic', note: 'This is about shipping.' }] as const;
