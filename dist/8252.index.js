export const id=8252
export const ids=[8252,1467]
export const modules={48252:((n,e,t)=>{t.d(e,{AS:()=>shownArguments,RB:()=>whyUnshowable,WN:()=>hasFailed,ek:()=>renderProposalItem,jo:()=>legendLines,t7:()=>renderProposal,z6:()=>renderDecided})
var r=t(76327)
var o=t(94869)
var s=t(33737)
var i=t(6009)
var a=t(88135)
var c=t(45867)
var l=t(11467)
var u=t(48351)
function renderProposal(n,e,t=""){const o=(0,c.dz)(n)
const[s]=o
if(!s)return""
const{expires:i}=s.pending
const l={until:i.slice(0,16).replace("T"," "),ways:waysOf(o,e),approvers:e.approvers}
const u=(0,c.zJ)(n)
if(u)return renderProtectedChange(u,{...l,phrase:e.phrase})
const p=o.map(renderProposalItem).join("\n\n")
const h=together(p,legendFor(p))
if((0,c.H9)(s))return(0,a.J1)("approval-plan",{...l,plans:h,phrase:e.phrase})
if(!("tool"in s.pending))return(0,a.J1)("approval-intents",{...l,intents:h,phrase:e.phrase})
const{head:d}=s.pending
const f=o.some(({pending:n})=>"grant"in n&&(0,r.PH)(n.grant))
const g=f?", in a sandbox of its own with a fresh home, after `setup-command` if the workflow has one":""
const w=together(t,legendFor(t,p))
return(0,a.J1)("approval",{...l,actions:h,files:w,apart:g,head:d.slice(0,7)}).trimEnd()}function together(...n){return n.filter(n=>n!=="").join("\n\n")}function waysOf(n,{phrase:e,approveLabel:t,rejectLabel:r}){const[o,i]=[t,r].map(s.aY)
const a=n.length<2?"":n.length===2?" both":" all"
const l=n[0]&&(0,c.H9)(n[0])?"go":"approve"
const u=[`To approve${a}: label ${o}, or \`${e} ${l}\``,`To reject${a}: label ${i}, or \`${e} reject: why\``]
const p=n[0]&&(0,c.VK)(n[0].pending)
const h=`To decide about one: \`${e} approve ${p}\`, or \`${e} reject ${p}: why\``
return[...u,...n.length<2?[]:[h]].map(n=>`- ${n}`).join("\n")}function renderProposalItem({pending:n,risk:e,reasons:t}){if("patch"in n)return renderChange(n)
if("intent"in n)return renderDeferred(n)
const r=t.map(n=>n.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const o=[e,r].filter(Boolean).map(u.ko).join(": ")
const i=reachOf(n)
return(0,a.J1)("approval-action",{tool:(0,s.aY)((0,u.ko)(n.tool)),digest:(0,s.aY)((0,c.VK)(n)),reach:i===""?"":`It can reach: ${i}\n\n`,why:i!==""&&e==="LOW"?"":` · risk ${(0,s.aY)(o)}`,where:n.cwd==="."?"the top folder":(0,s.aY)((0,u.ko)(n.cwd)),arguments:shownArguments(n)})}function renderDeferred(n){if(n.intent==="plan")return(0,a.J1)("approval-plan-item",{plan:(0,c.rP)(n),digest:(0,s.aY)((0,c.VK)(n))})
return(0,a.J1)("approval-intent",{intent:(0,s.aY)(n.intent),words:n.words,digest:(0,s.aY)((0,c.VK)(n)),arguments:shownArguments({arguments:n.value})})}function reachOf({grant:n,network:e}){if(!(0,r.lI)(n))return""
const{secrets:t,hosts:o,server:i}=n
const whole=n=>(0,s.$E)(n.length*p+1,(0,u.ko)(n))
const named=(n,e)=>e.length===0?[]:[`${n}${e.length===1?"":"s"} ${e.map(whole).join(", ")}`]
const a=e==="none"?[]:[`\`network\` ${whole(e)}`]
if(i!=="")return`the server ${whole(i)}`
const c=[...named("host",o),...a]
return[...named("secret",t),...c.length===0?["no host"]:c].join("; ")}const p=10
function renderProtectedChange(n,e){const t=(0,s.aY)(n.branch)
const r=renderChange(n)
return(0,a.J1)("approval-held",{...e,change:together((0,c.qx)(n)?(0,a.J1)("approval-memory"):"",r,legendFor(r)),where:n.is_new?`the new branch ${t}, with a pull request`:`the branch ${t}`,head:n.head.slice(0,7)})}function legendFor(n,e=""){const t=legendLines(n,e)
return t.length===0?"":`<sub>${t.join(" · ")}</sub>`}function legendLines(n,e=""){const t=(0,u.go)(e)
const r=(0,u.go)(n).filter(n=>!t.includes(n))
const o=(0,a.J1)("approval-legend").split("\n")
return o.filter(n=>r.some(e=>n.startsWith(`${e}: `)))}function renderChange(n){return(0,a.J1)("approval-change",{paths:n.paths.map(n=>(0,s.aY)((0,u.ko)(n))).join(", "),digest:(0,s.aY)((0,c.VK)(n)),patch:(0,l.w)(n.patch)})}const h=24e3
const d=200
const f=150
function shownArguments({arguments:n}){const e=JSON.parse(n)
const t=Object.entries(e)
if(t.length===0)return"Without arguments."
return t.map(([n,e])=>shownArgument(n,e,t.length===1)).join("\n\n")}function shownArgument(n,e,t){const r=typeof e==="string"
const o=t&&n==="command"&&r?"":`${(0,s.aY)((0,u.ko)(n))}${r?"":" (JSON)"}:\n\n`
return`${o}${(0,s.DV)("text",(0,u.xe)(r?e:JSON.stringify(e)))}`}function whyUnshowable(n,e){let t=h
const r=new Map
for(const o of n){const n=shownArguments(o)
const s=n.length+(o.said??"").length+d
const i=s>t||namesIn(o).some(n=>(0,u.ko)(n).length>f)
if(e(n)!==n)r.set(o.action,(0,a.J1)("approval-unseen-secret"))
else if(i)r.set(o.action,(0,a.J1)("approval-unseen-long",{room:String(h)}))
else t-=s}return r}function namesIn({tool:n,cwd:e,arguments:t}){return[n,e,...Object.keys(JSON.parse(t))]}function renderDecided(n,{results:e,where:t,...r}){const o=n.items.map(n=>auditLine(n,e,r)??"").filter(Boolean)
const s=new Set(n.items.map(({decision:n})=>n?.verdict))
const i=s.has("approved")
const l=i?"Approved":s.has("rejected")?"Rejected":"No longer waiting"
const u=(0,c.dz)(n).length>0
const p=n.items.some(({pending:n})=>hasFailed(e.get((0,c.TH)(n))))
return(0,a.J1)("approval-decided",{mark:p?"🟠":i?"🟢":"⚪",title:u?`${l} in part`:l,lines:o.map(n=>`- ${n}`).join("\n"),actions:n.items.map(renderProposalItem).join("\n\n"),rest:t===void 0?"":`${u?"What is still pending, and what":"What"} happens next: ${t}`}).trimEnd()}function hasFailed(n){return/^ran with exit code (?!0$)|\bfailed$/.test(n??"")}function auditLine(n,e,t){const{pending:r,decision:a}=n
if(!a)return
const{verdict:l,by:u,at:p,reason:h}=a
const d=`${(0,s.aY)((0,c.VK)(r))} ${(0,s.aY)((0,c.lx)(r))}`
const f=l==="dropped"?"no longer waiting":`${l} by ${(0,o.TN)(u,60)}`
const g=`${f} at ${p.slice(0,16).replace("T"," ")} UTC`
const w=l==="approved"?e.get((0,c.TH)(r))??((0,c.H9)(n)?"the work was started":"not run yet"):(0,i._)((0,o.TN)(h,300),t)
return`${d} ${g}${w===""?"":`: ${w}`}`}}),11467:((n,e,t)=>{t.d(e,{unreadable:()=>unreadable,w:()=>shownPatch})
var r=t(33737)
var o=t(48351)
const s=24e3
function shownPatch(n){return(0,r.DV)("diff",(0,o.eG)(n.replace(/\n$/,"")))}function unreadable(n,e){const t=n.toString("utf8")
if(!Buffer.from(t).equals(n)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(t))return"it is not text, so it cannot be shown"
const r=shownPatch(t)
if(e(r)!==r)return"it contains what looks like a secret, which is never shown"
return r.length>s?"it is too long to be shown in full":void 0}}),48351:((n,e,t)=>{t.d(e,{cZ:()=>$,eG:()=>diffInColumns,xe:()=>inColumns,uG:()=>readableProse,go:()=>signsIn,ko:()=>visibleName,qz:()=>widthOf})
const r={all:/^[А-Яа-яЁёЄєІіЇїҐґЎў]+$/u,sure:/[джийлмтфцчшщъыэюяДЖИЙЛПФЦЧШЩЪЫЭЮЯ]/u}
const o={all:/^[Α-ΡΣ-Ωα-ωάέήίόύώϊϋΐΰ]+$/u,sure:/(?=.*[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ])(?=.*[ζηθιλμξσςψωΘΞΣΨΩάέήίόύώ])/u}
const s=new Set("ÐıĲĳĸĿŀŉ一丶丨丿ノニ〇ー")
const i=/^[A-Za-zÀ-ÖØ-öø-ž]$/u
const a="ぁ-ゖァ-ヺー々〆〇一-鿿가-힣"
const c="、。〈-】〔-〛・（），：；！？"
const l=/[ぁ-ゖァ-ヺ一-鿿가-힣]/u
const u=/^(?![\p{Regional_Indicator}\p{Emoji_Modifier}➕➖➗🟰💲➰➿❗❓❔❕⭕])\p{Emoji_Presentation}$/u
const p=new RegExp(`([${a}${c}]+)|([\\p{L}\\p{M}\\p{N}]+)|[^]`,"gu")
const h=/[36]/g
function withSureLetters(n,e){return n.replaceAll(p,(n,t,r)=>{if(t!==void 0&&isAsianText(t))return n
if(r!==void 0&&isOwnWord(r))return n.replaceAll(h,e)
return Array.from(n,n=>isSure(n)?n:e(n)).join("")})}function isSure(n){if(/^[\n\x20-\x7e]$/.test(n)||u.test(n))return!0
return!s.has(n)&&(i.test(n)||l.test(n))}function isOwnWord(n){const e=n.replaceAll(/\d/g,"")
return[r,o].some(({all:n,sure:t})=>n.test(e)&&t.test(e))}function isAsianText(n){return Array.from(n).some(n=>l.test(n)&&!s.has(n))}const d=/[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u
function withShownStrangers(n,e){return n.replaceAll(/[\p{L}\p{M}]+/gu,n=>{if(!/[A-Za-z]/.test(n)||!d.test(n))return n
return Array.from(n,n=>d.test(n)&&!isUnlikeLatin(n)?e(n):n).join("")})}function isUnlikeLatin(n){return r.sure.test(n)||/[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ]/u.test(n)}const f="⇥"
const g="␠"
const w="⏎"
const m="↪"
const $=34
const v=[[w,/⏎(?!⟧)/],[g,/␠(?!⟧)/],[f,/⇥(?!⟧)/],["⟦80 × ⏎⟧",/⏎⟧/],["⟦35 × ␠⟧",/␠⟧/],["⟦5 × ⇥⟧",/⇥⟧/],["⟦U+…⟧",/⟦U\+/],[m,/↪/]]
function signsIn(n){return v.filter(([,e])=>e.test(n)).map(([n])=>n)}function visible(n){return withShownEdges(withShownBlanks(plain(n)).replaceAll(/\n{5,}/g,countedLines))}function visibleName(n){return withShownBlanks(plain(n)).replaceAll("\n",w).replaceAll(/^ +| {2,}| +$/g,signsFor(g))}function inColumns(n,e=$){return broken(visible(n),e,()=>"")}const b=12
const k=new RegExp(`^([+ -]?)( {1,${b}}(?! ))?(.*)$`,"s")
function diffInColumns(n){const e=withShownEdges(n.split("\n").map(diffLine).join("\n"))
return broken(e,$,n=>/^[+-]/.exec(n)?.[0]??"")}function diffLine(n){const[,e="",t="",r=""]=k.exec(n)??[]
if(r!=="")return`${e}${t}${visible(r)}`
return e===" "?visible(n):`${e}${visible(t)}`}function plain(n){return withSureLetters(n,escaped)}function readableProse(n){return withShownStrangers(n,escaped)}function escaped(n){if(n==="\t")return f
const e=n.codePointAt(0)??0
return`⟦U+${e.toString(16).toUpperCase().padStart(4,"0")}⟧`}function withShownBlanks(n){return n.replaceAll(/ {4,}/g,n=>counted(n.length,g)).replaceAll(/⇥{4,}/g,n=>counted(n.length,f)).replaceAll(/(?<! ) +(?=\n|$)/g,signsFor(g))}function countedLines(n,e,t){const r=e===0?"":"\n"
const o=e+n.length===t.length?"":"\n"
return`${r}${counted(n.length,w)}${o}`}function withShownEdges(n){return n.replace(/^\n+$/,signsFor(w)).replace(/^\n+/,n=>`${w}\n`.repeat(n.length)).replace(/(?<!\n)\n+$/,signsFor(w))}function counted(n,e){return`⟦${n} × ${e}⟧`}function signsFor(n){return e=>n.repeat(e.length)}const A=/⟦[^⟧\n]*⟧|[^\n]/gu
function broken(n,e,t){const r=n.split("\n")
return r.map(n=>partsOf(n,e).join(`\n${t(n)}${m}`)).join("\n")}const j=3
function partsOf(n,e){const t=n.match(A)??[]
const r=[]
for(let n=0;n<t.length||n===0;){const o=endOf(t,n,n===0?e:e-j)
r.push(t.slice(n,o).join(""))
n=Math.max(o,1)}return r}function endOf(n,e,t){let r=0
let o=0
for(let s=e;s<n.length;s+=1){const i=n[s]??""
if(i===" "&&n[s-1]!==" "&&r>=t/2)o=s
r+=widthOf(i)
if(r>t)return o||Math.max(s,e+1)}return n.length}function widthOf(n){return Array.from(n).reduce((n,e)=>n+(e>"ɏ"?2:1),0)}})}
