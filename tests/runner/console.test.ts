import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Event } from "../../src/core/event/event.ts";
import { ModelFault } from "../../src/core/model/failure/model-fault.ts";
import { Fault } from "../../src/lib/fault.ts";
import { type Redact, redactor } from "../../src/lib/mask/mask.ts";
import { RunnerLog } from "../../src/rehearsal/runner/log.ts";
import {
  maskSecrets,
  printChange,
  printFault,
  printKnowledge,
  printNotice,
  printSetUp,
  printSubAgent,
  printWait,
} from "../../src/runner/console.ts";
import { stepLog } from "../../src/runner/step-log.ts";
import { writtenInTest } from "./written.ts";

const written = writtenInTest();

/** The lines of the log as the runner shows them. The runner ends a line at CR as well as at LF. */
function shown() {
  const log = new RunnerLog([]);
  const text = written.join("");
  for (const line of text.split(/\r\n|\r|\n/).filter(Boolean)) log.read(line);
  return log.lines;
}

const stamp = { id: "11111111-2222", timestamp: "2026-11-21T10:00:00.000Z" };
const call = { ...stamp, tool_name: "terminal", tool_call_id: "c1", source: "agent" };
const message = (text: string) => ({ role: "assistant", content: [{ type: "text", text }] });

const token = "6f1ed002-ab5d";
const newToken = () => token;
const printEvents = (redact: Redact) => stepLog({ redact, newToken, showsOutput: false }).onEvent;

const kinds: Readonly<Record<string, (text: string) => unknown>> = {
  "a message": (text) => ({ ...stamp, kind: "MessageEvent", source: "agent", llm_message: message(text) }),
  "a summary": (text) => ({ ...actionEvent({ command: "ls" }), summary: text }),
  "an argument": (text) => actionEvent({ command: text }),
  "the name of a tool": (text) => ({ ...actionEvent({ command: "ls" }), tool_name: text }),
  "an error": (text) => ({ ...call, kind: "AgentErrorEvent", error: text }),
  "a hook that forbids": (text) => hookEvent(true, text),
  "a hook that failed": (text) => ({ ...hookEvent(false, ""), error: text }),
  "a skill that was called for": (text) => ({
    ...stamp,
    ...{ kind: "MessageEvent", source: "user", llm_message: { ...message("private"), role: "user" } },
    activated_skills: [text],
  }),
  "the end of a run": (text) => ({
    ...stamp,
    kind: "ConversationErrorEvent",
    source: "environment",
    code: "x",
    detail: text,
  }),
};

function actionEvent(values: Readonly<Record<string, string>>) {
  return {
    ...{ ...call, kind: "ActionEvent", thought: [], llm_response_id: "r1" },
    action: { kind: "TerminalAction", ...values },
    tool_call: { id: "c1", name: "terminal", arguments: "{}", origin: "completion" },
  };
}

function hookEvent(blocked: boolean, reason: string) {
  const end = { success: !blocked, blocked, exit_code: blocked ? 2 : 0, stdout: "", stderr: "", reason };
  return { ...stamp, kind: "HookExecutionEvent", hook_event_type: "Stop", hook_command: "true", ...end };
}

const hostile = [
  "::set-output name=outcome::changed",
  "x\n::add-mask::a",
  "x\r::stop-commands::pause",
  "x\r\n::error::you",
  "\u2028::error::x\u2029::error::y",
  "\u0085::error::x",
  "\u000b\f::error::x",
  "##[command]x",
  "x ##[error]y ##[group]z",
  "\ufeff::error::x",
  "\u00a0\u3000::error::x",
  "\u001b[2K\u001b[1A::error::x",
  "\u009b2K::error::x",
  " \t::error::x",
  "%0A::error::x",
  `${"x".repeat(400)}\n::error::x`,
];

describe.for(Object.entries(kinds))("%s", ([, eventOf]) => {
  test.for(hostile)("that says %j is one line and no command", (text) => {
    printEvents(redactor([]))(Event.parse(eventOf(text)));
    expect(shown()).toEqual([{ kind: expect.stringMatching(/^(?:text|group)$/), text: expect.any(String) }]);
    expect(written.join("")).toMatch(/^[^\p{Cc}\u2028\u2029]+\n$/u);
    expect(written.join("")).not.toMatch(/^\s*::(?!group::Step 1: )|##\[/);
    expect(written.join("").length).toBeLessThan(330);
    written.length = 0;
    printSubAgent(redactor([]), "reviewer-1")(Event.parse(eventOf(text)));
    expect(shown()).toEqual([{ kind: "text", text: expect.stringMatching(/^ {2}\[reviewer-1\] /) }]);
    expect(written.join("")).not.toContain("##[");
  });
});

test.for(hostile)("a notice and a fault that say %j are one annotation each", (text) => {
  printNotice(text);
  printFault(new Fault("git", text, { hint: text, cause: new Error(text) }), redactor([]), {});
  expect(shown().map(({ kind }) => kind)).toEqual(["notice", "error", "text"]);
  expect(written.join("")).not.toContain("##[");
  expect(shown().filter(({ text }) => text.includes("\n"))).toEqual([]);
});

test("what instructs the agent is told by its file and the id of what is in it, and so is what was left out", () => {
  const files = Array.from({ length: 52 }, (_, index) => ({ path: `s${index}.md`, size: 1, id: "0123456789abcdef" }));
  const plugins = [
    { name: "rigging", label: "tools/x", skills: [], agents: [], hooks: undefined, servers: undefined, problems: [] },
  ];
  const problems = [{ path: "x.md", problem: "is not used:\n::error::it is empty" }];
  const brought = [{ label: "org/.github@0123", skills: [{ name: "knots" }, { name: "tides\n::error::x" }] }];
  printKnowledge({ commit: "fedcba9876543210", files, plugins, brought, hooks: { Stop: [] }, problems });
  const lines = shown();
  expect(lines[0]).toEqual({ kind: "text", text: "instructions from fedcba9: s0.md (0123456)" });
  expect(lines.slice(49).map(({ kind, text }) => [kind, text])).toEqual([
    ["text", "instructions from fedcba9: s49.md (0123456)"],
    ["text", "… and from 2 more files"],
    ["text", "plugin rigging from tools/x"],
    ["text", "skills from org/.github@0123: knots, tides ::error::x"],
    ["text", "hooks from fedcba9: Stop"],
    ["notice", "x.md is not used: ::error::it is empty."],
  ]);
});

test.for(hostile)("the output %j of a set-up command is lines and no command", (text) => {
  printSetUp(redactor(["hunter2"]), newToken)(`${text} hunter2\n`);
  const [first, stop, ...rest] = written.join("").trimEnd().split("\n");
  const [start, end] = rest.splice(-2);
  expect([first, stop, start, end]).toEqual([
    "::group::Setting up",
    `::stop-commands::${token}`,
    `::${token}::`,
    "::endgroup::",
  ]);
  for (const line of rest) expect(line).not.toMatch(/^\s*::|##\[|hunter2/);
});

test("a fault tells its message, its hint and its cause", () => {
  printFault(new Fault("git", "It broke.", { hint: "Fix it.", cause: new TypeError("deep") }), redactor([]), {});
  printFault(new Fault("git", "Alone."), redactor([]), {});
  expect(shown()).toEqual([
    { kind: "error", text: "It broke. Fix it." },
    { kind: "text", text: "Cause: TypeError: deep" },
    { kind: "error", text: "Alone." },
  ]);
});

test("what an endpoint replied is folded away, as lines and no commands, where people are sent to the log", () => {
  const reply = `{\n "message": "::error::x hunter2 ${"y".repeat(400)}"\n}\n::endgroup::`;
  const fault = new ModelFault("It did not accept the request.", { reply });
  printFault(new Fault("model", "Worse.", { cause: fault }), redactor(["hunter2"]), {});
  const lines = written.join("").trimEnd().split("\n");
  const start = lines.indexOf("::group::What the endpoint replied");
  expect(lines.slice(start)).toEqual([
    "::group::What the endpoint replied",
    "{",
    `"message": "::error::x *** ${"y".repeat(400)}"`,
    "}",
    ": :endgroup::",
    "::endgroup::",
  ]);
});

describe("the runner is told of the parts of a secret that are secret", () => {
  const token = "q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1";
  const pem = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  }).privateKey;
  const line = pem.split("\n")[2] ?? "";
  const account = JSON.stringify({ project_id: "acme-prod", host: "db.acme.test", private_key: pem, password: token });

  /** A line that any program prints, as the log shows it. */
  const logged = (secret: string, printed: string) => {
    maskSecrets([secret]);
    written.push(`${printed}\n`);
    return shown().at(-1)?.text;
  };

  test.for([
    ["the password of an address", `postgres://shop:${token}@db.acme.test/orders`, token],
    ["a value of JSON", account, token],
    ["a line of a key in JSON", account, line],
    ["a line of a key file", pem, line],
    ["a value of settings", `HOST=db.acme.test\nDB_PASSWORD=hunter22`, "hunter22"],
    ["a secret without parts", token, token],
  ] as const)("%s", ([, secret, part]) => {
    expect(logged(secret, `it is ${part}, at last`)).toBe("it is ***, at last");
  });

  test.for([
    ["the host of an address", `postgres://shop:${token}@db.acme.test/orders`, "db.acme.test, orders and shop"],
    ["names of JSON", account, "acme-prod at db.acme.test has a password"],
    ["a header of a key in JSON", account, "-----BEGIN PRIVATE KEY-----"],
    ["the end of a key in JSON", account, pem.split("\n").at(-3)?.slice(-4) ?? "?"],
    ["a short word with blanks around it", " to ", "together"],
  ] as const)("and not of %s", ([, secret, printed]) => {
    expect(logged(secret, printed)).toBe(printed);
  });
});

test("secrets are taken out of every line, and the runner is told of them", () => {
  const secret = "ghs_0123456789";
  maskSecrets([secret, ""]);
  expect(shown()).toEqual([{ kind: "command", text: "add-mask" }]);
  written.length = 0;
  const redact = redactor([secret]);
  const base64 = Buffer.from(secret).toString("base64");
  printEvents(redact)(Event.parse(kinds["a message"]?.(`it is ${secret} or ${base64}`)));
  printFault(new Fault("git", secret, { hint: secret, cause: new Error(base64) }), redact, {});
  expect(written.join("")).not.toContain(secret);
  expect(written.join("")).not.toContain(base64);
});

describe("a model that does not answer", () => {
  const fault = new ModelFault("The model is rate limited.", { isTransient: true });

  test("is a line while it is waited for", () => {
    printWait({ waitMs: 40_200, attempt: 2, attempts: 5, fault });
    expect(shown()).toMatchObject([{ text: "The model is rate limited. Trying again in 40 s (2 of 5)." }]);
  });

  test("is a notice when another is asked", () => {
    printChange({ from: "large", to: "spare", fault });
    expect(shown()).toMatchObject([
      { kind: "notice", text: "The model is rate limited. Asking spare instead of large." },
    ]);
  });
});

test("a conversation that is shortened is told, because it costs a call", () => {
  const print = printEvents(redactor([]));
  print(Event.parse({ ...stamp, kind: "CondensationRequest" }));
  const forgotten_event_ids = ["a1", "a2"];
  print(Event.parse({ ...stamp, kind: "Condensation", forgotten_event_ids, summary: "So far.", llm_response_id: "r" }));
  expect(shown().map(({ text }) => text)).toEqual([
    "the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that",
    "shortened: 2 events are left out, with a summary in their place",
  ]);
});
