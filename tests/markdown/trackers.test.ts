/** What trackers of issues obey is broken in texts, titles and code; ordinary words are not. */
import { expect, test } from "vitest";
import { breakCommands, neutralTitle } from "../../src/markdown/commands.ts";
import { neutralise } from "../../src/markdown/neutral.ts";
import { trackerReads } from "./tracker-grammars.ts";

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };

// With the page that says so.
const COMMANDS = [
  [
    "https://support.atlassian.com/jira-software-cloud/docs/process-issues-with-smart-commits",
    "JRA-34 words #comment done",
  ],
  ["https://support.atlassian.com/jira-software-cloud/docs/process-issues-with-smart-commits", "JRA-34 #time 1w 2d"],
  ["https://support.atlassian.com/jira-software-cloud/docs/process-issues-with-smart-commits", "JRA-90 #close Fixed"],
  ["https://docs.gitlab.com/user/project/issues/managing_issues/", "Closing group/project#22"],
  ["https://docs.gitlab.com/user/project/issues/managing_issues/", "Implements: #18"],
  ["https://docs.gitlab.com/user/project/issues/managing_issues/", "fixing issue #12"],
  ["https://docs.gitlab.com/user/project/issues/managing_issues/", "closes https://gitlab.test/a/b/-/issues/23"],
  ["https://docs.gitlab.com/user/project/issues/managing_issues/", "Resolves JIRA-12"],
  ["https://learn.microsoft.com/azure/devops/boards/github/link-to-from-github", "Fixes AB#123"],
  ["https://learn.microsoft.com/azure/devops/boards/github/link-to-from-github", "Validate AB#123"],
  ["https://linear.app/docs/github", "Completes ENG-123"],
  ["https://linear.app/docs/github", "implementing eng-123"],
  ["https://linear.app/docs/github", "fix https://linear.app/acme/issue/ENG-12/title"],
  ["https://www.jetbrains.com/help/youtrack/cloud/apply-commands-in-vcs-commits.html", "#ABC-12 fixed"],
  ["https://www.jetbrains.com/help/youtrack/cloud/apply-commands-in-vcs-commits.html", "^ABC-12 Fixed for me"],
  ["https://help.shortcut.com/hc/en-us/articles/207540323", "[finishes sc-123] words"],
  ["https://help.shortcut.com/hc/en-us/articles/207540323", "[ch123]"],
  ["https://www.pivotaltracker.com/help/articles/githubs_integration", "[Delivers #12345678]"],
  ["https://help.clickup.com/hc/en-us/articles/6305771568791", "CU-86abc1[closed]"],
  ["https://help.clickup.com/hc/en-us/articles/6305771568791", "#86abc1[in review]"],
  ["https://www.redmine.org/projects/redmine/wiki/RedmineSettings", "refs #12 @2h"],
  ["https://secure.phabricator.com/book/phabricator/article/diffusion_commits", "Fixes T123"],
  ["https://docs.redhat.com", "Resolves: rhbz#123456"],
  ["https://firefox-source-docs.mozilla.org/contributing/vcs", "Bug 1234567 - words"],
  ["https://help.launchpad.net/BugLinking", "LP: #12345"],
  ["https://community.kde.org/Policies/Commit_Policy", "BUG: 12345"],
  ["https://chromium.googlesource.com", "Fixed: 12345"],
  ["https://linear.app/docs/github", "Linear issue ENG-123"],
  ["https://linear.app/docs/github", "linear issue: https://linear.app/acme/issue/ENG-12/title"],
  ["https://docs.pagure.org/pagure/usage/magic_words.html", "this commit merges #74"],
  ["https://docs.pagure.org/pagure/usage/magic_words.html", "Merged: https://pagure.io/myproject/pull-request/74"],
  ["https://github.com/go-gitea/gitea/blob/main/modules/references/references.go", "closes acme/shop!12"],
  ["https://github.com/go-gitea/gitea/blob/main/modules/references/references.go", "see !12 @1h30m"],
  ["https://github.com/phacility/phabricator", "wontfixes T12"],
  ["https://github.com/phacility/phabricator", "Spites T12"],
  ["https://docs.gitlab.com/user/project/integrations/asana", "fixing #123456"],
  ["https://gitlab.com/gitlab-org/gitlab/-/issues/460486", "closes #FHNuzF7m"],
  ["https://docs.onedev.io/tutorials/issue/fix-issues-via-commit-message", "fix issue path/to/project#300"],
  ["https://confluence.atlassian.com/bitbucket", "invalidating #45"],
  ["https://man.sr.ht/hub.sr.ht/index.md", "Implements: https://todo.sr.ht/~arkanoid/foobar/1337"],
  ["https://man.sr.ht/hub.sr.ht/index.md", "Closes: https://todo.sr.ht/~arkanoid/foobar/1337"],
  ["https://wiki.gentoo.org/wiki/Gentoo_git_workflow", "Closes: https://bugs.gentoo.org/123456"],
  ["https://docs.openstack.org/manila/latest/contributor/commit_message_tags.html", "Closes-Bug: #1234567"],
  ["https://lists.openstack.org/pipermail/openstack-dev/2013-August/012945.html", "fixes bug: #1234567"],
  ["https://community.kde.org/Policies/Commit_Policy", "FEATURE: 12345"],
  ["https://community.kde.org/Policies/Commit_Policy", "CCMAIL: words@example.org"],
  ["https://trac.edgewall.org/wiki/CommitTicketUpdater", "closes ticket:10"],
  ["https://docs.sentry.io", "Fixes SHOP-FRONT-2KX"],
  ["https://docs.sentry.io", "resolves SHOP-A"],
  ["https://docs.tuleap.org", "closes art #123"],
  ["https://gitee.com", "fixed #I5X8YZ"],
  ["https://www.tapd.cn", "--bug=1000123 --user=words"],
  ["https://help.launchpad.net/BugLinking", "some words (LP: #12345)"],
  ["https://www.debian.org/doc/debian-policy", "Closes: 123456"],
  ["https://docs.github.com/issues/tracking-your-work-with-issues/marking-issues-as-a-duplicate", "Duplicate of #12"],
  ["https://github.com/actions-cool/issues-helper", "duplicate of https://github.com/acme/shop/issues/12"],
] as const;

test.for(COMMANDS)("%s: %j", ([, command]) => {
  expect(trackerReads(command)).toBe(true);
  for (const before of ["", "- ", "some words. "]) {
    if (before !== "" && /^(?:LP|BUG|Fixed|FEATURE|CCMAIL|Closes-Bug|Closes): (?!h)/.test(command)) continue; // trailers, which begin a line
    const text = before + command;
    expect(trackerReads(breakCommands(text))).toBe(false);
    expect(trackerReads(neutralise(text, rules))).toBe(false);
    expect(trackerReads(neutralTitle(text))).toBe(false);
    expect(trackerReads(breakCommands(`\`\`\`\n${text}\n\`\`\``))).toBe(false);
    expect(breakCommands(breakCommands(text))).toBe(breakCommands(text));
  }
});

test.for([
  "It fixes the bug in src/a.js, see ABC-12 and #12.",
  "Use UTF-8 and SHA-256; `#include <stdio.h>` is C, and #general a channel.",
  "The bug is fixed, and 3 tests pass. [x] done, [docs] a[0]",
  "AB testing, a#b, C# and F#",
  "It is a duplicate of the code in src/a.js, and #12 has duplicates of it.",
  "It closes the file, fixes #include of a header, and resolves re-exports and auto-merge.",
  "Fixed: nothing. Feature: none. git log --bug=yes, and a story: a task",
  "```\n#include <a.h>\n# comment\n#id { color: red }\n```",
])("%j stays as it is", (text) => {
  expect(breakCommands(text)).toBe(text);
});
