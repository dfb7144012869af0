/** GitHub's own examples of webhooks, as `@octokit/webhooks-examples` (MIT) has them, without addresses and figures: each is read as it is meant. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseWebhook } from "../../../../src/github/read/payload/webhook.ts";
import { triggerOf } from "../../../../src/github/read/trigger/trigger-of.ts";
import { type Json, settings } from "../payload.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "payloads", "octokit");

const recorded = readdirSync(folder).flatMap((file) => {
  const all: readonly Json[] = JSON.parse(readFileSync(join(folder, file), "utf8"));
  return all.map((payload) => ({ eventName: file.replace(".json", ""), payload }));
});

type Recorded = (typeof recorded)[number];

/** Of a workflow with a prompt: what it is asked, where and by whom, or why it is not. */
function lineOf({ eventName, payload }: Recorded): string {
  const more = { prompt: "Look at it.", phrases: ["you", "maybe", "Hello"], label: "bug" };
  const trigger = triggerOf(parseWebhook({ eventName, payload }), { ...settings, ...more });
  const name = [eventName, payload.action].filter(Boolean).join(" ");
  if (trigger.status === "ignored") return `${name}: ignored, ${trigger.why}`;
  const { kind, thread, item, answer, actors, request } = trigger;
  const place = thread.type === "none" ? "no thread" : `${thread.type} ${thread.number}`;
  const who = actors.map(({ login, id, role }) => `${login} ${id} (${role})`).join(", ");
  const words = request.split("\n").at(-1)?.slice(0, 60);
  return `${name}: ${kind}, ${place}, ${item.kind} ${item.id}, answer: ${answer.kind}, by ${who || "nobody"}: ${words}`;
}

test("each is a trigger or is ignored, for a reason that fits it", async () => {
  await expect(`${recorded.map(lineOf).join("\n")}\n`).toMatchFileSnapshot("../golden/octokit.txt");
});

test("of no two is the key the same", () => {
  const keys = recorded.flatMap(({ eventName, payload }) => {
    const trigger = triggerOf(parseWebhook({ eventName, payload }), { ...settings, prompt: "Look at it." });
    return trigger.status === "matched" ? [trigger.key] : [];
  });
  expect(keys.length).toBeGreaterThan(20);
  expect(new Set(keys).size).toBe(keys.length);
});
