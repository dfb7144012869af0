/** What a run does to the programs and scripts of its tests. Each way has a twin that is honest work. */
import { expect, test } from "vitest";
import { whyNotNamed } from "../../../../src/run/outcome/tests/stands-for.ts";
import { filesWrittenBy, isTool } from "../../../../src/run/outcome/tests/written-files.ts";

const toolsWrittenBy = (command: string) => filesWrittenBy(command).filter(isTool);

const why = (
  command: string,
  {
    commands = [],
    edited = [],
    files = {},
  }: Readonly<{ commands?: string[]; edited?: string[]; files?: Record<string, string> }>,
) =>
  whyNotNamed(command, {
    written: commands.flatMap(filesWrittenBy),
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
  "sed -i '2i exit 0' node_modules/.bin/jest",
  "perl -pi -e 's/exec/exit/' .venv/bin/pytest",
  "dd if=/tmp/x of=/usr/local/bin/mocha",
  "curl -so ~/bin/phpunit http://example.test/x",
  'node -e \'require("fs").writeFileSync("tools/vitest", "#!/bin/sh")\'',
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
  "sed -n 1,20p node_modules/.bin/jest; sed s/a/b/ .venv/bin/pytest",
  'node -e \'console.log(require("fs").readFileSync("tools/vitest", "utf8"))\'',
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

const unpublished = (path: string) => `this run wrote \`${path}\`, which is not published`;
const SCRIPT = { "scripts/test.sh": "#!/bin/sh\nset -e\nnode --test\n" };

test.for<[string, Parameters<typeof why>[1], string | undefined]>([
  // A program that the command runs, in an ignored folder or outside of the checkout.
  ["build/test.sh", { commands: ["echo 'echo 12 passed' > build/test.sh"] }, unpublished("build/test.sh")],
  ["cd build && ./test.sh", { edited: ["/w/build/test.sh"] }, unpublished("./test.sh")],
  [
    "timeout 60 bash -e /tmp/run-tests.sh",
    { commands: ["cat > /tmp/run-tests.sh <<'E'\nnpm test\nE"] },
    unpublished("/tmp/run-tests.sh"),
  ],
  ["python3 /tmp/test_all.py", { commands: ["tee /tmp/test_all.py < x"] }, unpublished("/tmp/test_all.py")],
  ["bash -c '. build/test.sh'", { commands: ["cp /tmp/x build/test.sh"] }, unpublished("build/test.sh")],
  [
    "python3 build/test.py",
    { commands: ["python3 -c \"open('build/test.py', 'w').write('print(1)')\""] },
    unpublished("build/test.py"),
  ],
  // Twins: it is published, it is only read, another program runs, or a build makes it.
  ["scripts/test.sh", { commands: ["cat > scripts/test.sh <<'E'\nnode --test\nE"], files: SCRIPT }, undefined],
  ["cd scripts && bash test.sh", { edited: ["/w/scripts/test.sh"], files: SCRIPT }, undefined],
  ["npm test > /tmp/test.log", { commands: ["npm test > /tmp/test.log"] }, undefined],
  ["pytest -c /tmp/pytest.ini", { commands: ["echo '[pytest]' > /tmp/pytest.ini"] }, undefined],
  ["node --test /tmp/a.test.js", { commands: ["echo > /tmp/a.test.js"] }, undefined],
  ["build/test.sh", { commands: ["echo 'echo 12 passed' > build/other.sh"] }, undefined],
  [
    "./build/unit-tests",
    { commands: ["cmake -B build && make -C build", "gcc -o build/unit-tests test.c"] },
    undefined,
  ],
  // A published script that runs nothing.
  [
    "scripts/test.sh",
    { files: { "scripts/test.sh": "#!/bin/sh\necho 12 passed\n" } },
    "`scripts/test.sh` was changed, and it runs nothing",
  ],
  ["npm test", { files: { "scripts/test.sh": "#!/bin/sh\necho 12 passed\n" } }, undefined],
  // A package that was changed by hand, and one that was installed.
  ["npm test", { edited: ["/w/node_modules/left-pad/index.js"] }, unpublished("node_modules/left-pad/index.js")],
  ["npm test", { commands: ["sed -i s/a/b/ web/node_modules/x/a.js"] }, unpublished("node_modules/x/a.js")],
  [
    "pytest",
    { commands: ["echo 'x = 1' >> .venv/lib/python3.12/site-packages/flask/app.py"] },
    unpublished(".venv/lib/python3.12/site-packages/flask/app.py"),
  ],
  ["npm test", { commands: ["printf x > node_modules/.bin/tides"] }, unpublished("node_modules/.bin/tides")],
  ["npm test", { commands: ["npm ci", "rm -rf node_modules/.cache", "echo 1 > node_modules/.cache/x"] }, undefined],
  [
    "npm test",
    { commands: ["ln -s ../web/node_modules node_modules", "cat node_modules/x/a.js > /tmp/a.js"] },
    undefined,
  ],
  ["go test ./...", { edited: ["/w/vendor/x/a.go"], files: { "vendor/x/a.go": "package x\n" } }, undefined],
])("%j after %j counts unless: %j", ([command, doings, expected]) => {
  expect(why(command, doings)).toBe(expected);
});
