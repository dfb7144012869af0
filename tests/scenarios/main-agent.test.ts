/** The definition of the agent on the base branch: it sets what no input sets, and takes away from what the inputs give. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { firstRequest, repository } from "./instructed.ts";
import { answersOf, stageFor } from "./play.ts";

const path = ".agents/agents/main.md";
const definition = (head: string) => ({ [path]: `---\n${head}\n---\nANSWER-IN-VERSE\n` });
const finish = call("finish", { message: "Looked." });

/** One reply whose command waits so many seconds for the file that the other call makes. */
const together = (seconds: number) => ({
  calls: [
    {
      name: "terminal",
      arguments: { command: `timeout ${seconds} sh -c 'until test -e b; do sleep 0.1; done'; ls b`, timeout: 200 },
    },
    { name: "file_editor", arguments: { command: "create", path: "b", file_text: "b\n" } },
  ],
});

test("its words, its settings and its tools hold, within what the workflow gives", async () => {
  const head = "tools: terminal, file_editor, browser\ntool_concurrency_limit: 2\nmax_iteration_per_run: 2";
  const stage = await stageFor({ repository: repository(definition(head)), script: [together(100), finish] });
  const rehearsal = await stage.play({ body: "@agent look" });
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(firstRequest(stage).system).toContain("ANSWER-IN-VERSE");
  const tools = JSON.stringify(stage.model?.requests[0]?.body.tools);
  expect(tools).toMatch(/"terminal".*"file_editor".*"think".*"finish"/s);
  expect(tools).not.toMatch(/"glob"|"browser"/);
  const results = (stage.model?.requests[1]?.body.messages ?? []).filter(({ role }) => role === "tool");
  expect(JSON.stringify(results[0]?.content)).not.toContain("cannot access");
  expect(rehearsal.runner.stdout).toContain(`${path} names tools that the workflow does not give: browser`);
});

test("without a definition the calls of a reply come one after the other", async () => {
  const stage = await stageFor({
    repository: repository({}),
    script: [together(2), finish],
    toolErrors: /^terminal: /,
  });
  await stage.play({ body: "@agent look" });
  const results = (stage.model?.requests[1]?.body.messages ?? []).filter(({ role }) => role === "tool");
  expect(JSON.stringify(results[0]?.content)).toContain("cannot access");
});

test("one that cannot be used ends the run before the model is asked, and says why", async () => {
  const stage = await stageFor({ repository: repository(definition("model: gpt-x")), script: [finish] });
  const rehearsal = await stage.play({ body: "@agent look" });
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
  expect(answersOf(rehearsal)[0]).toMatch(/main\.md cannot be used: .*model.* cannot be set here/s);
});
