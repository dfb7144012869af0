/** What the linters complain about and we leave as it is, with the reason. One that no longer occurs has to be removed. */

export type Complaint = Readonly<{
  tool: "actionlint" | "zizmor";
  rule: string;
  /** A part of the line that the complaint is about. */
  line: string;
  files: readonly string[];
  reason: string;
}>;

const examples = (names: string) => names.split(" ").map((name) => `examples/${name}.yml`);

export const knownComplaints: readonly Complaint[] = [
  {
    tool: "zizmor",
    rule: "unpinned-uses",
    line: "uses: your-org/deckhand@v0",
    files: examples(
      "approval ci-fix dependency-review discussion dispatch docs-drift event fan-out flaky-tests fork-safe good-first-issues label mention plan pull-request quick-start release-notes reusable review schedule servers stale sweep translations triage weekly-report",
    ),
    reason: "A placeholder: there is no release yet whose commit could be named. The comment beside it says to do so.",
  },
  {
    tool: "actionlint",
    rule: "syntax-check",
    line: "queue: max",
    files: examples("approval ci-fix discussion label mention plan"),
    reason: "GitHub has `concurrency.queue` since May 2026; actionlint 1.7.12 does not know it yet.",
  },
];
