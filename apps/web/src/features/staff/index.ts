export { ListKeysHint } from './ListKeysHint.tsx';
export { useListKeys } from './use-list-keys.ts';
export { managesPeople } from './staff.ts';
export { RecordFailure } from './RecordFailure.tsx';
