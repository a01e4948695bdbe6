import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const hit = style([
  atoms({ borderTop: 'subtle' }),
  { display: 'grid', gap: vars.space['2'], paddingBlock: vars.space['5'], maxInlineSize: '46rem' },
]);
export const dimmed = atoms({ pending: 'yes' });
