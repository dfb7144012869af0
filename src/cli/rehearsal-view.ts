/** What the command line needs of a stage and of a rehearsal; a stage that has more to give may be used. */

export type RehearsalView = Readonly<{
  repository: string;
  notes: readonly string[];
  issue: Readonly<{ number: number; title: string; author: string; body: string }>;
  comments: readonly Readonly<{ id: number; author: string; body: string }>[];
  reactions: readonly Readonly<{ comment: number; author: string; content: string }>[];
  pullRequests: readonly PullRequestView[];
  branches: readonly string[];
  diff: string;
  outputs: Readonly<Record<string, string>>;
  runner: Readonly<{
    exitCode: number;
    durationMs: number;
    errors: readonly string[];
    log: readonly LineView[];
  }>;
  modelRequests?: number;
  toolErrors: readonly Readonly<{ tool: string; text: string }>[];
  timings: Readonly<{ totalMs: number; firstRequestMs?: number }>;
  problems: readonly string[];
  folder?: string;
}>;

export type PullRequestView = Readonly<{
  number: number;
  title: string;
  body: string;
  draft: boolean;
  head: string;
  base: string;
}>;

/** A line of the action's log; `kind` is text, group, error, warning and so on. */
export type LineView = Readonly<{ kind: string; text: string }>;

/** `issue` goes on with one that is there; `label` is put on it instead of a comment. */
export type PlayRequest = Readonly<{
  body?: string;
  issue?: number;
  label?: Readonly<{ by: string; name: string }>;
  signal?: AbortSignal;
}>;

export type StageView = Readonly<{
  folder: string;
  play(options: PlayRequest): Promise<RehearsalView>;
  merge(pull: number, by: string): Promise<readonly string[]>;
  close(): Promise<void>;
}>;

export type StageRequest = Readonly<{
  bundle: string;
  story: "fix" | "question" | "tour" | "approval";
  repository?: string;
  model?: Readonly<{ apiKey: string; model: string; baseUrl?: string }>;
  /** More inputs of the action, or other values. */
  inputs?: Readonly<Record<string, string>>;
  keep: boolean;
  onStep: (text: string) => void;
  onLine: (line: LineView) => void;
}>;

/** True when the action says how it ended and this is no failure; an action that says nothing has failed. */
export function hasSucceeded({ runner, outputs }: RehearsalView): boolean {
  const { outcome } = outputs;
  return runner.exitCode === 0 && runner.errors.length === 0 && outcome !== undefined && outcome !== "failed";
}
