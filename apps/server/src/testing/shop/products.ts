/** SKUs of the shop that tests run on, by what a test needs them for. Everyone buys them unless it says otherwise. */
export const PRODUCTS = {
  /** In three sizes, with pictures of all kinds and next steps. */
  cleanser: '51001',
  travelCleanser: '51011',
  /** For professionals and schools. */
  backBarCleanser: 'GM72001',
  gelWash: '51002',
  cleansingBalm: '51003',
  showerWash: '51004',
  polish: '52002',
  tonic: '53001',
  mist: '53002',
  /** A bestseller with vitamin C, in one size. */
  serum: '54001',
  dewSerum: '54002',
  niacinamide: '54003',
  retinol: '54004',
  copperDrops: '54005',
  azelaic: '54006',
  oilSerum: '54007',
  nightOil: '54009',
  cream: '55001',
  nightCream: '55003',
  balm: '55004',
  clayMask: '57003',
  body: '59001',
  /** In two sizes, of which one is for professionals and schools. */
  sunscreen: '58001',
  backBarSunscreen: 'GM72002',
  kit: '88001',
  /** For professionals and schools. */
  b2bOnly: 'GM71001',
  otherB2bOnly: 'GM71002',
};
