import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { base, reset } from './layers.css.ts';

type Rule = Omit<GlobalStyleRule, '@layer'>;
const inReset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [reset]: rule } });
const inBase = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [base]: rule } });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('*', { margin: 0, padding: 0 });
// The bar is always there: a short page stands where a long one does. Space for it is reserved only where it is removed (Modal).
inReset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', tabSize: 4, overflowY: 'scroll' });
inReset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
inReset('img, video', { blockSize: 'auto' });
inReset('button, input, select, textarea, optgroup', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' });
inReset('address', { fontStyle: 'normal', overflowWrap: 'anywhere' });
// So that a height in per cent of an img is one of the frame around its picture element.
inReset('picture', { display: 'contents' });
inReset('ul, ol, menu', { listStyle: 'none' });
inReset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
inReset('fieldset, iframe, dialog', { border: 0 });
inReset('fieldset', { minInlineSize: 0 });
inReset('a', { color: 'inherit', textDecoration: 'none' });
inReset('summary', { cursor: 'pointer' });
// Names that people type stand in them. `break-word` would still make the row of a grid or flexbox as wide as the longest word.
inReset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance', overflowWrap: 'anywhere' });
inReset('p, li, dd, figcaption', { textWrap: 'pretty', overflowWrap: 'break-word' });
inReset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
inReset('textarea', { resize: 'vertical' });

inBase('html', {
  background: vars.color.surface.ground,
  color: vars.color.text.body,
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  scrollPaddingBlockStart: vars.space['20'],
  accentColor: vars.color.primary.solid,
});
// Within a page, a theme turns a part of it: the text too, which would otherwise keep the color that it inherits.
inBase('[data-theme]', { color: vars.color.text.body });
inBase('body', { fontSize: vars.text.md, minBlockSize: '100dvh' });
inBase('::selection', { background: vars.color.secondary.soft, color: vars.color.text.heading });
inBase('strong, b', { fontWeight: vars.weight.semibold });
inBase('code, kbd, samp, pre', { fontFamily: vars.font.mono });
// A monospace font looks larger than the text around it at the same size.
inBase('code, kbd, samp', { fontSize: '0.92em', overflowWrap: 'anywhere' });
inBase(':focus-visible', {
  outline: `${vars.border.thick} solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
});
// A heading or a main region takes focus after navigation; a ring around it would say "button".
inBase('h1:focus, main:focus', { outline: 'none' });
inBase('h1[tabindex="-1"]:focus-visible, main[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a tiny one: `all` is what transitions by default, so each level of the page would follow its parent a frame late.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

inBase(':focus-visible', { '@media': { [forcedColors]: { outlineColor: 'Highlight' } } });

inBase('html', {
  '@media': {
    print: { background: '#fff', color: '#000', fontSize: '10.5pt' },
  },
});
inBase('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
inBase('tr, img, figure, li', { '@media': { print: { breakInside: 'avoid' } } });
inBase('p, li', { '@media': { print: { orphans: 3, widows: 3 } } });
globalStyle('[data-print="hide"]', { '@media': { print: { display: 'none !important' } } });
