/** Defines the schemas of the inputs about skills and plugins. */
import { z } from "zod";
import { commaList } from "../../../lib/text.ts";

/** All of them, none, or those with these names. */
export const skillChoice = z.string().transform((text) => {
  if (text === "true" || text === "false") return text === "true";
  return commaList(text);
});

/** A folder of the base commit, or a commit of another repository, with a folder of it if it is not all. */
export type PluginSource =
  | Readonly<{ kind: "folder"; folder: string; label: string }>
  | Readonly<{ kind: "git"; url: string; commit: string; folder: string; label: string }>;

const FOLDER = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/;
const GIT = /^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/;
const NOT_PLUGINS =
  "must be folders of the repository, or URLs such as https://github.com/owner/name@ followed by a full commit SHA, separated by commas or new lines";

/** Pinned by their commit: what a branch or a tag is at tomorrow, nobody has read today. */
export const pluginList = z.string().transform((text, context) => {
  const sources = commaList(text.replaceAll("\n", ",")).map(pluginSource);
  if (sources.every((source) => source !== undefined)) return sources;
  context.addIssue(NOT_PLUGINS);
  return z.NEVER;
});

function pluginSource(label: string): PluginSource | undefined {
  const [, url, commit, below = ""] = GIT.exec(label) ?? [];
  const folder = (url === undefined ? label : below).replace(/\/+$/, "");
  if (folder !== "" && !FOLDER.test(folder)) return undefined;
  if (url === undefined || commit === undefined) return folder === "" ? undefined : { kind: "folder", folder, label };
  return { kind: "git", url, commit, folder, label };
}
