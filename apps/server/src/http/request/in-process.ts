/**
 * The address of calls that the server makes to itself while it renders pages for everybody. They are nobody's tries, and one
 * limit for all of them would close the store to all.
 */
export const IN_PROCESS = 'in-process';
