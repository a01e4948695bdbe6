/** The end of addresses that replace those of deleted accounts: unique and undeliverable (RFC 2606). */
export const DELETED_DOMAIN = '@deleted.invalid';

/** Whether an address belonged to somebody whose account is deleted. Nobody reads what is sent there. */
export const isDeletedRecipient = (email: string): boolean => email.endsWith(DELETED_DOMAIN);
