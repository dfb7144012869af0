/** The limits of a scripted endpoint, which refuses requests before its model reads them: large ones, or those with pictures. */
import { parseJson } from "./request.ts";

/** A request as it came. */
export type Received = Readonly<{
  bytes: number;
  pictures: number;
  /** How many descriptions of tools it has: a request for a summary has none. */
  tools: number;
  /** Half a character is somewhere in its text. */
  isTorn: boolean;
}>;

/** The answer of an endpoint that refuses: an object goes out as JSON, and a text as a page. */
export type LimitRefusal = Readonly<{
  status: number;
  body: object | string;
  headers?: Readonly<Record<string, string>>;
}>;

/** Returns the refusal, or undefined for a request that the endpoint takes. A refused request takes no turn of the script. */
export type Limit = (request: Received) => LimitRefusal | undefined;

/** Parts of a message that are pictures, in all protocols. */
const PICTURES: ReadonlySet<unknown> = new Set(["image_url", "image", "input_image"]);

/** The properties of a request that a limit goes by. */
export function receivedOf(text: string): Received {
  const body = Object(parseJson(text));
  const received = { pictures: 0, isTorn: false };
  const look = (value: unknown): void => {
    if (typeof value === "string") received.isTorn ||= !value.isWellFormed();
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && PICTURES.has(value.type)) received.pictures += 1;
    for (const part of Object.values(value)) look(part);
  };
  look(body);
  return { ...received, bytes: Buffer.byteLength(text), tools: Array.isArray(body.tools) ? body.tools.length : 0 };
}
