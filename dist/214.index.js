export const id=214
export const ids=[214,4150]
export const modules={10214:((e,t,o)=>{o.r(t)
o.d(t,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var n=o(31827)
var a=o(7925)
var s=o(47575)
var c=o(84150)
var r=o(28030)
async function holdBack(e,t,{whyUnseen:o,about:a,...c}){const{change:i,withheldTree:l}=t
const p=l===void 0?[]:await protectedOf(e,i.tree,l,t.withheld)
const f=a==="memory"?p.filter(({path:e})=>(0,n.UV)(e)):p
const h=await(0,s.p6)(e,i.tree,f,"new")
const u=await(0,r.reviewChange)(e,{tree:h,files:[],leftOut:[]},{...c,policy:letting(c)})
const{chosen:k,unseen:m}=await shownOf(e,i.tree,u.entries,o)
const d=await(0,s.p6)(e,i.tree,k,"new")
return{tree:d,rest:await(0,s.p6)(e,l??i.tree,k,"old"),patch:(await exactPatch(e,i.tree,d)).toString("utf8"),paths:k.map(({path:e})=>e),unseen:m}}function letting({policy:e}){return{...e,protectedPaths:"allow"}}async function protectedOf(e,t,o,n){if(n.some(({path:e})=>e===""))return[]
const c=new Set(n.filter(({code:e})=>(0,a.bz)(e)).map(({path:e})=>e))
return(await(0,s.Mc)(e,t,o)).filter(({path:e})=>c.has(e))}async function shownOf(e,t,o,n){const a=[]
const c=new Map
for(const r of groupsOf(o)){const o=await(0,s.p6)(e,t,[...a,...r],"new")
const i=n(await exactPatch(e,t,o))
if(i===void 0)a.push(...r)
else for(const{path:e}of r)c.set(e,i)}return{chosen:a,unseen:c}}function groupsOf(e){let t=e.map(e=>[e])
for(const{lock:o,manifests:n}of(0,c.fq)(e.map(({path:e})=>e))){const isOfPair=e=>e.some(({path:e})=>e===o||n.includes(e))
t=[t.filter(isOfPair).flat(),...t.filter(e=>!isOfPair(e))]}return t}const i=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(e,t,o){return e.bytes([...i,t,o])}}),84150:((e,t,o)=>{o.d(t,{V4:()=>n,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const n=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(e){return e.flatMap(t=>{const[o,a]=n.get(nameOf(t))??[]
if(!o)return[]
const s=t.slice(0,-nameOf(t).length)
const isIts=e=>e.startsWith(s)&&o.test(nameOf(e))&&(a||!e.slice(s.length).includes("/"))
const c=e.filter(isIts)
return c.length===0?[]:[{lock:t,manifests:c}]})}function tornBetween(e,t){const o=new Set(t)
return pairsOf([...e.filter(e=>!o.has(e)),...o]).flatMap(({lock:e,manifests:t})=>{const n=t.find(t=>o.has(t)!==o.has(e))
if(n===void 0)return[]
return o.has(e)?[{published:n,withheld:e}]:[{published:e,withheld:n}]})}function isManifest(e){return[...n.values()].some(([t])=>t.test(nameOf(e)))}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}})}
