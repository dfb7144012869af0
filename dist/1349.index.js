export const id=1349
export const ids=[1349]
export const modules={58047:((__unused_webpack_module,exports)=>{var PARAM_REGEXP=/; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g
var TEXT_REGEXP=/^[\u000b\u0020-\u007e\u0080-\u00ff]+$/
var TOKEN_REGEXP=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
var QESC_REGEXP=/\\([\u000b\u0020-\u00ff])/g
var QUOTE_REGEXP=/([\\"])/g
var TYPE_REGEXP=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
exports.format=format
exports.parse=parse
function format(obj){if(!obj||typeof obj!=="object")throw new TypeError("argument obj is required")
var parameters=obj.parameters
var type=obj.type
if(!type||!TYPE_REGEXP.test(type))throw new TypeError("invalid type")
var string=type
if(parameters&&typeof parameters==="object"){var param
var params=Object.keys(parameters).sort()
for(var i=0;i<params.length;i++){param=params[i]
if(!TOKEN_REGEXP.test(param))throw new TypeError("invalid parameter name")
string+="; "+param+"="+qstring(parameters[param])}}return string}function parse(string){if(!string)throw new TypeError("argument string is required")
var header=typeof string==="object"?getcontenttype(string):string
if(typeof header!=="string")throw new TypeError("argument string is required to be a string")
var index=header.indexOf(";")
var type=index!==-1?header.slice(0,index).trim():header.trim()
if(!TYPE_REGEXP.test(type))throw new TypeError("invalid media type")
var obj=new ContentType(type.toLowerCase())
if(index!==-1){var key
var match
var value
PARAM_REGEXP.lastIndex=index
while(match=PARAM_REGEXP.exec(header)){if(match.index!==index)throw new TypeError("invalid parameter format")
index+=match[0].length
key=match[1].toLowerCase()
value=match[2]
if(value.charCodeAt(0)===34){value=value.slice(1,-1)
if(value.indexOf("\\")!==-1)value=value.replace(QESC_REGEXP,"$1")}obj.parameters[key]=value}if(index!==header.length)throw new TypeError("invalid parameter format")}return obj}function getcontenttype(obj){var header
if(typeof obj.getHeader==="function")header=obj.getHeader("content-type")
else if(typeof obj.headers==="object")header=obj.headers&&obj.headers["content-type"]
if(typeof header!=="string")throw new TypeError("content-type header is missing from object")
return header}function qstring(val){var str=String(val)
if(TOKEN_REGEXP.test(str))return str
if(str.length>0&&!TEXT_REGEXP.test(str))throw new TypeError("invalid parameter value")
return'"'+str.replace(QUOTE_REGEXP,"\\$1")+'"'}function ContentType(type){this.parameters=Object.create(null)
this.type=type}}),42931:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>StreamableHTTPClientTransport})
var content_type=__webpack_require__(58047)
function mediaTypeEssence(header){if(!header)return
try{return content_type.parse(header).type}catch{const essence=(header.split(";",1)[0]??"").trim().toLowerCase()
if(essence===""||header.slice(essence.length).includes(","))return
return essence}}function normalizeHeaders(headers){if(!headers)return{}
if(headers instanceof Headers)return Object.fromEntries(headers.entries())
if(Array.isArray(headers))return Object.fromEntries(headers)
return{...headers}}function createFetchWithInit(baseFetch=fetch,baseInit){if(!baseInit)return baseFetch
return async(url,init)=>{const mergedInit={...baseInit,...init,headers:init?.headers?{...normalizeHeaders(baseInit.headers),...normalizeHeaders(init.headers)}:baseInit.headers}
return baseFetch(url,mergedInit)}}const MAX_REDIRECTS=5
const REDIRECT_STATUSES=[301,302,303,307,308]
function isWithinOrigin(from,to){if(from.protocol===to.protocol&&from.hostname===to.hostname&&from.port===to.port)return!0
return from.hostname===to.hostname&&from.protocol==="http:"&&from.port===""&&to.protocol==="https:"&&to.port===""}function redirectTarget(response,requestUrl){const location=REDIRECT_STATUSES.includes(response.status)?response.headers.get("location"):null
try{return location?new URL(location,requestUrl):void 0}catch{return}}function followWithinOrigin(baseFetch,url,init,response,followed=0){const target=redirectTarget(response,url)
const keepsMethod=response.status===307||response.status===308||(init?.method??"GET").toUpperCase()==="GET"
if(!target||followed===MAX_REDIRECTS||!keepsMethod)return
const from=new URL(url)
const addsUserinfo=(target.username||target.password)&&(target.username!==from.username||target.password!==from.password)
if(addsUserinfo||!isWithinOrigin(from,target))return
return Promise.resolve(response.body?.cancel()).then(()=>baseFetch(target,{...init,redirect:"manual"})).then(next=>followWithinOrigin(baseFetch,target,init,next,followed+1)??next)}const followingFetches=new WeakSet
function fetchLeavingRedirects(baseFetch){const following=(url,init)=>(baseFetch??fetch)(url,init)
followingFetches.add(following)
return following}function fetchWithinOrigin(baseFetch=fetch){if(followingFetches.has(baseFetch))return baseFetch
return(url,init)=>{if(init?.redirect==="error"||init?.redirect==="manual")return baseFetch(url,init)
return Promise.resolve(baseFetch(url,{...init,redirect:"manual"})).then(response=>followWithinOrigin(baseFetch,url,init,response)??response)}}function unfollowedRedirect(response,requestUrl){if(response.type==="opaqueredirect")return"Redirect not followed: this runtime does not expose the redirect target"
const from=response.url||requestUrl
const target=redirectTarget(response,from)
if(!target)return
target.username=target.password=target.search=target.hash=""
if(target.protocol==="http:"&&new URL(from).protocol==="https:"){target.protocol="https:"
return`Redirect to plain http not followed; try ${target.href} instead`}return`Redirect to ${target.href} not followed`}var types=__webpack_require__(41465)
let index_node_crypto
index_node_crypto=globalThis.crypto?.webcrypto??globalThis.crypto??Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,77598,19)).then(m=>m.webcrypto)
async function getRandomValues(size){return(await index_node_crypto).getRandomValues(new Uint8Array(size))}async function random(size){const mask="abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
const evenDistCutoff=Math.pow(2,8)-Math.pow(2,8)%mask.length
let result=""
while(result.length<size){const randomBytes=await getRandomValues(size-result.length)
for(const randomByte of randomBytes)if(randomByte<evenDistCutoff)result+=mask[randomByte%mask.length]}return result}async function generateVerifier(length){return await random(length)}async function generateChallenge(code_verifier){const buffer=await(await index_node_crypto).subtle.digest("SHA-256",(new TextEncoder).encode(code_verifier))
return btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\//g,"_").replace(/\+/g,"-").replace(/=/g,"")}async function pkceChallenge(length){if(!length)length=43
if(length<43||length>128)throw`Expected a length between 43 and 128. Received ${length}.`
const verifier=await generateVerifier(length)
const challenge=await generateChallenge(verifier)
return{code_verifier:verifier,code_challenge:challenge}}var schemas=__webpack_require__(28942)
const ZodIssueCode={invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not_multiple_of",unrecognized_keys:"unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"invalid_element",invalid_value:"invalid_value",custom:"custom"}
var ZodFirstPartyTypeKind
ZodFirstPartyTypeKind||(ZodFirstPartyTypeKind={})
var core_core=__webpack_require__(88532)
var coerce=__webpack_require__(49567)
const SafeUrlSchema=schemas.url().superRefine((val,ctx)=>{if(!URL.canParse(val)){ctx.addIssue({code:ZodIssueCode.custom,message:"URL must be parseable",fatal:!0})
return core_core.tm}}).refine(url=>{const u=new URL(url)
return u.protocol!=="javascript:"&&u.protocol!=="data:"&&u.protocol!=="vbscript:"},{message:"URL cannot use javascript:, data:, or vbscript: scheme"})
const OAuthProtectedResourceMetadataSchema=schemas.looseObject({resource:schemas.string().url(),authorization_servers:schemas.array(SafeUrlSchema).optional(),jwks_uri:schemas.string().url().optional(),scopes_supported:schemas.array(schemas.string()).optional(),bearer_methods_supported:schemas.array(schemas.string()).optional(),resource_signing_alg_values_supported:schemas.array(schemas.string()).optional(),resource_name:schemas.string().optional(),resource_documentation:schemas.string().optional(),resource_policy_uri:schemas.string().url().optional(),resource_tos_uri:schemas.string().url().optional(),tls_client_certificate_bound_access_tokens:schemas.boolean().optional(),authorization_details_types_supported:schemas.array(schemas.string()).optional(),dpop_signing_alg_values_supported:schemas.array(schemas.string()).optional(),dpop_bound_access_tokens_required:schemas.boolean().optional()})
const auth_OAuthMetadataSchema=schemas.looseObject({issuer:schemas.string(),authorization_endpoint:SafeUrlSchema,token_endpoint:SafeUrlSchema,registration_endpoint:SafeUrlSchema.optional(),scopes_supported:schemas.array(schemas.string()).optional(),response_types_supported:schemas.array(schemas.string()),response_modes_supported:schemas.array(schemas.string()).optional(),grant_types_supported:schemas.array(schemas.string()).optional(),token_endpoint_auth_methods_supported:schemas.array(schemas.string()).optional(),token_endpoint_auth_signing_alg_values_supported:schemas.array(schemas.string()).optional(),service_documentation:SafeUrlSchema.optional(),revocation_endpoint:SafeUrlSchema.optional(),revocation_endpoint_auth_methods_supported:schemas.array(schemas.string()).optional(),revocation_endpoint_auth_signing_alg_values_supported:schemas.array(schemas.string()).optional(),introspection_endpoint:schemas.string().optional(),introspection_endpoint_auth_methods_supported:schemas.array(schemas.string()).optional(),introspection_endpoint_auth_signing_alg_values_supported:schemas.array(schemas.string()).optional(),code_challenge_methods_supported:schemas.array(schemas.string()).optional(),client_id_metadata_document_supported:schemas.boolean().optional()})
const OpenIdProviderMetadataSchema=schemas.looseObject({issuer:schemas.string(),authorization_endpoint:SafeUrlSchema,token_endpoint:SafeUrlSchema,userinfo_endpoint:SafeUrlSchema.optional(),jwks_uri:SafeUrlSchema,registration_endpoint:SafeUrlSchema.optional(),scopes_supported:schemas.array(schemas.string()).optional(),response_types_supported:schemas.array(schemas.string()),response_modes_supported:schemas.array(schemas.string()).optional(),grant_types_supported:schemas.array(schemas.string()).optional(),acr_values_supported:schemas.array(schemas.string()).optional(),subject_types_supported:schemas.array(schemas.string()),id_token_signing_alg_values_supported:schemas.array(schemas.string()),id_token_encryption_alg_values_supported:schemas.array(schemas.string()).optional(),id_token_encryption_enc_values_supported:schemas.array(schemas.string()).optional(),userinfo_signing_alg_values_supported:schemas.array(schemas.string()).optional(),userinfo_encryption_alg_values_supported:schemas.array(schemas.string()).optional(),userinfo_encryption_enc_values_supported:schemas.array(schemas.string()).optional(),request_object_signing_alg_values_supported:schemas.array(schemas.string()).optional(),request_object_encryption_alg_values_supported:schemas.array(schemas.string()).optional(),request_object_encryption_enc_values_supported:schemas.array(schemas.string()).optional(),token_endpoint_auth_methods_supported:schemas.array(schemas.string()).optional(),token_endpoint_auth_signing_alg_values_supported:schemas.array(schemas.string()).optional(),display_values_supported:schemas.array(schemas.string()).optional(),claim_types_supported:schemas.array(schemas.string()).optional(),claims_supported:schemas.array(schemas.string()).optional(),service_documentation:schemas.string().optional(),claims_locales_supported:schemas.array(schemas.string()).optional(),ui_locales_supported:schemas.array(schemas.string()).optional(),claims_parameter_supported:schemas.boolean().optional(),request_parameter_supported:schemas.boolean().optional(),request_uri_parameter_supported:schemas.boolean().optional(),require_request_uri_registration:schemas.boolean().optional(),op_policy_uri:SafeUrlSchema.optional(),op_tos_uri:SafeUrlSchema.optional(),client_id_metadata_document_supported:schemas.boolean().optional()})
const OpenIdProviderDiscoveryMetadataSchema=schemas.object({...OpenIdProviderMetadataSchema.shape,...auth_OAuthMetadataSchema.pick({code_challenge_methods_supported:!0}).shape})
const OAuthTokensSchema=schemas.object({access_token:schemas.string(),id_token:schemas.string().optional(),token_type:schemas.string(),expires_in:coerce.ai().optional(),scope:schemas.string().optional(),refresh_token:schemas.string().optional(),issuer:schemas.string().optional().catch(void 0)}).strip()
const OAuthErrorResponseSchema=schemas.object({error:schemas.string(),error_description:schemas.string().optional(),error_uri:schemas.string().optional()})
const OptionalSafeUrlSchema=SafeUrlSchema.optional().or(schemas.literal("").transform(()=>{}))
const OAuthClientMetadataSchema=schemas.object({redirect_uris:schemas.array(SafeUrlSchema),token_endpoint_auth_method:schemas.string().optional(),grant_types:schemas.array(schemas.string()).optional(),response_types:schemas.array(schemas.string()).optional(),client_name:schemas.string().optional(),client_uri:SafeUrlSchema.optional(),logo_uri:OptionalSafeUrlSchema,scope:schemas.string().optional(),contacts:schemas.array(schemas.string()).optional(),tos_uri:OptionalSafeUrlSchema,policy_uri:schemas.string().optional(),jwks_uri:SafeUrlSchema.optional(),jwks:schemas.any().optional(),software_id:schemas.string().optional(),software_version:schemas.string().optional(),software_statement:schemas.string().optional()}).strip()
const OAuthClientInformationSchema=schemas.object({client_id:schemas.string(),client_secret:schemas.string().optional(),client_id_issued_at:schemas.number().optional(),client_secret_expires_at:schemas.number().optional(),issuer:schemas.string().optional().catch(void 0)}).strip()
const OAuthClientInformationFullSchema=OAuthClientMetadataSchema.merge(OAuthClientInformationSchema)
schemas.object({error:schemas.string(),error_description:schemas.string().optional()}).strip()
schemas.object({token:schemas.string(),token_type_hint:schemas.string().optional()}).strip()
function resourceUrlFromServerUrl(url){const resourceURL=typeof url==="string"?new URL(url):new URL(url.href)
resourceURL.hash=""
return resourceURL}function checkResourceAllowed({requestedResource:requestedResource,configuredResource:configuredResource}){const requested=typeof requestedResource==="string"?new URL(requestedResource):new URL(requestedResource.href)
const configured=typeof configuredResource==="string"?new URL(configuredResource):new URL(configuredResource.href)
if(requested.origin!==configured.origin)return!1
if(requested.pathname.length<configured.pathname.length)return!1
const requestedPath=requested.pathname.endsWith("/")?requested.pathname:requested.pathname+"/"
const configuredPath=configured.pathname.endsWith("/")?configured.pathname:configured.pathname+"/"
return requestedPath.startsWith(configuredPath)}class OAuthError extends Error{constructor(message,errorUri){super(message)
this.errorUri=errorUri
this.name=this.constructor.name}toResponseObject(){const response={error:this.errorCode,error_description:this.message}
if(this.errorUri)response.error_uri=this.errorUri
return response}get errorCode(){return this.constructor.errorCode}}class InvalidRequestError extends OAuthError{}InvalidRequestError.errorCode="invalid_request"
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
const OAUTH_ERRORS={[InvalidRequestError.errorCode]:InvalidRequestError,[InvalidClientError.errorCode]:InvalidClientError,[InvalidGrantError.errorCode]:InvalidGrantError,[UnauthorizedClientError.errorCode]:UnauthorizedClientError,[UnsupportedGrantTypeError.errorCode]:UnsupportedGrantTypeError,[InvalidScopeError.errorCode]:InvalidScopeError,[AccessDeniedError.errorCode]:AccessDeniedError,[ServerError.errorCode]:ServerError,[TemporarilyUnavailableError.errorCode]:TemporarilyUnavailableError,[UnsupportedResponseTypeError.errorCode]:UnsupportedResponseTypeError,[UnsupportedTokenTypeError.errorCode]:UnsupportedTokenTypeError,[InvalidTokenError.errorCode]:InvalidTokenError,[MethodNotAllowedError.errorCode]:MethodNotAllowedError,[TooManyRequestsError.errorCode]:TooManyRequestsError,[InvalidClientMetadataError.errorCode]:InvalidClientMetadataError,[InsufficientScopeError.errorCode]:InsufficientScopeError,[InvalidTargetError.errorCode]:InvalidTargetError}
class UnauthorizedError extends Error{constructor(message){super(message??"Unauthorized")}}function isClientAuthMethod(method){return["client_secret_basic","client_secret_post","none"].includes(method)}const AUTHORIZATION_CODE_RESPONSE_TYPE="code"
const AUTHORIZATION_CODE_CHALLENGE_METHOD="S256"
function selectClientAuthMethod(clientInformation,supportedMethods){const hasClientSecret=clientInformation.client_secret!==void 0
if("token_endpoint_auth_method"in clientInformation&&clientInformation.token_endpoint_auth_method&&isClientAuthMethod(clientInformation.token_endpoint_auth_method)&&(supportedMethods.length===0||supportedMethods.includes(clientInformation.token_endpoint_auth_method)))return clientInformation.token_endpoint_auth_method
if(supportedMethods.length===0)return hasClientSecret?"client_secret_basic":"none"
if(hasClientSecret&&supportedMethods.includes("client_secret_basic"))return"client_secret_basic"
if(hasClientSecret&&supportedMethods.includes("client_secret_post"))return"client_secret_post"
if(supportedMethods.includes("none"))return"none"
return hasClientSecret?"client_secret_post":"none"}function applyClientAuthentication(method,clientInformation,headers,params){const{client_id:client_id,client_secret:client_secret}=clientInformation
switch(method){case"client_secret_basic":applyBasicAuth(client_id,client_secret,headers)
return
case"client_secret_post":applyPostAuth(client_id,client_secret,params)
return
case"none":applyPublicAuth(client_id,params)
return
default:throw new Error(`Unsupported client authentication method: ${method}`)}}function applyBasicAuth(clientId,clientSecret,headers){if(!clientSecret)throw new Error("client_secret_basic authentication requires a client_secret")
const credentials=btoa(`${clientId}:${clientSecret}`)
headers.set("Authorization",`Basic ${credentials}`)}function applyPostAuth(clientId,clientSecret,params){params.set("client_id",clientId)
if(clientSecret)params.set("client_secret",clientSecret)}function applyPublicAuth(clientId,params){params.set("client_id",clientId)}async function parseErrorResponse(input){const statusCode=input instanceof Response?input.status:void 0
const body=input instanceof Response?await input.text():input
try{const result=OAuthErrorResponseSchema.parse(JSON.parse(body))
const{error:error,error_description:error_description,error_uri:error_uri}=result
const errorClass=OAUTH_ERRORS[error]||ServerError
return new errorClass(error_description||"",error_uri)}catch(error){const redirect=input instanceof Response?unfollowedRedirect(input,input.url):void 0
const errorMessage=`${statusCode?`HTTP ${statusCode}: `:""}${redirect??`Invalid OAuth error response: ${error}. Raw body: ${body}`}`
return new ServerError(errorMessage)}}function issuersMatch(a,b){let[x,y]=[a,b]
try{[x,y]=[new URL(a).href,new URL(b).href]}catch{}return x===y||x.endsWith("/")&&x.slice(0,-1)===y||y.endsWith("/")&&y.slice(0,-1)===x}function discardIfIssuerMismatch(stored,issuer){if(!stored)return
if(typeof stored.issuer!=="string")return stored.issuer==null?stored:{...stored,issuer:void 0}
return issuersMatch(stored.issuer,issuer)?stored:void 0}const TokenResponseSchema=OAuthTokensSchema.omit({issuer:!0})
const RegistrationResponseSchema=OAuthClientInformationFullSchema.omit({issuer:!0})
function boundElsewhereError(stored,issuer){return new Error(`OAuth client information is bound to authorization server ${stored.issuer} and is not presented to ${issuer}. `+"Clear the stored client information, or correct `expectedIssuer`, if the authorization server has moved.")}async function auth(provider,options){try{return await authInternal(provider,options)}catch(error){if(error instanceof InvalidClientError||error instanceof UnauthorizedClientError){await(provider.invalidateCredentials?.("all"))
return await authInternal(provider,options)}else if(error instanceof InvalidGrantError){await(provider.invalidateCredentials?.("tokens"))
return await authInternal(provider,options)}throw error}}async function authInternal(provider,{serverUrl:serverUrl,authorizationCode:authorizationCode,scope:scope,resourceMetadataUrl:resourceMetadataUrl,fetchFn:fetchFn}){const cachedState=await(provider.discoveryState?.())
let resourceMetadata
let authorizationServerUrl
let metadata
let effectiveResourceMetadataUrl=resourceMetadataUrl
if(!effectiveResourceMetadataUrl&&cachedState?.resourceMetadataUrl)effectiveResourceMetadataUrl=new URL(cachedState.resourceMetadataUrl)
if(cachedState?.authorizationServerUrl){authorizationServerUrl=cachedState.authorizationServerUrl
resourceMetadata=cachedState.resourceMetadata
metadata=cachedState.authorizationServerMetadata??await discoverAuthorizationServerMetadata(authorizationServerUrl,{fetchFn:fetchFn})
if(!resourceMetadata)try{resourceMetadata=await discoverOAuthProtectedResourceMetadata(serverUrl,{resourceMetadataUrl:effectiveResourceMetadataUrl},fetchFn)}catch{}if(metadata!==cachedState.authorizationServerMetadata||resourceMetadata!==cachedState.resourceMetadata)await(provider.saveDiscoveryState?.({authorizationServerUrl:String(authorizationServerUrl),resourceMetadataUrl:effectiveResourceMetadataUrl?.toString(),resourceMetadata:resourceMetadata,authorizationServerMetadata:metadata}))}else{const serverInfo=await discoverOAuthServerInfo(serverUrl,{resourceMetadataUrl:effectiveResourceMetadataUrl,fetchFn:fetchFn})
authorizationServerUrl=serverInfo.authorizationServerUrl
metadata=serverInfo.authorizationServerMetadata
resourceMetadata=serverInfo.resourceMetadata
await(provider.saveDiscoveryState?.({authorizationServerUrl:String(authorizationServerUrl),resourceMetadataUrl:effectiveResourceMetadataUrl?.toString(),resourceMetadata:resourceMetadata,authorizationServerMetadata:metadata}))}const issuer=String(authorizationServerUrl)
const selectedResource=await selectResourceURL(serverUrl,provider,resourceMetadata)
const resource=selectedResource&&resourceMetadata&&!provider.validateResourceURL?resourceMetadata.resource:selectedResource
const resolvedScope=scope||resourceMetadata?.scopes_supported?.join(" ")||provider.clientMetadata.scope
const storedClientInformation=await Promise.resolve(provider.clientInformation())
let clientInformation=discardIfIssuerMismatch(storedClientInformation,issuer)
const canRegisterAgain=provider.saveClientInformation!==void 0&&!!provider.redirectUrl
if(storedClientInformation&&!clientInformation&&!canRegisterAgain)throw boundElsewhereError(storedClientInformation,issuer)
const unstampedClientInformation=clientInformation?.issuer==null?clientInformation:void 0
const bindClientInformation=async()=>{try{if(unstampedClientInformation)await(provider.saveClientInformation?.({...unstampedClientInformation,issuer:issuer}))}catch{}}
if(!clientInformation){if(authorizationCode!==void 0)throw new Error("Existing OAuth client information is required when exchanging an authorization code")
const supportsUrlBasedClientId=metadata?.client_id_metadata_document_supported===!0
const clientMetadataUrl=provider.clientMetadataUrl
if(clientMetadataUrl&&!isHttpsUrl(clientMetadataUrl))throw new InvalidClientMetadataError(`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${clientMetadataUrl}`)
const shouldUseUrlBasedClientId=supportsUrlBasedClientId&&clientMetadataUrl
if(shouldUseUrlBasedClientId){clientInformation={client_id:clientMetadataUrl,issuer:issuer}
await(provider.saveClientInformation?.(clientInformation))}else{if(!provider.saveClientInformation)throw new Error("OAuth client information must be saveable for dynamic registration")
const fullInformation=await registerClient(authorizationServerUrl,{metadata:metadata,clientMetadata:provider.clientMetadata,scope:resolvedScope,fetchFn:fetchFn})
clientInformation={...fullInformation,issuer:issuer}
await provider.saveClientInformation(clientInformation)}}const nonInteractiveFlow=!provider.redirectUrl
if(authorizationCode!==void 0||nonInteractiveFlow){const tokens=await fetchToken(provider,authorizationServerUrl,{metadata:metadata,resource:resource,authorizationCode:authorizationCode,fetchFn:fetchFn})
await bindClientInformation()
await provider.saveTokens({...tokens,issuer:issuer})
return"AUTHORIZED"}const tokens=discardIfIssuerMismatch(await provider.tokens(),issuer)
if(tokens?.refresh_token&&tokens.issuer==null)console.warn("[mcp-sdk] stored OAuth tokens have no 'issuer' property (saved by an earlier version, or by a provider that "+"does not keep it) and are used as-is; make sure your OAuthClientProvider stores what saveTokens() and "+"saveClientInformation() receive unchanged.")
if(tokens?.refresh_token)try{const newTokens=await refreshAuthorization(authorizationServerUrl,{metadata:metadata,clientInformation:clientInformation,refreshToken:tokens.refresh_token,resource:resource,addClientAuthentication:provider.addClientAuthentication,fetchFn:fetchFn})
await bindClientInformation()
await provider.saveTokens({...newTokens,issuer:issuer})
return"AUTHORIZED"}catch(error){if(!(error instanceof OAuthError)||error instanceof ServerError);else throw error}const state=provider.state?await provider.state():void 0
const{authorizationUrl:authorizationUrl,codeVerifier:codeVerifier}=await startAuthorization(authorizationServerUrl,{metadata:metadata,clientInformation:clientInformation,state:state,redirectUrl:provider.redirectUrl,scope:resolvedScope,resource:resource})
await provider.saveCodeVerifier(codeVerifier)
await provider.redirectToAuthorization(authorizationUrl)
return"REDIRECT"}function isHttpsUrl(value){if(!value)return!1
try{const url=new URL(value)
return url.protocol==="https:"&&url.pathname!=="/"}catch{return!1}}async function selectResourceURL(serverUrl,provider,resourceMetadata){const defaultResource=resourceUrlFromServerUrl(serverUrl)
if(provider.validateResourceURL)return await provider.validateResourceURL(defaultResource,resourceMetadata?.resource)
if(!resourceMetadata)return
if(!checkResourceAllowed({requestedResource:defaultResource,configuredResource:resourceMetadata.resource}))throw new Error(`Protected resource ${resourceMetadata.resource} does not match expected ${defaultResource} (or origin)`)
return new URL(resourceMetadata.resource)}function extractWWWAuthenticateParams(res){const authenticateHeader=res.headers.get("WWW-Authenticate")
if(!authenticateHeader)return{}
const[type,scheme]=authenticateHeader.split(" ")
if(type.toLowerCase()!=="bearer"||!scheme)return{}
const resourceMetadataMatch=extractFieldFromWwwAuth(res,"resource_metadata")||void 0
let resourceMetadataUrl
if(resourceMetadataMatch)try{resourceMetadataUrl=new URL(resourceMetadataMatch)}catch{}const scope=extractFieldFromWwwAuth(res,"scope")||void 0
const error=extractFieldFromWwwAuth(res,"error")||void 0
return{resourceMetadataUrl:resourceMetadataUrl,scope:scope,error:error}}function extractFieldFromWwwAuth(response,fieldName){const wwwAuthHeader=response.headers.get("WWW-Authenticate")
if(!wwwAuthHeader)return null
const pattern=new RegExp(`${fieldName}=(?:"([^"]+)"|([^\\s,]+))`)
const match=wwwAuthHeader.match(pattern)
if(match)return match[1]||match[2]
return null}async function discoverOAuthProtectedResourceMetadata(serverUrl,opts,fetchFn=fetch){const response=await discoverMetadataWithFallback(serverUrl,"oauth-protected-resource",fetchFn,{protocolVersion:opts?.protocolVersion,metadataUrl:opts?.resourceMetadataUrl})
if(!response||response.status===404){await(response?.body?.cancel())
throw new Error(`Resource server does not implement OAuth 2.0 Protected Resource Metadata.`)}if(!response.ok){await(response.body?.cancel())
throw new Error(`HTTP ${response.status} trying to load well-known OAuth protected resource metadata.`)}return OAuthProtectedResourceMetadataSchema.parse(await response.json())}async function fetchWithCorsRetry(url,headers,fetchFn=fetch){try{return await fetchWithinOrigin(fetchFn)(url,{headers:headers})}catch(error){if(error instanceof TypeError)if(headers)return fetchWithCorsRetry(url,void 0,fetchFn)
else return
throw error}}function buildWellKnownPath(wellKnownPrefix,pathname="",options={}){if(pathname.endsWith("/"))pathname=pathname.slice(0,-1)
return options.prependPathname?`${pathname}/.well-known/${wellKnownPrefix}`:`/.well-known/${wellKnownPrefix}${pathname}`}async function tryMetadataDiscovery(url,protocolVersion,fetchFn=fetch){const headers={"MCP-Protocol-Version":protocolVersion}
return await fetchWithCorsRetry(url,headers,fetchFn)}function shouldAttemptFallback(response,pathname){return!response||!response.ok&&response.status<500&&pathname!=="/"}async function discoverMetadataWithFallback(serverUrl,wellKnownType,fetchFn,opts){const issuer=new URL(serverUrl)
const protocolVersion=opts?.protocolVersion??types.aE
let url
if(opts?.metadataUrl)url=new URL(opts.metadataUrl)
else{const wellKnownPath=buildWellKnownPath(wellKnownType,issuer.pathname)
url=new URL(wellKnownPath,opts?.metadataServerUrl??issuer)
url.search=issuer.search}let response=await tryMetadataDiscovery(url,protocolVersion,fetchFn)
if(!opts?.metadataUrl&&shouldAttemptFallback(response,issuer.pathname)){const rootUrl=new URL(`/.well-known/${wellKnownType}`,issuer)
response=await tryMetadataDiscovery(rootUrl,protocolVersion,fetchFn)}return response}function buildDiscoveryUrls(authorizationServerUrl){const url=typeof authorizationServerUrl==="string"?new URL(authorizationServerUrl):authorizationServerUrl
const hasPath=url.pathname!=="/"
const urlsToTry=[]
if(!hasPath){urlsToTry.push({url:new URL("/.well-known/oauth-authorization-server",url.origin),type:"oauth"})
urlsToTry.push({url:new URL(`/.well-known/openid-configuration`,url.origin),type:"oidc"})
return urlsToTry}let pathname=url.pathname
if(pathname.endsWith("/"))pathname=pathname.slice(0,-1)
urlsToTry.push({url:new URL(`/.well-known/oauth-authorization-server${pathname}`,url.origin),type:"oauth"})
urlsToTry.push({url:new URL(`/.well-known/openid-configuration${pathname}`,url.origin),type:"oidc"})
urlsToTry.push({url:new URL(`${pathname}/.well-known/openid-configuration`,url.origin),type:"oidc"})
return urlsToTry}async function discoverAuthorizationServerMetadata(authorizationServerUrl,{fetchFn:fetchFn=fetch,protocolVersion:protocolVersion=types.aE}={}){const headers={"MCP-Protocol-Version":protocolVersion,Accept:"application/json"}
const urlsToTry=buildDiscoveryUrls(authorizationServerUrl)
for(const{url:endpointUrl,type:type}of urlsToTry){const response=await fetchWithCorsRetry(endpointUrl,headers,fetchFn)
if(!response)continue
if(!response.ok){await(response.body?.cancel())
if(response.status<500)continue
throw new Error(`HTTP ${response.status} trying to load ${type==="oauth"?"OAuth":"OpenID provider"} metadata from ${endpointUrl}`)}if(type==="oauth")return auth_OAuthMetadataSchema.parse(await response.json())
else return OpenIdProviderDiscoveryMetadataSchema.parse(await response.json())}return}async function discoverOAuthServerInfo(serverUrl,opts){let resourceMetadata
let authorizationServerUrl
try{resourceMetadata=await discoverOAuthProtectedResourceMetadata(serverUrl,{resourceMetadataUrl:opts?.resourceMetadataUrl},opts?.fetchFn)
if(resourceMetadata.authorization_servers&&resourceMetadata.authorization_servers.length>0)authorizationServerUrl=resourceMetadata.authorization_servers[0]}catch{}if(!authorizationServerUrl)authorizationServerUrl=String(new URL("/",serverUrl))
const authorizationServerMetadata=await discoverAuthorizationServerMetadata(authorizationServerUrl,{fetchFn:opts?.fetchFn})
return{authorizationServerUrl:authorizationServerUrl,authorizationServerMetadata:authorizationServerMetadata,resourceMetadata:resourceMetadata}}function resourceIndicatorToString(resource){return typeof resource==="string"?resource:resource.href}async function startAuthorization(authorizationServerUrl,{metadata:metadata,clientInformation:clientInformation,redirectUrl:redirectUrl,scope:scope,state:state,resource:resource}){let authorizationUrl
if(metadata){authorizationUrl=new URL(metadata.authorization_endpoint)
if(!metadata.response_types_supported.includes(AUTHORIZATION_CODE_RESPONSE_TYPE))throw new Error(`Incompatible auth server: does not support response type ${AUTHORIZATION_CODE_RESPONSE_TYPE}`)
if(metadata.code_challenge_methods_supported&&!metadata.code_challenge_methods_supported.includes(AUTHORIZATION_CODE_CHALLENGE_METHOD))throw new Error(`Incompatible auth server: does not support code challenge method ${AUTHORIZATION_CODE_CHALLENGE_METHOD}`)}else authorizationUrl=new URL("/authorize",authorizationServerUrl)
const challenge=await pkceChallenge()
const codeVerifier=challenge.code_verifier
const codeChallenge=challenge.code_challenge
authorizationUrl.searchParams.set("response_type",AUTHORIZATION_CODE_RESPONSE_TYPE)
authorizationUrl.searchParams.set("client_id",clientInformation.client_id)
authorizationUrl.searchParams.set("code_challenge",codeChallenge)
authorizationUrl.searchParams.set("code_challenge_method",AUTHORIZATION_CODE_CHALLENGE_METHOD)
authorizationUrl.searchParams.set("redirect_uri",String(redirectUrl))
if(state)authorizationUrl.searchParams.set("state",state)
if(scope)authorizationUrl.searchParams.set("scope",scope)
if(scope?.includes("offline_access"))authorizationUrl.searchParams.append("prompt","consent")
if(resource)authorizationUrl.searchParams.set("resource",resourceIndicatorToString(resource))
return{authorizationUrl:authorizationUrl,codeVerifier:codeVerifier}}function prepareAuthorizationCodeRequest(authorizationCode,codeVerifier,redirectUri){return new URLSearchParams({grant_type:"authorization_code",code:authorizationCode,code_verifier:codeVerifier,redirect_uri:String(redirectUri)})}async function executeTokenRequest(authorizationServerUrl,{metadata:metadata,tokenRequestParams:tokenRequestParams,clientInformation:clientInformation,addClientAuthentication:addClientAuthentication,resource:resource,fetchFn:fetchFn}){const tokenUrl=metadata?.token_endpoint?new URL(metadata.token_endpoint):new URL("/token",authorizationServerUrl)
const headers=new Headers({"Content-Type":"application/x-www-form-urlencoded",Accept:"application/json"})
if(resource)tokenRequestParams.set("resource",resourceIndicatorToString(resource))
if(addClientAuthentication)await addClientAuthentication(headers,tokenRequestParams,tokenUrl,metadata)
else if(clientInformation){const supportedMethods=metadata?.token_endpoint_auth_methods_supported??[]
const authMethod=selectClientAuthMethod(clientInformation,supportedMethods)
applyClientAuthentication(authMethod,clientInformation,headers,tokenRequestParams)}const response=await fetchWithinOrigin(fetchFn??fetch)(tokenUrl,{method:"POST",headers:headers,body:tokenRequestParams})
if(!response.ok)throw await parseErrorResponse(response)
return TokenResponseSchema.parse(await response.json())}async function refreshAuthorization(authorizationServerUrl,{metadata:metadata,clientInformation:clientInformation,refreshToken:refreshToken,resource:resource,addClientAuthentication:addClientAuthentication,fetchFn:fetchFn}){const tokenRequestParams=new URLSearchParams({grant_type:"refresh_token",refresh_token:refreshToken})
const tokens=await executeTokenRequest(authorizationServerUrl,{metadata:metadata,tokenRequestParams:tokenRequestParams,clientInformation:clientInformation,addClientAuthentication:addClientAuthentication,resource:resource,fetchFn:fetchFn})
return{refresh_token:refreshToken,...tokens}}async function fetchToken(provider,authorizationServerUrl,{metadata:metadata,resource:resource,authorizationCode:authorizationCode,fetchFn:fetchFn}={}){const readClientInformation=async()=>{const storedClientInformation=await provider.clientInformation()
const checked=discardIfIssuerMismatch(storedClientInformation,String(authorizationServerUrl))
if(storedClientInformation&&!checked)throw boundElsewhereError(storedClientInformation,String(authorizationServerUrl))
return checked}
let clientInformation=await readClientInformation()
const scope=provider.clientMetadata.scope
let tokenRequestParams
if(provider.prepareTokenRequest)tokenRequestParams=await provider.prepareTokenRequest(scope)
if(!tokenRequestParams){if(!authorizationCode)throw new Error("Either provider.prepareTokenRequest() or authorizationCode is required")
if(!provider.redirectUrl)throw new Error("redirectUrl is required for authorization_code flow")
const codeVerifier=await provider.codeVerifier()
tokenRequestParams=prepareAuthorizationCodeRequest(authorizationCode,codeVerifier,provider.redirectUrl)}clientInformation??(clientInformation=await readClientInformation())
return executeTokenRequest(authorizationServerUrl,{metadata:metadata,tokenRequestParams:tokenRequestParams,clientInformation:clientInformation,addClientAuthentication:provider.addClientAuthentication,resource:resource,fetchFn:fetchFn})}async function registerClient(authorizationServerUrl,{metadata:metadata,clientMetadata:clientMetadata,scope:scope,fetchFn:fetchFn}){let registrationUrl
if(metadata){if(!metadata.registration_endpoint)throw new Error("Incompatible auth server: does not support dynamic client registration")
registrationUrl=new URL(metadata.registration_endpoint)}else registrationUrl=new URL("/register",authorizationServerUrl)
const response=await fetchWithinOrigin(fetchFn??fetch)(registrationUrl,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({...clientMetadata,...scope!==void 0?{scope:scope}:{}})})
if(!response.ok)throw await parseErrorResponse(response)
return RegistrationResponseSchema.parse(await response.json())}class ParseError extends Error{constructor(message,options){super(message),this.name="ParseError",this.type=options.type,this.field=options.field,this.value=options.value,this.line=options.line}}const LF=10,CR=13,SPACE=32
function noop(_arg){}function createParser(config){if(typeof config=="function")throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?")
const{onEvent:onEvent=noop,onError:onError=noop,onRetry:onRetry=noop,onComment:onComment,maxBufferSize:maxBufferSize}=config,pendingFragments=[]
let id,eventType,pendingFragmentsLength=0,isFirstChunk=!0,data="",dataLines=0,terminated=!1
function feed(chunk){if(terminated)throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.")
if(isFirstChunk&&(isFirstChunk=!1,chunk.charCodeAt(0)===239&&chunk.charCodeAt(1)===187&&chunk.charCodeAt(2)===191&&(chunk=chunk.slice(3))),pendingFragments.length===0){const trailing2=processLines(chunk)
trailing2!==""&&(pendingFragments.push(trailing2),pendingFragmentsLength=trailing2.length),checkBufferSize()
return}if(chunk.indexOf(`\n`)===-1&&chunk.indexOf("\r")===-1){pendingFragments.push(chunk),pendingFragmentsLength+=chunk.length,checkBufferSize()
return}pendingFragments.push(chunk)
const input=pendingFragments.join("")
pendingFragments.length=0,pendingFragmentsLength=0
const trailing=processLines(input)
trailing!==""&&(pendingFragments.push(trailing),pendingFragmentsLength=trailing.length),checkBufferSize()}function checkBufferSize(){maxBufferSize!==void 0&&(pendingFragmentsLength+data.length<=maxBufferSize||(terminated=!0,pendingFragments.length=0,pendingFragmentsLength=0,id=void 0,data="",dataLines=0,eventType=void 0,onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`,{type:"max-buffer-size-exceeded"}))))}function processLines(chunk){let searchIndex=0
if(chunk.indexOf("\r")===-1){let lfIndex=chunk.indexOf(`\n`,searchIndex)
for(;lfIndex!==-1;){if(searchIndex===lfIndex){dataLines>0&&onEvent({id:id,event:eventType,data:data}),id=void 0,data="",dataLines=0,eventType=void 0,searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`\n`,searchIndex)
continue}const firstCharCode=chunk.charCodeAt(searchIndex)
if(isDataPrefix(chunk,searchIndex,firstCharCode)){const valueStart=chunk.charCodeAt(searchIndex+5)===SPACE?searchIndex+6:searchIndex+5,value=chunk.slice(valueStart,lfIndex)
if(dataLines===0&&chunk.charCodeAt(lfIndex+1)===LF){onEvent({id:id,event:eventType,data:value}),id=void 0,data="",eventType=void 0,searchIndex=lfIndex+2,lfIndex=chunk.indexOf(`\n`,searchIndex)
continue}data=dataLines===0?value:`${data}\n${value}`,dataLines++}else isEventPrefix(chunk,searchIndex,firstCharCode)?eventType=chunk.slice(chunk.charCodeAt(searchIndex+6)===SPACE?searchIndex+7:searchIndex+6,lfIndex)||void 0:parseLine(chunk,searchIndex,lfIndex)
searchIndex=lfIndex+1,lfIndex=chunk.indexOf(`\n`,searchIndex)}return chunk.slice(searchIndex)}for(;searchIndex<chunk.length;){const crIndex=chunk.indexOf("\r",searchIndex),lfIndex=chunk.indexOf(`\n`,searchIndex)
let lineEnd=-1
if(crIndex!==-1&&lfIndex!==-1?lineEnd=crIndex<lfIndex?crIndex:lfIndex:crIndex!==-1?crIndex===chunk.length-1?lineEnd=-1:lineEnd=crIndex:lfIndex!==-1&&(lineEnd=lfIndex),lineEnd===-1)break
parseLine(chunk,searchIndex,lineEnd),searchIndex=lineEnd+1,chunk.charCodeAt(searchIndex-1)===CR&&chunk.charCodeAt(searchIndex)===LF&&searchIndex++}return chunk.slice(searchIndex)}function parseLine(chunk,start,end){if(start===end){dispatchEvent()
return}const firstCharCode=chunk.charCodeAt(start)
if(isDataPrefix(chunk,start,firstCharCode)){const valueStart=chunk.charCodeAt(start+5)===SPACE?start+6:start+5,value2=chunk.slice(valueStart,end)
data=dataLines===0?value2:`${data}\n${value2}`,dataLines++
return}if(isEventPrefix(chunk,start,firstCharCode)){eventType=chunk.slice(chunk.charCodeAt(start+6)===SPACE?start+7:start+6,end)||void 0
return}if(firstCharCode===105&&chunk.charCodeAt(start+1)===100&&chunk.charCodeAt(start+2)===58){const value2=chunk.slice(chunk.charCodeAt(start+3)===SPACE?start+4:start+3,end)
value2.includes("\0")||(id=value2)
return}if(firstCharCode===58){if(onComment){const line2=chunk.slice(start,end)
onComment(line2.slice(chunk.charCodeAt(start+1)===SPACE?2:1))}return}const line=chunk.slice(start,end),fieldSeparatorIndex=line.indexOf(":")
if(fieldSeparatorIndex===-1){processField(line,"",line)
return}const field=line.slice(0,fieldSeparatorIndex),offset=line.charCodeAt(fieldSeparatorIndex+1)===SPACE?2:1,value=line.slice(fieldSeparatorIndex+offset)
processField(field,value,line)}function processField(field,value,line){switch(field){case"event":eventType=value||void 0
break
case"data":data=dataLines===0?value:`${data}\n${value}`,dataLines++
break
case"id":value.includes("\0")||(id=value)
break
case"retry":/^\d+$/.test(value)?onRetry(parseInt(value,10)):onError(new ParseError(`Invalid \`retry\` value: "${value}"`,{type:"invalid-retry",value:value,line:line}))
break
default:onError(new ParseError(`Unknown field "${field.length>20?`${field.slice(0,20)}…`:field}"`,{type:"unknown-field",field:field,value:value,line:line}))
break}}function dispatchEvent(){dataLines>0&&onEvent({id:id,event:eventType,data:data}),id=void 0,data="",dataLines=0,eventType=void 0}function reset(options={}){if(options.consume&&pendingFragments.length>0){const incompleteLine=pendingFragments.join("")
parseLine(incompleteLine,0,incompleteLine.length)}isFirstChunk=!0,id=void 0,data="",dataLines=0,eventType=void 0,pendingFragments.length=0,pendingFragmentsLength=0,terminated=!1}return{feed:feed,reset:reset}}function isDataPrefix(chunk,i,firstCharCode){return firstCharCode===100&&chunk.charCodeAt(i+1)===97&&chunk.charCodeAt(i+2)===116&&chunk.charCodeAt(i+3)===97&&chunk.charCodeAt(i+4)===58}function isEventPrefix(chunk,i,firstCharCode){return firstCharCode===101&&chunk.charCodeAt(i+1)===118&&chunk.charCodeAt(i+2)===101&&chunk.charCodeAt(i+3)===110&&chunk.charCodeAt(i+4)===116&&chunk.charCodeAt(i+5)===58}class EventSourceParserStream extends TransformStream{constructor({onError:onError,onRetry:onRetry,onComment:onComment,maxBufferSize:maxBufferSize}={}){let parser
super({start(controller){parser=createParser({onEvent:event=>{controller.enqueue(event)},onError(error){typeof onError=="function"&&onError(error),(onError==="terminate"||error.type==="max-buffer-size-exceeded")&&controller.error(error)},onRetry:onRetry,onComment:onComment,maxBufferSize:maxBufferSize})},transform(chunk){parser.feed(chunk)}})}}const DEFAULT_STREAMABLE_HTTP_RECONNECTION_OPTIONS={initialReconnectionDelay:1e3,maxReconnectionDelay:3e4,reconnectionDelayGrowFactor:1.5,maxRetries:2}
class StreamableHTTPError extends Error{constructor(code,message){super(`Streamable HTTP error: ${message}`)
this.code=code}}class StreamableHTTPClientTransport{constructor(url,opts){this._hasCompletedAuthFlow=!1
this._url=url
this._resourceMetadataUrl=void 0
this._scope=void 0
this._requestInit=opts?.requestInit
this._authProvider=opts?.authProvider
this._fetch=opts?.fetch
this._fetchWithInit=createFetchWithInit(opts?.fetch,opts?.requestInit)
this._followRedirects=opts?.redirectPolicy==="follow"
if(this._followRedirects){this._fetch=fetchLeavingRedirects(this._fetch)
this._fetchWithInit=fetchLeavingRedirects(this._fetchWithInit)}this._sessionId=opts?.sessionId
this._reconnectionOptions=opts?.reconnectionOptions??DEFAULT_STREAMABLE_HTTP_RECONNECTION_OPTIONS}_unfollowedRedirect(response,url){const text=unfollowedRedirect(response,url)
return text&&!this._followRedirects?`${text} (redirectPolicy: 'same-origin')`:text}async _authThenStart(){if(!this._authProvider)throw new UnauthorizedError("No auth provider")
let result
try{result=await auth(this._authProvider,{serverUrl:this._url,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetchWithInit})}catch(error){this.onerror?.(error)
throw error}if(result!=="AUTHORIZED")throw new UnauthorizedError
return await this._startOrAuthSse({resumptionToken:void 0})}async _commonHeaders(){const headers={}
if(this._authProvider){const tokens=await this._authProvider.tokens()
if(tokens)headers["Authorization"]=`Bearer ${tokens.access_token}`}if(this._sessionId)headers["mcp-session-id"]=this._sessionId
if(this._protocolVersion)headers["mcp-protocol-version"]=this._protocolVersion
const extraHeaders=normalizeHeaders(this._requestInit?.headers)
return new Headers({...headers,...extraHeaders})}async _startOrAuthSse(options){const{resumptionToken:resumptionToken}=options
try{const headers=await this._commonHeaders()
headers.set("Accept","text/event-stream")
if(resumptionToken)headers.set("last-event-id",resumptionToken)
const fetchFn=this._fetch??fetch
const init={method:"GET",headers:headers,signal:this._abortController?.signal}
let response=await fetchFn(this._url,this._followRedirects?init:{...init,redirect:"manual"})
const followed=this._followRedirects?void 0:followWithinOrigin(fetchFn,this._url,init,response)
if(followed)response=await followed
if(!response.ok){await(response.body?.cancel())
if(response.status===401&&this._authProvider)return await this._authThenStart()
if(response.status===405)return
throw new StreamableHTTPError(response.status,`Failed to open SSE stream: ${this._unfollowedRedirect(response,this._url)??response.statusText}`)}this._handleSseStream(response.body,options,!0)}catch(error){this.onerror?.(error)
throw error}}_getNextReconnectionDelay(attempt){if(this._serverRetryMs!==void 0)return this._serverRetryMs
const initialDelay=this._reconnectionOptions.initialReconnectionDelay
const growFactor=this._reconnectionOptions.reconnectionDelayGrowFactor
const maxDelay=this._reconnectionOptions.maxReconnectionDelay
return Math.min(initialDelay*Math.pow(growFactor,attempt),maxDelay)}_scheduleReconnection(options,attemptCount=0){const maxRetries=this._reconnectionOptions.maxRetries
if(attemptCount>=maxRetries){this.onerror?.(new Error(`Maximum reconnection attempts (${maxRetries}) exceeded.`))
return}const delay=this._getNextReconnectionDelay(attemptCount)
this._reconnectionTimeout=setTimeout(()=>{this._startOrAuthSse(options).catch(error=>{this.onerror?.(new Error(`Failed to reconnect SSE stream: ${error instanceof Error?error.message:String(error)}`))
this._scheduleReconnection(options,attemptCount+1)})},delay)}_handleSseStream(stream,options,isReconnectable){if(!stream)return
const{onresumptiontoken:onresumptiontoken,replayMessageId:replayMessageId}=options
let lastEventId
let hasPrimingEvent=!1
let receivedResponse=!1
const processStream=async()=>{try{const reader=stream.pipeThrough(new TextDecoderStream).pipeThrough(new EventSourceParserStream({onRetry:retryMs=>{this._serverRetryMs=retryMs}})).getReader()
while(1){const{value:event,done:done}=await reader.read()
if(done)break
if(event.id){lastEventId=event.id
hasPrimingEvent=!0
onresumptiontoken?.(event.id)}if(!event.data)continue
if(!event.event||event.event==="message")try{const message=types.OR.parse(JSON.parse(event.data))
if((0,types.ig)(message)){receivedResponse=!0
if(replayMessageId!==void 0)message.id=replayMessageId}this.onmessage?.(message)}catch(error){this.onerror?.(error)}}const canResume=isReconnectable||hasPrimingEvent
const needsReconnect=canResume&&!receivedResponse
if(needsReconnect&&this._abortController&&!this._abortController.signal.aborted)this._scheduleReconnection({resumptionToken:lastEventId,onresumptiontoken:onresumptiontoken,replayMessageId:replayMessageId},0)}catch(error){this.onerror?.(new Error(`SSE stream disconnected: ${error}`))
const canResume=isReconnectable||hasPrimingEvent
const needsReconnect=canResume&&!receivedResponse
if(needsReconnect&&this._abortController&&!this._abortController.signal.aborted)try{this._scheduleReconnection({resumptionToken:lastEventId,onresumptiontoken:onresumptiontoken,replayMessageId:replayMessageId},0)}catch(error){this.onerror?.(new Error(`Failed to reconnect: ${error instanceof Error?error.message:String(error)}`))}}}
processStream()}async start(){if(this._abortController)throw new Error("StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.")
this._abortController=new AbortController}async finishAuth(authorizationCode){if(!this._authProvider)throw new UnauthorizedError("No auth provider")
const result=await auth(this._authProvider,{serverUrl:this._url,authorizationCode:authorizationCode,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetchWithInit})
if(result!=="AUTHORIZED")throw new UnauthorizedError("Failed to authorize")}async close(){if(this._reconnectionTimeout){clearTimeout(this._reconnectionTimeout)
this._reconnectionTimeout=void 0}this._abortController?.abort()
this.onclose?.()}async send(message,options){try{const{resumptionToken:resumptionToken,onresumptiontoken:onresumptiontoken}=options||{}
if(resumptionToken){this._startOrAuthSse({resumptionToken:resumptionToken,replayMessageId:(0,types.vo)(message)?message.id:void 0}).catch(err=>this.onerror?.(err))
return}const headers=await this._commonHeaders()
headers.set("content-type","application/json")
headers.set("accept","application/json, text/event-stream")
const init={...this._requestInit,method:"POST",headers:headers,body:JSON.stringify(message),signal:this._abortController?.signal}
const response=await fetchWithinOrigin(this._fetch??fetch)(this._url,init)
const sessionId=response.headers.get("mcp-session-id")
if(sessionId)this._sessionId=sessionId
if(!response.ok){const text=await response.text().catch(()=>null)
if(response.status===401&&this._authProvider){if(this._hasCompletedAuthFlow)throw new StreamableHTTPError(401,"Server returned 401 after successful authentication")
const{resourceMetadataUrl:resourceMetadataUrl,scope:scope}=extractWWWAuthenticateParams(response)
this._resourceMetadataUrl=resourceMetadataUrl
this._scope=scope
const result=await auth(this._authProvider,{serverUrl:this._url,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetchWithInit})
if(result!=="AUTHORIZED")throw new UnauthorizedError
this._hasCompletedAuthFlow=!0
return this.send(message)}if(response.status===403&&this._authProvider){const{resourceMetadataUrl:resourceMetadataUrl,scope:scope,error:error}=extractWWWAuthenticateParams(response)
if(error==="insufficient_scope"){const wwwAuthHeader=response.headers.get("WWW-Authenticate")
if(this._lastUpscopingHeader===wwwAuthHeader)throw new StreamableHTTPError(403,"Server returned 403 after trying upscoping")
if(scope)this._scope=scope
if(resourceMetadataUrl)this._resourceMetadataUrl=resourceMetadataUrl
this._lastUpscopingHeader=wwwAuthHeader??void 0
const result=await auth(this._authProvider,{serverUrl:this._url,resourceMetadataUrl:this._resourceMetadataUrl,scope:this._scope,fetchFn:this._fetch})
if(result!=="AUTHORIZED")throw new UnauthorizedError
return this.send(message)}}throw new StreamableHTTPError(response.status,`Error POSTing to endpoint: ${this._unfollowedRedirect(response,this._url)??text}`)}this._hasCompletedAuthFlow=!1
this._lastUpscopingHeader=void 0
if(response.status===202){await(response.body?.cancel())
if((0,types.wU)(message))this._startOrAuthSse({resumptionToken:void 0}).catch(err=>this.onerror?.(err))
return}const messages=Array.isArray(message)?message:[message]
const hasRequests=messages.filter(msg=>"method"in msg&&"id"in msg&&msg.id!==void 0).length>0
const contentType=response.headers.get("content-type")
const responseMediaType=mediaTypeEssence(contentType)
if(hasRequests)if(responseMediaType==="text/event-stream")this._handleSseStream(response.body,{onresumptiontoken:onresumptiontoken},!1)
else if(responseMediaType==="application/json"){const data=await response.json()
const responseMessages=Array.isArray(data)?data.map(msg=>types.OR.parse(msg)):[types.OR.parse(data)]
for(const msg of responseMessages)this.onmessage?.(msg)}else{await(response.body?.cancel())
throw new StreamableHTTPError(-1,`Unexpected content type: ${contentType}`)}else await(response.body?.cancel())}catch(error){this.onerror?.(error)
throw error}}get sessionId(){return this._sessionId}async terminateSession(){if(!this._sessionId)return
try{const headers=await this._commonHeaders()
const init={...this._requestInit,method:"DELETE",headers:headers,signal:this._abortController?.signal}
const response=await fetchWithinOrigin(this._fetch??fetch)(this._url,init)
await(response.body?.cancel())
if(!response.ok&&response.status!==405)throw new StreamableHTTPError(response.status,`Failed to terminate session: ${this._unfollowedRedirect(response,this._url)??response.statusText}`)
this._sessionId=void 0}catch(error){this.onerror?.(error)
throw error}}setProtocolVersion(version){this._protocolVersion=version}get protocolVersion(){return this._protocolVersion}async resumeStream(lastEventId,options){await this._startOrAuthSse({resumptionToken:lastEventId,onresumptiontoken:options?.onresumptiontoken})}}}),99171:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Zs:()=>Protocol})
var parse=__webpack_require__(4196)
function zod_compat_isZ4Schema(s){const schema=s
return!!schema._zod}function safeParse(schema,data){if(zod_compat_isZ4Schema(schema)){const result=parse.xL(schema,data)
return result}const v3Schema=schema
const result=v3Schema.safeParse(data)
return result}function getObjectShape(schema){if(!schema)return
let rawShape
if(zod_compat_isZ4Schema(schema)){const v4Schema=schema
rawShape=v4Schema._zod?.def?.shape}else{const v3Schema=schema
rawShape=v3Schema.shape}if(!rawShape)return
if(typeof rawShape==="function")try{return rawShape()}catch{return}return rawShape}function getLiteralValue(schema){if(zod_compat_isZ4Schema(schema)){const v4Schema=schema
const def=v4Schema._zod?.def
if(def){if(def.value!==void 0)return def.value
if(Array.isArray(def.values)&&def.values.length>0)return def.values[0]}}const v3Schema=schema
const def=v3Schema._def
if(def){if(def.value!==void 0)return def.value
if(Array.isArray(def.values)&&def.values.length>0)return def.values[0]}const directValue=schema.value
if(directValue!==void 0)return directValue
return}var types=__webpack_require__(41465)
function isTerminal(status){return status==="completed"||status==="failed"||status==="cancelled"}Symbol("Let zodToJsonSchema decide on which parser to use")
new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789")
null&&zodToJsonSchema
function getMethodLiteral(schema){const shape=getObjectShape(schema)
const methodSchema=shape?.method
if(!methodSchema)throw new Error("Schema is missing a method literal")
const value=getLiteralValue(methodSchema)
if(typeof value!=="string")throw new Error("Schema method literal must be a string")
return value}function parseWithCompat(schema,data){const result=safeParse(schema,data)
if(!result.success)throw result.error
return result.data}const DEFAULT_REQUEST_TIMEOUT_MSEC=6e4
class Protocol{constructor(_options){this._options=_options
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
this.setNotificationHandler(types.Sq,notification=>{this._oncancel(notification)})
this.setNotificationHandler(types._r,notification=>{this._onprogress(notification)})
this.setRequestHandler(types.tC,_request=>({}))
this._taskStore=_options?.taskStore
this._taskMessageQueue=_options?.taskMessageQueue
if(this._taskStore){this.setRequestHandler(types.Ql,async(request,extra)=>{const task=await this._taskStore.getTask(request.params.taskId,extra.sessionId)
if(!task)throw new types.Nh(types.O4.InvalidParams,"Failed to retrieve task: Task not found")
return{...task}})
this.setRequestHandler(types.oQ,async(request,extra)=>{const handleTaskResult=async()=>{const taskId=request.params.taskId
if(!await this._taskStore.getTask(taskId,extra.sessionId))throw new types.Nh(types.O4.InvalidParams,`Task not found: ${taskId}`)
if(this._taskMessageQueue){let queuedMessage
while(queuedMessage=await this._taskMessageQueue.dequeue(taskId,extra.sessionId)){if(queuedMessage.type==="response"||queuedMessage.type==="error"){const message=queuedMessage.message
const requestId=message.id
const resolver=this._requestResolvers.get(requestId)
if(resolver){this._requestResolvers.delete(requestId)
if(queuedMessage.type==="response")resolver(message)
else{const errorMessage=message
const error=new types.Nh(errorMessage.error.code,errorMessage.error.message,errorMessage.error.data)
resolver(error)}}else{const messageType=queuedMessage.type==="response"?"Response":"Error"
this._onerror(new Error(`${messageType} handler missing for request ${requestId}`))}continue}await(this._transport?.send(queuedMessage.message,{relatedRequestId:extra.requestId}))}}const task=await this._taskStore.getTask(taskId,extra.sessionId)
if(!task)throw new types.Nh(types.O4.InvalidParams,`Task not found: ${taskId}`)
if(!isTerminal(task.status)){await this._waitForTaskUpdate(taskId,extra.signal,extra.sessionId)
return await handleTaskResult()}if(isTerminal(task.status)){const result=await this._taskStore.getTaskResult(taskId,extra.sessionId)
this._clearTaskQueue(taskId,extra.sessionId)
return{...result,_meta:{...result._meta,[types.EV]:{taskId:taskId}}}}return await handleTaskResult()}
return await handleTaskResult()})
this.setRequestHandler(types.zR,async(request,extra)=>{try{const{tasks:tasks,nextCursor:nextCursor}=await this._taskStore.listTasks(request.params?.cursor,extra.sessionId)
return{tasks:tasks,nextCursor:nextCursor,_meta:{}}}catch(error){throw new types.Nh(types.O4.InvalidParams,`Failed to list tasks: ${error instanceof Error?error.message:String(error)}`)}})
this.setRequestHandler(types.gd,async(request,extra)=>{try{const task=await this._taskStore.getTask(request.params.taskId,extra.sessionId)
if(!task)throw new types.Nh(types.O4.InvalidParams,`Task not found: ${request.params.taskId}`)
if(isTerminal(task.status))throw new types.Nh(types.O4.InvalidParams,`Cannot cancel task in terminal status: ${task.status}`)
await this._taskStore.updateTaskStatus(request.params.taskId,"cancelled","Client cancelled task execution.",extra.sessionId)
this._clearTaskQueue(request.params.taskId,extra.sessionId)
const cancelledTask=await this._taskStore.getTask(request.params.taskId,extra.sessionId)
if(!cancelledTask)throw new types.Nh(types.O4.InvalidParams,`Task not found after cancellation: ${request.params.taskId}`)
return{_meta:{},...cancelledTask}}catch(error){if(error instanceof types.Nh)throw error
throw new types.Nh(types.O4.InvalidRequest,`Failed to cancel task: ${error instanceof Error?error.message:String(error)}`)}})}}async _oncancel(notification){if(!notification.params.requestId)return
const controller=this._requestHandlerAbortControllers.get(notification.params.requestId)
controller?.abort(notification.params.reason)}_setupTimeout(messageId,timeout,maxTotalTimeout,onTimeout,resetTimeoutOnProgress=!1){this._timeoutInfo.set(messageId,{timeoutId:setTimeout(onTimeout,timeout),startTime:Date.now(),timeout:timeout,maxTotalTimeout:maxTotalTimeout,resetTimeoutOnProgress:resetTimeoutOnProgress,onTimeout:onTimeout})}_resetTimeout(messageId){const info=this._timeoutInfo.get(messageId)
if(!info)return!1
const totalElapsed=Date.now()-info.startTime
if(info.maxTotalTimeout&&totalElapsed>=info.maxTotalTimeout){this._timeoutInfo.delete(messageId)
throw types.Nh.fromError(types.O4.RequestTimeout,"Maximum total timeout exceeded",{maxTotalTimeout:info.maxTotalTimeout,totalElapsed:totalElapsed})}clearTimeout(info.timeoutId)
info.timeoutId=setTimeout(info.onTimeout,info.timeout)
return!0}_cleanupTimeout(messageId){const info=this._timeoutInfo.get(messageId)
if(info){clearTimeout(info.timeoutId)
this._timeoutInfo.delete(messageId)}}async connect(transport){if(this._transport)throw new Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.")
this._transport=transport
const _onclose=this.transport?.onclose
this._transport.onclose=()=>{_onclose?.()
this._onclose()}
const _onerror=this.transport?.onerror
this._transport.onerror=error=>{_onerror?.(error)
this._onerror(error)}
const _onmessage=this._transport?.onmessage
this._transport.onmessage=(message,extra)=>{_onmessage?.(message,extra)
if((0,types.ig)(message)||(0,types.LW)(message))this._onresponse(message)
else if((0,types.vo)(message))this._onrequest(message,extra)
else if((0,types.lg)(message))this._onnotification(message)
else this._onerror(new Error(`Unknown message type: ${JSON.stringify(message)}`))}
await this._transport.start()}_onclose(){const responseHandlers=this._responseHandlers
this._responseHandlers=new Map
this._progressHandlers.clear()
this._taskProgressTokens.clear()
this._pendingDebouncedNotifications.clear()
for(const info of this._timeoutInfo.values())clearTimeout(info.timeoutId)
this._timeoutInfo.clear()
for(const controller of this._requestHandlerAbortControllers.values())controller.abort()
this._requestHandlerAbortControllers.clear()
const error=types.Nh.fromError(types.O4.ConnectionClosed,"Connection closed")
this._transport=void 0
this.onclose?.()
for(const handler of responseHandlers.values())handler(error)}_onerror(error){this.onerror?.(error)}_onnotification(notification){const handler=this._notificationHandlers.get(notification.method)??this.fallbackNotificationHandler
if(handler===void 0)return
Promise.resolve().then(()=>handler(notification)).catch(error=>this._onerror(new Error(`Uncaught error in notification handler: ${error}`)))}_onrequest(request,extra){const handler=this._requestHandlers.get(request.method)??this.fallbackRequestHandler
const capturedTransport=this._transport
const relatedTaskId=request.params?._meta?.[types.EV]?.taskId
const sessionId=capturedTransport?.sessionId
const store=this._taskStore
let relatedTaskFound=!0
let relatedTaskLookup
if(relatedTaskId&&store&&this._taskMessageQueue&&sessionId!==void 0){relatedTaskFound=!1
relatedTaskLookup=(async()=>{if(!await store.getTask(relatedTaskId,sessionId))throw new types.Nh(types.O4.InvalidParams,`Task not found: ${relatedTaskId}`)
relatedTaskFound=!0})()}if(handler===void 0){const errorResponse={jsonrpc:"2.0",id:request.id,error:{code:types.O4.MethodNotFound,message:"Method not found"}}
if(relatedTaskId&&relatedTaskLookup){const queuedError={type:"error",message:errorResponse,timestamp:Date.now()}
relatedTaskLookup.then(()=>this._enqueueTaskMessage(relatedTaskId,queuedError,sessionId),()=>capturedTransport?.send(errorResponse)).catch(error=>this._onerror(new Error(`Failed to send an error response: ${error}`)))}else if(relatedTaskId&&this._taskMessageQueue)this._enqueueTaskMessage(relatedTaskId,{type:"error",message:errorResponse,timestamp:Date.now()},capturedTransport?.sessionId).catch(error=>this._onerror(new Error(`Failed to enqueue error response: ${error}`)))
else capturedTransport?.send(errorResponse).catch(error=>this._onerror(new Error(`Failed to send an error response: ${error}`)))
return}const abortController=new AbortController
this._requestHandlerAbortControllers.set(request.id,abortController)
const taskCreationParams=(0,types.bZ)(request.params)?request.params.task:void 0
const taskStore=this._taskStore?this.requestTaskStore(request,capturedTransport?.sessionId):void 0
const fullExtra={signal:abortController.signal,sessionId:capturedTransport?.sessionId,_meta:request.params?._meta,sendNotification:async notification=>{if(abortController.signal.aborted)return
const notificationOptions={relatedRequestId:request.id}
if(relatedTaskId)notificationOptions.relatedTask={taskId:relatedTaskId}
await this.notification(notification,notificationOptions)},sendRequest:async(r,resultSchema,options)=>{if(abortController.signal.aborted)throw new types.Nh(types.O4.ConnectionClosed,"Request was cancelled")
const requestOptions={...options,relatedRequestId:request.id}
if(relatedTaskId&&!requestOptions.relatedTask)requestOptions.relatedTask={taskId:relatedTaskId}
const effectiveTaskId=requestOptions.relatedTask?.taskId??relatedTaskId
if(effectiveTaskId&&taskStore)await taskStore.updateTaskStatus(effectiveTaskId,"input_required")
return await this.request(r,resultSchema,requestOptions)},authInfo:extra?.authInfo,requestId:request.id,requestInfo:extra?.requestInfo,taskId:relatedTaskId,taskStore:taskStore,taskRequestedTtl:taskCreationParams?.ttl,closeSSEStream:extra?.closeSSEStream,closeStandaloneSSEStream:extra?.closeStandaloneSSEStream};(relatedTaskLookup??Promise.resolve()).then(()=>{if(relatedTaskLookup&&abortController.signal.aborted)throw new types.Nh(types.O4.ConnectionClosed,"Request was cancelled")
if(taskCreationParams)this.assertTaskHandlerCapability(request.method)}).then(()=>handler(request,fullExtra)).then(async result=>{if(abortController.signal.aborted)return
const response={result:result,jsonrpc:"2.0",id:request.id}
if(relatedTaskId&&this._taskMessageQueue)await this._enqueueTaskMessage(relatedTaskId,{type:"response",message:response,timestamp:Date.now()},capturedTransport?.sessionId)
else await(capturedTransport?.send(response))},async error=>{if(abortController.signal.aborted)return
const errorResponse={jsonrpc:"2.0",id:request.id,error:{code:Number.isSafeInteger(error["code"])?error["code"]:types.O4.InternalError,message:error.message??"Internal error",...error["data"]!==void 0&&{data:error["data"]}}}
if(relatedTaskId&&this._taskMessageQueue&&relatedTaskFound)await this._enqueueTaskMessage(relatedTaskId,{type:"error",message:errorResponse,timestamp:Date.now()},capturedTransport?.sessionId)
else await(capturedTransport?.send(errorResponse))}).catch(error=>this._onerror(new Error(`Failed to send response: ${error}`))).finally(()=>{if(this._requestHandlerAbortControllers.get(request.id)===abortController)this._requestHandlerAbortControllers.delete(request.id)})}_onprogress(notification){const{progressToken:progressToken,...params}=notification.params
const messageId=Number(progressToken)
const handler=this._progressHandlers.get(messageId)
if(!handler){this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`))
return}const responseHandler=this._responseHandlers.get(messageId)
const timeoutInfo=this._timeoutInfo.get(messageId)
if(timeoutInfo&&responseHandler&&timeoutInfo.resetTimeoutOnProgress)try{this._resetTimeout(messageId)}catch(error){this._responseHandlers.delete(messageId)
this._progressHandlers.delete(messageId)
this._cleanupTimeout(messageId)
responseHandler(error)
return}handler(params)}_onresponse(response){const messageId=Number(response.id)
const resolver=this._requestResolvers.get(messageId)
if(resolver){this._requestResolvers.delete(messageId)
if((0,types.ig)(response))resolver(response)
else{const error=new types.Nh(response.error.code,response.error.message,response.error.data)
resolver(error)}return}const handler=this._responseHandlers.get(messageId)
if(handler===void 0){this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`))
return}this._responseHandlers.delete(messageId)
this._cleanupTimeout(messageId)
let isTaskResponse=!1
if((0,types.ig)(response)&&response.result&&typeof response.result==="object"){const result=response.result
if(result.task&&typeof result.task==="object"){const task=result.task
if(typeof task.taskId==="string"){isTaskResponse=!0
this._taskProgressTokens.set(task.taskId,messageId)}}}if(!isTaskResponse)this._progressHandlers.delete(messageId)
if((0,types.ig)(response))handler(response)
else{const error=types.Nh.fromError(response.error.code,response.error.message,response.error.data)
handler(error)}}get transport(){return this._transport}async close(){await(this._transport?.close())}async*requestStream(request,resultSchema,options){const{task:task}=options??{}
if(!task){try{const result=await this.request(request,resultSchema,options)
yield{type:"result",result:result}}catch(error){yield{type:"error",error:error instanceof types.Nh?error:new types.Nh(types.O4.InternalError,String(error))}}return}let taskId
try{const createResult=await this.request(request,types.Mg,options)
if(createResult.task){taskId=createResult.task.taskId
yield{type:"taskCreated",task:createResult.task}}else throw new types.Nh(types.O4.InternalError,"Task creation did not return a task")
while(1){const task=await this.getTask({taskId:taskId},options)
yield{type:"taskStatus",task:task}
if(isTerminal(task.status)){if(task.status==="completed"){const result=await this.getTaskResult({taskId:taskId},resultSchema,options)
yield{type:"result",result:result}}else if(task.status==="failed")yield{type:"error",error:new types.Nh(types.O4.InternalError,`Task ${taskId} failed`)}
else if(task.status==="cancelled")yield{type:"error",error:new types.Nh(types.O4.InternalError,`Task ${taskId} was cancelled`)}
return}if(task.status==="input_required"){const result=await this.getTaskResult({taskId:taskId},resultSchema,options)
yield{type:"result",result:result}
return}const pollInterval=task.pollInterval??this._options?.defaultTaskPollInterval??1e3
await new Promise(resolve=>setTimeout(resolve,pollInterval))
options?.signal?.throwIfAborted()}}catch(error){yield{type:"error",error:error instanceof types.Nh?error:new types.Nh(types.O4.InternalError,String(error))}}}request(request,resultSchema,options){const{relatedRequestId:relatedRequestId,resumptionToken:resumptionToken,onresumptiontoken:onresumptiontoken,task:task,relatedTask:relatedTask}=options??{}
return new Promise((resolve,reject)=>{const earlyReject=error=>{reject(error)}
if(!this._transport){earlyReject(new Error("Not connected"))
return}if(this._options?.enforceStrictCapabilities===!0)try{this.assertCapabilityForMethod(request.method)
if(task)this.assertTaskCapability(request.method)}catch(e){earlyReject(e)
return}options?.signal?.throwIfAborted()
const messageId=this._requestMessageId++
const jsonrpcRequest={...request,jsonrpc:"2.0",id:messageId}
if(options?.onprogress){this._progressHandlers.set(messageId,options.onprogress)
jsonrpcRequest.params={...request.params,_meta:{...request.params?._meta||{},progressToken:messageId}}}if(task)jsonrpcRequest.params={...jsonrpcRequest.params,task:task}
if(relatedTask)jsonrpcRequest.params={...jsonrpcRequest.params,_meta:{...jsonrpcRequest.params?._meta||{},[types.EV]:relatedTask}}
const cancel=reason=>{this._responseHandlers.delete(messageId)
this._progressHandlers.delete(messageId)
this._cleanupTimeout(messageId)
this._transport?.send({jsonrpc:"2.0",method:"notifications/cancelled",params:{requestId:messageId,reason:String(reason)}},{relatedRequestId:relatedRequestId,resumptionToken:resumptionToken,onresumptiontoken:onresumptiontoken}).catch(error=>this._onerror(new Error(`Failed to send cancellation: ${error}`)))
const error=reason instanceof types.Nh?reason:new types.Nh(types.O4.RequestTimeout,String(reason))
reject(error)}
this._responseHandlers.set(messageId,response=>{if(options?.signal?.aborted)return
if(response instanceof Error)return reject(response)
try{const parseResult=safeParse(resultSchema,response.result)
if(!parseResult.success)reject(parseResult.error)
else resolve(parseResult.data)}catch(error){reject(error)}})
options?.signal?.addEventListener("abort",()=>{cancel(options?.signal?.reason)})
const timeout=options?.timeout??DEFAULT_REQUEST_TIMEOUT_MSEC
const timeoutHandler=()=>cancel(types.Nh.fromError(types.O4.RequestTimeout,"Request timed out",{timeout:timeout}))
this._setupTimeout(messageId,timeout,options?.maxTotalTimeout,timeoutHandler,options?.resetTimeoutOnProgress??!1)
const relatedTaskId=relatedTask?.taskId
if(relatedTaskId){const responseResolver=response=>{const handler=this._responseHandlers.get(messageId)
if(handler)handler(response)
else this._onerror(new Error(`Response handler missing for side-channeled request ${messageId}`))}
this._requestResolvers.set(messageId,responseResolver)
this._enqueueTaskMessage(relatedTaskId,{type:"request",message:jsonrpcRequest,timestamp:Date.now()}).catch(error=>{this._cleanupTimeout(messageId)
reject(error)})}else this._transport.send(jsonrpcRequest,{relatedRequestId:relatedRequestId,resumptionToken:resumptionToken,onresumptiontoken:onresumptiontoken}).catch(error=>{this._cleanupTimeout(messageId)
reject(error)})})}async getTask(params,options){return this.request({method:"tasks/get",params:params},types.Sc,options)}async getTaskResult(params,resultSchema,options){return this.request({method:"tasks/result",params:params},resultSchema,options)}async listTasks(params,options){return this.request({method:"tasks/list",params:params},types.a5,options)}async cancelTask(params,options){return this.request({method:"tasks/cancel",params:params},types.gH,options)}async notification(notification,options){if(!this._transport)throw new Error("Not connected")
this.assertNotificationCapability(notification.method)
const relatedTaskId=options?.relatedTask?.taskId
if(relatedTaskId){const jsonrpcNotification={...notification,jsonrpc:"2.0",params:{...notification.params,_meta:{...notification.params?._meta||{},[types.EV]:options.relatedTask}}}
await this._enqueueTaskMessage(relatedTaskId,{type:"notification",message:jsonrpcNotification,timestamp:Date.now()})
return}const debouncedMethods=this._options?.debouncedNotificationMethods??[]
const canDebounce=debouncedMethods.includes(notification.method)&&!notification.params&&!options?.relatedRequestId&&!options?.relatedTask
if(canDebounce){if(this._pendingDebouncedNotifications.has(notification.method))return
this._pendingDebouncedNotifications.add(notification.method)
Promise.resolve().then(()=>{this._pendingDebouncedNotifications.delete(notification.method)
if(!this._transport)return
let jsonrpcNotification={...notification,jsonrpc:"2.0"}
if(options?.relatedTask)jsonrpcNotification={...jsonrpcNotification,params:{...jsonrpcNotification.params,_meta:{...jsonrpcNotification.params?._meta||{},[types.EV]:options.relatedTask}}}
this._transport?.send(jsonrpcNotification,options).catch(error=>this._onerror(error))})
return}let jsonrpcNotification={...notification,jsonrpc:"2.0"}
if(options?.relatedTask)jsonrpcNotification={...jsonrpcNotification,params:{...jsonrpcNotification.params,_meta:{...jsonrpcNotification.params?._meta||{},[types.EV]:options.relatedTask}}}
await this._transport.send(jsonrpcNotification,options)}setRequestHandler(requestSchema,handler){const method=getMethodLiteral(requestSchema)
this.assertRequestHandlerCapability(method)
this._requestHandlers.set(method,(request,extra)=>{const parsed=parseWithCompat(requestSchema,request)
return Promise.resolve(handler(parsed,extra))})}removeRequestHandler(method){this._requestHandlers.delete(method)}assertCanSetRequestHandler(method){if(this._requestHandlers.has(method))throw new Error(`A request handler for ${method} already exists, which would be overridden`)}setNotificationHandler(notificationSchema,handler){const method=getMethodLiteral(notificationSchema)
this._notificationHandlers.set(method,notification=>{const parsed=parseWithCompat(notificationSchema,notification)
return Promise.resolve(handler(parsed))})}removeNotificationHandler(method){this._notificationHandlers.delete(method)}_cleanupTaskProgressHandler(taskId){const progressToken=this._taskProgressTokens.get(taskId)
if(progressToken!==void 0){this._progressHandlers.delete(progressToken)
this._taskProgressTokens.delete(taskId)}}async _enqueueTaskMessage(taskId,message,sessionId){if(!this._taskStore||!this._taskMessageQueue)throw new Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured")
const maxQueueSize=this._options?.maxTaskQueueSize
await this._taskMessageQueue.enqueue(taskId,message,sessionId??this._transport?.sessionId,maxQueueSize)}async _clearTaskQueue(taskId,sessionId){if(this._taskMessageQueue){const messages=await this._taskMessageQueue.dequeueAll(taskId,sessionId)
for(const message of messages)if(message.type==="request"&&(0,types.vo)(message.message)){const requestId=message.message.id
const resolver=this._requestResolvers.get(requestId)
if(resolver){resolver(new types.Nh(types.O4.InternalError,"Task cancelled or completed"))
this._requestResolvers.delete(requestId)}else this._onerror(new Error(`Resolver missing for request ${requestId} during task ${taskId} cleanup`))}}}async _waitForTaskUpdate(taskId,signal,sessionId){let interval=this._options?.defaultTaskPollInterval??1e3
try{const task=await(this._taskStore?.getTask(taskId,sessionId))
if(task?.pollInterval)interval=task.pollInterval}catch{}return new Promise((resolve,reject)=>{if(signal.aborted){reject(new types.Nh(types.O4.InvalidRequest,"Request cancelled"))
return}const timeoutId=setTimeout(resolve,interval)
signal.addEventListener("abort",()=>{clearTimeout(timeoutId)
reject(new types.Nh(types.O4.InvalidRequest,"Request cancelled"))},{once:!0})})}requestTaskStore(request,sessionId){const taskStore=this._taskStore
if(!taskStore)throw new Error("No task store configured")
return{createTask:async taskParams=>{if(!request)throw new Error("No request provided")
return await taskStore.createTask(taskParams,request.id,{method:request.method,params:request.params},sessionId)},getTask:async taskId=>{const task=await taskStore.getTask(taskId,sessionId)
if(!task)throw new types.Nh(types.O4.InvalidParams,"Failed to retrieve task: Task not found")
return task},storeTaskResult:async(taskId,status,result)=>{await taskStore.storeTaskResult(taskId,status,result,sessionId)
const task=await taskStore.getTask(taskId,sessionId)
if(task){const notification=types.ki.parse({method:"notifications/tasks/status",params:task})
await this.notification(notification)
if(isTerminal(task.status))this._cleanupTaskProgressHandler(taskId)}},getTaskResult:taskId=>taskStore.getTaskResult(taskId,sessionId),updateTaskStatus:async(taskId,status,statusMessage)=>{const task=await taskStore.getTask(taskId,sessionId)
if(!task)throw new types.Nh(types.O4.InvalidParams,`Task "${taskId}" not found - it may have been cleaned up`)
if(isTerminal(task.status))throw new types.Nh(types.O4.InvalidParams,`Cannot update task "${taskId}" from terminal status "${task.status}" to "${status}". Terminal states (completed, failed, cancelled) cannot transition to other states.`)
await taskStore.updateTaskStatus(taskId,status,statusMessage,sessionId)
const updatedTask=await taskStore.getTask(taskId,sessionId)
if(updatedTask){const notification=types.ki.parse({method:"notifications/tasks/status",params:updatedTask})
await this.notification(notification)
if(isTerminal(updatedTask.status))this._cleanupTaskProgressHandler(taskId)}},listTasks:cursor=>taskStore.listTasks(cursor,sessionId)}}}}),41465:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EV:()=>RELATED_TASK_META_KEY,Iu:()=>SUPPORTED_PROTOCOL_VERSIONS,LW:()=>isJSONRPCErrorResponse,Mg:()=>CreateTaskResultSchema,Nh:()=>McpError,O4:()=>ErrorCode,OR:()=>JSONRPCMessageSchema,Ql:()=>GetTaskRequestSchema,Rk:()=>InitializeResultSchema,Sc:()=>GetTaskResultSchema,Sq:()=>CancelledNotificationSchema,_r:()=>ProgressNotificationSchema,a5:()=>ListTasksResultSchema,aE:()=>LATEST_PROTOCOL_VERSION,bZ:()=>isTaskAugmentedRequestParams,fH:()=>ToolListChangedNotificationSchema,gH:()=>CancelTaskResultSchema,gd:()=>CancelTaskRequestSchema,ig:()=>isJSONRPCResultResponse,ki:()=>TaskStatusNotificationSchema,lg:()=>isJSONRPCNotification,oQ:()=>GetTaskPayloadRequestSchema,tC:()=>PingRequestSchema,vo:()=>isJSONRPCRequest,wU:()=>isInitializedNotification,zR:()=>ListTasksRequestSchema})
var zod_v4__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod_v4__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const LATEST_PROTOCOL_VERSION="2025-11-25"
const SUPPORTED_PROTOCOL_VERSIONS=[LATEST_PROTOCOL_VERSION,"2025-06-18","2025-03-26","2024-11-05","2024-10-07"]
const RELATED_TASK_META_KEY="io.modelcontextprotocol/related-task"
const JSONRPC_VERSION="2.0"
const AssertObjectSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.custom(v=>v!==null&&(typeof v==="object"||typeof v==="function"))
const ProgressTokenSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().int()])
const CursorSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()
zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({ttl:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),pollInterval:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional()})
const TaskMetadataSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({ttl:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional()})
const RelatedTaskMetadataSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({taskId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const RequestMetaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({progressToken:ProgressTokenSchema.optional(),[RELATED_TASK_META_KEY]:RelatedTaskMetadataSchema.optional()})
const BaseRequestParamsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({_meta:RequestMetaSchema.optional()})
const TaskAugmentedRequestParamsSchema=BaseRequestParamsSchema.extend({task:TaskMetadataSchema.optional()})
const isTaskAugmentedRequestParams=value=>TaskAugmentedRequestParamsSchema.safeParse(value).success
const RequestSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),params:BaseRequestParamsSchema.loose().optional()})
const NotificationsParamsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({_meta:RequestMetaSchema.optional()})
const NotificationSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),params:NotificationsParamsSchema.loose().optional()})
const ResultSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({_meta:RequestMetaSchema.optional()})
const RequestIdSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().int()])
const JSONRPCRequestSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({jsonrpc:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal(JSONRPC_VERSION),id:RequestIdSchema,...RequestSchema.shape}).strict()
const isJSONRPCRequest=value=>JSONRPCRequestSchema.safeParse(value).success
const JSONRPCNotificationSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({jsonrpc:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal(JSONRPC_VERSION),...NotificationSchema.shape}).strict()
const isJSONRPCNotification=value=>JSONRPCNotificationSchema.safeParse(value).success
const JSONRPCResultResponseSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({jsonrpc:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal(JSONRPC_VERSION),id:RequestIdSchema,result:ResultSchema}).strict()
const isJSONRPCResultResponse=value=>JSONRPCResultResponseSchema.safeParse(value).success
var ErrorCode;(function(ErrorCode){ErrorCode[ErrorCode["ConnectionClosed"]=-32e3]="ConnectionClosed"
ErrorCode[ErrorCode["RequestTimeout"]=-32001]="RequestTimeout"
ErrorCode[ErrorCode["ParseError"]=-32700]="ParseError"
ErrorCode[ErrorCode["InvalidRequest"]=-32600]="InvalidRequest"
ErrorCode[ErrorCode["MethodNotFound"]=-32601]="MethodNotFound"
ErrorCode[ErrorCode["InvalidParams"]=-32602]="InvalidParams"
ErrorCode[ErrorCode["InternalError"]=-32603]="InternalError"
ErrorCode[ErrorCode["UrlElicitationRequired"]=-32042]="UrlElicitationRequired"})(ErrorCode||(ErrorCode={}))
const JSONRPCErrorResponseSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({jsonrpc:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal(JSONRPC_VERSION),id:RequestIdSchema.optional(),error:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({code:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().int(),message:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),data:zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown().optional()})}).strict()
const isJSONRPCErrorResponse=value=>JSONRPCErrorResponseSchema.safeParse(value).success
const JSONRPCMessageSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([JSONRPCRequestSchema,JSONRPCNotificationSchema,JSONRPCResultResponseSchema,JSONRPCErrorResponseSchema])
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([JSONRPCResultResponseSchema,JSONRPCErrorResponseSchema])
const EmptyResultSchema=ResultSchema.strict()
const CancelledNotificationParamsSchema=NotificationsParamsSchema.extend({requestId:RequestIdSchema.optional(),reason:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const CancelledNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/cancelled"),params:CancelledNotificationParamsSchema})
const IconSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({src:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),mimeType:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),sizes:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional(),theme:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["light","dark"]).optional()})
const IconsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({icons:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(IconSchema).optional()})
const BaseMetadataSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const ImplementationSchema=BaseMetadataSchema.extend({...BaseMetadataSchema.shape,...IconsSchema.shape,version:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),websiteUrl:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const FormElicitationCapabilitySchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.intersection(zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({applyDefaults:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}),zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()))
const ElicitationCapabilitySchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.preprocess(value=>{if(value&&typeof value==="object"&&!Array.isArray(value))if(Object.keys(value).length===0)return{form:{}}
return value},zod_v4__WEBPACK_IMPORTED_MODULE_0__.intersection(zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({form:FormElicitationCapabilitySchema.optional(),url:AssertObjectSchema.optional()}),zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()))
const ClientTasksCapabilitySchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({list:AssertObjectSchema.optional(),cancel:AssertObjectSchema.optional(),requests:zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({sampling:zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({createMessage:AssertObjectSchema.optional()}).optional(),elicitation:zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({create:AssertObjectSchema.optional()}).optional()}).optional()})
const ServerTasksCapabilitySchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({list:AssertObjectSchema.optional(),cancel:AssertObjectSchema.optional(),requests:zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({tools:zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({call:AssertObjectSchema.optional()}).optional()}).optional()})
const ClientCapabilitiesSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({experimental:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),AssertObjectSchema).optional(),sampling:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({context:AssertObjectSchema.optional(),tools:AssertObjectSchema.optional()}).optional(),elicitation:ElicitationCapabilitySchema.optional(),roots:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({listChanged:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}).optional(),tasks:ClientTasksCapabilitySchema.optional(),extensions:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),AssertObjectSchema).optional()})
const InitializeRequestParamsSchema=BaseRequestParamsSchema.extend({protocolVersion:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),capabilities:ClientCapabilitiesSchema,clientInfo:ImplementationSchema})
const InitializeRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("initialize"),params:InitializeRequestParamsSchema})
const ServerCapabilitiesSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({experimental:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),AssertObjectSchema).optional(),logging:AssertObjectSchema.optional(),completions:AssertObjectSchema.optional(),prompts:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({listChanged:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}).optional(),resources:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({subscribe:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),listChanged:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}).optional(),tools:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({listChanged:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()}).optional(),tasks:ServerTasksCapabilitySchema.optional(),extensions:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),AssertObjectSchema).optional()})
const InitializeResultSchema=ResultSchema.extend({protocolVersion:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),capabilities:ServerCapabilitiesSchema,serverInfo:ImplementationSchema,instructions:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const InitializedNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/initialized"),params:NotificationsParamsSchema.optional()})
const isInitializedNotification=value=>InitializedNotificationSchema.safeParse(value).success
const PingRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("ping"),params:BaseRequestParamsSchema.optional()})
const ProgressSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({progress:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number(),total:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.number()),message:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string())})
const ProgressNotificationParamsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({...NotificationsParamsSchema.shape,...ProgressSchema.shape,progressToken:ProgressTokenSchema})
const ProgressNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/progress"),params:ProgressNotificationParamsSchema})
const PaginatedRequestParamsSchema=BaseRequestParamsSchema.extend({cursor:CursorSchema.optional()})
const PaginatedRequestSchema=RequestSchema.extend({params:PaginatedRequestParamsSchema.optional()})
const PaginatedResultSchema=ResultSchema.extend({nextCursor:CursorSchema.optional()})
const TaskStatusSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["working","input_required","completed","failed","cancelled"])
const TaskSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({taskId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),status:TaskStatusSchema,ttl:zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([zod_v4__WEBPACK_IMPORTED_MODULE_0__.number(),zod_v4__WEBPACK_IMPORTED_MODULE_0__["null"]()]),createdAt:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),lastUpdatedAt:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),pollInterval:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.number()),statusMessage:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string())})
const CreateTaskResultSchema=ResultSchema.extend({task:TaskSchema})
const TaskStatusNotificationParamsSchema=NotificationsParamsSchema.merge(TaskSchema)
const TaskStatusNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/tasks/status"),params:TaskStatusNotificationParamsSchema})
const GetTaskRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tasks/get"),params:BaseRequestParamsSchema.extend({taskId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})})
const GetTaskResultSchema=ResultSchema.merge(TaskSchema)
const GetTaskPayloadRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tasks/result"),params:BaseRequestParamsSchema.extend({taskId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})})
ResultSchema.loose()
const ListTasksRequestSchema=PaginatedRequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tasks/list")})
const ListTasksResultSchema=PaginatedResultSchema.extend({tasks:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(TaskSchema)})
const CancelTaskRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tasks/cancel"),params:BaseRequestParamsSchema.extend({taskId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})})
const CancelTaskResultSchema=ResultSchema.merge(TaskSchema)
const ResourceContentsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({uri:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),mimeType:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const TextResourceContentsSchema=ResourceContentsSchema.extend({text:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const Base64Schema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().refine(val=>{try{atob(val)
return!0}catch{return!1}},{message:"Invalid Base64 string"})
const BlobResourceContentsSchema=ResourceContentsSchema.extend({blob:Base64Schema})
const RoleSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["user","assistant"])
const AnnotationsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({audience:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(RoleSchema).optional(),priority:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(1).optional(),lastModified:zod_v4__WEBPACK_IMPORTED_MODULE_1__.datetime({offset:!0}).optional()})
const ResourceSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({...BaseMetadataSchema.shape,...IconsSchema.shape,uri:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),mimeType:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),size:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.number()),annotations:AnnotationsSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({}))})
const ResourceTemplateSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({...BaseMetadataSchema.shape,...IconsSchema.shape,uriTemplate:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),mimeType:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),annotations:AnnotationsSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({}))})
const ListResourcesRequestSchema=PaginatedRequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resources/list")})
const ListResourcesResultSchema=PaginatedResultSchema.extend({resources:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ResourceSchema)})
const ListResourceTemplatesRequestSchema=PaginatedRequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resources/templates/list")})
const ListResourceTemplatesResultSchema=PaginatedResultSchema.extend({resourceTemplates:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ResourceTemplateSchema)})
const ResourceRequestParamsSchema=BaseRequestParamsSchema.extend({uri:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const ReadResourceRequestParamsSchema=ResourceRequestParamsSchema
const ReadResourceRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resources/read"),params:ReadResourceRequestParamsSchema})
const ReadResourceResultSchema=ResultSchema.extend({contents:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([TextResourceContentsSchema,BlobResourceContentsSchema]))})
const ResourceListChangedNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/resources/list_changed"),params:NotificationsParamsSchema.optional()})
const SubscribeRequestParamsSchema=ResourceRequestParamsSchema
const SubscribeRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resources/subscribe"),params:SubscribeRequestParamsSchema})
const UnsubscribeRequestParamsSchema=ResourceRequestParamsSchema
const UnsubscribeRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resources/unsubscribe"),params:UnsubscribeRequestParamsSchema})
const ResourceUpdatedNotificationParamsSchema=NotificationsParamsSchema.extend({uri:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const ResourceUpdatedNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/resources/updated"),params:ResourceUpdatedNotificationParamsSchema})
const PromptArgumentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),required:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean())})
const PromptSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({...BaseMetadataSchema.shape,...IconsSchema.shape,description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),arguments:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(PromptArgumentSchema)),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({}))})
const ListPromptsRequestSchema=PaginatedRequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("prompts/list")})
const ListPromptsResultSchema=PaginatedResultSchema.extend({prompts:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(PromptSchema)})
const GetPromptRequestParamsSchema=BaseRequestParamsSchema.extend({name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),arguments:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()})
const GetPromptRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("prompts/get"),params:GetPromptRequestParamsSchema})
const TextContentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("text"),text:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),annotations:AnnotationsSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const ImageContentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("image"),data:Base64Schema,mimeType:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),annotations:AnnotationsSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const AudioContentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("audio"),data:Base64Schema,mimeType:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),annotations:AnnotationsSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const ToolUseContentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tool_use"),name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),input:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const EmbeddedResourceSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resource"),resource:zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([TextResourceContentsSchema,BlobResourceContentsSchema]),annotations:AnnotationsSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const ResourceLinkSchema=ResourceSchema.extend({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("resource_link")})
const ContentBlockSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([TextContentSchema,ImageContentSchema,AudioContentSchema,ResourceLinkSchema,EmbeddedResourceSchema])
const PromptMessageSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({role:RoleSchema,content:ContentBlockSchema})
const GetPromptResultSchema=ResultSchema.extend({description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),messages:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(PromptMessageSchema)})
const PromptListChangedNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/prompts/list_changed"),params:NotificationsParamsSchema.optional()})
const ToolAnnotationsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),readOnlyHint:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),destructiveHint:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),idempotentHint:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),openWorldHint:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()})
const ToolExecutionSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({taskSupport:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["required","optional","forbidden"]).optional()})
const ToolSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({...BaseMetadataSchema.shape,...IconsSchema.shape,description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),inputSchema:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("object"),properties:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),AssertObjectSchema).optional(),required:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()}).catchall(zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()),outputSchema:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("object"),properties:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),AssertObjectSchema).optional(),required:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()}).catchall(zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional(),annotations:ToolAnnotationsSchema.optional(),execution:ToolExecutionSchema.optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const ListToolsRequestSchema=PaginatedRequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tools/list")})
const ListToolsResultSchema=PaginatedResultSchema.extend({tools:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ToolSchema)})
const CallToolResultSchema=ResultSchema.extend({content:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ContentBlockSchema).default([]),structuredContent:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional(),isError:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()})
CallToolResultSchema.or(ResultSchema.extend({toolResult:zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()}))
const CallToolRequestParamsSchema=TaskAugmentedRequestParamsSchema.extend({name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),arguments:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const CallToolRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tools/call"),params:CallToolRequestParamsSchema})
const ToolListChangedNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/tools/list_changed"),params:NotificationsParamsSchema.optional()})
zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({autoRefresh:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().default(!0),debounceMs:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().int().nonnegative().default(300)})
const LoggingLevelSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["debug","info","notice","warning","error","critical","alert","emergency"])
const SetLevelRequestParamsSchema=BaseRequestParamsSchema.extend({level:LoggingLevelSchema})
const SetLevelRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("logging/setLevel"),params:SetLevelRequestParamsSchema})
const LoggingMessageNotificationParamsSchema=NotificationsParamsSchema.extend({level:LoggingLevelSchema,logger:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),data:zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()})
const LoggingMessageNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/message"),params:LoggingMessageNotificationParamsSchema})
const ModelHintSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const ModelPreferencesSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({hints:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ModelHintSchema).optional(),costPriority:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(1).optional(),speedPriority:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(1).optional(),intelligencePriority:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(1).optional()})
const ToolChoiceSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({mode:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["auto","required","none"]).optional()})
const ToolResultContentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("tool_result"),toolUseId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().describe("The unique identifier for the corresponding tool call."),content:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ContentBlockSchema).default([]),structuredContent:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({}).loose().optional(),isError:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const SamplingContentSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion("type",[TextContentSchema,ImageContentSchema,AudioContentSchema])
const SamplingMessageContentBlockSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion("type",[TextContentSchema,ImageContentSchema,AudioContentSchema,ToolUseContentSchema,ToolResultContentSchema])
const SamplingMessageSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({role:RoleSchema,content:zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([SamplingMessageContentBlockSchema,zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(SamplingMessageContentBlockSchema)]),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const CreateMessageRequestParamsSchema=TaskAugmentedRequestParamsSchema.extend({messages:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(SamplingMessageSchema),modelPreferences:ModelPreferencesSchema.optional(),systemPrompt:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),includeContext:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["none","thisServer","allServers"]).optional(),temperature:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),maxTokens:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().int(),stopSequences:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional(),metadata:AssertObjectSchema.optional(),tools:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(ToolSchema).optional(),toolChoice:ToolChoiceSchema.optional()})
const CreateMessageRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("sampling/createMessage"),params:CreateMessageRequestParamsSchema})
const CreateMessageResultSchema=ResultSchema.extend({model:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),stopReason:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["endTurn","stopSequence","maxTokens"]).or(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string())),role:RoleSchema,content:SamplingContentSchema})
const CreateMessageResultWithToolsSchema=ResultSchema.extend({model:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),stopReason:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["endTurn","stopSequence","maxTokens","toolUse"]).or(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string())),role:RoleSchema,content:zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([SamplingMessageContentBlockSchema,zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(SamplingMessageContentBlockSchema)])})
const BooleanSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("boolean"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()})
const StringSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("string"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),minLength:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),maxLength:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),format:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["email","uri","date","date-time"]).optional(),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const NumberSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["number","integer"]),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),minimum:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),maximum:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional()})
const UntitledSingleSelectEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("string"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),enum:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const TitledSingleSelectEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("string"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),oneOf:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({const:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const LegacyTitledEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("string"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),enum:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()),enumNames:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional(),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional()})
const SingleSelectEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([UntitledSingleSelectEnumSchemaSchema,TitledSingleSelectEnumSchemaSchema])
const UntitledMultiSelectEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("array"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),minItems:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),maxItems:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),items:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("string"),enum:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string())}),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()})
const TitledMultiSelectEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("array"),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),description:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),minItems:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),maxItems:zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().optional(),items:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({anyOf:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({const:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),title:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()}))}),default:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()})
const MultiSelectEnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([UntitledMultiSelectEnumSchemaSchema,TitledMultiSelectEnumSchemaSchema])
const EnumSchemaSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([LegacyTitledEnumSchemaSchema,SingleSelectEnumSchemaSchema,MultiSelectEnumSchemaSchema])
const PrimitiveSchemaDefinitionSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([EnumSchemaSchema,BooleanSchemaSchema,StringSchemaSchema,NumberSchemaSchema])
const ElicitRequestFormParamsSchema=TaskAugmentedRequestParamsSchema.extend({mode:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("form").optional(),message:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),requestedSchema:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("object"),properties:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),PrimitiveSchemaDefinitionSchema),required:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()})})
const ElicitRequestURLParamsSchema=TaskAugmentedRequestParamsSchema.extend({mode:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("url"),message:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),elicitationId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),url:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().url()})
const ElicitRequestParamsSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([ElicitRequestFormParamsSchema,ElicitRequestURLParamsSchema])
const ElicitRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("elicitation/create"),params:ElicitRequestParamsSchema})
const ElicitationCompleteNotificationParamsSchema=NotificationsParamsSchema.extend({elicitationId:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const ElicitationCompleteNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/elicitation/complete"),params:ElicitationCompleteNotificationParamsSchema})
const ElicitResultSchema=ResultSchema.extend({action:zod_v4__WEBPACK_IMPORTED_MODULE_0__["enum"](["accept","decline","cancel"]),content:zod_v4__WEBPACK_IMPORTED_MODULE_0__.preprocess(val=>val===null?void 0:val,zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.number(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string())])).optional())})
const ResourceTemplateReferenceSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("ref/resource"),uri:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const PromptReferenceSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({type:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("ref/prompt"),name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()})
const CompleteRequestParamsSchema=BaseRequestParamsSchema.extend({ref:zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([PromptReferenceSchema,ResourceTemplateReferenceSchema]),argument:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),value:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()}),context:zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({arguments:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).optional()}).optional()})
const CompleteRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("completion/complete"),params:CompleteRequestParamsSchema})
const CompleteResultSchema=ResultSchema.extend({completion:zod_v4__WEBPACK_IMPORTED_MODULE_0__.looseObject({values:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string()).max(100),total:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.number().int()),hasMore:zod_v4__WEBPACK_IMPORTED_MODULE_0__.optional(zod_v4__WEBPACK_IMPORTED_MODULE_0__.boolean())})})
const RootSchema=zod_v4__WEBPACK_IMPORTED_MODULE_0__.object({uri:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().startsWith("file://"),name:zod_v4__WEBPACK_IMPORTED_MODULE_0__.string().optional(),_meta:zod_v4__WEBPACK_IMPORTED_MODULE_0__.record(zod_v4__WEBPACK_IMPORTED_MODULE_0__.string(),zod_v4__WEBPACK_IMPORTED_MODULE_0__.unknown()).optional()})
const ListRootsRequestSchema=RequestSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("roots/list"),params:BaseRequestParamsSchema.optional()})
const ListRootsResultSchema=ResultSchema.extend({roots:zod_v4__WEBPACK_IMPORTED_MODULE_0__.array(RootSchema)})
const RootsListChangedNotificationSchema=NotificationSchema.extend({method:zod_v4__WEBPACK_IMPORTED_MODULE_0__.literal("notifications/roots/list_changed"),params:NotificationsParamsSchema.optional()})
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([PingRequestSchema,InitializeRequestSchema,CompleteRequestSchema,SetLevelRequestSchema,GetPromptRequestSchema,ListPromptsRequestSchema,ListResourcesRequestSchema,ListResourceTemplatesRequestSchema,ReadResourceRequestSchema,SubscribeRequestSchema,UnsubscribeRequestSchema,CallToolRequestSchema,ListToolsRequestSchema,GetTaskRequestSchema,GetTaskPayloadRequestSchema,ListTasksRequestSchema,CancelTaskRequestSchema])
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([CancelledNotificationSchema,ProgressNotificationSchema,InitializedNotificationSchema,RootsListChangedNotificationSchema,TaskStatusNotificationSchema])
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([EmptyResultSchema,CreateMessageResultSchema,CreateMessageResultWithToolsSchema,ElicitResultSchema,ListRootsResultSchema,GetTaskResultSchema,ListTasksResultSchema,CreateTaskResultSchema])
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([PingRequestSchema,CreateMessageRequestSchema,ElicitRequestSchema,ListRootsRequestSchema,GetTaskRequestSchema,GetTaskPayloadRequestSchema,ListTasksRequestSchema,CancelTaskRequestSchema])
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([CancelledNotificationSchema,ProgressNotificationSchema,LoggingMessageNotificationSchema,ResourceUpdatedNotificationSchema,ResourceListChangedNotificationSchema,ToolListChangedNotificationSchema,PromptListChangedNotificationSchema,TaskStatusNotificationSchema,ElicitationCompleteNotificationSchema])
zod_v4__WEBPACK_IMPORTED_MODULE_0__.union([EmptyResultSchema,InitializeResultSchema,CompleteResultSchema,GetPromptResultSchema,ListPromptsResultSchema,ListResourcesResultSchema,ListResourceTemplatesResultSchema,ReadResourceResultSchema,CallToolResultSchema,ListToolsResultSchema,GetTaskResultSchema,ListTasksResultSchema,CreateTaskResultSchema])
class McpError extends Error{constructor(code,message,data){super(`MCP error ${code}: ${message}`)
this.code=code
this.data=data
this.name="McpError"}static fromError(code,message,data){if(code===ErrorCode.UrlElicitationRequired&&data){const errorData=data
if(errorData.elicitations)return new UrlElicitationRequiredError(errorData.elicitations,message)}return new McpError(code,message,data)}}class UrlElicitationRequiredError extends McpError{constructor(elicitations,message=`URL elicitation${elicitations.length>1?"s":""} required`){super(ErrorCode.UrlElicitationRequired,message,{elicitations:elicitations})}get elicitations(){return this.data?.elicitations??[]}}})}
