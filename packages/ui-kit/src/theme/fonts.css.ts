import { globalFontFace } from '@vanilla-extract/css';
import { fallbackMetrics, unicodeRanges } from '../fonts/metrics.ts';

const inTwoFiles = Object.entries(unicodeRanges).map(([part, unicodeRange]) => ({
  suffix: part === 'common' ? '' : `-${part}`,
  unicodeRange,
}));

const faces = [
  { family: 'Regen Sans', file: 'regen-sans', weight: '400 700', parts: inTwoFiles },
  { family: 'Regen Serif', file: 'regen-serif', weight: '400', parts: inTwoFiles },
  { family: 'Regen Serif', file: 'regen-serif-medium', weight: '500', parts: inTwoFiles },
  // Most pages have no text in it.
  { family: 'Regen Mono', file: 'regen-mono', weight: '400', parts: [{ suffix: '', unicodeRange: undefined }] },
] as const;

for (const { family, file, weight, parts } of faces) {
  for (const { suffix, unicodeRange } of parts) {
    globalFontFace(family, {
      src: `url('../fonts/${file}${suffix}.woff2') format('woff2')`,
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      ...(unicodeRange && { unicodeRange }),
    });
  }
}

for (const [family, { local, ...metrics }] of Object.entries(fallbackMetrics)) {
  globalFontFace(`${family} Fallback`, {
    src: local.map((name) => `local('${name}')`).join(', '),
    ...metrics,
  });
}
