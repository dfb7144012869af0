import { expect, test } from "vitest";
import { type Content, text } from "../../../src/core/event/content.ts";
import { prompt } from "../../../src/prompts.ts";
import { fakeModel } from "../model/fake-model.ts";
import { begin } from "./begin.ts";

const image: Content = { type: "image", image_urls: ["data:image/png;base64,AAAA"], cache_prompt: false };

async function asked(content: readonly Content[], vision: boolean) {
  const model = fakeModel(["I see."], { features: { vision } });
  const { take, told, log } = await begin([], { agent: { model } });
  log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content } });
  return { end: await take(), said: told().slice(1), requests: model.requests.length };
}

const unseen = `agent: ${prompt("no-images")}`;

test("a request of nothing but images is answered at once if the model sees none", async () => {
  expect(await asked([image], false)).toEqual({ end: "finished", said: [unseen], requests: 0 });
  expect(await asked([image, text(" \n")], false)).toEqual({ end: "finished", said: [unseen], requests: 0 });
});

test.for([
  ["it has words too", [image, text("What is it?")], false],
  ["it has words only", [text("What is it?")], false],
  ["the model sees", [image], true],
] as const)("the model is asked when %s", async ([, content, vision]) => {
  expect(await asked(content, vision)).toMatchObject({
    said: [expect.stringContaining("I see."), expect.anything()],
    requests: 1,
  });
});

test("images that came before the latest request are no reason not to ask", async () => {
  const model = fakeModel(["I see."], { features: { vision: false } });
  const { take, log } = await begin([], { agent: { model } });
  for (const content of [[image], [text("Never mind. How are you?")]]) {
    log.append({ kind: "MessageEvent", source: "user", llm_message: { role: "user", content } });
  }
  expect([await take(), model.requests.length]).toEqual(["continue", 1]);
});
