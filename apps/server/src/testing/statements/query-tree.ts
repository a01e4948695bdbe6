import { isNode, nodeIn, nodesIn, numberIn, textIn } from './node-tree.ts';
import type { TreeNode } from './node-tree.ts';

const SELECT = 1;

/** The columns of a query's result. */
export function columnsOf(query: TreeNode): TreeNode[] {
  const list = numberIn(query, 'commandType') === SELECT ? 'targetList' : 'returningList';
  return nodesIn(query, list).filter((entry) => textIn(entry, 'resjunk') !== 'true');
}

/** What a statement writes into the nth column. */
export function assigned(node: TreeNode, list: string, place: number): TreeNode | undefined {
  const entry = nodesIn(node, list).find((one) => numberIn(one, 'resno') === place);
  return entry && nodeIn(entry, 'expr');
}

/** Rows of `values`. */
export function rowsIn(entry: TreeNode): TreeNode[][] {
  const rows = entry.fields.get('values_lists');
  return Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row.filter(isNode) : [])) : [];
}

/** Whether a query returns exactly one row, whatever the tables hold. */
export function hasOneRow(query: TreeNode): boolean {
  if (nodeIn(query, 'havingQual') ?? nodeIn(query, 'limitOffset')) return false;
  if (nodesIn(query, 'groupClause').length > 0 || nodesIn(query, 'groupingSets').length > 0) return false;
  if (textIn(query, 'hasAggs') === 'true') return true;
  const from = nodeIn(query, 'jointree');
  return (
    numberIn(query, 'commandType') === SELECT &&
    !nodeIn(query, 'setOperations') &&
    textIn(query, 'hasTargetSRFs') !== 'true' &&
    from !== undefined &&
    nodesIn(from, 'fromlist').length === 0 &&
    nodeIn(from, 'quals') === undefined
  );
}
