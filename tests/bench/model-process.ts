/** Starts the model in its process and speaks with it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { Assignment, Observed } from "./model.ts";

export type BenchModel = Readonly<{
  /** The base URL for clients. */
  url: string;
  /** Forgets everything observed so far. */
  assign(assignment: Assignment): void;
  /** What it has seen since the last assignment. */
  report(): Promise<Observed>;
  close(): void;
}>;

/** Listens on a free port of 127.0.0.1; ends with this process at the latest. */
export async function startModel(): Promise<BenchModel> {
  const child = fork(new URL("./model.ts", import.meta.url));
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The model of the bench has ended.")));
  failed.catch(() => undefined); // those who wait for an answer hear of it
  const answer = async () => (await Promise.race([once(child, "message"), failed]))[0];
  const port: number = await answer();
  return {
    url: `http://127.0.0.1:${port}/v1`,
    assign: (assignment) => child.send(assignment),
    report() {
      child.send("report");
      return answer();
    },
    close: () => child.disconnect(),
  };
}
