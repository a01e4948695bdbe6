import type { Change } from './change.ts';

const GROUPS = [
  ['major', 'Breaking'],
  ['minor', 'Added'],
  ['patch', 'Fixed'],
] as const;

/** What changed, by operation: those with the same changes share a line. */
export function changelogOf(changes: readonly Change[]): string {
  const sections = GROUPS.flatMap(([level, title]) => {
    const byText = new Map<string, string[]>();
    for (const { operation, text } of changes.filter((change) => change.level === level)) {
      byText.set(text, [...new Set([...(byText.get(text) ?? []), operation])]);
    }
    const byOperations = new Map<string, string[]>();
    for (const [text, operations] of byText) {
      const names = operations.map((one) => `\`${one}\``).join(', ');
      byOperations.set(names, [...(byOperations.get(names) ?? []), text]);
    }
    const lines = [...byOperations].map(([names, texts]) => `- ${names}: ${texts.join('; ')}`);
    return lines.length === 0 ? [] : [`#### ${title}\n\n${lines.join('\n')}\n`];
  });
  return sections.length === 0 ? '' : `### By operation\n\n${sections.join('\n')}`;
}

/** Puts it under the newest version of a changelog. */
export function withChanges(changelog: string, version: string, section: string): string {
  if (section === '') return changelog;
  const heading = `## ${version}\n`;
  const at = changelog.indexOf(heading);
  if (at < 0) throw new Error(`The changelog has no version ${version}.`);
  const next = changelog.indexOf('\n## ', at + heading.length);
  const end = next < 0 ? changelog.length : next + 1;
  return `${changelog.slice(0, end).trimEnd()}\n\n${section}${next < 0 ? '' : `\n${changelog.slice(end)}`}`;
}
