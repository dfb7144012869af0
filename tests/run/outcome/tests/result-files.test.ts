/** Which result files count, and what they say. The files are as the runners write them. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { resultsSince } from "../../../../src/run/outcome/tests/result-files.ts";
import { test } from "../../../core/workspace/repository.ts";
import { expectInProportion } from "../../../processor-time.ts";

const SUREFIRE = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" name="TidesTest" time="0.046" tests="2" errors="0" skipped="0" failures="1">\n  <properties><property name="a" value="b"/></properties>\n${body}</testsuite>\n`;
const GOOD = `  <testcase name="adds" classname="TidesTest" time="0.023"/>\n`;
const BAD = `  <testcase name="subtracts" classname="TidesTest" time="0.004">\n    <failure message="expected: &lt;3&gt; but was: &lt;1&gt;" type="org.opentest4j.AssertionFailedError"><![CDATA[org.opentest4j.AssertionFailedError]]></failure>\n  </testcase>\n`;
const SKIPPED = `  <testcase name="waits" classname="TidesTest"><skipped/></testcase>\n`;
const SAYS = `  <testcase name="says" classname="TidesTest"><system-out><![CDATA[<failure> <testcase> ]]></system-out></testcase>\n`;
const TRX = (outcome: string) =>
  `<TestRun><Results><UnitTestResult executionId="1" testName="A" outcome="${outcome}"></UnitTestResult></Results></TestRun>\n`;

const put = (folder: string, path: string, text: string) => {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });
const since = () => Date.now();

test.for<[path: string, text: string, expected: ReturnType<typeof counts> | undefined]>([
  ["target/surefire-reports/TEST-TidesTest.xml", SUREFIRE(GOOD + BAD + SKIPPED), counts(1, 1, 1)],
  ["core/build/test-results/test/TEST-TidesTest.xml", SUREFIRE(GOOD + SAYS), counts(2)],
  ["junit.xml", `<testsuites>${SUREFIRE(GOOD)}${SUREFIRE(BAD)}</testsuites>`, counts(1, 1)],
  ["reports/all.xml", SUREFIRE(GOOD), counts(1)],
  ["report.xml", '<coverage line-rate="1"><package name="a"/></coverage>', undefined],
  ["App.Tests/TestResults/a.trx", TRX("Passed"), counts(1)],
  ["App.Tests/TestResults/a.trx", TRX("Failed"), counts(0, 1)],
  ["App.Tests/TestResults/a.trx", TRX("NotExecuted"), counts(0, 0, 1)],
  ["out.tap", "TAP version 13\nok 1 - adds\nnot ok 2 - subtracts\n1..2\n", counts(1, 1)],
  ["out.tap", "adds\n", undefined],
  ["src/main/resources/all.xml", SUREFIRE(BAD), undefined],
  ["node_modules/a/junit.xml", SUREFIRE(BAD), undefined],
  [".cache/junit.xml", SUREFIRE(BAD), undefined],
])("%s with %j says %j", ([path, text, expected], { folder }) => {
  const begun = since();
  put(folder, path, text);
  expect(resultsSince(folder, begun)).toEqual(expected);
});

test("files of an earlier command are none of this one, as they are and as copies with their time", async ({
  folder,
}) => {
  put(folder, "target/surefire-reports/TEST-Old.xml", SUREFIRE(BAD));
  utimesSync(join(folder, "target/surefire-reports/TEST-Old.xml"), 1, 1);
  const begun = since();
  cpSync(join(folder, "target"), join(folder, "copy"), { recursive: true, preserveTimestamps: true });
  expect(resultsSince(folder, begun)).toBeUndefined();
  put(folder, "target/surefire-reports/TEST-New.xml", SUREFIRE(GOOD));
  expect(resultsSince(folder, begun)).toEqual(counts(1));
});

test("pipes, links and folders with such names keep nobody, and say nothing", ({ folder }) => {
  const begun = since();
  mkdirSync(join(folder, "test-results", "a.xml"), { recursive: true });
  execFileSync("mkfifo", [join(folder, "test-results", "junit.xml")]);
  put(folder, "elsewhere/text", SUREFIRE(BAD));
  symlinkSync("../elsewhere/text", join(folder, "test-results", "report.xml"));
  expect(resultsSince(folder, begun)).toBeUndefined();
});

test("where one of the files is too large, nothing is known to have passed; a failure is", ({ folder }) => {
  const begun = since();
  put(folder, "test-results/a.xml", SUREFIRE(GOOD + BAD));
  put(folder, "test-results/b.xml", "");
  truncateSync(join(folder, "test-results/b.xml"), 2 ** 40);
  expect(resultsSince(folder, begun)).toEqual(counts(0, 1));
});

test("of very many files no more than a few hundred are read", ({ folder }) => {
  const begun = since();
  for (let at = 0; at < 400; at += 1) put(folder, `test-results/${at}.xml`, SUREFIRE(GOOD + BAD));
  expect(resultsSince(folder, begun)).toEqual(counts(0, 300));
});

test("a file whose marks have no end is read in time that grows with its size", ({ folder }) => {
  const begun = since();
  expectInProportion((size) => {
    put(folder, "junit.xml", `<testsuite>${GOOD}${"<![CDATA[<!--".repeat(size)}`);
    expect(resultsSince(folder, begun)).toEqual(counts(1));
  }, 300_000);
});
