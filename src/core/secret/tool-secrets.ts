/**
 * The part of secrets that a tool has: it gives a command the secrets that it refers to, and hides them in the output.
 */
import type { StreamMask } from "../../lib/mask/stream-mask.ts";

export type ToolSecrets = Readonly<{
  /** The names of the secrets that `command` refers to, as in `refersTo`. It gets only these. */
  namesIn(command: string): readonly string[];
  /**
   * The values of these secrets. A secret that is empty, whose name cannot be a variable, or whose source fails is left
   * out. Never rejects.
   */
  namedIn(command: string): Promise<Readonly<Record<string, string>>>;
  /** Returns `text` with every known secret replaced by `<secret-hidden>`. */
  mask(text: string): string;
  /** The same for a text in pieces. It also knows secrets that are added later. */
  masker(): StreamMask;
}>;

/** The same for a command of the program itself: its output is masked, and it gets no secrets. */
export function withoutValues(secrets: ToolSecrets): ToolSecrets {
  return { ...secrets, namesIn: () => [], namedIn: async () => ({}) };
}
