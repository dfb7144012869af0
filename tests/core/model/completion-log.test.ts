import { expect, test } from "vitest";
import { withCompletionLog } from "../../../src/core/model/completion-log.ts";
import { ModelFault } from "../../../src/core/model/failure/model-fault.ts";
import { redactor } from "../../../src/lib/mask/mask.ts";
import { asking, fakeModel } from "./fake-model.ts";

const SECRET = "sk-canary/0123456789+abcdef=";
const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = (text: string) => Buffer.from(text).toString("hex");

function logged(answers: Parameters<typeof fakeModel>[0], name = "vendor/large:1") {
  const files = new Map<string, string>();
  const model = withCompletionLog(fakeModel(answers, { name }), {
    write: (file, text) => void files.set(file, text),
    mask: redactor([SECRET]),
    now: () => new Date("2026-11-21T10:00:00Z"),
    random: () => 0.5,
  });
  return { model, files };
}

test("an exchange is one file: what was asked and what was answered", async () => {
  const { model, files } = logged(["Hello."]);
  const reply = await model.complete(asking("Hi"));
  expect([...files.keys()]).toEqual(["vendor__large_1-1795255200-8000.json"]);
  expect(JSON.parse([...files.values()].join())).toMatchObject({
    model: "vendor/large:1",
    timestamp: "2026-11-21T10:00:00.000Z",
    request: { messages: [{ role: "user", content: [{ text: "Hi" }] }], tools: [] },
    reply: { id: reply.id, message: { content: [{ text: "Hello." }] }, usage: { prompt_tokens: 1 } },
  });
});

test("a call that failed is a file too, with the fault, which is thrown all the same", async () => {
  const fault = new ModelFault("It broke.", {
    hint: "Fix it.",
    isTransient: true,
    cause: new TypeError("terminated"),
  });
  const { model, files } = logged([fault]);
  await expect(model.complete(asking("Hi"))).rejects.toBe(fault);
  expect([...files.keys()]).toEqual(["vendor__large_1-1795255200-8000-error.json"]);
  const error = { name: "ModelFault", message: "It broke.", hint: "Fix it.", cause: "TypeError: terminated" };
  expect(JSON.parse([...files.values()].join())).toMatchObject({ error });
});

test("no file shows a secret, and no name leaves the folder", async () => {
  const answer = `The key is ${SECRET}. ${base64(`key=${SECRET}`)} ${hex(SECRET)}`;
  const { model, files } = logged([answer], "../../etc\\x");
  await model.complete(asking(`Is it ${SECRET}, or ${base64(SECRET)} in a URL?key=${encodeURIComponent(SECRET)}`));
  const [[name = "", text = ""] = []] = files;
  expect(text).not.toContain(SECRET);
  expect(text).toContain("The key is ***.");
  for (const encoded of [
    base64(SECRET),
    base64(`key=${SECRET}`).slice(0, -3),
    encodeURIComponent(SECRET),
    hex(SECRET),
  ]) {
    expect(text).not.toContain(encoded);
  }
  expect(name).toMatch(/^[\w.-]+\.json$/);
});
