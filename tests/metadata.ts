/** Compares the inputs and outputs of action.yml with those of the code. Pure, so that the checker can be tested. */
import { parse } from "yaml";
import { z } from "zod";

const ActionYml = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.boolean().default(false), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
  runs: z.object({ using: z.literal("node24"), main: z.literal("dist/index.js"), post: z.literal("dist/index.js") }),
});
type ActionYml = z.infer<typeof ActionYml>;

export type Metadata = Readonly<{
  actionYml: string;
  inputs: z.ZodObject;
  outputs: readonly string[];
}>;

/** Every disagreement in words; none when the two agree. */
export function metadataProblems({ actionYml, inputs, outputs }: Metadata): string[] {
  const action = ActionYml.parse(parse(actionYml));
  return [
    ...sameNames("input", Object.keys(action.inputs), Object.keys(inputs.shape)),
    ...sameNames("output", Object.keys(action.outputs), outputs),
    ...Object.keys(action.inputs).flatMap((name) => inputProblems(name, action, inputs)),
    ...Object.entries(inputs.shape).flatMap(([name, schema]) => valueProblems(name, schema, action)),
  ];
}

/** Values of an input that its description does not name. That of the default stands beside it. */
function valueProblems(name: string, schema: z.core.$ZodType, { inputs: declared }: ActionYml): string[] {
  const { description = "", default: usual } = declared[name] ?? {};
  const unnamed = valuesOf(schema).filter((value) => value !== usual && !description.includes(`\`${value}\``));
  return declared[name] ? unnamed.map((value) => `action.yml does not say what ${value} is for the input ${name}`) : [];
}

/** All values that an input can have, if its error names them. Everybody knows what true and false are. */
function valuesOf(schema: z.core.$ZodType): readonly string[] {
  const said = z.safeParse(schema, "?").error?.issues[0]?.message ?? "";
  const [, list] = /^must be (?:one of )?((?!true or false)[\w-]+(?:(?:, | or )[\w-]+)+)$/.exec(said) ?? [];
  return list?.split(/, | or /) ?? [];
}

function sameNames(what: string, declared: readonly string[], known: readonly string[]): string[] {
  return [
    ...declared.filter((name) => !known.includes(name)).map((name) => `${what} ${name} is in action.yml only`),
    ...known.filter((name) => !declared.includes(name)).map((name) => `${what} ${name} is in the code only`),
  ];
}

// A default that is an expression (`${{ … }}`) stands for a value that only a workflow has: the code requires it.
function inputProblems(name: string, { inputs: declared }: ActionYml, inputs: z.ZodObject): string[] {
  const schema = inputs.shape[name];
  if (!schema) return [];
  const written = declared[name]?.default;
  const declaredDefault = written?.startsWith("${{") ? undefined : written;
  const parsed = z.safeParse(schema, undefined);
  const codeDefault = parsed.success && parsed.data !== undefined ? String(parsed.data) : undefined;
  if (declaredDefault === codeDefault) return [];
  // What the code makes more of than a text is equal when it makes the same of what is declared.
  const made = declaredDefault === undefined ? undefined : z.safeParse(schema, declaredDefault).data;
  if (typeof made === "object" && JSON.stringify(made) === JSON.stringify(parsed.data)) return [];
  return [`input ${name} defaults to ${declaredDefault} in action.yml and to ${codeDefault} in the code`];
}
