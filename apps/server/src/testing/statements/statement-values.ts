import {
  isArrayBindingPattern,
  isArrowFunction,
  isAwaitExpression,
  isBindingElement,
  isCallExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionLikeDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectBindingPattern,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSourceFile,
  isStringLiteral,
  isTypeNode,
  isVariableDeclaration,
  isVariableDeclarationList,
  NodeFlags,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { BindingElement, Expression, Node, ParameterDeclaration } from 'typescript/unstable/ast';
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Type } from 'typescript/unstable/sync';
import type { Evaluate } from './module-scope.ts';
import { codeOf, declarationOf, declaredAs, walk } from './program.ts';
import type { Program } from './program.ts';

/** A value that is only known at run time. */
export class Unknowable extends Error {
  override readonly name = 'Unknowable';
}

/** Sample values of parameters, by the name of their type: what callers in other files may pass. */
export type Samples = ReadonlyMap<string, readonly unknown[]>;

interface Choice {
  name: string;
  values: readonly unknown[];
}

/** With more combinations, a statement would be computed rather than written. */
const MOST = 256;

/**
 * All values that an expression in a function can have, as far as they follow from the module: its constants and functions are actually
 * evaluated; local variables are replaced by their initializers, and parameters by each value of their type, each argument of the calls in
 * the file, or each sample.
 * @throws Unknowable
 */
export class StatementValues {
  readonly #program: Program;
  readonly #evaluate: Evaluate;
  readonly #samples: Samples;
  /** Parameters that are being followed to their callers. */
  readonly #following = new Set<Node>();
  #choices = new Map<string, Choice>();
  #root: Node | null = null;

  constructor(program: Program, evaluate: Evaluate, samples: Samples) {
    this.#program = program;
    this.#evaluate = evaluate;
    this.#samples = samples;
  }

  of(expression: Expression): unknown[] {
    if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return [expression.text];
    const before = this.#choices;
    this.#choices = new Map();
    try {
      const code = this.#inline(expression);
      return this.#combine(code, [...this.#choices.values()]);
    } finally {
      this.#choices = before;
    }
  }

  #combine(code: string, choices: readonly Choice[]): unknown[] {
    const make = this.#evaluate(`(${choices.map(({ name }) => name).join(', ')}) => (${code})`);
    if (typeof make !== 'function') throw new TypeError('A function was evaluated to something else.');
    let combinations: unknown[][] = [[]];
    for (const { values } of choices) {
      combinations = combinations.flatMap((chosen) => values.map((value) => [...chosen, value]));
      if (combinations.length > MOST) throw new Unknowable(`it has more than ${MOST} variants`);
    }
    return combinations.map((values): unknown => make(...values));
  }

  /** The code of an expression from elsewhere in the module, for use at its end. */
  #inline(node: Node): string {
    const before = this.#root;
    this.#root = node;
    try {
      return this.#render(node);
    } finally {
      this.#root = before;
    }
  }

  #render(node: Node): string {
    try {
      return this.#renderParts(node);
    } catch (error) {
      if (!(error instanceof Unknowable)) throw error;
      const values = this.#valuesOfType(this.#typeOf(node));
      if (values === null) throw error;
      return this.#choose(codeOf(node), values);
    }
  }

  #renderParts(node: Node): string {
    if (isAwaitExpression(node) || node.kind === SyntaxKind.ThisKeyword)
      throw new Unknowable(`\`${codeOf(node)}\` is known at run time only`);
    if (isIdentifier(node)) return this.#renderName(node);
    if (isTypeNode(node)) return codeOf(node);
    if (isPropertyAccessExpression(node)) return this.#splice(node, node.name);
    if (isPropertyAssignment(node)) return this.#splice(node, node.name);
    if (isShorthandPropertyAssignment(node)) return `${codeOf(node.name)}: ${this.#renderName(node.name)}`;
    if (isBindingElement(node)) return this.#splice(node, node.propertyName);
    return this.#splice(node);
  }

  /** The text of a node with each child but `kept` rendered. */
  #splice(node: Node, kept?: Node): string {
    const { text } = node.getSourceFile();
    let code = '';
    let at = node.getStart();
    node.forEachChild((child) => {
      code += text.slice(at, child.getStart()) + (child === kept ? codeOf(child) : this.#render(child));
      at = child.getEnd();
    });
    return code + text.slice(at, node.getEnd());
  }

  #renderName(node: Node): string {
    const declaration = this.#declarationOf(node);
    if (!declaration || !this.#isLocal(declaration, node)) return codeOf(node);
    if (ownerOf(declaration).kind === SyntaxKind.Parameter) {
      const values = this.#valuesOfType(this.#typeOf(node));
      if (values !== null) return this.#choose(codeOf(node), values);
    }
    return this.#renderLocal(declaration);
  }

  #declarationOf(node: Node): Node | undefined {
    if (!isShorthandPropertyAssignment(node.parent) || !isIdentifier(node)) return declarationOf(this.#program, node);
    return declaredAs(
      this.#program.project,
      this.#program.checker.resolveName(node.text, SymbolFlags.Value, node.parent),
    );
  }

  #isLocal(declaration: Node, use: Node): boolean {
    if (declaration.getSourceFile() !== use.getSourceFile()) return false;
    const around: Node[] = [];
    for (let node = declaration; !isSourceFile(node); node = node.parent) around.push(node);
    // Declarations inside the moved code move with it.
    return this.#root !== null && !around.includes(this.#root) && around.slice(1).some(isFunctionLikeDeclaration);
  }

  #renderLocal(declaration: Node): string {
    if (isBindingElement(declaration)) return this.#renderBinding(declaration);
    if (isParameterDeclaration(declaration)) return this.#renderParameter(declaration);
    if (isFunctionDeclaration(declaration)) return `(${this.#inline(declaration)})`;
    if (!isVariableDeclaration(declaration))
      throw new Unknowable(`\`${codeOf(declaration)}\` is known at run time only`);
    const list = declaration.parent;
    if (isVariableDeclarationList(list) && isForOfStatement(list.parent)) {
      const { expression } = list.parent;
      return this.#choose(`each ${codeOf(expression)}`, () => this.of(expression).flatMap(listOf));
    }
    if (!declaration.initializer || !(list.flags & NodeFlags.Const))
      throw new Unknowable(`\`${codeOf(declaration.name)}\` is a variable`);
    return `(${this.#inline(declaration.initializer)})`;
  }

  #renderBinding(element: BindingElement): string {
    const pattern = element.parent;
    const owner = pattern.parent;
    const whole = this.#renderLocal(owner);
    if (element.dotDotDotToken) throw new Unknowable(`\`${codeOf(element)}\` is a rest`);
    if (isArrayBindingPattern(pattern)) return `${whole}[${pattern.elements.indexOf(element)}]`;
    if (!isObjectBindingPattern(pattern)) throw new Unknowable(`\`${codeOf(pattern)}\` is no pattern`);
    const part = `${whole}.${codeOf(element.propertyName ?? element.name ?? element)}`;
    return element.initializer ? `(${part} ?? ${this.#inline(element.initializer)})` : part;
  }

  #renderParameter(parameter: ParameterDeclaration): string {
    const type = this.#typeOf(parameter.name) ?? this.#typeOf(parameter);
    const name = type?.getAliasSymbol()?.name ?? type?.getSymbol()?.name ?? '';
    const samples = this.#samples.get(name);
    if (samples) return this.#choose(codeOf(parameter.name), samples);
    return this.#choose(codeOf(parameter.name), () => this.#argumentsFor(parameter));
  }

  /** What the calls of a function in its own file pass for a parameter. */
  #argumentsFor(parameter: ParameterDeclaration): unknown[] {
    const fn = parameter.parent;
    const named = isArrowFunction(fn) ? fn.parent : fn;
    const unknown = new Unknowable(`its parameter \`${codeOf(parameter.name)}\` is known at run time only`);
    if (!isFunctionLikeDeclaration(fn) || !(isFunctionDeclaration(named) || isVariableDeclaration(named)))
      throw unknown;
    if (this.#following.has(parameter) || isExported(named)) throw unknown;
    this.#following.add(parameter);
    const values: unknown[] = [];
    walk(parameter.getSourceFile(), (node) => {
      if (!isCallExpression(node) || !isIdentifier(node.expression) || node.expression.text !== named.name?.getText())
        return;
      if (declarationOf(this.#program, node.expression) !== named) return;
      const argument = node.arguments[fn.parameters.indexOf(parameter)] ?? parameter.initializer;
      values.push(...(argument ? this.of(argument) : [undefined]));
    });
    this.#following.delete(parameter);
    if (values.length === 0) throw unknown;
    return values;
  }

  #choose(key: string, values: readonly unknown[] | (() => readonly unknown[])): string {
    const known = this.#choices.get(key);
    if (known) return known.name;
    const choice = { name: `choice${this.#choices.size}`, values: typeof values === 'function' ? values() : values };
    this.#choices.set(key, choice);
    return choice.name;
  }

  #typeOf(node: Node): Type | undefined {
    return this.#program.checker.getTypeAtLocation(node);
  }

  /** Each value of a type with a few values; a single one for a number, whose size doesn't matter. */
  #valuesOfType(type: Type | undefined): unknown[] | null {
    if (!type) return null;
    const values: unknown[] = [];
    for (const one of type.isUnionType() ? (type.getTypes() ?? []) : [type]) {
      if (one.isBooleanLiteralType()) values.push(this.#program.checker.typeToString(one) === 'true');
      else if (one.isStringLiteralType() || one.isNumberLiteralType()) values.push(one.value);
      else if (one.flags & TypeFlags.Null) values.push(null);
      else if (one.flags & TypeFlags.Undefined) values.push(undefined);
      else if (one.flags & TypeFlags.Number) values.push(1);
      else return null;
    }
    return values;
  }
}

/** Whether other files may call a function. */
function isExported(named: Node): boolean {
  const statement = isVariableDeclaration(named) ? named.parent.parent : named;
  return codeOf(statement).startsWith('export ');
}

/** The value that a name in a pattern is part of. */
function ownerOf(declaration: Node): Node {
  let owner = declaration;
  while (isBindingElement(owner)) owner = owner.parent.parent;
  return owner;
}

function listOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) return [...(value as Iterable<unknown>)];
  throw new Unknowable('it repeats over something that is no list');
}
