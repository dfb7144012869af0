/** Parses the name of a model: the model itself, independent of its provider, and its family and version. */

/** Versions are compared by both numbers. */
type Version = readonly [major: number, minor: number];

/** `openrouter/anthropic/claude-x`, `us.anthropic.claude-x-v1:0`, `ft:claude-x` and `Claude-X` all become `claude-x`. */
export function plainName(model: string): string {
  const last = model.toLowerCase().split("/").at(-1) ?? "";
  return last
    .replace(/^ft:/, "")
    .replace(
      /^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai|xai|google)\./,
      "",
    );
}

/** Removes a date or `-latest`, which only select a version of the same model. */
export function withoutDate(name: string): string {
  return name.replace(/[-@](?:latest|20\d\d-?\d\d-?\d\d)$/, "");
}

/**
 * The name that the maker uses, without additions of others: Bedrock's `-v1:0`, a router's `:thinking`, a date. The
 * parts of Claude's names come in any order: `claude-4.5-sonnet` becomes `claude-sonnet-4-5`.
 */
export function makersName(name: string): string {
  const plain = withoutDate(name.replace(/(?:-v\d+(?::\d+)?|:[a-z]+)$/, ""));
  if (!plain.startsWith("claude-")) return plain;
  const [, version, words] = /^claude-(\d[\d.-]*)-([a-z][a-z-]*)$/.exec(plain) ?? [];
  return (version === undefined ? plain : `claude-${words}-${version}`).replaceAll(".", "-");
}

const EXPRESSIONS: Readonly<Record<string, RegExp>> = {
  gpt: /^gpt-(\d{1,2})(?:[.-](\d{1,2}))?(?![\d])/,
  o: /^o(\d{1,2})(?:\.(\d{1,2}))?(?![a-z\d])/,
  claude: /^claude(?:-[a-z]+)*-v?(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/,
  gemini: /^gemini(?:-[a-z]+)*-(\d{1,2})(?:\.(\d{1,2}))?(?!\d)/,
  grok: /^grok-(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/,
};

/** Major and minor version of a plain name of this family. Undefined for other families, or without a version. */
function versionIn(name: string, family: string): Version | undefined {
  const [, major, minor = "0"] = EXPRESSIONS[family]?.exec(name) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}

/**
 * Whether a plain name matches one of the patterns, which are separated by spaces: `gpt-4o*` (`*` is any text, `?` one
 * character), or `gpt>=5.4` for this version of a family and all later ones.
 */
export function fitsAny(name: string, patterns: string): boolean {
  return patterns.split(" ").some((pattern) => fits(name, pattern));
}

function fits(name: string, pattern: string): boolean {
  const [family = "", least] = pattern.split(">=");
  if (least === undefined) return expressionFor(pattern).test(name);
  const version = versionIn(name, family);
  const [major = 0, minor = 0] = least.split(".").map(Number);
  return version !== undefined && (version[0] > major || (version[0] === major && version[1] >= minor));
}

function expressionFor(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}
