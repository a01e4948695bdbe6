import { isPostalCodeOfRegion } from './postal-regions.ts';

/** Countries, regions and postal codes of addresses. Names are written out, so that server and browser print the same bytes. */
export type Named = { code: string; name: string };

function table(text: string): readonly Named[] {
  return text.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

// ISO 3166-1.
const COUNTRY_NAMES =
  'AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua and Barbuda|AI Anguilla|AL Albania|' +
  'AM Armenia|AO Angola|AQ Antarctica|AR Argentina|AS American Samoa|AT Austria|AU Australia|AW Aruba|' +
  'AX Åland Islands|AZ Azerbaijan|BA Bosnia and Herzegovina|BB Barbados|BD Bangladesh|BE Belgium|' +
  'BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|BJ Benin|BL Saint Barthélemy|BM Bermuda|BN Brunei|' +
  'BO Bolivia|BQ Caribbean Netherlands|BR Brazil|BS Bahamas|BT Bhutan|BV Bouvet Island|BW Botswana|' +
  'BY Belarus|BZ Belize|CA Canada|CC Cocos (Keeling) Islands|CD Congo (Kinshasa)|' +
  'CF Central African Republic|CG Congo (Brazzaville)|CH Switzerland|CI Côte d’Ivoire|CK Cook Islands|' +
  'CL Chile|CM Cameroon|CN China|CO Colombia|CR Costa Rica|CU Cuba|CV Cape Verde|CW Curaçao|' +
  'CX Christmas Island|CY Cyprus|CZ Czechia|DE Germany|DJ Djibouti|DK Denmark|DM Dominica|' +
  'DO Dominican Republic|DZ Algeria|EC Ecuador|EE Estonia|EG Egypt|EH Western Sahara|ER Eritrea|ES Spain|' +
  'ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|FR France|GA Gabon|' +
  'GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland|' +
  'GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece|' +
  'GS South Georgia and South Sandwich Islands|GT Guatemala|GU Guam|GW Guinea-Bissau|GY Guyana|HK Hong Kong|' +
  'HM Heard and McDonald Islands|HN Honduras|HR Croatia|HT Haiti|HU Hungary|ID Indonesia|IE Ireland|' +
  'IL Israel|IM Isle of Man|IN India|IO British Indian Ocean Territory|IQ Iraq|IR Iran|IS Iceland|IT Italy|' +
  'JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|KI Kiribati|KM Comoros|' +
  'KN Saint Kitts and Nevis|KP North Korea|KR South Korea|KW Kuwait|KY Cayman Islands|KZ Kazakhstan|LA Laos|' +
  'LB Lebanon|LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho|LT Lithuania|LU Luxembourg|' +
  'LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova|ME Montenegro|MF Saint Martin|MG Madagascar|' +
  'MH Marshall Islands|MK North Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macao|' +
  'MP Northern Mariana Islands|MQ Martinique|MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|MV Maldives|' +
  'MW Malawi|MX Mexico|MY Malaysia|MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|NF Norfolk Island|' +
  'NG Nigeria|NI Nicaragua|NL Netherlands|NO Norway|NP Nepal|NR Nauru|NU Niue|NZ New Zealand|OM Oman|' +
  'PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|PH Philippines|PK Pakistan|PL Poland|' +
  'PM Saint Pierre and Miquelon|PN Pitcairn Islands|PR Puerto Rico|PS Palestine|PT Portugal|PW Palau|' +
  'PY Paraguay|QA Qatar|RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|' +
  'SB Solomon Islands|SC Seychelles|SD Sudan|SE Sweden|SG Singapore|SH Saint Helena|SI Slovenia|' +
  'SJ Svalbard and Jan Mayen|SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|' +
  'SS South Sudan|ST São Tomé and Príncipe|SV El Salvador|SX Sint Maarten|SY Syria|SZ Eswatini|' +
  'TC Turks and Caicos Islands|TD Chad|TF French Southern Territories|TG Togo|TH Thailand|TJ Tajikistan|' +
  'TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye|TT Trinidad and Tobago|' +
  'TV Tuvalu|TW Taiwan|TZ Tanzania|UA Ukraine|UG Uganda|UM U.S. Outlying Islands|US United States|' +
  'UY Uruguay|UZ Uzbekistan|VA Vatican City|VC Saint Vincent and the Grenadines|VE Venezuela|' +
  'VG British Virgin Islands|VI U.S. Virgin Islands|VN Vietnam|VU Vanuatu|WF Wallis and Futuna|WS Samoa|' +
  'YE Yemen|YT Mayotte|ZA South Africa|ZM Zambia|ZW Zimbabwe';

const US_STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
  'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
  'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|' +
  'NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|' +
  'RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|' +
  'MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|AA Armed Forces Americas|' +
  'AE Armed Forces Europe|AP Armed Forces Pacific';

const CA_PROVINCES =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
  'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|' +
  'YT Yukon';

export const COUNTRIES: readonly Named[] = /* @__PURE__ */ table(COUNTRY_NAMES);

/** Where most orders go. */
const FIRST = ['CA', 'US'];

/** As a list to choose from shows them: the United States and Canada, then all others by name. */
export const COUNTRIES_BY_NAME: readonly Named[] = /* @__PURE__ */ [...COUNTRIES].sort(
  (a, b) => FIRST.indexOf(b.code) - FIRST.indexOf(a.code) || a.name.localeCompare(b.name, 'en'),
);

const REGIONS: ReadonlyMap<string, readonly Named[]> = new Map(
  Object.entries({
    US: /* @__PURE__ */ table(US_STATES),
    CA: /* @__PURE__ */ table(CA_PROVINCES),
  }),
);

/** Upper-cased; `UK` is accepted and stored as `GB` (rule K4). Null if it is not a country. */
export function normalizeCountry(value: string): string | null {
  const code = value.trim().toUpperCase();
  const iso = code === 'UK' ? 'GB' : code;
  return COUNTRIES.some((country) => country.code === iso) ? iso : null;
}

export function countryName(code: string): string {
  const iso = normalizeCountry(code);
  return COUNTRIES.find((country) => country.code === iso)?.name ?? code;
}

/** States and territories, or provinces; empty for countries whose addresses do not need one. */
export function regionsOf(country: string): readonly Named[] {
  return REGIONS.get(country) ?? [];
}

/** The region's code for a code or name in any case; null when the country does not have it. */
export function normalizeRegion(country: string, value: string): string | null {
  const text = value.trim().toLowerCase();
  const found = regionsOf(country).find(({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text);
  return found?.code ?? null;
}

export function regionName(country: string, code: string): string {
  return regionsOf(country).find((region) => region.code === code)?.name ?? code;
}

type PostalRule = { pattern: RegExp; example: string };

const POSTAL: ReadonlyMap<string, PostalRule> = new Map(
  Object.entries({
    US: { pattern: /^\d{5}(-\d{4})?$/, example: '84097' },
    CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, example: 'M5V 3L9' },
    GB: { pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/, example: 'SW1A 1AA' },
    AU: { pattern: /^\d{4}$/, example: '2000' },
    NZ: { pattern: /^\d{4}$/, example: '6011' },
    DE: { pattern: /^\d{5}$/, example: '10115' },
    FR: { pattern: /^\d{5}$/, example: '75001' },
    IT: { pattern: /^\d{5}$/, example: '00184' },
    ES: { pattern: /^\d{5}$/, example: '28013' },
    NL: { pattern: /^\d{4} [A-Z]{2}$/, example: '1012 JS' },
    CH: { pattern: /^\d{4}$/, example: '8001' },
    AT: { pattern: /^\d{4}$/, example: '1010' },
    BE: { pattern: /^\d{4}$/, example: '1000' },
    MX: { pattern: /^\d{5}$/, example: '06000' },
    JP: { pattern: /^\d{3}-\d{4}$/, example: '100-0001' },
  }),
);

// Territories that use United States ZIP codes.
const ZIP_COUNTRIES = ['PR', 'GU', 'VI', 'AS', 'MP'];
const NO_POSTAL_CODE = ['AE', 'AG', 'AO', 'AW', 'BS', 'BZ', 'HK', 'IE', 'JM', 'MO', 'QA', 'TT'];

export const needsPostalCode = (country: string): boolean => !NO_POSTAL_CODE.includes(country);

/** Upper-cased with single spaces, and the space that Canada, the United Kingdom and the Netherlands expect. */
export function normalizePostalCode(country: string, value: string): string {
  const code = value.trim().toUpperCase().replace(/\s+/g, ' ');
  const packed = code.replace(/ /g, '');
  if (country === 'CA' && packed.length === 6) return `${packed.slice(0, 3)} ${packed.slice(3)}`;
  if (country === 'GB' && packed.length >= 5) return `${packed.slice(0, -3)} ${packed.slice(-3)}`;
  if (country === 'NL' && packed.length === 6) return `${packed.slice(0, 4)} ${packed.slice(4)}`;
  return code;
}

function regionProblem(country: string, region: string, code: string): string | null {
  if (isPostalCodeOfRegion(country, region, code)) return null;
  const [name, part] = country === 'US' ? ['ZIP code', 'state'] : ['postal code', 'province'];
  return `This ${name} is not in ${regionName(country, region)}. Check the ${part} and the ${name}.`;
}

/**
 * Null if the postal code fits the country and, if given, the region; otherwise the message to show. A buyer may confirm that a code and a
 * region belong together although our tables say otherwise (rule C18): then leave out the region.
 */
export function postalCodeProblem(country: string, value: string, region: string | null = null): string | null {
  const code = normalizePostalCode(country, value);
  const isZip = country === 'US' || ZIP_COUNTRIES.includes(country);
  const rule = POSTAL.get(isZip ? 'US' : country);
  const name = isZip ? 'ZIP code' : 'postal code';
  if (code === '') return needsPostalCode(country) ? `Enter the ${name}.` : null;
  if (rule && !rule.pattern.test(code)) return `Enter a ${name} like ${rule.example}.`;
  if (rule) return region === null ? null : regionProblem(country, region, code);
  return /^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(code) ? null : 'Enter a postal code with letters and digits only.';
}
