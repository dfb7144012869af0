import { describe, expect, test } from "vitest";
import { text } from "../../../src/core/event/content.ts";
import type { ModelRequest } from "../../../src/core/model/model.ts";
import { modelsFor, withRouter } from "../../../src/core/model/open-model.ts";

import { asking, fakeModel } from "./fake-model.ts";

const plain = asking("Hi");
const image = { type: "image" as const, image_urls: ["data:image/png;base64,AAAA"], cache_prompt: false };
const seen: ModelRequest = {
  ...plain,
  messages: [
    { role: "user", content: [text("Look.")] },
    { role: "tool", tool_call_id: "c", content: [text("a picture"), image] },
    { role: "user", content: [text("And?")] },
  ],
};
const long = asking("x".repeat(5000));

const blind = (context_window?: number) =>
  fakeModel(["Blind."], { name: "blind", features: { vision: false, ...(context_window && { context_window }) } });
const seer = fakeModel(["Seer."], { name: "seer", features: { context_window: 9000 } });
const large = fakeModel(["Large."], { name: "large", features: { vision: false, context_window: 9000 } });

const answerer = async (model: ReturnType<typeof withRouter>, request: ModelRequest) =>
  (await model.complete(request)).model ?? "blind";

describe("a router", () => {
  test("sends images to a model that sees them, and everything else to the first", async () => {
    const model = withRouter({ primary: blind(), vision: seer });
    expect(model).toMatchObject({ name: "blind", features: { vision: true } });
    expect([await answerer(model, plain), await answerer(model, seen), await answerer(model, long)]).toEqual([
      ...["blind", "seer", "blind"],
    ]);
  });

  test("sends what is too long to a model that takes more", async () => {
    const model = withRouter({ primary: blind(1000), large });
    expect(model.features).toMatchObject({ vision: false, context_window: 9000 });
    expect([await answerer(model, plain), await answerer(model, long)]).toEqual(["blind", "large"]);
  });

  test("that has nothing to decide is the model itself", () => {
    const seeing = fakeModel([]);
    expect(withRouter({ primary: seeing, vision: seer })).toBe(seeing);
    const huge = blind(10_000);
    expect(withRouter({ primary: huge, large })).toBe(huge);
    const unknown = blind();
    expect(withRouter({ primary: unknown, large })).toBe(unknown);
  });
});

describe("the models by use", () => {
  test("are all the one, if there is only one", () => {
    const main = fakeModel([]);
    expect([...new Set(Object.values(modelsFor(main)))]).toEqual([main]);
  });

  test("are a small one for summaries, titles and reviews, which signs what it writes", async () => {
    const main = fakeModel(["Main."], { name: "main" });
    const models = modelsFor(main, fakeModel(["Small."], { name: "small" }));
    expect([models.default, models["ask-agent-llm"]]).toEqual([main, main]);
    for (const use of ["condenser", "title", "critic"] as const) {
      expect(await models[use].complete(plain)).toMatchObject({ model: "small" });
    }
  });
});
