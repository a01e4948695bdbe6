import { ensureInstalled } from '../../install/src/ensure-installed.ts';

/** Runs in global setup, so the install doesn't count against test timeouts. */
export default (): Promise<void> => ensureInstalled(import.meta.dirname);
