/** Keeps the records around issues and pull requests in the embedded GitHub: labels, reviews, workflow runs, discussions. */
import type { IssueFacts, Milestone, Project, Workflow } from "./issue-records.ts";

export type Review = {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  /** One that is pending is seen by its author alone. */
  state: "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED" | "PENDING" | "DISMISSED";
  submittedAt: string;
  readonly commit: string;
  readonly reactions: Reaction[];
  body: string;
  lastEditedAt: string | null;
  editor?: string; // who edited it last, if not its author
};

/** `replyTo` is the comment that began the thread; only of that one does `isResolved` count. */
export type ReviewComment = {
  readonly id: number;
  readonly pull: number;
  readonly review: number;
  readonly replyTo: number | null;
  readonly author: string;
  readonly createdAt: string;
  readonly commit: string;
  readonly path: string;
  readonly line: number;
  readonly side: "LEFT" | "RIGHT";
  readonly startLine: number | null;
  readonly hunk: string;
  body: string;
  updatedAt: string;
  lastEditedAt: string | null;
  editor: string | null;
  isMinimized: boolean;
  isResolved: boolean;
  resolvedBy: string | null;
};

export type Job = Readonly<{ id: number; name: string; conclusion: string; steps: readonly Step[]; log: string }>;
type Step = Readonly<{ name: string; conclusion: string }>;

export type WorkflowRun = Readonly<{
  id: number;
  name: string;
  title?: string; // the `run-name`, or else the name
  /** The name of the workflow's file. */
  file: string;
  actor: string;
  branch: string;
  sha: string;
  event: string;
  /** Null as long as it runs. */
  conclusion: string | null;
  attempt: number;
  /** Numbers of pull requests. */
  pulls: readonly number[];
  jobs: readonly Job[];
  updatedAt: string;
}>;

export type Discussion = {
  readonly number: number;
  readonly id: number;
  readonly author: string;
  readonly createdAt: string;
  readonly reactions: Reaction[];
  title: string;
  body: string;
  locked: boolean;
  closedAt: string | null;
};

export type DiscussionComment = {
  readonly id: number;
  readonly discussion: number;
  readonly replyTo: number | null;
  readonly author: string;
  readonly createdAt: string;
  body: string;
  readonly reactions: Reaction[];
  lastEditedAt: string | null;
  editor: string | null;
  isMinimized: boolean;
};

/** Done by `actor`. */
export type ThreadEvent = Readonly<{
  id: number;
  event: "labeled" | "unlabeled" | "assigned" | "unassigned" | "review_requested" | "converted_to_discussion";
  actor: string;
  createdAt: string;
  label?: string;
  assignee?: string;
  reviewer?: string;
}>;

export type RepositoryLabel = Readonly<{ name: string; color: string; description: string }>;

type Said = Readonly<{ author: string; body: string }>;
type ReviewInput = Said & Readonly<{ pull: number; state?: Review["state"]; commit?: string }>;
type ReviewPlace = Readonly<{ path: string; line: number; hunk: string; side?: "LEFT" | "RIGHT"; startLine?: number }>;
type ReviewCommentInput = Said &
  ReviewPlace &
  Readonly<{ pull: number; review?: number; replyTo?: number; commit?: string }>;
type RunInput = Omit<WorkflowRun, "id" | "updatedAt" | "attempt" | "jobs" | "file"> &
  Readonly<{ attempt?: number; file?: string; jobs: readonly Omit<Job, "id">[] }>;

/** The parts of the repository's state that the records need. */
type RecordsState = Readonly<{
  time(): string;
  user(login: string): Readonly<{ login: string }>;
  pulls: ReadonlyMap<number, Readonly<{ headSha: string }>>;
}>;

/** One counter per kind for all repositories together: no id is given twice. */
export function firstIds() {
  return {
    ...{ user: 1001, issue: 3001, pull: 4001, comment: 5001, reaction: 6001, attachment: 1 },
    ...{ discussion: 3501, reply: 6501, reviewComment: 7001, review: 8001, event: 8501, run: 9001, job: 9501 },
  };
}

export type Ids = ReturnType<typeof firstIds>;

/** Ids come from counters, as in the rest of the state. */
export class Records {
  /** By the number of the issue or pull request. */
  readonly labels = new Map<number, readonly string[]>();
  /** Labels of the repository, by their names in lower case. One that is only on an issue has GitHub's grey. */
  readonly repositoryLabels = new Map<string, RepositoryLabel>();
  /** Those that can be started by hand. */
  readonly workflows: Workflow[] = [];
  readonly dispatches: Readonly<{ file: string; ref: string; inputs: Readonly<Record<string, string>> }>[] = [];
  readonly deployments: Readonly<{ sha: string; environment: string }>[] = [];
  readonly projects: Project[] = [];
  readonly releases: Readonly<{ tag: string; body: string; draft: boolean }>[] = [];
  readonly milestones: Milestone[] = [];
  /** Issue types of the organization; without any, the owner is a person. */
  readonly issueTypes: string[] = [];
  readonly assignableBots: string[] = [];
  /** By the number of the issue or pull request; see `factsOf`. */
  readonly facts = new Map<number, IssueFacts>();
  /** By the number of the issue or pull request, the logins. */
  readonly assignees = new Map<number, readonly string[]>();
  /** By `thread NUMBER` or `review comment ID`; those of comments are with the comment. */
  readonly reactions = new Map<string, Reaction[]>();
  /** By the number of the issue or pull request, what was done to it, oldest first. */
  readonly events = new Map<number, readonly ThreadEvent[]>();
  /** By the number of a pull request, the logins of those who are asked to review it. */
  readonly reviewers = new Map<number, readonly string[]>();
  /** By the number of a pull request, the issues that its merge would close; those of other repositories as `owner/name#1`. */
  readonly closes = new Map<number, (number | string)[]>();
  readonly reviews: Review[] = [];
  readonly reviewComments: ReviewComment[] = [];
  readonly runs: WorkflowRun[] = [];
  readonly statuses: Readonly<{ sha: string; context: string }>[] = [];
  readonly discussions: Discussion[] = [];
  readonly discussionComments: DiscussionComment[] = [];
  readonly #state: RecordsState;
  readonly #next: Ids;

  constructor(state: RecordsState, ids: Ids) {
    this.#state = state;
    this.#next = ids;
  }

  addReview({ pull, author, body, state = "COMMENTED", commit = this.#headOf(pull) }: ReviewInput): Review {
    const review: Review = {
      id: this.#next.review++,
      pull,
      author: this.#state.user(author).login,
      body,
      state,
      submittedAt: this.#state.time(),
      commit,
      lastEditedAt: null,
      reactions: [],
    };
    this.reviews.push(review);
    return review;
  }

  addReviewComment({ author, replyTo, review = 0, ...input }: ReviewCommentInput): ReviewComment {
    const now = this.#state.time();
    const comment: ReviewComment = {
      ...input,
      side: input.side ?? "RIGHT",
      startLine: input.startLine ?? null,
      replyTo: replyTo ?? null,
      review,
      id: this.#next.reviewComment++,
      author: this.#state.user(author).login,
      createdAt: now,
      updatedAt: now,
      lastEditedAt: null,
      editor: null,
      isMinimized: false,
      isResolved: false,
      resolvedBy: null,
      commit: input.commit ?? this.#headOf(input.pull),
    };
    this.reviewComments.push(comment);
    return comment;
  }

  addRun({ jobs, attempt = 1, file = "ci.yml", ...input }: RunInput): WorkflowRun {
    const numbered = jobs.map((job) => ({ ...job, id: this.#next.job++ }));
    const run = { ...input, file, id: this.#next.run++, attempt, jobs: numbered, updatedAt: this.#state.time() };
    this.runs.push(run);
    return run;
  }

  addDiscussion({ author, title, body }: Said & Readonly<{ title: string }>, number: number): Discussion {
    const user = this.#state.user(author).login;
    const discussion = {
      number,
      id: this.#next.discussion++,
      author: user,
      createdAt: this.#state.time(),
      title,
      body,
      reactions: [],
      locked: false,
      closedAt: null,
    };
    this.discussions.push(discussion);
    return discussion;
  }

  addDiscussionComment(input: Said & Readonly<{ discussion: number; replyTo?: number }>): DiscussionComment {
    const { author, body, discussion } = input;
    const comment: DiscussionComment = {
      id: this.#next.reply++,
      discussion,
      replyTo: input.replyTo ?? null,
      author: this.#state.user(author).login,
      body,
      createdAt: this.#state.time(),
      lastEditedAt: null,
      editor: null,
      isMinimized: false,
      reactions: [],
    };
    this.discussionComments.push(comment);
    return comment;
  }

  addEvent(number: number, what: Omit<ThreadEvent, "id" | "createdAt">): void {
    const event = { ...what, id: this.#next.event++, createdAt: this.#state.time() };
    this.events.set(number, [...(this.events.get(number) ?? []), event]);
  }

  askForReview({ pull, who, by }: Readonly<{ pull: number; who: string; by: string }>): void {
    this.reviewers.set(pull, [...(this.reviewers.get(pull) ?? []), who]);
    this.addEvent(pull, { event: "review_requested", actor: by, reviewer: who });
  }

  /** A person who has given a review is not waited for any more. */
  endRequest({ pull, author }: Pick<Review, "pull" | "author">): void {
    const asked = this.reviewers.get(pull);
    if (asked)
      this.reviewers.set(
        pull,
        asked.filter((login) => login !== author),
      );
  }

  /** Without those of reviews that are pending. */
  submittedComments(): readonly ReviewComment[] {
    const pending = this.reviews.filter(({ state }) => state === "PENDING").map(({ id }) => id);
    return this.reviewComments.filter(({ review }) => !pending.includes(review));
  }

  factsOf(number: number): IssueFacts {
    const none = { stateReason: null, duplicateOf: null, lockReason: null, milestone: null, type: null, subIssues: [] };
    const facts = this.facts.get(number) ?? none;
    this.facts.set(number, facts);
    return facts;
  }

  labelsOf(number: number): readonly string[] {
    return this.labels.get(number) ?? [];
  }

  /** The label of the repository, whatever the case of its letters. */
  labelNamed(name: string): RepositoryLabel | undefined {
    const known = this.repositoryLabels.get(name.toLowerCase());
    if (known) return known;
    const used = [...this.labels.values()].flat().find((label) => label.toLowerCase() === name.toLowerCase());
    return used === undefined ? undefined : { name: used, color: "ededed", description: "" };
  }

  #headOf(pull: number): string {
    return this.#state.pulls.get(pull)?.headSha ?? "";
  }
}

export type Reaction = Readonly<{ id: number; content: string; author: string; createdAt: string }>;
