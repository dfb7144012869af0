export const id=7721
export const ids=[7721]
export const modules={37721:((e,n,t)=>{t.r(n)
t.d(n,{missingFacts:()=>missingFacts,missingIn:()=>missingIn,tellMissing:()=>tellMissing})
var o=t(76760)
var s=t(28942)
var a=t(46032)
var r=t(16767)
var i=t(94869)
var l=t(33737)
var p=t(88135)
var c=t(83094)
var d=t(17595)
var m=t(18190)
const u=2e4
const f=4
function placesOf(e,n){if(e.length>u)return
const t=new Walk
t.script((0,d.D)(e),{folder:n},0)
return t.isUnclear?void 0:[...t.places].map(([e,n])=>({folder:e,programs:n}))}class Walk{places=new Map
isUnclear=!1
script({lists:e,isBroken:n},t,o){if(n||o>f)this.isUnclear=!0
for(const{steps:n}of e)for(const{pipeline:e}of n)for(const n of e.commands)this.#e(n,t,o)}#e(e,n,t){const o=e.kind==="group"&&e.isSubshell
if(e.kind==="simple")this.#n(e,n,t)
else this.script(e.body,o?{...n}:n,t)}#n({words:e},n,t){const[o="",...s]=e.map(({text:e})=>e)
if(o==="cd"||o==="pushd"){n.folder=this.#t(n.folder,s.find(e=>e!=="--")??"~")
return}if(o==="popd")this.isUnclear=!0
const a=(0,m.D)(e)
if(a===void 0)return
const r=a.wrappers.flatMap(e=>e.split(" ").slice(0,1))
const i=this.#o([(0,m.k)(o),...r],s,n.folder)
if(a.kind==="line")this.script((0,d.D)(a.line),{folder:i},t+1)
else this.#s(i,[...r,(0,m.k)(a.words[0]?.text??"")])}#s(e,n){this.places.set(e,new Set([...this.places.get(e)??[],...n]))}#o(e,n,t){const o=e.flatMap(e=>g[e]??[])
const s=n.findIndex(e=>o.includes(e.split("=")[0]??""))
const a=n[s]
if(a===void 0)return t
return this.#t(t,a.includes("=")?a.slice(a.indexOf("=")+1):n[s+1]??"")}#t(e,n){const t=o.posix.join(e,n)
if(!/^[\w@.+/-]+$/.test(n)||n==="-"||o.posix.isAbsolute(n)||/^\.\.(?:\/|$)/.test(t)){this.isUnclear=!0
return e}return t==="."?"":t.replace(/\/$/,"")}}const g={env:["-C","--chdir"],npm:["--prefix","-C"],pnpm:["--dir","-C"],yarn:["--cwd"],bun:["--cwd"],make:["-C","--directory"],gmake:["-C","--directory"],just:["-d","--working-directory"],uv:["--directory","--project"],poetry:["-C","--directory","-P","--project"],pdm:["-p","--project"],go:["-C"],composer:["-d","--working-dir"],gradle:["-p","--project-dir"],gradlew:["-p","--project-dir"]}
var y=t(3024)
const rows=(e,n,...t)=>t.map(([t,o,s])=>({family:e,tool:t,file:o,command:s,isLock:n}))
const w=[...rows("node",!0,["pnpm",/^pnpm-lock\.yaml$/,"corepack pnpm install --frozen-lockfile"],["yarn",/^\.yarnrc\.yml$/,"corepack yarn install --immutable"],["yarn",/^yarn\.lock$/,"corepack yarn install --frozen-lockfile"],["bun",/^bun\.lockb?$/,"bun install --frozen-lockfile"],["npm",/^(?:package-lock|npm-shrinkwrap)\.json$/,"npm ci"]),...rows("node",!1,["npm",/^package\.json$/,"npm install --no-package-lock"]),...rows("python",!0,["uv",/^uv\.lock$/,"uv sync --frozen"],["poetry",/^poetry\.lock$/,"poetry install"],["pdm",/^pdm\.lock$/,"pdm sync"],["pipenv",/^Pipfile\.lock$/,"pipenv sync --dev"],["pip",/^requirements\.txt$/,"pip install --user -r requirements.txt"]),...rows("python",!1,["pip",/^(?:pyproject\.toml|setup\.py)$/,"pip install --user ."]),...rows("go",!0,["go",/^go\.mod$/,"go mod download"]),...rows("rust",!0,["cargo",/^Cargo\.toml$/,"cargo fetch"]),...rows("ruby",!0,["bundle",/^Gemfile$/,"bundle install"]),...rows("php",!0,["composer",/^composer\.json$/,"composer install"]),...rows("java",!0,["mvn",/^pom\.xml$/,"mvn --batch-mode dependency:go-offline"],["gradle",/^gradlew$/,"./gradlew testClasses"],["gradle",/^settings\.gradle(?:\.kts)?$/,"gradle testClasses"]),...rows("java",!1,["gradle",/^build\.gradle(?:\.kts)?$/,"gradle testClasses"]),...rows("dotnet",!0,["dotnet",/\.(?:sln|slnx|csproj|fsproj)$/,"dotnet restore"]),...rows("elixir",!0,["mix",/^mix\.exs$/,"mix local.hex --force && mix deps.get"]),...rows("dart",!0,["dart",/^pubspec\.yaml$/,"dart pub get"])]
const h=[{family:"node",file:/^pnpm-workspace\.yaml$/},{family:"node",file:/^package\.json$/,says:/"workspaces"\s*:/},{family:"python",file:/^pyproject\.toml$/,says:/^\[tool\.uv\.workspace\]/m},{family:"java",file:/^settings\.gradle(?:\.kts)?$/}]
const v={node:["npm","npx","pnpm","pnpx","yarn","bun","bunx"],python:["uv","uvx","poetry","pipenv","pdm","hatch","tox","nox","python","pip"],ruby:["bundle","rake","rails"],php:["composer"]}
const k={node:/^(?:jest|vitest|mocha|ava|jasmine|qunit|tape|tap|playwright|cypress|karma|nyc|c8|cucumber-js|eslint|prettier|biome|stylelint|tsc|tsx|ts-node|tsup|webpack|vite|rollup|esbuild|parcel|next|nuxt|astro|turbo|nx|lerna|rimraf|cross-env|concurrently|husky|lint-staged)$/,python:/^(?:pytest|py\.test|tox|nox|nose2|behave|robot|coverage|trial|stestr|ruff|mypy|black|flake8|pylint|isort|pyright|django-admin|flask|uvicorn|gunicorn|sphinx-build|pre-commit)$/,ruby:/^(?:rspec|rubocop|rake|rails|cucumber)$/,php:/^(?:phpunit|pest|paratest|phpstan|psalm|phpcs|behat|codecept)$/}
function installCommand({name:e,family:n},t,o){const s=new Set(t.flatMap(t=>{const s=n==="any"?familyOf(e,t,o):n
return s===void 0?"unclear":nearest(s,t,o)??[]}))
const[a]=s
return s.size===1&&a!=="unclear"?a:void 0}const b=["node","python","ruby","php"]
function familyOf(e,{folder:n,programs:t},o){const s=b.find(n=>k[n]?.test(e))
if(s!==void 0)return s
const a=b.filter(e=>v[e]?.some(e=>t.has(e)))
if(a.length>0)return a.length===1?a[0]:void 0
const r=filesIn(o,n)
const i=new Set(w.filter(({file:e})=>r.some(n=>e.test(n))).map(({family:e})=>e))
const[l]=i
return i.size===1?b.find(e=>e===l):void 0}function nearest(e,{folder:n,programs:t},o){let s=!1
let a
for(const r of upFrom(n)){const n=filesIn(o,r)
const i=w.filter(t=>t.family===e&&n.some(e=>t.file.test(e)))
const l=i.filter(({isLock:e})=>e)
if(l.length>0)return s&&!isOfFoldersBelow(e,r,n,o)?"unclear":commandIn(r,oneOf(l,toolSaid(o,r),t))
if(i.length>0&&!s)a=commandIn(r,oneOf(i,void 0,t,!0))
s||=i.length>0}return a}function upFrom(e){const n=e.split("/").filter(e=>e!=="")
return[...n.map((e,t)=>n.slice(0,n.length-t).join("/")),""]}function oneOf(e,n,t,o=!1){const s=[...new Set(e.map(({tool:e})=>e))]
const a=s.filter(e=>t.has(e)||(x[e]??[]).some(e=>t.has(e)))
const r=w.some(({tool:n,family:o})=>o===e[0]?.family&&!s.includes(n)&&t.has(n))
if(o&&r)return
const i=s.find(e=>e===n)??(s.length===1?s[0]:a.length===1?a[0]:void 0)
return e.find(e=>e.tool===i)}const x={npm:["npx"],pnpm:["pnpx"],bun:["bunx"],uv:["uvx"],mvn:["mvnw","mvnd"],gradle:["gradlew"]}
function toolSaid(e,n){const t=(0,y.Ui)(e,o.posix.join(n,"package.json"),j)
return/"packageManager"\s*:\s*"(\w+)@/.exec(t??"")?.[1]}function isOfFoldersBelow(e,n,t,s){return h.some(({file:a,says:r,...i})=>{const l=i.family===e?t.find(e=>a.test(e)):void 0
if(l===void 0||r===void 0)return l!==void 0
return r.test((0,y.Ui)(s,o.posix.join(n,l),j)??"")})}function commandIn(e,n){if(n===void 0)return"unclear"
return e===""?n.command:`cd ${e} && ${n.command}`}const j=1024*1024
const $=2e3
function filesIn(e,n){const t=(0,y.HL)(e,n,$)
return t.status==="read"?t.entries.map(({name:e})=>e):[]}var O=t(6082)
const C=String.raw`[\`'"‘’]?([@\w][\w@./+:~-]{0,100}?)[\`'"‘’]?`
const S=[{family:"node",words:/Cannot find (?:module|package) ['"]([^'"\n]{1,200})['"]/g,nameOf:packageOf},{family:"node",words:/Failed to resolve \w+ "([^"\n]{1,200})"/g,nameOf:packageOf},{family:"node",words:/Could not resolve "([^"\n]{1,200})"/g,nameOf:packageOf},{family:"node",words:/Can't resolve '([^'\n]{1,200})'/g,nameOf:packageOf},{family:"node",words:/Your application tried to access ([\w@./-]{1,200}), but/g,nameOf:packageOf},{family:"python",words:/No module named ['"]?([A-Za-z_][\w.]{0,100})/g,nameOf:e=>e.split(".")[0]},{family:"python",words:/No matching distribution found for ([A-Za-z][\w.-]{0,100})/g},{family:"go",words:/: ([\w.-]{1,100}\.[a-z]{2,10}\/[\w./~-]{1,200})@v[\w.+-]{1,100}: (?:Get|module lookup|reading) /g},{family:"go",words:/go: downloading ([\w./~-]{1,200}) v\S{1,100}\n(?=[\s\S]{0,1000}module lookup disabled)/g},{family:"go",words:/no required module provides package ([\w./~-]{1,200})/g},{family:"go",words:/missing go\.sum entry for module providing package ([\w./~-]{1,200})/g},{family:"go",words:/package ([\w./~-]{1,200}) is not in (?:std|GOROOT)\b/g},{family:"go",words:/cannot find module providing package ([\w./~-]{1,200})/g},{family:"rust",words:/can't find crate for `([\w-]{1,100})`/g},{family:"rust",words:/no matching package named `([\w-]{1,100})` found/g},{family:"rust",words:/failed to get `([\w-]{1,100})` as a dependency/g},{family:"ruby",words:/cannot load such file -- ([\w][\w/-]{0,100})/g,nameOf:e=>e.split("/")[0]},{family:"ruby",words:/Could not find gem '([\w-]{1,100})/g},{family:"ruby",words:/Could not find ([\w-]{1,100}?)-\d[\w.]*(?:, [^\n]*)? in (?:any of the sources|locally installed gems)/g},{family:"ruby",words:/bundler: command not found: ([\w-]{1,100})/g},{family:"php",words:/(?:required|require\w*\()[^\n]{0,300}?(vendor\/autoload\.php)/g},{family:"java",words:/Could not find artifact ([\w.-]+:[\w.-]+)/g},{family:"java",words:/the artifact ([\w.-]+:[\w.-]+):\S+ has not been downloaded/g},{family:"java",words:/Could not (?:resolve|find|download \S+) \(?([\w.-]+:[\w.-]+):/g},{family:"java",words:/Could not transfer artifact ([\w.-]+:[\w.-]+)/g},{family:"dotnet",words:/NU1101: Unable to find package ([\w.-]{1,100}?)\. /g},{family:"dotnet",words:/NETSDK1004: [^\n]{0,300}?(project\.assets\.json)/g},{family:"elixir",words:/\* (\w{1,100}) \(Hex package\)\s+the dependency is not available/g},{family:"elixir",words:/needed to build dependency :(\w{1,100})/g},{family:"dart",words:/Target of URI doesn't exist: 'package:([\w]{1,100})\//g},{family:"perl",words:/Can't locate ([\w/]{1,100})\.pm in @INC/g,nameOf:e=>e.replaceAll("/","::")},{family:"r",words:/there is no package called [‘'"]([\w.]{1,100})[’'"]/g},{family:"any",words:new RegExp(String.raw`(?:^|\n)(?:\S{0,100}/)?(?:ba|da|z|k|a)?sh: (?:line )?(?:\d+: )?${C}: (?:command )?not found`,"g")},{family:"any",words:/(?:^|\n)make(?:\[\d+\])?: ([\w.+-]{1,100}): (?:No such file or directory|Command not found)/g}]
function packageOf(e){if(/^(?:[./~#]|node:|file:|https?:|[A-Za-z]:\\)/.test(e))return
return e.split("/").slice(0,e.startsWith("@")?2:1).join("/")}function lacksIn(e,n){const t=S.flatMap(({family:t,words:o,nameOf:s=e=>e})=>[...n.matchAll(o)].slice(0,I).flatMap(([,n=""])=>{const o=s(n)
return o===void 0||o===""||t==="any"&&!isOfProject(e,o)?[]:[{name:o,family:t}]}))
return[...new Map(t.map(e=>[e.name,e])).values()]}const I=10
const M="run: corepack enable"
const z="uses: actions/setup-node"
const F="uses: actions/setup-python"
const U="uses: actions/setup-java"
const q=new Map(Object.entries({node:z,npm:z,npx:z,pnpm:M,yarn:M,bun:"uses: oven-sh/setup-bun",deno:"uses: denoland/setup-deno",python:F,python3:F,pip:F,pip3:F,poetry:"run: pipx install poetry",pipenv:"run: pipx install pipenv",uv:"uses: astral-sh/setup-uv",go:"uses: actions/setup-go",cargo:"run: rustup toolchain install stable",java:U,mvn:U,gradle:"uses: gradle/actions/setup-gradle",ruby:"uses: ruby/setup-ruby",bundle:"uses: ruby/setup-ruby",php:"uses: shivammathur/setup-php",composer:"uses: shivammathur/setup-php",dotnet:"uses: actions/setup-dotnet",mix:"uses: erlef/setup-beam",elixir:"uses: erlef/setup-beam"}))
const A=/\b(?:npm|pnpm|yarn|bun|npx|make|just|rake|composer|poetry|uv|pipenv|tox|nox|mvnw?|gradlew?)\b/
function isOfProject(e,n){return q.has(n)||O.Ir.has(n)||A.test(e)&&!new RegExp(String.raw`(?:^|[\s;&|(/])${n.replaceAll(/[^\w-]/g,".")}(?=\s|$|[;&|)])`).test(e)}function tellMissing({names:e,command:n,programs:t},o){const s=o?(0,p.J1)("missing-set-up-there"):n===void 0?(0,p.J1)("missing-set-up-unknown"):(0,p.J1)("missing-set-up",{command:n})
const a=[...new Set(t.map(({step:e})=>(0,l.aY)(e)))].join(", ")
return[...e.length>0?[(0,p.J1)("missing-packages",{names:e.map(l.aY).join(", "),advice:s})]:[],...t.length>0?[(0,p.J1)("missing-programs",{names:t.map(({name:e})=>(0,l.aY)(e)).join(", "),steps:a})]:[]].join("\n\n")}const N=/\b(?:install|ci|add|sync|restore|require|fetch|download|get|deps\.get|update|resolve)\b/
const R=s.object({metadata:s.object({working_dir:s.string()})})
function ranIn(e,n){const t=[]
let o=""
for(const s of e){for(const{command:e,exitCode:n}of(0,c.EG)(s)){const a=e.trim()===""?t.at(-1):void 0
t.push({folder:o,command:e,...a,exitCode:n,output:textOf(s)})}const e=s.kind==="ObservationEvent"?R.safeParse(s.observation).data:void 0
if(e)o=below(n,e.metadata.working_dir)}return t}function below(e,n){const t=(0,o.relative)(e,n)
return t===".."||t.startsWith("../")?void 0:t}function missingIn(e,n){const t=ranIn(e,n)
const o=t.flatMap((e,n)=>{if(e.exitCode<=0)return[]
const o=t.slice(n+1).some(n=>n.exitCode===0&&repairs(n,e))
const s=o?[]:lacksIn(e.command,e.output)
return s.length===0?[]:[{lacks:s,places:placesOfRan(e)}]})
const s=[...new Set(o.flatMap(({lacks:e})=>e.map(({name:e})=>(0,i.TN)(e,100))))].slice(0,I)
if(s.length===0)return
const a=s.flatMap(e=>q.has(e)?[{name:e,step:q.get(e)??""}]:[])
const r=o.flatMap(({lacks:e,places:t})=>e.filter(({name:e})=>!q.has(e)).map(e=>installCommand(e,t,n)))
return{names:s.filter(e=>!q.has(e)),programs:a,command:together(r)}}function placesOfRan({command:e,folder:n}){return n===void 0?[]:placesOf(e,n)??[]}function together(e){const[n,...t]=new Set(e)
if(t.length===0)return n
if(e.includes(void 0))return
return[n,...t].map(e=>e?.startsWith("cd ")?`(${e})`:e).join(" && ")}function repairs(e,n){const[t,o]=[plain(e.command),plain(n.command)]
if(N.test(t))return!0
return isSameFolder(e,n)&&(t.startsWith(o)||o.startsWith(t))}function isSameFolder(e,n){const[t,o]=[e,n].map(e=>new Set(placesOfRan(e).map(({folder:e})=>e)))
return!t||!o||t.size===0||o.size===0||[...t].some(e=>o.has(e))}function plain(e){return e.trim().replace(/^(?:cd \S+ *(?:&&|;) *|\w+=\S* +)+/,"")}function textOf(e){return e.kind==="ObservationEvent"?(0,a.wh)((0,r.jH)(e.observation)):""}function missingFacts(e,{run:n,inputs:t}){const o=missingIn(e,n.job.workspace)
if(!o)return
const s=[...o.names,...o.programs.map(({name:e})=>e)]
return{names:s,words:n.redact(tellMissing(o,t["setup-command"]!==void 0))}}})}
