/** Holds action.yml, the code and the README to the same inputs and outputs. Pure, so that the checker can be tested. */
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
  readme: string;
  inputs: z.ZodObject;
  outputs: readonly string[];
}>;

/** Every disagreement in words; none when the three tell one story. */
export function metadataProblems({ actionYml, readme, inputs, outputs }: Metadata): string[] {
  const action = ActionYml.parse(parse(actionYml));
  return [
    ...sameNames("input", Object.keys(action.inputs), Object.keys(inputs.shape)),
    ...sameNames("output", Object.keys(action.outputs), outputs),
    ...Object.keys(action.inputs).flatMap((name) => inputProblems(name, action, inputs)),
    ...readmeProblems(readme, [...inputRows(action), ...outputRows(action)]),
  ];
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

function inputRows({ inputs }: ActionYml): string[] {
  return Object.entries(inputs).map(([name, { description, required, default: value }]) => {
    const byDefault = required ? "**required**" : value === undefined ? "–" : `\`${value}\``;
    return `| \`${name}\` | ${byDefault} | ${description} |`;
  });
}

function outputRows({ outputs }: ActionYml): string[] {
  return Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`);
}

function readmeProblems(readme: string, rows: readonly string[]): string[] {
  const lines = readme.split("\n");
  const missing = rows.filter((row) => !lines.includes(row)).map((row) => `README lacks the row ${row}`);
  const tables = lines.filter((line) => /^\| `[a-z-]+` \|/.test(line));
  return [...missing, ...tables.filter((row) => !rows.includes(row)).map((row) => `README has the stray row ${row}`)];
}
