import type { Schema } from '@regen/contract';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { OPTIONS } from './emit-schema.ts';

const { factory } = ts;
const EXPORT = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

/**
 * Named TypeScript types of schemas, in their order: an interface of what has properties, an alias of what has none. They
 * are what openapi-typescript makes of them, each lifted out of its one big interface. Of those in `loose`, an optional
 * property may also be undefined, also for callers with `exactOptionalPropertyTypes`.
 */
export async function emitDeclarations(
  schemas: Readonly<Record<string, Schema>>,
  nameOf: (schema: string) => string,
  loose: ReadonlySet<string> = new Set(),
): Promise<string> {
  const description = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } };
  // The tool changes what it is given, and has a type of its own for descriptions.
  const ast = await openapiTS(structuredClone(description) as unknown as OpenAPI3, OPTIONS);
  const found = membersOf(ast);
  const types = new Map(found.map(({ name, type }) => [name, type]));
  const declarations = found.map(({ name, type, member }) => {
    const declared = canBeInterface(type, types)
      ? declareInterface(nameOf(name), withNames(type, nameOf), loose.has(name))
      : factory.createTypeAliasDeclaration(EXPORT, nameOf(name), undefined, withNames(type, nameOf));
    return ts.setSyntheticLeadingComments(declared, ts.getSyntheticLeadingComments(member));
  });
  return withoutTags(astToString(declarations));
}

/** A description is the text of a comment, and what the type itself says needs no tag. */
function withoutTags(text: string): string {
  return text
    .replaceAll(/^(\s*(?:\/\*)?\*) @description /gm, '$1 ')
    .replaceAll(/^\s*(?:\/\*)?\* @(?:enum \{\w+\}|constant)(?: \*\/)?\n/gm, '');
}

interface Member {
  name: string;
  type: ts.TypeNode;
  member: ts.PropertySignature;
}

function membersOf(ast: readonly ts.Node[]): Member[] {
  const components = ast.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components');
  const schemas = components?.members.filter(ts.isPropertySignature).find(({ name }) => textOf(name) === 'schemas');
  if (!schemas?.type || !ts.isTypeLiteralNode(schemas.type)) throw new Error('openapi-typescript gave no schemas.');
  return schemas.type.members.filter(ts.isPropertySignature).flatMap((member) => {
    const { type } = member;
    return type ? [{ name: textOf(member.name), type, member }] : [];
  });
}

function textOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** The schema that `components["schemas"]["Cart"]` names. */
function schemaOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { indexType } = node;
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : undefined;
}

function withNames(type: ts.TypeNode, nameOf: (schema: string) => string): ts.TypeNode {
  const visit = (node: ts.Node): ts.Node => {
    const schema = schemaOf(node);
    return schema === undefined
      ? ts.visitEachChild(node, visit, undefined)
      : factory.createTypeReferenceNode(nameOf(schema));
  };
  return ts.visitNode(type, visit, ts.isTypeNode) ?? type;
}

/** Whether it has properties of its own, or those of several others, so that it deserves a name in messages. */
function canBeInterface(type: ts.TypeNode, types: ReadonlyMap<string, ts.TypeNode>): boolean {
  return schemaOf(type) === undefined && isObject(type, types);
}

/** Whether an interface may extend it. */
function isObject(type: ts.TypeNode | undefined, types: ReadonlyMap<string, ts.TypeNode>): boolean {
  if (!type) return false;
  if (ts.isIntersectionTypeNode(type)) return type.types.every((part) => isObject(part, types));
  const schema = schemaOf(type);
  return schema === undefined ? ts.isTypeLiteralNode(type) : isObject(types.get(schema), types);
}

function declareInterface(name: string, type: ts.TypeNode, isLoose: boolean): ts.Statement {
  const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type];
  const bases = parts.filter(ts.isTypeReferenceNode).map(({ typeName }) => typeName as ts.Identifier);
  const heritage = bases.map((base) => factory.createExpressionWithTypeArguments(base, undefined));
  const clauses = heritage.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, heritage)] : [];
  const members = parts.filter(ts.isTypeLiteralNode).flatMap((part) => [...part.members]);
  const own = isLoose ? members.map(orUndefined) : members;
  return factory.createInterfaceDeclaration(EXPORT, name, undefined, clauses, own);
}

function orUndefined(member: ts.TypeElement): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.questionToken || !member.type) return member;
  const type = factory.createUnionTypeNode([
    member.type,
    factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ]);
  const loose = factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
  return ts.setSyntheticLeadingComments(loose, ts.getSyntheticLeadingComments(member));
}
