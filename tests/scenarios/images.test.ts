/** Screenshots in issues and comments: fetched by us, shown to a model that sees, and named as missing to one that does not. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { type StoryOptions, stageFor } from "./play.ts";
import { pullStory } from "./pull-story.ts";

const script: Script = [call("finish", { message: "I see." })];
const sees = { "model-features": '{"vision": true}' };
const pixel = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const shown = `data:image/png;base64,${pixel.toString("base64")}`;

const told = (stage: Stage) => JSON.stringify(stage.model?.requests[0]?.body.messages.at(-1)?.content);

/** An issue with one screenshot, and a request with another; and a picture of somebody else's. */
async function gallery(options: StoryOptions) {
  const stage = await stageFor({ script, ...options });
  const [first, second] = [stage.github.attach(pixel), stage.github.attach(pixel)];
  const body = `It looks like this: ![wrong](${first}) ![track me](https://evil.test/a.png)`;
  const { number: issue } = stage.github.openIssue({ author: "maria", title: "Slugs", body });
  const rehearsal = await stage.play({ issue, body: `@agent should be ![right](${second})` });
  return { stage, rehearsal };
}

test("the model is shown the screenshots of the request, and of all that it is about, and no others: what is no image is not shown, whatever it is called", async () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { stage, number, play } = await pullStory(script, { "tides.md": "Twice a day.\n" }, { inputs: sees, now });
  const { github } = stage;
  const picture = () => `![it](${github.attach(pixel)})`;
  const page = github.attach(Buffer.from("<svg onload=alert(1)>"));
  const { state } = github;
  Object.assign(state.issues.get(number) ?? {}, {
    body: `![track me](https://evil.test/a.png) ${picture()} ![x](${page})`,
  });
  const place = { pull: number, path: "tides.md", line: 1, hunk: "@@ -0,0 +1 @@\n+Twice" };
  const { id } = state.records.addReviewComment({ ...place, author: "maria", body: picture() });
  state.records.closes.set(number, [github.openIssue({ author: "maria", title: "Ebbs", body: picture() }).number]);
  ahead = 5000; // what was said in the same second counts as said after
  const { rehearsal, problems } = await play({ body: `@agent should be ${picture()}` });
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(told(stage).split(shown)).toHaveLength(5);
  expect(told(stage).split("base64")).toHaveLength(5);
  expect(told(stage)).toContain("1 cannot be shown to you");
  expect(told(stage)).toContain(`: the request, pull request #${number}, review comment ${id}, issue #${number + 1}.`);
});

test("a model that sees none is told how many there are", async () => {
  const { stage, rehearsal } = await gallery({ inputs: { "model-features": '{"vision": false}' } });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(told(stage)).not.toContain("base64");
  expect(told(stage)).toContain("Of the images in these texts, 2 cannot be shown to you.");
});
