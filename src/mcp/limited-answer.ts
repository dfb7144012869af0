/** Limits what comes from a server over HTTP, before anything is made of it: its bytes, and the values of its JSON. */
import { Transform } from "node:stream";
import { JsonMeter } from "../lib/parse-json.ts";

/** The limit of one answer in bytes. */
const LARGEST = 64 * 1024 * 1024;

/** Passes an answer on, and fails when there is too much of it. `isStream`: it is a stream of events. */
export function limitedAnswer(isStream: boolean): Transform {
  const meter = isStream ? eventMeter() : new JsonMeter();
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      try {
        if (size > LARGEST) throw new Error("Its answer is too long.");
        meter.push(chunk.toString("latin1")); // what is counted is ASCII
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

/** Each event is a text of its own, and its other fields may have quotes that are no string. */
function eventMeter(): Pick<JsonMeter, "push"> {
  const meter = new JsonMeter();
  let isBlank = true;
  const endLine = () => {
    if (isBlank) meter.restart();
    else meter.endString();
    isBlank = true;
  };
  const pushPart = (part: string, index: number) => {
    if (index > 0) meter.endString();
    meter.push(part);
    isBlank &&= part === "";
  };
  return {
    push(text) {
      for (const [index, line] of text.split("\n").entries()) {
        if (index > 0) endLine();
        line.split("\r").forEach(pushPart);
      }
    },
  };
}
