/** Refs of the state that the server refuses for good: a run ends, says so, and asks GitHub a bounded number of times. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { git, sceneWith } from "./scene.ts";

const script = [
  call("file_editor", { command: "create", path: "a.txt", file_text: "1\n" }),
  call("finish", { message: "Made the file." }),
  call("finish", { message: "It is there." }),
];

const saidBy = ({ comments }: Rehearsal) =>
  comments.filter(({ author }) => author.endsWith("[bot]")).at(-1)?.body ?? "";
const pushes = ({ gitRequests }: { gitRequests: readonly { path: string }[] }) =>
  gitRequests.filter(({ path }) => path.endsWith("/git-receive-pack") && !path.includes("?")).length;

/** In the repository of the story, by somebody who can push. */
const blocked: Readonly<Record<string, readonly string[]>> = {
  "a ref below the state's": ["refs/deckhand/threads/1/x"],
  "a ref above the state's": ["refs/deckhand/threads"],
};

test.for(Object.entries(blocked))(
  "with %s, the state goes to a branch, and the next run goes on from there",
  async ([, refs]) => {
    const { stage, play } = await sceneWith({ script }, /^INTEG: a ref that is not ours was changed$/); // the branch is new
    for (const ref of refs) git(stage, "update-ref", ref, "main");
    const { rehearsal } = await play();
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
    expect(rehearsal.modelRequests).toBe(2);
    expect(git(stage, "for-each-ref", "--format=%(refname)", "refs/heads/deckhand")).toBe(
      "refs/heads/deckhand/state/1",
    );
    expect(saidBy(rehearsal)).toContain("is on a branch `deckhand/state/…`");
    expect(pushes(stage.github)).toBeLessThan(20);
    const second = await play({ issue: 1, body: "@agent is it there?" });
    expect(second.rehearsal.outputs["conversation-id"]).toBe(rehearsal.outputs["conversation-id"]);
  },
);

test.for([
  ["refs beside both", ["refs/deckhand/threads/1/x", "refs/heads/deckhand/state/1/x"]],
  ["a branch that is named as the folder of the states", ["refs/deckhand", "refs/heads/deckhand"]],
] as const)("with %s, the run works without memory and says so", async ([, refs]) => {
  const { stage, play } = await sceneWith({ script });
  for (const ref of refs) git(stage, "update-ref", ref, "main");
  const { rehearsal } = await play();
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
  expect(rehearsal.modelRequests).toBe(2);
  expect(saidBy(rehearsal)).toContain(
    "This conversation could not be saved, so the next mention will not remember it.",
  );
  expect(saidBy(rehearsal)).toContain("GitHub accepts neither a ref nor a branch for the state of this thread.");
  expect(pushes(stage.github)).toBeLessThan(20);
  expect(rehearsal.exchanges.length).toBeLessThan(100);
});

test("the twin, without such a ref, is remembered and pays for no further push", async () => {
  const { stage, play } = await sceneWith({ script });
  const { rehearsal } = await play();
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
  expect(saidBy(rehearsal)).not.toMatch(/could not be saved|on a branch/);
  expect(pushes(stage.github)).toBeLessThan(8);
  const second = await play({ issue: 1, body: "@agent is it there?" });
  expect(second.rehearsal.outputs["conversation-id"]).toBe(rehearsal.outputs["conversation-id"]);
});
