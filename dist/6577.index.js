export const id=6577
export const ids=[6577]
export const modules={17595:((e,t,s)=>{s.d(t,{D:()=>parseCommandLine})
var n
const r=20
function tokensOf(e){const{tokens:t,isBroken:s}=new Lexer(e,0,0,"").run()
return{tokens:t,isBroken:s}}const i=/&&|\|\||;;&?|;&|\|&|[;&|()\n]/y
const o=/(?:\d+|\{\w+\})?(?:<<<|<<-?|<>|<&|>&|>>|>\||<(?!\()|>(?!\())|&>>?/y
const a=/(?:[ \t\r]|\\\n)+/y
const d=/[^ \t\r\n;&|()<>'"\\$`]+/y
const u=/\(\([\w \t$+*/%<>=!&|~^?:,.[\]-]*\)\)/y
const c=/\([^()]*\)/y
const l=/#[^\n]*/y
class Lexer{#e
#t
#s
#n=[]
#r=[]
#i
#o=0
#a=0
#d=!1
constructor(e,t,s,n){this.#e=e
this.#i=t
this.#t=s
this.#s=n}run(){while(this.#i<this.#e.length&&!this.#d&&!this.#u())this.#c()
if(this.#s!==""&&!this.#u())this.#d=!0
return{tokens:this.#n,isBroken:this.#d,end:this.#i+this.#s.length}}#u(){return this.#s!==""&&this.#o===0&&this.#e[this.#i]===this.#s}#c(){if(this.#l(a)!==void 0||this.#l(l)!==void 0)return
if(this.#p())return
const e=this.#l(o)
if(e!==void 0){this.#f(e)
return}const t=this.#l(i)
if(t===void 0){this.#n.push(this.#h())
return}if(t==="(")this.#o+=1
if(t===")")this.#o-=1
this.#n.push({kind:"operator",text:t})
if(t==="\n")this.#m()}#l(e){e.lastIndex=this.#i
const t=e.exec(this.#e)?.[0]
if(t!==void 0)this.#i+=t.length
return t}#p(){if(this.#l(u)===void 0)return!1
this.#n.push({kind:"word",text:"((",isBare:!0,within:[]})
return!0}#f(e){this.#l(a)
const t=this.#h()
const s=e.replace(/^(?:\d+|\{\w+\})/,"")
const n={kind:"redirect",operator:s,target:t.text}
this.#n.push(n)
if(/^<<-?$/.test(n.operator))this.#r.push({redirect:n,end:t.text,hasTabs:n.operator==="<<-"})}#m(){for(const{redirect:e,end:t,hasTabs:s}of this.#r.splice(0)){const n=this.#i
let r=this.#e.length
while(this.#i<this.#e.length){const e=this.#v()
if((s?e.text.replace(/^\t+/,""):e.text)!==t)continue
r=e.start
break}e.target=this.#e.slice(n,r)}}#v(){const e=this.#i
const t=this.#e.indexOf("\n",e)
this.#i=t<0?this.#e.length:t+1
return{text:this.#e.slice(e,t<0?void 0:t),start:e}}#h(){const e=[]
const t=[]
let s=!0
while(this.#i<this.#e.length&&!this.#d){const n=this.#l(d)
if(n!==void 0){e.push(n)
continue}const r=this.#e[this.#i]??""
if(r==="("&&e.at(-1)?.endsWith("=")&&this.#l(c)!==void 0)continue
if(r==="'"||r==='"'||r==="\\")s=!1
else if(!/[$`]/.test(r)&&!/^[<>]\(/.test(this.#e.slice(this.#i,this.#i+2)))break
e.push(this.#k(r,t))}return{kind:"word",text:e.join(""),isBare:s,within:t}}#k(e,t){switch(e){case"'":return this.#b("'")
case'"':return this.#g(t)
case"\\":return this.#x()
case"`":return this.#w(t)
default:return this.#y(t)}}#x(){const e=this.#e[this.#i+1]??""
this.#i+=2
return e==="\n"?"":e}#$(){const e=this.#e[this.#i+1]??""
return/[$`"\\\n]/.test(e)?this.#x():this.#S()}#S(){this.#i+=1
return this.#e[this.#i-1]??""}#b(e){const t=this.#e.indexOf(e,this.#i+1)
if(t<0){this.#d=!0
return""}const s=this.#e.slice(this.#i+1,t)
this.#i=t+1
return s}#g(e){this.#i+=1
return this.#O('"',/[^"\\$`]+/y,e)}#O(e,t,s){const n=[]
for(let r=this.#e[this.#i];r!==e;r=this.#e[this.#i]){if(r===void 0||this.#d){this.#d=!0
return n.join("")}const i=e==='"'&&(r==="\\"||r==="$"&&this.#e[this.#i+1]==="'")
n.push(this.#l(t)??(i?this.#$():this.#k(r,s)))}this.#i+=1
return n.join("")}#w(e){const t=this.#i
const s=this.#l(/`(?:[^`\\]|\\[\s\S])*`/y)
if(s===void 0||this.#t>=r){this.#d=!0
return""}e.push(new n(s.slice(1,-1).replaceAll(/\\([`\\$])/g,"$1"),0,this.#t+1,"").run())
return this.#e.slice(t,this.#i)}#y(e){const t=this.#i
const s=this.#e[t+1]
this.#i+=s==="("||s==="{"?2:1
if(s==="(")this.#L(e)
else if(s==="{")this.#P(e)
else if(s==="'"&&this.#l(/'(?:[^'\\]|\\[\s\S])*'/y)===void 0)this.#d=!0
return this.#e.slice(t,this.#i)}#P(e){this.#a+=1
if(this.#a>r)this.#d=!0
else this.#O("}",/[^}'"\\$`<>]+|[<>]/y,e)
this.#a-=1}#L(e){this.#i-=1
if(this.#l(u)!==void 0)return
this.#i+=1
if(this.#t>=r){this.#d=!0
return}const t=new n(this.#e,this.#i,this.#t+1,")").run()
e.push(t)
this.#i=t.end
if(t.isBroken)this.#d=!0}}n=Lexer
const p=40
const f=new Set(["if","for","while","until","select","case"])
const h=new Set(["fi","done","esac","}"])
const m=new Set(["then","do","else","elif"])
function parseCommandLine(e){return scriptOf(tokensOf(e))}function scriptOf({tokens:e,isBroken:t}){const s=new Parser(e).script()
return{lists:s.lists,isBroken:t||s.isBroken}}class Parser{#n
#i=0
#t=0
#d=!1
constructor(e){this.#n=e}script(){const e=this.#T()
return{lists:e,isBroken:this.#d||this.#i<this.#n.length}}#j(){const e=this.#n[this.#i]
return e?.kind==="operator"?e.text:""}#E(){const e=this.#n[this.#i]
return e?.kind==="word"&&e.isBare?e.text:""}#A(){return this.#i>=this.#n.length||this.#j()===")"||h.has(this.#E())}#T(){const e=[]
while(!this.#d){while(/^(?:;|;;|;;&|;&|\n)$/.test(this.#j())||m.has(this.#E()))this.#i+=1
if(this.#A())break
const t=this.#i
e.push(this.#I())
if(this.#i===t)this.#d=!0}return e}#I(){const e=[{joint:"",pipeline:this.#N()}]
for(let t=this.#j();t==="&&"||t==="||";t=this.#j()){this.#F()
e.push({joint:t,pipeline:this.#N()})}const t=this.#j()==="&"
if(t)this.#i+=1
return{steps:e,isBackground:t}}#F(){do{this.#i+=1}while(this.#j()==="\n")}#N(){let e=!1
for(let t=this.#E();t==="!"||t==="time";t=this.#E()){this.#i+=1
if(t==="!")e=!e
else if(this.#E()==="-p")this.#i+=1}const t=[this.#B()]
while(/^\|&?$/.test(this.#j())){this.#F()
t.push(this.#B())}return{isNegated:e,commands:t}}#B(){this.#t+=1
if(this.#t>p){this.#d=!0
return{kind:"control",body:{lists:[],isBroken:!0}}}const e=this.#R()
this.#t-=1
return e}#R(){const e=this.#E()
if(this.#j()==="(")return this.#W(!0,()=>this.#j()===")")
if(e==="{")return this.#W(!1,()=>this.#E()==="}")
if(f.has(e))return this.#_(e)
if(e==="function")return this.#C()
return this.#D()}#W(e,t){this.#i+=1
const s=this.#T()
if(t())this.#i+=1
else this.#d=!0
const n=filesOf(this.#K())
return{kind:"group",isSubshell:e,body:{lists:s,isBroken:this.#d},writesTo:n}}#K(){const e=[]
for(let t=this.#n[this.#i];t?.kind==="redirect";t=this.#n[this.#i]){e.push(t)
this.#i+=1}return e}#_(e){this.#i+=1
if(e==="for"||e==="select")this.#z(e=>e==="do")
if(e==="case")this.#z(e=>e==="in")
const t=e==="case"?this.#U():this.#T()
if(h.has(this.#E())&&this.#E()!=="}")this.#i+=1
else this.#d=!0
this.#K()
return{kind:"control",body:{lists:t,isBroken:this.#d}}}#z(e){while(this.#i<this.#n.length&&!e(this.#E()))this.#i+=1
this.#i+=1}#U(){const e=[]
while(this.#i<this.#n.length&&!this.#d){while(/^(?:\n|;;|;;&|;&)$/.test(this.#j()))this.#i+=1
if(this.#E()==="esac")break
while(this.#i<this.#n.length&&this.#j()!==")")this.#i+=1
this.#i+=1
e.push(...this.#T())}return e}#C(){this.#i+=1
const e=this.#E()
this.#i+=1
if(this.#j()==="(")this.#i+=2
return this.#q(e)}#q(e){while(this.#j()==="\n")this.#i+=1
const t=this.#B()
const s={joint:"",pipeline:{isNegated:!1,commands:[t]}}
return{kind:"definition",name:e,body:{lists:[{steps:[s],isBackground:!1}],isBroken:!1}}}#D(){const e=[]
const t=[]
const s=this.#E()==="[["
for(let n=this.#n[this.#i];n!==void 0;n=this.#n[this.#i]){if(n.kind==="operator"&&!s)break
this.#i+=1
if(n.kind==="redirect")t.push(n)
if(n.kind==="word")e.push(wordOf(n))
if(s&&n.kind==="word"&&n.text==="]]")break}const[n]=e
if(e.length===1&&n?.isBare&&this.#M()){this.#i+=2
return this.#q(n.text)}return simpleOf(e,t)}#M(){const e=this.#n[this.#i+1]
return this.#j()==="("&&e?.kind==="operator"&&e.text===")"}}function wordOf({text:e,isBare:t,within:s}){return{text:e,isBare:t,within:s.map(scriptOf)}}function simpleOf(e,t){const s=e.findIndex(({text:e})=>!/^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(e))
const n=s<0?e.length:s
return{kind:"simple",assignments:e.slice(0,n),words:e.slice(n),input:t.findLast(({operator:e})=>e.startsWith("<<"))?.target,writesTo:filesOf(t)}}function filesOf(e){const t=e.filter(({operator:e,target:t})=>e.includes(">")&&!/^(?:\d|-|\/dev\/.*)$/.test(t))
return t.map(({target:e})=>e)}}),52442:((e,t,s)=>{s.d(t,{c:()=>testsInCommand})
var n=s(17595)
var r=s(28512)
var i=s(6082)
var o=s(18190)
const a={all:[],sure:new Set,fails:!1}
function testsInCommand(e){const t=(0,n.D)(e.slice(0,d))
const s=new Reader
const r=s.script(t,{isErrorExit:!1,isPipefail:!1})
const i=t.isBroken||e.length>d
const o=r.all.filter(({isTest:e})=>e)
const a=o.length>0?o:r.all.filter(({kind:e})=>e==="launcher")
return{kind:strongest(a)??"other",exit:i?"unreadable":s.exitOf(a,r),isLimited:s.isLimited,failsWithoutTests:a.every(({isStrict:e})=>e)}}const d=2e5
function strongest(e){const t=["runner","script","weak","launcher","other"]
return t.find(t=>e.some(e=>e.kind===t))}const u=8
class Reader{isLimited=!1
#Z=!1
#V=!1
#H=!1
#t=0
exitOf(e,{sure:t}){if(this.#V)return"redefined"
const s=e.find(e=>!t.has(e))
if(s!==void 0)return s.hidden??"other-command"
return this.#Z?"shared":"own"}script({lists:e},t){const s=[]
for(const[n,r]of e.entries()){const i=n===e.length-1
if(i&&s.length>0&&isExitOfBefore(r))return together(s,this.#X(r,e[n-1],s))
s.push(this.#G(r,t))
if(!i&&!isHarmless(r))this.#Z=!0}const n=s.at(-1)??a
const r=t.isErrorExit?new Set(s.flatMap(e=>[...e.sure])):n.sure
return together(s,r,n.fails)}#X(e,t,s){this.#Z=!0
const n=exitWord(e)?.includes("PIPESTATUS")===!0
const r=t?.steps.length===1?t.steps[0]:void 0
const i=s.at(-1)??a
if(!n)return i.sure
if(r===void 0||r.pipeline.isNegated)return new Set
return new Set(i.all.filter(e=>e.hidden==="pipe"&&this.#Q.has(e)))}#Q=new Set
#G({steps:e,isBackground:t},s){let n=a
for(const[t,{joint:r,pipeline:i}]of e.entries()){const o=t===e.length-1
const a=this.#N(i,o?s:{...s,isErrorExit:!1})
n=t===0?a:joined(n,r,a)}if(!t)return n
for(const e of n.all)e.hidden??="background"
return{all:n.all,sure:new Set,fails:!1}}#N({isNegated:e,commands:t},s){const n=t.map(e=>this.#B(e,s,t.length>1))
const r=n.flatMap(e=>e.all)
const i=n.at(-1)??a
if(e){for(const e of r)e.hidden??="other-command"
return{all:r,sure:new Set,fails:!1}}if(t.length===1)return i
this.#Z=!0
for(const e of n[0]?.sure??[])this.#Q.add(e)
if(s.isPipefail)return{all:r,sure:new Set(n.flatMap(e=>[...e.sure])),fails:i.fails}
for(const e of n.slice(0,-1))for(const t of e.all)t.hidden??="pipe"
return{all:r,sure:i.sure,fails:i.fails}}#B(e,t,s){switch(e.kind){case"simple":return this.#D(e,t)
case"group":return e.isSubshell||s?this.#J(e.body,{...t}):this.script(e.body,t)
case"control":return this.#Y("condition",this.#J(e.body,{...t}))
case"definition":this.#V=!0
return this.#Y("condition",this.#J(e.body,{...t}))}}#J(e,t){const s=this.#H
const n=this.script(e,t)
this.#H=s
return n}#Y(e,{all:t}){for(const s of t)s.hidden??=e
return{all:t,sure:new Set,fails:!1}}#D(e,t){const s=this.#ee(e)
const n=this.#te(e,t)
if(e.words[0]?.text==="exec"&&e.words.length>1)this.#H=!0
return s.all.length===0?n:{...n,all:[...s.all,...n.all]}}#ee({words:e,assignments:t}){const s=[...t,...e].flatMap(({within:e})=>e)
const n=s.map(e=>this.#J(e,{isErrorExit:!1,isPipefail:!1}))
return this.#Y("other-command",together(n,new Set))}#te(e,t){const{words:s,assignments:n,input:d}=e
const u=s[0]?.text??""
this.#se(e,t)
if(/^(?:exit|return)$/.test(u))return{...a,fails:this.#ne(s[1]?.text)}
if(u==="false")return{...a,fails:!0}
if(u==="eval")return this.#v(s.slice(1).map(({text:e})=>e).join(" "),t)
const c=(0,o.D)(s)
if(c===void 0)return a
if(n.some(({text:e})=>e.startsWith("PATH=")))this.#Z=!0
if(c.wrappers.some(e=>/timeout$/.test(e)))this.isLimited=!0
if(c.kind==="line")return this.#re(c.wrappers,s,this.#v(c.line,optionsOf(c.options)))
const[l,...p]=c.words.map(({text:e})=>e)
if(l===void 0)return a
if(d!==void 0&&isShellOnInput(l,p))return this.#v(d,optionsOf(p))
const f=(0,r.n)(l,(0,o.k)(l),p)
if(f==="other")return a
if(s.some(({within:e})=>e.length>0))this.#Z=!0
const h=f==="runner"||f==="script"||f==="weak"
const m=(0,i.PS)((0,o.k)(l),p)
const v={kind:f,isTest:h,isStrict:m,hidden:void 0}
if(this.#H)v.hidden="other-command"
return this.#re(c.wrappers,s,{all:[v],sure:new Set(this.#H?[]:[v]),fails:!1})}#re(e,t,s){const n=e.indexOf("script")
const r=t.some(({text:e})=>/^-\w*e\w*$/.test(e)||e==="--return")
const i=n>=0&&!r||e.includes("watch")
return i?this.#Y("other-command",s):s}#v(e,t){if(this.#t>=u)return a
this.#t+=1
const s=(0,n.D)(e)
const r=this.#J(s,t)
this.#t-=1
return s.isBroken?this.#Y("unreadable",r):r}#se({words:e},t){const[s="",...n]=e.map(({text:e})=>e)
if(s==="set")setOptions(t,n)
if(/^(?:trap|alias|enable|hash)$/.test(s)&&n.length>0)this.#V=!0
if(s==="export"&&n.some(e=>e.startsWith("PATH=")))this.#Z=!0}#ne(e){if(e!==void 0&&/^0*[1-9]\d*$/.test(e)&&Number(e)%256!==0)return!0
this.#H=!0
return!1}}function together(e,t,s=!1){return{all:e.flatMap(e=>e.all),sure:t,fails:s}}function joined(e,t,s){const n=[...e.all,...s.all]
if(t==="&&")return{all:n,sure:new Set([...e.sure,...s.sure]),fails:e.fails||s.fails}
if(s.fails)return{all:n,sure:e.sure,fails:e.fails}
if(e.fails)return{all:n,sure:s.sure,fails:!1}
return{all:n,sure:new Set,fails:!1}}function isHarmless({steps:e,isBackground:t}){return!t&&e.every(({pipeline:e})=>e.commands.every(e=>e.kind==="simple"&&/^(?:set|export|echo|printf|true|:|date|unset|)$/.test(e.words[0]?.text??"")))}function exitWord({steps:[e,...t]}){const s=e?.pipeline.commands.length===1?e.pipeline.commands[0]:void 0
if(t.length>0||s?.kind!=="simple"||e?.pipeline.isNegated)return
const[n="",r]=s.words.map(({text:e})=>e)
return/^(?:exit|return)$/.test(n)?r:void 0}function isExitOfBefore(e){return/^(?:\$\?|\$\{\?\}|\$\{PIPESTATUS\[0\]\})$/.test(exitWord(e)??"")}function isShellOnInput(e,t){return/^(?:ba|da|z|k|a)?sh$/.test((0,o.k)(e))&&t.every(e=>e.startsWith("-"))}function optionsOf(e){const t={isErrorExit:!1,isPipefail:!1}
setOptions(t,e)
return t}function setOptions(e,t){for(const[s,n]of t.entries()){if(!/^[-+][A-Za-z]+$/.test(n))continue
const r=n.startsWith("-")
const i=n.endsWith("o")?t[s+1]:""
if(n.includes("e")||i==="errexit")e.isErrorExit=r
if(i==="pipefail")e.isPipefail=r}}}),10297:((e,t,s)=>{s.d(t,{_:()=>readTestOutput})
var n=s(35556)
const r=/^(?:pass(?:e[ds]|ing)?|ok|success(?:es|ful|fully)?|succeeded|successes)$/
const i=/^(?:fail(?:e[ds]|ing|ures?)?|errors?|errored|broken|crashed|crashes|timeouts?|cancelled|canceled|flunked|unexpected|xpass(?:ed)?|ko)$/
const o=/^(?:skip(?:s|ped)?|pending|pendings|todo|ignored|disabled|xfail(?:ed)?|excluded|deselected|omissions?|inconclusive|incomplete|risky|notrun|unexecuted|undefined|invalid-none)$/
const a=/^(?:tests?|examples?|specs?|total|runs?|scenarios?|cases?|tried|doctests?|properties|property|executed)$/
function wordsBehindNumbers(e){return partOf([...e.matchAll(/(\d+) +(?:tests? +|specs? +)?([A-Za-z]+)/g)].map(([,e="",t=""])=>[t,e]))}function numbersBehindWords(e){return partOf([...e.matchAll(/([A-Za-z]+)(?: *[:=] *| +)(\d+)/g)].map(([,e="",t=""])=>[e,t]))}function partOf(e){const t={}
for(const[s,n]of e){const e=fieldOf(s.toLowerCase())
if(e!==void 0)t[e]=(t[e]??0)+Number(n.slice(0,9))}return t}function fieldOf(e){if(r.test(e))return"passed"
if(i.test(e))return"failed"
if(o.test(e))return"skipped"
return a.test(e)?"total":void 0}function summaryOf(e,t){const sum=e=>t.find(t=>t[e]!==void 0)?.[e]
const[s=0,n=0]=[sum("failed"),sum("skipped")]
const r=sum("total")
const i=t.reduce((e,t)=>e+(t.hollow??0),0)
const o=Math.max(0,(sum("passed")??(r??0)-s-n)-i)
const a=t.flatMap(({end:e})=>e??[])
const d=t.some(e=>e.passed!==void 0||e.failed!==void 0||e.total!==void 0)
const u=t.some(e=>e.isOfSuites===!0)
const c=d&&!u?{passed:o,failed:s,skipped:n}:void 0
if(s>0||a.includes("failed"))return{runner:e,end:"failed",counts:c}
if(a.includes("none")||d&&o===0)return{runner:e,end:"none",counts:c}
return{runner:e,end:"passed",counts:c}}const d=wordsBehindNumbers
const failed=()=>({end:"failed"})
const passed=()=>({end:"passed"})
const none=()=>({end:"none"})
function number(e){return Number((e??"0").slice(0,9))}function firstNumber(e){return number(/\d+/.exec(e)?.[0])}const u=[{runner:"cargo",line:/^test result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ ignored;/,read:e=>d(e.slice(0,e.indexOf("ignored")+7))},{runner:"cargo",line:/^error: test failed, to rerun pass/,read:failed},{runner:"nextest",line:/^ *(?:Summary|Canceled) \[ *\S+\] +\d+(?:\/\d+)? tests? run: /,read:nextestLine},{runner:"gotestsum",line:/^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in \d/,read:e=>d(e.replace(/\d+ runs, /,"").replace(/ in \d.*$/,""))},{runner:"ginkgo",line:/^(?:SUCCESS|FAIL)! .*-- \d+ Passed \| \d+ Failed/,read:d},{runner:"ctest",line:/^\d+% tests passed, \d+ tests? failed out of \d+$/,read:ctestLine},{runner:"ctest",line:/^No tests were found!!!$/,read:none},{runner:"meson",line:/^(?:Ok|Expected Fail|Fail|Unexpected Pass|Skipped|Timeout): +\d+ *$/,read:mesonLine},{runner:"automake",line:/^# (?:TOTAL|PASS|SKIP|XFAIL|FAIL|XPASS|ERROR): +\d+$/,read:automakeLine},{runner:"Catch2",line:/^All tests passed \(\d+ assertions? in (\d+) test cases?\)$/,read:(e,t)=>({passed:number(t[1])})},{runner:"Catch2",line:/^test cases: +\d+ \|/,read:e=>d(e.slice(e.indexOf("|")))},{runner:"Catch2",line:/^No tests ran$/,read:none},{runner:"doctest",line:/^\[doctest\] test cases: +\d+ \| +\d+ passed \| +\d+ failed/,read:e=>d(e.slice(e.indexOf("|")))},{runner:"googletest",line:/^\[ {2}PASSED {2}\] \d+ tests?\.$/,read:e=>({passed:firstNumber(e)})},{runner:"googletest",line:/^\[ {2}FAILED {2}\] \d+ tests?, listed below:$/,read:e=>({failed:firstNumber(e)})},{runner:"googletest",line:/^\[ {2}SKIPPED \] \d+ tests?, listed below:$/,read:e=>({skipped:firstNumber(e)})},{runner:"check",line:/^\d+%: Checks: \d+, Failures: \d+, Errors: \d+$/,read:e=>{const[,t,s,n]=/Checks: (\d+), Failures: (\d+), Errors: (\d+)/.exec(e)??[]
return{total:number(t),failed:number(s)+number(n)}}},{runner:"cmocka",line:/^\[ {2}PASSED {2}\] \d+ test\(s\)\.$/,read:e=>({passed:firstNumber(e)})},{runner:"cmocka",line:/^\[ {2}FAILED {2}\] (?:\w.*: )?\d+ test\(s\), listed below:$/,read:e=>({failed:number(/(\d+) test\(s\)/.exec(e)?.[1])})},{runner:"Boost.Test",line:/^\*\*\* No errors detected$/,read:passed},{runner:"Boost.Test",line:/^\*\*\* \d+ failures? (?:is|are) detected/,read:failed},{runner:"zig",line:/^All \d+ tests passed\.$/,read:e=>({passed:firstNumber(e)})},{runner:"zig",line:/^\d+ passed; \d+ skipped; \d+ failed\.$/,read:d},{runner:"swift",line:/^(?:\t )?\s*Executed \d+ tests?, with (?:\d+ tests? skipped and )?\d+ failures?/,read:swiftLine},{runner:"swift-testing",line:/^\S+ +Test run with \d+ tests?.* (passed|failed) after/,read:(e,t)=>({total:number(/with (\d+)/.exec(e)?.[1]),...t[1]==="failed"&&{end:"failed"}})},{runner:"forge",line:/^Suite result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ skipped/,read:e=>d(e.slice(0,e.indexOf("skipped")+7))}]
function nextestLine(e){const t=d(e.slice(e.indexOf("run: ")+5).replaceAll(/\([^)]*\)/g,""))
const s=/timed out|exec failed/.test(e)
return{...t,...s||/^ *Canceled/.test(e)?{end:"failed"}:{}}}function ctestLine(e){const[,,t,s]=/^(\d+)% tests passed, (\d+) tests? failed out of (\d+)/.exec(e)??[]
return{failed:number(t),total:number(s)}}function mesonLine(e){const t=firstNumber(e)
if(/^(?:Timeout|Unexpected)/.test(e))return t>0?{end:"failed"}:{}
if(e.startsWith("Expected"))return{}
return e.startsWith("Ok")?{passed:t}:e.startsWith("Fail")?{failed:t}:{skipped:t}}function automakeLine(e){const t=firstNumber(e)
if(/XPASS|ERROR/.test(e))return t>0?{end:"failed"}:{}
return/# PASS/.test(e)?{passed:t}:/# FAIL/.test(e)?{failed:t}:/# SKIP/.test(e)?{skipped:t}:{}}function swiftLine(e){const[,t,s,n]=/Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?/.exec(e)??[]
return{total:number(t),failed:number(n),skipped:number(s),isAgain:!0}}const c=[{runner:"node",line:/^(?:ℹ|#) (?:tests|pass|fail|cancelled|skipped|todo) +\d+$/,read:nodeLine},{runner:"node",line:/^(?:ok \d+ - |✔ )\S+\.[cm]?[jt]sx?(?: \(\S+ms\))?$/,read:()=>({hollow:1})},{runner:"node",line:/^Failed tests:$/,read:failed},{runner:"vitest",line:/^ *Tests +(?:\d+ (?:failed|passed|skipped|todo|expected fail)(?: \| )?)+ \(\d+\)$/,read:e=>({...d(e),isAgain:!0})},{runner:"vitest",line:/^ *Test Files +(?:\d+ (?:failed|passed|skipped|todo)(?: \| )?)+ \(\d+\)$/,read:failedSuites},{runner:"vitest",line:/^ *Errors +\d+ errors?$/,read:failed},{runner:"vitest",line:/^ *Tests +no tests$/,read:none},{runner:"jest",line:/^Tests: +(?:\d+ (?:failed|passed|skipped|todo), )*\d+ total$/,read:e=>d(e.replace(/\d+ total/,""))},{runner:"jest",line:/^Test Suites: +.*\d+ total$/,read:failedSuites},{runner:"mocha",line:/^ {2}\d+ passing \(\S+\)$/},{runner:"mocha",line:/^ {2}\d+ (?:failing|pending)$/},{runner:"ava",line:/^ {2}\d+ (?:tests? (?:passed|failed|skipped|todo)|tests? remained pending|known failures?|uncaught exceptions?|unhandled rejections?)(?: \[\S+\])?$/,read:avaLine},{runner:"jasmine",line:/^\d+ specs?, \d+ failures?(?:, \d+ pending specs?)?$/,read:jasmineLine},{runner:"karma",line:/Executed \d+ of \d+ .*(?:SUCCESS|FAILED|ERROR|DISCONNECTED|skipped)/,read:karmaLine},{runner:"playwright",line:/^ {2}\d+ (?:passed|failed|skipped|flaky|interrupted|did not run)(?: \(\S+\))?$/,read:playwrightLine},{runner:"cypress",line:/^ *│ (?:Tests|Passing|Failing|Pending|Skipped): +\d+ +│$/,read:numbersBehindWords},{runner:"uvu",line:/^ {2}(?:Total|Passed|Skipped): {4,}\d+$/,read:numbersBehindWords},{runner:"qunit",line:/^# (?:todo|only) +\d+$/,read:()=>({})},{runner:"tap",line:/^# failed \d+ (?:of \d+ tests|tests?)$/,read:failed},{runner:"cucumber",line:/^0 scenarios$/,read:none},{runner:"cucumber",line:/^\d+ scenarios? \(.*\)$/,read:cucumberLine},{runner:"deno",line:/^(?:ok|FAILED) \| \d+ passed(?: \(\d+ steps?\))? \| \d+ failed.*\(\S+\)$/,read:denoLine},{runner:"bun",line:/^ *\d+ (?:pass|fail|skip|todo)$/},{runner:"bun",line:/^Ran \d+ tests? across \d+ files?\./,read:()=>({})},{runner:"web-test-runner",line:/^\S+: +\|.*\| +\d+\/\d+ test files(?: \| \d+ (?:passed|failed|skipped))+$/,read:e=>({...d(e.slice(e.indexOf("test files"))),isAgain:!0})},{runner:"testcafe",line:/^ *\d+ passed \(\d+\S*(?: \d+\S*)?\)$/},{runner:"testcafe",line:/^ *\d+\/\d+ failed(?: \(.*\))?$/,read:failed}]
function failedSuites(e){return(d(e).failed??0)>0?{end:"failed"}:{}}function nodeLine(e){const{total:t,passed:s,failed:n,skipped:r}=numbersBehindWords(e.slice(2))
if(e.includes("cancelled"))return firstNumber(e)>0?{end:"failed"}:{}
if(e.includes("todo"))return{}
return{...t!==void 0&&{total:t},...s!==void 0&&{passed:s},...n!==void 0&&{failed:n},...r!==void 0&&{skipped:r}}}function avaLine(e){return/exception|rejection|remained pending/.test(e)?{end:"failed"}:/known/.test(e)?{}:d(e)}function jasmineLine(e){const[t,s,n]=e.match(/\d+/g)??[]
return{total:number(t),failed:number(s),skipped:number(n)}}function karmaLine(e){const[,t,s=""]=/Executed (\d+) of \d+ (.*)/.exec(e)??[]
const n=/\((\d+) FAILED\)/.exec(s)?.[1]??(/FAILED|ERROR|DISCONNECTED/.test(s)?"1":"0")
return{total:number(t),failed:number(n),isAgain:!0}}function playwrightLine(e){const t=firstNumber(e)
if(/did not run/.test(e))return{}
if(/flaky/.test(e))return{}
return/interrupted/.test(e)?{end:"failed"}:/passed/.test(e)?{passed:t}:/skipped/.test(e)?{skipped:t}:{failed:t}}function cucumberLine(e){const t=d(e.slice(e.indexOf("(")))
return/undefined|ambiguous/.test(e)?{...t,end:"failed"}:t}function denoLine(e){return e.startsWith("FAILED")?{...d(e),end:"failed"}:d(e.replace(/\(\d+ steps?\)/g,""))}const l=[{runner:"surefire",line:/^(?:\[(?:INFO|ERROR|WARNING|WARN)\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$/,read:surefireLine},{runner:"surefire",line:/^(?:\[INFO\] )?(?:No tests to run\.|Tests are skipped\.)$/,read:none},{runner:"surefire",line:/^\[ERROR\] .*There (?:are|were) test failures\./,read:failed},{runner:"junit",line:/^\[ +\d+ tests (?:successful|failed|skipped|found|started|aborted) +\]$/,read:junitLine},{runner:"junit",line:/^OK \(\d+ tests?\)$/,read:e=>({passed:firstNumber(e)})},{runner:"junit",line:/^Tests run: \d+, {2}Failures: \d+$/,read:numbersOfRuns},{runner:"testng",line:/^Total tests run: \d+, Passes: \d+, Failures: \d+, Skips: \d+$/,read:e=>({passed:number(/Passes: (\d+)/.exec(e)?.[1]),failed:number(/Failures: (\d+)/.exec(e)?.[1]),skipped:number(/Skips: (\d+)/.exec(e)?.[1])})},{runner:"gradle",line:/^\d+ tests? completed(?:, \d+ (?:failed|skipped))*$/,read:gradleLine},{runner:"gradle",line:/^> Task \S*[tT]est\S* FAILED$/,read:failed},{runner:"gradle",line:/^> There were failing tests\./,read:failed},{runner:"gradle",line:/^> Task \S*:(?:test|\w*Test) NO-SOURCE$/,read:()=>({})},{runner:"vstest",line:/^(?:Passed!|Failed!|Skipped!) +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("- ")+2,e.indexOf(", Total")))},{runner:"vstest",line:/^Total tests: \d+$/,read:numbersTotal},{runner:"vstest",line:/^ {5}(?:Passed|Failed|Skipped): \d+$/,read:numbersBehindWords},{runner:"vstest",line:/^Test Run Failed\.$/,read:failed},{runner:"vstest",line:/^(?:Test summary|Test run summary).*total: \d+, failed: \d+, succeeded: \d+, skipped: \d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("failed")))},{runner:"nunit",line:/^ {2}Test Count: \d+, Passed: \d+, Failed: \d+/,read:e=>numbersBehindWords(e.slice(e.indexOf("Passed")).replace(/Warnings: \d+, /,""))},{runner:"scalatest",line:/^(?:\[info\] )?Tests: succeeded \d+, failed \d+, canceled \d+, ignored \d+, pending \d+$/,read:e=>({passed:number(/succeeded (\d+)/.exec(e)?.[1]),failed:number(/failed (\d+)/.exec(e)?.[1]),skipped:number(/ignored (\d+)/.exec(e)?.[1])})},{runner:"sbt",line:/^(?:\[\w+\] )?(?:Passed|Failed|Error): Total \d+, Failed \d+, Errors \d+, Passed \d+/,read:e=>({passed:number(/, Passed (\d+)/.exec(e)?.[1]),failed:number(/Failed (\d+)/.exec(e)?.[1])+number(/Errors (\d+)/.exec(e)?.[1])})}]
function surefireLine(e){const of=t=>number(new RegExp(`${t}: (\\d+)`).exec(e)?.[1])
return{total:of("Tests run"),failed:of("Failures")+of("Errors"),skipped:of("Skipped")}}function numbersOfRuns(e){return{total:number(/run: (\d+)/.exec(e)?.[1]),failed:number(/Failures: (\d+)/.exec(e)?.[1])}}function numbersTotal(e){return{total:firstNumber(e)}}function junitLine(e){const t=firstNumber(e)
if(e.includes("successful"))return{passed:t}
if(e.includes("failed"))return{failed:t}
return e.includes("skipped")?{skipped:t}:{}}function gradleLine(e){return{total:firstNumber(e),failed:number(/(\d+) failed/.exec(e)?.[1]),skipped:number(/(\d+) skipped/.exec(e)?.[1])}}const p=[{runner:"npm",line:/^npm (?:ERR!|error) (?:Test failed\.|Lifecycle script `\S+` failed with error)/,read:failed},{runner:"pnpm",line:/^ ?ELIFECYCLE ? ?(?:Test failed|Command failed with exit code)/,read:failed},{runner:"pnpm",line:/^ ?(?:ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL|ERR_PNPM_RECURSIVE_FAIL)/,read:failed},{runner:"bun",line:/^error: script "[^"]+" exited with code [1-9]/,read:failed},{runner:"make",line:/^g?make(?:\[\d+\])?: \*\*\* \[.*\] (?:Error \d+|Segmentation fault|Killed|Aborted)/,read:failed},{runner:"maven",line:/^\[(?:INFO|ERROR)\] BUILD FAILURE$/,read:failed},{runner:"gradle",line:/^BUILD FAILED in \d/,read:failed},{runner:"rake",line:/^rake aborted!$/,read:failed},{runner:"mix",line:/^\*\* \((?:Mix|CompileError|EXIT)/,read:failed}]
const f=[{runner:"pytest",line:/^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed),? )+in \d+(?:\.\d+)?s(?: \([\d:, day]+\))?(?: =+)?$/,read:pytestLine},{runner:"pytest",line:/^(?:=+ )?no tests (?:ran|collected)/,read:none},{runner:"pytest",line:/^!+ .*(?:Interrupted: \d+ errors?|KeyboardInterrupt|INTERNALERROR)/,read:failed},{runner:"unittest",line:/^Ran \d+ tests?(?:\.| in \d+(?:\.\d+)?s)$/,read:e=>({total:firstNumber(e)})},{runner:"unittest",line:/^OK(?: \((?:(?:skipped|expected failures)=\d+(?:, )?)+\))?$/,read:e=>({end:"passed",skipped:number(/skipped=(\d+)/.exec(e)?.[1])})},{runner:"unittest",line:/^FAILED \((?:[a-z ]+=\d+(?:, ?)?)+\)$/,read:unittestFailed},{runner:"unittest",line:/^NO TESTS RAN(?: \(.*\))?$/,read:none},{runner:"behave",line:/^\d+ scenarios? passed, \d+ failed, \d+ skipped(?:, \d+ undefined)?$/,read:d},{runner:"robot",line:/^\d+ tests?, \d+ passed, \d+ failed(?:, \d+ skipped)?$/,read:e=>({...d(e.slice(e.indexOf(",")+1)),isAgain:!0})},{runner:"stestr",line:/^ - (?:Passed|Failed|Skipped|Expected Fail|Unexpected Success): +\d+$/,read:e=>/Expected Fail/.test(e)?{}:/Unexpected/.test(e)?/[1-9]/.test(e)?failed():{}:numbersBehindWords(e)},{runner:"trial",line:/^(?:PASSED|FAILED) \((?:[a-z ]+=\d+(?:, )?)+\)$/,read:e=>e.startsWith("FAILED")?failed():numbersBehindWords(e)},{runner:"tox",line:/^ {2}\S+: FAIL code \d+/,read:failed}]
function pytestLine(e){const t=e.replaceAll(/\d+ (?:warnings?|rerun|subtests passed|xpassed),? /g,"")
return d(t.replace(/ in \d.*$/,""))}function unittestFailed(e){const of=t=>number(new RegExp(`(?:\\(|, )${t}=(\\d+)`).exec(e)?.[1])
return{end:"failed",failed:of("failures")+of("errors")+of("unexpected successes"),skipped:of("skipped")}}const h=[{runner:"rspec",line:/^\d+ examples?, \d+ failures?(?:, \d+ (?:pending|errors?|errors? occurred outside of examples|skipped|warnings?))*(?: \(.*\))?$/,read:rspecLine},{runner:"minitest",line:/^\d+ runs, \d+ assertions, \d+ failures, \d+ errors, \d+ skips$/,read:e=>d(e.replace(/\d+ assertions, /,""))},{runner:"test-unit",line:/^\d+ tests, \d+ assertions, \d+ failures, \d+ errors, \d+ pendings, \d+ omissions, \d+ notifications$/,read:e=>d(e.replace(/\d+ assertions, /,"").replace(/, \d+ notifications/,""))},{runner:"tests",line:/^(?:\d+ (?:doctests?|propert(?:y|ies)|features?), )*\d+ tests?, \d+ failures?(?:, \d+ (?:skipped|excluded|invalid|not run))*(?: in \S+ seconds?)?$/,read:exunitLine},{runner:"ExUnit",line:/^0 failures(?:, \d+ (?:skipped|excluded))*$/,read:none},{runner:"ExUnit",line:/^(?:All tests have been excluded\.|There are no tests to run)$/,read:none},{runner:"phpunit",line:/^OK \(\d+ tests?, \d+ assertions?\)$/,read:e=>({passed:firstNumber(e)})},{runner:"phpunit",line:/^Tests: \d+, Assertions: \d+(?:, [A-Za-z ]+: \d+)*\.$/,read:phpunitLine},{runner:"phpunit",line:/^(?:FAILURES!|ERRORS!)$/,read:failed},{runner:"phpunit",line:/^No tests executed!$/,read:none},{runner:"pest",line:/^ *Tests: +(?:\d+ (?:failed|passed|skipped|todos?|risky|incomplete|warnings?|deprecated|notices?)(?:, )?)+ \(\d+ assertions?\)$/,read:e=>d(e.replace(/\(.*$/,"").replaceAll(/\d+ (?:deprecated|warnings?|notices?)/g,""))},{runner:"codeception",line:/^(?:OK|FAILURES!?|ERRORS!?) \|/,read:d},{runner:"busted",line:/^\d+ success(?:es)? \/ \d+ failures? \/ \d+ errors? \/ \d+ pending/,read:e=>d(e.replace(/ : .*$/,"").replace("success ","successes "))},{runner:"luaunit",line:/^Ran \d+ tests? in \S+ seconds?, \d+ success/,read:e=>d(e.slice(e.indexOf("seconds")+7).replace(/, \d+ non-selected/,""))},{runner:"prove",line:/^Result: PASS$/,read:passed},{runner:"prove",line:/^Result: FAIL$/,read:failed},{runner:"prove",line:/^Result: NOTESTS$/,read:none},{runner:"prove",line:/^Files=\d+, Tests=\d+, /,read:e=>({total:number(/Tests=(\d+)/.exec(e)?.[1]),isOfSuites:!0})},{runner:"testthat",line:/^\[ FAIL \d+ \| WARN \d+ \| SKIP \d+ \| PASS \d+ \]$/,read:e=>({...numbersBehindWords(e.replace(/WARN \d+/,"")),isAgain:!0})},{runner:"tasty",line:/^All \d+ tests passed(?: \(\S+\))?$/,read:e=>({passed:firstNumber(e)})},{runner:"tasty",line:/^\d+ out of \d+ tests failed(?: \(\S+\))?$/,read:tastyLine},{runner:"HUnit",line:/^Cases: \d+ +Tried: \d+ +Errors: \d+ +Failures: \d+$/,read:e=>numbersBehindWords(e.replace(/Cases: \d+/,""))},{runner:"cabal",line:/^\d+ of \d+ test suites \(\d+ of \d+ test cases\) passed\.$/,read:cabalLine},{runner:"dart",line:/^(?:\d+:\d+ )\+\d+(?: ~\d+)?(?: -\d+)?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,read:dartLine},{runner:"dart",line:/^(?:\d+:\d+ \+0: )?No tests (?:ran|match)/,read:none},{runner:"clojure.test",line:/^Ran \d+ tests containing \d+ assertions\.$/,read:e=>({total:firstNumber(e)})},{runner:"clojure.test",line:/^\d+ failures, \d+ errors\.$/,read:d},{runner:"ERT",line:/^Ran \d+ tests, (\d+) results as expected, (\d+) unexpected/,read:(e,t)=>({passed:number(t[1]),failed:number(t[2])})},{runner:"gleam",line:/^\d+ passed, (?:no|\d+) failures?$/,read:d},{runner:"elm-test",line:/^TEST RUN (?:PASSED|FAILED|INCOMPLETE)/,read:e=>/PASSED/.test(e)?{}:failed()},{runner:"elm-test",line:/^(?:Passed|Failed): {3}\d+$/,read:numbersBehindWords},{runner:"julia",line:/^\S.* tests passed *$/,read:()=>({})},{runner:"terraform",line:/^(?:Success|Failure)! \d+ passed, \d+ failed/,read:d}]
function rspecLine(e){return/outside of examples|, [1-9]\d* errors?/.test(e)?{...d(e.replace(/, \d+ errors?.*$/,"")),end:"failed"}:d(e.replace(/ \(.*$/,""))}function exunitLine(e){const t=d(e.replaceAll("not run","notrun").replaceAll("invalid","errors").replace(/ in .*$/,""))
return t}function phpunitLine(e){const of=t=>number(new RegExp(`, ${t}: (\\d+)`).exec(e)?.[1])
return{total:of("Assertions")===0?0:number(/Tests: (\d+)/.exec(e)?.[1]),failed:of("Failures")+of("Errors"),skipped:of("Skipped")+of("Incomplete")}}function tastyLine(e){const[,t,s]=/^(\d+) out of (\d+)/.exec(e)??[]
return{failed:number(t),total:number(s)}}function cabalLine(e){const[,t,s]=/^(\d+) of (\d+)/.exec(e)??[]
return{passed:number(t),failed:number(s)-number(t),isOfSuites:!0}}function dartLine(e){const of=t=>number(new RegExp(`\\${t}(\\d+)`).exec(e.slice(0,e.indexOf(": ")+1))?.[1])
return{passed:of("+"),failed:of("-"),skipped:of("~"),...e.includes("Some tests failed")&&{end:"failed"}}}const m=[...c,...f,...u,...h,...l,...p]
function partIn(e){for(const{runner:t,line:s,read:n=d}of m){const r=s.exec(e)
if(r)return{runner:t,part:n(e,r)}}return}const v=8*1024
const k=64*1024
const b=300
const g=/\bno tests?(?: files?| suites?| modules?| specs?)? (?:were )?(?:ran|run|found|to run|executed|collected|defined|matched)\b|\bno specs? found\b|\b(?:collected|running|found|ran|executed) 0 (?:tests?|items|specs?|examples?)\b|\[no (?:test files|tests to run)\]|\bthere are no tests\b|\bno matching tests\b|\btests are skipped\b|(?<![\d.@])0 tests?(?: run| found| executed|$)/i
const x=/^[\u2800-\u28FF]+/
const w="[... cut: "
function readTestOutput(e){const t=e.length>v+k
const s=t?`${e.slice(0,v)}\n${e.slice(-k)}`:e
const r=(0,n.H)(s).split("\n").filter(e=>e.length<=b).map(e=>e.replace(x,"").trimEnd())
const i=new Groups
const o=new Tap
const a=new Go
for(const e of r){if(a.take(e))continue
o.take(e)
takeSummary(e,i)}const d=i.summaries()
return{summaries:[...a.summaries(),...o.summaries().filter(e=>!isSummedUp(e,d)),...d],saysNone:r.some(e=>g.test(e)),isCut:t||r.some(e=>e.startsWith(w))}}const y=new Set(["node","prove","tests","qunit"])
function isSummedUp({end:e},t){return t.some(t=>y.has(t.runner)&&(e!=="failed"||t.end==="failed"))}const $=/^(?:[\w@./-]+(?::[\w.-]+)*: |[\w@./-]+ [\w:.-]+: |\[[\w@./:-]+\]:? |[\w.-]+ +\| )/
function takeSummary(e,t){if(!/\d|passed|PASS|FAIL|OK|No |no |error|tests|TEST|aborted|Skip/.test(e))return
const s=partIn(e)
if(s!==void 0){t.add("",s.runner,s.part)
return}const[n]=$.exec(e)??[]
if(n===void 0)return
const r=partIn(e.slice(n.length))
if(r!==void 0)t.add(n,r.runner,r.part)}const S=["passed","failed","skipped","total"]
class Groups{#ie=[]
add(e,t,s){const n=this.#ie.findLast(s=>s.runner===t&&s.prefix===e)
const r=s.total!==void 0&&O.has(t)
const i=r||s.hollow!==void 0&&n?.parts.some(saysNumbers)
if(n===void 0||i||s.isAgain!==!0&&S.some(e=>saysAgain(n.parts,s,e)))this.#ie.push({prefix:e,runner:t,parts:[s]})
else if(s.isAgain===!0)n.parts=[s,...failureIn(n.parts)]
else n.parts.push(s)}summaries(){return this.#ie.filter(isWhole).map(({runner:e,parts:t})=>summaryOf(e,t))}}function failureIn(e){const t=e.some(({failed:e=0,end:t})=>e>0||t==="failed")
return t?[{end:"failed"}]:[]}function saysNumbers(e){return S.some(t=>e[t]!==void 0)}function saysAgain(e,t,s){return t[s]!==void 0&&e.some(e=>e[s]!==void 0)}const O=new Set(["unittest","prove"])
function isWhole({runner:e,parts:t}){const s=t.some(e=>Object.keys(e).length>0)
if(!O.has(e))return s
if(t.some(({end:e})=>e==="failed"))return!0
return t.some(({total:e})=>e!==void 0)&&t.some(({end:e})=>e!==void 0)}class Go{#oe=0
#ae=0
#de=0
#ue={passed:0,failed:0,skipped:0}
take(e){const[,t="",s=""]=/^(ok|FAIL|\?|) *\t(.*)$/.exec(e)??[]
if(/^\S+\t/.test(`${s}\t`)&&s!==""&&t!=="")return this.#ce(t,s)
const[,n="",r]=/^( *)--- (PASS|FAIL|SKIP): \S+ \(\S+\)$/.exec(e)??[]
if(r===void 0)return!1
if(r==="FAIL")this.#ae+=1
if(n==="")this.#ue[r==="PASS"?"passed":r==="FAIL"?"failed":"skipped"]+=1
return!0}#ce(e,t){if(e==="FAIL")this.#ae+=1
else if(e==="?"||/\[no tests? (?:to run|files)\]/.test(t))this.#de+=1
else this.#oe+=1
return!0}summaries(){const{passed:e,failed:t,skipped:s}=this.#ue
const n=e+t+s>0&&e>0?this.#ue:void 0
if(this.#ae>0)return[{runner:"go",end:"failed",counts:n}]
if(this.#oe>0)return[{runner:"go",end:"passed",counts:n}]
return this.#de>0?[{runner:"go",end:"none",counts:void 0}]:[]}}class Tap{#le=!1
#pe
#fe=!1
#he={passed:0,failed:0,skipped:0}
take(e){if(/^TAP version \d+$/.test(e)){this.#le=!0
return!0}const t=/^1\.\.(\d+)(?:\s*#.*)?$/.exec(e)
if(t){this.#le=!0
this.#pe=(this.#pe??0)+Number((t[1]??"").slice(0,9))
return!0}if(/^Bail out!/.test(e))this.#fe=!0
const[,s,n]=/^(not )?ok\b(?: \d+)?(?:[^#]|#(?! *(?:todo|skip)))*(?:# *(todo|skip))?/i.exec(e)??[]
if(!/^(?:not )?ok(?: |$)/.test(e))return!1
this.#me(s!==void 0,n?.toLowerCase())
return!0}#me(e,t){if(t!==void 0)this.#he.skipped+=1
else if(e)this.#he.failed+=1
else this.#he.passed+=1}summaries(){const{passed:e,failed:t,skipped:s}=this.#he
if(!this.#le)return[]
const n=this.#pe!==void 0&&e+t+s<this.#pe
if(t>0||this.#fe)return[{runner:"tap",end:"failed",counts:this.#he}]
if(n&&e+s>0)return[{runner:"tap",end:"failed",counts:this.#he}]
if(e>0)return[{runner:"tap",end:"passed",counts:this.#he}]
return[{runner:"tap",end:"none",counts:this.#he}]}}}),92816:((e,t,s)=>{s.d(t,{AN:()=>i,dL:()=>n,dW:()=>r,q1:()=>o})
const n={npm:{run:"run run-script rum urn",values:"--prefix -C -w --workspace --loglevel"},pnpm:{run:"run run-script",isDirect:!0,values:"-C --dir -F --filter --filter-prod --workspace-concurrency --reporter"},yarn:{run:"run",isDirect:!0,values:"--cwd"},bun:{run:"run",isDirect:!0,values:"--cwd --filter -F"},nr:{run:"",isDirect:!0},vlt:{run:"run"},deno:{run:"task",values:"--cwd --config -c"},composer:{run:"run run-script",isDirect:!0,values:"-d --working-dir"},rushx:{run:"",isDirect:!0},rush:{run:"",isDirect:!0},nx:{run:"run run-many affected",isDirect:!0,isTask:!0,values:"-p --projects --base --head --exclude --parallel -t --target --targets"},turbo:{run:"run",isDirect:!0,isTask:!0,values:"--filter -F --concurrency --cache-dir"},lerna:{run:"run",values:"--scope --ignore --concurrency --since"},moon:{run:"run",isTask:!0},lage:{run:"run",isDirect:!0},melos:{run:"run"},fastlane:{run:"ios android",isDirect:!0},earthly:{run:"",isDirect:!0},mage:{run:"",isDirect:!0},mise:{run:"run r",isDirect:!0},bb:{run:"run",isDirect:!0},cargo:{run:"xtask make"}}
const r={make:"-C --directory -f --file --makefile -I -o -W -l -E --eval",gmake:"-C --directory -f --file --makefile -I -o -W",ninja:"-C -f -j -k -l",just:"-f --justfile -d --working-directory --set",task:"-d --dir -t --taskfile -o",rake:"-f --rakefile -I -R -T",rails:"",ant:"-f -file -buildfile -lib -D",gradle:"-p --project-dir -b --build-file -I --init-script -c --settings-file -g --gradle-user-home -x --exclude-task --tests --console",gradlew:"-p --project-dir -b --build-file -I --init-script -c --settings-file -g -x --exclude-task --tests --console",mvn:"-f --file -pl --projects -P -s --settings -gs -T --threads -t -rf --resume-from -l --log-file",mvnw:"-f --file -pl --projects -P -s --settings -T --threads -rf",mvnd:"-f --file -pl --projects -P -s --settings -T",sbt:"-java-home -sbt-dir -ivy",sbtn:"",mill:"-j --jobs",invoke:"-c --collection -r --search-root",inv:"-c -r",doit:"-f --file -d",scons:"-C -f -j",grunt:"--gruntfile --base",gulp:"--gulpfile -f",jake:"-f",phing:"-f",fake:"",nuke:"",xcodebuild:"-project -workspace -scheme -destination -configuration -sdk -derivedDataPath -testPlan -resultBundlePath"}
const i=new Set(["gradle","gradlew","mvn","mvnw","mvnd","sbt","sbtn","mill","xcodebuild"])
const o={node:{values:"-r --require --import --loader --experimental-loader -C --conditions --env-file --test-reporter --test-name-pattern --test-reporter-destination",text:"-e --eval -p --print -pe"},nodejs:{values:"-r --require",text:"-e -p"},tsx:{values:"--tsconfig",text:"-e -p"},"ts-node":{values:"-P --project -O -r",text:"-e -p"},"ts-node-esm":{values:"-P",text:"-e"},"babel-node":{values:"--presets",text:"-e"},python:{values:"-W -X",text:"-c"},pypy:{values:"-W -X",text:"-c"},ruby:{values:"-r -I -C -W",text:"-e"},jruby:{values:"-r -I",text:"-e"},php:{values:"-d -c",text:"-r"},perl:{values:"-I -M",text:"-e -E -ne -pe"},raku:{values:"-I",text:"-e"},lua:{values:"-l",text:"-e"},luajit:{values:"-l",text:"-e"},elixir:{values:"-r -pa",text:"-e"},julia:{values:"-t --threads",text:"-e -E"},Rscript:{values:"",text:"-e"},R:{values:"-f",text:"-e"},bash:{values:"-o -O",text:""},sh:{values:"-o",text:""},dash:{values:"-o",text:""},zsh:{values:"-o",text:""},ksh:{values:"-o",text:""},fish:{values:"",text:""},pwsh:{values:"",text:"-c -Command"},groovy:{values:"-cp",text:"-e"},java:{values:"-cp -classpath --class-path -p",text:""},scala:{values:"-cp",text:"-e"},swipl:{values:"-s -f",text:""},guile:{values:"-L -l",text:"-c"},sbcl:{values:"",text:""},emacs:{values:"-L -l -f",text:""},vim:{values:"",text:""},nvim:{values:"-u",text:""},tclsh:{values:"",text:""},octave:{values:"",text:"--eval"}}}),28512:((e,t,s)=>{s.d(t,{M:()=>l,n:()=>programKind})
var n=s(31802)
var r=s(92816)
const i=new Set(`test [ [[ (( cat tac head tail less more bat sed awk gawk grep egrep fgrep zgrep rg ag ack find fd ls ll tree exa eza stat file\n  wc sort uniq cut tr diff cmp comm patch git gh hub svn hg echo printf print mkdir rmdir rm mv cp ln touch chmod chown install\n  dd tar zip unzip gzip gunzip bzip2 xz zstd 7z vim vi nano ed emacsclient code subl open xdg-open cd pushd popd\n  pwd which whereis type hash export unset set shopt declare local readonly alias unalias trap ulimit umask read mapfile\n  kill pkill killall wait jobs fg bg sleep true false : exit return break continue let date cal uname whoami id\n  groups hostname ps top htop df du free mount umount curl wget http httpie scp rsync sftp ftp nc ncat telnet ping dig nslookup\n  host ssh-keygen gpg openssl base64 md5sum sha1sum sha256sum xxd od hexdump strings jq yq xmllint tidy column paste join tee\n  apt apt-get aptitude dpkg yum dnf rpm pacman brew port snap flatpak apk pip pip3 pipx gem cpan cpanm\n  virtualenv venv createdb dropdb createuser psql mysql mysqladmin mysqldump mariadb sqlite3 mongo mongosh redis-cli pg_dump\n  pg_restore systemctl service journalctl crontab useradd usermod passwd man info apropos help history fc bind\n  gcc g++ cc c++ clang clang++ ld ar nm objdump readelf javac kotlinc rustc ghc ocaml tsc eslint prettier biome black ruff\n  flake8 pylint mypy pyright isort bandit rubocop standardrb stylelint shellcheck hadolint yamllint markdownlint actionlint\n  golangci-lint staticcheck gofmt goimports rustfmt clang-format clang-tidy cppcheck cmake autoreconf autoconf automake\n  protoc buf swagger openapi-generator terraform-docs tflint pre-commit code2prompt cloc tokei scc\n  ffmpeg convert identify pkg-config locale iconv dos2unix unix2dos seq yes entr rename`.split(/\s+/))
const o=/^(?:add|install|i|ci|remove|rm|uninstall|update|up|upgrade|audit|outdated|list|ls|info|view|why|init|create|config|cache|link|unlink|pack|publish|version|login|logout|set|plugin|dedupe|import|patch|rebuild|prune|store|env|server|setup|doctor|require|dump-autoload|show|validate|search|clean|constraints|stage|unplug|licenses|approve-builds|fetch|deploy|graph|reset|release|format|format:check|migrate|report|repair|login|lock|sync|self|export)$/
const a=/^(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run|show-only|showconfig|show-config|clear-?cache|markers|fixtures|setup-plan|just-print|recon|init|print-config|dump-config)|-(?:h|\?|list|help|version)|-Dmaven\.test\.skip(?:=true)?|-DskipTests(?:=true)?|-DskipITs)(?:=.*)?$/i
const d={ctest:/^-N$/,bash:/^-n$/,sh:/^-n$/,node:/^(?:-c|--check)$/,ruby:/^-c$/,php:/^-l$/,perl:/^-c$/,tox:/^-(?:l|a)$|^(?:list|config|devenv)$/,nox:/^-l$/,make:/^-(?:n|q|t)$/,gmake:/^-n$/,just:/^-(?:n|l)$/,task:/^-(?:n|l|a)$/,rake:/^-(?:n|T|P|D)$/,gradle:/^-m$/,gradlew:/^-m$/,go:/^-(?:c|n)$/,dotnet:/^-t$/,vitest:/^(?:list|init|bench)$/,karma:/^init$/,jasmine:/^(?:init|examples)$/,behat:/^--story-syntax$/,bats:/^-(?:c|v)$/,busted:/^-l$/,prove:/^-D$/,stestr:/^(?:list|last|failing|slowest|init)$/,codecept:/^(?:build|generate:.*|g:.*|bootstrap|init)$/,ginkgo:/^(?:bootstrap|generate|build|unfocus)$/,tap:/^(?:build|plugin|config|report|list)$/,pytest:/^--(?:cache-show|setup-only)$/}
var u=s(6082)
const c=/^(?:verify|check|integration-test)$/
const l="script:"
function programKind(e,t,s){const n=anyKind(e,t,s)
const r=n==="runner"||n==="script"||n==="weak"
return r&&runsNothing(t,s)?"other":n}function runsNothing(e,t){const s=Object.hasOwn(d,e)?d[e]:void 0
return t.some(e=>a.test(e)||s?.test(e))}function anyKind(e,t,s){const n=e.startsWith(l)?e.slice(l.length):void 0
if(n!==void 0)return scriptNamed(n,s)
const r=Object.hasOwn(f,t)?f[t]?.(s):void 0
const o=r??verbKind(t,s)??scriptKind(t,s)??targetKind(t,s)??interpreterKind(t,s)
if(o!==void 0)return o
if(u.Ir.has(withoutExtension(t)))return"runner"
if(i.has(t)&&!e.includes("/"))return"other"
const a=e.includes("/")||/\.(?:[cm]?[jt]s|sh|bash|py|rb|pl|php|lua|exs?|jl|bats)$/.test(e)
const d=a?fileProgramKind(e,s):"launcher"
return d==="launcher"?bySubCommand(s):d}function bySubCommand(e){const t=e.find(e=>!e.startsWith("-"))??""
return/^(?:tests?|specs?|e2e|unit-?tests?|test:[\w:-]+)$/.test(t)?"script":"launcher"}function ofName(e){if(e==="test")return"script"
return e==="weak"?"weak":"launcher"}function withoutExtension(e){return e.replace(/(?:-[\d.]+)?\.(?:phar|js|mjs|cjs|ts|rb|py|sh)$/,"")}function positionals(e,t=""){const s=t.split(" ")
const n=[]
for(let t=0;t<e.length;t+=1){const r=e[t]??""
if(r==="--")return[...n,...e.slice(t+1)]
if(r.startsWith("-"))t+=s.includes(r)?1:0
else n.push(r)}return n}function verbKind(e,t){const s=Object.hasOwn(u.hU,e)?u.hU[e]:void 0
if(s===void 0)return
const n=positionals(t,s.values).filter(e=>!/^\+(?!test)/.test(e))
const r=s.verbs.split(",").some(e=>e!==""&&isPhrase(e.split(" "),n))
if(r)return/^p?npm$/.test(e)?"script":"runner"
const i=u.Ir.has(e)&&s.verbs!==""
return i?"other":void 0}function isPhrase(e,t){return e.every((e,s)=>t[s]===e)}function scriptKind(e,t){const s=Object.hasOwn(r.dL,e)?r.dL[e]:void 0
if(s===void 0)return
const[n="",i="",...a]=positionals(t,s.values)
if(s.run.split(" ").includes(n)){const e=taskOption(t)??(s.isTask?taskIn(i):i)
return e===""?"launcher":scriptNamed(e,a)}if(o.test(n))return"other"
if(!s.isDirect||n==="")return
return scriptNamed(s.isTask?taskIn(n):n,t.slice(t.indexOf(n)+1))}function taskOption(e){const t=e.findIndex(e=>/^(?:-t|--targets?)(?:=|$)/.test(e))
const s=e[t]??""
return t<0?void 0:s.includes("=")?s.slice(s.indexOf("=")+1):e[t+1]}function taskIn(e){return/^[\w@/.-]*[:#]([\w-]+)/.exec(e)?.[1]??e}function scriptNamed(e,t){const s=e.slice(e.lastIndexOf("/")+1)
const o=u.Ir.has(s)||[u.hU,r.q1,r.dW].some(e=>Object.hasOwn(e,s))
if(o)return programKind(e,s,t)
const a=(0,n.u)(e)
if(a!=="other")return ofName(a)
if(/\.[cm]?[jt]sx?$|\.py$/.test(e))return fileProgramKind(e,t)
return i.has(s)?"other":"launcher"}function targetKind(e,t){const s=Object.hasOwn(r.dW,e)?r.dW[e]:void 0
if(s===void 0)return
const i=positionals(t,s).filter(e=>!/^\w+=/.test(e)).flatMap(e=>e.split(/[;\s]+/))
if(r.AN.has(e))return i.some(runsTests)?"runner":"launcher"
const o=i.map(n.u)
return o.includes("test")?"script":o.includes("weak")?"weak":"launcher"}function runsTests(e){const t=e.slice(e.lastIndexOf(":")+1)
return c.test(t)||/^(?:surefire|failsafe):/.test(e)||(0,n.u)(t)==="test"}function interpreterKind(e,t){const s=Object.hasOwn(r.q1,e)?r.q1[e]:void 0
if(s===void 0)return
const n=s.text.split(" ")
const i=s.values.split(" ")
for(let s=0;s<t.length;s+=1){const r=t[s]??""
if(n.includes(r))return isTestText(e,t[s+1]??"")?"runner":"other"
if(!r.startsWith("-"))return fileProgramKind(r,t.slice(s+1))
if(r==="-"||r==="-s")return"other"
if(i.includes(r))s+=1}return"other"}function isTestText(e,t){if(e==="Rscript"||e==="R")return/\b(?:devtools|testthat|tinytest|rcmdcheck|covr)::(?:test|check|run_test|build_install_test|rcmdcheck|package_coverage)\w*\(/.test(t)
if(e==="julia")return/\bPkg\.test\(/.test(t)
return e==="pwsh"&&/\bInvoke-Pester\b/.test(t)}const p=/^(?:manage\.py|setup\.py|artisan|console|Build|waf|x\.py|tasks\.py)$/
function fileProgramKind(e,t){const s=e.slice(e.lastIndexOf("/")+1)
if(p.test(s))return runsNothing(s,t)?"other":bySubCommand(t)
const i=withoutExtension(s)
const o=[u.hU,r.dL,r.dW].some(e=>Object.hasOwn(e,i))
if(u.Ir.has(i))return runsNothing(i,t)?"other":"runner"
if(o&&!/\.\w+$/.test(s))return programKind(i,i,t)
return ofName((0,n.h)(e))}const f={node:e=>{if(e.some(e=>/^--(?:test|test-only|experimental-test-coverage)$/.test(e)))return"runner"
const t=e.indexOf("--run")
return t<0?void 0:ofName((0,n.u)(e[t+1]??""))},tsx:e=>e.includes("--test")?"runner":void 0,python:moduleKind,pypy:moduleKind,tox:environmentKind,nox:environmentKind,karma:e=>e[0]==="start"||e[0]==="run"?"runner":"other",cmake:e=>{const t=e.findIndex(e=>e==="--target"||e==="-t")
return t<0?"launcher":ofName((0,n.u)(e[t+1]??""))},clj:clojureKind,clojure:clojureKind,emacs:e=>ofPattern(e,/ert-run-tests-batch|buttercup-run/),nvim:e=>ofPattern(e,/Plenary(?:Busted|Test)|MiniTest\.run|busted/),vim:e=>ofPattern(e,/Vader|themis/),xcodebuild:e=>e.some(e=>/^test(?:-without-building)?$/.test(e))?"runner":"launcher",java:e=>ofPattern(e,/^org\.junit\.|^org\.testng\.TestNG$|junit-platform-console/)==="runner"?"runner":void 0,source:()=>"launcher",".":()=>"launcher",docker:e=>e.includes("up")?"launcher":"other",podman:()=>"other",sail:e=>ofName(e.some(e=>/^(?:test|pest|phpunit|dusk)$/.test(e))?"test":"other"),"start-server-and-test":e=>ofName((0,n.u)(e.at(-1)??""))}
function ofPattern(e,t){return e.some(e=>t.test(e))?"runner":"other"}function clojureKind(e){return e.some(e=>/^-[MXTA]\S*test/.test(e))?"runner":void 0}function environmentKind(e){const t=e.findIndex(e=>/^(?:-e|-s|--sessions?|--envlist)$/.test(e))
const s=t<0?"":e[t+1]??""
return s===""||/py|test|cov|unit|spec/i.test(s)?"script":"launcher"}function moduleKind(e){const t=e.findIndex(e=>/^-[a-zA-Z]*m$/.test(e))
const s=e.findIndex(e=>!e.startsWith("-"))
if(t<0||s>=0&&s<t)return
const n=e[t+1]??""
const r=e.slice(t+2)
if(/^(?:tox|nox)$/.test(n))return environmentKind(r)
if(u.L5.test(n))return"runner"
if(n==="django")return bySubCommand(r)
return/(?:^|\.)(?:tests?|test_\w+|\w+_tests?|run_?tests)(?:\.|$)/.test(n)?"script":"other"}}),6082:((e,t,s)=>{s.d(t,{Ir:()=>n,L5:()=>i,PS:()=>failsWithoutTests,hU:()=>r})
const n=new Set(`pytest py.test vitest jest mocha _mocha ts-mocha ava tap jasmine jasmine-node karma wtr web-test-runner testcafe nightwatch\n  cucumber-js cucumber tape qunit uvu borp tstest poku testem wdio bats shellspec zunit roundup shunit2\n  rspec rspec-queue parallel_rspec parallel_test minitest turbo_tests flatware phpunit pest paratest\n  codecept behat phpspec kahlan atoum simple-phpunit ctest prove yath busted nose2 nosetests trial stestr ostestr\n  zope-testrunner behave robot pabot lettuce radish ward gotestsum gotest richgo ginkgo\n  cargo-nextest cargo-tarpaulin elm-test testthat vstest.console mstest nunit3-console xunit.console luaunit telescope\n  prove6 kaocha lein-test ert-runner buttercup vusted vader themis molecule inspec bashunit newman\n  elm-test-rs ospec codeceptjs venom hurl k6 detox maestro runtests `.split(/\s+/))
const r={npm:{verbs:"test,t,tst,it,cit,install-test,install-ci-test",values:"--prefix -C -w --workspace --loglevel --script-shell --registry --cache --userconfig"},pnpm:{verbs:"t,tst",values:"-C --dir -F --filter --filter-prod"},cargo:{verbs:"test,t,nextest run,nextest r,nt run,insta test,hack test,hack nextest run,llvm-cov,tarpaulin,miri test,miri nextest run,mutants,pgrx test,contract test,test-sbf,watch test",values:"--manifest-path --color --config -Z -C --target-dir"},cross:{verbs:"test",values:"--target --manifest-path"},"wasm-pack":{verbs:"test"},anchor:{verbs:"test"},go:{verbs:"test",values:"-C"},deno:{verbs:"test"},bun:{verbs:"test",values:"--cwd --config -c --env-file --preload -r"},dotnet:{verbs:"test,vstest"},swift:{verbs:"test",values:"--package-path"},mix:{verbs:"test,test.watch,test.interactive,espec,coveralls,coveralls.html,coveralls.json,coveralls.github,cmd test"},flutter:{verbs:"test,drive,pub run test",values:"-d --device-id"},dart:{verbs:"test,run test,pub run test"},pub:{verbs:"run test"},very_good:{verbs:"test"},zig:{verbs:"test,build test"},stack:{verbs:"test",values:"--stack-yaml --resolver --work-dir"},cabal:{verbs:"test,new-test,v2-test"},dune:{verbs:"test,runtest",values:"--root --profile"},meson:{verbs:"test"},playwright:{verbs:"test"},cypress:{verbs:"run,run-ct"},detox:{verbs:"test"},bazel:{verbs:"test,coverage",values:"--output_base --bazelrc"},bazelisk:{verbs:"test,coverage",values:"--output_base --bazelrc"},buck:{verbs:"test"},buck2:{verbs:"test",values:"--isolation-dir"},pants:{verbs:"test"},plz:{verbs:"test,cover"},please:{verbs:"test,cover"},lein:{verbs:"test,with-profile test,midje,spec,eftest,kaocha,cloverage"},mill:{verbs:"__.test"},"scala-cli":{verbs:"test"},scala:{verbs:"test"},bloop:{verbs:"test"},hatch:{verbs:"test"},rye:{verbs:"test"},ng:{verbs:"test,e2e"},"react-scripts":{verbs:"test"},"vue-cli-service":{verbs:"test:unit,test:e2e"},craco:{verbs:"test"},ember:{verbs:"test,exam"},hardhat:{verbs:"test,coverage"},truffle:{verbs:"test"},forge:{verbs:"test,coverage",values:"--root"},aptos:{verbs:"move test"},sui:{verbs:"move test"},scarb:{verbs:"test"},snforge:{verbs:"test"},nargo:{verbs:"test"},crystal:{verbs:"spec"},shards:{verbs:"test"},nimble:{verbs:"test"},dub:{verbs:"test"},gleam:{verbs:"test"},rebar3:{verbs:"eunit,ct,proper,do eunit"},spago:{verbs:"test"},odin:{verbs:"test"},v:{verbs:"test"},fpm:{verbs:"test"},alr:{verbs:"test"},luarocks:{verbs:"test"},dagger:{verbs:"call test"},terraform:{verbs:"test",values:"-chdir"},tofu:{verbs:"test",values:"-chdir"},helm:{verbs:"unittest,test"},opa:{verbs:"test"},conftest:{verbs:"verify"},kitchen:{verbs:"test,verify"},molecule:{verbs:"test,verify"},pio:{verbs:"test"},west:{verbs:"twister"},fastlane:{verbs:"test,tests,scan,ios test,android test"},tuist:{verbs:"test"},"ansible-test":{verbs:"units,integration,sanity"},dbt:{verbs:"test,build"},sqlmesh:{verbs:"test"},"wp-scripts":{verbs:"test-unit-js,test-e2e,test-playwright"},"wp-env":{verbs:"run tests"},k6:{verbs:"run"},codecept:{verbs:"run"},codeceptjs:{verbs:"run"},newman:{verbs:"run"},venom:{verbs:"run"},inspec:{verbs:"exec"},maestro:{verbs:"test"},R:{verbs:"CMD check"},rails:{verbs:"test,test:all,test:system,spec,t"}}
const i=/^(?:pytest|py\.test|unittest|nose|nose2|tox|nox|behave|robot|doctest|trial|twisted\.trial|testtools\.run|stestr|xdoctest|green|ward|zope\.testrunner|slash|test|test\.regrtest|avocado|pytest_cov)$/
const o=/^(?:pytest|py\.test|jest|vitest|ava|playwright|qunit|robot|nextest)$/
function failsWithoutTests(e,t){const s=t.some(e=>/pass-?with-?no-?tests|no-tests|empty-?suite|suppress-no-test/i.test(e))
const n=t.find(e=>!/^[-+]/.test(e))??""
const r=e==="python"||e==="cargo"?n:e.replace(/\.[cm]?js$/,"")
return!s&&o.test(r)}}),31802:((e,t,s)=>{s.d(t,{h:()=>fileKind,u:()=>nameKind})
const n=/^(?:tests?|specs?|e2e|units?|unittests?|integration|acceptance|functional|smoke|testing|rspec|pytest|jest|vitest|mocha|phpunit|cypress|playwright|cov|coverage|runtests?|testsuite|selftest|doctests?|conformance|regression)$/
const r=/^(?:checks?|verify|verification|validate|ci|qa|precommit|presubmit|prepush)$/
const i=/^(?:builds?|compile|assemble|classes|process|lint|linter|eslint|tslint|biome|prettier|format|fmt|types?|typecheck|tsc|typing|mypy|ruff|clean|clear|setup|prepare|install|uninstall|gen|generate|generator|create|make|new|init|seeds?|migrate|update|list|ls|show|publish|start|stop|serve|up|down|reset|download|fetch|sync|copy|reports?|results?|open|upload|bench|benchmark|deps)$/
const o=/^(?:package|resources|data|db|database|deploy|release|server|docs?|fixtures?|images?|docker|env|helpers?|utils?|configs?|dependencies|snapshot|mocks?|plan|requirements)$/
function nameKind(e){const t=wordsIn(e)
const s=/^(?:tests?|e2e|unit|integration):/i.test(e)
if(t.some(e=>i.test(e)||!s&&o.test(e)))return"other"
if(t.some(e=>n.test(e)))return"test"
return t.some(e=>r.test(e))?"weak":"other"}function fileKind(e){const t=e.split("/").filter(e=>e!==""&&e!==".")
const s=t.pop()??""
if(/^tests?_\w+\.\w+$|[_.](?:tests?|specs?)\.\w+$|\.t$/i.test(s))return"test"
const n=nameKind(s.replace(/\.\w+$/,""))
if(n!=="other")return n
const r=[s,...t].flatMap(wordsIn).some(e=>i.test(e)||o.test(e))
return!r&&t.some(e=>/^(?:tests?|__tests__|specs?|t|e2e)$/.test(e))?"test":"other"}function wordsIn(e){return e.slice(0,200).replaceAll(/([a-z\d])([A-Z])/g,"$1 $2").toLowerCase().split(/[^a-z\d]+/).filter(e=>e!=="")}}),96577:((e,t,s)=>{s.d(t,{k:()=>testOf})
var n=s(52442)
var r=s(10297)
function testOf({command:e,output:t,exitCode:s,results:i}){const o=(0,n.c)(e)
const a=(0,r._)(t)
const d=o.kind==="other"?a:withFailures(a,i)
const u=o.kind==="runner"||o.kind==="script"||o.kind==="weak"
if(!u&&!isTestByOutput(o,d))return
if(o.kind==="weak"&&s===0&&d.summaries.length===0)return
const c=a.summaries.length===0?i:countsOf(a)
const l=o.exit==="own"||o.exit==="shared"
const p=verdictOf(o,{...d,hasPassedFiles:(i?.passed??0)>0},s)
return{exitCode:l&&s>=0?s:void 0,counts:c,...p}}function withFailures(e,t){if(t===void 0||t.failed===0)return e
return{...e,summaries:[{runner:"result files",end:"failed",counts:t},...e.summaries]}}function isTestByOutput({kind:e},{summaries:t}){return e==="launcher"?t.length>0:t.some(({end:e})=>e==="failed")}const unknown=e=>({verdict:"unknown",reason:e})
function verdictOf(e,t,s){const n=t.summaries.filter(({end:e})=>e==="failed")
if(e.kind==="other")return unknown("printed")
if(s<0)return n.length>0?{verdict:"failed"}:unknown("running")
if(e.exit!=="own"&&e.exit!=="shared")return n.length>0?{verdict:"failed"}:unknown(e.exit)
if(s!==0)return n.length===0&&isKilled(s,e)?unknown("killed"):{verdict:"failed"}
if(n.length>0)return t.summaries.at(-1)?.end==="failed"?{verdict:"failed"}:unknown("disagreement")
return endOfZero(e,t)}function endOfZero({kind:e,exit:t,failsWithoutTests:s},{summaries:n,saysNone:r,hasPassedFiles:i}){if(n.some(({end:e})=>e==="passed"))return{verdict:"passed"}
if(r||n.length>0)return unknown("no-tests")
if(i&&(e==="runner"||e==="script"))return{verdict:"passed"}
return e==="runner"&&t==="own"&&s?{verdict:"passed"}:unknown("no-result")}function isKilled(e,{isLimited:t}){return[130,137,143,148].includes(e)||e===124&&t}function countsOf({summaries:e,isCut:t}){const s=e.filter(({end:e,runner:t})=>e!=="none"&&!i.has(t))
if(t||s.length===0||s.some(({counts:e})=>e===void 0))return
const sum=e=>s.reduce((t,{counts:s})=>t+(s?.[e]??0),0)
return{passed:sum("passed"),failed:sum("failed"),skipped:sum("skipped")}}const i=new Set(["npm","pnpm","make","maven","rake","mix"])}),18190:((e,t,s)=>{s.d(t,{k:()=>programName,D:()=>unwrapped})
var n=s(28512)
var r=s(31802)
const i={timeout:"-k= --kill-after= -s= --signal= #",gtimeout:"-k= --kill-after= -s= --signal= #",env:"-u= --unset= -C= --chdir= -S: --split-string: A=",nice:"-n= --adjustment=",ionice:"-c= -n= -p= --class= --classdata=",time:"-o= --output= -f= --format=",stdbuf:"-i= -o= -e= --input= --output= --error=",nohup:"",setsid:"",exec:"-a=",command:"-v- -V-",builtin:"",caffeinate:"-t= -w=",taskset:"#",chrt:"#",catchsegv:"",unbuffer:"",winpty:"","dbus-run-session":"--config-file=","xvfb-run":"-s= --server-args= -n= --server-num= -e= --error-file= -f= --auth-file= -w= --wait= -p= --xauth-protocol=",sudo:"-u= --user= -g= --group= -h= -C= -D= --chdir= -p= --prompt= A=",doas:"-u= -C=",su:"* -c: --command: -s= --shell=",runuser:"-u= --user= -c: --command: -s=",fakeroot:"",firejail:"",unshare:"",chroot:"#",flock:"-w= --timeout= -E= -c: #",script:"-c: --command: -O= -I= -B= -T= -m= -o=",strace:"-o= -e= -p= -s=",ltrace:"-o= -e=",valgrind:"",rr:"+","rr record":"","perf stat":"-e= -r= -o=",perf:"+",xargs:"-n= -P= -I= -L= -d= -a= -E= -s=",faketime:"#",kcov:"#",c8:"-r= --reporter= -o= -d= -n= -x= --all=",nyc:"-r= --reporter= -t= -n= -x=",coverage:"+","coverage run":"-m!python >python --source= --rcfile= --omit= --include= --data-file= --context= --concurrency=",slipcover:"--source= --out=","cross-env":"A=","cross-env-shell":"A=",dotenv:"-e= -f= -v= +?","dotenv run":"",dotenvx:"+","dotenvx run":"-f= --env-file=","env-cmd":"-f= -e=",doppler:"+","doppler run":"-p= -c= --project= --config=",op:"+","op run":"--env-file=",infisical:"+","infisical run":"--env= --path=",direnv:"+","direnv exec":"#",mise:"+","mise exec":"-c: -C= T","mise x":"-c: -C= T",asdf:"+","asdf exec":"",nvm:"+","nvm exec":"#","nvm run":"#",fnm:"+","fnm exec":"--using=",volta:"+","volta run":"--node= --npm= --yarn= --pnpm=",rbenv:"+","rbenv exec":"",pyenv:"+","pyenv exec":"",jenv:"+","jenv exec":"",conda:"+","conda run":"-n= --name= -p= --prefix= --cwd=",mamba:"+","mamba run":"-n= -p= --cwd=",micromamba:"+","micromamba run":"-n= -p= --cwd=",nix:"+","nix develop":"* -c! --command!","nix shell":"* -c! --command!","nix-shell":"* -p= --run: --command:",devbox:"+","devbox run":"-c= S",devenv:"+","devenv shell":"",guix:"+","guix shell":"-m= -D",docker:"-H= --host= -c= --context= --config= -l= +","docker run":"-v= --volume= -w= --workdir= -e= --env= --env-file= -u= --user= --name= --network= --net= -p= --entrypoint= --mount= --platform= -m= --memory= --cpus= --add-host= --label= -l= --tmpfs= --ulimit= --shm-size= -h= --hostname= --gpus= #","docker exec":"-e= --env= --env-file= -u= --user= -w= --workdir= #","docker compose":"-f= --file= -p= --project-name= --profile= --env-file= --project-directory= --ansi= --progress= +","docker compose run":"-e= --env= -u= --user= -v= --volume= -w= --workdir= --name= -p= --entrypoint= --label= -l= #","docker compose exec":"-e= --env= -u= --user= -w= --workdir= --index= #",kubectl:"-n= --namespace= --context= +","kubectl exec":"-n= --namespace= -c= --container= #",ssh:"-i= -p= -l= -o= -F= -J= # L",vagrant:"+","vagrant ssh":"* -c: --command:",npx:"-p= --package= -c: --call: -w= --workspace= P",bunx:"-p= --package= P",pnpx:"P",npm:"--prefix= -C= -w= --workspace= --loglevel= --cache= --registry= --script-shell= --userconfig= +","npm exec":"-p= --package= -c: --call: -w= --workspace= P","npm x":"-p= --package= -c: --call: -w= --workspace= P",pnpm:"-C= --dir= -F= --filter= --filter-prod= --workspace-concurrency= --reporter= --loglevel= --test-pattern= +","pnpm exec":"-c: P","pnpm dlx":"--package= -c: P",yarn:"--cwd= --mutex= --network-timeout= +","yarn exec":"P","yarn dlx":"-p= --package= P","yarn workspace":"# >yarn","yarn workspaces":"+","yarn workspaces run":">yarn+run","yarn workspaces foreach":"--from= --include= --exclude= -j= --jobs= --since= >yarn",bun:"--cwd= --env-file= -r= --preload= --filter= -F= --config= -c= +","bun x":"-p= --package= P",corepack:"P",lerna:"+","lerna exec":"--scope= --ignore= --concurrency= --since=",bundle:"+","bundle exec":"--gemfile=",poetry:"-C= --directory= -P= --project= +","poetry run":"S",pipenv:"+","pipenv run":"S",pdm:"-p= --project= +","pdm run":"-p= --project= S",rye:"+","rye run":"-p= --pyproject= S",uv:"--directory= --project= --config-file= --cache-dir= -p= --python= --color= +","uv run":"--with= --with-editable= --with-requirements= --extra= --group= --only-group= --no-group= --package= --python= -p= --project= --directory= --env-file= --index= --index-url= --extra-index-url= -i= -w= -m!python S",uvx:"--from= --with= --python= -p= P","uv tool":"+","uv tool run":"--from= --with= --python= -p= P",pipx:"+","pipx run":"--spec= --python= --pip-args= P",pixi:"+","pixi run":"-e= --environment= --manifest-path= S",hatch:"-e= --env= -p= --project= --data-dir= --cache-dir= --config= +","hatch run":"S","hatch env":"+","hatch env run":"-e= --env= -i= -x=",go:"-C= +","go tool":"P","go run":"-modfile= -tags= -ldflags= -gcflags= -mod= P",composer:"-d= --working-dir= +","composer exec":"P",symfony:"+","symfony php":">php","symfony run":"",ddev:"+","ddev exec":"-s= --service= -d= --dir=",lando:"",opam:"+","opam exec":"--switch=",stack:"--stack-yaml= --resolver= --work-dir= +","stack exec":"",cabal:"+","cabal exec":"",luarocks:"+","luarocks exec":"",carton:"+","carton exec":"",plenv:"+","plenv exec":"",dotnet:"+","dotnet tool":"+","dotnet tool run":"P","dotnet-coverage":"+","dotnet-coverage collect":"-o= -f= --output= --output-format=","dotnet watch":">dotnet",xcrun:"--sdk= -sdk=","wait-for-it":"-t=","wait-for-it.sh":"#",retry:"-t= -d= --times= --delay=",chronic:"",busybox:""}
const o=new Set(["sh","bash","dash","zsh","ksh","ash","fish"])
const a=12
function programName(e){const t=e.slice(e.lastIndexOf("/")+1)
return t.replace(/\.(?:exe|cmd|bat)$/i,"").replace(/^(python|pypy|ruby|php|node|pip|perl|lua)[\d.]+$/,"$1")}function unwrapped(e){let t=e
const s=[]
for(let e=0;e<a;e+=1){const[e,...n]=t
if(e===void 0)return
const r=programName(e.text)
const i=o.has(r)?shellLine(n):void 0
if(i!==void 0)return{kind:"line",...i,wrappers:s}
const a=insideOf(r,n)??moduleOf(r,n)
if(a===void 0)return{kind:"program",words:t,wrappers:s}
s.push(a.key)
if("line"in a)return{kind:"line",line:a.line,options:[],wrappers:s}
t=a.words}return}function shellLine(e){const t=[]
for(let s=0;s<e.length;s+=1){const n=e[s]?.text??""
if(!/^[-+]/.test(n)||n==="-"||n==="--")return
if(/^[-+]\w*[oO]$/.test(n)){t.push(n,e[s+1]?.text??"")
s+=1
continue}t.push(n)
if(/^-\w*c\w*$/.test(n)){const n=e.slice(s+1).find(e=>!e.text.startsWith("-"))
return n&&{line:n.text,options:t}}}return}function moduleOf(e,t){const[s,n,...r]=t
const o=e==="python"&&s?.text==="-m"&&Object.hasOwn(i,n?.text??"")
return o&&n?{key:"python",words:[n,...r]}:void 0}function insideOf(e,t){let s=e
let n=t
for(;;){const e=Object.hasOwn(i,s)?i[s]:void 0
if(e===void 0)return
const t=e.split(" ")
const r=passOptions(n,t)
if("line"in r)return{key:s,line:r.line}
if("words"in r)return{key:s,words:r.words}
n=r.rest
const o=t.find(e=>e.startsWith("+"))
if(o===void 0)return behind(s,n,t)
const a=n[0]?.text??""
const d=`${s} ${a}`
if(!Object.hasOwn(i,d))return o==="+?"&&a!==""?{key:s,words:n}:void 0
s=d
n=n.slice(1)}}function passOptions(e,t){const s=t.includes("A=")
let n=0
for(;n<e.length;n+=1){const r=e[n]?.text??""
if(r==="--"){n+=1
break}const i=s&&/^\w+=/.test(r)
if(!i&&(!r.startsWith("-")||r==="-")){if(t.includes("*"))continue
break}const[o=""]=r.split("=")
if(t.includes(`${o}:`)||isShortLine(o,t))return{line:optionValue(e,n)}
if(t.includes(`${o}-`))return{words:[]}
if(t.includes(`${o}!`))return{words:e.slice(n+1)}
if(t.includes(`${o}!python`))return{words:[wordFor("python"),...e.slice(n)]}
if(!r.includes("=")&&t.includes(`${o}=`))n+=1}return{rest:e.slice(n)}}function isShortLine(e,t){return/^-[a-z]{2,}$/.test(e)&&t.includes(`-${e.at(-1)}:`)}function optionValue(e,t){const s=e[t]?.text??""
return s.includes("=")&&s.startsWith("--")?s.slice(s.indexOf("=")+1):e[t+1]?.text??""}function behind(e,t,s){let r=t.slice(s.filter(e=>e==="#").length)
if(s.includes("T"))r=r.slice(r.findIndex(({text:e})=>!/@/.test(e)))
if(r[0]?.text==="--")r=r.slice(1)
const[i,...o]=r
if(i===void 0)return{key:e,words:r}
if(s.includes("L"))return{key:e,line:r.map(({text:e})=>e).join(" ")}
if(s.includes("-c:")&&i.text==="-c")return{key:e,line:o[0]?.text??""}
if(s.includes("P"))return{key:e,words:[{...i,text:withoutVersion(i.text)},...o]}
if(s.includes("S")&&isScriptName(i.text))return{key:e,words:[{...i,text:`${n.M}${i.text}`},...o]}
const a=s.find(e=>e.startsWith(">"))?.slice(1)
return{key:e,words:a===void 0?r:[...a.split("+").map(wordFor),...r]}}function isScriptName(e){return!e.includes("/")&&(0,r.u)(e)!=="other"}function withoutVersion(e){const t=e.lastIndexOf("@")
return t>0?e.slice(0,t):e}function wordFor(e){return{text:e,isBare:!0,within:[]}}})}
