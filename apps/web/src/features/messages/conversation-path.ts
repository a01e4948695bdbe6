/** Path of a client's conversation with a clinic. People who aren't its clients see a screen that links to its store page, if it has one. */
export const conversationPath = (accountId: string, storeLabel: string | null): string =>
  `/retail/messages/${accountId}${storeLabel === null ? '' : `?store=${storeLabel}`}`;
