// The source of a story as a component that can be pasted into an app: what the story uses from its own file comes with it,
// and imports are those of the package.

/** Reads a file by its path from `src/`, such as `components/Button/Button.stories.tsx`. */
export type ReadSource = (path: string) => string | undefined;

interface Statement {
  text: string;
  /** What it declares. */
  names: string[];
}

interface Import {
  names: { name: string; isType: boolean }[];
  /** `* as styles`, or `film` for a file. */
  space?: string;
  from: string;
}

/** Top-level statements: by the formatter's rules, the next one begins where a line is not indented. */
function statements(source: string): Statement[] {
  const found: string[][] = [];
  let isComment = false;
  for (const line of source.split('\n')) {
    const begins = /^[^\s}\])>]/.test(line) && !isComment;
    if (begins) found.push([]);
    isComment = /^(?:\/\/|\/\*\*)/.test(line) || (isComment && !/^\S/.test(line));
    found.at(-1)?.push(line);
  }
  return found.map((lines) => {
    const text = lines.join('\n').trimEnd();
    const code = text.replace(/^(?:\/\/.*\n|\/\*\*[\s\S]*?\*\/\n)+/, '');
    const [, name] = /^(?:export )?(?:async )?(?:const|let|function|interface|type) (\w+)/.exec(code) ?? [];
    return { text, names: name ? [name] : [] };
  });
}

// Neither is of use outside of the Storybook: a story that bears the name of something is not that thing.
const isOfStorybook = ({ text }: Statement) => /^(?:export const \w+: Story\b|type Story\b|const meta\b)/.test(text);
const isImport = ({ text }: Statement) => text.startsWith('import ');

function readImport({ text }: Statement): Import {
  const [, type, list = '', space, from = ''] =
    /^import (type )?(?:\{([\s\S]*)\}|((?:\* as )?\w+)) from '([^']+)';$/.exec(text) ?? [];
  const names = list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({ name: each.replace(/^type /, ''), isType: Boolean(type) || each.startsWith('type ') }));
  return { names, space, from };
}

const uses = (code: string, name: string) => new RegExp(`(?<![\\w$'-]|(?<!\\.\\.)\\.)${name}\\b`).test(code);

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** `<Specimens of={values}>` is a frame of the Storybook's own; in an app it is a stack over the values. */
const withoutSpecimens = (code: string) =>
  code
    .replaceAll(
      /<Specimens of=\{([^}]+)\}>(\s*)\{\((\w+)\) => (\(\s*)?<(\w+)/g,
      (_, values: string, space: string, key: string, open: string | undefined, tag: string) =>
        `<Stack>${space}{${/^\w+$/.test(values) ? values : `(${values})`}.map((${key}) => ${open ?? ''}<${tag} key={${key}}`,
    )
    .replaceAll(/\}(\s*)<\/Specimens>/g, ')}$1</Stack>');

/** What would be too long to show. */
const standIns: Readonly<Record<string, string>> = {
  'components/Icon/icon-names.ts iconNames':
    "// Some of them: the icons among the foundations are all.\nconst iconNames = ['bag', 'heart', 'search', 'user'] as const;",
};

/** The story as a function component. */
function asComponent(name: string, story: string): string {
  const render = /\brender: ([\s\S]*?),?\s*\};$/.exec(story)?.[1];
  if (render === undefined) throw new Error(`The story ${name} has no render function.`);
  // The last property, so everything up to the end of the story belongs to it.
  const dedent = (code: string) => code.replaceAll(/^ {2}/gm, '');
  const block = /^(?:function \w*\(\)|\(\) =>) (\{[\s\S]*\})$/.exec(render)?.[1];
  if (block !== undefined) return `export function ${name}() ${dedent(block)}`;
  const expression = /^\(\) =>\s+([\s\S]*)$/.exec(render)?.[1];
  if (expression === undefined) throw new Error(`The story ${name} is written in an unknown way.`);
  return `export function ${name}() {\n  return ${expression};\n}`;
}

/**
 * What it takes to run the export of a stories file. `path` is from `src/`. Throws where a story is written in a way that
 * cannot be shown, which a test finds.
 */
export function storySource(path: string, exportName: string, read: ReadSource): string {
  const imports = new Map<string, Map<string, boolean>>();
  const files = new Set<string>();
  const kept: string[] = [];
  const done = new Set<string>();

  const addImport = (from: string, name: string, isType: boolean) => {
    const names = imports.get(from) ?? new Map<string, boolean>();
    names.set(name, (names.get(name) ?? true) && isType);
    imports.set(from, names);
  };
  const isPublic = (folder: string, name: string) => uses(read(`components/${folder}/index.ts`) ?? '', name);

  function gather(file: string, code: string) {
    const all = statements(read(file) ?? '');
    for (const statement of all.filter(isImport)) {
      const { names, from, space } = readImport(statement);
      // Styles and pictures stay in files of their own, as in an app.
      if (space && uses(code, space.replace('* as ', ''))) {
        files.add(`import ${space} from './${from.split('/').at(-1)?.replace('&no-inline', '')}';`);
      }
      for (const { name, isType } of names) {
        if (!uses(code, name) || done.has(`${file} ${name}`)) continue;
        done.add(`${file} ${name}`);
        const target = from.startsWith('.') ? resolve(file, from) : '';
        const [top, folder = ''] = target.split('/');
        if (!target) addImport(from, name, isType);
        else if (top === 'components' && isPublic(folder, name)) addImport(`@regen/ui-kit/${folder}`, name, isType);
        else if (target === 'theme/index.ts') addImport('@regen/ui-kit/theme', name, isType);
        else keep(target, name);
      }
    }
    for (const statement of all) {
      if (!isImport(statement) && !isOfStorybook(statement))
        for (const name of statement.names) if (uses(code, name)) keep(file, name);
    }
  }

  function keep(file: string, name: string) {
    if (done.has(`${file}#${name}`)) return;
    done.add(`${file}#${name}`);
    const standIn = standIns[`${file} ${name}`];
    const statement = standIn
      ? { text: standIn }
      : statements(read(file) ?? '').find(({ names }) => names.includes(name));
    if (!statement) throw new Error(`${path} uses ${name}, which ${file} does not declare.`);
    const text = withoutSpecimens(statement.text.replace(/^export /m, ''));
    if (!standIn) gather(file, text);
    kept.push(text);
  }

  const story = statements(read(path) ?? '').find(({ names }) => names.includes(exportName));
  if (!story) throw new Error(`${path} has no ${exportName}.`);
  done.add(`${path}#${exportName}`);
  const component = withoutSpecimens(asComponent(exportName, story.text));
  gather(path, component);
  if (uses(component, 'Stack') || kept.some((each) => uses(each, 'Stack')))
    addImport('@regen/ui-kit/Stack', 'Stack', false);

  const importLines = [...imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => {
      const sorted = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const allTypes = sorted.every(([, isType]) => isType);
      const list = sorted.map(([name, isType]) => (isType && !allTypes ? `type ${name}` : name)).join(', ');
      return `import ${allTypes ? 'type ' : ''}{ ${list} } from '${from}';`;
    });
  return `${[[...importLines, ...files].join('\n'), ...kept, component].filter(Boolean).join('\n\n')}\n`;
}
