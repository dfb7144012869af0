/** Explains why a connection to an endpoint could not be made, from the error that Node gives. */
import type { Endpoint, FailureText } from "./refusal.ts";

/** `isWrong`: no waiting helps, because it is the address or a setting that is wrong. */
export type Unreached = Readonly<{ words: FailureText; isWrong: boolean }>;

const CHECK = "Check the `base-url` input and the runner's network.";

const UNTRUSTED = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);

/** A name that was found before is a matter of the network now. */
export function unreached(error: Error, { host, hasAnswered = false }: Endpoint): Unreached {
  const { code, hostname } = deepest(error);
  const name = hostname ?? host.replace(/:\d+$/, "");
  if (code === "ENOTFOUND") return { words: [`The host ${name} was not found.`, CHECK], isWrong: !hasAnswered };
  if (code === "ECONNREFUSED") {
    const hint = "Check that the server runs and that the `base-url` input names its port.";
    return { words: [`The model endpoint ${host} refused the connection.`, hint], isWrong: false };
  }
  if (code.startsWith("HPE_")) {
    const hint = "Check the `base-url` input: its port may be that of another server.";
    return { words: [`What answers at ${host} does not speak HTTP.`, hint], isWrong: true };
  }
  const certificate = certificateWords(code, host);
  if (certificate) return { words: certificate, isWrong: true };
  return { words: [`The model endpoint ${host} could not be reached.`, CHECK], isWrong: false };
}

function certificateWords(code: string, host: string): FailureText | undefined {
  if (UNTRUSTED.has(code)) {
    const hint =
      "If it is the certificate of your own authority, set NODE_EXTRA_CA_CERTS to the file of that authority in the `env:` of the step.";
    return [`The certificate of the model endpoint ${host} is not trusted.`, hint];
  }
  if (code === "CERT_HAS_EXPIRED") {
    return [`The certificate of the model endpoint ${host} has expired.`, "Have it renewed."];
  }
  if (code !== "ERR_TLS_CERT_ALTNAME_INVALID") return undefined;
  return [`The certificate of the model endpoint ${host} is for another host.`, "Check the `base-url` input."];
}

/** The last of the causes: fetch wraps what happened, and the client wraps fetch. */
export function deepest(error: Error): Readonly<{ code: string; hostname: string | undefined }> {
  if (error.cause instanceof Error) return deepest(error.cause);
  const { code, hostname } = error as Error & { code?: unknown; hostname?: unknown }; // as Node gives them
  return {
    code: typeof code === "string" ? code : "",
    hostname: typeof hostname === "string" ? hostname : undefined,
  };
}
