export const id=7176
export const ids=[7176]
export const modules={89659:(function(__unused_webpack_module,exports,__webpack_require__){var __createBinding=this&&this.__createBinding||(Object.create?function(o,m,k,k2){if(k2===void 0)k2=k
var desc=Object.getOwnPropertyDescriptor(m,k)
if(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable))desc={enumerable:!0,get:function(){return m[k]}}
Object.defineProperty(o,k2,desc)}:function(o,m,k,k2){if(k2===void 0)k2=k
o[k2]=m[k]})
var __setModuleDefault=this&&this.__setModuleDefault||(Object.create?function(o,v){Object.defineProperty(o,"default",{enumerable:!0,value:v})}:function(o,v){o["default"]=v})
var __importStar=this&&this.__importStar||function(){var ownKeys=function(o){ownKeys=Object.getOwnPropertyNames||function(o){var ar=[]
for(var k in o)if(Object.prototype.hasOwnProperty.call(o,k))ar[ar.length]=k
return ar}
return ownKeys(o)}
return function(mod){if(mod&&mod.__esModule)return mod
var result={}
if(mod!=null)for(var k=ownKeys(mod),i=0;i<k.length;i++)if(k[i]!=="default")__createBinding(result,mod,k[i])
__setModuleDefault(result,mod)
return result}}()
var __awaiter=this&&this.__awaiter||function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})}
Object.defineProperty(exports,"__esModule",{value:!0})
exports.HttpClient=exports.HttpClientResponse=exports.HttpClientError=exports.MediaTypes=exports.Headers=exports.HttpCodes=void 0
exports.getProxyUrl=getProxyUrl
exports.isHttps=isHttps
const http=__importStar(__webpack_require__(58611))
const https=__importStar(__webpack_require__(65692))
const pm=__importStar(__webpack_require__(83335))
const tunnel=__importStar(__webpack_require__(20770))
const undici_1=__webpack_require__(24371)
var HttpCodes;(function(HttpCodes){HttpCodes[HttpCodes["OK"]=200]="OK"
HttpCodes[HttpCodes["MultipleChoices"]=300]="MultipleChoices"
HttpCodes[HttpCodes["MovedPermanently"]=301]="MovedPermanently"
HttpCodes[HttpCodes["ResourceMoved"]=302]="ResourceMoved"
HttpCodes[HttpCodes["SeeOther"]=303]="SeeOther"
HttpCodes[HttpCodes["NotModified"]=304]="NotModified"
HttpCodes[HttpCodes["UseProxy"]=305]="UseProxy"
HttpCodes[HttpCodes["SwitchProxy"]=306]="SwitchProxy"
HttpCodes[HttpCodes["TemporaryRedirect"]=307]="TemporaryRedirect"
HttpCodes[HttpCodes["PermanentRedirect"]=308]="PermanentRedirect"
HttpCodes[HttpCodes["BadRequest"]=400]="BadRequest"
HttpCodes[HttpCodes["Unauthorized"]=401]="Unauthorized"
HttpCodes[HttpCodes["PaymentRequired"]=402]="PaymentRequired"
HttpCodes[HttpCodes["Forbidden"]=403]="Forbidden"
HttpCodes[HttpCodes["NotFound"]=404]="NotFound"
HttpCodes[HttpCodes["MethodNotAllowed"]=405]="MethodNotAllowed"
HttpCodes[HttpCodes["NotAcceptable"]=406]="NotAcceptable"
HttpCodes[HttpCodes["ProxyAuthenticationRequired"]=407]="ProxyAuthenticationRequired"
HttpCodes[HttpCodes["RequestTimeout"]=408]="RequestTimeout"
HttpCodes[HttpCodes["Conflict"]=409]="Conflict"
HttpCodes[HttpCodes["Gone"]=410]="Gone"
HttpCodes[HttpCodes["TooManyRequests"]=429]="TooManyRequests"
HttpCodes[HttpCodes["InternalServerError"]=500]="InternalServerError"
HttpCodes[HttpCodes["NotImplemented"]=501]="NotImplemented"
HttpCodes[HttpCodes["BadGateway"]=502]="BadGateway"
HttpCodes[HttpCodes["ServiceUnavailable"]=503]="ServiceUnavailable"
HttpCodes[HttpCodes["GatewayTimeout"]=504]="GatewayTimeout"})(HttpCodes||(exports.HttpCodes=HttpCodes={}))
var Headers;(function(Headers){Headers["Accept"]="accept"
Headers["ContentType"]="content-type"})(Headers||(exports.Headers=Headers={}))
var MediaTypes;(function(MediaTypes){MediaTypes["ApplicationJson"]="application/json"})(MediaTypes||(exports.MediaTypes=MediaTypes={}))
function getProxyUrl(serverUrl){const proxyUrl=pm.getProxyUrl(new URL(serverUrl))
return proxyUrl?proxyUrl.href:""}const HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect]
const HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout]
const RetryableHttpVerbs=["OPTIONS","GET","DELETE","HEAD"]
const ExponentialBackoffCeiling=10
const ExponentialBackoffTimeSlice=5
class HttpClientError extends Error{constructor(message,statusCode){super(message)
this.name="HttpClientError"
this.statusCode=statusCode
Object.setPrototypeOf(this,HttpClientError.prototype)}}exports.HttpClientError=HttpClientError
class HttpClientResponse{constructor(message){this.message=message}readBody(){return __awaiter(this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){let output=Buffer.alloc(0)
this.message.on("data",chunk=>{output=Buffer.concat([output,chunk])})
this.message.on("end",()=>{resolve(output.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){return new Promise(resolve=>__awaiter(this,void 0,void 0,function*(){const chunks=[]
this.message.on("data",chunk=>{chunks.push(chunk)})
this.message.on("end",()=>{resolve(Buffer.concat(chunks))})}))})}}exports.HttpClientResponse=HttpClientResponse
function isHttps(requestUrl){const parsedUrl=new URL(requestUrl)
return parsedUrl.protocol==="https:"}class HttpClient{constructor(userAgent,handlers,requestOptions){this._ignoreSslError=!1
this._allowRedirects=!0
this._allowRedirectDowngrade=!1
this._maxRedirects=50
this._allowRetries=!1
this._maxRetries=1
this._keepAlive=!1
this._disposed=!1
this.userAgent=this._getUserAgentWithOrchestrationId(userAgent)
this.handlers=handlers||[]
this.requestOptions=requestOptions
if(requestOptions){if(requestOptions.ignoreSslError!=null)this._ignoreSslError=requestOptions.ignoreSslError
this._socketTimeout=requestOptions.socketTimeout
if(requestOptions.allowRedirects!=null)this._allowRedirects=requestOptions.allowRedirects
if(requestOptions.allowRedirectDowngrade!=null)this._allowRedirectDowngrade=requestOptions.allowRedirectDowngrade
if(requestOptions.maxRedirects!=null)this._maxRedirects=Math.max(requestOptions.maxRedirects,0)
if(requestOptions.keepAlive!=null)this._keepAlive=requestOptions.keepAlive
if(requestOptions.allowRetries!=null)this._allowRetries=requestOptions.allowRetries
if(requestOptions.maxRetries!=null)this._maxRetries=requestOptions.maxRetries}}options(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",requestUrl,null,additionalHeaders||{})})}get(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",requestUrl,null,additionalHeaders||{})})}del(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",requestUrl,null,additionalHeaders||{})})}post(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("POST",requestUrl,data,additionalHeaders||{})})}patch(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("PATCH",requestUrl,data,additionalHeaders||{})})}put(requestUrl,data,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("PUT",requestUrl,data,additionalHeaders||{})})}head(requestUrl,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request("HEAD",requestUrl,null,additionalHeaders||{})})}sendStream(verb,requestUrl,stream,additionalHeaders){return __awaiter(this,void 0,void 0,function*(){return this.request(verb,requestUrl,stream,additionalHeaders)})}getJson(requestUrl_1){return __awaiter(this,arguments,void 0,function*(requestUrl,additionalHeaders={}){additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
const res=yield this.get(requestUrl,additionalHeaders)
return this._processResponse(res,this.requestOptions)})}postJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){const data=JSON.stringify(obj,null,2)
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson)
const res=yield this.post(requestUrl,data,additionalHeaders)
return this._processResponse(res,this.requestOptions)})}putJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){const data=JSON.stringify(obj,null,2)
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson)
const res=yield this.put(requestUrl,data,additionalHeaders)
return this._processResponse(res,this.requestOptions)})}patchJson(requestUrl_1,obj_1){return __awaiter(this,arguments,void 0,function*(requestUrl,obj,additionalHeaders={}){const data=JSON.stringify(obj,null,2)
additionalHeaders[Headers.Accept]=this._getExistingOrDefaultHeader(additionalHeaders,Headers.Accept,MediaTypes.ApplicationJson)
additionalHeaders[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(additionalHeaders,MediaTypes.ApplicationJson)
const res=yield this.patch(requestUrl,data,additionalHeaders)
return this._processResponse(res,this.requestOptions)})}request(verb,requestUrl,data,headers){return __awaiter(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.")
const parsedUrl=new URL(requestUrl)
let info=this._prepareRequest(verb,parsedUrl,headers)
const maxTries=this._allowRetries&&RetryableHttpVerbs.includes(verb)?this._maxRetries+1:1
let numTries=0
let response
do{response=yield this.requestRaw(info,data)
if(response&&response.message&&response.message.statusCode===HttpCodes.Unauthorized){let authenticationHandler
for(const handler of this.handlers)if(handler.canHandleAuthentication(response)){authenticationHandler=handler
break}if(authenticationHandler)return authenticationHandler.handleAuthentication(this,info,data)
else return response}let redirectsRemaining=this._maxRedirects
while(response.message.statusCode&&HttpRedirectCodes.includes(response.message.statusCode)&&this._allowRedirects&&redirectsRemaining>0){const redirectUrl=response.message.headers["location"]
if(!redirectUrl)break
const parsedRedirectUrl=new URL(redirectUrl)
if(parsedUrl.protocol==="https:"&&parsedUrl.protocol!==parsedRedirectUrl.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")
yield response.readBody()
if(parsedRedirectUrl.hostname!==parsedUrl.hostname)for(const header in headers)if(header.toLowerCase()==="authorization")delete headers[header]
info=this._prepareRequest(verb,parsedRedirectUrl,headers)
response=yield this.requestRaw(info,data)
redirectsRemaining--}if(!response.message.statusCode||!HttpResponseRetryCodes.includes(response.message.statusCode))return response
numTries+=1
if(numTries<maxTries){yield response.readBody()
yield this._performExponentialBackoff(numTries)}}while(numTries<maxTries)
return response})}dispose(){if(this._agent)this._agent.destroy()
this._disposed=!0}requestRaw(info,data){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>{function callbackForResult(err,res){if(err)reject(err)
else if(!res)reject(new Error("Unknown error"))
else resolve(res)}this.requestRawWithCallback(info,data,callbackForResult)})})}requestRawWithCallback(info,data,onResult){if(typeof data==="string"){if(!info.options.headers)info.options.headers={}
info.options.headers["Content-Length"]=Buffer.byteLength(data,"utf8")}let callbackCalled=!1
function handleResult(err,res){if(!callbackCalled){callbackCalled=!0
onResult(err,res)}}const req=info.httpModule.request(info.options,msg=>{const res=new HttpClientResponse(msg)
handleResult(void 0,res)})
let socket
req.on("socket",sock=>{socket=sock})
req.setTimeout(this._socketTimeout||3*6e4,()=>{if(socket)socket.end()
handleResult(new Error(`Request timeout: ${info.options.path}`))})
req.on("error",function(err){handleResult(err)})
if(data&&typeof data==="string")req.write(data,"utf8")
if(data&&typeof data!=="string"){data.on("close",function(){req.end()})
data.pipe(req)}else req.end()}getAgent(serverUrl){const parsedUrl=new URL(serverUrl)
return this._getAgent(parsedUrl)}getAgentDispatcher(serverUrl){const parsedUrl=new URL(serverUrl)
const proxyUrl=pm.getProxyUrl(parsedUrl)
const useProxy=proxyUrl&&proxyUrl.hostname
if(!useProxy)return
return this._getProxyAgentDispatcher(parsedUrl,proxyUrl)}_prepareRequest(method,requestUrl,headers){const info={}
info.parsedUrl=requestUrl
const usingSsl=info.parsedUrl.protocol==="https:"
info.httpModule=usingSsl?https:http
const defaultPort=usingSsl?443:80
info.options={}
info.options.host=info.parsedUrl.hostname
info.options.port=info.parsedUrl.port?parseInt(info.parsedUrl.port):defaultPort
info.options.path=(info.parsedUrl.pathname||"")+(info.parsedUrl.search||"")
info.options.method=method
info.options.headers=this._mergeHeaders(headers)
if(this.userAgent!=null)info.options.headers["user-agent"]=this.userAgent
info.options.agent=this._getAgent(info.parsedUrl)
if(this.handlers)for(const handler of this.handlers)handler.prepareRequest(info.options)
return info}_mergeHeaders(headers){if(this.requestOptions&&this.requestOptions.headers)return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(headers||{}))
return lowercaseKeys(headers||{})}_getExistingOrDefaultHeader(additionalHeaders,header,_default){let clientHeader
if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[header]
if(headerValue)clientHeader=typeof headerValue==="number"?headerValue.toString():headerValue}const additionalValue=additionalHeaders[header]
if(additionalValue!==void 0)return typeof additionalValue==="number"?additionalValue.toString():additionalValue
if(clientHeader!==void 0)return clientHeader
return _default}_getExistingOrDefaultContentTypeHeader(additionalHeaders,_default){let clientHeader
if(this.requestOptions&&this.requestOptions.headers){const headerValue=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType]
if(headerValue)if(typeof headerValue==="number")clientHeader=String(headerValue)
else if(Array.isArray(headerValue))clientHeader=headerValue.join(", ")
else clientHeader=headerValue}const additionalValue=additionalHeaders[Headers.ContentType]
if(additionalValue!==void 0)if(typeof additionalValue==="number")return String(additionalValue)
else if(Array.isArray(additionalValue))return additionalValue.join(", ")
else return additionalValue
if(clientHeader!==void 0)return clientHeader
return _default}_getAgent(parsedUrl){let agent
const proxyUrl=pm.getProxyUrl(parsedUrl)
const useProxy=proxyUrl&&proxyUrl.hostname
if(this._keepAlive&&useProxy)agent=this._proxyAgent
if(!useProxy)agent=this._agent
if(agent)return agent
const usingSsl=parsedUrl.protocol==="https:"
let maxSockets=100
if(this.requestOptions)maxSockets=this.requestOptions.maxSockets||http.globalAgent.maxSockets
if(proxyUrl&&proxyUrl.hostname){const agentOptions={maxSockets:maxSockets,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(proxyUrl.username||proxyUrl.password)&&{proxyAuth:`${proxyUrl.username}:${proxyUrl.password}`}),{host:proxyUrl.hostname,port:proxyUrl.port})}
let tunnelAgent
const overHttps=proxyUrl.protocol==="https:"
if(usingSsl)tunnelAgent=overHttps?tunnel.httpsOverHttps:tunnel.httpsOverHttp
else tunnelAgent=overHttps?tunnel.httpOverHttps:tunnel.httpOverHttp
agent=tunnelAgent(agentOptions)
this._proxyAgent=agent}if(!agent){const options={keepAlive:this._keepAlive,maxSockets:maxSockets}
agent=usingSsl?new https.Agent(options):new http.Agent(options)
this._agent=agent}if(usingSsl&&this._ignoreSslError)agent.options=Object.assign(agent.options||{},{rejectUnauthorized:!1})
return agent}_getProxyAgentDispatcher(parsedUrl,proxyUrl){let proxyAgent
if(this._keepAlive)proxyAgent=this._proxyAgentDispatcher
if(proxyAgent)return proxyAgent
const usingSsl=parsedUrl.protocol==="https:"
proxyAgent=new undici_1.ProxyAgent(Object.assign({uri:proxyUrl.href,pipelining:!this._keepAlive?0:1},(proxyUrl.username||proxyUrl.password)&&{token:`Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=proxyAgent
if(usingSsl&&this._ignoreSslError)proxyAgent.options=Object.assign(proxyAgent.options.requestTls||{},{rejectUnauthorized:!1})
return proxyAgent}_getUserAgentWithOrchestrationId(userAgent){const baseUserAgent=userAgent||"actions/http-client"
const orchId=process.env["ACTIONS_ORCHESTRATION_ID"]
if(orchId){const sanitizedId=orchId.replace(/[^a-z0-9_.-]/gi,"_")
return`${baseUserAgent} actions_orchestration_id/${sanitizedId}`}return baseUserAgent}_performExponentialBackoff(retryNumber){return __awaiter(this,void 0,void 0,function*(){retryNumber=Math.min(ExponentialBackoffCeiling,retryNumber)
const ms=ExponentialBackoffTimeSlice*Math.pow(2,retryNumber)
return new Promise(resolve=>setTimeout(()=>resolve(),ms))})}_processResponse(res,options){return __awaiter(this,void 0,void 0,function*(){return new Promise((resolve,reject)=>__awaiter(this,void 0,void 0,function*(){const statusCode=res.message.statusCode||0
const response={statusCode:statusCode,result:null,headers:{}}
if(statusCode===HttpCodes.NotFound)resolve(response)
function dateTimeDeserializer(key,value){if(typeof value==="string"){const a=new Date(value)
if(!isNaN(a.valueOf()))return a}return value}let obj
let contents
try{contents=yield res.readBody()
if(contents&&contents.length>0){if(options&&options.deserializeDates)obj=JSON.parse(contents,dateTimeDeserializer)
else obj=JSON.parse(contents)
response.result=obj}response.headers=res.message.headers}catch(err){}if(statusCode>299){let msg
if(obj&&obj.message)msg=obj.message
else if(contents&&contents.length>0)msg=contents
else msg=`Failed request: (${statusCode})`
const err=new HttpClientError(msg,statusCode)
err.result=response.result
reject(err)}else resolve(response)}))})}}exports.HttpClient=HttpClient
const lowercaseKeys=obj=>Object.keys(obj).reduce((c,k)=>(c[k.toLowerCase()]=obj[k],c),{})}),83335:((__unused_webpack_module,exports)=>{Object.defineProperty(exports,"__esModule",{value:!0})
exports.getProxyUrl=getProxyUrl
exports.checkBypass=checkBypass
function getProxyUrl(reqUrl){const usingSsl=reqUrl.protocol==="https:"
if(checkBypass(reqUrl))return
const proxyVar=(()=>{if(usingSsl)return process.env["https_proxy"]||process.env["HTTPS_PROXY"]
else return process.env["http_proxy"]||process.env["HTTP_PROXY"]})()
if(proxyVar)try{return new DecodedURL(proxyVar)}catch(_a){if(!proxyVar.startsWith("http://")&&!proxyVar.startsWith("https://"))return new DecodedURL(`http://${proxyVar}`)}else return}function checkBypass(reqUrl){if(!reqUrl.hostname)return!1
const reqHost=reqUrl.hostname
if(isLoopbackAddress(reqHost))return!0
const noProxy=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!noProxy)return!1
let reqPort
if(reqUrl.port)reqPort=Number(reqUrl.port)
else if(reqUrl.protocol==="http:")reqPort=80
else if(reqUrl.protocol==="https:")reqPort=443
const upperReqHosts=[reqUrl.hostname.toUpperCase()]
if(typeof reqPort==="number")upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`)
for(const upperNoProxyItem of noProxy.split(",").map(x=>x.trim().toUpperCase()).filter(x=>x))if(upperNoProxyItem==="*"||upperReqHosts.some(x=>x===upperNoProxyItem||x.endsWith(`.${upperNoProxyItem}`)||upperNoProxyItem.startsWith(".")&&x.endsWith(`${upperNoProxyItem}`)))return!0
return!1}function isLoopbackAddress(host){const hostLower=host.toLowerCase()
return hostLower==="localhost"||hostLower.startsWith("127.")||hostLower.startsWith("[::1]")||hostLower.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(url,base){super(url,base)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}),47176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{defaults:()=>defaults})
var external_fs_=__webpack_require__(79896)
var external_os_=__webpack_require__(70857)
class Context{constructor(){var _a,_b,_c
this.payload={}
if(process.env.GITHUB_EVENT_PATH)if((0,external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}))
else{const path=process.env.GITHUB_EVENT_PATH
process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME
this.sha=process.env.GITHUB_SHA
this.ref=process.env.GITHUB_REF
this.workflow=process.env.GITHUB_WORKFLOW
this.action=process.env.GITHUB_ACTION
this.actor=process.env.GITHUB_ACTOR
this.job=process.env.GITHUB_JOB
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10)
this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10)
this.runId=parseInt(process.env.GITHUB_RUN_ID,10)
this.apiUrl=(_a=process.env.GITHUB_API_URL)!==null&&_a!==void 0?_a:`https://api.github.com`
this.serverUrl=(_b=process.env.GITHUB_SERVER_URL)!==null&&_b!==void 0?_b:`https://github.com`
this.graphqlUrl=(_c=process.env.GITHUB_GRAPHQL_URL)!==null&&_c!==void 0?_c:`https://api.github.com/graphql`}get issue(){const payload=this.payload
return Object.assign(Object.assign({},this.repo),{number:(payload.issue||payload.pull_request||payload).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[owner,repo]=process.env.GITHUB_REPOSITORY.split("/")
return{owner:owner,repo:repo}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name}
throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var lib=__webpack_require__(89659)
var undici=__webpack_require__(24371)
var __awaiter=void 0&&(void 0).__awaiter||function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})}
function getProxyAgent(destinationUrl){const hc=new lib.HttpClient
return hc.getAgent(destinationUrl)}function getProxyAgentDispatcher(destinationUrl){const hc=new lib.HttpClient
return hc.getAgentDispatcher(destinationUrl)}function getProxyFetch(destinationUrl){const httpDispatcher=getProxyAgentDispatcher(destinationUrl)
const proxyFetch=(url,opts)=>__awaiter(this,void 0,void 0,function*(){return(0,undici.fetch)(url,Object.assign(Object.assign({},opts),{dispatcher:httpDispatcher}))})
return proxyFetch}function getApiBaseUrl(){return process.env["GITHUB_API_URL"]||"https://api.github.com"}var dist_src=__webpack_require__(35194)
var plugin_rest_endpoint_methods_dist_src=__webpack_require__(49210)
var dist_bundle=__webpack_require__(93779)
new Context
const baseUrl=getApiBaseUrl()
const defaults={baseUrl:baseUrl,request:{agent:getProxyAgent(baseUrl),fetch:getProxyFetch(baseUrl)}}
dist_src.E.plugin(plugin_rest_endpoint_methods_dist_src._,dist_bundle.ud).defaults(defaults)})}
