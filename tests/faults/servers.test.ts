/** F48: servers of tools that fail in the middle of the work; the run goes on, and the report says which. */
import { describe, expect } from "vitest";
import type { LocalConversation } from "../../src/core/conversation/local-conversation.ts";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { renderBroken } from "../../src/render/report/reading-facts.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { actor, agentWith, done, openIn } from "../core/conversation/stage.ts";
import { forever, test } from "../core/workspace/temp-folder.ts";
import { hostile, hurried, openFor } from "../mcp/servers.ts";

const faults: Readonly<Record<string, readonly [ways: readonly string[], call: string, told: string]>> = {
  "crashes in a call": [[], "bad__crash", "out of memory"],
  hangs: [["hang"], "bad__echo", "no answer in time"],
  "answers what is no answer": [["malformed"], "bad__echo", "The server bad"],
  "floods its output": [["flood"], "bad__echo", "bad"],
};

const observed = ({ log }: LocalConversation) =>
  [...log].flatMap((event) => (event.kind === "ObservationEvent" ? [event.observation] : []));

describe("F48 a server of tools", () => {
  test.for(Object.entries(faults))(
    "F48 that %s: an error of the tool, and the others go on",
    async ([, fault], { workspace }) => {
      const [ways, name, told] = fault;
      const servers = await openFor(workspace, { bad: hostile(...ways), good: hostile() }, hurried());
      const calls = [name, "good__echo"].map((tool): [string, object] => [tool, { word: "still here" }]);
      const model = actor({ calls }, done);
      const agent = agentWith(model, [...standardTools(), ...servers.tools]);
      const conversation = openIn("", model, { agent, workspace, store: memoryStore() });
      await conversation.send("Do it.");
      expect(await conversation.run(forever)).toEqual({ status: "finished" });
      const [bad, good] = observed(conversation);
      expect(bad).toMatchObject({ is_error: true, content: [{ text: expect.stringContaining(told) }] });
      expect(good).toMatchObject({ is_error: false, content: [{ text: "still here" }] });
      await conversation.close();
    },
  );

  test("F48 that never starts: it is listed, and nothing of it is offered", async ({ workspace }) => {
    const servers = await openFor(workspace, { bad: hostile("dead"), good: hostile() }, hurried());
    expect(servers.tools.map(({ name }) => name)).toEqual(["good__crash", "good__echo"]);
    expect(renderBroken(servers.report())).toBe(
      "This MCP server did not work: `bad` (`It ended with exit code 3. Its last output: no such thing as a port`).",
    );
  });
});
