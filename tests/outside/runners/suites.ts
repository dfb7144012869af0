/** Small suites of tests for real test runners: one that passes, one that fails, one without a test, one that crashes. */

export const KINDS = ["passing", "failing", "empty", "crashing"] as const;
export type Kind = (typeof KINDS)[number];

/** `files` are those of every kind. A kind is left out where a runner has no such thing. */
export type Suite = Readonly<{
  name: string;
  /** Prints the version. */
  version: string;
  command: string;
  /** Runs once in the folder, before the tests. */
  prepare?: string;
  files?: Readonly<Record<string, string>>;
  suites: Readonly<Partial<Record<Kind, Files>>>;
}>;

type Files = Readonly<Record<string, string>>;

/** Of a file whose text differs. */
function inFile(
  path: string,
  texts: Readonly<{ passing: string; failing: string; empty?: string; crashing?: string }>,
) {
  const { passing, failing, empty, crashing } = texts;
  return {
    passing: { [path]: passing },
    failing: { [path]: failing },
    ...(empty !== undefined && { empty: { [path]: empty } }),
    ...(crashing !== undefined && { crashing: { [path]: crashing } }),
  };
}

/** Functions `test` and `assert`, as most runners of JavaScript have them. */
const javascript = (head: string, name = "test") =>
  inFile("a.test.js", {
    passing: `${head}\n${name}("adds", () => assert.equal(1 + 1, 2));\n${name}("subtracts", () => assert.equal(2 - 1, 1));\n`,
    failing: `${head}\n${name}("adds", () => assert.equal(1 + 1, 2));\n${name}("subtracts", () => assert.equal(2 - 1, 3));\n`,
    empty: `${head}\n`,
    crashing: `${head}\n${name}("adds", () => assert.equal(1 + 1, 2));\nthrow new Error("before the tests");\n`,
  });

const NODE_ASSERT = `const assert = require("node:assert");`;
const COMMON = { "package.json": JSON.stringify({ name: "tides", version: "1.0.0", private: true }) };

/** The folder with the programs of npm is in PATH, and its packages are found. */
export const NPM = [
  "ava@6.4.1",
  "bun@1.2.20",
  "deno@2.4.3",
  "jasmine@5.9.0",
  "jest@30.0.5",
  "mocha@11.7.1",
  "@playwright/test@1.54.2",
  "pnpm@9.15.0",
  "qunit@2.24.1",
  "tape@5.9.0",
  "uvu@0.5.6",
  "vitest@3.2.4",
  "@cucumber/cucumber@12.1.0",
] as const;

export const PYPI = [
  "pytest==8.4.1",
  "nose2==0.15.1",
  "behave==1.3.0",
  "robotframework==7.3.2",
  "django==5.2.5",
] as const;

export const GO = ["gotest.tools/gotestsum@v1.12.3"] as const;

const JAVASCRIPT: readonly Suite[] = [
  {
    name: "node",
    version: "node --version",
    command: "node --test",
    files: COMMON,
    suites: javascript(`const test = require("node:test");\n${NODE_ASSERT}`),
  },
  {
    name: "node-tap",
    version: "node --version",
    command: "node --test --test-reporter=tap",
    files: COMMON,
    suites: javascript(`const test = require("node:test");\n${NODE_ASSERT}`),
  },
  {
    name: "npm-test",
    version: "npm --version",
    command: "npm test",
    files: { "package.json": JSON.stringify({ name: "tides", version: "1.0.0", scripts: { test: "node --test" } }) },
    suites: javascript(`const test = require("node:test");\n${NODE_ASSERT}`),
  },
  {
    name: "vitest",
    version: "vitest --version",
    command: "vitest run --globals",
    files: COMMON,
    suites: javascript(`import assert from "node:assert";`),
  },
  { name: "jest", version: "jest --version", command: "jest", files: COMMON, suites: { ...javascript(NODE_ASSERT) } },
  {
    name: "mocha",
    version: "mocha --version",
    command: "mocha a.test.js",
    files: COMMON,
    suites: javascript(NODE_ASSERT, "it"),
  },
  {
    name: "ava",
    version: "ava --version",
    command: "ava",
    files: { "package.json": JSON.stringify({ name: "tides", type: "module", ava: { files: ["*.test.js"] } }) },
    suites: inFile("a.test.js", {
      passing: `import test from "ava";\ntest("adds", (t) => t.is(1 + 1, 2));\ntest("subtracts", (t) => t.is(2 - 1, 1));\n`,
      failing: `import test from "ava";\ntest("adds", (t) => t.is(1 + 1, 2));\ntest("subtracts", (t) => t.is(2 - 1, 3));\n`,
      empty: `import test from "ava";\n`,
      crashing: `import test from "ava";\nthrow new Error("before the tests");\n`,
    }),
  },
  {
    name: "jasmine",
    version: "node -p \"require('jasmine/package.json').version\"",
    command: "jasmine a.test.js",
    files: COMMON,
    suites: inFile("a.test.js", {
      passing: `it("adds", () => expect(1 + 1).toBe(2));\nit("subtracts", () => expect(2 - 1).toBe(1));\n`,
      failing: `it("adds", () => expect(1 + 1).toBe(2));\nit("subtracts", () => expect(2 - 1).toBe(3));\n`,
      empty: "",
      crashing: `it("adds", () => expect(1 + 1).toBe(2));\nthrow new Error("before the tests");\n`,
    }),
  },
  {
    name: "playwright",
    version: "playwright --version",
    command: "playwright test",
    files: COMMON,
    suites: inFile("a.spec.js", {
      passing: `import { expect, test } from "@playwright/test";\ntest("adds", () => expect(1 + 1).toBe(2));\ntest("subtracts", () => expect(2 - 1).toBe(1));\n`,
      failing: `import { expect, test } from "@playwright/test";\ntest("adds", () => expect(1 + 1).toBe(2));\ntest("subtracts", () => expect(2 - 1).toBe(3));\n`,
      empty: "",
      crashing: `import { test } from "@playwright/test";\nthrow new Error("before the tests");\n`,
    }),
  },
  {
    name: "tape",
    version: "node -p \"require('tape/package.json').version\"",
    command: "tape a.test.js",
    files: COMMON,
    suites: inFile("a.test.js", {
      passing: `const test = require("tape");\ntest("adds", (t) => { t.equal(1 + 1, 2); t.end(); });\ntest("subtracts", (t) => { t.equal(2 - 1, 1); t.end(); });\n`,
      failing: `const test = require("tape");\ntest("adds", (t) => { t.equal(1 + 1, 2); t.end(); });\ntest("subtracts", (t) => { t.equal(2 - 1, 3); t.end(); });\n`,
      empty: `require("tape");\n`,
      crashing: `const test = require("tape");\ntest("adds", (t) => { t.equal(1 + 1, 2); t.end(); });\nthrow new Error("before the tests");\n`,
    }),
  },
  {
    name: "uvu",
    version: "node -p \"require('uvu/package.json').version\"",
    command: "uvu . '\\.test\\.js$'",
    files: COMMON,
    suites: inFile("a.test.js", {
      passing: `const { test } = require("uvu");\n${NODE_ASSERT}\ntest("adds", () => assert.equal(1 + 1, 2));\ntest.run();\n`,
      failing: `const { test } = require("uvu");\n${NODE_ASSERT}\ntest("adds", () => assert.equal(1 + 1, 3));\ntest.run();\n`,
      empty: `const { test } = require("uvu");\ntest.run();\n`,
      crashing: `throw new Error("before the tests");\n`,
    }),
  },
  {
    name: "qunit",
    version: "qunit --version",
    command: "qunit a.test.js",
    files: COMMON,
    suites: inFile("a.test.js", {
      passing: `QUnit.test("adds", (assert) => assert.equal(1 + 1, 2));\nQUnit.test("subtracts", (assert) => assert.equal(2 - 1, 1));\n`,
      failing: `QUnit.test("adds", (assert) => assert.equal(1 + 1, 2));\nQUnit.test("subtracts", (assert) => assert.equal(2 - 1, 3));\n`,
      empty: "",
      crashing: `QUnit.test("adds", (assert) => assert.equal(1 + 1, 2));\nthrow new Error("before the tests");\n`,
    }),
  },
  {
    name: "bun",
    version: "bun --version",
    command: "bun test",
    files: COMMON,
    suites: javascript(`import { test } from "bun:test";\nimport assert from "node:assert";`),
  },
  {
    name: "deno",
    version: "deno --version",
    command: "deno test --no-check",
    suites: javascript(`import assert from "node:assert";\nconst test = Deno.test;`),
  },
  {
    name: "cucumber-js",
    version: "cucumber-js --version",
    command: "cucumber-js",
    files: {
      ...COMMON,
      "features/steps.js": `const { Then } = require("@cucumber/cucumber");\n${NODE_ASSERT}\nThen("{int} and {int} are {int}", (a, b, c) => assert.equal(a + b, c));\n`,
    },
    suites: inFile("features/a.feature", {
      passing:
        "Feature: sums\n  Scenario: adds\n    Then 1 and 1 are 2\n  Scenario: adds more\n    Then 2 and 1 are 3\n",
      failing:
        "Feature: sums\n  Scenario: adds\n    Then 1 and 1 are 2\n  Scenario: adds more\n    Then 2 and 1 are 4\n",
      empty: "Feature: sums\n",
      crashing: "This is no feature.\n",
    }),
  },
  {
    name: "pnpm-recursive",
    version: "pnpm --version",
    command: "pnpm -r test",
    files: {
      "pnpm-workspace.yaml": "packages: ['packages/*']\n",
      "package.json": JSON.stringify({ name: "tides", private: true }),
      "packages/a/package.json": JSON.stringify({ name: "a", version: "1.0.0", scripts: { test: "node --test" } }),
      "packages/b/package.json": JSON.stringify({ name: "b", version: "1.0.0", scripts: { test: "jest" } }),
      "packages/b/b.test.js": `${NODE_ASSERT}\ntest("adds", () => assert.equal(1 + 1, 2));\n`,
    },
    suites: inFile("packages/a/a.test.js", {
      passing: `require("node:test")("adds", () => {});\n`,
      failing: `require("node:test")("adds", () => { throw new Error("no"); });\n`,
    }),
  },
];

const PYTHON_CLASS = (body: string) => `import unittest\n\n\nclass TestSums(unittest.TestCase):\n${body}`;
const python = (path: string) =>
  inFile(path, {
    passing: PYTHON_CLASS(
      "    def test_adds(self):\n        self.assertEqual(1 + 1, 2)\n\n    def test_subtracts(self):\n        self.assertEqual(2 - 1, 1)\n",
    ),
    failing: PYTHON_CLASS(
      "    def test_adds(self):\n        self.assertEqual(1 + 1, 2)\n\n    def test_subtracts(self):\n        self.assertEqual(2 - 1, 3)\n",
    ),
    empty: "import unittest\n",
    crashing: "import missing_package\n",
  });

const PYTHON: readonly Suite[] = [
  { name: "pytest", version: "pytest --version", command: "pytest", suites: python("test_sums.py") },
  { name: "pytest-quiet", version: "pytest --version", command: "python -m pytest -q", suites: python("test_sums.py") },
  { name: "unittest", version: "python --version", command: "python -m unittest", suites: python("test_sums.py") },
  { name: "nose2", version: "pip show nose2 | grep -h Version", command: "nose2", suites: python("test_sums.py") },
  {
    name: "django",
    version: "python -m django --version",
    command: "python manage.py test",
    files: {
      "manage.py":
        "import os, sys\nos.environ['DJANGO_SETTINGS_MODULE'] = 'settings'\nfrom django.core.management import execute_from_command_line\nexecute_from_command_line(sys.argv)\n",
      "settings.py": "SECRET_KEY = 'a'\nDATABASES = {}\nINSTALLED_APPS = []\n",
    },
    suites: python("tests.py"),
  },
  {
    name: "behave",
    version: "behave --version",
    command: "behave",
    files: {
      "features/steps/sums.py":
        "from behave import then\n\n\n@then('{a:d} and {b:d} are {c:d}')\ndef sums(context, a, b, c):\n    assert a + b == c\n",
    },
    suites: inFile("features/a.feature", {
      passing: "Feature: sums\n  Scenario: adds\n    Then 1 and 1 are 2\n",
      failing: "Feature: sums\n  Scenario: adds\n    Then 1 and 1 are 3\n",
      empty: "Feature: sums\n",
      crashing: "Feature: sums\n  Scenario: adds\n    Then nobody knows this\n",
    }),
  },
  {
    name: "robot",
    version: "robot --version; true",
    command: "robot --log NONE --report NONE --output NONE a.robot",
    suites: inFile("a.robot", {
      passing: "*** Test Cases ***\nAdds\n    Should Be Equal    2    2\n",
      failing: "*** Test Cases ***\nAdds\n    Should Be Equal    2    2\nSubtracts\n    Should Be Equal    1    3\n",
      empty: "*** Settings ***\n",
      crashing: "*** Test Cases ***\nAdds\n    Nobody Knows This\n",
    }),
  },
];

const GO_TEST = (body: string) =>
  `package tides\n\nimport "testing"\n\nfunc TestAdds(t *testing.T) {\n\tif 1+1 != 2 {\n\t\tt.Fatal("no")\n\t}\n}\n\n${body}`;
const goSuites = inFile("tides_test.go", {
  passing: GO_TEST("func TestSubtracts(t *testing.T) {}\n"),
  failing: GO_TEST('func TestSubtracts(t *testing.T) {\n\tt.Fatal("2 - 1 is not 3")\n}\n'),
  empty: "package tides\n",
  crashing: "package tides\n\nfunc broken( {\n",
});
const GO_FILES = { "go.mod": "module example.test/tides\n\ngo 1.24\n", "tides.go": "package tides\n" };

const RUST = (body: string) =>
  `#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        assert_eq!(1 + 1, 2);\n    }\n${body}}\n`;

const googletest = (body: string) => `#include <gtest/gtest.h>\n${body}`;

const COMPILED: readonly Suite[] = [
  { name: "go", version: "go version", command: "go test ./...", files: GO_FILES, suites: goSuites },
  { name: "go-verbose", version: "go version", command: "go test -v ./...", files: GO_FILES, suites: goSuites },
  { name: "gotestsum", version: "gotestsum --version", command: "gotestsum ./...", files: GO_FILES, suites: goSuites },
  {
    name: "cargo",
    version: "cargo --version",
    command: "cargo test",
    files: { "Cargo.toml": '[package]\nname = "tides"\nversion = "0.1.0"\nedition = "2021"\n' },
    suites: inFile("src/lib.rs", {
      passing: RUST("    #[test]\n    fn subtracts() {\n        assert_eq!(2 - 1, 1);\n    }\n"),
      failing: RUST("    #[test]\n    fn subtracts() {\n        assert_eq!(2 - 1, 3);\n    }\n"),
      empty: "pub fn nothing() {}\n",
      crashing: "pub fn broken( {}\n",
    }),
  },
  {
    name: "ctest",
    version: "ctest --version",
    command: "ctest --test-dir build",
    prepare: "cmake -S . -B build > cmake.log",
    suites: inFile("CMakeLists.txt", {
      passing:
        "cmake_minimum_required(VERSION 3.16)\nproject(tides NONE)\nenable_testing()\nadd_test(NAME adds COMMAND true)\nadd_test(NAME subtracts COMMAND true)\n",
      failing:
        "cmake_minimum_required(VERSION 3.16)\nproject(tides NONE)\nenable_testing()\nadd_test(NAME adds COMMAND true)\nadd_test(NAME subtracts COMMAND false)\n",
      empty: "cmake_minimum_required(VERSION 3.16)\nproject(tides NONE)\nenable_testing()\n",
      crashing:
        'cmake_minimum_required(VERSION 3.16)\nproject(tides NONE)\nenable_testing()\nadd_test(NAME adds COMMAND sh -c "kill -SEGV $$")\n',
    }),
  },
  {
    name: "googletest",
    version: "dpkg-query -W libgtest-dev | cut -f2",
    command: "./tides_test",
    prepare: "g++ -o tides_test tides_test.cc -lgtest_main -lgtest -pthread",
    suites: inFile("tides_test.cc", {
      passing: googletest(
        "TEST(Sums, Adds) { EXPECT_EQ(1 + 1, 2); }\nTEST(Sums, Subtracts) { EXPECT_EQ(2 - 1, 1); }\n",
      ),
      failing: googletest(
        "TEST(Sums, Adds) { EXPECT_EQ(1 + 1, 2); }\nTEST(Sums, Subtracts) { EXPECT_EQ(2 - 1, 3); }\n",
      ),
      empty: googletest(""),
      crashing: googletest("TEST(Sums, Adds) { abort(); }\n"),
    }),
  },
  {
    name: "catch2",
    version: "dpkg-query -W catch2 | cut -f2",
    command: "./tides_test",
    prepare: "g++ -o tides_test tides_test.cc",
    suites: inFile("tides_test.cc", {
      passing:
        '#define CATCH_CONFIG_MAIN\n#include <catch2/catch.hpp>\nTEST_CASE("adds") { REQUIRE(1 + 1 == 2); }\nTEST_CASE("subtracts") { REQUIRE(2 - 1 == 1); }\n',
      failing:
        '#define CATCH_CONFIG_MAIN\n#include <catch2/catch.hpp>\nTEST_CASE("adds") { REQUIRE(1 + 1 == 2); }\nTEST_CASE("subtracts") { REQUIRE(2 - 1 == 3); }\n',
      empty: "#define CATCH_CONFIG_MAIN\n#include <catch2/catch.hpp>\n",
      crashing:
        '#define CATCH_CONFIG_MAIN\n#include <catch2/catch.hpp>\n#include <cstdlib>\nTEST_CASE("adds") { std::abort(); }\n',
    }),
  },
  {
    name: "doctest",
    version: "dpkg-query -W doctest-dev | cut -f2",
    command: "./tides_test",
    prepare: "g++ -o tides_test tides_test.cc",
    suites: inFile("tides_test.cc", {
      passing:
        '#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\nTEST_CASE("adds") { CHECK(1 + 1 == 2); }\n',
      failing:
        '#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\nTEST_CASE("adds") { CHECK(1 + 1 == 3); }\n',
      empty: "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\n",
    }),
  },
  {
    name: "boost-test",
    version: "dpkg-query -W libboost-test-dev | cut -f2",
    command: "./tides_test",
    prepare: "g++ -o tides_test tides_test.cc",
    suites: inFile("tides_test.cc", {
      passing:
        "#define BOOST_TEST_MODULE tides\n#include <boost/test/included/unit_test.hpp>\nBOOST_AUTO_TEST_CASE(adds) { BOOST_TEST(1 + 1 == 2); }\n",
      failing:
        "#define BOOST_TEST_MODULE tides\n#include <boost/test/included/unit_test.hpp>\nBOOST_AUTO_TEST_CASE(adds) { BOOST_TEST(1 + 1 == 3); }\n",
      empty: "#define BOOST_TEST_MODULE tides\n#include <boost/test/included/unit_test.hpp>\n",
    }),
  },
  {
    name: "meson",
    version: "meson --version",
    command: "meson test -C build",
    prepare: "meson setup build > meson.log",
    suites: inFile("meson.build", {
      passing: "project('tides')\ntest('adds', find_program('true'))\ntest('subtracts', find_program('true'))\n",
      failing: "project('tides')\ntest('adds', find_program('true'))\ntest('subtracts', find_program('false'))\n",
      empty: "project('tides')\n",
    }),
  },
  {
    name: "automake",
    version: "automake --version",
    command: "make check",
    files: {
      "configure.ac": "AC_INIT([tides], [1.0])\nAM_INIT_AUTOMAKE([foreign])\nAC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n",
      "good.sh": "#!/bin/sh\nexit 0\n",
      "bad.sh": "#!/bin/sh\nexit 1\n",
    },
    prepare: "chmod +x *.sh; (autoreconf -i && ./configure) > log 2>&1",
    suites: inFile("Makefile.am", {
      passing: "TESTS = good.sh\n",
      failing: "TESTS = good.sh bad.sh\n",
      empty: "TESTS =\n",
    }),
  },
  {
    name: "crystal",
    version: "crystal --version",
    command: "crystal spec",
    suites: inFile("spec/a_spec.cr", {
      passing: 'require "spec"\nit "adds" do\n  (1 + 1).should eq(2)\nend\n',
      failing: 'require "spec"\nit "adds" do\n  (1 + 1).should eq(3)\nend\n',
      empty: 'require "spec"\n',
      crashing: "broken(\n",
    }),
  },
];

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>tides</artifactId><version>1</version>
  <properties><maven.compiler.source>8</maven.compiler.source><maven.compiler.target>8</maven.compiler.target><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
  <dependencies><dependency><groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.13.4</version><scope>test</scope></dependency></dependencies>
  <build><plugins><plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.3</version></plugin></plugins></build>
</project>
`;
const JUNIT = (body: string) =>
  `import static org.junit.jupiter.api.Assertions.assertEquals;\nimport org.junit.jupiter.api.Test;\n\nclass TidesTest {\n  @Test void adds() { assertEquals(2, 1 + 1); }\n${body}}\n`;

const JVM: readonly Suite[] = [
  {
    name: "maven",
    version: "mvn -B --version | grep -o 'Apache Maven .*'",
    command: "mvn -B test",
    files: { "pom.xml": POM },
    suites: {
      ...inFile("src/test/java/TidesTest.java", {
        passing: JUNIT("  @Test void subtracts() { assertEquals(1, 2 - 1); }\n"),
        failing: JUNIT("  @Test void subtracts() { assertEquals(3, 2 - 1); }\n"),
        crashing: "class TidesTest { broken }\n",
      }),
      empty: { "src/main/java/Tides.java": "class Tides {}\n" },
    },
  },
];

const SCRIPTING: readonly Suite[] = [
  {
    name: "rspec",
    version: "rspec --version",
    command: "rspec",
    suites: inFile("spec/a_spec.rb", {
      passing:
        'RSpec.describe "sums" do\n  it("adds") { expect(1 + 1).to eq 2 }\n  it("subtracts") { expect(2 - 1).to eq 1 }\nend\n',
      failing:
        'RSpec.describe "sums" do\n  it("adds") { expect(1 + 1).to eq 2 }\n  it("subtracts") { expect(2 - 1).to eq 3 }\nend\n',
      empty: "",
      crashing: "raise 'before the tests'\n",
    }),
  },
  {
    name: "minitest",
    version: "ruby -e 'require \"minitest\"; puts Minitest::VERSION'",
    command: "ruby test/a_test.rb",
    suites: inFile("test/a_test.rb", {
      passing:
        'require "minitest/autorun"\nclass SumsTest < Minitest::Test\n  def test_adds = assert_equal(2, 1 + 1)\nend\n',
      failing:
        'require "minitest/autorun"\nclass SumsTest < Minitest::Test\n  def test_adds = assert_equal(3, 1 + 1)\nend\n',
      empty: 'require "minitest/autorun"\n',
      crashing: 'require "minitest/autorun"\nraise "before the tests"\n',
    }),
  },
  {
    name: "test-unit",
    version: "ruby -e 'require \"test/unit/version\"; puts Test::Unit::VERSION'",
    command: "ruby test/a_test.rb",
    suites: inFile("test/a_test.rb", {
      passing:
        'require "test/unit"\nclass SumsTest < Test::Unit::TestCase\n  def test_adds = assert_equal(2, 1 + 1)\nend\n',
      failing:
        'require "test/unit"\nclass SumsTest < Test::Unit::TestCase\n  def test_adds = assert_equal(3, 1 + 1)\nend\n',
      empty: 'require "test/unit"\n',
      crashing: 'require "test/unit"\nraise "before the tests"\n',
    }),
  },
  {
    name: "phpunit",
    version: "phpunit --version",
    command: "phpunit tests",
    suites: inFile("tests/SumsTest.php", {
      passing:
        "<?php\nclass SumsTest extends PHPUnit\\Framework\\TestCase {\n  function testAdds(): void { $this->assertSame(2, 1 + 1); }\n  function testSubtracts(): void { $this->assertSame(1, 2 - 1); }\n}\n",
      failing:
        "<?php\nclass SumsTest extends PHPUnit\\Framework\\TestCase {\n  function testAdds(): void { $this->assertSame(2, 1 + 1); }\n  function testSubtracts(): void { $this->assertSame(3, 2 - 1); }\n}\n",
      empty: "<?php\nclass SumsTest extends PHPUnit\\Framework\\TestCase {}\n",
      crashing: "<?php\nbroken(\n",
    }),
  },
  {
    name: "bats",
    version: "bats --version",
    command: "bats tests",
    suites: inFile("tests/a.bats", {
      passing: '@test "adds" {\n  [ $((1 + 1)) -eq 2 ]\n}\n@test "subtracts" {\n  [ $((2 - 1)) -eq 1 ]\n}\n',
      failing: '@test "adds" {\n  [ $((1 + 1)) -eq 2 ]\n}\n@test "subtracts" {\n  [ $((2 - 1)) -eq 3 ]\n}\n',
      empty: "\n",
      crashing: '@test "adds" {\n  broken (\n',
    }),
  },
  {
    name: "prove",
    version: "prove --version",
    command: "prove -r t",
    suites: inFile("t/a.t", {
      passing: "use Test::More tests => 2;\nis(1 + 1, 2, 'adds');\nis(2 - 1, 1, 'subtracts');\n",
      failing: "use Test::More tests => 2;\nis(1 + 1, 2, 'adds');\nis(2 - 1, 3, 'subtracts');\n",
      empty: "use Test::More skip_all => 'nothing';\n",
      crashing: "use Test::More tests => 2;\nok(1);\ndie 'in the middle';\n",
    }),
  },
  {
    name: "perl",
    version: "perl -MTest::More -e 'print $Test::More::VERSION'",
    command: "perl t/a.t",
    suites: inFile("t/a.t", {
      passing: "use Test::More tests => 2;\nis(1 + 1, 2, 'adds');\nis(2 - 1, 1, 'subtracts');\n",
      failing: "use Test::More tests => 2;\nis(1 + 1, 2, 'adds');\nis(2 - 1, 3, 'subtracts');\n",
      crashing: "use Test::More tests => 2;\nok(1);\ndie 'in the middle';\n",
    }),
  },
  {
    name: "mix",
    version: "mix --version",
    command: "mix test",
    files: {
      "mix.exs":
        'defmodule Tides.MixProject do\n  use Mix.Project\n  def project, do: [app: :tides, version: "0.1.0", deps: []]\nend\n',
      "test/test_helper.exs": "ExUnit.start()\n",
      "lib/tides.ex": "defmodule Tides do\nend\n",
    },
    suites: inFile("test/a_test.exs", {
      passing:
        'defmodule ATest do\n  use ExUnit.Case\n  test "adds", do: assert 1 + 1 == 2\n  test "subtracts", do: assert 2 - 1 == 1\nend\n',
      failing:
        'defmodule ATest do\n  use ExUnit.Case\n  test "adds", do: assert 1 + 1 == 2\n  test "subtracts", do: assert 2 - 1 == 3\nend\n',
      empty: "defmodule ATest do\n  use ExUnit.Case\nend\n",
      crashing: 'raise "before the tests"\n',
    }),
  },
  {
    name: "busted",
    version: "busted --version",
    command: "busted",
    suites: inFile("spec/a_spec.lua", {
      passing:
        'describe("sums", function()\n  it("adds", function() assert.are.equal(2, 1 + 1) end)\n  it("subtracts", function() assert.are.equal(1, 2 - 1) end)\nend)\n',
      failing:
        'describe("sums", function()\n  it("adds", function() assert.are.equal(2, 1 + 1) end)\n  it("subtracts", function() assert.are.equal(3, 2 - 1) end)\nend)\n',
      empty: "\n",
      crashing: 'error("before the tests")\n',
    }),
  },
  {
    name: "luaunit",
    version: "lua -e 'print(require(\"luaunit\")._VERSION)'",
    command: "lua test.lua",
    suites: inFile("test.lua", {
      passing:
        'local lu = require("luaunit")\nfunction testAdds() lu.assertEquals(1 + 1, 2) end\nos.exit(lu.LuaUnit.run())\n',
      failing:
        'local lu = require("luaunit")\nfunction testAdds() lu.assertEquals(1 + 1, 3) end\nos.exit(lu.LuaUnit.run())\n',
      empty: 'local lu = require("luaunit")\nos.exit(lu.LuaUnit.run())\n',
      crashing: 'error("before the tests")\n',
    }),
  },
  {
    name: "shunit2",
    version: "dpkg-query -W shunit2 | cut -f2",
    command: "sh test.sh",
    suites: inFile("test.sh", {
      passing: "testAdds() { assertEquals 2 $((1 + 1)); }\n. shunit2\n",
      failing: "testAdds() { assertEquals 3 $((1 + 1)); }\n. shunit2\n",
      empty: ". shunit2\n",
    }),
  },
  {
    name: "testthat",
    version: "Rscript -e 'cat(as.character(packageVersion(\"testthat\")))'",
    command: `Rscript -e 'testthat::test_dir("tests")'`,
    suites: inFile("tests/test-a.R", {
      passing: 'test_that("adds", expect_equal(1 + 1, 2))\n',
      failing: 'test_that("adds", expect_equal(1 + 1, 3))\n',
      empty: "\n",
      crashing: 'stop("before the tests")\n',
    }),
  },
  {
    name: "ert",
    version: "emacs --version",
    command: "emacs --batch -l tests.el -f ert-run-tests-batch-and-exit",
    suites: inFile("tests.el", {
      passing: "(require 'ert)\n(ert-deftest adds () (should (= (+ 1 1) 2)))\n",
      failing: "(require 'ert)\n(ert-deftest adds () (should (= (+ 1 1) 3)))\n",
      empty: "(require 'ert)\n",
      crashing: '(error "before the tests")\n',
    }),
  },
];

export const SUITES: readonly Suite[] = [...JAVASCRIPT, ...PYTHON, ...COMPILED, ...JVM, ...SCRIPTING];
