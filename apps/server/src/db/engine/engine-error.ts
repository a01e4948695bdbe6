/** Why the embedded database cannot run; the message is for the person who starts the server. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
