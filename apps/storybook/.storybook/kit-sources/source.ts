// The source of a story as a component that can be pasted into an app: what the story uses from its own file comes with it,
// and imports are those of the package.
import { playgroundCode } from './playground-code.ts';
import { nodesOf, referencesOf, type AnyNode } from './references.ts';
import { appCode, readKitFile, type Declaration, type KitFile } from './story-file.ts';

/** Reads a file by its path from `src/`, such as `components/Button/Button.stories.tsx`. */
export type ReadSource = (path: string) => string | undefined;

/** What would be too long to show. */
const standIns: Readonly<Record<string, string>> = {
  'components/Icon/icon-names.ts iconNames':
    "// Some of them: the icons among the foundations are all.\nconst iconNames = ['bag', 'heart', 'search', 'user'] as const;",
};

/** The declaration of `export const Sizes: Story = …`, if it is one. */
function storyOf({ node, isExported }: Declaration): AnyNode | undefined {
  if (!isExported || node.type !== 'VariableDeclaration') return undefined;
  const [declarator] = node['declarations'] as AnyNode[];
  const value = declarator?.['init'] as AnyNode | null | undefined;
  const type = (declarator?.['id'] as AnyNode | undefined)?.['typeAnnotation'] as AnyNode | null | undefined;
  const isTyped = type ? referencesOf(type).has('Story') : false;
  const isPlayground = value?.type === 'CallExpression' && (value['callee'] as AnyNode)['name'] === 'playground';
  return value && (isTyped || isPlayground) ? value : undefined;
}

// Neither is of use outside of the Storybook: a story that bears the name of something is not that thing.
const isOfStorybook = (declaration: Declaration) =>
  storyOf(declaration) !== undefined || declaration.names.some((name) => name === 'Story' || name === 'meta');

/** The exports that are stories, in their order. */
export const storyExports = (source: string, path: string): string[] =>
  readKitFile(source, path).declarations.flatMap((each) => (storyOf(each) ? each.names : []));

/** Such as `Actions/Button`. */
export function storyTitle(source: string, path: string): string {
  const meta = readKitFile(source, path).declarations.find(({ names }) => names.includes('meta'));
  const title = (meta ? nodesOf(meta.node) : []).find(
    ({ type, key }) => type === 'Property' && (key as AnyNode)['name'] === 'title',
  );
  const value = (title?.['value'] as AnyNode | undefined)?.['value'];
  if (typeof value !== 'string') throw new Error(`${path} has no title.`);
  return value;
}

/** The line that imports a component, with its parts and its hooks. */
export function importLine(component: string, read: ReadSource): string {
  const path = `components/${component}/index.ts`;
  const { reexports } = readKitFile(read(path) ?? '', path);
  const values = reexports.flatMap(({ name, isType }) => (!isType && /^(?:[A-Z]|use[A-Z])/.test(name) ? [name] : []));
  return `import { ${values.join(', ')} } from '@regen/ui-kit/${component}';`;
}

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** It stands in an object, so two spaces further in than as a declaration. */
const dedent = (code: string) => code.replaceAll(/^ {2}/gm, '');

/** The render function of a story that is an object. */
function renderOf(name: string, story: AnyNode): AnyNode {
  const properties = story.type === 'ObjectExpression' ? (story['properties'] as AnyNode[]) : [];
  const render = properties.find(({ key }) => (key as AnyNode | undefined)?.['name'] === 'render')?.['value'];
  if (!render) throw new Error(`The story ${name} has no render function.`);
  return render as AnyNode;
}

/** The story as a function component. */
function asComponent(name: string, file: KitFile, render: AnyNode): string {
  const body = render['body'] as AnyNode;
  const code = appCode(file, body);
  return body.type === 'BlockStatement'
    ? `export function ${name}() ${dedent(code)}`
    : `export function ${name}() {\n  return ${code};\n}`;
}

/** The files and packages that a story is made of, gathered from what it refers to. */
class Gathering {
  readonly imports = new Map<string, Map<string, boolean>>();
  readonly files = new Set<string>();
  readonly kept: string[] = [];
  readonly #done = new Set<string>();
  readonly #read: ReadSource;
  readonly #parsed = new Map<string, KitFile>();

  constructor(read: ReadSource) {
    this.#read = read;
  }

  file(path: string): KitFile {
    const known = this.#parsed.get(path) ?? readKitFile(this.#read(path) ?? '', path);
    this.#parsed.set(path, known);
    return known;
  }

  addImport(from: string, name: string, isType: boolean): void {
    const names = this.imports.get(from) ?? new Map<string, boolean>();
    names.set(name, (names.get(name) ?? true) && isType);
    this.imports.set(from, names);
  }

  /** Takes in what the node refers to, outside of itself. */
  gather(path: string, node: AnyNode): void {
    const used = referencesOf(node);
    const { imports, declarations } = this.file(path);
    for (const { from, names, whole } of imports) {
      // Styles and pictures stay in files of their own, as in an app.
      if (whole && used.has(whole.local)) {
        this.files.add(`import ${whole.text} from './${from.split('/').at(-1)?.replace('&no-inline', '')}';`);
      }
      for (const { name, isType } of names) if (used.has(name)) this.#take(path, from, name, isType);
    }
    for (const declaration of declarations) {
      if (isOfStorybook(declaration)) continue;
      for (const name of declaration.names) if (used.has(name)) this.#keep(path, path, name);
    }
  }

  #take(path: string, from: string, name: string, isType: boolean): void {
    const target = from.startsWith('.') ? resolve(path, from) : '';
    const [top, folder = ''] = target.split('/');
    const isPublic =
      top === 'components' && this.file(`components/${folder}/index.ts`).reexports.some((each) => each.name === name);
    if (!target) this.addImport(from, name, isType);
    else if (isPublic) this.addImport(`@regen/ui-kit/${folder}`, name, isType);
    else if (target === 'theme/index.ts') this.addImport('@regen/ui-kit/theme', name, isType);
    // Both are taken apart: what is left of them is plain JSX.
    else if (name === 'Specimens') this.addImport('@regen/ui-kit/Stack', 'Stack', false);
    else if (name !== 'playground') this.#keep(path, target, name);
  }

  #keep(user: string, path: string, name: string): void {
    if (this.#done.has(`${path}#${name}`)) return;
    this.#done.add(`${path}#${name}`);
    const standIn = standIns[`${path} ${name}`];
    const file = this.file(path);
    const declaration = file.declarations.find(({ names }) => names.includes(name));
    if (!declaration) throw new Error(`${user} uses ${name}, which ${path} does not declare.`);
    if (standIn) {
      this.kept.push(standIn);
      return;
    }
    this.gather(path, declaration.node);
    const code = appCode(file, declaration.node, declaration.start);
    this.kept.push(declaration.isExported ? code.replace(/^export /m, '') : code);
  }
}

/**
 * What it takes to run the export of a stories file. `path` is from `src/`. Throws where a story is written in a way that
 * cannot be shown, which a test finds.
 */
export function storySource(path: string, exportName: string, read: ReadSource): string {
  const gathering = new Gathering(read);
  const file = gathering.file(path);
  const declaration = file.declarations.find(({ names }) => names.includes(exportName));
  const story = declaration && storyOf(declaration);
  if (!story) throw new Error(`${path} has no ${exportName}.`);
  const isPlayground = story.type === 'CallExpression';
  const shown = isPlayground ? story : renderOf(exportName, story);
  const component = (isPlayground ? playgroundCode : asComponent)(exportName, file, shown);
  gathering.gather(path, shown);
  const importLines = [...gathering.imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => {
      const sorted = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const allTypes = sorted.every(([, isType]) => isType);
      const list = sorted.map(([name, isType]) => (isType && !allTypes ? `type ${name}` : name)).join(', ');
      return `import ${allTypes ? 'type ' : ''}{ ${list} } from '${from}';`;
    });
  const parts = [[...importLines, ...gathering.files].join('\n'), ...gathering.kept, component];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
