/** Reads the plugins that the workflow names: folders of the base commit, or commits of other repositories. */
import type { SkillSource } from "../../../core/skill/source.ts";
import type { Publisher } from "../../../github/write/publisher.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { PluginSource } from "../../runner/input/knowledge-inputs.ts";
import { type Plugin, type PluginPlace, readPlugin } from "./plugin.ts";

export type PluginsPlace = Readonly<{
  publisher: Pick<Publisher, "fetchCommit" | "filesOf">;
  /** Of the base commit. */
  source: SkillSource;
  serverUrl: string;
}>;

/** In their order: of two skills with one name the later one's counts. A "config" Fault for what is no plugin. */
export async function openPlugins(
  { plugins = [], model }: Pick<Inputs, "plugins" | "model">,
  place: PluginsPlace,
): Promise<readonly Plugin[]> {
  const opened: Plugin[] = [];
  for (const plugin of plugins) opened.push(await readPlugin({ ...(await placeOf(plugin, place)), model }));
  return opened;
}

async function placeOf(plugin: PluginSource, place: PluginsPlace): Promise<Omit<PluginPlace, "model">> {
  const { label, folder } = plugin;
  const root = folder === "" ? "" : `${folder}/`;
  if (plugin.kind === "folder") return { source: place.source, root, label, isHere: true };
  requireSecure(plugin.url, place.serverUrl);
  await place.publisher.fetchCommit(plugin.url, plugin.commit);
  return { source: place.publisher.filesOf(plugin.commit), root, label, isHere: false };
}

/** Our own server may be plain, as it is in rehearsals and behind some firewalls. */
function requireSecure(url: string, serverUrl: string): void {
  if (url.startsWith("https://") || new URL(url).origin === new URL(serverUrl).origin) return;
  throw new Fault("config", `The plugin ${url} would be fetched in the clear.`, { hint: "Give its https:// address." });
}
