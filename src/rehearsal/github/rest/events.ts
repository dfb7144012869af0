/** REST: who did what to an issue or pull request. */
import { eventJson } from "../json/event.ts";
import { type Call, demand, page, param } from "./call.ts";
import { notFound, type Reply } from "./reply.ts";

/** Oldest first; whoever was assigned is the `actor` of that, and the `assigner` did it. */
export function listEvents(call: Call): Reply {
  const number = Number(param(call, "number"));
  const { issues, records, pulls } = call.site.state;
  if (pulls.has(number)) demand(call, "read", "issues", "pull_requests");
  else demand(call, "read", "issues");
  if (!issues.has(number)) throw notFound();
  return page(call, records.events.get(number) ?? [], (event) => eventJson(call.site, event));
}
