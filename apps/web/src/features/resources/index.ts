export { RetailProgramHelpLater } from './retail-program-help-later.ts';
export { allResources, helpLinks } from './resource-queries.ts';
export { parseResourceSearch } from './resource-search.ts';
export { resourcesHead } from './resources-head.ts';
export { ResourcesScreen } from './ResourcesScreen.tsx';
export { ResourcesSkeleton } from './ResourcesSkeleton.tsx';
