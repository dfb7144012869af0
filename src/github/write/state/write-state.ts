/** Makes a commit of a state with one run of git: what is stored already is named, only what is new is sent. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import type { Contents } from "./read-state.ts";
import { MANIFEST, type StoredFile } from "./state-file.ts";

export type StateCommit = Readonly<{
  envelope: string;
  files: ReadonlyMap<string, StoredFile>;
  /** Those of the files that are not in the repository yet. */
  added: Contents;
  message: string;
  /** Without one, a new history begins, so that the server can forget the old one. */
  parent: string | undefined;
  seconds: number;
}>;

const NEXT = "refs/deckhand/next";

/** Resolves to the id of the commit. */
export async function writeState(git: Git, commit: StateCommit): Promise<string> {
  return (await git.raw(["fast-import", "--quiet", "--force"], stream(commit))).trim();
}

/** In the language of fast-import. Paths are plain, so they need no quotes. */
function stream({ envelope, files, added, message, parent, seconds }: StateCommit): Buffer {
  const parts: (string | Buffer)[] = [
    `commit ${NEXT}\nmark :1\ncommitter deckhand <deckhand@users.noreply.github.com> ${seconds} +0000\n`,
    ...data(Buffer.from(message)),
    ...(parent === undefined ? [] : [`from ${parent}\n`]),
    "deleteall\n",
    `M 100644 inline ${MANIFEST}\n`,
    ...data(Buffer.from(envelope)),
  ];
  for (const [path, { object }] of files) {
    const bytes = added.get(path);
    if (bytes) parts.push(`M 100644 inline ${path}\n`, ...data(bytes));
    else parts.push(`M 100644 ${object} ${path}\n`);
  }
  parts.push("get-mark :1\n");
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function data(bytes: Buffer): (string | Buffer)[] {
  return [`data ${bytes.length}\n`, bytes, "\n"];
}
