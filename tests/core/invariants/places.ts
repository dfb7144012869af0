/** The same agent at work in different places, with everything that has to be the same in all of them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { agentOf } from "../../../src/core/agent/agent.ts";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import type { MessageToolCall } from "../../../src/core/event/content.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { standardTools } from "../../../src/tools/standard-tools.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { fakeModel, replyOf } from "../model/fake-model.ts";

export type Call = Readonly<{ name: string; input: Readonly<Record<string, unknown>> }>;

const path = fc.constantFrom("a.txt", "b/c.txt", "../out.txt", "b");
const words = fc.constantFrom("one\n", "two\n", "é\n");
const edit = (input: fc.Arbitrary<object>) =>
  input.map((given): Call => ({ name: "file_editor", input: { ...given } }));

export const call: fc.Arbitrary<Call> = fc.oneof(
  edit(fc.record({ command: fc.constant("create"), path, file_text: words })),
  edit(fc.record({ command: fc.constant("view"), path })),
  edit(fc.record({ command: fc.constant("str_replace"), path, old_str: words, new_str: words })),
  edit(fc.record({ command: fc.constant("undo_edit"), path })),
  fc.constantFrom("ls", "cd b", "cat a.txt", "false", "x=1", "echo $x").map((command) => ({
    name: "terminal",
    input: { command },
  })),
  fc.constantFrom("**/*.txt", "*").map((pattern) => ({ name: "glob", input: { pattern } })),
  words.map((word) => ({ name: "grep", input: { pattern: word.trim() } })),
);

/** What stays the same wherever the work is done: the log without the name of the folder, and the files. */
export async function work(calls: readonly Call[], workspaceIn: (folder: string) => Promise<Place>) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-place-"));
  try {
    await using place = await workspaceIn(folder);
    const replies = calls.map(({ name, input }, index) => {
      const tool_calls: MessageToolCall[] = [
        { id: `c${index}`, name, arguments: JSON.stringify(input), origin: "completion" },
      ];
      const message = { role: "assistant" as const, content: [], tool_calls };
      return replyOf("", { id: `r${index}`, message });
    });
    const conversation = LocalConversation.open({
      id: "11111111-2222-4333-8444-555555555555",
      agent: agentOf({
        model: fakeModel([...replies, "Done."]),
        tools: standardTools(),
        systemPrompt: "You help.",
        context: "",
      }),
      workspace: place.workspace,
      store: memoryStore(new Map()),
      stamper: countingStamper(),
      limits: { maxIterations: 50 },
      stuckDetection: false,
    });
    await conversation.send("Do it.");
    const end = await conversation.run(new AbortController().signal);
    const events = JSON.stringify([...conversation.log]).replaceAll(folder, "/repo");
    await conversation.close();
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = names.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "utf8")]);
    return { end, events: JSON.parse(withoutPids(events)), files };
  } finally {
    for (const made of [folder, `${folder}-out`]) rmSync(made, { recursive: true, force: true });
  }
}

/** Processes have other numbers, and machines their own pace. */
function withoutPids(events: string): string {
  return events.replaceAll(/"(pid|duration_ms)":-?\d+/g, '"$1":0');
}

export const environment = { PATH: process.env.PATH ?? "", HOME: "/nonexistent", TERM: "dumb" };

export type Place = AsyncDisposable & Readonly<{ workspace: Workspace }>;

export function place(workspace: Workspace): Place {
  return { workspace, [Symbol.asyncDispose]: async () => {} };
}

export async function beside(folder: string): Promise<Place> {
  return place(localWorkspace({ workingDir: folder, outputDir: `${folder}-out`, environment }));
}
