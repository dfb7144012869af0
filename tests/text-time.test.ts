/** Whatever a text repeats, reading it and writing it down safely takes time in proportion to its length. */
import fc from "fast-check";
import { test } from "vitest";
import type { PendingAction } from "../src/core/conversation/decision.ts";
import type { Event } from "../src/core/event/event.ts";
import { NOTHING } from "../src/core/event/grant.ts";
import { readReply } from "../src/core/model/text-protocol/read-reply.ts";
import { spokenCall } from "../src/core/model/text-protocol/spoken-calls.ts";
import { withoutThoughts } from "../src/core/model/thoughts.ts";
import { plainFields, readFrontmatter } from "../src/core/skill/frontmatter.ts";
import { unpackedSize } from "../src/git/commit/apply-patch.ts";
import { ruleFault } from "../src/git/commit/push.ts";
import { commitMessage } from "../src/git/commit-message.ts";
import { namesIn } from "../src/github/read/linked.ts";
import { imageUrls } from "../src/github/read/pictures.ts";
import { reviewedFile } from "../src/github/read/pull/diff.ts";
import { withoutChat } from "../src/github/read/text/quoted-chat.ts";
import { quotedMailAt } from "../src/github/read/text/quoted-mail.ts";
import { plain } from "../src/github/read/text/untrusted.ts";
import { requestIn } from "../src/github/read/trigger/mention.ts";
import { asReview, type Trigger } from "../src/github/read/trigger/trigger.ts";
import { commandOf, decisionIn, wordsNear } from "../src/github/read/trigger/words.ts";
import { logTail } from "../src/github/read/workflow-runs.ts";
import { splitMark } from "../src/github/write/marks.ts";
import { titledBy } from "../src/github/write/pull-request/pull-request.ts";
import { leakScanner } from "../src/leak/scanner.ts";
import { leadingJson, parseObject } from "../src/lib/json.ts";
import { maskOf, redactor } from "../src/lib/mask/mask.ts";
import { secretParts } from "../src/lib/mask/secret-parts.ts";
import { readable } from "../src/lib/terminal-text.ts";
import { fenceFor, joinLines, oneLine, slug, withoutEnd } from "../src/lib/text.ts";
import { fencesIn } from "../src/markdown/blocks.ts";
import { breakCalls, breakCommands, dropInvisible, neutralTitle } from "../src/markdown/commands.ts";
import { codeBlock, codeWithin } from "../src/markdown/inline-code.ts";
import { clipMarkdown, clipProse, renderShortDiff } from "../src/markdown/markdown.ts";
import { neutralise } from "../src/markdown/neutral.ts";
import { removeUndrawn, withoutPhantoms } from "../src/markdown/shown/hidden-text.ts";
import { renderVisible } from "../src/markdown/shown/rendered.ts";
import { unquote } from "../src/policy/entries.ts";
import { readCargoLock } from "../src/policy/lock/cargo.ts";
import { readGoSum } from "../src/policy/lock/go-sum.ts";
import { readManifest } from "../src/policy/lock/manifest.ts";
import { readPnpmLock } from "../src/policy/lock/pnpm.ts";
import { readYarnLock } from "../src/policy/lock/yarn.ts";
import { standingOf } from "../src/policy/paths.ts";
import { comparable } from "../src/policy/policy.ts";
import { shownPatch } from "../src/render/approval/shown-patch.ts";
import { diffInColumns, inColumns, visibleName } from "../src/render/approval/visible.ts";
import { withUnsavedNote } from "../src/run/approve/approval-comment.ts";
import { whyNotAsked } from "../src/run/approve/ask/why-not-asked.ts";
import { lacksIn } from "../src/run/outcome/missing/lacks.ts";
import { testOf } from "../src/run/outcome/tests/test-of.ts";
import { testIn } from "../src/run/report/facts.ts";
import { parsePatch } from "../src/tools/apply-patch/patch.ts";
import { numbered } from "../src/tools/review/review-tools.ts";
import { expectInProportion, processorMs } from "./processor-time.ts";

/** The longest text that GitHub takes. */
const LENGTH = 65_536;

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };
const secrets = ["sk-proj-Zq83hTn5LwVx2RbYc7Kd", "hunter22"];
const scanner = leakScanner(secrets.map((value) => ({ kind: "a secret", value })));
const mask = maskOf(secrets);
const about = { number: 1, title: "" };
const facts = { requester: undefined, host: "github.com", conversationId: "1", runUrl: "https://x.test" };

const WRITERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["fencesIn", fencesIn],
  ["breakCalls", (text) => breakCalls(text)],
  ["neutralise", (text) => neutralise(text, rules)],
  ["clipProse", (text) => clipProse(text, rules)],
  ["neutralTitle", neutralTitle],
  ["breakCommands", (text) => breakCommands(text)],
  ["withoutInvisible", dropInvisible],
  ["codeWithin", (text) => codeWithin(LENGTH, text)],
  ["codeBlock", (text) => codeBlock("", text)],
  ["fenceFor", fenceFor],
  ["commitMessage", (title) => commitMessage({ ...facts, about: { ...about, title } })],
  ["scan", (text) => scanner.scan(text)],
  ["redact of what was found", (text) => scanner.redact(text.replaceAll("hunter2", "hunter22"))],
  ["redact", (text) => scanner.redact(text)],
  ["maskOf's mask", (text) => mask.mask(text)],
  ["maskOf's begin", (text) => mask.begin(text)],
  ["redactor", redactor(secrets)],
  ["readable", readable],
  ["secretParts", secretParts],
];

const manifests = ["package.json", "go.mod", "go.work", "Gemfile", "mix.exs", "pyproject.toml", "Package.swift"];
const locks = { readCargoLock, readGoSum, readPnpmLock, readYarnLock };

const SAID = { kind: "mention", actors: [{ login: "maria", id: 7, type: "User", role: "writer" }] } as const;

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["logTail", (text) => logTail(text, { lines: 100, characters: 20_000 })],
  ["requestIn", (text) => requestIn(`@agent ${text}`, ["@agent"])],
  ["quotedMailAt", quotedMailAt],
  ["withoutChat", (text: string) => withoutChat(text, text)],
  ["decisionIn", decisionIn],
  ["commandOf", (request) => commandOf({ ...SAID, request }, undefined)],
  ["wordsNear", (request) => wordsNear({ ...SAID, request }, undefined)],
  ["asReview", reviewAsked],
  ["namesIn", (text) => namesIn(text, { owner: "acme", name: "shop" })],
  ["imageUrls", (text) => imageUrls([text], "https://github.com")],
  ["reviewedFile", (text) => reviewedFile("a", text)],
  ["plain", plain],
  ["rendered", renderVisible],
  ["drawn", (text) => removeUndrawn(text, "mermaid")],
  ["withoutPhantoms", withoutPhantoms],
  ["whyNotAsked, of an earlier command", (text) => whyLost("$a $b $c", text)],
  ["whyNotAsked, of a command", (text) => whyLost(text, "a=1; for b in c; do d; done")],
  ["testIn", testIn],
  ["testOf, of an output", (output) => testOf({ command: "npm test", output, exitCode: 0 })],
  ["unkept", withUnsavedNote],
  ["comparable", comparable],
  ["standingOf", (text) => standingOf(text)],
  ["unquote", (text) => unquote(`"${text}"`)],
  ["shownPatch", shownPatch],
  ["inColumns", inColumns],
  ["diffInColumns", diffInColumns],
  ["visibleName", visibleName],
  ["apart", splitMark],
  ["ruleFault", (text) => ruleFault("agent/a", new Error(`GH013 Repository rule violations found\n\n${text}`))],
  ["unpackedSize", unpackedSize],
  ["titledBy", titledBy],
  ["clipMarkdown", (text) => clipMarkdown(text, 20_000, "too long")],
  ["renderShortDiff", renderShortDiff],
  ["joinLines", joinLines],
  ["withoutEnd", (text) => withoutEnd(text, " .\r\n")],
  ["oneLine", (text) => oneLine(text, 100)],
  ["slug", (text) => slug(text, 40)],
  ["readReply", (text) => readReply(text, () => true)],
  ["spokenCall", (words) => spokenCall({ content: [{ type: "text", text: words, cache_prompt: false }] }, [])],
  ["withoutThoughts", withoutThoughts],
  ["parseObject", parseObject],
  ["leadingJson", (text: string) => leadingJson(text, 0)],
  ["lacksIn", (text: string) => lacksIn("npm test", text)],
  ["readFrontmatter", readFrontmatter],
  ["plainFields", plainFields],
  ["parsePatch", parsePatch],
  ["numbered", numbered],
  ...manifests.map((name) => [`readManifest of ${name}`, (text: string) => readManifest(name, text)] as const),
  ...Object.entries(locks),
];

function whyLost(command: string, earlier: string): unknown {
  const action = { kind: "ActionEvent", id: "a", tool_name: "terminal" } as PendingAction["action"]; // what is looked at
  const waiting = { action, input: { command }, risk: "HIGH", reasons: [], grant: NOTHING } as const;
  const observation = { kind: "TerminalObservation", command: earlier };
  const event = { kind: "ObservationEvent", observation } as unknown as Event; // what is looked at
  return whyNotAsked([waiting], [event], { nobody: undefined, earlierEvents: 0, root: "/work", clean: (text) => text });
}

function reviewAsked(request: string): unknown {
  const trigger = { status: "matched", kind: "mention", thread: { type: "pull_request" }, request };
  return asReview(trigger as unknown as Trigger, { phrases: ["@agent"] }); // what is looked at
}

/** A reader may refuse a text, in the same time. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // it was read
  }
}

const SIGNS = [
  ..."`*_[]()<>!#-+~|\\&\"'=:@/.\n\t\r a1^é$%;,{}?\b\0\u200b👍",
  ...[
    "[a](",
    "![",
    "<!--",
    "&#",
    "- ",
    "a@b.c ",
    "a@b.c",
    "@a",
    "@bot",
    "http://a.",
    "www.",
    "|a|b|\n|-|-|\n",
    "~~~\n",
  ],
  ...["```a\n", "  ```\n", "https://github.com/acme/shop/", "[a](https://github.com/acme/shop/x)", "fixes #1 ", "/a "],
  ...["/lgtm\n", "bors ", "r+ ", "[skip ", "==A", "Signed-off-by: ", "skip-checks ", "test this ", "    ", "r? "],
  ...["%41", "\\x41", "\\u00", "&#65;", "QUJD", "-ghs_1_eyJaaaaaaaa", "-sk-aaaaaaaaaaaaaaaaaaaaaaa", "AKIA", "hunter2"],
  ...["-----BEGIN PRIVATE KEY-----\na: b\n", "\x1b[", "\x1b[A", "\x1b]", "a\b", "a\r", "A=b\n", '{"a":', "a://b@"],
  ...["> - ", "\\phantom{", "\\color", "accDescr {", "H4sI", "eJw", "1f8b08", '"auth": "', "a@1234567"],
];

const unit = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 3 }).map((signs) => signs.join(""));
const begin = fc.constantFrom("", "# ", "```", "<pre>", "`", "~~~", "0", "a: ", "review", '"', "<code>");
const end = fc.constantFrom("", "x", "(", "\n", "\u2028", "\v\n");

/** What was slow once. */
const FOUND: [string, string, string][] = [
  ["", "\r", "x"],
  ["", " ", "x"],
  ["", "\n", "x"],
  ["", "\t", "x"],
  ["", "0", "x"],
  ["", "for ", "x"],
  ["", "((", "x"],
  ["", "$(", "x"],
  ["", "${", "x"],
  ["", "a=(", "x"],
  ["", "a<<b\n", "x"],
  ["", "bash -c ", "x"],
  ["", "1 passed, ", "x"],
  ["", "ok 1 # ", "x"],
  ["", "<<a\n", "x"],
  ["", '\\"', "x"],
  ["#", "\t", "\v\n"],
  ["```", "\t", "x"],
  ["<code>", "\t", "</code>"],
  ["", "~", "`"],
  ["review", ", this pr", "x"],
  ["", "0-", "x"],
  ["", "![", "x"],
  ["", "<img ", "x"],
  ["%{", "sf", "x"],
  ["x ", "-----BEGIN ", ""],
  ["x ", "-----BEGIN x", "-----"],
];

/** How many random texts are tried; more of them at night. */
const RANDOM = Number(process.env.INVARIANT_RUNS ?? 10);

test.for([...WRITERS, ...READERS])("%s: twice the text takes at most three times as long", ([, work]) => {
  const check = fc.property(begin, unit, end, (first, signs, last) => {
    const text = (length: number) => first + signs.repeat(Math.ceil(length / signs.length)).slice(0, length) + last;
    const attemptOf = (length: number) => attempt(() => work(text(length)));
    const time = (length: number) => processorMs(() => attemptOf(length));
    // What takes less than a blink is as quick as it needs to be, and too short to be measured. What takes that and grows
    // with the square of the length needs 25 ms for a quarter of the text: most texts need no more to be judged.
    if (time(LENGTH / 4) < 12 || time(LENGTH / 2) < 100) return;
    expectInProportion(attemptOf, LENGTH, 400);
  });
  const some = SIGNS.filter((_, index) => index % 3 === 0).map((sign): [string, string, string] => ["", sign, "x"]);
  // To make a text that takes minutes a little shorter would take hours.
  fc.assert(check, { numRuns: RANDOM + some.length + FOUND.length, examples: [...FOUND, ...some], endOnFailure: true });
});
