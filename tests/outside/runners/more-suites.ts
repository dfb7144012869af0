/** The suites of `suites.ts` by other commands, and small suites of further runners. They are recorded into a pipe only. */
import { type Kind, SUITES, type Suite } from "./suites.ts";

/** The suites of another row, run by another command, with further files. */
function variant(of: string, name: string, command: string, files: Suite["files"] = {}): readonly Suite[] {
  const suite = SUITES.find((one) => one.name === of);
  return suite ? [{ ...suite, name: `${of}-${name}`, command, files: { ...suite.files, ...files } }] : [];
}

const manifest = (scripts: Readonly<Record<string, string>>) => ({
  "package.json": JSON.stringify({ name: "tides", version: "1.0.0", scripts }),
});

const VARIANTS: readonly Suite[] = [
  ...variant("node", "dot", "node --test --test-reporter=dot"),
  ...variant("node", "spec-timeout", "timeout 60 node --test --test-reporter=spec"),
  ...variant("node", "npm-run", "npm run -s test:unit", manifest({ "test:unit": "node --test" })),
  ...variant("node", "npm-prefix", "npm --prefix . test", manifest({ test: "node --test" })),
  ...variant("node", "run", "node --run test", manifest({ test: "node --test" })),
  ...variant("node", "make", "make test", { Makefile: "test:\n\tnode --test\n" }),
  ...variant("node", "bash", "bash -c 'set -e; node --test'"),
  ...variant("node", "subshell", "(cd . && CI=1 node --test)"),
  ...variant("jest", "verbose", "npx jest --verbose --ci"),
  ...variant("jest", "silent", "jest --silent --runInBand"),
  ...variant("jest", "coverage", "jest --coverage"),
  ...variant("vitest", "verbose", "npx vitest run --globals --reporter=verbose"),
  ...variant("vitest", "dot", "vitest --run --globals --reporter=dot"),
  ...variant("vitest", "tap", "vitest run --globals --reporter=tap"),
  ...variant("mocha", "dot", "npx mocha -R dot a.test.js"),
  ...variant("mocha", "min", "mocha --reporter min a.test.js"),
  ...variant("mocha", "tap", "mocha --reporter tap a.test.js"),
  ...variant("ava", "tap", "npx ava --tap"),
  ...variant("pytest", "verbose", "pytest -v"),
  ...variant("pytest", "short", "python3 -m pytest --tb=short -ra"),
  ...variant("pytest", "xdist", "pytest -n 2"),
  ...variant("pytest", "coverage", "coverage run -m pytest && coverage report"),
  ...variant("pytest", "env", "env PYTHONPATH=. pytest -x"),
  ...variant("unittest", "verbose", "python3 -m unittest discover -v"),
  ...variant("unittest", "coverage", "coverage run -m unittest"),
  ...variant("unittest", "buffer", "python -m unittest -b test_sums"),
  ...variant("go", "cover", "go test -cover ./..."),
  ...variant("go", "race-count", "go test -count=1 -run . ./..."),
  ...variant("go", "vet", "go vet ./... && go test ./..."),
  ...variant("cargo", "quiet", "cargo test -q"),
  ...variant("cargo", "all", "cargo test --all --no-fail-fast"),
  ...variant("cargo", "workspace", "cargo test --workspace --lib"),
  ...variant("ctest", "verbose", "ctest --test-dir build -V"),
  ...variant("ctest", "cd", "cd build && ctest --output-on-failure"),
  ...variant("rspec", "documentation", "rspec --format documentation"),
  ...variant("rspec", "progress", "rspec -f p spec/a_spec.rb"),
  ...variant("minitest", "verbose", "ruby test/a_test.rb --verbose"),
  ...variant("test-unit", "verbose", "ruby test/a_test.rb -v"),
  ...variant("phpunit", "testdox", "phpunit --testdox tests"),
  ...variant("bats", "tap", "bats --tap tests"),
  ...variant("prove", "verbose", "prove -v t"),
  ...variant("mix", "trace", "mix test --trace"),
  ...variant("busted", "tap", "busted -o TAP"),
  ...variant("maven", "quiet", "mvn -q -B test"),
  ...variant("maven", "verify", "mvn -B -ntp clean verify"),
  ...variant("maven", "color", "mvn -ntp -Dstyle.color=always test"),
];

/** Each suite is one file. */
const one = (path: string, texts: Readonly<Partial<Record<Kind, string>>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([kind, text]) => [kind, { [path]: text }]),
  ) as unknown as Suite["suites"];

const C_CHECK = (sum: number) =>
  `#include <check.h>\nSTART_TEST(adds) { ck_assert_int_eq(1 + 1, ${sum}); } END_TEST\nint main(void) { Suite *s = suite_create("tides"); TCase *c = tcase_create("sums"); tcase_add_test(c, adds); suite_add_tcase(s, c); SRunner *r = srunner_create(s); srunner_run_all(r, CK_NORMAL); int f = srunner_ntests_failed(r); srunner_free(r); return f != 0; }\n`;
const C_MOCKA = (sum: number) =>
  `#include <stdarg.h>\n#include <stddef.h>\n#include <setjmp.h>\n#include <cmocka.h>\nstatic void adds(void **s) { (void)s; assert_int_equal(1 + 1, ${sum}); }\nint main(void) { const struct CMUnitTest t[] = { cmocka_unit_test(adds) }; return cmocka_run_group_tests(t, NULL, NULL); }\n`;
const GRADLE_JAVA = (sum: number) =>
  `import org.junit.Test;\nimport static org.junit.Assert.assertEquals;\npublic class TidesTest {\n  @Test public void adds() { assertEquals(2, 1 + 1); }\n  @Test public void subtracts() { assertEquals(${sum}, 2 - 1); }\n}\n`;
const EUNIT = (sum: number) =>
  `-module(tides_tests).\n-include_lib("eunit/include/eunit.hrl").\nadds_test() -> ?assertEqual(2, 1 + 1).\nsubtracts_test() -> ?assertEqual(${sum}, 2 - 1).\n`;
const RAKE = 'require "rake/testtask"\nRake::TestTask.new { |t| t.pattern = "test/*_test.rb" }\n';
const MINITEST = (sum: number) =>
  `require "minitest/autorun"\nclass SumsTest < Minitest::Test\n  def test_adds = assert_equal(${sum}, 1 + 1)\nend\n`;
const UNITTEST = (sum: number) =>
  `import unittest\n\n\nclass TestSums(unittest.TestCase):\n    def test_adds(self):\n        self.assertEqual(1 + 1, ${sum})\n`;
const JUNIT_JARS = "/usr/share/java/junit4.jar:/usr/share/java/hamcrest-core.jar";

const FURTHER: readonly Suite[] = [
  {
    name: "gradle",
    version: "gradle --version | grep -h Gradle",
    command: "gradle --offline --no-daemon test",
    files: {
      "build.gradle":
        "apply plugin: 'java'\ndependencies { testCompile files('/usr/share/java/junit4.jar', '/usr/share/java/hamcrest-core.jar') }\n",
    },
    suites: one("src/test/java/TidesTest.java", {
      passing: GRADLE_JAVA(1),
      failing: GRADLE_JAVA(3),
      crashing: "broken\n",
    }),
  },
  {
    name: "junit",
    version: "dpkg-query -W junit4 | cut -f2",
    command: `java -cp .:${JUNIT_JARS} org.junit.runner.JUnitCore TidesTest`,
    prepare: `javac -cp ${JUNIT_JARS} TidesTest.java`,
    suites: one("TidesTest.java", { passing: GRADLE_JAVA(1), failing: GRADLE_JAVA(3), crashing: "class Tides {}\n" }),
  },
  {
    name: "rebar3",
    version: "rebar3 --version",
    command: "rebar3 eunit",
    files: { "rebar.config": "{deps, []}.\n", "src/tides.app.src": '{application, tides, [{vsn, "1.0.0"}]}.\n' },
    suites: one("test/tides_tests.erl", { passing: EUNIT(1), failing: EUNIT(3), crashing: "broken\n" }),
  },
  {
    name: "rake",
    version: "rake --version",
    command: "rake test",
    files: { Rakefile: RAKE },
    suites: one("test/a_test.rb", {
      passing: MINITEST(2),
      failing: MINITEST(3),
      empty: "\n",
      crashing: "raise 'no'\n",
    }),
  },
  {
    name: "bundler",
    version: "bundle --version",
    command: "bundle exec rake test",
    files: { Rakefile: RAKE, Gemfile: 'gem "rake"\ngem "minitest"\n' },
    suites: one("test/a_test.rb", {
      passing: MINITEST(2),
      failing: MINITEST(3),
      empty: "\n",
      crashing: "raise 'no'\n",
    }),
  },
  {
    name: "tox",
    version: "tox --version",
    command: "tox",
    files: { "tox.ini": "[tox]\nskipsdist = true\nenvlist = py\n[testenv]\ncommands = python -m unittest -v\n" },
    suites: one("test_sums.py", { passing: UNITTEST(2), failing: UNITTEST(3), crashing: "import missing_package\n" }),
  },
  {
    name: "check",
    version: "dpkg-query -W check | cut -f2",
    command: "./tides_test",
    prepare:
      "gcc -o tides_test tides_test.c -lcheck -lsubunit -lm -lrt -lpthread || gcc -o tides_test tides_test.c -lcheck -lm -lpthread",
    suites: one("tides_test.c", { passing: C_CHECK(2), failing: C_CHECK(3) }),
  },
  {
    name: "cmocka",
    version: "dpkg-query -W libcmocka-dev | cut -f2",
    command: "./tides_test",
    prepare: "gcc -o tides_test tides_test.c -lcmocka",
    suites: one("tides_test.c", { passing: C_MOCKA(2), failing: C_MOCKA(3) }),
  },
];

export const MORE: readonly Suite[] = [...VARIANTS, ...FURTHER];
