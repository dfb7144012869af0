/** An embedded GitHub with a repository that has one of everything. */
import { onTestFinished } from "vitest";
import { gitHubClient, gitHubReader, type Repository } from "../../src/github/client.ts";
import type { ThreadPlace } from "../../src/github/read/trigger/trigger.ts";
import { intentMac, type Mac } from "../../src/github/write/marks.ts";
import { bot, openStory, type Story } from "../rehearsal/github/story.ts";

const everything = {
  ...({ contents: "write", issues: "write", pull_requests: "write", discussions: "write" } as const),
  ...({ actions: "write", checks: "read", deployments: "read", projects: "write" } as const),
};

/** The repository and the thread of a run there, and our account. */
type StandPlace = Readonly<{
  github: ReturnType<typeof gitHubClient>;
  client: ReturnType<typeof gitHubReader>;
  repository: Repository;
  repositoryUrl: string;
  thread: ThreadPlace;
  runId: number;
  workflow: string;
  ownLabels: readonly string[];
  since: string;
  mac: Mac;
  temp: string;
}>;

export type Stand = Readonly<{
  github: Story["github"];
  place: StandPlace;
  /** Of what we asked of the embedded GitHub. */
  problems(): readonly string[];
}>;

/** Issue 1 is by rita, issue 2 by maria; pull request 3 is by maria, from a branch. Discussion 4. */
export async function stand(thread: ThreadPlace = { type: "issue", number: 1 }): Promise<Stand> {
  const story = await openStory({ tokens: { "all-token": { login: bot, permissions: everything } } });
  onTestFinished(() => story[Symbol.asyncDispose]());
  const { github, folder: temp } = story;
  const { state } = github;
  github.openIssue({
    author: "rita",
    title: "Broken",
    body: "It is broken.\n<!-- plan:start -->\nold\n<!-- plan:end -->\n",
  });
  github.openIssue({ author: "maria", title: "Also broken", body: "Same." });
  github.openPullRequest({ author: "maria", title: "Fix", body: "", head: "deckhand/issue-1" });
  state.addDiscussion({ author: "rita", title: "Ideas", body: "What?" });
  for (const name of ["bug", "docs", "stale", "agent", "agent:approve"])
    state.records.repositoryLabels.set(name, { name, color: "ededed", description: "" });
  state.records.milestones.push({ number: 1, title: "v2" });
  state.records.issueTypes.push("Bug", "Task");
  state.records.workflows.push({ file: "nightly.yml", inputs: ["suite", "count"] }, { file: "agent.yml", inputs: [] });
  state.records.projects.push({ number: 7, fields: [{ name: "Status", options: ["Todo", "Done"] }], items: new Map() });
  const repository = { owner: "acme", name: "shop" };
  const client = gitHubClient({ token: "all-token", apiUrl: github.apiUrl, graphqlUrl: github.graphqlUrl, fetch });
  const place: StandPlace = {
    github: client,
    client: gitHubReader(client, repository),
    repository,
    repositoryUrl: `${github.serverUrl}/acme/shop`,
    thread,
    runId: 7001,
    workflow: ".github/workflows/agent.yml",
    ownLabels: ["agent", "agent:approve", "agent:reject", "agent:needs-approval"],
    since: "2026-11-21T10:00:00Z",
    mac: intentMac("a-secret-of-ours", "acme/shop"),
    temp,
  };
  return { github, place, problems: () => story.problems() };
}
