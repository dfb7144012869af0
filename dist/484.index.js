export const id=484
export const ids=[484]
export const modules={60484:((e,o,r)=>{r.r(o)
r.d(o,{childOptions:()=>childOptions,policyFor:()=>policyFor,storeOf:()=>storeOf})
var n=r(2507)
var t=r(81664)
var s=r(31720)
var i=r(30350)
var a=r(56887)
var c=r(30289)
function childOptions(e,{id:o,conversation:r,definition:n,agent:t,observer:i,onReply:a}){const{options:l,state:d}=e
const{stamper:p,reportsCost:u,hiddenValues:f,secretWorld:k,cipher:m,report:h}=l
return{id:r,agent:t,workspace:n.read_only?(0,c.yk)(l.workspace):l.workspace,store:storeOf(e,o),limits:limitsOf(n,l.limits),secrets:d.secrets.all(),hooks:hooksOf(n,l),knowledge:{skills:l.knowledge?.skills??[],requestIn:()=>""},securityAnalyzer:analyzerFor(n,e),whenRisky:"refuse",whenGranted:l.whenGranted,onReply:a,observers:i?[i]:[],stamper:p,reportsCost:u,hiddenValues:f,secretWorld:{...s.JE,...k,onWeak:()=>{}},cipher:m,report:h}}function storeOf({options:e},o){return storeInside(e.store,`subagents/${o}`)}function policyFor({permission_mode:e},{state:o}){const r=o.fields.confirmation_policy
return e===null?r:(0,a.Rn)(r,l[e])}const l={always_confirm:{kind:"AlwaysConfirm"},never_confirm:{kind:"NeverConfirm"},confirm_risky:{kind:"ConfirmRisky",threshold:"HIGH",confirm_unknown:!0}}
function analyzerFor({permission_mode:e},{analyzer:o,state:r}){const n=r.fields.confirmation_policy.kind!=="NeverConfirm"||e===null
return o()??(n?void 0:(0,i.Ys)())}function limitsOf({max_iteration_per_run:e,max_budget_per_run:o},{maxIterations:r}){return{maxIterations:Math.min(r,e??r),maxBudget:o}}function hooksOf(e,{hooks:o}){if(!o)return
const{PreToolUse:r,PostToolUse:n}=o.config
const s=(0,t.XN)([{PreToolUse:r,PostToolUse:n},...e.hooks?[e.hooks]:[]])
return s&&{config:s,run:o.run}}function storeInside(e,o){const inside=e=>`${o}/${(0,n.Ab)(e)}`
return{write:(o,r)=>e.write(inside(o),r),read:o=>e.read(inside(o)),list:o=>e.list(inside(o)),move:(o,r)=>e.move(inside(o),inside(r)),remove:o=>e.remove(inside(o)),lock:o=>e.lock(inside(o))}}}),30289:((e,o,r)=>{r.d(o,{Q$:()=>t,xu:()=>s,yk:()=>readOnlyWorkspace})
var n=r(98664)
const t="node of the workspace"
const s=12*1024*1024
function readOnlyWorkspace(e){const refuse=async()=>{throw new n.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:e.kind,workingDir:e.workingDir,outputDir:e.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:e.edits,saveOutput:(o,r)=>e.saveOutput(o,r),stat:o=>e.stat(o),read:(o,r)=>e.read(o,r),list:o=>e.list(o),realPath:o=>e.realPath(o),findFiles:(o,r)=>e.findFiles(o,r),searchText:(o,r)=>e.searchText(o,r),gitChanges:o=>e.gitChanges(o),gitDiff:o=>e.gitDiff(o)}}})}
