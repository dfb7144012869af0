/**
 * Defines the start of an embedded GitHub: a repository, its cast, the tokens that may speak to it, and more
 * repositories.
 */

/** The role of a person in the repository. */
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

/**
 * The rights of a token, and the login that the API reports as its author. A token has only the rights that are named.
 */
export type Grant = Readonly<{ login: string; permissions: Permissions }>;

export type Permissions = Readonly<Partial<Record<Scope, "read" | "write" | "none">>>;

type Repository = Readonly<{
  owner: string;
  name: string;
  /** Public unless told. An internal one is read by everybody who has a role in a repository of its owner. */
  visibility?: "public" | "private" | "internal";
  archived?: boolean;
  /** Path of a bare git repository, made by the caller; served over HTTP, and written only by pushes and refs/pull/N/head. */
  gitDir: string;
  defaultBranch: string;
}>;

/** `grants` are what tokens of the seed may do here: one that is not named sees it only if all do. */
export type OtherRepository = Repository &
  Readonly<{ cast?: Readonly<Record<string, Role>>; grants: Readonly<Record<string, Permissions>> }>;

export type Seed = Repository &
  Readonly<{
    /** login → role on the repository ("none" is a stranger). Ids are given in order from 1001. */
    cast: Readonly<Record<string, Role>>;
    tokens: Readonly<Record<string, Grant>>;
    now: () => Date;
    others?: readonly OtherRepository[];
  }>;

export type Fork = Readonly<{
  id: number;
  owner: string;
  /** A bare repository of its own. */
  gitDir: string;
  /** Its author lets maintainers of the base push to the branch of the pull request. */
  canModify: boolean;
}>;
