declare module 'zipcodes' {
  /** ZIP codes by their five digits, Canadian ones by their first three characters. */
  export const codes: Readonly<
    Record<
      string,
      {
        zip: string;
        city: string;
        /** The code of a state, or a name in a Canadian province. */
        state: string;
        latitude: number;
        longitude: number;
        country: 'US' | 'Canada';
      }
    >
  >;
}
