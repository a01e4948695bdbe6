export { ListKeysHint } from './ListKeysHint.tsx';
export { useListKeys } from './use-list-keys.ts';
