export const id=6407
export const ids=[6407]
export const modules={16407:((e,t,n)=>{n.r(t)
n.d(t,{azureToken:()=>azureToken})
var o=n(28942)
var s=n(49567)
var r=n(76221)
var a=n(12713)
var i=n(98664)
var c=n(57974)
const u={entra:"https://login.microsoftonline.com",scope:"https://cognitiveservices.azure.com/.default",audience:"api://AzureADTokenExchange"}
const d={".azure.us":{entra:"https://login.microsoftonline.us",scope:"https://cognitiveservices.azure.us/.default",audience:"api://AzureADTokenExchangeUSGov"},".azure.cn":{entra:"https://login.partner.microsoftonline.cn",scope:"https://cognitiveservices.azure.cn/.default",audience:"api://AzureADTokenExchangeChina"}}
function cloudOf({baseUrl:e}){const{hostname:t}=new URL(e)
return Object.entries(d).find(([e])=>t.endsWith(e))?.[1]??u}const h="urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
const f=3e4
const l=300
function azureToken(e,t){let n
return async o=>{if(n&&t.clock()<n.until)return n.token
const s=AbortSignal.any([o,AbortSignal.timeout(f)])
const r=t.clock()
try{const{access_token:o,expires_in:a}=await exchange(e,t,s);(0,c.maskSecrets)([o])
n={token:o,until:r+1e3*Math.max(a-l,a/2)}
return o}catch(t){o.throwIfAborted()
throw t instanceof i.vC?t:notReached(cloudOf(e),t)}}}const p=o.object({value:o.string().min(1)})
async function idToken({audience:e},{env:t,fetch:n},o){const{ACTIONS_ID_TOKEN_REQUEST_URL:s,ACTIONS_ID_TOKEN_REQUEST_TOKEN:r}=t
if(!s||!r)throw new i.vC("config","Azure needs an OIDC token of this job, and the job may not ask for one.",{hint:"Add `id-token: write` to the `permissions:` of the job. Runs for pull requests from forks never have it."})
const a=new URL(s)
a.searchParams.set("audience",e)
const u=await n(a.href,{headers:{authorization:`Bearer ${r}`},signal:o})
if(!u.ok)throw refused("GitHub gave no OIDC token for this job",u.status)
const{value:d}=p.parse(await u.json());(0,c.maskSecrets)([d])
return d}const k=o.object({access_token:o.string().min(1),expires_in:s.ai().positive()})
const v=o.object({error_description:o.string()})
async function exchange(e,t,n){const{clientId:o,tenantId:s}=e
const r=cloudOf(e)
const a=new URLSearchParams({client_id:o,scope:r.scope,grant_type:"client_credentials",client_assertion_type:h,client_assertion:await idToken(r,t,n)})
const i=await t.fetch(`${r.entra}/${s}/oauth2/v2.0/token`,{method:"POST",body:a,signal:n})
const c=await i.json().catch(()=>{})
if(i.ok)return k.parse(c)
const{data:u}=v.safeParse(c)
throw refused("Azure did not accept the identity of this job",i.status,u?.error_description)}function refused(e,t,n=""){const o=t===429||t>=500
return new r.Q(`${e} (answered ${t}).`,{isTransient:o,quote:n===""?void 0:(0,a.kq)(n.split(/\r?\n/)[0]??"",void 0),hint:o?"Run it again later.":"Check `azure-client-id` and `azure-tenant-id`, and the federated credential for this repository: docs/providers.md says what it needs."})}function notReached({entra:e},t){return new r.Q("Azure gave no token: the sign-in could not be reached, or its answer could not be read.",{hint:`Check the runner's network; on a self-hosted runner, ${new URL(e).host} has to be reachable.`,isTransient:!0,cause:t})}})}
