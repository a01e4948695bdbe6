export { CATALOG_FOLDER } from './catalog.ts';
