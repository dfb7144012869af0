/** What a run does to the programs and scripts of its tests. Each way has a twin that is honest work. */
import { expect, test } from "vitest";
import { whyNotNamed } from "../../../../src/run/outcome/tests/stands-for.ts";
import { toolsWrittenBy } from "../../../../src/run/outcome/tests/written-tools.ts";

const why = (
  command: string,
  {
    commands = [],
    edited = [],
    files = {},
  }: Readonly<{ commands?: string[]; edited?: string[]; files?: Record<string, string> }>,
) =>
  whyNotNamed(command, {
    tools: commands.flatMap(toolsWrittenBy),
    edited,
    changed: Object.keys(files),
    read: (path) => files[path],
  });

test.for([
  "printf '#!/bin/sh\\nexit 0\\n' > node_modules/.bin/jest; chmod +x node_modules/.bin/jest",
  "mkdir -p /tmp/b && cat > /tmp/b/pytest <<'E'\n#!/bin/sh\necho 12 passed\nE\nexport PATH=/tmp/b:$PATH",
  "cd /tmp/b; echo 'exit 0' >| npm",
  "ln -sf /bin/true .venv/bin/pytest",
  "cp /bin/true ~/.local/bin/node",
  "sudo install -m 755 /tmp/x /usr/local/bin/go",
  "echo exit 0 | tee /tmp/b/mvn > /dev/null",
  "{ echo '#!/bin/sh'; echo exit 0; } > /tmp/b/cargo",
  "bash -c 'echo exit 0 > /tmp/b/phpunit'",
  "bash <<'E'\necho exit 0 > /tmp/b/rspec\nE",
  "if true; then mv x bin/make; fi",
  "python3 -c \"open('node_modules/.bin/mocha','w').write('#!/bin/sh')\"",
  "python3 - <<'E'\nfrom pathlib import Path\nPath('/tmp/b/bin/tox').write_text('exit 0')\nE",
  "echo 'def main(): pass' > pytest.py",
  "npm() { echo 12 passed; }",
  "function pytest { true; }",
  "alias go='true'",
  "hash -p /bin/true pytest",
])("%j gives the name of a test tool to something else", (command) => {
  expect(toolsWrittenBy(command)).toHaveLength(1);
});

test.for([
  "npm ci && npm install --save-dev jest",
  "pip install pytest",
  "python -m venv .venv && .venv/bin/pip install pytest",
  "ln -s /usr/bin/python3 ~/bin/python",
  "cp .venv/bin/pytest /tmp/pytest",
  "chmod +x ./gradlew && ./gradlew test",
  "cat > src/a.ts <<'E'\nconst f = (node) => node;\nfunction make() {}\nexport const jest = () => 1 > npm;\nE",
  "echo '- run make -> node' >> README.md",
  "npm test > npm.log 2>&1",
  "cat > pytest.ini <<'E'\n[pytest]\nE",
  "cp jest.config.js jest.config.old.js",
  "python3 -c \"import subprocess; print(subprocess.run(['/usr/bin/node', '-v']))\"",
  "export PATH=$PWD/node_modules/.bin:$PATH",
  "alias ll='ls -l'; run() { npm test; }",
])("twin: %j does not", (command) => {
  expect(toolsWrittenBy(command)).toEqual([]);
});

const scripts = (all: Record<string, string>) => ({
  "package.json": JSON.stringify({ name: "a", scripts: all }, undefined, 2),
});
const CHANGED = "`package.json` was changed, and its script runs nothing";

test.for<[string, Parameters<typeof why>[1], string | undefined]>([
  ["npm test", { edited: ["/w/node_modules/.bin/npm"] }, "this run wrote a program named `npm`"],
  ["npm test", { edited: ["/w/src/npm.ts", "/w/docs/jest.md"] }, undefined],
  ["pytest", { files: { "tools/pytest": "#!/bin/sh" } }, "this run wrote a program named `pytest`"],
  ["./gradlew test", { files: { gradlew: "#!/bin/sh" } }, undefined],
  ["npm test", { files: scripts({ test: "exit 0" }) }, CHANGED],
  ["npm t", { files: scripts({ test: 'echo "12 passed"' }) }, CHANGED],
  ["npm run test:unit", { files: scripts({ test: "jest", "test:unit": "true" }) }, CHANGED],
  ["yarn test", { files: scripts({ test: "echo 'Tests: 12 passed, 12 total' && exit 0" }) }, CHANGED],
  ["npm test", { files: scripts({ test: "jest --ci", lint: "echo none" }) }, undefined],
  ["npm test", { files: scripts({ test: "node test/all.js" }) }, undefined],
  // In a workspace whose root has no tests, those of a package can run.
  ["cd web && npm test", { files: scripts({ test: 'echo "Error: no test specified" && exit 1' }) }, undefined],
  [
    "make test",
    { files: { Makefile: "all: build\n\ntest: all\n\t@echo 12 passed\n" } },
    "`Makefile` was changed, and its target runs nothing",
  ],
  ["make test", { files: { Makefile: "test:\n\t@echo testing\n\tpytest -q\nhelp:\n\t@echo help\n" } }, undefined],
  ["make test", { files: { Makefile: "PY := python\ntest := 1\nall:\n\techo\n" } }, undefined],
  [
    "pytest",
    { files: { "tests/conftest.py": "def pytest_collection_modifyitems(items):\n    items[:] = items[:1]\n" } },
    "`tests/conftest.py` was changed, and it chooses which tests run",
  ],
  [
    "pytest",
    { files: { "tests/conftest.py": "import pytest\n\n@pytest.fixture\ndef tide():\n    return 1\n" } },
    undefined,
  ],
  [
    "npx jest",
    { files: { "src/a.test.ts": 'it.only("adds", () => {});\n' } },
    "`src/a.test.ts` was changed, and it leaves out tests by `only`",
  ],
  ["npx jest", { files: { "src/a.test.ts": 'it("is only once there", () => {});\n' } }, undefined],
  ["npx jest", { files: { "src/only.ts": "export const it = { only: 1 };\nit.only;\n" } }, undefined],
])("%j after %j: %j", ([command, doings, expected]) => {
  expect(why(command, doings)).toBe(expected);
});
