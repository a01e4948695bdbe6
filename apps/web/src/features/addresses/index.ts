export { AddressBook } from './AddressBook.tsx';
export { AddressFields } from './AddressFields.tsx';
export { AddressText } from './AddressText.tsx';
export {
  EMPTY_ADDRESS,
  addressSchema,
  fromAddress,
  toAddressInput,
  unfinishedAddressSchema,
  type AddressValues,
} from './address-schema.ts';
