/** What a tool may do with secrets: give a command those that it names, and hide them in what comes back. */
import type { StreamMask } from "../../lib/mask/stream-mask.ts";

export type ToolSecrets = Readonly<{
  /** The names of the secrets that `command` refers to, as in `refersTo`: it gets these and no others. */
  namesIn(command: string): readonly string[];
  /**
   * The values of those. One that is empty, that cannot be
   * the name of a variable, or whose source fails, is left out; it never rejects.
   */
  namedIn(command: string): Promise<Readonly<Record<string, string>>>;
  /** `text` with every known secret replaced by `<secret-hidden>`. */
  mask(text: string): string;
  /** The same for a text that comes in pieces; it knows of secrets that are added later too. */
  masker(): StreamMask;
}>;

/** The same for a command that the program itself runs: secrets are hidden in what comes back, and it gets none. */
export function withoutValues(secrets: ToolSecrets): ToolSecrets {
  return { ...secrets, namesIn: () => [], namedIn: async () => ({}) };
}
