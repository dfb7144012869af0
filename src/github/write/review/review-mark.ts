/** The sign by which we know a review of ours again, with what it came to: who repeats a run that was cut off has not seen it being made. */
import { createHash } from "node:crypto";
import { sealFor } from "../seal.ts";
import type { ReviewFacts } from "./review-facts.ts";

/** `conversation` is the one that it came of. */
export type GivenReview = Pick<ReviewFacts, "found" | "mended" | "stillOpen" | "blocking"> &
  Readonly<{ conversation: string }>;

/** Of one pull request. `key` is that of the trigger which is answered. */
export type ReviewMarker = Readonly<{
  mark(key: string, given: GivenReview): string;
  read(body: string, key: string): GivenReview | undefined;
}>;

const FORM = /<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/;

/** Without a secret nothing is ours. */
export function reviewMarker(secret: string, place: string): ReviewMarker {
  if (secret === "") return { mark: () => "", read: () => undefined };
  const seal = sealFor(secret, "deckhand reviews", place);
  return {
    mark(key, { found, mended, stillOpen, blocking, conversation }) {
      const parts = [digestOf(key), ...[found, mended, stillOpen, blocking].map(String), conversation];
      return `<!-- deckhand:review ${parts.join(" ")} ${seal.codeOf(parts)} -->`;
    },
    read(body, key) {
      const [, ...parts] = FORM.exec(body) ?? [];
      const code = parts.pop();
      if (code === undefined || parts[0] !== digestOf(key) || !seal.isOurs(code, parts)) return undefined;
      const [found = 0, mended = 0, stillOpen = 0, blocking = 0] = parts.slice(1, 5).map(Number);
      return { found, mended, stillOpen, blocking, conversation: parts[5] ?? "" };
    },
  };
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}
