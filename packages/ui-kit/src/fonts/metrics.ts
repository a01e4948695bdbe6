// Written by scripts/subset-fonts.ts: how each local font is stretched to take the place of ours while it loads.
export const fallbackMetrics = {
  'Regen Serif': {
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    sizeAdjust: '105.69%',
    ascentOverride: '69.54%',
    descentOverride: '25.07%',
    lineGapOverride: '0.00%',
  },
  'Regen Sans': {
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '94.25%',
    ascentOverride: '108.64%',
    descentOverride: '42.44%',
    lineGapOverride: '0.00%',
  },
  'Regen Mono': {
    local: ['Courier New', 'Liberation Mono', 'Cousine'],
    sizeAdjust: '99.98%',
    ascentOverride: '98.42%',
    descentOverride: '27.30%',
    lineGapOverride: '0.00%',
  },
} as const;

/** For which characters each file of a family in several is loaded. */
export const unicodeRanges = {
  common:
    'U+20-21,U+24-29,U+2b-3b,U+3f,U+41-5a,U+61-7a,U+a0,U+a9,U+b0,U+b7,U+d7,U+2013-2014,U+2018-2019,U+201c-201d,U+2026',
  rare: 'U+22-23,U+2a,U+3c-3e,U+40,U+5b-60,U+7b-7e,U+a1-a8,U+aa-af,U+b1-b6,U+b8-d6,U+d8-ff,U+152-153,U+2022,U+20ac,U+2122,U+2212',
} as const;
