/** Failures that a test plans: the next matching request gets this reply instead of a real one. */
import type { Reply } from "./rest/reply.ts";

/** With `isDone`, what was asked is done all the same: only the answer is lost. */
export type Failure = Reply & Readonly<{ isDone?: boolean }>;

export type PlannedFailures = Readonly<{
  add(match: Readonly<{ method: string; path: RegExp }>, failure: Failure): void;
  /** Takes the first failure that fits, so that it strikes once. */
  take(method: string, path: string): Failure | undefined;
}>;

export function makePlannedFailures(): PlannedFailures {
  const pending: { method: string; path: RegExp; failure: Failure }[] = [];
  return {
    add: (match, failure) => {
      pending.push({ ...match, failure });
    },
    take: (method, path) => {
      const index = pending.findIndex((planned) => planned.method === method && path.search(planned.path) >= 0);
      return index < 0 ? undefined : pending.splice(index, 1)[0]?.failure;
    },
  };
}
