/** Names of test runners, and of the verbs with which other tools run tests. */

/** They run tests whatever their arguments are. */
export const RUNNERS = new Set(
  `pytest py.test vitest jest mocha _mocha ts-mocha ava tap jasmine jasmine-node karma wtr web-test-runner testcafe nightwatch
  cucumber-js cucumber tape qunit uvu borp tstest poku testem wdio bats shellspec zunit roundup shunit2
  rspec rspec-queue parallel_rspec parallel_test minitest turbo_tests flatware phpunit pest paratest
  codecept behat phpspec kahlan atoum simple-phpunit ctest prove yath busted nose2 nosetests trial stestr ostestr
  zope-testrunner behave robot pabot lettuce radish ward gotestsum gotest richgo ginkgo
  cargo-nextest cargo-tarpaulin elm-test testthat vstest.console mstest nunit3-console xunit.console luaunit telescope
  prove6 kaocha lein-test ert-runner buttercup vusted vader themis molecule inspec bashunit newman
  elm-test-rs ospec codeceptjs venom hurl k6 detox maestro runtests `.split(/\s+/),
);

/** Phrases of verbs behind a program, and the options with a value that may stand before them. */
export const VERBS: Readonly<Record<string, Readonly<{ verbs: string; values?: string }>>> = {
  npm: {
    verbs: "test,t,tst,it,cit,install-test,install-ci-test",
    values: "--prefix -C -w --workspace --loglevel --script-shell --registry --cache --userconfig",
  },
  pnpm: { verbs: "t,tst", values: "-C --dir -F --filter --filter-prod" },
  cargo: {
    verbs:
      "test,t,nextest run,nextest r,nt run,insta test,hack test,hack nextest run,llvm-cov,tarpaulin,miri test,miri nextest run,mutants,pgrx test,contract test,test-sbf,watch test",
    values: "--manifest-path --color --config -Z -C --target-dir",
  },
  cross: { verbs: "test", values: "--target --manifest-path" },
  "wasm-pack": { verbs: "test" },
  anchor: { verbs: "test" },
  go: { verbs: "test", values: "-C" },
  deno: { verbs: "test" },
  bun: { verbs: "test", values: "--cwd --config -c --env-file --preload -r" },
  dotnet: { verbs: "test,vstest" },
  swift: { verbs: "test", values: "--package-path" },
  mix: {
    verbs: "test,test.watch,test.interactive,espec,coveralls,coveralls.html,coveralls.json,coveralls.github,cmd test",
  },
  flutter: { verbs: "test,drive,pub run test", values: "-d --device-id" },
  dart: { verbs: "test,run test,pub run test" },
  pub: { verbs: "run test" },
  very_good: { verbs: "test" },
  zig: { verbs: "test,build test" },
  stack: { verbs: "test", values: "--stack-yaml --resolver --work-dir" },
  cabal: { verbs: "test,new-test,v2-test" },
  dune: { verbs: "test,runtest", values: "--root --profile" },
  meson: { verbs: "test" },
  playwright: { verbs: "test" },
  cypress: { verbs: "run,run-ct" },
  detox: { verbs: "test" },
  bazel: { verbs: "test,coverage", values: "--output_base --bazelrc" },
  bazelisk: { verbs: "test,coverage", values: "--output_base --bazelrc" },
  buck: { verbs: "test" },
  buck2: { verbs: "test", values: "--isolation-dir" },
  pants: { verbs: "test" },
  plz: { verbs: "test,cover" },
  please: { verbs: "test,cover" },
  lein: { verbs: "test,with-profile test,midje,spec,eftest,kaocha,cloverage" },
  mill: { verbs: "__.test" },
  "scala-cli": { verbs: "test" },
  scala: { verbs: "test" },
  bloop: { verbs: "test" },
  hatch: { verbs: "test" },
  rye: { verbs: "test" },
  ng: { verbs: "test,e2e" },
  "react-scripts": { verbs: "test" },
  "vue-cli-service": { verbs: "test:unit,test:e2e" },
  craco: { verbs: "test" },
  ember: { verbs: "test,exam" },
  hardhat: { verbs: "test,coverage" },
  truffle: { verbs: "test" },
  forge: { verbs: "test,coverage", values: "--root" },
  aptos: { verbs: "move test" },
  sui: { verbs: "move test" },
  scarb: { verbs: "test" },
  snforge: { verbs: "test" },
  nargo: { verbs: "test" },
  crystal: { verbs: "spec" },
  shards: { verbs: "test" },
  nimble: { verbs: "test" },
  dub: { verbs: "test" },
  gleam: { verbs: "test" },
  rebar3: { verbs: "eunit,ct,proper,do eunit" },
  spago: { verbs: "test" },
  odin: { verbs: "test" },
  v: { verbs: "test" },
  fpm: { verbs: "test" },
  alr: { verbs: "test" },
  luarocks: { verbs: "test" },
  dagger: { verbs: "call test" },
  terraform: { verbs: "test", values: "-chdir" },
  tofu: { verbs: "test", values: "-chdir" },
  helm: { verbs: "unittest,test" },
  opa: { verbs: "test" },
  conftest: { verbs: "verify" },
  kitchen: { verbs: "test,verify" },
  molecule: { verbs: "test,verify" },
  pio: { verbs: "test" },
  west: { verbs: "twister" },
  fastlane: { verbs: "test,tests,scan,ios test,android test" },
  tuist: { verbs: "test" },
  "ansible-test": { verbs: "units,integration,sanity" },
  dbt: { verbs: "test,build" },
  sqlmesh: { verbs: "test" },
  "wp-scripts": { verbs: "test-unit-js,test-e2e,test-playwright" },
  "wp-env": { verbs: "run tests" },
  k6: { verbs: "run" },
  codecept: { verbs: "run" },
  codeceptjs: { verbs: "run" },
  newman: { verbs: "run" },
  venom: { verbs: "run" },
  inspec: { verbs: "exec" },
  maestro: { verbs: "test" },
  R: { verbs: "CMD check" },
  rails: { verbs: "test,test:all,test:system,spec,t" },
};

/** Modules that `python -m` runs tests with. */
export const PYTHON_MODULES =
  /^(?:pytest|py\.test|unittest|nose|nose2|tox|nox|behave|robot|doctest|trial|twisted\.trial|testtools\.run|stestr|xdoctest|green|ward|zope\.testrunner|slash|test|test\.regrtest|avocado|pytest_cov)$/;

const STRICT = /^(?:pytest|py\.test|jest|vitest|ava|playwright|qunit|robot|nextest)$/;

/** Whether a runner ends with an error where no test ran. Most end with 0. */
export function failsWithoutTests(name: string, args: readonly string[]): boolean {
  const isLenient = args.some((arg) => /pass-?with-?no-?tests|no-tests|empty-?suite|suppress-no-test/i.test(arg));
  const verb = args.find((arg) => !/^[-+]/.test(arg)) ?? "";
  const program = name === "python" || name === "cargo" ? verb : name.replace(/\.[cm]?js$/, "");
  return !isLenient && STRICT.test(program);
}
