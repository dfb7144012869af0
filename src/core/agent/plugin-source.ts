/** Reads how a user names a plugin: by its folder, or by the address of a repository at a commit. */

/** A folder, or a commit of a repository with a folder of it if it is not all. */
export type PluginSource =
  | Readonly<{ kind: "folder"; folder: string; label: string }>
  | Readonly<{ kind: "git"; url: string; commit: string; folder: string; label: string }>;

const FOLDER = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/;
const GIT = /^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/;

/** Pinned by its full commit: what a branch or a tag is at tomorrow, nobody has read today. Undefined for anything else. */
export function pluginSource(label: string): PluginSource | undefined {
  const [, url, commit, below = ""] = GIT.exec(label) ?? [];
  const folder = (url === undefined ? label : below).replace(/\/+$/, "");
  if (folder !== "" && !FOLDER.test(folder)) return undefined;
  if (url === undefined || commit === undefined) return folder === "" ? undefined : { kind: "folder", folder, label };
  return { kind: "git", url, commit, folder, label };
}
