import { ensureInstalled } from '../../install/src/ensure-installed.ts';

/** Before the tests, whose time limits are not meant for it. */
export default (): Promise<void> => ensureInstalled(import.meta.dirname);
