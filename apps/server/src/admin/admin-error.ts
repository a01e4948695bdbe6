/** Why a command could not run; the message is for the operator at the terminal. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
