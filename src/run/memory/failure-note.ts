/** The note in the comment of a run that its state could not be saved: there while the last attempt has failed, and not afterwards. */
import { type Fault, toFault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";

export class FailureNote {
  readonly #notes: Set<string>;
  #note: string | undefined;
  #fault: Fault | undefined;

  /** `notes` are those of the comment. */
  constructor(notes: Set<string>) {
    this.#notes = notes;
  }

  get isThere(): boolean {
    return this.#note !== undefined;
  }

  isNote(note: string): boolean {
    return note === this.#note;
  }

  /** The failure itself. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  clear(): void {
    if (this.#note !== undefined) this.#notes.delete(this.#note);
    this.#note = undefined;
    this.#fault = undefined;
  }

  /** Replaces the note about an earlier failure. */
  set(error: unknown): void {
    this.clear();
    this.#fault = toFault(error);
    const { message, hint } = this.#fault;
    this.#note = prompt("state-not-kept", { why: sentences(message, hint) });
    this.#notes.add(this.#note);
  }
}
