/** Sales tax of the demo store: state rates, and the combined rate of a few large cities by postal prefix. Parts per million. */
export interface SeedTax {
  country: string;
  region: string | null;
  postalPrefix?: string;
  name: string;
  rate: number;
  isShippingTaxed: boolean;
}

// Alaska, Delaware, Montana, New Hampshire and Oregon have no sales tax. A star: shipping is taxed too.
const US_STATES = `AL 40000*|AR 65000*|AZ 56000|CA 72500|CO 29000|CT 63500*|DC 60000*|FL 60000|GA 40000*|HI 40000*|IA 60000|ID 60000|
IL 62500|IN 70000*|KS 65000*|KY 60000*|LA 50000|MA 62500|MD 60000|ME 55000|MI 60000*|MN 68750*|MO 42250|MS 70000*|NC 47500*|
ND 50000*|NE 55000*|NJ 66250*|NM 48750*|NV 68500|NY 40000*|OH 57500*|OK 45000|PA 60000*|PR 105000*|RI 70000*|SC 60000*|SD 42000*|
TN 70000*|TX 62500*|UT 61000|VA 53000|VT 60000*|WA 65000*|WI 50000*|WV 60000*|WY 40000*`;

const CITIES = `NY 100 88750*|NY 101 88750*|NY 102 88750*|NY 103 88750*|NY 104 88750*|NY 112 88750*|CA 900 95000|CA 941 86250|
IL 606 102500|WA 981 103500*|CO 802 88100|TX 787 82500*|UT 841 77500|FL 331 70000|MN 550 78750*|AZ 850 86000|GA 303 89000*|TN 372 97500*`;

const CANADA = `AB 50000*|BC 120000*|MB 120000*|NB 150000*|NL 150000*|NS 140000*|NT 50000*|NU 50000*|ON 130000*|PE 150000*|QC 149750*|
SK 110000*|YT 50000*`;

function parse(country: string, table: string, name: string): SeedTax[] {
  return table.split('|').map((entry) => {
    const parts = entry.trim().split(' ');
    const rate = parts.at(-1) ?? '';
    return {
      country,
      region: parts[0] ?? null,
      ...(parts.length === 3 && { postalPrefix: parts[1] }),
      name,
      rate: Number.parseInt(rate, 10),
      isShippingTaxed: rate.endsWith('*'),
    };
  });
}

export const seedTaxes: readonly SeedTax[] = [
  ...parse('US', US_STATES, 'Sales tax'),
  ...parse('US', CITIES, 'Sales tax'),
  { country: 'PR', region: null, name: 'IVU', rate: 105_000, isShippingTaxed: true },
  ...parse('CA', CANADA, 'GST, HST, PST'),
];
