import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'], alignItems: 'center' });
export const add = style({ flex: '1 1 14rem' });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: vars.size.controlSmall,
});
/** As high as the buttons that come beside it later. */
export const limit = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.controlSmall });
const promiseSize = `calc(${vars.text.sm} * ${vars.leading.body} * 2 + ${space['1']})`;
/** With the room of the promise, two lines above the rest. */
export const moreWithPromise = style([
  more,
  { minBlockSize: `calc(${vars.size.controlSmall} + ${promiseSize} + ${space['3']})`, alignContent: 'end' },
]);
export const promise = style({
  order: -1,
  flex: '1 0 100%',
  display: 'grid',
  alignContent: 'start',
  gap: space['1'],
  minBlockSize: promiseSize,
});
/** Scrolled to, it is below the header that follows on wide screens, which has two rows. */
export const alertRoom = style({ minBlockSize: '11.5rem', scrollMarginBlockStart: space['16'] });
