import { variants } from '../../theme/style.ts';
import { gridMinimums } from './Grid.props.ts';

const widths = { xs: '9rem', sm: '13rem', md: '18rem', lg: '26rem' } as const;

export const min = variants(gridMinimums, (key) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${widths[key]}, 100%), 1fr))`,
}));
