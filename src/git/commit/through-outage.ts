/** Asks a server by git, and once more after an outage of GitHub, in which its gateway has nothing but errors. */
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
    if (!BY_GATEWAY.test(`${message} ${cause}`) || !(await isBack?.())) throw error;
    return ask();
  }
}
