/**
 * A story whose props can be set. What its values look like is in the other stories, and that each of them renders is proved
 * without a browser, by the kit's playgrounds.test.tsx.
 */
export const isPlayground = ({ id }: { id: string }): boolean => id.endsWith('--playground');
