/** Cuts bytes into records as they come, each as Latin-1, without those that are empty. Only the open one is held. */
export class RecordCutter {
  readonly #end: string;
  readonly #take: (record: string) => void;
  #open = "";

  /** `end` is the byte that ends a record. */
  constructor(end: "\0" | "\n", take: (record: string) => void) {
    this.#end = end;
    this.#take = take;
  }

  /** Returns true: any number of records may follow. */
  push(chunk: Buffer): true {
    let from = 0;
    for (let at = chunk.indexOf(this.#end); at >= 0; at = chunk.indexOf(this.#end, from)) {
      this.#give(chunk.toString("latin1", from, at));
      from = at + 1;
    }
    this.#open += chunk.toString("latin1", from);
    return true;
  }

  /** The last record needs no end. */
  end(): void {
    this.#give("");
  }

  #give(text: string): void {
    const record = this.#open === "" ? text : `${this.#open}${text}`;
    this.#open = "";
    if (record !== "") this.#take(record);
  }
}
