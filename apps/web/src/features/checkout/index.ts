export { AddressFields } from './AddressFields.tsx';
export { cardName } from './card-name.ts';
export { addressSchema, EMPTY_ADDRESS, fromAddress, toAddressInput } from './checkout-schemas.ts';
export { rememberOrderAccess } from './order-access.ts';
export { orderParams } from './order-params.ts';
