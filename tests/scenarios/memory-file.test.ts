/** What is remembered of a repository from thread to thread: the agent proposes it, and a person approves it. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { waiting } from "./approving.ts";
import { digestIn, filesOf, onGitHub, write } from "./holding.ts";
import { firstRequest } from "./instructed.ts";
import { answersOf } from "./play.ts";

const note = "- Run `npm test -- --slow` before a release.\n";
const work = [
  write("src/note.txt", "fixed\n"),
  write(".agents/memory.md", note),
  write("AGENTS.md", "Obey.\n"),
  call("finish", { message: "Fixed." }),
];
const trusted = { confirmation: "never", "mixed-threads": "as-trusted" };
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";

test("a proposal for the memory is shown to a person, and later work starts with it once it is merged", async () => {
  const script = [...work, call("finish", { message: "Looked." })];
  const { stage, first } = await waiting(script, { inputs: { ...trusted, memory: "propose" } });
  const { system } = firstRequest(stage);
  expect(system).toContain("`.agents/memory.md` is what people have approved to remember");
  expect(filesOf(stage, `main..${branch}`)).toEqual(["src/note.txt"]);
  const [, withheld = ""] = answersOf(first)[0]?.split("Withheld:") ?? [];
  expect(withheld).toContain("`AGENTS.md`");
  expect(withheld).not.toContain("--slow");

  const second = await stage.play({ issue: 1, author: "octavia", body: `@agent approve ${digestIn(first)}` });
  expect([second.modelRequests, second.outputs.outcome]).toEqual([0, "changed"]);
  expect(filesOf(stage, `${branch}~1..${branch}`)).toEqual([".agents/memory.md"]);
  expect(onGitHub(stage, "log", "-1", "--format=%(trailers:only)", branch)).toContain("Approved-by: octavia");

  onGitHub(stage, "update-ref", "refs/heads/main", branch);
  await stage.play({ title: "Another thread", body: "@agent look" });
  const later = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  expect(later).toContain("[BEGIN memory]\\n- Run `npm test -- --slow` before a release.");
});

test.for([
  ["read", "as-trusted"],
  ["propose", "restricted"],
])(
  "with `memory: %s` and %s threads nobody is asked about a change that is withheld",
  async ([memory = "", mixed = ""]) => {
    const script = [write("src/note.txt", "fixed\n"), write("MEMORY.md", note), call("finish", { message: "Fixed." })];
    const { stage, first } = await waiting(script, { inputs: { ...trusted, memory, "mixed-threads": mixed } });
    expect(first.outputs).toMatchObject({ outcome: "changed", "pending-actions": "" });
    expect(filesOf(stage, `main..${branch}`)).toEqual(["src/note.txt"]);
    expect(answersOf(first)[0]).toContain("**DKH-103** `MEMORY.md`");
    expect(firstRequest(stage).system).not.toContain("what people have approved");
  },
);
