/** Reads plugins as programs name them: folders of this machine, or commits of repositories, which are fetched. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { type Plugin, readPlugin } from "../core/agent/plugin.ts";
import { type PluginSource, pluginSource } from "../core/agent/plugin-source.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { fetchCommit, treeSource } from "../git/tree-source.ts";
import { Fault } from "../lib/fault.ts";
import { networkEnvironment } from "../lib/programs.ts";
import { folderSource } from "./folder-source.ts";

type Reading = Readonly<{
  /** Skills in it name their files. */
  workspace: Pick<Workspace, "kind" | "workingDir">;
  /** The name of the agent's model. */
  model: string;
}>;

/** Rejects with a "config" Fault for a plugin that is not there, is not pinned to a commit, or has an invalid file. */
export async function readPlugins(labels: readonly string[], reading: Reading): Promise<readonly Plugin[]> {
  const plugins: Plugin[] = [];
  for (const label of labels) plugins.push(await readOne(label, reading));
  return plugins;
}

function readOne(label: string, reading: Reading): Promise<Plugin> {
  if (!label.includes("://")) return ofFolder(label, reading);
  const source = pluginSource(label);
  if (source?.kind === "git" && isEncrypted(source.url)) return ofCommit(source, reading);
  throw new Fault("config", `The plugin ${label} cannot be fetched.`, {
    hint: "Give a folder, or `https://…@` followed by a full commit SHA and an optional `#folder`.",
  });
}

/** Nobody listens between a program and its own machine. */
function isEncrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}

async function ofFolder(label: string, { workspace, model }: Reading): Promise<Plugin> {
  const folder = realPath(resolve(label));
  const own = workspace.kind === "RemoteWorkspace" ? undefined : realPath(workspace.workingDir);
  const isHere = own !== undefined && (folder === own || folder.startsWith(`${own}/`));
  const base = isHere ? own : folder;
  const root = relative(base, folder);
  const source = folderSource(folder, base);
  return readPlugin({ source, root: root === "" ? "" : `${root}/`, label, isHere, model });
}

/** The path as it is written, where nothing is there: then the reader says so. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Its objects are fetched into a folder that is removed again. Nothing is checked out. */
async function ofCommit(source: Extract<PluginSource, { kind: "git" }>, { model }: Reading): Promise<Plugin> {
  const { url, commit, folder, label } = source;
  const repository = mkdtempSync(join(tmpdir(), "deckhand-plugin-"));
  const environment = networkEnvironment(process.env);
  const objects = (extra = {}) => git({ folder: repository, environment: { ...environment, ...extra } });
  try {
    makeBareRepository(repository);
    await fetchCommit(objects, { url, token: "" }, commit);
    const root = folder === "" ? "" : `${folder}/`;
    return await readPlugin({ source: treeSource(objects(), commit), root, label, isHere: false, model });
  } finally {
    rmSync(repository, { recursive: true, force: true, maxRetries: 3 });
  }
}
