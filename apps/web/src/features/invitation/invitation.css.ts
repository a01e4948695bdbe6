import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const points = style({ display: 'grid', gap: space['2'] });
export const point = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space['3'], alignItems: 'center' });
/** Long addresses. */
export const wraps = style({ overflowWrap: 'anywhere' });
