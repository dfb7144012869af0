/** The program that reads one address: Node runs it in the sandbox, so it reaches what commands reach, by the same proxy. */

/**
 * Its argument is the address, the most bytes and the time in milliseconds. It writes one line of JSON: `{url, status,
 * type, text, isCut}`, or `{problem}`. Only types of text are read.
 */
export const FETCHER = String.raw`
const [url, most, patience] = process.argv.slice(1);
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|javascript|x-ndjson|toml))/i;
const words = (error) => [error.message, error.cause?.message, error.cause?.code].filter(Boolean).join(": ");

async function read() {
  const reply = await fetch(url, { signal: AbortSignal.timeout(Number(patience)), headers: { accept: "text/html, text/*, application/json" } });
  const type = reply.headers.get("content-type") ?? "text/plain";
  if (!TEXT.test(type)) return { problem: "It is " + type + ", and only text is read. Download it in the terminal." };
  const parts = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    parts.push(part.subarray(0, Number(most) - size));
    size += part.length;
    if (size >= Number(most)) break;
  }
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  let decoder;
  try { decoder = new TextDecoder(label); } catch { decoder = new TextDecoder(); }
  return { url: reply.url, status: reply.status, type, text: decoder.decode(Buffer.concat(parts)), isCut: size >= Number(most) };
}

read().catch((error) => ({ problem: words(error) })).then((result) => process.stdout.write(JSON.stringify(result) + "\n", () => process.exit()));
`;
