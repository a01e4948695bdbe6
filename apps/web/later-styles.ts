import type { Plugin } from 'vite';
import { adoptSheet } from './src/kernel/adopt-sheet.ts';

/**
 * Style sheets that no public page needs. All others are one, in every page; these come with the scripts that import them.
 * Parts of the design system are in the list as long as no public page has them.
 */
const LATER = new RegExp(
  [
    String.raw`/src/features/(?:messages|orders|protocols|reviews)/[\w-]+\.css\.ts$`,
    String.raw`/src/features/products/(?:CompareTray|QuickView|StickyBuy)\.css\.ts$`,
    String.raw`/ui-kit/dist/components/(?:Avatar|MessageBubble|MessageComposer|MessageLog|Tabs)/\w+\.css\.js$`,
  ].join('|'),
);
const SHEET = /import\s+(['"])([^'"]+\.vanilla\.css)\1;?/g;

/**
 * Puts the style sheets that come later into the scripts that import them, as texts that are adopted when the script runs: a policy that
 * forbids inline styles allows that, and no helper has to know which script needs which sheet.
 */
export const laterStyles: Plugin = {
  name: 'later-styles',
  enforce: 'post',
  transform(code, id) {
    if (!LATER.test(id)) return undefined;
    const sheets = [...code.matchAll(SHEET)].map(([, , path]) => path);
    const imports = sheets.map((path, at) => `import sheet${at} from ${JSON.stringify(`${path}?inline`)};`);
    const adopted = sheets.map((_, at) => `${adoptSheet.name}(sheet${at});`);
    const adopt = `import { ${adoptSheet.name} } from '${import.meta.dirname}/src/kernel/adopt-sheet.ts';`;
    return {
      code: [adopt, ...imports, code.replace(SHEET, ''), ...adopted].join('\n'),
      map: null,
      moduleSideEffects: true,
    };
  },
};
