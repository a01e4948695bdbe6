// The prefixes of a region's postal codes. ZIP codes: USPS Publication 65 by their first three digits; a place whose post office is
// across the border has that of the neighbor. Canada: the first letter; K1A also stands for the federal offices in Gatineau.
const US_STATES =
  'AL 350-369|AK 995-999|AZ 850-865|AR 716-729 755|CA 900-961|CO 800-816|CT 060-069|DE 197-199|DC 200-205 569|FL 320-349|' +
  'GA 300-319 398-399|HI 967-968|ID 832-838|IL 600-629|IN 460-479|IA 500-528|KS 660-679|KY 400-427|LA 700-714|ME 039-049|' +
  'MD 205-219|MA 010-027 055|MI 480-499|MN 550-567|MS 386-397|MO 630-658|MT 590-599|NE 680-693|NV 889-898|NH 030-038|' +
  'NJ 070-089|NM 870-884|NY 005 063 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-749|OR 970-979|PA 150-196|RI 028-029|' +
  'SC 290-299|SD 570-577|TN 370-385|TX 733 739 750-799 885|UT 840-847|VT 050-059|VA 201 205 220-246|WA 980-994|WV 247-268|' +
  'WI 530-549|WY 820-831 834|AS 967|GU 969|MP 969|PR 006-009|VI 008|AA 340|AE 090-098|AP 962-966';

const CA_PROVINCES = 'AB T|BC V|MB R|NB E|NL A|NS B|NT X|NU X|ON K-P|PE C|QC G-J K1A|SK S|YT Y';

type Starts = ReadonlyMap<string, readonly string[]>;

function table(text: string): Starts {
  return new Map(text.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3).split(' ')]));
}

const STARTS: ReadonlyMap<string, Starts> = new Map(
  Object.entries({ US: /* @__PURE__ */ table(US_STATES), CA: /* @__PURE__ */ table(CA_PROVINCES) }),
);

function isWithin(code: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  const head = code.slice(0, from.length);
  return from <= head && head <= to;
}

/** False where the region is known not to have such codes; `code` is written as `normalizePostalCode` does. */
export function isPostalCodeOfRegion(country: string, region: string, code: string): boolean {
  const starts = STARTS.get(country)?.get(region);
  return starts === undefined || starts.some((range) => isWithin(code, range));
}

/** The region whose code is known from the postal code alone; null where none has such codes, or several do. */
export function regionOfPostalCode(country: string, code: string): string | null {
  const found = [...(STARTS.get(country) ?? [])].filter(([, starts]) => starts.some((range) => isWithin(code, range)));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
