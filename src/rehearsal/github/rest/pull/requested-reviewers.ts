/** REST: asking people to review a pull request. There are no teams here. */
import { z } from "zod";
import { pullSummaryJson } from "../../json/pull.ts";
import { type Call, demand, param, readBody } from "../call.ts";
import { errorReply, notFound, Refusal, type Reply } from "../reply.ts";

const Body = z
  .object({ reviewers: z.array(z.string()).default([]), team_reviewers: z.array(z.string()).default([]) })
  .readonly();

export function requestReviewers(call: Call): Reply {
  demand(call, "write", "pull_requests");
  const { state, seed } = call.site;
  const pull = state.pulls.get(Number(param(call, "number")));
  if (!pull) throw notFound();
  const { reviewers, team_reviewers } = readBody(call, Body, "PullRequest");
  if (reviewers.includes(pull.author)) refuse("Review cannot be requested from pull request author.");
  if (team_reviewers.length > 0 || reviewers.some((login) => state.roleOf(login) === "none")) {
    const who = "One or more of the users or teams you specified is not a collaborator";
    refuse(`Reviews may only be requested from collaborators. ${who} of the ${seed.owner}/${seed.name} repository.`);
  }
  for (const who of reviewers) state.records.askForReview({ pull: pull.number, who, by: call.caller.login });
  return { status: 201, body: pullSummaryJson(call.site, pull) };
}

function refuse(message: string): never {
  throw new Refusal(errorReply(422, message));
}
