/** Writes a state as objects of git, without starting git. */
import { treeOf, writeObject } from "../core/workspace/git.ts";
import { MANIFEST, type StateContents, type StoredFile } from "./state-file.ts";

/** Objects are written without git: what is stored already is named, only what is new is written. */
type StateCommit = Readonly<{
  envelope: string;
  files: ReadonlyMap<string, StoredFile>;
  /** Those of the files that are not in the repository yet. */
  added: StateContents;
  message: string;
  /** Without one, a new history begins, so that the server can forget the old one. */
  parent: string | undefined;
  seconds: number;
}>;

/** Returns the id of the commit. */
export function writeState(gitDir: string, { envelope, files, added, message, parent, seconds }: StateCommit): string {
  for (const bytes of added.values()) writeObject(gitDir, "blob", bytes);
  const stored = new Map([...files].map(([path, { object }]) => [path, object]));
  const tree = writeFolder(gitDir, stored.set(MANIFEST, writeObject(gitDir, "blob", envelope)));
  const person = `deckhand <deckhand@users.noreply.github.com> ${seconds} +0000`;
  const parents = parent === undefined ? [] : [`parent ${parent}`];
  const head = [`tree ${tree}`, ...parents, `author ${person}`, `committer ${person}`];
  return writeObject(gitDir, "commit", `${head.join("\n")}\n\n${message}`);
}

/** Path → id of the file. */
function writeFolder(gitDir: string, files: ReadonlyMap<string, string>): string {
  const inside = [...files].filter(([path]) => !path.includes("/")).map(([name, id]) => [name, "100644", id] as const);
  const deeper = Map.groupBy(files, ([path]) => path.slice(0, Math.max(0, path.indexOf("/"))));
  deeper.delete("");
  const folders = [...deeper].map(([folder, below]) => {
    const from = folder.length + 1;
    const id = writeFolder(gitDir, new Map(below.map(([path, object]) => [path.slice(from), object])));
    return [folder, "40000", id] as const;
  });
  return writeObject(gitDir, "tree", treeOf([...inside, ...folders]));
}
