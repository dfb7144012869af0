/** What was done to an issue or pull request, as the REST API lists it. */
import type { ThreadEvent } from "../records.ts";
import { repositoryApi, type Site } from "../site.ts";
import { userJson } from "./user.ts";

export function eventJson(site: Site, { id, event, actor, createdAt, label, assignee, reviewer }: ThreadEvent) {
  return {
    ...{ id, node_id: `EV_${id}`, url: repositoryApi(site, `/issues/events/${id}`), event, created_at: createdAt },
    ...{ actor: userJson(site, assignee ?? actor), commit_id: null, commit_url: null, performed_via_github_app: null },
    ...(label !== undefined && { label: { name: label, color: "ededed" } }),
    ...(assignee !== undefined && { assignee: userJson(site, assignee), assigner: userJson(site, actor) }),
    ...(reviewer !== undefined && {
      requested_reviewer: userJson(site, reviewer),
      review_requester: userJson(site, actor),
    }),
  };
}
