/** The shape that every counterpart has. */

/** One thing that was tried. It passed when there are no problems; warnings are shown, and fail nothing. */
export type Row = Readonly<{
  what: string;
  problems: readonly string[];
  warnings?: readonly string[];
  note?: string;
}>;

export type World = Readonly<{
  /** Where `install` has put this counterpart. */
  folder: string;
  /** A copy of the checkout, as a workflow would get the action: its tracked files and what was built. */
  action: string;
  /** For files of this run; removed at its end. */
  scratch: string;
}>;

export type Counterpart = Readonly<{
  name: string;
  /** What it plays, in one line. */
  about: string;
  /** The pinned versions, which are installed again when they change. */
  pins: readonly string[];
  /** Installs into an empty folder. Rejects with a reason when this machine cannot have it: then it is skipped. */
  install(folder: string): Promise<void>;
  /** Yields each row as soon as it is known. What it throws fails the counterpart. */
  play(world: World): AsyncIterable<Row>;
}>;
