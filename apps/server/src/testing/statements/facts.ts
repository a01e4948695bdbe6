import { nodeIn, nodesIn, numberIn, setIn, textIn } from './node-tree.ts';
import type { TreeNode } from './node-tree.ts';

/** What is certain about the rows that a condition lets pass. */
export interface Facts {
  /** Columns that are not null, as `3.1`: the first column of the third entry of the range table. */
  notNull: ReadonlySet<string>;
  /** Outer joins that have found a row. */
  joined: ReadonlySet<number>;
}

export const NO_FACTS: Facts = { notNull: new Set(), joined: new Set() };

export const columnKey = (variable: TreeNode): string =>
  `${numberIn(variable, 'varno')}.${numberIn(variable, 'varattno')}`;

export const both = (...all: readonly Facts[]): Facts => ({
  notNull: new Set(all.flatMap(({ notNull }) => [...notNull])),
  joined: new Set(all.flatMap(({ joined }) => [...joined])),
});

function either([first = NO_FACTS, ...others]: readonly Facts[]): Facts {
  return {
    notNull: new Set([...first.notNull].filter((column) => others.every(({ notNull }) => notNull.has(column)))),
    joined: new Set([...first.joined].filter((join) => others.every(({ joined }) => joined.has(join)))),
  };
}

type IsStrict = (oid: string) => boolean;

/** What follows for the columns that a value is made of if it isn't null. */
export function ofValue(node: TreeNode | undefined, isStrict: IsStrict): Facts {
  switch (node?.tag) {
    case 'VAR':
      if (numberIn(node, 'varlevelsup') > 0) return NO_FACTS;
      return { notNull: new Set([columnKey(node)]), joined: new Set(setIn(node, 'varnullingrels')) };
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'COLLATEEXPR':
      return ofValue(nodeIn(node, 'arg'), isStrict);
    case 'OPEXPR':
      return isStrict(textIn(node, 'opfuncid')) ? ofValues(node, isStrict) : NO_FACTS;
    case 'FUNCEXPR':
      return isStrict(textIn(node, 'funcid')) ? ofValues(node, isStrict) : NO_FACTS;
    default:
      return NO_FACTS;
  }
}

const ofValues = (node: TreeNode, isStrict: IsStrict): Facts =>
  both(...nodesIn(node, 'args').map((argument) => ofValue(argument, isStrict)));

const IS_NULL = '0';
const ANY_SUBLINK = 2;

/** What follows from a condition that is true. */
export function whenTrue(node: TreeNode | undefined, isStrict: IsStrict): Facts {
  switch (node?.tag) {
    case 'BOOLEXPR': {
      const args = nodesIn(node, 'args');
      const operator = textIn(node, 'boolop');
      if (operator === 'not') return both(whenFalse(args[0], isStrict), ofValue(args[0], isStrict));
      const parts = args.map((part) => whenTrue(part, isStrict));
      return operator === 'and' ? both(...parts) : either(parts);
    }
    case 'NULLTEST':
      return textIn(node, 'nulltesttype') === IS_NULL ? NO_FACTS : ofValue(nodeIn(node, 'arg'), isStrict);
    case 'SCALARARRAYOPEXPR':
      // `<> all` holds for an empty list whatever is compared with it.
      return textIn(node, 'useOr') === 'true' ? ofValue(nodesIn(node, 'args')[0], isStrict) : NO_FACTS;
    case 'SUBLINK':
      return numberIn(node, 'subLinkType') === ANY_SUBLINK ? ofValue(nodeIn(node, 'testexpr'), isStrict) : NO_FACTS;
    default:
      return ofValue(node, isStrict);
  }
}

/** What follows from a condition that is not true, so false or null. */
export function whenFalse(node: TreeNode | undefined, isStrict: IsStrict): Facts {
  if (node?.tag === 'NULLTEST' && textIn(node, 'nulltesttype') === IS_NULL)
    return ofValue(nodeIn(node, 'arg'), isStrict);
  if (node?.tag !== 'BOOLEXPR' || textIn(node, 'boolop') !== 'or') return NO_FACTS;
  return both(...nodesIn(node, 'args').map((part) => whenFalse(part, isStrict)));
}

const INNER = 0;
const LEFT = 1;
const RIGHT = 3;

/** What follows from the joins and the condition of a query. */
export function ofFrom(node: TreeNode | undefined, isStrict: IsStrict): Facts {
  if (node?.tag === 'FROMEXPR')
    return both(
      whenTrue(nodeIn(node, 'quals'), isStrict),
      ...nodesIn(node, 'fromlist').map((item) => ofFrom(item, isStrict)),
    );
  if (node?.tag !== 'JOINEXPR') return NO_FACTS;
  const type = numberIn(node, 'jointype');
  const sides = [
    ...(type === INNER || type === LEFT ? [ofFrom(nodeIn(node, 'larg'), isStrict)] : []),
    ...(type === INNER || type === RIGHT ? [ofFrom(nodeIn(node, 'rarg'), isStrict)] : []),
  ];
  return both(...sides, ...(type === INNER ? [whenTrue(nodeIn(node, 'quals'), isStrict)] : []));
}
