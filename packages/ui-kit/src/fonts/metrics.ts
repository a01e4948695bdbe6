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
