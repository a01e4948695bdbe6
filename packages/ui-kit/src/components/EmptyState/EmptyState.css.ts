import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color, space } = vars;

/** Shared with ErrorState. */
export const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['12'],
  paddingInline: space['4'],
  textAlign: 'center',
});
export const mark = css({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockEnd: space['2'],
  borderRadius: vars.radius.full,
  background: color.secondary.soft,
  color: color.secondary.softText,
});
export const text = css({ maxInlineSize: '44ch', color: color.text.muted });
export const action = css({
  marginBlockStart: space['3'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['3'],
});
