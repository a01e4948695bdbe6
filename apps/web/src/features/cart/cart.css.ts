import { atoms } from '@regen/ui-kit/atoms';
import { vars } from '@regen/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const lines = atoms({ borderTop: 'subtle' });
export const line = style([
  atoms({ borderBottom: 'subtle' }),
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['4'],
    paddingBlock: space['5'],
  },
]);
export const lineCompact = style({ paddingBlock: space['4'] });
export const lineBody = style({ display: 'grid', alignContent: 'start', gap: space['1'], minInlineSize: 0 });
export const lineHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space['4'],
  alignItems: 'start',
});
export const name = atoms({ color: 'heading', weight: 'semibold', leading: 'snug' });
export const lineAmount = atoms({ textAlign: 'end', digits: 'tabular', whiteSpace: 'nowrap' });
export const pending = atoms({ pending: 'yes' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  marginBlockStart: space['2'],
});
export const saving = atoms({ color: 'success', fontSize: 'sm' });

export const removed = atoms({
  display: 'flex',
  align: 'center',
  justify: 'between',
  gap: '3',
  paddingY: '3',
  borderBottom: 'subtle',
  color: 'muted',
});

export const inlineForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space['2'],
  alignItems: 'start',
});
/** In line with the box of the field, under the height of its label. */
export const besideField = style({
  marginBlockStart: `calc(${vars.text.sm} * ${vars.leading.body} + ${space['2']})`,
});

export const choices = style({
  display: 'grid',
  gap: space['3'],
  columnGap: space['8'],
  marginBlockStart: space['4'],
  // As many as leave room for the name between picture and button.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});
export const choice = style({ display: 'flex', alignItems: 'center', gap: space['3'] });
export const choiceText = style([atoms({ leading: 'snug' }), { flex: 1, minInlineSize: 0 }]);

export const drawerFooter = style({ display: 'grid', gap: space['3'] });
/** One line, there before it is known. */
export const arrival = style({ minBlockSize: `calc(${vars.text.sm} * ${vars.leading.body})` });
