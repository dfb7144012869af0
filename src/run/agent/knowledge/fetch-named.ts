/** Fetches a commit that an input names, of a repository that may be another one. */
import type { Publisher } from "../../../github/write/publisher.ts";
import { Fault, toFault } from "../../../lib/fault.ts";

/** `label` is the entry of the input. */
type Named = Readonly<{ input: "skills-from" | "plugins"; label: string; url: string; commit: string }>;

/** Rejects with a "config" Fault that names the input and quotes what git says. */
export async function fetchNamed(
  publisher: Pick<Publisher, "fetchCommit">,
  { input, label, url, commit }: Named,
): Promise<void> {
  try {
    await publisher.fetchCommit(url, commit);
  } catch (cause) {
    const { headline, quote, hint, code } = toFault(cause);
    throw new Fault(code, `\`${label}\` of the input \`${input}\` could not be fetched.`, {
      quote: quote ?? headline,
      hint: hint ?? "Check the address and the commit.",
      cause,
    });
  }
}
