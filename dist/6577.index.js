export const id=6577
export const ids=[6577]
export const modules={52442:((e,s,n)=>{n.d(s,{c:()=>testsInCommand})
var t=n(17595)
var r=n(28512)
var i=n(6082)
var d=n(18190)
const a={all:[],sure:new Set,fails:!1}
function testsInCommand(e){const s=(0,t.D)(e.slice(0,u))
const n=new Reader
const r=n.script(s,{isErrorExit:!1,isPipefail:!1})
const i=s.isBroken||e.length>u
const d=r.all.filter(({isTest:e})=>e)
const a=d.length>0?d:r.all.filter(({kind:e})=>e==="launcher")
return{kind:strongest(a)??"other",exit:i?"unreadable":n.exitOf(a,r),isLimited:n.isLimited,failsWithoutTests:a.every(({isStrict:e})=>e)}}const u=2e5
function strongest(e){const s=["runner","script","weak","launcher","other"]
return s.find(s=>e.some(e=>e.kind===s))}const o=8
class Reader{isLimited=!1
#e=!1
#s=!1
#n=!1
#t=0
exitOf(e,{sure:s}){if(this.#s)return"redefined"
const n=e.find(e=>!s.has(e))
if(n!==void 0)return n.hidden??"other-command"
return this.#e?"shared":"own"}script({lists:e},s){const n=[]
for(const[t,r]of e.entries()){const i=t===e.length-1
if(i&&n.length>0&&isExitOfBefore(r))return together(n,this.#r(r,e[t-1],n))
n.push(this.#i(r,s))
if(!i&&!isHarmless(r))this.#e=!0}const t=n.at(-1)??a
const r=s.isErrorExit?new Set(n.flatMap(e=>[...e.sure])):t.sure
return together(n,r,t.fails)}#r(e,s,n){this.#e=!0
const t=exitWord(e)?.includes("PIPESTATUS")===!0
const r=s?.steps.length===1?s.steps[0]:void 0
const i=n.at(-1)??a
if(!t)return i.sure
if(r===void 0||r.pipeline.isNegated)return new Set
return new Set(i.all.filter(e=>e.hidden==="pipe"&&this.#d.has(e)))}#d=new Set
#i({steps:e,isBackground:s},n){let t=a
for(const[s,{joint:r,pipeline:i}]of e.entries()){const d=s===e.length-1
const a=this.#a(i,d?n:{...n,isErrorExit:!1})
t=s===0?a:joined(t,r,a)}if(!s)return t
for(const e of t.all)e.hidden??="background"
return{all:t.all,sure:new Set,fails:!1}}#a({isNegated:e,commands:s},n){const t=s.map(e=>this.#u(e,n,s.length>1))
const r=t.flatMap(e=>e.all)
const i=t.at(-1)??a
if(e){for(const e of r)e.hidden??="other-command"
return{all:r,sure:new Set,fails:!1}}if(s.length===1)return i
this.#e=!0
for(const e of t[0]?.sure??[])this.#d.add(e)
if(n.isPipefail)return{all:r,sure:new Set(t.flatMap(e=>[...e.sure])),fails:i.fails}
for(const e of t.slice(0,-1))for(const s of e.all)s.hidden??="pipe"
return{all:r,sure:i.sure,fails:i.fails}}#u(e,s,n){switch(e.kind){case"simple":return this.#o(e,s)
case"group":return e.isSubshell||n?this.#l(e.body,{...s}):this.script(e.body,s)
case"control":return this.#c("condition",this.#l(e.body,{...s}))
case"definition":this.#s=!0
return this.#c("condition",this.#l(e.body,{...s}))}}#l(e,s){const n=this.#n
const t=this.script(e,s)
this.#n=n
return t}#c(e,{all:s}){for(const n of s)n.hidden??=e
return{all:s,sure:new Set,fails:!1}}#o(e,s){const n=this.#p(e)
const t=this.#f(e,s)
if(e.words[0]?.text==="exec"&&e.words.length>1)this.#n=!0
return n.all.length===0?t:{...t,all:[...n.all,...t.all]}}#p({words:e,assignments:s}){const n=[...s,...e].flatMap(({within:e})=>e)
const t=n.map(e=>this.#l(e,{isErrorExit:!1,isPipefail:!1}))
return this.#c("other-command",together(t,new Set))}#f(e,s){const{words:n,assignments:t,input:u}=e
const o=n[0]?.text??""
this.#m(e,s)
if(/^(?:exit|return)$/.test(o))return{...a,fails:this.#h(n[1]?.text)}
if(o==="false")return{...a,fails:!0}
if(o==="eval")return this.#k(n.slice(1).map(({text:e})=>e).join(" "),s)
const l=(0,d.D)(n)
if(l===void 0)return a
if(t.some(({text:e})=>e.startsWith("PATH=")))this.#e=!0
if(l.wrappers.some(e=>/timeout$/.test(e)))this.isLimited=!0
if(l.kind==="line")return this.#x(l.wrappers,n,this.#k(l.line,optionsOf(l.options)))
const[c,...p]=l.words.map(({text:e})=>e)
if(c===void 0)return a
if(u!==void 0&&isShellOnInput(c,p))return this.#k(u,optionsOf(p))
const f=(0,r.n)(c,(0,d.k)(c),p)
if(f==="other")return a
if(n.some(({within:e})=>e.length>0))this.#e=!0
const m=f==="runner"||f==="script"||f==="weak"
const h=(0,i.PS)((0,d.k)(c),p)
const k={kind:f,isTest:m,isStrict:h,hidden:void 0}
if(this.#n)k.hidden="other-command"
return this.#x(l.wrappers,n,{all:[k],sure:new Set(this.#n?[]:[k]),fails:!1})}#x(e,s,n){const t=e.indexOf("script")
const r=s.some(({text:e})=>/^-\w*e\w*$/.test(e)||e==="--return")
const i=t>=0&&!r||e.includes("watch")
return i?this.#c("other-command",n):n}#k(e,s){if(this.#t>=o)return a
this.#t+=1
const n=(0,t.D)(e)
const r=this.#l(n,s)
this.#t-=1
return n.isBroken?this.#c("unreadable",r):r}#m({words:e},s){const[n="",...t]=e.map(({text:e})=>e)
if(n==="set")setOptions(s,t)
if(/^(?:trap|alias|enable|hash)$/.test(n)&&t.length>0)this.#s=!0
if(n==="export"&&t.some(e=>e.startsWith("PATH=")))this.#e=!0}#h(e){if(e!==void 0&&/^0*[1-9]\d*$/.test(e)&&Number(e)%256!==0)return!0
this.#n=!0
return!1}}function together(e,s,n=!1){return{all:e.flatMap(e=>e.all),sure:s,fails:n}}function joined(e,s,n){const t=[...e.all,...n.all]
if(s==="&&")return{all:t,sure:new Set([...e.sure,...n.sure]),fails:e.fails||n.fails}
if(n.fails)return{all:t,sure:e.sure,fails:e.fails}
if(e.fails)return{all:t,sure:n.sure,fails:!1}
return{all:t,sure:new Set,fails:!1}}function isHarmless({steps:e,isBackground:s}){return!s&&e.every(({pipeline:e})=>e.commands.every(e=>e.kind==="simple"&&/^(?:set|export|echo|printf|true|:|date|unset|)$/.test(e.words[0]?.text??"")))}function exitWord({steps:[e,...s]}){const n=e?.pipeline.commands.length===1?e.pipeline.commands[0]:void 0
if(s.length>0||n?.kind!=="simple"||e?.pipeline.isNegated)return
const[t="",r]=n.words.map(({text:e})=>e)
return/^(?:exit|return)$/.test(t)?r:void 0}function isExitOfBefore(e){return/^(?:\$\?|\$\{\?\}|\$\{PIPESTATUS\[0\]\})$/.test(exitWord(e)??"")}function isShellOnInput(e,s){return/^(?:ba|da|z|k|a)?sh$/.test((0,d.k)(e))&&s.every(e=>e.startsWith("-"))}function optionsOf(e){const s={isErrorExit:!1,isPipefail:!1}
setOptions(s,e)
return s}function setOptions(e,s){for(const[n,t]of s.entries()){if(!/^[-+][A-Za-z]+$/.test(t))continue
const r=t.startsWith("-")
const i=t.endsWith("o")?s[n+1]:""
if(t.includes("e")||i==="errexit")e.isErrorExit=r
if(i==="pipefail")e.isPipefail=r}}}),10297:((e,s,n)=>{n.d(s,{_:()=>readTestOutput})
var t=n(35556)
const r=/^(?:pass(?:e[ds]|ing)?|ok|success(?:es|ful|fully)?|succeeded|successes)$/
const i=/^(?:fail(?:e[ds]|ing|ures?)?|errors?|errored|broken|crashed|crashes|timeouts?|cancelled|canceled|flunked|unexpected|xpass(?:ed)?|ko)$/
const d=/^(?:skip(?:s|ped)?|pending|pendings|todo|ignored|disabled|xfail(?:ed)?|excluded|deselected|omissions?|inconclusive|incomplete|risky|notrun|unexecuted|undefined|invalid-none)$/
const a=/^(?:tests?|examples?|specs?|total|runs?|scenarios?|cases?|tried|doctests?|properties|property|executed)$/
function wordsBehindNumbers(e){return partOf([...e.matchAll(/(\d+) +(?:tests? +|specs? +)?([A-Za-z]+)/g)].map(([,e="",s=""])=>[s,e]))}function numbersBehindWords(e){return partOf([...e.matchAll(/([A-Za-z]+)(?: *[:=] *| +)(\d+)/g)].map(([,e="",s=""])=>[e,s]))}function partOf(e){const s={}
for(const[n,t]of e){const e=fieldOf(n.toLowerCase())
if(e!==void 0)s[e]=(s[e]??0)+Number(t.slice(0,9))}return s}function fieldOf(e){if(r.test(e))return"passed"
if(i.test(e))return"failed"
if(d.test(e))return"skipped"
return a.test(e)?"total":void 0}function summaryOf(e,s){const sum=e=>s.find(s=>s[e]!==void 0)?.[e]
const[n=0,t=0]=[sum("failed"),sum("skipped")]
const r=sum("total")
const i=s.reduce((e,s)=>e+(s.hollow??0),0)
const d=Math.max(0,(sum("passed")??(r??0)-n-t)-i)
const a=s.flatMap(({end:e})=>e??[])
const u=s.some(e=>e.passed!==void 0||e.failed!==void 0||e.total!==void 0)
const o=s.some(e=>e.isOfSuites===!0)
const l=u&&!o?{passed:d,failed:n,skipped:t}:void 0
if(n>0||a.includes("failed"))return{runner:e,end:"failed",counts:l}
const c=u?d>0:a.includes("passed")
return{runner:e,end:c&&!a.includes("none")?"passed":"none",counts:l}}const u=wordsBehindNumbers
const failed=()=>({end:"failed"})
const passed=()=>({end:"passed"})
const none=()=>({end:"none"})
function number(e){return Number((e??"0").slice(0,9))}function firstNumber(e){return number(/\d+/.exec(e)?.[0])}const o=[{runner:"cargo",line:/^test result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ ignored;/,read:e=>u(e.slice(0,e.indexOf("ignored")+7))},{runner:"cargo",line:/^error: test failed, to rerun pass/,read:failed},{runner:"nextest",line:/^ *(?:Summary|Canceled) \[ *\S+\] +\d+(?:\/\d+)? tests? run: /,read:nextestLine},{runner:"gotestsum",line:/^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in \d/,read:e=>u(e.replace(/\d+ runs, /,"").replace(/ in \d.*$/,""))},{runner:"ginkgo",line:/^(?:SUCCESS|FAIL)! .*-- \d+ Passed \| \d+ Failed/,read:u},{runner:"ctest",line:/^\d+% tests passed, \d+ tests? failed out of \d+$/,read:ctestLine},{runner:"ctest",line:/^No tests were found!!!$/,read:none},{runner:"meson",line:/^(?:Ok|Expected Fail|Fail|Unexpected Pass|Skipped|Timeout): +\d+ *$/,read:mesonLine},{runner:"automake",line:/^# (?:TOTAL|PASS|SKIP|XFAIL|FAIL|XPASS|ERROR): +\d+$/,read:automakeLine},{runner:"Catch2",line:/^All tests passed \(\d+ assertions? in (\d+) test cases?\)$/,read:(e,s)=>({passed:number(s[1])})},{runner:"Catch2",line:/^test cases: +\d+ \|/,read:e=>u(e.slice(e.indexOf("|")))},{runner:"Catch2",line:/^No tests ran$/,read:none},{runner:"doctest",line:/^\[doctest\] test cases: +\d+ \| +\d+ passed \| +\d+ failed/,read:e=>u(e.slice(e.indexOf("|")))},{runner:"googletest",line:/^\[ {2}PASSED {2}\] \d+ tests?\.$/,read:e=>({passed:firstNumber(e)})},{runner:"googletest",line:/^\[ {2}FAILED {2}\] \d+ tests?, listed below:$/,read:e=>({failed:firstNumber(e)})},{runner:"googletest",line:/^\[ {2}SKIPPED \] \d+ tests?, listed below:$/,read:e=>({skipped:firstNumber(e)})},{runner:"check",line:/^\d+%: Checks: \d+, Failures: \d+, Errors: \d+$/,read:e=>{const[,s,n,t]=/Checks: (\d+), Failures: (\d+), Errors: (\d+)/.exec(e)??[]
return{total:number(s),failed:number(n)+number(t)}}},{runner:"cmocka",line:/^\[ {2}PASSED {2}\] \d+ test\(s\)\.$/,read:e=>({passed:firstNumber(e)})},{runner:"cmocka",line:/^\[ {2}FAILED {2}\] (?:\w.*: )?\d+ test\(s\), listed below:$/,read:e=>({failed:number(/(\d+) test\(s\)/.exec(e)?.[1])})},{runner:"Boost.Test",line:/^\*\*\* No errors detected$/,read:passed},{runner:"Boost.Test",line:/^\*\*\* \d+ failures? (?:is|are) detected/,read:failed},{runner:"zig",line:/^All \d+ tests passed\.$/,read:e=>({passed:firstNumber(e)})},{runner:"zig",line:/^\d+ passed; \d+ skipped; \d+ failed\.$/,read:u},{runner:"swift",line:/^(?:\t )?\s*Executed \d+ tests?, with (?:\d+ tests? skipped and )?\d+ failures?/,read:swiftLine},{runner:"swift-testing",line:/^\S+ +Test run with \d+ tests?.* (passed|failed) after/,read:(e,s)=>({total:number(/with (\d+)/.exec(e)?.[1]),...s[1]==="failed"&&{end:"failed"}})},{runner:"forge",line:/^Suite result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ skipped/,read:e=>u(e.slice(0,e.indexOf("skipped")+7))},{runner:"forge.all",line:/^Ran \d+ test suites?.*: \d+ tests passed, \d+ failed, \d+ skipped \(\d+ total tests\)$/,read:e=>u(e.slice(e.lastIndexOf(": "),e.lastIndexOf("(")))},{runner:"bazel",line:/^Executed \d+ out of \d+ tests?: .*\d+ (?:tests? pass|fail|(?:was|were) skipped)/,read:bazelLine},{runner:"alcotest",line:/^Test Successful in \S+s\. (\d+) tests? run\.$/,read:(e,s)=>({passed:number(s[1])})},{runner:"alcotest",line:/^\d+ failures?! in \S+s\. \d+ tests? run\.$/,read:e=>({failed:firstNumber(e)})}]
function bazelLine(e){const of=s=>[...e.matchAll(new RegExp(`(\\d+) ${s}`,"g"))].reduce((e,[,s])=>e+number(s),0)
return{passed:of("tests? pass"),failed:of("fails?\\b"),skipped:of("(?:was|were) skipped"),isOfSuites:!0}}function nextestLine(e){const s=u(e.slice(e.indexOf("run: ")+5).replaceAll(/\([^)]*\)/g,""))
const n=/timed out|exec failed/.test(e)
return{...s,...n||/^ *Canceled/.test(e)?{end:"failed"}:{}}}function ctestLine(e){const[,,s,n]=/^(\d+)% tests passed, (\d+) tests? failed out of (\d+)/.exec(e)??[]
return{failed:number(s),total:number(n)}}function mesonLine(e){const s=firstNumber(e)
if(/^(?:Timeout|Unexpected)/.test(e))return s>0?{end:"failed"}:{}
if(e.startsWith("Expected"))return{}
return e.startsWith("Ok")?{passed:s}:e.startsWith("Fail")?{failed:s}:{skipped:s}}function automakeLine(e){const s=firstNumber(e)
if(/XPASS|ERROR/.test(e))return s>0?{end:"failed"}:{}
return/# PASS/.test(e)?{passed:s}:/# FAIL/.test(e)?{failed:s}:/# SKIP/.test(e)?{skipped:s}:{}}function swiftLine(e){const[,s,n,t]=/Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?/.exec(e)??[]
return{total:number(s),failed:number(t),skipped:number(n),isAgain:!0}}const l=[{runner:"node",line:/^(?:ℹ|#) (?:tests|pass|fail|cancelled|skipped|todo) +\d+$/,read:nodeLine},{runner:"node",line:/^(?:ok \d+ - |✔ )\S+\.[cm]?[jt]sx?(?: \(\S+ms\))?$/,read:()=>({hollow:1})},{runner:"node",line:/^Failed tests:$/,read:failed},{runner:"vitest",line:/^ *Tests +(?:\d+ (?:failed|passed|skipped|todo|expected fail)(?: \| )?)+ \(\d+\)$/,read:e=>({...u(e),isAgain:!0})},{runner:"vitest",line:/^ *Test Files +(?:\d+ (?:failed|passed|skipped|todo)(?: \| )?)+ \(\d+\)$/,read:failedSuites},{runner:"vitest",line:/^ *Errors +\d+ errors?$/,read:failed},{runner:"vitest",line:/^ *Tests +no tests$/,read:none},{runner:"jest",line:/^Tests: +(?:\d+ (?:failed|passed|skipped|todo), )*\d+ total$/,read:e=>u(e.replace(/\d+ total/,""))},{runner:"jest",line:/^Test Suites: +.*\d+ total$/,read:failedSuites},{runner:"mocha",line:/^ {2}\d+ passing \(\S+\)$/},{runner:"mocha",line:/^ {2}\d+ (?:failing|pending)$/},{runner:"ava",line:/^ {2}\d+ (?:tests? (?:passed|failed|skipped|todo)|tests? remained pending|known failures?|uncaught exceptions?|unhandled rejections?)(?: \[\S+\])?$/,read:avaLine},{runner:"jasmine",line:/^\d+ specs?, \d+ failures?(?:, \d+ pending specs?)?$/,read:jasmineLine},{runner:"karma",line:/Executed \d+ of \d+ .*(?:SUCCESS|FAILED|ERROR|DISCONNECTED|skipped)/,read:karmaLine},{runner:"playwright",line:/^ {2}\d+ (?:passed|failed|skipped|flaky|interrupted|did not run)(?: \(\S+\))?$/,read:playwrightLine},{runner:"cypress",line:/^ *│ (?:Tests|Passing|Failing|Pending|Skipped): +\d+ +│$/,read:numbersBehindWords},{runner:"uvu",line:/^ {2}(?:Total|Passed|Skipped): {4,}\d+$/,read:numbersBehindWords},{runner:"qunit",line:/^# (?:todo|only) +\d+$/,read:()=>({})},{runner:"tap",line:/^# failed \d+ (?:of \d+ tests|tests?)$/,read:failed},{runner:"cucumber",line:/^0 scenarios$/,read:none},{runner:"cucumber",line:/^\d+ scenarios? \(.*\)$/,read:cucumberLine},{runner:"deno",line:/^(?:ok|FAILED) \| \d+ passed(?: \(\d+ steps?\))? \| \d+ failed.*\(\S+\)$/,read:denoLine},{runner:"bun",line:/^ *\d+ (?:pass|fail|skip|todo)$/},{runner:"bun",line:/^Ran \d+ tests? across \d+ files?\./,read:()=>({})},{runner:"web-test-runner",line:/^\S+: +\|.*\| +\d+\/\d+ test files(?: \| \d+ (?:passed|failed|skipped))+$/,read:e=>({...u(e.slice(e.indexOf("test files"))),isAgain:!0})},{runner:"testcafe",line:/^ *\d+ passed \(\d+\S*(?: \d+\S*)?\)$/},{runner:"testcafe",line:/^ *\d+\/\d+ failed(?: \(.*\))?$/,read:failed}]
function failedSuites(e){return(u(e).failed??0)>0?{end:"failed"}:{}}function nodeLine(e){const{total:s,passed:n,failed:t,skipped:r}=numbersBehindWords(e.slice(2))
if(e.includes("cancelled"))return firstNumber(e)>0?{end:"failed"}:{}
if(e.includes("todo"))return{}
return{...s!==void 0&&{total:s},...n!==void 0&&{passed:n},...t!==void 0&&{failed:t},...r!==void 0&&{skipped:r}}}function avaLine(e){return/exception|rejection|remained pending/.test(e)?{end:"failed"}:/known/.test(e)?{}:u(e)}function jasmineLine(e){const[s,n,t]=e.match(/\d+/g)??[]
return{total:number(s),failed:number(n),skipped:number(t)}}function karmaLine(e){const[,s,n=""]=/Executed (\d+) of \d+ (.*)/.exec(e)??[]
const t=/\((\d+) FAILED\)/.exec(n)?.[1]??(/FAILED|ERROR|DISCONNECTED/.test(n)?"1":"0")
return{total:number(s),failed:number(t),isAgain:!0}}function playwrightLine(e){const s=firstNumber(e)
if(/did not run/.test(e))return{}
if(/flaky/.test(e))return{}
return/interrupted/.test(e)?{end:"failed"}:/passed/.test(e)?{passed:s}:/skipped/.test(e)?{skipped:s}:{failed:s}}function cucumberLine(e){const s=u(e.slice(e.indexOf("(")))
return/undefined|ambiguous/.test(e)?{...s,end:"failed"}:s}function denoLine(e){return e.startsWith("FAILED")?{...u(e),end:"failed"}:u(e.replace(/\(\d+ steps?\)/g,""))}const c=[{runner:"surefire",line:/^(?:\[(?:INFO|ERROR|WARNING|WARN)\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$/,read:surefireLine},{runner:"surefire",line:/^(?:\[INFO\] )?(?:No tests to run\.|Tests are skipped\.)$/,read:none},{runner:"surefire",line:/^\[ERROR\] .*There (?:are|were) test failures\./,read:failed},{runner:"junit",line:/^\[ +\d+ tests (?:successful|failed|skipped|found|started|aborted) +\]$/,read:junitLine},{runner:"junit",line:/^OK \(\d+ tests?\)$/,read:e=>({passed:firstNumber(e)})},{runner:"junit",line:/^Tests run: \d+, {2}Failures: \d+$/,read:numbersOfRuns},{runner:"testng",line:/^Total tests run: \d+, Passes: \d+, Failures: \d+, Skips: \d+$/,read:e=>({passed:number(/Passes: (\d+)/.exec(e)?.[1]),failed:number(/Failures: (\d+)/.exec(e)?.[1]),skipped:number(/Skips: (\d+)/.exec(e)?.[1])})},{runner:"gradle",line:/^\d+ tests? completed(?:, \d+ (?:failed|skipped))*$/,read:gradleLine},{runner:"gradle",line:/^> Task \S*[tT]est\S* FAILED$/,read:failed},{runner:"gradle",line:/^> There were failing tests\./,read:failed},{runner:"gradle",line:/^> Task \S*:(?:test|\w*Test) NO-SOURCE$/,read:()=>({})},{runner:"vstest",line:/^(?:Passed!|Failed!|Skipped!) +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("- ")+2,e.indexOf(", Total")))},{runner:"vstest",line:/^Total tests: \d+$/,read:numbersTotal},{runner:"vstest",line:/^ {5}(?:Passed|Failed|Skipped): \d+$/,read:numbersBehindWords},{runner:"vstest",line:/^Test Run Failed\.$/,read:failed},{runner:"vstest",line:/^(?:Test summary|Test run summary).*total: \d+, failed: \d+, succeeded: \d+, skipped: \d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("failed")))},{runner:"testing-platform",line:/^ *Test run summary: (?:Passed!|Failed!|Zero tests ran)/,read:e=>({hollow:0,end:/Passed/.test(e)?"passed":/Failed/.test(e)?"failed":"none"})},{runner:"testing-platform",line:/^ {2,4}(?:total|failed|succeeded|skipped): \d+$/,read:numbersBehindWords},{runner:"nunit",line:/^ {2}Test Count: \d+, Passed: \d+, Failed: \d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("Passed")).replace(/Warnings: \d+, /,""))},{runner:"scalatest",line:/^(?:\[info\] )?Tests: succeeded \d+, failed \d+, canceled \d+, ignored \d+, pending \d+$/,read:e=>({passed:number(/succeeded (\d+)/.exec(e)?.[1]),failed:number(/failed (\d+)/.exec(e)?.[1]),skipped:number(/ignored (\d+)/.exec(e)?.[1])})},{runner:"sbt",line:/^(?:\[\w+\] )?(?:Passed|Failed|Error): Total \d+, Failed \d+, Errors \d+, Passed \d+/,read:e=>({passed:number(/, Passed (\d+)/.exec(e)?.[1]),failed:number(/Failed (\d+)/.exec(e)?.[1])+number(/Errors (\d+)/.exec(e)?.[1])})}]
function surefireLine(e){const of=s=>number(new RegExp(`${s}: (\\d+)`).exec(e)?.[1])
return{total:of("Tests run"),failed:of("Failures")+of("Errors"),skipped:of("Skipped")}}function numbersOfRuns(e){return{total:number(/run: (\d+)/.exec(e)?.[1]),failed:number(/Failures: (\d+)/.exec(e)?.[1])}}function numbersTotal(e){return{total:firstNumber(e)}}function junitLine(e){const s=firstNumber(e)
if(e.includes("successful"))return{passed:s}
if(e.includes("failed"))return{failed:s}
return e.includes("skipped")?{skipped:s}:{}}function gradleLine(e){return{total:firstNumber(e),failed:number(/(\d+) failed/.exec(e)?.[1]),skipped:number(/(\d+) skipped/.exec(e)?.[1])}}const p=[{runner:"npm",line:/^npm (?:ERR!|error) (?:Test failed\.|Lifecycle script `\S+` failed with error)/,read:failed},{runner:"pnpm",line:/^ ?ELIFECYCLE ? ?(?:Test failed|Command failed with exit code)/,read:failed},{runner:"pnpm",line:/^ ?(?:ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL|ERR_PNPM_RECURSIVE_FAIL)/,read:failed},{runner:"bun",line:/^error: script "[^"]+" exited with code [1-9]/,read:failed},{runner:"make",line:/^g?make(?:\[\d+\])?: \*\*\* \[.*\] (?:Error \d+|Segmentation fault|Killed|Aborted)/,read:failed},{runner:"maven",line:/^\[(?:INFO|ERROR)\] BUILD FAILURE$/,read:failed},{runner:"gradle",line:/^BUILD FAILED in \d/,read:failed},{runner:"rake",line:/^rake aborted!$/,read:failed},{runner:"mix",line:/^\*\* \((?:Mix|CompileError|EXIT)/,read:failed}]
const f=[{runner:"pytest",line:/^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed),? )+in \d+(?:\.\d+)?s(?: \([\d:, day]+\))?(?: =+)?$/,read:pytestLine},{runner:"pytest",line:/^(?:=+ )?no tests (?:ran|collected)/,read:none},{runner:"pytest",line:/^!+ .*(?:Interrupted: \d+ errors?|KeyboardInterrupt|INTERNALERROR)/,read:failed},{runner:"unittest",line:/^Ran \d+ tests?(?:\.| in \d+(?:\.\d+)?s(?: using \d+ process(?:es)?)?)$/,read:e=>({total:firstNumber(e)})},{runner:"unittest",line:/^OK(?: \((?:(?:skipped|expected failures|passes)=\d+(?:, )?)+\))?$/,read:e=>({end:"passed",skipped:number(/skipped=(\d+)/.exec(e)?.[1])})},{runner:"unittest",line:/^FAILED \((?:[a-z ]+=\d+(?:, ?)?)+\)$/,read:unittestFailed},{runner:"unittest",line:/^NO TESTS RAN(?: \(.*\))?$/,read:none},{runner:"doctest.py",line:/^\d+ passed(?: and \d+ failed)?\.$/,read:u},{runner:"doctest.py",line:/^\*\*\*Test Failed\*\*\* \d+ failures?/,read:failed},{runner:"behave",line:/^\d+ scenarios? passed, \d+ failed, \d+ skipped(?:, \d+ undefined)?$/,read:u},{runner:"robot",line:/^\d+ tests?, \d+ passed, \d+ failed(?:, \d+ skipped)?$/,read:e=>({...u(e.slice(e.indexOf(",")+1)),isAgain:!0})},{runner:"stestr",line:/^ - (?:Passed|Failed|Skipped|Expected Fail|Unexpected Success): +\d+$/,read:e=>/Expected Fail/.test(e)?{}:/Unexpected/.test(e)?/[1-9]/.test(e)?failed():{}:numbersBehindWords(e)},{runner:"trial",line:/^(?:PASSED|FAILED) \((?:[a-z ]+=\d+(?:, )?)+\)$/,read:e=>e.startsWith("FAILED")?failed():numbersBehindWords(e)},{runner:"tox",line:/^ {2}\S+: FAIL code \d+/,read:failed}]
function pytestLine(e){const s=e.replaceAll(/\d+ (?:warnings?|rerun|subtests passed|xpassed),? /g,"")
return u(s.replace(/ in \d.*$/,""))}function unittestFailed(e){const of=s=>number(new RegExp(`(?:\\(|, )${s}=(\\d+)`).exec(e)?.[1])
return{end:"failed",failed:of("failures")+of("errors")+of("unexpected successes"),skipped:of("skipped")}}const m=[{runner:"rspec",line:/^\d+ examples?, \d+ failures?(?:, \d+ (?:pending|errors?|errors? occurred outside of examples|skipped|warnings?))*(?: \(.*\))?$/,read:rspecLine},{runner:"minitest",line:/^\d+ runs, \d+ assertions, \d+ failures, \d+ errors, \d+ skips$/,read:e=>u(e.replace(/\d+ assertions, /,""))},{runner:"test-unit",line:/^\d+ tests, \d+ assertions, \d+ failures, \d+ errors, \d+ pendings, \d+ omissions, \d+ notifications$/,read:e=>u(e.replace(/\d+ assertions, /,"").replace(/, \d+ notifications/,""))},{runner:"tests",line:/^(?:\d+ (?:doctests?|propert(?:y|ies)|features?), )*\d+ tests?, \d+ failures?(?:, \d+ (?:skipped|excluded|invalid|not run))*(?: in \S+ seconds?)?$/,read:exunitLine},{runner:"ExUnit",line:/^0 failures(?:, \d+ (?:skipped|excluded))*$/,read:none},{runner:"ExUnit",line:/^(?:All tests have been excluded\.|There are no tests to run)$/,read:none},{runner:"phpunit",line:/^OK \(\d+ tests?, \d+ assertions?\)$/,read:e=>({passed:firstNumber(e)})},{runner:"phpunit",line:/^Tests: \d+, Assertions: \d+(?:, [A-Za-z ]+: \d+)*\.$/,read:phpunitLine},{runner:"phpunit",line:/^(?:FAILURES!|ERRORS!)$/,read:failed},{runner:"phpunit",line:/^No tests executed!$/,read:none},{runner:"pest",line:/^ *Tests: +(?:\d+ (?:failed|passed|skipped|todos?|risky|incomplete|warnings?|deprecated|notices?)(?:, )?)+ \(\d+ assertions?\)$/,read:e=>u(e.replace(/\(.*$/,"").replaceAll(/\d+ (?:deprecated|warnings?|notices?)/g,""))},{runner:"codeception",line:/^(?:OK|FAILURES!?|ERRORS!?) \|/,read:u},{runner:"busted",line:/^\d+ success(?:es)? \/ \d+ failures? \/ \d+ errors? \/ \d+ pending/,read:e=>u(e.replace(/ : .*$/,"").replace("success ","successes "))},{runner:"luaunit",line:/^Ran \d+ tests? in \S+ seconds?, \d+ success/,read:e=>u(e.slice(e.indexOf("seconds")+7).replace(/, \d+ non-selected/,""))},{runner:"prove",line:/^Result: PASS$/,read:passed},{runner:"prove",line:/^Result: FAIL$/,read:failed},{runner:"prove",line:/^Result: NOTESTS$/,read:none},{runner:"prove",line:/^Files=\d+, Tests=\d+, /,read:e=>({total:number(/Tests=(\d+)/.exec(e)?.[1]),isOfSuites:!0})},{runner:"testthat",line:/^\[ FAIL \d+ \| WARN \d+ \| SKIP \d+ \| PASS \d+ \]$/,read:e=>({...numbersBehindWords(e.replace(/WARN \d+/,"")),isAgain:!0})},{runner:"tasty",line:/^All \d+ tests passed(?: \(\S+\))?$/,read:e=>({passed:firstNumber(e)})},{runner:"tasty",line:/^\d+ out of \d+ tests failed(?: \(\S+\))?$/,read:tastyLine},{runner:"HUnit",line:/^Cases: \d+ +Tried: \d+ +Errors: \d+ +Failures: \d+$/,read:e=>numbersBehindWords(e.replace(/Cases: \d+/,""))},{runner:"cabal",line:/^\d+ of \d+ test suites \(\d+ of \d+ test cases\) passed\.$/,read:cabalLine},{runner:"dart",line:/^(?:\d+:\d+ )\+\d+(?: ~\d+)?(?: -\d+)?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,read:dartLine},{runner:"dart",line:/^(?:\d+:\d+ \+0: )?No tests (?:ran|match)/,read:none},{runner:"clojure.test",line:/^Ran \d+ tests containing \d+ assertions\.$/,read:e=>({total:firstNumber(e)})},{runner:"clojure.test",line:/^\d+ failures, \d+ errors\.$/,read:u},{runner:"ERT",line:/^Ran \d+ tests, (\d+) results as expected, (\d+) unexpected/,read:(e,s)=>({passed:number(s[1]),failed:number(s[2])})},{runner:"gleam",line:/^\d+ passed, (?:no|\d+) failures?$/,read:u},{runner:"elm-test",line:/^TEST RUN (?:PASSED|FAILED|INCOMPLETE)/,read:e=>/PASSED/.test(e)?{}:failed()},{runner:"elm-test",line:/^(?:Passed|Failed): {3}\d+$/,read:numbersBehindWords},{runner:"julia",line:/^Test Summary: *\|(?: +(?:Pass|Fail|Error|Broken|Total|Time))+$/,read:e=>/Fail|Error/.test(e)?failed():/Pass/.test(e)?passed():none()},{runner:"julia",line:/^(?:\S+ )*Some tests did not pass: \d+ passed, \d+ failed/,read:failed},{runner:"terraform",line:/^(?:Success|Failure)! \d+ passed, \d+ failed/,read:u}]
function rspecLine(e){return/outside of examples|, [1-9]\d* errors?/.test(e)?{...u(e.replace(/, \d+ errors?.*$/,"")),end:"failed"}:u(e.replace(/ \(.*$/,""))}function exunitLine(e){const s=u(e.replaceAll("not run","notrun").replaceAll("invalid","errors").replace(/ in .*$/,""))
return s}function phpunitLine(e){const of=s=>number(new RegExp(`, ${s}: (\\d+)`).exec(e)?.[1])
return{total:of("Assertions")===0?0:number(/Tests: (\d+)/.exec(e)?.[1]),failed:of("Failures")+of("Errors"),skipped:of("Skipped")+of("Incomplete")}}function tastyLine(e){const[,s,n]=/^(\d+) out of (\d+)/.exec(e)??[]
return{failed:number(s),total:number(n)}}function cabalLine(e){const[,s,n]=/^(\d+) of (\d+)/.exec(e)??[]
return{passed:number(s),failed:number(n)-number(s),isOfSuites:!0}}function dartLine(e){const of=s=>number(new RegExp(`\\${s}(\\d+)`).exec(e.slice(0,e.indexOf(": ")+1))?.[1])
return{passed:of("+"),failed:of("-"),skipped:of("~"),...e.includes("Some tests failed")&&{end:"failed"}}}const h=[...l,...f,...o,...m,...c,...p]
function partIn(e){for(const{runner:s,line:n,read:t=u}of h){const r=n.exec(e)
if(r)return{runner:s,part:t(e,r)}}return}const k=8*1024
const x=64*1024
const S=300
const b=/\bno tests?(?: files?| suites?| modules?| specs?)? (?:were )?(?:ran|run|found|to run|executed|collected|defined|matched)\b|\bno specs? found\b|\b(?:collected|running|found|ran|executed) 0 (?:tests?|items|specs?|examples?)\b|\[no (?:test files|tests to run)\]|\bthere are no tests\b|\bno matching tests\b|\btests are skipped\b|(?<![\d.@])0 tests?(?: run| found| executed|$)/i
const g=/^[\u2800-\u28FF]+/
const $="[... cut: "
function readTestOutput(e){const s=e.length>k+x
const n=s?`${e.slice(0,k)}\n${e.slice(-x)}`:e
const r=(0,t.H)(n).split("\n").filter(e=>e.length<=S).map(e=>e.replace(g,"").trimEnd())
const i=new Groups
const d=s||r.some(e=>e.startsWith($))
const a=new Tap(d)
const u=new Go
for(const e of r){if(u.take(e))continue
a.take(e)
takeSummary(e,i)}const o=i.summaries()
return{summaries:[...u.summaries(),...a.summaries().filter(e=>!isSummedUp(e,o)),...o],saysNone:r.some(e=>b.test(e)),isCut:d}}const E=new Set(["node","prove","tests","qunit"])
function isSummedUp({end:e},s){return s.some(s=>E.has(s.runner)&&(e!=="failed"||s.end==="failed"))}const w=/^(?:[\w@./-]+(?::[\w.-]+)*: |[\w@./-]+ [\w:.-]+: |\[[\w@./:-]+\]:? |[\w.-]+ +\| )/
function takeSummary(e,s){if(!/\d|[Pp]ass|PASS|Fail|FAIL|OK|No |Zero |no |error|tests|TEST|aborted|Skip/.test(e))return
const n=partIn(e)
if(n!==void 0){s.add("",n.runner,n.part)
return}const[t]=w.exec(e)??[]
if(t===void 0)return
const r=partIn(e.slice(t.length))
if(r!==void 0)s.add(t,r.runner,r.part)}const v=["passed","failed","skipped","total"]
class Groups{#S=[]
add(e,s,n){const t=this.#S.findLast(n=>n.runner===s&&n.prefix===e)
const r=n.total!==void 0&&L.has(s)
const i=r||n.hollow!==void 0&&t?.parts.some(saysNumbers)
if(t===void 0||i||n.isAgain!==!0&&v.some(e=>saysAgain(t.parts,n,e)))this.#S.push({prefix:e,runner:s,parts:[n]})
else if(n.isAgain===!0)t.parts=[n,...failureIn(t.parts)]
else t.parts.push(n)}summaries(){return this.#S.filter(isWhole).map(({runner:e,parts:s})=>summaryOf(e,s))}}function failureIn(e){const s=e.some(({failed:e=0,end:s})=>e>0||s==="failed")
return s?[{end:"failed"}]:[]}function saysNumbers(e){return v.some(s=>e[s]!==void 0)}function saysAgain(e,s,n){return s[n]!==void 0&&e.some(e=>e[n]!==void 0)}const L=new Set(["unittest","prove"])
const A=new Set(["testing-platform"])
function isWhole({runner:e,parts:s}){const n=s.some(e=>Object.keys(e).length>0)
if(A.has(e))return s.some(({end:e})=>e!==void 0)
if(!L.has(e))return n
if(s.some(({end:e})=>e==="failed"))return!0
return s.some(({total:e})=>e!==void 0)&&s.some(({end:e})=>e!==void 0)}class Go{#b=0
#g=0
#$=0
#E={passed:0,failed:0,skipped:0}
take(e){const[,s="",n=""]=/^(ok|FAIL|\?|) *\t(.*)$/.exec(e)??[]
if(/^\S+(?:\t|$| \[)/.test(n)&&s!=="")return this.#w(s,n)
const[,t="",r]=/^( *)--- (PASS|FAIL|SKIP): \S+ \(\S+\)$/.exec(e)??[]
if(r===void 0)return!1
if(r==="FAIL")this.#g+=1
if(t==="")this.#E[r==="PASS"?"passed":r==="FAIL"?"failed":"skipped"]+=1
return!0}#w(e,s){if(e==="FAIL")this.#g+=1
else if(e==="?"||/\[no tests? (?:to run|files)\]/.test(s))this.#$+=1
else this.#b+=1
return!0}summaries(){const{passed:e,failed:s,skipped:n}=this.#E
const t=e+s+n>0&&e>0?this.#E:void 0
if(this.#g>0)return[{runner:"go",end:"failed",counts:t}]
if(this.#b>0&&n>0&&e===0)return[{runner:"go",end:"none",counts:t}]
if(this.#b>0)return[{runner:"go",end:"passed",counts:t}]
return this.#$>0?[{runner:"go",end:"none",counts:void 0}]:[]}}class Tap{#v=!1
#L
#A=0
#O
#T=!1
#F={passed:0,failed:0,skipped:0}
constructor(e){this.#L=e}take(e){if(/^TAP version \d+$/.test(e)){this.#v=!0
return!0}const s=/^1\.\.(\d+)(?:\s*#.*)?$/.exec(e)
if(s){this.#v=!0
this.#O=(this.#O??0)+Number((s[1]??"").slice(0,9))
return!0}if(/^Bail out!/.test(e))this.#T=!0
const[,n,t,r]=/^(not )?ok\b(?: (\d+))?(?:[^#]|#(?! *(?:todo|skip)))*(?:# *(todo|skip))?/i.exec(e)??[]
if(!/^(?:not )?ok(?: |$)/.test(e))return!1
this.#R(t)
this.#I(n!==void 0,r?.toLowerCase())
return!0}#R(e){if(e===void 0)return
const s=Number(e.slice(0,9))
if(s>this.#A+1)this.#L=!0
this.#A=s}#I(e,s){if(s!==void 0)this.#F.skipped+=1
else if(e)this.#F.failed+=1
else this.#F.passed+=1}summaries(){const{passed:e,failed:s,skipped:n}=this.#F
if(!this.#v)return[]
const t=!this.#L&&this.#O!==void 0&&e+s+n<this.#O
if(s>0||this.#T)return[{runner:"tap",end:"failed",counts:this.#F}]
if(t&&e+n>0)return[{runner:"tap",end:"failed",counts:this.#F,isShort:t}]
if(e>0)return[{runner:"tap",end:"passed",counts:this.#F}]
return[{runner:"tap",end:"none",counts:this.#F}]}}}),96577:((e,s,n)=>{n.d(s,{k:()=>testOf})
var t=n(52442)
var r=n(10297)
function testOf({command:e,output:s,exitCode:n,results:i}){const d=(0,t.c)(e)
const a=(0,r._)(s)
const u=d.kind==="other"?a:withFailures(a,i)
const o=d.kind==="runner"||d.kind==="script"||d.kind==="weak"
if(!o&&!isTestByOutput(d,u))return
if(d.kind==="weak"&&n===0&&u.summaries.length===0)return
const l=a.summaries.length===0?i:countsOf(a)
const c=d.exit==="own"||d.exit==="shared"
const p=verdictOf(d,{...u,hasPassedFiles:(i?.passed??0)>0},n)
return{exitCode:c&&n>=0?n:void 0,counts:l,...p}}function withFailures(e,s){if(s===void 0||s.failed===0)return e
return{...e,summaries:[{runner:"result files",end:"failed",counts:s},...e.summaries]}}function isTestByOutput({kind:e},{summaries:s}){return e==="launcher"?s.length>0:s.some(({end:e})=>e==="failed")}const unknown=e=>({verdict:"unknown",reason:e})
function verdictOf(e,s,n){const t=s.summaries.filter(({end:s,isShort:n})=>s==="failed"&&!(n&&e.exit==="pipe"))
if(e.kind==="other")return unknown("printed")
if(n<0)return t.length>0?{verdict:"failed"}:unknown("running")
if(e.exit!=="own"&&e.exit!=="shared")return t.length>0?{verdict:"failed"}:unknown(e.exit)
if(n!==0)return t.length===0&&isKilled(n,e)?unknown("killed"):{verdict:"failed"}
if(t.length>0)return s.summaries.at(-1)?.end==="failed"?{verdict:"failed"}:unknown("disagreement")
return endOfZero(e,s)}function endOfZero({kind:e,exit:s,failsWithoutTests:n},{summaries:t,saysNone:r,hasPassedFiles:i}){if(t.some(({end:e})=>e==="passed"))return{verdict:"passed"}
if(r||t.length>0)return unknown("no-tests")
if(i&&(e==="runner"||e==="script"))return{verdict:"passed"}
return e==="runner"&&s==="own"&&n?{verdict:"passed"}:unknown("no-result")}function isKilled(e,{isLimited:s}){return[130,137,143,148].includes(e)||e===124&&s}function countsOf({summaries:e,isCut:s}){const n=e.filter(({end:e,runner:s})=>e!=="none"&&!i.has(s))
if(s||n.length===0||n.some(({counts:e})=>e===void 0))return
const sum=e=>n.reduce((s,{counts:n})=>s+(n?.[e]??0),0)
return{passed:sum("passed"),failed:sum("failed"),skipped:sum("skipped")}}const i=new Set(["npm","pnpm","make","maven","rake","mix"])})}
