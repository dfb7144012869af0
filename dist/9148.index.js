export const id=9148
export const ids=[9148]
export const modules={76767:((e,n,a)=>{a.r(n)
a.d(n,{installCommand:()=>installCommand,lacksIn:()=>lacksIn,missingFacts:()=>missingFacts,missingIn:()=>missingIn,tellMissing:()=>tellMissing})
var o=a(46032)
var s=a(16767)
var t=a(3024)
var i=a(94869)
var l=a(33737)
var r=a(88135)
var m=a(83094)
function tellMissing({names:e,command:n,programs:a},o){const s=o?(0,r.J1)("missing-set-up-there"):n===void 0?(0,r.J1)("missing-set-up-unknown"):(0,r.J1)("missing-set-up",{command:n})
const t=[...new Set(a.map(({step:e})=>(0,l.aY)(e)))].join(", ")
return[...e.length>0?[(0,r.J1)("missing-packages",{names:e.map(l.aY).join(", "),advice:s})]:[],...a.length>0?[(0,r.J1)("missing-programs",{names:a.map(({name:e})=>(0,l.aY)(e)).join(", "),steps:t})]:[]].join("\n\n")}const d=String.raw`[\`'"‘’]?([@\w][\w@./+:~-]{0,100}?)[\`'"‘’]?`
const c=[{family:"node",words:/Cannot find (?:module|package) ['"]([^'"\n]{1,200})['"]/g,nameOf:packageOf},{family:"node",words:/Failed to resolve \w+ "([^"\n]{1,200})"/g,nameOf:packageOf},{family:"node",words:/Could not resolve "([^"\n]{1,200})"/g,nameOf:packageOf},{family:"node",words:/Can't resolve '([^'\n]{1,200})'/g,nameOf:packageOf},{family:"node",words:/Your application tried to access ([\w@./-]{1,200}), but/g,nameOf:packageOf},{family:"python",words:/No module named ['"]?([A-Za-z_][\w.]{0,100})/g,nameOf:e=>e.split(".")[0]},{family:"go",words:/no required module provides package ([\w./~-]{1,200})/g},{family:"go",words:/missing go\.sum entry for module providing package ([\w./~-]{1,200})/g},{family:"go",words:/package ([\w./~-]{1,200}) is not in (?:std|GOROOT)\b/g},{family:"go",words:/cannot find module providing package ([\w./~-]{1,200})/g},{family:"rust",words:/can't find crate for `([\w-]{1,100})`/g},{family:"rust",words:/no matching package named `([\w-]{1,100})` found/g},{family:"rust",words:/failed to get `([\w-]{1,100})` as a dependency/g},{family:"ruby",words:/cannot load such file -- ([\w][\w/-]{0,100})/g,nameOf:e=>e.split("/")[0]},{family:"ruby",words:/Could not find gem '([\w-]{1,100})/g},{family:"ruby",words:/Could not find ([\w-]{1,100}?)-\d[\w.]*(?:, [^\n]*)? in (?:any of the sources|locally installed gems)/g},{family:"ruby",words:/bundler: command not found: ([\w-]{1,100})/g},{family:"php",words:/(?:required|require\w*\()[^\n]{0,300}?(vendor\/autoload\.php)/g},{family:"java",words:/Could not find artifact ([\w.-]+:[\w.-]+)/g},{family:"java",words:/the artifact ([\w.-]+:[\w.-]+):\S+ has not been downloaded/g},{family:"java",words:/Could not (?:resolve|find|download \S+) \(?([\w.-]+:[\w.-]+):/g},{family:"java",words:/Could not transfer artifact ([\w.-]+:[\w.-]+)/g},{family:"dotnet",words:/NU1101: Unable to find package ([\w.-]{1,100}?)\. /g},{family:"dotnet",words:/NETSDK1004: [^\n]{0,300}?(project\.assets\.json)/g},{family:"elixir",words:/\* (\w{1,100}) \(Hex package\)\s+the dependency is not available/g},{family:"elixir",words:/needed to build dependency :(\w{1,100})/g},{family:"dart",words:/Target of URI doesn't exist: 'package:([\w]{1,100})\//g},{family:"perl",words:/Can't locate ([\w/]{1,100})\.pm in @INC/g,nameOf:e=>e.replaceAll("/","::")},{family:"r",words:/there is no package called [‘'"]([\w.]{1,100})[’'"]/g},{family:"any",words:new RegExp(String.raw`(?:^|\n)(?:\S{0,100}/)?(?:ba|da|z|k|a)?sh: (?:line )?(?:\d+: )?${d}: (?:command )?not found`,"g")},{family:"any",words:/(?:^|\n)make(?:\[\d+\])?: ([\w.+-]{1,100}): (?:No such file or directory|Command not found)/g}]
function packageOf(e){if(/^(?:[./~#]|node:|file:|https?:|[A-Za-z]:\\)/.test(e))return
return e.split("/").slice(0,e.startsWith("@")?2:1).join("/")}function lacksIn(e,n){const a=c.flatMap(({family:a,words:o,nameOf:s=e=>e})=>[...n.matchAll(o)].slice(0,p).flatMap(([,n=""])=>{const o=s(n)
return o===void 0||o===""||a==="any"&&!isOfProject(e,o)?[]:[{name:o,family:a}]}))
return[...new Map(a.map(e=>[e.name,e])).values()]}const p=10
const f="run: corepack enable"
const u="uses: actions/setup-node"
const g="uses: actions/setup-python"
const y="uses: actions/setup-java"
const w=new Map(Object.entries({node:u,npm:u,npx:u,pnpm:f,yarn:f,bun:"uses: oven-sh/setup-bun",deno:"uses: denoland/setup-deno",python:g,python3:g,pip:g,pip3:g,poetry:"run: pipx install poetry",pipenv:"run: pipx install pipenv",uv:"uses: astral-sh/setup-uv",go:"uses: actions/setup-go",cargo:"run: rustup toolchain install stable",java:y,mvn:y,gradle:"uses: gradle/actions/setup-gradle",ruby:"uses: ruby/setup-ruby",bundle:"uses: ruby/setup-ruby",php:"uses: shivammathur/setup-php",composer:"uses: shivammathur/setup-php",dotnet:"uses: actions/setup-dotnet",mix:"uses: erlef/setup-beam",elixir:"uses: erlef/setup-beam"}))
const h=/\b(?:npm|pnpm|yarn|bun|npx|make|just|rake|composer|poetry|uv|pipenv|tox|nox|mvnw?|gradlew?)\b/
function isOfProject(e,n){return w.has(n)||h.test(e)&&!new RegExp(String.raw`(?:^|[\s;&|(/])${n.replaceAll(/[^\w-]/g,".")}(?=\s|$|[;&|)])`).test(e)}const v=/\b(?:install|ci|add|sync|restore|require|fetch|download|get|deps\.get|update|resolve)\b/
function missingIn(e,n){const a=e.flatMap(e=>(0,m.EG)(e).map(n=>({...n,output:textOf(e)})))
const o=a.flatMap(({command:e,exitCode:n,output:o},s)=>{if(n<=0)return[]
const t=a.slice(s+1).some(n=>n.exitCode===0&&repairs(n.command,e))
return t?[]:lacksIn(e,o)})
const s=[...new Set(o.map(({name:e})=>(0,i.TN)(e,100)))].slice(0,p)
if(s.length===0)return
const t=s.flatMap(e=>w.has(e)?[{name:e,step:w.get(e)??""}]:[])
const l=o.filter(({name:e})=>!w.has(e))
const r=l.length===0?void 0:installCommand(l,filesIn(n))
return{names:s.filter(e=>!w.has(e)),programs:t,command:r}}function repairs(e,n){const[a,o]=[plain(e),plain(n)]
return v.test(a)||a.startsWith(o)||o.startsWith(a)}function plain(e){return e.trim().replace(/^(?:cd \S+ *(?:&&|;) *|\w+=\S* +)+/,"")}function textOf(e){return e.kind==="ObservationEvent"?(0,o.wh)((0,s.jH)(e.observation)):""}function missingFacts(e,{run:n,inputs:a}){const o=missingIn(e,n.job.workspace)
if(!o)return
const s=[...o.names,...o.programs.map(({name:e})=>e)]
return{names:s,words:n.redact(tellMissing(o,a["setup-command"]!==void 0))}}const k=2e3
function filesIn(e){const n=(0,t.HL)(e,"",k)
return new Set(n.status==="read"?n.entries.map(({name:e})=>e):[])}const b=[{family:"node",file:/^pnpm-lock\.yaml$/,command:"corepack pnpm install --frozen-lockfile"},{family:"node",file:/^\.yarnrc\.yml$/,command:"corepack yarn install --immutable"},{family:"node",file:/^yarn\.lock$/,command:"corepack yarn install --frozen-lockfile"},{family:"node",file:/^bun\.lockb?$/,command:"bun install --frozen-lockfile"},{family:"node",file:/^(?:package-lock|npm-shrinkwrap)\.json$/,command:"npm ci"},{family:"node",file:/^package\.json$/,command:"npm install --no-package-lock"},{family:"python",file:/^uv\.lock$/,command:"uv sync --frozen"},{family:"python",file:/^poetry\.lock$/,command:"poetry install"},{family:"python",file:/^Pipfile\.lock$/,command:"pipenv sync --dev"},{family:"python",file:/^requirements\.txt$/,command:"pip install --user -r requirements.txt"},{family:"python",file:/^(?:pyproject\.toml|setup\.py)$/,command:"pip install --user ."},{family:"go",file:/^go\.mod$/,command:"go mod download"},{family:"rust",file:/^Cargo\.toml$/,command:"cargo fetch"},{family:"ruby",file:/^Gemfile$/,command:"bundle install"},{family:"php",file:/^composer\.json$/,command:"composer install"},{family:"java",file:/^pom\.xml$/,command:"mvn --batch-mode dependency:go-offline"},{family:"java",file:/^gradlew$/,command:"./gradlew testClasses"},{family:"java",file:/^(?:build|settings)\.gradle(?:\.kts)?$/,command:"gradle testClasses"},{family:"dotnet",file:/\.(?:sln|slnx|csproj|fsproj)$/,command:"dotnet restore"},{family:"elixir",file:/^mix\.exs$/,command:"mix local.hex --force && mix deps.get"},{family:"dart",file:/^pubspec\.yaml$/,command:"dart pub get"}]
function installCommand(e,n){const a=new Set(e.map(({family:e})=>e).filter(e=>e!=="any"))
const fits=({family:e,file:o})=>(a.size===0||a.has(e))&&[...n].some(e=>o.test(e))
return b.find(fits)?.command}})}
