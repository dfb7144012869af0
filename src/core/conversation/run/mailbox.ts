/** Holds back messages that would otherwise come between the calls of a batch and their results. */

export class Mailbox {
  #held: (() => void)[] = [];
  #isShut = false;

  /** From now on, messages are held back. */
  shut(): void {
    this.#isShut = true;
  }

  /** Delivers the messages in order, and from now on every message at once. */
  open(): void {
    this.#isShut = false;
    const held = this.#held;
    this.#held = [];
    for (const deliver of held) deliver();
  }

  /** Resolves when `deliver` has been called, and rejects with its error. */
  post(deliver: () => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settle = () => {
      try {
        resolve(deliver());
      } catch (error) {
        reject(error);
      }
    };
    if (this.#isShut) this.#held.push(settle);
    else settle();
    return promise;
  }

  /** It is closed while a batch is running. */
  async shutDuring(act: () => Promise<void>): Promise<void> {
    this.shut();
    try {
      await act();
    } finally {
      this.open();
    }
  }
}
