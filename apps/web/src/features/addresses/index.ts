export { AddressBook } from './AddressBook.tsx';
export { AddressFields } from './AddressFields.tsx';
export { AddressText } from './AddressText.tsx';
export { placeProblems, toDestination } from './place.ts';
export { CountryField, PostalCodeField, RegionField } from './PlaceFields.tsx';
export {
  EMPTY_ADDRESS,
  addressSchema,
  checkPlace,
  fromAddress,
  toAddressInput,
  unfinishedAddressSchema,
  type AddressValues,
} from './address-schema.ts';
