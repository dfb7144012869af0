/** Tokens of well-known services, told by how they look. */
import type { Span } from "./fingerprints.ts";
import { type Characters, type Steps, slicesOf } from "./slices.ts";

const MODEL_KEY = "a model key";
const LOGIN = "a registry credential";

/**
 * `pattern` is tried `offset` signs before each place of the three signs of `anchor`. Its first group is the token;
 * without one, all of it is. Each pattern takes a bounded time, or takes what it looked at with it.
 */
type Format = Readonly<{ kind: string; anchor: readonly [string, string, string]; offset: number; pattern: RegExp }>;

const FORMATS: readonly Format[] = [
  format("a GitHub token", ["g", "h", "opsur"], 0, /\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),
  // Since 2026: ghs_<app>_<jwt>, some 520 characters.
  format("a GitHub token", ["g", "h", "s"], 0, /\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),
  format("a GitHub token", ["b", "_", "p"], 5, /\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),
  format(MODEL_KEY, ["s", "k", "-"], 0, /\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),
  format("an AWS key", ["A", "KS", "I"], 0, /\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),
  format("a Slack token", ["x", "o", "x"], 0, /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),
  format("a Slack token", ["x", "a", "p"], 0, /\bxapp-\d-[A-Za-z0-9-]{20,}/y),
  format(
    "a Slack webhook",
    ["s", ".", "s"],
    4,
    /\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y,
  ),
  format("a Google key", ["A", "I", "z"], 0, /\bAIza[\w-]{35}(?![\w-])/y),
  format("a Google key", ["O", "C", "S"], 1, /\bGOCSPX-[\w-]{28}(?![\w-])/y),
  format("a Google token", ["y", "a", "2"], 0, /\bya29\.[\w-]{50,}/y),
  format(
    "a GitLab token",
    ["g", "l", "acdfiopirsw"],
    0,
    /\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y,
  ),
  format("an npm token", ["p", "m", "_"], 1, /\bnpm_[A-Za-z0-9]{36}(?!\w)/y),
  format("a PyPI token", ["p", "i", "-"], 2, /\bpypi-AgE[\w-]{50,}/y),
  format("a Stripe key", ["k", "_", "l"], 1, /\b[rs]k_live_[A-Za-z0-9]{20,}/y),
  format("an Azure key", ["e", "y", "="], 8, /\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),
  format("an Azure key", ["e", "y", "="], 13, /\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),
  format("an Azure secret", ["0123456789", "Q", "~"], 3, /\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),
  format("a Hugging Face token", ["h", "f", "_"], 0, /\bhf_[A-Za-z]{34}(?!\w)/y),
  format("a SendGrid key", ["S", "G", "."], 0, /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),
  format("a DigitalOcean token", ["_", "v", "1"], 3, /\bdo[opr]_v1_[0-9a-f]{64}\b/y),
  format("a Docker token", ["d", "c", "k"], 0, /\bdckr_[op]at_[\w-]{27,}/y),
  format("a HashiCorp token", ["h", "v", "bs"], 0, /\bhv[bs]\.[\w-]{90,}/y),
  format("a RubyGems key", ["b", "y", "g"], 2, /\brubygems_[0-9a-f]{48}\b/y),
  format("an age key", ["E", "-", "S"], 2, /\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),
  // Docker's `config.json` and `.npmrc`: a name and a password in base64, or a token.
  format(LOGIN, ["'\"", "a", "u"], 0, /["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),
  format(
    LOGIN,
    ["_", "a", "u"],
    0,
    /_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y,
  ),
  format(LOGIN, ["_", "a", "u"], 0, /_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),
  // With a line of base64 in it, also where line ends are written out; a header alone is none.
  format(
    "a private key",
    ["B", "E", "G"],
    5,
    /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y,
  ),
];

function format(kind: string, anchor: Format["anchor"], offset: number, pattern: RegExp): Format {
  return { kind, anchor, offset, pattern };
}

/** By the first, second and third sign of an anchor, a bit for each format. */
const [FIRST, SECOND, THIRD] = [0, 1, 2].map((place) => {
  const bits = new Int32Array(256);
  for (const [index, { anchor }] of FORMATS.entries())
    for (const sign of anchor[place] ?? "") bits[sign.charCodeAt(0)] = (bits[sign.charCodeAt(0)] ?? 0) | (1 << index);
  return bits;
}) as [Int32Array, Int32Array, Int32Array]; // of three places

/** By two bytes: `BEFORE` if they can be the last two signs of an anchor, `HERE` if they can be the first two. */
type Pairs = Uint8Array;
const [BEFORE, HERE] = [1, 2] as const;

/** Whatever looks like a token and not like a placeholder. */
export function tokenSearch(): (characters: Characters) => Steps<Span[]> {
  const pairs: Pairs = new Uint8Array(0x10000);
  for (const { anchor } of FORMATS)
    for (const second of codesOf(anchor[1])) {
      for (const first of codesOf(anchor[0])) pairs[(first << 8) | second] = (pairs[(first << 8) | second] ?? 0) | HERE;
      for (const third of codesOf(anchor[2]))
        pairs[(second << 8) | third] = (pairs[(second << 8) | third] ?? 0) | BEFORE;
    }
  return (characters) => search(characters, pairs);
}

function codesOf(signs: string): Buffer {
  return Buffer.from(signs, "latin1");
}

function* search({ text, bytes }: Characters, pairs: Pairs): Steps<Span[]> {
  const spans: Span[] = [];
  const search = { text, bytes, pairs, behind: new Int32Array(FORMATS.length), spans };
  let at = 0;
  for (const end of slicesOf(bytes.length)) {
    at = searchSlice(search, at, Math.min(end, bytes.length - 1));
    yield;
  }
  return spans;
}

type TokenSearch = Readonly<{
  text: string;
  bytes: Uint8Array;
  pairs: Pairs;
  /** By format, where to go on: what was taken is not looked at again. */
  behind: Int32Array;
  spans: Span[];
}>;

/** Two bytes at a time are enough, as an anchor has three. */
function searchSlice(search: TokenSearch, from: number, end: number): number {
  const { bytes, pairs } = search;
  let at = from;
  for (; at < end; at += 2) {
    const found = pairs[((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)] ?? 0;
    if (found === 0) continue;
    if ((found & BEFORE) !== 0 && at > 0) tryFormats(search, at - 1);
    if ((found & HERE) !== 0 && at + 2 < bytes.length) tryFormats(search, at);
  }
  return at;
}

function tryFormats({ text, bytes, behind, spans }: TokenSearch, anchor: number): void {
  const [first, second, third] = [bytes[anchor] ?? 0, bytes[anchor + 1] ?? 0, bytes[anchor + 2] ?? 0];
  const bits = (FIRST[first] ?? 0) & (SECOND[second] ?? 0) & (THIRD[third] ?? 0);
  for (let left = bits; left !== 0; left &= left - 1) {
    const index = 31 - Math.clz32(left & -left);
    const one = FORMATS[index];
    if (!one || anchor - one.offset < (behind[index] ?? 0)) continue;
    one.pattern.lastIndex = anchor - one.offset;
    const [whole, token = whole] = one.pattern.exec(text) ?? [];
    if (whole === undefined || token === undefined) continue;
    const end = anchor - one.offset + whole.length;
    behind[index] = end;
    if (isSecret(one, token)) spans.push({ start: end - token.length, end, kind: one.kind });
  }
}

/** No token is that long, but what looks like one may be a whole file. */
const MOST_JUDGED = 5000;

function isSecret({ kind }: Format, token: string): boolean {
  const beginning = token.slice(0, MOST_JUDGED);
  if (isPlaceholder(beginning) || isHalfJwt(token)) return false;
  return kind === MODEL_KEY ? isModelKey(beginning) : kind !== LOGIN || isLogin(beginning);
}

/** The pattern takes it all the same, so that a long run of beginnings is not looked at once for each of them. */
function isHalfJwt(token: string): boolean {
  return /^ghs_\d+_/.test(token) && !token.includes(".");
}

/** `ghp_xxxxxxxx…`, `sk-your-key-goes-here-please`, `AKIAIOSFODNN7EXAMPLE`, and what counts or repeats itself. */
function isPlaceholder(token: string): boolean {
  const body = token.replace(
    /^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|gl[a-z]+-|npm_|[rs]k_live_|hf_)/,
    "",
  );
  if (/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(body))
    return true;
  if (new Set(body).size < 8) return true;
  return /0123456789|1234567890|abcdefghij/i.test(body) || isWords(body);
}

/** `sk-learn-style-of-naming-things`: opaque values have digits or capitals. */
function isWords(body: string): boolean {
  return /^[a-z]+(?:[-_][a-z]+)+$/.test(body);
}

/**
 * OpenAI, Anthropic, OpenRouter, DeepSeek and others make theirs of 20 to 150 random letters and digits after the prefix,
 * some with dashes in between. Names of classes, such as `sk-fading-circle12-large`, are short words between dashes.
 */
function isModelKey(token: string): boolean {
  const runs = token.split(/[-_]/).slice(1);
  const isRandom = (run: string) =>
    run.length >= 16 && /\d.*\d/.test(run) && /[A-Za-z]/.test(run) && new Set(run).size >= 8;
  const digits = token.match(/\d/g)?.length ?? 0;
  const capitals = token.match(/[A-Z]/g)?.length ?? 0;
  return runs.some(isRandom) || (token.length >= 60 && digits >= 5 && capitals >= 5);
}

/** A token, or a name and a password in base64 that are no example. */
function isLogin(token: string): boolean {
  const said = Buffer.from(token, "base64").toString("latin1");
  const [, password = ""] = /^[ -9;-~]+:([ -~]{4,})$/.exec(said) ?? [];
  if (password === "") return token.length >= 20 && /\d/.test(token) && new Set(token).size >= 12;
  return !/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(
    password,
  );
}
