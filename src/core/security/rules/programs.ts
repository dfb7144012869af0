/** Programs that run code of the workspace, or code that they are given. */
import { type Call, type Finding, MEDIUM, type Rule, textsOf, UNKNOWN, words } from "./finding.ts";
import { writeRisk } from "./path.ts";

const WORKS = words(`
  pytest py.test tox unittest jest vitest mocha ava tap tsc tsgo eslint prettier biome oxlint stylelint standard xo ruff
  black isort mypy pyright flake8 pylint bandit pyflakes autopep8 rubocop rspec phpunit phpstan golangci-lint gofmt
  goimports staticcheck rustfmt cmake ctest ninja meson javac gcc g++ cc c++ clang clang++ clang-format clang-tidy ld ar
  ranlib webpack vite rollup esbuild swc tsup parcel knip depcheck sphinx-build mkdocs hugo jekyll shfmt taplo protoc
  coverage nyc c8 codespell typos swiftlint ktlint checkstyle luacheck stylua terser svgo markdownlint
`);

const CODE =
  /^(?:python[\d.]*|pypy3?|node|nodejs|deno|ruby|irb|perl|php|lua|luajit|Rscript|R|julia|pwsh|powershell|osascript|tclsh|guile|scala|groovy|kotlin|java|jshell|erl|elixir|iex|ghci|runghc|ocaml|swipl|tsx|ts-node|vim?|nvim|emacs|nano|ed|ex|m4|bc|dc|sqlite3|expect|gawk)$/;

const SHELL = /^(?:ba|da|z|k|mk|a|c|tc|fi)?sh$|^rbash$/;

/** Modules of Python that are programs in themselves. */
const MODULES =
  /^(?:pytest|unittest|mypy|black|isort|ruff|flake8|pylint|pyflakes|compileall|py_compile|json\.tool|doctest|tabnanny|coverage|build_meta)$/;

export function programRule(name: string): Rule | undefined {
  if (WORKS.has(name)) return working;
  return CODE.test(name) ? interpreting : undefined;
}

export function isShell(name: string): boolean {
  return SHELL.test(name);
}

export function isInterpreter(name: string): boolean {
  return isShell(name) || CODE.test(name);
}

const working: Rule = (call) => [
  MEDIUM(`\`${call.name}\` runs code of the workspace.`),
  ...outputsOf(call).flatMap((path) => writeRisk(path, call.workspace)),
  ...elsewhere(call),
];

function outputsOf(call: Call): readonly string[] {
  const texts = textsOf(call);
  return texts.flatMap((text, index) => {
    if (/^(?:-o|--(?:output|outfile|out|outDir|output-file))$/.test(text)) return [texts[index + 1] ?? ""];
    return /^(?:-o|--(?:output|outfile|out|outDir|output-file)=)(.+)$/s.exec(text)?.[1] ?? [];
  });
}

// Plugins and settings from elsewhere are code from elsewhere.
function elsewhere(call: Call): readonly Finding[] {
  const strange = textsOf(call).some((text) =>
    /^(?:-p|-wrapper|-fplugin.*|--(?:plugin|rulesdir|resolve-plugins-relative-to|plugin-search-dir|override-ini|import|require|loader|setupFiles).*)$/.test(
      text,
    ),
  );
  return strange ? [UNKNOWN("An option has it run other code.")] : [];
}

const interpreting: Rule = (call) => {
  const texts = textsOf(call);
  if (texts.length === 1 && /^(?:-V|--version|-v|-h|--help|-version)$/.test(texts[0] ?? "")) return [];
  if (texts[0] === "-m" && MODULES.test(texts[1] ?? "")) return [MEDIUM(`\`${texts[1]}\` runs code of the workspace.`)];
  if (call.name === "node" && texts[0] === "--test")
    return texts.some((text) => /^(?:-r|--(?:require|import|loader|experimental-loader|eval).*)$/.test(text))
      ? [UNKNOWN("An option has it run other code.")]
      : [MEDIUM("It runs tests of the workspace.")];
  if (call.name === "node" && texts[0] === "--check" && texts.length === 2) return [];
  return [UNKNOWN(`\`${call.name}\` runs code that nobody has looked at.`)];
};
