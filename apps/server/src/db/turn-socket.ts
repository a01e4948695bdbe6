import { Socket } from 'node:net';

/**
 * Sends what is written in one turn of the event loop with one system call: statements that don't wait for each other, such as `begin` and
 * the first one behind it, would otherwise cost one each, here and at the server. pg corks its socket for each statement.
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
