/** Words the task of a new conversation. */
import { type Told, taskOf } from "../../github/read/task.ts";
import type { Ground } from "../ground/ground.ts";
import type { Setting } from "../prepare.ts";
import { reviewTask } from "../review/review-task.ts";
import type { Reading } from "./reading.ts";

export function firstTask(setting: Setting, { goal }: Ground, reading: Reading): Told {
  const { job, trigger, world, failed } = setting;
  const nonce = world.newId().replaceAll("-", "");
  const task = taskOf({ ...reading, trigger, failed, repository: job.repository, nonce });
  return goal.kind === "review" ? { ...task, words: `${task.words}\n\n${reviewTask(goal.desk)}` } : task;
}
