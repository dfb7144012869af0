/**
 * Commands of other bots, and words that steer CI, merges and commit messages. Their readers take the raw text, so neither
 * code blocks nor inline code protect from them. Each is broken by one invisible sign, so that people read it as before.
 */
import { oneLine } from "../lib/text.ts";
import { breakSmartCommits, TRACKER_TRAILERS, TRACKER_VALUE, TRACKERS } from "./trackers.ts";

/** A zero-width space: no program that reads commands takes it for a blank or for nothing. */
const SIGN = "\u200b";

/** Bots whose names do not end in "bot", from their documentation. */
const BOTS =
  "0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|" +
  "codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|" +
  "dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|" +
  "lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|" +
  "renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy";

/** Names with a hyphen behind the sign that begin a note on code or a rule of CSS. Otherwise code has hardly any. */
const NOTES = "(?:counter|custom|font|phan|phpstan|property|psalm|template)-";

/** Commands to bots after a sign. */
const VERBS =
  "approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock";

/** The words of trailers for what somebody is said to have done. */
const DEEDS =
  "acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|" +
  "found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|" +
  "signed-off|sponsored|submitted|suggested|tested|verified|written";

/**
 * The words where a line begins with them, for programs that pass over blanks. Looks back from the words: that is
 * linear.
 */
function atStart(words: string, next = "", flags = "gim"): RegExp {
  return new RegExp(`(?:${words})(?<=^[^\\S\\n]*(?:${words}))${next}`, flags);
}

/** The match of each is broken after its first character, so none finds it again. Linear: nothing is looked for far away. */
const COMMANDS: readonly RegExp[] = [
  /<(?=!--\s{0,9}\/?deckhand:)/gi, // the marks by which we know our own work again
  // Mentions: Dependabot, Mergify, CodeRabbit, homu and the like. A package, a decorator or a mail address is none.
  new RegExp(`@(?=(?:${BOTS}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`, "gi"),
  // An account whose name no language would take for a decorator's, and a word for it.
  new RegExp(`@(?!${NOTES})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`, "gi"),
  // Claude's own action takes a full stop for the end of the name, but nothing before the sign except a blank.
  /(?<!\S)@(?=claude\.)/gi,
  // Slash commands at the beginning of a line: Prow, PR-Agent, slash-command-dispatch. A path has another slash.
  atStart("\\/", "(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),
  // Azure Pipelines, Google Cloud Build, Automatic Rebase and OpenCode look for theirs anywhere. Parts of a path stay.
  /(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,
  // It answers "bros" too, and what is written the wrong way round.
  atStart("bors|bros", "(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),
  /^\s*s(?=weep\s*:)/gi,
  /\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,
  /\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,
  // Jenkins, Buildkite, Zuul, lgtm.co, IssueOps and others.
  /(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,
  /\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,
  atStart("recheck|reverify|retest|rerun|rebuild", "(?=[^\\S\\n]*$)"),
  atStart("lgtm", "\\b"),
  // Atlantis, Digger, env0 and Terrateam change real infrastructure.
  atStart(
    "atlantis|digger|env0|terrateam",
    "(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)",
  ),
  atStart("[!.]", `(?=(?:${VERBS})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),
  /\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi, // asks somebody for a review: triagebot
  /please merge this pull request/gi, // Bulldozer
  /(?<===)[A-Z][A-Z_]{3,40}(?===)/g, // Bulldozer: ==MERGE_WHEN_READY==
  /:(?=(?:[+-]1|lgtm|shipit):)/gi, // policy-bot, Reviewable
  // CI that is skipped: GitHub, GitLab, CircleCI, Netlify, Vercel, Azure Pipelines, Travis.
  /\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,
  /\[(?=skip\W{1,20}ci\])/gi, // the Jenkins plugin for pull requests
  /(?<=\*{3})NO_CI(?=\*{3})/gi,
  /\bskip-checks(?=\s*:)/gi,
  /\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi, // GitVersion, github-tag-action
  /\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi, // CLA Assistant Lite, DCO
  /\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g, // release-please
  /\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,
  ...TRACKERS,
];

/** Trailers of commits: a squash merge makes a commit message of the body of a pull request. */
const TRAILERS: readonly RegExp[] = [
  atStart(DEEDS, "(?=-by\\s*:)"),
  atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as", "(?=\\s*:)"),
  atStart(TRACKER_TRAILERS, TRACKER_VALUE),
  atStart("ccmail", "(?=\\s*:)"), // KDE sends the commit there
];

/** Lines in which homu would look for its words, since its name could stand there: it takes all of them. */
const HOMU_LINE = /^(?=.*@).+$/gim;
const HOMU_WORD =
  /(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi;

/**
 * The text with an invisible sign in each command of a known bot, whatever Markdown stands around it. `phrases` are
 * our own trigger phrases, which stay. `trailers` stay where the text is no commit message and cannot become one, as in
 * a comment that shows a commit as a patch. The same again when applied again; in linear time.
 */
export function breakCommands(
  text: string,
  phrases: readonly string[] = [],
  trailers: "broken" | "kept" = "broken",
): string {
  // policy-bot counts them, and GitHub shows the one as the other.
  let broken = text.replaceAll("👍", ":thumbsup:").replaceAll("👎", ":thumbsdown:");
  for (const pattern of trailers === "broken" ? [...COMMANDS, ...TRAILERS] : COMMANDS) {
    broken = splitEach(broken, pattern, phrases);
  }
  broken = breakSmartCommits(broken, split);
  return broken.replaceAll(HOMU_LINE, (line) => line.replaceAll(HOMU_WORD, split));
}

/** A name and a word for it, as any bot might read it. Blocks of code are full of such decorators; inline code is not. */
const CALL = /(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi;

/** Inline code in which no mention is followed by a word. For the rest of what it may hold, see `breakCommands`. */
export function breakCalls(code: string, phrases: readonly string[] = []): string {
  return splitEach(code, CALL, phrases);
}

function splitEach(text: string, pattern: RegExp, phrases: readonly string[]): string {
  const calls = phrases.filter((phrase) => phrase.startsWith("@")).map((phrase) => phrase.toLowerCase());
  return text.replaceAll(pattern, (found, at: number) =>
    calls.some((call) => isCall(text, at, call)) ? found : split(found),
  );
}

function split(command: string): string {
  return `${command.slice(0, 1)}${SIGN}${command.slice(1)}`;
}

/** The text as people read it, without the signs that keep bots from it. */
export function withoutSigns(text: string): string {
  return text.replaceAll(SIGN, "");
}

function isCall(text: string, at: number, call: string): boolean {
  return text.slice(at, at + call.length).toLowerCase() === call && !/[\w-]/.test(text[at + call.length] ?? "");
}

/**
 * Nobody is called, nothing is closed, no check is skipped, and no bot is given a command. The same again when applied
 * again.
 */
export function neutralTitle(title: string): string {
  return neutral(oneLine(title, 1000));
}

/** The same for lines of plain text, such as the body of a commit. */
export function neutralLines(text: string): string {
  return neutral(text.replaceAll(/\r\n?/g, "\n"));
}

function neutral(text: string): string {
  const plain = dropInvisible(text)
    .replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi, "＠")
    .replaceAll(
      /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,
      "$1$2$3 ",
    )
    .replaceAll(/([\w.-])#(?=\d)/g, "$1# ")
    .replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi, "($1)")
    .replaceAll(/\*{3}NO_CI\*{3}/gi, "NO_CI")
    .replaceAll(/\b(skip-checks)\s*:/gi, "$1 -");
  return breakCommands(plain);
}

/** Signs that people do not see: they can hide words from a reader, or a mention from us. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what it removes
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: and so are signs that join others
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;

/** The text without them. Tabs and line feeds stay, and so do the joiners of emoji. */
export function dropInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}

/** The text with their code points in their places (`⟦U+202E⟧`), for a name or a command that people judge. */
export function withShownInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, shownSign);
}

/** `⟦U+202E⟧` */
export function shownSign(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  return `⟦U+${point.toString(16).toUpperCase().padStart(4, "0")}⟧`;
}
