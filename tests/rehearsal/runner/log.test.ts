import { describe, expect, test } from "vitest";
import { type LogLine, RunnerLog } from "../../../src/rehearsal/runner/log.ts";

function logOf(lines: readonly string[], secrets: readonly string[] = []): readonly LogLine[] {
  const log = new RunnerLog(secrets);
  for (const line of lines) log.read(line);
  return log.lines;
}

describe("the runner's log", () => {
  test("knows groups and annotations with their properties", () => {
    expect(
      logOf([
        "::group::Set up",
        "hello",
        "::endgroup::",
        "::error file=a%2Cb.js,line=3,title=Bad%3A=x::two%0Alines 100%25",
        "  ::WARNING::careful",
      ]),
    ).toEqual([
      { kind: "group", text: "Set up" },
      { kind: "text", text: "hello" },
      { kind: "endgroup", text: "" },
      { kind: "error", text: "two\nlines 100%", properties: { file: "a,b.js", line: "3", title: "Bad:=x" } },
      { kind: "warning", text: "careful" },
    ]);
  });

  test("masks registered secrets, each line of them, and never shows the registration", () => {
    expect(
      logOf(["::add-mask::s3cret%0Asecond", "a s3cret and a second", "::notice title=s3cret::job-key"], ["job-key"]),
    ).toEqual([
      { kind: "command", text: "add-mask" },
      { kind: "text", text: "a *** and a ***" },
      { kind: "notice", text: "***", properties: { title: "***" } },
    ]);
  });

  test("takes no commands while they are stopped, and takes them again after the token", () => {
    expect(logOf(["::stop-commands::tok", "::error::no", "::tok::", "::error::yes"]).map((line) => line.kind)).toEqual([
      "command",
      "text",
      "command",
      "error",
    ]);
  });

  test("takes commands in brackets wherever they stand in a line", () => {
    const lines = ["x ##[error file=a%3Bb;line=3]bad%5D", "##[group]g", "##[endgroup]", "##[section]x", "x ##[error"];
    expect(logOf(lines)).toEqual([
      { kind: "error", text: "bad]", properties: { file: "a;b", line: "3" } },
      { kind: "group", text: "g" },
      { kind: "endgroup", text: "" },
      { kind: "text", text: "##[section]x" },
      { kind: "text", text: "x ##[error" },
    ]);
    expect(logOf(["##[stop-commands]tok", "##[error]no", "##[tok]", "##[error]yes"]).map(({ kind }) => kind)).toEqual([
      ...["command", "text", "command", "error"],
    ]);
  });

  test("does as deprecated commands say, and fails the step for those that are disabled", () => {
    const log = new RunnerLog([]);
    for (const name of ["set-output name=a", "save-state name=b", "set-output", "set-env name=c", "add-path"]) {
      log.read(`\u0085 ::${name}::x`);
    }
    expect([log.outputs, log.state]).toEqual([{ a: "x" }, { b: "x" }]);
    expect(log.errors).toEqual([
      expect.stringContaining("'set-output' successfully. Required field"),
      expect.stringContaining("`set-env` command is disabled"),
      expect.stringContaining("`add-path` command is disabled"),
    ]);
  });

  test.for(["::unknown::x", "a ::error::x", "::error", ":: error::x", "std::vector<int>::size"])(
    "leaves %s as text",
    (line) => {
      expect(logOf([line])).toEqual([{ kind: "text", text: line }]);
    },
  );
});
