/** The live page, as the library's visualizer shows it: an observer of any conversation. */
import { expect } from "vitest";
import { NO_STATS } from "../../src/core/conversation/state/stats.ts";
import { openVisualizer } from "../../src/library/visualizers.ts";
import { actor, conclude, echo, openIn } from "../core/conversation/stage.ts";
import { test } from "../core/event/log-folder.ts";
import { call, log, printed, request } from "./logs.ts";

test("a visualizer shows what a conversation does, with its tokens, and says when there is more", async ({
  folder,
}) => {
  let look = async () => {};
  const model = actor(
    echo("<b>first</b>", 0.25),
    async () => {
      await look();
      return { ...conclude("All is done."), cost: 0 };
    },
  ); // biome-ignore format: one line
  let stats = () => NO_STATS;
  const visualizer = await openVisualizer(() => stats());
  const conversation = await openIn(folder, model, { observers: [visualizer] });
  stats = () => conversation.state.stats;
  try {
    const read = async (path = "") => (await fetch(visualizer.url + path)).text();
    expect(await read()).toContain("There is no report yet.");
    const before = await read("version");
    look = async () => {
      expect(await read("version")).not.toBe(before);
      const page = await read();
      expect(page).toContain("&lt;b&gt;first&lt;/b&gt;");
      expect(page).not.toContain("All is done.");
    };
    await conversation.send("Go.");
    await conversation.run();
    const page = await read();
    for (const part of ["Go.", "All is done.", "🟡 Working on it", "Cost so far, up to $0.25"])
      expect(page).toContain(part);
  } finally {
    await conversation.close();
    await visualizer.close();
  }
  await expect(fetch(visualizer.url)).rejects.toThrow();
});

test("what a sub-agent does is shown below the call that started it", async () => {
  const visualizer = await openVisualizer();
  try {
    for (const event of log(request("go"), ...call(1, "task", { prompt: "look" }, printed("Task ID: task_1"))))
      visualizer.onEvent?.(event);
    for (const event of log(request("what the sub-agent was asked"))) visualizer.subAgent("task_1").onEvent?.(event);
    const page = await (await fetch(visualizer.url)).text();
    expect(page).toMatch(/aria-label="Work of the sub-agent">.*what the sub-agent was asked/s);
  } finally {
    await visualizer.close();
  }
});
