declare module 'zipcodes' {
  /** ZIP codes by their five digits, Canadian ones by their first three characters. */
  export const codes: Readonly<
    Record<
      string,
      {
        zip: string;
        /** The code of a state or province. */
        state: string;
        latitude: number;
        longitude: number;
        country: 'US' | 'Canada';
      }
    >
  >;
}
