/** Stops synchronous work: a regular expression can run almost endlessly. */
import { createContext, Script } from "node:vm";

const script = "work()";

/**
 * Returns the result of `work`, or undefined if it took too long. A timer could not do this, because timers do not run
 * during the work.
 */
export function withinTime<Result>(timeoutMs: number, work: () => Result): Result | undefined {
  let result: Result | undefined;
  const context = createContext({
    work: () => {
      result = work();
    },
  });
  try {
    new Script(script).runInContext(context, { timeout: timeoutMs });
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
  return result;
}

function isTimeout(error: unknown): boolean {
  // Not instanceof: the error can come from the context in which the script ran.
  return (
    typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
