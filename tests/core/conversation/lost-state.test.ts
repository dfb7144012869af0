import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "../event/log-folder.ts";
import { forever } from "../model/endpoint.ts";
import { actor, done, echo, openIn } from "./stage.ts";

async function waiting(folder: string): Promise<void> {
  const conversation = openIn(folder, actor(echo("a")));
  conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await conversation.send("Fix it.");
  await conversation.run(forever);
  await conversation.close();
}

test("events without a state are refused: what was to be confirmed is not known", async ({ folder }) => {
  await waiting(folder);
  rmSync(join(folder, "base_state.json"));
  const open = () => openIn(folder, actor(done));
  expect(open).toThrow(/has events but no base_state.json/);
  expect(open).toThrow(expect.objectContaining({ code: "config", hint: expect.stringContaining("Restore that file") }));
});

test("the same events with their state still wait for somebody, and an empty folder is a new conversation", async ({
  folder,
}) => {
  expect(openIn(join(folder, "new"), actor()).state.status).toBe("idle");
  await waiting(folder);
  expect(openIn(folder, actor(done)).state.status).toBe("waiting_for_confirmation");
});
