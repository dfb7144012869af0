export const id=7176
export const ids=[7176]
export const modules={89659:(function(e,t,s){var r=this&&this.__createBinding||(Object.create?function(e,t,s,r){if(r===void 0)r=s
var n=Object.getOwnPropertyDescriptor(t,s)
if(!n||("get"in n?!t.__esModule:n.writable||n.configurable))n={enumerable:!0,get:function(){return t[s]}}
Object.defineProperty(e,r,n)}:function(e,t,s,r){if(r===void 0)r=s
e[r]=t[s]})
var n=this&&this.__setModuleDefault||(Object.create?function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}:function(e,t){e["default"]=t})
var o=this&&this.__importStar||function(){var ownKeys=function(e){ownKeys=Object.getOwnPropertyNames||function(e){var t=[]
for(var s in e)if(Object.prototype.hasOwnProperty.call(e,s))t[t.length]=s
return t}
return ownKeys(e)}
return function(e){if(e&&e.__esModule)return e
var t={}
if(e!=null)for(var s=ownKeys(e),o=0;o<s.length;o++)if(s[o]!=="default")r(t,e,s[o])
n(t,e)
return t}}()
var i=this&&this.__awaiter||function(e,t,s,r){function adopt(e){return e instanceof s?e:new s(function(t){t(e)})}return new(s||(s=Promise))(function(s,n){function fulfilled(e){try{step(r.next(e))}catch(e){n(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){n(e)}}function step(e){e.done?s(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:!0})
t.HttpClient=t.HttpClientResponse=t.HttpClientError=t.MediaTypes=t.Headers=t.HttpCodes=void 0
t.getProxyUrl=getProxyUrl
t.isHttps=isHttps
const a=o(s(58611))
const c=o(s(65692))
const u=o(s(83335))
const p=o(s(20770))
const l=s(24371)
var h;(function(e){e[e["OK"]=200]="OK"
e[e["MultipleChoices"]=300]="MultipleChoices"
e[e["MovedPermanently"]=301]="MovedPermanently"
e[e["ResourceMoved"]=302]="ResourceMoved"
e[e["SeeOther"]=303]="SeeOther"
e[e["NotModified"]=304]="NotModified"
e[e["UseProxy"]=305]="UseProxy"
e[e["SwitchProxy"]=306]="SwitchProxy"
e[e["TemporaryRedirect"]=307]="TemporaryRedirect"
e[e["PermanentRedirect"]=308]="PermanentRedirect"
e[e["BadRequest"]=400]="BadRequest"
e[e["Unauthorized"]=401]="Unauthorized"
e[e["PaymentRequired"]=402]="PaymentRequired"
e[e["Forbidden"]=403]="Forbidden"
e[e["NotFound"]=404]="NotFound"
e[e["MethodNotAllowed"]=405]="MethodNotAllowed"
e[e["NotAcceptable"]=406]="NotAcceptable"
e[e["ProxyAuthenticationRequired"]=407]="ProxyAuthenticationRequired"
e[e["RequestTimeout"]=408]="RequestTimeout"
e[e["Conflict"]=409]="Conflict"
e[e["Gone"]=410]="Gone"
e[e["TooManyRequests"]=429]="TooManyRequests"
e[e["InternalServerError"]=500]="InternalServerError"
e[e["NotImplemented"]=501]="NotImplemented"
e[e["BadGateway"]=502]="BadGateway"
e[e["ServiceUnavailable"]=503]="ServiceUnavailable"
e[e["GatewayTimeout"]=504]="GatewayTimeout"})(h||(t.HttpCodes=h={}))
var d;(function(e){e["Accept"]="accept"
e["ContentType"]="content-type"})(d||(t.Headers=d={}))
var f;(function(e){e["ApplicationJson"]="application/json"})(f||(t.MediaTypes=f={}))
function getProxyUrl(e){const t=u.getProxyUrl(new URL(e))
return t?t.href:""}const g=[h.MovedPermanently,h.ResourceMoved,h.SeeOther,h.TemporaryRedirect,h.PermanentRedirect]
const _=[h.BadGateway,h.ServiceUnavailable,h.GatewayTimeout]
const v=["OPTIONS","GET","DELETE","HEAD"]
const y=10
const m=5
class HttpClientError extends Error{constructor(e,t){super(e)
this.name="HttpClientError"
this.statusCode=t
Object.setPrototypeOf(this,HttpClientError.prototype)}}t.HttpClientError=HttpClientError
class HttpClientResponse{constructor(e){this.message=e}readBody(){return i(this,void 0,void 0,function*(){return new Promise(e=>i(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])})
this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return i(this,void 0,void 0,function*(){return new Promise(e=>i(this,void 0,void 0,function*(){const t=[]
this.message.on("data",e=>{t.push(e)})
this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}t.HttpClientResponse=HttpClientResponse
function isHttps(e){const t=new URL(e)
return t.protocol==="https:"}class HttpClient{constructor(e,t,s){this._ignoreSslError=!1
this._allowRedirects=!0
this._allowRedirectDowngrade=!1
this._maxRedirects=50
this._allowRetries=!1
this._maxRetries=1
this._keepAlive=!1
this._disposed=!1
this.userAgent=this._getUserAgentWithOrchestrationId(e)
this.handlers=t||[]
this.requestOptions=s
if(s){if(s.ignoreSslError!=null)this._ignoreSslError=s.ignoreSslError
this._socketTimeout=s.socketTimeout
if(s.allowRedirects!=null)this._allowRedirects=s.allowRedirects
if(s.allowRedirectDowngrade!=null)this._allowRedirectDowngrade=s.allowRedirectDowngrade
if(s.maxRedirects!=null)this._maxRedirects=Math.max(s.maxRedirects,0)
if(s.keepAlive!=null)this._keepAlive=s.keepAlive
if(s.allowRetries!=null)this._allowRetries=s.allowRetries
if(s.maxRetries!=null)this._maxRetries=s.maxRetries}}options(e,t){return i(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return i(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return i(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,s){return i(this,void 0,void 0,function*(){return this.request("POST",e,t,s||{})})}patch(e,t,s){return i(this,void 0,void 0,function*(){return this.request("PATCH",e,t,s||{})})}put(e,t,s){return i(this,void 0,void 0,function*(){return this.request("PUT",e,t,s||{})})}head(e,t){return i(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,s,r){return i(this,void 0,void 0,function*(){return this.request(e,t,s,r)})}getJson(e){return i(this,arguments,void 0,function*(e,t={}){t[d.Accept]=this._getExistingOrDefaultHeader(t,d.Accept,f.ApplicationJson)
const s=yield this.get(e,t)
return this._processResponse(s,this.requestOptions)})}postJson(e,t){return i(this,arguments,void 0,function*(e,t,s={}){const r=JSON.stringify(t,null,2)
s[d.Accept]=this._getExistingOrDefaultHeader(s,d.Accept,f.ApplicationJson)
s[d.ContentType]=this._getExistingOrDefaultContentTypeHeader(s,f.ApplicationJson)
const n=yield this.post(e,r,s)
return this._processResponse(n,this.requestOptions)})}putJson(e,t){return i(this,arguments,void 0,function*(e,t,s={}){const r=JSON.stringify(t,null,2)
s[d.Accept]=this._getExistingOrDefaultHeader(s,d.Accept,f.ApplicationJson)
s[d.ContentType]=this._getExistingOrDefaultContentTypeHeader(s,f.ApplicationJson)
const n=yield this.put(e,r,s)
return this._processResponse(n,this.requestOptions)})}patchJson(e,t){return i(this,arguments,void 0,function*(e,t,s={}){const r=JSON.stringify(t,null,2)
s[d.Accept]=this._getExistingOrDefaultHeader(s,d.Accept,f.ApplicationJson)
s[d.ContentType]=this._getExistingOrDefaultContentTypeHeader(s,f.ApplicationJson)
const n=yield this.patch(e,r,s)
return this._processResponse(n,this.requestOptions)})}request(e,t,s,r){return i(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.")
const n=new URL(t)
let o=this._prepareRequest(e,n,r)
const i=this._allowRetries&&v.includes(e)?this._maxRetries+1:1
let a=0
let c
do{c=yield this.requestRaw(o,s)
if(c&&c.message&&c.message.statusCode===h.Unauthorized){let e
for(const t of this.handlers)if(t.canHandleAuthentication(c)){e=t
break}if(e)return e.handleAuthentication(this,o,s)
else return c}let t=this._maxRedirects
while(c.message.statusCode&&g.includes(c.message.statusCode)&&this._allowRedirects&&t>0){const i=c.message.headers["location"]
if(!i)break
const a=new URL(i)
if(n.protocol==="https:"&&n.protocol!==a.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")
yield c.readBody()
if(a.hostname!==n.hostname)for(const e in r)if(e.toLowerCase()==="authorization")delete r[e]
o=this._prepareRequest(e,a,r)
c=yield this.requestRaw(o,s)
t--}if(!c.message.statusCode||!_.includes(c.message.statusCode))return c
a+=1
if(a<i){yield c.readBody()
yield this._performExponentialBackoff(a)}}while(a<i)
return c})}dispose(){if(this._agent)this._agent.destroy()
this._disposed=!0}requestRaw(e,t){return i(this,void 0,void 0,function*(){return new Promise((s,r)=>{function callbackForResult(e,t){if(e)r(e)
else if(!t)r(new Error("Unknown error"))
else s(t)}this.requestRawWithCallback(e,t,callbackForResult)})})}requestRawWithCallback(e,t,s){if(typeof t==="string"){if(!e.options.headers)e.options.headers={}
e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8")}let r=!1
function handleResult(e,t){if(!r){r=!0
s(e,t)}}const n=e.httpModule.request(e.options,e=>{const t=new HttpClientResponse(e)
handleResult(void 0,t)})
let o
n.on("socket",e=>{o=e})
n.setTimeout(this._socketTimeout||3*6e4,()=>{if(o)o.end()
handleResult(new Error(`Request timeout: ${e.options.path}`))})
n.on("error",function(e){handleResult(e)})
if(t&&typeof t==="string")n.write(t,"utf8")
if(t&&typeof t!=="string"){t.on("close",function(){n.end()})
t.pipe(n)}else n.end()}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e)
const s=u.getProxyUrl(t)
const r=s&&s.hostname
if(!r)return
return this._getProxyAgentDispatcher(t,s)}_prepareRequest(e,t,s){const r={}
r.parsedUrl=t
const n=r.parsedUrl.protocol==="https:"
r.httpModule=n?c:a
const o=n?443:80
r.options={}
r.options.host=r.parsedUrl.hostname
r.options.port=r.parsedUrl.port?parseInt(r.parsedUrl.port):o
r.options.path=(r.parsedUrl.pathname||"")+(r.parsedUrl.search||"")
r.options.method=e
r.options.headers=this._mergeHeaders(s)
if(this.userAgent!=null)r.options.headers["user-agent"]=this.userAgent
r.options.agent=this._getAgent(r.parsedUrl)
if(this.handlers)for(const e of this.handlers)e.prepareRequest(r.options)
return r}_mergeHeaders(e){if(this.requestOptions&&this.requestOptions.headers)return Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{}))
return lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,s){let r
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
if(e)r=typeof e==="number"?e.toString():e}const n=e[t]
if(n!==void 0)return typeof n==="number"?n.toString():n
if(r!==void 0)return r
return s}_getExistingOrDefaultContentTypeHeader(e,t){let s
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[d.ContentType]
if(e)if(typeof e==="number")s=String(e)
else if(Array.isArray(e))s=e.join(", ")
else s=e}const r=e[d.ContentType]
if(r!==void 0)if(typeof r==="number")return String(r)
else if(Array.isArray(r))return r.join(", ")
else return r
if(s!==void 0)return s
return t}_getAgent(e){let t
const s=u.getProxyUrl(e)
const r=s&&s.hostname
if(this._keepAlive&&r)t=this._proxyAgent
if(!r)t=this._agent
if(t)return t
const n=e.protocol==="https:"
let o=100
if(this.requestOptions)o=this.requestOptions.maxSockets||a.globalAgent.maxSockets
if(s&&s.hostname){const e={maxSockets:o,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(s.username||s.password)&&{proxyAuth:`${s.username}:${s.password}`}),{host:s.hostname,port:s.port})}
let r
const i=s.protocol==="https:"
if(n)r=i?p.httpsOverHttps:p.httpsOverHttp
else r=i?p.httpOverHttps:p.httpOverHttp
t=r(e)
this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:o}
t=n?new c.Agent(e):new a.Agent(e)
this._agent=t}if(n&&this._ignoreSslError)t.options=Object.assign(t.options||{},{rejectUnauthorized:!1})
return t}_getProxyAgentDispatcher(e,t){let s
if(this._keepAlive)s=this._proxyAgentDispatcher
if(s)return s
const r=e.protocol==="https:"
s=new l.ProxyAgent(Object.assign({uri:t.href,pipelining:!this._keepAlive?0:1},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`}))
this._proxyAgentDispatcher=s
if(r&&this._ignoreSslError)s.options=Object.assign(s.options.requestTls||{},{rejectUnauthorized:!1})
return s}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client"
const s=process.env["ACTIONS_ORCHESTRATION_ID"]
if(s){const e=s.replace(/[^a-z0-9_.-]/gi,"_")
return`${t} actions_orchestration_id/${e}`}return t}_performExponentialBackoff(e){return i(this,void 0,void 0,function*(){e=Math.min(y,e)
const t=m*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return i(this,void 0,void 0,function*(){return new Promise((s,r)=>i(this,void 0,void 0,function*(){const n=e.message.statusCode||0
const o={statusCode:n,result:null,headers:{}}
if(n===h.NotFound)s(o)
function dateTimeDeserializer(e,t){if(typeof t==="string"){const e=new Date(t)
if(!isNaN(e.valueOf()))return e}return t}let i
let a
try{a=yield e.readBody()
if(a&&a.length>0){if(t&&t.deserializeDates)i=JSON.parse(a,dateTimeDeserializer)
else i=JSON.parse(a)
o.result=i}o.headers=e.message.headers}catch(e){}if(n>299){let e
if(i&&i.message)e=i.message
else if(a&&a.length>0)e=a
else e=`Failed request: (${n})`
const t=new HttpClientError(e,n)
t.result=o.result
r(t)}else s(o)}))})}}t.HttpClient=HttpClient
const lowercaseKeys=e=>Object.keys(e).reduce((t,s)=>(t[s.toLowerCase()]=e[s],t),{})}),83335:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0})
t.getProxyUrl=getProxyUrl
t.checkBypass=checkBypass
function getProxyUrl(e){const t=e.protocol==="https:"
if(checkBypass(e))return
const s=(()=>{if(t)return process.env["https_proxy"]||process.env["HTTPS_PROXY"]
else return process.env["http_proxy"]||process.env["HTTP_PROXY"]})()
if(s)try{return new DecodedURL(s)}catch(e){if(!s.startsWith("http://")&&!s.startsWith("https://"))return new DecodedURL(`http://${s}`)}else return}function checkBypass(e){if(!e.hostname)return!1
const t=e.hostname
if(isLoopbackAddress(t))return!0
const s=process.env["no_proxy"]||process.env["NO_PROXY"]||""
if(!s)return!1
let r
if(e.port)r=Number(e.port)
else if(e.protocol==="http:")r=80
else if(e.protocol==="https:")r=443
const n=[e.hostname.toUpperCase()]
if(typeof r==="number")n.push(`${n[0]}:${r}`)
for(const e of s.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e))if(e==="*"||n.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`)))return!0
return!1}function isLoopbackAddress(e){const t=e.toLowerCase()
return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}class DecodedURL extends URL{constructor(e,t){super(e,t)
this._decodedUsername=decodeURIComponent(super.username)
this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}),47176:((e,t,s)=>{s.d(t,{defaults:()=>h})
var r=s(79896)
var n=s(70857)
class Context{constructor(){var e,t,s
this.payload={}
if(process.env.GITHUB_EVENT_PATH)if((0,r.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,r.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}))
else{const e=process.env.GITHUB_EVENT_PATH
process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${n.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME
this.sha=process.env.GITHUB_SHA
this.ref=process.env.GITHUB_REF
this.workflow=process.env.GITHUB_WORKFLOW
this.action=process.env.GITHUB_ACTION
this.actor=process.env.GITHUB_ACTOR
this.job=process.env.GITHUB_JOB
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10)
this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10)
this.runId=parseInt(process.env.GITHUB_RUN_ID,10)
this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:`https://api.github.com`
this.serverUrl=(t=process.env.GITHUB_SERVER_URL)!==null&&t!==void 0?t:`https://github.com`
this.graphqlUrl=(s=process.env.GITHUB_GRAPHQL_URL)!==null&&s!==void 0?s:`https://api.github.com/graphql`}get issue(){const e=this.payload
return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[e,t]=process.env.GITHUB_REPOSITORY.split("/")
return{owner:e,repo:t}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name}
throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var o=s(89659)
var i=s(24371)
var a=void 0&&(void 0).__awaiter||function(e,t,s,r){function adopt(e){return e instanceof s?e:new s(function(t){t(e)})}return new(s||(s=Promise))(function(s,n){function fulfilled(e){try{step(r.next(e))}catch(e){n(e)}}function rejected(e){try{step(r["throw"](e))}catch(e){n(e)}}function step(e){e.done?s(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
function getProxyAgent(e){const t=new o.HttpClient
return t.getAgent(e)}function getProxyAgentDispatcher(e){const t=new o.HttpClient
return t.getAgentDispatcher(e)}function getProxyFetch(e){const t=getProxyAgentDispatcher(e)
const proxyFetch=(e,s)=>a(this,void 0,void 0,function*(){return(0,i.fetch)(e,Object.assign(Object.assign({},s),{dispatcher:t}))})
return proxyFetch}function getApiBaseUrl(){return process.env["GITHUB_API_URL"]||"https://api.github.com"}var c=s(35194)
var u=s(49210)
var p=s(93779)
new Context
const l=getApiBaseUrl()
const h={baseUrl:l,request:{agent:getProxyAgent(l),fetch:getProxyFetch(l)}}
c.E.plugin(u._,p.ud).defaults(h)})}
