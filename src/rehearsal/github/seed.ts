/** What an embedded GitHub starts from: one repository, its cast, and the tokens that may speak to it. */

export type Role = "admin" | "maintain" | "write" | "triage" | "read" | "none";

export type Scope =
  | "contents"
  | "issues"
  | "pull_requests"
  | "discussions"
  | "actions"
  | "checks"
  | "deployments"
  | "projects";

/** What a token may do, and the login that the API reports as its author. What is not named it may not. */
export type Grant = Readonly<{
  login: string;
  permissions: Readonly<Partial<Record<Scope, "read" | "write" | "none">>>;
}>;

export type Seed = Readonly<{
  owner: string;
  name: string;
  private?: boolean;
  /** Path of a bare git repository, made by the caller; served over HTTP, and written only by pushes and refs/pull/N/head. */
  gitDir: string;
  defaultBranch: string;
  /** login → role on the repository ("none" is a stranger). Ids are given in order from 1001. */
  cast: Readonly<Record<string, Role>>;
  tokens: Readonly<Record<string, Grant>>;
  now: () => Date;
}>;

export type Fork = Readonly<{
  id: number;
  owner: string;
  /** A bare repository of its own. */
  gitDir: string;
  /** Its author lets maintainers of the base push to the branch of the pull request. */
  canModify: boolean;
}>;
