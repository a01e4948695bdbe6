/** Whether a record is still as a staff member read it, by the `changedAt` that they send back. */
export const isAsRead = (changedAt: Date, read: string): boolean => changedAt.getTime() === Date.parse(read);
