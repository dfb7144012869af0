/**
 * Ends the process where Node is too old for the program. `main.ts` imports it before anything else, so it uses nothing
 * that an old Node lacks, and no words from a file.
 */
import { appendFileSync } from "node:fs";

/** Libraries in the bundle need it; GitHub runs the action on 24. */
const OLDEST = 22;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  const what = `Deckhand needs Node 24, and this is Node ${process.versions.node}.`;
  const hint =
    "A current GitHub runner includes Node 24 for `runs.using: node24` in action.yml: update the runner. Other runners (act, Gitea) take the Node in their PATH: put Node 24 there. In a checkout, `npm ci` brings its own: `npm run rehearse` uses it, and so does `npx node dist/index.js` with any command.";
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `outcome=failed\nreason=${what}\n`);
  if (process.env.GITHUB_EVENT_NAME) console.log(`::error::${what} ${hint}`);
  else console.error(`${what}\n${hint}`);
  process.exit(1);
}
