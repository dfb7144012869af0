import { expect, test } from "vitest";
import { commandOf, decisionIn, isContinue, wordOf, wordsNear } from "../../../../src/github/read/trigger/words.ts";

const said = { kind: "mention", actors: [{ login: "maria", id: 7, type: "User", role: "writer" }] } as const;

test.for([
  ["stop", "stop"],
  [" Status. ", "status"],
  ["RESET!", "reset"],
  ["help", "help"],
  ["ask", "help"],
  ["continue", undefined],
  ["stop the tests from failing", undefined],
  ["please stop", undefined],
  ["", undefined],
  ["constructor", undefined],
  ["stop。", "stop"],
  ["停stop", "unclear"],
  ["ＳＴＯＰ！", "stop"],
  ["status．", "status"],
  ["reset｡", "reset"],
  ["labels！！", "labels"],
  ["help？", "help"],
  ["help?", "help"],
  ["status؟", "status"],
  ["help।", "help"],
  ["ask？", "help"],
  ["\u3000stop\u3000", "stop"],
  ["stop the tests。", undefined],
] as const)("%j is the command %j", ([request, command]) => {
  expect(commandOf({ ...said, request }, undefined)).toBe(command);
});

test.for([
  "approve please",
  "please approve",
  "Approve, thanks!",
  "please go",
  "ok approve this",
  "reject it please.",
  "approve 0123abcd please",
])("%j is asked back: nobody decides by accident, and no model is paid for it", (request) => {
  expect(decisionIn(request)).toBeUndefined();
  expect(commandOf({ ...said, request }, undefined)).toBe("unclear");
  expect(wordsNear({ ...said, request }, undefined)).toHaveLength(1);
});

test.for([
  "approve the pull request of maria",
  "please go through the tests",
  "go on with the parser",
  "reject empty names in the parser, please",
  "please approve and merge it",
])("twin: %j is a request", (request) => {
  expect(commandOf({ ...said, request }, undefined)).toBeUndefined();
});

test("the workflow's prompt before it does not hide it, and is none itself", () => {
  expect(commandOf({ ...said, request: "Be brief.\n\nstop" }, "Be brief.")).toBe("stop");
  expect(commandOf({ ...said, kind: "automation", request: "stop" }, "stop")).toBeUndefined();
});

test("a bot has no commands", () => {
  const actors = said.actors.map((one) => ({ ...one, type: "Bot" }));
  expect(commandOf({ ...said, actors, request: "status" }, undefined)).toBeUndefined();
});

test.for([
  ["plan", "plan"],
  ["Plan: a new parser", "plan"],
  ["plan the release notes", "plan"],
  ["ask what slugify is for", "ask"],
  ["ask: why?", "ask"],
  ["Be brief.\n\nask why", "ask"],
  ["Condense!", "condense"],
  ["condense the README", undefined],
  ["planning is hard", undefined],
  ["ask", undefined],
  ["asking is hard", undefined],
  ["fix what the plan says", undefined],
  ["plan：发布说明", "plan"],
  ["plan、それから", "plan"],
  ["plan。", "plan"],
  ["plan修复测试", "plan"],
  ["ask：これは何？", "ask"],
  ["ask这个函数做什么？", "ask"],
  ["Ｐlan　it", "plan"],
  ["condense。", "condense"],
  ["planер", undefined],
  ["计划plan", undefined],
] as const)("%j begins with the word %j", ([request, word]) => {
  expect(wordOf({ kind: "mention", request }, "Be brief.")).toBe(word);
});

test("only a mention has a word", () => {
  expect(wordOf({ kind: "label", request: "plan it" }, undefined)).toBeUndefined();
});

test.for([
  ["continue", true],
  ["Continue。", true],
  ["continue！", true],
  ["Be brief.\n\ncontinue.", true],
  ["continue with the tests", false],
  ["continue？", false],
] as const)("%j asks to go on: %s", ([request, isIt]) => {
  expect(isContinue(request, "Be brief.")).toBe(isIt);
});

const words = ["approve", "condense", "continue", "help", "labels", "plan", "reject", "reset", "status", "stop"];

/** Everything that one edit or one swap makes of a word, with the letters of ASCII and one of another script. */
function typosOf(word: string): readonly string[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyzд"];
  const at = Array.from({ length: word.length + 1 }, (_, index) => [word.slice(0, index), word.slice(index)] as const);
  return at.flatMap(([left, right]) => [
    ...letters.flatMap((letter) => [left + letter + right, left + letter + right.slice(1)]),
    left + right.slice(1),
    left + right.slice(1, 2) + right.slice(0, 1) + right.slice(2),
  ]);
}

test.each(words)("every word one edit or one swap away from %s asks whether it is meant", (word) => {
  const known = [...words, "ask", "go"];
  for (const typo of typosOf(word).filter((one) => !known.includes(one))) {
    expect([typo, wordsNear({ ...said, request: typo }, undefined)]).toEqual([typo, expect.arrayContaining([word])]);
    expect(commandOf({ ...said, request: `${typo}。` }, undefined)).toBe("unclear");
  }
});

/** As people mark a word. What is struck through is not said, and a question is one in any dress. */
const DRESSED = [
  (word: string) => `**${word}**`,
  (word: string) => `**** ${word}`,
  (word: string) => `\`${word}\``,
  (word: string) => `"${word}"`,
  (word: string) => `（${word}）`,
  (word: string) => `${word},`,
  (word: string) => `${word}:`,
  (word: string) => `- ${word}`,
  (word: string) => `/${word}`,
  (word: string) => `--${word}`,
  (word: string) => `${word} 🙏🏽`,
  (word: string) => `❤️ ${word}!`,
];

test.each(["help", "labels", "reset", "status", "stop"])("%s is the command in whatever signs", (word) => {
  for (const dress of DRESSED) expect(commandOf({ ...said, request: dress(word) }, undefined)).toBe(word);
  for (const request of [`~~${word}~~`, `${word} ${word}`, `${word} it`, `1. ${word} 2`])
    expect([request, commandOf({ ...said, request }, undefined)]).toEqual([request, undefined]);
});

test("`continue` goes on, `plan` plans and a decision asks back in whatever signs", () => {
  for (const dress of DRESSED) {
    expect(isContinue(dress("continue"), undefined)).toBe(true);
    expect(wordOf({ ...said, request: dress("plan") }, undefined)).toBe("plan");
  }
  expect(isContinue("**continue**?", undefined)).toBe(false);
  for (const word of ["approve", "go"])
    for (const request of [`**${word}**`, `${word} 👍`, `"${word}"`, `${word}?`]) {
      expect(decisionIn(request)).toBeUndefined();
      expect(wordsNear({ ...said, request }, undefined)).toEqual([word]);
      expect(commandOf({ ...said, request }, undefined)).toBe("unclear");
    }
  expect(commandOf({ ...said, request: "go" }, undefined)).toBeUndefined();
});

test.for([
  ["contniue", "unclear"],
  ["Stpo!", "unclear"],
  ["stop?", "unclear"],
  ["reset？", "unclear"],
  ["approve?", "unclear"],
  ["go", undefined],
  ["continue", undefined],
  ["continue？", undefined],
  ["test", undefined],
  ["fix", undefined],
  ["rebase", undefined],
  ["revert", undefined],
  ["contniue with it", undefined],
  ["stpo the tests", undefined],
  ["修复", undefined],
  ["reveiw", undefined],
] as const)("%j is %j where only a near word asks back", ([request, command]) => {
  expect(commandOf({ ...said, request }, undefined)).toBe(command);
});

test("a word near to `review` is one on a pull request only, and a bot is never asked back", () => {
  const thread = { type: "pull_request", number: 7 } as const;
  expect(wordsNear({ ...said, request: "reveiw", thread }, undefined)).toEqual(["review"]);
  expect(commandOf({ ...said, request: "reveiw", thread }, undefined)).toBe("unclear");
  const actors = said.actors.map((one) => ({ ...one, type: "Bot" }));
  expect(commandOf({ ...said, actors, request: "contniue" }, undefined)).toBeUndefined();
});
