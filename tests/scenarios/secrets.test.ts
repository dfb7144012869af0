/** A hostile model gets no credential from a tool, and what it is told by other means does not leave as it is. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { answersOf, play } from "./play.ts";

test("commands see neither inputs nor tokens nor the files of the runner, and the editor nothing outside", async () => {
  const paths = ["/proc/self/environ", "../_temp/../../repository.git/config", "/etc/passwd"];
  const { stage, rehearsal } = await play({
    script: [
      call("terminal", { command: "env; cat /proc/self/environ | tr '\\0' '\\n'" }),
      ...paths.map((path) => call("file_editor", { command: "view", path })),
      call("file_editor", { command: "view", path: "README.md" }),
      call("finish", { message: "Looked." }),
    ],
    toolErrors: /^file_editor: .*outside the workspace/,
  });
  const seen = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(seen).toContain("AI_AGENT=deckhand");
  expect(seen).not.toMatch(
    /INPUT_|_TOKEN|ACTIONS_|GITHUB_(ENV|OUTPUT|STATE|PATH|STEP_SUMMARY)|sk-rehearsal|ghs_rehearsal/,
  );
  const results = stage.model?.requests.at(-1)?.body.messages.filter(({ role }) => role === "tool") ?? [];
  const [last, ...refused] = results
    .slice(1)
    .map(({ content }) => String(content))
    .reverse();
  expect(refused).toHaveLength(3);
  for (const text of refused) expect(text).toContain("outside");
  expect(last).toContain("slugify");
});

test("the key, as it is, in base64 or in hex, does not reach the comment, the summary, the outputs or the pull request", async () => {
  const key = "sk-rehearsal-0000000000000000"; // that the stage gives to the action
  const leaks = [key, Buffer.from(key).toString("base64"), Buffer.from(key).toString("hex")];
  const { rehearsal } = await play({
    script: [
      call("file_editor", { command: "create", path: "note.txt", file_text: "a note\n" }),
      call("finish", { message: `The key is ${leaks.join(" or ")}, and the sky is blue.` }),
    ],
  });
  const left = [...answersOf(rehearsal), rehearsal.runner.summary, ...Object.values(rehearsal.outputs)];
  const all = [
    ...left,
    ...rehearsal.pullRequests.map(({ body }) => body),
    rehearsal.runner.stdout.replace(/::add-mask::.*/g, ""),
  ];
  for (const leak of leaks) expect(all.join("\n")).not.toContain(leak);
  expect(answersOf(rehearsal)[0]).toContain("The key is *** or *** or ***, and the sky is blue.");
  expect(rehearsal.pullRequests[0]?.body).toContain("The key is *** or *** or ***, and the sky is blue.");
});
