export const id=1031
export const ids=[1031]
export const modules={71093:((e,t,n)=>{n.d(t,{Dl:()=>r,Jq:()=>l,LM:()=>c,iE:()=>a,kL:()=>s,uN:()=>frozenCopy})
var o=n(28942)
const r="__root__"
const s=o["enum"](["agent","user","environment","hook"])
const i=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:o.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:o.string().regex(i),parent_id:o.string().min(1).optional()}
const l=o.strictObject({kind:o["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:o.boolean(),user_action:o["enum"](["none","retry","settings"]).default("none"),error_id:o.string().optional()}).readonly()
const c=o.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),31827:((e,t,n)=>{n.d(t,{TH:()=>y,vE:()=>b,K7:()=>f,iC:()=>h,kX:()=>g,NO:()=>p,i:()=>v,WL:()=>k,ef:()=>m,we:()=>u,yy:()=>isListed,UV:()=>isMemoryFile,Pj:()=>isStanding,_l:()=>pathInside,ek:()=>placesOf,NP:()=>rulesFor,mk:()=>skillsNamed})
var o=n(76760)
var r=n(28942)
var s=n(71093)
function asTyped(e){return e.normalize("NFKC").toUpperCase().normalize("NFKC").replaceAll(/[\u200B\u2060\uFEFF\u00AD]/g,"").replaceAll(/[\u2018\u2019\u201B\u02BC]/g,"'").replaceAll(/[\u201C-\u201F\u00AB\u00BB\u300C-\u300F]/g,'"').replaceAll(/[\u2010-\u2015\u2212]/g,"-").replaceAll(/\s+/g," ").trim()}function asKeyword(e){const t=asTyped(e)
const n=t.replace(/[.!?,;:\u3002\u3001]+$/,"").trim()
return/[\p{L}\p{N}]/u.test(n)?n:t}const i=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const a=/[\p{L}\p{N}\p{M}]/u
function isNamed(e,t){if(e==="")return!1
for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){const o=n+e.length
if(isEdge(before(t,n),first(e))&&isEdge(first(t.slice(o,o+2)),before(e,e.length)))return!0}return!1}function isEdge(e,t){return!a.test(e)||i.test(e)||i.test(t)}function first(e){return String.fromCodePoint(e.codePointAt(0)??32)}function before(e,t){return[...e.slice(Math.max(0,t-2),t)].at(-1)??" "}const l=r.array(r.string()).readonly()
const c=r.discriminatedUnion("type",[r.strictObject({type:r.literal("keyword"),keywords:l}).readonly(),r.strictObject({type:r.literal("task"),triggers:l}).readonly(),r.strictObject({type:r.literal("path"),paths:l}).readonly()])
const u=r.object({name:r.string(),description:r.string().default("")}).readonly()
const d=r.strictObject({skill_root:r.string(),scripts:l,references:l,assets:l}).readonly()
const m=r.strictObject({name:r.string().min(1),content:r.string(),trigger:c.nullable().default(null),source:r.string().optional(),mcp_tools:s.LM.optional(),inputs:r.array(u).readonly().prefault([]),is_agentskills_format:r.boolean().default(!1),version:r.string().default("1.0.0"),description:r.string().optional(),license:r.string().optional(),compatibility:r.string().optional(),metadata:r.record(r.string(),s.LM).readonly().optional(),allowed_tools:l.optional(),disable_model_invocation:r.boolean().default(!1),resources:d.optional()}).readonly()
function isStanding({trigger:e,is_agentskills_format:t}){return e===null&&!t}function isListed({is_agentskills_format:e,disable_model_invocation:t}){return e&&!t}const p=300
const f=1e5
const g=100
const h=1024
const k=12e3
const b=6500
const y=3e4
const v=1e4
function skillsNamed(e,t){const n=asTyped(e)
return t.flatMap(e=>{const t=triggersOf(e).find(e=>isNamed(asKeyword(e),n))
return t===void 0?[]:[{skill:e,by:t}]})}function triggersOf({trigger:e}){if(e?.type==="keyword")return e.keywords
return e?.type==="task"?e.triggers:[]}function rulesFor(e,t){return t.flatMap(t=>{const n=t.trigger?.type==="path"&&t.trigger.paths.some(t=>isMatch(e,t))
return n?[{skill:t,by:e}]:[]})}function isMatch(e,t){if(t.endsWith("/**")){const n=t.slice(0,-3)
if(e===n||e.startsWith(`${n}/`))return!0}const n=t.includes("/")?e:o.posix.basename(e)
return o.posix.matchesGlob(n,t.replace(/^\.?\//,""))}function pathInside(e,t){const n=o.posix.relative(e,o.posix.resolve(e,t))
return n===""||n===".."||n.startsWith("../")?void 0:n}const w=[".agents/skills",".openhands/skills",".openhands/microagents"]
const j={"agents.md":{name:"agents"},"agent.md":{name:"agents"},"claude.md":{name:"claude",family:/claude/i},"gemini.md":{name:"gemini",family:/gemini/i}}
const x={".cursorrules":"cursorrules",".github/copilot-instructions.md":"copilot",".agents/memory.md":"memory","memory.md":"memory"}
function isMemoryFile(e){return x[e.toLowerCase()]==="memory"}function placesOf(e,t){const n=e.filter(e=>/\.md$|^\.cursorrules$/i.test(e))
const o=n.flatMap(e=>skillAt(e)??instructionsAt(e,t)??[])
const r=new Set(o.flatMap(e=>e.kind==="agentskill"?[`${e.root}/`]:[]))
return o.filter(e=>e.kind!=="legacy"||!isInside(e.path,r)).sort(byRank)}function byRank(e,t){return e.rank-t.rank||(e.path<t.path?-1:1)}function isInside(e,t){return e.split("/").some((e,n,o)=>t.has(`${o.slice(0,n).join("/")}/`))}function skillAt(e){const t=w.findIndex(t=>e.startsWith(`${t}/`))
if(t<0)return
const n=`${w[t]}/`
const o=e.slice(n.length)
const[,r]=/^([^/]+)\/skill\.md$/i.exec(o)??[]
if(r!==void 0)return{kind:"agentskill",path:e,rank:t,name:r,root:n+r}
const s=/(^|\/)(readme|skill)\.md$/i.test(o)
return s||!/\.md$/i.test(o)?void 0:{kind:"legacy",path:e,rank:t,name:o.slice(0,-3)}}function instructionsAt(e,t){const n={kind:"instructions",path:e,rank:w.length}
const o=x[e.toLowerCase()]
if(o!==void 0)return{...n,name:o,below:""}
const r=e.lastIndexOf("/")
const s=j[e.slice(r+1).toLowerCase()]
const i=s&&(s.family?.test(t)??!0)
if(!i||e.split("/").includes("node_modules")||w.some(t=>e.startsWith(`${t}/`)))return
const a=e.slice(0,Math.max(0,r))
return{...n,name:a===""?s.name:`${s.name}:${a}`,below:a}}}),4471:((e,t,n)=>{n.d(t,{MS:()=>templateProblem,Pr:()=>branchFrom,Q8:()=>isBranchName,VI:()=>beginningOf,eW:()=>requireOwnBranch})
var o=n(11475)
var r=n(98664)
function requireOwnBranch(e,t){if((e===t||(0,o.kh)(e))&&isBranchName(e))return e
throw new r.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isBranchName(e){if(/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e))return!1
return e!==""&&e!=="HEAD"&&!/(?:^|\/)\.|\.lock(?:\/|$)/.test(e)}const s=/\{([a-z]*)\}/g
const i=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const o=e.replaceAll(s,(e,t)=>String(n[t]??""))
return o.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[o=""]=e.split(/\{(?:slug|run)\}/)
if(!o.includes("{number}"))return
return o.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}const a=100
function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(s)].map(([,e=""])=>e)
const n=t.find(e=>!i.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const o=e.replaceAll(s,"x")
if(Buffer.byteLength(o)<=a&&isBranchName(o))return
return`must be a name that git accepts for a branch, of at most ${a} bytes in addition to its fields`}}),11475:((e,t,n)=>{n.d(t,{A7:()=>compareAddress,gI:()=>inAddress,kh:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),50931:((e,t,n)=>{n.d(t,{M:()=>y,Y:()=>standingOf})
var o=n(31827)
var r=n(48301)
function standingOf(e,{added:t,removed:n}={added:[],removed:[]}){if(isTooLong(e))return{kind:"never",isFixed:!0,code:"DKH-117"}
const o=longNames((0,r.Zm)(e).split("/"))
const s=neverCode(o)
if(s)return{kind:"never",isFixed:!0,code:s}
if(isFixed(o))return{kind:"protected",isFixed:!0,code:"DKH-103"}
const isOne=t=>t.some(({matches:t})=>t(e)||t(o.join("/")))
const i=isProtected(o)
if(isOne(t))return{kind:"protected",isFixed:!1,code:i?"DKH-103":"DKH-111"}
if(isOne(n))return{kind:"free",isFixed:!1}
if(i)return{kind:"protected",isFixed:!1,code:"DKH-103"}
const a=b.has(o.at(-1)??"")
return a?{kind:"lock",isFixed:!1,code:"DKH-103"}:{kind:"free",isFixed:!1}}function isTooLong(e){if(e.length<=255&&Buffer.byteLength(e)<=255)return!1
return Buffer.byteLength(e)>4096||e.split("/").some(e=>Buffer.byteLength(e)>255)}function neverCode(e){const t=e.join("/")
if(e.some(e=>/^(?:\.git|git~\d+|gi[0-9a-f]{1,4}~\d+)$/.test(e)))return"DKH-102"
if(/^(?:\.gitmodules|gitmod~\d+)$/.test(t))return"DKH-102"
return/^\.github(?:\/workflows(?:\/.*)?)?$/s.test(t)?"DKH-101":void 0}function longNames([e="",...t]){if(!/^(?:\.github|github~\d+)$/.test(e))return[e,...t]
const[n,...o]=t
if(n===void 0)return[".github"]
return[".github",/^wo(?:rkfl|[0-9a-f]{1,4})~\d+$/.test(n)?"workflows":n,...o]}function isFixed(e){const[t,n]=e
if(t===".github"&&n==="actions")return!0
return s.test(e.at(-1)??"")}const s=/^(?:\.gitattributes|gitatt~\d+|\.gitconfig|gitcon~\d+|\.lfsconfig|(?:lfscon|lf[0-9a-f]{1,4})~\d+)$/
function isProtected(e){const[t="",...n]=e
const r=e.at(-1)??""
const s=i.test(e.join("/"))
if(e.length>1&&t.startsWith(".")&&!s)return!0
if(e.length===1&&(a.has(r)||(0,o.UV)(r)))return!0
const d=(s?n:e).some(e=>l.has(e))
if(d||u.has(r)||c.has(r)||m.test(r))return!0
const p=e.join("/")
if(g.test(r)||f.test(p))return!0
return!b.has(r)&&k.test(r)}const i=/^(?:\.changeset\/[^/]+\.md|\.changes\/.*\.(?:md|ya?ml)|\.nx\/version-plans\/[^/]+\.md|\.yarn\/versions\/[^/]+\.yml|\.(?:storybook|vitepress|vuepress|ladle|well-known|reuse)\/.+)$/s
const a=words(`\n  .azuredevops .azure-pipelines .buildkite .builds .config .devcontainer .forgejo .gitea .gitlab .idea .mergify\n  .semaphore .teamcity .tekton .vscode .woodpecker\n`)
const l=words(`\n  .husky {,.,_}{githooks,git-hooks,git_hooks,githook,git-hook,commit-hooks} .hooks .lefthook .lefthook-local .cargo-husky\n  .agent .agents .aider .amazonq .amp .augment .claude .claude-plugin .cline .clinerules .codebuddy .codeium .codex\n  .continue .copilot .crush .cursor .factory .gemini .goose .iflow .junie .kilo .kilocode .kiro .opencode .openhands\n  .qwen .roo .rovodev .ruler .trae .warp .windsurf .zed\n  .bundle .cargo .circleci .mvn .yarn\n  ci_scripts zuul.d .zuul.d\n`)
const c=words(`\n  {pre,post}-{applypatch,commit,receive}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {pre-merge-commit,pre-rebase,pre-push,pre-auto-gc,post-checkout,post-merge,post-rewrite}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {applypatch-msg,commit-msg,prepare-commit-msg}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {post-update,post-index-change,proc-receive,push-to-checkout,reference-transaction,sendemail-validate}{,.exe}\n  {p4-changelist,p4-prepare-changelist,p4-post-changelist,p4-pre-submit,fsmonitor-watchman}{,.exe}\n`)
const u=words(`\n  agents.md agents.override.md agent.md claude.md claude.local.md codebuddy.md codex.md copilot-instructions.md\n  crush.md gemini.md iflow.md qwen.md replit.md skill.md warp.md\n  .agent.md .rules .windsurfrules .traerules .kilocoderules .roorules .clinerules .continuerules .goosehints\n  .augment-guidelines .openhands_instructions .roomodes .kilocodemodes .continuerc.json .claude.json\n  {,.}mcp.json {,.}opencode.{json,jsonc} {,.}crush.json kilo.{json,jsonc}\n  .{ai,augment,claude,cline,codeium,continue,copilot,gemini,goose,kilocode,kiro,qwen,roo,trae,windsurf}ignore\n  .warpindexingignore\n  {,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc} .pre-commit-{config,hooks}.{yml,yaml} prek.toml {,.}hk.pkl\n  .huskyrc{,.js,.cjs,.mjs,.json,.yml,.yaml} husky.config.{js,cjs,mjs,ts,json} .overcommit.{yml,yaml} .rusty-hook.toml\n  {,.}simple-git-hooks.{js,cjs,mjs,ts,json} captainhook.json grumphp.{yml,yaml}{,.dist}\n  .lintstagedrc{,.json,.yml,.yaml,.js,.cjs,.mjs,.ts,.cts,.mts} lint-staged.config.{js,cjs,mjs,ts,cts,mts,json,yml,yaml}\n  {,.}nano-staged.{js,cjs,mjs,ts,json} .nanostagedrc{,.json,.js,.cjs,.mjs} .nano-staged{,rc}\n  action.{yml,yaml} codeowners owners\n  {,.}bunfig.toml uv.toml poetry.toml {,.}pdm.toml nuget.config .npmrc .yarnrc{,.yml,.yaml}\n  .pnpmfile.{cjs,mjs,js} pnpmfile.js pnpm-workspace.{yml,yaml} .pnp.{cjs,js,loader.mjs}\n  .devcontainer.json .replit {,.}mise{,.local}.toml .tool-versions .envrc\n  .{gitpod,packit,prow,build,mergify,taskcluster,readthedocs,goreleaser}.{yml,yaml}\n  .{bulldozer,coderabbit,policy,pullapprove,restyled,rultor,sourcery}.{yml,yaml} sweep.{yml,yaml} .pr_agent.toml greptile.json\n  {atlantis,buildkite}.{yml,yaml} bors.toml .kodiak.toml renovate.{json,json5}\n  .renovaterc{,.json,.json5} jenkinsfile\n  {,.}{wercker,codemagic,bitrise,screwdriver,codefresh,buddy,scrutinizer,shippable,gitlab-ci,zuul}.{yml,yaml}\n  {amplify,appspec,heroku,render}.{yml,yaml} netlify.toml .platform.app.yaml {vercel,now}.json railway.{json,toml} nixpacks.toml\n  gitconfig .git-config gitconfig.{inc,local,shared}\n  .pypirc pip.{conf,ini} .condarc {.,_}netrc\n  {gradle,maven}-wrapper.{properties,jar}\n  bun.lockb deno.lock flake.lock gradle.lockfile podfile.lock package.resolved cartfile.resolved .terraform.lock.hcl\n  pixi.lock conan.lock rebar.lock shrinkwrap.yaml dub.selections.json cpanfile.snapshot maven_install.json\n  verification-metadata.xml\n`)
const d=words(`\n  .gitconfig*\n  .aider* .cursor* .clinerules-* .roorules-* .kilocoderules-*\n  .appveyor* .buildkite* .circleci* .cirrus* .drone* .gitlab-ci* .semaphore* .teamcity* .travis* .vela* .woodpecker*\n  .zuul* *.gitlab-ci.{yml,yaml} azure-pipeline*.{yml,yaml} {codeship,jet}-{steps,services}*.{yml,yaml,json}\n  appveyor{,.*,-*}.{yml,yaml} {bitbucket-pipelines,buildspec,cloudbuild}*.{yml,yaml,json}\n  jenkinsfile.* *.jenkinsfile *.jenkinsfile.*\n`)
const m=(0,r.T7)(d)
const p=words(`\n  **/azure-pipelines/**/*.{yml,yaml} buildkite/**\n  **/hooks/pre-{applypatch,commit,merge-commit,rebase,push,receive,auto-gc}\n  **/hooks/post-{applypatch,commit,checkout,merge,rewrite,receive,update}\n  **/hooks/{applypatch-msg,commit-msg,prepare-commit-msg,update,fsmonitor-watchman,hooks.json}\n  **/hooks/*.{sh,bash,zsh}\n`)
const f=(0,r.T7)(p)
const g=/^jenkinsfile[-_][^.]*(?:\.groovy)?$/
const h=words(`\n  *.lock *.locked *.lockfile *.resolved *.freeze pylock.toml pylock.*.toml\n  *{-,.,_}lock.{json,jsonc,yml,yaml,toml,txt,hcl,xml,lisp}\n`)
const k=(0,r.T7)(h)
const b=words(`\n  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock cargo.lock poetry.lock uv.lock\n  go.sum go.work.sum\n`)
const y=["memory.md",...a,...l,...u,...c,...b,...[...d,...h].map(e=>e.replaceAll("*","x")),...[...p].map(e=>e.replaceAll("**/","").replaceAll("*","x")),"jenkinsfile-x"]
function words(e){return new Set(e.trim().split(/\s+/).flatMap(spelled))}function spelled(e){const[t,n="",o="",r=""]=/^([^{]*)\{([^}]*)\}(.*)$/.exec(e)??[]
return t===void 0?[e]:o.split(",").flatMap(e=>spelled(`${n}${e}${r}`))}}),48301:((e,t,n)=>{n.d(t,{T7:()=>comparablePattern,Zm:()=>comparable,nG:()=>i,s$:()=>pathPattern})
var o=n(76760)
var r=n(94869)
function pathPattern(e){const t=comparablePattern([e])
return{text:e,matches:e=>t.test(comparable(e))}}function comparablePattern(e){return new RegExp([...e].map(expressionOf).join("|"),"su")}function expressionOf(e){const t=comparable(e.replace(/\/+$/,""))
const n=t.replace(/^\//,"").split("/")
const o=n.map((e,t)=>sourceOf(e,t===n.length-1)).join("")
return`^${t.includes("/")?"":"(?:.*/)?"}${o}(?:/.*)?$`}function sourceOf(e,t){if(e==="**")return t?".*":"(?:[^/]+/)*"
const n=e.replaceAll(/[\\^$.+()[\]{}|]/g,"\\$&").replaceAll(/\*+/g,"[^/]*").replaceAll("?","[^/]")
return t?n:`${n}/`}const s=/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
function comparable(e){return withSlashes(e.normalize("NFKC").replaceAll(s,"")).toLowerCase().split("/").map(e=>(0,r.Mx)(e.replace(/:.*$/s,"").trimEnd(),". ")).join("/")}function withSlashes(e){if(!e.includes("\\"))return e
return o.posix.normalize(e.replaceAll("\\","/")).replace(/^(?:\.\.\/)+|^\//,"")}const i=Object.freeze({protectedPaths:"block",list:{added:[],removed:[]},isTogether:!1,maxFiles:100,maxPatchKb:1024,maxFileKb:5*1024})}),78894:((e,t,n)=>{n.d(t,{Y:()=>idlePatterns,d:()=>parseProtection})
var o=n(50931)
var r=n(48301)
function parseProtection(e){const t=e.split(/[,\n]/).map(e=>e.trim()).filter(e=>e!=="")
const n=t.filter(e=>!/^[+-]/.test(e))
const[o="block"]=n
if(n.length>1||o!=="block"&&o!=="confirm")return badWord(n.find(isNoMode)??n[1]??"")
const s=t.filter(e=>/^[+-]/.test(e))
const i=s.map(problemOf).find(e=>e!==void 0)
if(i!==void 0)return i
const signed=e=>s.filter(t=>t.startsWith(e)).map(e=>(0,r.s$)(e.slice(1)))
return{mode:o,added:signed("+"),removed:signed("-")}}function isNoMode(e){return e!=="block"&&e!=="confirm"}function badWord(e){const t="must be block or confirm, followed by paths that start with + or - (`block, +infra/**, -renovate.json`)"
if(!isNoMode(e))return`${t}, but it says both block and confirm`
return`${t}, not ${JSON.stringify(e)}`}function problemOf(e){const t=e.slice(1)
const n=JSON.stringify(e)
if(/^\s/.test(t)&&t.trim()!=="")return`has ${n}: there must be no blank after the sign, as in ${JSON.stringify(e.charAt(0)+t.trim())}`
if(!/^\/?[^\s/]/.test(t)||t.length>500)return`has ${n}, which contains no path`
if(t.startsWith("!")||/\\|\[|\{|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(t))return`has ${n}: a path is written with / from the root, with * ? and ** only`
if(e.startsWith("+"))return
const a=t.includes("/")||t.includes("**")
const{matches:l}=(0,r.s$)(t)
const isWorkflow=e=>s.includes(e)&&l(e.slice(e.lastIndexOf("/")+1))
const isMeant=e=>a||!e.includes("/")||isWorkflow(e)
const c=[...i.filter(isMeant),...pathsFor(t),...a?workflowsFor(t):[]]
const u=c.find(e=>l(e)&&(0,o.Y)(e).isFixed)
return u!==void 0?`has ${n}, which covers ${u}: workflows and git's own files stay protected`:void 0}const s=[".github/workflows/ci.yml",".github/workflows/ci.yaml"]
function workflowsFor(e){const t=e.slice(e.lastIndexOf("/")+1)
return[t,t.replace(/\*+$/,"x.yml")].map(e=>e.replaceAll(/\*+|\?/g,"x")).filter(e=>/\.ya?ml$/i.test(e)).flatMap(e=>[`.github/workflows/${e}`,`.github/actions/x/${e}`])}const i=[".github",...s,".github/actions/build/action.yml",".git/config",".gitmodules",".gitattributes","src/.gitattributes",".gitconfig",".lfsconfig"]
function idlePatterns({added:e,removed:t}){const isFreed=(t,n)=>t.matches(n)&&(0,o.Y)(n,{added:e,removed:[]}).kind!=="free"&&(0,o.Y)(n,{added:e,removed:[t]}).kind==="free"
const isIdle=e=>!pathsFor(e.text).some(t=>isFreed(e,t))
return t.filter(isIdle).map(({text:e})=>e)}function pathsFor(e){const t=e.replace(/^\//,"").replace(/\/$/,"/x").replaceAll(/\*+|\?/g,"x")
const n=t.includes("/")?t.slice(0,t.lastIndexOf("/")+1):""
return[t,...o.M.flatMap(e=>[`${n}${e}`,`${n}${e}/x`])]}}),81031:((e,t,n)=>{n.r(t)
n.d(t,{AGENT:()=>S,APPROVAL:()=>O,InputName:()=>T,Inputs:()=>M,LIMITS:()=>$,MACHINE:()=>x,SLICES:()=>z,STATE:()=>w,isGiven:()=>isGiven,readInputs:()=>readInputs,readInputsWithoutModel:()=>readInputsWithoutModel,requireSoundGate:()=>requireSoundGate,textsOf:()=>textsOf})
var o=n(28942)
var r=n(49567)
var s=n(20983)
var i=n(98664)
var a=n(58926)
var l=n(22911)
var c=n(29943)
var u=n(7052)
var d=n(26119)
var m=n(75444)
const p=o.guid({error:({input:e})=>e===void 0?d.lV:"must be an id like 00000000-0000-0000-0000-000000000000"})
const f="is missing; without an `api-key`, it signs what the agent remembers"
const g="must be a number"
const h="must be a whole number from 1 to 1000"
const k="must be more than 0 and at most 360"
const b="must be from 0 to 2"
const y=["auto",...s.g8].join(", ").replace(/, (\w+)$/," or $1")
const v=o["enum"](["git-ref","none"],{error:"must be git-ref or none"}).default("git-ref")
const w=(0,d.Mz)({"state-store":v,resume:a.TU.default("auto"),"encrypt-state":a.Jt.default(!1)},{"state-store":()=>v.parse(void 0),resume:a.qm,"encrypt-state":()=>!1})
const j=o["enum"](["auto","namespace","none"],{error:"must be auto, namespace or none"}).default("auto")
const x=(0,d.Mz)({isolation:j,"agent-server-url":a.tf.optional(),"agent-server-key":o.string().optional(),"agent-server-conversation":a.Jt.default(!1),"agent-server-gives":a.OD.optional()},{isolation:()=>j.parse(void 0),"agent-server-url":a.qm,"agent-server-conversation":()=>!1})
const O=(0,d.Mz)({confirmation:o["enum"](["never","risky","always"],{error:"must be never, risky or always"}).default("never"),"confirmation-threshold":o["enum"](["low","medium","high"],{error:"must be low, medium or high"}).default("high"),"approval-expires":a.p0.default("72h")},{confirmation:()=>"always","confirmation-threshold":()=>"low","approval-expires":a.qm})
const _=r.ai(g).positive(k).max(360,k).default(25)
const $=(0,d.Mz)({"max-iterations":r.ai(g).int(h).min(1,h).max(1e3,h).default(100),"timeout-minutes":_,"max-budget-usd":(0,a.u9)(r.ai().positive().max(1e4),"a number above 0 and at most 10000").optional(),"max-budget-tokens":(0,a.u9)(r.ai().int().min(1).max(1e9),"a whole number from 1 to 1000000000").optional()},{"max-iterations":()=>1,"timeout-minutes":()=>_.parse(void 0),"max-budget-usd":()=>{},"max-budget-tokens":()=>{}})
const A=(0,d.Mz)({model:u.required,"azure-client-id":p.optional(),"azure-tenant-id":p.optional(),"base-url":a.tf.default(s.AN),"api-mode":o["enum"](["auto",...s.g8],{error:`must be ${y}`}).default("auto"),"api-version":o.string().regex(/^[\w.-]{1,40}$/,"must be a version like 2024-10-21").optional(),"model-headers":a._o.optional(),"model-features":a.Wr.optional(),"reasoning-effort":o.string().regex(/^[a-z]{2,20}$/,"must be one word, e.g. low, medium or high").optional(),temperature:r.ai(g).min(0,b).max(2,b).optional(),"fallback-models":a.OD.optional(),"vision-model":o.string().optional(),"small-model":o.string().optional(),"log-completions":a.Jt.default(!1)})
const I=(0,d.Mz)({secrets:u.secretList.optional(),network:o.string().default("none"),caches:a.OD.optional(),"tool-env":a.OD.optional(),"setup-command":o.string().optional(),"setup-network":o.string().default("registries")})
const S=(0,d.Mz)({"mixed-threads":o["enum"](["restricted","strict","as-trusted"],{error:"must be restricted, strict or as-trusted"}).default("restricted"),tools:a.WO.optional(),"allowed-tools":a.OD.optional(),"mcp-config":o.string().optional(),"mcp-secrets":u.secretList.optional(),"sub-agents":a.Jt.default(!1),"system-prompt-file":o.string().optional(),"system-prompt-suffix":o.string().optional(),skills:a.ZQ.prefault("true"),"skills-from":a.L6.optional(),"skill-commands":a.Jt.default(!1),hooks:a.Jt.default(!1),plugins:a.SP.optional(),memory:o["enum"](["none","read","propose"],{error:"must be none, read or propose"}).default("read")})
const z=[m.TRIGGER,$,m.ADMIT,u.KEYS,l.PL,w,c.ri,x,O,A,I,S,c.We]
const M=o.strictObject({...m.TRIGGER.shape,...$.shape,...m.ADMIT.shape,...u.KEYS.shape,...l.PL.shape,...w.shape,...c.ri.shape,...x.shape,...O.shape,...A.shape,...I.shape,...S.shape,...c.We.shape}).readonly()
const T=M.unwrap().keyof()
const P=M.unwrap().shape
const N={...P,"api-key":u.required,"azure-client-id":o.undefined({error:"cannot be used together with `api-key`"}).optional(),"azure-tenant-id":o.undefined({error:"cannot be used together with `api-key`"}).optional()}
const F={...P,"azure-client-id":p,"azure-tenant-id":p,"state-key":o.string({error:f}).min(16,u.SHORT_STATE_KEY)}
const D={...P,model:o.string().optional()}
function readInputs(e){const t=L.some(t=>isGiven(e,t))&&!isGiven(e,"api-key")
return fitting(e.all(t?F:N))}function readInputsWithoutModel(e){return fitting(e.all(D))}const L=["azure-client-id","azure-tenant-id"]
function isGiven(e,t){return e.written(t)!==void 0}function textsOf(e,t){return t.map(t=>e.written(t)??null)}const W=["allowed-roles","allowed-users","denied-users","allowed-bots","approvers"]
function requireSoundGate(e){const t=e.problemsIn(P).filter(({input:e,kind:t})=>t==="unknown"||W.includes(e))
if(t.length>0)throw(0,d.tW)(t)}function fitting(e){const{"agent-server-key":t,"agent-server-url":n}=e
if(t!==void 0&&n===void 0)throw new i.vC("config","Invalid configuration: `agent-server-key` needs `agent-server-url`.",{hint:d.WS})
return e}}),22911:((e,t,n)=>{n.d(t,{E1:()=>parseList,LV:()=>namedItem,PL:()=>p,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf,rH:()=>c})
var o=n(77598)
var r=n(28942)
var s=n(49567)
var i=n(94869)
var a=n(58926)
var l=n(26119)
function parseList(e){const[,t="",n=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(e.trim())??[]
switch(t){case"issues":return{kind:t,search:issueSearch(n)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(n)?{kind:t,search:n}:void 0
case"todos":case"calls":return n===""?{kind:t}:void 0
case"files":return n===""||n.startsWith("/")?void 0:{kind:t,glob:n}
default:return}}function issueSearch(e){const t=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e)?[]:["is:issue"]
const n=/\b(?:is:(?:open|closed|merged)|state:)/.test(e)?[]:["is:open"]
return[...t,...n,e].join(" ").trim()}const c="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"
const u=r.strictObject({item:r.string().min(1).max(400),kind:r["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:r.number().int().positive().optional(),path:r.string().max(300).optional(),title:r.string().max(100),key:r.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(e,t,n){const o=n?"pull-request":"issue"
return{item:`#${e}`,kind:o,number:e,title:(0,i.TN)(t,100),key:`${o}-${e}`}}function namedItem({sameness:e,title:t,...n}){const r=(0,o.createHash)("sha256").update(e??n.item).digest("hex").slice(0,8)
const s=(0,i.yR)(n.path??n.item,40)
return{...n,title:(0,i.TN)(t,100),key:[n.kind,s,r].filter(Boolean).join("-")}}function matrixOf(e){const t=JSON.stringify({include:e})
return t.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(e){if(!e.startsWith("{"))return e.length>400?void 0:namedItem({item:e,kind:"other",title:e})
try{return u.safeParse(JSON.parse(e)).data}catch{return}}const d="must be a number"
const m="must be a whole number from 1 to 256"
const p=(0,l.Mz)({"change-set":r.string().optional(),list:r.string().refine(e=>parseList(e)!==void 0,`must be ${c}`).optional(),item:r.string().refine(e=>parseItem(e)!==void 0,"must be one element of the output `matrix`, or a name").optional(),"max-items":s.ai(d).int(m).min(1,m).max(256,m).default(20)},{list:a.qm,item:a.qm,"max-items":()=>1})}),29943:((e,t,n)=>{n.d(t,{US:()=>policyOf,VC:()=>failsJob,We:()=>w,ri:()=>O})
var o=n(28942)
var r=n(88532)
var s=n(49567)
var i=n(4471)
var a=n(48301)
var l=n(78894)
var c=n(26285)
var u=n(58926)
var d=n(26119)
const m="must be a number"
const p="must be a whole number from 1 to 3000"
const f="must be more than 0 and at most 10240"
const g="must be auto, always or never"
const h="must be draft, ready, link or none"
const k=/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/
const b=o.string().superRefine((e,t)=>{const n=(0,i.MS)(e)
if(n!==void 0)t.addIssue(n)})
const y=u.OD.refine(e=>e.length>0&&e.every(e=>k.test(e)),"must be none, requester, or logins and teams (`org/team`), separated by commas")
const v=o.string().transform((e,t)=>{const n=(0,l.d)(e)
if(typeof n!=="string")return n
t.addIssue(n)
return r.tm})
const w=(0,d.Mz)({"base-branch":o.string().refine(i.Q8,"must be a name that git accepts for a branch").optional(),"branch-name":b.default("agent/{kind}-{number}-{slug}"),"create-pr":o["enum"](["draft","ready","link","none"],{error:h}).default("draft"),"pr-labels":u.OD.optional(),reviewers:y.optional(),"commit-mode":o["enum"](["api","git"],{error:"must be api or git"}).default("api"),"sign-off":o["enum"](["auto","always","never"],{error:g}).default("auto"),"fork-push":u.Jt.default(!1),"review-verdict":o["enum"](["comment","allow"],{error:"must be comment or allow"}).default("comment"),"protected-paths":v.prefault("block"),"max-patch-files":s.ai(m).int(p).min(1,p).max(3e3,p).default(100),"max-patch-kb":s.ai(m).positive(f).max(10240,f).default(1024)})
const j=o["enum"](["sticky","new","none"],{error:"must be sticky, new or none"}).default("sticky")
const x=o["enum"](["auto","full","none"],{error:"must be auto, full or none"}).default("auto")
const O=(0,d.Mz)({"comment-mode":j,"fail-on":u.X.default(c.tz.join(", ")),"show-output":x},{"comment-mode":()=>j.parse(void 0),"fail-on":()=>c.tz.join(", "),"show-output":()=>x.parse(void 0)})
function policyOf(e){return{...a.nG,list:e["protected-paths"],maxFiles:e["max-patch-files"],maxPatchKb:e["max-patch-kb"]}}function failsJob(e,t){return((0,u.Ko)(e.slice(O)["fail-on"])??c.tz).includes(t)}}),75444:((e,t,n)=>{n.r(t)
n.d(t,{ADMIT:()=>u,TRIGGER:()=>c,gateSettings:()=>gateSettings,hasAgent:()=>hasAgent,knowsOthers:()=>knowsOthers,mayWrite:()=>mayWrite,modeOf:()=>modeOf,triggerSettings:()=>triggerSettings})
var o=n(28942)
var r=n(64377)
var s=n(94869)
var i=n(58926)
var a=n(26119)
const l={auto:{writes:!0,hasAgent:!0,knowsOthers:!0},review:{writes:!0,hasAgent:!0,knowsOthers:!1},gate:{writes:!1,hasAgent:!1,knowsOthers:!0},list:{writes:!1,hasAgent:!1,knowsOthers:!1},plan:{writes:!1,hasAgent:!0,knowsOthers:!1},apply:{writes:!0,hasAgent:!1,knowsOthers:!1},"dry-run":{writes:!1,hasAgent:!0,knowsOthers:!1},sweep:{writes:!0,hasAgent:!0,knowsOthers:!0}}
const c=(0,a.Mz)({mode:o.string().refine(e=>isMode(e),`must be one of ${Object.keys(l).join(", ")}`).default("auto"),"trigger-phrase":i.HJ.default(a.Wu),"label-trigger":o.string().default("agent"),"assignee-trigger":o.string().optional(),"approve-label":o.string().default("agent:approve"),"reject-label":o.string().default("agent:reject"),prompt:o.string().optional(),"prompt-file":i.AN.optional(),"plan-first":i.Jt.default(!1)},{mode:i.qm,"trigger-phrase":i.qm,"prompt-file":i.qm,"plan-first":()=>!1})
const u=(0,a.Mz)({"allowed-roles":i.r9.default("admin, maintain, write"),"allowed-users":i.OD.optional(),"denied-users":i.OD.optional(),"allowed-bots":i.Mt.optional(),approvers:i.kz.optional(),"ci-attempts":i.r2,"max-runs-per-day":i.MR,"max-repository-runs-per-day":i.Dg.optional(),"skip-if":i.it.optional(),"stop-after":r.date("must be a date like 2027-01-31").optional()},{"allowed-roles":i.qm,"allowed-bots":i.qm,approvers:i.qm,"ci-attempts":()=>1,"max-runs-per-day":()=>i.MR.parse(void 0),"max-repository-runs-per-day":()=>{},"skip-if":()=>{},"stop-after":i.qm})
function isMode(e){return Object.hasOwn(l,e)}function modeOf(e){const{mode:t}=e.slice(c)
return isMode(t)?t:void 0}function mayWrite(e){const t=modeOf(e)
return t!==void 0&&l[t].writes}function hasAgent(e){return e===void 0||l[e].hasAgent}function knowsOthers(e){return isMode(e)&&l[e].knowsOthers}function triggerSettings(e,t){const n=e.slice(c)
return{phrases:e.phrases,label:n["label-trigger"],approveLabel:n["approve-label"],rejectLabel:n["reject-label"],assignee:n["assignee-trigger"],prompt:e.ownPrompt,mode:n.mode,allowedBots:allowedBots(e),repositoryId:numberOf(t.GITHUB_REPOSITORY_ID),runId:numberOf(t.GITHUB_RUN_ID)}}function gateSettings(e,t,n){const o=e.slice(u)
return{allowedRoles:(0,s.od)(o["allowed-roles"]).filter(e=>!(0,i.Yf)(e)),allowedUsers:o["allowed-users"]??[],deniedUsers:o["denied-users"]??[],allowedBots:allowedBots(e),canWrite:!0,ownId:n,triggeringActor:triggeringActor(t)}}function allowedBots(e){return(0,s.od)(e.slice(u)["allowed-bots"]??"").filter(e=>/^\d+$/.test(e)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:e,GITHUB_ACTOR:t,GITHUB_ACTOR_ID:n}){if(!e)return
return{login:e,id:e===t?numberOf(n):void 0}}function numberOf(e){return e!==void 0&&/^\d+$/.test(e)?Number(e):void 0}}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>r.ZodISODate,ZodISODateTime:()=>r.ZodISODateTime,ZodISODuration:()=>r.ZodISODuration,ZodISOTime:()=>r.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var o=n(43759)
var r=n(28942)
function datetime(e){return o.G1(r.ZodISODateTime,e)}function date(e){return o.db(r.ZodISODate,e)}function time(e){return o.Kn(r.ZodISOTime,e)}function duration(e){return o.f2(r.ZodISODuration,e)}})}
