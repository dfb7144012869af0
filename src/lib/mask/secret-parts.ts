/**
 * Finds the secret parts of a secret that also has public parts: a URL has a host, a key file a header, a JSON file
 * names.
 */

/**
 * The parts that must not be seen: of an address the password and what looks like a token, of a PEM file the body, of a
 * JSON object and of lines `NAME=value` the values that are named or look like secrets; of any other text with names or
 * words in it (YAML, XML, TOML, ini files, `.netrc`, headers) the same, wherever they stand. The value itself where it
 * has no such structure, or where nothing in it stands out. If one is base64 of a text (a login, a file), the parts of
 * that text count too. Takes time in proportion to the value.
 */
export function secretParts(value: string): readonly string[] {
  const parts = partsOrAll(value.trim());
  const inAll = inBase64(value); // of several lines each is a part, but not by itself a text
  return [...new Set(inAll.length > 0 ? [...parts, ...inAll] : parts.flatMap((part) => [part, ...inBase64(part)]))];
}

function partsOrAll(text: string): readonly string[] {
  const parts = partsOf(text).filter((part) => part.length >= LEAST);
  return parts.length === 0 ? [text] : parts;
}

/** Returns the parts of a base64 text of printable characters, which nearly no token is by accident. */
function inBase64(part: string): readonly string[] {
  const encoded = part.replaceAll(/\s/g, "");
  if (!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(encoded)) return [];
  const text = Buffer.from(encoded, "base64").toString("latin1").trim();
  if (text.length < LEAST || !/^[\t\n\r -~]*$/.test(text)) return [];
  const [, password = ""] = /^[^\s:]*:(\S+)$/.exec(text) ?? []; // as HTTP has it: `user:password`
  if (password.length >= LEAST && !WORD.test(password)) return [password];
  return partsOrAll(text).filter((inner) => !WORD.test(inner) && !USUAL.test(inner)); // they would be hidden everywhere
}

/** Shorter parts would match ordinary words. */
const LEAST = 6;

/** A value with its name, "" for none. */
function partsOf(text: string, name = ""): readonly string[] {
  const fields = fieldsOf(text);
  if (fields) return fields.flatMap(([field, inner]) => partsOf(inner, field));
  if (HEADER.test(text)) return inKeyFile(text);
  if (ADDRESS.test(text)) return inAddress(text);
  if (name === "") return inWords(text);
  return !USUAL.test(text) && (NAMED.test(name) || isOpaque(text)) ? [text] : [];
}

/** Values that mean nothing, and would be hidden everywhere. */
const USUAL =
  /^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i;

const NAMED =
  /pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i;

/** The entries of JSON, of lines `NAME=value` or of `Name=value;Name=value`; undefined for anything else. */
function fieldsOf(text: string): readonly (readonly [name: string, value: string])[] | undefined {
  if (text.startsWith("{")) {
    try {
      return inJson(JSON.parse(text), 0);
    } catch {
      return undefined;
    }
  }
  const ends = /^[^\n;=]+=[^\n]*;[^\n]*=/.test(text) ? ";" : /\r?\n/; // a connection string has one line
  const lines = text.split(ends).filter((line) => !/^\s*(?:#|$)/.test(line));
  const pairs = lines.map((line) => /^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(line));
  if (pairs.length < 2 || pairs.includes(null)) return undefined;
  return pairs.map((pair) => [pair?.[1] ?? "", (pair?.[2] ?? "").replace(/^(["'])(.*)\1$/, "$2").trim()] as const);
}

const NAME = /[A-Za-z_][\w.-]*/g;

/** A value after a name: with a separator, and in quotes or up to white space. */
const VALUE = /["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y;

/** URLs in a text, and the words between white space, quotes and brackets. */
const PLACE = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi;
const BETWEEN = /[\s"'`<>,;(){}[\]|]+/;

/** For any text: values after a name that indicates a secret, and words that look like tokens. */
function inWords(text: string): readonly string[] {
  const named = text.split("\n").flatMap(namedInLine);
  if (named.length === 0 && !BETWEEN.test(text)) return [];
  const tokens = text
    .replaceAll(PLACE, " ")
    .split(BETWEEN)
    .flatMap((word) => word.split(/[:=](?=[^:=])/))
    .map((word) => word.replace(/[.!?:]$/, "")) // of a sentence
    .filter((word) => isOpaque(word) && !CERTIFICATE.test(word));
  const places = text.match(PLACE) ?? [];
  return [...named, ...tokens.map((token) => token.replace(COMMON, "")), ...places.flatMap(inAddress)];
}

/** A certificate in base64, which is public. */
const CERTIFICATE = /^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/;

function namedInLine(line: string): readonly string[] {
  const found: string[] = [];
  const start = line.search(/[A-Za-z_]/);
  let end = 0; // of the last value, whose contents are not a name
  for (const { 0: name, index } of line.matchAll(NAME)) {
    if (index < end || !NAMED.test(name)) continue;
    VALUE.lastIndex = index + name.length;
    const [whole = "", sign = "", double, single, bare = ""] = VALUE.exec(line) ?? [];
    // Without a separator, a word after a name may be any word of a sentence.
    if (whole === "" || (sign === "" && WORD.test(bare) && !/^(?:machine|default|login)\b/.test(line))) continue;
    const isYaml = sign === ":" && bare !== "" && index === start;
    const value = isYaml ? yamlValue(line.slice(index + name.length)) : (double ?? single ?? bare);
    end = isYaml ? line.length : index + name.length + whole.length;
    if (!value.startsWith("$") && !CERTIFICATE.test(value)) found.push(...partsOf(value, name));
  }
  return found;
}

/** The value goes to the end of the line and may contain spaces. */
function yamlValue(rest: string): string {
  return rest
    .replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i, "")
    .replace(/\s#.*/, "")
    .trim();
}

const DEPTH = 10;

function inJson(value: unknown, depth: number, name = ""): readonly (readonly [name: string, value: string])[] {
  if (typeof value === "string") return [[name, value.trim()]];
  if (typeof value !== "object" || value === null || depth > DEPTH) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => inJson(inner, depth + 1, isList ? name : key));
}

const ADDRESS = /^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i;

function inAddress(text: string): readonly string[] {
  // If there are several hosts with commas between, the first is enough.
  const one = text.replace(/^jdbc:/i, "").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/, "$1");
  if (!URL.canParse(one)) return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(one)?.[1] ?? "");
  const { username, password, pathname, searchParams, hash } = new URL(one);
  const named = [...searchParams].filter(([name, value]) => NAMED.test(name) || isOpaque(value));
  return [
    // A word would be hidden everywhere, so it counts only next to the name.
    ...(WORD.test(decoded(password)) ? [`${username}:${password}`] : bothWays(password)),
    ...(isOpaque(decoded(username)) ? bothWays(username) : []),
    ...named.map(([, value]) => value),
    ...[...pathname.split("/"), hash.slice(1)].filter(isOpaque),
  ];
}

const WORD = /^[a-z]{1,11}$/i;

function bothWays(encoded: string): readonly string[] {
  return encoded === "" ? [] : [encoded, decoded(encoded)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/;

/** A long mix of digits and letters that is not the name of a host, a file or an identifier. */
function isOpaque(text: string): boolean {
  if (text.length < 16 || /[\s@]|:\/\//.test(text) || HOST.test(text)) return false;
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return false; // ids, which are public
  const longest = text.split(/[^A-Za-z0-9]/).reduce((most, run) => (run.length > most.length ? run : most), "");
  return longest.length >= 12 && /\d/.test(longest) && /[a-z]/i.test(longest) && new Set(text).size >= 8;
}

/** Only a complete block, because the text around blocks is searched again and contains none. */
const HEADER = /-----BEGIN [^-\n]{0,80}-----/;

/** The bodies of private keys, or of all blocks if none has that name, and the text around the blocks. */
function inKeyFile(text: string): readonly string[] {
  const lines = text
    .replaceAll(/\\r|\r/g, "")
    .replaceAll("\\n", "\n")
    .replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g, "\n$&\n")
    .split("\n");
  const blocks: { isPrivate: boolean; body: string[] }[] = [];
  const around: string[] = [];
  let isInside = false;
  for (const line of lines) {
    if (line.startsWith("-----BEGIN ")) {
      blocks.push({ isPrivate: line.includes("PRIVATE"), body: [] });
      isInside = true;
    } else if (line.startsWith("-----END ")) isInside = false;
    else if (isInside) blocks.at(-1)?.body.push(...bodyIn(line));
    else around.push(line);
  }
  const keys = blocks.some(({ isPrivate }) => isPrivate) ? blocks.filter(({ isPrivate }) => isPrivate) : blocks;
  return [...keys.map(({ body }) => body.join("\n").replace(COMMON, "")), ...partsOf(around.join("\n"))];
}

/** Without fields such as `Proc-Type: 4,ENCRYPTED`. */
function bodyIn(line: string): readonly string[] {
  return line.includes(":") ? [] : line.split(/\s+/).filter((run) => /^[A-Za-z0-9+/=]+$/.test(run));
}

/**
 * The common start of all keys of a kind: PKCS #8 for RSA, P-256 and Ed25519, PKCS #1, OpenSSH, and its public keys.
 */
const COMMON = new RegExp(
  [
    "^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}",
    "MII.{0,6}IBAAKC.{0,6}",
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg",
    "MC4CAQAwBQYDK2VwBCIEI",
    "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB",
    "AAAAC3NzaC1lZDI1NTE5AAAAI",
    "AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}",
    "AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)",
  ].join("|"),
);
