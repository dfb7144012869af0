/** REST: a review that is pending, which its author submits or takes back. */
import { z } from "zod";
import { reviewJson } from "../../json/review.ts";
import type { Review } from "../../records.ts";
import { type Call, param, readBody } from "../call.ts";
import { notFound, type Reply } from "../reply.ts";
import { findPull } from "./reviews.ts";
import { events, refuseOwn, unprocessable } from "./write-review.ts";

const Body = z.object({ event: z.enum(["COMMENT", "APPROVE", "REQUEST_CHANGES"]), body: z.string().optional() });

export function getReview(call: Call): Reply {
  findPull(call);
  return { status: 200, body: reviewJson(call.site, findReview(call)) };
}

export function submitReview(call: Call): Reply {
  const pull = findPull(call, "write");
  const review = findReview(call);
  const { event, body = review.body } = readBody(call, Body.readonly(), "PullRequestReview");
  refuseOwn(call, pull, event);
  if (review.state !== "PENDING") throw unprocessable("Can not submit a review that is not pending");
  Object.assign(review, { state: events[event], body, submittedAt: call.site.state.time() });
  call.site.state.records.endRequest(review);
  return { status: 200, body: reviewJson(call.site, review) };
}

/** Its comments go with it. */
export function deleteReview(call: Call): Reply {
  findPull(call, "write");
  const review = findReview(call);
  if (review.state !== "PENDING") throw unprocessable("Can not delete a non-pending pull request review");
  const { reviews, reviewComments } = call.site.state.records;
  reviews.splice(reviews.indexOf(review), 1);
  for (const comment of reviewComments.filter((one) => one.review === review.id))
    reviewComments.splice(reviewComments.indexOf(comment), 1);
  return { status: 200, body: reviewJson(call.site, review) };
}

function findReview(call: Call): Review {
  const [number, id] = [Number(param(call, "number")), Number(param(call, "id"))];
  const review = call.site.state.records.reviews.find((one) => one.id === id && one.pull === number);
  const isSeen = review && (review.state !== "PENDING" || review.author === call.caller.login);
  if (!isSeen) throw notFound();
  return review;
}
