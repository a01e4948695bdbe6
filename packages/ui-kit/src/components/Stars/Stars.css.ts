import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/style.ts';

const { color } = vars;

const STAR = 'M8 0l2 5.5h6l-5 3.6L13 15 8 11.4 3 15l2-5.9L0 5.5h6z';
const mask = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${STAR}'/%3E%3C/svg%3E") 0/1em`;

// An element that is filled by its value: a policy that forbids inline styles leaves no other way.
export const root = css({
  appearance: 'none',
  inlineSize: '5em',
  blockSize: '1em',
  verticalAlign: '-0.1em',
  border: 0,
  background: color.surface.track,
  color: color.primary.solid,
  mask,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: 'currentColor' },
    '&::-moz-progress-bar': { background: 'currentColor' },
  },
});
