const LONGEST = 100;

/** The name that a file is saved under: no path, no control or direction characters, and the extension of its type. */
export function downloadName(name: string, extensions: readonly [string, ...string[]], fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '').trim();
  const own = extensions.find((extension) => clean.toLowerCase().endsWith(`.${extension}`));
  const stem = (own === undefined ? clean : clean.slice(0, -own.length - 1)).trim();
  return `${[...stem].slice(0, LONGEST).join('') || fallback}.${own ?? extensions[0]}`;
}
