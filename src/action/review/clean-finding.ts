/** Takes out of a finding what must not leave. */
import type { Redact } from "../../lib/redact.ts";
import type { Finding } from "../../tools/review/finding.ts";

/** Signs that have code read otherwise than it is run. */
const DECEITFUL = /[\u202a-\u202e\u2066-\u2069]/;

/** A suggestion is applied with one click, so it is whole or not there at all. */
export function cleanFinding({ suggestion, ...finding }: Finding, redact: Redact): Finding {
  const { title, body } = finding;
  const isSound = suggestion !== undefined && redact(suggestion) === suggestion && !DECEITFUL.test(suggestion);
  return { ...finding, title: redact(title), body: redact(body), ...(isSound && { suggestion }) };
}
