/** An issue is transferred to another repository, or converted to a discussion: nothing is done there that nobody asked for. */
import { expect, test } from "vitest";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { labels } from "./approving.ts";
import { hasty, pause } from "./haste/haste.ts";
import { answersOf, stageFor } from "./play.ts";
import { gitOf } from "./pull-story.ts";

type GitHub = Stage["github"];
type Move = (github: GitHub, issue: number) => unknown;

const write = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const script = [write, conclude("Written.")];

/** The job's token may write there too, so what it does not do is not for want of rights. */
const others = [{ name: "acme/tides", files: { "README.md": "# Tides\n" }, access: "write" }] as const;

const moves: readonly (readonly [string, Move])[] = [
  ["was transferred to another repository", (github, issue) => github.transferIssue({ issue, to: "acme/tides" })],
  ["was converted to a discussion", (github, issue) => github.convertIssue({ issue, by: "maria" })],
];

const asks: readonly (readonly [string, (github: GitHub, issue: number) => ReturnType<ReturnType<typeof labels>>])[] = [
  [
    "a comment",
    (github, issue) => {
      const { id } = github.comment({ issue, author: "maria", body: "@agent fix it" });
      return { name: "issue_comment", actor: "maria", payload: github.issueCommentPayload(id) };
    },
  ],
  ["a label", labels("maria", "agent")],
];

/** What stands on the issues of the other repository, and what was asked of it beside reading. */
function elsewhere({ github }: Stage) {
  const { state } = github.repository("acme/tides");
  const bodies = [...state.comments.values()].map(({ body }) => body);
  const written = github.exchanges.filter(
    ({ method, path }) => !["GET", "POST"].includes(method) && path.startsWith("/repositories/2002"),
  );
  return { bodies, written, labels: [...state.records.labels.values()].flat() };
}

const rows = asks.flatMap(([by, ask]) => moves.map(([how, move]) => ({ by, ask, how, move })));

test.for(rows)("an issue with $by that $how before the run begins: nothing is done", async ({ ask, how, move }) => {
  const stage = await stageFor({ script, others });
  let before: unknown;
  const happening: PlayOptions["happening"] = (github, issue) => {
    const happened = ask(github, issue);
    move(github, issue);
    before = elsewhere(stage);
    return happened;
  };
  const rehearsal = await stage.play({ happening });
  expect([...rehearsal.problems, ...rehearsal.runner.errors]).toEqual([]);
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests, rehearsal.runner.exitCode]).toEqual(["skipped", 0, 0]);
  expect(rehearsal.outputs.reason).toContain(`The issue ${how} before the run began, so nothing was done.`);
  expect(rehearsal.runner.summary).toContain("/issues/1 leads there");
  expect([rehearsal.branches, elsewhere(stage)]).toEqual([[], before]);
});

test("an issue that has the same number in the other repository is another one all the same", async () => {
  const stage = await stageFor({ script, others });
  const happening: PlayOptions["happening"] = (github, issue) => {
    const happened = labels("maria", "agent")(github, issue);
    expect(github.transferIssue({ issue, to: "acme/tides" }).number).toBe(issue);
    return happened;
  };
  const rehearsal = await stage.play({ happening });
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests]).toEqual(["skipped", 0]);
});

test("where the token may not read the other repository, the issue is gone", async () => {
  const closed = [{ name: "acme/tides", files: { "README.md": "# Tides\n" }, visibility: "private" }] as const;
  const stage = await stageFor({ script, others: closed });
  const happening: PlayOptions["happening"] = (github, issue) => {
    const happened = asks[0]?.[1](github, issue);
    github.transferIssue({ issue, to: "acme/tides" });
    return happened ?? { name: "", actor: "", payload: {} };
  };
  const rehearsal = await stage.play({ happening });
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests, rehearsal.runner.exitCode]).toEqual(["skipped", 0, 0]);
  expect(rehearsal.outputs.reason).toContain("was deleted or moved elsewhere");
});

test.for(moves)("an issue that %s while the agent works stops the run, and its work is kept", async ([how, move]) => {
  let number = 0;
  const stage: Stage = await stageFor({
    others,
    script: [
      write,
      () => {
        move(stage.github, number);
        return pause;
      },
      call("terminal", { command: "sleep 600" }),
    ],
    toolErrors: /^terminal: /,
  });
  const happening: PlayOptions["happening"] = (github, issue) => {
    number = issue;
    return asks[0]?.[1](github, issue) ?? { name: "", actor: "", payload: {} };
  };
  const rehearsal = await stage.play({ environment: hasty, happening });
  expect(rehearsal.outputs).toMatchObject({ outcome: "skipped", reason: `The issue ${how}, so I stopped` });
  expect([rehearsal.runner.exitCode, rehearsal.runner.errors]).toEqual([0, []]);
  expect(gitOf(stage, ["show", `${rehearsal.outputs.branch}:low.md`])).toBe("Low at six.");
  expect(rehearsal.runner.summary).toMatch(/only this summary has the report|report is only here/);
});

test("an issue that is only closed and locked is worked on", async () => {
  const stage = await stageFor({ script });
  const happening: PlayOptions["happening"] = (github, issue) => {
    const happened = labels("maria", "agent")(github, issue);
    Object.assign(github.state.issues.get(issue) ?? {}, { state: "closed", locked: true });
    return happened;
  };
  const rehearsal = await stage.play({ happening });
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(answersOf(rehearsal)).toEqual([]);
});
