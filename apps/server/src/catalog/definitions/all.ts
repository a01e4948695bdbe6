import type { FileDefinition, TableDefinition } from './definition.ts';
import { couponFile, couponTable, discountFile, discountTable, offerFile, offerTable } from './promotions.ts';
import { methodFile, methodTable, rateFile, rateTable, taxFile, taxTable, zoneFile, zoneTable } from './shipping.ts';
import { stockFile, stockTable } from './stock.ts';
import { categoryFile, categoryTable, concernFile, concernTable } from './taxonomy.ts';

type Visit<T> = <Row extends object>(table: TableDefinition<Row>, file: FileDefinition<Row>) => T;

/** The tables that products name. */
export const termTables = <T>(visit: Visit<T>): T[] => [
  visit(categoryTable, categoryFile),
  visit(concernTable, concernFile),
];

/** The tables that are written after the products. */
export const commerceTables = <T>(visit: Visit<T>): T[] => [
  visit(discountTable, discountFile),
  visit(offerTable, offerFile),
  visit(methodTable, methodFile),
  visit(zoneTable, zoneFile),
  visit(rateTable, rateFile),
  visit(taxTable, taxFile),
];

/** The tables whose rows each checkout locks, in the same order: the other way around, the two would wait for each other. */
export const heldTables = <T>(visit: Visit<T>): T[] => [visit(couponTable, couponFile), visit(stockTable, stockFile)];
