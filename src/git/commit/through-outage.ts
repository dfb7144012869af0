/** Asks a server by git, and once more after an error of GitHub's gateway: when the outage is over, or at once where there is none. */
import { toFault } from "../../lib/fault.ts";

/** Waits while GitHub is away. Resolves to whether it was, and answers again; never rejects. */
export type IsBack = () => Promise<boolean>;

/** In git's words; the rest of the line is the address. */
const BY_GATEWAY = /\b(?:returned error:|HTTP(?:\/\S+)?) 50[234]\b/;

/** `ask` must be the same twice as once, as a push with a lease is: what is there already is no error. */
export async function throughOutage<Answer>(isBack: IsBack | undefined, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { message, cause } = toFault(error);
    if (!isBack || !BY_GATEWAY.test(`${message} ${cause}`)) throw error;
    await isBack(); // git can have an error alone, and its next answer may be a good one
    return ask();
  }
}
