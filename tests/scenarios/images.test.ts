/** Screenshots in issues and comments: fetched by us, shown to a model that sees, and named as missing to one that does not. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage, StageOptions } from "../../src/rehearsal/stage.ts";
import { stageFor } from "./play.ts";

const script: Script = [call("finish", { message: "I see." })];
const sees = { "model-features": '{"vision": true}' };
const pixel = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const shown = `data:image/png;base64,${pixel.toString("base64")}`;

const told = (stage: Stage) => JSON.stringify(stage.model?.requests[0]?.body.messages.at(-1)?.content);

/** An issue with one screenshot, and a request with another; and a picture of somebody else's. */
async function gallery(options: Partial<StageOptions>) {
  const stage = await stageFor({ script, ...options });
  const [first, second] = [stage.github.attach(pixel), stage.github.attach(pixel)];
  const body = `It looks like this: ![wrong](${first}) ![track me](https://evil.test/a.png)`;
  const { number: issue } = stage.github.openIssue({ author: "maria", title: "Slugs", body });
  const rehearsal = await stage.play({ issue, body: `@agent should be ![right](${second})` });
  return { stage, rehearsal };
}

test("the model is shown the screenshots of the request and of the issue, and no others", async () => {
  const { stage, rehearsal } = await gallery({ inputs: sees });
  expect(rehearsal.problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(told(stage).split(shown)).toHaveLength(3);
  expect(told(stage)).toContain("in this order: the request, issue #1.");
});

test("a model that sees none is told how many there are", async () => {
  const { stage, rehearsal } = await gallery({ inputs: { "model-features": '{"vision": false}' } });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(told(stage)).not.toContain("base64");
  expect(told(stage)).toContain("Of the images in these texts, 2 cannot be shown to you.");
});

test("what is no image is not shown, whatever it is called", async () => {
  const stage = await stageFor({ script, inputs: sees });
  const page = stage.github.attach(Buffer.from("<svg onload=alert(1)>"));
  const { number: issue } = stage.github.openIssue({ author: "maria", title: "Slugs", body: `![x](${page})` });
  await stage.play({ issue });
  expect(told(stage)).not.toContain("base64");
  expect(told(stage)).toContain("1 cannot be shown to you");
});
