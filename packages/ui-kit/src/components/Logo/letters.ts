/** R E G E N, drawn in one line weight, 113 by 24 units. */
export const letters =
  'M2 22V2h7.2a5.6 5.6 0 0 1 0 11.2H2M9.4 13.2 16 22' +
  'M37 2H25v20h12M25 11.8h10.4' +
  'M63.2 6.2A9.6 9.6 0 0 0 55.6 2C50 2 46 6.4 46 12s4 10 9.6 10c5.2 0 8.6-3.6 8.6-9.2h-8.4' +
  'M86 2H74v20h12M74 11.8h10.4' +
  'M96 22V2l15 20V2';
