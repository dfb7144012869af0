/** The records of the embedded GitHub: users, issues, pull requests, comments and their reactions. */
import { Fault } from "../../lib/fault.ts";
import type { Rule } from "./branch-rules.ts";
import type { Difference } from "./git/objects.ts";
import { type Discussion, firstIds, type Ids, type Reaction, Records } from "./records.ts";
import type { Fork, Role, Seed } from "./seed.ts";

export type User = Readonly<{ id: number; login: string; type: "User" | "Bot" | "Organization" }>;

/** Times are UTC to the second with `Z`, as GitHub writes them. Tests may set the fields that are not readonly. */
export type Issue = {
  readonly number: number;
  readonly id: number;
  readonly author: string;
  readonly createdAt: string;
  title: string;
  body: string;
  state: "open" | "closed";
  locked: boolean;
  updatedAt: string;
  lastEditedAt: string | null;
  /** Who edited it last, if not its author. */
  editor?: string;
};

/** A pull request is an issue with two branches; the same record stands in `issues` and in `pulls`. */
export type PullRequest = Issue & {
  readonly pullId: number;
  /** The fork with its head, if that is not in this repository. */
  readonly fork: Fork | null;
  readonly head: string;
  base: string;
  readonly baseSha: string;
  headSha: string;
  draft: boolean;
  merged: Merge | null;
};

/** Its state is "closed" then. */
export type Merge = Readonly<{ at: string; by: string; commit: string }>;

export type Comment = {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  readonly createdAt: string;
  readonly reactions: Reaction[];
  body: string;
  updatedAt: string;
  lastEditedAt: string | null;
  /** Who edited it last. */
  editor: string | null;
  isMinimized: boolean;
};

type IssueText = Readonly<{ author: string; title: string; body: string }>;

/** A pull request as it is opened. */
export type Opening = IssueText &
  Readonly<{
    head: string;
    base: string;
    headSha: string;
    baseSha: string;
    draft: boolean;
    fork?: Fork | undefined;
  }>;

/**
 * The state that all repositories have in common. Users by login in lower case: GitHub does not tell `Maria` from
 * `maria`.
 */
export type Shared = Readonly<{ users: Map<string, User>; ids: Ids }>;

/** The state of one repository. Ids come from counters, one per kind, so that a story told twice has the same ids. */
export class GitHubState {
  readonly users: Map<string, User>;
  readonly issues = new Map<number, Issue>();
  readonly pulls = new Map<number, PullRequest>();
  readonly comments = new Map<number, Comment>();
  readonly records: Records;
  /** The files that people have attached to their texts, by name. */
  readonly attachments = new Map<string, Buffer>();
  /** Commits that were made through the API, which GitHub signs. */
  readonly signed = new Set<string>();
  /** By `base..head`, of those that were asked for. */
  readonly differences = new Map<string, Difference>();
  /** By `base..head`, whether two commits go together, and how often that was asked before. */
  readonly merges = new Map<string, { isMergeable: boolean; asked: number }>();
  /** Tests may set it: whether two commits go together is known when it was asked so often, as on GitHub. */
  mergesKnownAfter = 0;
  /** The new names of renamed branches, by their old ones. */
  readonly renamed = new Map<string, string>();
  /** The new places of issues that were transferred to another repository, by their numbers here. */
  readonly transferred = new Map<number, Readonly<{ repository: number; number: number }>>();
  readonly createdAt: string;
  /** Tests may set it: a server can refuse every ref that is no branch and no tag. */
  takesCustomRefs = true;
  /** Tests may set it: nothing is written any more. */
  isArchived: boolean;
  /** Tests may set it: other people see the repository. */
  visibility: NonNullable<Seed["visibility"]>;
  /** Tests may fill it with addresses that this server does not know, as an old one, or a proxy. */
  readonly missing: RegExp[] = [];
  /** Tests may set it: commits that are made on the web must be signed off. */
  isSignOffRequired = false;
  /** Tests may set it: names of checks that a merge needs. */
  requiredChecks: readonly string[] = [];
  /** The same by a ruleset. */
  ruledChecks: readonly string[] = [];
  /** Tests may set it: a ruleset for all branches. */
  rules: readonly Rule[] = [];
  /** Tests may set it: the rules do not bind the account of the token. */
  canBypass = false;
  /** Tests may set it: a setting of the repository, which no permission of a job replaces. */
  actionsMayOpenPulls = true;
  /** The rules that bind the account of the token. */
  get binding(): readonly Rule[] {
    return this.canBypass ? [] : this.rules;
  }

  readonly #roles: ReadonlyMap<string, Role>;
  readonly #seed: Seed;
  readonly #next: Ids;

  constructor(seed: Seed, { users, ids }: Shared = { users: new Map(), ids: firstIds() }) {
    this.#seed = seed;
    this.#next = ids;
    this.users = users;
    this.records = new Records(this, ids);
    this.isArchived = seed.archived ?? false;
    this.visibility = seed.visibility ?? "public";
    this.#roles = new Map(Object.entries(seed.cast).map(([login, role]) => [login.toLowerCase(), role]));
    this.createdAt = this.time();
    for (const login of Object.keys(seed.cast)) if (!users.has(login.toLowerCase())) this.#addUser(login, "User");
    if (!this.users.has(seed.owner.toLowerCase())) this.#addUser(seed.owner, "Organization");
    for (const { login } of Object.values(seed.tokens)) this.user(login);
  }

  attach(bytes: Buffer): string {
    const name = `0a1b2c3d-0000-4000-8000-${String(this.#next.attachment++).padStart(12, "0")}`;
    this.attachments.set(name, bytes);
    return name;
  }

  time(): string {
    return `${this.#seed.now().toISOString().slice(0, 19)}Z`;
  }

  /** The user of that login; somebody new is a stranger who has just joined. */
  user(login: string): User {
    return this.users.get(login.toLowerCase()) ?? this.#addUser(login, login.endsWith("[bot]") ? "Bot" : "User");
  }

  roleOf(login: string): Role {
    return this.#roles.get(login.toLowerCase()) ?? "none";
  }

  association(login: string): "OWNER" | "MEMBER" | "COLLABORATOR" | "NONE" {
    if (login.toLowerCase() === this.#seed.owner.toLowerCase()) return "OWNER";
    if (this.roleOf(login) === "none") return "NONE";
    return this.user(this.#seed.owner).type === "Organization" ? "MEMBER" : "COLLABORATOR";
  }

  addIssue(written: IssueText): Issue {
    const issue = this.#newIssue(written);
    this.issues.set(issue.number, issue);
    return issue;
  }

  /** Discussions share the numbers of issues and pull requests. */
  addDiscussion(written: IssueText): Discussion {
    return this.records.addDiscussion(written, this.#nextNumber());
  }

  addPull({ head, base, headSha, baseSha, draft, fork, ...written }: Opening): PullRequest {
    const pull = Object.assign(this.#newIssue(written), {
      pullId: this.#next.pull++,
      head,
      base,
      headSha,
      baseSha,
      draft,
      fork: fork ?? null,
      merged: null,
    });
    this.issues.set(pull.number, pull);
    this.pulls.set(pull.number, pull);
    return pull;
  }

  addComment({ issue: number, author, body }: { issue: number; author: string; body: string }): Comment {
    const issue = this.issues.get(number);
    if (!issue) throw new Fault("bug", `There is no issue or pull request #${number} to comment on.`);
    const createdAt = this.time();
    const comment: Comment = {
      id: this.#next.comment++,
      issue: number,
      author: this.user(author).login,
      body,
      reactions: [],
      createdAt,
      updatedAt: createdAt,
      lastEditedAt: null,
      editor: null,
      isMinimized: false,
    };
    issue.updatedAt = createdAt;
    this.comments.set(comment.id, comment);
    return comment;
  }

  /** The comments of an issue or pull request, oldest first. */
  commentsOn(number: number): Comment[] {
    return [...this.comments.values()].filter((comment) => comment.issue === number);
  }

  editComment(comment: Comment, body: string, editor = comment.author): void {
    const now = this.time();
    Object.assign(comment, { body, updatedAt: now, lastEditedAt: now, editor: this.user(editor).login });
  }

  /** The author's reaction of that content, and whether it is new. */
  react(comment: Pick<Comment, "reactions">, author: string, content: string): { reaction: Reaction; isNew: boolean } {
    const given = comment.reactions.find((reaction) => reaction.author === author && reaction.content === content);
    if (given) return { reaction: given, isNew: false };
    const reaction = { id: this.#next.reaction++, content, author, createdAt: this.time() };
    comment.reactions.push(reaction);
    return { reaction, isNew: true };
  }

  /** Saves the current state. The function puts it back, as often as it is called. Single records are others then. */
  save(): () => void {
    const kept = structuredClone({ ...this, records: { ...this.records }, ids: this.#next });
    return () => {
      const { records, ids, ...own } = structuredClone(kept);
      fill(this.#next, ids);
      fill(this.records, records);
      fill(this, { ...own, records: this.records });
    };
  }

  #nextNumber(): number {
    const discussions = this.records.discussions.map(({ number }) => number);
    return Math.max(0, ...this.issues.keys(), ...this.transferred.keys(), ...discussions) + 1;
  }

  #newIssue({ author, title, body }: IssueText): Issue {
    const createdAt = this.time();
    return {
      number: this.#nextNumber(),
      id: this.#next.issue++,
      author: this.user(author).login,
      title,
      body,
      state: "open",
      locked: false,
      createdAt,
      updatedAt: createdAt,
      lastEditedAt: null,
    };
  }

  #addUser(login: string, type: User["type"]): User {
    const user = { id: this.#next.user++, login, type };
    this.users.set(login.toLowerCase(), user);
    return user;
  }
}

/** Maps, sets and lists of it stay the same ones, with the contents of those of `kept`. */
function fill(own: object, kept: object): void {
  for (const [name, value] of Object.entries(kept)) {
    const held: unknown = Reflect.get(own, name);
    if (held === value) continue;
    if (held instanceof Map && value instanceof Map) {
      held.clear();
      for (const [key, one] of value) held.set(key, one);
    } else if (held instanceof Set && value instanceof Set) {
      held.clear();
      for (const one of value) held.add(one);
    } else if (Array.isArray(held) && Array.isArray(value)) held.splice(0, held.length, ...value);
    else Reflect.set(own, name, value);
  }
}
