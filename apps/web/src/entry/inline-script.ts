type Plain = string | number | boolean | readonly string[];

/** As text without the comments and the indentation that a server build keeps. */
const compact = (source: string): string => source.replace(/\n\s*(\/\/[^\n]*)?/g, '\n');

/** `<` could end the script that carries it. */
const literal = (value: Plain): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A script for the server to write into a page, where it runs at once. `run` is sent as text, so it may use its arguments and what every browser
 * has, and nothing else of this file.
 */
export function inlineScript<Args extends readonly Plain[]>(run: (...args: Args) => void, ...args: Args): string {
  return `<script>(${compact(run.toString())})(${args.map(literal).join(',')})</script>`;
}
