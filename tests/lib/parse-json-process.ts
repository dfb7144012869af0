/** Parses the largest text of one kind, with this function, and prints "parsed" or "refused". The caller limits the heap. */
import { z } from "zod";
import { parseJson, TooMuchJson } from "../../src/lib/parse-json.ts";

const [kind = "", parser = ""] = process.argv.slice(2);
const parse = parser === "JSON.parse" ? (text: string): unknown => JSON.parse(text) : parseJson;
const files = z.array(z.object({ name: z.string(), kind: z.enum(["file", "directory"]) }));

/** As long as a line of the tool host may be. */
function longest(element: string): string {
  const text = Buffer.alloc(32 * 1024 * 1024, `${element},`);
  return `[${text.toString("latin1", 0, text.lastIndexOf(","))}]`;
}

function elements(count: number, element: (index: number) => string): string {
  return `[${Array.from({ length: count }, (_, index) => element(index)).join(",")}]`;
}

const texts: Readonly<Record<string, () => string>> = {
  lists: () => longest("[]"),
  objects: () => longest('{"a":{}}'),
  shapes: () => elements(120_000, (index) => `{"a${index}":{"b${index}":{}}}`),
  nonsense: () => elements(249_000, () => "{}"),
};

try {
  const value = parse(texts[kind]?.() ?? "");
  if (kind === "nonsense" && files.safeParse(value).success) throw new Error("These are no files.");
  console.log("parsed");
} catch (error) {
  if (!(error instanceof TooMuchJson)) throw error;
  console.log("refused");
}
