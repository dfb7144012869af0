/** The note in the comment of a run that its state could not be saved: there while the last attempt has failed, and not afterwards. */
import { toFault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";

export class FailureNote {
  readonly #notes: Set<string>;
  #note: string | undefined;

  /** `notes` are those of the comment. */
  constructor(notes: Set<string>) {
    this.#notes = notes;
  }

  get isThere(): boolean {
    return this.#note !== undefined;
  }

  clear(): void {
    if (this.#note !== undefined) this.#notes.delete(this.#note);
    this.#note = undefined;
  }

  /** Replaces the note about an earlier failure. */
  set(error: unknown): void {
    this.clear();
    const { message, hint } = toFault(error);
    this.#note = prompt("state-not-kept", { why: sentences(message, hint) });
    this.#notes.add(this.#note);
  }
}
