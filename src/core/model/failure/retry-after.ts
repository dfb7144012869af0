/** How long an endpoint asks clients to wait, wherever in its refusal it says so. */
import type { APIError } from "openai/core/error";

type Refusal = Pick<APIError, "headers" | "message" | "error">;

/**
 * Milliseconds; undefined if the endpoint does not say. Headers take precedence over the fields of the body, and these
 * over its sentence.
 */
export function retryAfterMs({ headers, message, error }: Refusal): number | undefined {
  return (headers && inHeaders(headers)) ?? inFields(error) ?? inWords(message);
}

function inHeaders(headers: Headers): number | undefined {
  const after = headers.get("retry-after") ?? "";
  return number(headers.get("retry-after-ms")) ?? seconds(after) ?? untilDate(after, headers) ?? untilReset(headers);
}

function seconds(value: string): number | undefined {
  const amount = number(value);
  return amount === undefined ? undefined : amount * 1000;
}

function number(value: string | null): number | undefined {
  return value !== null && /^\d{1,9}(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

// Uses the endpoint's own clock, because ours may be wrong.
function untilDate(value: string, headers: Headers): number | undefined {
  const [then, now] = [Date.parse(value), Date.parse(headers.get("date") ?? "")];
  return Number.isNaN(then - now) ? undefined : Math.max(0, then - now);
}

const REMAINING = /^(?:x|anthropic)-ratelimit-(?:remaining-[\w-]+|[\w-]+-remaining)$/;

/** For the limits that are exhausted: `x-ratelimit-reset-requests: 1m30s`, `anthropic-ratelimit-tokens-reset: 2026-…`. */
function untilReset(headers: Headers): number | undefined {
  const resets = [...headers].flatMap(([name, left]) => {
    if (left.trim() !== "0" || !REMAINING.test(name)) return [];
    const value = headers.get(name.replace("remaining", "reset")) ?? "";
    return (/^\d{4}-/.test(value) ? untilDate(value, headers) : duration(value)) ?? [];
  });
  return resets.length === 0 ? undefined : Math.max(...resets);
}

/** Google's `RetryInfo`, and what gateways call it. */
const FIELD = /^retry[_-]?(?:after|delay|in)(?:[_-]?(ms|millis(?:econds)?|s|secs?|seconds))?$/i;
const DEEPEST = 6;
const MOST_FIELDS = 500;

function inFields(body: unknown): number | undefined {
  let left = MOST_FIELDS;
  const search = (value: unknown, depth: number): number | undefined => {
    if (typeof value !== "object" || value === null || depth > DEEPEST) return undefined;
    for (const [name, field] of Object.entries(value)) {
      left -= 1;
      if (left < 0) return undefined;
      const [isWait, unit = "s"] = FIELD.exec(name) ?? [];
      const found = isWait === undefined ? search(field, depth + 1) : fieldMs(field, unit);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(body, 0);
}

/** A number or a text with one, `3.5s`, or Google's `{"seconds": 3, "nanos": 500000000}`. */
function fieldMs(field: unknown, unit: string): number | undefined {
  const factor = /^m/i.test(unit) ? 1 : 1000;
  if (typeof field === "number") return field >= 0 && field < 1e9 ? Math.ceil(field * factor) : undefined;
  if (typeof field === "string") {
    const plain = number(field);
    return plain === undefined ? duration(field) : Math.ceil(plain * factor);
  }
  const { seconds = 0, nanos = 0 } = Object(field);
  const ms = Number(seconds) * 1000 + Number(nanos) / 1e6;
  return ms > 0 && ms < 1e12 ? Math.ceil(ms) : undefined;
}

/** "Please try again in 1m2.5s", "Please retry after 20 seconds", "Wait 30 seconds". */
function inWords(message: string): number | undefined {
  const told = WAIT.exec(message)?.[1];
  return told === undefined ? undefined : duration(told);
}

const WAIT =
  /\b(?:(?:try again|retry(?:ing)?|available) (?:in|after)|wait(?: for)?) ((?:\d+(?:\.\d+)? ?(?:ms|[smhd])[a-z]* ?)+)/i;

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function duration(value: string): number | undefined {
  const parts = [...value.toLowerCase().matchAll(/(\d+(?:\.\d+)?) ?(ms|[smhd])/g)];
  if (parts.length === 0) return undefined;
  return Math.ceil(parts.reduce((sum, [, amount, unit = ""]) => sum + Number(amount) * (UNITS[unit] ?? 0), 0));
}
