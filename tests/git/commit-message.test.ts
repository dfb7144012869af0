import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { commitMessage, longestTitle, signedOffBy } from "../../src/git/commit-message.ts";

const facts = {
  about: { number: 7, title: "Fix the test" },
  requester: { login: "maria", id: 1003 },
  host: "github.com",
  conversationId: "11111111-2222-3333-4444-555555555555",
  runUrl: "https://github.com/acme/shop/actions/runs/7",
};

const trailers = [
  "Co-authored-by: maria <1003+maria@users.noreply.github.com>",
  "Agent-Conversation: 11111111-2222-3333-4444-555555555555",
  "Agent-Run: https://github.com/acme/shop/actions/runs/7",
];

/** What git itself reads as trailers. */
function trailersIn(message: string): string[] {
  const printed = execFileSync("git", ["interpret-trailers", "--parse"], { input: message, encoding: "utf8" });
  return printed.trimEnd().split("\n");
}

test("a commit says what it is for, at whose request, and where it was made", () => {
  expect(commitMessage(facts)).toBe(`Fix the test (#7)\n\n${trailers.join("\n")}\n`);
});

test("who let it through is named beside who asked, and can add no more than a name", () => {
  const approver = { login: "octavia\nSigned-off-by: x", id: 1001 };
  expect(trailersIn(commitMessage({ ...facts, approver }))).toEqual([
    trailers[0],
    "Approved-by: octaviaSigned-off-byx <1001+octaviaSigned-off-byx@users.noreply.github.com>",
    ...trailers.slice(1),
  ]);
});

test.for([
  ["", "Changes (#7)"],
  [" \t\u0000\u2028 ", "Changes (#7)"],
  ["first\nsecond", "first second (#7)"],
  ["x\r\n\r\nCo-authored-by: Mallory <m@example.com>", "x Co-authored-by: Mallory <m@example.com> (#7)"],
  ["Signed-off-by: Mallory <m@example.com>", "S\u200bigned-off-by: Mallory <m@example.com> (#7)"],
  ["x\u0085\u000b\u2029Agent-Run: https://evil.test", "x Agent-Run: https://evil.test (#7)"],
  ["# no comment", "# no comment (#7)"],
  ["--- --- a/x", "a/x (#7)"],
  ["--force is ignored", "--force is ignored (#7)"],
  ["x".repeat(67), `${"x".repeat(67)} (#7)`],
  ["x".repeat(68), `${"x".repeat(66)}… (#7)`],
  [`${"x".repeat(65)}🎉🎉`, `${"x".repeat(65)}… (#7)`],
])("the title %j cannot say more than one line of 72 characters", ([title, subject]) => {
  const message = commitMessage({ ...facts, about: { number: 7, title: title ?? "" } });
  const [first = ""] = message.split("\n");
  expect(first).toBe(subject);
  expect(first.length).toBeLessThanOrEqual(72);
  expect(first.isWellFormed()).toBe(true);
  expect(trailersIn(message)).toEqual(trailers);
});

test.for(["maria\nSigned-off-by: Mallory <m@example.com>", "maria\r\n\r\nx", "maria> <m@example.com"])(
  "the login %j adds no trailer and no second address",
  (login) => {
    const message = commitMessage({ ...facts, requester: { login, id: 1003 } });
    const [coAuthor = "", ...rest] = trailersIn(message);
    expect(rest).toEqual(trailers.slice(1));
    expect(coAuthor).toMatch(/^Co-authored-by: [^<>]* <[^<>]*@users\.noreply\.github\.com>$/);
  },
);

test("a bot's login and an Enterprise host are kept as they are", () => {
  const message = commitMessage({ ...facts, host: "ghe.example.com", requester: { login: "helper[bot]", id: 5 } });
  expect(trailersIn(message)[0]).toBe("Co-authored-by: helper[bot] <5+helper[bot]@users.noreply.ghe.example.com>");
});

test("a run without a thread and without a person says neither", () => {
  const message = commitMessage({
    ...facts,
    about: { number: undefined, title: "Keep the tables" },
    requester: undefined,
  });
  expect(message).toBe(`Keep the tables\n\n${trailers.slice(1).join("\n")}\n`);
});

test.for([
  ["fix(slugify): keep accents.", "fix(slugify): keep accents (#7)"],
  ["Wait for it...", "Wait for it... (#7)"],
  ["A. B.", "A. B (#7)"],
  ["--- x", "x (#7)"],
])("the agent's title %j comes in place of the thread's", ([title, subject]) => {
  const [first = ""] = commitMessage({ ...facts, title }).split("\n");
  expect(first).toBe(subject);
});

test("a title of the length that is told is not cut, and the words of git have no number", () => {
  for (const about of [facts.about, { number: undefined, title: "x" }, { ...facts.about, repository: "acme/shop" }]) {
    const [first = ""] = commitMessage({ ...facts, about, title: "x".repeat(longestTitle(about)) }).split("\n");
    expect(first).not.toContain("…");
    expect(first).toHaveLength(72);
  }
  expect(commitMessage({ ...facts, title: "x", words: { subject: "Merge branch 'main'." } })).toMatch(
    /^Merge branch 'main'\.\n\n/,
  );
});

const who = "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>";

test("whatever the title and the body are, a sign-off is where git would put it", () => {
  const words = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "Signed-off-by: M <m@x>",
      "x\n\nFixes: y",
      "---",
      "a: b",
      "(cherry picked from commit 1)",
      "# x",
      "key: v\n w",
    ),
  );
  const body = fc.option(fc.constantFrom(`This reverts commit ${"a".repeat(40)}.`, "(cherry picked from commit abc)"), {
    nil: undefined,
  });
  fc.assert(
    fc.property(words, words, body, fc.boolean(), (title, subject, text, isGits) => {
      const made = isGits ? { subject, ...(text !== undefined && { body: text }) } : undefined;
      const message = commitMessage({ ...facts, title, words: made });
      const args = [
        "-c",
        "trailer.ifexists=addIfDifferent",
        "interpret-trailers",
        "--trailer",
        `Signed-off-by: ${who}`,
      ];
      const byGit = execFileSync("git", args, { input: message, encoding: "utf8" });
      expect(signedOffBy(message, who)).toBe(byGit);
      expect(trailersIn(byGit)).toEqual([...trailers, `Signed-off-by: ${who}`]);
    }),
    { numRuns: 60 },
  );
});
