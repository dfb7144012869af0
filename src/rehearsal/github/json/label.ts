/** A label as the REST API and webhooks write one. */
import { repositoryApi, type Site } from "../site.ts";

export function labelJson(site: Site, name: string) {
  const id = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_003;
  const url = repositoryApi(site, `/labels/${encodeURIComponent(name)}`);
  const { color = "ededed", description = "" } = site.state.records.labelNamed(name) ?? {};
  return { id, node_id: `LA_${id}`, url, name, description, color, default: false };
}
