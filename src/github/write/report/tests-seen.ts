/** The tests that the host saw end, beside what the agent says of them. */
import { oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";

/**
 * A test as it ended last; `exitCode` is undefined where its command does not tell (`npm test | tail`). `isBeforeEdit`: a
 * file was edited since, so it says nothing of what is there now.
 */
export type TestSeen = Readonly<{ command: string; exitCode: number | undefined; isBeforeEdit: boolean }>;

const MOST = 5;

/** "" where there was none. The last are shown. */
export function renderTests(tests: readonly TestSeen[]): string {
  if (tests.length === 0) return "";
  const rows = tests.slice(-MOST).map((test) => `| ${code(oneLine(test.command, 120))} | ${endOf(test)} |`);
  const cut = tests.length > MOST ? ` (the last ${MOST} of ${tests.length})` : "";
  const table = `| Tests the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`;
  return [lastFailure(tests), table].filter(Boolean).join("\n\n");
}

/** People are told, whatever the agent says of it. */
function lastFailure(tests: readonly TestSeen[]): string {
  const last = tests.findLast(({ exitCode }) => exitCode !== undefined);
  if (!last || last.exitCode === 0) return "";
  const isLast = last === tests.at(-1);
  const since = isLast && last.isBeforeEdit ? " Files were edited after it, and no test was run again." : "";
  const which = isLast ? "" : " whose result is known";
  return `The last test command${which} failed (${code(oneLine(last.command, 120))}, exit code ${last.exitCode}).${since}`;
}

function endOf({ exitCode, isBeforeEdit }: TestSeen): string {
  if (exitCode === undefined) return "⚪ its result is not known";
  if (isBeforeEdit) return `⚪ ${exitCode}, files were changed after this run`;
  return `${exitCode === 0 ? "✅" : "❌"} ${exitCode}`;
}
