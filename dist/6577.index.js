export const id=6577
export const ids=[6577]
export const modules={10297:((e,n,s)=>{s.d(n,{_:()=>readTestOutput})
var r=s(35556)
const t=/^(?:pass(?:e[ds]|ing)?|ok|success(?:es|ful|fully)?|succeeded|successes)$/
const d=/^(?:fail(?:e[ds]|ing|ures?)?|errors?|errored|broken|crashed|crashes|timeouts?|cancelled|canceled|flunked|unexpected|xpass(?:ed)?|ko)$/
const i=/^(?:skip(?:s|ped)?|pending|pendings|todo|ignored|disabled|xfail(?:ed)?|excluded|deselected|omissions?|inconclusive|incomplete|risky|notrun|unexecuted|undefined|invalid-none)$/
const a=/^(?:tests?|examples?|specs?|total|runs?|scenarios?|cases?|tried|doctests?|properties|property|executed)$/
function wordsBehindNumbers(e){return partOf([...e.matchAll(/(\d+) +(?:tests? +|specs? +)?([A-Za-z]+)/g)].map(([,e="",n=""])=>[n,e]))}function numbersBehindWords(e){return partOf([...e.matchAll(/([A-Za-z]+)(?: *[:=] *| +)(\d+)/g)].map(([,e="",n=""])=>[e,n]))}function partOf(e){const n={}
for(const[s,r]of e){const e=fieldOf(s.toLowerCase())
if(e!==void 0)n[e]=(n[e]??0)+Number(r.slice(0,9))}return n}function fieldOf(e){if(t.test(e))return"passed"
if(d.test(e))return"failed"
if(i.test(e))return"skipped"
return a.test(e)?"total":void 0}function summaryOf(e,n){const sum=e=>n.find(n=>n[e]!==void 0)?.[e]
const[s=0,r=0]=[sum("failed"),sum("skipped")]
const t=sum("total")
const d=n.reduce((e,n)=>e+(n.hollow??0),0)
const i=Math.max(0,(sum("passed")??(t??0)-s-r)-d)
const a=n.flatMap(({end:e})=>e??[])
const u=n.some(e=>e.passed!==void 0||e.failed!==void 0||e.total!==void 0)
const o=n.some(e=>e.isOfSuites===!0)
const l=u&&!o?{passed:i,failed:s,skipped:r}:void 0
if(s>0||a.includes("failed"))return{runner:e,end:"failed",counts:l}
if(a.includes("none")||u&&i===0)return{runner:e,end:"none",counts:l}
return{runner:e,end:"passed",counts:l}}const u=wordsBehindNumbers
const failed=()=>({end:"failed"})
const passed=()=>({end:"passed"})
const none=()=>({end:"none"})
function number(e){return Number((e??"0").slice(0,9))}function firstNumber(e){return number(/\d+/.exec(e)?.[0])}const o=[{runner:"cargo",line:/^test result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ ignored;/,read:e=>u(e.slice(0,e.indexOf("ignored")+7))},{runner:"cargo",line:/^error: test failed, to rerun pass/,read:failed},{runner:"nextest",line:/^ *(?:Summary|Canceled) \[ *\S+\] +\d+(?:\/\d+)? tests? run: /,read:nextestLine},{runner:"gotestsum",line:/^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in \d/,read:e=>u(e.replace(/\d+ runs, /,"").replace(/ in \d.*$/,""))},{runner:"ginkgo",line:/^(?:SUCCESS|FAIL)! .*-- \d+ Passed \| \d+ Failed/,read:u},{runner:"ctest",line:/^\d+% tests passed, \d+ tests? failed out of \d+$/,read:ctestLine},{runner:"ctest",line:/^No tests were found!!!$/,read:none},{runner:"meson",line:/^(?:Ok|Expected Fail|Fail|Unexpected Pass|Skipped|Timeout): +\d+ *$/,read:mesonLine},{runner:"automake",line:/^# (?:TOTAL|PASS|SKIP|XFAIL|FAIL|XPASS|ERROR): +\d+$/,read:automakeLine},{runner:"Catch2",line:/^All tests passed \(\d+ assertions? in (\d+) test cases?\)$/,read:(e,n)=>({passed:number(n[1])})},{runner:"Catch2",line:/^test cases: +\d+ \|/,read:e=>u(e.slice(e.indexOf("|")))},{runner:"Catch2",line:/^No tests ran$/,read:none},{runner:"doctest",line:/^\[doctest\] test cases: +\d+ \| +\d+ passed \| +\d+ failed/,read:e=>u(e.slice(e.indexOf("|")))},{runner:"googletest",line:/^\[ {2}PASSED {2}\] \d+ tests?\.$/,read:e=>({passed:firstNumber(e)})},{runner:"googletest",line:/^\[ {2}FAILED {2}\] \d+ tests?, listed below:$/,read:e=>({failed:firstNumber(e)})},{runner:"googletest",line:/^\[ {2}SKIPPED \] \d+ tests?, listed below:$/,read:e=>({skipped:firstNumber(e)})},{runner:"check",line:/^\d+%: Checks: \d+, Failures: \d+, Errors: \d+$/,read:e=>{const[,n,s,r]=/Checks: (\d+), Failures: (\d+), Errors: (\d+)/.exec(e)??[]
return{total:number(n),failed:number(s)+number(r)}}},{runner:"cmocka",line:/^\[ {2}PASSED {2}\] \d+ test\(s\)\.$/,read:e=>({passed:firstNumber(e)})},{runner:"cmocka",line:/^\[ {2}FAILED {2}\] (?:\w.*: )?\d+ test\(s\), listed below:$/,read:e=>({failed:number(/(\d+) test\(s\)/.exec(e)?.[1])})},{runner:"Boost.Test",line:/^\*\*\* No errors detected$/,read:passed},{runner:"Boost.Test",line:/^\*\*\* \d+ failures? (?:is|are) detected/,read:failed},{runner:"zig",line:/^All \d+ tests passed\.$/,read:e=>({passed:firstNumber(e)})},{runner:"zig",line:/^\d+ passed; \d+ skipped; \d+ failed\.$/,read:u},{runner:"swift",line:/^(?:\t )?\s*Executed \d+ tests?, with (?:\d+ tests? skipped and )?\d+ failures?/,read:swiftLine},{runner:"swift-testing",line:/^\S+ +Test run with \d+ tests?.* (passed|failed) after/,read:(e,n)=>({total:number(/with (\d+)/.exec(e)?.[1]),...n[1]==="failed"&&{end:"failed"}})},{runner:"forge",line:/^Suite result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ skipped/,read:e=>u(e.slice(0,e.indexOf("skipped")+7))}]
function nextestLine(e){const n=u(e.slice(e.indexOf("run: ")+5).replaceAll(/\([^)]*\)/g,""))
const s=/timed out|exec failed/.test(e)
return{...n,...s||/^ *Canceled/.test(e)?{end:"failed"}:{}}}function ctestLine(e){const[,,n,s]=/^(\d+)% tests passed, (\d+) tests? failed out of (\d+)/.exec(e)??[]
return{failed:number(n),total:number(s)}}function mesonLine(e){const n=firstNumber(e)
if(/^(?:Timeout|Unexpected)/.test(e))return n>0?{end:"failed"}:{}
if(e.startsWith("Expected"))return{}
return e.startsWith("Ok")?{passed:n}:e.startsWith("Fail")?{failed:n}:{skipped:n}}function automakeLine(e){const n=firstNumber(e)
if(/XPASS|ERROR/.test(e))return n>0?{end:"failed"}:{}
return/# PASS/.test(e)?{passed:n}:/# FAIL/.test(e)?{failed:n}:/# SKIP/.test(e)?{skipped:n}:{}}function swiftLine(e){const[,n,s,r]=/Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?/.exec(e)??[]
return{total:number(n),failed:number(r),skipped:number(s),isAgain:!0}}const l=[{runner:"node",line:/^(?:ℹ|#) (?:tests|pass|fail|cancelled|skipped|todo) +\d+$/,read:nodeLine},{runner:"node",line:/^(?:ok \d+ - |✔ )\S+\.[cm]?[jt]sx?(?: \(\S+ms\))?$/,read:()=>({hollow:1})},{runner:"node",line:/^Failed tests:$/,read:failed},{runner:"vitest",line:/^ *Tests +(?:\d+ (?:failed|passed|skipped|todo|expected fail)(?: \| )?)+ \(\d+\)$/,read:e=>({...u(e),isAgain:!0})},{runner:"vitest",line:/^ *Test Files +(?:\d+ (?:failed|passed|skipped|todo)(?: \| )?)+ \(\d+\)$/,read:failedSuites},{runner:"vitest",line:/^ *Errors +\d+ errors?$/,read:failed},{runner:"vitest",line:/^ *Tests +no tests$/,read:none},{runner:"jest",line:/^Tests: +(?:\d+ (?:failed|passed|skipped|todo), )*\d+ total$/,read:e=>u(e.replace(/\d+ total/,""))},{runner:"jest",line:/^Test Suites: +.*\d+ total$/,read:failedSuites},{runner:"mocha",line:/^ {2}\d+ passing \(\S+\)$/},{runner:"mocha",line:/^ {2}\d+ (?:failing|pending)$/},{runner:"ava",line:/^ {2}\d+ (?:tests? (?:passed|failed|skipped|todo)|tests? remained pending|known failures?|uncaught exceptions?|unhandled rejections?)(?: \[\S+\])?$/,read:avaLine},{runner:"jasmine",line:/^\d+ specs?, \d+ failures?(?:, \d+ pending specs?)?$/,read:jasmineLine},{runner:"karma",line:/Executed \d+ of \d+ .*(?:SUCCESS|FAILED|ERROR|DISCONNECTED|skipped)/,read:karmaLine},{runner:"playwright",line:/^ {2}\d+ (?:passed|failed|skipped|flaky|interrupted|did not run)(?: \(\S+\))?$/,read:playwrightLine},{runner:"cypress",line:/^ *│ (?:Tests|Passing|Failing|Pending|Skipped): +\d+ +│$/,read:numbersBehindWords},{runner:"uvu",line:/^ {2}(?:Total|Passed|Skipped): {4,}\d+$/,read:numbersBehindWords},{runner:"qunit",line:/^# (?:todo|only) +\d+$/,read:()=>({})},{runner:"tap",line:/^# failed \d+ (?:of \d+ tests|tests?)$/,read:failed},{runner:"cucumber",line:/^0 scenarios$/,read:none},{runner:"cucumber",line:/^\d+ scenarios? \(.*\)$/,read:cucumberLine},{runner:"deno",line:/^(?:ok|FAILED) \| \d+ passed(?: \(\d+ steps?\))? \| \d+ failed.*\(\S+\)$/,read:denoLine},{runner:"bun",line:/^ *\d+ (?:pass|fail|skip|todo)$/},{runner:"bun",line:/^Ran \d+ tests? across \d+ files?\./,read:()=>({})},{runner:"web-test-runner",line:/^\S+: +\|.*\| +\d+\/\d+ test files(?: \| \d+ (?:passed|failed|skipped))+$/,read:e=>({...u(e.slice(e.indexOf("test files"))),isAgain:!0})},{runner:"testcafe",line:/^ *\d+ passed \(\d+\S*(?: \d+\S*)?\)$/},{runner:"testcafe",line:/^ *\d+\/\d+ failed(?: \(.*\))?$/,read:failed}]
function failedSuites(e){return(u(e).failed??0)>0?{end:"failed"}:{}}function nodeLine(e){const{total:n,passed:s,failed:r,skipped:t}=numbersBehindWords(e.slice(2))
if(e.includes("cancelled"))return firstNumber(e)>0?{end:"failed"}:{}
if(e.includes("todo"))return{}
return{...n!==void 0&&{total:n},...s!==void 0&&{passed:s},...r!==void 0&&{failed:r},...t!==void 0&&{skipped:t}}}function avaLine(e){return/exception|rejection|remained pending/.test(e)?{end:"failed"}:/known/.test(e)?{}:u(e)}function jasmineLine(e){const[n,s,r]=e.match(/\d+/g)??[]
return{total:number(n),failed:number(s),skipped:number(r)}}function karmaLine(e){const[,n,s=""]=/Executed (\d+) of \d+ (.*)/.exec(e)??[]
const r=/\((\d+) FAILED\)/.exec(s)?.[1]??(/FAILED|ERROR|DISCONNECTED/.test(s)?"1":"0")
return{total:number(n),failed:number(r),isAgain:!0}}function playwrightLine(e){const n=firstNumber(e)
if(/did not run/.test(e))return{}
if(/flaky/.test(e))return{}
return/interrupted/.test(e)?{end:"failed"}:/passed/.test(e)?{passed:n}:/skipped/.test(e)?{skipped:n}:{failed:n}}function cucumberLine(e){const n=u(e.slice(e.indexOf("(")))
return/undefined|ambiguous/.test(e)?{...n,end:"failed"}:n}function denoLine(e){return e.startsWith("FAILED")?{...u(e),end:"failed"}:u(e.replace(/\(\d+ steps?\)/g,""))}const c=[{runner:"surefire",line:/^(?:\[(?:INFO|ERROR|WARNING|WARN)\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$/,read:surefireLine},{runner:"surefire",line:/^(?:\[INFO\] )?(?:No tests to run\.|Tests are skipped\.)$/,read:none},{runner:"surefire",line:/^\[ERROR\] .*There (?:are|were) test failures\./,read:failed},{runner:"junit",line:/^\[ +\d+ tests (?:successful|failed|skipped|found|started|aborted) +\]$/,read:junitLine},{runner:"junit",line:/^OK \(\d+ tests?\)$/,read:e=>({passed:firstNumber(e)})},{runner:"junit",line:/^Tests run: \d+, {2}Failures: \d+$/,read:numbersOfRuns},{runner:"testng",line:/^Total tests run: \d+, Passes: \d+, Failures: \d+, Skips: \d+$/,read:e=>({passed:number(/Passes: (\d+)/.exec(e)?.[1]),failed:number(/Failures: (\d+)/.exec(e)?.[1]),skipped:number(/Skips: (\d+)/.exec(e)?.[1])})},{runner:"gradle",line:/^\d+ tests? completed(?:, \d+ (?:failed|skipped))*$/,read:gradleLine},{runner:"gradle",line:/^> Task \S*[tT]est\S* FAILED$/,read:failed},{runner:"gradle",line:/^> There were failing tests\./,read:failed},{runner:"gradle",line:/^> Task \S*:(?:test|\w*Test) NO-SOURCE$/,read:()=>({})},{runner:"vstest",line:/^(?:Passed!|Failed!|Skipped!) +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("- ")+2,e.indexOf(", Total")))},{runner:"vstest",line:/^Total tests: \d+$/,read:numbersTotal},{runner:"vstest",line:/^ {5}(?:Passed|Failed|Skipped): \d+$/,read:numbersBehindWords},{runner:"vstest",line:/^Test Run Failed\.$/,read:failed},{runner:"vstest",line:/^(?:Test summary|Test run summary).*total: \d+, failed: \d+, succeeded: \d+, skipped: \d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("failed")))},{runner:"nunit",line:/^ {2}Test Count: \d+, Passed: \d+, Failed: \d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("Passed")).replace(/Warnings: \d+, /,""))},{runner:"scalatest",line:/^(?:\[info\] )?Tests: succeeded \d+, failed \d+, canceled \d+, ignored \d+, pending \d+$/,read:e=>({passed:number(/succeeded (\d+)/.exec(e)?.[1]),failed:number(/failed (\d+)/.exec(e)?.[1]),skipped:number(/ignored (\d+)/.exec(e)?.[1])})},{runner:"sbt",line:/^(?:\[\w+\] )?(?:Passed|Failed|Error): Total \d+, Failed \d+, Errors \d+, Passed \d+/,read:e=>({passed:number(/, Passed (\d+)/.exec(e)?.[1]),failed:number(/Failed (\d+)/.exec(e)?.[1])+number(/Errors (\d+)/.exec(e)?.[1])})}]
function surefireLine(e){const of=n=>number(new RegExp(`${n}: (\\d+)`).exec(e)?.[1])
return{total:of("Tests run"),failed:of("Failures")+of("Errors"),skipped:of("Skipped")}}function numbersOfRuns(e){return{total:number(/run: (\d+)/.exec(e)?.[1]),failed:number(/Failures: (\d+)/.exec(e)?.[1])}}function numbersTotal(e){return{total:firstNumber(e)}}function junitLine(e){const n=firstNumber(e)
if(e.includes("successful"))return{passed:n}
if(e.includes("failed"))return{failed:n}
return e.includes("skipped")?{skipped:n}:{}}function gradleLine(e){return{total:firstNumber(e),failed:number(/(\d+) failed/.exec(e)?.[1]),skipped:number(/(\d+) skipped/.exec(e)?.[1])}}const p=[{runner:"npm",line:/^npm (?:ERR!|error) (?:Test failed\.|Lifecycle script `\S+` failed with error)/,read:failed},{runner:"pnpm",line:/^ ?ELIFECYCLE ? ?(?:Test failed|Command failed with exit code)/,read:failed},{runner:"pnpm",line:/^ ?(?:ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL|ERR_PNPM_RECURSIVE_FAIL)/,read:failed},{runner:"bun",line:/^error: script "[^"]+" exited with code [1-9]/,read:failed},{runner:"make",line:/^g?make(?:\[\d+\])?: \*\*\* \[.*\] (?:Error \d+|Segmentation fault|Killed|Aborted)/,read:failed},{runner:"maven",line:/^\[(?:INFO|ERROR)\] BUILD FAILURE$/,read:failed},{runner:"gradle",line:/^BUILD FAILED in \d/,read:failed},{runner:"rake",line:/^rake aborted!$/,read:failed},{runner:"mix",line:/^\*\* \((?:Mix|CompileError|EXIT)/,read:failed}]
const f=[{runner:"pytest",line:/^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed),? )+in \d+(?:\.\d+)?s(?: \([\d:, day]+\))?(?: =+)?$/,read:pytestLine},{runner:"pytest",line:/^(?:=+ )?no tests (?:ran|collected)/,read:none},{runner:"pytest",line:/^!+ .*(?:Interrupted: \d+ errors?|KeyboardInterrupt|INTERNALERROR)/,read:failed},{runner:"unittest",line:/^Ran \d+ tests?(?:\.| in \d+(?:\.\d+)?s)$/,read:e=>({total:firstNumber(e)})},{runner:"unittest",line:/^OK(?: \((?:(?:skipped|expected failures)=\d+(?:, )?)+\))?$/,read:e=>({end:"passed",skipped:number(/skipped=(\d+)/.exec(e)?.[1])})},{runner:"unittest",line:/^FAILED \((?:[a-z ]+=\d+(?:, ?)?)+\)$/,read:unittestFailed},{runner:"unittest",line:/^NO TESTS RAN(?: \(.*\))?$/,read:none},{runner:"behave",line:/^\d+ scenarios? passed, \d+ failed, \d+ skipped(?:, \d+ undefined)?$/,read:u},{runner:"robot",line:/^\d+ tests?, \d+ passed, \d+ failed(?:, \d+ skipped)?$/,read:e=>({...u(e.slice(e.indexOf(",")+1)),isAgain:!0})},{runner:"stestr",line:/^ - (?:Passed|Failed|Skipped|Expected Fail|Unexpected Success): +\d+$/,read:e=>/Expected Fail/.test(e)?{}:/Unexpected/.test(e)?/[1-9]/.test(e)?failed():{}:numbersBehindWords(e)},{runner:"trial",line:/^(?:PASSED|FAILED) \((?:[a-z ]+=\d+(?:, )?)+\)$/,read:e=>e.startsWith("FAILED")?failed():numbersBehindWords(e)},{runner:"tox",line:/^ {2}\S+: FAIL code \d+/,read:failed}]
function pytestLine(e){const n=e.replaceAll(/\d+ (?:warnings?|rerun|subtests passed|xpassed),? /g,"")
return u(n.replace(/ in \d.*$/,""))}function unittestFailed(e){const of=n=>number(new RegExp(`(?:\\(|, )${n}=(\\d+)`).exec(e)?.[1])
return{end:"failed",failed:of("failures")+of("errors")+of("unexpected successes"),skipped:of("skipped")}}const m=[{runner:"rspec",line:/^\d+ examples?, \d+ failures?(?:, \d+ (?:pending|errors?|errors? occurred outside of examples|skipped|warnings?))*(?: \(.*\))?$/,read:rspecLine},{runner:"minitest",line:/^\d+ runs, \d+ assertions, \d+ failures, \d+ errors, \d+ skips$/,read:e=>u(e.replace(/\d+ assertions, /,""))},{runner:"test-unit",line:/^\d+ tests, \d+ assertions, \d+ failures, \d+ errors, \d+ pendings, \d+ omissions, \d+ notifications$/,read:e=>u(e.replace(/\d+ assertions, /,"").replace(/, \d+ notifications/,""))},{runner:"tests",line:/^(?:\d+ (?:doctests?|propert(?:y|ies)|features?), )*\d+ tests?, \d+ failures?(?:, \d+ (?:skipped|excluded|invalid|not run))*(?: in \S+ seconds?)?$/,read:exunitLine},{runner:"ExUnit",line:/^0 failures(?:, \d+ (?:skipped|excluded))*$/,read:none},{runner:"ExUnit",line:/^(?:All tests have been excluded\.|There are no tests to run)$/,read:none},{runner:"phpunit",line:/^OK \(\d+ tests?, \d+ assertions?\)$/,read:e=>({passed:firstNumber(e)})},{runner:"phpunit",line:/^Tests: \d+, Assertions: \d+(?:, [A-Za-z ]+: \d+)*\.$/,read:phpunitLine},{runner:"phpunit",line:/^(?:FAILURES!|ERRORS!)$/,read:failed},{runner:"phpunit",line:/^No tests executed!$/,read:none},{runner:"pest",line:/^ *Tests: +(?:\d+ (?:failed|passed|skipped|todos?|risky|incomplete|warnings?|deprecated|notices?)(?:, )?)+ \(\d+ assertions?\)$/,read:e=>u(e.replace(/\(.*$/,"").replaceAll(/\d+ (?:deprecated|warnings?|notices?)/g,""))},{runner:"codeception",line:/^(?:OK|FAILURES!?|ERRORS!?) \|/,read:u},{runner:"busted",line:/^\d+ success(?:es)? \/ \d+ failures? \/ \d+ errors? \/ \d+ pending/,read:e=>u(e.replace(/ : .*$/,"").replace("success ","successes "))},{runner:"luaunit",line:/^Ran \d+ tests? in \S+ seconds?, \d+ success/,read:e=>u(e.slice(e.indexOf("seconds")+7).replace(/, \d+ non-selected/,""))},{runner:"prove",line:/^Result: PASS$/,read:passed},{runner:"prove",line:/^Result: FAIL$/,read:failed},{runner:"prove",line:/^Result: NOTESTS$/,read:none},{runner:"prove",line:/^Files=\d+, Tests=\d+, /,read:e=>({total:number(/Tests=(\d+)/.exec(e)?.[1]),isOfSuites:!0})},{runner:"testthat",line:/^\[ FAIL \d+ \| WARN \d+ \| SKIP \d+ \| PASS \d+ \]$/,read:e=>({...numbersBehindWords(e.replace(/WARN \d+/,"")),isAgain:!0})},{runner:"tasty",line:/^All \d+ tests passed(?: \(\S+\))?$/,read:e=>({passed:firstNumber(e)})},{runner:"tasty",line:/^\d+ out of \d+ tests failed(?: \(\S+\))?$/,read:tastyLine},{runner:"HUnit",line:/^Cases: \d+ +Tried: \d+ +Errors: \d+ +Failures: \d+$/,read:e=>numbersBehindWords(e.replace(/Cases: \d+/,""))},{runner:"cabal",line:/^\d+ of \d+ test suites \(\d+ of \d+ test cases\) passed\.$/,read:cabalLine},{runner:"dart",line:/^(?:\d+:\d+ )\+\d+(?: ~\d+)?(?: -\d+)?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,read:dartLine},{runner:"dart",line:/^(?:\d+:\d+ \+0: )?No tests (?:ran|match)/,read:none},{runner:"clojure.test",line:/^Ran \d+ tests containing \d+ assertions\.$/,read:e=>({total:firstNumber(e)})},{runner:"clojure.test",line:/^\d+ failures, \d+ errors\.$/,read:u},{runner:"ERT",line:/^Ran \d+ tests, (\d+) results as expected, (\d+) unexpected/,read:(e,n)=>({passed:number(n[1]),failed:number(n[2])})},{runner:"gleam",line:/^\d+ passed, (?:no|\d+) failures?$/,read:u},{runner:"elm-test",line:/^TEST RUN (?:PASSED|FAILED|INCOMPLETE)/,read:e=>/PASSED/.test(e)?{}:failed()},{runner:"elm-test",line:/^(?:Passed|Failed): {3}\d+$/,read:numbersBehindWords},{runner:"julia",line:/^\S.* tests passed *$/,read:()=>({})},{runner:"terraform",line:/^(?:Success|Failure)! \d+ passed, \d+ failed/,read:u}]
function rspecLine(e){return/outside of examples|, [1-9]\d* errors?/.test(e)?{...u(e.replace(/, \d+ errors?.*$/,"")),end:"failed"}:u(e.replace(/ \(.*$/,""))}function exunitLine(e){const n=u(e.replaceAll("not run","notrun").replaceAll("invalid","errors").replace(/ in .*$/,""))
return n}function phpunitLine(e){const of=n=>number(new RegExp(`, ${n}: (\\d+)`).exec(e)?.[1])
return{total:of("Assertions")===0?0:number(/Tests: (\d+)/.exec(e)?.[1]),failed:of("Failures")+of("Errors"),skipped:of("Skipped")+of("Incomplete")}}function tastyLine(e){const[,n,s]=/^(\d+) out of (\d+)/.exec(e)??[]
return{failed:number(n),total:number(s)}}function cabalLine(e){const[,n,s]=/^(\d+) of (\d+)/.exec(e)??[]
return{passed:number(n),failed:number(s)-number(n),isOfSuites:!0}}function dartLine(e){const of=n=>number(new RegExp(`\\${n}(\\d+)`).exec(e.slice(0,e.indexOf(": ")+1))?.[1])
return{passed:of("+"),failed:of("-"),skipped:of("~"),...e.includes("Some tests failed")&&{end:"failed"}}}const k=[...l,...f,...o,...m,...c,...p]
function partIn(e){for(const{runner:n,line:s,read:r=u}of k){const t=s.exec(e)
if(t)return{runner:n,part:r(e,t)}}return}const h=8*1024
const b=64*1024
const x=300
const S=/\bno tests?(?: files?| suites?| modules?| specs?)? (?:were )?(?:ran|run|found|to run|executed|collected|defined|matched)\b|\bno specs? found\b|\b(?:collected|running|found|ran|executed) 0 (?:tests?|items|specs?|examples?)\b|\[no (?:test files|tests to run)\]|\bthere are no tests\b|\bno matching tests\b|\btests are skipped\b|(?<![\d.@])0 tests?(?: run| found| executed|$)/i
const $=/^[\u2800-\u28FF]+/
const g="[... cut: "
function readTestOutput(e){const n=e.length>h+b
const s=n?`${e.slice(0,h)}\n${e.slice(-b)}`:e
const t=(0,r.H)(s).split("\n").filter(e=>e.length<=x).map(e=>e.replace($,"").trimEnd())
const d=new Groups
const i=new Tap
const a=new Go
for(const e of t){if(a.take(e))continue
i.take(e)
takeSummary(e,d)}const u=d.summaries()
return{summaries:[...a.summaries(),...i.summaries().filter(e=>!isSummedUp(e,u)),...u],saysNone:t.some(e=>S.test(e)),isCut:n||t.some(e=>e.startsWith(g))}}const L=new Set(["node","prove","tests","qunit"])
function isSummedUp({end:e},n){return n.some(n=>L.has(n.runner)&&(e!=="failed"||n.end==="failed"))}const E=/^(?:[\w@./-]+(?::[\w.-]+)*: |[\w@./-]+ [\w:.-]+: |\[[\w@./:-]+\]:? |[\w.-]+ +\| )/
function takeSummary(e,n){if(!/\d|passed|PASS|FAIL|OK|No |no |error|tests|TEST|aborted|Skip/.test(e))return
const s=partIn(e)
if(s!==void 0){n.add("",s.runner,s.part)
return}const[r]=E.exec(e)??[]
if(r===void 0)return
const t=partIn(e.slice(r.length))
if(t!==void 0)n.add(r,t.runner,t.part)}const A=["passed","failed","skipped","total"]
class Groups{#e=[]
add(e,n,s){const r=this.#e.findLast(s=>s.runner===n&&s.prefix===e)
const t=s.total!==void 0&&F.has(n)
const d=t||s.hollow!==void 0&&r?.parts.some(saysNumbers)
if(r===void 0||d||s.isAgain!==!0&&A.some(e=>saysAgain(r.parts,s,e)))this.#e.push({prefix:e,runner:n,parts:[s]})
else if(s.isAgain===!0)r.parts=[s,...failureIn(r.parts)]
else r.parts.push(s)}summaries(){return this.#e.filter(isWhole).map(({runner:e,parts:n})=>summaryOf(e,n))}}function failureIn(e){const n=e.some(({failed:e=0,end:n})=>e>0||n==="failed")
return n?[{end:"failed"}]:[]}function saysNumbers(e){return A.some(n=>e[n]!==void 0)}function saysAgain(e,n,s){return n[s]!==void 0&&e.some(e=>e[s]!==void 0)}const F=new Set(["unittest","prove"])
function isWhole({runner:e,parts:n}){const s=n.some(e=>Object.keys(e).length>0)
if(!F.has(e))return s
if(n.some(({end:e})=>e==="failed"))return!0
return n.some(({total:e})=>e!==void 0)&&n.some(({end:e})=>e!==void 0)}class Go{#n=0
#s=0
#r=0
#t={passed:0,failed:0,skipped:0}
take(e){const[,n="",s=""]=/^(ok|FAIL|\?|) *\t(.*)$/.exec(e)??[]
if(/^\S+\t/.test(`${s}\t`)&&s!==""&&n!=="")return this.#d(n,s)
const[,r="",t]=/^( *)--- (PASS|FAIL|SKIP): \S+ \(\S+\)$/.exec(e)??[]
if(t===void 0)return!1
if(t==="FAIL")this.#s+=1
if(r==="")this.#t[t==="PASS"?"passed":t==="FAIL"?"failed":"skipped"]+=1
return!0}#d(e,n){if(e==="FAIL")this.#s+=1
else if(e==="?"||/\[no tests? (?:to run|files)\]/.test(n))this.#r+=1
else this.#n+=1
return!0}summaries(){const{passed:e,failed:n,skipped:s}=this.#t
const r=e+n+s>0&&e>0?this.#t:void 0
if(this.#s>0)return[{runner:"go",end:"failed",counts:r}]
if(this.#n>0)return[{runner:"go",end:"passed",counts:r}]
return this.#r>0?[{runner:"go",end:"none",counts:void 0}]:[]}}class Tap{#i=!1
#a
#u=!1
#o={passed:0,failed:0,skipped:0}
take(e){if(/^TAP version \d+$/.test(e)){this.#i=!0
return!0}const n=/^1\.\.(\d+)(?:\s*#.*)?$/.exec(e)
if(n){this.#i=!0
this.#a=(this.#a??0)+Number((n[1]??"").slice(0,9))
return!0}if(/^Bail out!/.test(e))this.#u=!0
const[,s,r]=/^(not )?ok\b(?: \d+)?(?:[^#]|#(?! *(?:todo|skip)))*(?:# *(todo|skip))?/i.exec(e)??[]
if(!/^(?:not )?ok(?: |$)/.test(e))return!1
this.#l(s!==void 0,r?.toLowerCase())
return!0}#l(e,n){if(n!==void 0)this.#o.skipped+=1
else if(e)this.#o.failed+=1
else this.#o.passed+=1}summaries(){const{passed:e,failed:n,skipped:s}=this.#o
if(!this.#i)return[]
const r=this.#a!==void 0&&e+n+s<this.#a
if(n>0||this.#u)return[{runner:"tap",end:"failed",counts:this.#o}]
if(r&&e+s>0)return[{runner:"tap",end:"failed",counts:this.#o}]
if(e>0)return[{runner:"tap",end:"passed",counts:this.#o}]
return[{runner:"tap",end:"none",counts:this.#o}]}}}),96577:((e,n,s)=>{s.d(n,{k:()=>testOf})
var r=s(52442)
var t=s(10297)
function testOf({command:e,output:n,exitCode:s,results:d}){const i=(0,r.c)(e)
const a=(0,t._)(n)
const u=i.kind==="other"?a:withFailures(a,d)
const o=i.kind==="runner"||i.kind==="script"||i.kind==="weak"
if(!o&&!isTestByOutput(i,u))return
if(i.kind==="weak"&&s===0&&u.summaries.length===0)return
const l=a.summaries.length===0?d:countsOf(a)
const c=i.exit==="own"||i.exit==="shared"
const p=verdictOf(i,{...u,hasPassedFiles:(d?.passed??0)>0},s)
return{exitCode:c&&s>=0?s:void 0,counts:l,...p}}function withFailures(e,n){if(n===void 0||n.failed===0)return e
return{...e,summaries:[{runner:"result files",end:"failed",counts:n},...e.summaries]}}function isTestByOutput({kind:e},{summaries:n}){return e==="launcher"?n.length>0:n.some(({end:e})=>e==="failed")}const unknown=e=>({verdict:"unknown",reason:e})
function verdictOf(e,n,s){const r=n.summaries.filter(({end:e})=>e==="failed")
if(e.kind==="other")return unknown("printed")
if(s<0)return r.length>0?{verdict:"failed"}:unknown("running")
if(e.exit!=="own"&&e.exit!=="shared")return r.length>0?{verdict:"failed"}:unknown(e.exit)
if(s!==0)return r.length===0&&isKilled(s,e)?unknown("killed"):{verdict:"failed"}
if(r.length>0)return n.summaries.at(-1)?.end==="failed"?{verdict:"failed"}:unknown("disagreement")
return endOfZero(e,n)}function endOfZero({kind:e,exit:n,failsWithoutTests:s},{summaries:r,saysNone:t,hasPassedFiles:d}){if(r.some(({end:e})=>e==="passed"))return{verdict:"passed"}
if(t||r.length>0)return unknown("no-tests")
if(d&&(e==="runner"||e==="script"))return{verdict:"passed"}
return e==="runner"&&n==="own"&&s?{verdict:"passed"}:unknown("no-result")}function isKilled(e,{isLimited:n}){return[130,137,143,148].includes(e)||e===124&&n}function countsOf({summaries:e,isCut:n}){const s=e.filter(({end:e,runner:n})=>e!=="none"&&!d.has(n))
if(n||s.length===0||s.some(({counts:e})=>e===void 0))return
const sum=e=>s.reduce((n,{counts:s})=>n+(s?.[e]??0),0)
return{passed:sum("passed"),failed:sum("failed"),skipped:sum("skipped")}}const d=new Set(["npm","pnpm","make","maven","rake","mix"])})}
