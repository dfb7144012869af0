import { describe, expect, test } from "vitest";
import { RunnerLog } from "../../src/rehearsal/runner/log.ts";
import { endGroup, error, info, notice, setSecret, startGroup, warning } from "../../src/runner/commands.ts";
import { writtenInTest } from "./written.ts";

const written = writtenInTest();

describe("a command is one line, as the runner documents it", () => {
  test.for<[string, () => void, string]>([
    ["a line", () => info("plain, 100 %"), "plain, 100 %\n"],
    ["a notice", () => notice("a\nb"), "::notice::a%0Ab\n"],
    ["a warning", () => warning("100 %"), "::warning::100 %25\n"],
    [
      "an error in a file",
      () => error("no\r", { file: "a,b:c.ts", line: 3 }),
      "::error file=a%2Cb%3Ac.ts,line=3::no%0D\n",
    ],
    ["what is not known", () => error("no", { file: undefined, line: 3 }), "::error line=3::no\n"],
    ["a group", () => startGroup("Setting up"), "::group::Setting up\n"],
    ["the end of a group", () => endGroup(), "::endgroup::\n"],
  ])("%s", ([, say, expected]) => {
    say();
    expect(written.join("")).toBe(expected);
  });
});

test("a secret of many lines is masked as a whole, as the runner reads it", () => {
  setSecret("line one\n100 %: two");
  const log = new RunnerLog([]);
  for (const line of written.join("").split("\n").filter(Boolean)) log.read(line);
  log.read("it was line one");
  expect(log.lines.join("\n")).not.toContain("line one");
});
