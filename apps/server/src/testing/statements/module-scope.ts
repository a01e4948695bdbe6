import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';

const SCOPE = '?scope';

/** Evaluates an expression as if it stood at the end of a module. */
export type Evaluate = (code: string) => unknown;

// Most statements are made of constants and functions that their module doesn't export, so each module gets one more export.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(SCOPE)) return loaded;
    return { ...loaded, source: `${String(loaded.source)}\nexport const evaluateHere = (code) => eval(code);` };
  },
});

/** The scope of a second instance of a source file. */
export async function openScope(path: string): Promise<Evaluate> {
  const { evaluateHere }: { evaluateHere: Evaluate } = await import(`${pathToFileURL(path).href}${SCOPE}`);
  return (code) => evaluateHere(stripTypeScriptTypes(`(${code}\n)`));
}
