/** The mark by which we find our findings again: an invisible comment with a code that nobody else can make. */

import { createHash } from "node:crypto";
import type { Severity } from "../../../tools/review/finding.ts";
import { sealFor } from "../seal.ts";
import type { ReviewFacts } from "./review-facts.ts";

/** What a mark stands for. The severity is in it because the words above it can be edited. */
export type MarkedFinding = Readonly<{ kind: Severity | "fixed"; fingerprint: string }>;

/** Of one pull request: a mark that is copied to another one means nothing there. */
export type Marker = Readonly<{ mark(marked: MarkedFinding): string; read(body: string): MarkedFinding | undefined }>;

const FORM = /<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/;

/** `key` is our secret, from which another one is derived; `place` is `owner/name#number`. Without a key nothing is ours. */
export function findingMarker(key: string, place: string): Marker {
  if (key === "") return { mark: () => "", read: () => undefined };
  const seal = sealFor(key, "deckhand review findings", place);
  return {
    mark: ({ kind, fingerprint }) =>
      `<!-- deckhand:finding ${kind} ${fingerprint} ${seal.codeOf([kind, fingerprint])} -->`,
    read(body) {
      const [, kind, fingerprint = "", code = ""] = FORM.exec(body) ?? [];
      if (kind === undefined) return undefined;
      const marked = { kind: kind as MarkedFinding["kind"], fingerprint }; // one of those that FORM names
      return seal.isOurs(code, [kind, fingerprint]) ? marked : undefined;
    },
  };
}

/** `conversation` is the one that it came of. */
type GivenReview = Pick<ReviewFacts, "found" | "fixed" | "stillOpen" | "blocking"> & Readonly<{ conversation: string }>;

/** Of one pull request. `key` is that of the trigger which is answered. */
export type ReviewMarker = Readonly<{
  mark(key: string, given: GivenReview): string;
  read(body: string, key: string): GivenReview | undefined;
}>;

const REVIEW_FORM = /<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/;

/** Without a secret nothing is ours. */
export function reviewMarker(secret: string, place: string): ReviewMarker {
  if (secret === "") return { mark: () => "", read: () => undefined };
  const seal = sealFor(secret, "deckhand reviews", place);
  return {
    mark(key, { found, fixed, stillOpen, blocking, conversation }) {
      const parts = [digestOf(key), ...[found, fixed, stillOpen, blocking].map(String), conversation];
      return `<!-- deckhand:review ${parts.join(" ")} ${seal.codeOf(parts)} -->`;
    },
    read(body, key) {
      const [, ...parts] = REVIEW_FORM.exec(body) ?? [];
      const code = parts.pop();
      if (code === undefined || parts[0] !== digestOf(key) || !seal.isOurs(code, parts)) return undefined;
      const [found = 0, fixed = 0, stillOpen = 0, blocking = 0] = parts.slice(1, 5).map(Number);
      return { found, fixed, stillOpen, blocking, conversation: parts[5] ?? "" };
    },
  };
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}
