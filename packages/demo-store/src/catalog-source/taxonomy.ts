import type { SeedCategory, SeedConcern, SeedSkinType } from './types.ts';

export const categories = [
  {
    slug: 'cleansers',
    name: 'Cleansers',
    sort: 1,
    description: 'Milks, gels, balms and foams that lift the day away and leave the barrier where it was.',
  },
  {
    slug: 'exfoliants',
    name: 'Exfoliants',
    sort: 2,
    description: 'Acids, enzymes and soft powders at honest strengths, for texture that catches the light evenly.',
  },
  {
    slug: 'toners-mists',
    name: 'Toners & Mists',
    sort: 3,
    description: 'Watery layers that settle, hydrate and prepare skin for what follows.',
  },
  {
    slug: 'serums',
    name: 'Serums',
    sort: 4,
    description: 'Concentrated actives with their percentage on the label, one job each.',
  },
  {
    slug: 'moisturizers',
    name: 'Moisturizers',
    sort: 5,
    description: 'Creams, gels and oils that hold water in and weather out, from weightless to rich.',
  },
  { slug: 'eye-lip', name: 'Eye & Lip', sort: 6, description: 'Small formulas for the thinnest skin on the face.' },
  {
    slug: 'masks',
    name: 'Masks',
    sort: 7,
    description: 'Ten quiet minutes, or a whole night, of something stronger than usual.',
  },
  {
    slug: 'sun-care',
    name: 'Sun Care',
    sort: 8,
    description: 'Mineral and hybrid broad-spectrum protection that people actually like to wear.',
  },
  {
    slug: 'blemish-treatments',
    name: 'Blemish Treatments',
    sort: 9,
    description: 'Targeted care for breakouts and the marks they leave behind.',
  },
  { slug: 'body', name: 'Body', sort: 10, description: 'The same thinking as for the face, in larger bottles.' },
  {
    slug: 'kits',
    name: 'Kits & Routines',
    sort: 11,
    description: 'Complete routines and starter sets, chosen to work together and priced below the sum of their parts.',
  },
  {
    slug: 'back-bar',
    name: 'Back Bar',
    sort: 12,
    professionalOnly: true,
    description: 'Treatment-room sizes, massage media, masks and ampoules for the working professional.',
  },
  {
    slug: 'professional-peels',
    name: 'Professional Peels',
    sort: 13,
    professionalOnly: true,
    description: 'Resurfacing treatments for the licensed treatment room, with pH, free acid and timing on the label.',
  },
  { slug: 'samples', name: 'Samples', sort: 14, description: 'A few days of a formula, to meet it before you commit.' },
] as const satisfies readonly SeedCategory[];

export const concerns = [
  {
    slug: 'acne',
    name: 'Acne & Breakouts',
    sort: 1,
    description: 'Clogged pores, recurring blemishes and the cycle between them.',
  },
  {
    slug: 'hyperpigmentation',
    name: 'Hyperpigmentation',
    sort: 2,
    description: 'Dark spots, post-blemish marks and patches that linger.',
  },
  {
    slug: 'redness',
    name: 'Redness',
    sort: 3,
    description: 'Visible flushing and color that rises easily and fades slowly.',
  },
  {
    slug: 'sensitivity',
    name: 'Sensitivity',
    sort: 4,
    description: 'Skin that stings, tightens or reacts to what others tolerate.',
  },
  {
    slug: 'dehydration',
    name: 'Dehydration',
    sort: 5,
    description: 'Too little water: tightness, fine surface lines, a flat look by afternoon.',
  },
  {
    slug: 'dryness',
    name: 'Dryness',
    sort: 6,
    description: 'Too little oil: flaking, roughness, comfort that never lasts.',
  },
  {
    slug: 'fine-lines',
    name: 'Fine Lines & Wrinkles',
    sort: 7,
    description: 'Lines of expression and time, softened with patience.',
  },
  { slug: 'firmness', name: 'Firmness', sort: 8, description: 'Contours and elasticity along the jaw, neck and eyes.' },
  {
    slug: 'pores',
    name: 'Enlarged Pores',
    sort: 9,
    description: 'Pores that show, most often across the nose and cheeks.',
  },
  {
    slug: 'dullness',
    name: 'Dullness',
    sort: 10,
    description: 'A gray or tired cast, uneven to the light and to the touch.',
  },
  { slug: 'oiliness', name: 'Oiliness', sort: 11, description: 'Shine that returns within hours of cleansing.' },
  {
    slug: 'sun-damage',
    name: 'Sun Damage',
    sort: 12,
    description: 'What years outdoors leave behind, and keeping it from growing.',
  },
  {
    slug: 'barrier',
    name: 'Barrier Repair',
    sort: 13,
    description: 'Over-treated, wind-worn or depleted skin that needs its lipids back.',
  },
  {
    slug: 'uneven-texture',
    name: 'Uneven Texture',
    sort: 14,
    description: 'Rough patches, bumps and congestion under the surface.',
  },
] as const satisfies readonly SeedConcern[];

export const skinTypes = [
  { slug: 'dry', name: 'Dry', sort: 1, description: 'Makes little oil; tight and prone to flaking.' },
  { slug: 'normal', name: 'Normal', sort: 2, description: 'Comfortable most days, neither shiny nor tight.' },
  {
    slug: 'combination',
    name: 'Combination',
    sort: 3,
    description: 'Shine through the center, comfortable or dry at the edges.',
  },
  { slug: 'oily', name: 'Oily', sort: 4, description: 'Shine within hours, visible pores.' },
  { slug: 'sensitive', name: 'Sensitive', sort: 5, description: 'Reacts quickly with stinging, warmth or color.' },
  { slug: 'mature', name: 'Mature', sort: 6, description: 'Slower to renew; losing oil and firmness.' },
  { slug: 'blemish-prone', name: 'Blemish-prone', sort: 7, description: 'Congests easily and breaks out in cycles.' },
] as const satisfies readonly SeedSkinType[];
