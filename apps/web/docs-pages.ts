// The two documentation pages that are generated from data: `npm run routes` writes them, a test compares them.
import { LEGACY_GROUPS, LEGACY_PREFIXES, LEGACY_URLS } from '@regen/domain/legacy-urls';
import type { LegacyGroup, LegacyRow } from '@regen/domain/legacy-urls';
import { PARTS, pageOf, renderedOf, ROUTE_INVENTORY, whoOf, type Part } from './route-inventory.ts';
import type { InventoryPage } from './route-table.gen.ts';

/** As the repository's formatter would write it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(3, name.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

const PART_TITLES: Readonly<Record<Part, string>> = {
  store: 'The store',
  account: 'Accounts',
  joining: 'Areas and joining',
  content: 'Content',
  education: 'Education',
  classes: 'Classes',
  'my-store': "A professional's store",
  admin: 'Staff',
};

export function routesPage(): string {
  const sections = PARTS.map((part) => {
    const rows = ROUTE_INVENTORY.filter((entry) => entry.part === part).map((entry) => [
      code(entry.url) + (entry.isAddition ? ' +' : ''),
      entry.shows,
      whoOf(entry),
      renderedOf(entry),
      pageOf(entry) ? 'built' : 'planned',
    ]);
    return `## ${PART_TITLES[part]}\n\n${table(['URL', 'Shows', 'For', 'Rendered by', 'State'], rows)}\n`;
  });
  return `# Routes

Written by \`npm run routes -w @regen/web\` from \`apps/web/route-inventory.ts\` and the router; do not edit. It lists every agreed URL,
and, marked with a +, those that a working store needs as well. "The link" is one with a token, from an email or a person. URLs of the
former store are in [legacy-urls.md](legacy-urls.md).

${sections.join('\n')}`;
}

const GROUP_TITLES: Readonly<Record<LegacyGroup, string>> = {
  school: 'Schools',
  retail: 'Retail clients',
  everybody: 'Everybody',
  business: 'Business, without a prefix',
};

const CONDITIONS: Readonly<Record<NonNullable<LegacyRow['when']>, string>> = {
  sku: 'when it is a run of digits or starts with GM or GRX',
  haeCourse: 'when it starts with HAE',
};

function targetText({ to, when, otherwise = '/', isToday }: LegacyRow): string {
  if (isToday) return `${code(to)}, the same today`;
  return when === undefined ? code(to) : `${code(to)} ${CONDITIONS[when]}, else ${code(otherwise)}`;
}

export function legacyPage(): string {
  const sections = LEGACY_GROUPS.map((group) => {
    const rows = LEGACY_URLS.filter((row) => row.group === group).map((row) => [code(row.from), targetText(row)]);
    return `## ${GROUP_TITLES[group]}\n\n${table(['From', 'To'], rows)}\n`;
  });
  const prefixes = LEGACY_PREFIXES.map((prefix) => code(`/${prefix}`)).join(', ');
  return `# URLs of the former store

Written by \`npm run routes -w @regen/web\` from \`packages/domain/src/legacy-urls.ts\`; do not edit. The server redirects them with a 301 before it
renders anything, and the store's router does the same for links within it. The query is left unchanged; paths are not case-sensitive. The
first row that matches decides, in the order of this page. One redirect is always enough: no target is an old URL.

\`{prefix}\` is one of ${prefixes} (without the slash); \`{prefix?}\` may also be missing; \`{name}\` is one segment; \`*\` is anything that follows, including nothing.

${sections.join('\n')}`;
}

/** What the inventory and other tools read of the route table without loading the storefront. */
export function tableFile(pages: readonly InventoryPage[]): string {
  const rows = pages
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, title = '', audience = '', isListed, rendered }) => {
      const row = { path, title, audience, rendered, isListed: isListed === true };
      return `  {\n${Object.entries(row)
        .map(([key, value]) => `    ${key}: ${typeof value === 'string' ? `'${value}'` : String(value)},\n`)
        .join('')}  },\n`;
    });
  return `// Written by \`npm run routes -w @regen/web\` from the routes' \`staticData\`; do not edit.
export interface InventoryPage {
  readonly path: string;
  readonly title?: string;
  readonly audience?: string;
  readonly rendered: 'server' | 'browser';
  readonly isListed?: boolean;
}

export const ROUTE_TABLE: readonly InventoryPage[] = [
${rows.join('')}];
`;
}
