/** The note in the comment of a run that its state could not be saved: there while the last attempt has failed, and not afterwards. */
import { archivedFault, type Fault, toFault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";

export class FailureNote {
  readonly #notes: Set<string>;
  #note: string | undefined;
  #fault: Fault | undefined;
  #lasting: Fault | undefined;

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

  /** Why the last attempt has failed, if every other one of this run will: the repository is archived. */
  get lasting(): Fault | undefined {
    return this.#lasting;
  }

  /** Call it before the model is paid. */
  throwLasting(): void {
    if (this.#lasting) throw this.#lasting;
  }

  clear(): void {
    if (this.#note !== undefined) this.#notes.delete(this.#note);
    this.#note = undefined;
    this.#fault = undefined;
    this.#lasting = undefined;
  }

  /** Replaces the note about an earlier failure. */
  set(error: unknown): void {
    this.clear();
    this.#lasting = archivedFault(error);
    this.#fault = this.#lasting ?? toFault(error);
    const { message, hint } = this.#fault;
    this.#note = prompt("state-not-kept", { why: sentences(message, hint) });
    this.#notes.add(this.#note);
  }
}
