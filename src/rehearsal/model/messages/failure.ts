/** Refusals as the Messages API has them: a type for each status, and no code. */

const TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  504: "timeout_error",
  529: "overloaded_error",
};

/** `more` are fields that a gateway adds. */
export function messagesError(status: number, message: string, more: object = {}): object {
  const type = TYPES[status] ?? (status >= 500 ? "api_error" : "invalid_request_error");
  return { type: "error", error: { ...more, type, message }, request_id: "req_rehearsal" };
}
