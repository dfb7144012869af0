export const id=3045
export const ids=[3045]
export const modules={71093:((e,t,n)=>{n.d(t,{Dl:()=>r,Jq:()=>u,LM:()=>s,iE:()=>a,kL:()=>i,uN:()=>frozenCopy})
var o=n(28942)
const r="__root__"
const i=o["enum"](["agent","user","environment","hook"])
const d=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:o.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:o.string().regex(d),parent_id:o.string().min(1).optional()}
const u=o.strictObject({kind:o["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:o.boolean(),user_action:o["enum"](["none","retry","settings"]).default("none"),error_id:o.string().optional()}).readonly()
const s=o.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>r.ZodISODate,ZodISODateTime:()=>r.ZodISODateTime,ZodISODuration:()=>r.ZodISODuration,ZodISOTime:()=>r.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var o=n(43759)
var r=n(28942)
function datetime(e){return o.G1(r.ZodISODateTime,e)}function date(e){return o.db(r.ZodISODate,e)}function time(e){return o.Kn(r.ZodISOTime,e)}function duration(e){return o.f2(r.ZodISODuration,e)}})}
