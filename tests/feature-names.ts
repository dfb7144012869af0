/** Finds files of `src/` that name an optional feature: nobody could delete it then. Pure, so that it is tested on planted breaches. */
import type { SourceFile } from "./architecture.ts";
import { importsOf, resolve } from "./imports.ts";

/** A feature, and the names of the inputs that it alone reads. */
export type NamedFeature = Readonly<{ name: string; inputs: readonly string[] }>;

/** The folder of the features, the list of them, and programs of their own that play or check workflows of people. */
const MAY = /^src\/(?:run\/features\/|run\/features\.ts$|rehearsal\/|cli\/|prompt-names\.ts$)/;

/** Every breach in words; none for a sound tree. */
export function featureNameProblems(files: readonly SourceFile[], features: readonly NamedFeature[]): string[] {
  return files
    .filter(({ path }) => !MAY.test(path))
    .flatMap((file) => features.flatMap((feature) => problemsWith(file, feature)));
}

function problemsWith({ path, text }: SourceFile, { name, inputs }: NamedFeature): string[] {
  const folder = `src/run/features/${name}/`;
  const isImported = importsOf(text).some((one) => one.startsWith(".") && resolve(path, one).startsWith(folder));
  // Prompts, and its slots in what is saved: `"intents/proposed"`.
  const isPrefix = text.includes(`"${name}/`);
  const read = inputs.filter((input) =>
    new RegExp(String.raw`\b(?:written\(|isGiven\([^()]*, |inputs\[|given\[)"${input}"`).test(text),
  );
  return [
    ...(isImported ? [`${path} imports the feature ${name}`] : []),
    ...(isPrefix ? [`${path} has "${name}/…", which is the feature's`] : []),
    ...read.map((input) => `${path} reads ${input}, which is an input of the feature ${name}`),
  ];
}
