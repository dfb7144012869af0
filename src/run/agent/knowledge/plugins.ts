/** Opens the plugins that the workflow names: folders of the base commit, or commits of other repositories. */
import { type Plugin, type PluginPlace, readPlugin } from "../../../core/agent/plugin.ts";
import type { PluginSource } from "../../../core/agent/plugin-source.ts";
import type { SkillSource } from "../../../core/skill/skill.ts";
import type { Publisher } from "../../../git/publisher.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import { fetchNamed } from "./skills-from.ts";

type PluginsPlace = Readonly<{
  publisher: Pick<Publisher, "fetchCommit" | "filesOf">;
  /** The files of the base commit. */
  source: SkillSource;
  serverUrl: string;
}>;

/** Returns them in the order of the input. Throws a "config" Fault for an invalid plugin. */
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
  await fetchNamed(place.publisher, { input: "plugins", ...plugin });
  return { source: place.publisher.filesOf(plugin.commit), root, label, isHere: false };
}

/** GitHub's own server may use plain HTTP, as in rehearsals and behind some firewalls. */
function requireSecure(url: string, serverUrl: string): void {
  if (url.startsWith("https://") || new URL(url).origin === new URL(serverUrl).origin) return;
  throw new Fault("config", `The plugin ${url} would be fetched without encryption.`, {
    hint: "Give its https:// address.",
  });
}
