/** Looks for secrets in everything that is published: known values in all their forms, and what looks like a token. */
import { decodingsOf, joined } from "./decodings.ts";
import { fingerprintsOf, type KnownValue } from "./fingerprints.ts";
import { unpacked } from "./packed.ts";
import { type Span, windowSearch } from "./windows.ts";

type ScanOptions = Readonly<{
  /** Text that is already public: what it contains in the same form is not a leak. */
  public?: string;
}>;

type Redacted = Readonly<{ text: string; kinds: readonly string[] }>;

export type LeakScanner = Readonly<{
  /** The spans of secrets, in order and without overlaps. A packed part with a secret is one span. */
  scan(text: string, options?: ScanOptions): readonly Span[];
  /** The same for a file, which may be packed. Units of the spans are bytes. */
  scanBytes(bytes: Buffer, options?: ScanOptions): readonly Span[];
  /** The text with every secret replaced by `[withheld: looks like …]`. */
  redact(text: string): Redacted;
}>;

/** How deep encodings may be nested, and how much is decoded once more of one text, as a multiple of it. */
const DEPTH = 3;
const LEAST_DECODED = 4 * 1024 * 1024;
const DECODED_RATIO = 16;

/** What cannot be checked is not published either. */
const TOO_MUCH = "too much encoded data to check";

export function leakScanner(values: readonly KnownValue[]): LeakScanner {
  const { windows, short } = fingerprintsOf(values);
  const findWindows = windowSearch(windows);
  const ours = new Set(values.map(({ kind }) => kind));

  function direct(text: string, isKnown: (token: string) => boolean): Span[] {
    return [...findWindows(text), ...shortIn(text, short), ...tokensIn(text, isKnown)];
  }

  /** What stands in a text as it is and, so many times, decoded. */
  function deep(text: string, isKnown: (token: string) => boolean, depth: number, room: number): Span[] {
    const all = { start: 0, end: text.length, kind: TOO_MUCH };
    if (text.length > room) return [all];
    const found = direct(text, isKnown);
    if (depth === 0 || text === "") return found;
    const parts = decodingsOf(text);
    const next = joined(parts);
    return [
      ...found,
      ...parts.flatMap(({ bytes, placeOf }) => (bytes === "too much" ? [placeOf(all)] : [])),
      ...deep(next.text, isKnown, depth - 1, room - text.length).map(next.placeOf),
    ];
  }

  const scan = (text: string, { public: known = "" }: ScanOptions = {}): readonly Span[] => {
    const isKnown = (token: string) => known.includes(token);
    const room = Math.max(LEAST_DECODED, text.length * DECODED_RATIO);
    return merged(deep(text, isKnown, DEPTH, room), ours).filter(
      ({ start, end }) => known === "" || !known.includes(text.slice(start, end)),
    );
  };

  const scanBytes = (bytes: Buffer, options: ScanOptions = {}): readonly Span[] => {
    const [, ...layers] = unpacked(bytes);
    if (layers.some((layer) => scan(layer.toString("latin1"), options).length > 0))
      return [{ start: 0, end: bytes.length, kind: "a secret, packed" }];
    return scan(bytes.toString(bytes.includes(0) ? "latin1" : "utf8"), options);
  };

  const redact = (text: string): Redacted => {
    let rest = text;
    const kinds = new Set<string>();
    // What was joined by a cut may be a secret again, so it is looked at until nothing is found.
    for (let round = 0; round < 5; round += 1) {
      const spans = scan(rest);
      if (spans.length === 0) return { text: rest, kinds: [...kinds] };
      for (const { kind } of spans) kinds.add(kind);
      rest = without(rest, spans);
    }
    return { text: "[withheld: looks like a secret]", kinds: [...kinds] };
  };

  return Object.freeze({ scan, scanBytes, redact });
}

function shortIn(text: string, short: readonly KnownValue[]): Span[] {
  return short.flatMap(({ kind, value }) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      spans.push({ start: at, end: at + value.length, kind });
    }
    return spans;
  });
}

/** Of two names for one place, that of a value we know is the better one. */
function merged(spans: readonly Span[], ours: ReadonlySet<string>): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || span.start > last.end) result.push(span);
    else {
      const kind = ours.has(last.kind) ? last.kind : span.kind;
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end), kind };
    }
  }
  return result;
}

function without(text: string, spans: readonly Span[]): string {
  let at = 0;
  const parts = spans.map(({ start, end, kind }) => {
    const part = `${text.slice(at, start)}[withheld: looks like ${kind}]`;
    at = end;
    return part;
  });
  return parts.join("") + text.slice(at);
}

/** Tokens of well-known services, told by how they look. */
const MODEL_KEY = "a model key";
const LOGIN = "a registry credential";

const FORMATS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["a GitHub token", /\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/g],
  // Since 2026: ghs_<app>_<jwt>, some 520 characters.
  ["a GitHub token", /\bghs_\d{1,12}_eyJ[\w-]{8,4000}\.[\w-]{8,4000}(?:\.[\w-]+)?/g],
  ["a GitHub token", /\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/g],
  [MODEL_KEY, /\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/g],
  ["an AWS key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g],
  ["a Slack token", /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g],
  ["a Slack token", /\bxapp-\d-[A-Za-z0-9-]{20,}/g],
  ["a Slack webhook", /\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/g],
  ["a Google key", /\bAIza[\w-]{35}(?![\w-])/g],
  ["a Google key", /\bGOCSPX-[\w-]{28}(?![\w-])/g],
  ["a Google token", /\bya29\.[\w-]{50,}/g],
  ["a GitLab token", /\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/g],
  ["an npm token", /\bnpm_[A-Za-z0-9]{36}(?!\w)/g],
  ["a PyPI token", /\bpypi-AgE[\w-]{50,}/g],
  ["a Stripe key", /\b[rs]k_live_[A-Za-z0-9]{20,}/g],
  ["an Azure key", /\b(?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/g],
  ["an Azure secret", /\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/g],
  ["a Hugging Face token", /\bhf_[A-Za-z]{34}(?!\w)/g],
  ["a SendGrid key", /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g],
  ["a DigitalOcean token", /\bdo[opr]_v1_[0-9a-f]{64}\b/g],
  ["a Docker token", /\bdckr_[op]at_[\w-]{27,}/g],
  ["a HashiCorp token", /\bhv[bs]\.[\w-]{90,}/g],
  ["a RubyGems key", /\brubygems_[0-9a-f]{48}\b/g],
  ["an age key", /\bAGE-SECRET-KEY-1[A-Z0-9]{58}/g],
  // Docker's `config.json` and `.npmrc`: a name and a password in base64, or a token.
  [LOGIN, /(?<=["']_?auth["']\s{0,9}:\s{0,9}["']|_auth\s{0,9}=\s{0,9}["']?)[A-Za-z0-9+/]{8,4000}={0,2}(?=["'\s]|$)/g],
  [LOGIN, /(?<=_authToken\s{0,9}=\s{0,9}["']?)[A-Za-z0-9_.~+/=-]{20,}/g],
  // With a line of base64 in it, also where line ends are written out; a header alone is none.
  [
    "a private key",
    /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/g,
  ],
];

/** Each token above contains one of these, so most texts need no other search. */
const HINT =
  /gh[opsur]_|github_pat_|sk-|A[KS]IA|xox[a-z]-|xapp-|hooks\.slack|AIza|GOCSPX-|ya29\.|gl[a-z]{2,5}-|npm_|pypi-AgE|k_live_|AccountKey=|AccessKey=|\dQ~|hf_|SG\.|_v1_|dckr_|hv[bs]\.|rubygems_|AGE-SECRET|_auth|auth["']|PRIVATE KEY-----/;

/** Everything that looks like a token, except placeholders and what `isKnown` says is public. */
function tokensIn(text: string, isKnown: (token: string) => boolean): Span[] {
  if (!HINT.test(text)) return [];
  return FORMATS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [token] = match;
      if (isPlaceholder(token) || isKnown(token)) return [];
      if ((kind === MODEL_KEY && !isModelKey(token)) || (kind === LOGIN && !isLogin(token))) return [];
      return [{ start: match.index, end: match.index + token.length, kind }];
    }),
  );
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
