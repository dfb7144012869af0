export const id=1349
export const ids=[1349]
export const modules={58047:((e,t)=>{var r=/; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g
var o=/^[\u000b\u0020-\u007e\u0080-\u00ff]+$/
var n=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
var s=/\\([\u000b\u0020-\u00ff])/g
var a=/([\\"])/g
var i=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
t.format=format
t.parse=parse
function format(e){if(!e||typeof e!=="object")throw new TypeError("argument obj is required")
var t=e.parameters
var r=e.type
if(!r||!i.test(r))throw new TypeError("invalid type")
var o=r
if(t&&typeof t==="object"){var s
var a=Object.keys(t).sort()
for(var c=0;c<a.length;c++){s=a[c]
if(!n.test(s))throw new TypeError("invalid parameter name")
o+="; "+s+"="+qstring(t[s])}}return o}function parse(e){if(!e)throw new TypeError("argument string is required")
var t=typeof e==="object"?getcontenttype(e):e
if(typeof t!=="string")throw new TypeError("argument string is required to be a string")
var o=t.indexOf(";")
var n=o!==-1?t.slice(0,o).trim():t.trim()
if(!i.test(n))throw new TypeError("invalid media type")
var a=new ContentType(n.toLowerCase())
if(o!==-1){var c
var l
var d
r.lastIndex=o
while(l=r.exec(t)){if(l.index!==o)throw new TypeError("invalid parameter format")
o+=l[0].length
c=l[1].toLowerCase()
d=l[2]
if(d.charCodeAt(0)===34){d=d.slice(1,-1)
if(d.indexOf("\\")!==-1)d=d.replace(s,"$1")}a.parameters[c]=d}if(o!==t.length)throw new TypeError("invalid parameter format")}return a}function getcontenttype(e){var t
if(typeof e.getHeader==="function")t=e.getHeader("content-type")
else if(typeof e.headers==="object")t=e.headers&&e.headers["content-type"]
if(typeof t!=="string")throw new TypeError("content-type header is missing from object")
return t}function qstring(e){var t=String(e)
if(n.test(t))return t
if(t.length>0&&!o.test(t))throw new TypeError("invalid parameter value")
return'"'+t.replace(a,"\\$1")+'"'}function ContentType(e){this.parameters=Object.create(null)
this.type=e}}),42931:((e,t,r)=>{r.d(t,{j:()=>StreamableHTTPClientTransport})
var o=r(58047)
function mediaTypeEssence(e){if(!e)return
try{return o.parse(e).type}catch{const t=(e.split(";",1)[0]??"").trim().toLowerCase()
if(t===""||e.slice(t.length).includes(","))return
return t}}function normalizeHeaders(e){if(!e)return{}
if(e instanceof Headers)return Object.fromEntries(e.entries())
if(Array.isArray(e))return Object.fromEntries(e)
return{...e}}function createFetchWithInit(e=fetch,t){if(!t)return e
return async(r,o)=>{const n={...t,...o,headers:o?.headers?{...normalizeHeaders(t.headers),...normalizeHeaders(o.headers)}:t.headers}
return e(r,n)}}const n=5
const s=[301,302,303,307,308]
function isWithinOrigin(e,t){if(e.protocol===t.protocol&&e.hostname===t.hostname&&e.port===t.port)return!0
return e.hostname===t.hostname&&e.protocol==="http:"&&e.port===""&&t.protocol==="https:"&&t.port===""}function redirectTarget(e,t){const r=s.includes(e.status)?e.headers.get("location"):null
try{return r?new URL(r,t):void 0}catch{return}}function followWithinOrigin(e,t,r,o,s=0){const a=redirectTarget(o,t)
const i=o.status===307||o.status===308||(r?.method??"GET").toUpperCase()==="GET"
if(!a||s===n||!i)return
const c=new URL(t)
const l=(a.username||a.password)&&(a.username!==c.username||a.password!==c.password)
if(l||!isWithinOrigin(c,a))return
return Promise.resolve(o.body?.cancel()).then(()=>e(a,{...r,redirect:"manual"})).then(t=>followWithinOrigin(e,a,r,t,s+1)??t)}const a=new WeakSet
function fetchLeavingRedirects(e){const following=(t,r)=>(e??fetch)(t,r)
a.add(following)
return following}function fetchWithinOrigin(e=fetch){if(a.has(e))return e
return(t,r)=>{if(r?.redirect==="error"||r?.redirect==="manual")return e(t,r)
return Promise.resolve(e(t,{...r,redirect:"manual"})).then(o=>followWithinOrigin(e,t,r,o)??o)}}function unfollowedRedirect(e,t){if(e.type==="opaqueredirect")return"Redirect not followed: this runtime does not expose the redirect target"
const r=e.url||t
const o=redirectTarget(e,r)
if(!o)return
o.username=o.password=o.search=o.hash=""
if(o.protocol==="http:"&&new URL(r).protocol==="https:"){o.protocol="https:"
return`Redirect to plain http not followed; try ${o.href} instead`}return`Redirect to ${o.href} not followed`}var i=r(41465)
let c
c=globalThis.crypto?.webcrypto??globalThis.crypto??Promise.resolve().then(r.t.bind(r,77598,19)).then(e=>e.webcrypto)
async function getRandomValues(e){return(await c).getRandomValues(new Uint8Array(e))}async function random(e){const t="abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
const r=Math.pow(2,8)-Math.pow(2,8)%t.length
let o=""
while(o.length<e){const n=await getRandomValues(e-o.length)
for(const e of n)if(e<r)o+=t[e%t.length]}return o}async function generateVerifier(e){return await random(e)}async function generateChallenge(e){const t=await(await c).subtle.digest("SHA-256",(new TextEncoder).encode(e))
return btoa(String.fromCharCode(...new Uint8Array(t))).replace(/\//g,"_").replace(/\+/g,"-").replace(/=/g,"")}async function pkceChallenge(e){if(!e)e=43
if(e<43||e>128)throw`Expected a length between 43 and 128. Received ${e}.`
const t=await generateVerifier(e)
const r=await generateChallenge(t)
return{code_verifier:t,code_challenge:r}}var l=r(28942)
const d={invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not_multiple_of",unrecognized_keys:"unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"invalid_element",invalid_value:"invalid_value",custom:"custom"}
var u
u||(u={})
var p=r(88532)
var h=r(49567)
const m=l.url().superRefine((e,t)=>{if(!URL.canParse(e)){t.addIssue({code:d.custom,message:"URL must be parseable",fatal:!0})
return p.tm}}).refine(e=>{const t=new URL(e)
return t.protocol!=="javascript:"&&t.protocol!=="data:"&&t.protocol!=="vbscript:"},{message:"URL cannot use javascript:, data:, or vbscript: scheme"})
const f=l.looseObject({resource:l.string().url(),authorization_servers:l.array(m).optional(),jwks_uri:l.string().url().optional(),scopes_supported:l.array(l.string()).optional(),bearer_methods_supported:l.array(l.string()).optional(),resource_signing_alg_values_supported:l.array(l.string()).optional(),resource_name:l.string().optional(),resource_documentation:l.string().optional(),resource_policy_uri:l.string().url().optional(),resource_tos_uri:l.string().url().optional(),tls_client_certificate_bound_access_tokens:l.boolean().optional(),authorization_details_types_supported:l.array(l.string()).optional(),dpop_signing_alg_values_supported:l.array(l.string()).optional(),dpop_bound_access_tokens_required:l.boolean().optional()})
const _=l.looseObject({issuer:l.string(),authorization_endpoint:m,token_endpoint:m,registration_endpoint:m.optional(),scopes_supported:l.array(l.string()).optional(),response_types_supported:l.array(l.string()),response_modes_supported:l.array(l.string()).optional(),grant_types_supported:l.array(l.string()).optional(),token_endpoint_auth_methods_supported:l.array(l.string()).optional(),token_endpoint_auth_signing_alg_values_supported:l.array(l.string()).optional(),service_documentation:m.optional(),revocation_endpoint:m.optional(),revocation_endpoint_auth_methods_supported:l.array(l.string()).optional(),revocation_endpoint_auth_signing_alg_values_supported:l.array(l.string()).optional(),introspection_endpoint:l.string().optional(),introspection_endpoint_auth_methods_supported:l.array(l.string()).optional(),introspection_endpoint_auth_signing_alg_values_supported:l.array(l.string()).optional(),code_challenge_methods_supported:l.array(l.string()).optional(),client_id_metadata_document_supported:l.boolean().optional()})
const g=l.looseObject({issuer:l.string(),authorization_endpoint:m,token_endpoint:m,userinfo_endpoint:m.optional(),jwks_uri:m,registration_endpoint:m.optional(),scopes_supported:l.array(l.string()).optional(),response_types_supported:l.array(l.string()),response_modes_supported:l.array(l.string()).optional(),grant_types_supported:l.array(l.string()).optional(),acr_values_supported:l.array(l.string()).optional(),subject_types_supported:l.array(l.string()),id_token_signing_alg_values_supported:l.array(l.string()),id_token_encryption_alg_values_supported:l.array(l.string()).optional(),id_token_encryption_enc_values_supported:l.array(l.string()).optional(),userinfo_signing_alg_values_supported:l.array(l.string()).optional(),userinfo_encryption_alg_values_supported:l.array(l.string()).optional(),userinfo_encryption_enc_values_supported:l.array(l.string()).optional(),request_object_signing_alg_values_supported:l.array(l.string()).optional(),request_object_encryption_alg_values_supported:l.array(l.string()).optional(),request_object_encryption_enc_values_supported:l.array(l.string()).optional(),token_endpoint_auth_methods_supported:l.array(l.string()).optional(),token_endpoint_auth_signing_alg_values_supported:l.array(l.string()).optional(),display_values_supported:l.array(l.string()).optional(),claim_types_supported:l.array(l.string()).optional(),claims_supported:l.array(l.string()).optional(),service_documentation:l.string().optional(),claims_locales_supported:l.array(l.string()).optional(),ui_locales_supported:l.array(l.string()).optional(),claims_parameter_supported:l.boolean().optional(),request_parameter_supported:l.boolean().optional(),request_uri_parameter_supported:l.boolean().optional(),require_request_uri_registration:l.boolean().optional(),op_policy_uri:m.optional(),op_tos_uri:m.optional(),client_id_metadata_document_supported:l.boolean().optional()})
const w=l.object({...g.shape,..._.pick({code_challenge_methods_supported:!0}).shape})
const y=l.object({access_token:l.string(),id_token:l.string().optional(),token_type:l.string(),expires_in:h.ai().optional(),scope:l.string().optional(),refresh_token:l.string().optional(),issuer:l.string().optional().catch(void 0)}).strip()
const v=l.object({error:l.string(),error_description:l.string().optional(),error_uri:l.string().optional()})
const k=m.optional().or(l.literal("").transform(()=>{}))
const b=l.object({redirect_uris:l.array(m),token_endpoint_auth_method:l.string().optional(),grant_types:l.array(l.string()).optional(),response_types:l.array(l.string()).optional(),client_name:l.string().optional(),client_uri:m.optional(),logo_uri:k,scope:l.string().optional(),contacts:l.array(l.string()).optional(),tos_uri:k,policy_uri:l.string().optional(),jwks_uri:m.optional(),jwks:l.any().optional(),software_id:l.string().optional(),software_version:l.string().optional(),software_statement:l.string().optional()}).strip()
const T=l.object({client_id:l.string(),client_secret:l.string().optional(),client_id_issued_at:l.number().optional(),client_secret_expires_at:l.number().optional(),issuer:l.string().optional().catch(void 0)}).strip()
const E=b.merge(T)
l.object({error:l.string(),error_description:l.string().optional()}).strip()
l.object({token:l.string(),token_type_hint:l.string().optional()}).strip()
function resourceUrlFromServerUrl(e){const t=typeof e==="string"?new URL(e):new URL(e.href)
t.hash=""
return t}function checkResourceAllowed({requestedResource:e,configuredResource:t}){const r=typeof e==="string"?new URL(e):new URL(e.href)
const o=typeof t==="string"?new URL(t):new URL(t.href)
if(r.origin!==o.origin)return!1
if(r.pathname.length<o.pathname.length)return!1
const n=r.pathname.endsWith("/")?r.pathname:r.pathname+"/"
const s=o.pathname.endsWith("/")?o.pathname:o.pathname+"/"
return n.startsWith(s)}class OAuthError extends Error{constructor(e,t){super(e)
this.errorUri=t
this.name=this.constructor.name}toResponseObject(){const e={error:this.errorCode,error_description:this.message}
if(this.errorUri)e.error_uri=this.errorUri
return e}get errorCode(){return this.constructor.errorCode}}class InvalidRequestError extends OAuthError{}InvalidRequestError.errorCode="invalid_request"
class InvalidClientError extends OAuthError{}InvalidClientError.errorCode="invalid_client"
class InvalidGrantError extends OAuthError{}InvalidGrantError.errorCode="invalid_grant"
class UnauthorizedClientError extends OAuthError{}UnauthorizedClientError.errorCode="unauthorized_client"
class UnsupportedGrantTypeError extends OAuthError{}UnsupportedGrantTypeError.errorCode="unsupported_grant_type"
class InvalidScopeError extends OAuthError{}InvalidScopeError.errorCode="invalid_scope"
class AccessDeniedError extends OAuthError{}AccessDeniedError.errorCode="access_denied"
class ServerError extends OAuthError{}ServerError.errorCode="server_error"
class TemporarilyUnavailableError extends OAuthError{}TemporarilyUnavailableError.errorCode="temporarily_unavailable"
class UnsupportedResponseTypeError extends OAuthError{}UnsupportedResponseTypeError.errorCode="unsupported_response_type"
class UnsupportedTokenTypeError extends OAuthError{}UnsupportedTokenTypeError.errorCode="unsupported_token_type"
class InvalidTokenError extends OAuthError{}InvalidTokenError.errorCode="invalid_token"
class MethodNotAllowedError extends OAuthError{}MethodNotAllowedError.errorCode="method_not_allowed"
class TooManyRequestsError extends OAuthError{}TooManyRequestsError.errorCode="too_many_requests"
class InvalidClientMetadataError extends OAuthError{}InvalidClientMetadataError.errorCode="invalid_client_metadata"
class InsufficientScopeError extends OAuthError{}InsufficientScopeError.errorCode="insufficient_scope"
class InvalidTargetError extends OAuthError{}InvalidTargetError.errorCode="invalid_target"
const I={[InvalidRequestError.errorCode]:InvalidRequestError,[InvalidClientError.errorCode]:InvalidClientError,[InvalidGrantError.errorCode]:InvalidGrantError,[UnauthorizedClientError.errorCode]:UnauthorizedClientError,[UnsupportedGrantTypeError.errorCode]:UnsupportedGrantTypeError,[InvalidScopeError.errorCode]:InvalidScopeError,[AccessDeniedError.errorCode]:AccessDeniedError,[ServerError.errorCode]:ServerError,[TemporarilyUnavailableError.errorCode]:TemporarilyUnavailableError,[UnsupportedResponseTypeError.errorCode]:UnsupportedResponseTypeError,[UnsupportedTokenTypeError.errorCode]:UnsupportedTokenTypeError,[InvalidTokenError.errorCode]:InvalidTokenError,[MethodNotAllowedError.errorCode]:MethodNotAllowedError,[TooManyRequestsError.errorCode]:TooManyRequestsError,[InvalidClientMetadataError.errorCode]:InvalidClientMetadataError,[InsufficientScopeError.errorCode]:InsufficientScopeError,[InvalidTargetError.errorCode]:InvalidTargetError}
class UnauthorizedError extends Error{constructor(e){super(e??"Unauthorized")}}function isClientAuthMethod(e){return["client_secret_basic","client_secret_post","none"].includes(e)}const R="code"
const x="S256"
function selectClientAuthMethod(e,t){const r=e.client_secret!==void 0
if("token_endpoint_auth_method"in e&&e.token_endpoint_auth_method&&isClientAuthMethod(e.token_endpoint_auth_method)&&(t.length===0||t.includes(e.token_endpoint_auth_method)))return e.token_endpoint_auth_method
if(t.length===0)return r?"client_secret_basic":"none"
if(r&&t.includes("client_secret_basic"))return"client_secret_basic"
if(r&&t.includes("client_secret_post"))return"client_secret_post"
if(t.includes("none"))return"none"
return r?"client_secret_post":"none"}function applyClientAuthentication(e,t,r,o){const{client_id:n,client_secret:s}=t
switch(e){case"client_secret_basic":applyBasicAuth(n,s,r)
return
case"client_secret_post":applyPostAuth(n,s,o)
return
case"none":applyPublicAuth(n,o)
return
default:throw new Error(`Unsupported client authentication method: ${e}`)}}function applyBasicAuth(e,t,r){if(!t)throw new Error("client_secret_basic authentication requires a client_secret")
const o=btoa(`${e}:${t}`)
r.set("Authorization",`Basic ${o}`)}function applyPostAuth(e,t,r){r.set("client_id",e)
if(t)r.set("client_secret",t)}function applyPublicAuth(e,t){t.set("client_id",e)}async function parseErrorResponse(e){const t=e instanceof Response?e.status:void 0
const r=e instanceof Response?await e.text():e
try{const e=v.parse(JSON.parse(r))
const{error:t,error_description:o,error_uri:n}=e
const s=I[t]||ServerError
return new s(o||"",n)}catch(o){const n=e instanceof Response?unfollowedRedirect(e,e.url):void 0
const s=`${t?`HTTP ${t}: `:""}${n??`Invalid OAuth error response: ${o}. Raw body: ${r}`}`
return new ServerError(s)}}function issuersMatch(e,t){let[r,o]=[e,t]
try{[r,o]=[new URL(e).href,new URL(t).href]}catch{}return r===o||r.endsWith("/")&&r.slice(0,-1)===o||o.endsWith("/")&&o.slice(0,-1)===r}function discardIfIssuerMismatch(e,t){if(!e)return
if(typeof e.issuer!=="string")return e.issuer==null?e:{...e,issuer:void 0}
return issuersMatch(e.issuer,t)?e:void 0}const C=y.omit({issuer:!0})
const S=E.omit({issuer:!0})
function boundElsewhereError(e,t){return new Error(`OAuth client information is bound to authorization server ${e.issuer} and is not presented to ${t}. `+"Clear the stored client information, or correct `expectedIssuer`, if the authorization server has moved.")}async function auth(e,t){try{return await authInternal(e,t)}catch(r){if(r instanceof InvalidClientError||r instanceof UnauthorizedClientError){await(e.invalidateCredentials?.("all"))
return await authInternal(e,t)}else if(r instanceof InvalidGrantError){await(e.invalidateCredentials?.("tokens"))
return await authInternal(e,t)}throw r}}async function authInternal(e,{serverUrl:t,authorizationCode:r,scope:o,resourceMetadataUrl:n,fetchFn:s}){const a=await(e.discoveryState?.())
let i
let c
let l
let d=n
if(!d&&a?.resourceMetadataUrl)d=new URL(a.resourceMetadataUrl)
if(a?.authorizationServerUrl){c=a.authorizationServerUrl
i=a.resourceMetadata
l=a.authorizationServerMetadata??await discoverAuthorizationServerMetadata(c,{fetchFn:s})
if(!i)try{i=await discoverOAuthProtectedResourceMetadata(t,{resourceMetadataUrl:d},s)}catch{}if(l!==a.authorizationServerMetadata||i!==a.resourceMetadata)await(e.saveDiscoveryState?.({authorizationServerUrl:String(c),resourceMetadataUrl:d?.toString(),resourceMetadata:i,authorizationServerMetadata:l}))}else{const r=await discoverOAuthServerInfo(t,{resourceMetadataUrl:d,fetchFn:s})
c=r.authorizationServerUrl
l=r.authorizationServerMetadata
i=r.resourceMetadata
await(e.saveDiscoveryState?.({authorizationServerUrl:String(c),resourceMetadataUrl:d?.toString(),resourceMetadata:i,authorizationServerMetadata:l}))}const u=String(c)
const p=await selectResourceURL(t,e,i)
const h=p&&i&&!e.validateResourceURL?i.resource:p
const m=o||i?.scopes_supported?.join(" ")||e.clientMetadata.scope
const f=await Promise.resolve(e.clientInformation())
let _=discardIfIssuerMismatch(f,u)
const g=e.saveClientInformation!==void 0&&!!e.redirectUrl
if(f&&!_&&!g)throw boundElsewhereError(f,u)
const w=_?.issuer==null?_:void 0
const bindClientInformation=async()=>{try{if(w)await(e.saveClientInformation?.({...w,issuer:u}))}catch{}}
if(!_){if(r!==void 0)throw new Error("Existing OAuth client information is required when exchanging an authorization code")
const t=l?.client_id_metadata_document_supported===!0
const o=e.clientMetadataUrl
if(o&&!isHttpsUrl(o))throw new InvalidClientMetadataError(`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${o}`)
const n=t&&o
if(n){_={client_id:o,issuer:u}
await(e.saveClientInformation?.(_))}else{if(!e.saveClientInformation)throw new Error("OAuth client information must be saveable for dynamic registration")
const t=await registerClient(c,{metadata:l,clientMetadata:e.clientMetadata,scope:m,fetchFn:s})
_={...t,issuer:u}
await e.saveClientInformation(_)}}const y=!e.redirectUrl
if(r!==void 0||y){const t=await fetchToken(e,c,{metadata:l,resource:h,authorizationCode:r,fetchFn:s})
await bindClientInformation()
await e.saveTokens({...t,issuer:u})
return"AUTHORIZED"}const v=discardIfIssuerMismatch(await e.tokens(),u)
if(v?.refresh_token&&v.issuer==null)console.warn("[mcp-sdk] stored OAuth tokens have no 'issuer' property (saved by an earlier version, or by a provider that "+"does not keep it) and are used as-is; make sure your OAuthClientProvider stores what saveTokens() and "+"saveClientInformation() receive unchanged.")
if(v?.refresh_token)try{const t=await refreshAuthorization(c,{metadata:l,clientInformation:_,refreshToken:v.refresh_token,resource:h,addClientAuthentication:e.addClientAuthentication,fetchFn:s})
await bindClientInformation()
await e.saveTokens({...t,issuer:u})
return"AUTHORIZED"}catch(e){if(!(e instanceof OAuthError)||e instanceof ServerError);else throw e}const k=e.state?await e.state():void 0
const{authorizationUrl:b,codeVerifier:T}=await startAuthorization(c,{metadata:l,clientInformation:_,state:k,redirectUrl:e.redirectUrl,scope:m,resource:h})
await e.saveCodeVerifier(T)
await e.redirectToAuthorization(b)
return"REDIRECT"}function isHttpsUrl(e){if(!e)return!1
try{const t=new URL(e)
return t.protocol==="https:"&&t.pathname!=="/"}catch{return!1}}async function selectResourceURL(e,t,r){const o=resourceUrlFromServerUrl(e)
if(t.validateResourceURL)return await t.validateResourceURL(o,r?.resource)
if(!r)return
if(!checkResourceAllowed({requestedResource:o,configuredResource:r.resource}))throw new Error(`Protected resource ${r.resource} does not match expected ${o} (or origin)`)
return new URL(r.resource)}function extractWWWAuthenticateParams(e){const t=e.headers.get("WWW-Authenticate")
if(!t)return{}
const[r,o]=t.split(" ")
if(r.toLowerCase()!=="bearer"||!o)return{}
const n=extractFieldFromWwwAuth(e,"resource_metadata")||void 0
let s
if(n)try{s=new URL(n)}catch{}const a=extractFieldFromWwwAuth(e,"scope")||void 0
const i=extractFieldFromWwwAuth(e,"error")||void 0
return{resourceMetadataUrl:s,scope:a,error:i}}function extractFieldFromWwwAuth(e,t){const r=e.headers.get("WWW-Authenticate")
if(!r)return null
const o=new RegExp(`${t}=(?:"([^"]+)"|([^\\s,]+))`)
const n=r.match(o)
if(n)return n[1]||n[2]
return null}async function discoverOAuthProtectedResourceMetadata(e,t,r=fetch){const o=await discoverMetadataWithFallback(e,"oauth-protected-resource",r,{protocolVersion:t?.protocolVersion,metadataUrl:t?.resourceMetadataUrl})
if(!o||o.status===404){await(o?.body?.cancel())
throw new Error(`Resource server does not implement OAuth 2.0 Protected Resource Metadata.`)}if(!o.ok){await(o.body?.cancel())
throw new Error(`HTTP ${o.status} trying to load well-known OAuth protected resource metadata.`)}return f.parse(await o.json())}async function fetchWithCorsRetry(e,t,r=fetch){try{return await fetchWithinOrigin(r)(e,{headers:t})}catch(o){if(o instanceof TypeError)if(t)return fetchWithCorsRetry(e,void 0,r)
else return
throw o}}function buildWellKnownPath(e,t="",r={}){if(t.endsWith("/"))t=t.slice(0,-1)
return r.prependPathname?`${t}/.well-known/${e}`:`/.well-known/${e}${t}`}async function tryMetadataDiscovery(e,t,r=fetch){const o={"MCP-Protocol-Version":t}
return await fetchWithCorsRetry(e,o,r)}function shouldAttemptFallback(e,t){return!e||!e.ok&&e.status<500&&t!=="/"}async function discoverMetadataWithFallback(e,t,r,o){const n=new URL(e)
const s=o?.protocolVersion??i.aE
let a
if(o?.metadataUrl)a=new URL(o.metadataUrl)
else{const e=buildWellKnownPath(t,n.pathname)
a=new URL(e,o?.metadataServerUrl??n)
a.search=n.search}let c=await tryMetadataDiscovery(a,s,r)
if(!o?.metadataUrl&&shouldAttemptFallback(c,n.pathname)){const e=new URL(`/.well-known/${t}`,n)
c=await tryMetadataDiscovery(e,s,r)}return c}function buildDiscoveryUrls(e){const t=typeof e==="string"?new URL(e):e
const r=t.pathname!=="/"
const o=[]
if(!r){o.push({url:new URL("/.well-known/oauth-authorization-server",t.origin),type:"oauth"})
o.push({url:new URL(`/.well-known/openid-configuration`,t.origin),type:"oidc"})
return o}let n=t.pathname
if(n.endsWith("/"))n=n.slice(0,-1)
o.push({url:new URL(`/.well-known/oauth-authorization-server${n}`,t.origin),type:"oauth"})
o.push({url:new URL(`/.well-known/openid-configuration${n}`,t.origin),type:"oidc"})
o.push({url:new URL(`${n}/.well-known/openid-configuration`,t.origin),type:"oidc"})
return o}async function discoverAuthorizationServerMetadata(e,{fetchFn:t=fetch,protocolVersion:r=i.aE}={}){const o={"MCP-Protocol-Version":r,Accept:"application/json"}
const n=buildDiscoveryUrls(e)
for(const{url:e,type:r}of n){const n=await fetchWithCorsRetry(e,o,t)
if(!n)continue
if(!n.ok){await(n.body?.cancel())
if(n.status<500)continue
throw new Error(`HTTP ${n.status} trying to load ${r==="oauth"?"OAuth":"OpenID provider"} metadata from ${e}`)}if(r==="oauth")return _.parse(await n.json())
else return w.parse(await n.json())}return}async function discoverOAuthServerInfo(e,t){let r
let o
try{r=await discoverOAuthProtectedResourceMetadata(e,{resourceMetadataUrl:t?.resourceMetadataUrl},t?.fetchFn)
if(r.authorization_servers&&r.authorization_servers.length>0)o=r.authorization_servers[0]}catch{}if(!o)o=String(new URL("/",e))
const n=await discoverAuthorizationServerMetadata(o,{fetchFn:t?.fetchFn})
return{authorizationServerUrl:o,authorizationServerMetadata:n,resourceMetadata:r}}function resourceIndicatorToString(e){return typeof e==="string"?e:e.href}async function startAuthorization(e,{metadata:t,clientInformation:r,redirectUrl:o,scope:n,state:s,resource:a}){let i
if(t){i=new URL(t.authorization_endpoint)
if(!t.response_types_supported.includes(R))throw new Error(`Incompatible auth server: does not support response type ${R}`)
if(t.code_challenge_methods_supported&&!t.code_challenge_methods_supported.includes(x))throw new Error(`Incompatible auth server: does not support code challenge method ${x}`)}else i=new URL("/authorize",e)
const c=await pkceChallenge()
const l=c.code_verifier
const d=c.code_challenge
i.searchParams.set("response_type",R)
i.searchParams.set("client_id",r.client_id)
i.searchParams.set("code_challenge",d)
i.searchParams.set("code_challenge_method",x)
i.searchParams.set("redirect_uri",String(o))
if(s)i.searchParams.set("state",s)
if(n)i.searchParams.set("scope",n)
if(n?.includes("offline_access"))i.searchParams.append("prompt","consent")
if(a)i.searchParams.set("resource",resourceIndicatorToString(a))
return{authorizationUrl:i,codeVerifier:l}}function prepareAuthorizationCodeRequest(e,t,r){return new URLSearchParams({grant_type:"authorization_code",code:e,code_verifier:t,redirect_uri:String(r)})}async function executeTokenRequest(e,{metadata:t,tokenRequestParams:r,clientInformation:o,addClientAuthentication:n,resource:s,fetchFn:a}){const i=t?.token_endpoint?new URL(t.token_endpoint):new URL("/token",e)
const c=new Headers({"Content-Type":"application/x-www-form-urlencoded",Accept:"application/json"})
if(s)r.set("resource",resourceIndicatorToString(s))
if(n)await n(c,r,i,t)
else if(o){const e=t?.token_endpoint_auth_methods_supported??[]
const n=selectClientAuthMethod(o,e)
applyClientAuthentication(n,o,c,r)}const l=await fetchWithinOrigin(a??fetch)(i,{method:"POST",headers:c,body:r})
if(!l.ok)throw await parseErrorResponse(l)
return C.parse(await l.json())}async function refreshAuthorization(e,{metadata:t,clientInformation:r,refreshToken:o,resource:n,addClientAuthentication:s,fetchFn:a}){const i=new URLSearchParams({grant_type:"refresh_token",refresh_token:o})
const c=await executeTokenRequest(e,{metadata:t,tokenRequestParams:i,clientInformation:r,addClientAuthentication:s,resource:n,fetchFn:a})
return{refresh_token:o,...c}}async function fetchToken(e,t,{metadata:r,resource:o,authorizationCode:n,fetchFn:s}={}){const readClientInformation=async()=>{const r=await e.clientInformation()
const o=discardIfIssuerMismatch(r,String(t))
if(r&&!o)throw boundElsewhereError(r,String(t))
return o}
let a=await readClientInformation()
const i=e.clientMetadata.scope
let c
if(e.prepareTokenRequest)c=await e.prepareTokenRequest(i)
if(!c){if(!n)throw new Error("Either provider.prepareTokenRequest() or authorizationCode is required")
if(!e.redirectUrl)throw new Error("redirectUrl is required for authorization_code flow")
const t=await e.codeVerifier()
c=prepareAuthorizationCodeRequest(n,t,e.redirectUrl)}a??(a=await readClientInformation())
return executeTokenRequest(t,{metadata:r,tokenRequestParams:c,clientInformation:a,addClientAuthentication:e.addClientAuthentication,resource:o,fetchFn:s})}async function registerClient(e,{metadata:t,clientMetadata:r,scope:o,fetchFn:n}){let s
if(t){if(!t.registration_endpoint)throw new Error("Incompatible auth server: does not support dynamic client registration")
s=new URL(t.registration_endpoint)}else s=new URL("/register",e)
const a=await fetchWithinOrigin(n??fetch)(s,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({...r,...o!==void 0?{scope:o}:{}})})
if(!a.ok)throw await parseErrorResponse(a)
return S.parse(await a.json())}class ParseError extends Error{constructor(e,t){super(e),this.name="ParseError",this.type=t.type,this.field=t.field,this.value=t.value,this.line=t.line}}const U=10,q=13,A=32
function noop(e){}function createParser(e){if(typeof e=="function")throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?")
const{onEvent:t=noop,onError:r=noop,onRetry:o=noop,onComment:n,maxBufferSize:s}=e,a=[]
let i,c,l=0,d=!0,u="",p=0,h=!1
function feed(e){if(h)throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.")
if(d&&(d=!1,e.charCodeAt(0)===239&&e.charCodeAt(1)===187&&e.charCodeAt(2)===191&&(e=e.slice(3))),a.length===0){const t=processLines(e)
t!==""&&(a.push(t),l=t.length),checkBufferSize()
return}if(e.indexOf(`\n`)===-1&&e.indexOf("\r")===-1){a.push(e),l+=e.length,checkBufferSize()
return}a.push(e)
const t=a.join("")
a.length=0,l=0
const r=processLines(t)
r!==""&&(a.push(r),l=r.length),checkBufferSize()}function checkBufferSize(){s!==void 0&&(l+u.length<=s||(h=!0,a.length=0,l=0,i=void 0,u="",p=0,c=void 0,r(new ParseError(`Buffered data exceeded max buffer size of ${s} characters`,{type:"max-buffer-size-exceeded"}))))}function processLines(e){let r=0
if(e.indexOf("\r")===-1){let o=e.indexOf(`\n`,r)
for(;o!==-1;){if(r===o){p>0&&t({id:i,event:c,data:u}),i=void 0,u="",p=0,c=void 0,r=o+1,o=e.indexOf(`\n`,r)
continue}const n=e.charCodeAt(r)
if(isDataPrefix(e,r,n)){const n=e.charCodeAt(r+5)===A?r+6:r+5,s=e.slice(n,o)
if(p===0&&e.charCodeAt(o+1)===U){t({id:i,event:c,data:s}),i=void 0,u="",c=void 0,r=o+2,o=e.indexOf(`\n`,r)
continue}u=p===0?s:`${u}\n${s}`,p++}else isEventPrefix(e,r,n)?c=e.slice(e.charCodeAt(r+6)===A?r+7:r+6,o)||void 0:parseLine(e,r,o)
r=o+1,o=e.indexOf(`\n`,r)}return e.slice(r)}for(;r<e.length;){const t=e.indexOf("\r",r),o=e.indexOf(`\n`,r)
let n=-1
if(t!==-1&&o!==-1?n=t<o?t:o:t!==-1?t===e.length-1?n=-1:n=t:o!==-1&&(n=o),n===-1)break
parseLine(e,r,n),r=n+1,e.charCodeAt(r-1)===q&&e.charCodeAt(r)===U&&r++}return e.slice(r)}function parseLine(e,t,r){if(t===r){dispatchEvent()
return}const o=e.charCodeAt(t)
if(isDataPrefix(e,t,o)){const o=e.charCodeAt(t+5)===A?t+6:t+5,n=e.slice(o,r)
u=p===0?n:`${u}\n${n}`,p++
return}if(isEventPrefix(e,t,o)){c=e.slice(e.charCodeAt(t+6)===A?t+7:t+6,r)||void 0
return}if(o===105&&e.charCodeAt(t+1)===100&&e.charCodeAt(t+2)===58){const o=e.slice(e.charCodeAt(t+3)===A?t+4:t+3,r)
o.includes("\0")||(i=o)
return}if(o===58){if(n){const o=e.slice(t,r)
n(o.slice(e.charCodeAt(t+1)===A?2:1))}return}const s=e.slice(t,r),a=s.indexOf(":")
if(a===-1){processField(s,"",s)
return}const l=s.slice(0,a),d=s.charCodeAt(a+1)===A?2:1,h=s.slice(a+d)
processField(l,h,s)}function processField(e,t,n){switch(e){case"event":c=t||void 0
break
case"data":u=p===0?t:`${u}\n${t}`,p++
break
case"id":t.includes("\0")||(i=t)
break
case"retry":/^\d+$/.test(t)?o(parseInt(t,10)):r(new ParseError(`Invalid \`retry\` value: "${t}"`,{type:"invalid-retry",value:t,line:n}))
break
default:r(new ParseError(`Unknown field "${e.length>20?`${e.slice(0,20)}…`:e}"`,{type:"unknown-field",field:e,value:t,line:n}))
break}}function dispatchEvent(){p>0&&t({id:i,event:c,data:u}),i=void 0,u="",p=0,c=void 0}function reset(e={}){if(e.consume&&a.length>0){const e=a.join("")
parseLine(e,0,e.length)}d=!0,i=void 0,u="",p=0,c=void 0,a.length=0,l=0,h=!1}return{feed:feed,reset:reset}}function isDataPrefix(e,t,r){return r===100&&e.charCodeAt(t+1)===97&&e.charCodeAt(t+2)===116&&e.charCodeAt(t+3)===97&&e.charCodeAt(t+4)===58}function isEventPrefix(e,t,r){return r===101&&e.charCodeAt(t+1)===118&&e.charCodeAt(t+2)===101&&e.charCodeAt(t+3)===110&&e.charCodeAt(t+4)===116&&e.charCodeAt(t+5)===58}class EventSourceParserStream extends TransformStream{constructor({onError:e,onRetry:t,onComment:r,maxBufferSize:o}={}){let n
super({start(s){n=createParser({onEvent:e=>{s.enqueue(e)},onError(t){typeof e=="function"&&e(t),(e==="terminate"||t.type==="max-buffer-size-exceeded")&&s.error(t)},onRetry:t,onComment:r,maxBufferSize:o})},transform(e){n.feed(e)}})}}const j={initialReconnectionDelay:1e3,maxReconnectionDelay:3e4,reconnectionDelayGrowFactor:1.5,maxRetries:2}
class StreamableHTTPError extends Error{constructor(e,t){super(`Streamable HTTP error: ${t}`)
this.code=e}}class StreamableHTTPClientTransport{constructor(e,t){this._hasCompletedAuthFlow=!1
this._url=e
this._resourceMetadataUrl=void 0
this._scope=void 0
this._requestInit=t?.requestInit
this._authProvider=t?.authProvider
this._fetch=t?.fetch
this._fetchWithInit=createFetchWithInit(t?.fetch,t?.requestInit)
this._followRedirects=t?.redirectPolicy==="follow"
if(this._followRedirects){this._fetch=fetchLeavingRedirects(this._fetch)
this._fetchWithInit=fetchLeavingRedirects(this._fetchWithInit)}this._sessionId=t?.sessionId
this._reconnectionOptions=t?.reconnectionOptions??j}_unfollowedRedirect(e,t){const r=unfollowedRedirect(e,t)
return r&&!this._followRedirects?`${r} (redirectPolicy: 'same-origin')`:r}async _authThenStart(){if(!this._authProvider)throw new UnauthorizedError("No auth provider")
let e
try{e=await auth(this._authProvider,{serverUrl:this._url,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetchWithInit})}catch(e){this.onerror?.(e)
throw e}if(e!=="AUTHORIZED")throw new UnauthorizedError
return await this._startOrAuthSse({resumptionToken:void 0})}async _commonHeaders(){const e={}
if(this._authProvider){const t=await this._authProvider.tokens()
if(t)e["Authorization"]=`Bearer ${t.access_token}`}if(this._sessionId)e["mcp-session-id"]=this._sessionId
if(this._protocolVersion)e["mcp-protocol-version"]=this._protocolVersion
const t=normalizeHeaders(this._requestInit?.headers)
return new Headers({...e,...t})}async _startOrAuthSse(e){const{resumptionToken:t}=e
try{const r=await this._commonHeaders()
r.set("Accept","text/event-stream")
if(t)r.set("last-event-id",t)
const o=this._fetch??fetch
const n={method:"GET",headers:r,signal:this._abortController?.signal}
let s=await o(this._url,this._followRedirects?n:{...n,redirect:"manual"})
const a=this._followRedirects?void 0:followWithinOrigin(o,this._url,n,s)
if(a)s=await a
if(!s.ok){await(s.body?.cancel())
if(s.status===401&&this._authProvider)return await this._authThenStart()
if(s.status===405)return
throw new StreamableHTTPError(s.status,`Failed to open SSE stream: ${this._unfollowedRedirect(s,this._url)??s.statusText}`)}this._handleSseStream(s.body,e,!0)}catch(e){this.onerror?.(e)
throw e}}_getNextReconnectionDelay(e){if(this._serverRetryMs!==void 0)return this._serverRetryMs
const t=this._reconnectionOptions.initialReconnectionDelay
const r=this._reconnectionOptions.reconnectionDelayGrowFactor
const o=this._reconnectionOptions.maxReconnectionDelay
return Math.min(t*Math.pow(r,e),o)}_scheduleReconnection(e,t=0){const r=this._reconnectionOptions.maxRetries
if(t>=r){this.onerror?.(new Error(`Maximum reconnection attempts (${r}) exceeded.`))
return}const o=this._getNextReconnectionDelay(t)
this._reconnectionTimeout=setTimeout(()=>{this._startOrAuthSse(e).catch(r=>{this.onerror?.(new Error(`Failed to reconnect SSE stream: ${r instanceof Error?r.message:String(r)}`))
this._scheduleReconnection(e,t+1)})},o)}_handleSseStream(e,t,r){if(!e)return
const{onresumptiontoken:o,replayMessageId:n}=t
let s
let a=!1
let c=!1
const processStream=async()=>{try{const t=e.pipeThrough(new TextDecoderStream).pipeThrough(new EventSourceParserStream({onRetry:e=>{this._serverRetryMs=e}})).getReader()
while(1){const{value:e,done:r}=await t.read()
if(r)break
if(e.id){s=e.id
a=!0
o?.(e.id)}if(!e.data)continue
if(!e.event||e.event==="message")try{const t=i.OR.parse(JSON.parse(e.data))
if((0,i.ig)(t)){c=!0
if(n!==void 0)t.id=n}this.onmessage?.(t)}catch(e){this.onerror?.(e)}}const l=r||a
const d=l&&!c
if(d&&this._abortController&&!this._abortController.signal.aborted)this._scheduleReconnection({resumptionToken:s,onresumptiontoken:o,replayMessageId:n},0)}catch(e){this.onerror?.(new Error(`SSE stream disconnected: ${e}`))
const t=r||a
const i=t&&!c
if(i&&this._abortController&&!this._abortController.signal.aborted)try{this._scheduleReconnection({resumptionToken:s,onresumptiontoken:o,replayMessageId:n},0)}catch(e){this.onerror?.(new Error(`Failed to reconnect: ${e instanceof Error?e.message:String(e)}`))}}}
processStream()}async start(){if(this._abortController)throw new Error("StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.")
this._abortController=new AbortController}async finishAuth(e){if(!this._authProvider)throw new UnauthorizedError("No auth provider")
const t=await auth(this._authProvider,{serverUrl:this._url,authorizationCode:e,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetchWithInit})
if(t!=="AUTHORIZED")throw new UnauthorizedError("Failed to authorize")}async close(){if(this._reconnectionTimeout){clearTimeout(this._reconnectionTimeout)
this._reconnectionTimeout=void 0}this._abortController?.abort()
this.onclose?.()}async send(e,t){try{const{resumptionToken:r,onresumptiontoken:o}=t||{}
if(r){this._startOrAuthSse({resumptionToken:r,replayMessageId:(0,i.vo)(e)?e.id:void 0}).catch(e=>this.onerror?.(e))
return}const n=await this._commonHeaders()
n.set("content-type","application/json")
n.set("accept","application/json, text/event-stream")
const s={...this._requestInit,method:"POST",headers:n,body:JSON.stringify(e),signal:this._abortController?.signal}
const a=await fetchWithinOrigin(this._fetch??fetch)(this._url,s)
const c=a.headers.get("mcp-session-id")
if(c)this._sessionId=c
if(!a.ok){const t=await a.text().catch(()=>null)
if(a.status===401&&this._authProvider){if(this._hasCompletedAuthFlow)throw new StreamableHTTPError(401,"Server returned 401 after successful authentication")
const{resourceMetadataUrl:t,scope:r}=extractWWWAuthenticateParams(a)
this._resourceMetadataUrl=t
this._scope=r
const o=await auth(this._authProvider,{serverUrl:this._url,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetchWithInit})
if(o!=="AUTHORIZED")throw new UnauthorizedError
this._hasCompletedAuthFlow=!0
return this.send(e)}if(a.status===403&&this._authProvider){const{resourceMetadataUrl:t,scope:r,error:o}=extractWWWAuthenticateParams(a)
if(o==="insufficient_scope"){const o=a.headers.get("WWW-Authenticate")
if(this._lastUpscopingHeader===o)throw new StreamableHTTPError(403,"Server returned 403 after trying upscoping")
if(r)this._scope=r
if(t)this._resourceMetadataUrl=t
this._lastUpscopingHeader=o??void 0
const n=await auth(this._authProvider,{serverUrl:this._url,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetch})
if(n!=="AUTHORIZED")throw new UnauthorizedError
return this.send(e)}}throw new StreamableHTTPError(a.status,`Error POSTing to endpoint: ${this._unfollowedRedirect(a,this._url)??t}`)}this._hasCompletedAuthFlow=!1
this._lastUpscopingHeader=void 0
if(a.status===202){await(a.body?.cancel())
if((0,i.wU)(e))this._startOrAuthSse({resumptionToken:void 0}).catch(e=>this.onerror?.(e))
return}const l=Array.isArray(e)?e:[e]
const d=l.filter(e=>"method"in e&&"id"in e&&e.id!==void 0).length>0
const u=a.headers.get("content-type")
const p=mediaTypeEssence(u)
if(d)if(p==="text/event-stream")this._handleSseStream(a.body,{onresumptiontoken:o},!1)
else if(p==="application/json"){const e=await a.json()
const t=Array.isArray(e)?e.map(e=>i.OR.parse(e)):[i.OR.parse(e)]
for(const e of t)this.onmessage?.(e)}else{await(a.body?.cancel())
throw new StreamableHTTPError(-1,`Unexpected content type: ${u}`)}else await(a.body?.cancel())}catch(e){this.onerror?.(e)
throw e}}get sessionId(){return this._sessionId}async terminateSession(){if(!this._sessionId)return
try{const e=await this._commonHeaders()
const t={...this._requestInit,method:"DELETE",headers:e,signal:this._abortController?.signal}
const r=await fetchWithinOrigin(this._fetch??fetch)(this._url,t)
await(r.body?.cancel())
if(!r.ok&&r.status!==405)throw new StreamableHTTPError(r.status,`Failed to terminate session: ${this._unfollowedRedirect(r,this._url)??r.statusText}`)
this._sessionId=void 0}catch(e){this.onerror?.(e)
throw e}}setProtocolVersion(e){this._protocolVersion=e}get protocolVersion(){return this._protocolVersion}async resumeStream(e,t){await this._startOrAuthSse({resumptionToken:e,onresumptiontoken:t?.onresumptiontoken})}}}),99171:((e,t,r)=>{r.d(t,{Zs:()=>Protocol})
var o=r(4196)
function zod_compat_isZ4Schema(e){const t=e
return!!t._zod}function safeParse(e,t){if(zod_compat_isZ4Schema(e)){const r=o.xL(e,t)
return r}const r=e
const n=r.safeParse(t)
return n}function getObjectShape(e){if(!e)return
let t
if(zod_compat_isZ4Schema(e)){const r=e
t=r._zod?.def?.shape}else{const r=e
t=r.shape}if(!t)return
if(typeof t==="function")try{return t()}catch{return}return t}function getLiteralValue(e){if(zod_compat_isZ4Schema(e)){const t=e
const r=t._zod?.def
if(r){if(r.value!==void 0)return r.value
if(Array.isArray(r.values)&&r.values.length>0)return r.values[0]}}const t=e
const r=t._def
if(r){if(r.value!==void 0)return r.value
if(Array.isArray(r.values)&&r.values.length>0)return r.values[0]}const o=e.value
if(o!==void 0)return o
return}var n=r(41465)
function isTerminal(e){return e==="completed"||e==="failed"||e==="cancelled"}Symbol("Let zodToJsonSchema decide on which parser to use")
new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789")
null&&zodToJsonSchema
function getMethodLiteral(e){const t=getObjectShape(e)
const r=t?.method
if(!r)throw new Error("Schema is missing a method literal")
const o=getLiteralValue(r)
if(typeof o!=="string")throw new Error("Schema method literal must be a string")
return o}function parseWithCompat(e,t){const r=safeParse(e,t)
if(!r.success)throw r.error
return r.data}const s=6e4
class Protocol{constructor(e){this._options=e
this._requestMessageId=0
this._requestHandlers=new Map
this._requestHandlerAbortControllers=new Map
this._notificationHandlers=new Map
this._responseHandlers=new Map
this._progressHandlers=new Map
this._timeoutInfo=new Map
this._pendingDebouncedNotifications=new Set
this._taskProgressTokens=new Map
this._requestResolvers=new Map
this.setNotificationHandler(n.Sq,e=>{this._oncancel(e)})
this.setNotificationHandler(n._r,e=>{this._onprogress(e)})
this.setRequestHandler(n.tC,e=>({}))
this._taskStore=e?.taskStore
this._taskMessageQueue=e?.taskMessageQueue
if(this._taskStore){this.setRequestHandler(n.Ql,async(e,t)=>{const r=await this._taskStore.getTask(e.params.taskId,t.sessionId)
if(!r)throw new n.Nh(n.O4.InvalidParams,"Failed to retrieve task: Task not found")
return{...r}})
this.setRequestHandler(n.oQ,async(e,t)=>{const handleTaskResult=async()=>{const r=e.params.taskId
if(!await this._taskStore.getTask(r,t.sessionId))throw new n.Nh(n.O4.InvalidParams,`Task not found: ${r}`)
if(this._taskMessageQueue){let e
while(e=await this._taskMessageQueue.dequeue(r,t.sessionId)){if(e.type==="response"||e.type==="error"){const t=e.message
const r=t.id
const o=this._requestResolvers.get(r)
if(o){this._requestResolvers.delete(r)
if(e.type==="response")o(t)
else{const e=t
const r=new n.Nh(e.error.code,e.error.message,e.error.data)
o(r)}}else{const t=e.type==="response"?"Response":"Error"
this._onerror(new Error(`${t} handler missing for request ${r}`))}continue}await(this._transport?.send(e.message,{relatedRequestId:t.requestId}))}}const o=await this._taskStore.getTask(r,t.sessionId)
if(!o)throw new n.Nh(n.O4.InvalidParams,`Task not found: ${r}`)
if(!isTerminal(o.status)){await this._waitForTaskUpdate(r,t.signal,t.sessionId)
return await handleTaskResult()}if(isTerminal(o.status)){const e=await this._taskStore.getTaskResult(r,t.sessionId)
this._clearTaskQueue(r,t.sessionId)
return{...e,_meta:{...e._meta,[n.EV]:{taskId:r}}}}return await handleTaskResult()}
return await handleTaskResult()})
this.setRequestHandler(n.zR,async(e,t)=>{try{const{tasks:r,nextCursor:o}=await this._taskStore.listTasks(e.params?.cursor,t.sessionId)
return{tasks:r,nextCursor:o,_meta:{}}}catch(e){throw new n.Nh(n.O4.InvalidParams,`Failed to list tasks: ${e instanceof Error?e.message:String(e)}`)}})
this.setRequestHandler(n.gd,async(e,t)=>{try{const r=await this._taskStore.getTask(e.params.taskId,t.sessionId)
if(!r)throw new n.Nh(n.O4.InvalidParams,`Task not found: ${e.params.taskId}`)
if(isTerminal(r.status))throw new n.Nh(n.O4.InvalidParams,`Cannot cancel task in terminal status: ${r.status}`)
await this._taskStore.updateTaskStatus(e.params.taskId,"cancelled","Client cancelled task execution.",t.sessionId)
this._clearTaskQueue(e.params.taskId,t.sessionId)
const o=await this._taskStore.getTask(e.params.taskId,t.sessionId)
if(!o)throw new n.Nh(n.O4.InvalidParams,`Task not found after cancellation: ${e.params.taskId}`)
return{_meta:{},...o}}catch(e){if(e instanceof n.Nh)throw e
throw new n.Nh(n.O4.InvalidRequest,`Failed to cancel task: ${e instanceof Error?e.message:String(e)}`)}})}}async _oncancel(e){if(!e.params.requestId)return
const t=this._requestHandlerAbortControllers.get(e.params.requestId)
t?.abort(e.params.reason)}_setupTimeout(e,t,r,o,n=!1){this._timeoutInfo.set(e,{timeoutId:setTimeout(o,t),startTime:Date.now(),timeout:t,maxTotalTimeout:r,resetTimeoutOnProgress:n,onTimeout:o})}_resetTimeout(e){const t=this._timeoutInfo.get(e)
if(!t)return!1
const r=Date.now()-t.startTime
if(t.maxTotalTimeout&&r>=t.maxTotalTimeout){this._timeoutInfo.delete(e)
throw n.Nh.fromError(n.O4.RequestTimeout,"Maximum total timeout exceeded",{maxTotalTimeout:t.maxTotalTimeout,totalElapsed:r})}clearTimeout(t.timeoutId)
t.timeoutId=setTimeout(t.onTimeout,t.timeout)
return!0}_cleanupTimeout(e){const t=this._timeoutInfo.get(e)
if(t){clearTimeout(t.timeoutId)
this._timeoutInfo.delete(e)}}async connect(e){if(this._transport)throw new Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.")
this._transport=e
const t=this.transport?.onclose
this._transport.onclose=()=>{t?.()
this._onclose()}
const r=this.transport?.onerror
this._transport.onerror=e=>{r?.(e)
this._onerror(e)}
const o=this._transport?.onmessage
this._transport.onmessage=(e,t)=>{o?.(e,t)
if((0,n.ig)(e)||(0,n.LW)(e))this._onresponse(e)
else if((0,n.vo)(e))this._onrequest(e,t)
else if((0,n.lg)(e))this._onnotification(e)
else this._onerror(new Error(`Unknown message type: ${JSON.stringify(e)}`))}
await this._transport.start()}_onclose(){const e=this._responseHandlers
this._responseHandlers=new Map
this._progressHandlers.clear()
this._taskProgressTokens.clear()
this._pendingDebouncedNotifications.clear()
for(const e of this._timeoutInfo.values())clearTimeout(e.timeoutId)
this._timeoutInfo.clear()
for(const e of this._requestHandlerAbortControllers.values())e.abort()
this._requestHandlerAbortControllers.clear()
const t=n.Nh.fromError(n.O4.ConnectionClosed,"Connection closed")
this._transport=void 0
this.onclose?.()
for(const r of e.values())r(t)}_onerror(e){this.onerror?.(e)}_onnotification(e){const t=this._notificationHandlers.get(e.method)??this.fallbackNotificationHandler
if(t===void 0)return
Promise.resolve().then(()=>t(e)).catch(e=>this._onerror(new Error(`Uncaught error in notification handler: ${e}`)))}_onrequest(e,t){const r=this._requestHandlers.get(e.method)??this.fallbackRequestHandler
const o=this._transport
const s=e.params?._meta?.[n.EV]?.taskId
const a=o?.sessionId
const i=this._taskStore
let c=!0
let l
if(s&&i&&this._taskMessageQueue&&a!==void 0){c=!1
l=(async()=>{if(!await i.getTask(s,a))throw new n.Nh(n.O4.InvalidParams,`Task not found: ${s}`)
c=!0})()}if(r===void 0){const t={jsonrpc:"2.0",id:e.id,error:{code:n.O4.MethodNotFound,message:"Method not found"}}
if(s&&l){const e={type:"error",message:t,timestamp:Date.now()}
l.then(()=>this._enqueueTaskMessage(s,e,a),()=>o?.send(t)).catch(e=>this._onerror(new Error(`Failed to send an error response: ${e}`)))}else if(s&&this._taskMessageQueue)this._enqueueTaskMessage(s,{type:"error",message:t,timestamp:Date.now()},o?.sessionId).catch(e=>this._onerror(new Error(`Failed to enqueue error response: ${e}`)))
else o?.send(t).catch(e=>this._onerror(new Error(`Failed to send an error response: ${e}`)))
return}const d=new AbortController
this._requestHandlerAbortControllers.set(e.id,d)
const u=(0,n.bZ)(e.params)?e.params.task:void 0
const p=this._taskStore?this.requestTaskStore(e,o?.sessionId):void 0
const h={signal:d.signal,sessionId:o?.sessionId,_meta:e.params?._meta,sendNotification:async t=>{if(d.signal.aborted)return
const r={relatedRequestId:e.id}
if(s)r.relatedTask={taskId:s}
await this.notification(t,r)},sendRequest:async(t,r,o)=>{if(d.signal.aborted)throw new n.Nh(n.O4.ConnectionClosed,"Request was cancelled")
const a={...o,relatedRequestId:e.id}
if(s&&!a.relatedTask)a.relatedTask={taskId:s}
const i=a.relatedTask?.taskId??s
if(i&&p)await p.updateTaskStatus(i,"input_required")
return await this.request(t,r,a)},authInfo:t?.authInfo,requestId:e.id,requestInfo:t?.requestInfo,taskId:s,taskStore:p,taskRequestedTtl:u?.ttl,closeSSEStream:t?.closeSSEStream,closeStandaloneSSEStream:t?.closeStandaloneSSEStream};(l??Promise.resolve()).then(()=>{if(l&&d.signal.aborted)throw new n.Nh(n.O4.ConnectionClosed,"Request was cancelled")
if(u)this.assertTaskHandlerCapability(e.method)}).then(()=>r(e,h)).then(async t=>{if(d.signal.aborted)return
const r={result:t,jsonrpc:"2.0",id:e.id}
if(s&&this._taskMessageQueue)await this._enqueueTaskMessage(s,{type:"response",message:r,timestamp:Date.now()},o?.sessionId)
else await(o?.send(r))},async t=>{if(d.signal.aborted)return
const r={jsonrpc:"2.0",id:e.id,error:{code:Number.isSafeInteger(t["code"])?t["code"]:n.O4.InternalError,message:t.message??"Internal error",...t["data"]!==void 0&&{data:t["data"]}}}
if(s&&this._taskMessageQueue&&c)await this._enqueueTaskMessage(s,{type:"error",message:r,timestamp:Date.now()},o?.sessionId)
else await(o?.send(r))}).catch(e=>this._onerror(new Error(`Failed to send response: ${e}`))).finally(()=>{if(this._requestHandlerAbortControllers.get(e.id)===d)this._requestHandlerAbortControllers.delete(e.id)})}_onprogress(e){const{progressToken:t,...r}=e.params
const o=Number(t)
const n=this._progressHandlers.get(o)
if(!n){this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`))
return}const s=this._responseHandlers.get(o)
const a=this._timeoutInfo.get(o)
if(a&&s&&a.resetTimeoutOnProgress)try{this._resetTimeout(o)}catch(e){this._responseHandlers.delete(o)
this._progressHandlers.delete(o)
this._cleanupTimeout(o)
s(e)
return}n(r)}_onresponse(e){const t=Number(e.id)
const r=this._requestResolvers.get(t)
if(r){this._requestResolvers.delete(t)
if((0,n.ig)(e))r(e)
else{const t=new n.Nh(e.error.code,e.error.message,e.error.data)
r(t)}return}const o=this._responseHandlers.get(t)
if(o===void 0){this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(e)}`))
return}this._responseHandlers.delete(t)
this._cleanupTimeout(t)
let s=!1
if((0,n.ig)(e)&&e.result&&typeof e.result==="object"){const r=e.result
if(r.task&&typeof r.task==="object"){const e=r.task
if(typeof e.taskId==="string"){s=!0
this._taskProgressTokens.set(e.taskId,t)}}}if(!s)this._progressHandlers.delete(t)
if((0,n.ig)(e))o(e)
else{const t=n.Nh.fromError(e.error.code,e.error.message,e.error.data)
o(t)}}get transport(){return this._transport}async close(){await(this._transport?.close())}async*requestStream(e,t,r){const{task:o}=r??{}
if(!o){try{const o=await this.request(e,t,r)
yield{type:"result",result:o}}catch(e){yield{type:"error",error:e instanceof n.Nh?e:new n.Nh(n.O4.InternalError,String(e))}}return}let s
try{const o=await this.request(e,n.Mg,r)
if(o.task){s=o.task.taskId
yield{type:"taskCreated",task:o.task}}else throw new n.Nh(n.O4.InternalError,"Task creation did not return a task")
while(1){const e=await this.getTask({taskId:s},r)
yield{type:"taskStatus",task:e}
if(isTerminal(e.status)){if(e.status==="completed"){const e=await this.getTaskResult({taskId:s},t,r)
yield{type:"result",result:e}}else if(e.status==="failed")yield{type:"error",error:new n.Nh(n.O4.InternalError,`Task ${s} failed`)}
else if(e.status==="cancelled")yield{type:"error",error:new n.Nh(n.O4.InternalError,`Task ${s} was cancelled`)}
return}if(e.status==="input_required"){const e=await this.getTaskResult({taskId:s},t,r)
yield{type:"result",result:e}
return}const o=e.pollInterval??this._options?.defaultTaskPollInterval??1e3
await new Promise(e=>setTimeout(e,o))
r?.signal?.throwIfAborted()}}catch(e){yield{type:"error",error:e instanceof n.Nh?e:new n.Nh(n.O4.InternalError,String(e))}}}request(e,t,r){const{relatedRequestId:o,resumptionToken:a,onresumptiontoken:i,task:c,relatedTask:l}=r??{}
return new Promise((d,u)=>{const earlyReject=e=>{u(e)}
if(!this._transport){earlyReject(new Error("Not connected"))
return}if(this._options?.enforceStrictCapabilities===!0)try{this.assertCapabilityForMethod(e.method)
if(c)this.assertTaskCapability(e.method)}catch(e){earlyReject(e)
return}r?.signal?.throwIfAborted()
const p=this._requestMessageId++
const h={...e,jsonrpc:"2.0",id:p}
if(r?.onprogress){this._progressHandlers.set(p,r.onprogress)
h.params={...e.params,_meta:{...e.params?._meta||{},progressToken:p}}}if(c)h.params={...h.params,task:c}
if(l)h.params={...h.params,_meta:{...h.params?._meta||{},[n.EV]:l}}
const cancel=e=>{this._responseHandlers.delete(p)
this._progressHandlers.delete(p)
this._cleanupTimeout(p)
this._transport?.send({jsonrpc:"2.0",method:"notifications/cancelled",params:{requestId:p,reason:String(e)}},{relatedRequestId:o,resumptionToken:a,onresumptiontoken:i}).catch(e=>this._onerror(new Error(`Failed to send cancellation: ${e}`)))
const t=e instanceof n.Nh?e:new n.Nh(n.O4.RequestTimeout,String(e))
u(t)}
this._responseHandlers.set(p,e=>{if(r?.signal?.aborted)return
if(e instanceof Error)return u(e)
try{const r=safeParse(t,e.result)
if(!r.success)u(r.error)
else d(r.data)}catch(e){u(e)}})
r?.signal?.addEventListener("abort",()=>{cancel(r?.signal?.reason)})
const m=r?.timeout??s
const timeoutHandler=()=>cancel(n.Nh.fromError(n.O4.RequestTimeout,"Request timed out",{timeout:m}))
this._setupTimeout(p,m,r?.maxTotalTimeout,timeoutHandler,r?.resetTimeoutOnProgress??!1)
const f=l?.taskId
if(f){const responseResolver=e=>{const t=this._responseHandlers.get(p)
if(t)t(e)
else this._onerror(new Error(`Response handler missing for side-channeled request ${p}`))}
this._requestResolvers.set(p,responseResolver)
this._enqueueTaskMessage(f,{type:"request",message:h,timestamp:Date.now()}).catch(e=>{this._cleanupTimeout(p)
u(e)})}else this._transport.send(h,{relatedRequestId:o,resumptionToken:a,onresumptiontoken:i}).catch(e=>{this._cleanupTimeout(p)
u(e)})})}async getTask(e,t){return this.request({method:"tasks/get",params:e},n.Sc,t)}async getTaskResult(e,t,r){return this.request({method:"tasks/result",params:e},t,r)}async listTasks(e,t){return this.request({method:"tasks/list",params:e},n.a5,t)}async cancelTask(e,t){return this.request({method:"tasks/cancel",params:e},n.gH,t)}async notification(e,t){if(!this._transport)throw new Error("Not connected")
this.assertNotificationCapability(e.method)
const r=t?.relatedTask?.taskId
if(r){const o={...e,jsonrpc:"2.0",params:{...e.params,_meta:{...e.params?._meta||{},[n.EV]:t.relatedTask}}}
await this._enqueueTaskMessage(r,{type:"notification",message:o,timestamp:Date.now()})
return}const o=this._options?.debouncedNotificationMethods??[]
const s=o.includes(e.method)&&!e.params&&!t?.relatedRequestId&&!t?.relatedTask
if(s){if(this._pendingDebouncedNotifications.has(e.method))return
this._pendingDebouncedNotifications.add(e.method)
Promise.resolve().then(()=>{this._pendingDebouncedNotifications.delete(e.method)
if(!this._transport)return
let r={...e,jsonrpc:"2.0"}
if(t?.relatedTask)r={...r,params:{...r.params,_meta:{...r.params?._meta||{},[n.EV]:t.relatedTask}}}
this._transport?.send(r,t).catch(e=>this._onerror(e))})
return}let a={...e,jsonrpc:"2.0"}
if(t?.relatedTask)a={...a,params:{...a.params,_meta:{...a.params?._meta||{},[n.EV]:t.relatedTask}}}
await this._transport.send(a,t)}setRequestHandler(e,t){const r=getMethodLiteral(e)
this.assertRequestHandlerCapability(r)
this._requestHandlers.set(r,(r,o)=>{const n=parseWithCompat(e,r)
return Promise.resolve(t(n,o))})}removeRequestHandler(e){this._requestHandlers.delete(e)}assertCanSetRequestHandler(e){if(this._requestHandlers.has(e))throw new Error(`A request handler for ${e} already exists, which would be overridden`)}setNotificationHandler(e,t){const r=getMethodLiteral(e)
this._notificationHandlers.set(r,r=>{const o=parseWithCompat(e,r)
return Promise.resolve(t(o))})}removeNotificationHandler(e){this._notificationHandlers.delete(e)}_cleanupTaskProgressHandler(e){const t=this._taskProgressTokens.get(e)
if(t!==void 0){this._progressHandlers.delete(t)
this._taskProgressTokens.delete(e)}}async _enqueueTaskMessage(e,t,r){if(!this._taskStore||!this._taskMessageQueue)throw new Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured")
const o=this._options?.maxTaskQueueSize
await this._taskMessageQueue.enqueue(e,t,r??this._transport?.sessionId,o)}async _clearTaskQueue(e,t){if(this._taskMessageQueue){const r=await this._taskMessageQueue.dequeueAll(e,t)
for(const t of r)if(t.type==="request"&&(0,n.vo)(t.message)){const r=t.message.id
const o=this._requestResolvers.get(r)
if(o){o(new n.Nh(n.O4.InternalError,"Task cancelled or completed"))
this._requestResolvers.delete(r)}else this._onerror(new Error(`Resolver missing for request ${r} during task ${e} cleanup`))}}}async _waitForTaskUpdate(e,t,r){let o=this._options?.defaultTaskPollInterval??1e3
try{const t=await(this._taskStore?.getTask(e,r))
if(t?.pollInterval)o=t.pollInterval}catch{}return new Promise((e,r)=>{if(t.aborted){r(new n.Nh(n.O4.InvalidRequest,"Request cancelled"))
return}const s=setTimeout(e,o)
t.addEventListener("abort",()=>{clearTimeout(s)
r(new n.Nh(n.O4.InvalidRequest,"Request cancelled"))},{once:!0})})}requestTaskStore(e,t){const r=this._taskStore
if(!r)throw new Error("No task store configured")
return{createTask:async o=>{if(!e)throw new Error("No request provided")
return await r.createTask(o,e.id,{method:e.method,params:e.params},t)},getTask:async e=>{const o=await r.getTask(e,t)
if(!o)throw new n.Nh(n.O4.InvalidParams,"Failed to retrieve task: Task not found")
return o},storeTaskResult:async(e,o,s)=>{await r.storeTaskResult(e,o,s,t)
const a=await r.getTask(e,t)
if(a){const t=n.ki.parse({method:"notifications/tasks/status",params:a})
await this.notification(t)
if(isTerminal(a.status))this._cleanupTaskProgressHandler(e)}},getTaskResult:e=>r.getTaskResult(e,t),updateTaskStatus:async(e,o,s)=>{const a=await r.getTask(e,t)
if(!a)throw new n.Nh(n.O4.InvalidParams,`Task "${e}" not found - it may have been cleaned up`)
if(isTerminal(a.status))throw new n.Nh(n.O4.InvalidParams,`Cannot update task "${e}" from terminal status "${a.status}" to "${o}". Terminal states (completed, failed, cancelled) cannot transition to other states.`)
await r.updateTaskStatus(e,o,s,t)
const i=await r.getTask(e,t)
if(i){const t=n.ki.parse({method:"notifications/tasks/status",params:i})
await this.notification(t)
if(isTerminal(i.status))this._cleanupTaskProgressHandler(e)}},listTasks:e=>r.listTasks(e,t)}}}}),41465:((e,t,r)=>{r.d(t,{EV:()=>i,Iu:()=>a,LW:()=>isJSONRPCErrorResponse,Mg:()=>ee,Nh:()=>McpError,O4:()=>I,OR:()=>x,Ql:()=>oe,Sc:()=>ne,Sq:()=>U,_r:()=>G,a5:()=>ie,aE:()=>s,bZ:()=>isTaskAugmentedRequestParams,fH:()=>ot,gH:()=>le,gd:()=>ce,ig:()=>isJSONRPCResultResponse,ki:()=>re,lg:()=>isJSONRPCNotification,oQ:()=>se,tC:()=>V,vo:()=>isJSONRPCRequest,wU:()=>isInitializedNotification,zR:()=>ae})
var o=r(28942)
var n=r(64377)
const s="2025-11-25"
const a=[s,"2025-06-18","2025-03-26","2024-11-05","2024-10-07"]
const i="io.modelcontextprotocol/related-task"
const c="2.0"
const l=o.custom(e=>e!==null&&(typeof e==="object"||typeof e==="function"))
const d=o.union([o.string(),o.number().int()])
const u=o.string()
o.looseObject({ttl:o.number().optional(),pollInterval:o.number().optional()})
const p=o.object({ttl:o.number().optional()})
const h=o.object({taskId:o.string()})
const m=o.looseObject({progressToken:d.optional(),[i]:h.optional()})
const f=o.object({_meta:m.optional()})
const _=f.extend({task:p.optional()})
const isTaskAugmentedRequestParams=e=>_.safeParse(e).success
const g=o.object({method:o.string(),params:f.loose().optional()})
const w=o.object({_meta:m.optional()})
const y=o.object({method:o.string(),params:w.loose().optional()})
const v=o.looseObject({_meta:m.optional()})
const k=o.union([o.string(),o.number().int()])
const b=o.object({jsonrpc:o.literal(c),id:k,...g.shape}).strict()
const isJSONRPCRequest=e=>b.safeParse(e).success
const T=o.object({jsonrpc:o.literal(c),...y.shape}).strict()
const isJSONRPCNotification=e=>T.safeParse(e).success
const E=o.object({jsonrpc:o.literal(c),id:k,result:v}).strict()
const isJSONRPCResultResponse=e=>E.safeParse(e).success
var I;(function(e){e[e["ConnectionClosed"]=-32e3]="ConnectionClosed"
e[e["RequestTimeout"]=-32001]="RequestTimeout"
e[e["ParseError"]=-32700]="ParseError"
e[e["InvalidRequest"]=-32600]="InvalidRequest"
e[e["MethodNotFound"]=-32601]="MethodNotFound"
e[e["InvalidParams"]=-32602]="InvalidParams"
e[e["InternalError"]=-32603]="InternalError"
e[e["UrlElicitationRequired"]=-32042]="UrlElicitationRequired"})(I||(I={}))
const R=o.object({jsonrpc:o.literal(c),id:k.optional(),error:o.object({code:o.number().int(),message:o.string(),data:o.unknown().optional()})}).strict()
const isJSONRPCErrorResponse=e=>R.safeParse(e).success
const x=o.union([b,T,E,R])
o.union([E,R])
const C=v.strict()
const S=w.extend({requestId:k.optional(),reason:o.string().optional()})
const U=y.extend({method:o.literal("notifications/cancelled"),params:S})
const q=o.object({src:o.string(),mimeType:o.string().optional(),sizes:o.array(o.string()).optional(),theme:o["enum"](["light","dark"]).optional()})
const A=o.object({icons:o.array(q).optional()})
const j=o.object({name:o.string(),title:o.string().optional()})
const O=j.extend({...j.shape,...A.shape,version:o.string(),websiteUrl:o.string().optional(),description:o.string().optional()})
const P=o.intersection(o.object({applyDefaults:o.boolean().optional()}),o.record(o.string(),o.unknown()))
const M=o.preprocess(e=>{if(e&&typeof e==="object"&&!Array.isArray(e))if(Object.keys(e).length===0)return{form:{}}
return e},o.intersection(o.object({form:P.optional(),url:l.optional()}),o.record(o.string(),o.unknown()).optional()))
const z=o.looseObject({list:l.optional(),cancel:l.optional(),requests:o.looseObject({sampling:o.looseObject({createMessage:l.optional()}).optional(),elicitation:o.looseObject({create:l.optional()}).optional()}).optional()})
const H=o.looseObject({list:l.optional(),cancel:l.optional(),requests:o.looseObject({tools:o.looseObject({call:l.optional()}).optional()}).optional()})
const $=o.object({experimental:o.record(o.string(),l).optional(),sampling:o.object({context:l.optional(),tools:l.optional()}).optional(),elicitation:M.optional(),roots:o.object({listChanged:o.boolean().optional()}).optional(),tasks:z.optional(),extensions:o.record(o.string(),l).optional()})
const L=f.extend({protocolVersion:o.string(),capabilities:$,clientInfo:O})
const N=g.extend({method:o.literal("initialize"),params:L})
const F=o.object({experimental:o.record(o.string(),l).optional(),logging:l.optional(),completions:l.optional(),prompts:o.object({listChanged:o.boolean().optional()}).optional(),resources:o.object({subscribe:o.boolean().optional(),listChanged:o.boolean().optional()}).optional(),tools:o.object({listChanged:o.boolean().optional()}).optional(),tasks:H.optional(),extensions:o.record(o.string(),l).optional()})
const W=v.extend({protocolVersion:o.string(),capabilities:F,serverInfo:O,instructions:o.string().optional()})
const D=y.extend({method:o.literal("notifications/initialized"),params:w.optional()})
const isInitializedNotification=e=>D.safeParse(e).success
const V=g.extend({method:o.literal("ping"),params:f.optional()})
const Q=o.object({progress:o.number(),total:o.optional(o.number()),message:o.optional(o.string())})
const Z=o.object({...w.shape,...Q.shape,progressToken:d})
const G=y.extend({method:o.literal("notifications/progress"),params:Z})
const B=f.extend({cursor:u.optional()})
const J=g.extend({params:B.optional()})
const K=v.extend({nextCursor:u.optional()})
const X=o["enum"](["working","input_required","completed","failed","cancelled"])
const Y=o.object({taskId:o.string(),status:X,ttl:o.union([o.number(),o["null"]()]),createdAt:o.string(),lastUpdatedAt:o.string(),pollInterval:o.optional(o.number()),statusMessage:o.optional(o.string())})
const ee=v.extend({task:Y})
const te=w.merge(Y)
const re=y.extend({method:o.literal("notifications/tasks/status"),params:te})
const oe=g.extend({method:o.literal("tasks/get"),params:f.extend({taskId:o.string()})})
const ne=v.merge(Y)
const se=g.extend({method:o.literal("tasks/result"),params:f.extend({taskId:o.string()})})
v.loose()
const ae=J.extend({method:o.literal("tasks/list")})
const ie=K.extend({tasks:o.array(Y)})
const ce=g.extend({method:o.literal("tasks/cancel"),params:f.extend({taskId:o.string()})})
const le=v.merge(Y)
const de=o.object({uri:o.string(),mimeType:o.optional(o.string()),_meta:o.record(o.string(),o.unknown()).optional()})
const ue=de.extend({text:o.string()})
const pe=o.string().refine(e=>{try{atob(e)
return!0}catch{return!1}},{message:"Invalid Base64 string"})
const he=de.extend({blob:pe})
const me=o["enum"](["user","assistant"])
const fe=o.object({audience:o.array(me).optional(),priority:o.number().min(0).max(1).optional(),lastModified:n.datetime({offset:!0}).optional()})
const _e=o.object({...j.shape,...A.shape,uri:o.string(),description:o.optional(o.string()),mimeType:o.optional(o.string()),size:o.optional(o.number()),annotations:fe.optional(),_meta:o.optional(o.looseObject({}))})
const ge=o.object({...j.shape,...A.shape,uriTemplate:o.string(),description:o.optional(o.string()),mimeType:o.optional(o.string()),annotations:fe.optional(),_meta:o.optional(o.looseObject({}))})
const we=J.extend({method:o.literal("resources/list")})
const ye=K.extend({resources:o.array(_e)})
const ve=J.extend({method:o.literal("resources/templates/list")})
const ke=K.extend({resourceTemplates:o.array(ge)})
const be=f.extend({uri:o.string()})
const Te=be
const Ee=g.extend({method:o.literal("resources/read"),params:Te})
const Ie=v.extend({contents:o.array(o.union([ue,he]))})
const Re=y.extend({method:o.literal("notifications/resources/list_changed"),params:w.optional()})
const xe=be
const Ce=g.extend({method:o.literal("resources/subscribe"),params:xe})
const Se=be
const Ue=g.extend({method:o.literal("resources/unsubscribe"),params:Se})
const qe=w.extend({uri:o.string()})
const Ae=y.extend({method:o.literal("notifications/resources/updated"),params:qe})
const je=o.object({name:o.string(),description:o.optional(o.string()),required:o.optional(o.boolean())})
const Oe=o.object({...j.shape,...A.shape,description:o.optional(o.string()),arguments:o.optional(o.array(je)),_meta:o.optional(o.looseObject({}))})
const Pe=J.extend({method:o.literal("prompts/list")})
const Me=K.extend({prompts:o.array(Oe)})
const ze=f.extend({name:o.string(),arguments:o.record(o.string(),o.string()).optional()})
const He=g.extend({method:o.literal("prompts/get"),params:ze})
const $e=o.object({type:o.literal("text"),text:o.string(),annotations:fe.optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const Le=o.object({type:o.literal("image"),data:pe,mimeType:o.string(),annotations:fe.optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const Ne=o.object({type:o.literal("audio"),data:pe,mimeType:o.string(),annotations:fe.optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const Fe=o.object({type:o.literal("tool_use"),name:o.string(),id:o.string(),input:o.record(o.string(),o.unknown()),_meta:o.record(o.string(),o.unknown()).optional()})
const We=o.object({type:o.literal("resource"),resource:o.union([ue,he]),annotations:fe.optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const De=_e.extend({type:o.literal("resource_link")})
const Ve=o.union([$e,Le,Ne,De,We])
const Qe=o.object({role:me,content:Ve})
const Ze=v.extend({description:o.string().optional(),messages:o.array(Qe)})
const Ge=y.extend({method:o.literal("notifications/prompts/list_changed"),params:w.optional()})
const Be=o.object({title:o.string().optional(),readOnlyHint:o.boolean().optional(),destructiveHint:o.boolean().optional(),idempotentHint:o.boolean().optional(),openWorldHint:o.boolean().optional()})
const Je=o.object({taskSupport:o["enum"](["required","optional","forbidden"]).optional()})
const Ke=o.object({...j.shape,...A.shape,description:o.string().optional(),inputSchema:o.object({type:o.literal("object"),properties:o.record(o.string(),l).optional(),required:o.array(o.string()).optional()}).catchall(o.unknown()),outputSchema:o.object({type:o.literal("object"),properties:o.record(o.string(),l).optional(),required:o.array(o.string()).optional()}).catchall(o.unknown()).optional(),annotations:Be.optional(),execution:Je.optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const Xe=J.extend({method:o.literal("tools/list")})
const Ye=K.extend({tools:o.array(Ke)})
const et=v.extend({content:o.array(Ve).default([]),structuredContent:o.record(o.string(),o.unknown()).optional(),isError:o.boolean().optional()})
et.or(v.extend({toolResult:o.unknown()}))
const tt=_.extend({name:o.string(),arguments:o.record(o.string(),o.unknown()).optional()})
const rt=g.extend({method:o.literal("tools/call"),params:tt})
const ot=y.extend({method:o.literal("notifications/tools/list_changed"),params:w.optional()})
o.object({autoRefresh:o.boolean().default(!0),debounceMs:o.number().int().nonnegative().default(300)})
const nt=o["enum"](["debug","info","notice","warning","error","critical","alert","emergency"])
const st=f.extend({level:nt})
const at=g.extend({method:o.literal("logging/setLevel"),params:st})
const it=w.extend({level:nt,logger:o.string().optional(),data:o.unknown()})
const ct=y.extend({method:o.literal("notifications/message"),params:it})
const lt=o.object({name:o.string().optional()})
const dt=o.object({hints:o.array(lt).optional(),costPriority:o.number().min(0).max(1).optional(),speedPriority:o.number().min(0).max(1).optional(),intelligencePriority:o.number().min(0).max(1).optional()})
const ut=o.object({mode:o["enum"](["auto","required","none"]).optional()})
const pt=o.object({type:o.literal("tool_result"),toolUseId:o.string().describe("The unique identifier for the corresponding tool call."),content:o.array(Ve).default([]),structuredContent:o.object({}).loose().optional(),isError:o.boolean().optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const ht=o.discriminatedUnion("type",[$e,Le,Ne])
const mt=o.discriminatedUnion("type",[$e,Le,Ne,Fe,pt])
const ft=o.object({role:me,content:o.union([mt,o.array(mt)]),_meta:o.record(o.string(),o.unknown()).optional()})
const _t=_.extend({messages:o.array(ft),modelPreferences:dt.optional(),systemPrompt:o.string().optional(),includeContext:o["enum"](["none","thisServer","allServers"]).optional(),temperature:o.number().optional(),maxTokens:o.number().int(),stopSequences:o.array(o.string()).optional(),metadata:l.optional(),tools:o.array(Ke).optional(),toolChoice:ut.optional()})
const gt=g.extend({method:o.literal("sampling/createMessage"),params:_t})
const wt=v.extend({model:o.string(),stopReason:o.optional(o["enum"](["endTurn","stopSequence","maxTokens"]).or(o.string())),role:me,content:ht})
const yt=v.extend({model:o.string(),stopReason:o.optional(o["enum"](["endTurn","stopSequence","maxTokens","toolUse"]).or(o.string())),role:me,content:o.union([mt,o.array(mt)])})
const vt=o.object({type:o.literal("boolean"),title:o.string().optional(),description:o.string().optional(),default:o.boolean().optional()})
const kt=o.object({type:o.literal("string"),title:o.string().optional(),description:o.string().optional(),minLength:o.number().optional(),maxLength:o.number().optional(),format:o["enum"](["email","uri","date","date-time"]).optional(),default:o.string().optional()})
const bt=o.object({type:o["enum"](["number","integer"]),title:o.string().optional(),description:o.string().optional(),minimum:o.number().optional(),maximum:o.number().optional(),default:o.number().optional()})
const Tt=o.object({type:o.literal("string"),title:o.string().optional(),description:o.string().optional(),enum:o.array(o.string()),default:o.string().optional()})
const Et=o.object({type:o.literal("string"),title:o.string().optional(),description:o.string().optional(),oneOf:o.array(o.object({const:o.string(),title:o.string()})),default:o.string().optional()})
const It=o.object({type:o.literal("string"),title:o.string().optional(),description:o.string().optional(),enum:o.array(o.string()),enumNames:o.array(o.string()).optional(),default:o.string().optional()})
const Rt=o.union([Tt,Et])
const xt=o.object({type:o.literal("array"),title:o.string().optional(),description:o.string().optional(),minItems:o.number().optional(),maxItems:o.number().optional(),items:o.object({type:o.literal("string"),enum:o.array(o.string())}),default:o.array(o.string()).optional()})
const Ct=o.object({type:o.literal("array"),title:o.string().optional(),description:o.string().optional(),minItems:o.number().optional(),maxItems:o.number().optional(),items:o.object({anyOf:o.array(o.object({const:o.string(),title:o.string()}))}),default:o.array(o.string()).optional()})
const St=o.union([xt,Ct])
const Ut=o.union([It,Rt,St])
const qt=o.union([Ut,vt,kt,bt])
const At=_.extend({mode:o.literal("form").optional(),message:o.string(),requestedSchema:o.object({type:o.literal("object"),properties:o.record(o.string(),qt),required:o.array(o.string()).optional()})})
const jt=_.extend({mode:o.literal("url"),message:o.string(),elicitationId:o.string(),url:o.string().url()})
const Ot=o.union([At,jt])
const Pt=g.extend({method:o.literal("elicitation/create"),params:Ot})
const Mt=w.extend({elicitationId:o.string()})
const zt=y.extend({method:o.literal("notifications/elicitation/complete"),params:Mt})
const Ht=v.extend({action:o["enum"](["accept","decline","cancel"]),content:o.preprocess(e=>e===null?void 0:e,o.record(o.string(),o.union([o.string(),o.number(),o.boolean(),o.array(o.string())])).optional())})
const $t=o.object({type:o.literal("ref/resource"),uri:o.string()})
const Lt=o.object({type:o.literal("ref/prompt"),name:o.string()})
const Nt=f.extend({ref:o.union([Lt,$t]),argument:o.object({name:o.string(),value:o.string()}),context:o.object({arguments:o.record(o.string(),o.string()).optional()}).optional()})
const Ft=g.extend({method:o.literal("completion/complete"),params:Nt})
const Wt=v.extend({completion:o.looseObject({values:o.array(o.string()).max(100),total:o.optional(o.number().int()),hasMore:o.optional(o.boolean())})})
const Dt=o.object({uri:o.string().startsWith("file://"),name:o.string().optional(),_meta:o.record(o.string(),o.unknown()).optional()})
const Vt=g.extend({method:o.literal("roots/list"),params:f.optional()})
const Qt=v.extend({roots:o.array(Dt)})
const Zt=y.extend({method:o.literal("notifications/roots/list_changed"),params:w.optional()})
o.union([V,N,Ft,at,He,Pe,we,ve,Ee,Ce,Ue,rt,Xe,oe,se,ae,ce])
o.union([U,G,D,Zt,re])
o.union([C,wt,yt,Ht,Qt,ne,ie,ee])
o.union([V,gt,Pt,Vt,oe,se,ae,ce])
o.union([U,G,ct,Ae,Re,ot,Ge,re,zt])
o.union([C,W,Wt,Ze,Me,ye,ke,Ie,et,Ye,ne,ie,ee])
class McpError extends Error{constructor(e,t,r){super(`MCP error ${e}: ${t}`)
this.code=e
this.data=r
this.name="McpError"}static fromError(e,t,r){if(e===I.UrlElicitationRequired&&r){const e=r
if(e.elicitations)return new UrlElicitationRequiredError(e.elicitations,t)}return new McpError(e,t,r)}}class UrlElicitationRequiredError extends McpError{constructor(e,t=`URL elicitation${e.length>1?"s":""} required`){super(I.UrlElicitationRequired,t,{elicitations:e})}get elicitations(){return this.data?.elicitations??[]}}})}
