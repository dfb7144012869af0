/** REST: the rules of a branch, all of one ruleset, and who may get around it. */
import { fullName } from "../site.ts";
import type { RestCall, RestReply } from "./call.ts";

const RULESET = 7701;

/** The same for every branch, whether it is there or not. */
export function listRules({ site }: RestCall): RestReply {
  const source = { ruleset_source_type: "Repository", ruleset_source: fullName(site), ruleset_id: RULESET };
  const body = site.state.rules.map(({ type, parameters }) => ({ type, ...(parameters && { parameters }), ...source }));
  return { status: 200, body };
}

export function getRuleset({ site }: RestCall): RestReply {
  const bypass = site.state.canBypass ? "always" : "never";
  const named = {
    id: RULESET,
    name: "All branches",
    target: "branch",
    source_type: "Repository",
    source: fullName(site),
  };
  return { status: 200, body: { ...named, enforcement: "active", current_user_can_bypass: bypass } };
}
