/** Ways in which a webhook comes about: each sets the stage, and resolves to the one delivery that it is. */
import { call } from "../../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../../src/rehearsal/play.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { commitOf, gitOf } from "../pull-story.ts";
import { looking } from "./looking-model.ts";

export type Github = Stage["github"];
type Setter = (stage: Stage) => PlayOptions;

const edit = call("file_editor", { command: "create", path: "tides.md", file_text: "Twice a day.\n" });
const written = call("finish", { message: "The tides are written down." });

export const fix = looking([["tides.md", edit]], written);
export const answer = looking([], call("finish", { message: "It makes slugs." }));

/** The same payload, however often it is delivered. */
export function comes(happening: Happening, issue: number): PlayOptions {
  return { issue, happening: () => happening };
}

export function issueOn({ github }: Stage): number {
  return github.openIssue({ author: "rita", title: "Tides", body: "When are they?" }).number;
}

/** Maria's, from the branch `feature`, with these files in its one commit. */
export function pullOn(stage: Stage, files: Readonly<Record<string, string>> = { "moon.md": "Round.\n" }): number {
  gitOf(stage, ["branch", "feature", commitOf(stage, "main", files)]);
  return stage.github.openPullRequest({ author: "maria", title: "Feature", body: "", head: "feature" }).number;
}

/** Somebody comments, on an issue of rita's unless told. */
export function comments(body: string, { author = "maria", on = issueOn } = {}): Setter {
  return (stage) => {
    const issue = on(stage);
    const { id } = stage.github.comment({ issue, author, body });
    return comes({ name: "issue_comment", actor: author, payload: stage.github.issueCommentPayload(id) }, issue);
  };
}

type Deed = Parameters<Github["payloads"]["issues"]>[1];

/** Something is done to the issue; `first` is what it does to the records. */
export function done(deed: Deed, first: (github: Github, issue: number) => unknown = () => {}): Setter {
  return (stage) => {
    const issue = issueOn(stage);
    first(stage.github, issue);
    return comes({ name: "issues", actor: deed.sender, payload: stage.github.payloads.issues(issue, deed) }, issue);
  };
}

/** The same of a pull request. */
export function pulled(deed: Deed, on: (stage: Stage) => number = pullOn): Setter {
  return (stage) => {
    const issue = on(stage);
    const payload = stage.github.payloads.pullRequest(issue, deed);
    return comes({ name: "pull_request", actor: deed.sender, payload }, issue);
  };
}

/** Somebody comments on a discussion of rita's. */
export function discusses(body: string): Setter {
  return (stage) => {
    const { records } = stage.github.state;
    const { number } = stage.github.state.addDiscussion({ author: "rita", title: "Tides", body: "When are they?" });
    const { id } = records.addDiscussionComment({ discussion: number, author: "maria", body });
    const payload = stage.github.payloads.discussionComment(id);
    return comes({ name: "discussion_comment", actor: "maria", payload }, issueOn(stage));
  };
}

export function scheduled(more: Omit<PlayOptions, "happening"> = {}): Setter {
  return (stage) => ({
    ...comes({ name: "schedule", actor: "maria", payload: stage.github.payloads.schedule() }, issueOn(stage)),
    ...more,
  });
}
