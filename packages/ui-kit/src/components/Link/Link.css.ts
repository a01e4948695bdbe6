import { canHover } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
} as const;
const underlineOnHover = { '@media': { [canHover]: { selectors: { '&:hover': underlined } } } } as const;

export const root = css({
  borderRadius: vars.radius.sm,
  transition: `color ${vars.duration.fast}, text-decoration-color ${vars.duration.fast}`,
});

export const variant = {
  inline: css({
    ...underlined,
    color: vars.color.text.link,
    textDecorationColor: `color-mix(in srgb, ${vars.color.text.link} 45%, transparent)`,
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  }),
  standalone: css({ color: vars.color.text.link, fontWeight: vars.weight.semibold, ...underlineOnHover }),
  quiet: css({ color: 'inherit', ...underlineOnHover }),
  inverse: css({
    color: vars.color.text.inverse,
    selectors: { '&:focus-visible': { outlineColor: vars.color.border.focusInverse } },
    ...underlineOnHover,
  }),
};
