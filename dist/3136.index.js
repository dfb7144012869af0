export const id=3136
export const ids=[3136]
export const modules={17595:((t,e,s)=>{s.d(e,{D:()=>parseCommandLine})
var r
const n=20
function tokensOf(t){const{tokens:e,isBroken:s}=new Lexer(t,0,0,"").run()
return{tokens:e,isBroken:s}}const i=/&&|\|\||;;&?|;&|\|&|[;&|()\n]/y
const o=/(?:\d+|\{\w+\})?(?:<<<|<<-?|<>|<&|>&|>>|>\||<(?!\()|>(?!\())|&>>?/y
const a=/(?:[ \t\r]|\\\n)+/y
const c=/[^ \t\r\n;&|()<>'"\\$`]+/y
const u=/\(\([\w \t$+*/%<>=!&|~^?:,.[\]-]*\)\)/y
const l=/\([^()]*\)/y
const p=/#[^\n]*/y
class Lexer{#t
#e
#s
#r=[]
#n=[]
#i
#o=0
#a=0
#c=!1
constructor(t,e,s,r){this.#t=t
this.#i=e
this.#e=s
this.#s=r}run(){while(this.#i<this.#t.length&&!this.#c&&!this.#u())this.#l()
if(this.#s!==""&&!this.#u())this.#c=!0
return{tokens:this.#r,isBroken:this.#c,end:this.#i+this.#s.length}}#u(){return this.#s!==""&&this.#o===0&&this.#t[this.#i]===this.#s}#l(){if(this.#p(a)!==void 0||this.#p(p)!==void 0)return
if(this.#d())return
const t=this.#p(o)
if(t!==void 0){this.#h(t)
return}const e=this.#p(i)
if(e===void 0){this.#r.push(this.#f())
return}if(e==="(")this.#o+=1
if(e===")")this.#o-=1
this.#r.push({kind:"operator",text:e})
if(e==="\n")this.#m()}#p(t){t.lastIndex=this.#i
const e=t.exec(this.#t)?.[0]
if(e!==void 0)this.#i+=e.length
return e}#d(){if(this.#p(u)===void 0)return!1
this.#r.push({kind:"word",text:"((",isBare:!0,within:[]})
return!0}#h(t){this.#p(a)
const e=this.#f()
const s=t.replace(/^(?:\d+|\{\w+\})/,"")
const r={kind:"redirect",operator:s,target:e.text}
this.#r.push(r)
if(/^<<-?$/.test(r.operator))this.#n.push({redirect:r,end:e.text,hasTabs:r.operator==="<<-"})}#m(){for(const{redirect:t,end:e,hasTabs:s}of this.#n.splice(0)){const r=this.#i
let n=this.#t.length
while(this.#i<this.#t.length){const t=this.#v()
if((s?t.text.replace(/^\t+/,""):t.text)!==e)continue
n=t.start
break}t.target=this.#t.slice(r,n)}}#v(){const t=this.#i
const e=this.#t.indexOf("\n",t)
this.#i=e<0?this.#t.length:e+1
return{text:this.#t.slice(t,e<0?void 0:e),start:t}}#f(){const t=[]
const e=[]
let s=!0
while(this.#i<this.#t.length&&!this.#c){const r=this.#p(c)
if(r!==void 0){t.push(r)
continue}const n=this.#t[this.#i]??""
if(n==="("&&t.at(-1)?.endsWith("=")&&this.#p(l)!==void 0)continue
if(n==="'"||n==='"'||n==="\\")s=!1
else if(!/[$`]/.test(n)&&!/^[<>]\(/.test(this.#t.slice(this.#i,this.#i+2)))break
t.push(this.#b(n,e))}return{kind:"word",text:t.join(""),isBare:s,within:e}}#b(t,e){switch(t){case"'":return this.#k("'")
case'"':return this.#g(e)
case"\\":return this.#x()
case"`":return this.#w(e)
default:return this.#y(e)}}#x(){const t=this.#t[this.#i+1]??""
this.#i+=2
return t==="\n"?"":t}#$(){const t=this.#t[this.#i+1]??""
return/[$`"\\\n]/.test(t)?this.#x():this.#j()}#j(){this.#i+=1
return this.#t[this.#i-1]??""}#k(t){const e=this.#t.indexOf(t,this.#i+1)
if(e<0){this.#c=!0
return""}const s=this.#t.slice(this.#i+1,e)
this.#i=e+1
return s}#g(t){this.#i+=1
return this.#O('"',/[^"\\$`]+/y,t)}#O(t,e,s){const r=[]
for(let n=this.#t[this.#i];n!==t;n=this.#t[this.#i]){if(n===void 0||this.#c){this.#c=!0
return r.join("")}const i=t==='"'&&(n==="\\"||n==="$"&&this.#t[this.#i+1]==="'")
r.push(this.#p(e)??(i?this.#$():this.#b(n,s)))}this.#i+=1
return r.join("")}#w(t){const e=this.#i
const s=this.#p(/`(?:[^`\\]|\\[\s\S])*`/y)
if(s===void 0||this.#e>=n){this.#c=!0
return""}t.push(new r(s.slice(1,-1).replaceAll(/\\([`\\$])/g,"$1"),0,this.#e+1,"").run())
return this.#t.slice(e,this.#i)}#y(t){const e=this.#i
const s=this.#t[e+1]
this.#i+=s==="("||s==="{"?2:1
if(s==="(")this.#P(t)
else if(s==="{")this.#_(t)
else if(s==="'"&&this.#p(/'(?:[^'\\]|\\[\s\S])*'/y)===void 0)this.#c=!0
return this.#t.slice(e,this.#i)}#_(t){this.#a+=1
if(this.#a>n)this.#c=!0
else this.#O("}",/[^}'"\\$`<>]+|[<>]/y,t)
this.#a-=1}#P(t){this.#i-=1
if(this.#p(u)!==void 0)return
this.#i+=1
if(this.#e>=n){this.#c=!0
return}const e=new r(this.#t,this.#i,this.#e+1,")").run()
t.push(e)
this.#i=e.end
if(e.isBroken)this.#c=!0}}r=Lexer
const d=40
const h=new Set(["if","for","while","until","select","case"])
const f=new Set(["fi","done","esac","}"])
const m=new Set(["then","do","else","elif"])
function parseCommandLine(t){return scriptOf(tokensOf(t))}function scriptOf({tokens:t,isBroken:e}){const s=new Parser(t).script()
return{lists:s.lists,isBroken:e||s.isBroken}}class Parser{#r
#i=0
#e=0
#c=!1
constructor(t){this.#r=t}script(){const t=this.#B()
return{lists:t,isBroken:this.#c||this.#i<this.#r.length}}#I(){const t=this.#r[this.#i]
return t?.kind==="operator"?t.text:""}#W(){const t=this.#r[this.#i]
return t?.kind==="word"&&t.isBare?t.text:""}#C(){return this.#i>=this.#r.length||this.#I()===")"||f.has(this.#W())}#B(){const t=[]
while(!this.#c){while(/^(?:;|;;|;;&|;&|\n)$/.test(this.#I())||m.has(this.#W()))this.#i+=1
if(this.#C())break
const e=this.#i
t.push(this.#T())
if(this.#i===e)this.#c=!0}return t}#T(){const t=[{joint:"",pipeline:this.#K()}]
for(let e=this.#I();e==="&&"||e==="||";e=this.#I()){this.#D()
t.push({joint:e,pipeline:this.#K()})}const e=this.#I()==="&"
if(e)this.#i+=1
return{steps:t,isBackground:e}}#D(){do{this.#i+=1}while(this.#I()==="\n")}#K(){let t=!1
for(let e=this.#W();e==="!"||e==="time";e=this.#W()){this.#i+=1
if(e==="!")t=!t
else if(this.#W()==="-p")this.#i+=1}const e=[this.#S()]
while(/^\|&?$/.test(this.#I())){this.#D()
e.push(this.#S())}return{isNegated:t,commands:e}}#S(){this.#e+=1
if(this.#e>d){this.#c=!0
return{kind:"control",body:{lists:[],isBroken:!0}}}const t=this.#z()
this.#e-=1
return t}#z(){const t=this.#W()
if(this.#I()==="(")return this.#q(!0,()=>this.#I()===")")
if(t==="{")return this.#q(!1,()=>this.#W()==="}")
if(h.has(t))return this.#N(t)
if(t==="function")return this.#L()
return this.#A()}#q(t,e){this.#i+=1
const s=this.#B()
if(e())this.#i+=1
else this.#c=!0
const r=filesOf(this.#E())
return{kind:"group",isSubshell:t,body:{lists:s,isBroken:this.#c},writesTo:r}}#E(){const t=[]
for(let e=this.#r[this.#i];e?.kind==="redirect";e=this.#r[this.#i]){t.push(e)
this.#i+=1}return t}#N(t){this.#i+=1
if(t==="for"||t==="select")this.#F(t=>t==="do")
if(t==="case")this.#F(t=>t==="in")
const e=t==="case"?this.#M():this.#B()
if(f.has(this.#W())&&this.#W()!=="}")this.#i+=1
else this.#c=!0
this.#E()
return{kind:"control",body:{lists:e,isBroken:this.#c}}}#F(t){while(this.#i<this.#r.length&&!t(this.#W()))this.#i+=1
this.#i+=1}#M(){const t=[]
while(this.#i<this.#r.length&&!this.#c){while(/^(?:\n|;;|;;&|;&)$/.test(this.#I()))this.#i+=1
if(this.#W()==="esac")break
while(this.#i<this.#r.length&&this.#I()!==")")this.#i+=1
this.#i+=1
t.push(...this.#B())}return t}#L(){this.#i+=1
const t=this.#W()
this.#i+=1
if(this.#I()==="(")this.#i+=2
return this.#U(t)}#U(t){while(this.#I()==="\n")this.#i+=1
const e=this.#S()
const s={joint:"",pipeline:{isNegated:!1,commands:[e]}}
return{kind:"definition",name:t,body:{lists:[{steps:[s],isBackground:!1}],isBroken:!1}}}#A(){const t=[]
const e=[]
const s=this.#W()==="[["
for(let r=this.#r[this.#i];r!==void 0;r=this.#r[this.#i]){if(r.kind==="operator"&&!s)break
this.#i+=1
if(r.kind==="redirect")e.push(r)
if(r.kind==="word")t.push(wordOf(r))
if(s&&r.kind==="word"&&r.text==="]]")break}const[r]=t
if(t.length===1&&r?.isBare&&this.#R()){this.#i+=2
return this.#U(r.text)}return simpleOf(t,e)}#R(){const t=this.#r[this.#i+1]
return this.#I()==="("&&t?.kind==="operator"&&t.text===")"}}function wordOf({text:t,isBare:e,within:s}){return{text:t,isBare:e,within:s.map(scriptOf)}}function simpleOf(t,e){const s=t.findIndex(({text:t})=>!/^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(t))
const r=s<0?t.length:s
return{kind:"simple",assignments:t.slice(0,r),words:t.slice(r),input:e.findLast(({operator:t})=>t.startsWith("<<"))?.target,writesTo:filesOf(e)}}function filesOf(t){const e=t.filter(({operator:t,target:e})=>t.includes(">")&&!/^(?:\d|-|\/dev\/.*)$/.test(e))
return e.map(({target:t})=>t)}}),92816:((t,e,s)=>{s.d(e,{AN:()=>i,dL:()=>r,dW:()=>n,q1:()=>o})
const r={npm:{run:"run run-script rum urn",values:"--prefix -C -w --workspace --loglevel"},pnpm:{run:"run run-script",isDirect:!0,values:"-C --dir -F --filter --filter-prod --workspace-concurrency --reporter"},yarn:{run:"run",isDirect:!0,values:"--cwd"},bun:{run:"run",isDirect:!0,values:"--cwd --filter -F"},nr:{run:"",isDirect:!0},vlt:{run:"run"},deno:{run:"task",values:"--cwd --config -c"},composer:{run:"run run-script",isDirect:!0,values:"-d --working-dir"},rushx:{run:"",isDirect:!0},rush:{run:"",isDirect:!0},nx:{run:"run run-many affected",isDirect:!0,isTask:!0,values:"-p --projects --base --head --exclude --parallel -t --target --targets"},turbo:{run:"run",isDirect:!0,isTask:!0,values:"--filter -F --concurrency --cache-dir"},lerna:{run:"run",values:"--scope --ignore --concurrency --since"},moon:{run:"run",isTask:!0},lage:{run:"run",isDirect:!0},melos:{run:"run"},fastlane:{run:"ios android",isDirect:!0},earthly:{run:"",isDirect:!0},mage:{run:"",isDirect:!0},mise:{run:"run r",isDirect:!0},bb:{run:"run",isDirect:!0},cargo:{run:"xtask make"}}
const n={make:"-C --directory -f --file --makefile -I -o -W -l -E --eval",gmake:"-C --directory -f --file --makefile -I -o -W",ninja:"-C -f -j -k -l",just:"-f --justfile -d --working-directory --set",task:"-d --dir -t --taskfile -o",rake:"-f --rakefile -I -R -T",rails:"",ant:"-f -file -buildfile -lib -D",gradle:"-p --project-dir -b --build-file -I --init-script -c --settings-file -g --gradle-user-home -x --exclude-task --tests --console",gradlew:"-p --project-dir -b --build-file -I --init-script -c --settings-file -g -x --exclude-task --tests --console",mvn:"-f --file -pl --projects -P -s --settings -gs -T --threads -t -rf --resume-from -l --log-file",mvnw:"-f --file -pl --projects -P -s --settings -T --threads -rf",mvnd:"-f --file -pl --projects -P -s --settings -T",sbt:"-java-home -sbt-dir -ivy",sbtn:"",mill:"-j --jobs",invoke:"-c --collection -r --search-root",inv:"-c -r",doit:"-f --file -d",scons:"-C -f -j",grunt:"--gruntfile --base",gulp:"--gulpfile -f",jake:"-f",phing:"-f",fake:"",nuke:"",xcodebuild:"-project -workspace -scheme -destination -configuration -sdk -derivedDataPath -testPlan -resultBundlePath"}
const i=new Set(["gradle","gradlew","mvn","mvnw","mvnd","sbt","sbtn","mill","xcodebuild"])
const o={node:{values:"-r --require --import --loader --experimental-loader -C --conditions --env-file --test-reporter --test-name-pattern --test-reporter-destination",text:"-e --eval -p --print -pe"},nodejs:{values:"-r --require",text:"-e -p"},tsx:{values:"--tsconfig",text:"-e -p"},"ts-node":{values:"-P --project -O -r",text:"-e -p"},"ts-node-esm":{values:"-P",text:"-e"},"babel-node":{values:"--presets",text:"-e"},python:{values:"-W -X",text:"-c"},pypy:{values:"-W -X",text:"-c"},ruby:{values:"-r -I -C -W",text:"-e"},jruby:{values:"-r -I",text:"-e"},php:{values:"-d -c",text:"-r"},perl:{values:"-I -M",text:"-e -E -ne -pe"},raku:{values:"-I",text:"-e"},lua:{values:"-l",text:"-e"},luajit:{values:"-l",text:"-e"},elixir:{values:"-r -pa",text:"-e"},julia:{values:"-t --threads",text:"-e -E"},Rscript:{values:"",text:"-e"},R:{values:"-f",text:"-e"},bash:{values:"-o -O",text:""},sh:{values:"-o",text:""},dash:{values:"-o",text:""},zsh:{values:"-o",text:""},ksh:{values:"-o",text:""},fish:{values:"",text:""},pwsh:{values:"",text:"-c -Command"},groovy:{values:"-cp",text:"-e"},java:{values:"-cp -classpath --class-path -p",text:""},scala:{values:"-cp",text:"-e"},swipl:{values:"-s -f",text:""},guile:{values:"-L -l",text:"-c"},sbcl:{values:"",text:""},emacs:{values:"-L -l -f",text:""},vim:{values:"",text:""},nvim:{values:"-u",text:""},tclsh:{values:"",text:""},octave:{values:"",text:"--eval"}}}),28512:((t,e,s)=>{s.d(e,{M:()=>p,n:()=>programKind})
var r=s(31802)
var n=s(92816)
const i=new Set(`test [ [[ (( cat tac head tail less more bat sed awk gawk grep egrep fgrep zgrep rg ag ack find fd ls ll tree exa eza stat file\n  wc sort uniq cut tr diff cmp comm patch git gh hub svn hg echo printf print mkdir rmdir rm mv cp ln touch chmod chown install\n  dd tar zip unzip gzip gunzip bzip2 xz zstd 7z vim vi nano ed emacsclient code subl open xdg-open cd pushd popd\n  pwd which whereis type hash export unset set shopt declare local readonly alias unalias trap ulimit umask read mapfile\n  kill pkill killall wait jobs fg bg sleep true false : exit return break continue let date cal uname whoami id\n  groups hostname ps top htop df du free mount umount curl wget http httpie scp rsync sftp ftp nc ncat telnet ping dig nslookup\n  host ssh-keygen gpg openssl base64 md5sum sha1sum sha256sum xxd od hexdump strings jq yq xmllint tidy column paste join tee\n  apt apt-get aptitude dpkg yum dnf rpm pacman brew port snap flatpak apk pip pip3 pipx gem cpan cpanm\n  virtualenv venv createdb dropdb createuser psql mysql mysqladmin mysqldump mariadb sqlite3 mongo mongosh redis-cli pg_dump\n  pg_restore systemctl service journalctl crontab useradd usermod passwd man info apropos help history fc bind\n  gcc g++ cc c++ clang clang++ ld ar nm objdump readelf javac kotlinc rustc ghc ocaml tsc eslint prettier biome black ruff\n  flake8 pylint mypy pyright isort bandit rubocop standardrb stylelint shellcheck hadolint yamllint markdownlint actionlint\n  golangci-lint staticcheck gofmt goimports rustfmt clang-format clang-tidy cppcheck cmake autoreconf autoconf automake\n  protoc buf swagger openapi-generator terraform-docs tflint pre-commit code2prompt cloc tokei scc\n  ffmpeg convert identify pkg-config locale iconv dos2unix unix2dos seq yes entr rename`.split(/\s+/))
const o=/^(?:add|install|i|ci|remove|rm|uninstall|update|up|upgrade|audit|outdated|list|ls|info|view|why|init|create|config|cache|link|unlink|pack|publish|version|login|logout|set|plugin|dedupe|import|patch|rebuild|prune|store|env|server|setup|doctor|require|dump-autoload|show|validate|search|clean|constraints|stage|unplug|licenses|approve-builds|fetch|deploy|graph|reset|release|format|format:check|migrate|report|repair|login|lock|sync|self|export)$/
const a=/^(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run|show-only|showconfig|show-config|clear-?cache|markers|fixtures|setup-plan|just-print|recon|init|print-config|dump-config)|-(?:h|\?|list|help|version)|-Dmaven\.test\.skip(?:=true)?|-DskipTests(?:=true)?|-DskipITs)(?:=.*)?$/i
const c={ctest:/^-N$/,bash:/^-n$/,sh:/^-n$/,node:/^(?:-c|--check)$/,ruby:/^-c$/,php:/^-l$/,perl:/^-c$/,tox:/^-(?:l|a)$|^(?:list|config|devenv)$/,nox:/^-l$/,make:/^-(?:n|q|t)$/,gmake:/^-n$/,just:/^-(?:n|l)$/,task:/^-(?:n|l|a)$/,rake:/^-(?:n|T|P|D)$/,gradle:/^-m$/,gradlew:/^-m$/,go:/^-(?:c|n)$/,dotnet:/^-t$/,vitest:/^(?:list|init|bench)$/,karma:/^init$/,jasmine:/^(?:init|examples)$/,behat:/^--story-syntax$/,bats:/^-(?:c|v)$/,busted:/^-l$/,prove:/^-D$/,stestr:/^(?:list|last|failing|slowest|init)$/,codecept:/^(?:build|generate:.*|g:.*|bootstrap|init)$/,ginkgo:/^(?:bootstrap|generate|build|unfocus)$/,tap:/^(?:build|plugin|config|report|list)$/,pytest:/^--(?:cache-show|setup-only)$/}
var u=s(6082)
const l=/^(?:verify|check|integration-test)$/
const p="script:"
function programKind(t,e,s){const r=anyKind(t,e,s)
const n=r==="runner"||r==="script"||r==="weak"
return n&&runsNothing(e,s)?"other":r}function runsNothing(t,e){const s=Object.hasOwn(c,t)?c[t]:void 0
return e.some(t=>a.test(t)||s?.test(t))}function anyKind(t,e,s){const r=t.startsWith(p)?t.slice(p.length):void 0
if(r!==void 0)return scriptNamed(r,s)
const n=Object.hasOwn(h,e)?h[e]?.(s):void 0
const o=n??verbKind(e,s)??scriptKind(e,s)??targetKind(e,s)??interpreterKind(e,s)
if(o!==void 0)return o
if(u.Ir.has(withoutExtension(e)))return"runner"
if(i.has(e)&&!t.includes("/"))return"other"
const a=t.includes("/")||/\.(?:[cm]?[jt]s|sh|bash|py|rb|pl|php|lua|exs?|jl|bats)$/.test(t)
const c=a?fileProgramKind(t,s):"launcher"
return c==="launcher"?bySubCommand(s):c}function bySubCommand(t){const e=t.find(t=>!t.startsWith("-"))??""
return/^(?:tests?|specs?|e2e|unit-?tests?|test:[\w:-]+)$/.test(e)?"script":"launcher"}function ofName(t){if(t==="test")return"script"
return t==="weak"?"weak":"launcher"}function withoutExtension(t){return t.replace(/(?:-[\d.]+)?\.(?:phar|js|mjs|cjs|ts|rb|py|sh)$/,"")}function positionals(t,e=""){const s=e.split(" ")
const r=[]
for(let e=0;e<t.length;e+=1){const n=t[e]??""
if(n==="--")return[...r,...t.slice(e+1)]
if(n.startsWith("-"))e+=s.includes(n)?1:0
else r.push(n)}return r}function verbKind(t,e){const s=Object.hasOwn(u.hU,t)?u.hU[t]:void 0
if(s===void 0)return
const r=positionals(e,s.values).filter(t=>!/^\+(?!test)/.test(t))
const n=s.verbs.split(",").some(t=>t!==""&&isPhrase(t.split(" "),r))
if(n)return/^p?npm$/.test(t)?"script":"runner"
const i=u.Ir.has(t)&&s.verbs!==""
return i?"other":void 0}function isPhrase(t,e){return t.every((t,s)=>e[s]===t)}function scriptKind(t,e){const s=Object.hasOwn(n.dL,t)?n.dL[t]:void 0
if(s===void 0)return
const[r="",i="",...a]=positionals(e,s.values)
if(s.run.split(" ").includes(r)){const t=taskOption(e)??(s.isTask?taskIn(i):i)
return t===""?"launcher":scriptNamed(t,a)}if(o.test(r))return"other"
if(!s.isDirect||r==="")return
return scriptNamed(s.isTask?taskIn(r):r,e.slice(e.indexOf(r)+1))}function taskOption(t){const e=t.findIndex(t=>/^(?:-t|--targets?)(?:=|$)/.test(t))
const s=t[e]??""
return e<0?void 0:s.includes("=")?s.slice(s.indexOf("=")+1):t[e+1]}function taskIn(t){return/^[\w@/.-]*[:#]([\w-]+)/.exec(t)?.[1]??t}function scriptNamed(t,e){const s=t.slice(t.lastIndexOf("/")+1)
const o=u.Ir.has(s)||[u.hU,n.q1,n.dW].some(t=>Object.hasOwn(t,s))
if(o)return programKind(t,s,e)
const a=(0,r.u)(t)
if(a!=="other")return ofName(a)
if(/\.[cm]?[jt]sx?$|\.py$/.test(t))return fileProgramKind(t,e)
return i.has(s)?"other":"launcher"}function targetKind(t,e){const s=Object.hasOwn(n.dW,t)?n.dW[t]:void 0
if(s===void 0)return
const i=positionals(e,s).filter(t=>!/^\w+=/.test(t)).flatMap(t=>t.split(/[;\s]+/))
if(n.AN.has(t))return i.some(runsTests)?"runner":"launcher"
const o=i.map(r.u)
return o.includes("test")?"script":o.includes("weak")?"weak":"launcher"}function runsTests(t){const e=t.slice(t.lastIndexOf(":")+1)
return l.test(e)||/^(?:surefire|failsafe):/.test(t)||(0,r.u)(e)==="test"}function interpreterKind(t,e){const s=Object.hasOwn(n.q1,t)?n.q1[t]:void 0
if(s===void 0)return
const r=s.text.split(" ")
const i=s.values.split(" ")
for(let s=0;s<e.length;s+=1){const n=e[s]??""
if(r.includes(n))return isTestText(t,e[s+1]??"")?"runner":"other"
if(!n.startsWith("-"))return fileProgramKind(n,e.slice(s+1))
if(n==="-"||n==="-s")return"other"
if(i.includes(n))s+=1}return"other"}function isTestText(t,e){if(t==="Rscript"||t==="R")return/\b(?:devtools|testthat|tinytest|rcmdcheck|covr)::(?:test|check|run_test|build_install_test|rcmdcheck|package_coverage)\w*\(/.test(e)
if(t==="julia")return/\bPkg\.test\(/.test(e)
return t==="pwsh"&&/\bInvoke-Pester\b/.test(e)}const d=/^(?:manage\.py|setup\.py|artisan|console|Build|waf|x\.py|tasks\.py)$/
function fileProgramKind(t,e){const s=t.slice(t.lastIndexOf("/")+1)
if(d.test(s))return runsNothing(s,e)?"other":bySubCommand(e)
const i=withoutExtension(s)
const o=[u.hU,n.dL,n.dW].some(t=>Object.hasOwn(t,i))
if(u.Ir.has(i))return runsNothing(i,e)?"other":"runner"
if(o&&!/\.\w+$/.test(s))return programKind(i,i,e)
return ofName((0,r.h)(t))}const h={node:t=>{if(t.some(t=>/^--(?:test|test-only|experimental-test-coverage)$/.test(t)))return"runner"
const e=t.indexOf("--run")
return e<0?void 0:ofName((0,r.u)(t[e+1]??""))},tsx:t=>t.includes("--test")?"runner":void 0,python:moduleKind,pypy:moduleKind,tox:environmentKind,nox:environmentKind,karma:t=>t[0]==="start"||t[0]==="run"?"runner":"other",cmake:t=>{const e=t.findIndex(t=>t==="--target"||t==="-t")
return e<0?"launcher":ofName((0,r.u)(t[e+1]??""))},clj:clojureKind,clojure:clojureKind,emacs:t=>ofPattern(t,/ert-run-tests-batch|buttercup-run/),nvim:t=>ofPattern(t,/Plenary(?:Busted|Test)|MiniTest\.run|busted/),vim:t=>ofPattern(t,/Vader|themis/),xcodebuild:t=>t.some(t=>/^test(?:-without-building)?$/.test(t))?"runner":"launcher",java:t=>ofPattern(t,/^org\.junit\.|^org\.testng\.TestNG$|junit-platform-console/)==="runner"?"runner":void 0,source:()=>"launcher",".":()=>"launcher",docker:t=>t.includes("up")?"launcher":"other",podman:()=>"other",sail:t=>ofName(t.some(t=>/^(?:test|pest|phpunit|dusk)$/.test(t))?"test":"other"),"start-server-and-test":t=>ofName((0,r.u)(t.at(-1)??""))}
function ofPattern(t,e){return t.some(t=>e.test(t))?"runner":"other"}function clojureKind(t){return t.some(t=>/^-[MXTA]\S*test/.test(t))?"runner":void 0}function environmentKind(t){const e=t.findIndex(t=>/^(?:-e|-s|--sessions?|--envlist)$/.test(t))
const s=e<0?"":t[e+1]??""
return s===""||/py|test|cov|unit|spec/i.test(s)?"script":"launcher"}function moduleKind(t){const e=t.findIndex(t=>/^-[a-zA-Z]*m$/.test(t))
const s=t.findIndex(t=>!t.startsWith("-"))
if(e<0||s>=0&&s<e)return
const r=t[e+1]??""
const n=t.slice(e+2)
if(/^(?:tox|nox)$/.test(r))return environmentKind(n)
if(u.L5.test(r))return"runner"
if(r==="django")return bySubCommand(n)
return/(?:^|\.)(?:tests?|test_\w+|\w+_tests?|run_?tests)(?:\.|$)/.test(r)?"script":"other"}}),6082:((t,e,s)=>{s.d(e,{Ir:()=>r,L5:()=>i,PS:()=>failsWithoutTests,hU:()=>n})
const r=new Set(`pytest py.test vitest jest mocha _mocha ts-mocha ava tap jasmine jasmine-node karma wtr web-test-runner testcafe nightwatch\n  cucumber-js cucumber tape qunit uvu borp tstest poku testem wdio bats shellspec zunit roundup shunit2\n  rspec rspec-queue parallel_rspec parallel_test minitest turbo_tests flatware phpunit pest paratest\n  codecept behat phpspec kahlan atoum simple-phpunit ctest prove yath busted nose2 nosetests trial stestr ostestr\n  zope-testrunner behave robot pabot lettuce radish ward gotestsum gotest richgo ginkgo\n  cargo-nextest cargo-tarpaulin elm-test testthat vstest.console mstest nunit3-console xunit.console luaunit telescope\n  prove6 kaocha lein-test ert-runner buttercup vusted vader themis molecule inspec bashunit newman\n  elm-test-rs ospec codeceptjs venom hurl k6 detox maestro runtests `.split(/\s+/))
const n={npm:{verbs:"test,t,tst,it,cit,install-test,install-ci-test",values:"--prefix -C -w --workspace --loglevel --script-shell --registry --cache --userconfig"},pnpm:{verbs:"t,tst",values:"-C --dir -F --filter --filter-prod"},cargo:{verbs:"test,t,nextest run,nextest r,nt run,insta test,hack test,hack nextest run,llvm-cov,tarpaulin,miri test,miri nextest run,mutants,pgrx test,contract test,test-sbf,watch test",values:"--manifest-path --color --config -Z -C --target-dir"},cross:{verbs:"test",values:"--target --manifest-path"},"wasm-pack":{verbs:"test"},anchor:{verbs:"test"},go:{verbs:"test",values:"-C"},deno:{verbs:"test"},bun:{verbs:"test",values:"--cwd --config -c --env-file --preload -r"},dotnet:{verbs:"test,vstest"},swift:{verbs:"test",values:"--package-path"},mix:{verbs:"test,test.watch,test.interactive,espec,coveralls,coveralls.html,coveralls.json,coveralls.github,cmd test"},flutter:{verbs:"test,drive,pub run test",values:"-d --device-id"},dart:{verbs:"test,run test,pub run test"},pub:{verbs:"run test"},very_good:{verbs:"test"},zig:{verbs:"test,build test"},stack:{verbs:"test",values:"--stack-yaml --resolver --work-dir"},cabal:{verbs:"test,new-test,v2-test"},dune:{verbs:"test,runtest",values:"--root --profile"},meson:{verbs:"test"},playwright:{verbs:"test"},cypress:{verbs:"run,run-ct"},detox:{verbs:"test"},bazel:{verbs:"test,coverage",values:"--output_base --bazelrc"},bazelisk:{verbs:"test,coverage",values:"--output_base --bazelrc"},buck:{verbs:"test"},buck2:{verbs:"test",values:"--isolation-dir"},pants:{verbs:"test"},plz:{verbs:"test,cover"},please:{verbs:"test,cover"},lein:{verbs:"test,with-profile test,midje,spec,eftest,kaocha,cloverage"},mill:{verbs:"__.test"},"scala-cli":{verbs:"test"},scala:{verbs:"test"},bloop:{verbs:"test"},hatch:{verbs:"test"},rye:{verbs:"test"},ng:{verbs:"test,e2e"},"react-scripts":{verbs:"test"},"vue-cli-service":{verbs:"test:unit,test:e2e"},craco:{verbs:"test"},ember:{verbs:"test,exam"},hardhat:{verbs:"test,coverage"},truffle:{verbs:"test"},forge:{verbs:"test,coverage",values:"--root"},aptos:{verbs:"move test"},sui:{verbs:"move test"},scarb:{verbs:"test"},snforge:{verbs:"test"},nargo:{verbs:"test"},crystal:{verbs:"spec"},shards:{verbs:"test"},nimble:{verbs:"test"},dub:{verbs:"test"},gleam:{verbs:"test"},rebar3:{verbs:"eunit,ct,proper,do eunit"},spago:{verbs:"test"},odin:{verbs:"test"},v:{verbs:"test"},fpm:{verbs:"test"},alr:{verbs:"test"},luarocks:{verbs:"test"},dagger:{verbs:"call test"},terraform:{verbs:"test",values:"-chdir"},tofu:{verbs:"test",values:"-chdir"},helm:{verbs:"unittest,test"},opa:{verbs:"test"},conftest:{verbs:"verify"},kitchen:{verbs:"test,verify"},molecule:{verbs:"test,verify"},pio:{verbs:"test"},west:{verbs:"twister"},fastlane:{verbs:"test,tests,scan,ios test,android test"},tuist:{verbs:"test"},"ansible-test":{verbs:"units,integration,sanity"},dbt:{verbs:"test,build"},sqlmesh:{verbs:"test"},"wp-scripts":{verbs:"test-unit-js,test-e2e,test-playwright"},"wp-env":{verbs:"run tests"},k6:{verbs:"run"},codecept:{verbs:"run"},codeceptjs:{verbs:"run"},newman:{verbs:"run"},venom:{verbs:"run"},inspec:{verbs:"exec"},maestro:{verbs:"test"},R:{verbs:"CMD check"},rails:{verbs:"test,test:all,test:system,spec,t"}}
const i=/^(?:pytest|py\.test|unittest|nose|nose2|tox|nox|behave|robot|doctest|trial|twisted\.trial|testtools\.run|stestr|xdoctest|green|ward|zope\.testrunner|slash|test|test\.regrtest|avocado|pytest_cov)$/
const o=/^(?:pytest|py\.test|jest|vitest|ava|playwright|qunit|robot|nextest)$/
function failsWithoutTests(t,e){const s=e.some(t=>/pass-?with-?no-?tests|no-tests|empty-?suite|suppress-no-test/i.test(t))
const r=e.find(t=>!/^[-+]/.test(t))??""
const n=t==="python"||t==="cargo"?r:t.replace(/\.[cm]?js$/,"")
return!s&&o.test(n)}}),31802:((t,e,s)=>{s.d(e,{h:()=>fileKind,u:()=>nameKind})
const r=/^(?:tests?|specs?|e2e|units?|unittests?|integration|acceptance|functional|smoke|testing|rspec|pytest|jest|vitest|mocha|phpunit|cypress|playwright|cov|coverage|runtests?|testsuite|selftest|doctests?|conformance|regression)$/
const n=/^(?:checks?|verify|verification|validate|ci|qa|precommit|presubmit|prepush)$/
const i=/^(?:builds?|compile|assemble|classes|process|lint|linter|eslint|tslint|biome|prettier|format|fmt|types?|typecheck|tsc|typing|mypy|ruff|clean|clear|setup|prepare|install|uninstall|gen|generate|generator|create|make|new|init|seeds?|migrate|update|list|ls|show|publish|start|stop|serve|up|down|reset|download|fetch|sync|copy|reports?|results?|open|upload|bench|benchmark|deps)$/
const o=/^(?:package|resources|data|db|database|deploy|release|server|docs?|fixtures?|images?|docker|env|helpers?|utils?|configs?|dependencies|snapshot|mocks?|plan|requirements)$/
function nameKind(t){const e=wordsIn(t)
const s=/^(?:tests?|e2e|unit|integration):/i.test(t)
if(e.some(t=>i.test(t)||!s&&o.test(t)))return"other"
if(e.some(t=>r.test(t)))return"test"
return e.some(t=>n.test(t))?"weak":"other"}function fileKind(t){const e=t.split("/").filter(t=>t!==""&&t!==".")
const s=e.pop()??""
if(/^tests?_\w+\.\w+$|[_.](?:tests?|specs?)\.\w+$|\.t$/i.test(s))return"test"
const r=nameKind(s.replace(/\.\w+$/,""))
if(r!=="other")return r
const n=[s,...e].flatMap(wordsIn).some(t=>i.test(t)||o.test(t))
return!n&&e.some(t=>/^(?:tests?|__tests__|specs?|t|e2e)$/.test(t))?"test":"other"}function wordsIn(t){return t.slice(0,200).replaceAll(/([a-z\d])([A-Z])/g,"$1 $2").toLowerCase().split(/[^a-z\d]+/).filter(t=>t!=="")}}),18190:((t,e,s)=>{s.d(e,{k:()=>programName,D:()=>unwrapped})
var r=s(28512)
var n=s(31802)
const i={timeout:"-k= --kill-after= -s= --signal= #",gtimeout:"-k= --kill-after= -s= --signal= #",env:"-u= --unset= -C= --chdir= -S: --split-string: A=",nice:"-n= --adjustment=",ionice:"-c= -n= -p= --class= --classdata=",time:"-o= --output= -f= --format=",stdbuf:"-i= -o= -e= --input= --output= --error=",nohup:"",setsid:"",exec:"-a=",command:"-v- -V-",builtin:"",caffeinate:"-t= -w=",taskset:"#",chrt:"#",catchsegv:"",unbuffer:"",winpty:"","dbus-run-session":"--config-file=","xvfb-run":"-s= --server-args= -n= --server-num= -e= --error-file= -f= --auth-file= -w= --wait= -p= --xauth-protocol=",sudo:"-u= --user= -g= --group= -h= -C= -D= --chdir= -p= --prompt= A=",doas:"-u= -C=",su:"* -c: --command: -s= --shell=",runuser:"-u= --user= -c: --command: -s=",fakeroot:"",firejail:"",unshare:"",chroot:"#",flock:"-w= --timeout= -E= -c: #",script:"-c: --command: -O= -I= -B= -T= -m= -o=",strace:"-o= -e= -p= -s=",ltrace:"-o= -e=",valgrind:"",rr:"+","rr record":"","perf stat":"-e= -r= -o=",perf:"+",xargs:"-n= -P= -I= -L= -d= -a= -E= -s=",faketime:"#",kcov:"#",c8:"-r= --reporter= -o= -d= -n= -x= --all=",nyc:"-r= --reporter= -t= -n= -x=",coverage:"+","coverage run":"-m!python >python --source= --rcfile= --omit= --include= --data-file= --context= --concurrency=",slipcover:"--source= --out=","cross-env":"A=","cross-env-shell":"A=",dotenv:"-e= -f= -v= +?","dotenv run":"",dotenvx:"+","dotenvx run":"-f= --env-file=","env-cmd":"-f= -e=",doppler:"+","doppler run":"-p= -c= --project= --config=",op:"+","op run":"--env-file=",infisical:"+","infisical run":"--env= --path=",direnv:"+","direnv exec":"#",mise:"+","mise exec":"-c: -C= T","mise x":"-c: -C= T",asdf:"+","asdf exec":"",nvm:"+","nvm exec":"#","nvm run":"#",fnm:"+","fnm exec":"--using=",volta:"+","volta run":"--node= --npm= --yarn= --pnpm=",rbenv:"+","rbenv exec":"",pyenv:"+","pyenv exec":"",jenv:"+","jenv exec":"",conda:"+","conda run":"-n= --name= -p= --prefix= --cwd=",mamba:"+","mamba run":"-n= -p= --cwd=",micromamba:"+","micromamba run":"-n= -p= --cwd=",nix:"+","nix develop":"* -c! --command!","nix shell":"* -c! --command!","nix-shell":"* -p= --run: --command:",devbox:"+","devbox run":"-c= S",devenv:"+","devenv shell":"",guix:"+","guix shell":"-m= -D",docker:"-H= --host= -c= --context= --config= -l= +","docker run":"-v= --volume= -w= --workdir= -e= --env= --env-file= -u= --user= --name= --network= --net= -p= --entrypoint= --mount= --platform= -m= --memory= --cpus= --add-host= --label= -l= --tmpfs= --ulimit= --shm-size= -h= --hostname= --gpus= #","docker exec":"-e= --env= --env-file= -u= --user= -w= --workdir= #","docker compose":"-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --ansi= --progress= +","docker compose run":"-e= --env= -u= --user= -v= --volume= -w= --workdir= --name= -p= --entrypoint= --label= -l= #","docker compose exec":"-e= --env= -u= --user= -w= --workdir= --index= #",kubectl:"-n= --namespace= --context= +","kubectl exec":"-n= --namespace= -c= --container= #",ssh:"-i= -p= -l= -o= -F= -J= # L",vagrant:"+","vagrant ssh":"* -c: --command:",npx:"-p= --package= -c: --call: -w= --workspace= P",bunx:"-p= --package= P",pnpx:"P",npm:"--prefix= -C= -w= --workspace= --loglevel= --cache= --registry= --script-shell= --userconfig= +","npm exec":"-p= --package= -c: --call: -w= --workspace= P","npm x":"-p= --package= -c: --call: -w= --workspace= P",pnpm:"-C= --dir= -F= --filter= --filter-prod= --workspace-concurrency= --reporter= --loglevel= --test-pattern= +","pnpm exec":"-c: P","pnpm dlx":"--package= -c: P",yarn:"--cwd= --mutex= --network-timeout= +","yarn exec":"P","yarn dlx":"-p= --package= P","yarn workspace":"# >yarn","yarn workspaces":"+","yarn workspaces run":">yarn+run","yarn workspaces foreach":"--from= --include= --exclude= -j= --jobs= --since= >yarn",bun:"--cwd= --env-file= -r= --preload= --filter= -F= --config= -c= +","bun x":"-p= --package= P",corepack:"P",lerna:"+","lerna exec":"--scope= --ignore= --concurrency= --since=",bundle:"+","bundle exec":"--gemfile=",poetry:"-C= --directory= -P= --project= +","poetry run":"S",pipenv:"+","pipenv run":"S",pdm:"-p= --project= +","pdm run":"-p= --project= S",rye:"+","rye run":"-p= --pyproject= S",uv:"--directory= --project= --config-file= --cache-dir= -p= --python= --color= +","uv run":"--with= --with-editable= --with-requirements= --extra= --group= --only-group= --no-group= --package= --python= -p= --project= --directory= --env-file= --index= --index-url= --extra-index-url= -i= -w= -m!python S",uvx:"--from= --with= --python= -p= P","uv tool":"+","uv tool run":"--from= --with= --python= -p= P",pipx:"+","pipx run":"--spec= --python= --pip-args= P",pixi:"+","pixi run":"-e= --environment= --manifest-path= S",hatch:"-e= --env= -p= --project= --data-dir= --cache-dir= --config= +","hatch run":"S","hatch env":"+","hatch env run":"-e= --env= -i= -x=",go:"-C= +","go tool":"P","go run":"-modfile= -tags= -ldflags= -gcflags= -mod= P",composer:"-d= --working-dir= +","composer exec":"P",symfony:"+","symfony php":">php","symfony run":"",ddev:"+","ddev exec":"-s= --service= -d= --dir=",lando:"",opam:"+","opam exec":"--switch=",stack:"--stack-yaml= --resolver= --work-dir= +","stack exec":"",cabal:"+","cabal exec":"",luarocks:"+","luarocks exec":"",carton:"+","carton exec":"",plenv:"+","plenv exec":"",dotnet:"+","dotnet tool":"+","dotnet tool run":"P","dotnet-coverage":"+","dotnet-coverage collect":"-o= -f= --output= --output-format=","dotnet watch":">dotnet",xcrun:"--sdk= -sdk=","wait-for-it":"-t=","wait-for-it.sh":"#",retry:"-t= -d= --times= --delay=",chronic:"",busybox:""}
const o=new Set(["sh","bash","dash","zsh","ksh","ash","fish"])
const a=12
function programName(t){const e=t.slice(t.lastIndexOf("/")+1)
return e.replace(/\.(?:exe|cmd|bat)$/i,"").replace(/^(python|pypy|ruby|php|node|pip|perl|lua)[\d.]+$/,"$1")}function unwrapped(t){let e=t
const s=[]
for(let t=0;t<a;t+=1){const[t,...r]=e
if(t===void 0)return
const n=programName(t.text)
const i=o.has(n)?shellLine(r):void 0
if(i!==void 0)return{kind:"line",...i,wrappers:s}
const a=insideOf(n,r)??moduleOf(n,r)
if(a===void 0)return{kind:"program",words:e,wrappers:s}
s.push(a.key)
if("line"in a)return{kind:"line",line:a.line,options:[],wrappers:s}
e=a.words}return}function shellLine(t){const e=[]
for(let s=0;s<t.length;s+=1){const r=t[s]?.text??""
if(!/^[-+]/.test(r)||r==="-"||r==="--")return
if(/^[-+]\w*[oO]$/.test(r)){e.push(r,t[s+1]?.text??"")
s+=1
continue}e.push(r)
if(/^-\w*c\w*$/.test(r)){const r=t.slice(s+1).find(t=>!t.text.startsWith("-"))
return r&&{line:r.text,options:e}}}return}function moduleOf(t,e){const[s,r,...n]=e
const o=t==="python"&&s?.text==="-m"&&Object.hasOwn(i,r?.text??"")
return o&&r?{key:"python",words:[r,...n]}:void 0}function insideOf(t,e){let s=t
let r=e
for(;;){const t=Object.hasOwn(i,s)?i[s]:void 0
if(t===void 0)return
const e=t.split(" ")
const n=passOptions(r,e)
if("line"in n)return{key:s,line:n.line}
if("words"in n)return{key:s,words:n.words}
r=n.rest
const o=e.find(t=>t.startsWith("+"))
if(o===void 0)return behind(s,r,e)
const a=r[0]?.text??""
const c=`${s} ${a}`
if(!Object.hasOwn(i,c))return o==="+?"&&a!==""?{key:s,words:r}:void 0
s=c
r=r.slice(1)}}function passOptions(t,e){const s=e.includes("A=")
let r=0
for(;r<t.length;r+=1){const n=t[r]?.text??""
if(n==="--"){r+=1
break}const i=s&&/^\w+=/.test(n)
if(!i&&(!n.startsWith("-")||n==="-")){if(e.includes("*"))continue
break}const[o=""]=n.split("=")
if(e.includes(`${o}:`)||isShortLine(o,e))return{line:optionValue(t,r)}
if(e.includes(`${o}-`))return{words:[]}
if(e.includes(`${o}!`))return{words:t.slice(r+1)}
if(e.includes(`${o}!python`))return{words:[wordFor("python"),...t.slice(r)]}
if(!n.includes("=")&&e.includes(`${o}=`))r+=1}return{rest:t.slice(r)}}function isShortLine(t,e){return/^-[a-z]{2,}$/.test(t)&&e.includes(`-${t.at(-1)}:`)}function optionValue(t,e){const s=t[e]?.text??""
return s.includes("=")&&s.startsWith("--")?s.slice(s.indexOf("=")+1):t[e+1]?.text??""}function behind(t,e,s){let n=e.slice(s.filter(t=>t==="#").length)
if(s.includes("T"))n=n.slice(n.findIndex(({text:t})=>!/@/.test(t)))
if(n[0]?.text==="--")n=n.slice(1)
const[i,...o]=n
if(i===void 0)return{key:t,words:n}
if(s.includes("L"))return{key:t,line:n.map(({text:t})=>t).join(" ")}
if(s.includes("-c:")&&i.text==="-c")return{key:t,line:o[0]?.text??""}
if(s.includes("P"))return{key:t,words:[{...i,text:withoutVersion(i.text)},...o]}
if(s.includes("S")&&isScriptName(i.text))return{key:t,words:[{...i,text:`${r.M}${i.text}`},...o]}
const a=s.find(t=>t.startsWith(">"))?.slice(1)
return{key:t,words:a===void 0?n:[...a.split("+").map(wordFor),...n]}}function isScriptName(t){return!t.includes("/")&&(0,n.u)(t)!=="other"}function withoutVersion(t){const e=t.lastIndexOf("@")
return e>0?t.slice(0,e):t}function wordFor(t){return{text:t,isBare:!0,within:[]}}})}
