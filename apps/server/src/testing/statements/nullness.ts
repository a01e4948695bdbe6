import { both, columnKey, NO_FACTS, ofFrom, ofValue, whenFalse, whenTrue } from './facts.ts';
import type { Facts } from './facts.ts';
import { aggregateNullness, allOf, anyOf, callNullness, windowNullness } from './functions.ts';
import type { Nullness, SqlFunction } from './functions.ts';
import { nodeIn, nodesIn, numberIn, setIn, textIn } from './node-tree.ts';
import type { TreeNode } from './node-tree.ts';
import { assigned, columnsOf, hasOneRow, rowsIn } from './query-tree.ts';

/** What the database reports about its tables and functions. */
export interface Schema {
  /** Columns that are declared not null, as `16384.1`. */
  notNull: ReadonlySet<string>;
  functions: ReadonlyMap<string, SqlFunction>;
}

/** A value that is passed. */
export interface Given {
  nullness: Nullness;
  /** For the items of a list. */
  items: Nullness;
}

/** A query, with what is certain about its rows. */
interface Scope {
  query: TreeNode;
  facts: Facts;
  /** The values of its parameters; empty if they are not known. */
  given: readonly Given[];
  around: Scope | null;
}

const UPDATE = 2;
const INSERT = 3;
const CONFLICT_UPDATE = 2;

const RELATION = 0;
const SUBQUERY = 1;
const JOIN = 2;
const FUNCTION = 3;
const VALUES = 5;
const CTE = 6;
const GROUP = 9;

const EXISTS_LINK = 0;
const EXPR_LINK = 4;
const ARRAY_LINK = 6;

/** Node kinds that pass on whether their argument is null. */
const PASSES = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COLLATEEXPR', 'COERCETODOMAIN']);
const NEVER = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ARRAYEXPR',
  'ROWEXPR',
  'SQLVALUEFUNCTION',
  'GROUPINGFUNC',
]);

/** Finds out which columns of a statement can be null, from its tree: through joins, conditions, subqueries and functions. */
export class NullnessOf {
  readonly #schema: Schema;
  /** Columns of recursive queries that are being examined. */
  readonly #open = new Set<string>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** The nullness of each column for these values, in rows where the columns in `present` are not null. */
  columns(query: TreeNode, given: readonly Given[], present: readonly string[]): Nullness[] {
    const scope = { ...this.#enter(query, null), given };
    const columns = columnsOf(query);
    const known = columns
      .filter((entry) => present.includes(textIn(entry, 'resname')))
      .map((entry) => ofValue(nodeIn(entry, 'expr'), this.#isStrict));
    const inRow = { ...scope, facts: both(scope.facts, ...known) };
    return columns.map((entry) => this.#of(nodeIn(entry, 'expr'), inRow));
  }

  readonly #isStrict = (oid: string): boolean => this.#schema.functions.get(oid)?.isStrict === true;

  #enter(query: TreeNode, around: Scope | null): Scope {
    const facts = ofFrom(nodeIn(query, 'jointree'), this.#isStrict);
    return { query, facts, given: around?.given ?? [], around };
  }

  /** The nth column of a subquery. */
  #column(query: TreeNode, place: number, around: Scope): Nullness {
    const scope = this.#enter(query, around);
    const parts = nodeIn(query, 'setOperations')
      ? nodesIn(query, 'rtable').flatMap((entry) => nodeIn(entry, 'subquery') ?? [])
      : [];
    if (parts.length > 0) return anyOf(parts.map((part) => this.#column(part, place, scope)));
    const entry = columnsOf(query)[place - 1];
    return entry ? this.#of(nodeIn(entry, 'expr'), scope) : 'unknown';
  }

  #all(nodes: readonly TreeNode[], scope: Scope): Nullness[] {
    return nodes.map((node) => this.#of(node, scope));
  }

  #of(node: TreeNode | undefined, scope: Scope): Nullness {
    if (!node) return 'yes';
    if (NEVER.has(node.tag)) return 'no';
    if (PASSES.has(node.tag)) return this.#of(nodeIn(node, 'arg'), scope);
    const args = () => this.#all(nodesIn(node, 'args'), scope);
    switch (node.tag) {
      case 'VAR':
        return this.#ofVariable(node, scope);
      case 'CONST':
        return textIn(node, 'constisnull') === 'true' ? 'yes' : 'no';
      case 'PARAM':
        return givenIn(node, scope)?.nullness ?? 'unknown';
      case 'OPEXPR':
        return callNullness(this.#schema.functions.get(textIn(node, 'opfuncid')), args());
      case 'FUNCEXPR':
        return callNullness(this.#schema.functions.get(textIn(node, 'funcid')), args());
      case 'AGGREF':
        return this.#ofAggregate(node, scope);
      case 'WINDOWFUNC': {
        const fn = this.#schema.functions.get(textIn(node, 'winfnoid'));
        return windowNullness(fn, anyOf(args()), nodeIn(node, 'aggfilter') !== undefined);
      }
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return anyOf(args());
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return allOf(args());
      case 'NULLIFEXPR':
      case 'SUBSCRIPTINGREF':
        return 'yes';
      case 'CASEEXPR':
        return this.#ofCase(node, scope);
      case 'SUBLINK':
        return this.#ofLink(node, scope);
      default:
        return 'unknown';
    }
  }

  #ofCase(node: TreeNode, scope: Scope): Nullness {
    const results: Nullness[] = [];
    let { facts } = scope;
    for (const when of nodesIn(node, 'args')) {
      const condition = nodeIn(when, 'expr');
      const inside = { ...scope, facts: both(facts, whenTrue(condition, this.#isStrict)) };
      results.push(this.#of(nodeIn(when, 'result'), inside));
      facts = both(facts, whenFalse(condition, this.#isStrict));
    }
    results.push(this.#of(nodeIn(node, 'defresult'), { ...scope, facts }));
    return anyOf(results);
  }

  #ofLink(node: TreeNode, scope: Scope): Nullness {
    const type = numberIn(node, 'subLinkType');
    if (type === EXISTS_LINK || type === ARRAY_LINK) return 'no';
    const query = nodeIn(node, 'subselect');
    if (type !== EXPR_LINK || !query) return 'unknown';
    return hasOneRow(query) ? this.#column(query, 1, scope) : 'yes';
  }

  #ofAggregate(node: TreeNode, scope: Scope): Nullness {
    const argument = anyOf(nodesIn(node, 'args').map((entry) => this.#of(nodeIn(entry, 'expr'), scope)));
    const isGrouped =
      nodesIn(scope.query, 'groupClause').length > 0 && nodesIn(scope.query, 'groupingSets').length === 0;
    const hasRows = isGrouped && nodeIn(node, 'aggfilter') === undefined;
    return aggregateNullness(this.#schema.functions.get(textIn(node, 'aggfnoid')), argument, hasRows);
  }

  #ofVariable(node: TreeNode, from: Scope): Nullness {
    const scope = scopeAt(from, numberIn(node, 'varlevelsup'));
    const { query, facts } = scope;
    const joins = setIn(node, 'varnullingrels').filter((join) => !facts.joined.has(join));
    if (joins.length > 0) return facts.notNull.has(columnKey(node)) ? 'no' : 'yes';
    const place = numberIn(node, 'varattno');
    // A whole row or a system column.
    if (place <= 0) return 'no';
    const at = numberIn(node, 'varno');
    if (at === numberIn(query, 'resultRelation')) return this.#ofTarget(node, scope);
    return facts.notNull.has(columnKey(node)) ? 'no' : this.#ofEntry(nodesIn(query, 'rtable')[at - 1], place, scope);
  }

  /** A column of the table that a statement writes, after the write. */
  #ofTarget(node: TreeNode, scope: Scope): Nullness {
    const { query, facts } = scope;
    const place = numberIn(node, 'varattno');
    const stored = this.#ofEntry(nodesIn(query, 'rtable')[numberIn(node, 'varno') - 1], place, scope);
    if (stored === 'no') return 'no';
    const command = numberIn(query, 'commandType');
    const set = assigned(query, 'targetList', place);
    if (command === INSERT) {
      const conflict = nodeIn(query, 'onConflict');
      const inserted = set ? this.#of(set, scope) : 'unknown';
      if (!conflict || numberIn(conflict, 'action') !== CONFLICT_UPDATE) return inserted;
      const updated = assigned(conflict, 'onConflictSet', place);
      return anyOf([inserted, updated ? this.#of(updated, beforeWriting({ ...scope, facts: NO_FACTS })) : stored]);
    }
    if (command === UPDATE && set) return this.#of(set, beforeWriting(scope));
    return facts.notNull.has(columnKey(node)) ? 'no' : stored;
  }

  #ofEntry(entry: TreeNode | undefined, place: number, scope: Scope): Nullness {
    if (!entry) return 'unknown';
    switch (numberIn(entry, 'rtekind')) {
      case RELATION:
        if (textIn(entry, 'relkind') === 'v') return 'unknown';
        return this.#schema.notNull.has(`${textIn(entry, 'relid')}.${place}`) ? 'no' : 'yes';
      case SUBQUERY: {
        const query = nodeIn(entry, 'subquery');
        return query ? this.#column(query, place, scope) : 'unknown';
      }
      case JOIN:
        return this.#of(nodesIn(entry, 'joinaliasvars')[place - 1], scope);
      case GROUP:
        return this.#of(nodesIn(entry, 'groupexprs')[place - 1], scope);
      case FUNCTION:
        return this.#ofFunction(entry, place, scope);
      case VALUES:
        return anyOf(rowsIn(entry).map((row) => this.#of(row[place - 1], scope)));
      case CTE:
        return this.#ofCte(entry, place, scope);
      default:
        return 'unknown';
    }
  }

  #ofFunction(entry: TreeNode, place: number, scope: Scope): Nullness {
    const functions = nodesIn(entry, 'functions');
    const columns = functions.reduce((sum, fn) => sum + numberIn(fn, 'funccolcount'), 0);
    if (textIn(entry, 'funcordinality') === 'true' && place > columns) return 'no';
    const called = functions[0] && nodeIn(functions[0], 'funcexpr');
    // Lists of different lengths are padded with nulls.
    if (!called || functions.length > 1) return 'unknown';
    const name = this.#schema.functions.get(textIn(called, 'funcid'))?.name;
    if (name === 'generate_series') return 'no';
    const [list] = nodesIn(called, 'args');
    return name === 'unnest' && list?.tag === 'PARAM' ? (givenIn(list, scope)?.items ?? 'unknown') : 'unknown';
  }

  #ofCte(entry: TreeNode, place: number, from: Scope): Nullness {
    const scope = scopeAt(from, numberIn(entry, 'ctelevelsup'));
    const name = textIn(entry, 'ctename');
    const cte = nodesIn(scope.query, 'cteList').find((one) => textIn(one, 'ctename') === name);
    const query = cte && nodeIn(cte, 'ctequery');
    if (!query) return 'unknown';
    const key = `${name}.${place}`;
    // The recursive part of a query is assumed to be as null as its first part.
    if (this.#open.has(key)) return 'no';
    const isRecursive = textIn(cte, 'cterecursive') === 'true';
    if (isRecursive) this.#open.add(key);
    const found = this.#column(query, place, scope);
    if (isRecursive) this.#open.delete(key);
    return found;
  }
}

const givenIn = (parameter: TreeNode, { given }: Scope): Given | undefined => given[numberIn(parameter, 'paramid') - 1];

function scopeAt(scope: Scope, up: number): Scope {
  let found = scope;
  for (let level = 0; level < up && found.around; level += 1) found = found.around;
  return found;
}

/** For an assigned value, which is made of what the columns held before. */
function beforeWriting(scope: Scope): Scope {
  return { ...scope, query: { ...scope.query, fields: new Map(scope.query.fields).set('resultRelation', '0') } };
}
