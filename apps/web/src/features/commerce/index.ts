export { AddressText } from './AddressText.tsx';
export { ItemPicture } from './ItemPicture.tsx';
export { pieces, usd } from './money.ts';
export { TotalsList } from './TotalsList.tsx';
