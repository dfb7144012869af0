/** `mode: list`: what there is to do, as the matrix of a workflow's next job. It asks no model and writes nothing. */
import type { GitHub } from "../../github/client.ts";
import { type Search, searchIssues, searchRepositories } from "../../github/read/search.ts";
import { Fault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { gitEnvironment } from "../ground/checkout.ts";
import { printNotice } from "../runner/console.ts";
import type { Outputs } from "../runner/file-commands.ts";
import { readInputsWithoutModel } from "../runner/input/inputs.ts";
import type { Job } from "../runner/job.ts";
import type { World } from "../world.ts";
import { fileItems, todoItems } from "./checkout-items.ts";
import { type ListItem, matrixOf, namedItem, threadItem } from "./list-item.ts";
import { LIST_FORMS, type ListQuery, parseList } from "./list-query.ts";

type Place = Readonly<{ github: GitHub; job: Job }>;

/** Rejects for a list that cannot be made: there must be no matrix then. */
export async function list(world: World, place: Place): Promise<Outputs> {
  const inputs = readInputsWithoutModel(world.env);
  const query = parseList(inputs.list ?? "");
  if (!query) throw new Fault("config", "The input `list` is empty.", { hint: `Give it ${LIST_FORMS}.` });
  const most = inputs["max-items"];
  const found = await itemsOf(world, place, { query, most });
  const items = found.slice(0, most);
  const more = found.length > most ? ", and there are more: see `max-items`" : "";
  const reason = `Listed ${count(items.length, "item")}${more}`;
  printNotice(`${reason}.`);
  return { outcome: items.length > 0 ? "answered" : "no-op", reason, count: items.length, matrix: matrixOf(items) };
}

type Wanted = Readonly<{ query: ListQuery; most: number }>;

async function itemsOf(world: World, { github, job }: Place, { query, most }: Wanted): Promise<readonly ListItem[]> {
  const place = { workspace: job.workspace, environment: gitEnvironment(world.env), signal: world.signal };
  const search: Search = async (what, parameters) => {
    return (await github.request("GET /search/{what}", { what, ...parameters })).data;
  };
  switch (query.kind) {
    case "issues": {
      const repository = `${job.repository.owner}/${job.repository.name}`;
      const found = await searchIssues(search, repository, { query: query.search, most });
      return found.map(({ number, title, isPull }) => threadItem(number, title, isPull));
    }
    case "repositories": {
      const found = await searchRepositories(search, { query: query.search, most });
      return found.map(({ name, description }) => namedItem({ item: name, kind: "repository", title: description }));
    }
    case "todos":
      return todoItems(place);
    case "files":
      return fileItems(place, query.glob);
    case "calls":
      throw new Fault("config", "Only a sweep finds calls.", { hint: "Give it `mode: sweep`." });
  }
}
