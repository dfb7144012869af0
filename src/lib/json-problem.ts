/** Says why a text is no JSON object: the first place at which it breaks the grammar of RFC 8259, and how. */
import { parseJson, TooMuchJson } from "./parse-json.ts";

/**
 * One sentence for the model that wrote the text. It names a place and a single character, never a value. Raw control
 * characters and unknown escapes in strings are passed over, because the readers of calls accept them.
 */
export function whyNotObject(text: string): string {
  try {
    parseJson(text);
    return `${NOT_AN_OBJECT}.`;
  } catch (error) {
    if (error instanceof TooMuchJson) return error.message;
  }
  const { at, expected } = firstProblem(text);
  const found = text.codePointAt(at);
  if (found === undefined) return `${NOT_AN_OBJECT}: they end where ${expected} is expected.`;
  return `${NOT_AN_OBJECT}: at character ${at + 1}, ${expected} is expected, not ${JSON.stringify(String.fromCodePoint(found))}.`;
}

const NOT_AN_OBJECT = "The arguments were not a JSON object";

type Expected = "a value" | "a name in double quotes" | "a colon" | "a comma or a closing bracket" | "the end";

function firstProblem(text: string): Readonly<{ at: number; expected: Expected | "a closing quote" }> {
  const open: string[] = [];
  const afterValue = (): Expected => (open.length === 0 ? "the end" : "a comma or a closing bracket");
  let expected: Expected = "a value";
  for (let at = afterBlanks(text, 0); at < text.length; at = afterBlanks(text, at)) {
    const sign = text.charAt(at);
    const isClosing =
      sign === CLOSING[open.at(-1) ?? ""] && (expected === "a comma or a closing bracket" || isOpening(text, at));
    if (isClosing) {
      open.pop();
      expected = afterValue();
      at += 1;
    } else if (sign === '"' && (expected === "a value" || expected === "a name in double quotes")) {
      at = endOfString(text, at);
      if (at < 0) return { at: text.length, expected: "a closing quote" };
      expected = expected === "a value" ? afterValue() : "a colon";
    } else if (expected === "a value" && sign in CLOSING) {
      open.push(sign);
      expected = sign === "{" ? "a name in double quotes" : "a value";
      at += 1;
    } else if (expected === "a colon" && sign === ":") {
      expected = "a value";
      at += 1;
    } else if (expected === "a comma or a closing bracket" && sign === ",") {
      expected = open.at(-1) === "{" ? "a name in double quotes" : "a value";
      at += 1;
    } else {
      const end = expected === "a value" ? endOfPlain(text, at) : at;
      if (end === at) return { at, expected };
      expected = afterValue();
      at = end;
    }
  }
  return { at: text.length, expected };
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Whether only blanks are between the opening bracket and its closing one at `at`. */
function isOpening(text: string, at: number): boolean {
  return /[[{]$/.test(text.slice(Math.max(0, at - 100), at).trimEnd());
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at += 1;
  return at;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}

/** The offset after a number or a word of JSON at `at`; `at` itself if there is none. */
function endOfPlain(text: string, at: number): number {
  const plain = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
  plain.lastIndex = at;
  return plain.test(text) ? plain.lastIndex : at;
}
