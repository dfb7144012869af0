/** Reads the calls that a model writes: the functions of CodeActAgent's browser tool, by name, with their arguments. */
import { z } from "zod";
import { type PythonCall, readCalls } from "../../core/model/text-protocol/python-arguments.ts";
import { Mistake } from "../../lib/fault.ts";
import { nearest, oneLine } from "../../lib/text.ts";

/** The number of an element in the tree. Models write it as a text too. */
const element = z.coerce.number().int().positive();
const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]).readonly();
const modifiers = z
  .array(z.enum(["Alt", "Control", "ControlOrMeta", "Meta", "Shift"]))
  .default([])
  .readonly();
const mouse = { element, button: z.enum(["left", "middle", "right"]).default("left"), modifiers };
const call = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ name: z.literal(name), ...shape }).readonly();

const Functions = {
  goto: call("goto", { url: z.string() }),
  go_back: call("go_back", {}),
  go_forward: call("go_forward", {}),
  noop: call("noop", { wait_ms: z.number().min(0).max(30_000).default(1000) }),
  scroll: call("scroll", { delta_x: z.number(), delta_y: z.number() }),
  fill: call("fill", { element, value: z.coerce.string() }),
  select_option: call("select_option", { element, options: texts }),
  click: call("click", mouse),
  dblclick: call("dblclick", mouse),
  hover: call("hover", { element }),
  press: call("press", { element, keys: z.string().min(1) }),
  focus: call("focus", { element }),
  clear: call("clear", { element }),
  drag_and_drop: call("drag_and_drop", { element, target: element }),
  upload_file: call("upload_file", { element, files: texts }),
};

export const BrowserCall = z.discriminatedUnion("name", [
  ...(Object.values(Functions) as [typeof Functions.goto, ...(typeof Functions)[keyof typeof Functions][]]), // a list that is not empty
]);
export type BrowserCall = z.infer<typeof BrowserCall>;

/** CodeActAgent's own names of these arguments. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bid: "element",
  from_bid: "element",
  to_bid: "target",
  key_comb: "keys",
  file: "files",
};

/** A `Mistake` for what is no call of a function that there is. */
export function readBrowserCalls(code: string): readonly BrowserCall[] {
  const calls = readCalls(code);
  if (!calls || calls.length === 0) {
    throw new Mistake(
      `The code has to be calls such as \`goto("http://localhost:8000")\` or \`click(12)\`, one a line, with literals only.`,
    );
  }
  return calls.map(read);
}

function read({ name, args, named }: PythonCall): BrowserCall {
  const schema = Object.hasOwn(Functions, name) ? Functions[name as keyof typeof Functions] : undefined; // it is one of them
  if (!schema) {
    const meant = nearest(name, Object.keys(Functions));
    const hint = meant === undefined ? "" : ` Did you mean \`${meant}\`?`;
    throw new Mistake(
      `There is no function "${oneLine(name, 100)}".${hint} There are ${Object.keys(Functions).join(", ")}.`,
    );
  }
  const names = Object.keys(schema.unwrap().shape).filter((key) => key !== "name");
  if (args.length > names.length)
    throw new Mistake(`\`${name}\` takes ${names.length} arguments: ${names.join(", ")}.`);
  const inOrder = args.map((value, index) => [names[index] ?? "", value] as const);
  const byName = Object.entries(named).map(([key, value]) => [OTHER_NAMES[key] ?? key, value] as const);
  const parsed = BrowserCall.safeParse({ ...Object.fromEntries([...inOrder, ...byName]), name });
  if (parsed.success) return parsed.data;
  throw new Mistake(`\`${name}(${names.join(", ")})\`: ${z.prettifyError(parsed.error)}`);
}
