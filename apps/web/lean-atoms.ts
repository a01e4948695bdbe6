// Leaves out the atoms for tablets and desktops that no screen of the store uses: 1 kB of the 20 of styles.
import type { Plugin } from 'vite';

const isOurs = (id: string) => /\/(apps\/web\/src|packages\/ui-kit\/dist\/components)\/[^?]*\.(js|tsx?)$/.test(id);

/** The values that a module gives for tablets and desktops, `{ base: '8', desktop: '12' }`. Throws for what only runs can tell. */
export function responsiveValues(code: string, id: string): readonly string[] {
  return [...code.matchAll(/\b(?:tablet|desktop):\s*(?:'([^']*)'|"([^"]*)"|(\S))/g)].map(
    ([, single, double, other]) => {
      if (other !== undefined)
        throw new Error(`${id}: write values for tablets and desktops as text, so that their styles are kept.`);
      return single ?? double ?? '';
    },
  );
}

/** A style sheet without the responsive atoms of other values. */
export const withoutIdleAtoms = (css: string, values: ReadonlySet<string>): string =>
  css.replace(/\.rg-[td]-[a-zA-Z]+-([\w-]+)\{[^{}]*\}/g, (rule, value: string) => (values.has(value) ? rule : ''));

export function leanAtoms(): Plugin {
  const values = new Set<string>();
  return {
    name: 'lean-atoms',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    transform(code, id) {
      if (isOurs(id)) for (const value of responsiveValues(code, id)) values.add(value);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
            asset.source = withoutIdleAtoms(String(asset.source), values);
        }
      },
    },
  };
}
