/** The input `list`: what a matrix is made of. */

export type ListQuery =
  | Readonly<{ kind: "issues" | "repositories"; search: string }>
  | Readonly<{ kind: "todos" }>
  /** Those without an answer, which only a sweep finds. */
  | Readonly<{ kind: "calls" }>
  | Readonly<{ kind: "files"; glob: string }>;

/** Undefined for what is none of the forms. */
export function parseList(text: string): ListQuery | undefined {
  const [, kind = "", rest = ""] = /^(\w+)(?:\s+(\S.{0,250}))?$/.exec(text.trim()) ?? [];
  switch (kind) {
    case "issues":
      return { kind, search: issueSearch(rest) };
    case "repositories":
      return /\b(?:org|user):[\w.-]/.test(rest) ? { kind, search: rest } : undefined;
    case "todos":
    case "calls":
      return rest === "" ? { kind } : undefined;
    case "files":
      return rest === "" || rest.startsWith("/") ? undefined : { kind, glob: rest };
    default:
      return undefined;
  }
}

/** Open issues, unless the words say otherwise. */
function issueSearch(words: string): string {
  const type = /\b(?:is|type):(?:issue|pr|pull-request)\b/.test(words) ? [] : ["is:issue"];
  const state = /\b(?:is:(?:open|closed|merged)|state:)/.test(words) ? [] : ["is:open"];
  return [...type, ...state, words].join(" ").trim();
}

/** The forms, for whoever wrote another. */
export const LIST_FORMS =
  "`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`";
