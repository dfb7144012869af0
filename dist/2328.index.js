export const id=2328
export const ids=[2328]
export const modules={42328:((t,e,s)=>{s.d(e,{c:()=>testsInCommand})
var n
const r=20
function tokensOf(t){const{tokens:e,isBroken:s}=new Lexer(t,0,0,"").run()
return{tokens:e,isBroken:s}}const i=/&&|\|\||;;&?|;&|\|&|[;&|()\n]/y
const o=/(?:\d+|\{\w+\})?(?:<<<|<<-?|<>|<&|>&|>>|>\||<(?!\()|>(?!\())|&>>?/y
const a=/(?:[ \t\r]|\\\n)+/y
const c=/[^ \t\r\n;&|()<>'"\\$`]+/y
const l=/\(\([\w \t$+*/%<>=!&|~^?:,.[\]-]*\)\)/y
const u=/\([^()]*\)/y
const p=/#[^\n]*/y
class Lexer{#t
#e
#s
#n=[]
#r=[]
#i
#o=0
#a=0
#c=!1
constructor(t,e,s,n){this.#t=t
this.#i=e
this.#e=s
this.#s=n}run(){while(this.#i<this.#t.length&&!this.#c&&!this.#l())this.#u()
if(this.#s!==""&&!this.#l())this.#c=!0
return{tokens:this.#n,isBroken:this.#c,end:this.#i+this.#s.length}}#l(){return this.#s!==""&&this.#o===0&&this.#t[this.#i]===this.#s}#u(){if(this.#p(a)!==void 0||this.#p(p)!==void 0)return
if(this.#d())return
const t=this.#p(o)
if(t!==void 0){this.#h(t)
return}const e=this.#p(i)
if(e===void 0){this.#n.push(this.#f())
return}if(e==="(")this.#o+=1
if(e===")")this.#o-=1
this.#n.push({kind:"operator",text:e})
if(e==="\n")this.#m()}#p(t){t.lastIndex=this.#i
const e=t.exec(this.#t)?.[0]
if(e!==void 0)this.#i+=e.length
return e}#d(){if(this.#p(l)===void 0)return!1
this.#n.push({kind:"word",text:"((",isBare:!0,within:[]})
return!0}#h(t){this.#p(a)
const e=this.#f()
const s=t.replace(/^(?:\d+|\{\w+\})/,"")
const n={kind:"redirect",operator:s,target:e.text}
this.#n.push(n)
if(/^<<-?$/.test(n.operator))this.#r.push({redirect:n,end:e.text,hasTabs:n.operator==="<<-"})}#m(){for(const{redirect:t,end:e,hasTabs:s}of this.#r.splice(0)){const n=this.#i
let r=this.#t.length
while(this.#i<this.#t.length){const t=this.#v()
if((s?t.text.replace(/^\t+/,""):t.text)!==e)continue
r=t.start
break}t.target=this.#t.slice(n,r)}}#v(){const t=this.#i
const e=this.#t.indexOf("\n",t)
this.#i=e<0?this.#t.length:e+1
return{text:this.#t.slice(t,e<0?void 0:e),start:t}}#f(){const t=[]
const e=[]
let s=!0
while(this.#i<this.#t.length&&!this.#c){const n=this.#p(c)
if(n!==void 0){t.push(n)
continue}const r=this.#t[this.#i]??""
if(r==="("&&t.at(-1)?.endsWith("=")&&this.#p(u)!==void 0)continue
if(r==="'"||r==='"'||r==="\\")s=!1
else if(!/[$`]/.test(r)&&!/^[<>]\(/.test(this.#t.slice(this.#i,this.#i+2)))break
t.push(this.#b(r,e))}return{kind:"word",text:t.join(""),isBare:s,within:e}}#b(t,e){switch(t){case"'":return this.#g("'")
case'"':return this.#k(e)
case"\\":return this.#x()
case"`":return this.#w(e)
default:return this.#y(e)}}#x(){const t=this.#t[this.#i+1]??""
this.#i+=2
return t==="\n"?"":t}#$(){const t=this.#t[this.#i+1]??""
return/[$`"\\\n]/.test(t)?this.#x():this.#j()}#j(){this.#i+=1
return this.#t[this.#i-1]??""}#g(t){const e=this.#t.indexOf(t,this.#i+1)
if(e<0){this.#c=!0
return""}const s=this.#t.slice(this.#i+1,e)
this.#i=e+1
return s}#k(t){this.#i+=1
return this.#O('"',/[^"\\$`]+/y,t)}#O(t,e,s){const n=[]
for(let r=this.#t[this.#i];r!==t;r=this.#t[this.#i]){if(r===void 0||this.#c){this.#c=!0
return n.join("")}const i=t==='"'&&(r==="\\"||r==="$"&&this.#t[this.#i+1]==="'")
n.push(this.#p(e)??(i?this.#$():this.#b(r,s)))}this.#i+=1
return n.join("")}#w(t){const e=this.#i
const s=this.#p(/`(?:[^`\\]|\\[\s\S])*`/y)
if(s===void 0||this.#e>=r){this.#c=!0
return""}t.push(new n(s.slice(1,-1).replaceAll(/\\([`\\$])/g,"$1"),0,this.#e+1,"").run())
return this.#t.slice(e,this.#i)}#y(t){const e=this.#i
const s=this.#t[e+1]
this.#i+=s==="("||s==="{"?2:1
if(s==="(")this.#P(t)
else if(s==="{")this.#B(t)
else if(s==="'"&&this.#p(/'(?:[^'\\]|\\[\s\S])*'/y)===void 0)this.#c=!0
return this.#t.slice(e,this.#i)}#B(t){this.#a+=1
if(this.#a>r)this.#c=!0
else this.#O("}",/[^}'"\\$`<>]+|[<>]/y,t)
this.#a-=1}#P(t){this.#i-=1
if(this.#p(l)!==void 0)return
this.#i+=1
if(this.#e>=r){this.#c=!0
return}const e=new n(this.#t,this.#i,this.#e+1,")").run()
t.push(e)
this.#i=e.end
if(e.isBroken)this.#c=!0}}n=Lexer
const d=40
const h=new Set(["if","for","while","until","select","case"])
const f=new Set(["fi","done","esac","}"])
const m=new Set(["then","do","else","elif"])
function parseCommandLine(t){return scriptOf(tokensOf(t))}function scriptOf({tokens:t,isBroken:e}){const s=new Parser(t).script()
return{lists:s.lists,isBroken:e||s.isBroken}}class Parser{#n
#i=0
#e=0
#c=!1
constructor(t){this.#n=t}script(){const t=this.#S()
return{lists:t,isBroken:this.#c||this.#i<this.#n.length}}#W(){const t=this.#n[this.#i]
return t?.kind==="operator"?t.text:""}#C(){const t=this.#n[this.#i]
return t?.kind==="word"&&t.isBare?t.text:""}#I(){return this.#i>=this.#n.length||this.#W()===")"||f.has(this.#C())}#S(){const t=[]
while(!this.#c){while(/^(?:;|;;|;;&|;&|\n)$/.test(this.#W())||m.has(this.#C()))this.#i+=1
if(this.#I())break
const e=this.#i
t.push(this.#T())
if(this.#i===e)this.#c=!0}return t}#T(){const t=[{joint:"",pipeline:this.#K()}]
for(let e=this.#W();e==="&&"||e==="||";e=this.#W()){this.#L()
t.push({joint:e,pipeline:this.#K()})}const e=this.#W()==="&"
if(e)this.#i+=1
return{steps:t,isBackground:e}}#L(){do{this.#i+=1}while(this.#W()==="\n")}#K(){let t=!1
for(let e=this.#C();e==="!"||e==="time";e=this.#C()){this.#i+=1
if(e==="!")t=!t
else if(this.#C()==="-p")this.#i+=1}const e=[this.#_()]
while(/^\|&?$/.test(this.#W())){this.#L()
e.push(this.#_())}return{isNegated:t,commands:e}}#_(){this.#e+=1
if(this.#e>d){this.#c=!0
return{kind:"control",body:{lists:[],isBroken:!0}}}const t=this.#z()
this.#e-=1
return t}#z(){const t=this.#C()
if(this.#W()==="(")return this.#N(!0,()=>this.#W()===")")
if(t==="{")return this.#N(!1,()=>this.#C()==="}")
if(h.has(t))return this.#D(t)
if(t==="function")return this.#E()
return this.#q()}#N(t,e){this.#i+=1
const s=this.#S()
if(e())this.#i+=1
else this.#c=!0
this.#A()
return{kind:"group",isSubshell:t,body:{lists:s,isBroken:this.#c}}}#A(){const t=[]
for(let e=this.#n[this.#i];e?.kind==="redirect";e=this.#n[this.#i]){t.push(e)
this.#i+=1}return t}#D(t){this.#i+=1
if(t==="for"||t==="select")this.#R(t=>t==="do")
if(t==="case")this.#R(t=>t==="in")
const e=t==="case"?this.#F():this.#S()
if(f.has(this.#C())&&this.#C()!=="}")this.#i+=1
else this.#c=!0
this.#A()
return{kind:"control",body:{lists:e,isBroken:this.#c}}}#R(t){while(this.#i<this.#n.length&&!t(this.#C()))this.#i+=1
this.#i+=1}#F(){const t=[]
while(this.#i<this.#n.length&&!this.#c){while(/^(?:\n|;;|;;&|;&)$/.test(this.#W()))this.#i+=1
if(this.#C()==="esac")break
while(this.#i<this.#n.length&&this.#W()!==")")this.#i+=1
this.#i+=1
t.push(...this.#S())}return t}#E(){this.#i+=1
const t=this.#C()
this.#i+=1
if(this.#W()==="(")this.#i+=2
return this.#M(t)}#M(t){while(this.#W()==="\n")this.#i+=1
const e=this.#_()
const s={joint:"",pipeline:{isNegated:!1,commands:[e]}}
return{kind:"definition",name:t,body:{lists:[{steps:[s],isBackground:!1}],isBroken:!1}}}#q(){const t=[]
const e=[]
const s=this.#C()==="[["
for(let n=this.#n[this.#i];n!==void 0;n=this.#n[this.#i]){if(n.kind==="operator"&&!s)break
this.#i+=1
if(n.kind==="redirect")e.push(n)
if(n.kind==="word")t.push(wordOf(n))
if(s&&n.kind==="word"&&n.text==="]]")break}const[n]=t
if(t.length===1&&n?.isBare&&this.#V()){this.#i+=2
return this.#M(n.text)}return simpleOf(t,e)}#V(){const t=this.#n[this.#i+1]
return this.#W()==="("&&t?.kind==="operator"&&t.text===")"}}function wordOf({text:t,isBare:e,within:s}){return{text:t,isBare:e,within:s.map(scriptOf)}}function simpleOf(t,e){const s=t.findIndex(({text:t})=>!/^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(t))
const n=s<0?t.length:s
return{kind:"simple",assignments:t.slice(0,n),words:t.slice(n),input:e.findLast(({operator:t})=>t.startsWith("<<"))?.target,isWrittenToFile:e.some(({operator:t,target:e})=>t.includes(">")&&!/^(?:\d|-|\/dev\/.*)$/.test(e))}}const v=/^(?:tests?|specs?|e2e|units?|unittests?|integration|acceptance|functional|smoke|testing|rspec|pytest|jest|vitest|mocha|phpunit|cypress|playwright|cov|coverage|runtests?|testsuite|selftest|doctests?|conformance|regression)$/
const b=/^(?:checks?|verify|verification|validate|ci|qa|precommit|presubmit|prepush)$/
const g=/^(?:builds?|compile|assemble|classes|process|lint|linter|eslint|tslint|biome|prettier|format|fmt|types?|typecheck|tsc|typing|mypy|ruff|clean|clear|setup|prepare|install|uninstall|gen|generate|generator|create|make|new|init|seeds?|migrate|update|list|ls|show|publish|start|stop|serve|up|down|reset|download|fetch|sync|copy|reports?|results?|open|upload|bench|benchmark|deps)$/
const k=/^(?:package|resources|data|db|database|deploy|release|server|docs?|fixtures?|images?|docker|env|helpers?|utils?|configs?|dependencies|snapshot|mocks?|plan|requirements)$/
function nameKind(t){const e=wordsIn(t)
const s=/^(?:tests?|e2e|unit|integration):/i.test(t)
if(e.some(t=>g.test(t)||!s&&k.test(t)))return"other"
if(e.some(t=>v.test(t)))return"test"
return e.some(t=>b.test(t))?"weak":"other"}function fileKind(t){const e=t.split("/").filter(t=>t!==""&&t!==".")
const s=e.pop()??""
if(/^tests?_\w+\.\w+$|[_.](?:tests?|specs?)\.\w+$|\.t$/i.test(s))return"test"
const n=nameKind(s.replace(/\.\w+$/,""))
if(n!=="other")return n
const r=[s,...e].flatMap(wordsIn).some(t=>g.test(t)||k.test(t))
return!r&&e.some(t=>/^(?:tests?|__tests__|specs?|t|e2e)$/.test(t))?"test":"other"}function wordsIn(t){return t.slice(0,200).replaceAll(/([a-z\d])([A-Z])/g,"$1 $2").toLowerCase().split(/[^a-z\d]+/).filter(t=>t!=="")}const x={npm:{run:"run run-script rum urn",values:"--prefix -C -w --workspace --loglevel"},pnpm:{run:"run run-script",isDirect:!0,values:"-C --dir -F --filter --filter-prod --workspace-concurrency --reporter"},yarn:{run:"run",isDirect:!0,values:"--cwd"},bun:{run:"run",isDirect:!0,values:"--cwd --filter -F"},nr:{run:"",isDirect:!0},vlt:{run:"run"},deno:{run:"task",values:"--cwd --config -c"},composer:{run:"run run-script",isDirect:!0,values:"-d --working-dir"},rushx:{run:"",isDirect:!0},rush:{run:"",isDirect:!0},nx:{run:"run run-many affected",isDirect:!0,isTask:!0,values:"-p --projects --base --head --exclude --parallel -t --target --targets"},turbo:{run:"run",isDirect:!0,isTask:!0,values:"--filter -F --concurrency --cache-dir"},lerna:{run:"run",values:"--scope --ignore --concurrency --since"},moon:{run:"run",isTask:!0},lage:{run:"run",isDirect:!0},melos:{run:"run"},fastlane:{run:"ios android",isDirect:!0},earthly:{run:"",isDirect:!0},mage:{run:"",isDirect:!0},mise:{run:"run r",isDirect:!0},bb:{run:"run",isDirect:!0},cargo:{run:"xtask make"}}
const w={make:"-C --directory -f --file --makefile -I -o -W -l -E --eval",gmake:"-C --directory -f --file --makefile -I -o -W",ninja:"-C -f -j -k -l",just:"-f --justfile -d --working-directory --set",task:"-d --dir -t --taskfile -o",rake:"-f --rakefile -I -R -T",rails:"",ant:"-f -file -buildfile -lib -D",gradle:"-p --project-dir -b --build-file -I --init-script -c --settings-file -g --gradle-user-home -x --exclude-task --tests --console",gradlew:"-p --project-dir -b --build-file -I --init-script -c --settings-file -g -x --exclude-task --tests --console",mvn:"-f --file -pl --projects -P -s --settings -gs -T --threads -t -rf --resume-from -l --log-file",mvnw:"-f --file -pl --projects -P -s --settings -T --threads -rf",mvnd:"-f --file -pl --projects -P -s --settings -T",sbt:"-java-home -sbt-dir -ivy",sbtn:"",mill:"-j --jobs",invoke:"-c --collection -r --search-root",inv:"-c -r",doit:"-f --file -d",scons:"-C -f -j",grunt:"--gruntfile --base",gulp:"--gulpfile -f",jake:"-f",phing:"-f",fake:"",nuke:"",xcodebuild:"-project -workspace -scheme -destination -configuration -sdk -derivedDataPath -testPlan -resultBundlePath"}
const y=new Set(["gradle","gradlew","mvn","mvnw","mvnd","sbt","sbtn","mill","xcodebuild"])
const $={node:{values:"-r --require --import --loader --experimental-loader -C --conditions --env-file --test-reporter --test-name-pattern --test-reporter-destination",text:"-e --eval -p --print -pe"},nodejs:{values:"-r --require",text:"-e -p"},tsx:{values:"--tsconfig",text:"-e -p"},"ts-node":{values:"-P --project -O -r",text:"-e -p"},"ts-node-esm":{values:"-P",text:"-e"},"babel-node":{values:"--presets",text:"-e"},python:{values:"-W -X",text:"-c"},pypy:{values:"-W -X",text:"-c"},ruby:{values:"-r -I -C -W",text:"-e"},jruby:{values:"-r -I",text:"-e"},php:{values:"-d -c",text:"-r"},perl:{values:"-I -M",text:"-e -E -ne -pe"},raku:{values:"-I",text:"-e"},lua:{values:"-l",text:"-e"},luajit:{values:"-l",text:"-e"},elixir:{values:"-r -pa",text:"-e"},julia:{values:"-t --threads",text:"-e -E"},Rscript:{values:"",text:"-e"},R:{values:"-f",text:"-e"},bash:{values:"-o -O",text:""},sh:{values:"-o",text:""},dash:{values:"-o",text:""},zsh:{values:"-o",text:""},ksh:{values:"-o",text:""},fish:{values:"",text:""},pwsh:{values:"",text:"-c -Command"},groovy:{values:"-cp",text:"-e"},java:{values:"-cp -classpath --class-path -p",text:""},scala:{values:"-cp",text:"-e"},swipl:{values:"-s -f",text:""},guile:{values:"-L -l",text:"-c"},sbcl:{values:"",text:""},emacs:{values:"-L -l -f",text:""},vim:{values:"",text:""},nvim:{values:"-u",text:""},tclsh:{values:"",text:""},octave:{values:"",text:"--eval"}}
const j=new Set(`test [ [[ (( cat tac head tail less more bat sed awk gawk grep egrep fgrep zgrep rg ag ack find fd ls ll tree exa eza stat file\n  wc sort uniq cut tr diff cmp comm patch git gh hub svn hg echo printf print mkdir rmdir rm mv cp ln touch chmod chown install\n  dd tar zip unzip gzip gunzip bzip2 xz zstd 7z vim vi nano ed emacsclient code subl open xdg-open cd pushd popd\n  pwd which whereis type hash export unset set shopt declare local readonly alias unalias trap ulimit umask read mapfile\n  kill pkill killall wait jobs fg bg sleep true false : exit return break continue let date cal uname whoami id\n  groups hostname ps top htop df du free mount umount curl wget http httpie scp rsync sftp ftp nc ncat telnet ping dig nslookup\n  host ssh-keygen gpg openssl base64 md5sum sha1sum sha256sum xxd od hexdump strings jq yq xmllint tidy column paste join tee\n  apt apt-get aptitude dpkg yum dnf rpm pacman brew port snap flatpak apk pip pip3 pipx gem cpan cpanm\n  virtualenv venv createdb dropdb createuser psql mysql mysqladmin mysqldump mariadb sqlite3 mongo mongosh redis-cli pg_dump\n  pg_restore systemctl service journalctl crontab useradd usermod passwd man info apropos help history fc bind\n  gcc g++ cc c++ clang clang++ ld ar nm objdump readelf javac kotlinc rustc ghc ocaml tsc eslint prettier biome black ruff\n  flake8 pylint mypy pyright isort bandit rubocop standardrb stylelint shellcheck hadolint yamllint markdownlint actionlint\n  golangci-lint staticcheck gofmt goimports rustfmt clang-format clang-tidy cppcheck cmake autoreconf autoconf automake\n  protoc buf swagger openapi-generator terraform-docs tflint pre-commit code2prompt cloc tokei scc\n  ffmpeg convert identify pkg-config locale iconv dos2unix unix2dos seq yes entr rename`.split(/\s+/))
const O=/^(?:add|install|i|ci|remove|rm|uninstall|update|up|upgrade|audit|outdated|list|ls|info|view|why|init|create|config|cache|link|unlink|pack|publish|version|login|logout|set|plugin|dedupe|import|patch|rebuild|prune|store|env|server|setup|doctor|require|dump-autoload|show|validate|search|clean|constraints|stage|unplug|licenses|approve-builds|fetch|deploy|graph|reset|release|format|format:check|migrate|report|repair|login|lock|sync|self|export)$/
const P=/^(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run|show-only|showconfig|show-config|clear-?cache|markers|fixtures|setup-plan|just-print|recon|init|print-config|dump-config)|-(?:h|\?|list|help|version)|-Dmaven\.test\.skip(?:=true)?|-DskipTests(?:=true)?|-DskipITs)(?:=.*)?$/i
const B={ctest:/^-N$/,bash:/^-n$/,sh:/^-n$/,node:/^(?:-c|--check)$/,ruby:/^-c$/,php:/^-l$/,perl:/^-c$/,tox:/^-(?:l|a)$|^(?:list|config|devenv)$/,nox:/^-l$/,make:/^-(?:n|q|t)$/,gmake:/^-n$/,just:/^-(?:n|l)$/,task:/^-(?:n|l|a)$/,rake:/^-(?:n|T|P|D)$/,gradle:/^-m$/,gradlew:/^-m$/,go:/^-(?:c|n)$/,dotnet:/^-t$/,vitest:/^(?:list|init|bench)$/,karma:/^init$/,jasmine:/^(?:init|examples)$/,behat:/^--story-syntax$/,bats:/^-(?:c|v)$/,busted:/^-l$/,prove:/^-D$/,stestr:/^(?:list|last|failing|slowest|init)$/,codecept:/^(?:build|generate:.*|g:.*|bootstrap|init)$/,ginkgo:/^(?:bootstrap|generate|build|unfocus)$/,tap:/^(?:build|plugin|config|report|list)$/,pytest:/^--(?:cache-show|setup-only)$/}
const S=new Set(`pytest py.test vitest jest mocha _mocha ts-mocha ava tap jasmine jasmine-node karma wtr web-test-runner testcafe nightwatch\n  cucumber-js cucumber tape qunit uvu borp tstest poku testem wdio bats shellspec zunit roundup shunit2\n  rspec rspec-queue parallel_rspec parallel_test minitest turbo_tests flatware phpunit pest paratest\n  codecept behat phpspec kahlan atoum simple-phpunit ctest prove yath busted nose2 nosetests trial stestr ostestr\n  zope-testrunner behave robot pabot lettuce radish ward gotestsum gotest richgo ginkgo\n  cargo-nextest cargo-tarpaulin elm-test testthat vstest.console mstest nunit3-console xunit.console luaunit telescope\n  prove6 kaocha lein-test ert-runner buttercup vusted vader themis molecule inspec bashunit newman\n  elm-test-rs ospec codeceptjs venom hurl k6 detox maestro runtests `.split(/\s+/))
const W={npm:{verbs:"test,t,tst,it,cit,install-test,install-ci-test",values:"--prefix -C -w --workspace --loglevel --script-shell --registry --cache --userconfig"},pnpm:{verbs:"t,tst",values:"-C --dir -F --filter --filter-prod"},cargo:{verbs:"test,t,nextest run,nextest r,nt run,insta test,hack test,hack nextest run,llvm-cov,tarpaulin,miri test,miri nextest run,mutants,pgrx test,contract test,test-sbf,watch test",values:"--manifest-path --color --config -Z -C --target-dir"},cross:{verbs:"test",values:"--target --manifest-path"},"wasm-pack":{verbs:"test"},anchor:{verbs:"test"},go:{verbs:"test",values:"-C"},deno:{verbs:"test"},bun:{verbs:"test",values:"--cwd --config -c --env-file --preload -r"},dotnet:{verbs:"test,vstest"},swift:{verbs:"test",values:"--package-path"},mix:{verbs:"test,test.watch,test.interactive,espec,coveralls,coveralls.html,coveralls.json,coveralls.github,cmd test"},flutter:{verbs:"test,drive,pub run test",values:"-d --device-id"},dart:{verbs:"test,run test,pub run test"},pub:{verbs:"run test"},very_good:{verbs:"test"},zig:{verbs:"test,build test"},stack:{verbs:"test",values:"--stack-yaml --resolver --work-dir"},cabal:{verbs:"test,new-test,v2-test"},dune:{verbs:"test,runtest",values:"--root --profile"},meson:{verbs:"test"},playwright:{verbs:"test"},cypress:{verbs:"run,run-ct"},detox:{verbs:"test"},bazel:{verbs:"test,coverage",values:"--output_base --bazelrc"},bazelisk:{verbs:"test,coverage",values:"--output_base --bazelrc"},buck:{verbs:"test"},buck2:{verbs:"test",values:"--isolation-dir"},pants:{verbs:"test"},plz:{verbs:"test,cover"},please:{verbs:"test,cover"},lein:{verbs:"test,with-profile test,midje,spec,eftest,kaocha,cloverage"},mill:{verbs:"__.test"},"scala-cli":{verbs:"test"},scala:{verbs:"test"},bloop:{verbs:"test"},hatch:{verbs:"test"},rye:{verbs:"test"},ng:{verbs:"test,e2e"},"react-scripts":{verbs:"test"},"vue-cli-service":{verbs:"test:unit,test:e2e"},craco:{verbs:"test"},ember:{verbs:"test,exam"},hardhat:{verbs:"test,coverage"},truffle:{verbs:"test"},forge:{verbs:"test,coverage",values:"--root"},aptos:{verbs:"move test"},sui:{verbs:"move test"},scarb:{verbs:"test"},snforge:{verbs:"test"},nargo:{verbs:"test"},crystal:{verbs:"spec"},shards:{verbs:"test"},nimble:{verbs:"test"},dub:{verbs:"test"},gleam:{verbs:"test"},rebar3:{verbs:"eunit,ct,proper,do eunit"},spago:{verbs:"test"},odin:{verbs:"test"},v:{verbs:"test"},fpm:{verbs:"test"},alr:{verbs:"test"},luarocks:{verbs:"test"},dagger:{verbs:"call test"},terraform:{verbs:"test",values:"-chdir"},tofu:{verbs:"test",values:"-chdir"},helm:{verbs:"unittest,test"},opa:{verbs:"test"},conftest:{verbs:"verify"},kitchen:{verbs:"test,verify"},molecule:{verbs:"test,verify"},pio:{verbs:"test"},west:{verbs:"twister"},fastlane:{verbs:"test,tests,scan,ios test,android test"},tuist:{verbs:"test"},"ansible-test":{verbs:"units,integration,sanity"},dbt:{verbs:"test,build"},sqlmesh:{verbs:"test"},"wp-scripts":{verbs:"test-unit-js,test-e2e,test-playwright"},"wp-env":{verbs:"run tests"},k6:{verbs:"run"},codecept:{verbs:"run"},codeceptjs:{verbs:"run"},newman:{verbs:"run"},venom:{verbs:"run"},inspec:{verbs:"exec"},maestro:{verbs:"test"},R:{verbs:"CMD check"},rails:{verbs:"test,test:all,test:system,spec,t"}}
const C=/^(?:pytest|py\.test|unittest|nose|nose2|tox|nox|behave|robot|doctest|trial|twisted\.trial|testtools\.run|stestr|xdoctest|green|ward|zope\.testrunner|slash|test|test\.regrtest|avocado|pytest_cov)$/
const I=/^(?:verify|check|integration-test)$/
const T="script:"
function programKind(t,e,s){const n=anyKind(t,e,s)
const r=n==="runner"||n==="script"||n==="weak"
return r&&runsNothing(e,s)?"other":n}function runsNothing(t,e){const s=Object.hasOwn(B,t)?B[t]:void 0
return e.some(t=>P.test(t)||s?.test(t))}function anyKind(t,e,s){const n=t.startsWith(T)?t.slice(T.length):void 0
if(n!==void 0)return scriptNamed(n,s)
const r=Object.hasOwn(L,e)?L[e]?.(s):void 0
const i=r??verbKind(e,s)??scriptKind(e,s)??targetKind(e,s)??interpreterKind(e,s)
if(i!==void 0)return i
if(S.has(withoutExtension(e)))return"runner"
if(j.has(e)&&!t.includes("/"))return"other"
const o=t.includes("/")||/\.(?:[cm]?[jt]s|sh|bash|py|rb|pl|php|lua|exs?|jl|bats)$/.test(t)
const a=o?fileProgramKind(t,s):"launcher"
return a==="launcher"?bySubCommand(s):a}function bySubCommand(t){const e=t.find(t=>!t.startsWith("-"))??""
return/^(?:tests?|specs?|e2e|unit-?tests?|test:[\w:-]+)$/.test(e)?"script":"launcher"}function ofName(t){if(t==="test")return"script"
return t==="weak"?"weak":"launcher"}function withoutExtension(t){return t.replace(/(?:-[\d.]+)?\.(?:phar|js|mjs|cjs|ts|rb|py|sh)$/,"")}function positionals(t,e=""){const s=e.split(" ")
const n=[]
for(let e=0;e<t.length;e+=1){const r=t[e]??""
if(r==="--")return[...n,...t.slice(e+1)]
if(r.startsWith("-"))e+=s.includes(r)?1:0
else n.push(r)}return n}function verbKind(t,e){const s=Object.hasOwn(W,t)?W[t]:void 0
if(s===void 0)return
const n=positionals(e,s.values).filter(t=>!/^\+(?!test)/.test(t))
const r=s.verbs.split(",").some(t=>t!==""&&isPhrase(t.split(" "),n))
if(r)return/^p?npm$/.test(t)?"script":"runner"
const i=S.has(t)&&s.verbs!==""
return i?"other":void 0}function isPhrase(t,e){return t.every((t,s)=>e[s]===t)}function scriptKind(t,e){const s=Object.hasOwn(x,t)?x[t]:void 0
if(s===void 0)return
const[n="",r="",...i]=positionals(e,s.values)
if(s.run.split(" ").includes(n)){const t=taskOption(e)??(s.isTask?taskIn(r):r)
return t===""?"launcher":scriptNamed(t,i)}if(O.test(n))return"other"
if(!s.isDirect||n==="")return
return scriptNamed(s.isTask?taskIn(n):n,e.slice(e.indexOf(n)+1))}function taskOption(t){const e=t.findIndex(t=>/^(?:-t|--targets?)(?:=|$)/.test(t))
const s=t[e]??""
return e<0?void 0:s.includes("=")?s.slice(s.indexOf("=")+1):t[e+1]}function taskIn(t){return/^[\w@/.-]*[:#]([\w-]+)/.exec(t)?.[1]??t}function scriptNamed(t,e){const s=t.slice(t.lastIndexOf("/")+1)
const n=S.has(s)||[W,$,w].some(t=>Object.hasOwn(t,s))
if(n)return programKind(t,s,e)
const r=nameKind(t)
if(r!=="other")return ofName(r)
if(/\.[cm]?[jt]sx?$|\.py$/.test(t))return fileProgramKind(t,e)
return j.has(s)?"other":"launcher"}function targetKind(t,e){const s=Object.hasOwn(w,t)?w[t]:void 0
if(s===void 0)return
const n=positionals(e,s).filter(t=>!/^\w+=/.test(t)).flatMap(t=>t.split(/[;\s]+/))
if(y.has(t))return n.some(runsTests)?"runner":"launcher"
const r=n.map(nameKind)
return r.includes("test")?"script":r.includes("weak")?"weak":"launcher"}function runsTests(t){const e=t.slice(t.lastIndexOf(":")+1)
return I.test(e)||/^(?:surefire|failsafe):/.test(t)||nameKind(e)==="test"}function interpreterKind(t,e){const s=Object.hasOwn($,t)?$[t]:void 0
if(s===void 0)return
const n=s.text.split(" ")
const r=s.values.split(" ")
for(let s=0;s<e.length;s+=1){const i=e[s]??""
if(n.includes(i))return isTestText(t,e[s+1]??"")?"runner":"other"
if(!i.startsWith("-"))return fileProgramKind(i,e.slice(s+1))
if(i==="-"||i==="-s")return"other"
if(r.includes(i))s+=1}return"other"}function isTestText(t,e){if(t==="Rscript"||t==="R")return/\b(?:devtools|testthat|tinytest|rcmdcheck|covr)::(?:test|check|run_test|build_install_test|rcmdcheck|package_coverage)\w*\(/.test(e)
if(t==="julia")return/\bPkg\.test\(/.test(e)
return t==="pwsh"&&/\bInvoke-Pester\b/.test(e)}const K=/^(?:manage\.py|setup\.py|artisan|console|Build|waf|x\.py|tasks\.py)$/
function fileProgramKind(t,e){const s=t.slice(t.lastIndexOf("/")+1)
if(K.test(s))return runsNothing(s,e)?"other":bySubCommand(e)
const n=withoutExtension(s)
const r=[W,x,w].some(t=>Object.hasOwn(t,n))
if(S.has(n))return runsNothing(n,e)?"other":"runner"
if(r&&!/\.\w+$/.test(s))return programKind(n,n,e)
return ofName(fileKind(t))}const L={node:t=>{if(t.some(t=>/^--(?:test|test-only|experimental-test-coverage)$/.test(t)))return"runner"
const e=t.indexOf("--run")
return e<0?void 0:ofName(nameKind(t[e+1]??""))},tsx:t=>t.includes("--test")?"runner":void 0,python:moduleKind,pypy:moduleKind,tox:environmentKind,nox:environmentKind,karma:t=>t[0]==="start"||t[0]==="run"?"runner":"other",cmake:t=>{const e=t.findIndex(t=>t==="--target"||t==="-t")
return e<0?"launcher":ofName(nameKind(t[e+1]??""))},clj:clojureKind,clojure:clojureKind,emacs:t=>ofPattern(t,/ert-run-tests-batch|buttercup-run/),nvim:t=>ofPattern(t,/Plenary(?:Busted|Test)|MiniTest\.run|busted/),vim:t=>ofPattern(t,/Vader|themis/),xcodebuild:t=>t.some(t=>/^test(?:-without-building)?$/.test(t))?"runner":"launcher",java:t=>ofPattern(t,/^org\.junit\.|^org\.testng\.TestNG$|junit-platform-console/)==="runner"?"runner":void 0,source:()=>"launcher",".":()=>"launcher",docker:t=>t.includes("up")?"launcher":"other",podman:()=>"other",sail:t=>ofName(t.some(t=>/^(?:test|pest|phpunit|dusk)$/.test(t))?"test":"other"),"start-server-and-test":t=>ofName(nameKind(t.at(-1)??""))}
function ofPattern(t,e){return t.some(t=>e.test(t))?"runner":"other"}function clojureKind(t){return t.some(t=>/^-[MXTA]\S*test/.test(t))?"runner":void 0}function environmentKind(t){const e=t.findIndex(t=>/^(?:-e|-s|--sessions?|--envlist)$/.test(t))
const s=e<0?"":t[e+1]??""
return s===""||/py|test|cov|unit|spec/i.test(s)?"script":"launcher"}function moduleKind(t){const e=t.findIndex(t=>/^-[a-zA-Z]*m$/.test(t))
const s=t.findIndex(t=>!t.startsWith("-"))
if(e<0||s>=0&&s<e)return
const n=t[e+1]??""
const r=t.slice(e+2)
if(/^(?:tox|nox)$/.test(n))return environmentKind(r)
if(C.test(n))return"runner"
if(n==="django")return bySubCommand(r)
return/(?:^|\.)(?:tests?|test_\w+|\w+_tests?|run_?tests)(?:\.|$)/.test(n)?"script":"other"}const _={timeout:"-k= --kill-after= -s= --signal= #",gtimeout:"-k= --kill-after= -s= --signal= #",env:"-u= --unset= -C= --chdir= -S: --split-string: A=",nice:"-n= --adjustment=",ionice:"-c= -n= -p= --class= --classdata=",time:"-o= --output= -f= --format=",stdbuf:"-i= -o= -e= --input= --output= --error=",nohup:"",setsid:"",exec:"-a=",command:"-v- -V-",builtin:"",caffeinate:"-t= -w=",taskset:"#",chrt:"#",catchsegv:"",unbuffer:"",winpty:"","dbus-run-session":"--config-file=","xvfb-run":"-s= --server-args= -n= --server-num= -e= --error-file= -f= --auth-file= -w= --wait= -p= --xauth-protocol=",sudo:"-u= --user= -g= --group= -h= -C= -D= --chdir= -p= --prompt= A=",doas:"-u= -C=",su:"* -c: --command: -s= --shell=",runuser:"-u= --user= -c: --command: -s=",fakeroot:"",firejail:"",unshare:"",chroot:"#",flock:"-w= --timeout= -E= -c: #",script:"-c: --command: -O= -I= -B= -T= -m= -o=",strace:"-o= -e= -p= -s=",ltrace:"-o= -e=",valgrind:"",rr:"+","rr record":"","perf stat":"-e= -r= -o=",perf:"+",xargs:"-n= -P= -I= -L= -d= -a= -E= -s=",faketime:"#",kcov:"#",c8:"-r= --reporter= -o= -d= -n= -x= --all=",nyc:"-r= --reporter= -t= -n= -x=",coverage:"+","coverage run":"-m!python >python --source= --rcfile= --omit= --include= --data-file= --context= --concurrency=",slipcover:"--source= --out=","cross-env":"A=","cross-env-shell":"A=",dotenv:"-e= -f= -v= +?","dotenv run":"",dotenvx:"+","dotenvx run":"-f= --env-file=","env-cmd":"-f= -e=",doppler:"+","doppler run":"-p= -c= --project= --config=",op:"+","op run":"--env-file=",infisical:"+","infisical run":"--env= --path=",direnv:"+","direnv exec":"#",mise:"+","mise exec":"-c: -C= T","mise x":"-c: -C= T",asdf:"+","asdf exec":"",nvm:"+","nvm exec":"#","nvm run":"#",fnm:"+","fnm exec":"--using=",volta:"+","volta run":"--node= --npm= --yarn= --pnpm=",rbenv:"+","rbenv exec":"",pyenv:"+","pyenv exec":"",jenv:"+","jenv exec":"",conda:"+","conda run":"-n= --name= -p= --prefix= --cwd=",mamba:"+","mamba run":"-n= -p= --cwd=",micromamba:"+","micromamba run":"-n= -p= --cwd=",nix:"+","nix develop":"* -c! --command!","nix shell":"* -c! --command!","nix-shell":"* -p= --run: --command:",devbox:"+","devbox run":"-c= S",devenv:"+","devenv shell":"",guix:"+","guix shell":"-m= -D",docker:"-H= --host= -c= --context= --config= -l= +","docker run":"-v= --volume= -w= --workdir= -e= --env= --env-file= -u= --user= --name= --network= --net= -p= --entrypoint= --mount= --platform= -m= --memory= --cpus= --add-host= --label= -l= --tmpfs= --ulimit= --shm-size= -h= --hostname= --gpus= #","docker exec":"-e= --env= --env-file= -u= --user= -w= --workdir= #","docker compose":"-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --ansi= --progress= +","docker compose run":"-e= --env= -u= --user= -v= --volume= -w= --workdir= --name= -p= --entrypoint= --label= -l= #","docker compose exec":"-e= --env= -u= --user= -w= --workdir= --index= #",kubectl:"-n= --namespace= --context= +","kubectl exec":"-n= --namespace= -c= --container= #",ssh:"-i= -p= -l= -o= -F= -J= # L",vagrant:"+","vagrant ssh":"* -c: --command:",npx:"-p= --package= -c: --call: -w= --workspace= P",bunx:"-p= --package= P",pnpx:"P",npm:"--prefix= -C= -w= --workspace= --loglevel= --cache= --registry= --script-shell= --userconfig= +","npm exec":"-p= --package= -c: --call: -w= --workspace= P","npm x":"-p= --package= -c: --call: -w= --workspace= P",pnpm:"-C= --dir= -F= --filter= --filter-prod= --workspace-concurrency= --reporter= --loglevel= --test-pattern= +","pnpm exec":"-c: P","pnpm dlx":"--package= -c: P",yarn:"--cwd= --mutex= --network-timeout= +","yarn exec":"P","yarn dlx":"-p= --package= P","yarn workspace":"# >yarn","yarn workspaces":"+","yarn workspaces run":">yarn+run","yarn workspaces foreach":"--from= --include= --exclude= -j= --jobs= --since= >yarn",bun:"--cwd= --env-file= -r= --preload= --filter= -F= --config= -c= +","bun x":"-p= --package= P",corepack:"P",lerna:"+","lerna exec":"--scope= --ignore= --concurrency= --since=",bundle:"+","bundle exec":"--gemfile=",poetry:"-C= --directory= -P= --project= +","poetry run":"S",pipenv:"+","pipenv run":"S",pdm:"-p= --project= +","pdm run":"-p= --project= S",rye:"+","rye run":"-p= --pyproject= S",uv:"--directory= --project= --config-file= --cache-dir= -p= --python= --color= +","uv run":"--with= --with-editable= --with-requirements= --extra= --group= --only-group= --no-group= --package= --python= -p= --project= --directory= --env-file= --index= --index-url= --extra-index-url= -i= -w= -m!python S",uvx:"--from= --with= --python= -p= P","uv tool":"+","uv tool run":"--from= --with= --python= -p= P",pipx:"+","pipx run":"--spec= --python= --pip-args= P",pixi:"+","pixi run":"-e= --environment= --manifest-path= S",hatch:"-e= --env= -p= --project= --data-dir= --cache-dir= --config= +","hatch run":"S","hatch env":"+","hatch env run":"-e= --env= -i= -x=",go:"-C= +","go tool":"P","go run":"-modfile= -tags= -ldflags= -gcflags= -mod= P",composer:"-d= --working-dir= +","composer exec":"P",symfony:"+","symfony php":">php","symfony run":"",ddev:"+","ddev exec":"-s= --service= -d= --dir=",lando:"",opam:"+","opam exec":"--switch=",stack:"--stack-yaml= --resolver= --work-dir= +","stack exec":"",cabal:"+","cabal exec":"",luarocks:"+","luarocks exec":"",carton:"+","carton exec":"",plenv:"+","plenv exec":"",dotnet:"+","dotnet tool":"+","dotnet tool run":"P","dotnet-coverage":"+","dotnet-coverage collect":"-o= -f= --output= --output-format=","dotnet watch":">dotnet",xcrun:"--sdk= -sdk=","wait-for-it":"-t=","wait-for-it.sh":"#",retry:"-t= -d= --times= --delay=",chronic:"",busybox:""}
const z=new Set(["sh","bash","dash","zsh","ksh","ash","fish"])
const N=12
function programName(t){const e=t.slice(t.lastIndexOf("/")+1)
return e.replace(/\.(?:exe|cmd|bat)$/i,"").replace(/^(python|pypy|ruby|php|node|pip|perl|lua)[\d.]+$/,"$1")}function unwrapped(t){let e=t
const s=[]
for(let t=0;t<N;t+=1){const[t,...n]=e
if(t===void 0)return
const r=programName(t.text)
const i=z.has(r)?shellLine(n):void 0
if(i!==void 0)return{kind:"line",...i,wrappers:s}
const o=insideOf(r,n)??moduleOf(r,n)
if(o===void 0)return{kind:"program",words:e,wrappers:s}
s.push(o.key)
if("line"in o)return{kind:"line",line:o.line,options:[],wrappers:s}
e=o.words}return}function shellLine(t){const e=[]
for(let s=0;s<t.length;s+=1){const n=t[s]?.text??""
if(!/^[-+]/.test(n)||n==="-"||n==="--")return
if(/^[-+]\w*[oO]$/.test(n)){e.push(n,t[s+1]?.text??"")
s+=1
continue}e.push(n)
if(/^-\w*c\w*$/.test(n)){const n=t.slice(s+1).find(t=>!t.text.startsWith("-"))
return n&&{line:n.text,options:e}}}return}function moduleOf(t,e){const[s,n,...r]=e
const i=t==="python"&&s?.text==="-m"&&Object.hasOwn(_,n?.text??"")
return i&&n?{key:"python",words:[n,...r]}:void 0}function insideOf(t,e){let s=t
let n=e
for(;;){const t=Object.hasOwn(_,s)?_[s]:void 0
if(t===void 0)return
const e=t.split(" ")
const r=passOptions(n,e)
if("line"in r)return{key:s,line:r.line}
if("words"in r)return{key:s,words:r.words}
n=r.rest
const i=e.find(t=>t.startsWith("+"))
if(i===void 0)return behind(s,n,e)
const o=n[0]?.text??""
const a=`${s} ${o}`
if(!Object.hasOwn(_,a))return i==="+?"&&o!==""?{key:s,words:n}:void 0
s=a
n=n.slice(1)}}function passOptions(t,e){const s=e.includes("A=")
let n=0
for(;n<t.length;n+=1){const r=t[n]?.text??""
if(r==="--"){n+=1
break}const i=s&&/^\w+=/.test(r)
if(!i&&(!r.startsWith("-")||r==="-")){if(e.includes("*"))continue
break}const[o=""]=r.split("=")
if(e.includes(`${o}:`)||isShortLine(o,e))return{line:optionValue(t,n)}
if(e.includes(`${o}-`))return{words:[]}
if(e.includes(`${o}!`))return{words:t.slice(n+1)}
if(e.includes(`${o}!python`))return{words:[wordFor("python"),...t.slice(n)]}
if(!r.includes("=")&&e.includes(`${o}=`))n+=1}return{rest:t.slice(n)}}function isShortLine(t,e){return/^-[a-z]{2,}$/.test(t)&&e.includes(`-${t.at(-1)}:`)}function optionValue(t,e){const s=t[e]?.text??""
return s.includes("=")&&s.startsWith("--")?s.slice(s.indexOf("=")+1):t[e+1]?.text??""}function behind(t,e,s){let n=e.slice(s.filter(t=>t==="#").length)
if(s.includes("T"))n=n.slice(n.findIndex(({text:t})=>!/@/.test(t)))
if(n[0]?.text==="--")n=n.slice(1)
const[r,...i]=n
if(r===void 0)return{key:t,words:n}
if(s.includes("L"))return{key:t,line:n.map(({text:t})=>t).join(" ")}
if(s.includes("-c:")&&r.text==="-c")return{key:t,line:i[0]?.text??""}
if(s.includes("P"))return{key:t,words:[{...r,text:withoutVersion(r.text)},...i]}
if(s.includes("S")&&isScriptName(r.text))return{key:t,words:[{...r,text:`${T}${r.text}`},...i]}
const o=s.find(t=>t.startsWith(">"))?.slice(1)
return{key:t,words:o===void 0?n:[...o.split("+").map(wordFor),...n]}}function isScriptName(t){return!t.includes("/")&&nameKind(t)!=="other"}function withoutVersion(t){const e=t.lastIndexOf("@")
return e>0?t.slice(0,e):t}function wordFor(t){return{text:t,isBare:!0,within:[]}}const D={all:[],sure:new Set,fails:!1}
function testsInCommand(t){const e=parseCommandLine(t.slice(0,E))
const s=new Reader
const n=s.script(e,{isErrorExit:!1,isPipefail:!1})
const r=e.isBroken||t.length>E
const i=n.all.filter(({isTest:t})=>t)
const o=i.length>0?i:n.all.filter(({kind:t})=>t==="launcher")
return{kind:strongest(o)??"other",exit:r?"unreadable":s.exitOf(o,n),isLimited:s.isLimited}}const E=2e5
function strongest(t){const e=["runner","script","weak","launcher","other"]
return e.find(e=>t.some(t=>t.kind===e))}const q=8
class Reader{isLimited=!1
#H=!1
#U=!1
#Z=!1
#e=0
exitOf(t,{sure:e}){if(this.#U)return"redefined"
const s=t.find(t=>!e.has(t))
if(s!==void 0)return s.hidden??"other-command"
return this.#H?"shared":"own"}script({lists:t},e){const s=[]
for(const[n,r]of t.entries()){const i=n===t.length-1
if(i&&s.length>0&&isExitOfBefore(r))return together(s,this.#Q(r,t[n-1],s))
s.push(this.#X(r,e))
if(!i&&!isHarmless(r))this.#H=!0}const n=s.at(-1)??D
const r=e.isErrorExit?new Set(s.flatMap(t=>[...t.sure])):n.sure
return together(s,r,n.fails)}#Q(t,e,s){this.#H=!0
const n=exitWord(t)?.includes("PIPESTATUS")===!0
const r=e?.steps.length===1?e.steps[0]:void 0
const i=s.at(-1)??D
if(!n)return i.sure
if(r===void 0||r.pipeline.isNegated)return new Set
return new Set(i.all.filter(t=>t.hidden==="pipe"&&this.#G.has(t)))}#G=new Set
#X({steps:t,isBackground:e},s){let n=D
for(const[e,{joint:r,pipeline:i}]of t.entries()){const o=e===t.length-1
const a=this.#K(i,o?s:{...s,isErrorExit:!1})
n=e===0?a:joined(n,r,a)}if(!e)return n
for(const t of n.all)t.hidden??="background"
return{all:n.all,sure:new Set,fails:!1}}#K({isNegated:t,commands:e},s){const n=e.map(t=>this.#_(t,s,e.length>1))
const r=n.flatMap(t=>t.all)
const i=n.at(-1)??D
if(t){for(const t of r)t.hidden??="other-command"
return{all:r,sure:new Set,fails:!1}}if(e.length===1)return i
this.#H=!0
for(const t of n[0]?.sure??[])this.#G.add(t)
if(s.isPipefail)return{all:r,sure:new Set(n.flatMap(t=>[...t.sure])),fails:i.fails}
for(const t of n.slice(0,-1))for(const e of t.all)e.hidden??="pipe"
return{all:r,sure:i.sure,fails:i.fails}}#_(t,e,s){switch(t.kind){case"simple":return this.#q(t,e)
case"group":return t.isSubshell||s?this.#J(t.body,{...e}):this.script(t.body,e)
case"control":return this.#Y("condition",this.#J(t.body,{...e}))
case"definition":this.#U=!0
return this.#Y("condition",this.#J(t.body,{...e}))}}#J(t,e){const s=this.#Z
const n=this.script(t,e)
this.#Z=s
return n}#Y(t,{all:e}){for(const s of e)s.hidden??=t
return{all:e,sure:new Set,fails:!1}}#q(t,e){const s=this.#tt(t)
const n=this.#et(t,e)
if(t.words[0]?.text==="exec"&&t.words.length>1)this.#Z=!0
return s.all.length===0?n:{...n,all:[...s.all,...n.all]}}#tt({words:t,assignments:e}){const s=[...e,...t].flatMap(({within:t})=>t)
const n=s.map(t=>this.#J(t,{isErrorExit:!1,isPipefail:!1}))
return this.#Y("other-command",together(n,new Set))}#et(t,e){const{words:s,assignments:n,input:r}=t
const i=s[0]?.text??""
this.#st(t,e)
if(/^(?:exit|return)$/.test(i))return{...D,fails:this.#nt(s[1]?.text)}
if(i==="false")return{...D,fails:!0}
if(i==="eval")return this.#v(s.slice(1).map(({text:t})=>t).join(" "),e)
const o=unwrapped(s)
if(o===void 0)return D
if(n.some(({text:t})=>t.startsWith("PATH=")))this.#H=!0
if(o.wrappers.some(t=>/timeout$/.test(t)))this.isLimited=!0
if(o.kind==="line")return this.#rt(o.wrappers,s,this.#v(o.line,optionsOf(o.options)))
const[a,...c]=o.words.map(({text:t})=>t)
if(a===void 0)return D
if(r!==void 0&&isShellOnInput(a,c))return this.#v(r,optionsOf(c))
const l=programKind(a,programName(a),c)
if(l==="other")return D
if(s.some(({within:t})=>t.length>0))this.#H=!0
const u={kind:l,isTest:l==="runner"||l==="script"||l==="weak",hidden:void 0}
if(this.#Z)u.hidden="other-command"
return this.#rt(o.wrappers,s,{all:[u],sure:new Set(this.#Z?[]:[u]),fails:!1})}#rt(t,e,s){const n=t.indexOf("script")
const r=e.some(({text:t})=>/^-\w*e\w*$/.test(t)||t==="--return")
const i=n>=0&&!r||t.includes("watch")
return i?this.#Y("other-command",s):s}#v(t,e){if(this.#e>=q)return D
this.#e+=1
const s=parseCommandLine(t)
const n=this.#J(s,e)
this.#e-=1
return s.isBroken?this.#Y("unreadable",n):n}#st({words:t},e){const[s="",...n]=t.map(({text:t})=>t)
if(s==="set")setOptions(e,n)
if(/^(?:trap|alias|enable|hash)$/.test(s)&&n.length>0)this.#U=!0
if(s==="export"&&n.some(t=>t.startsWith("PATH=")))this.#H=!0}#nt(t){if(t!==void 0&&/^0*[1-9]\d*$/.test(t)&&Number(t)%256!==0)return!0
this.#Z=!0
return!1}}function together(t,e,s=!1){return{all:t.flatMap(t=>t.all),sure:e,fails:s}}function joined(t,e,s){const n=[...t.all,...s.all]
if(e==="&&")return{all:n,sure:new Set([...t.sure,...s.sure]),fails:t.fails||s.fails}
if(s.fails)return{all:n,sure:t.sure,fails:t.fails}
if(t.fails)return{all:n,sure:s.sure,fails:!1}
return{all:n,sure:new Set,fails:!1}}function isHarmless({steps:t,isBackground:e}){return!e&&t.every(({pipeline:t})=>t.commands.every(t=>t.kind==="simple"&&/^(?:set|export|echo|printf|true|:|date|unset|)$/.test(t.words[0]?.text??"")))}function exitWord({steps:[t,...e]}){const s=t?.pipeline.commands.length===1?t.pipeline.commands[0]:void 0
if(e.length>0||s?.kind!=="simple"||t?.pipeline.isNegated)return
const[n="",r]=s.words.map(({text:t})=>t)
return/^(?:exit|return)$/.test(n)?r:void 0}function isExitOfBefore(t){return/^(?:\$\?|\$\{\?\}|\$\{PIPESTATUS\[0\]\})$/.test(exitWord(t)??"")}function isShellOnInput(t,e){return/^(?:ba|da|z|k|a)?sh$/.test(programName(t))&&e.every(t=>t.startsWith("-"))}function optionsOf(t){const e={isErrorExit:!1,isPipefail:!1}
setOptions(e,t)
return e}function setOptions(t,e){for(const[s,n]of e.entries()){if(!/^[-+][A-Za-z]+$/.test(n))continue
const r=n.startsWith("-")
const i=n.endsWith("o")?e[s+1]:""
if(n.includes("e")||i==="errexit")t.isErrorExit=r
if(i==="pipefail")t.isPipefail=r}}})}
