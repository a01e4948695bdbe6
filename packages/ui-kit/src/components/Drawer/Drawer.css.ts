import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { drawerSizes } from './Drawer.props.ts';

const { duration, easing } = vars;
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const toRight = keyframes({ to: { transform: 'translateX(100%)' } });
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } });

export const positioner = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  display: 'flex',
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const panel = css({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  inlineSize: '100%',
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  boxShadow: vars.shadow.modal,
  animationDuration: duration.slow,
  animationTimingFunction: easing.out,
  selectors: {
    '&[data-state="closed"]': {
      animationDuration: duration.normal,
      animationTimingFunction: 'ease-in',
      animationFillMode: 'forwards',
    },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
});

// On a screen so low, head and foot would leave no room for what is between them: they scroll along, and only the way out stays.
const low = '(max-height: 40em)';
const onLow = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [components]: { '@media': { [low]: rule } } } } as GlobalStyleRule);
onLow(panel, { overflowY: 'auto', overscrollBehavior: 'contain' });
onLow(`${panel} > ${dialog.body}`, { flex: 'none', overflowY: 'visible' });
onLow(`${panel} > ${dialog.head}`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.surface.raised,
});

export const side = {
  end: css({
    marginInlineStart: 'auto',
    animationName: fromRight,
    selectors: {
      '[dir="rtl"] &': { animationName: fromLeft },
      '&[data-state="closed"]': { animationName: toRight },
      '[dir="rtl"] &[data-state="closed"]': { animationName: toLeft },
    },
  }),
  start: css({
    marginInlineEnd: 'auto',
    animationName: fromLeft,
    selectors: {
      '[dir="rtl"] &': { animationName: fromRight },
      '&[data-state="closed"]': { animationName: toLeft },
      '[dir="rtl"] &[data-state="closed"]': { animationName: toRight },
    },
  }),
};

const widths = { sm: '22rem', md: '28rem' } as const;
export const size = variants(drawerSizes, (key) => ({ maxInlineSize: `min(${widths[key]}, 100vw)` }));
