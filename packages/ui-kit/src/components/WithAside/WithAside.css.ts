import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, variants } from '../../theme/style.ts';
import { withAsideSizes } from './WithAside.props.ts';

const widths = { sm: vars.size.sidebar, md: vars.size.aside } as const;

// A word without a place to break must not widen a column.
export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  alignItems: 'start',
  '@media': { [from.desktop]: { columnGap: vars.space['16'] } },
});

export const columns = {
  start: variants(withAsideSizes, (key) => ({
    '@media': { [from.desktop]: { gridTemplateColumns: `${widths[key]} minmax(0, 1fr)` } },
  })),
  end: variants(withAsideSizes, (key) => ({
    '@media': { [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${widths[key]}` } },
  })),
};

const at = (gridColumn: number) => css({ '@media': { [from.desktop]: { gridColumn } } });
export const main = { start: at(2), end: at(1) };
export const aside = { start: at(1), end: at(2) };

export const withAfter = css({ '@media': { [from.desktop]: { gridTemplateRows: 'auto 1fr' } } });
export const besideBoth = css({ '@media': { [from.desktop]: { gridRow: '1 / span 2' } } });

export const first = css({ order: -1, '@media': { [from.desktop]: { order: 0 } } });
export const sticky = css({
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: vars.size.headRoom } },
});

// On sheets as wide as a desktop, the column would otherwise stay empty.
export const printedAlone = css({ '@media': { print: { display: 'block' } } });
