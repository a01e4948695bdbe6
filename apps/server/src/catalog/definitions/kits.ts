import { CHANNELS } from '@regen/domain';
import type { Channel } from '@regen/domain';
import type { RowsToCheck, RowsProblem } from './definition.ts';
import type { ProductRow } from './product-row.ts';

const VISIBLE = {
  web: 'visibleWeb',
  retail: 'visibleRetail',
  b2b: 'visiblePro',
  school: 'visibleSchool',
} as const satisfies Record<Channel, keyof ProductRow>;

/** What decides whether a product can be in a kit and a kit can be sold. */
type Sold = Pick<ProductRow, 'sku' | 'skuType' | (typeof VISIBLE)[Channel] | 'discontinuedAt' | 'content'>;

/** The channels that sell a product. */
export const soldTo = (row: Sold): Channel[] => CHANNELS.filter((channel) => row[VISIBLE[channel]]);

interface PartProblem {
  /** The column of the part that has it. */
  column: string;
  /** What is wrong, about “it”. */
  what: string;
  /** What to do about the part, instead of removing it from the kit. */
  fix: string;
}

/** What keeps a product out of a kit while the kit is sold. Samples are sold to nobody, so any kit may include them. */
function problemOf(kit: Sold, part: Sold): PartProblem | null {
  const end = part.discontinuedAt;
  if (end !== null && (kit.discontinuedAt === null || kit.discontinuedAt > end)) {
    const day = end.toISOString().slice(0, 10);
    const fix = `give the kit a discontinued_at of ${day} or earlier`;
    return { column: 'discontinued_at', what: `is discontinued on ${day}, before the kit`, fix };
  }
  const closed = part.skuType === 'sample' ? [] : soldTo(kit).filter((channel) => !part[VISIBLE[channel]]);
  if (closed.length === 0) return null;
  const channels = closed.join(' and ');
  const fix = `remove ${channels} from the sold_to of the kit`;
  return { column: 'sold_to', what: `is not sold to ${channels}, but the kit is`, fix };
}

const isEnded = ({ discontinuedAt }: Sold, at: Date): boolean => discontinuedAt !== null && discontinuedAt <= at;

const SOLD = `select sku, sku_type as "skuType", visible_web as "visibleWeb", visible_retail as "visibleRetail", visible_pro as "visiblePro",
  visible_school as "visibleSchool", discontinued_at as "discontinuedAt", content from products`;

/** Kits that are not in the files but have a part that is. */
const OTHER_KITS = `${SOLD} where sku_type = 'kit' and sku <> all($1::text[])
  and exists (select from jsonb_array_elements(content -> 'kitContents') part where part ->> 'sku' = any($1::text[]))`;

/** Problems of kits with their parts, of which only one may be in the files. */
export async function kitProblems({ rows, at, isRefused, db }: RowsToCheck<ProductRow>): Promise<RowsProblem[]> {
  if (rows.size === 0) return [];
  const { rows: others } = await db.query<Sold>(OTHER_KITS, [[...rows.keys()]]);
  const partsOf = (kit: Sold) => kit.content.kitContents.map(({ sku }) => sku);
  const kits = [...rows.values(), ...others].filter((kit) => !isEnded(kit, at) && !isRefused(kit.sku));
  const missing = new Set(kits.flatMap(partsOf).filter((sku) => !rows.has(sku)));
  const { rows: parts } = await db.query<Sold>(`${SOLD} where sku = any($1::text[])`, [[...missing]]);
  const products = new Map<string, Sold>([...rows, ...parts.map((part): [string, Sold] => [part.sku, part])]);
  return kits.flatMap((kit) =>
    partsOf(kit).flatMap((sku): RowsProblem[] => {
      const part = products.get(sku);
      // A part that is in neither is a dangling reference, which is reported for every column.
      const problem = part && !isRefused(sku) ? problemOf(kit, part) : null;
      if (problem === null) return [];
      const { column, what, fix } = problem;
      return rows.has(kit.sku)
        ? [{ key: kit.sku, column: 'kit_contents', message: `${sku} ${what}: remove it from the kit, or ${fix}` }]
        : [
            {
              key: sku,
              column,
              message: `${sku} is in the kit ${kit.sku} and ${what}: remove it from the kit, or ${fix}`,
            },
          ];
    }),
  );
}
