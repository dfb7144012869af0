/** Who looks on hears a reply while it comes, over each protocol, and never a secret. */
import { afterEach, expect, test } from "vitest";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import type { Observer } from "../../../src/core/conversation/observers.ts";
import type { ConversationOptions } from "../../../src/core/conversation/open.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { ModelFeatures } from "../../../src/core/model/features/model-features.ts";
import type { Delta, Model } from "../../../src/core/model/model.ts";
import { openModel } from "../../../src/core/model/open-model.ts";
import { openModel as serveModel } from "../../../src/rehearsal/model/server.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { actor, agentWith, say } from "./stage.ts";

const forever = new AbortController().signal;
const apiKey = "sk-test-0000000000";
const opened: LocalConversation[] = [];

afterEach(async () => {
  for (const conversation of opened.splice(0)) await conversation.close();
});

function open(model: Model, also: Partial<ConversationOptions>): LocalConversation {
  const conversation = LocalConversation.open({
    id: "3f2c0000-0000-4000-8000-000000000000",
    agent: agentWith(model),
    workspace: nowhere,
    store: memoryStore(),
    stamper: () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() }),
    limits: { maxIterations: 5 },
    ...also,
  });
  opened.push(conversation);
  return conversation;
}

function listener(): Observer & { heard: Delta[] } {
  const heard: Delta[] = [];
  return { heard, onDelta: (delta) => void heard.push(delta) };
}

const textOf = (heard: readonly Delta[]) => heard.map(({ content = "" }) => content).join("");
const words = "The regular expression keeps a hyphen at the end of every title that ends in a sign.";

test.for<ModelFeatures["api"]>(["chat", "responses", "messages"])("over %s, piece by piece", async (api) => {
  await using server = await serveModel({ script: [{ text: words }, { text: words }], apiKey, model: "test-1" });
  const world = { fetch, clock: () => performance.now(), sleep: async () => undefined, random: () => 0 };
  const model = openModel({ model: "test-1", apiKey, baseUrl: server.url, api }, world).default;
  const observer = listener();
  const conversation = open(model, { observers: [observer] });
  await conversation.send("What is wrong?");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  expect(server.problems).toEqual([]);
  expect(observer.heard.length).toBeGreaterThan(1);
  expect(textOf(observer.heard)).toBe(words + words); // an answer in words is asked for once more
});

/** Says its words in these pieces. */
function speaker(...pieces: readonly string[]): Model {
  const model = actor(say(pieces.join("")), say("Done."));
  const complete: Model["complete"] = (request) => {
    for (const content of model.requests.length === 0 ? pieces : ["Done."]) request.onDelta?.({ content });
    return model.complete(request);
  };
  return { ...model, complete };
}

test("a secret that comes in pieces is hidden, and nothing else is held back for good", async () => {
  const observer = listener();
  const secrets = { TOKEN: "s3cret-value-42" };
  const conversation = open(speaker("It is s3cret-", "value-42, and s3c"), { observers: [observer], secrets });
  await conversation.send("Which?");
  await conversation.run(forever);
  expect(textOf(observer.heard)).toBe("It is <secret-hidden>, and s3cDone.");
});

test("one that throws is reported once, and the others hear all of it", async () => {
  const [observer, problems] = [listener(), [] as string[]];
  const broken: Observer = {
    onDelta() {
      throw new Error("The screen is gone.");
    },
  };
  const report = ({ message }: Error) => void problems.push(message);
  const conversation = open(speaker("One ", "two."), { observers: [broken, observer], report });
  await conversation.send("Count.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  expect(textOf(observer.heard)).toBe("One two.Done.");
  expect(problems).toEqual(["An observer failed at a StreamingDeltaEvent: The screen is gone."]);
});

test("where nobody listens to pieces, the model is not told to tell", async () => {
  const model = actor(say("Fine."), say("Fine."));
  const conversation = open(model, { observers: [{ onEvent: () => undefined }] });
  await conversation.send("Well?");
  await conversation.run(forever);
  expect(model.requests.map(({ onDelta }) => onDelta)).toEqual([undefined, undefined]);
});
