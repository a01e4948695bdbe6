import { globalStyle } from '@vanilla-extract/css';
import { canHover, forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { frameRadii } from './Frame.props.ts';

const { color } = vars;

export const root = css({
  position: 'relative',
  // What stands for a missing picture is in the middle.
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: color.surface.packshot,
  color: color.text.muted,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: color.surface.veil,
      pointerEvents: 'none',
    },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const radius = variants(frameRadii, (key) => ({ borderRadius: vars.radius[key] }));
export const outline = css({ border: `${vars.border.thin} solid ${color.border.subtle}` });
export const focus = { center: css({}), low: css({}) };
export const lively = css({});

const inFrame = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [components]: rule } });
inFrame(`${root} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
inFrame(`${focus.low} img`, { objectPosition: '50% 70%' });
inFrame(`${lively} img`, { transition: `transform 600ms ${vars.easing.out}` });
inFrame(`:hover > ${lively} img`, { '@media': { [canHover]: { transform: 'scale(1.03)' } } });
