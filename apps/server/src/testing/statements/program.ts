import { join } from 'node:path';
import { isCallExpression, isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast';
import type { CallExpression, Expression, Node, PropertyAccessExpression, SourceFile } from 'typescript/unstable/ast';
import { API, SignatureKind } from 'typescript/unstable/sync';
import type { Checker, Project, Symbol as CompilerSymbol } from 'typescript/unstable/sync';
import { PROJECT_ROOT } from '../../config.ts';

const FOLDER = join(PROJECT_ROOT, 'apps/server');
const SOURCES = `${FOLDER}/src/`;

export interface Program {
  checker: Checker;
  project: Project;
  /** The files that are shipped, and that may hold statements. */
  files: SourceFile[];
  close(): void;
}

/** The server's sources in a configuration, by default the shipped ones, as the compiler sees them. */
export function openProgram(config = join(FOLDER, 'tsconfig.build.json')): Program {
  const api = new API({ cwd: FOLDER });
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
  if (!project) throw new Error(`The compiler found no project in ${config}.`);
  const files = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(SOURCES))
    .flatMap((name) => project.program.getSourceFile(name) ?? [])
    .filter(({ text }) => /\b(query|withCommit)\b/.test(text));
  return { checker: project.checker, project, files, close: () => api.close() };
}

/** The path of a source below `src`. */
const pathOf = (name: string): string => (name.startsWith(SOURCES) ? name.slice(SOURCES.length) : name);

/** Where a node begins, in the notation of editors: `apps/server/src/db/sweep.ts:45:38`. */
function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `apps/server/src/${pathOf(file.fileName)}:${line + 1}:${character + 1}`;
}

export const codeOf = (node: Node): string => node.getSourceFile().text.slice(node.getStart(), node.getEnd());

/** Visits a node and all below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** A call that sends a statement to PostgreSQL, or a place that passes on the function that does. */
export interface StatementCall {
  /** Null where the function is passed on: what it sends is unknown. */
  call: CallExpression | null;
  statement: Expression;
  place: string;
  path: string;
}

const SENDS = new Set(['query', 'withCommit']);

function nameOfCallee({ expression }: CallExpression): string | undefined {
  if (isPropertyAccessExpression(expression)) return expression.name.text;
  return isIdentifier(expression) ? expression.text : undefined;
}

/** `db.query` without a call. */
function isPassedOn({ checker }: Program, node: Node): node is PropertyAccessExpression {
  if (!isPropertyAccessExpression(node) || !SENDS.has(node.name.text)) return false;
  if (isCallExpression(node.parent) && node.parent.expression === node) return false;
  const type = checker.getTypeAtLocation(node);
  return type !== undefined && checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
}

export function findCalls(program: Program): StatementCall[] {
  const found: StatementCall[] = [];
  for (const file of program.files) {
    const add = (call: CallExpression | null, statement: Expression) =>
      found.push({ call, statement, place: placeOf(statement), path: pathOf(file.fileName) });
    walk(file, (node) => {
      if (isPassedOn(program, node)) add(null, node);
      if (!isCallExpression(node) || !SENDS.has(nameOfCallee(node) ?? '')) return;
      const [statement] = node.arguments;
      if (statement) add(node, statement);
    });
  }
  return found;
}

/** What an identifier stands for, with imports resolved. */
export function declarationOf({ checker, project }: Program, node: Node): Node | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return declaredAs(project, symbol);
}

export function declaredAs(project: Project, symbol: CompilerSymbol | undefined): Node | undefined {
  const handle = symbol?.valueDeclaration ?? symbol?.declarations[0];
  return handle?.resolve(project);
}
