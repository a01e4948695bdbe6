export { atoms, type AtomProps, type AtomValue, type Responsive } from './atoms.ts';
export { atomNames } from './names.ts';
