// Reads the exported interfaces of a `<Name>.props.ts`.
import type { Expression, TSInterfaceDeclaration, TSPropertySignature, TSType } from 'oxc-parser';
import { docOf, parse, textOf, type Parsed } from './parse.ts';
import type { Parent, PropRow, Shape, TypeMember, TypePart } from './props.ts';

interface Context extends Parsed {
  /** Types that the file names for itself: `type ButtonSize = …`. */
  aliases: ReadonlyMap<string, TSType>;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `buttonSizes` of `(typeof buttonSizes)[number]`. */
function listOf(type: TSType): string | undefined {
  if (type.type !== 'TSIndexedAccessType' || type.indexType.type !== 'TSNumberKeyword') return undefined;
  const object = type.objectType.type === 'TSParenthesizedType' ? type.objectType.typeAnnotation : type.objectType;
  return object.type === 'TSTypeQuery' && object.exprName.type === 'Identifier' ? object.exprName.name : undefined;
}

const referenceOf = (type: TSType): string | undefined =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : undefined;

function membersOf(type: TSType, context: Context): TypeMember[] {
  const list = listOf(type);
  if (list !== undefined) return [{ kind: 'list', list }];
  switch (type.type) {
    case 'TSUnionType':
      return type.types.flatMap((each) => membersOf(each, context));
    case 'TSParenthesizedType':
      return membersOf(type.typeAnnotation, context);
    case 'TSLiteralType':
      return 'value' in type.literal && ['string', 'number', 'boolean'].includes(typeof type.literal.value)
        ? [{ kind: 'value', value: type.literal.value as string | number | boolean }]
        : [{ kind: 'other' }];
    case 'TSBooleanKeyword':
      return [{ kind: 'boolean' }];
    case 'TSStringKeyword':
      return [{ kind: 'text' }];
    case 'TSNumberKeyword':
      return [{ kind: 'number' }];
    case 'TSUndefinedKeyword':
      return [];
    case 'TSTypeReference': {
      const name = referenceOf(type) ?? '';
      const alias = context.aliases.get(name);
      return alias ? membersOf(alias, context) : [{ kind: 'reference', name }];
    }
    default:
      return [{ kind: 'other' }];
  }
}

/** The type as it is written, but for lists of values, which are shown by their values. */
function partsOf(type: TSType, context: Context): TypePart[] {
  const alias = context.aliases.get(referenceOf(type) ?? '');
  const list = listOf(type) ?? (alias && listOf(alias));
  if (list !== undefined) return [{ list }];
  const text = textOf(context, type);
  const inner = childTypes(type);
  if (inner.length === 0) return [oneLine(text)];
  const parts: TypePart[] = [];
  let at = type.start;
  for (const child of inner) {
    parts.push(context.source.slice(at, child.start).replaceAll(/\s+/g, ' '), ...partsOf(child, context));
    at = child.end;
  }
  return [...parts, context.source.slice(at, type.end).replaceAll(/\s+/g, ' ')];
}

function childTypes(type: TSType): readonly TSType[] {
  switch (type.type) {
    case 'TSUnionType':
      return type.types;
    case 'TSArrayType':
      return [type.elementType];
    case 'TSParenthesizedType':
      return [type.typeAnnotation];
    case 'TSTypeOperator':
      return [type.typeAnnotation];
    case 'TSTypeReference':
      return type.typeArguments?.params ?? [];
    case 'TSFunctionType':
      return [
        ...type.params.flatMap((param) =>
          'typeAnnotation' in param && param.typeAnnotation ? [param.typeAnnotation.typeAnnotation] : [],
        ),
        type.returnType.typeAnnotation,
      ];
    case 'TSTypeLiteral':
      return type.members.flatMap((member) =>
        member.type === 'TSPropertySignature' && member.typeAnnotation ? [member.typeAnnotation.typeAnnotation] : [],
      );
    default:
      return [];
  }
}

function rowOf(property: TSPropertySignature, context: Context): PropRow {
  const type = property.typeAnnotation?.typeAnnotation;
  if (!type) throw new Error(`${textOf(context, property)} has no type.`);
  return {
    name: textOf(context, property.key),
    type: oneLine(textOf(context, type)),
    parts: partsOf(type, context),
    members: membersOf(type, context),
    isRequired: !property.optional,
    about: docOf(context, property),
  };
}

const literals = (type: TSType | undefined, context: Context): string[] =>
  (type ? membersOf(type, context) : []).flatMap((member) => (member.kind === 'value' ? [String(member.value)] : []));

function parentOf(name: string, types: readonly TSType[], context: Context): Parent {
  const [first, second] = types;
  if (name === 'ComponentPropsWithRef') return { name, omitted: [], element: literals(first, context)[0] };
  const alias = context.aliases.get(name);
  if (alias) return parentOfType(alias, context);
  if (name !== 'Omit' || !first) return { name, omitted: [] };
  const parent = parentOfType(first, context);
  return { ...parent, omitted: [...parent.omitted, ...literals(second, context)] };
}

function parentOfType(type: TSType, context: Context): Parent {
  if (type.type !== 'TSTypeReference') throw new Error(`${textOf(context, type)} cannot be read as the base of props.`);
  return parentOf(referenceOf(type) ?? '', type.typeArguments?.params ?? [], context);
}

const nameOf = (expression: Expression) => (expression.type === 'Identifier' ? expression.name : '');

function shapeOf(declaration: TSInterfaceDeclaration, context: Context): Shape {
  return {
    name: declaration.id.name,
    head: oneLine(context.source.slice(declaration.id.start, declaration.body.start)),
    parents: declaration.extends.map(({ expression, typeArguments }) =>
      parentOf(nameOf(expression), typeArguments?.params ?? [], context),
    ),
    rows: declaration.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' ? [rowOf(member, context)] : [],
    ),
  };
}

/** The exported interfaces, in their order. */
export function readShapes(source: string): Shape[] {
  const parsed = parse(source);
  const declarations = parsed.program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  );
  const aliases = new Map(
    declarations.flatMap((each) =>
      each?.type === 'TSTypeAliasDeclaration' ? [[each.id.name, each.typeAnnotation] as const] : [],
    ),
  );
  return parsed.program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'TSInterfaceDeclaration'
      ? [shapeOf(statement.declaration, { ...parsed, aliases })]
      : [],
  );
}
