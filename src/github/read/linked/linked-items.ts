/** Converts linked issues and pull requests into labelled data. */
import { clip } from "../items.ts";
import type { Item } from "../text/untrusted.ts";
import { type Standings, titled } from "../who/provenance.ts";
import type { Linked } from "./linked.ts";

const characters = 2000;

export function linkedItems(linked: readonly Linked[], standings: Standings | undefined): readonly Item[] {
  return linked.map((one) => {
    const { kind, number, title, body, state, createdAt } = one;
    const link = body === undefined ? "which would close this" : "which its text names";
    const label = `${kind} #${number}, ${link} (${state}), by ${titled(one, standings)}, ${createdAt}`;
    return clip({ label, title, text: body ?? "", format: "markdown" }, characters);
  });
}
