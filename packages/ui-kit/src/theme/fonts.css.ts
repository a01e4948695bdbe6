import { globalFontFace } from '@vanilla-extract/css';
import { fallbackMetrics } from '../fonts/metrics.ts';

const faces = [
  { family: 'Regen Sans', file: 'regen-sans', weight: '400 700' },
  { family: 'Regen Serif', file: 'regen-serif', weight: '400 600' },
  // Not preloaded: most pages have no text in it.
  { family: 'Regen Mono', file: 'regen-mono', weight: '400' },
] as const;

for (const { family, file, weight } of faces) {
  globalFontFace(family, {
    src: `url('../fonts/${file}.woff2') format('woff2')`,
    fontWeight: weight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
  });
  const { local, ...metrics } = fallbackMetrics[family];
  globalFontFace(`${family} Fallback`, {
    src: local.map((name) => `local('${name}')`).join(', '),
    ...metrics,
  });
}
