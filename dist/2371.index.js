export const id=2371
export const ids=[2371]
export const modules={72371:((t,n,e)=>{e.r(n)
e.d(n,{MainAgent:()=>d,openMainAgent:()=>openMainAgent,readMainAgent:()=>readMainAgent})
var s=e(28942)
var i=e(98664)
var o=e(58225)
var r=e(63846)
var a=e(31827)
var u=e(92590)
var c=e(97065)
var p=e(58890)
const l="It has either names, or names with a minus such as -glob: only the input `tools` adds."
const f="Without finish, the agent could not end its work."
const d=s.strictObject({name:s.literal("main","It is main, or left out.").optional(),description:s.string().optional(),tools:p.OD.refine(t=>!(0,u.Oq)(t)&&t.every(t=>!t.startsWith("+")),l).refine(t=>!t.includes("-finish"),f).optional(),skills:p.OD.prefault([]),max_iteration_per_run:s.int().min(1).optional(),max_budget_per_run:s.number().positive().optional(),...c.Jb.unwrap().shape,system_prompt_suffix:s.string(),source:s.string()}).readonly()
async function openMainAgent(t,n){const e=n.size<=a.K7?(await t.read([n.path])).get(n.path):void 0
if(e===void 0)throw unusable(n.path,`It is not a text of at most ${a.K7/1e3} kB.`)
return readMainAgent(n.path,e)}function readMainAgent(t,n){const{fields:e,body:s}=headOf(t,n)
const i=Object.fromEntries(Object.entries(e).filter(([,t])=>t!==null))
const r=d.safeParse({...i,system_prompt_suffix:s,source:t})
if(r.success)return r.data
throw unusable(t,(0,o.d)(r.error),r.error)}function headOf(t,n){try{return(0,r.I6)(n)}catch(n){throw unusable(t,`${n instanceof Error?n.message:String(n)}.`,n)}}const h=["system_prompt_suffix","source"]
function unusable(t,n,e){const s=Object.keys(d.unwrap().shape).filter(t=>!h.includes(t))
const o=`Fix it on the base branch. It can set ${s.join(", ")}; all else is for inputs (docs/customizing.md).`
return new i.vC("config",`The definition of the agent in ${t} cannot be used: ${n}`,{hint:o,cause:e})}})}
