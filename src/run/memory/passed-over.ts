/**
 * Says what a walk through the work tree without git skips because git would ignore it: folders that programs fill, by
 * their names, and paths by the simple lines of the `.gitignore` at the root. Other lines would take git to read them;
 * where git cannot be asked, a copy too many does less harm than one too few, and what is large is named and not kept.
 */
import { untrustedText } from "../../core/workspace/untrusted-files.ts";

const FOLDERS = new Set([
  ...[
    "node_modules",
    "bower_components",
    ".venv",
    "venv",
    "__pycache__",
    ".tox",
    ".nox",
    ".mypy_cache",
    ".pytest_cache",
  ],
  ...[".ruff_cache", ".gradle", ".next", ".nuxt", ".cache", ".parcel-cache", ".turbo", ".terraform", ".nyc_output"],
]);

/** These are also names that people give to folders of their own. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  target: ["Cargo.toml", "pom.xml", "build.sbt"],
  build: ["build.gradle", "build.gradle.kts", "CMakeLists.txt"],
};

const MOST_LINES = 1000;

/** `path` is Latin-1; `names` are those beside it, in its folder. */
export type IsPassedOver = (path: string, isFolder: boolean, names: ReadonlySet<string>) => boolean;

/**
 * `exclude` is the text of the excludes of the checkout itself. A path is never skipped if the base has it or something
 * below it: ask that before.
 */
export function passedOver(workspace: string, exclude = ""): IsPassedOver {
  const text = `${exclude}\n${untrustedText(workspace, ".gitignore", 200_000) ?? ""}`;
  const rules = text.split(/\r?\n/).slice(0, MOST_LINES).flatMap(ruleOf);
  return (path, isFolder, names) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (isFolder && FOLDERS.has(name)) return true;
    if (isFolder && BUILT[name]?.some((maker) => names.has(maker))) return true;
    const last = rules.findLast(
      (rule) => (isFolder || !rule.isFolder) && rule.pattern.test(rule.isWhole ? path : name),
    );
    return last?.isIgnored ?? false;
  };
}

type Rule = Readonly<{ pattern: RegExp; isWhole: boolean; isFolder: boolean; isIgnored: boolean }>;

/** None for a line that is not simple: with `**`, brackets, a backslash or more than two stars. */
function ruleOf(line: string): Rule[] {
  const { negated, anchor, body, slash } =
    /^(?<negated>!?)(?<anchor>\/?)(?<body>[^!#*?\s/][^\s]*?|[*?][^\s]*?)(?<slash>\/?)\s*$/.exec(line)?.groups ?? {};
  if (body === undefined || /\*\*|[[\]\\]/.test(body) || body.split("*").length > 3) return [];
  const text = Buffer.from(body)
    .toString("latin1")
    .replaceAll(/[.+^${}()|]/g, "\\$&");
  const pattern = new RegExp(`^${text.replaceAll("*", "[^/]*").replaceAll("?", "[^/]")}$`);
  return [
    { pattern, isWhole: anchor === "/" || body.includes("/"), isFolder: slash === "/", isIgnored: negated === "" },
  ];
}
