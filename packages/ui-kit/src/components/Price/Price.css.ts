import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { priceSizes } from './Price.props.ts';

const { color, space } = vars;
const sizes = { sm: vars.text.md, md: vars.text.lg, lg: vars.heading.md } as const;

export const root = css({ display: 'flex', flexDirection: 'column', gap: space['1'] });
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['2'],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const size = variants(priceSizes, (key) => ({ fontSize: sizes[key], lineHeight: '1.3' }));
export const amount = css({ fontWeight: vars.weight.semibold, color: color.text.heading });
export const prefix = css({ color: color.text.muted, fontSize: '0.82em' });
export const reason = css({ fontSize: vars.text.sm, color: color.text.muted });
export const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: '1.5rem',
  listStyle: 'none',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.sm,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const details = css({ marginBlockStart: space['2'], maxInlineSize: '40ch' });
