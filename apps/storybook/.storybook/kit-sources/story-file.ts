// A file of the kit by its top-level statements. By path, as Storybook runs its own configuration without our aliases.
import { parse, textOf, type Parsed } from '../../../../packages/ui-kit/src/testing/parse.ts';
import { nodesOf, type AnyNode } from './references.ts';

export interface Declaration {
  node: AnyNode;
  /** Where the comments above it begin. */
  start: number;
  /** What it declares. */
  names: readonly string[];
  isExported: boolean;
}

export interface ImportedName {
  name: string;
  isType: boolean;
}

export interface Import {
  from: string;
  names: readonly ImportedName[];
  /** `* as styles`, or `film` for a file. */
  whole?: { local: string; text: string };
}

export interface KitFile extends Parsed {
  declarations: readonly Declaration[];
  imports: readonly Import[];
  /** What it exports from other files. */
  reexports: readonly ImportedName[];
}

type Statement = Parsed['program']['body'][number];

function namesOf(node: Statement): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
      return node.id ? [node.id.name] : [];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [node.id.name];
    default:
      return [];
  }
}

function importsOf(parsed: Parsed): Import[] {
  return parsed.program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const names: ImportedName[] = [];
    let whole: Import['whole'];
    for (const each of node.specifiers) {
      if (each.type !== 'ImportSpecifier') whole = { local: each.local.name, text: textOf(parsed, each) };
      else names.push({ name: each.local.name, isType: node.importKind === 'type' || each.importKind === 'type' });
    }
    return [{ from: node.source.value, names, whole }];
  });
}

/** The comments right above a statement belong to it. */
function startOf({ source, comments }: Parsed, start: number): number {
  const above = comments.findLast((comment) => comment.end <= start);
  return above &&
    source.slice(above.end, start).trim() === '' &&
    source.lastIndexOf('\n', above.start) === above.start - 1
    ? startOf({ source, comments } as Parsed, above.start)
    : start;
}

export function readKitFile(source: string, path: string): KitFile {
  const parsed = parse(source, path);
  const reexports: ImportedName[] = [];
  const declarations = parsed.program.body.flatMap((statement): Declaration[] => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    if (isExported) {
      for (const { exported, exportKind } of statement.specifiers) {
        const isType = statement.exportKind === 'type' || exportKind === 'type';
        if ('name' in exported) reexports.push({ name: exported.name, isType });
      }
    }
    const node = isExported ? statement.declaration : statement;
    const names = node ? namesOf(node) : [];
    // `AnyNode` reads any node by its fields; the union of oxc-parser has no index signature.
    return node && names.length > 0
      ? [{ node: node as unknown as AnyNode, start: startOf(parsed, statement.start), names, isExported }]
      : [];
  });
  return { ...parsed, declarations, imports: importsOf(parsed), reexports };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const textAt = (file: KitFile, { start, end }: AnyNode) => file.source.slice(start, end);

/** Peels the brackets off an expression. */
export function bare(node: AnyNode): AnyNode {
  return node.type === 'ParenthesizedExpression' ? bare(node['expression'] as AnyNode) : node;
}

/** `<Specimens of={values}>` is a frame of the Storybook's own; in an app it is a stack over the values. */
function specimenEdits(file: KitFile, node: AnyNode): Edit[] {
  const opening = node['openingElement'] as AnyNode;
  const closing = node['closingElement'] as AnyNode | null;
  const attributes = opening['attributes'] as AnyNode[];
  const of = attributes.find(({ name }) => (name as AnyNode)['name'] === 'of');
  const others = attributes.filter((each) => each !== of).map((each) => ` ${textAt(file, each)}`);
  const child = (node['children'] as AnyNode[]).find(({ type }) => type === 'JSXExpressionContainer');
  const each = child?.['expression'] as AnyNode | undefined;
  const [key] = (each?.['params'] ?? []) as AnyNode[];
  const element = each && bare(each['body'] as AnyNode);
  if (!of || !closing || !each || !key || element?.type !== 'JSXElement') {
    throw new Error(`${textAt(file, node)} is written in an unknown way.`);
  }
  const values = (of['value'] as AnyNode)['expression'] as AnyNode;
  const list = values.type === 'Identifier' ? textAt(file, values) : `(${textAt(file, values)})`;
  const tag = (element['openingElement'] as AnyNode)['name'] as AnyNode;
  return [
    { start: opening.start, end: opening.end, text: `<Stack${others.join('')}>` },
    { start: each.start, end: each.start, text: `${list}.map(` },
    { start: tag.end, end: tag.end, text: ` key={${textAt(file, key)}}` },
    { start: each.end, end: each.end, text: ')' },
    { start: closing.start, end: closing.end, text: '</Stack>' },
  ];
}

const isSpecimens = ({ type, openingElement }: AnyNode) =>
  type === 'JSXElement' && ((openingElement as AnyNode)['name'] as AnyNode)['name'] === 'Specimens';

/** The code of a node as an app would write it, from `start` on. */
export function appCode(file: KitFile, node: AnyNode, start = node.start): string {
  const edits = nodesOf(node)
    .filter(isSpecimens)
    .flatMap((each) => specimenEdits(file, each))
    .toSorted((a, b) => a.start - b.start);
  let at = start;
  let code = '';
  for (const edit of edits) {
    code += file.source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return code + file.source.slice(at, node.end);
}
