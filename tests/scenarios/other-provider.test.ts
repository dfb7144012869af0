/** A thread that was begun with one provider and is resumed with another: its history is adapted to what that one takes. */
import { expect, test } from "vitest";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call, type ScriptedReply } from "../../src/rehearsal/model/script.ts";
import { answersOf, stageFor } from "./play.ts";

type Message = ChatRequest["messages"][number] & {
  readonly reasoning_content?: unknown;
  readonly tool_calls?: readonly { readonly id: string; readonly extra_content?: unknown }[];
};

/** What a provider refuses in a message, in its words. */
type Check = (message: Message) => string | false;

const PROVIDERS: Readonly<Record<string, Check>> = {
  Mistral: ({ tool_calls = [] }) => {
    const [call] = tool_calls;
    const isTaken = !call || /^[a-zA-Z0-9]{9}$/.test(call.id);
    return !isTaken && `Tool call id was ${call.id} but must be a-z, A-Z, 0-9, with a length of 9.`;
  },
  DeepSeek: ({ role, reasoning_content }) =>
    role === "assistant" &&
    typeof reasoning_content !== "string" &&
    "Missing `reasoning_content` field in the assistant message at message index 2.",
  Gemini: ({ tool_calls: [call] = [] }) =>
    call !== undefined &&
    call.extra_content === undefined &&
    "Function call is missing a thought_signature in functionCall parts.",
};

const edit = (name: string) => call("file_editor", { command: "create", path: `${name}.txt`, file_text: `${name}\n` });
const finish = call("finish", { message: "Both are there." });

/** The reply to a request that the provider takes. */
const at = (check: Check, reply: ScriptedReply) => (request: ChatRequest) => {
  const message = (request.messages as readonly Message[]).map(check).find((words) => words !== false);
  return message === undefined ? reply : { status: 400, error: { message, type: "invalid_request_error" } };
};

async function changed(check: Check) {
  const script = [edit("one"), at(check, finish), at(check, edit("two")), at(check, finish), at(check, finish)];
  const stage = await stageFor({ script });
  const first = await stage.play({ environment: { "INPUT_MAX-ITERATIONS": "1" } });
  expect(first.outputs.outcome).toBe("budget-exhausted");
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  return { stage, second };
}

test.for(Object.entries(PROVIDERS))("`continue` after a change to %s works", async ([, check]) => {
  const { stage, second } = await changed(check);
  expect(second.outputs).toMatchObject({ outcome: "changed", iterations: "2" });
  expect(stage.model?.requests).toHaveLength(4); // one was refused, and cost nothing
  expect(answersOf(second).at(-1)).toContain("Both are there.");
});

test("a provider that refuses the adapted history too is quoted in the comment", async () => {
  const words = "Function call is missing a thought_signature in functionCall parts.";
  const { stage, second } = await changed(({ tool_calls }) => tool_calls !== undefined && words);
  expect(second.outputs.outcome).toBe("failed");
  expect(stage.model?.requests).toHaveLength(3);
  expect(answersOf(second).at(-1)).toContain("also refused the history after it was adapted");
  expect(answersOf(second).at(-1)).toContain(`> \`"${words}"\``);
});
