/** What a change may contain, and how large it may be. */
import type { ProtectedList } from "./path-pattern.ts";

export type Policy = Readonly<{
  /** Whether paths that steer agents, owners, builds or installs are withheld, or published like any other. */
  protectedPaths: "block" | "allow";
  /** How the workflow has changed the list of them. */
  list: ProtectedList;
  /** Whether a manifest is withheld with its lock file, because a person is asked about both. */
  isTogether: boolean;
  maxFiles: number;
  /** Of the whole change as a patch. */
  maxPatchKb: number;
  /** Of one file. */
  maxFileKb: number;
}>;

export const STANDARD_POLICY: Policy = Object.freeze({
  protectedPaths: "block",
  list: { added: [], removed: [] },
  isTogether: false,
  maxFiles: 100,
  maxPatchKb: 1024,
  maxFileKb: 5 * 1024,
});
