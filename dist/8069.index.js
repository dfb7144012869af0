export const id=8069
export const ids=[8069]
export const modules={30130:((e,t,a)=>{a.d(t,{S:()=>hostName,z:()=>isMetadata})
var n=a(73136)
const s=/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
const r=/(?:^|\.)(?:localhost|localdomain)$/
const o=new Set(["metadata.google.internal","instance-data.ec2.internal","metadata.azure.internal"])
function isMetadata(e){return o.has(e)}function hostName(e){if(/[\s@:/?#*\\%[\]]/.test(e)||e.length>253)return
const t=(0,n.domainToASCII)(e).replace(/\.$/,"")
return s.test(t)&&!r.test(t)&&!isMetadata(t)?t:void 0}}),30450:((e,t,a)=>{a.d(t,{requestNetwork:()=>requestNetwork})
var n=a(28942)
var s=a(88532)
var r=a(76327)
var o=a(32938)
var i=a(69423)
var d=a(98664)
var c=a(30130)
var m=a(88135)
var u=a(30983)
const l=n.string().transform((e,t)=>{const a=(0,c.S)(e)
if(a!==void 0)return a
t.addIssue(`"${e.slice(0,100)}" is not a full host name such as example.org; wildcards and addresses cannot be granted`)
return s.tm})
function requestNetwork(){const e=(0,i.uO)({name:"request_network",description:(0,m.J1)("tools/request_network"),input:n.object({hosts:n.array(l).min(1).max(10).describe("Full names of the hosts, for example `api.example.org`."),command:(0,o.F)().min(1).describe("The bash command that needs them."),why:n.string().min(1).max(1e3).describe("For the person who is asked: what it is for, in a sentence."),timeout:n.number().nonnegative().optional().describe("Seconds that it may take, at most 3600; default 600.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(e,{isSandboxed:t})=>t?"LOW":"HIGH",grant:({hosts:e,command:t},{secretsIn:a})=>({...r.K$,hosts:[...new Set(e)].sort(),secrets:a(t)}),commands:({command:e})=>[e],declaredResources:()=>({declared:!0,keys:["terminal:session"]}),about:({command:e})=>({command:e}),run:(e,t)=>{if(!t.isApart)throw new d.Fp("Nobody can grant network access here. Do without it, or say what is missing.")
return(0,u.e)(e,t)}})
return Object.freeze({...e,observationKind:"TerminalObservation"})}})}
