export const id=5011
export const ids=[5011]
export const modules={7392:((n,e,t)=>{t.r(e)
t.d(e,{offerIntents:()=>offerIntents,proposalsIn:()=>proposalsIn})
var o=t(28942)
var r=t(46032)
var s=t(69423)
var i=t(17117)
var a=t(10397)
var c=t(98664)
var d=t(94869)
var l=t(88135)
var p=t(94462)
var f=t(40669)
const u="propose"
function offered(n,e){return n.filter(({target:n,limits:t})=>n==="none"||t.isAnywhere||(0,p.lA)(n,e))}function proposeTool({declared:n,thread:e,clean:t}){const[i,...a]=offered(n,e)
if(!i)return
const d=new Map
const p=[i,...a].map(({name:n,help:e,limits:t})=>`- \`${n}\` (at most ${t.most}): ${e}`)
const f=[i.input(e),...a.map(n=>n.input(e))]
return(0,s.uO)({name:u,description:(0,l.J1)("tools/propose",{intents:p.join("\n")}),input:o.object({intent:o.discriminatedUnion("name",f)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:n})=>{const o=[i,...a].find(({name:e})=>e===Object(n).name)
if(!o)throw new c.Fp("The workflow does not declare this intent.")
const s=d.get(o.name)??0
if(s>=o.limits.most)throw new c.Fp(`This run may propose ${o.name} at most ${o.limits.most} times.\nPropose no more of it.`)
const p=o.read(n,{thread:e,clean:t})
if("why"in p)throw new c.Fp(`This cannot be proposed: ${p.why}.\n${p.details??""}`)
d.set(o.name,s+1)
return{content:[(0,r.Qq)((0,l.J1)("proposed"))]}}})}const m=o.object({intent:o.looseObject({name:o.string().max(100)})})
function proposalsIn(n){const e=[]
const t=[]
for(const[o,r]of(0,a.d5)(n)){if(o.tool_name!==u)continue
if(r.kind==="AgentErrorEvent")t.push(whyRefused(o.tool_call.arguments,r.error))
if(r.kind!=="ObservationEvent")continue
const{data:n}=m.safeParse((0,i.cP)(o.action))
if(n&&!r.observation.is_error)e.push({name:n.intent.name,value:n.intent})
else t.push(firstSentence(wordsIn(r.observation)))}return{proposals:e,turnedDown:t}}function whyRefused(n,e){if(!e.startsWith("Error "))return firstSentence(e)
const[,t]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(n)??[]
if(t!==void 0&&/→ at intent\.name$/m.test(e))return`the workflow does not declare ${t}, or the run is restricted and can propose labels only`
return`the call${t===void 0?"":` for ${t}`} is not of the declared form`}function firstSentence(n){return(0,d.TN)(n.split(/\n|(?<=\.) /)[0]??"",300)}function wordsIn({content:n}){return n.map(n=>n.type==="text"?n.text:"").join(" ")}function offerIntents(n,e,t){const o=(0,f.declaredIntents)(e,t)
const r=proposeTool({declared:o,thread:(0,f.threadOf)(n),clean:(0,f.cleanTextFor)(n)})
if(r)return{declared:o,tools:[r]}
return{declared:o,tools:t.had.includes(u)?[closedTool()]:[]}}function closedTool(){const n=(0,l.J1)("propose-closed")
const e=(0,s.uO)({name:u,description:(0,l.J1)("tools/propose",{intents:"- (none in this run)"}),input:o.object({intent:o.looseObject({name:o.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new c.Fp(n)}})
return Object.freeze({...e,closed:n})}})}
