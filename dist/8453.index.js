export const id=8453
export const ids=[8453]
export const modules={58453:((t,e,r)=>{r.r(e)
r.d(e,{houseRulesOf:()=>houseRulesOf})
var s=r(94869)
const n=[{words:"Conventional Commits",pattern:/^(?:feat|fix|docs|style|refactor|perf|tests?|build|ci|chore|revert|deps|release|security|types|wip)(?:\([^()]{1,40}\))?!?: (?<rest>\S.*)/i},{words:"an emoji first",pattern:/^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\p{Extended_Pictographic})*|:[a-z0-9_+-]{2,40}:)\s*(?<rest>\S.*)/u},{words:"the area in brackets first",pattern:/^\[(?![A-Z][A-Z\d]+-\d+\])[^[\]]{1,40}\]:? (?<rest>\S.*)/},{words:"the area first",pattern:/^(?![A-Z][A-Z\d]+-\d+:)[\p{L}\d][^\s:[\]]{0,40}(?:, [^\s:]{1,40}){0,2}: (?<rest>\S.*)/u}]
const o=/^(?:\[[A-Z][A-Z\d]+-\d+\]|[A-Z][A-Z\d]+-\d+)[:\s]\s*(?<rest>\S.*)/
const i=5
const a=30
const c=.6
const u=.8
const d=3
function commitStyleOf(t){const e=t.flatMap(subjectOf).slice(0,a)
if(e.length<i)return
const r=e.filter(t=>o.test(t))
const s=isMost(r.length,e.length)
const c=s?r:e
const l=n.find(({pattern:t})=>isMost(c.filter(e=>t.test(afterTicket(e))).length,c.length))
const f=l?c.filter(t=>l.pattern.test(afterTicket(t))):c
const p=f.filter(t=>/^\p{Ll}/u.test(restOf(t,l))).length/f.length>=u
if(!l&&!s&&!p)return
const h=[...s?["the number of a ticket first if the task names one, and no other"]:[],...l?[l.words]:[],...p?["a small first letter"]:[]]
return{words:h.join(", "),examples:[...new Set(f)].slice(0,d)}}function isMost(t,e){return t/e>=c}function afterTicket(t){return o.exec(t)?.groups?.rest??t}function restOf(t,e){const r=afterTicket(t)
return e?.pattern.exec(r)?.groups?.rest??r}function subjectOf({subject:t,author:e,parents:r}){if(r>1||e.endsWith("[bot]"))return[]
if(/^(?:Merge |Revert "|(?:fixup|squash|amend)! |v?\d+\.\d+)/.test(t))return[]
const n=(0,s.TN)(t.replace(/ \(#\d+\)$/,""),l)
return n===""?[]:[n]}const l=72
var f=r(29943)
var p=r(55351)
async function houseRulesOf({run:t,startingPoint:{goal:e},reading:r,knowledge:s}){const n=e.kind==="propose"&&t.settings.slice(f.We)["create-pr"]!=="none"
return{style:commitStyleOf(r.titles),template:n?await(0,p.g)(s.source):void 0}}}),55351:((t,e,r)=>{r.d(e,{g:()=>readPullTemplate})
var s=r(33737)
var n=r(57974)
const o=2e4
const i=/^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i
const a=/^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i
const c=[".github/","","docs/"]
async function readPullTemplate(t){try{const e=templateIn(await t.list())
if(e===void 0)return
if(e.size>o){(0,n.printNotice)(`The template ${(0,s.aY)(e.path)} has ${e.size} bytes, more than ${o}, and is not used.`)
return}const r=(await t.read([e.path])).get(e.path)??""
return r.trim()===""?void 0:{path:e.path,text:r}}catch{return}}function templateIn(t){const e=inOrder(t,i)
if(e[0])return e[0]
const r=inOrder(t,a)
return r.length===1?r[0]:void 0}function inOrder(t,e){const r=t.flatMap(t=>{const r=e.exec(t.path)?.groups?.folder?.toLowerCase()
return r===void 0?[]:[{file:t,rank:c.indexOf(r)}]})
return r.sort((t,e)=>t.rank-e.rank).map(({file:t})=>t)}})}
