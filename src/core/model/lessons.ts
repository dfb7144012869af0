/** What the refusals of an endpoint have taught about one model. It holds for a run, whatever else is learned of the model. */
import { Learned } from "./messages/learned.ts";
import { OptionalFields } from "./optional-fields.ts";
import type { Repair } from "./repair/repairs.ts";
import { Seals } from "./responses/seals.ts";

export class Lessons {
  readonly optional = new OptionalFields();
  readonly seals = new Seals();
  readonly messages = new Learned();
  readonly repairs = new Set<Repair>();
}
