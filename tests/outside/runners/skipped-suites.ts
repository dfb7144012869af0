/** Suites of `suites.ts` in which every test is skipped, expected to fail, or not chosen: no test ran. */
import { SUITES, type Suite } from "./suites.ts";

function skipped(of: string, path: string, text: string, command?: string): readonly Suite[] {
  const suite = SUITES.find(({ name }) => name === of);
  if (suite === undefined) return [];
  const named = command === undefined ? {} : { command };
  return [{ ...suite, ...named, name: `${of}-skipped`, suites: { empty: { [path]: text } } }];
}

const PYTHON =
  "import pytest\n\n\n@pytest.mark.xfail\ndef test_a():\n    assert 0\n\n\ndef test_b():\n    pytest.skip()\n";
const UNITTEST =
  'import unittest\n\n\nclass TestSums(unittest.TestCase):\n    @unittest.skip("later")\n    def test_adds(self):\n        pass\n';
const GO = 'package tides\n\nimport "testing"\n\nfunc TestAdds(t *testing.T) { t.Skip("later") }\n';

export const SKIPPED: readonly Suite[] = [
  ...skipped("node", "a.test.js", 'require("node:test").test("adds", { skip: true }, () => {});\n'),
  ...skipped("vitest", "a.test.js", 'test.skip("adds", () => {});\ntest.todo("subtracts");\n'),
  ...skipped("jest", "a.test.js", 'test("adds", () => {});\n', "jest -t nothing"),
  ...skipped("mocha", "a.test.js", 'it("adds");\nit.skip("subtracts", () => {});\n'),
  ...skipped("bun", "a.test.js", 'import { test } from "bun:test";\ntest.skip("adds", () => {});\n'),
  ...skipped("pytest", "test_sums.py", PYTHON),
  ...skipped("unittest", "test_sums.py", UNITTEST),
  ...skipped("go-verbose", "tides_test.go", GO),
  ...skipped("cargo", "src/lib.rs", "#[test]\n#[ignore]\nfn adds() {}\n"),
];
