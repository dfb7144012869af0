export const id=583
export const ids=[583]
export const modules={583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>a,Discussion:()=>h,Issue:()=>m,Label:()=>v,PullRequest:()=>p,Repository:()=>u,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook,withText:()=>withText})
var o=n(28942)
var r=n(64377)
var s=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const o=S[e]().safeParse(t)
if(o.success)return Object.freeze({kind:e,...o.data})
throw notItsPayload(e,o.error)}function withText(e,t){switch(e.kind){case"issue_comment":return{...e,comment:{...e.comment,body:t}}
case"discussion_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review":return{...e,review:{...e.review,body:t}}
case"issues":return{...e,issue:{...e.issue,body:t}}
case"discussion":return{...e,discussion:{...e.discussion,body:t}}
case"pull_request":case"pull_request_target":return{...e,pull_request:{...e.pull_request,body:t}}
default:return e}}function notItsPayload(e,t){return new s.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return(0,i.Ep)(e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const a=o.object({login:o.string(),id:o.number().int(),type:o.string()}).readonly()
const u=o.object({id:o.number().int(),name:o.string(),owner:o.object({login:o.string()}).readonly(),default_branch:o.string(),private:o.boolean()}).readonly()
const l=r.datetime({offset:!0})
const d={body:o.string().nullable(),user:a.nullable(),author_association:o.string().default("NONE"),html_url:o.string()}
const c={created_at:l,updated_at:l.optional()}
const b={...d,...c,number:o.number().int(),title:o.string(),node_id:o.string().optional()}
const m=o.object({...b,id:o.number().int(),pull_request:o.object({}).readonly().optional()}).readonly()
const _=o.object({ref:o.string(),sha:o.string(),repo:o.object({id:o.number().int()}).readonly().nullable()}).readonly()
const p=o.object({...b,id:o.number().int(),draft:o.boolean().default(!1),head:_,base:_}).readonly()
const h=o.object({...b,id:o.number().int(),node_id:o.string()}).readonly()
const y={...d,...c,body:o.string(),id:o.number().int(),node_id:o.string().optional()}
const g=o.object(y).readonly()
const j=o.object({...y,in_reply_to_id:o.number().int().nullish()}).readonly()
const f=o.object({...y,node_id:o.string()}).readonly()
const w=o.object({...d,id:o.number().int(),node_id:o.string().optional(),submitted_at:l,state:o.string()}).readonly()
const v=o.object({name:o.string()}).readonly()
const I=o.object({number:o.number().int(),head:o.object({repo:o.object({id:o.number().int()}).readonly().nullable()}).readonly(),base:o.object({repo:o.object({id:o.number().int()}).readonly()}).readonly()}).readonly()
const k=o.object({id:o.number().int(),name:o.string().nullish(),head_branch:o.string().nullable(),head_sha:o.string(),run_attempt:o.number().int().default(1),event:o.string(),conclusion:o.string().nullable(),html_url:o.string(),updated_at:l,actor:a.nullish(),triggering_actor:a.nullish(),head_repository:o.object({id:o.number().int()}).readonly().nullish(),pull_requests:o.array(I).readonly().default([])}).readonly()
const q={repository:u,sender:a}
const O={...q,action:o.string()}
const pullRequest=()=>o.object({...O,pull_request:p,label:v.nullish(),requested_reviewer:a.nullish()})
const S={issue_comment:()=>o.object({issue:m,comment:g,...O}),pull_request_review_comment:()=>o.object({pull_request:p,comment:j,...O}),pull_request_review:()=>o.object({pull_request:p,review:w,...O}),issues:()=>o.object({...O,issue:m,label:v.nullish(),assignee:a.nullish(),changes:o.object({body:o.object({from:o.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>o.object({discussion:h,...O}),discussion_comment:()=>o.object({discussion:h,comment:f,...O}),workflow_run:()=>o.object({workflow_run:k,...O}),push:()=>o.object({...q,ref:o.string(),after:o.string(),deleted:o.boolean().default(!1)}),workflow_dispatch:()=>o.object({...q,inputs:o.record(o.string(),o.unknown()).nullish()}),repository_dispatch:()=>o.object({client_payload:o.record(o.string(),o.unknown()).nullish(),...O}),schedule:()=>o.object({schedule:o.string().optional(),repository:u.optional()})}
const anyPayload=()=>o.object({...q,issue:m.optional(),pull_request:p.optional(),discussion:h.optional()}).readonly()}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>r.ZodISODate,ZodISODateTime:()=>r.ZodISODateTime,ZodISODuration:()=>r.ZodISODuration,ZodISOTime:()=>r.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var o=n(43759)
var r=n(28942)
function datetime(e){return o.G1(r.ZodISODateTime,e)}function date(e){return o.db(r.ZodISODate,e)}function time(e){return o.Kn(r.ZodISOTime,e)}function duration(e){return o.f2(r.ZodISODuration,e)}})}
