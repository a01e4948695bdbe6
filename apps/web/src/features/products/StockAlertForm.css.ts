import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** With the focus, it is below the header that follows on wide screens. Long email addresses wrap. */
export const alert = style({
  display: 'grid',
  gap: space['3'],
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: space['16'],
});
