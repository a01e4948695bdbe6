export { AddressBook } from './AddressBook.tsx';
export { AddressFields } from './AddressFields.tsx';
export { addressLines } from './address-lines.ts';
export { AddressText } from './AddressText.tsx';
export { isPlaceDoubted, placeKey, placeProblems, toDestination, type PlaceValues } from './place.ts';
export { LateDoubt } from './late-doubt.ts';
export { PostalCodeField, RegionField, ShippingCountryField } from './PlaceFields.tsx';
export { usePlaceFilledIn } from './use-postal-place.ts';
export {
  EMPTY_ADDRESS,
  addressSchema,
  checkPlace,
  fromAddress,
  toAddressInput,
  unfinishedAddressSchema,
  type AddressValues,
} from './address-schema.ts';
