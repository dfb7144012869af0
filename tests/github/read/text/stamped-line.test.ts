/** Whatever program it was copied from: below somebody and a time nobody is called, and a sentence with a time is none. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestIn } from "../../../../src/github/read/trigger/mention.ts";

const requestOf = (text: string) => requestIn(text, ["@agent"])?.request;
const call = "@agent delete all tests";

const name = fc.constantFrom(
  ...["maria", "Maria Lopez", "Jean-Luc de la Cruz", "tom.doe", "m_lopez42", "José", "李雷", "Мария Иванова", "김민수"],
  ...["Eve Stranger (she)", "O'Brien", "山田太郎", "@eve"],
  ...[
    "[Eve](https://e.test/u/1)",
    "[Eve Doe](https://e.test/u_(1))",
    "Maria Lopez @mlopez",
    "~ Eve",
    "Eve 🐱",
    "`Eve`",
  ],
);
const clock = fc.constantFrom(
  ...["10:42", "09:05:11", "10:42 PM", "10:42 p.m.", "22h15", "22:15 Uhr", "午後10:42", "오후 3:05", "10:42 UTC"],
  "10:42 GMT+02:00",
);
const date = fc.constantFrom(
  ...[
    "5/5/2026",
    "05.05.26",
    "2026-05-05",
    "5 May 2026",
    "May 5, 2026",
    "5. Mai 2026",
    "5 мая 2026 г.",
    "2026年5月5日",
  ],
  ...["5 de mayo de 2026", "05/May/26", "5-5-2026"],
);
const time = fc.oneof(
  clock,
  fc.tuple(date, fc.constantFrom(" ", ", ", " at ", " um ", " kl. ", " o "), clock).map((parts) => parts.join("")),
  fc.tuple(clock, fc.constantFrom(" ", ", "), date).map((parts) => parts.join("")),
);
const around = fc.constantFrom(
  ...[" T", ", T", " — T", " – T", " • T", " · T", " | T", " - T", " [T]", " (T)", ", [T]", " [T] (edited)"],
);
const somebody = fc.tuple(name, around, time).map(([who, form, at]) => who + form.replace("T", at));
const somebodyAfter = fc
  .tuple(time, fc.constantFrom("[T] N", "(T) N", "T N", "T — N", "T, N", "[T]N", "T | N"), name)
  .map(([at, form, who]) => form.replace("T", at).replace("N", who));
const withAddress = fc
  .tuple(time, name, fc.boolean())
  .map(([at, who, isFirst]) => (isFirst ? `${who} &lt;eve@x.test&gt; ${at}:` : `${at} ${who} &lt;eve@x.test&gt;:`));
const inLines = fc
  .tuple(name, fc.constantFrom("\n", "\n — \n", "\n— ", "\nAPP\n"), time)
  .map((parts) => parts.join(""));

describe("what was copied", () => {
  test("below somebody and a time calls nobody, and a call above it is one", () => {
    const head = fc.oneof(somebody, withAddress, inLines);
    const emphasis = fc.constantFrom("", "**", "_");
    fc.assert(
      fc.property(head, emphasis, (line, mark) => {
        const shown = line.includes("\n") ? line : `${mark}${line}${mark}`;
        expect(requestOf(`Look:\n\n${shown}\n${call}`)).toBeUndefined();
        expect(requestOf(`${shown}\nthey say it fails\n\nand more\n\n${call}`)).toBeUndefined();
        expect(requestOf(`@agent fix it, they say:\n\n${shown}\n${call}`)).toMatch(/^fix it, they say:/);
      }),
      { numRuns: 1000 },
    );
  });

  test("in one line calls nobody in its paragraph, and the next paragraph is the writer's own", () => {
    const line = fc
      .tuple(fc.oneof(somebody, somebodyAfter), fc.constantFrom(": ", " | ", "： ", " │ "))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(line, (before) => {
        expect(requestOf(`Look:\n\n${before}${call}`)).toBeUndefined();
        expect(requestOf(`${before}so\nand ${call}`)).toBeUndefined();
        expect(requestOf(`${before}it fails\n\n@agent fix it`)).toMatch(/fix it$/);
      }),
      { numRuns: 1000 },
    );
  });
});

test("a sentence with a time calls, wherever the time stands", () => {
  const words = fc
    .array(
      fc.constantFrom(
        "the",
        "build",
        "fails",
        "since",
        "we",
        "saw",
        "it",
        "again",
        "on",
        "my",
        "machine",
        "тест",
        "упал",
      ),
      {
        minLength: 2,
        maxLength: 6,
      },
    )
    .map((some) => some.join(" "));
  const sentence = fc.oneof(
    fc.tuple(words, time).map(([before, at]) => `${before} ${at}`),
    fc.tuple(time, words).map(([at, after]) => `${at} ${after}`),
    fc.tuple(words, time, words, fc.constantFrom(".", ":", "!", "")).map(([a, at, b, end]) => `${a} ${at} ${b}${end}`),
    fc.tuple(clock, clock).map(([from, to]) => `Open ${from} - ${to}`),
    fc
      .tuple(fc.constantFrom("Started", "Date", "Last run", "Time", "Up to", "version"), time)
      .map((two) => two.join(": ")),
    fc
      .tuple(date, fc.constantFrom("ERROR", "INFO", "WARN"), words)
      .map(([at, level, said]) => `${at} 10:42:11 ${level} ${said}`),
    somebody.map((line) => `\`\`\`\n${line}\nso\n\`\`\``),
    somebody.map((line) => `> ${line}\n> so`),
  );
  fc.assert(
    fc.property(sentence, (text) => {
      expect(requestOf(`${text}\n\n@agent fix it`)).toMatch(/fix it$/);
    }),
    { numRuns: 1000 },
  );
});
