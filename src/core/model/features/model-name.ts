/** Reads the name of a model: which model it is, no matter who serves it, and its family and version. */

type Version = readonly [major: number, minor: number];

/** `openrouter/anthropic/claude-x`, `us.anthropic.claude-x-v1:0`, `ft:claude-x` and `Claude-X` are one model: claude-x. */
export function plainName(model: string): string {
  const last = model.toLowerCase().split("/").at(-1) ?? "";
  return last
    .replace(/^ft:/, "")
    .replace(
      /^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai|xai|google)\./,
      "",
    );
}

/** Without the date or the `-latest` that says only which of the same models it is. */
export function withoutDate(name: string): string {
  return name.replace(/[-@](?:latest|20\d\d-?\d\d-?\d\d)$/, "");
}

/**
 * As its maker writes it, without what others add: Bedrock's `-v1:0`, a router's `:thinking`, a date. Claude's words come
 * in any order: `claude-4.5-sonnet` is `claude-sonnet-4-5`.
 */
export function asMakersWrite(name: string): string {
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

/** Major and minor version of a plain name that is of this family; undefined if it is not, or has no version. */
function versionIn(name: string, family: string): Version | undefined {
  const [, major, minor = "0"] = EXPRESSIONS[family]?.exec(name) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}

/**
 * Whether a plain name fits one of the patterns, which stand between spaces: `gpt-4o*` (`*` is any run of characters, `?`
 * one), or `gpt>=5.4` for this version of a family and all that come after it.
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
