import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const group = atoms({ paddingY: '2', borderBottom: 'subtle' });
export const legend = style([
  atoms({ fontSize: 'md', weight: 'semibold', color: 'heading', paddingY: '2' }),
  { float: 'inline-start', inlineSize: '100%' },
]);
export const list = style({ clear: 'both', display: 'grid', paddingBlockEnd: space['2'] });
