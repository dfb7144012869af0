export const id=1467
export const ids=[1467]
export const modules={11467:((n,t,e)=>{e.d(t,{unreadable:()=>unreadable,w:()=>shownPatch})
var r=e(33737)
var s=e(48351)
const o=24e3
function shownPatch(n){return(0,r.DV)("diff",(0,s.eG)(n.replace(/\n$/,"")))}function unreadable(n,t){const e=n.toString("utf8")
if(!Buffer.from(e).equals(n)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(e))return"it is not text, so it cannot be shown"
const r=shownPatch(e)
if(t(r)!==r)return"it contains what looks like a secret, which is never shown"
return r.length>o?"it is too long to be shown in full":void 0}}),48351:((n,t,e)=>{e.d(t,{cZ:()=>m,eG:()=>diffInColumns,xe:()=>inColumns,uG:()=>readableProse,go:()=>signsIn,ko:()=>visibleName,qz:()=>widthOf})
const r={all:/^[А-Яа-яЁёЄєІіЇїҐґЎў]+$/u,sure:/[джийлмтфцчшщъыэюяДЖИЙЛПФЦЧШЩЪЫЭЮЯ]/u}
const s={all:/^[Α-ΡΣ-Ωα-ωάέήίόύώϊϋΐΰ]+$/u,sure:/(?=.*[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ])(?=.*[ζηθιλμξσςψωΘΞΣΨΩάέήίόύώ])/u}
const o=new Set("ÐıĲĳĸĿŀŉ一丶丨丿ノニ〇ー")
const i=/^[A-Za-zÀ-ÖØ-öø-ž]$/u
const c="ぁ-ゖァ-ヺー々〆〇一-鿿가-힣"
const u="、。〈-】〔-〛・（），：；！？"
const l=/[ぁ-ゖァ-ヺ一-鿿가-힣]/u
const a=/^(?![\p{Regional_Indicator}\p{Emoji_Modifier}➕➖➗🟰💲➰➿❗❓❔❕⭕])\p{Emoji_Presentation}$/u
const f=new RegExp(`([${c}${u}]+)|([\\p{L}\\p{M}\\p{N}]+)|[^]`,"gu")
const p=/[36]/g
function withSureLetters(n,t){return n.replaceAll(f,(n,e,r)=>{if(e!==void 0&&isAsianText(e))return n
if(r!==void 0&&isOwnWord(r))return n.replaceAll(p,t)
return Array.from(n,n=>isSure(n)?n:t(n)).join("")})}function isSure(n){if(/^[\n\x20-\x7e]$/.test(n)||a.test(n))return!0
return!o.has(n)&&(i.test(n)||l.test(n))}function isOwnWord(n){const t=n.replaceAll(/\d/g,"")
return[r,s].some(({all:n,sure:e})=>n.test(t)&&e.test(t))}function isAsianText(n){return Array.from(n).some(n=>l.test(n)&&!o.has(n))}const h=/[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u
function withShownStrangers(n,t){return n.replaceAll(/[\p{L}\p{M}]+/gu,n=>{if(!/[A-Za-z]/.test(n)||!h.test(n))return n
return Array.from(n,n=>h.test(n)&&!isUnlikeLatin(n)?t(n):n).join("")})}function isUnlikeLatin(n){return r.sure.test(n)||/[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ]/u.test(n)}const d="⇥"
const g="␠"
const w="⏎"
const $="↪"
const m=34
const A=[[w,/⏎(?!⟧)/],[g,/␠(?!⟧)/],[d,/⇥(?!⟧)/],["⟦80 × ⏎⟧",/⏎⟧/],["⟦35 × ␠⟧",/␠⟧/],["⟦5 × ⇥⟧",/⇥⟧/],["⟦U+…⟧",/⟦U\+/],[$,/↪/]]
function signsIn(n){return A.filter(([,t])=>t.test(n)).map(([n])=>n)}function visible(n){return withShownEdges(withShownBlanks(plain(n)).replaceAll(/\n{5,}/g,countedLines))}function visibleName(n){return withShownBlanks(plain(n)).replaceAll("\n",w).replaceAll(/^ +| {2,}| +$/g,signsFor(g))}function inColumns(n,t=m){return broken(visible(n),t,()=>"")}const b=12
const S=new RegExp(`^([+ -]?)( {1,${b}}(?! ))?(.*)$`,"s")
function diffInColumns(n){const t=withShownEdges(n.split("\n").map(diffLine).join("\n"))
return broken(t,m,n=>/^[+-]/.exec(n)?.[0]??"")}function diffLine(n){const[,t="",e="",r=""]=S.exec(n)??[]
if(r!=="")return`${t}${e}${visible(r)}`
return t===" "?visible(n):`${t}${visible(e)}`}function plain(n){return withSureLetters(n,escaped)}function readableProse(n){return withShownStrangers(n,escaped)}function escaped(n){if(n==="\t")return d
const t=n.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}function withShownBlanks(n){return n.replaceAll(/ {4,}/g,n=>counted(n.length,g)).replaceAll(/⇥{4,}/g,n=>counted(n.length,d)).replaceAll(/(?<! ) +(?=\n|$)/g,signsFor(g))}function countedLines(n,t,e){const r=t===0?"":"\n"
const s=t+n.length===e.length?"":"\n"
return`${r}${counted(n.length,w)}${s}`}function withShownEdges(n){return n.replace(/^\n+$/,signsFor(w)).replace(/^\n+/,n=>`${w}\n`.repeat(n.length)).replace(/(?<!\n)\n+$/,signsFor(w))}function counted(n,t){return`⟦${n} × ${t}⟧`}function signsFor(n){return t=>n.repeat(t.length)}const x=/⟦[^⟧\n]*⟧|[^\n]/gu
function broken(n,t,e){const r=n.split("\n")
return r.map(n=>partsOf(n,t).join(`\n${e(n)}${$}`)).join("\n")}const k=3
function partsOf(n,t){const e=n.match(x)??[]
const r=[]
for(let n=0;n<e.length||n===0;){const s=endOf(e,n,n===0?t:t-k)
r.push(e.slice(n,s).join(""))
n=Math.max(s,1)}return r}function endOf(n,t,e){let r=0
let s=0
for(let o=t;o<n.length;o+=1){const i=n[o]??""
if(i===" "&&n[o-1]!==" "&&r>=e/2)s=o
r+=widthOf(i)
if(r>e)return s||Math.max(o,t+1)}return n.length}function widthOf(n){return Array.from(n).reduce((n,t)=>n+(t>"ɏ"?2:1),0)}})}
