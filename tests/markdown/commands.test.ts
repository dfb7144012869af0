/** What other bots obey is broken wherever it stands, and what only looks alike stays. From the documentation of each. */
import { expect, test } from "vitest";
import { breakCommands, neutralLines, neutralTitle } from "../../src/markdown/commands.ts";
import { code, codeBlock } from "../../src/markdown/inline-code.ts";
import { neutralise } from "../../src/markdown/neutral.ts";

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent", "@shop-bot"] };
const NOTE = "_Invisible characters in this block keep other bots from obeying it: do not copy them._";
const plain = (text: string) => text.replaceAll("\u200b", "");

type Case = readonly [bot: string, grammar: RegExp, command: string];

/**
 * How the bot finds its command in the raw text of a comment, a body or a commit message, as its documentation or its
 * source says; and a command.
 */
const DOCUMENTED: readonly Case[] = [
  ["the agent itself, by its marks", /<!-- \/?deckhand:/, "<!-- deckhand:together -->"],
  ["the agent itself, by what ends a mark", /<!-- \/?deckhand:/, "<!-- /deckhand:together -->"],
  // https://bors.tech/documentation/, https://github.com/bors-ng/bors-ng/blob/master/lib/web/command.ex: a line begins with it.
  ["bors", /^(?:bors|bros):?\s(?:try|[+-]r|r[+=-]|merge|d[+=]|delegate[+=]|ping|p=|retry)/im, "bors r+"],
  ["bors with a colon", /^(?:bors|bros):?\s(?:r\+|merge)/im, "Bors: merge p=10"],
  ["bors for somebody", /^bors:?\s+r=/im, "bors r=maria"],
  ["bors that delegates", /^bors:?\s+d[+=]/im, "all is well\nbors d=maria"],
  ["bors that corrects", /^bros:?\s+[+-]r/im, "bros +r"],
  // https://github.com/rust-lang/homu/blob/master/homu/parse_issue_comment.py: words of all lines with its name.
  ["homu", /^(?=.*@homu).*(?<!\S)r\+(?!\S)/im, "@homu r+"],
  ["homu by another name", /^(?=.*@queue-1).*(?<!\S)(?:r\+|r=\S*|p=-?\d+)(?!\S)/m, "@queue-1 p=5 r=maria"],
  ["homu that tries", /@(?:bors|homu)\s+try/, "@bors try"],
  ["homu that closes the tree", /^(?=.*@queue).*(?<!\S)treeclosed=\d/m, "@queue treeclosed=100"],
  // https://github.com/kubernetes-sigs/prow/blob/main/pkg/plugins/lgtm/lgtm.go
  ["Prow's lgtm", /^\/lgtm(?: no-issue)?\s*$/im, "/LGTM no-issue"],
  ["Prow's lgtm that goes", /^\/(?:remove-lgtm|lgtm cancel)\s*$/im, "/remove-lgtm"],
  // https://github.com/kubernetes-sigs/prow/blob/main/pkg/plugins/approve/approve.go
  ["Prow's approve", /^\/approve[\t ]*[^\n\r]*/im, "/approve no-issue"],
  // https://github.com/peter-evans/slash-command-dispatch/blob/main/src/main.ts: the first line, without blanks around it.
  ["slash-command-dispatch", /^\s*\/deploy(?: |$)/m, "  /deploy env=production"],
  // https://github.com/cirrus-actions/rebase#installation: anywhere in the comment.
  ["Automatic Rebase", /(?<![\w.])\/rebase/, "I'd say /rebase."],
  // https://github.com/nextcloud/backportbot#usage
  ["backportbot", /^\/backport\s/m, "/backport 12345678 to stable24"],
  // https://github.com/qodo-ai/pr-agent/blob/main/pr_agent/servers/github_app.py: blanks before it are passed over.
  ["PR-Agent", /^\s*\/(?:review|improve|ask)\b/m, " /ask why"],
  // https://developers.google.com/gemini-code-assist/docs/use-code-assist-github
  ["Gemini", /^\/gemini\s/m, "/gemini review"],
  ["Gemini by its name", /@gemini-code-assist\b/, "@gemini-code-assist what is this?"],
  // https://pre-commit.ci, and https://github.com/scikit-image/scikit-image/pull/7171: without a sign.
  ["pre-commit.ci", /pre-commit\.ci (?:autofix|run)/i, "pre-commit.ci autofix"],
  ["pre-commit.ci in a sentence", /pre-commit\.ci (?:autofix|run)/i, "please pre-commit.ci run"],
  // https://github.com/NixOS/nixpkgs-merge-bot: named as if it were a team.
  ["nixpkgs-merge-bot", /@NixOS\/nixpkgs-merge-bot\s+merge/i, "@NixOS/nixpkgs-merge-bot merge"],
  // https://docs.mergify.com/commands/: it starts the comment, in any case.
  ["Mergify", /@mergify(?:io)?\s+\w+/i, "@Mergifyio rebase"],
  // https://docs.github.com/en/code-security/reference/supply-chain-security/dependabot-pull-request-comment-commands
  ["Dependabot", /@dependabot\s+\w+/i, "@dependabot squash and merge"],
  // https://docs.coderabbit.ai/reference/review-commands: anywhere in a comment or a pull request's description.
  ["CodeRabbit", /@coderabbitai\b/i, "x @coderabbitai ignore"],
  // https://docs.github.com/en/copilot/how-tos/use-copilot-agents/coding-agent/make-changes-to-an-existing-pr
  ["Copilot", /@copilot\b/i, "@copilot fix the test"],
  // https://github.com/anthropics/claude-code-action/blob/main/src/github/validation/trigger.ts
  ["Claude", /(?:^|\s)@claude(?:[\s.,!?;:]|$)/im, "Hey @Claude, push this"],
  ["Claude before a file", /(?:^|\s)@claude(?:[\s.,!?;:]|$)/im, "see @claude.md"],
  // https://github.com/sweepai/sweep#-sweep-github-app
  ["Sweep", /^\s*sweep\s*:/i, "Sweep: use a different package"],
  // https://cursor.com/docs/bugbot.md
  ["Bugbot", /\b(?:cursor review|bugbot run)\b/i, "then bugbot run, please"],
  ["Bugbot by its owner", /\b(?:cursor review|bugbot run)\b/i, "Cursor review"],
  // https://docs.augmentcode.com/codereview/overview
  ["Augment", /\b(?:augment|auggie) review\b/i, "auggie review"],
  // https://github.com/google-github-actions/run-gemini-cli
  ["Gemini CLI", /@gemini-cli\b/i, "@gemini-cli /review"],
  // https://opencode.ai/docs/github/: anywhere in a comment.
  ["OpenCode", /(?:^|\s)\/(?:oc|opencode)\b/i, "please /oc fix this"],
  // Each pull request of Depfu says so.
  ["Depfu", /@depfu\s+\w+/i, "@depfu merge"],
  // https://github.com/Factory-AI/droid-action
  ["Droid", /@droid\b/i, "@droid security --full"],
  // https://docs.sentry.io/product/ai-in-sentry/ai-code-review/
  ["Sentry", /@sentry\s+\w+/i, "@sentry generate-test"],
  // https://junie.jetbrains.com/docs/junie-on-github.html
  ["Junie", /@junie-agent\b/i, "@junie-agent fix"],
  // https://docs.cubic.dev/ai-review/interactive-comments
  ["cubic", /@cubic-dev-ai\b/i, "so, @cubic-dev-ai, why?"],
  // https://github.com/rust-lang/triagebot/blob/master/parser/src/command/assign.rs: anywhere, with ticks or without.
  ["triagebot", /\br\?\s*`?@?\w/i, "Please r? @octocat"],
  ["triagebot without a sign", /\br\?\s*`?@?\w/i, "R? rust-lang/compiler"],
  ["triagebot with ticks", /\br\?\s*`?@?\w/i, "r? `octocat`"],
  // https://github.com/jenkinsci/ghprb-plugin#github-pull-request-builder-plugin
  ["Jenkins", /(?:ok to test|(?:re)?test this please)/i, "retest this please"],
  ["Jenkins' leave", /ok to test/i, "This is ok to test."],
  ["Jenkins' list", /add to whitelist/i, "add to whitelist"],
  // https://github.com/palantir/bulldozer#behaviour: substrings of comments.
  ["Bulldozer", /==(?:MERGE_WHEN_READY|DO_NOT_MERGE)==/, "==MERGE_WHEN_READY== ==DO_NOT_MERGE=="],
  // https://github.com/palantir/policy-bot#approval-rules: substrings of comments.
  ["policy-bot", /👍|:\+1:/u, "👍 and :+1:"],
  ["policy-bot that disapproves", /👎|:-1:/u, "👎 and :-1:"],
  // https://docs.github.com/en/actions/managing-workflow-runs/skipping-workflow-runs
  [
    "GitHub Actions",
    /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i,
    "[Skip CI] [ci skip] [no ci] [skip actions] [actions skip]",
  ],
  ["GitHub's trailer", /^skip-checks:\s*true/im, "Tidy\n\n\nskip-checks:true"],
  // https://github.com/srz-zumix/ci-skip, a table of what each service takes, with its documentation.
  ["Travis", /\[(?:skip travis(?:[ -]?ci)?|travis(?:[ -]?ci)? skip)\]/i, "[skip travis ci] [travis-ci skip]"],
  ["Azure's and Drone's NO_CI", /\*{3}NO_CI\*{3}/i, "***NO_CI*** ***no_ci***"],
  ["Azure's skip", /\[(?:skip azp|azurepipelines skip)\]/i, "[skip azp] [azurepipelines skip]"],
  ["JFrog", /\[skipRun\]/i, "[skipRun]"],
  // https://docs.github.com/en/issues/tracking-your-work-with-issues/linking-a-pull-request-to-an-issue
  ["a merge that closes", /(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+)?#\d/i, "Fixes: #1"],
  [
    "a merge that closes elsewhere",
    /resolves\s+http\S+\/issues\/\d/i,
    "resolves https://github.com/acme/shop/issues/1",
  ],
  // https://www.conventionalcommits.org/en/v1.0.0/#specification, read by semantic-release and release-please.
  ["semantic-release", /^BREAKING[ -]CHANGE:/m, "Tidy\n\nBREAKING CHANGE: none\nBREAKING-CHANGE: none"],
  // https://gitversion.net/docs/reference/version-increments: anywhere in a commit message.
  ["GitVersion", /\+semver:\s?(?:breaking|major|feature|minor|fix|patch|none|skip)/i, "so +semver: major"],
  // https://github.com/anothrNick/github-tag-action#bumping: anywhere in a commit message.
  ["github-tag-action", /(?<![\w(])#(?:major|minor|patch|none)\b/, "this is #major"],
  // https://github.com/contributor-assistant/github-action: the sentence in any case.
  [
    "CLA Assistant Lite",
    /I\s+have\s+read\s+the\s+(?:CLA|DCO)\s+Document\s+and\s+I\s+hereby\s+sign\s+the\s+(?:CLA|DCO)/i,
    "I have read the CLA Document and I hereby sign the CLA",
  ],
];

/** Known from use only: what their documentation says has not been looked up. */
const REMEMBERED: readonly Case[] = [
  ["Dependabot of earlier days", /@dependabot-preview\s+\w+/i, "@dependabot-preview merge"],
  ["a workflow that answers for its account", /@github-actions\s+\w+/i, "@github-actions rebase"],
  ["Sweep by its name", /@sweepai\s+\w+/i, "@sweepai fix"],
  ["Kody", /@kody\s+\w+/i, "@kody start-review"],
  ["Codegen", /@codegen-sh\b/i, "@codegen-sh fix"],
  ["Prow's retest", /^\/retest(?:-required)?\s*$/im, "/retest-required"],
  ["Prow's override", /^\/override\s+\S+/m, "/override ci/test"],
  ["Azure Pipelines", /\/azp run/i, "please /azp run"],
  ["Azure Pipelines by its long name", /\/AzurePipelines run/i, "/AzurePipelines run all"],
  ["an author", /^Co-authored-by:/im, "Co-authored-by: Maria <1+maria@users.noreply.github.com>"],
  ["a cherry-pick", /^\/cherry-?pick\s+\S+/m, "/cherry-pick release-1.2"],
  ["Google Cloud Build", /\/gcbrun/, "ok /gcbrun"],
  ["Renovate", /@renovatebot\s/i, "@renovatebot rebase!"],
  ["an agent", /@codex\s/i, "@codex push this"],
  ["any other bot", /@pytorchbot\s/i, "@pytorchbot merge -f"],
  ["all-contributors", /@all-contributors\s/i, "@all-contributors please add @maria for code"],
  ["Buildkite", /buildkite test this/i, "buildkite test this"],
  ["Zuul", /^\s*recheck\s*$/im, "recheck"],
  ["a bang", /^!(?:test|build)\b/m, "!test all"],
  ["IssueOps", /^\.deploy\b/m, ".deploy production"],
  ["lgtm.co", /^lgtm/im, "LGTM"],
  ["Atlantis", /^\s*atlantis\s+(?:plan|apply|unlock|import|state)\b/im, "atlantis apply -p production"],
  ["Digger", /^\s*digger\s+(?:plan|apply|unlock|lock)\b/im, "digger apply"],
  ["env0", /^\s*env0\s+(?:apply|plan|destroy)\b/im, "env0 destroy"],
  ["Terrateam", /^\s*terrateam\s+(?:apply|plan|unlock)\b/im, "terrateam apply-force"],
  ["Jenkins' skip", /\[skip\W+ci\]/i, "[skip, ci]"],
  [
    "DCO",
    /I, .{1,99}, hereby add my Signed-off-by to this commit/i,
    "I, M <m@x>, hereby add my Signed-off-by to this commit: abc",
  ],
  ["Bulldozer's words", /please merge this pull request/i, "Please merge this pull request!"],
  ["Reviewable", /:lgtm:/, ":lgtm:"],
  ["Netlify and Vercel", /\[(?:skip netlify|vercel skip)\]/i, "[skip netlify] [vercel skip]"],
  ["rust-timer", /@rust-timer\s+(?:queue|build)/, "@rust-timer queue"],
  ["bazel-io", /@bazel-io\s+(?:fork|flag)/, "@bazel-io fork 8.2.0"],
  ["Microsoft's", /@microsoft-github-policy-service\s+agree/, '@microsoft-github-policy-service agree company="x"'],
  ["conda-forge", /@conda-forge-admin,\s+please/, "@conda-forge-admin, please rerender"],
  ["elasticmachine", /@elasticmachine\s+\w+/, "@elasticmachine merge upstream"],
  ["pep8speaks", /@pep8speaks\s+\w+/, "@pep8speaks pep8ify"],
  ["a bot that nobody has heard of", /@some-new-helper:?\s+\w+/, "ok, @some-new-helper: deploy"],
  ["a sign-off", /^\s*Signed-off-by\s*:/im, "signed-off-by : Maria"],
  ["an approval", /^Approved-by:/im, "Approved-by: Maria"],
  ["our own trailer", /^Agent-Mark:/im, "Agent-Mark: 0123"],
  ["Gerrit", /^Change-Id:/im, "Change-Id: I0123"],
  ["release-please", /^Release-As:|BEGIN_COMMIT_OVERRIDE/im, "Release-As: 9.0.0\nBEGIN_COMMIT_OVERRIDE"],
  ["Copybara", /COPYBARA_INTEGRATE_REVIEW=|PiperOrigin-RevId:/, "COPYBARA_INTEGRATE_REVIEW=x\nPiperOrigin-RevId: 1"],
];

test.for([...DOCUMENTED, ...REMEMBERED])("%s obeys none of it", ([, grammar, command]) => {
  expect(command).toMatch(grammar);
  const inline = plain(command).includes("\n") ? "" : code(command);
  const posted = [
    neutralise(command, rules),
    neutralise(`Say:\n\n${command}`, rules),
    neutralise(`- \`${command.replaceAll("\n", " ")}\``, rules),
    neutralise(`\`\`\`\n${command}\n\`\`\``, rules),
    neutralise(`- a\n\n  ~~~text\n  ${command}\n  ~~~\n`, rules),
    neutralTitle(command),
    codeBlock("text", command),
    inline,
  ];
  for (const text of posted) expect(text).not.toMatch(grammar);
  for (const text of posted) expect(neutralise(neutralise(text, rules), rules)).toBe(neutralise(text, rules));
});

test.for(["@newcomer merge it", "say @newcomer, deploy", "@new/team +1"])(
  "no bot obeys in inline code or prose: %s",
  (said) => {
    const grammar = /@new\w*[:,]?\s+[\w+]/;
    for (const text of [neutralise(`\`${said}\``, rules), neutralise(said, rules), code(said), neutralTitle(said)])
      expect(text).not.toMatch(grammar);
  },
);

test("a block stays as it was but for its signs, and says that it has them", () => {
  const block = "```sh\nnpm ci\n@dependabot rebase\n```";
  const posted = neutralise(`${block}\nThat is all.`, rules);
  expect(posted).toBe(`\`\`\`sh\nnpm ci\n@\u200bdependabot rebase\n\`\`\`\n\n${NOTE}\n\nThat is all.`);
  expect(plain(posted)).toContain(block);
  const commit = "Subject: [PATCH] x\n\nCo-authored-by: Maria <maria@example.com>\n";
  expect(codeBlock("diff", commit, "kept")).toBe(`\`\`\`diff\n${commit}\`\`\``);
  expect(codeBlock("diff", commit)).toContain(NOTE);
  expect(codeBlock("diff", "+/x\n/lgtm\n")).toBe(`\`\`\`diff\n+/x\n/\u200blgtm\n\`\`\`\n\n${NOTE}`);
});

test.for([
  "bors is a queue, and homu was another; a border is none.",
  "see src/approve/x.ts, /approve/x.ts and and/or",
  "/approve/x.ts\n/usr/bin/env node\n/* a comment */\n// another\n/^a$/.test(b)",
  "import x from '@renovatebot/osv';\n@dependabot.x\n@Override public void run() {}\n@property\ndef bot(): pass",
  "maria@mybot.test and robot@acme.test",
  'open(path, "r+")\nlet r = 1, p = 2; try { retry() } catch {}\nforce push',
  "the tests run again, please; test this",
  "recheck the date, and retest it",
  "!important\n!x && y\n.test { color: red }\n.deployed",
  "a[skip] and [x] skip ci [docs](#up) a == b == c",
  "No ci, no fun. ***bold***",
  "sort-by: name\norder-by: x\nby: Maria\nauthored by Maria",
  "This closes the file; fix it. See #1, acme/shop#2 and GH-3.",
  "the +1 and :tada: 🎉",
  "Is bors merge-friendly? We let bors try it, and homu r+ too; so does `bors r+`.",
  "I'd like to /approve, or to /lgtm: see /usr/lgtm, ./lgtm and docs/approve",
  "git/rebase.c, ./rebase, /rebase/x, and the rebase",
  "/\\r?\\n/.test(x), colou?r?s, r?, r? - who?",
  "const a = /^r+ x$/, b = /[r+]/, c = 'r-';",
  "import claude from '@claude/sdk'; // not claude.md",
  "a sweep: chimneys",
  "atlantis is a city, and a digger digs\nterraform apply\natlantis.yaml: apply\nwe run atlantis apply here",
  "mergify, dependabot, coderabbit, copilot and claude are bots",
  "@property-read int $x\n@phpstan-return list<int>\n@counter-style thumbs {}\n@font-face {}\nnpm i @acme-x/y z",
  "a breaking change: none, # major, [x](#minor), f(#patch), I have read the document and I sign it",
  "pre-commit.ci runs, and so does https://pre-commit.ci; npm i @acme/bots @acme/bot/x",
  "skip checks: true is no trailer, and so is `skip: ci`",
  "<!-- deckhand runs here --> and a deckhand:work of a ship",
])("what only looks like a command stays: %j", (text) => {
  expect(breakCommands(text)).toBe(text);
});

test.for(["npm i @types/node react", "ssh me@host ls", "@Override", "git log main@{u} x"])(
  "inline code stays: %s",
  (text) => {
    expect(neutralise(`\`${text}\``, rules)).toBe(`\`${text}\``);
    expect(code(text)).toBe(`\`${text}\``);
  },
);

test("words that start a run stay as they are, and no others", () => {
  expect(neutralise("say `@shop-bot retry`, not `@shop-bots` or `@shopbot x`", rules)).toBe(
    "say `@shop-bot retry`, not `@shop-bots` or `@\u200bshopbot x`",
  );
});

test.for([
  ["src/\u202egpj.exe", "`src/⟦U+202E⟧gpj.exe`"],
  ["a\u200bb.js", "`a⟦U+200B⟧b.js`"],
  ["a\u00ad|b", "`a⟦U+00AD⟧|b`"],
])("a name with a sign that nobody sees shows it: %j", ([name = "", shown]) => {
  expect(code(name)).toBe(shown);
});

test.for(["🎉/👩‍👩‍👧.md", "Größe.js", "你好.md", "שלום.md"])("an ordinary name is as it is: %s", (name) => {
  expect(code(name)).toBe(`\`${name}\``);
});

test("lines of a commit message keep their form, and nothing in them acts", () => {
  const text = "Why.\r\n\r\n    code: @octavia\n\nFixes #1, see acme/other#2.\nSigned-off-by: Eve <eve@example.test>";
  const inert = neutralLines(text);
  expect(inert).toBe(
    "Why.\n\n    code: ＠octavia\n\nFixes # 1, see acme/other# 2.\nS\u200bigned-off-by: Eve <eve@example.test>",
  );
  expect(neutralLines(inert.replaceAll("\u200b", ""))).toBe(inert);
  expect(neutralLines("Plain words.\n\n- one\n- two")).toBe("Plain words.\n\n- one\n- two");
});
