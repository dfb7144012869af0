export const id = 817;

export const ids = [ 817 ];

export const modules = {
7539: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gc: () => gc
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4463);
var _github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(152);
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4869);
async function gc({env: env, now: now, stdout: stdout, stderr: stderr}) {
try {
const [owner = "", name = ""] = need(env, "GITHUB_REPOSITORY").split("/");
const token = need(env, "GITHUB_TOKEN");
const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
const gone = await (0, _github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_2__.d)({
github: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_1__.XB)({
token: token,
apiUrl: apiUrl,
fetch: fetch
}),
repository: {
owner: owner,
name: name
},
remote: {
url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}.git`,
token: token
},
environment: {
PATH: env.PATH ?? ""
},
temp: env.RUNNER_TEMP ?? (0, node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
now: now
});
stdout([ ...gone.map(ref => `removed ${ref}`), `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(gone.length, "state")} removed`, "" ].join("\n"));
return 0;
} catch (error) {
const {message: message, hint: hint} = (0, _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error);
stderr(`${message} ${hint ?? ""}\n`);
return 1;
}
}
function need(env, name) {
const value = env[name];
if (value) return value;
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config", `${name} is not set.`, {
hint: "Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."
});
}
},
6575: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => isPlain,
e: () => requireOwnBranch
});
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
const PREFIX = "agent/";
function requireOwnBranch(branch, lent) {
if ((branch === lent || branch.startsWith(PREFIX)) && isPlain(branch)) return branch;
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied", `The branch ${JSON.stringify(branch.slice(0, 100))} is not ours to write.`, {
hint: `Work is published on branches that begin with ${PREFIX}, never on others.`
});
}
function isPlain(branch) {
const isOdd = /\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch);
return /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch) && branch.length <= 200 && !isOdd;
}
}
};