import { Socket } from 'node:net';

/**
 * Sends everything that is written in one turn of the event loop with one system call. Otherwise, statements that don't wait for each other,
 * such as `begin` and the one after it, take one each, here and on the server: pg corks and uncorks its socket for each statement.
 */
export class TurnSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    super.cork();
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}
