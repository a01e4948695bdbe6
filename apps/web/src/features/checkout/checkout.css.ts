import { atoms } from '@regen/ui-kit/atoms';
import { from, vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const onPhone = style({ '@media': { [from.desktop]: { display: 'none' } } });
export const onDesktop = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });
export const foldedTotal = style({ display: 'flex', justifyContent: 'space-between', gap: space['4'], flex: 1 });

export const sections = atoms({ borderTop: 'subtle' });
export const section = style([
  atoms({ borderBottom: 'subtle', paddingY: '6' }),
  { scrollMarginBlockStart: vars.size.headRoom },
]);
export const sectionHead = style({ display: 'flex', alignItems: 'flex-start', gap: space['4'] });
/** Its middle is that of the title's first line. */
export const mark = style({ marginBlockStart: '-0.1875rem' });
export const sectionTitle = style({ flex: 1, minInlineSize: 0 });
/** A long email address has no break opportunity. */
export const withEmail = style({ overflowWrap: 'anywhere', minInlineSize: 0 });
export const summary = style([atoms({ color: 'muted', marginTop: '1' }), withEmail]);
export const upcoming = atoms({ color: 'muted' });
/** Aligned with the title, after its number. */
export const sectionBody = style({
  marginBlockStart: space['6'],
  '@media': { [from.tablet]: { paddingInlineStart: `calc(${space['8']} + ${space['4']})` } },
});

export const lines = style({ display: 'grid', gap: space['4'] });
export const line = style({ display: 'flex', alignItems: 'center', gap: space['3'] });
export const lineText = style([atoms({ leading: 'snug' }), { flex: 1, minInlineSize: 0 }]);
export const pictureBox = style({ position: 'relative' });
export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space['2']})`,
  insetInlineEnd: `calc(-1 * ${space['2']})`,
});
