import { placeLine } from './place-line.ts';

/** The brand of a store whose settings name no seller, and of the demo. Only it has Regen's logo and slogan. */
export const HOUSE_BRAND = 'Regen';

/** The seller, as named on receipts and order emails. */
export type Seller = {
  name: string;
  /** Null where none is known. */
  address: SellerAddress | null;
  email: string | null;
  phone: string | null;
  /** As it is printed, with its name: `EIN 12-3456789`. */
  taxId: string | null;
};

/** With the name that shoppers know it by, used in titles and emails: `Regen` for `Regen Skin Care, Inc.` */
export type BrandedSeller = Seller & { brand: string };

export type SellerAddress = {
  line1: string;
  city: string;
  /** As it is written there: `UT`. */
  region: string | null;
  postalCode: string | null;
  countryCode: string;
};

/** The lines below the name: address, contact and tax number, as far as they are set. */
export const sellerLines = ({ address, email, phone, taxId }: Seller): string[] =>
  [...(address === null ? [] : sellerAddressLines(address)), email, phone, taxId].filter((line) => line !== null);

/** How to reach the seller, in a sentence: `care@shop.example or (303) 555-0100`; null when that is not known. */
export function sellerContact({ email, phone }: Seller): string | null {
  const ways = [email, phone].filter((way) => way !== null);
  return ways.length === 0 ? null : ways.join(' or ');
}

/** At the foot of a receipt. */
export function receiptFooter(seller: Seller, orderNumber: string): string {
  const contact = sellerContact(seller);
  return `All amounts in US dollars. Questions? ${contact === null ? 'Quote' : `Contact ${contact} and quote`} order ${orderNumber}.`;
}

/** The lines of an envelope, without the name. */
export function sellerAddressLines({ line1, city, region, postalCode, countryCode }: SellerAddress): string[] {
  // Not from the table of countries: it is far larger than the page that shows this.
  const country = new Intl.DisplayNames('en-US', { type: 'region' }).of(countryCode) ?? countryCode;
  return [line1, placeLine({ city, region, postalCode }), country];
}
