/** The results of reading a repository. */

/** `path` is relative to the requested folder. A renamed file is one DELETED and one ADDED. */
export type GitChange = Readonly<{ status: "MOVED" | "ADDED" | "DELETED" | "UPDATED"; path: string }>;

/** A file now and before; "" if there is none. A link is compared by its target. */
export type GitDiff = Readonly<{ modified: string; original: string }>;
