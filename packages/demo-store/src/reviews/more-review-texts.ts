import { pro, said } from './demo-review.ts';
import type { DemoReview } from './demo-review.ts';

/** By SKU. */
export const moreReviewTexts: Readonly<Record<string, readonly DemoReview[]>> = {
  '1501': [
    said(5, 'The cream I stop thinking about', 'They wrote that and it’s true.', { skin: 'normal' }),
    said(5, '', 'Day, night, hands, elbows. My whole family is in this jar.', { skin: 'dry', concern: 'dryness' }),
    said(4, 'Almost perfect', 'I’d take a pump over a jar.', { skin: 'combination', concern: 'barrier' }),
    said(5, 'Ends nearly every facial', 'No one has ever disliked it.', { ...pro, concern: 'barrier' }),
    said(3, 'A little heavy', 'Too rich for my forehead in July. Fine on my cheeks.', { skin: 'oily' }),
    said(5, '', 'My skin stopped flaking within days.', { skin: 'dry', concern: 'dryness' }),
  ],
  '1502': [
    said(5, 'For people who hate moisturizer', 'It vanishes. I don’t feel it. My skin isn’t tight.', {
      skin: 'oily',
      concern: 'dehydration',
    }),
    said(4, '', 'Perfect for summer in Houston.', { skin: 'combination', concern: 'oiliness' }),
    said(2, 'Not enough', 'My dry skin drank it and asked for more.', { skin: 'dry' }),
    said(5, 'Cooling', 'I use it after shaving instead of aftershave.', { skin: 'sensitive' }),
  ],
  '1503': [
    said(5, 'Rescue is the right word', 'Cracked from the cold and the retinal. Two nights and I was fine.', {
      skin: 'dry',
      concern: 'barrier',
    }),
    said(5, '', 'My eczema-prone cheeks love it. No scent, no fuss.', { skin: 'sensitive', concern: 'sensitivity' }),
    said(4, 'Thick', 'Warm it between your fingers first.', { skin: 'mature', concern: 'dryness' }),
    said(5, 'In my post-treatment kit', 'I hand it out after every stronger peel.', { ...pro, concern: 'barrier' }),
  ],
  '1504': [
    said(4, '', 'Skin feels bouncy in the morning. The scent is faint and gone in a minute.', {
      skin: 'mature',
      concern: 'firmness',
    }),
    said(5, 'Replaced a department store cream', 'Half the price and I like it more.', {
      skin: 'mature',
      concern: 'fine-lines',
    }),
  ],
  '1505': [
    said(5, 'Matte without chalk', 'Holds until evening, even under a mask at work.', {
      skin: 'oily',
      concern: 'oiliness',
    }),
    said(3, 'Good base, not enough alone', 'On dry spots I add cream.', { skin: 'combination', concern: 'oiliness' }),
    said(4, '', 'No breakouts since I changed to this.', { skin: 'blemish-prone', concern: 'acne' }),
  ],
  '1506': [
    said(5, 'Green, but it blends', 'Takes my cheeks from tomato to human.', { skin: 'sensitive', concern: 'redness' }),
    said(4, '', 'Calms flushing after dinner. I keep it in my bag.', { skin: 'sensitive', concern: 'redness' }),
  ],
  '1601': [
    said(4, 'For five o’clock alarms', 'Puffiness is down in ten minutes. Dark circles stay, as they would.', {
      skin: 'normal',
    }),
    said(5, '', 'Cold from the fridge, it’s better than coffee.', { skin: 'combination' }),
    said(3, 'Nice', 'Pleasant but small.', { skin: 'dry' }),
  ],
  '1602': [
    said(5, 'Doesn’t migrate', 'Every eye cream ends up in my eyes. Not this one.', {
      skin: 'sensitive',
      concern: 'fine-lines',
    }),
    said(4, '', 'Crow’s feet look softer with concealer on top.', { skin: 'mature', concern: 'fine-lines' }),
    said(5, 'On my third', 'I’m 61 and I get compliments.', { skin: 'mature', concern: 'firmness' }),
  ],
  '1604': [
    said(5, 'Once a day', 'I used to apply balm every hour. Now it’s mornings and that’s it.', {
      skin: 'dry',
      concern: 'dryness',
    }),
    said(5, '', 'No mint! Thank you.', { skin: 'sensitive' }),
  ],
  '1701': [
    said(5, 'Clay that doesn’t crack', 'Ten minutes on Sunday. My pores look clean and nothing is red.', {
      skin: 'combination',
      concern: 'pores',
    }),
    said(4, '', 'Easy to rinse off, which I can’t say of others.', { skin: 'oily', concern: 'oiliness' }),
    said(4, 'Client favorite', 'We finish the express facial with it.', { ...pro, concern: 'redness' }),
  ],
  '1702': [
    said(5, 'After a flight', 'I wear it on the plane, honestly.', { skin: 'dry', concern: 'dehydration' }),
    said(4, '', 'A bit tacky at first. In the morning my skin is soft.', { skin: 'normal', concern: 'dehydration' }),
  ],
  '1703': [
    said(5, 'Smells like October', 'And my skin is brighter than after an expensive facial.', {
      skin: 'normal',
      concern: 'dullness',
    }),
    said(3, 'Tingles a lot', 'Five minutes is my limit, not ten.', { skin: 'sensitive', concern: 'sensitivity' }),
  ],
  '1801': [
    said(4, 'Zinc that I can wear', 'A faint cast for a minute, then it’s gone.', {
      skin: 'sensitive',
      concern: 'sun-damage',
    }),
    said(5, '', 'The only sunscreen that doesn’t make my eyes water on a run.', {
      skin: 'combination',
      concern: 'sun-damage',
    }),
    said(3, 'Cast on me', 'On deeper skin it’s visible. I’ll try the tinted one.', {
      skin: 'normal',
      answer:
        'The iron oxides of Tinted Mineral SPF 40 hide the cast. Ask for a sample with your next order and try it at the window.',
    }),
    said(5, 'Every client leaves with it on', 'It’s the last step of every peel I do.', {
      ...pro,
      concern: 'sun-damage',
    }),
  ],
  '1802': [
    said(5, 'Finally wear it daily', 'No white, no grease, no smell. My dermatologist is pleased.', {
      skin: 'combination',
      concern: 'sun-damage',
    }),
    said(5, '', 'Sits well under makeup, even in August.', { skin: 'oily', concern: 'oiliness' }),
    said(4, 'Great, runs out', 'With the right amount it lasts five weeks. Make a bigger bottle.', {
      skin: 'normal',
      concern: 'sun-damage',
    }),
    said(5, 'Melasma approved', 'Nothing has come back this summer.', { skin: 'normal', concern: 'hyperpigmentation' }),
    said(2, 'Stings my eyes', 'Lovely finish, but not around my eyes.', { skin: 'sensitive' }),
  ],
  '1803': [
    said(5, 'My foundation now', 'Evens everything out and the shade is right.', {
      skin: 'normal',
      concern: 'redness',
    }),
    said(4, '', 'A little dry on my cheeks, so I mix it with the water gel.', { skin: 'dry', concern: 'sun-damage' }),
    said(5, 'At the window, as they say', 'I tried the sample in daylight first. Good advice.', {
      skin: 'mature',
      concern: 'hyperpigmentation',
    }),
  ],
  '1903': [
    said(4, 'Old school', 'Pink dot, sleep, flatter by morning.', { skin: 'blemish-prone', concern: 'acne' }),
    said(5, '', 'I was told not to shake it and I shook it. Don’t shake it.', { skin: 'oily', concern: 'acne' }),
  ],
  GRX1904: [
    said(5, 'Stops me from picking', 'Which is most of the battle.', { skin: 'blemish-prone', concern: 'acne' }),
    said(5, '', 'They stay on all night, even on my chin.', { skin: 'combination', concern: 'acne' }),
    said(3, 'More large ones, please', 'I run out of the big size first.', { skin: 'oily', concern: 'acne' }),
  ],
  '2001': [
    said(5, 'Shins in January', 'No more snowflakes on black pants.', { skin: 'dry', concern: 'dryness' }),
    said(4, '', 'Absorbs quickly for something this rich.', { skin: 'dry', concern: 'dryness' }),
  ],
  '2002': [
    said(5, 'Bumps on my arms are gone', 'Six weeks, every other night. I wore a tank top.', {
      skin: 'normal',
      concern: 'uneven-texture',
    }),
    said(4, '', 'Not after shaving. Otherwise great.', { skin: 'dry', concern: 'uneven-texture' }),
  ],
  '2004': [
    said(5, 'Nurse approved', 'I wash my hands sixty times a shift. This is the only one that holds.', {
      skin: 'dry',
      concern: 'dryness',
    }),
    said(5, '', 'No grease on my phone.', { skin: 'normal' }),
    said(4, 'At every sink in the clinic', 'The team fights over the last tube.', pro),
  ],
  '8001': [
    said(5, 'A gift to my sister', 'She had nothing but soap. Now she has a routine.', { skin: 'normal' }),
    said(4, '', 'Good way to try the brand. I’d swap the cream for the gel.', { skin: 'oily' }),
  ],
  GM3101: [
    said(5, 'The one they rebook', 'An even glow, no frost, no downtime. My most booked peel.', {
      ...pro,
      concern: 'dullness',
    }),
    said(5, 'Reliable', 'Same result from each bottle. The pH is what the label says.', {
      ...pro,
      concern: 'uneven-texture',
    }),
    said(4, '', 'Works well after the prep solution. I’d like a 120 mL bottle.', { ...pro, concern: 'dullness' }),
  ],
  GM3102: [
    said(4, 'A benchmark', 'Watch the clock and it behaves.', { ...pro, concern: 'sun-damage' }),
    said(5, '', 'Buffered nicely, little sting at two minutes.', { ...pro, concern: 'fine-lines' }),
  ],
  GM3103: [
    said(5, 'For my Fitzpatrick V clients', 'No marks afterward in two years of use.', {
      ...pro,
      concern: 'hyperpigmentation',
    }),
  ],
  GM3201: [
    said(5, 'A liter lasts', 'Six weeks at eight facials a day.', pro),
    said(4, '', 'The pump could dispense a little less.', pro),
  ],
  GM3207: [
    said(5, 'Lifts in one piece', 'And clients film it, which is free advertising.', { ...pro, concern: 'redness' }),
    said(3, 'Mix fast', 'In a warm room it sets in four minutes, not six.', {
      ...pro,
      answer: 'It does in heat. Use cool water, and you’ll have your six minutes.',
    }),
  ],
};
