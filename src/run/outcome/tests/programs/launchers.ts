/** Tools that run what a project names: scripts, targets and files. */

/**
 * `run` are the verbs behind which a script stands. `isDirect`: a script is also run without one of them. `isTask`: it can
 * be that of one of many projects, such as `app:test`. `values` are options with a value.
 */
type ScriptRow = Readonly<{ run: string; values?: string; isDirect?: boolean; isTask?: boolean }>;

export const SCRIPTS: Readonly<Record<string, ScriptRow>> = {
  npm: { run: "run run-script rum urn", values: "--prefix -C -w --workspace --loglevel" },
  pnpm: {
    run: "run run-script",
    isDirect: true,
    values: "-C --dir -F --filter --filter-prod --workspace-concurrency --reporter",
  },
  yarn: { run: "run", isDirect: true, values: "--cwd" },
  bun: { run: "run", isDirect: true, values: "--cwd --filter -F" },
  nr: { run: "", isDirect: true },
  vlt: { run: "run" },
  deno: { run: "task", values: "--cwd --config -c" },
  composer: { run: "run run-script", isDirect: true, values: "-d --working-dir" },
  rushx: { run: "", isDirect: true },
  rush: { run: "", isDirect: true },
  nx: {
    run: "run run-many affected",
    isDirect: true,
    isTask: true,
    values: "-p --projects --base --head --exclude --parallel -t --target --targets",
  },
  turbo: { run: "run", isDirect: true, isTask: true, values: "--filter -F --concurrency --cache-dir" },
  lerna: { run: "run", values: "--scope --ignore --concurrency --since" },
  moon: { run: "run", isTask: true },
  lage: { run: "run", isDirect: true },
  melos: { run: "run" },
  fastlane: { run: "ios android", isDirect: true },
  earthly: { run: "", isDirect: true },
  mage: { run: "", isDirect: true },
  mise: { run: "run r", isDirect: true },
  bb: { run: "run", isDirect: true },
  cargo: { run: "xtask make" },
};

/** All of their arguments are targets. */
export const TARGETS: Readonly<Record<string, string>> = {
  make: "-C --directory -f --file --makefile -I -o -W -l -E --eval",
  gmake: "-C --directory -f --file --makefile -I -o -W",
  ninja: "-C -f -j -k -l",
  just: "-f --justfile -d --working-directory --set",
  task: "-d --dir -t --taskfile -o",
  rake: "-f --rakefile -I -R -T",
  rails: "",
  ant: "-f -file -buildfile -lib -D",
  gradle:
    "-p --project-dir -b --build-file -I --init-script -c --settings-file -g --gradle-user-home -x --exclude-task --tests --console",
  gradlew:
    "-p --project-dir -b --build-file -I --init-script -c --settings-file -g -x --exclude-task --tests --console",
  mvn: "-f --file -pl --projects -P -s --settings -gs -T --threads -t -rf --resume-from -l --log-file",
  mvnw: "-f --file -pl --projects -P -s --settings -T --threads -rf",
  mvnd: "-f --file -pl --projects -P -s --settings -T",
  sbt: "-java-home -sbt-dir -ivy",
  sbtn: "",
  mill: "-j --jobs",
  invoke: "-c --collection -r --search-root",
  inv: "-c -r",
  doit: "-f --file -d",
  scons: "-C -f -j",
  grunt: "--gruntfile --base",
  gulp: "--gulpfile -f",
  jake: "-f",
  phing: "-f",
  fake: "",
  nuke: "",
  xcodebuild:
    "-project -workspace -scheme -destination -configuration -sdk -derivedDataPath -testPlan -resultBundlePath",
};

/** The targets of these are goals of known tools, so no script with a name of its own stands behind them. */
export const REAL_TARGETS: ReadonlySet<string> = new Set([
  "gradle",
  "gradlew",
  "mvn",
  "mvnw",
  "mvnd",
  "sbt",
  "sbtn",
  "mill",
  "xcodebuild",
]);

/** Interpreters: options with a value, and options whose value is a program text. */
export const INTERPRETERS: Readonly<Record<string, Readonly<{ values: string; text: string }>>> = {
  node: {
    values:
      "-r --require --import --loader --experimental-loader -C --conditions --env-file --test-reporter --test-name-pattern --test-reporter-destination",
    text: "-e --eval -p --print -pe",
  },
  nodejs: { values: "-r --require", text: "-e -p" },
  tsx: { values: "--tsconfig", text: "-e -p" },
  "ts-node": { values: "-P --project -O -r", text: "-e -p" },
  "ts-node-esm": { values: "-P", text: "-e" },
  "babel-node": { values: "--presets", text: "-e" },
  python: { values: "-W -X", text: "-c" },
  pypy: { values: "-W -X", text: "-c" },
  ruby: { values: "-r -I -C -W", text: "-e" },
  jruby: { values: "-r -I", text: "-e" },
  php: { values: "-d -c", text: "-r" },
  perl: { values: "-I -M", text: "-e -E -ne -pe" },
  raku: { values: "-I", text: "-e" },
  lua: { values: "-l", text: "-e" },
  luajit: { values: "-l", text: "-e" },
  elixir: { values: "-r -pa", text: "-e" },
  julia: { values: "-t --threads", text: "-e -E" },
  Rscript: { values: "", text: "-e" },
  R: { values: "-f", text: "-e" },
  bash: { values: "-o -O", text: "" },
  sh: { values: "-o", text: "" },
  dash: { values: "-o", text: "" },
  zsh: { values: "-o", text: "" },
  ksh: { values: "-o", text: "" },
  fish: { values: "", text: "" },
  pwsh: { values: "", text: "-c -Command" },
  groovy: { values: "-cp", text: "-e" },
  java: { values: "-cp -classpath --class-path -p", text: "" },
  scala: { values: "-cp", text: "-e" },
  swipl: { values: "-s -f", text: "" },
  guile: { values: "-L -l", text: "-c" },
  sbcl: { values: "", text: "" },
  emacs: { values: "-L -l -f", text: "" },
  vim: { values: "", text: "" },
  nvim: { values: "-u", text: "" },
  tclsh: { values: "", text: "" },
  octave: { values: "", text: "--eval" },
};
