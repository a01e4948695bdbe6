export { cardName } from './card-name.ts';
