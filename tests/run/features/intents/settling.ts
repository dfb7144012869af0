/** Settles what is proposed on the stand. */
import { parseIntents } from "../../../../src/run/features/intents/inputs.ts";
import type { IntentContext } from "../../../../src/run/features/intents/intent.ts";
import type { ProposedIntent } from "../../../../src/run/features/intents/propose-tool.ts";
import { declaredIntents } from "../../../../src/run/features/intents/registry.ts";
import { type Settling, settleAll } from "../../../../src/run/features/intents/settle.ts";
import { type Stand as Bare, stand as bareStand } from "../../stand.ts";

export type Stand = Bare &
  Readonly<{
    /** Settles what is said under a declaration. */
    settle(
      intents: string,
      said: readonly ProposedIntent[],
      how?: Partial<Settling> & { isRestricted?: boolean; at?: Partial<IntentContext> },
    ): ReturnType<typeof settleAll>;
  }>;

export async function stand(thread?: IntentContext["thread"]): Promise<Stand> {
  const bare = await bareStand(thread);
  const { place } = bare;
  const usual: Omit<Settling, "declared"> = {
    clean: {
      rules: { repositoryUrl: place.repositoryUrl, phrases: ["@agent"] },
      redact: (text) => text.replaceAll("hunter2", "***"),
    },
    key: "request-1",
    way: "carry-out",
    isConfirming: false,
    nobody: undefined,
  };
  return {
    ...bare,
    settle(intents, said, { isRestricted = false, at = {}, ...how } = {}) {
      const parsed = parseIntents(intents);
      if (typeof parsed === "string") throw new Error(parsed);
      return settleAll({ ...place, ...at }, said, {
        ...usual,
        declared: declaredIntents(parsed, { isRestricted }),
        ...how,
      });
    },
  };
}

export const said = (name: string, value: Record<string, unknown> = {}): ProposedIntent => ({
  name,
  value: { name, ...value },
});
