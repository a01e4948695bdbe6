/** What Markdown has elsewhere and `richTextOf` would take for text. An editor should hear of it, and not find it on a page. */
const UNSUPPORTED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a code block', /^ {0,3}(```|~~~)/m],
  ['an HTML tag', /<\/?[a-z][a-z0-9-]*(\s[^>]*)?>/i],
  [
    'a picture that is not `![](asset:id)` in a paragraph of its own',
    /!\[[^\]]*\]\((?!(?:asset|entry):[^)\s]+\)[ \t]*$)|(?<=\S)[ \t]*!\[|!\[[^\]]*\]\([^)]*\)[ \t]*\n[ \t]*\S/m,
  ],
  ['a list in a list', /^(?: {2,}|\t)(?:[-*+]|\d+[.)]) /m],
  ['a list with `+` or `1)`', /^(?:\+|\d+\)) /m],
  ['a task list', /^[-*] \[[ xX]\] /m],
  ['a footnote', /\[\^[^\]]+\]/],
  ['a link by reference', /^\[[^\]]+\]:\s|\]\[[^\]]*\]/m],
  ['struck-out text', /~~\S/],
  ['a heading without an empty line around it', /^#{1,6} .*\n[ \t]*\S|\S[ \t]*\n#{1,6} /m],
  ['an underlined heading', /^\S.*\n(?:=+|-{3,})[ \t]*$/m],
];

/** Code within a line may look like anything. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`\n]+`/g, '`x`');

/** What of a text would not become what its writer means. */
export function unsupportedIn(markdown: string): string[] {
  const text = withoutCode(markdown);
  return UNSUPPORTED.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}
