import { globalStyle } from '@vanilla-extract/css';
import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { css, variants } from '../../theme/style.ts';
import { accordionSizes } from './Accordion.props.ts';

const { color, space } = vars;

export const root = css({ borderBlockStart: `1px solid ${color.border.subtle}` });
export const item = css({ borderBlockEnd: `1px solid ${color.border.subtle}` });
export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: vars.size.control,
  listStyle: 'none',
  color: color.text.heading,
  borderRadius: vars.radius.sm,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.text.link } } } },
});
export const size = variants(accordionSizes, (key) => ({ paddingBlock: key === 'md' ? space['4'] : space['3'] }));
export const title = variants(accordionSizes, (key) => ({
  fontWeight: vars.weight.semibold,
  fontSize: key === 'md' ? vars.text.lg : vars.text.md,
}));
export const mark = css({ display: 'flex', transition: `transform ${vars.duration.normal} ${vars.easing.out}` });
export const content = css({ paddingBlockEnd: space['5'], color: color.text.body });

globalStyle(`details[open] > summary > ${mark}`, {
  '@layer': { [components]: { transform: 'rotate(180deg)' } },
});
// On paper everything is open.
globalStyle(`${item}::details-content`, { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } });
