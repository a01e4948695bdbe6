/**
 * The address of calls that the server makes to itself while it renders pages for everyone. They count against no one; a shared limit
 * would close the store to all.
 */
export const IN_PROCESS = 'in-process';
