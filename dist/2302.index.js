export const id=2302
export const ids=[2302]
export const modules={64894:((e,t,s)=>{e=s.nmd(e)
if(1&&e!==globalThis.module&&typeof t!=="undefined"&&e.exports===t){Object.defineProperty(t,"__esModule",{value:!0})
t.findX509Credential=t.rememberX509Credential=t.findX509OAuthError=t.rememberX509OAuthError=t.isApprovedX509Client=t.markApprovedX509Client=t.isRetryableX509IssuerError=t.markRetryableX509IssuerError=t.isTransientX509ConnectionError=t.markTransientX509ConnectionError=t.rememberRegisteredX509Transport=t.findRegisteredX509Transport=void 0
const e=new WeakMap
const s=new WeakSet
const r=new WeakSet
const n=new WeakSet
const i=new WeakMap
const o=new WeakMap
t.findRegisteredX509Transport=WeakMap.prototype.get.bind(e)
t.rememberRegisteredX509Transport=WeakMap.prototype.set.bind(e)
t.markTransientX509ConnectionError=WeakSet.prototype.add.bind(s)
t.isTransientX509ConnectionError=WeakSet.prototype.has.bind(s)
t.markRetryableX509IssuerError=WeakSet.prototype.add.bind(r)
t.isRetryableX509IssuerError=WeakSet.prototype.has.bind(r)
t.markApprovedX509Client=WeakSet.prototype.add.bind(n)
t.isApprovedX509Client=WeakSet.prototype.has.bind(n)
t.rememberX509OAuthError=WeakMap.prototype.set.bind(i)
t.findX509OAuthError=WeakMap.prototype.get.bind(i)
t.rememberX509Credential=WeakMap.prototype.set.bind(o)
t.findX509Credential=WeakMap.prototype.get.bind(o)}}),32302:((e,t,s)=>{s.r(t)
s.d(t,{APIConnectionError:()=>n.xX,APIConnectionTimeoutError:()=>n.qA,APIError:()=>n.LG,APIPromise:()=>APIPromise,APIUserAbortError:()=>n.cH,AuthenticationError:()=>n.v3,AzureOpenAI:()=>AzureOpenAI,BadRequestError:()=>n.v7,BedrockOpenAI:()=>BedrockOpenAI,ComputerToolset:()=>ComputerToolset,ConflictError:()=>n.fK,InternalServerError:()=>n.PO,InvalidWebhookSignatureError:()=>n.RA,NotFoundError:()=>n.m_,OAuthError:()=>n.W5,OpenAI:()=>OpenAI,OpenAIError:()=>n.vc,PagePromise:()=>PagePromise,PermissionDeniedError:()=>n.Ll,RateLimitError:()=>n.OE,SubjectTokenProviderError:()=>n.JA,UnprocessableEntityError:()=>n.Is,default:()=>OpenAI,toFile:()=>toFile,toStreamingFile:()=>toStreamingFile})
var r={}
s.r(r)
s.d(r,{findRegisteredX509Transport:()=>le,findX509Credential:()=>be,findX509OAuthError:()=>ve,isApprovedX509Client:()=>me,isRetryableX509IssuerError:()=>_e,isTransientX509ConnectionError:()=>pe,markApprovedX509Client:()=>fe,markRetryableX509IssuerError:()=>he,markTransientX509ConnectionError:()=>de,rememberRegisteredX509Transport:()=>ue,rememberX509Credential:()=>ge,rememberX509OAuthError:()=>ye})
function __classPrivateFieldSet(e,t,s,r,n){if(r==="m")throw new TypeError("Private method is not writable")
if(r==="a"&&!n)throw new TypeError("Private accessor was defined without a setter")
if(typeof t==="function"?e!==t||!n:!t.has(e))throw new TypeError("Cannot write private member to an object whose class did not declare it")
return r==="a"?n.call(e,s):n?n.value=s:t.set(e,s),s}function __classPrivateFieldGet(e,t,s,r){if(s==="a"&&!r)throw new TypeError("Private accessor was defined without a getter")
if(typeof t==="function"?e!==t||!r:!t.has(e))throw new TypeError("Cannot read private member from an object whose class did not declare it")
return s==="m"?r:s==="a"?r.call(e):r?r.value:t.get(e)}let uuid4=function(){const{crypto:e}=globalThis
if(e?.randomUUID){uuid4=e.randomUUID.bind(e)
return e.randomUUID()}const t=new Uint8Array(1)
const s=e?()=>e.getRandomValues(t)[0]:()=>Math.random()*255&255
return"10000000-1000-4000-8000-100000000000".replace(/[018]/g,e=>(+e^s()&15>>+e/4).toString(16))}
var n=s(97922)
const i=/^[a-z][a-z0-9+.-]*:/i
const isAbsoluteURL=e=>i.test(e)
let values_isArray=e=>(values_isArray=Array.isArray,values_isArray(e))
let o=values_isArray
function maybeObj(e){if(typeof e!=="object")return{}
return e??{}}function isEmptyObj(e){if(!e)return!0
for(const t in e)return!1
return!0}function hasOwn(e,t){return Object.prototype.hasOwnProperty.call(e,t)}function values_isObj(e){return e!=null&&typeof e==="object"&&!Array.isArray(e)}const validatePositiveInteger=(e,t)=>{if(typeof t!=="number"||!Number.isInteger(t))throw new n.vc(`${e} must be an integer`)
if(t<0)throw new n.vc(`${e} must be a positive integer`)
return t}
const safeJSON=e=>{try{return JSON.parse(e)}catch(e){return}}
const sleep=(e,...t)=>new Promise((s,r)=>{const n=[...new Set(t.filter(e=>e!=null))]
let i
let o=!1
const cleanup=()=>{for(const e of n)try{e.removeEventListener("abort",abort)}catch{}}
const settle=e=>{if(o)return
o=!0
if(i!==void 0){clearTimeout(i)
i=void 0}cleanup()
e()}
const abort=()=>{settle(()=>r())}
if(n.some(e=>e.aborted)){abort()
return}i=setTimeout(()=>{settle(s)},e)
for(const e of n){if(o)break
try{e.addEventListener("abort",abort,{once:!0})}catch(e){settle(()=>r(e))}}if(n.some(e=>e.aborted))abort()})
const a=globalThis
const c=typeof a.FinalizationRegistry==="function"?new a.FinalizationRegistry(e=>{try{e()}catch{}}):void 0
const l=new WeakMap
const u=new WeakMap
function subscribeWeakly(e,t,s){let r=u.get(e)
if(!r){const t=new Set
const abort=()=>{u.delete(e)
for(const e of t){s.unregister(e)
e.deref()?.()}t.clear()}
r={callbacks:t,abort:abort}
e.addEventListener("abort",abort,{once:!0})
u.set(e,r)}const n=r
n.callbacks.add(t)
return()=>{n.callbacks.delete(t)
s.unregister(t)
if(n.callbacks.size===0){if(u.get(e)===n)u.delete(e)
e.removeEventListener("abort",n.abort)}}}function releaseOnAbort(e,t,s){e.addEventListener("abort",()=>t.deref()?.delete(s),{once:!0})}function retainRequestAbortCallback(e,t,s){if(typeof a.WeakRef==="function"&&c&&!s.aborted){let r=l.get(e)
if(!r){r=new Set
l.set(e,r)}r.add(t)
releaseOnAbort(s,new a.WeakRef(r),t)}}function addRequestAbortListener(e,t,s){if(e.aborted){t()
return()=>{}}if(typeof a.WeakRef!=="function"||!c){e.addEventListener("abort",t,{once:!0})
return()=>e.removeEventListener("abort",t)}const r=new a.WeakRef(t)
const n=subscribeWeakly(e,r,c)
c.register(t,n,r)
retainRequestAbortCallback(s,t,s)
return n}var d=s(37367)
function getDefaultFetch(){if(typeof fetch!=="undefined")return fetch
throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`")}function makeReadableStream(...e){const t=globalThis.ReadableStream
if(typeof t==="undefined")throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`")
return new t(...e)}function ReadableStreamFrom(e,t){let s=Symbol.asyncIterator in e?e[Symbol.asyncIterator]():e[Symbol.iterator]()
return makeReadableStream({start(){},async pull(e){const{done:t,value:r}=await s.next()
if(t)e.close()
else e.enqueue(r)},async cancel(){await(s.return?.())}},t)}function ReadableStreamToAsyncIterable(e){if(e[Symbol.asyncIterator])return e
const t=e.getReader()
return{async next(){try{const e=await t.read()
if(e?.done)t.releaseLock()
return e}catch(e){t.releaseLock()
throw e}},async return(){const e=t.cancel()
t.releaseLock()
await e
return{done:!0,value:void 0}},[Symbol.asyncIterator](){return this}}}async function CancelReadableStream(e){if(e===null||typeof e!=="object")return
if(e[Symbol.asyncIterator]){await(e[Symbol.asyncIterator]().return?.())
return}const t=e.getReader()
const s=t.cancel()
t.releaseLock()
await s}let p
function bytes_encodeUTF8(e){let t
return(p??(t=new globalThis.TextEncoder,p=t.encode.bind(t)))(e)}let h
function decodeUTF8(e){let t
return(h??(t=new globalThis.TextDecoder,h=t.decode.bind(t)))(e)}var _,f,m,y,v,g,b
const w=64*1024
class LineDecoder{constructor(){_.add(this)
f.set(this,void 0)
m.set(this,void 0)
y.set(this,void 0)
v.set(this,void 0)
g.set(this,void 0)
__classPrivateFieldSet(this,f,new Uint8Array,"f")
__classPrivateFieldSet(this,m,0,"f")
__classPrivateFieldSet(this,y,0,"f")
__classPrivateFieldSet(this,v,0,"f")
__classPrivateFieldSet(this,g,!1,"f")}decode(e){if(e==null)return[]
let t
if(e instanceof ArrayBuffer)t=new Uint8Array(e)
else if(typeof e==="string")t=bytes_encodeUTF8(e)
else t=e
if(t.length===0)return[]
if(__classPrivateFieldGet(this,g,"f")){__classPrivateFieldSet(this,g,!1,"f")
if(t[0]===10)t=t.subarray(1)
if(t.length===0)return[]}__classPrivateFieldGet(this,_,"m",b).call(this,t)
const s=[]
let r
while((r=findNewlineIndex(__classPrivateFieldGet(this,f,"f"),__classPrivateFieldGet(this,v,"f"),__classPrivateFieldGet(this,y,"f")))!=null){const e=decodeUTF8(__classPrivateFieldGet(this,f,"f").subarray(__classPrivateFieldGet(this,m,"f"),r.preceding))
s.push(e)
__classPrivateFieldSet(this,m,r.index,"f")
if(r.carriage)if(__classPrivateFieldGet(this,m,"f")<__classPrivateFieldGet(this,y,"f")&&__classPrivateFieldGet(this,f,"f")[__classPrivateFieldGet(this,m,"f")]===10)__classPrivateFieldSet(this,m,__classPrivateFieldGet(this,m,"f")+1,"f")
else if(__classPrivateFieldGet(this,m,"f")===__classPrivateFieldGet(this,y,"f"))__classPrivateFieldSet(this,g,!0,"f")
__classPrivateFieldSet(this,v,__classPrivateFieldGet(this,m,"f"),"f")}__classPrivateFieldSet(this,v,__classPrivateFieldGet(this,y,"f"),"f")
if(__classPrivateFieldGet(this,m,"f")===__classPrivateFieldGet(this,y,"f")){__classPrivateFieldSet(this,m,0,"f")
__classPrivateFieldSet(this,y,0,"f")
__classPrivateFieldSet(this,v,0,"f")
if(__classPrivateFieldGet(this,f,"f").length>w)__classPrivateFieldSet(this,f,new Uint8Array,"f")}else if(s.length>0&&__classPrivateFieldGet(this,f,"f").length>w){const e=__classPrivateFieldGet(this,y,"f")-__classPrivateFieldGet(this,m,"f")
if(e<=w||__classPrivateFieldGet(this,f,"f").length>e*4){const t=e<=w?Math.min(Math.max(e*2,256),w):e*2
const s=new Uint8Array(t)
s.set(__classPrivateFieldGet(this,f,"f").subarray(__classPrivateFieldGet(this,m,"f"),__classPrivateFieldGet(this,y,"f")))
__classPrivateFieldSet(this,f,s,"f")
__classPrivateFieldSet(this,m,0,"f")
__classPrivateFieldSet(this,y,e,"f")
__classPrivateFieldSet(this,v,e,"f")}}return s}flush(){__classPrivateFieldSet(this,g,!1,"f")
if(__classPrivateFieldGet(this,m,"f")===__classPrivateFieldGet(this,y,"f"))return[]
return this.decode("\n")}}f=new WeakMap,m=new WeakMap,y=new WeakMap,v=new WeakMap,g=new WeakMap,_=new WeakSet,b=function(e){if(__classPrivateFieldGet(this,y,"f")+e.length>__classPrivateFieldGet(this,f,"f").length){const t=__classPrivateFieldGet(this,y,"f")-__classPrivateFieldGet(this,m,"f")
if(__classPrivateFieldGet(this,m,"f")>=__classPrivateFieldGet(this,f,"f").length/2&&t+e.length<=__classPrivateFieldGet(this,f,"f").length)__classPrivateFieldGet(this,f,"f").copyWithin(0,__classPrivateFieldGet(this,m,"f"),__classPrivateFieldGet(this,y,"f"))
else{const s=Math.max(__classPrivateFieldGet(this,f,"f").length*2,t+e.length,256)
const r=new Uint8Array(s)
r.set(__classPrivateFieldGet(this,f,"f").subarray(__classPrivateFieldGet(this,m,"f"),__classPrivateFieldGet(this,y,"f")))
__classPrivateFieldSet(this,f,r,"f")}__classPrivateFieldSet(this,v,__classPrivateFieldGet(this,v,"f")-__classPrivateFieldGet(this,m,"f"),"f")
__classPrivateFieldSet(this,y,t,"f")
__classPrivateFieldSet(this,m,0,"f")}__classPrivateFieldGet(this,f,"f").set(e,__classPrivateFieldGet(this,y,"f"))
__classPrivateFieldSet(this,y,__classPrivateFieldGet(this,y,"f")+e.length,"f")}
LineDecoder.NEWLINE_CHARS=new Set(["\n","\r"])
LineDecoder.NEWLINE_REGEXP=/\r\n|[\n\r]/g
function findNewlineIndex(e,t,s){const r=10
const n=13
for(let i=t;i<s;i++){if(e[i]===r)return{preceding:i,index:i+1,carriage:!1}
if(e[i]===n)return{preceding:i,index:i+1,carriage:!0}}return null}function findDoubleNewlineIndex(e){for(let t=0;t<e.length-1;t++){const s=lineEndingLength(e,t)
if(s>0){const r=t+s
const n=lineEndingLength(e,r)
if(n>0)return r+n}}return-1}function lineEndingLength(e,t){const s=10
const r=13
if(e[t]===s)return 1
if(e[t]===r)return e[t+1]===s?2:1
return 0}const R={off:0,error:200,warn:300,info:400,debug:500}
const parseLogLevel=(e,t,s)=>{if(!e)return
if(hasOwn(R,e))return e
loggerFor(s).warn(`${t} was set to ${JSON.stringify(e)}, expected one of ${JSON.stringify(Object.keys(R))}`)
return}
function noop(){}function makeLogFn(e,t,s){if(!t||R[e]>R[s])return noop
else return t[e].bind(t)}const P={error:noop,warn:noop,info:noop,debug:noop}
let O=new WeakMap
function loggerFor(e){const t=e.logger
const s=e.logLevel??"off"
if(!t)return P
const r=O.get(t)
if(r&&r[0]===s)return r[1]
const n={error:makeLogFn("error",t,s),warn:makeLogFn("warn",t,s),info:makeLogFn("info",t,s),debug:makeLogFn("debug",t,s)}
O.set(t,[s,n])
return n}const A=new Set(["apikey","accesstoken","refreshtoken","sessiontoken","sessionid","idtoken","authtoken","authorization","token","password","clientsecret","signingsecret","sig","signature","xgoogsignature","xgoogcredential","xamzsecuritytoken","xamzsignature","xamzcredential"])
function isSensitiveQueryParameter(e){const t=e.toLowerCase().replace(/[-_]/gu,"")
return A.has(t)||A.has(t.replace(/^x/u,""))}const S=new Set(["authorization","proxy-authorization","api-key","x-api-key","x-amz-security-token","cookie","set-cookie","x-session-token","x-session-id","x-auth-token","x-id-token"])
function isSensitiveHeader(e){return S.has(e.toLowerCase().replace(/_/gu,"-"))||isSensitiveQueryParameter(e)}function redactURL(e){const t=new URL(e)
t.username=""
t.password=""
t.hash=""
for(const e of t.searchParams.keys())if(isSensitiveQueryParameter(e))t.searchParams.set(e,"***")
return t.href}const formatRequestDetails=e=>{if(e.options){e.options={...e.options}
delete e.options["headers"]
if(e.options.path){const t=e.options.path
const s=new URL(redactURL(new URL(t,"https://redacted.invalid").href))
e.options.path=s.origin==="https://redacted.invalid"?`${t.startsWith("/")?"/":""}${s.pathname.slice(1)}${s.search}`:s.href}if(e.options.query)e.options.query=Object.fromEntries(Object.entries(e.options.query).map(([e,t])=>[e,isSensitiveQueryParameter(e)?"***":t]))}if(e.url)e.url=redactURL(e.url)
if(e.headers)e.headers=Object.fromEntries((e.headers instanceof Headers?[...e.headers]:Object.entries(e.headers)).map(([e,t])=>[e,isSensitiveHeader(e)?"***":t]))
if("retryOfRequestLogID"in e){if(e.retryOfRequestLogID)e.retryOf=e.retryOfRequestLogID
delete e.retryOfRequestLogID}return e}
var F,q,I,x
function isTransportAbortError(e){return!(e instanceof n.LG)&&(0,d.z)(e)}function createStreamTeeQueue(){let e=[]
let t=0
let s=!1
return{get length(){return e.length-t},get canceled(){return s},enqueue(t){if(!s)e.push(t)},dequeue(){if(t===e.length)return
const s=e[t]
e[t]=void 0
t+=1
if(t===e.length){e=[]
t=0}else if(t>=1024&&t*2>=e.length){e=e.slice(t)
t=0}return s},cancel(){s=!0
e.length=0
t=0}}}class Stream{constructor(e,t,s){F.add(this)
q.set(this,void 0)
I.set(this,!1)
this.iterator=e
this.controller=t
__classPrivateFieldSet(this,q,s,"f")}static fromSSEResponse(e,t,s,r,i="legacy"){let o=!1
const a=s?loggerFor(s):console
async function*iterator(){if(o)throw new n.vc("Cannot iterate over a consumed stream, use `.tee()` to split the stream.")
o=!0
let s=!1
let c=!1
const l=_iterSSEMessages(e,t)
const u=l.return.bind(l)
l.return=e=>{if(!c)t.abort()
return u(e)}
try{for await(const t of l){if(t.data==="[DONE]"){c=!0
break}let s
try{s=JSON.parse(t.data)}catch{a.error(`Could not parse message into JSON:`)
a.error(`From chunk:`)
throw new SyntaxError("Error reading response: malformed server-sent event JSON.")}if(i==="legacy"){if(t.event?.startsWith("thread.")){yield{event:t.event,data:s}
continue}if(t.event==="error")throw new n.LG(void 0,s?.error??s,void 0,e.headers)
if(s&&s.error)throw new n.LG(void 0,s.error,void 0,e.headers)}yield r?{event:t.event,data:s}:s}s=!0}catch(e){if(c||isTransportAbortError(e)||t.signal.aborted&&e===t.signal.reason)return
throw e}finally{if(!s)t.abort()}}return new Stream(iterator,t,s)}static fromReadableStream(e,t,s){let r=!1
async function*iterLines(){const s=new LineDecoder
const r=e.getReader()
let n=!1
let i
const cancel=()=>{i??(i=r.cancel())
i.catch(()=>{})}
t.signal.addEventListener("abort",cancel,{once:!0})
try{if(t.signal.aborted){cancel()
return}while(1){const{value:e,done:i}=await r.read()
if(i){n=!0
break}if(t.signal.aborted)return
for(const r of s.decode(e)){if(t.signal.aborted)return
yield r}}if(t.signal.aborted)return
for(const e of s.flush()){if(t.signal.aborted)return
yield e}}finally{t.signal.removeEventListener("abort",cancel)
if(!n)cancel()
r.releaseLock()}}async function*iterator(){if(r)throw new n.vc("Cannot iterate over a consumed stream, use `.tee()` to split the stream.")
r=!0
let e=!1
try{for await(const e of iterLines())if(e){let t
try{t=JSON.parse(e)}catch(e){if(e instanceof SyntaxError)throw new SyntaxError("Error reading response: malformed newline-delimited JSON.")
throw e}yield t}e=!0}catch(e){if(t.signal.aborted||(0,d.z)(e))return
throw e}finally{if(!e)t.abort()}}return new Stream(iterator,t,s)}[(q=new WeakMap,I=new WeakMap,F=new WeakSet,Symbol.asyncIterator)](){return this.iterator()}__betaTransformIterator(e){this.iterator=e(this.iterator.bind(this))}tee(){const{controller:e}=this
const t=createStreamTeeQueue()
const s=createStreamTeeQueue()
const r=this.iterator()
const teeIterator=n=>({next:()=>{if(n.canceled)return Promise.resolve({value:void 0,done:!0})
if(n.length===0){const e=r.next()
t.enqueue(e)
s.enqueue(e)}return n.dequeue()},return:async()=>{if(!n.canceled){n.cancel()
if(t.canceled&&s.canceled)await __classPrivateFieldGet(this,F,"m",x).call(this,r,e)}return{value:void 0,done:!0}}})
const branch=t=>{const s=new Stream(()=>teeIterator(t),e,__classPrivateFieldGet(this,q,"f"))
__classPrivateFieldSet(s,I,!0,"f")
return s}
return[branch(t),branch(s)]}toReadableStream(){const{controller:e}=this
let t
let s
const cancel=()=>s??(s=__classPrivateFieldGet(this,F,"m",x).call(this,t,e))
return makeReadableStream({start:async()=>{t=this[Symbol.asyncIterator]()},async pull(e){try{const{value:s,done:r}=await t.next()
if(r)return e.close()
const n=bytes_encodeUTF8(JSON.stringify(s)+"\n")
e.enqueue(n)}catch(t){e.error(t)
cancel().catch(()=>{})}},cancel:cancel})}}x=async function(e,t){const s=e.return
if(s){if(!__classPrivateFieldGet(this,I,"f"))t.abort()
await Reflect.apply(s,e,[])}}
function createAbortableSSESource(e,t){const s=typeof e.getReader==="function"?e.getReader():void 0
const r=s?{next:()=>s.read(),return:()=>s.cancel()}:ReadableStreamToAsyncIterable(e)[Symbol.asyncIterator]()
const n={value:void 0,done:!0}
let i=!1
let o=!1
let a
let c
const waitForAbort=()=>new Promise(e=>{c=e})
const cancel=()=>{if(o||i)return a
o=!0
try{a=Promise.resolve(r.return?.())}catch(e){a=Promise.reject(e)}a.catch(()=>{})
return a}
const abort=()=>{queueMicrotask(()=>{c?.()
cancel()})}
const l={async next(){if(t.aborted)return n
const e=waitForAbort().then(()=>n)
try{const s=await Promise.race([r.next(),e])
if(t.aborted)return n
if(s.done){i=!0
return n}return{value:s.value,done:!1}}catch(e){if(t.aborted&&((0,d.z)(e)||e===t.reason))return n
throw e}finally{c=void 0}},async return(){const e=cancel()
if(e&&!t.aborted){const s=waitForAbort()
try{if(!t.aborted)await Promise.race([e,s])}finally{c=void 0}}return n},[Symbol.asyncIterator](){return this}}
return{iterator:l,start(){t.addEventListener("abort",abort,{once:!0})
if(t.aborted)abort()},async cleanup(e){let r
try{t.removeEventListener("abort",abort)}catch(e){r=e}if(!i){const s=cancel()
if(s&&!e&&!t.aborted)try{await s}catch(e){r??(r=e)}}if(s)try{s.releaseLock()}catch(e){r??(r=e)}if(r!==void 0&&!e&&!t.aborted)throw r}}}async function*_iterSSEMessages(e,t){if(!e.body){t.abort()
if(globalThis.navigator!==void 0&&globalThis.navigator.product==="ReactNative")throw new n.vc(`The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api`)
throw new n.vc(`Attempted to iterate over a response with no body`)}const s=new SSEDecoder
const r=new LineDecoder
const{signal:i}=t
const o=createAbortableSSESource(e.body,i)
let a=!1
try{o.start()
for await(const e of iterSSEChunks(o.iterator)){if(i.aborted)return
for(const t of r.decode(e)){if(i.aborted)return
const e=s.decode(t)
if(e)yield e}}if(i.aborted)return
for(const e of r.flush()){if(i.aborted)return
const t=s.decode(e)
if(t)yield t}if(i.aborted)return
const e=s.flush()
if(e)yield e}catch(e){a=!0
if(!i.aborted||!(0,d.z)(e)&&e!==i.reason)throw e}finally{await o.cleanup(a)}}const k=3
async function*iterSSEChunks(e){let t=new Uint8Array
let s=0
let r=0
let n=0
for await(const i of e){if(i==null)continue
let e
if(i instanceof ArrayBuffer)e=new Uint8Array(i)
else if(typeof i==="string")e=bytes_encodeUTF8(i)
else e=i
if(r+e.length>t.length){const i=r-s
if(s>=t.length/2&&i+e.length<=t.length)t.copyWithin(0,s,r)
else{const n=new Uint8Array(Math.max(t.length*2,i+e.length))
n.set(t.subarray(s,r))
t=n}n-=s
s=0
r=i}t.set(e,r)
r+=e.length
let o
while((o=findDoubleNewlineIndex(t.subarray(n,r)))!==-1){o+=n
yield t.slice(s,o)
s=o
n=s}n=Math.max(s,r-k)}if(r>s)yield t.slice(s,r)}class SSEDecoder{constructor(){this.event=null
this.data=[]
this.chunks=[]}decode(e){if(e.endsWith("\r"))e=e.slice(0,-1)
if(!e){if(!this.event&&!this.data.length)return null
const e={event:this.event,data:this.data.join("\n"),raw:this.chunks}
this.event=null
this.data=[]
this.chunks=[]
return e}this.chunks.push(e)
if(e.startsWith(":"))return null
const[t,,s]=partition(e,":")
let r=s
if(r.startsWith(" "))r=r.slice(1)
if(t==="event")this.event=r
else if(t==="data")this.data.push(r)
return null}flush(){return this.decode("")}}function partition(e,t){const s=e.indexOf(t)
if(s!==-1)return[e.slice(0,s),t,e.slice(s+t.length)]
return[e,"",""]}async function defaultParseResponse(e,t){const{response:s,requestLogID:r,retryOfRequestLogID:n,startTime:i}=t
let o
const a=await(async()=>{if(t.options.stream){loggerFor(e).debug("response",s.status,s.url,s.headers,s.body)
if(t.options.__streamClass)return t.options.__streamClass.fromSSEResponse(s,t.controller,e,t.options.__synthesizeEventData,t.options.__streamMode)
return Stream.fromSSEResponse(s,t.controller,e,t.options.__synthesizeEventData,t.options.__streamMode)}if(s.status===204)return null
if(t.options.__binaryResponse)return s
const r=s.headers.get("content-type")
const n=r?.split(";")[0]?.trim().toLowerCase()
const i=n?.includes("application/json")||n?.endsWith("+json")
if(i){const e=s.headers.get("content-length")
if(e==="0")return
const t=await s.text()
if(!t)return
const r=JSON.parse(t)
o=t.length
return addRequestID(r,s)}const a=await s.text()
return a})().catch(e=>{throw asAbortError(e,t.controller.signal)})
if(e.logLevel==="debug")loggerFor(e).debug(`[${r}] response parsed`,formatRequestDetails({retryOfRequestLogID:n,url:s.url,status:s.status,body:o===void 0?a:{type:"json",length:o},durationMs:Date.now()-i}))
return a}function asAbortError(e,t){if(!t.aborted||e!==t.reason||(0,d.z)(e))return e
const s="This operation was aborted"
const r=globalThis.DOMException
return typeof r==="function"?new r(s,"AbortError"):Object.assign(new Error(s),{name:"AbortError"})}function addRequestID(e,t){if(!e||typeof e!=="object"||Array.isArray(e))return e
return Object.defineProperty(e,"_request_id",{value:t.headers.get("x-request-id"),enumerable:!1})}const j="7.55.0"
const isRunningInBrowser=()=>typeof window!=="undefined"&&typeof window.document!=="undefined"&&typeof navigator!=="undefined"
function getDetectedPlatform(){if(typeof Deno!=="undefined"&&Deno.build!=null)return"deno"
if(typeof EdgeRuntime!=="undefined")return"edge"
if(Object.prototype.toString.call(typeof globalThis.process!=="undefined"?globalThis.process:0)==="[object process]")return"node"
return"unknown"}const getPlatformProperties=()=>{const e=getDetectedPlatform()
if(e==="deno")return{"X-Stainless-Lang":"js","X-Stainless-Package-Version":j,"X-Stainless-OS":normalizePlatform(Deno.build.os),"X-Stainless-Arch":normalizeArch(Deno.build.arch),"X-Stainless-Runtime":"deno","X-Stainless-Runtime-Version":typeof Deno.version==="string"?Deno.version:Deno.version?.deno??"unknown"}
if(typeof EdgeRuntime!=="undefined")return{"X-Stainless-Lang":"js","X-Stainless-Package-Version":j,"X-Stainless-OS":"Unknown","X-Stainless-Arch":`other:${EdgeRuntime}`,"X-Stainless-Runtime":"edge","X-Stainless-Runtime-Version":globalThis.process?.version??"unknown"}
if(e==="node")return{"X-Stainless-Lang":"js","X-Stainless-Package-Version":j,"X-Stainless-OS":normalizePlatform(globalThis.process.platform??"unknown"),"X-Stainless-Arch":normalizeArch(globalThis.process.arch??"unknown"),"X-Stainless-Runtime":"node","X-Stainless-Runtime-Version":globalThis.process.version??"unknown"}
const t=getBrowserInfo()
if(t)return{"X-Stainless-Lang":"js","X-Stainless-Package-Version":j,"X-Stainless-OS":"Unknown","X-Stainless-Arch":"unknown","X-Stainless-Runtime":`browser:${t.browser}`,"X-Stainless-Runtime-Version":t.version}
return{"X-Stainless-Lang":"js","X-Stainless-Package-Version":j,"X-Stainless-OS":"Unknown","X-Stainless-Arch":"unknown","X-Stainless-Runtime":"unknown","X-Stainless-Runtime-Version":"unknown"}}
function getBrowserInfo(){if(typeof navigator==="undefined"||!navigator)return null
const e=[{key:"edge",pattern:/\bEdg(?:e|A|iOS)?\b(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},{key:"ie",pattern:/MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},{key:"ie",pattern:/Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/},{key:"chrome",pattern:/Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},{key:"firefox",pattern:/Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/},{key:"safari",pattern:/(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/}]
for(const{key:t,pattern:s}of e){const e=s.exec(navigator.userAgent)
if(e){const s=e[1]||0
const r=e[2]||0
const n=e[3]||0
return{browser:t,version:`${s}.${r}.${n}`}}}return null}const normalizeArch=e=>{if(e==="x32")return"x32"
if(e==="x86_64"||e==="x64")return"x64"
if(e==="arm")return"arm"
if(e==="aarch64"||e==="arm64")return"arm64"
if(e)return`other:${e}`
return"unknown"}
const normalizePlatform=e=>{e=e.toLowerCase()
if(e.includes("ios"))return"iOS"
if(e==="android")return"Android"
if(e==="darwin")return"MacOS"
if(e==="win32")return"Windows"
if(e==="freebsd")return"FreeBSD"
if(e==="openbsd")return"OpenBSD"
if(e==="linux")return"Linux"
if(e)return`Other:${e}`
return"Unknown"}
let E
const getPlatformHeaders=()=>E??(E=getPlatformProperties())
const C=new WeakMap
function observeJSONRequestBody(e,t){let s=C.get(e)
if(!s){s=new Set
C.set(e,s)}s.add(t)
return()=>{const s=C.get(e)
if(!s)return
s.delete(t)
if(s.size===0)C.delete(e)}}const FallbackEncoder=({headers:e,body:t})=>{const s=typeof t==="object"&&t!==null?C.get(t):void 0
let r
if(!s||s.size===0)r=JSON.stringify(t)
else{const e=[...s]
r=JSON.stringify(t,function(t,s){let r=s
for(const s of e){const e=s.value(this,t,r)
if(e!==void 0)r=e}return r})
for(const t of e)t.complete()}return{bodyHeaders:{"content-type":"application/json"},body:r}}
const T="RFC3986"
const G=String
const $={RFC1738:e=>String(e).replace(/%20/g,"+"),RFC3986:G}
const D="RFC1738"
let z
const has=(e,t)=>{const s=z??Object.hasOwn??Function.prototype.call.bind(Object.prototype.hasOwnProperty)
z=s
return s(e,t)}
const B=(()=>{const e=[]
for(let t=0;t<256;++t)e.push("%"+((t<16?"0":"")+t.toString(16)).toUpperCase())
return e})()
const M=1024
const encode=(e,t,s,r,n)=>{if(e.length===0)return e
let i=e
if(typeof e==="symbol")i=Symbol.prototype.toString.call(e)
else if(typeof e!=="string")i=String(e)
if(s==="iso-8859-1")return escape(i).replace(/%u[0-9a-f]{4}/gi,e=>"%26%23"+Number.parseInt(e.slice(2),16)+"%3B")
let o=""
for(let e=0;e<i.length;){let t=Math.min((Math.floor(e/M)+1)*M,i.length)
if(t<i.length&&i.codePointAt(t-1)>65535)t+=1
const s=i.length>=M?i.slice(e,t):i
const r=[]
for(let e=0;e<s.length;++e){let t=s.charCodeAt(e)
if(t===45||t===46||t===95||t===126||t>=48&&t<=57||t>=65&&t<=90||t>=97&&t<=122||n===D&&(t===40||t===41)){r[r.length]=s.charAt(e)
continue}if(t<128){r[r.length]=B[t]
continue}if(t<2048){r[r.length]=B[192|t>>6]+B[128|t&63]
continue}if(t<55296||t>=57344){r[r.length]=B[224|t>>12]+B[128|t>>6&63]+B[128|t&63]
continue}e+=1
t=65536+((t&1023)<<10|s.charCodeAt(e)&1023)
r[r.length]=B[240|t>>18]+B[128|t>>12&63]+B[128|t>>6&63]+B[128|t&63]}o+=r.join("")
e=t}return o}
function is_buffer(e){if(!e||typeof e!=="object")return!1
return!!(e.constructor&&e.constructor.isBuffer&&e.constructor.isBuffer(e))}function maybe_map(e,t){if(values_isArray(e)){const s=[]
for(const r of e)s.push(t(r))
return s}return t(e)}const L={brackets(e){return String(e)+"[]"},comma:"comma",indices(e,t){return String(e)+"["+t+"]"},repeat:String}
const push_to_array=function(e,t){Array.prototype.push.apply(e,values_isArray(t)?t:[t])}
let K
const N={addQueryPrefix:!1,allowDots:!1,allowEmptyArrays:!1,arrayFormat:"indices",charset:"utf-8",charsetSentinel:!1,delimiter:"&",encode:!0,encodeDotInKeys:!1,encoder:encode,encodeValuesOnly:!1,format:T,formatter:G,indices:!1,serializeDate(e){return(K??(K=Function.prototype.call.bind(Date.prototype.toISOString)))(e)},skipNulls:!1,strictNullHandling:!1}
function is_non_nullish_primitive(e){return typeof e==="string"||typeof e==="number"||typeof e==="boolean"||typeof e==="symbol"||typeof e==="bigint"}const W={}
function inner_stringify(e,t,s,r,n,i,o,a,c,l,u,d,p,h,_,f,m,y){let v=e
let g=y
let b=0
let w=!1
while((g=g.get(W))!==void 0&&!w){const t=g.get(e)
b+=1
if(t!==void 0)if(t===b)throw new RangeError("Cyclic object value")
else w=!0
if(g.get(W)===void 0)b=0}if(typeof l==="function")v=l(t,v)
else if(v instanceof Date)v=p?.(v)
else if(s==="comma"&&values_isArray(v))v=maybe_map(v,e=>{if(e instanceof Date)return p?.(e)
return e})
if(v===null){if(i)return c&&!f?c(t,N.encoder,m,"key",h):t
v=""}if(is_non_nullish_primitive(v)||is_buffer(v)){if(c){const e=f?t:c(t,N.encoder,m,"key",h)
return[_?.(e)+"="+_?.(c(v,N.encoder,m,"value",h))]}return[_?.(t)+"="+_?.(String(v))]}const R=[]
if(v===void 0)return R
let P
if(s==="comma"&&values_isArray(v)){if(f&&c)v=maybe_map(v,c)
P=[{value:v.length>0?v.join(",")||null:void 0}]}else if(values_isArray(l))P=l
else{const e=Object.keys(v)
if(u)e.sort(u)
P=e}const O=a?String(t).replace(/\./g,"%2E"):String(t)
const A=r&&values_isArray(v)&&v.length===1?O+"[]":O
if(n&&values_isArray(v)&&v.length===0)return A+"[]"
for(const t of P){const g=typeof t==="object"&&t.value!==void 0?t.value:v[t]
if(o&&g===null)continue
const w=d&&a?t.replace(/\./g,"%2E"):t
let P
if(values_isArray(v))P=typeof s==="function"?s(A,w):A
else P=A+(d?"."+w:"["+w+"]")
y.set(e,b)
const O=new WeakMap([[W,y]])
push_to_array(R,inner_stringify(g,P,s,r,n,i,o,a,s==="comma"&&f&&values_isArray(v)?null:c,l,u,d,p,h,_,f,m,O))}return R}function normalize_stringify_options(e=N){if(e.allowEmptyArrays!==void 0&&typeof e.allowEmptyArrays!=="boolean")throw new TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided")
if(e.encodeDotInKeys!==void 0&&typeof e.encodeDotInKeys!=="boolean")throw new TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided")
if(e.encoder!==null&&e.encoder!==void 0&&typeof e.encoder!=="function")throw new TypeError("Encoder has to be a function.")
const t=e.charset||N.charset
if(e.charset!==void 0&&e.charset!=="utf-8"&&e.charset!=="iso-8859-1")throw new TypeError("The charset option must be either utf-8, iso-8859-1, or undefined")
let s=T
if(e.format!==void 0){if(!has($,e.format))throw new TypeError("Unknown format option provided.")
s=e.format}const r=$[s]
let n=N.filter
if(typeof e.filter==="function"||values_isArray(e.filter))n=e.filter
let i
if(e.arrayFormat&&e.arrayFormat in L)i=e.arrayFormat
else if("indices"in e)i=e.indices?"indices":"repeat"
else i=N.arrayFormat
if("commaRoundTrip"in e&&typeof e.commaRoundTrip!=="boolean")throw new TypeError("`commaRoundTrip` must be a boolean, or absent")
let o
if(e.allowDots===void 0)o=!!e.encodeDotInKeys===!0?!0:N.allowDots
else o=!!e.allowDots
return{addQueryPrefix:typeof e.addQueryPrefix==="boolean"?e.addQueryPrefix:N.addQueryPrefix,allowDots:o,allowEmptyArrays:typeof e.allowEmptyArrays==="boolean"?!!e.allowEmptyArrays:N.allowEmptyArrays,arrayFormat:i,charset:t,charsetSentinel:typeof e.charsetSentinel==="boolean"?e.charsetSentinel:N.charsetSentinel,commaRoundTrip:!!e.commaRoundTrip,delimiter:e.delimiter===void 0?N.delimiter:e.delimiter,encode:typeof e.encode==="boolean"?e.encode:N.encode,encodeDotInKeys:typeof e.encodeDotInKeys==="boolean"?e.encodeDotInKeys:N.encodeDotInKeys,encoder:typeof e.encoder==="function"?e.encoder:N.encoder,encodeValuesOnly:typeof e.encodeValuesOnly==="boolean"?e.encodeValuesOnly:N.encodeValuesOnly,filter:n,format:s,formatter:r,serializeDate:typeof e.serializeDate==="function"?e.serializeDate:N.serializeDate,skipNulls:typeof e.skipNulls==="boolean"?e.skipNulls:N.skipNulls,sort:typeof e.sort==="function"?e.sort:null,strictNullHandling:typeof e.strictNullHandling==="boolean"?e.strictNullHandling:N.strictNullHandling}}function stringify(e,t={}){let s=e
const r=normalize_stringify_options(t)
let n
let i
if(typeof r.filter==="function"){i=r.filter
s=i("",s)}else if(values_isArray(r.filter)){i=r.filter
n=i}const o=[]
if(typeof s!=="object"||s===null)return""
const a=L[r.arrayFormat]
const c=a==="comma"&&r.commaRoundTrip
if(!n)n=Object.keys(s)
if(r.sort)n.sort(r.sort)
const l=new WeakMap
for(const e of n){if(r.skipNulls&&s[e]===null)continue
push_to_array(o,inner_stringify(s[e],e,a,c,r.allowEmptyArrays,r.strictNullHandling,r.skipNulls,r.encodeDotInKeys,r.encode?r.encoder:null,r.filter,r.sort,r.allowDots,r.serializeDate,r.format,r.formatter,r.encodeValuesOnly,r.charset,l))}const u=o.join(r.delimiter)
let d=r.addQueryPrefix===!0?"?":""
if(r.charsetSentinel)d+=r.charset==="iso-8859-1"?"utf8=%26%2310003%3B&":"utf8=%E2%9C%93&"
return u.length>0?d+u:""}function stringifyQuery(e){return stringify(e,{arrayFormat:"brackets"})}const U=new Map([["global","https://api.openai.com/v1"],["us","https://us.api.openai.com/v1"],["eu","https://eu.api.openai.com/v1"],["ae","https://ae.api.openai.com/v1"],["au","https://au.api.openai.com/v1"],["in","https://in.api.openai.com/v1"],["jp","https://jp.api.openai.com/v1"]])
function resolveDataResidency(e){if(e.dataResidency===null||e.dataResidency===void 0)return
if(hasOwn(e,"baseURL"))throw new n.vc("The `dataResidency` and `baseURL` options are mutually exclusive.")
const t=U.get(e.dataResidency)
if(t===void 0)throw new n.vc("Invalid `dataResidency`; expected one of: global, us, eu, ae, au, in, jp.")
return t}function assertNoDataResidency(e,t){if(e!==null&&e!==void 0)throw new n.vc(`${t} does not support \`dataResidency\`.`)}var Q
class APIPromise extends Promise{constructor(e,t,s=defaultParseResponse){super(e=>{e(null)})
this.responsePromise=t
this.parseResponse=s
Q.set(this,void 0)
__classPrivateFieldSet(this,Q,e,"f")}_thenUnwrap(e){return new APIPromise(__classPrivateFieldGet(this,Q,"f"),this.responsePromise,async(t,s)=>addRequestID(e(await this.parseResponse(t,s),s),s.response))}asResponse(){return this.responsePromise.then(e=>e.response)}async withResponse(){const[e,t]=await Promise.all([this.parse(),this.asResponse()])
return{data:e,response:t,request_id:t.headers.get("x-request-id")}}parse(){if(!this.parsedPromise)this.parsedPromise=this.responsePromise.then(e=>this.parseResponse(__classPrivateFieldGet(this,Q,"f"),e))
return this.parsedPromise}then(e,t){return this.parse().then(e,t)}catch(e){return this.parse().catch(e)}finally(e){return this.parse().finally(e)}}Q=new WeakMap
var X
class AbstractPage{constructor(e,t,s,r){X.set(this,void 0)
__classPrivateFieldSet(this,X,e,"f")
this.options=r
this.response=t
this.body=s}hasNextPage(){const e=this.getPaginatedItems()
if(!e.length)return!1
return this.nextPageRequestOptions()!=null}async getNextPage(){const e=this.nextPageRequestOptions()
if(!e)throw new n.vc("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.")
return await __classPrivateFieldGet(this,X,"f").requestAPIList(this.constructor,e)}async*iterPages(){let e=this
yield e
while(e.hasNextPage()){e=await e.getNextPage()
yield e}}async*[(X=new WeakMap,Symbol.asyncIterator)](){for await(const e of this.iterPages())for(const t of e.getPaginatedItems())yield t}}class PagePromise extends APIPromise{constructor(e,t,s){super(e,t,async(e,t)=>new s(e,t.response,await defaultParseResponse(e,t),t.options))}async*[Symbol.asyncIterator](){const e=await(this)
for await(const t of e)yield t}}class Page extends AbstractPage{constructor(e,t,s,r){super(e,t,s,r)
this.data=s.data||[]
this.object=s.object}getPaginatedItems(){return this.data??[]}nextPageRequestOptions(){return null}}class CursorPage extends AbstractPage{constructor(e,t,s,r){super(e,t,s,r)
this.data=s.data||[]
this.has_more=s.has_more||!1}getPaginatedItems(){return this.data??[]}hasNextPage(){if(this.has_more===!1)return!1
return super.hasNextPage()}nextPageRequestOptions(){const e=this.getPaginatedItems()
const t=e[e.length-1]?.id
if(!t)return null
return{...this.options,query:{...maybeObj(this.options.query),after:t}}}}class ConversationCursorPage extends AbstractPage{constructor(e,t,s,r){super(e,t,s,r)
this.data=s.data||[]
this.has_more=s.has_more||!1
this.last_id=s.last_id||""}getPaginatedItems(){return this.data??[]}hasNextPage(){if(this.has_more===!1)return!1
return super.hasNextPage()}nextPageRequestOptions(){const e=this.last_id
if(!e)return null
return{...this.options,query:{...maybeObj(this.options.query),after:e}}}}class NextCursorPage extends AbstractPage{constructor(e,t,s,r){super(e,t,s,r)
this.data=s.data||[]
this.has_more=s.has_more||!1
this.next=s.next||null}getPaginatedItems(){return this.data??[]}hasNextPage(){if(this.has_more===!1)return!1
return this.nextPageRequestOptions()!=null}nextPageRequestOptions(){const e=this.next
if(!e)return null
return{...this.options,query:{...maybeObj(this.options.query),after:e}}}}class TokenPage extends AbstractPage{constructor(e,t,s,r){super(e,t,s,r)
this.data=s.data||[]
this.has_more=s.has_more||!1
this.next=s.next||null}getPaginatedItems(){return this.data??[]}hasNextPage(){if(this.has_more===!1)return!1
return this.nextPageRequestOptions()!=null}nextPageRequestOptions(){const e=this.next
if(!e)return null
return{...this.options,query:{...maybeObj(this.options.query),page:e}}}}const H={jwt:"urn:ietf:params:oauth:token-type:jwt",id:"urn:ietf:params:oauth:token-type:id_token"}
const J="urn:ietf:params:oauth:grant-type:token-exchange"
const V=.5
function calculateExpiresAt(e,t){if(typeof e!=="number"||!Number.isFinite(e)||e<=0)throw new n.vc("Token exchange response has invalid 'expires_in' field")
const s=Date.now()
const r=s+e*1e3
if(!Number.isSafeInteger(r)||r<=s)throw new n.vc("Token exchange response has invalid 'expires_in' field")
const i=r-(performance.now()-t)
if(i<=s)throw new n.vc("Workload identity token expired before its exchange completed.")
return i}function calculateRefreshAt(e,t,s){const r=(s??1200)*1e3
const n=Math.min(r,t*1e3*V)
return e-n}const Y=Response.prototype
const Z=Y.arrayBuffer
function isResponsePrototype(e,t){const s=Object.getOwnPropertyDescriptor(t,"constructor")?.value
if(t===e||typeof s!=="function"||Object.getOwnPropertyDescriptor(s,"name")?.value!=="Response"||Object.getOwnPropertyDescriptor(s,"prototype")?.value!==t)return!1
const r=Object.getOwnPropertyDescriptor(t,Symbol.toStringTag)
return(r?.value==="Response"||typeof r?.get==="function")&&typeof Object.getOwnPropertyDescriptor(t,"headers")?.get==="function"&&typeof Object.getOwnPropertyDescriptor(t,"ok")?.get==="function"&&typeof Object.getOwnPropertyDescriptor(t,"status")?.get==="function"}function isResponseBodyPrototype(e,t){if(e===t)return!0
const s=Object.getOwnPropertyDescriptor(e,"constructor")?.value
return t!==null&&Object.getPrototypeOf(t)===e&&typeof s==="function"&&Object.getOwnPropertyDescriptor(s,"name")?.value==="Body"&&Object.getOwnPropertyDescriptor(s,"prototype")?.value===e}function decodeNativeResponseBody(e){const t=globalThis
return new TextDecoder("utf-8",{ignoreBOM:typeof t.Bun?.version==="string"}).decode(e)}async function parseOAuthTokenResponse(e){let t
let s=null
for(let r=0,n=e;n!==null&&r<16;n=Object.getPrototypeOf(n),r+=1){if(n===Y)break
if(isResponsePrototype(e,n))s=n
const r=Object.getOwnPropertyDescriptor(n,"json")
if(!r)continue
if(typeof r.value!=="function")break
const i=Object.getOwnPropertyDescriptor(n,"text")?.value
if(typeof i==="function"&&isResponseBodyPrototype(n,s)){t=i
break}return r.value.call(e)}const r=t===void 0?decodeNativeResponseBody(await Z.call(e)):await t.call(e)
try{return JSON.parse(r)}catch{throw new SyntaxError("Token exchange response contains invalid JSON")}}function isUnsafeAccessToken(e){const t=globalThis
if(typeof t.Bun?.version==="string")return/[^\t\u0020-\u007E]|^[\t ]|[\t ]$/u.test(e)
return/[^\t\u0020-\u007E\u0080-\u00FF]|^[\t ]|[\t ]$/u.test(e)}class WorkloadIdentityAuth{constructor(e,t){this.cachedToken=null
this.refreshPromise=null
this.tokenGeneration=0
this.tokenExchangeUrl="https://auth.openai.com/oauth/token"
const{identityProviderId:s,serviceAccountId:r,clientId:n,refreshBufferSeconds:i,provider:o}=e
this.config={identityProviderId:s,serviceAccountId:r,...n===void 0?{}:{clientId:n},...i===void 0?{}:{refreshBufferSeconds:i},provider:{tokenType:o.tokenType,getToken:o.getToken.bind(o)}}
this.fetch=t??getDefaultFetch()}async getToken(){if(!this.cachedToken||WorkloadIdentityAuth.isTokenExpired(this.cachedToken)){if(this.refreshPromise)return await this.refreshPromise
const e=this.refreshToken(this.tokenGeneration)
this.refreshPromise=e
try{return await e}finally{if(this.refreshPromise===e)this.refreshPromise=null}}if(WorkloadIdentityAuth.needsRefresh(this.cachedToken)&&!this.refreshPromise){const e=this.refreshToken(this.tokenGeneration).finally(()=>{if(this.refreshPromise===e)this.refreshPromise=null})
this.refreshPromise=e
e.catch(()=>null)}return this.cachedToken.token}async refreshToken(e){const t=await this.config.provider.getToken()
const s={grant_type:J,subject_token:t,subject_token_type:H[this.config.provider.tokenType],identity_provider_id:this.config.identityProviderId,service_account_id:this.config.serviceAccountId}
if(this.config.clientId)s["client_id"]=this.config.clientId
const r=performance.now()
const i=await this.fetch(this.tokenExchangeUrl,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s),redirect:"manual"})
if(!i.ok){const e=await i.text()
let t
try{t=JSON.parse(e)}catch{}if(i.status===400||i.status===401||i.status===403)throw new n.W5(i.status,t,i.headers)
throw n.LG.generate(i.status,t,`Token exchange failed with status ${i.status}`,i.headers)}const o=await parseOAuthTokenResponse(i)
const a=typeof o==="object"&&o!==null&&"access_token"in o?o.access_token:void 0
if(typeof a!=="string"||a.trim().length===0||isUnsafeAccessToken(a))throw new n.vc("Token exchange response missing 'access_token' field")
const c=o.expires_in??3600
const l=calculateExpiresAt(c,r)
if(this.tokenGeneration===e)this.cachedToken={token:a,expiresAt:l,refreshAt:calculateRefreshAt(l,c,this.config.refreshBufferSeconds)}
return a}static isTokenExpired(e){return Date.now()>=e.expiresAt}static needsRefresh(e){return Date.now()>=e.refreshAt}invalidateToken(){this.tokenGeneration+=1
this.cachedToken=null
this.refreshPromise=null}}const ee="https://mtls.api.openai.com/v1"
function assertX509APIOrigin(e){let t
try{t=new URL(e)}catch{throw new n.vc("X.509 workload identity requires the approved global mTLS API origin.")}if(t.origin!=="https://mtls.api.openai.com"||t.username||t.password)throw new n.vc("X.509 workload identity requires the approved global mTLS API origin.")
for(const e of t.searchParams.keys())if(isSensitiveQueryParameter(e))throw new n.vc("X.509 workload identity cannot send conflicting query authentication credentials.")
return t}const te=Symbol("brand.privateNullableHeaders")
const se=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
function*iterateHeaders(e){if(!e)return
if(te in e){const{values:t,nulls:s}=e
yield*t.entries()
for(const e of s)yield[e,null]
return}let t=!1
let s
const r=Symbol.iterator in e?e[Symbol.iterator]:void 0
if(typeof r==="function")s={[Symbol.iterator]:()=>r.call(e)}
else{t=!0
s=Object.entries(e??{})}for(let e of s){const s=e[0]
if(typeof s!=="string")throw new TypeError("expected header name to be a string")
const r=o(e[1])?e[1]:[e[1]]
let n=!1
for(const e of r){if(e===void 0)continue
if(t&&!n){n=!0
yield[s,null]}yield[s,e]}}}const buildHeaders=e=>{const t=new Headers
const s=new Set
for(const r of e){const e=new Set
for(const[n,i]of iterateHeaders(r)){if(!se.test(n))throw new TypeError(`Header name must be a valid HTTP token ["${n}"]`)
const r=n.toLowerCase()
if(!e.has(r)){t.delete(r)
e.add(r)}if(i===null){t.delete(r)
s.add(r)}else{t.append(r,i)
s.delete(r)}}}return{[te]:!0,values:t,nulls:s}}
const re=new WeakMap
const ne=new WeakSet
const ie=new WeakSet
const oe=new WeakSet
const ae=new WeakMap
const ce=new WeakMap
const le=WeakMap.prototype.get.bind(re)
const ue=WeakMap.prototype.set.bind(re)
const de=WeakSet.prototype.add.bind(ne)
const pe=WeakSet.prototype.has.bind(ne)
const he=WeakSet.prototype.add.bind(ie)
const _e=WeakSet.prototype.has.bind(ie)
const fe=WeakSet.prototype.add.bind(oe)
const me=WeakSet.prototype.has.bind(oe)
const ye=WeakMap.prototype.set.bind(ae)
const ve=WeakMap.prototype.get.bind(ae)
const ge=WeakMap.prototype.set.bind(ce)
const be=WeakMap.prototype.get.bind(ce)
var we=s(64894)
var Re=s.t(we,2)
const Pe=typeof we.findRegisteredX509Transport==="function"?Re:r
const{findRegisteredX509Transport:Oe,rememberRegisteredX509Transport:Ae,markTransientX509ConnectionError:Se,isTransientX509ConnectionError:Fe,markRetryableX509IssuerError:qe,isRetryableX509IssuerError:Ie,markApprovedX509Client:xe,isApprovedX509Client:ke,rememberX509OAuthError:je,findX509OAuthError:Ee,rememberX509Credential:Ce,findX509Credential:Te}=Pe
new Set(["ECONNRESET","ECONNREFUSED","ENETUNREACH","EHOSTUNREACH","ENETDOWN","EPIPE","ETIMEDOUT","EAI_AGAIN","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT","UND_ERR_SOCKET"])
Symbol("X.509 transport capability")
function resolveX509Transport(e){if(!e||typeof e!=="object")throw new n.vc("X.509 workload identity requires an approved X.509 transport capability.")
const t=Oe(e)
if(!t)throw new n.vc("X.509 workload identity requires an approved X.509 transport capability.")
return t}var Ge,$e,De,ze,Be,Me,Le,Ke,Ne,We,Ue,Qe,Xe,He,Je,Ve,Ye,Ze,et,tt,st,rt,nt
const it=["dispatcher","agent","client","tls","proxy"]
const headerValue=(e,t)=>Headers.prototype.get.call(e,t)
const ot=20*60*1e3
const at=1e3
const userAbortError=e=>{const t=new n.cH
Object.defineProperty(t,"cause",{value:e.reason,writable:!0,configurable:!0})
return t}
function assertSafeHeaders(e){for(const t of Headers.prototype.keys.call(e)){const e=t.toLowerCase().split("_").join("-")
if(e!=="authorization"&&isSensitiveHeader(e)||e==="host")throw new n.vc("X.509 workload identity cannot send conflicting authentication credentials.")}}function exchangeDeadline(e,t){const s=new AbortController
const r=e===void 0?void 0:setTimeout(()=>s.abort(new n.qA),e)
const i=r
if(typeof i==="object"&&i!==null&&"unref"in i&&typeof i.unref==="function")i.unref()
const cancel=()=>s.abort(t?.reason)
t?.addEventListener("abort",cancel,{once:!0})
if(t?.aborted)cancel()
return{signal:s.signal,dispose:()=>{t?.removeEventListener("abort",cancel)
if(r)clearTimeout(r)}}}function waitForRefresh(e,t){let s
const r=new Promise((e,r)=>{s=()=>r(t.reason)
t.addEventListener("abort",s,{once:!0})
if(t.aborted)s()})
return{result:Promise.race([e.promise,r]),dispose:()=>{if(s)t.removeEventListener("abort",s)}}}function isX509WorkloadIdentity(e){if(!e||typeof e!=="object")return!1
let t=e
while(t!==null&&t!==Object.prototype){const e=Object.getOwnPropertyDescriptor(t,"provider")
if(e){if(!("value"in e)||e.value!==void 0)return!1
break}t=Object.getPrototypeOf(t)}let s=e
while(s!==null&&s!==Object.prototype){const e=Object.getOwnPropertyDescriptor(s,"type")
if(e){if(!("value"in e))throw new n.vc("X.509 workload identity type must be a plain data property.")
return e.value==="x509"}s=Object.getPrototypeOf(s)}return!1}function assertX509FetchOptions(e){if(!e)return
for(const t of it)if(hasOwn(e,t))throw new n.vc("X.509 workload identity cannot override its approved transport capability.")
const t=Object.getOwnPropertyDescriptor(e,"redirect")?.value
if(t!==void 0&&t!=="manual")throw new n.vc("X.509 workload identity requests require manual redirects.")}function assertX509RequestOptions(e){assertX509FetchOptions(e)
if(e&&["body","headers","method","signal"].some(t=>hasOwn(e,t)))throw new n.vc("X.509 workload identity cannot override its request body, headers, method, or signal through fetch options.")}function snapshotX509RequestOptions(e){assertX509RequestOptions(e)
const t={...e}
assertX509RequestOptions(t)
return t}class X509WorkloadIdentityAuth{constructor(e,t,s,r){Ge.add(this)
De.set(this,void 0)
ze.set(this,void 0)
Be.set(this,void 0)
Me.set(this,void 0)
Le.set(this,void 0)
Ke.set(this,void 0)
Ne.set(this,void 0)
We.set(this,void 0)
Ue.set(this,void 0)
Qe.set(this,void 0)
Xe.set(this,0)
__classPrivateFieldSet(this,Ne,resolveX509Transport(t),"f")
__classPrivateFieldSet(this,De,e.identityProviderId,"f")
__classPrivateFieldSet(this,ze,e.serviceAccountId,"f")
__classPrivateFieldSet(this,Be,e.refreshBufferMs,"f")
__classPrivateFieldSet(this,Me,e.refreshBufferSeconds,"f")
__classPrivateFieldSet(this,Le,s,"f")
__classPrivateFieldSet(this,Ke,r,"f")
if(__classPrivateFieldGet(this,Be,"f")!==void 0&&__classPrivateFieldGet(this,Me,"f")!==void 0)throw new n.vc("X.509 workload identity cannot combine refreshBufferSeconds and refreshBufferMs.")
if(__classPrivateFieldGet(this,Be,"f")!==void 0&&(!Number.isSafeInteger(__classPrivateFieldGet(this,Be,"f"))||__classPrivateFieldGet(this,Be,"f")<0))throw new n.vc("X.509 workload identity requires a nonnegative integer refreshBufferMs.")
if(__classPrivateFieldGet(this,Me,"f")!==void 0&&(!Number.isSafeInteger(__classPrivateFieldGet(this,Me,"f"))||__classPrivateFieldGet(this,Me,"f")<0||!Number.isSafeInteger(__classPrivateFieldGet(this,Me,"f")*1e3)))throw new n.vc("X.509 workload identity requires a nonnegative integer refreshBufferSeconds.")
__classPrivateFieldSet(this,We,__classPrivateFieldGet(this,Me,"f")===void 0?__classPrivateFieldGet(this,Be,"f")??ot:__classPrivateFieldGet(this,Me,"f")*1e3,"f")}identitySnapshot(){return{type:"x509",identityProviderId:__classPrivateFieldGet(this,De,"f"),serviceAccountId:__classPrivateFieldGet(this,ze,"f"),...__classPrivateFieldGet(this,Be,"f")===void 0?{}:{refreshBufferMs:__classPrivateFieldGet(this,Be,"f")},...__classPrivateFieldGet(this,Me,"f")===void 0?{}:{refreshBufferSeconds:__classPrivateFieldGet(this,Me,"f")}}}static shouldAuthenticate(e,t,s=e.headers){return!buildHeaders([t,s]).nulls.has("authorization")}snapshotHeaders(e,t){const s=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
s.defaultHeaders??(s.defaultHeaders=buildHeaders([e]))
s.requestHeaders??(s.requestHeaders=buildHeaders([t]))
return this.headerSnapshots()}headerSnapshots(){const{defaultHeaders:e,requestHeaders:t}=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(!e||!t)throw new n.vc("X.509 workload identity requires snapshotted request headers.")
return{defaultHeaders:e,requestHeaders:t}}snapshotTenant(e,t){if(e!==__classPrivateFieldGet(this,Le,"f")||t!==__classPrivateFieldGet(this,Ke,"f"))throw new n.vc("X.509 workload identity cannot override its enrolled organization or project.")
const s=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
s.tenant={organization:e,project:t}
return s.tenant}tenantSnapshot(){const{tenant:e}=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(!e)throw new n.vc("X.509 workload identity requires snapshotted tenant selectors.")
return e}snapshotAPIURL(e){assertX509APIOrigin(e)
__classPrivateFieldGet(this,Ge,"m",rt).call(this).apiURL=e}requestAPIURL(){const{apiURL:e}=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(e===void 0)throw new n.vc("X.509 workload identity requires a snapshotted API destination.")
return e}snapshotRequest(e,t,s){var r;(r=__classPrivateFieldGet(this,Ge,"m",rt).call(this)).request??(r.request={signal:e,timeout:t,fetchOptions:s})}requestSnapshot(){const{request:e}=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(!e)throw new n.vc("X.509 workload identity requires snapshotted request settings.")
return e}beginRequestPreparation(){const e=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(e.deadlineArmed&&e.preparationStartedAt===void 0){e.preparationStartedAt=performance.now()
e.preparationWallStartedAt=Date.now()}}beginRequestPlanning(){__classPrivateFieldGet(this,Ge,"m",rt).call(this).phase="planning"}beginRequestNetwork(){const e=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(!e.deadlineArmed){e.wallStartedAt=Date.now()
e.monotonicStartedAt=performance.now()
e.deadlineArmed=!0}else if(e.preparationStartedAt!==void 0){e.monotonicStartedAt+=performance.now()-e.preparationStartedAt
e.wallStartedAt+=Date.now()-(e.preparationWallStartedAt??Date.now())
delete e.preparationStartedAt
delete e.preparationWallStartedAt}}isPlanningRequest(){return __classPrivateFieldGet(this,Ge,"m",rt).call(this).phase==="planning"}authorizePlannedRequest(e,t,s,r=!1){const i=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
const o=Object.getOwnPropertyDescriptor(t,"headers")
const a=Object.getOwnPropertyDescriptor(t,"body")
const c=Object.getOwnPropertyDescriptor(t,"signal")
const l=Object.getOwnPropertyDescriptor(t,"redirect")
if(i.phase!=="planning"||!o||!(o.value instanceof Headers)||!a&&"body"in t||[a,c,l].some(e=>e&&!("value"in e)))throw new n.vc("X.509 workload identity requires an approved final request.")
this.snapshotAPIURL(e)
assertX509FetchOptions(t)
try{assertSafeHeaders(o.value)}catch{throw new n.vc("X.509 workload identity cannot use caller-supplied authentication credentials.")}if(headerValue(o.value,"Authorization")!==null)throw new n.vc("X.509 workload identity cannot use caller-supplied authorization credentials.")
__classPrivateFieldGet(this,Ge,"m",nt).call(this,o.value)
if(!r&&(c?.value??void 0)!==(this.requestSnapshot().signal??void 0))throw new n.vc("X.509 workload identity must preserve its approved request signal.")
const u=this.requestSnapshot()
i.request={...u,timeout:Math.min(u.timeout,s)}
i.phase="authorizing"}ownRequestBody(e,t){if(e instanceof ReadableStream&&e!==t)__classPrivateFieldGet(this,Ge,"m",rt).call(this).materializedBody=e}static isStreamingRequestBody(e){return globalThis.ReadableStream!==void 0&&e instanceof globalThis.ReadableStream||typeof e==="object"&&e!==null&&(Symbol.asyncIterator in e||Symbol.iterator in e&&"next"in e&&typeof e.next==="function")}retireRequestBody(){const e=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
const t=e.materializedBody
delete e.materializedBody
if(t)__classPrivateFieldGet($e,$e,"m",He).call($e,t)}releaseRequestBody(e){const t=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
if(t.materializedBody===e)delete t.materializedBody
else this.retireRequestBody()}setEffectiveSignal(e){if(e)__classPrivateFieldGet(this,Ge,"m",rt).call(this).effectiveSignal=e
else delete __classPrivateFieldGet(this,Ge,"m",rt).call(this).effectiveSignal}effectiveSignal(){const e=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
return e.effectiveSignal??e.request?.signal}runRequest(e,t){return __classPrivateFieldGet(this,Ne,"f").run(async()=>{const s=__classPrivateFieldGet(this,Ne,"f").current()
if(!s)throw new n.vc("X.509 workload identity requires an active certificate request scope.")
s.owner=this
s.requestOwner=t
try{return await e()}finally{this.retireRequestBody()
this.releaseRequestCredentials()
delete s.requestOwner
delete s.owner}})}inRequest(e){const t=__classPrivateFieldGet(this,Ne,"f").current()
return t?.owner===this&&t.requestOwner===e&&t.phase!=="authorizing"}matches(e){return __classPrivateFieldGet(this,Ne,"f")===__classPrivateFieldGet(e,Ne,"f")&&__classPrivateFieldGet(this,De,"f")===__classPrivateFieldGet(e,De,"f")&&__classPrivateFieldGet(this,ze,"f")===__classPrivateFieldGet(e,ze,"f")&&__classPrivateFieldGet(this,Le,"f")===__classPrivateFieldGet(e,Le,"f")&&__classPrivateFieldGet(this,Ke,"f")===__classPrivateFieldGet(e,Ke,"f")&&__classPrivateFieldGet(this,We,"f")===__classPrivateFieldGet(e,We,"f")}continuation(){const{wallStartedAt:e,monotonicStartedAt:t,deadlineArmed:s,request:r,requestOwner:n,effectiveSignal:i}=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
const o={wallStartedAt:e,monotonicStartedAt:t,owner:this,...s?{deadlineArmed:s}:{},...r?{request:r}:{},...i?{effectiveSignal:i}:{},...n?{requestOwner:n}:{}}
return e=>__classPrivateFieldGet(this,Ne,"f").resume(o,async()=>{try{return await e()}finally{this.releaseRequestCredentials()
delete o.requestOwner
delete o.owner}})}releaseRequestCredentials(){const e=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
delete e.request
delete e.phase
delete e.deadlineArmed
delete e.preparationStartedAt
delete e.preparationWallStartedAt
delete e.effectiveSignal
delete e.materializedBody
delete e.apiURL
delete e.tenant
delete e.token
delete e.defaultHeaders
delete e.requestHeaders
delete e.tokenGeneration
delete e.headers
delete e.authorization}requestStartedAt(e){return __classPrivateFieldGet(this,Ne,"f").current()?.wallStartedAt}usedWorkloadToken(e){return __classPrivateFieldGet(this,Ne,"f").current()?.token!==void 0}remainingTimeout(e,t){const s=__classPrivateFieldGet(this,Ne,"f").current()
if(s===void 0)return t
const r=t-(performance.now()-s.monotonicStartedAt)
if(r<=0)throw new n.qA
return r}async waitForRetry(e,t){try{await __classPrivateFieldGet(this,Ne,"f").sleep(e,t)}catch(e){if(t?.aborted)throw userAbortError(t)
throw e}}static isRetryableFailure(e){return typeof e==="object"&&e!==null&&(Fe(e)||Ie(e))}static retryHeaders(e){if(!e||typeof e!=="object"||!Ie(e))return
const t=Object.getOwnPropertyDescriptor(e,"headers")?.value
return t instanceof Headers?t:void 0}async getToken(e,t){const s=t?t.signal:e?.signal
if(s?.aborted)throw userAbortError(s)
if(e)assertX509RequestOptions(t?t.fetchOptions:e.fetchOptions)
__classPrivateFieldGet(this,Ge,"m",st).call(this,t)
const r=e?__classPrivateFieldGet(this,Ge,"m",rt).call(this):void 0
const i=__classPrivateFieldGet(this,Ue,"f")
if(i&&performance.now()<i.refreshAt&&Date.now()<i.wallRefreshAt)return __classPrivateFieldGet($e,$e,"m",Je).call($e,r,i)
const o=t&&e?this.remainingTimeout(e,t.timeout):t?.timeout
const{signal:a,dispose:c}=exchangeDeadline(o,s)
if(s?.aborted){c()
throw userAbortError(s)}const l=__classPrivateFieldGet(this,Qe,"f")??__classPrivateFieldGet(this,Ge,"m",et).call(this)
l.waiters+=1
const u=waitForRefresh(l,a)
try{const e=await u.result
const t=__classPrivateFieldGet(this,Ue,"f")
if(!t||t.accessToken!==e.accessToken)throw new n.cH
return __classPrivateFieldGet($e,$e,"m",Je).call($e,r,t)}catch(s){return await __classPrivateFieldGet(this,Ge,"m",Ve).call(this,s,l,i,r,e,t)}finally{u.dispose()
c()
l.waiters-=1
__classPrivateFieldGet(this,Ge,"m",Ze).call(this,l)}}invalidateToken(){const e=__classPrivateFieldGet(this,Ne,"f").current()
if(!e?.token||__classPrivateFieldGet(this,Ue,"f")?.accessToken!==e.token||__classPrivateFieldGet(this,Ue,"f").generation!==e.tokenGeneration)return
__classPrivateFieldSet(this,Xe,__classPrivateFieldGet(this,Xe,"f")+1,"f")
__classPrivateFieldSet(this,Ue,void 0,"f")
const t=__classPrivateFieldGet(this,Qe,"f")
__classPrivateFieldSet(this,Qe,void 0,"f")
t?.controller.abort(new n.cH)}bindRequest(e,t,s){if(!(t.headers instanceof Headers))throw new n.vc("X.509 workload identity requires the original workload authorization headers.")
const r=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
const{token:i}=r
const o=e.__security??{bearerAuth:!0}
let a=i?`Bearer ${i}`:null
if(!i&&o.adminAPIKeyAuth&&s!==null&&headerValue(t.headers,"Authorization")!==null)a=new Headers({Authorization:`Bearer ${s}`}).get("Authorization")
r.headers=t.headers
r.authorization=a
this.assertRequest(t)}adoptRequestHeaders(e){const t=__classPrivateFieldGet(this,Ge,"m",rt).call(this)
const s=t.headers
if(!(s instanceof Headers)||!(e.headers instanceof Headers))throw new n.vc("X.509 workload identity must preserve its issued workload authorization.")
t.headers=e.headers
try{this.assertRequest(e)}catch(e){t.headers=s
throw e}}assertRequest(e){const{headers:t}=e
if(!(t instanceof Headers))throw new n.vc("X.509 workload identity must preserve its issued workload authorization.")
const s=__classPrivateFieldGet(this,Ne,"f").current()
if(!s||s.headers!==t||s.authorization===void 0||headerValue(t,"Authorization")!==s.authorization)throw new n.vc("X.509 workload identity must preserve its issued workload authorization.")
__classPrivateFieldGet(this,Ge,"m",nt).call(this,t)
assertSafeHeaders(t)}fetch(){return async(e,t={})=>{const s=assertX509APIOrigin(typeof e==="string"||e instanceof URL?e:e.url)
assertX509FetchOptions(t)
this.assertRequest(t)
const r=t.headers
if(!(r instanceof Headers))throw new n.vc("X.509 workload identity must preserve its issued workload authorization.")
const i=new Headers([...Headers.prototype.entries.call(r)])
assertSafeHeaders(i)
t.headers=i
t.redirect="manual"
return await __classPrivateFieldGet(this,Ne,"f").dispatch(s,t)}}}$e=X509WorkloadIdentityAuth,De=new WeakMap,ze=new WeakMap,Be=new WeakMap,Me=new WeakMap,Le=new WeakMap,Ke=new WeakMap,Ne=new WeakMap,We=new WeakMap,Ue=new WeakMap,Qe=new WeakMap,Xe=new WeakMap,Ge=new WeakSet,He=async function(e){try{await CancelReadableStream(e)}catch{}},Je=function(e,t){if(e){e.token=t.accessToken
e.tokenGeneration=t.generation}return t.accessToken},Ve=async function(e,t,s,r,i,o){const a=o?o.signal:i?.signal
if(a?.aborted)throw userAbortError(a)
if(t.controller.signal.aborted&&t.generation!==__classPrivateFieldGet(this,Xe,"f"))return await this.getToken(i,o)
const c=__classPrivateFieldGet(this,Ge,"m",Ye).call(this,e,s,r)
if(c!==void 0)return c
if(e&&typeof e==="object"&&!(e instanceof n.W5)){const t=Ee(e)
if(t)throw new n.W5(t.status,t.error,t.headers)}throw e},Ye=function(e,t,s){if(!t||t!==__classPrivateFieldGet(this,Ue,"f")||performance.now()>=t.expiresAt||Date.now()>=t.wallExpiresAt||!$e.isRetryableFailure(e))return
const r=$e.retryHeaders(e)
const n=r?.get("retry-after-ms")
let i=n?Number(n):void 0
const o=r?.get("retry-after")
if(o&&(i===void 0||Number.isNaN(i))){const e=Number(o)
i=Number.isNaN(e)?Date.parse(o)-Date.now():e*1e3}const a=i!==void 0&&Number.isFinite(i)&&i>=0&&i<=6e4?Math.max(at,i):at
t.refreshAt=Math.min(t.expiresAt,performance.now()+a)
t.wallRefreshAt=Math.min(t.wallExpiresAt,Date.now()+a)
return __classPrivateFieldGet($e,$e,"m",Je).call($e,s,t)},Ze=function(e){if(e.waiters!==0||__classPrivateFieldGet(this,Qe,"f")!==e)return
queueMicrotask(()=>{if(e.waiters===0&&__classPrivateFieldGet(this,Qe,"f")===e){__classPrivateFieldSet(this,Qe,void 0,"f")
__classPrivateFieldSet(this,Xe,__classPrivateFieldGet(this,Xe,"f")+1,"f")
e.controller.abort(new n.cH)}})},et=function(){const e=new AbortController
const t=__classPrivateFieldGet(this,Xe,"f")
const s={controller:e,generation:t,waiters:0,promise:__classPrivateFieldGet(this,Ge,"m",tt).call(this,e,t)}
__classPrivateFieldSet(this,Qe,s,"f")
return s},tt=async function(e,t){const s=performance.now()
const r=Date.now()
try{const i=await __classPrivateFieldGet(this,Ne,"f").exchange(__classPrivateFieldGet(this,De,"f"),__classPrivateFieldGet(this,ze,"f"),e.signal)
const o=i.expiresIn*1e3
const a=s+o
const c=r+o
if(performance.now()>=a||Date.now()>=c)throw new n.vc("X.509 workload identity token expired before its exchange completed.")
if(__classPrivateFieldGet(this,Xe,"f")!==t||e.signal.aborted||__classPrivateFieldGet(this,Qe,"f")?.controller!==e)throw new n.cH
__classPrivateFieldSet(this,Xe,__classPrivateFieldGet(this,Xe,"f")+1,"f")
__classPrivateFieldSet(this,Ue,{accessToken:i.accessToken,generation:__classPrivateFieldGet(this,Xe,"f"),expiresAt:a,refreshAt:a-Math.min(__classPrivateFieldGet(this,We,"f"),o/2),wallExpiresAt:c,wallRefreshAt:c-Math.min(__classPrivateFieldGet(this,We,"f"),o/2)},"f")
return i}finally{if(__classPrivateFieldGet(this,Qe,"f")?.controller===e)__classPrivateFieldSet(this,Qe,void 0,"f")}},st=function(e){if(!e)return
if(e.organization!==__classPrivateFieldGet(this,Le,"f")||e.project!==__classPrivateFieldGet(this,Ke,"f"))throw new n.vc("X.509 workload identity cannot override its enrolled organization or project.")
assertX509APIOrigin(e.apiURL)
const t=buildHeaders([e.defaultHeaders,e.requestHeaders])
if(__classPrivateFieldGet(this,Le,"f")!==null&&t.nulls.has("openai-organization")||__classPrivateFieldGet(this,Ke,"f")!==null&&t.nulls.has("openai-project"))throw new n.vc("X.509 workload identity cannot omit its enrolled organization or project.")
for(const s of t.values.keys()){const r=s.toLowerCase().split("_").join("-")
if((r==="openai-organization"||r==="openai-project")&&(s!==r||headerValue(t.values,s)!==(r==="openai-organization"?e.organization:e.project)))throw new n.vc("X.509 workload identity cannot override its enrolled organization or project.")
if(isSensitiveHeader(r)||r==="host")throw new n.vc("X.509 workload identity cannot use caller-supplied authentication credentials.")}},rt=function(){const e=__classPrivateFieldGet(this,Ne,"f").current()
if(!e||e.owner!==this)throw new n.vc("X.509 workload identity requires an active certificate request scope.")
return e},nt=function(e){if(headerValue(e,"OpenAI-Organization")!==__classPrivateFieldGet(this,Le,"f")||headerValue(e,"OpenAI-Project")!==__classPrivateFieldGet(this,Ke,"f"))throw new n.vc("X.509 workload identity cannot override its enrolled organization or project.")
for(const t of Headers.prototype.keys.call(e)){const e=t.toLowerCase().split("_").join("-")
if((e==="openai-organization"||e==="openai-project")&&t!==e)throw new n.vc("X.509 workload identity cannot override its enrolled organization or project.")}}
function normalizeX509CredentialOptions(e){const{credential:t}=e
if(t===void 0)return{credential:t,options:e}
const s=Te(t)
if(!s)throw new n.vc("An X.509 credential must be created by the SDK authentication helper.")
const r=["apiKey","adminAPIKey","workloadIdentity","x509Transport"].filter(t=>{const s=e[t]
return s!==null&&s!==void 0})
if(r.length>0)throw new n.vc(`The \`credential\` option cannot be combined with ${r.map(e=>`\`${e}\``).join(", ")}.`)
return{credential:t,options:{...e,apiKey:null,adminAPIKey:null,baseURL:e.baseURL??null,organization:e.organization??null,project:e.project??null,workloadIdentity:s.identity,x509Transport:s.transport}}}function overridesOrdinaryAuthentication({apiKey:e,adminAPIKey:t}){return e!==null&&e!==void 0||t!==null&&t!==void 0}function prepareProviderClone(e,t){const s=e.provider
const r=t.credential??t.workloadIdentity
const n=t.provider??(r?void 0:s)
if(n!==s){delete e.baseURL
delete e.organization
delete e.project
delete e.defaultHeaders
delete e.defaultQuery
delete e.fetchOptions
delete e.fetch}if(n){delete e.apiKey
delete e.adminAPIKey
delete e.credential
delete e.workloadIdentity
delete e.x509Transport
delete e.baseURL}return n}function prepareX509ClientClone(e,t,s,r){const n=hasOwn(t,"workloadIdentity")?t.workloadIdentity:e.workloadIdentity
const i=s!==void 0&&(overridesOrdinaryAuthentication(t)&&t.workloadIdentity===void 0||t.provider!==void 0)
if(s!==void 0&&hasOwn(t,"workloadIdentity"))delete e.x509Transport
const o=s!==void 0&&!i&&t.credential===void 0&&!hasOwn(t,"workloadIdentity")&&!hasOwn(t,"x509Transport")?s:void 0
const a=t.credential===void 0?o:t.credential
const c=a!==void 0||!i&&isX509WorkloadIdentity(n)
if(r!==c){delete e.fetch
delete e.baseURL
delete e.organization
delete e.project
delete e.defaultHeaders
delete e.defaultQuery
delete e.fetchOptions
if(c)e.apiKey=null
else{delete e.x509Transport
if(i)delete e.workloadIdentity}}if(a!==void 0){delete e.apiKey
delete e.adminAPIKey
delete e.workloadIdentity
delete e.x509Transport
e.credential=a
if(t.credential!==void 0){delete e.organization
delete e.project
delete e.defaultHeaders
delete e.defaultQuery
delete e.fetchOptions}}return{credential:a,provider:prepareProviderClone(e,t)}}const ct=Symbol("brand.privateStreamingFile")
function toStreamingFile(e,t,s){if(typeof t!=="string"||!t)throw new TypeError("toStreamingFile requires a non-empty file name")
const r=s?.type
if(r)validateStreamingFileType(r)
return{[ct]:!0,data:e,name:t,...r?{type:r}:{}}}const checkFileSupport=()=>{if(typeof File==="undefined"){const{process:e}=globalThis
const t=typeof e?.versions?.node==="string"&&Number.parseInt(e.versions.node.split("."),10)<20
throw new Error("`File` is not defined as a global, which is required for file uploads."+(t?" Update to a supported Node.js LTS release, or set `globalThis.File` to `import('node:buffer').File`.":""))}}
function makeFile(e,t,s){checkFileSupport()
return new File(e,t??"unknown_file",s)}function getName(e,t){if(typeof e!=="object"||e===null)return
const s="name"in e?e.name:void 0
const r=s&&String(s)||"filename"in e&&e.filename&&String(e.filename)
if(r)return t?.stripFilename===!1?normalizeFilenamePath(r):basename(r)
const n="url"in e&&e.url&&String(e.url)
if(n)try{const e=basename(new URL(n).pathname)
return e===void 0?void 0:basename(decodeURLFilename(e))}catch{return basename(n)}const i="path"in e&&e.path&&String(e.path)
return i?basename(i):void 0}function basename(e){return e.split(/[\\/]/).pop()||void 0}function decodeURLFilename(e){try{const t=decodeURIComponent(e)
if(/%(?:0[AD]|22)/i.test(t))return e
return t.replace(/[\u0000-\u001F\u007F]/gu,encodeURIComponent)}catch{return e}}function normalizeFilenamePath(e){const t=e.replace(/\\/g,"/")
if(t.startsWith("/")||/^[A-Za-z]:/.test(t)||t.split("/").includes(".."))throw new TypeError("Upload file name must be a safe relative path without parent directory segments")
return t}const lt=Object.getOwnPropertyDescriptor(ArrayBuffer.prototype,"byteLength")?.get
function isArrayBuffer(e){try{return lt?.call(e)!==void 0}catch{return!1}}const isAsyncIterable=e=>e!=null&&typeof e==="object"&&typeof e[Symbol.asyncIterator]==="function"
const maybeMultipartFormRequestOptions=async(e,t,s)=>{if(!hasUploadableValue(e.body))return e.__metadata?.["finalizeMultipart"]===!0&&s?.stripFilenames===!1?{...e,__metadata:{...e.__metadata,preserveMultipartFilenames:!0}}:e
const r=e.__metadata?.["finalizeMultipart"]===!0?{...e,__metadata:{...e.__metadata,finalizeMultipart:!1}}:e
if(hasStreamingUploadableValue(e.body))return createStreamingFormRequestOptions(r,s)
return{...r,body:await createForm(r.body,t,s)}}
const multipartFormRequestOptions=async(e,t,s)=>{if(hasStreamingUploadableValue(e.body))return createStreamingFormRequestOptions(e,s)
return{...e,body:await createForm(e.body,t,s)}}
const ut=new WeakMap
function supportsFormData(e){const t=typeof e==="function"?e:e.fetch
const s=ut.get(t)
if(s)return s
const r=(async()=>{try{let e
if("Response"in t)e=t.Response
else{const s=await t("data:,")
await s.arrayBuffer()
e=s.constructor}const s=new FormData
if(s.toString()===await new e(s).text())return!1
return!0}catch{return!0}})()
ut.set(t,r)
return r}const createForm=async(e,t,s={})=>{if(!await supportsFormData(t))throw new TypeError("The provided fetch function does not support file uploads with the current global FormData class.")
const r=new FormData
await Promise.all(Object.entries(e||{}).map(([e,t])=>addFormValue(r,e,t,s)))
return r}
const isBlob=e=>e instanceof Blob
const isReadableStream=e=>typeof e==="object"&&e!==null&&"getReader"in e&&typeof e.getReader==="function"
const isStreamingFile=e=>typeof e==="object"&&e!==null&&ct in e
const isUploadable=e=>typeof e==="object"&&e!==null&&(e instanceof Response||isAsyncIterable(e)||isReadableStream(e)||isStreamingFile(e)||isBlob(e))
const hasStreamingUploadableValue=e=>{if(isStreamingFile(e)||isAsyncIterable(e)||isReadableStream(e))return!0
if(Array.isArray(e))return e.some(hasStreamingUploadableValue)
if(e&&typeof e==="object"&&!isBlob(e)&&!(e instanceof Response))for(const t of Object.keys(e))if(hasStreamingUploadableValue(e[t]))return!0
return!1}
const hasUploadableValue=e=>{if(isUploadable(e))return!0
if(Array.isArray(e))return e.some(hasUploadableValue)
if(e&&typeof e==="object")for(const t of Object.keys(e))if(hasUploadableValue(e[t]))return!0
return!1}
const snapshotPreservedUploadEntries=(e,t)=>{const s=[]
for(const r of e){if(isUploadable(r.value)&&!t.has(r.value))t.set(r.value,getStreamingFileName(r.value,{stripFilenames:!1}))
s.push(r)}return s}
const dt=new WeakMap
const finalizeStreamingFormRequestOptions=e=>{if(typeof e.body!=="object"||e.body===null)return
const t=dt.get(e.body)
if(t){e.stream=t()
dt.delete(e.body)}}
const createStreamingFormRequestOptions=(e,t={})=>{const s=iterateFormEntries(e.body)
const r=t.stripFilenames===!1?new WeakMap:void 0
let n=r?snapshotPreservedUploadEntries(s,r):s
const i=`openai-${Math.random().toString(36).slice(2)}`
async function*multipartBody(){yield*iterateMultipartBody(n,i,t,r)}const o=ReadableStreamFrom(multipartBody(),e.__metadata?.["streamFromBody"]===!0?{highWaterMark:0}:void 0)
const a=e.body
if(e.__metadata?.["streamFromBody"]===!0&&typeof a==="object"&&a!==null)dt.set(o,()=>{const e={...a}
const t=iterateFormEntries(e)
n=r?snapshotPreservedUploadEntries(t,r):t
const s=Object.getOwnPropertyDescriptor(e,"stream")?.value
return s===!0||s==="true"})
return{...e,body:o,headers:buildHeaders([{"content-type":`multipart/form-data; boundary=${i}`},e.headers])}}
async function*iterateMultipartBody(e,t,s,r){for await(const{key:n,value:i}of e){if(isUploadable(i)){const e=r?.get(i)??getStreamingFileName(i,s)
const o=getStreamingFileType(i)
yield bytes_encodeUTF8(`--${t}\r\n`)
yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(n)}"; filename="${escapeHeaderValue(e)}"\r\nContent-Type: ${o}\r\n\r\n`)
yield*iterateBytes(getStreamingFileData(i))}else{yield bytes_encodeUTF8(`--${t}\r\n`)
yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(n)}"\r\n\r\n${String(i)}`)}yield bytes_encodeUTF8("\r\n")}yield bytes_encodeUTF8(`--${t}--\r\n`)}function*iterateFormEntries(e){if(!e||typeof e!=="object")return
for(const[t,s]of Object.entries(e))yield*iterateFormValue(t,s)}function*iterateFormValue(e,t){if(t===void 0)return
if(t==null)throw new TypeError(`Received null for "${e}"; to pass null in FormData, you must use the string 'null'`)
if(typeof t==="string"||typeof t==="number"||typeof t==="boolean"||isUploadable(t))yield{key:e,value:t}
else if(Array.isArray(t))for(const s of t)yield*iterateFormValue(e+"[]",s)
else if(typeof t==="object")for(const[s,r]of Object.entries(t))yield*iterateFormValue(`${e}[${s}]`,r)
else throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${t} instead`)}function getStreamingFileName(e,t){if(isStreamingFile(e)){const{name:s}=e
if(typeof s!=="string"||!s)throw new TypeError("Streaming upload file name must be a non-empty string")
return t.stripFilenames===!1?normalizeFilenamePath(s):basename(s)??"unknown_file"}return getName(e,{stripFilename:t.stripFilenames})??"unknown_file"}function getStreamingFileType(e){let t
if(isStreamingFile(e)||isBlob(e))({type:t}=e)
else if(e instanceof Response)t=e.headers.get("content-type")??void 0
return validateStreamingFileType(t||"application/octet-stream")}function validateStreamingFileType(e){if(typeof e!=="string")throw new TypeError("Streaming upload content type must be a string")
for(let t=0;t<e.length;t+=1){const s=e.codePointAt(t)??0
if(s<=31||s===127)throw new TypeError("Streaming upload content type must not contain control characters")}return e}function getStreamingFileData(e){if(isStreamingFile(e))return e.data
return e}async function*iterateBytes(e){if(typeof e==="string")yield bytes_encodeUTF8(e)
else if(ArrayBuffer.isView(e))yield new Uint8Array(e.buffer,e.byteOffset,e.byteLength)
else if(isArrayBuffer(e))yield new Uint8Array(e)
else if(e instanceof Response)yield*iterateBytes(e.body||await e.blob())
else if(e instanceof Blob)if(typeof e.stream==="function")yield*iterateBytes(e.stream())
else yield new Uint8Array(await e.arrayBuffer())
else if(isReadableStream(e))for await(const t of ReadableStreamToAsyncIterable(e))yield*iterateBytes(t)
else if(isAsyncIterable(e))for await(const t of e)yield*iterateBytes(t)
else throw new TypeError(`Invalid streaming file chunk: ${String(e)}`)}function escapeHeaderValue(e){return Array.from(e,e=>{const t=e.codePointAt(0)??0
return t<=31||t===127||e==='"'||e==="\\"?encodeURIComponent(e):e}).join("")}const addFormValue=async(e,t,s,r)=>{if(s===void 0)return
if(s==null)throw new TypeError(`Received null for "${t}"; to pass null in FormData, you must use the string 'null'`)
if(typeof s==="string"||typeof s==="number"||typeof s==="boolean")e.append(t,String(s))
else if(s instanceof Response){const n=await s.blob()
e.append(t,makeFile([n],getName(s,{stripFilename:r.stripFilenames}),{type:n.type}))}else if(isAsyncIterable(s))e.append(t,makeFile([await new Response(ReadableStreamFrom(s)).blob()],getName(s,{stripFilename:r.stripFilenames})))
else if(isBlob(s)){const n=getName(s,{stripFilename:r.stripFilenames})
if(n===void 0)e.append(t,s)
else e.append(t,s,n)}else if(Array.isArray(s)){const n=await Promise.all(s.map(async e=>{const s=new FormData
await addFormValue(s,t+"[]",e,r)
return s}))
for(const t of n){if(!t)continue
for(const[s,r]of t.entries())e.append(s,r)}}else if(typeof s==="object")await Promise.all(Object.entries(s).map(([s,n])=>addFormValue(e,`${t}[${s}]`,n,r)))
else throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${s} instead`)}
const isBlobLike=e=>e!=null&&typeof e==="object"&&typeof e.size==="number"&&typeof e.type==="string"&&typeof e.text==="function"&&typeof e.slice==="function"&&typeof e.arrayBuffer==="function"
const isFileLike=e=>e!=null&&typeof e==="object"&&typeof e.name==="string"&&typeof e.lastModified==="number"&&isBlobLike(e)
const isResponseLike=e=>e!=null&&typeof e==="object"&&typeof e.url==="string"&&typeof e.blob==="function"
const hasFilePropertyOverrides=(e,t)=>t?.type!=null&&t.type!==e.type||t?.lastModified!=null&&t.lastModified!==e.lastModified||t?.endings!=null
const canReuseNativeFile=(e,t,s)=>(t==null||t===e.name)&&!hasFilePropertyOverrides(e,s)
async function toFile(e,t,s){checkFileSupport()
e=await e
if(isFileLike(e)){const r={...s,type:s?.type??e.type,lastModified:s?.lastModified??e.lastModified}
if(e instanceof File){if(canReuseNativeFile(e,t,s))return e
return makeFile([e],t??e.name,r)}return makeFile([await e.arrayBuffer()],t??e.name,r)}if(isResponseLike(e)){const r=await e.blob()
t??(t=getName(e))
const n=s?.type===void 0&&r.type?{...s,type:r.type}:s
return makeFile(await getBytes(r),t,n)}const r=await getBytes(e)
t??(t=getName(e))
if(s?.type===void 0){const e=r.find(e=>typeof e==="object"&&"type"in e&&!!e.type)
if(e)s={...s,type:e.type}}return makeFile(r,t,s)}async function getBytes(e){const t=[]
if(typeof e==="string"||ArrayBuffer.isView(e)||isArrayBuffer(e))t.push(e)
else if(isBlobLike(e))t.push(e instanceof Blob?e:new Blob([await e.arrayBuffer()],{type:e.type}))
else if(isAsyncIterable(e))for await(const s of e)t.push(...await getBytes(s))
else{const t=e?.constructor?.name
throw new Error(`Unexpected data type: ${typeof e}${t?`; constructor: ${t}`:""}${propsForError(e)}`)}return t}function propsForError(e){if(typeof e!=="object"||e===null)return""
const t=Object.getOwnPropertyNames(e)
return`; props: [${t.map(e=>`"${e}"`).join(", ")}]`}class APIResource{constructor(e){this._client=e}}function encodeURIPath(e){return e.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g,encodeURIComponent)}const pt=Object.freeze(Object.create(null))
const createPathTagFunction=(e=encodeURIPath)=>function(t,...s){if(t.length===1)return t[0]
let r=!1
const i=[]
let o=""
for(let n=0;n<t.length;n+=1)if(n in t){const a=t[n]
if(/[?#]/.test(a))r=!0
const c=s[n]
let l=(r?encodeURIComponent:e)(""+c)
if(n!==s.length&&(c==null||typeof c==="object"&&c.toString===Object.getPrototypeOf(Object.getPrototypeOf(c.hasOwnProperty??pt)??pt)?.toString)){l=c+""
i.push({start:o.length+a.length,length:l.length,error:`Value of type ${Object.prototype.toString.call(c).slice(8,-1)} is not a valid path parameter`})}o+=a+(n===s.length?"":l)}const a=o.split(/[?#]/,1)[0]
const c=/(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi
let l
while((l=c.exec(a))!==null)i.push({start:l.index,length:l[0].length,error:`Value "${l[0]}" can't be safely passed as a path parameter`})
i.sort((e,t)=>e.start-t.start)
if(i.length>0){let e=0
let t=""
for(const s of i){const r=" ".repeat(s.start-e)
const n="^".repeat(s.length)
e=s.start+s.length
t+=r+n}throw new n.vc(`Path parameters result in path with invalid segments:\n${i.map(e=>e.error).join("\n")}\n${o}\n${t}`)}return o}
const ht=createPathTagFunction(encodeURIPath)
function resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const _t=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>_t.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!_t.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Messages extends APIResource{list(e,t={},s){const r=normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/chat/completions/${e}/messages`,CursorPage,resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}}function isChatCompletionFunctionTool(e){return e!==void 0&&"function"in e&&e.function!==void 0}function isAutoParsableResponseFormat(e){return e?.["$brand"]==="auto-parseable-response-format"}function isParseableResponseFormat(e){return isAutoParsableResponseFormat(e)||e?.type==="json_schema"}function parseResponseFormatContent(e,t){if(!isParseableResponseFormat(e))return null
if(typeof e==="object"&&e!==null&&"$parseRaw"in e&&typeof e.$parseRaw==="function")return e.$parseRaw(t)
try{return JSON.parse(t)}catch(e){if(e instanceof SyntaxError)throw new SyntaxError("Error reading response: invalid structured output JSON.")
throw e}}function isAutoParsableTool(e){return e?.["$brand"]==="auto-parseable-tool"}function maybeParseChatCompletion(e,t){if(!t||!hasAutoParseableInput(t))return{...e,choices:e.choices.map(e=>({...e,message:{...e.message,parsed:null,...e.message.tool_calls?{tool_calls:e.message.tool_calls}:void 0}}))}
return parseChatCompletion(e,t)}function parseChatCompletion(e,t){const s=e.choices.map(e=>{if(e.finish_reason==="length")throw new n.k5
if(e.finish_reason==="content_filter")throw new n.pf
return{...e,message:{...e.message,...e.message.tool_calls?{tool_calls:e.message.tool_calls?.map(e=>parseToolCall(t,e))??void 0}:void 0,parsed:e.message.content!==null&&e.message.content!==void 0&&!e.message.refusal&&(e.message.content!==""||!e.message.tool_calls?.length&&!e.message.function_call)?parseResponseFormat(t,e.message.content):null}}})
return{...e,choices:s}}function parseResponseFormat(e,t){return parseResponseFormatContent(e.response_format,t)}function parseToolCall(e,t){if(t.type==="custom")return t
if(t.type!=="function"){const e=t.type
throw new n.vc(`Currently only \`function\` and \`custom\` tool calls are supported; Received \`${e}\``)}const s=e.tools?.find(e=>isChatCompletionFunctionTool(e)&&e.function?.name===t.function.name)
let r=null
if(isAutoParsableTool(s))r=s.$parseRaw(t.function.arguments)
else if(s?.function.strict)r=parseResponseFormatContent({type:"json_schema",$parseRaw:void 0},t.function.arguments)
return{...t,function:{...t.function,parsed_arguments:r}}}function shouldParseToolCall(e,t){if(!e||!("tools"in e)||!e.tools||t.type!=="function")return!1
const s=e.tools?.find(e=>isChatCompletionFunctionTool(e)&&e.function?.name===t.function?.name)
return isChatCompletionFunctionTool(s)&&(isAutoParsableTool(s)||s?.function.strict||!1)}function hasAutoParseableInput(e){if(isParseableResponseFormat(e.response_format))return!0
return e.tools?.some(e=>isAutoParsableTool(e)||e.type==="function"&&e.function.strict===!0)??!1}function validateInputTools(e){for(const t of e??[]){if(t.type==="custom")continue
if(t.type!=="function"){const e=t.type
throw new n.vc(`Currently only \`function\` and \`custom\` tool types are supported; Received \`${e}\``)}if(t.function.strict!==!0)throw new n.vc(`The \`${t.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`)}}const isAssistantMessage=e=>e?.role==="assistant"
const isToolMessage=e=>e?.role==="tool"
var ft,mt,yt,vt,gt,bt,wt,Rt,Pt,Ot,At,St,Ft,qt,It,xt,kt,jt,Et,Ct,Tt,Gt,$t,Dt,zt
const Bt=4096
const Mt=8*1024*1024
const Lt=4096
const Kt=256
const Nt=JSON.stringify
const Wt=JSON.parse
const Ut=new WeakSet
const Qt=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype),"buffer")?.get
const Xt=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype),"length")?.get
const Ht=Object.getOwnPropertyDescriptor(DataView.prototype,"buffer")?.get
const Jt=Object.getOwnPropertyDescriptor(Symbol.prototype,"description")?.get
const Vt=Date.prototype.getTime
const Yt=Object.getOwnPropertyDescriptor(ArrayBuffer.prototype,"byteLength")?.get
const Zt=typeof SharedArrayBuffer==="function"?Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype,"byteLength")?.get:void 0
const es=Object.getOwnPropertyDescriptor(new Error("native stack descriptor"),"stack")
const ts=Function.prototype.toString
const ss=Object.prototype.toString
const rs=Object.getOwnPropertyDescriptor(Error,"isError")
const ns=rs&&"value"in rs&&typeof rs.value==="function"?rs.value:void 0
const is=ts.call(Error)
const os=ts.call(Date)
const as=ts.call(Function)
const cs=new Set([n.xX.prototype,n.qA.prototype,n.LG.prototype,n.vc.prototype,n.cH.prototype,n.v3.prototype,n.v7.prototype,n.fK.prototype,n.pf.prototype,n.PO.prototype,n.RA.prototype,n.k5.prototype,n.m_.prototype,n.W5.prototype,n.Ll.prototype,n.OE.prototype,n.JA.prototype,n.Is.prototype])
const ls=new Set
const us=new Map
const ds=new WeakMap
function captureNativeProxyDetector(){if(typeof process==="undefined")return
try{const e=Object.getOwnPropertyDescriptor(process,"getBuiltinModule")
if(!e||!("value"in e)||typeof e.value!=="function")return
const t=Reflect.apply(e.value,process,["node:util"])
if(typeof t!=="object"||t===null)return
const s=Object.getOwnPropertyDescriptor(t,"types")
if(!s||!("value"in s)||typeof s.value!=="object"||s.value===null)return
const r=Object.getOwnPropertyDescriptor(s.value,"isProxy")
if(!r||!("value"in r)||typeof r.value!=="function")return
return r.value}catch{return}}const ps=captureNativeProxyDetector()
function rememberTrustedIntrinsic(e){if(typeof e!=="function")return
const t=Object.getOwnPropertyDescriptor(e,"prototype")
if(!t||!("value"in t)||typeof t.value!=="object"&&typeof t.value!=="function")return
cs.add(t.value)
const s=ts.call(e)
if(/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(s)&&t.configurable===!1&&t.writable===!1){ls.add(s)
const e=new Map
for(const s of Reflect.ownKeys(t.value)){const r=Object.getOwnPropertyDescriptor(t.value,s)
if(r)e.set(s,r)}us.set(s,e)}}for(const e of[Object,Function,Array,Date,Map,Set,ArrayBuffer,DataView,Error,EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError,Uint8Array,Uint8ClampedArray,Uint16Array,Uint32Array,Int8Array,Int16Array,Int32Array,Float32Array,Float64Array])rememberTrustedIntrinsic(e)
for(const e of["SharedArrayBuffer","AggregateError","Float16Array","BigInt64Array","BigUint64Array","Blob","File","Headers"]){const t=Object.getOwnPropertyDescriptor(globalThis,e)
if(t&&"value"in t)rememberTrustedIntrinsic(t.value)}const hs=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype),"constructor")
if(hs&&"value"in hs)rememberTrustedIntrinsic(hs.value)
if(typeof Buffer==="function")rememberTrustedIntrinsic(Buffer)
const _s=(()=>{if(typeof Blob!=="function")return
try{const e=new Blob([])
for(const t of Object.getOwnPropertySymbols(e)){const s=Object.getOwnPropertyDescriptor(e,t)
if(s&&"value"in s&&typeof s.value==="object"&&s.value)return Object.getPrototypeOf(s.value)}}catch{return}return})()
const fs=Map.prototype.entries
const ms=Set.prototype.values
const ys=typeof Headers==="function"?Object.getOwnPropertyDescriptor(Headers.prototype,"entries"):void 0
const vs=ys&&"value"in ys&&typeof ys.value==="function"?ys.value:void 0
const gs=new Set(["ArrayBuffer","SharedArrayBuffer","Blob","File","Map","Date","Set","Headers"])
function getTrustedForeignIntrinsic(e){const t=Object.getOwnPropertyDescriptor(e,"constructor")
if(!t||!("value"in t)||typeof t.value!=="function")return
const s=t.value
const r=ts.call(s)
const n=us.get(r)
if(!ls.has(r)||!n)return
const i=Object.getOwnPropertyDescriptor(s,"prototype")
if(!i||!("value"in i)||i.value!==e||i.configurable!==!1||i.writable!==!1)return
return{constructor:s,descriptors:n,functionPrototype:Object.getPrototypeOf(s)}}function isTrustedIntrinsicPrototype(e){return cs.has(e)||getTrustedForeignIntrinsic(e)!==void 0}function isCanonicalIntrinsicFunction(e,t,s){if(t===void 0)return e===void 0
if(typeof e!=="function"||typeof t!=="function")return!1
const r=ts.call(t)
if(ts.call(e)!==r)return!1
const n=Object.getPrototypeOf(e)
if(n===s)return!0
if(!/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(r))return!1
const i=getTrustedForeignIntrinsic(n)
return i!==void 0&&ts.call(i.constructor)===as}function isCanonicalIntrinsicDescriptor(e,t,s){if(!t||e.configurable!==t.configurable||e.enumerable!==t.enumerable||"value"in e!=="value"in t)return!1
if("value"in e&&"value"in t){if(e.writable!==t.writable)return!1
if(typeof t.value==="function")return isCanonicalIntrinsicFunction(e.value,t.value,s)
if(t.value!==null&&typeof t.value==="object")return!1
return Object.is(e.value,t.value)}return isCanonicalIntrinsicFunction(e.get,t.get,s)&&isCanonicalIntrinsicFunction(e.set,t.set,s)}function hasNativeErrorBrand(e){if(ns)return ns.call(Error,e)
let t=e
for(let e=0;t!==null&&e<Kt;e+=1){if(Object.getOwnPropertyDescriptor(t,Symbol.toStringTag))return!1
t=Object.getPrototypeOf(t)}return t===null&&ss.call(e)==="[object Error]"}function getVerifiedForeignErrorConstructor(e,t){if(typeof t.get!=="function"||typeof t.set!=="function")return
let s=Object.getPrototypeOf(e)
for(let e=0;s!==null&&e<Kt;e+=1){const e=Object.getOwnPropertyDescriptor(s,"constructor")
if(e&&"value"in e&&typeof e.value==="function"){const r=e.value
if(ts.call(r)===is&&isTrustedIntrinsicPrototype(s)){const e=Object.getPrototypeOf(r)
if(Object.getPrototypeOf(t.get)===e&&Object.getPrototypeOf(t.set)===e)return{constructor:r,prototype:s}
return}}s=Object.getPrototypeOf(s)}return}function isTrustedNativeErrorStack(e,t){if(!hasNativeErrorBrand(e))return!1
if(es&&!("value"in es)&&typeof es.get==="function"&&Object.prototype.isPrototypeOf.call(Error.prototype,e)&&t.get===es.get&&t.set===es.set)return!0
const s=getVerifiedForeignErrorConstructor(e,t)
if(!s)return!1
let r=ds.get(s.prototype)
if(!r){const e=Reflect.construct(s.constructor,[])
if(typeof e!=="object"||e===null||!hasNativeErrorBrand(e)||Object.getPrototypeOf(e)!==s.prototype)return!1
r=Object.getOwnPropertyDescriptor(e,"stack")
if(!r||"value"in r||typeof r.get!=="function"||typeof r.set!=="function")return!1
ds.set(s.prototype,r)}return t.get===r.get&&t.set===r.set}function createEventQueue(){let e=[]
let t=0
return{get length(){return e.length-t},enqueue(t){e.push(t)},dequeue(){if(t===e.length)return
const s=e[t]
e[t]=void 0
t+=1
if(t===e.length){e=[]
t=0}else if(t>=1024&&t*2>=e.length){e=e.slice(t)
t=0}return s},clear(){e=[]
t=0}}}function getRetainedStorageBrand(e){let t=Object.getPrototypeOf(e)
for(let e=0;t!==null&&e<Kt;e+=1){if(t===Date.prototype)return"Date"
if(!cs.has(t)){const e=Object.getOwnPropertyDescriptor(t,"constructor")
if(e&&"value"in e&&typeof e.value==="function"&&ts.call(e.value)===os&&getTrustedForeignIntrinsic(t))return"Date"}const e=Object.getOwnPropertyDescriptor(t,Symbol.toStringTag)
if(e&&"value"in e&&typeof e.value==="string"&&gs.has(e.value))return e.value
t=Object.getPrototypeOf(t)}return}function estimateRetainedBufferBytes(e,t,s){if(ArrayBuffer.isView(e)){let r
let n="typed-array"
try{r=Qt?.call(e)}catch{n="data-view"
r=Ht?.call(e)}if(typeof r!=="object"||r===null)return{bytes:Number.POSITIVE_INFINITY,kind:n}
t(r,s+1)
return{bytes:0,kind:n}}const r=getRetainedStorageBrand(e)
if(!r)return
let n
const i="buffer"
switch(r){case"ArrayBuffer":n=Yt
break
case"SharedArrayBuffer":n=Zt
break
case"Blob":case"File":return{bytes:Number.POSITIVE_INFINITY,kind:"blob"}
case"Map":return{bytes:0,kind:"map"}
case"Date":Reflect.apply(Vt,e,[])
return{bytes:8,kind:"date"}
case"Set":return{bytes:0,kind:"set"}
case"Headers":return{bytes:0,kind:"headers"}
default:return}const o=n?.call(e)
return{bytes:typeof o==="number"&&Number.isSafeInteger(o)&&o>=0?o:Number.POSITIVE_INFINITY,kind:i}}function visitHiddenEventValues(e,t,s){if(t==="map")for(const[t,r]of fs.call(e))if(!s(t,8)||!s(r,8))return!1
if(t==="set")for(const t of ms.call(e))if(!s(t,8))return!1
if(t==="headers"){if(!vs)return!1
for(const[t,r]of vs.call(e))if(!s(t,8)||!s(r,8))return!1}return!0}function getInspectableEventKeys(e,t,s){if(Array.isArray(e)){const t=Object.getOwnPropertyDescriptor(e,"length")
const r=t&&"value"in t?t.value:void 0
if(typeof r!=="number"||!Number.isSafeInteger(r)||r<0||r>Math.floor(s/16))return}if(t!=="typed-array")return Reflect.ownKeys(e)
const r=Xt?.call(e)
if(typeof r!=="number"||!Number.isSafeInteger(r)||r<0||r>Lt)return
return Reflect.ownKeys(e).filter(e=>{if(typeof e!=="string")return!0
const t=Number(e)
return!Number.isInteger(t)||t<0||t>=r||String(t)!==e})}function visitInspectableEventProperties(e,t,s,r,n,i){const o=getInspectableEventKeys(e,t,r())
if(o===void 0)return!1
for(const r of o){if(!n(typeof r==="string"?r.length*2+8:8))return!1
if(typeof r==="symbol")i(r,s+1)
const o=Object.getOwnPropertyDescriptor(e,r)
if(!o)return!1
if(!("value"in o)){if(r==="stack"&&isTrustedNativeErrorStack(e,o))continue
return!1}i(o.value,s+1,t==="blob")}return!0}function visitRetainedEventPrototypes(e,t,s,r,n,i,o,a){let c=Object.getPrototypeOf(e)
for(let e=t+1;c!==null;e+=1){if(e>=Kt)return!1
if(cs.has(c)||s&&c===_s)return!0
if(r.has(c)){o(c,e)
return n()>=0}r.add(c)
const t=c
const l=a(t,()=>{if(!i(16))return!1
const s=getTrustedForeignIntrinsic(t)
if(!s)return visitInspectableEventProperties(t,void 0,e,n,i,o)
for(const r of Reflect.ownKeys(t)){const n=Object.getOwnPropertyDescriptor(t,r)
if(!n)return!1
if(isCanonicalIntrinsicDescriptor(n,s.descriptors.get(r),s.functionPrototype))continue
if(!i(typeof r==="string"?r.length*2+8:8)||!("value"in n))return!1
if(typeof r==="symbol")o(r,e+1)
o(n.value,e+1)}return n()>=0})
if(!l)return!1
c=Object.getPrototypeOf(t)}return!0}const bs=32
const ws=32
const Rs=8
const Ps=16
const Os=128*1024
function inspectBufferedEventGraph(e,t){let s=0
let r=0
const n=new WeakSet
const i=new Set
const o=new Set
const a=new Map
let c
const availableBytes=()=>t-s
const charge=e=>{if(!Number.isSafeInteger(e)||e<0){s=t+1
return!1}s+=e
if(c)c.bytes+=e
else r+=e
return s<=t}
const addIdentity=e=>{if(c)c.edges.add(e)
else o.add(e)}
const retainIdentity=(e,t)=>{addIdentity(e)
const s={bytes:0,edges:new Set}
a.set(e,s)
const r=c
c=s
try{return t()}finally{c=r}}
const visitSymbol=e=>{if(i.has(e)){addIdentity(e)
charge(8)
return}i.add(e)
if(!retainIdentity(e,()=>{if(!Jt)return!1
const t=Reflect.apply(Jt,e,[])
return charge(8+(t?.length??0)*2)}))s=t+1}
const visit=(e,r,i=!1)=>{if(s>t)return
if(typeof e==="string"){charge(e.length*2)
return}if(typeof e==="symbol"){visitSymbol(e)
return}if(typeof e==="function"){s=t+1
return}if(e===null||typeof e!=="object"){charge(8)
return}if(ps?.(e)){s=t+1
return}if(r>=Kt){s=t+1
return}if(n.has(e)){addIdentity(e)
charge(8)
return}n.add(e)
if(!retainIdentity(e,()=>{if(!charge(16))return!1
const o=estimateRetainedBufferBytes(e,visit,r)
if(!visitRetainedEventPrototypes(e,r,i,n,availableBytes,charge,visit,retainIdentity))return!1
if(o!==void 0&&!charge(o.bytes))return!1
if(!visitHiddenEventValues(e,o?.kind,(e,n)=>{if(!charge(n))return!1
visit(e,r+1)
return s<=t}))return!1
return visitInspectableEventProperties(e,o?.kind,r,availableBytes,charge,visit)}))s=t+1}
try{visit(e,0)}catch{return}return s<=t?{scalarBytes:r,roots:o,nodes:a}:void 0}function areBufferedRetainedEdgesEqual(e,t){if(e.size!==t.size)return!1
for(const s of e)if(!t.has(s))return!1
return!0}function getBufferedLedgerNodeBytes(e,t){return e.bytes+ws+e.edges.size*Rs+t*Ps}function getBufferedLedgerEntryBytes(e){return bs+e.scalarBytes+e.roots.size*Rs}function collectBufferedLedgerIdentities(e,t,s,r){const n=new Set
const i=[...e]
while(i.length){r.remaining-=1
if(r.remaining<0)return
const e=i.pop()
if(n.has(e))continue
const o=t.get(e)??s.get(e)
if(!o)return
n.add(e)
for(const e of o.edges)i.push(e)}return n}function getBufferedLedgerChange(e,t,s,r,n){const i=r.get(e)
if(i){if(n)i.node=n
return i}const o=n??t.nodes.get(e)??s.get(e)
if(!o)return
const a={node:o,ownerDelta:0}
r.set(e,a)
return a}function findBufferedLedgerAffectedOwners(e,t,s,r,n){const i=new Set([e])
for(const[e,o]of t.nodes){n.remaining-=1
if(n.remaining<0)return
const a=s.get(e)
if(!a)continue
const c=!areBufferedRetainedEdgesEqual(a.edges,o.edges)
if(a.bytes!==o.bytes||c)getBufferedLedgerChange(e,t,s,r,o)
if(!c)continue
for(const e of a.owners){n.remaining-=1
if(n.remaining<0)return
i.add(e)}}return i}function updateBufferedLedgerMembershipChanges(e,t,s,r,n,i){for(const o of e.identities){i.remaining-=1
if(i.remaining<0)return!1
if(!t.has(o)){const e=getBufferedLedgerChange(o,s,r,n)
if(!e)return!1
e.ownerDelta-=1}}for(const o of t){i.remaining-=1
if(i.remaining<0)return!1
if(!e.identities.has(o)){const e=getBufferedLedgerChange(o,s,r,n)
if(!e)return!1
e.ownerDelta+=1}}return!0}function collectBufferedLedgerMemberships(e,t,s,r,n,i){const o=new Map
for(const a of s){const s=a===e?t.roots:a.roots
const c=collectBufferedLedgerIdentities(s,t.nodes,r,i)
if(!c||!updateBufferedLedgerMembershipChanges(a,c,t,r,n,i))return
o.set(a,c)}return o}function projectBufferedLedgerBytes(e,t,s,r,n,i){let o=e-(r?0:getBufferedLedgerEntryBytes(t))+getBufferedLedgerEntryBytes(s)
for(const[e,t]of n){const s=i.get(e)
const r=(s?.owners.size??0)+t.ownerDelta
if(r<0)return
if(s)o-=getBufferedLedgerNodeBytes(s,s.owners.size)
if(r)o+=getBufferedLedgerNodeBytes(t.node,r)}return Number.isSafeInteger(o)&&o>=0&&o<=Mt?o:void 0}function applyBufferedLedgerChanges(e,t,s){for(const[s,r]of t){const t=e.get(s)
const n=(t?.owners.size??0)+r.ownerDelta
if(!n)continue
if(t){t.bytes=r.node.bytes
t.edges=r.node.edges}else e.set(s,{bytes:r.node.bytes,edges:r.node.edges,owners:new Set})}for(const[t,r]of s){for(const s of t.identities)if(!r.has(s))e.get(s)?.owners.delete(t)
for(const s of r)if(!t.identities.has(s))e.get(s).owners.add(t)
t.identities=r}for(const s of t.keys())if(e.get(s)?.owners.size===0)e.delete(s)}function createBufferedEventLedger(){const e=new Map
let t=0
const reconcile=(s,r,n)=>{const i={remaining:Os}
const o=new Map
const a=findBufferedLedgerAffectedOwners(s,r,e,o,i)
if(!a)return!1
const c=collectBufferedLedgerMemberships(s,r,a,e,o,i)
if(!c)return!1
const l=projectBufferedLedgerBytes(t,s,r,n,o,e)
if(l===void 0)return!1
applyBufferedLedgerChanges(e,o,c)
s.scalarBytes=r.scalarBytes
s.roots=r.roots
t=l
return!0}
const release=s=>{t-=getBufferedLedgerEntryBytes(s)
for(const r of s.identities){const n=e.get(r)
if(!n?.owners.delete(s))continue
t-=Ps
if(n.owners.size===0){t-=getBufferedLedgerNodeBytes(n,0)
e.delete(r)}}s.identities.clear()}
return{retain(e){const t={scalarBytes:0,roots:new Set,identities:new Set}
return reconcile(t,e,!0)?t:void 0},refresh(e,t){return reconcile(e,t,!1)},release:release,clear(){e.clear()
t=0}}}class EventStream{constructor(){ft.add(this)
this.controller=new AbortController
mt.set(this,void 0)
yt.set(this,()=>{})
vt.set(this,()=>{})
gt.set(this,void 0)
bt.set(this,()=>{})
wt.set(this,()=>{})
Rt.set(this,Object.create(null))
Pt.set(this,[])
Ot.set(this,new WeakMap)
At.set(this,new Set)
St.set(this,new Set)
Ft.set(this,0)
qt.set(this,!1)
It.set(this,!1)
xt.set(this,!1)
kt.set(this,!1)
jt.set(this,void 0)
__classPrivateFieldSet(this,mt,new Promise((e,t)=>{__classPrivateFieldSet(this,yt,e,"f")
__classPrivateFieldSet(this,vt,t,"f")}),"f")
__classPrivateFieldSet(this,gt,new Promise((e,t)=>{__classPrivateFieldSet(this,bt,e,"f")
__classPrivateFieldSet(this,wt,t,"f")}),"f")
__classPrivateFieldGet(this,mt,"f").catch(()=>{})
__classPrivateFieldGet(this,gt,"f").catch(()=>{})}_run(e){setTimeout(()=>{let t=!1
Promise.resolve().then(e).catch(e=>{t=!0
__classPrivateFieldGet(this,ft,"m",Dt).call(this,e)}).then(()=>{if(t)return
try{this._emitFinal()}catch(e){__classPrivateFieldGet(this,ft,"m",Dt).call(this,e)
return}this._emit("end")})},0)}_connected(){if(this.ended)return
__classPrivateFieldGet(this,yt,"f").call(this)
this._emit("connect")}get ended(){return __classPrivateFieldGet(this,qt,"f")}get errored(){return __classPrivateFieldGet(this,It,"f")}get aborted(){return __classPrivateFieldGet(this,xt,"f")}abort(){this.controller.abort()}_userAbortError(){const e=new n.cH
Object.defineProperty(e,"cause",{value:this.controller.signal.reason,writable:!0,configurable:!0})
return e}_listenForAbort(e){if(!e||this.ended)return
if(e.aborted){__classPrivateFieldGet(this,ft,"m",Et).call(this,e)
return}if(__classPrivateFieldGet(this,Pt,"f").some(t=>t.signal===e))return
const listener=()=>__classPrivateFieldGet(this,ft,"m",Et).call(this,e)
e.addEventListener("abort",listener,{once:!0})
__classPrivateFieldGet(this,Pt,"f").push({signal:e,listener:listener})}on(e,t){var s
const r=(s=__classPrivateFieldGet(this,Rt,"f"))[e]||(s[e]=[])
r.push({listener:t})
return this}off(e,t){const s=__classPrivateFieldGet(this,Rt,"f")[e]
if(!s)return this
const r=__classPrivateFieldGet(this,Ot,"f").get(t)
if(r?.event===e&&!r.registration.removed&&!r.registration.detached){__classPrivateFieldGet(this,ft,"m",Gt).call(this,e,r.registration)
return this}const n=s.findIndex(e=>!e.removed&&e.listener===t)
if(n!==-1)s.splice(n,1)
return this}once(e,t){var s
const r=(s=__classPrivateFieldGet(this,Rt,"f"))[e]||(s[e]=[])
r.push({listener:t,once:!0})
return this}emitted(e){return new Promise((t,s)=>{__classPrivateFieldSet(this,kt,!0,"f")
const onError=t=>{this.off(e,onEvent)
s(t)}
const onEvent=(...s)=>{if(e!=="error")this.off("error",onError)
t(s.length>1?s:s[0])}
if(e!=="error")__classPrivateFieldGet(this,ft,"m",Tt).call(this,"error",onError)
__classPrivateFieldGet(this,ft,"m",Tt).call(this,e,onEvent)})}events(e){return this._createIterator(t=>{const onEvent=(...e)=>{Ut.add(e)
try{t(e)}finally{Ut.delete(e)}}
this.on(e,onEvent)
return()=>this.off(e,onEvent)},{rejectOnError:e!=="error",rejectOnAbort:e!=="abort"})}_createIterator(e,{rejectOnError:t=!0,rejectOnAbort:s=!0,onReturn:r}={}){const i=createEventQueue()
const o=createEventQueue()
const a=createEventQueue()
const c=createBufferedEventLedger()
let l=this.ended
let u
let d=!1
let detach=()=>{}
const doneResult=()=>({value:void 0,done:!0})
const finishReaders=()=>{while(a.length)a.dequeue().resolve(doneResult())}
const rejectReader=()=>{if(!u||d||!a.length)return
d=!0
a.dequeue().reject(u)}
const cleanup=()=>{detach()
this.off("end",onEnd)
if(t)this.off("error",onFailure)
if(s)this.off("abort",onFailure)}
const deactivateBufferedEvent=e=>{e.active=!1
if(e.check){__classPrivateFieldGet(this,St,"f").delete(e.check)
e.check=void 0}}
const failBufferedEvents=(e=!1)=>{if(e){while(o.length)deactivateBufferedEvent(o.dequeue())
i.clear()
c.clear()}const t=new n.vc(`Event stream iterator buffer limit exceeded (${Bt} events or ${Mt} bytes); consume events as they arrive.`)
try{__classPrivateFieldGet(this,ft,"m",Dt).call(this,t)}finally{this.controller.abort()}return t}
const revalidateBufferedEvent=(e,t)=>{if(!t.active||__classPrivateFieldGet(this,qt,"f"))return
const s=inspectBufferedEventGraph(e,Mt)
if(!s||!c.refresh(t.retention,s))failBufferedEvents(!0)}
const push=e=>{if(l)return
const t=a.dequeue()
if(t)t.resolve({value:e,done:!1})
else{if(i.length>=Bt){failBufferedEvents()
return}const t=inspectBufferedEventGraph(e,Mt)
const s=t&&c.retain(t)
if(!s){failBufferedEvents()
return}if(typeof e==="object"&&e!==null&&Ut.has(e)){const t=e
for(let e=0;e<t.length;e+=1){const s=t[e]
if(typeof s==="string")t[e]=Wt(Nt(s))}}const r={retention:s,active:!0,check:void 0}
i.enqueue(e)
o.enqueue(r)
const check=()=>{r.check=void 0
revalidateBufferedEvent(e,r)}
r.check=check
__classPrivateFieldGet(this,St,"f").add(check)}}
const onFailure=e=>{u=e
if(!i.length)rejectReader()}
const adoptTerminalFailure=()=>{if(u)return
const e=__classPrivateFieldGet(this,jt,"f")
if(!e)return
if(e.kind==="error"?t:s)u=e.error}
const onEnd=()=>{l=!0
adoptTerminalFailure()
cleanup()
if(!i.length){rejectReader()
finishReaders()}}
if(!l){detach=e(push)
this.on("end",onEnd)
if(t)this.on("error",onFailure)
if(s)this.on("abort",onFailure)}return{next:()=>{if(i.length){const e=i.dequeue()
const t=o.dequeue()
deactivateBufferedEvent(t)
const s=inspectBufferedEventGraph(e,Mt)
if(!s||!c.refresh(t.retention,s)){const e=failBufferedEvents(!0)
d=!0
return Promise.reject(e)}c.release(t.retention)
return Promise.resolve({value:e,done:!1})}if(l||this.ended)adoptTerminalFailure()
if(u&&!d){d=!0
return Promise.reject(u)}if(l)return Promise.resolve(doneResult())
return new Promise((e,t)=>{a.enqueue({resolve:e,reject:t})})},return:()=>{l=!0
d=!0
while(o.length)deactivateBufferedEvent(o.dequeue())
i.clear()
c.clear()
cleanup()
finishReaders()
if(r){this.done().catch(()=>{})
r()}return Promise.resolve(doneResult())},[Symbol.asyncIterator](){return this}}}async done(){__classPrivateFieldSet(this,kt,!0,"f")
await __classPrivateFieldGet(this,gt,"f")}_hasListeners(e){return Boolean(__classPrivateFieldGet(this,Rt,"f")[e]?.some(e=>!e.removed))}_emit(e,...t){if(__classPrivateFieldGet(this,qt,"f"))return
if(e==="end"){__classPrivateFieldGet(this,ft,"m",Ct).call(this)
__classPrivateFieldSet(this,qt,!0,"f")
__classPrivateFieldGet(this,bt,"f").call(this)}const s=__classPrivateFieldGet(this,Rt,"f")[e]
let r
let n=!1
try{if(s){__classPrivateFieldGet(this,Rt,"f")[e]=s.filter(e=>{if(e.once)e.detached=!0
return!e.once&&!e.removed})
__classPrivateFieldSet(this,Ft,__classPrivateFieldGet(this,Ft,"f")+1,"f")
try{for(const e of s)if(!e.removed){const{listener:s}=e
s(...t)}}finally{__classPrivateFieldSet(this,Ft,__classPrivateFieldGet(this,Ft,"f")-1,"f")
if(__classPrivateFieldGet(this,Ft,"f")===0){__classPrivateFieldGet(this,ft,"m",$t).call(this)
for(const e of __classPrivateFieldGet(this,St,"f")){__classPrivateFieldGet(this,St,"f").delete(e)
if(!__classPrivateFieldGet(this,qt,"f"))e()}}}}}catch(e){r=e
n=!0}try{__classPrivateFieldGet(this,ft,"m",zt).call(this,e,t,Boolean(s?.length))}catch(e){if(!n){r=e
n=!0}}if(n)throw r}_emitFinal(){}}mt=new WeakMap,yt=new WeakMap,vt=new WeakMap,gt=new WeakMap,bt=new WeakMap,wt=new WeakMap,Rt=new WeakMap,Pt=new WeakMap,Ot=new WeakMap,At=new WeakMap,St=new WeakMap,Ft=new WeakMap,qt=new WeakMap,It=new WeakMap,xt=new WeakMap,kt=new WeakMap,jt=new WeakMap,ft=new WeakSet,Et=function(e){try{this.controller.abort(e.reason)}catch{this.controller.abort()}},Ct=function(){for(const{signal:e,listener:t}of __classPrivateFieldGet(this,Pt,"f").splice(0))e.removeEventListener("abort",t)},Tt=function(e,t){const s=__classPrivateFieldGet(this,Rt,"f")[e]
const r=s?.length??0
this.once(e,t)
const n=__classPrivateFieldGet(this,Rt,"f")[e]
const[i]=n?.slice(-1)??[]
if((s===void 0||n===s)&&n?.length===r+1&&i?.listener===t&&i.once)__classPrivateFieldGet(this,Ot,"f").set(t,{event:e,registration:i})},Gt=function(e,t){if(t.removed)return
t.removed=!0
__classPrivateFieldGet(this,Ot,"f").delete(t.listener)
__classPrivateFieldGet(this,At,"f").add(e)
if(__classPrivateFieldGet(this,Ft,"f")===0)__classPrivateFieldGet(this,ft,"m",$t).call(this)},$t=function(){for(const e of __classPrivateFieldGet(this,At,"f")){const t=e
const s=__classPrivateFieldGet(this,Rt,"f")[t]
if(s)__classPrivateFieldGet(this,Rt,"f")[t]=s.filter(e=>!e.removed)}__classPrivateFieldGet(this,At,"f").clear()},Dt=function(e){__classPrivateFieldSet(this,It,!0,"f")
if(e instanceof Error&&e.name==="AbortError")e=this._userAbortError()
if(e instanceof n.cH){__classPrivateFieldSet(this,xt,!0,"f")
return this._emit("abort",e)}if(e instanceof n.vc)return this._emit("error",e)
if(e instanceof Error){const t=new n.vc(e.message)
t.cause=e
return this._emit("error",t)}return this._emit("error",new n.vc(String(e)))},zt=function(e,t,s){if(e==="abort"){const e=t[0]
__classPrivateFieldSet(this,jt,__classPrivateFieldGet(this,jt,"f")??{kind:"abort",error:e},"f")
if(!__classPrivateFieldGet(this,kt,"f")&&!s)Promise.reject(e)
__classPrivateFieldGet(this,vt,"f").call(this,e)
__classPrivateFieldGet(this,wt,"f").call(this,e)
this._emit("end")
return}if(e==="error"){const e=t[0]
__classPrivateFieldSet(this,jt,__classPrivateFieldGet(this,jt,"f")??{kind:"error",error:e},"f")
if(!__classPrivateFieldGet(this,kt,"f")&&!s)Promise.reject(e)
__classPrivateFieldGet(this,vt,"f").call(this,e)
__classPrivateFieldGet(this,wt,"f").call(this,e)
this._emit("end")}}
function isRunnableFunctionWithParse(e){return typeof e.parse==="function"}var As,Ss,Fs,qs,Is,xs,ks,js,Es,Cs,Ts,Gs
const $s=10
function normalizeToolCallIds(e){for(const t of e.choices)for(const e of t.message.tool_calls??[])if(!e.id)e.id=`call_${uuid4()}`}function toRequestMessage(e){if(!isAssistantMessage(e))return e
const t={role:"assistant"}
if(e.audio!=null)t.audio={id:e.audio.id}
if(e.content!==void 0)t.content=e.content
if(e.function_call!=null)t.function_call=e.function_call
if(e.name!==void 0)t.name=e.name
if(e.refusal!=null)t.refusal=e.refusal
if(e.tool_calls!==void 0)t.tool_calls=e.tool_calls.map(e=>{if(e.type==="custom")return{id:e.id,type:e.type,custom:{input:e.custom.input,name:e.custom.name}}
return{id:e.id,type:e.type,function:{arguments:e.function.arguments,name:e.function.name}}})
return t}class AbstractChatCompletionRunner extends EventStream{constructor(){super(...arguments)
As.add(this)
this._chatCompletions=[]
Fs.set(this,!1)
qs.set(this,!1)
this.messages=[]}_addChatCompletion(e){__classPrivateFieldSet(this,Fs,!this.controller.signal.aborted,"f")
normalizeToolCallIds(e)
this._chatCompletions.push(e)
this._emit("chatCompletion",e)
const t=e.choices[0]?.message
if(t)this._addMessage(t)
return e}_addMessage(e,t=!0,s=!0){if(s&&!("content"in e))e.content=null
this.messages.push(e)
if(t){this._emit("message",e)
if(isToolMessage(e)&&e.content)this._emit("functionToolCallResult",e.content)
else if(isAssistantMessage(e)&&e.tool_calls)for(const t of e.tool_calls)if(t.type==="function")this._emit("functionToolCall",t.function)}}async finalChatCompletion(){await this.done()
const e=this._chatCompletions[this._chatCompletions.length-1]
if(!e)throw new n.vc("stream ended without producing a ChatCompletion")
return e}async finalContent(){await this.done()
return __classPrivateFieldGet(this,As,"m",Is).call(this)}async finalMessage(){await this.done()
return __classPrivateFieldGet(this,As,"m",xs).call(this)}async finalFunctionToolCall(){await this.done()
return __classPrivateFieldGet(this,As,"m",ks).call(this)}async finalFunctionToolCallResult(){await this.done()
return __classPrivateFieldGet(this,As,"m",js).call(this)}async totalUsage(){await this.done()
return __classPrivateFieldGet(this,As,"m",Es).call(this)}allChatCompletions(){return[...this._chatCompletions]}_emitFinal(){if(__classPrivateFieldGet(this,qs,"f"))__classPrivateFieldGet(this,As,"m",Cs).call(this)
const e=this._chatCompletions[this._chatCompletions.length-1]
if(e)this._emit("finalChatCompletion",e)
const t=__classPrivateFieldGet(this,As,"m",xs).call(this)
if(t)this._emit("finalMessage",t)
const s=__classPrivateFieldGet(this,As,"m",Is).call(this)
if(s)this._emit("finalContent",s)
const r=__classPrivateFieldGet(this,As,"m",ks).call(this)
if(r)this._emit("finalFunctionToolCall",r)
const n=__classPrivateFieldGet(this,As,"m",js).call(this)
if(n!=null)this._emit("finalFunctionToolCallResult",n)
if(this._chatCompletions.some(e=>e.usage))this._emit("totalUsage",__classPrivateFieldGet(this,As,"m",Es).call(this))}async _createChatCompletion(e,t,s){this._listenForAbort(s?.signal)
__classPrivateFieldGet(Ss,Ss,"m",Ts).call(Ss,t)
const r=await e.chat.completions.create({...t,stream:!1},{...s,signal:this.controller.signal})
this._connected()
return this._addChatCompletion(parseChatCompletion(r,t))}async _runChatCompletion(e,t,s){for(const e of t.messages)this._addMessage(e,!1,!1)
return await this._createChatCompletion(e,t,s)}async _runTools(e,t,s,r){const i="tool"
const{tool_choice:o="auto",stream:a,toolContext:c,...l}=t
const u=c
const d=typeof o!=="string"&&o.type==="function"&&o?.function?.name
const{maxChatCompletions:p=$s,afterCompletion:h}=r||{}
const runAfterCompletion=async e=>{if(h==null)return
__classPrivateFieldSet(this,qs,!0,"f")
await h(e,s)
__classPrivateFieldGet(this,As,"m",Cs).call(this)}
const _=t.tools.map(e=>{if(isAutoParsableTool(e)){if(!e.$callback)throw new n.vc("Tool given to `.runTools()` that does not have an associated function")
return{type:"function",function:{function:e.$callback,name:e.function.name,description:e.function.description||"",parameters:e.function.parameters,parse:e.$parseRaw,strict:!0}}}return e})
const f=Object.create(null)
for(const e of _)if(e.type==="function")f[e.function.name||e.function.function.name]=e.function
const m="tools"in t?_.map(e=>e.type==="function"?{type:"function",function:{name:e.function.name||e.function.function.name,parameters:e.function.parameters,description:e.function.description,strict:e.function.strict}}:e):void 0
for(const e of t.messages)this._addMessage(e,!1,!1)
let y=!1
const runToolCall=async e=>{const t=y
y=!1
if(e.type!=="function")return{message:void 0,functionCalled:!1}
const r=e.id
const{name:n,arguments:o}=e.function
const a=f[n]
if(!a){const e=`Invalid tool_call: ${JSON.stringify(n)}. Available options are: ${Object.keys(f).map(e=>JSON.stringify(e)).join(", ")}. Please try again`
return{message:{role:i,tool_call_id:r,content:e},functionCalled:!1}}if(d&&d!==n){const e=`Invalid tool_call: ${JSON.stringify(n)}. ${JSON.stringify(d)} requested. Please try again`
return{message:{role:i,tool_call_id:r,content:e},functionCalled:!1}}let c
if(isRunnableFunctionWithParse(a)){let e
try{e=await a.parse(o)}catch(e){if(this.controller.signal.aborted)throw this._userAbortError()
const t=e instanceof Error?e.message:String(e)
return{message:{role:i,tool_call_id:r,content:t},functionCalled:!1}}if(this.controller.signal.aborted)throw this._userAbortError()
try{c=await a.function(e,s,u)}catch(e){if(this.controller.signal.aborted&&Object.is(e,this.controller.signal.reason))throw this._userAbortError()
throw e}}else{if(this.controller.signal.aborted&&!t)throw this._userAbortError()
try{c=await a.function(o,s,u)}catch(e){if(this.controller.signal.aborted&&Object.is(e,this.controller.signal.reason))throw this._userAbortError()
throw e}}const l=__classPrivateFieldGet(Ss,Ss,"m",Gs).call(Ss,c)
return{message:{role:i,tool_call_id:r,content:l},functionCalled:!0}}
for(let s=0;s<p;++s){const s=await this._createChatCompletion(e,{...l,tool_choice:o,tools:m,messages:this.messages.map(toRequestMessage)},r)
y=this.controller.signal.aborted&&__classPrivateFieldGet(this,Fs,"f")
const i=s.choices[0]?.message
if(!i)throw new n.vc(`missing message in ChatCompletion response`)
if(!i.tool_calls?.length){await runAfterCompletion(s)
return}if(d||t.parallel_tool_calls===!1)for(const e of i.tool_calls){const t=await runToolCall(e)
if(t.message)this._addMessage(t.message)
if(this.controller.signal.aborted)throw this._userAbortError()
if(d&&t.functionCalled){await runAfterCompletion(s)
return}}else{const e=await Promise.allSettled(i.tool_calls.map(runToolCall))
if(!this.controller.signal.aborted)for(const t of e)if(t.status==="rejected")throw t.reason
for(const t of e)if(t.status==="fulfilled"&&t.value.message)this._addMessage(t.value.message)
if(this.controller.signal.aborted)throw this._userAbortError()}await runAfterCompletion(s)}}}Ss=AbstractChatCompletionRunner,Fs=new WeakMap,qs=new WeakMap,As=new WeakSet,Is=function(){return __classPrivateFieldGet(this,As,"m",xs).call(this).content??null},xs=function(){let e=this.messages.length
while(e-- >0){const t=this.messages[e]
if(isAssistantMessage(t)){const e={...t,content:t.content??null,refusal:t.refusal??null}
return e}}throw new n.vc("stream ended without producing a ChatCompletionMessage with role=assistant")},ks=function(){for(let e=this.messages.length-1;e>=0;e--){const t=this.messages[e]
if(isAssistantMessage(t)&&t?.tool_calls?.length)for(let e=t.tool_calls.length-1;e>=0;e--){const s=t.tool_calls[e]
if(s?.type==="function")return s.function}}return},js=function(){for(let e=this.messages.length-1;e>=0;e--){const t=this.messages[e]
if(isToolMessage(t)&&t.content!=null&&typeof t.content==="string"&&this.messages.some(e=>e.role==="assistant"&&e.tool_calls?.some(e=>e.type==="function"&&e.id===t.tool_call_id)))return t.content}return},Es=function(){const e={completion_tokens:0,prompt_tokens:0,total_tokens:0}
for(const{usage:t}of this._chatCompletions)if(t){e.completion_tokens+=t.completion_tokens
e.prompt_tokens+=t.prompt_tokens
e.total_tokens+=t.total_tokens
for(const s of["completion_tokens_details","prompt_tokens_details"]){const r=t[s]
if(values_isObj(r)){const t=e[s]??(e[s]={})
for(const e in r){if(!hasOwn(r,e))continue
const s=r[e]
if(typeof s==="number")Object.defineProperty(t,e,{value:(hasOwn(t,e)?t[e]??0:0)+s,enumerable:!0,configurable:!0,writable:!0})}}}}return e},Cs=function(){if(this.controller.signal.aborted)throw this._userAbortError()},Ts=function(e){if(e.n!=null&&e.n>1)throw new n.vc("ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.")},Gs=function(e){if(typeof e==="string")return e
if(e===void 0)return"undefined"
return JSON.stringify(e)}
class ChatCompletionRunner extends AbstractChatCompletionRunner{static runTools(e,t,s){const r=new ChatCompletionRunner
const n={...s,__metadata:{...s?.__metadata,helperMethod:"runTools"}}
r._run(()=>r._runTools(e,t,r,n))
return r}_addMessage(e,t=!0,s=!0){super._addMessage(e,t,s)
if(t&&isAssistantMessage(e)&&e.content)this._emit("content",e.content)}}const Ds=1
const zs=2
const Bs=4
const Ms=8
const Ls=16
const Ks=32
const Ns=64
const Ws=128
const Us=256
const Qs=Ws|Us
const Xs=Ls|Ks|Qs|Ns
const Hs=Ds|zs|Xs
const Js=Bs|Ms
const Vs=Hs|Js
const Ys={STR:Ds,NUM:zs,ARR:Bs,OBJ:Ms,NULL:Ls,BOOL:Ks,NAN:Ns,INFINITY:Ws,MINUS_INFINITY:Us,INF:Qs,SPECIAL:Xs,ATOM:Hs,COLLECTION:Js,ALL:Vs}
class PartialJSON extends Error{}class MalformedJSON extends Error{}function parseJSON(e,t=Ys.ALL){if(typeof e!=="string")throw new TypeError(`expecting str, got ${typeof e}`)
if(!e.trim())throw new Error(`${e} is empty`)
return _parseJSON(e.trim(),t)}const _parseJSON=(e,t)=>{const s=e.length
let r=0
const markPartialJSON=e=>{throw new PartialJSON(`${e} at position ${r}`)}
const throwMalformedError=e=>{throw new MalformedJSON(`${e} at position ${r}`)}
const parseAny=()=>{skipBlank()
if(r>=s)markPartialJSON("Unexpected end of input")
if(e[r]==='"')return parseStr()
if(e[r]==="{")return parseObj()
if(e[r]==="[")return parseArr()
if(e.substring(r,r+4)==="null"||Ys.NULL&t&&s-r<4&&"null".startsWith(e.substring(r))){r+=4
return null}if(e.substring(r,r+4)==="true"||Ys.BOOL&t&&s-r<4&&"true".startsWith(e.substring(r))){r+=4
return!0}if(e.substring(r,r+5)==="false"||Ys.BOOL&t&&s-r<5&&"false".startsWith(e.substring(r))){r+=5
return!1}if(e.substring(r,r+8)==="Infinity"||Ys.INFINITY&t&&s-r<8&&"Infinity".startsWith(e.substring(r))){r+=8
return 1/0}if(e.substring(r,r+9)==="-Infinity"||Ys.MINUS_INFINITY&t&&s-r>1&&s-r<9&&"-Infinity".startsWith(e.substring(r))){r+=9
return-1/0}if(e.substring(r,r+3)==="NaN"||Ys.NAN&t&&s-r<3&&"NaN".startsWith(e.substring(r))){r+=3
return Number.NaN}return parseNum()}
const parseStr=()=>{const n=r
let i=!1
r++
while(r<s&&(e[r]!=='"'||i&&e[r-1]==="\\")){i=e[r]==="\\"?!i:!1
r++}if(e.charAt(r)==='"')try{return JSON.parse(e.substring(n,++r-Number(i)))}catch(e){throwMalformedError(String(e))}else if(Ys.STR&t)try{return JSON.parse(e.substring(n,r-Number(i))+'"')}catch{return JSON.parse(e.substring(n,e.lastIndexOf("\\"))+'"')}markPartialJSON("Unterminated string literal")}
const parseObj=()=>{r++
skipBlank()
const n={}
try{while(e[r]!=="}"){skipBlank()
if(r>=s&&Ys.OBJ&t)return n
const i=parseStr()
skipBlank()
r++
try{const e=parseAny()
Object.defineProperty(n,i,{value:e,writable:!0,enumerable:!0,configurable:!0})}catch(e){if(Ys.OBJ&t)return n
throw e}skipBlank()
if(e[r]===",")r++}}catch{if(Ys.OBJ&t)return n
markPartialJSON("Expected '}' at end of object")}r++
return n}
const parseArr=()=>{r++
const s=[]
try{while(e[r]!=="]"){s.push(parseAny())
skipBlank()
if(e[r]===",")r++}}catch{if(Ys.ARR&t)return s
markPartialJSON("Expected ']' at end of array")}r++
return s}
const parseNum=()=>{if(r===0){if(e==="-"&&Ys.NUM&t)markPartialJSON("Not sure what '-' is")
try{return JSON.parse(e)}catch(s){if(Ys.NUM&t)try{if(e[e.length-1]===".")return JSON.parse(e.substring(0,e.lastIndexOf(".")))
return JSON.parse(e.substring(0,e.lastIndexOf("e")))}catch{}throwMalformedError(String(s))}}const n=r
if(e[r]==="-")r++
while(e[r]&&!",]}".includes(e[r]))r++
if(r===s&&!(Ys.NUM&t))markPartialJSON("Unterminated number literal")
const i=e.substring(n,r)
try{return JSON.parse(i)}catch{if(i==="-"&&Ys.NUM&t)markPartialJSON("Not sure what '-' is")
try{return JSON.parse(i.substring(0,i.lastIndexOf("e")))}catch(e){throwMalformedError(String(e))}}}
const skipBlank=()=>{while(r<s&&" \n\r\t".includes(e[r]))r++}
return parseAny()}
const partialParse=e=>parseJSON(e,Ys.ALL^Ys.NUM)
function normalizeChatCompletionChunk(e){if(!Array.isArray(e?.choices))return e
return{...e,choices:e.choices.map(e=>({...e,finish_reason:e.finish_reason??null}))}}function normalizeChatCompletionStream(e){const t=e[Symbol.asyncIterator].bind(e)
e[Symbol.asyncIterator]=async function*(){const e={[Symbol.asyncIterator]:t}
for await(const t of e)yield normalizeChatCompletionChunk(t)}
return e}var Zs,er,tr,sr,rr,nr,ir,or,ar,cr,lr,ur,dr,pr,hr,_r
function parseStructuredStreamingJSON(e){try{return partialParse(e)}catch(t){if(t instanceof MalformedJSON||t instanceof SyntaxError)return parseResponseFormatContent({type:"json_schema",$parseRaw:void 0},e)
throw t}}const fr="chat.completion.chunk.message:"
function makeChatCompletionReadableStreamMessageChunk(e,t,s){const r={type:"message",message:t,...s?{tool_call_ids:s}:{}}
return{id:e.id,choices:[],created:e.created,model:e.model,object:`${fr}${JSON.stringify(r)}`}}function isChatCompletionReadableStreamMessage(e){return"type"in e&&e.type==="message"&&"message"in e||"object"in e&&typeof e.object==="string"&&e.object.startsWith(fr)}function getChatCompletionReadableStreamMessage(e){if("type"in e)return e
return JSON.parse(e.object.slice(fr.length))}const mr=128
const yr=128
const vr=16*1024*1024
const gr=65536
const br=128
const wr=64*1024*1024
const Rr=1024
function createPartialJSONParseState(){return{bytes:0,depth:0,fragments:0,work:0,escaped:!1,has_non_whitespace:!1,in_string:!1,last_parsed_bytes:0,pending_high_surrogate:!1}}function recordPartialJSONFragment(e,t,s,r){if(t.fragments>=gr)throw new n.vc("Chat completion stream exceeded its structured JSON fragment limit")
let i=0
let{depth:o,escaped:a,has_non_whitespace:c,in_string:l}=e
let u=!1
let d=!0
for(const p of s){const s=i
const h=p.codePointAt(0)
if(d&&e.pending_high_surrogate&&h>=56320&&h<=57343)i+=1
else if(h<=127)i+=1
else if(h<=2047)i+=2
else if(h<=65535)i+=3
else i+=4
d=!1
if(t.bytes+i>vr)throw new n.vc("Chat completion stream exceeded its structured JSON byte limit")
if(r&&r.work+i>wr){r.work+=s
throw new n.vc("Chat completion stream exceeded its structured JSON parse-work limit")}if(p!==" "&&p!=="\n"&&p!=="\r"&&p!=="\t")c=!0
if(l){if(a)a=!1
else if(p==="\\")a=!0
else if(p==='"'){l=!1
u||(u=o===0)}continue}if(p==='"')l=!0
else if(p==="{"||p==="["){o+=1
if(o>br)throw new n.vc("Chat completion stream exceeded its structured JSON nesting depth limit")}else if((p==="}"||p==="]")&&o>0){o-=1
u||(u=o===0)}}e.bytes+=i
e.fragments+=1
e.depth=o
e.escaped=a
e.has_non_whitespace=c
e.in_string=l
if(s.length>0){const t=s.codePointAt(s.length-1)??0
e.pending_high_surrogate=t>=55296&&t<=56319}t.bytes+=i
t.fragments+=1
if(r)r.work+=i
if(!c||i===0)return!1
const p=Math.max(Rr,Math.floor(e.last_parsed_bytes/2))
if(e.bytes>Rr&&!u&&e.bytes-e.last_parsed_bytes<p)return!1
return!0}function reservePartialJSONParse(e,t){if(t.work+e.bytes>wr)return!1
t.work+=e.bytes
e.work+=e.bytes
e.last_parsed_bytes=e.bytes
return!0}function captureStructuredJSONSnapshot(e,t){const s=Object.getOwnPropertyDescriptor(e,t)
if(!s){let s=Object.getPrototypeOf(e)
for(let e=0;s!==null;e+=1){if(e>=br||Object.getOwnPropertyDescriptor(s,t))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
s=Object.getPrototypeOf(s)}return}if(!("value"in s)||typeof s.value!=="string"&&s.value!==null&&s.value!==void 0)throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
return s.value}function captureStructuredMessageSnapshot(e){const t=Object.getOwnPropertyDescriptor(e,"message")
if(!t||!("value"in t)||typeof t.value!=="object"||t.value===null)throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
return t.value}function captureSnapshotArray(e,t,s,r){const i=Object.getOwnPropertyDescriptor(e,t)
if(!i){let s=Object.getPrototypeOf(e)
for(let e=0;s!==null;e+=1){if(e>=br||Object.getOwnPropertyDescriptor(s,t))throw new n.vc(`Chat completion stream contains an unsafe snapshot ${r} collection`)
s=Object.getPrototypeOf(s)}return}if(!("value"in i)||!Array.isArray(i.value))throw new n.vc(`Chat completion stream contains an unsafe snapshot ${r} collection`)
const o=Object.getOwnPropertyDescriptor(i.value,"length")
if(!o||!("value"in o)||!Number.isSafeInteger(o.value)||o.value>s)throw new n.vc(`Chat completion stream exceeded its snapshot ${r} limit`)
return i.value}function captureSnapshotArrayItem(e,t){const s=Object.getOwnPropertyDescriptor(e,t)
if(!s)return
if(!("value"in s))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
return s.value}function mapCapturedSnapshotArray(e,t,s,r){const i=Object.getOwnPropertyDescriptor(e,"length")
const o=i&&"value"in i?i.value:void 0
if(typeof o!=="number"||!Number.isSafeInteger(o)||o<0||o>t)throw new n.vc(`Chat completion stream exceeded its snapshot ${s} limit`)
const a=[]
a.length=o
for(let t=0;t<o;t+=1){const s=Object.getOwnPropertyDescriptor(e,t)
if(!s)continue
if(!("value"in s))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
a[t]=r(s.value,t)}return a}function validateStructuredJSONSnapshot(e,t,s){const r=createPartialJSONParseState()
const i=t??{bytes:0,fragments:0,work:0}
recordPartialJSONFragment(r,i,e,s)
if(!reservePartialJSONParse(r,i))throw new n.vc("Chat completion stream exceeded its structured JSON parse-work limit")
return e}function ownFunctionToolIdentity(e){const t=Object.getOwnPropertyDescriptor(e,"type")
const s=Object.getOwnPropertyDescriptor(e,"function")
if(!t||!("value"in t)||t.value!=="function"||!s||!("value"in s))return
if(typeof s.value!=="object"||s.value===null)return
const r=Object.getOwnPropertyDescriptor(s.value,"name")
if(!r||!("value"in r)||typeof r.value!=="string"||r.value.length===0)return
return{type:"function",name:r.value}}function assertBoundToolCallIdentity(e,t){const s=ownFunctionToolIdentity(e)
if(!s||s.name!==t.name||s.type!==t.type)throw new n.vc("Chat completion stream contains a changed tool call identity")}function assignOwnProperties(e,t){if(Object.prototype.propertyIsEnumerable.call(t,"__proto__")&&!hasOwn(e,"__proto__"))Object.defineProperty(e,"__proto__",{value:void 0,writable:!0,enumerable:!0,configurable:!0})
return Object.assign(e,t)}function cloneParserConfigObject(e,t=[]){const s=Object.getOwnPropertyDescriptors(e)
for(const r of t){const t=s[r]
if(!t&&!(r in e))continue
s[r]={value:t&&"value"in t?t.value:Reflect.get(e,r,e),enumerable:t?.enumerable??!1,configurable:t?.configurable??!0,writable:t&&"writable"in t?t.writable:!1}}return Object.create(Object.getPrototypeOf(e),s)}function snapshotChatCompletionParserParams(e){const t=cloneParserConfigObject(e)
if(e.tools){const s=[]
const r=Object.getOwnPropertyDescriptor(e.tools,"length")
const n=r&&"value"in r?r.value:void 0
const i=typeof n==="number"&&Number.isSafeInteger(n)&&n>=0?Math.min(n,yr):0
for(let t=0;t<i;t+=1){const r=Object.getOwnPropertyDescriptor(e.tools,String(t))
if(!r||!("value"in r)){s.length=t+1
continue}const n=r.value
const i=cloneParserConfigObject(n,["type","$brand","$parseRaw","$callback","function"])
const o=Object.getOwnPropertyDescriptors(i)
if(isChatCompletionFunctionTool(i)){const e=o.function
o.function={...e&&"value"in e?e:{configurable:!0,enumerable:!0,writable:!0},value:cloneParserConfigObject(i.function,["name","strict"])}}s[t]=Object.create(Object.getPrototypeOf(n),o)}t.tools=s}if(e.response_format)t.response_format=cloneParserConfigObject(e.response_format,["type","$brand","$parseRaw"])
return t}const Pr=4096
const Or=JSON.stringify
const Ar=1024*1024
const Sr=64
const Fr=Symbol("omitted serialized parser value")
const qr=Symbol("unsafe serialized parser value")
function canonicalSerializedParserSchema(e,t){const s=new WeakSet
const charge=e=>{if(!Number.isSafeInteger(e)||e<0||t.bytes+e>Ar)return!1
t.bytes+=e
return!0}
const visit=(e,r)=>{if(r>Sr||t.nodes>=Pr)return qr
t.nodes+=1
if(e===void 0||typeof e==="function"||typeof e==="symbol")return Fr
if(typeof e==="bigint")return qr
if(e===null||typeof e==="boolean"||typeof e==="number"){const t=Or(e)
return typeof t==="string"&&charge(t.length)?t:qr}if(typeof e==="string"){if(!charge(e.length*6+2))return qr
return Or(e)}if(typeof e!=="object"||s.has(e))return qr
const n=Array.isArray(e)
const i=Object.getPrototypeOf(e)
if(n&&i!==Array.prototype||!n&&i!==null&&i!==Object.prototype)return qr
for(let t=e;t!==null;t=Object.getPrototypeOf(t)){const e=Object.getOwnPropertyDescriptor(t,"toJSON")
if(!e)continue
if(!("value"in e)||typeof e.value==="function")return qr
break}s.add(e)
try{if(!charge(2))return qr
if(n){const s=Object.getOwnPropertyDescriptor(e,"length")
const n=s&&"value"in s?s.value:void 0
if(typeof n!=="number"||!Number.isSafeInteger(n)||n<0||n>Pr-t.nodes)return qr
const i=[]
for(let s=0;s<n;s+=1){const n=String(s)
const o=Object.getOwnPropertyDescriptor(e,n)
if(!o){if(Object.getOwnPropertyDescriptor(Array.prototype,n)||Object.getOwnPropertyDescriptor(Object.prototype,n))return qr
t.nodes+=1
if(!charge(4))return qr
i.push("null")
continue}if(!("value"in o))return qr
const a=visit(o.value,r+1)
if(a===qr)return a
i.push(a===Fr?"null":a)}return`[${i.join(",")}]`}const s=Reflect.ownKeys(e)
if(s.length>Pr-t.nodes)return qr
const i=[]
for(const t of s){if(typeof t!=="string")continue
const s=Object.getOwnPropertyDescriptor(e,t)
if(!s)return qr
if(!s.enumerable)continue
if(!("value"in s))return qr
i.push([t,s.value])}i.sort(([e],[t])=>{if(e===t)return 0
return e<t?-1:1})
const o=[]
for(const[e,t]of i){const s=visit(t,r+1)
if(s===qr)return s
if(s===Fr)continue
if(!charge(e.length*6+3))return qr
o.push(`${Or(e)}:${s}`)}return`{${o.join(",")}}`}finally{s.delete(e)}}
try{const t=visit(e,0)
return typeof t==="string"?t:void 0}catch{return}}function rememberSerializedParserSchema(e,t,s,r){const n=Object.getOwnPropertyDescriptor(t,"$parseRaw")
const i=Object.getOwnPropertyDescriptor(s,r)
if(!n||!("value"in n)||typeof n.value!=="function"||!i||!("value"in i))return
const o=canonicalSerializedParserSchema(i.value,{nodes:0,bytes:0})
if(o!==void 0)e.set(t,o)}function hasMatchingSerializedParserSchema(e,t,s,r,n){const i=t&&e.get(t)
const o=Object.getOwnPropertyDescriptor(s,r)
return i!==void 0&&o!==void 0&&"value"in o&&canonicalSerializedParserSchema(n,{nodes:0,bytes:0})===i}function serializedParserDescriptor(e,t){return e&&"value"in e?{...e,value:t}:{configurable:!0,enumerable:!0,writable:!0,value:t}}function shadowSerializedParserMetadata(e,t,s){for(const r of s){const s=e[r]
if(!s&&!(r in t))continue
e[r]=s&&"value"in s?{...s,value:void 0}:{configurable:s?.configurable??!0,enumerable:s?.enumerable??!1,writable:!1,value:void 0}}}function snapshotSerializedParserTool(e){const t=e.source??{type:e.type,...e.type==="function"?{function:{}}:{}}
const s=Object.getOwnPropertyDescriptors(t)
s.type=serializedParserDescriptor(s.type,e.type)
if(e.type!=="function"||!e.function){if(s.function)s.function=serializedParserDescriptor(s.function,void 0)
shadowSerializedParserMetadata(s,t,["$brand","$parseRaw","$callback"])
return Object.create(Object.getPrototypeOf(t),s)}const r=s.function
const n=r&&"value"in r&&typeof r.value==="object"&&r.value!==null?r.value:{}
const i=Object.getOwnPropertyDescriptors(n)
i["name"]=serializedParserDescriptor(i["name"],e.function.name)
i["strict"]=serializedParserDescriptor(i["strict"],e.function.strict)
s.function=serializedParserDescriptor(r,Object.create(Object.getPrototypeOf(n),i))
if(!e.function.schemaMatches)shadowSerializedParserMetadata(s,t,["$brand","$parseRaw","$callback"])
return Object.create(Object.getPrototypeOf(t),s)}function snapshotSerializedResponseFormat(e){const t=e.source??{type:e.type}
const s=Object.getOwnPropertyDescriptors(t)
s.type=serializedParserDescriptor(s.type,e.type)
if(e.type!=="json_schema"||!e.source||!e.schemaMatches)shadowSerializedParserMetadata(s,t,["$brand","$parseRaw"])
return Object.create(Object.getPrototypeOf(t),s)}function ownSerializedParserObject(e,t){const s=Object.getOwnPropertyDescriptor(e,t)
if(!s||!("value"in s))return
const{value:r}=s
return typeof r==="object"&&r!==null?r:void 0}function observeSerializedChatCompletionParserParams(e,t,s){const r=new WeakMap
const n=new WeakMap
if(e.tools)for(let s=0;s<e.tools.length&&s<yr;s+=1){const i=ownSerializedParserObject(e.tools,String(s))
const o=t.tools?.[s]
if(i&&o){r.set(i,o)
const e=ownSerializedParserObject(o,"function")
if(e)rememberSerializedParserSchema(n,o,e,"parameters")}}if(t.response_format)rememberSerializedParserSchema(n,t.response_format,t.response_format,"json_schema")
let i
let o
let a
let c
let l=[]
let u=new WeakMap
let d=new Map
let p=new WeakMap
return observeJSONRequestBody(e,{value(s,h,_){if(!i&&h===""&&typeof _==="object"&&_!==null){i=_
o=void 0
a=void 0
c=void 0
l=[]
u=new WeakMap
d=new Map
p=new WeakMap
return}if(s===i&&h==="response_format"){if(typeof _==="object"&&_!==null){a=_
const r=ownSerializedParserObject(s,h)
c={source:r===e.response_format?t.response_format:void 0,schemaMatches:!1}}return}if(s===i&&h==="tools"){if(Array.isArray(_)){o=new Proxy(_,{get(e,t){const s=Reflect.get(e,t,e)
if(typeof t==="string"){const e=Number(t)
if(Number.isSafeInteger(e)&&e>=0&&e<yr&&String(e)===t)d.set(e,typeof s==="object"&&s!==null?s:void 0)}return s}})
return o}return}if(s===o){const e=Number(h)
if(!Number.isSafeInteger(e)||e<0||e>=yr||typeof _!=="object"||_===null)return
const t=d.get(e)
const s=t?r.get(t):void 0
const n={source:s}
l[e]=n
u.set(_,n)
return}const f=u.get(s)
if(f){if(h==="type"&&typeof _==="string")f.type=_
else if(h==="function"&&typeof _==="object"&&_!==null){const e={source:f.source,schemaMatches:!1}
f.function=e
p.set(_,e)}return}if(s===a&&c){if(h==="type"&&typeof _==="string")c.type=_
else if(h==="json_schema")c.schemaMatches=hasMatchingSerializedParserSchema(n,c.source,s,h,_)
return}const m=p.get(s)
if(m)if(h==="name"&&typeof _==="string")m.name=_
else if(h==="strict"&&typeof _==="boolean")m.strict=_
else if(h==="parameters")m.schemaMatches=hasMatchingSerializedParserSchema(n,m.source,s,h,_)
return},complete(){if(!i)return
const e=cloneParserConfigObject(t)
if(o){const t=[]
for(let e=0;e<l.length;e+=1){const s=l[e]
if(s)t[e]=snapshotSerializedParserTool(s)}e.tools=t}else delete e.tools
if(c)e.response_format=snapshotSerializedResponseFormat(c)
else delete e.response_format
s(e)
i=void 0
o=void 0
a=void 0
c=void 0
l=[]
u=new WeakMap
d=new Map
p=new WeakMap}})}class ChatCompletionStream extends AbstractChatCompletionRunner{constructor(e){super()
Zs.add(this)
er.set(this,void 0)
tr.set(this,!1)
sr.set(this,void 0)
rr.set(this,void 0)
nr.set(this,void 0)
ir.set(this,void 0)
or.set(this,void 0)
__classPrivateFieldSet(this,er,e,"f")
__classPrivateFieldSet(this,sr,new Set,"f")
__classPrivateFieldSet(this,rr,[],"f")
__classPrivateFieldSet(this,ir,!1,"f")
const t=e?.tools
const s=t&&Object.getOwnPropertyDescriptor(t,"length")
const r=s&&"value"in s?s.value:void 0
if(t&&typeof r==="number"&&Number.isSafeInteger(r)&&r>=0)for(let e=0;e<Math.min(r,yr);e+=1){const s=Object.getOwnPropertyDescriptor(t,String(e))
if(!s||!("value"in s))continue
const r=s.value
if(isChatCompletionFunctionTool(r)&&(isAutoParsableTool(r)||r.function.strict===!0)){__classPrivateFieldSet(this,ir,!0,"f")
break}}__classPrivateFieldSet(this,or,{bytes:0,fragments:0,work:0},"f")}get currentChatCompletionSnapshot(){return __classPrivateFieldGet(this,nr,"f")}static fromReadableStream(e){const t=new ChatCompletionStream(null)
t._run(()=>t._fromReadableStream(e))
return t}static createChatCompletion(e,t,s){const r=new ChatCompletionStream(t)
r._run(()=>r._runChatCompletion(e,{...t,stream:!0},{...s,__metadata:{...s?.__metadata,helperMethod:"stream"}}))
return r}_runTools(e,t,s,r){__classPrivateFieldSet(this,tr,!0,"f")
return super._runTools(e,t,s,r)}async _createChatCompletion(e,t,s){this._listenForAbort(s?.signal)
const r={...t,stream:!0}
__classPrivateFieldSet(this,er,r,"f")
__classPrivateFieldGet(this,Zs,"m",ar).call(this)
const n=snapshotChatCompletionParserParams(r)
__classPrivateFieldSet(this,er,n,"f")
__classPrivateFieldSet(this,ir,n.tools?.some(e=>isChatCompletionFunctionTool(e)&&(isAutoParsableTool(e)||e.function.strict===!0))??!1,"f")
const i=r.tools||r.response_format?observeSerializedChatCompletionParserParams(r,n,e=>{__classPrivateFieldSet(this,er,e,"f")
__classPrivateFieldSet(this,ir,e.tools?.some(e=>isChatCompletionFunctionTool(e)&&(isAutoParsableTool(e)||e.function.strict===!0))??!1,"f")}):void 0
const o=await e.chat.completions.create(r,{...s,signal:this.controller.signal}).finally(i)
this._connected()
for await(const e of o)__classPrivateFieldGet(this,Zs,"m",lr).call(this,e)
if(o.controller.signal?.aborted)throw this._userAbortError()
return this._addChatCompletion(__classPrivateFieldGet(this,Zs,"m",hr).call(this))}async _fromReadableStream(e,t){this._listenForAbort(t?.signal)
__classPrivateFieldGet(this,Zs,"m",ar).call(this)
this._connected()
const s=Stream.fromReadableStream(e,this.controller)
let r
for await(const e of s){if("error"in e&&hasOwn(e,"error")&&typeof e.error==="object"&&e.error!==null)throw new n.LG(void 0,e.error,void 0,void 0)
if(isChatCompletionReadableStreamMessage(e)){const t=getChatCompletionReadableStreamMessage(e)
if(__classPrivateFieldGet(this,nr,"f")){const e=__classPrivateFieldGet(this,nr,"f").choices[0]?.message.tool_calls
for(const[s,r]of t.tool_call_ids?.entries()??[]){const t=e?.[s]
if(t&&r)t.id=r}this._addChatCompletion(__classPrivateFieldGet(this,Zs,"m",hr).call(this))
r=void 0}this._addMessage(t.message)
continue}const t=normalizeChatCompletionChunk(e)
if(r&&t.id&&r!==t.id)this._addChatCompletion(__classPrivateFieldGet(this,Zs,"m",hr).call(this))
__classPrivateFieldGet(this,Zs,"m",lr).call(this,t)
if(t.id)r=t.id}if(s.controller.signal?.aborted)throw this._userAbortError()
if(__classPrivateFieldGet(this,nr,"f"))return this._addChatCompletion(__classPrivateFieldGet(this,Zs,"m",hr).call(this))
const i=this._chatCompletions[this._chatCompletions.length-1]
if(i)return i
throw new n.vc(`request ended without sending any chunks`)}[(er=new WeakMap,tr=new WeakMap,sr=new WeakMap,rr=new WeakMap,nr=new WeakMap,ir=new WeakMap,or=new WeakMap,Zs=new WeakSet,ar=function(){if(this.ended)return
__classPrivateFieldSet(this,sr,new Set,"f")
__classPrivateFieldSet(this,nr,void 0,"f")
__classPrivateFieldSet(this,or,{bytes:0,fragments:0,work:0},"f")},cr=function(e){let t=__classPrivateFieldGet(this,rr,"f")[e.index]
if(t)return t
t={content_done:!1,content_parse_state:void 0,refusal_done:!1,logprobs_content_done:!1,logprobs_refusal_done:!1,done_tool_calls:new Set,current_tool_call_index:null,tool_call_parse_states:new Map,tool_call_identities:new Map}
__classPrivateFieldGet(this,rr,"f")[e.index]=t
return t},lr=function(e){if(this.ended)return
const t=new WeakMap
const s=__classPrivateFieldGet(this,Zs,"m",_r).call(this,e,t)
this._emit("chunk",e,s)
for(const r of e.choices){const e=t.get(r)
const i=s.choices[e?.index??r.index]
const o=e?.tool_calls??[]
const{delta:a}=r
const c=isParseableResponseFormat(__classPrivateFieldGet(this,er,"f")?.response_format)
const l=c||__classPrivateFieldGet(this,ir,"f")
const u=l?captureStructuredMessageSnapshot(i):i.message
const d=l?captureStructuredJSONSnapshot(u,"refusal"):u.refusal
const p=!d&&c
const h=p?captureStructuredJSONSnapshot(u,"content"):u.content
if(a?.content!=null&&u.role==="assistant"&&h){this._emit("content",a.content,h)
this._emit("content.delta",{delta:a.content,snapshot:h,parsed:u.parsed})}if(a?.refusal!=null&&u.role==="assistant"&&d)this._emit("refusal.delta",{delta:a.refusal,snapshot:d})
if(r.logprobs?.content!=null&&u.role==="assistant")this._emit("logprobs.content.delta",{content:r.logprobs?.content,snapshot:i.logprobs?.content??[]})
if(r.logprobs?.refusal!=null&&u.role==="assistant")this._emit("logprobs.refusal.delta",{refusal:r.logprobs?.refusal,snapshot:i.logprobs?.refusal??[]})
const _=__classPrivateFieldGet(this,Zs,"m",cr).call(this,i)
if(i.finish_reason){__classPrivateFieldGet(this,Zs,"m",dr).call(this,i)
if(_.current_tool_call_index!=null)__classPrivateFieldGet(this,Zs,"m",ur).call(this,i,_.current_tool_call_index)}for(const e of o){if(_.current_tool_call_index!==e.index){__classPrivateFieldGet(this,Zs,"m",dr).call(this,i)
if(_.current_tool_call_index!=null)__classPrivateFieldGet(this,Zs,"m",ur).call(this,i,_.current_tool_call_index)}_.current_tool_call_index=e.index}for(const e of o){const t=u.tool_calls?.[e.index]
if(!t?.type)continue
if(t.type==="function"){const s=_.tool_call_identities.get(e.index)
let r
if(s?.parseable){const e=captureStructuredJSONSnapshot(t.function,"arguments")
if(typeof e!=="string")throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
r=e}else r=t.function.arguments
this._emit("tool_calls.function.arguments.delta",{name:t.function.name,index:e.index,arguments:r,parsed_arguments:t.function.parsed_arguments,arguments_delta:e.arguments_delta})}else if(t.type!=="custom")assertNever(t)}}},ur=function(e,t){const s=__classPrivateFieldGet(this,Zs,"m",cr).call(this,e)
if(s.done_tool_calls.has(t))return
const r=__classPrivateFieldGet(this,ir,"f")?captureStructuredMessageSnapshot(e):e.message
const i=r.tool_calls?.[t]
if(!i)throw new Error("no tool call snapshot")
const o=s.tool_call_identities.get(t)
if(o)assertBoundToolCallIdentity(i,o)
if(!i.type)throw new Error("tool call snapshot missing `type`")
if(i.type==="function"){const r=__classPrivateFieldGet(this,er,"f")?.tools?.find(e=>isChatCompletionFunctionTool(e)&&e.function.name===i.function.name)
let o=null
const a=isAutoParsableTool(r)||r?.function.strict===!0
let c
if(a){if(__classPrivateFieldGet(this,nr,"f"))__classPrivateFieldGet(this,Zs,"m",pr).call(this,__classPrivateFieldGet(this,nr,"f"))
const e=captureStructuredJSONSnapshot(i.function,"arguments")
if(typeof e!=="string")throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
c=e}else c=i.function.arguments
if(isAutoParsableTool(r))o=r.$parseRaw(validateStructuredJSONSnapshot(c))
else if(r?.function.strict)o=parseResponseFormatContent({type:"json_schema",$parseRaw:void 0},validateStructuredJSONSnapshot(c))
if(e.finish_reason)s.done_tool_calls.add(t)
this._emit("tool_calls.function.arguments.done",{name:i.function.name,index:t,arguments:c,parsed_arguments:o})}else if(i.type!=="custom")assertNever(i)},dr=function(e){const t=__classPrivateFieldGet(this,Zs,"m",cr).call(this,e)
const s=isParseableResponseFormat(__classPrivateFieldGet(this,er,"f")?.response_format)
const r=s||__classPrivateFieldGet(this,ir,"f")
const n=r?captureStructuredMessageSnapshot(e):e.message
const i=r?captureStructuredJSONSnapshot(n,"refusal"):n.refusal
const o=!i&&s
const a=o?captureStructuredJSONSnapshot(n,"content"):n.content
if(a!=null&&(a!==""||!i&&!n.tool_calls?.length&&!n.function_call)&&!t.content_done){if(o&&__classPrivateFieldGet(this,nr,"f"))__classPrivateFieldGet(this,Zs,"m",pr).call(this,__classPrivateFieldGet(this,nr,"f"))
t.content_done=!0
this._emit("content.done",{content:a,parsed:i?null:parseResponseFormatContent(__classPrivateFieldGet(this,er,"f")?.response_format,o?validateStructuredJSONSnapshot(a):a)})}if(i&&!t.refusal_done){t.refusal_done=!0
this._emit("refusal.done",{refusal:i})}if(e.logprobs?.content&&!t.logprobs_content_done){t.logprobs_content_done=!0
this._emit("logprobs.content.done",{content:e.logprobs.content})}if(e.logprobs?.refusal&&!t.logprobs_refusal_done){t.logprobs_refusal_done=!0
this._emit("logprobs.refusal.done",{refusal:e.logprobs.refusal})}},pr=function(e){const t={bytes:0,fragments:0,work:0}
const s=isParseableResponseFormat(__classPrivateFieldGet(this,er,"f")?.response_format)
const r=new WeakMap
const i=captureSnapshotArray(e,"choices",mr,"choice")
if(!i)throw new n.vc("Chat completion stream contains an unsafe snapshot choice collection")
for(let e=0;e<i.length;e+=1){const o=captureSnapshotArrayItem(i,e)
if(!o)continue
const a=captureStructuredMessageSnapshot(o)
const c=captureStructuredJSONSnapshot(a,"refusal")
const l=captureStructuredJSONSnapshot(a,"content")
const u=new Map
const d=captureSnapshotArray(a,"tool_calls",yr,"tool-call")
r.set(o,Object.freeze({message:a,content:l,refusal:c,toolCallCollection:d,toolCalls:u}))
const p=__classPrivateFieldGet(this,rr,"f")[o.index]
if(s&&!c&&typeof l==="string")validateStructuredJSONSnapshot(l,t,__classPrivateFieldGet(this,or,"f"))
for(const[e,t]of p?.tool_call_identities??[]){const s=d&&captureSnapshotArrayItem(d,e)
if(!s)throw new n.vc("Chat completion stream contains a changed tool call identity")
assertBoundToolCallIdentity(s,t)}if(!__classPrivateFieldGet(this,ir,"f"))continue
for(let e=0;e<(d?.length??0);e+=1){const s=captureSnapshotArrayItem(d,e)
if(!s)continue
const r=ownFunctionToolIdentity(s)
if(!r){const e=Object.getOwnPropertyDescriptor(s,"type")
if(e&&!("value"in e))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
if(e?.value!=="function")continue
const t=Object.getOwnPropertyDescriptor(s,"function")
if(t&&!("value"in t))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
if(t&&typeof t.value==="object"&&t.value!==null){const e=Object.getOwnPropertyDescriptor(t.value,"name")
if(e&&!("value"in e))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")}continue}if(!shouldParseToolCall(__classPrivateFieldGet(this,er,"f"),{type:r.type,function:{name:r.name}}))continue
const i=Object.getOwnPropertyDescriptor(s,"function")
if(!i||!("value"in i))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
const o=i.value
const a=captureStructuredJSONSnapshot(o,"arguments")
if(typeof a!=="string")throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
validateStructuredJSONSnapshot(a,t,__classPrivateFieldGet(this,or,"f"))
u.set(e,Object.freeze({tool:s,function:o,type:r.type,name:r.name,arguments:a}))}}return r},hr=function(){if(this.ended)throw new n.vc(`stream has ended, this shouldn't happen`)
const e=__classPrivateFieldGet(this,nr,"f")
if(!e)throw new n.vc(`request ended without sending any chunks`)
const t=__classPrivateFieldGet(this,Zs,"m",pr).call(this,e)
const s=__classPrivateFieldGet(this,sr,"f")
__classPrivateFieldSet(this,sr,new Set,"f")
__classPrivateFieldSet(this,nr,void 0,"f")
__classPrivateFieldSet(this,rr,[],"f")
return finalizeChatCompletion(e,__classPrivateFieldGet(this,er,"f"),s,t)},_r=function(e,t){var s,r,i,o,a
let c=__classPrivateFieldGet(this,nr,"f")
const{choices:l,obfuscation:u,...d}=e
if(!c){const e={...d,choices:[]}
__classPrivateFieldSet(this,nr,e,"f")
c=e}else if(e.id)assignOwnProperties(c,d)
const p=__classPrivateFieldGet(this,er,"f")?.n
const h=typeof p==="number"&&Number.isSafeInteger(p)&&p>0?Math.min(p,mr):mr
for(const l of e.choices){const{delta:e,finish_reason:u,index:d,logprobs:p=null,..._}=l
const f=[]
t.set(l,Object.freeze({index:d,tool_calls:f}))
if(!Number.isSafeInteger(d)||d<0||d>=h)throw new n.vc(`Chat completion stream contains an invalid choice index: ${d}`)
let m=c.choices[d]
if(!m){const e={finish_reason:u??null,index:d,message:{},logprobs:null,..._}
c.choices[d]=e
m=e}if(isParseableResponseFormat(__classPrivateFieldGet(this,er,"f")?.response_format)||__classPrivateFieldGet(this,ir,"f"))captureStructuredJSONSnapshot(captureStructuredMessageSnapshot(m),"refusal")
if(p)if(m.logprobs){const{content:e,refusal:t,...n}=p
assertIsEmpty(n)
assignOwnProperties(m.logprobs,n)
if(e){(s=m.logprobs).content??(s.content=[])
m.logprobs.content.push(...e)}if(t){(r=m.logprobs).refusal??(r.refusal=[])
m.logprobs.refusal.push(...t)}}else{m.logprobs={...p}
if(p.content)m.logprobs.content=[...p.content]
if(p.refusal)m.logprobs.refusal=[...p.refusal]}if(u){m.finish_reason=u
if(__classPrivateFieldGet(this,er,"f")&&(__classPrivateFieldGet(this,tr,"f")||hasAutoParseableInput(__classPrivateFieldGet(this,er,"f")))){if(u==="length")throw new n.k5
if(u==="content_filter")throw new n.pf}}assignOwnProperties(m,_)
if(!e){Object.freeze(f)
continue}__classPrivateFieldGet(this,sr,"f").delete(d)
const{audio:y,content:v,refusal:g,function_call:b,role:w,...R}=e
const{tool_calls:P,...O}=R
const A=hasOwn(R,"tool_calls")?P:e.tool_calls
assertIsEmpty(O)
assignOwnProperties(m.message,O)
if(y?.expires_at!=null&&y.id==null&&y.data==null&&y.transcript==null&&v==null&&g==null&&b==null&&w==null&&A==null&&Object.keys(O).length===0)__classPrivateFieldGet(this,sr,"f").add(d)
if(g)m.message.refusal=(m.message.refusal||"")+g
if(w)m.message.role=w
if(y){const e=(i=m.message).audio??(i.audio={})
if(y.id!=null)e.id=y.id
if(y.data!=null)e.data=(e.data??"")+y.data
if(y.transcript!=null)e.transcript=(e.transcript??"")+y.transcript
if(y.expires_at!=null)e.expires_at=y.expires_at}if(b)if(m.message.function_call){if(b.name)m.message.function_call.name=b.name
if(b.arguments){(o=m.message.function_call).arguments??(o.arguments="")
m.message.function_call.arguments+=b.arguments}}else m.message.function_call=b
if(v!=null)if(!m.message.refusal&&isParseableResponseFormat(__classPrivateFieldGet(this,er,"f")?.response_format)){const e=__classPrivateFieldGet(this,Zs,"m",cr).call(this,m)
const t=e.content_parse_state??(e.content_parse_state=createPartialJSONParseState())
const s=recordPartialJSONFragment(t,__classPrivateFieldGet(this,or,"f"),v)
m.message.content=(captureStructuredJSONSnapshot(m.message,"content")||"")+v
if(!t.has_non_whitespace)m.message.parsed=null
else if(s&&reservePartialJSONParse(t,__classPrivateFieldGet(this,or,"f"))){__classPrivateFieldGet(this,Zs,"m",pr).call(this,c)
m.message.parsed=parseStructuredStreamingJSON(validateStructuredJSONSnapshot(m.message.content))}else if(v.length>0)m.message.parsed=null}else m.message.content=(m.message.content||"")+v
if(A){const e=(a=m.message).tool_calls??(a.tool_calls=[])
for(const t of A){const{index:s,id:r,type:i,function:o,custom:a,...l}=t
if(!Number.isSafeInteger(s)||s<0||s>=yr)throw new n.vc(`Chat completion stream contains an invalid tool call index: ${s}`)
let u=""
const d=e[s]??(e[s]={})
const p=o?.name
const h=__classPrivateFieldGet(this,ir,"f")?__classPrivateFieldGet(this,Zs,"m",cr).call(this,m):void 0
let _=h?.tool_call_identities.get(s)
if(_){assertBoundToolCallIdentity(d,_)
if(i!==void 0&&i!==_.type||p!==void 0&&p!==_.name)throw new n.vc("Chat completion stream contains a changed tool call identity")}assignOwnProperties(d,l)
if(r)d.id=r
if(i)d.type=i
if(a){const e=d.custom??(d.custom={name:a.name??"",input:""})
if(a.name)e.name=a.name
if(a.input)e.input+=a.input}if(o){const e=d.function??(d.function={name:p??"",arguments:""})
if(p)e.name=p
if(h&&!_){const e=ownFunctionToolIdentity(d)
const t=e&&__classPrivateFieldGet(this,er,"f")?.tools?.find(t=>isChatCompletionFunctionTool(t)&&t.function.name===e.name)
if(e){_={...e,parseable:t!==void 0&&shouldParseToolCall(__classPrivateFieldGet(this,er,"f"),{type:e.type,function:{name:e.name}})}
h.tool_call_identities.set(s,_)
if(!_.parseable){const e=h.tool_call_parse_states.get(s)
if(e){__classPrivateFieldGet(this,or,"f").bytes-=e.bytes
__classPrivateFieldGet(this,or,"f").fragments-=e.fragments
__classPrivateFieldGet(this,or,"f").work-=e.work
h.tool_call_parse_states.delete(s)}}}}const t=o.arguments
if(t!=null){u=t
if(h&&_?.parseable!==!1){let r=h.tool_call_parse_states.get(s)
if(!r){r=createPartialJSONParseState()
h.tool_call_parse_states.set(s,r)}const i=recordPartialJSONFragment(r,__classPrivateFieldGet(this,or,"f"),t)
const o=captureStructuredJSONSnapshot(e,"arguments")
if(typeof o!=="string")throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
e.arguments=o+t
if(i&&_?.parseable===!0&&reservePartialJSONParse(r,__classPrivateFieldGet(this,or,"f"))){__classPrivateFieldGet(this,Zs,"m",pr).call(this,c)
e.parsed_arguments=parseStructuredStreamingJSON(validateStructuredJSONSnapshot(e.arguments))}else if(t.length>0&&hasOwn(e,"parsed_arguments"))e.parsed_arguments=void 0}else e.arguments+=t}}f.push(Object.freeze({index:s,arguments_delta:u}))}}Object.freeze(f)}return c},Symbol.asyncIterator)](){return this._createIterator(e=>{const onChunk=t=>e(t)
this.on("chunk",onChunk)
return()=>this.off("chunk",onChunk)},{onReturn:()=>this.abort()})}toReadableStream(){const e=new Stream(this[Symbol.asyncIterator].bind(this),this.controller)
return e.toReadableStream()}}function finalizeChatCompletion(e,t,s,r){const{id:i,choices:o,created:a,model:c,system_fingerprint:l,...u}=e
const d={...u,id:i,choices:mapCapturedSnapshotArray(o,mr,"choice",e=>{const i=r.get(e)
if(!i)throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")
const o=new Proxy(e,{get(e,t,s){return t==="message"?i.message:Reflect.get(e,t,s)}})
const{message:a,finish_reason:c,index:l,logprobs:u,...d}=o
const p=new Proxy(a,{get(e,t,s){if(t==="content")return i.content
if(t==="refusal")return i.refusal
if(t==="tool_calls")return i.toolCallCollection
return Reflect.get(e,t,s)}})
const{content:h=null,function_call:_,tool_calls:f,audio:m,...y}=p
const v=c??(s.has(l)&&isCompleteAudio(m)?"stop":null)
if(!v)throw new n.vc(`missing finish_reason for choice ${l}`)
const g=m?{audio:m}:{}
const b=p.role
if(!b)throw new n.vc(`missing role for choice ${l}`)
if(_){const{arguments:e,name:t}=_
if(e==null)throw new n.vc(`missing function_call.arguments for choice ${l}`)
if(!t)throw new n.vc(`missing function_call.name for choice ${l}`)
return{...d,message:{...g,content:h,function_call:{arguments:e,name:t},role:b,refusal:p.refusal??null},finish_reason:v,index:l,logprobs:u}}if(f)return{...d,index:l,finish_reason:v,logprobs:u,message:{...y,...g,role:b,content:h,refusal:p.refusal??null,tool_calls:mapCapturedSnapshotArray(f,yr,"tool-call",(e,s)=>{const r=i.toolCalls.get(s)
if(!r){const s=ownFunctionToolIdentity(e)
if(s&&shouldParseToolCall(t,{type:s.type,function:{name:s.name}}))throw new n.vc("Chat completion stream contains an unsafe structured JSON snapshot")}if(r&&r.tool!==e)throw new n.vc("Chat completion stream contains a changed tool call identity")
const o=r&&new Proxy(r.function,{get(e,t,s){if(t==="arguments")return r.arguments
if(t==="name")return r.name
return Reflect.get(e,t,s)}})
const a=r&&o?new Proxy(e,{get(e,t,s){if(t==="type")return r.type
if(t==="function")return o
return Reflect.get(e,t,s)}}):e
if(a.type==null)throw new n.vc(`missing choices[${l}].tool_calls[${s}].type`)
if(a.type==="custom"){const{custom:e,type:t,id:r,...i}=a
const{input:o="",name:c,...u}=e||{}
if(c==null)throw new n.vc(`missing choices[${l}].tool_calls[${s}].custom.name`)
return{...i,id:r||`call_${uuid4()}`,type:t,custom:{...u,name:c,input:o}}}const{function:c,type:u,id:d,...p}=a
const{arguments:h,name:_,...f}=c||{}
if(_==null)throw new n.vc(`missing choices[${l}].tool_calls[${s}].function.name`)
if(h==null)throw new n.vc(`missing choices[${l}].tool_calls[${s}].function.arguments`)
return{...p,id:d||`call_${uuid4()}`,type:u,function:{...f,name:_,arguments:h}}})}}
return{...d,message:{...y,...g,content:h,role:b,refusal:p.refusal??null},finish_reason:v,index:l,logprobs:u}}),created:a,model:c,object:"chat.completion",...l?{system_fingerprint:l}:{}}
return maybeParseChatCompletion(d,t)}function isCompleteAudio(e){return e?.id!=null&&e.data!=null&&e.transcript!=null&&e.expires_at!=null}function assertIsEmpty(e){}function assertNever(e){return e}class ChatCompletionStreamingRunner extends ChatCompletionStream{static fromReadableStream(e){const t=new ChatCompletionStreamingRunner(null)
t._run(()=>t._fromReadableStream(e))
return t}toReadableStream(){let e
let t
const s=this._createIterator(s=>{const onChunk=t=>{e=t
s(t)}
const onMessage=r=>{if(isAssistantMessage(r)){t=r.tool_calls?.map(e=>e.id)
return}if(isToolMessage(r)){if(!e)throw new n.vc("cannot serialize a tool message before receiving any chunks")
s(makeChatCompletionReadableStreamMessageChunk(e,r,t))
t=void 0}}
this.on("chunk",onChunk)
this.on("message",onMessage)
return()=>{this.off("chunk",onChunk)
this.off("message",onMessage)}},{onReturn:()=>this.abort()})
const r=new Stream(()=>s,this.controller)
return r.toReadableStream()}static runTools(e,t,s){const r=new ChatCompletionStreamingRunner(t)
const n={...s,__metadata:{...s?.__metadata,helperMethod:"runTools"}}
r._run(()=>r._runTools(e,t,r,n))
return r}}function completions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const Ir=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function completions_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Ir.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Ir.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Completions extends APIResource{constructor(){super(...arguments)
this.messages=new Messages(this._client)}create(e,t){return this._client.post("/chat/completions",completions_resolveResourceRequestOptions(t,t=>withBodyFinalization({body:e,...t,stream:e.stream??!1,__security:{bearerAuth:!0}},{streamFromBody:!0})))._thenUnwrap((e,t)=>t.options.stream?normalizeChatCompletionStream(e):e)}retrieve(e,t){return this._client.get(ht`/chat/completions/${e}`,completions_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/chat/completions/${e}`,completions_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=completions_normalizeRequestOptionsForQuery(e,["after","limit","metadata","model","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/chat/completions",CursorPage,completions_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/chat/completions/${e}`,completions_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}parse(e,t){validateInputTools(e.tools)
return this._client.chat.completions.create(e,{...t,__metadata:{...t?.__metadata,helperMethod:"chat.completions.parse"}})._thenUnwrap(t=>parseChatCompletion(t,e))}runTools(e,t){if(e.stream)return ChatCompletionStreamingRunner.runTools(this._client,e,t)
return ChatCompletionRunner.runTools(this._client,e,t)}stream(e,t){return ChatCompletionStream.createChatCompletion(this._client,e,t)}}Completions.Messages=Messages
class Chat extends APIResource{constructor(){super(...arguments)
this.completions=new Completions(this._client)}}Chat.Completions=Completions
function admin_api_keys_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const xr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function admin_api_keys_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>xr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!xr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class AdminAPIKeys extends APIResource{create(e,t){return this._client.post("/organization/admin_api_keys",admin_api_keys_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/admin_api_keys/${e}`,admin_api_keys_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=admin_api_keys_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/admin_api_keys",CursorPage,admin_api_keys_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/admin_api_keys/${e}`,admin_api_keys_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function audit_logs_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const kr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function audit_logs_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>kr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!kr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class AuditLogs extends APIResource{list(e={},t){const s=audit_logs_normalizeRequestOptionsForQuery(e,["actor_emails","actor_ids","after","before","effective_at","event_types","limit","project_ids","resource_ids","tenant_only"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/audit_logs",ConversationCursorPage,audit_logs_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}}function certificates_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const jr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function certificates_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>jr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!jr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Certificates extends APIResource{create(e,t){return this._client.post("/organization/certificates",certificates_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t={},s){const r=certificates_normalizeRequestOptionsForQuery(t,["include"],s)
if(r!==void 0){s=r
t={}}return this._client.get(ht`/organization/certificates/${e}`,certificates_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/certificates/${e}`,certificates_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=certificates_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/certificates",ConversationCursorPage,certificates_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/certificates/${e}`,certificates_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}activate(e,t){return this._client.getAPIList("/organization/certificates/activate",Page,certificates_resolveResourceRequestOptions(t,t=>({body:e,method:"post",...t,__security:{adminAPIKeyAuth:!0}})))}deactivate(e,t){return this._client.getAPIList("/organization/certificates/deactivate",Page,certificates_resolveResourceRequestOptions(t,t=>({body:e,method:"post",...t,__security:{adminAPIKeyAuth:!0}})))}}function data_retention_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class DataRetention extends APIResource{retrieve(e){return this._client.get("/organization/data_retention",data_retention_resolveResourceRequestOptions(e,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t){return this._client.post("/organization/data_retention",data_retention_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}}function external_keys_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Er=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function external_keys_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Er.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Er.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class ExternalKeys extends APIResource{create(e,t){return this._client.post("/organization/external_keys",external_keys_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/external_keys/${e}`,external_keys_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=external_keys_normalizeRequestOptionsForQuery(e,["after","limit","order","purpose"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/external_keys",CursorPage,external_keys_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/external_keys/${e}`,external_keys_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}validate(e,t){return this._client.post(ht`/organization/external_keys/${e}/validate`,external_keys_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function external_storage_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Cr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function external_storage_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Cr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Cr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class ExternalStorage extends APIResource{create(e,t){return this._client.post("/organization/external_storage",external_storage_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/external_storage/${e}`,external_storage_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=external_storage_normalizeRequestOptionsForQuery(e,["after","limit","order","project_id"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/external_storage",CursorPage,external_storage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/external_storage/${e}`,external_storage_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}validate(e,t){return this._client.post(ht`/organization/external_storage/${e}/validate`,external_storage_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function invites_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Tr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function invites_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Tr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Tr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Invites extends APIResource{create(e,t){return this._client.post("/organization/invites",invites_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/invites/${e}`,invites_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=invites_normalizeRequestOptionsForQuery(e,["after","limit"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/invites",ConversationCursorPage,invites_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/invites/${e}`,invites_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function roles_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Gr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function roles_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Gr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Gr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Roles extends APIResource{create(e,t){return this._client.post("/organization/roles",roles_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/roles/${e}`,roles_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/roles/${e}`,roles_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=roles_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/roles",NextCursorPage,roles_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/roles/${e}`,roles_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function spend_alerts_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const $r=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function spend_alerts_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>$r.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!$r.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class SpendAlerts extends APIResource{create(e,t){return this._client.post("/organization/spend_alerts",spend_alerts_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/spend_alerts/${e}`,spend_alerts_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/spend_alerts/${e}`,spend_alerts_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=spend_alerts_normalizeRequestOptionsForQuery(e,["after","before","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/spend_alerts",ConversationCursorPage,spend_alerts_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/spend_alerts/${e}`,spend_alerts_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function spend_limit_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class SpendLimit extends APIResource{retrieve(e){return this._client.get("/organization/spend_limit",spend_limit_resolveResourceRequestOptions(e,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t){return this._client.post("/organization/spend_limit",spend_limit_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e){return this._client.delete("/organization/spend_limit",spend_limit_resolveResourceRequestOptions(e,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function usage_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Usage extends APIResource{audioSpeeches(e,t){return this._client.get("/organization/usage/audio_speeches",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}audioTranscriptions(e,t){return this._client.get("/organization/usage/audio_transcriptions",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}codeInterpreterSessions(e,t){return this._client.get("/organization/usage/code_interpreter_sessions",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}completions(e,t){return this._client.get("/organization/usage/completions",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}costs(e,t){return this._client.get("/organization/costs",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}decisions(e,t){return this._client.get("/organization/usage/decisions",usage_resolveResourceRequestOptions(t,t=>({query:Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null)),...t,__security:{adminAPIKeyAuth:!0}})))}embeddings(e,t){return this._client.get("/organization/usage/embeddings",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}fileSearchCalls(e,t){return this._client.get("/organization/usage/file_search_calls",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}images(e,t){return this._client.get("/organization/usage/images",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}moderations(e,t){return this._client.get("/organization/usage/moderations",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}vectorStores(e,t){return this._client.get("/organization/usage/vector_stores",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}webSearchCalls(e,t){return this._client.get("/organization/usage/web_search_calls",usage_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}}function groups_roles_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Dr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function groups_roles_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Dr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Dr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class roles_Roles extends APIResource{create(e,t,s){return this._client.post(ht`/organization/groups/${e}/roles`,groups_roles_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{group_id:r}=t
return this._client.get(ht`/organization/groups/${r}/roles/${e}`,groups_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=groups_roles_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/groups/${e}/roles`,NextCursorPage,groups_roles_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{group_id:r}=t
return this._client.delete(ht`/organization/groups/${r}/roles/${e}`,groups_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function users_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const zr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function users_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>zr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!zr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Users extends APIResource{create(e,t,s){return this._client.post(ht`/organization/groups/${e}/users`,users_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{group_id:r}=t
return this._client.get(ht`/organization/groups/${r}/users/${e}`,users_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=users_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/groups/${e}/users`,NextCursorPage,users_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{group_id:r}=t
return this._client.delete(ht`/organization/groups/${r}/users/${e}`,users_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function groups_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Br=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function groups_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Br.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Br.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Groups extends APIResource{constructor(){super(...arguments)
this.users=new Users(this._client)
this.roles=new roles_Roles(this._client)}create(e,t){return this._client.post("/organization/groups",groups_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/groups/${e}`,groups_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/groups/${e}`,groups_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=groups_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/groups",NextCursorPage,groups_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/groups/${e}`,groups_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}Groups.Users=Users
Groups.Roles=roles_Roles
function api_keys_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Mr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function api_keys_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Mr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Mr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class APIKeys extends APIResource{retrieve(e,t,s){const{project_id:r}=t
return this._client.get(ht`/organization/projects/${r}/api_keys/${e}`,api_keys_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/organization/projects/${r}/api_keys/${e}`,api_keys_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=api_keys_normalizeRequestOptionsForQuery(t,["after","limit","owner_project_access"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/api_keys`,ConversationCursorPage,api_keys_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r}=t
return this._client.delete(ht`/organization/projects/${r}/api_keys/${e}`,api_keys_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function projects_certificates_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Lr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function projects_certificates_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Lr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Lr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class certificates_Certificates extends APIResource{list(e,t={},s){const r=projects_certificates_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/certificates`,ConversationCursorPage,projects_certificates_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}activate(e,t,s){return this._client.getAPIList(ht`/organization/projects/${e}/certificates/activate`,Page,projects_certificates_resolveResourceRequestOptions(s,e=>({body:t,method:"post",...e,__security:{adminAPIKeyAuth:!0}})))}deactivate(e,t,s){return this._client.getAPIList(ht`/organization/projects/${e}/certificates/deactivate`,Page,projects_certificates_resolveResourceRequestOptions(s,e=>({body:t,method:"post",...e,__security:{adminAPIKeyAuth:!0}})))}}function projects_data_retention_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class data_retention_DataRetention extends APIResource{retrieve(e,t){return this._client.get(ht`/organization/projects/${e}/data_retention`,projects_data_retention_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/projects/${e}/data_retention`,projects_data_retention_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}}function hosted_tool_permissions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class HostedToolPermissions extends APIResource{retrieve(e,t){return this._client.get(ht`/organization/projects/${e}/hosted_tool_permissions`,hosted_tool_permissions_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/projects/${e}/hosted_tool_permissions`,hosted_tool_permissions_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}}function model_permissions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class ModelPermissions extends APIResource{retrieve(e,t){return this._client.get(ht`/organization/projects/${e}/model_permissions`,model_permissions_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/projects/${e}/model_permissions`,model_permissions_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/projects/${e}/model_permissions`,model_permissions_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function rate_limits_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Kr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function rate_limits_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Kr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Kr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class RateLimits extends APIResource{listRateLimits(e,t={},s){const r=rate_limits_normalizeRequestOptionsForQuery(t,["after","before","limit"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/rate_limits`,ConversationCursorPage,rate_limits_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}updateRateLimit(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/organization/projects/${r}/rate_limits/${e}`,rate_limits_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}}function projects_roles_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Nr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function projects_roles_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Nr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Nr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class projects_roles_Roles extends APIResource{create(e,t,s){return this._client.post(ht`/projects/${e}/roles`,projects_roles_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r}=t
return this._client.get(ht`/projects/${r}/roles/${e}`,projects_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/projects/${r}/roles/${e}`,projects_roles_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=projects_roles_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/projects/${e}/roles`,NextCursorPage,projects_roles_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r}=t
return this._client.delete(ht`/projects/${r}/roles/${e}`,projects_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function service_tier_settings_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class ServiceTierSettings extends APIResource{retrieve(e,t){return this._client.get(ht`/organization/projects/${e}/service_tier_settings`,service_tier_settings_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/projects/${e}/service_tier_settings`,service_tier_settings_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}}function projects_spend_alerts_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Wr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function projects_spend_alerts_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Wr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Wr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class spend_alerts_SpendAlerts extends APIResource{create(e,t,s){return this._client.post(ht`/organization/projects/${e}/spend_alerts`,projects_spend_alerts_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r}=t
return this._client.get(ht`/organization/projects/${r}/spend_alerts/${e}`,projects_spend_alerts_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/organization/projects/${r}/spend_alerts/${e}`,projects_spend_alerts_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=projects_spend_alerts_normalizeRequestOptionsForQuery(t,["after","before","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/spend_alerts`,ConversationCursorPage,projects_spend_alerts_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r}=t
return this._client.delete(ht`/organization/projects/${r}/spend_alerts/${e}`,projects_spend_alerts_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function projects_spend_limit_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class spend_limit_SpendLimit extends APIResource{retrieve(e,t){return this._client.get(ht`/organization/projects/${e}/spend_limit`,projects_spend_limit_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/projects/${e}/spend_limit`,projects_spend_limit_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/projects/${e}/spend_limit`,projects_spend_limit_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function projects_groups_roles_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class groups_roles_Roles extends APIResource{create(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/projects/${r}/groups/${e}/roles`,projects_groups_roles_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r,group_id:n}=t
return this._client.get(ht`/projects/${r}/groups/${n}/roles/${e}`,projects_groups_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t,s){const{project_id:r,...n}=t
return this._client.getAPIList(ht`/projects/${r}/groups/${e}/roles`,NextCursorPage,projects_groups_roles_resolveResourceRequestOptions(s,e=>({query:n,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r,group_id:n}=t
return this._client.delete(ht`/projects/${r}/groups/${n}/roles/${e}`,projects_groups_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function groups_groups_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Ur=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function groups_groups_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Ur.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Ur.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class groups_Groups extends APIResource{constructor(){super(...arguments)
this.roles=new groups_roles_Roles(this._client)}create(e,t,s){return this._client.post(ht`/organization/projects/${e}/groups`,groups_groups_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r,...n}=t
return this._client.get(ht`/organization/projects/${r}/groups/${e}`,groups_groups_resolveResourceRequestOptions(s,e=>({query:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=groups_groups_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/groups`,NextCursorPage,groups_groups_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r}=t
return this._client.delete(ht`/organization/projects/${r}/groups/${e}`,groups_groups_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}groups_Groups.Roles=groups_roles_Roles
function service_accounts_api_keys_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class api_keys_APIKeys extends APIResource{create(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/organization/projects/${r}/service_accounts/${e}/api_keys`,service_accounts_api_keys_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}}function service_accounts_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Qr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function service_accounts_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Qr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Qr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class ServiceAccounts extends APIResource{constructor(){super(...arguments)
this.apiKeys=new api_keys_APIKeys(this._client)}create(e,t,s){return this._client.post(ht`/organization/projects/${e}/service_accounts`,service_accounts_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r}=t
return this._client.get(ht`/organization/projects/${r}/service_accounts/${e}`,service_accounts_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/organization/projects/${r}/service_accounts/${e}`,service_accounts_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=service_accounts_normalizeRequestOptionsForQuery(t,["after","limit"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/service_accounts`,ConversationCursorPage,service_accounts_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r}=t
return this._client.delete(ht`/organization/projects/${r}/service_accounts/${e}`,service_accounts_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}ServiceAccounts.APIKeys=api_keys_APIKeys
function users_roles_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class users_roles_Roles extends APIResource{create(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/projects/${r}/users/${e}/roles`,users_roles_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r,user_id:n}=t
return this._client.get(ht`/projects/${r}/users/${n}/roles/${e}`,users_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t,s){const{project_id:r,...n}=t
return this._client.getAPIList(ht`/projects/${r}/users/${e}/roles`,NextCursorPage,users_roles_resolveResourceRequestOptions(s,e=>({query:n,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r,user_id:n}=t
return this._client.delete(ht`/projects/${r}/users/${n}/roles/${e}`,users_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function users_users_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Xr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function users_users_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Xr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Xr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class users_Users extends APIResource{constructor(){super(...arguments)
this.roles=new users_roles_Roles(this._client)}create(e,t,s){return this._client.post(ht`/organization/projects/${e}/users`,users_users_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{project_id:r}=t
return this._client.get(ht`/organization/projects/${r}/users/${e}`,users_users_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){const{project_id:r,...n}=t
return this._client.post(ht`/organization/projects/${r}/users/${e}`,users_users_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=users_users_normalizeRequestOptionsForQuery(t,["after","limit"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/projects/${e}/users`,ConversationCursorPage,users_users_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{project_id:r}=t
return this._client.delete(ht`/organization/projects/${r}/users/${e}`,users_users_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}users_Users.Roles=users_roles_Roles
function projects_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Hr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function projects_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Hr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Hr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Projects extends APIResource{constructor(){super(...arguments)
this.users=new users_Users(this._client)
this.serviceAccounts=new ServiceAccounts(this._client)
this.apiKeys=new APIKeys(this._client)
this.rateLimits=new RateLimits(this._client)
this.modelPermissions=new ModelPermissions(this._client)
this.serviceTierSettings=new ServiceTierSettings(this._client)
this.hostedToolPermissions=new HostedToolPermissions(this._client)
this.groups=new groups_Groups(this._client)
this.roles=new projects_roles_Roles(this._client)
this.dataRetention=new data_retention_DataRetention(this._client)
this.spendLimit=new spend_limit_SpendLimit(this._client)
this.spendAlerts=new spend_alerts_SpendAlerts(this._client)
this.certificates=new certificates_Certificates(this._client)}create(e,t){return this._client.post("/organization/projects",projects_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/projects/${e}`,projects_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/projects/${e}`,projects_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=projects_normalizeRequestOptionsForQuery(e,["after","include_archived","limit"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/projects",ConversationCursorPage,projects_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}archive(e,t){return this._client.post(ht`/organization/projects/${e}/archive`,projects_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}Projects.Users=users_Users
Projects.ServiceAccounts=ServiceAccounts
Projects.APIKeys=APIKeys
Projects.RateLimits=RateLimits
Projects.ModelPermissions=ModelPermissions
Projects.ServiceTierSettings=ServiceTierSettings
Projects.HostedToolPermissions=HostedToolPermissions
Projects.Groups=groups_Groups
Projects.Roles=projects_roles_Roles
Projects.DataRetention=data_retention_DataRetention
Projects.SpendLimit=spend_limit_SpendLimit
Projects.SpendAlerts=spend_alerts_SpendAlerts
Projects.Certificates=certificates_Certificates
function organization_users_roles_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Jr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function users_roles_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Jr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Jr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class organization_users_roles_Roles extends APIResource{create(e,t,s){return this._client.post(ht`/organization/users/${e}/roles`,organization_users_roles_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{user_id:r}=t
return this._client.get(ht`/organization/users/${r}/roles/${e}`,organization_users_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=users_roles_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/users/${e}/roles`,NextCursorPage,organization_users_roles_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{user_id:r}=t
return this._client.delete(ht`/organization/users/${r}/roles/${e}`,organization_users_roles_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function organization_users_users_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Vr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function organization_users_users_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Vr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Vr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class users_users_Users extends APIResource{constructor(){super(...arguments)
this.roles=new organization_users_roles_Roles(this._client)}retrieve(e,t){return this._client.get(ht`/organization/users/${e}`,organization_users_users_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){return this._client.post(ht`/organization/users/${e}`,organization_users_users_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=organization_users_users_normalizeRequestOptionsForQuery(e,["after","emails","limit"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/users",ConversationCursorPage,organization_users_users_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/users/${e}`,organization_users_users_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}users_users_Users.Roles=organization_users_roles_Roles
function federation_rules_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Yr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function federation_rules_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Yr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Yr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class FederationRules extends APIResource{create(e,t,s){return this._client.post(ht`/organization/workload_identity_providers/${e}/federation_rules`,federation_rules_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t,s){const{workload_identity_provider_id:r}=t
return this._client.get(ht`/organization/workload_identity_providers/${r}/federation_rules/${e}`,federation_rules_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t,s){const{workload_identity_provider_id:r,...n}=t
return this._client.post(ht`/organization/workload_identity_providers/${r}/federation_rules/${e}`,federation_rules_resolveResourceRequestOptions(s,e=>({body:n,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=federation_rules_normalizeRequestOptionsForQuery(t,["after","limit","order","service_account_id"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/organization/workload_identity_providers/${e}/federation_rules`,CursorPage,federation_rules_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{workload_identity_provider_id:r}=t
return this._client.delete(ht`/organization/workload_identity_providers/${r}/federation_rules/${e}`,federation_rules_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}function workload_identity_providers_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Zr=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function workload_identity_providers_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Zr.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Zr.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class WorkloadIdentityProviders extends APIResource{constructor(){super(...arguments)
this.federationRules=new FederationRules(this._client)}create(e,t){return this._client.post("/organization/workload_identity_providers",workload_identity_providers_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/organization/workload_identity_providers/${e}`,workload_identity_providers_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}update(e,t={},s){return this._client.post(ht`/organization/workload_identity_providers/${e}`,workload_identity_providers_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e={},t){const s=workload_identity_providers_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/organization/workload_identity_providers",CursorPage,workload_identity_providers_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{adminAPIKeyAuth:!0}})))}delete(e,t){return this._client.delete(ht`/organization/workload_identity_providers/${e}`,workload_identity_providers_resolveResourceRequestOptions(t,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}WorkloadIdentityProviders.FederationRules=FederationRules
class Organization extends APIResource{constructor(){super(...arguments)
this.auditLogs=new AuditLogs(this._client)
this.adminAPIKeys=new AdminAPIKeys(this._client)
this.usage=new Usage(this._client)
this.invites=new Invites(this._client)
this.users=new users_users_Users(this._client)
this.groups=new Groups(this._client)
this.roles=new Roles(this._client)
this.dataRetention=new DataRetention(this._client)
this.externalKeys=new ExternalKeys(this._client)
this.workloadIdentityProviders=new WorkloadIdentityProviders(this._client)
this.externalStorage=new ExternalStorage(this._client)
this.spendLimit=new SpendLimit(this._client)
this.spendAlerts=new SpendAlerts(this._client)
this.certificates=new Certificates(this._client)
this.projects=new Projects(this._client)}}Organization.AuditLogs=AuditLogs
Organization.AdminAPIKeys=AdminAPIKeys
Organization.Usage=Usage
Organization.Invites=Invites
Organization.Users=users_users_Users
Organization.Groups=Groups
Organization.Roles=Roles
Organization.DataRetention=DataRetention
Organization.ExternalKeys=ExternalKeys
Organization.WorkloadIdentityProviders=WorkloadIdentityProviders
Organization.ExternalStorage=ExternalStorage
Organization.SpendLimit=SpendLimit
Organization.SpendAlerts=SpendAlerts
Organization.Certificates=Certificates
Organization.Projects=Projects
class Admin extends APIResource{constructor(){super(...arguments)
this.organization=new Organization(this._client)}}Admin.Organization=Organization
function speech_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Speech extends APIResource{create(e,t){return this._client.post("/audio/speech",speech_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{Accept:"application/octet-stream"},t?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}}function transcriptions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function transcriptions_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}class Transcriptions extends APIResource{create(e,t){return this._client.post("/audio/transcriptions",transcriptions_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions(transcriptions_withBodyFinalization((t=>({...t,__metadata:{model:e.model}}))({body:e,...t,stream:e.stream??!1,__security:{bearerAuth:!0}}),{streamFromBody:!0}),this._client)))}}function translations_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Translations extends APIResource{create(e,t){return this._client.post("/audio/translations",translations_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions((t=>({...t,__metadata:{model:e.model}}))({body:e,...t,__security:{bearerAuth:!0}}),this._client)))}}function voice_consents_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const en=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function voice_consents_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>en.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!en.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class VoiceConsents extends APIResource{create(e,t){return this._client.post("/audio/voice_consents",voice_consents_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}retrieve(e,t){return this._client.get(ht`/audio/voice_consents/${e}`,voice_consents_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/audio/voice_consents/${e}`,voice_consents_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=voice_consents_normalizeRequestOptionsForQuery(e,["after","limit"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/audio/voice_consents",CursorPage,voice_consents_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/audio/voice_consents/${e}`,voice_consents_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}function voices_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Voices extends APIResource{create(e,t){return this._client.post("/audio/voices",voices_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}delete(e,t){return this._client.delete(ht`/audio/voices/${e}`,voices_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}class Audio extends APIResource{constructor(){super(...arguments)
this.transcriptions=new Transcriptions(this._client)
this.translations=new Translations(this._client)
this.speech=new Speech(this._client)
this.voices=new Voices(this._client)
this.voiceConsents=new VoiceConsents(this._client)}}Audio.Transcriptions=Transcriptions
Audio.Translations=Translations
Audio.Speech=Speech
Audio.Voices=Voices
Audio.VoiceConsents=VoiceConsents
function batches_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const tn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function batches_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>tn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!tn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Batches extends APIResource{create(e,t){return this._client.post("/batches",batches_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/batches/${e}`,batches_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=batches_normalizeRequestOptionsForQuery(e,["after","limit"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/batches",CursorPage,batches_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}cancel(e,t){return this._client.post(ht`/batches/${e}/cancel`,batches_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}function assistants_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const sn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function assistants_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>sn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!sn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Assistants extends APIResource{create(e,t){return this._client.post("/assistants",assistants_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/assistants/${e}`,assistants_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/assistants/${e}`,assistants_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=assistants_normalizeRequestOptionsForQuery(e,["after","before","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/assistants",CursorPage,assistants_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/assistants/${e}`,assistants_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}}function invocations_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const rn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function invocations_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>rn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!rn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Invocations extends APIResource{create(e,t){return this._client.post(ht`/agents/automations/${e}/invocations`,invocations_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{automation_id:r}=t
return this._client.get(ht`/agents/automations/${r}/invocations/${e}`,invocations_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=invocations_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/agents/automations/${e}/invocations`,CursorPage,invocations_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function automations_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const nn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function automations_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>nn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!nn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Automations extends APIResource{constructor(){super(...arguments)
this.invocations=new Invocations(this._client)}create(e,t){return this._client.post("/agents/automations",automations_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/agents/automations/${e}`,automations_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/agents/automations/${e}`,automations_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=automations_normalizeRequestOptionsForQuery(e,["after","limit","order","session_id"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/agents/automations",CursorPage,automations_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/agents/automations/${e}`,automations_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}pause(e,t){return this._client.post(ht`/agents/automations/${e}/pause`,automations_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}resume(e,t){return this._client.post(ht`/agents/automations/${e}/resume`,automations_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}Automations.Invocations=Invocations
class AgentFileUploadError extends n.vc{constructor(e,t){super("Agent file preparation or staging failed; uploaded files remain caller-owned.")
this.name="AgentFileUploadError"
this.uploadedFiles=e
Object.defineProperty(this,"cause",{value:t,configurable:!0})}}function validateAgentFilePath(e){const t=e.split("/")
const s=t[2]??""
if(!e.startsWith("/workspace/")||e.includes("\\")||e.includes("\0")||t.slice(1).some(e=>e===""||e==="."||e==="..")||s===".codex"||s===".managed-agents"||s.startsWith(".managed-agents-")||e==="/workspace/outputs")throw new n.vc("Agent files require a non-reserved absolute file path inside /workspace")}function preflight(e,t){const s=Object.entries(e)
const r=buildHeaders([t.headers])
if(s.length>1&&(r.values.has("idempotency-key")||!r.nulls.has("idempotency-key")&&t?.idempotencyKey!==void 0))throw new n.vc("Do not reuse an Idempotency-Key across multiple file uploads")
const i={children:new Map}
for(const[e]of s){validateAgentFilePath(e)
let t=i
for(const s of e.split("/")){if(t.file)throw new n.vc("Agent file destinations conflict")
let e=t.children.get(s)
if(!e){e={children:new Map}
t.children.set(s,e)}t=e}if(t.children.size>0)throw new n.vc("Agent file destinations conflict")
t.file=!0}return s}async function prepareAgentFiles(e,t,s){const r={...s}
const n=buildHeaders([e["_options"].defaultHeaders,r.headers])
r.headers=n
const i=preflight(t,r)
if(i.length>1)n.nulls.add("idempotency-key")
const o={files:[],uploadedFiles:[]}
try{for(const[t,s]of i){const n=await e.files.create({file:s,purpose:"user_data"},r)
o.uploadedFiles.push(n)
o.files.push({type:"file_id",file_id:n.id,path:t})}return o}catch(e){throw new AgentFileUploadError(o.uploadedFiles,e)}}async function uploadAgentFile(e,t,s,r,i){const o=await prepareAgentFiles(e,{[r.path]:r.file},i)
const[a]=o.files
const[c]=o.uploadedFiles
if(!a||!c)throw new n.vc("Missing prepared agent file")
try{return{uploadedFile:c,environmentFile:await t.create(s,a,i)}}catch(e){throw new AgentFileUploadError(o.uploadedFiles,e)}}function files_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Files extends APIResource{create(e,t,s){return this._client.post(ht`/agents/environments/${e}/files`,files_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){return this._client.getAPIList(ht`/agents/environments/${e}/files`,TokenPage,files_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}prepare(e,t){return prepareAgentFiles(this._client,e,t)}upload(e,t,s){return uploadAgentFile(this._client,this,e,t,s)}}function templates_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const on=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function templates_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>on.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!on.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Templates extends APIResource{create(e={},t){return this._client.post("/agents/environments/templates",templates_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/agents/environments/templates/${e}`,templates_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t={},s){return this._client.post(ht`/agents/environments/templates/${e}`,templates_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=templates_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/agents/environments/templates",CursorPage,templates_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/agents/environments/templates/${e}`,templates_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function environments_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const an=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function environments_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>an.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!an.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Environments extends APIResource{constructor(){super(...arguments)
this.files=new Files(this._client)
this.templates=new Templates(this._client)}create(e,t){const{"Idempotency-Key":s,...r}=e
return this._client.post("/agents/environments",environments_resolveResourceRequestOptions(t,e=>({body:r,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1",...s!=null?{"Idempotency-Key":s}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/agents/environments/${e}`,environments_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=environments_normalizeRequestOptionsForQuery(e,["after","limit","order","type"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/agents/environments",EnvironmentInfosPage,environments_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}}class EnvironmentInfosPage extends CursorPage{constructor(e,t,s,r){super(e,t,s,r)
this.object=s.object
this.first_id=s.first_id
this.last_id=s.last_id}}Environments.Files=Files
Environments.Templates=Templates
async function*agentItems(e){let t
while(1){const s=await e(t)
yield*s.data
if(!s.has_more)return
const r=s["body"]
const i=s.data[s.data.length-1]
const o=values_isObj(r)&&typeof r["last_id"]==="string"?r["last_id"]:i?.id
if(!o||o===t)throw new n.vc("Agent pagination cannot advance to the next page")
t=o}}var cn,ln,un
class AgentResultArtifacts{constructor(e,t){cn.set(this,void 0)
ln.set(this,void 0)
un.set(this,void 0)
__classPrivateFieldSet(this,cn,e,"f")
__classPrivateFieldSet(this,ln,t.session_id,"f")
__classPrivateFieldSet(this,un,t.turn_id,"f")}async retrieve(e,t){let s
for await(const r of agentItems(e=>__classPrivateFieldGet(this,cn,"f").list(__classPrivateFieldGet(this,ln,"f"),{},{...t,query:{...t?.query,after:e,environment_id:void 0}})))if(r.session_id===__classPrivateFieldGet(this,ln,"f")&&r.turn_id===__classPrivateFieldGet(this,un,"f")&&r.path===e){if(s)throw new n.vc("Multiple artifacts match this result and path")
s=r}if(!s)throw new n.vc("No artifact matches this result and path")
return s}async content(e,t){const s=await this.retrieve(e,t)
return __classPrivateFieldGet(this,cn,"f").content(s.id,{session_id:__classPrivateFieldGet(this,ln,"f")},t)}async download(e,t){const{path:s,to:r}=e
const i=await this.retrieve(s,t)
const o=await __classPrivateFieldGet(this,cn,"f").content(i.id,{session_id:__classPrivateFieldGet(this,ln,"f")},t)
if(!o.body)throw new n.vc("Artifact response has no content stream")
try{await o.body.pipeTo(r,t?.signal?{signal:t.signal}:{})}catch(e){try{await o.body.cancel()}catch{}throw e}return i}}cn=new WeakMap,ln=new WeakMap,un=new WeakMap
function artifacts_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const dn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function artifacts_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>dn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!dn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Artifacts extends APIResource{retrieve(e,t,s){const{session_id:r}=t
return this._client.get(ht`/agents/sessions/${r}/artifacts/${e}`,artifacts_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=artifacts_normalizeRequestOptionsForQuery(t,["after","environment_id","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/agents/sessions/${e}/artifacts`,CursorPage,artifacts_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}delete(e,t,s){const{session_id:r}=t
return this._client.delete(ht`/agents/sessions/${r}/artifacts/${e}`,artifacts_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}content(e,t,s){const{session_id:r}=t
return this._client.get(ht`/agents/sessions/${r}/artifacts/${e}/content`,artifacts_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1",Accept:"application/octet-stream"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}forResult(e){return new AgentResultArtifacts(this,e)}}function events_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Events extends APIResource{create(e,t,s){const{"Idempotency-Key":r,...n}=t
return this._client.post(ht`/agents/sessions/${e}/events`,events_resolveResourceRequestOptions(s,e=>({body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1",Accept:"*/*",...r!=null?{"Idempotency-Key":r}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}stream(e,t){return this._client.get(ht`/agents/sessions/${e}/events`,events_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1",Accept:"text/event-stream"},e?.headers]),stream:!0,__streamMode:"events",__security:{bearerAuth:!0}})))}}function items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const pn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function items_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>pn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!pn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Items extends APIResource{list(e,t={},s){const r=items_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/agents/sessions/${e}/items`,CursorPage,items_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function traces_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const hn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function traces_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>hn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!hn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Traces extends APIResource{list(e,t={},s){const r=traces_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/agents/sessions/${e}/traces`,CursorPage,traces_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function subagents_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class items_Items extends APIResource{list(e,t,s){const{session_id:r,...n}=t
return this._client.getAPIList(ht`/agents/sessions/${r}/subagents/${e}/items`,CursorPage,subagents_items_resolveResourceRequestOptions(s,e=>({query:n,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function turns_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class turns_items_Items extends APIResource{list(e,t,s){const{session_id:r,subagent_id:n,...i}=t
return this._client.getAPIList(ht`/agents/sessions/${r}/subagents/${n}/turns/${e}/items`,CursorPage,turns_items_resolveResourceRequestOptions(s,e=>({query:i,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function turns_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Turns extends APIResource{constructor(){super(...arguments)
this.items=new turns_items_Items(this._client)}retrieve(e,t,s){const{session_id:r,subagent_id:n}=t
return this._client.get(ht`/agents/sessions/${r}/subagents/${n}/turns/${e}`,turns_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t,s){const{session_id:r,...n}=t
return this._client.getAPIList(ht`/agents/sessions/${r}/subagents/${e}/turns`,CursorPage,turns_resolveResourceRequestOptions(s,e=>({query:n,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}Turns.Items=turns_items_Items
function subagents_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const _n=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function subagents_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>_n.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!_n.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Subagents extends APIResource{constructor(){super(...arguments)
this.items=new items_Items(this._client)
this.turns=new Turns(this._client)}retrieve(e,t,s){const{session_id:r}=t
return this._client.get(ht`/agents/sessions/${r}/subagents/${e}`,subagents_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=subagents_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/agents/sessions/${e}/subagents`,CursorPage,subagents_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}Subagents.Items=items_Items
Subagents.Turns=Turns
function sessions_turns_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class sessions_turns_items_Items extends APIResource{list(e,t,s){const{session_id:r,...n}=t
return this._client.getAPIList(ht`/agents/sessions/${r}/turns/${e}/items`,ConversationCursorPage,sessions_turns_items_resolveResourceRequestOptions(s,e=>({query:n,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function turns_turns_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const fn=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function turns_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>fn.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!fn.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class turns_Turns extends APIResource{constructor(){super(...arguments)
this.items=new sessions_turns_items_Items(this._client)}retrieve(e,t,s){const{session_id:r}=t
return this._client.get(ht`/agents/sessions/${r}/turns/${e}`,turns_turns_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=turns_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/agents/sessions/${e}/turns`,CursorPage,turns_turns_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}turns_Turns.Items=sessions_turns_items_Items
var mn,yn,vn,gn
class TurnState{constructor(){mn.set(this,void 0)
yn.set(this,!1)
vn.set(this,new Set)
gn.set(this,new Set)}accept(e){if(__classPrivateFieldGet(this,vn,"f").has(e.event_id))return!1
if(__classPrivateFieldGet(this,vn,"f").size===1024){const e=__classPrivateFieldGet(this,vn,"f").values().next()
if(!e.done)__classPrivateFieldGet(this,vn,"f").delete(e.value)}__classPrivateFieldGet(this,vn,"f").add(e.event_id)
if(e.type==="agent.session.turn.created"&&e.turn.subagent_id===null&&__classPrivateFieldGet(this,mn,"f")===void 0)__classPrivateFieldSet(this,mn,e.turn_id,"f")
if((e.type==="agent.session.turn.completed"||e.type==="agent.session.turn.failed"||e.type==="agent.session.turn.cancelled")&&__classPrivateFieldGet(this,mn,"f")!==void 0&&e.turn_id===__classPrivateFieldGet(this,mn,"f"))__classPrivateFieldSet(this,yn,!0,"f")
return!0}terminal(e){return e.type==="agent.session.failed"||e.type==="agent.session.idle"&&__classPrivateFieldGet(this,yn,"f")}call(e){if(e.type!=="agent.session.turn.item.added"||e.item.type!=="function_call")return
const t=e.item
const s=JSON.stringify([t.turn_id,t.call_id])
if(__classPrivateFieldGet(this,gn,"f").has(s))return
__classPrivateFieldGet(this,gn,"f").add(s)
return t}}mn=new WeakMap,yn=new WeakMap,vn=new WeakMap,gn=new WeakMap
function isInputContent(e){if(!values_isObj(e))return!1
const t=e
let s
if(t["type"]==="input_text")s="text"
else if(t["type"]==="input_image")s="image_url"
else return!1
return hasOwn(t,"type")&&hasOwn(t,s)&&typeof t[s]==="string"}const bn=Symbol.for("openai.beta.agents.toolStages")
var wn,Rn,Pn,On,An,Sn,Fn,qn,In,xn,kn
function normalizedOutput(e){if(e===null)return null
if(typeof e==="string"||Array.isArray(e)&&e.every(isInputContent))return e
throw new n.vc("Tool output must be text, content, a JSON object, or null")}function toolResult(e,t){const s=values_isObj(t)?JSON.stringify(t):t
const r=JSON.stringify(s)
if(r===void 0)throw new n.vc("Tool output must be JSON serializable")
return{type:"agent.session.input.tool_result",turn_id:e.turn_id,call_id:e.call_id,success:!0,output:normalizedOutput(typeof s==="string"?s:JSON.parse(r))}}class AgentToolDispatcher{constructor(e,t,s,r,n){wn.add(this)
Rn.set(this,void 0)
Pn.set(this,void 0)
On.set(this,void 0)
An.set(this,void 0)
Sn.set(this,void 0)
__classPrivateFieldSet(this,On,e,"f")
__classPrivateFieldSet(this,An,s,"f")
__classPrivateFieldSet(this,Sn,n,"f")
__classPrivateFieldSet(this,Rn,new Map(Object.entries(t)),"f")
const i=buildHeaders([r?.headers])
i.values.delete("idempotency-key")
i.nulls.delete("idempotency-key")
const{idempotencyKey:o,...a}=r??{}
__classPrivateFieldSet(this,Pn,{...a,headers:i,signal:s.signal},"f")}canHandle(e){return typeof __classPrivateFieldGet(this,Rn,"f").get(e)==="function"}prepare(e,t){const s=e&&__classPrivateFieldGet(this,Rn,"f").get(e.name)
if(!e||typeof s!=="function")return
if(!t)throw new n.vc("Tool call received before the session creation event")
const r=structuredClone(e)
return async()=>{__classPrivateFieldGet(this,wn,"m",qn).call(this)
const e=await __classPrivateFieldGet(this,wn,"m",Fn).call(this,r,s,t)
__classPrivateFieldGet(this,wn,"m",qn).call(this)
await __classPrivateFieldGet(this,wn,"m",kn).call(this,t,e)}}}Rn=new WeakMap,Pn=new WeakMap,On=new WeakMap,An=new WeakMap,Sn=new WeakMap,wn=new WeakSet,Fn=async function(e,t,s){let r="arguments"
try{const s=typeof e.arguments==="string"?JSON.parse(e.arguments):e.arguments
if(!values_isObj(s))throw new n.vc("Function arguments must be a JSON object")
r="execution"
const i=s
const o=await __classPrivateFieldGet(this,wn,"m",xn).call(this,()=>__classPrivateFieldGet(this,Sn,"f")&&t[bn]?t(i,e=>{r=e}):t(i))
r="output"
return toolResult(e,o)}catch(t){__classPrivateFieldGet(this,wn,"m",qn).call(this)
if(__classPrivateFieldGet(this,Sn,"f")){const n=Object.freeze({error:t,stage:r,tool_name:e.name,session_id:s,turn_id:e.turn_id,call_id:e.call_id})
try{await __classPrivateFieldGet(this,wn,"m",xn).call(this,()=>__classPrivateFieldGet(this,Sn,"f")?.call(this,n))}catch{__classPrivateFieldGet(this,wn,"m",qn).call(this)}}return{type:"agent.session.input.tool_result",turn_id:e.turn_id,call_id:e.call_id,success:!1,error:"Tool handler failed."}}},qn=function(){if(__classPrivateFieldGet(this,An,"f").signal.aborted)throw __classPrivateFieldGet(this,wn,"m",In).call(this)},In=function(){const e=new n.cH
Object.defineProperty(e,"cause",{value:__classPrivateFieldGet(this,An,"f").signal.reason,writable:!0,configurable:!0})
return e},xn=async function(e){let t
const s=new Promise((e,s)=>{t=()=>s(__classPrivateFieldGet(this,wn,"m",In).call(this))
__classPrivateFieldGet(this,An,"f").signal.addEventListener("abort",t,{once:!0})})
try{__classPrivateFieldGet(this,wn,"m",qn).call(this)
const invoke=async()=>await e()
return await Promise.race([invoke(),s])}finally{if(t)__classPrivateFieldGet(this,An,"f").signal.removeEventListener("abort",t)}},kn=async function _AgentToolDispatcher_submit(e,t,s=uuid4(),r=0){__classPrivateFieldGet(this,wn,"m",qn).call(this)
try{await __classPrivateFieldGet(this,On,"f").events.create(e,{events:[t],"Idempotency-Key":s},__classPrivateFieldGet(this,Pn,"f"))}catch(i){const o=[100,300,600][r]
if(o===void 0||!(i instanceof n.v7)||i.code!=="invalid_request_error"||!i.error||!("message"in i.error)||i.error.message!==`Unknown pending tool call: ${t.call_id}`)throw i
let a
try{await __classPrivateFieldGet(this,wn,"m",xn).call(this,()=>new Promise(e=>{a=setTimeout(e,o)}))}finally{if(a!==void 0)clearTimeout(a)}await __classPrivateFieldGet(this,wn,"m",_AgentToolDispatcher_submit).call(this,e,t,s,r+1)}}
function outputText(e){return e.content.map(e=>e.type==="output_text"?e.text:"").join("")}class AgentTurnResult{constructor(e,t){this.turn=e
this.messages=t}get session_id(){return this.turn.session_id}get turn_id(){return this.turn.id}get output_text(){return this.messages.map(outputText).join("")}}class ParsedAgentTurnResult extends AgentTurnResult{constructor(e,t){super(e.turn,e.messages)
this.raw_result=e
this.output_parsed=t}}var jn
class AgentOutputParseError extends n.vc{constructor(e){super("The completed agent output could not be parsed")
this.name="AgentOutputParseError"
jn.set(this,void 0)
__classPrivateFieldSet(this,jn,e,"f")}get raw_result(){return __classPrivateFieldGet(this,jn,"f")}}jn=new WeakMap
function parseAgentResult(e,t){try{if(!t)return e
let s
for(const r of e.messages)for(const e of r.content)if(e.type==="output_text"){const r=t.$parseRaw(e.text)
s??(s={value:r})}if(!s)throw new AgentOutputParseError(e)
return new ParsedAgentTurnResult(e,s.value)}catch{throw new AgentOutputParseError(e)}}function ownJSONValue(e,t){const s=e&&Object.getOwnPropertyDescriptor(e,t)
return s?.enumerable&&"value"in s?s.value:void 0}function agentFormatParser(e){if(!e)return
const t=Object.getOwnPropertyDescriptor(e,"$parseRaw")
if(!t||!("value"in t)||typeof t.value!=="function")return
const s=ownJSONValue(e,"schema")
if(ownJSONValue(e,"type")!=="json_schema"||!s)throw new n.vc("Typed agent formats require own enumerable type and schema data properties")
const r=t.value
return{type:"json_schema",schema:s,$parseRaw:t=>r.call(e,t)}}function snapshotJSONProperty(e,t,s=e=>e){const r=Object.getOwnPropertyDescriptor(e,t)
if(!r?.enumerable)return e
const n=s(e[t])
if("value"in r&&n===r.value)return e
return Object.create(Object.getPrototypeOf(e),{...Object.getOwnPropertyDescriptors(e),[t]:{value:n,enumerable:!0,configurable:r.configurable,writable:!0}})}function captureAgentOutput(e,t){const s=snapshotJSONProperty(e,"agent",e=>e?snapshotJSONProperty(e,"text",e=>e?snapshotJSONProperty(e,"format"):e):e)
const r=ownJSONValue(s,"agent")
const i=ownJSONValue(r,"text")
const o=agentFormatParser(ownJSONValue(i,"format"))
if(!o)return{body:s,options:t}
const a=structuredClone(o.schema)
for(const e of[s,r,i])if(e&&"toJSON"in e)throw new n.vc("Typed agent requests cannot customize body, agent, or text serialization")
const c={...t}
if(ownJSONValue(c,"body")!==void 0)throw new n.vc("Typed agent requests cannot override the body in request options")
delete c.body
return{options:c,body:{...s,agent:{...r,text:{...i,format:{type:"json_schema",schema:a}}}},format:o}}async function parseAgentResultPromise(e,t){return parseAgentResult(await e,t)}class AgentTurnResultError extends n.vc{constructor(e,t,s,r,n=[],i){super(`Could not collect the agent turn result: ${e}`)
this.name="AgentTurnResultError"
this.reason=e
this.session_id=t
this.turn=s
this.messages=r
this.required_actions=n
this.cause=i}get turn_id(){return this.turn?.id}}var En,Cn,Tn,Gn,$n,Dn,zn,Bn,Mn,Ln,Kn,Nn
class AgentTurnResultCollector{constructor(e){En.add(this)
Cn.set(this,void 0)
Tn.set(this,void 0)
Gn.set(this,new Map)
$n.set(this,[])
Dn.set(this,void 0)
zn.set(this,!1)
Bn.set(this,!1)
Mn.set(this,!1)
__classPrivateFieldSet(this,Cn,e,"f")}accept(e){if(this.ready)return
if("session"in e){__classPrivateFieldSet(this,Cn,__classPrivateFieldGet(this,Cn,"f")??e.session.id,"f")
__classPrivateFieldSet(this,$n,structuredClone(e.session.required_actions??[]),"f")
__classPrivateFieldSet(this,Dn,void 0,"f")
__classPrivateFieldSet(this,zn,__classPrivateFieldGet(this,zn,"f")||e.type==="agent.session.failed","f")
__classPrivateFieldSet(this,Mn,__classPrivateFieldGet(this,Mn,"f")||e.type==="agent.session.idle"&&__classPrivateFieldGet(this,Bn,"f"),"f")}if(e.type==="agent.session.turn.created"&&e.turn.subagent_id===null&&!__classPrivateFieldGet(this,Tn,"f")){__classPrivateFieldSet(this,Tn,structuredClone(e.turn),"f")
__classPrivateFieldSet(this,Cn,e.turn.session_id,"f")}let t="turn_id"in e?e.turn_id:void 0
if("item"in e)t=e.item.turn_id
if(!__classPrivateFieldGet(this,Tn,"f")||t!==__classPrivateFieldGet(this,Tn,"f").id)return
__classPrivateFieldGet(this,En,"m",Ln).call(this,e)}error(e,t){return new AgentTurnResultError(e,__classPrivateFieldGet(this,Cn,"f"),__classPrivateFieldGet(this,Tn,"f"),__classPrivateFieldGet(this,En,"m",Nn).call(this),__classPrivateFieldGet(this,$n,"f"),t)}checkAction(e){if(__classPrivateFieldGet(this,zn,"f")||__classPrivateFieldGet(this,Tn,"f")?.status==="failed")throw this.error("failed")
if(__classPrivateFieldGet(this,Tn,"f")?.status==="cancelled")throw this.error("cancelled")
if(__classPrivateFieldGet(this,Dn,"f")===e)return
if(__classPrivateFieldGet(this,$n,"f").some(t=>t.type!=="function_call"||!e(t.name)))throw this.error("requires_action")
__classPrivateFieldSet(this,Dn,e,"f")}get ready(){return __classPrivateFieldGet(this,Bn,"f")&&__classPrivateFieldGet(this,Mn,"f")}release(){__classPrivateFieldGet(this,Gn,"f").clear()
__classPrivateFieldSet(this,$n,[],"f")
__classPrivateFieldSet(this,Dn,void 0,"f")}finish(){this.checkAction(()=>this.ready)
if(!__classPrivateFieldGet(this,Bn,"f")||__classPrivateFieldGet(this,Tn,"f")?.status!=="completed"||!__classPrivateFieldGet(this,Mn,"f"))throw this.error("observation")
return new AgentTurnResult(__classPrivateFieldGet(this,Tn,"f"),__classPrivateFieldGet(this,En,"m",Nn).call(this))}}Cn=new WeakMap,Tn=new WeakMap,Gn=new WeakMap,$n=new WeakMap,Dn=new WeakMap,zn=new WeakMap,Bn=new WeakMap,Mn=new WeakMap,En=new WeakSet,Ln=function(e){if("turn"in e){__classPrivateFieldSet(this,Tn,structuredClone(e.turn),"f")
__classPrivateFieldSet(this,Bn,__classPrivateFieldGet(this,Bn,"f")||e.type==="agent.session.turn.completed"||e.type==="agent.session.turn.failed"||e.type==="agent.session.turn.cancelled","f")}__classPrivateFieldGet(this,En,"m",Kn).call(this,e)},Kn=function(e){if(e.type!=="agent.session.turn.item.done"||e.item.type!=="message"||e.item.status!=="completed"||e.item.phase==="commentary"||__classPrivateFieldGet(this,Gn,"f").has(e.item.id))return
__classPrivateFieldGet(this,Gn,"f").set(e.item.id,{index:e.output_index,message:structuredClone(e.item)})},Nn=function(){return[...__classPrivateFieldGet(this,Gn,"f").values()].sort((e,t)=>e.index-t.index).map(({message:e})=>e)}
var Wn,Un,Qn,Xn,Hn,Jn,Vn,Yn,Zn,ei,ti,si
class ResultCollection{constructor(e,t=()=>!1,s,r){Wn.add(this)
Un.set(this,void 0)
Qn.set(this,!1)
Xn.set(this,!1)
Hn.set(this,!1)
Jn.set(this,void 0)
Vn.set(this,void 0)
Yn.set(this,void 0)
Zn.set(this,void 0)
ei.set(this,void 0)
__classPrivateFieldSet(this,Yn,e,"f")
__classPrivateFieldSet(this,Zn,r,"f")
__classPrivateFieldSet(this,ei,t,"f")
this.collector=new AgentTurnResultCollector(s)}enable(){if(!__classPrivateFieldGet(this,Xn,"f")&&__classPrivateFieldGet(this,Hn,"f"))throw new n.vc("Call withResultCollection() before consuming events, or call finalResult() on a fresh stream.")
__classPrivateFieldSet(this,Xn,!0,"f")}iterate(){if(__classPrivateFieldGet(this,Un,"f"))throw new n.vc("An agent result stream can only be consumed once")
return __classPrivateFieldSet(this,Un,__classPrivateFieldGet(this,Wn,"m",ti).call(this),"f")}finalResult(){return __classPrivateFieldSet(this,Vn,__classPrivateFieldGet(this,Vn,"f")??__classPrivateFieldGet(this,Wn,"m",si).call(this),"f")}}Un=new WeakMap,Qn=new WeakMap,Xn=new WeakMap,Hn=new WeakMap,Jn=new WeakMap,Vn=new WeakMap,Yn=new WeakMap,Zn=new WeakMap,ei=new WeakMap,Wn=new WeakSet,ti=async function*(){const e=__classPrivateFieldGet(this,Yn,"f").call(this)
let t=!1
try{while(1){const s=await e.next()
if(s.done){t=!0
return}if(__classPrivateFieldGet(this,Xn,"f"))this.collector.accept(s.value)
else __classPrivateFieldSet(this,Hn,!0,"f")
yield s.value}}catch(e){if(__classPrivateFieldGet(this,Xn,"f"))__classPrivateFieldSet(this,Jn,e,"f")
throw e}finally{__classPrivateFieldSet(this,Qn,!0,"f")
if(!t)await(e.return?.())}},si=async function(){this.enable()
try{const e=__classPrivateFieldGet(this,Un,"f")??this.iterate()
while(!__classPrivateFieldGet(this,Qn,"f")&&!this.collector.ready){this.collector.checkAction(__classPrivateFieldGet(this,ei,"f"))
const t=await e.next()
if(t.done)break}if(__classPrivateFieldGet(this,Jn,"f")!==void 0&&!this.collector.ready)throw __classPrivateFieldGet(this,Jn,"f")
if(!this.collector.ready&&__classPrivateFieldGet(this,Zn,"f")?.aborted)throw this.collector.error("observation",__classPrivateFieldGet(this,Zn,"f").reason)
return this.collector.finish()}catch(e){throw e instanceof AgentTurnResultError?e:this.collector.error("observation",e)}finally{try{await(__classPrivateFieldGet(this,Un,"f")?.return())}finally{this.collector.release()}}}
var ri,ni,ii,oi,ai,ci,li,ui,di,pi,hi,_i,fi,mi,yi,vi,gi
async function cancelBody(e){try{await(e?.body?.cancel())}catch{}}class AgentSessionStream{constructor(e,t,s,r){ri.add(this)
this.controller=new AbortController
ni.set(this,!1)
ii.set(this,void 0)
oi.set(this,void 0)
ai.set(this,void 0)
ci.set(this,void 0)
li.set(this,void 0)
ui.set(this,!1)
di.set(this,void 0)
pi.set(this,void 0)
hi.set(this,void 0)
_i.set(this,void 0)
fi.set(this,void 0)
mi.set(this,void 0)
const i=typeof s.input==="string"?[{role:"user",content:[{type:"input_text",text:s.input}]}]:s.input
if(s.input.length===0)throw new n.vc("input must not be empty")
__classPrivateFieldSet(this,ii,agentFormatParser(s.outputFormat),"f")
if(s.outputFormat&&!__classPrivateFieldGet(this,ii,"f"))throw new n.vc("outputFormat must have its own parser function")
__classPrivateFieldSet(this,di,e,"f")
__classPrivateFieldSet(this,pi,t,"f")
__classPrivateFieldSet(this,hi,{type:"agent.session.input.message",input:i},"f")
const o=buildHeaders([r?.headers])
__classPrivateFieldSet(this,fi,o.nulls.has("idempotency-key")?void 0:o.values.get("idempotency-key")??s.idempotencyKey??r?.idempotencyKey??uuid4(),"f")
o.values.delete("idempotency-key")
o.nulls.delete("idempotency-key")
const{idempotencyKey:a,...c}=r??{}
__classPrivateFieldSet(this,mi,{...c,headers:o},"f")
__classPrivateFieldSet(this,_i,new AgentToolDispatcher(e,s.toolHandlers??{},this.controller,__classPrivateFieldGet(this,mi,"f"),s.onToolError),"f")
__classPrivateFieldSet(this,ai,new ResultCollection(()=>__classPrivateFieldGet(this,ri,"m",yi).call(this),e=>__classPrivateFieldGet(this,_i,"f").canHandle(e),t),"f")}abort(e){this.controller.abort(e)
__classPrivateFieldGet(this,ci,"f")?.controller.abort(this.controller.signal.reason)
if(!__classPrivateFieldGet(this,ui,"f"))cancelBody(__classPrivateFieldGet(this,li,"f"))}[(ni=new WeakMap,ii=new WeakMap,oi=new WeakMap,ai=new WeakMap,ci=new WeakMap,li=new WeakMap,ui=new WeakMap,di=new WeakMap,pi=new WeakMap,hi=new WeakMap,_i=new WeakMap,fi=new WeakMap,mi=new WeakMap,ri=new WeakSet,Symbol.asyncIterator)](){if(__classPrivateFieldGet(this,ni,"f"))throw new n.vc("An AgentSessionStream can only be consumed once")
__classPrivateFieldSet(this,ni,!0,"f")
return __classPrivateFieldGet(this,ai,"f").iterate()}withResultCollection(){__classPrivateFieldGet(this,ai,"f").enable()
return this}finalResult(){return __classPrivateFieldSet(this,oi,__classPrivateFieldGet(this,oi,"f")??parseAgentResultPromise(__classPrivateFieldGet(this,ai,"f").finalResult(),__classPrivateFieldGet(this,ii,"f")),"f")}}yi=async function*(){const e=__classPrivateFieldGet(this,mi,"f").signal
const abort=()=>this.abort(e?.aborted?e.reason:this.controller.signal.reason)
e?.addEventListener("abort",abort,{once:!0})
this.controller.signal.addEventListener("abort",abort,{once:!0})
const t={...__classPrivateFieldGet(this,mi,"f"),signal:this.controller.signal}
const s=new TurnState
try{if(e?.aborted)this.abort(e.reason)
__classPrivateFieldGet(this,ri,"m",vi).call(this)
const r=await __classPrivateFieldGet(this,di,"f").retrieve(__classPrivateFieldGet(this,pi,"f"),t)
if(r.status!=="idle")throw new n.vc("sessions.stream requires an idle session; use sessions.events.stream for active sessions")
const i=await __classPrivateFieldGet(this,di,"f").events.stream(__classPrivateFieldGet(this,pi,"f"),t).withResponse()
__classPrivateFieldSet(this,ci,i.data,"f")
__classPrivateFieldSet(this,li,i.response,"f")
__classPrivateFieldGet(this,ri,"m",vi).call(this)
await __classPrivateFieldGet(this,di,"f").events.create(__classPrivateFieldGet(this,pi,"f"),{events:[__classPrivateFieldGet(this,hi,"f")],...__classPrivateFieldGet(this,fi,"f")===void 0?{}:{"Idempotency-Key":__classPrivateFieldGet(this,fi,"f")}},{...t,headers:buildHeaders([t.headers,{"Idempotency-Key":__classPrivateFieldGet(this,fi,"f")??null}])})
__classPrivateFieldGet(this,ri,"m",vi).call(this)
__classPrivateFieldSet(this,ui,!0,"f")
for await(const e of __classPrivateFieldGet(this,ci,"f")){__classPrivateFieldGet(this,ri,"m",vi).call(this)
if(!s.accept(e))continue
const t=s.terminal(e)
const r=__classPrivateFieldGet(this,_i,"f").prepare(s.call(e),__classPrivateFieldGet(this,pi,"f"))
if(t)__classPrivateFieldGet(this,ci,"f").controller.abort()
yield e
if(t)return
__classPrivateFieldGet(this,ri,"m",vi).call(this)
await(r?.())}__classPrivateFieldGet(this,ri,"m",vi).call(this)
throw new n.vc("Session event stream ended before the turn reached idle or failed")}finally{e?.removeEventListener("abort",abort)
this.controller.signal.removeEventListener("abort",abort)
this.abort()}},vi=function(){if(this.controller.signal.aborted)throw __classPrivateFieldGet(this,ri,"m",gi).call(this)},gi=function(){const e=new n.cH
Object.defineProperty(e,"cause",{value:this.controller.signal.reason,writable:!0,configurable:!0})
return e}
async function*dispatchCreationTools(e,t,s){const r=new TurnState
let i
for await(const o of{[Symbol.asyncIterator]:e}){if(o.type==="agent.session.created")i??(i=o.session.id)
const e=r.accept(o)?t.prepare(r.call(o),i):void 0
yield o
if(s.aborted)return
try{await(e?.())}catch(e){if(s.aborted&&e instanceof n.cH)return
throw e}}}function withAgentTurnResult(e,t,s){let r
e.__betaTransformIterator(t=>{const{path:n,method:i,stream:o,...a}=s?.options??{}
const c=s&&new AgentToolDispatcher(s.sessions,s.handlers,e.controller,a)
r=new ResultCollection(c?()=>dispatchCreationTools(t,c,e.controller.signal):t,c?e=>c.canHandle(e):void 0,void 0,e.controller.signal)
return()=>r.iterate()})
let n
const i=Object.assign(e,{finalResult:()=>n??(n=parseAgentResultPromise(r.finalResult(),t)),withResultCollection:()=>{r.enable()
return i}})
return i}function captureCreationTools(e,t){const s=Object.getOwnPropertyDescriptor(e,"toolHandlers")
if(!s)return{body:e,options:t}
const r=e.toolHandlers
if(r===void 0&&"value"in s)return{body:e,options:t}
const i=Object.getOwnPropertyDescriptors(e)
delete i.toolHandlers
const o={...t}
if("toJSON"in e||o.body!==void 0)throw new n.vc("Creation tool handlers cannot customize request body serialization")
if(r===void 0)return{body:Object.create(Object.getPrototypeOf(e),i),options:o}
const{stream:a}=e
if(a!==!0)throw new n.vc("toolHandlers requires stream: true")
o.headers=buildHeaders([o.headers])
i.stream={value:a,enumerable:!0,configurable:!0,writable:!0}
const c=Object.create(Object.getPrototypeOf(e),i)
return{body:c,options:o,handlers:r&&Object.fromEntries(Object.entries(r))}}function sessions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function sessions_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const bi=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function sessions_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>bi.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!bi.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Sessions extends APIResource{constructor(){super(...arguments)
this.subagents=new Subagents(this._client)
this.artifacts=new Artifacts(this._client)
this.items=new Items(this._client)
this.events=new Events(this._client)
this.traces=new Traces(this._client)
this.turns=new turns_Turns(this._client)}create(e,t){const s=captureCreationTools(e,t)
const r=captureAgentOutput(s.body,s.options)
const request=(e,t)=>this._client.post("/agents/sessions",sessions_resolveResourceRequestOptions(t,t=>sessions_withBodyFinalization({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),stream:e.stream??!1,__streamMode:"events",__security:{bearerAuth:!0}},{streamFromBody:!0})))
return request(r.body,r.options)._thenUnwrap((e,{options:t})=>t.stream?withAgentTurnResult(e,r.format,s.handlers?{sessions:this,handlers:s.handlers,options:r.options}:void 0):e)}retrieve(e,t){return this._client.get(ht`/agents/sessions/${e}`,sessions_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t={},s){return this._client.post(ht`/agents/sessions/${e}`,sessions_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=sessions_normalizeRequestOptionsForQuery(e,["after","agent_id","limit","metadata","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/agents/sessions",CursorPage,sessions_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/agents/sessions/${e}`,sessions_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}stream(e,t,s){return new AgentSessionStream(this,e,t,s)}}Sessions.Subagents=Subagents
Sessions.Artifacts=Artifacts
Sessions.Items=Items
Sessions.Events=Events
Sessions.Traces=Traces
Sessions.Turns=turns_Turns
function credentials_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const wi=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function credentials_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>wi.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!wi.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Credentials extends APIResource{create(e,t,s){return this._client.post(ht`/vaults/${e}/credentials`,credentials_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{vault_id:r}=t
return this._client.get(ht`/vaults/${r}/credentials/${e}`,credentials_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){const{vault_id:r,...n}=t
return this._client.post(ht`/vaults/${r}/credentials/${e}`,credentials_resolveResourceRequestOptions(s,e=>({body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=credentials_normalizeRequestOptionsForQuery(t,["after","limit","metadata","order","status"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/vaults/${e}/credentials`,CursorPage,credentials_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}delete(e,t,s){const{vault_id:r}=t
return this._client.delete(ht`/vaults/${r}/credentials/${e}`,credentials_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function vaults_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Ri=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function vaults_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Ri.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Ri.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Vaults extends APIResource{constructor(){super(...arguments)
this.credentials=new Credentials(this._client)}create(e={},t){return this._client.post("/vaults",vaults_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/vaults/${e}`,vaults_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/vaults/${e}`,vaults_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=vaults_normalizeRequestOptionsForQuery(e,["after","limit","metadata","order","status"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/vaults",CursorPage,vaults_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/vaults/${e}`,vaults_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}Vaults.Credentials=Credentials
function agents_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Pi=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function agents_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Pi.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Pi.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Agents extends APIResource{constructor(){super(...arguments)
this.automations=new Automations(this._client)
this.environments=new Environments(this._client)
this.vaults=new Vaults(this._client)
this.sessions=new Sessions(this._client)}create(e,t){return this._client.post("/agents",agents_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/agents/${e}`,agents_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t={},s){return this._client.post(ht`/agents/${e}`,agents_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=agents_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/agents",CursorPage,agents_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/agents/${e}`,agents_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"agents=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}Agents.Automations=Automations
Agents.Environments=Environments
Agents.Vaults=Vaults
Agents.Sessions=Sessions
function chatkit_sessions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class sessions_Sessions extends APIResource{create(e,t){return this._client.post("/chatkit/sessions",chatkit_sessions_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"chatkit_beta=v1"},t?.headers]),__security:{bearerAuth:!0}})))}cancel(e,t){return this._client.post(ht`/chatkit/sessions/${e}/cancel`,chatkit_sessions_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"chatkit_beta=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}function threads_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Oi=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function threads_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Oi.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Oi.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Threads extends APIResource{retrieve(e,t){return this._client.get(ht`/chatkit/threads/${e}`,threads_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"chatkit_beta=v1"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=threads_normalizeRequestOptionsForQuery(e,["after","before","limit","order","user"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/chatkit/threads",ConversationCursorPage,threads_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"chatkit_beta=v1"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/chatkit/threads/${e}`,threads_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"chatkit_beta=v1"},e?.headers]),__security:{bearerAuth:!0}})))}listItems(e,t={},s){const r=threads_normalizeRequestOptionsForQuery(t,["after","before","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/chatkit/threads/${e}/items`,ConversationCursorPage,threads_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"chatkit_beta=v1"},e?.headers]),__security:{bearerAuth:!0}})))}}class ChatKit extends APIResource{constructor(){super(...arguments)
this.sessions=new sessions_Sessions(this._client)
this.threads=new Threads(this._client)}}ChatKit.Sessions=sessions_Sessions
ChatKit.Threads=Threads
function input_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Ai=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function input_items_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Ai.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Ai.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class InputItems extends APIResource{list(e,t={},s){const r=input_items_normalizeRequestOptionsForQuery(t,["after","betas","include","limit","order"],s)
if(r!==void 0){s=r
t={}}const{betas:n,...i}=t??{}
return this._client.getAPIList(ht`/responses/${e}/input_items?beta=true`,CursorPage,input_items_resolveResourceRequestOptions(s,e=>({query:i,...e,headers:buildHeaders([{...n?.toString()!=null?{"openai-beta":n?.toString()}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}}function input_tokens_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class InputTokens extends APIResource{count(e={},t){const{betas:s,...r}=e??{}
return this._client.post("/responses/input_tokens?beta=true",input_tokens_resolveResourceRequestOptions(t,e=>({body:r,...e,headers:buildHeaders([{...s?.toString()!=null?{"openai-beta":s?.toString()}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}}function responses_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function responses_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const Si=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function responses_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Si.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Si.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Responses extends APIResource{constructor(){super(...arguments)
this.inputItems=new InputItems(this._client)
this.inputTokens=new InputTokens(this._client)}create(e,t){const{betas:s,...r}=e
return this._client.post("/responses?beta=true",responses_resolveResourceRequestOptions(t,t=>responses_withBodyFinalization({body:r,...t,headers:buildHeaders([{...s?.toString()!=null?{"openai-beta":s?.toString()}:void 0},t?.headers]),stream:e.stream??!1,__security:{bearerAuth:!0}},{streamFromBody:!0})))}retrieve(e,t={},s){const r=responses_normalizeRequestOptionsForQuery(t,["betas","include","include_obfuscation","starting_after","stream"],s)
if(r!==void 0){s=r
t={}}const{betas:n,...i}=t??{}
return this._client.get(ht`/responses/${e}?beta=true`,responses_resolveResourceRequestOptions(s,e=>({query:i,...e,headers:buildHeaders([{...n?.toString()!=null?{"openai-beta":n?.toString()}:void 0},e?.headers]),stream:t?.stream??!1,__security:{bearerAuth:!0}})))}delete(e,t={},s){const{betas:r}=t??{}
return this._client.delete(ht`/responses/${e}?beta=true`,responses_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{Accept:"*/*",...r?.toString()!=null?{"openai-beta":r?.toString()}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}cancel(e,t={},s){const{betas:r}=t??{}
return this._client.post(ht`/responses/${e}/cancel?beta=true`,responses_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{...r?.toString()!=null?{"openai-beta":r?.toString()}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}compact(e,t){const{betas:s,...r}=e
return this._client.post("/responses/compact?beta=true",responses_resolveResourceRequestOptions(t,e=>({body:r,...e,headers:buildHeaders([{...s?.toString()!=null?{"openai-beta":s?.toString()}:void 0},e?.headers]),__security:{bearerAuth:!0}})))}}Responses.InputItems=InputItems
Responses.InputTokens=InputTokens
function messages_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Fi=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function messages_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Fi.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Fi.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class messages_Messages extends APIResource{create(e,t,s){return this._client.post(ht`/threads/${e}/messages`,messages_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{thread_id:r}=t
return this._client.get(ht`/threads/${r}/messages/${e}`,messages_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){const{thread_id:r,...n}=t
return this._client.post(ht`/threads/${r}/messages/${e}`,messages_resolveResourceRequestOptions(s,e=>({body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=messages_normalizeRequestOptionsForQuery(t,["after","before","limit","order","run_id"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/threads/${e}/messages`,CursorPage,messages_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}delete(e,t,s){const{thread_id:r}=t
return this._client.delete(ht`/threads/${r}/messages/${e}`,messages_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}}function steps_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Steps extends APIResource{retrieve(e,t,s){const{thread_id:r,run_id:n,...i}=t
return this._client.get(ht`/threads/${r}/runs/${n}/steps/${e}`,steps_resolveResourceRequestOptions(s,e=>({query:i,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t,s){const{thread_id:r,...n}=t
return this._client.getAPIList(ht`/threads/${r}/runs/${e}/steps`,CursorPage,steps_resolveResourceRequestOptions(s,e=>({query:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}}function sleepUntilAborted(e,t){return new Promise((s,r)=>{let i
let o
let a=!1
const removeAbortListener=e=>{try{t.removeEventListener("abort",e)}catch{}}
const cleanup=()=>{if(i!==void 0){clearTimeout(i)
i=void 0}if(o){const e=o
o=void 0
removeAbortListener(e)}}
const abort=()=>{if(a)return
a=!0
cleanup()
try{const e=new n.cH
Object.defineProperty(e,"cause",{value:t.reason,writable:!0,configurable:!0})
r(e)}catch(e){r(e)}}
if(t.aborted){abort()
return}i=setTimeout(()=>{if(a)return
a=!0
cleanup()
s()},e)
o=abort
try{t.addEventListener("abort",abort,{once:!0})
if(a)removeAbortListener(abort)
else if(t.aborted)abort()}catch(e){if(a)removeAbortListener(abort)
else{a=!0
cleanup()
r(e)}}})}async function pollWithResponse(e,t,s,r){const n=buildHeaders([r?.headers,{"X-Stainless-Poll-Helper":"true","X-Stainless-Custom-Poll-Interval":r?.pollIntervalMs?.toString()??void 0}])
while(1){const{data:i,response:o}=await e(n).withResponse()
const{status:a}=i
if(t.includes(a)){let e=5e3
const t=r?.pollIntervalMs
if(t||t===0)e=t
else{const t=o.headers.get("openai-poll-after-ms")
if(t){const s=Number.parseInt(t)
if(!Number.isNaN(s))e=s}}const s=r&&Object.prototype.propertyIsEnumerable.call(r,"signal")?r.signal:void 0
await(s?sleepUntilAborted(e,s):sleep(e))}else if(s.includes(a))return i}}function pollAssistantRun(e,t,s,r){return pollWithResponse(n=>e.retrieve(t,s,{...r,headers:{...r?.headers,...n}}),["queued","in_progress","cancelling"],["requires_action","incomplete","cancelled","completed","failed","expired"],r)}const fromBase64=e=>{if(typeof globalThis.Buffer!=="undefined"){const t=globalThis.Buffer.from(e,"base64")
return new Uint8Array(t.buffer,t.byteOffset,t.byteLength)}if(typeof atob!=="undefined"){const t=atob(e)
const s=new Uint8Array(t.length)
for(let e=0;e<t.length;e++)s[e]=t.charCodeAt(e)
return s}throw new n.vc("Cannot decode base64 string; Expected `Buffer` or `atob` to be defined")}
const toFloat32Array=e=>{if(typeof Buffer!=="undefined"){const t=Buffer.from(e,"base64")
if(t.length%Float32Array.BYTES_PER_ELEMENT!==0)throw new RangeError("Invalid base64-encoded float32 array: byte length must be a multiple of 4")
return Array.from(new Float32Array(t.buffer,t.byteOffset,t.length/Float32Array.BYTES_PER_ELEMENT))}else{const t=atob(e)
const s=t.length
const r=new Uint8Array(s)
for(let e=0;e<s;e++)r[e]=t.charCodeAt(e)
return Array.from(new Float32Array(r.buffer))}}
const env_readEnv=e=>{try{if(typeof globalThis.process!=="undefined")return globalThis.process.env?.[e]?.trim()||void 0
if(typeof globalThis.Deno!=="undefined")return globalThis.Deno.env?.get?.(e)?.trim()||void 0}catch{return}return}
const qi=1024
const Ii=65536
function getAssistantStreamDiagnosticProperty(e){switch(e){case"value":case"arguments":case"input":case"text":case"content":case"annotations":case"metadata":case"name":case"role":case"status":case"tool_calls":case"step_details":return e
default:return"unknown"}}const xi=new WeakMap
const ki=new WeakSet
function createAssistantStreamDeltaProjection(e){return{arrays:new Map,cacheArrays:e,records:new WeakMap}}function commitAssistantStreamArrayProjection(e){for(const[t,s]of e.arrays)if(s.cacheable&&!ki.has(t))xi.set(t,{length:s.length,ownEntryCount:s.ownEntryCount})
else xi.delete(t)}function isPrimitiveAssistantStreamValue(e){return typeof e==="string"||typeof e==="number"}function isPrimitiveAssistantStreamArrayDelta(e,t){return t.every(isPrimitiveAssistantStreamValue)&&e.every(isPrimitiveAssistantStreamValue)}function countOwnAssistantStreamArrayEntries(e){let t=0
for(const s of Object.keys(e)){const r=Number(s)
if(Number.isSafeInteger(r)&&r>=0&&r<e.length&&String(r)===s)t+=1}return t}function getAssistantStreamArrayOwnEntryCount(e,t,s){if(!t)return 0
if(s?.length===e.length)return s.ownEntryCount
return countOwnAssistantStreamArrayEntries(e)}function getAssistantStreamDeltaIndex(e,t,s){const{index:r}=e
if(t==="array"&&(r===null||r===void 0))throw new Error("Expected array delta entry to have an `index` property")
if(t==="array"&&typeof r!=="number")throw new TypeError("Expected array delta entry `index` property to be a number but got an invalid value")
if(!Number.isSafeInteger(r)||r<0||r>=s+qi||r>=Ii){const e=typeof r==="number"?r:"unknown"
throw new n.vc(`Assistant stream delta contains an invalid ${t} index: ${e}`)}return r}function assertValidAssistantStreamArrayDelta(e,t,s,r,i){let o=r.arrays.get(e)
if(!o){const t=r.cacheArrays&&!ki.has(e)
const s=t?xi.get(e):void 0
o={baselineLength:e.length,cacheable:t,enforceSparseHoleBudget:t,entries:new Map,length:e.length,ownEntryCount:getAssistantStreamArrayOwnEntryCount(e,t,s)}
r.arrays.set(e,o)}for(const a of t){if(!values_isObj(a))throw new Error("Expected array delta entry to be an object but got an invalid value")
const t=getAssistantStreamDeltaIndex(a,s,o.baselineLength)
let c
if(o.entries.has(t))c=o.entries.get(t)
else if(hasOwn(e,t)){c=e[t]
if(c===null||c===void 0)o.entries.set(t,a)}else{o.entries.set(t,a)
o.ownEntryCount+=1}const l=Math.max(o.length,t+1)
if(o.enforceSparseHoleBudget&&l-o.ownEntryCount>qi)throw new n.vc(`Assistant stream delta contains an invalid ${s} index: ${t}`)
if(values_isObj(c))i(c,a,r)
o.length=l}}function assertValidAssistantStreamDeltaIndices(e,t,s){let r=s.records.get(e)
for(const[n,i]of Object.entries(t)){if(n==="index"||n==="type")continue
let t
if(r?.has(n))t=r.get(n)
else if(hasOwn(e,n))t=e[n]
if(t===null||t===void 0){if(!r){r=new Map
s.records.set(e,r)}r.set(n,i)
continue}if(values_isObj(t)&&values_isObj(i))assertValidAssistantStreamDeltaIndices(t,i,s)
else if(Array.isArray(t)&&Array.isArray(i)&&!isPrimitiveAssistantStreamArrayDelta(t,i))assertValidAssistantStreamArrayDelta(t,i,"array",s,assertValidAssistantStreamDeltaIndices)}}function isAssistantStreamValueExternallyMutable(e){return(values_isObj(e)||Array.isArray(e))&&ki.has(e)}function markAssistantStreamValueExternallyMutable(e){if(!values_isObj(e)&&!Array.isArray(e)||ki.has(e))return
ki.add(e)
if(Array.isArray(e))xi.delete(e)
for(const t of Reflect.ownKeys(e)){const s=Object.getOwnPropertyDescriptor(e,t)
if(s&&"value"in s)markAssistantStreamValueExternallyMutable(s.value)}}function defineAssistantStreamArrayEntry(e,t,s){if(ki.has(e))markAssistantStreamValueExternallyMutable(s)
Object.defineProperty(e,t,{configurable:!0,enumerable:!0,value:s,writable:!0})}function getRequiredAssistantStreamArrayIndex(e){const{index:t}=e
if(t===null||t===void 0)throw new Error("Expected array delta entry to have an `index` property")
if(typeof t!=="number")throw new TypeError("Expected array delta entry `index` property to be a number but got an invalid value")
return t}function applyAssistantStreamArrayDelta(e,t,s){if(isPrimitiveAssistantStreamArrayDelta(e,t)){e.push(...t)
xi.delete(e)
return}for(const r of t){if(!values_isObj(r))throw new Error("Expected array delta entry to be an object but got an invalid value")
const t=getRequiredAssistantStreamArrayIndex(r)
if(hasOwn(e,t)){const n=e[t]
if(n===null||n===void 0){if(ki.has(e))markAssistantStreamValueExternallyMutable(r)
e[t]=r}else e[t]=s(n,r)}else defineAssistantStreamArrayEntry(e,t,r)}}function applyAssistantStreamDelta(e,t){const s=ki.has(e)
for(const[r,i]of Object.entries(t)){if(r==="__proto__"||r==="constructor"||r==="prototype")throw new n.vc(`Assistant stream delta contains an unsafe property: ${r}`)
if(!hasOwn(e,r)){if(s)markAssistantStreamValueExternallyMutable(i)
e[r]=i
continue}let t=e[r]
if(t===null||t===void 0){if(s)markAssistantStreamValueExternallyMutable(i)
e[r]=i
continue}if(r==="index"||r==="type"){e[r]=i
continue}if(typeof t==="string"&&typeof i==="string")t+=i
else if(typeof t==="number"&&typeof i==="number")t+=i
else if(values_isObj(t)&&values_isObj(i))t=applyAssistantStreamDelta(t,i)
else if(Array.isArray(t)&&Array.isArray(i)){applyAssistantStreamArrayDelta(t,i,applyAssistantStreamDelta)
continue}else throw new TypeError(`Unhandled record type: ${getAssistantStreamDiagnosticProperty(r)}`)
e[r]=t}return e}function assertSafeAssistantStreamDelta(e){if(!values_isObj(e)&&!Array.isArray(e))return
for(const[t,s]of Object.entries(e)){if(t==="__proto__"||t==="constructor"||t==="prototype")throw new n.vc(`Assistant stream delta contains an unsafe property: ${t}`)
assertSafeAssistantStreamDelta(s)}}function accumulateAssistantStreamDelta(e,t,s=!1){assertSafeAssistantStreamDelta(t)
const r=e
const n=t
const i=createAssistantStreamDeltaProjection(s&&!isAssistantStreamValueExternallyMutable(e))
assertValidAssistantStreamDeltaIndices(r,n,i)
applyAssistantStreamDelta(r,n)
commitAssistantStreamArrayProjection(i)
return e}function createAssistantStreamArrayDeltaCommit(e,t,s,r=!0){assertSafeAssistantStreamDelta(t)
const n=createAssistantStreamDeltaProjection(r&&!isAssistantStreamValueExternallyMutable(e))
assertValidAssistantStreamArrayDelta(e,t,s,n,assertValidAssistantStreamDeltaIndices)
return()=>commitAssistantStreamArrayProjection(n)}var ji,Ei,Ci,Ti,Gi,$i,Di,zi,Bi,Mi,Li,Ki,Ni,Wi,Ui,Qi,Xi,Hi,Ji,Vi,Yi,Zi,eo,to,so,ro,no,io,oo,ao
function stabilizeAssistantStreamEvent(e){const t=Object.getOwnPropertyDescriptor(e,"event")
const s=Object.getOwnPropertyDescriptor(e,"data")
const r=Reflect.get(e,"event",e)
const n=Reflect.get(e,"data",e)
let i=n
if(r==="thread.message.created"||r==="thread.message.in_progress"||r==="thread.message.delta"||r==="thread.message.completed"||r==="thread.message.incomplete"||r==="thread.run.step.created"||r==="thread.run.step.in_progress"||r==="thread.run.step.delta"||r==="thread.run.step.completed"||r==="thread.run.step.failed"||r==="thread.run.step.cancelled"||r==="thread.run.step.expired"){const e=Object.getOwnPropertyDescriptor(n,"id")
if(e&&"value"in e&&n.id!==e.value){const t=e.value
i=new Proxy(n,{get(e,s){return s==="id"?t:Reflect.get(e,s,e)}})}}const o=Object.freeze({event:r,data:i})
const a=t!==void 0&&"value"in t&&t.value===r&&s!==void 0&&"value"in s&&s.value===n&&i===n
return{event:o,exposedEvent:a?e:{event:r,data:i}}}class AssistantStream extends EventStream{constructor(){super(...arguments)
ji.add(this)
Ei.set(this,Object.create(null))
Ci.set(this,new Map)
Ti.set(this,void 0)
Gi.set(this,Object.create(null))
$i.set(this,new Map)
Di.set(this,void 0)
zi.set(this,void 0)
Bi.set(this,void 0)
Mi.set(this,void 0)
Li.set(this,void 0)
Ki.set(this,void 0)
Ni.set(this,void 0)
Wi.set(this,void 0)
Ui.set(this,void 0)
Qi.set(this,void 0)}[(Ei=new WeakMap,Ci=new WeakMap,Ti=new WeakMap,Gi=new WeakMap,$i=new WeakMap,Di=new WeakMap,zi=new WeakMap,Bi=new WeakMap,Mi=new WeakMap,Li=new WeakMap,Ki=new WeakMap,Ni=new WeakMap,Wi=new WeakMap,Ui=new WeakMap,Qi=new WeakMap,ji=new WeakSet,Symbol.asyncIterator)](){return this._createIterator(e=>{const onEvent=t=>e(structuredClone(t))
this.on("event",onEvent)
return()=>this.off("event",onEvent)},{onReturn:()=>this.abort()})}static fromReadableStream(e){const t=new AssistantStream
t._run(()=>t._fromReadableStream(e))
return t}async _fromReadableStream(e,t){this._listenForAbort(t?.signal)
this._connected()
const s=Stream.fromReadableStream(e,this.controller)
for await(const e of s)__classPrivateFieldGet(this,ji,"m",Xi).call(this,e)
if(s.controller.signal?.aborted)throw this._userAbortError()
return this._addRun(__classPrivateFieldGet(this,ji,"m",Hi).call(this))}toReadableStream(){const e=new Stream(this[Symbol.asyncIterator].bind(this),this.controller)
return e.toReadableStream()}static createToolAssistantStream(e,t,s,r){const n=new AssistantStream
n._run(()=>n._runToolAssistantStream(e,t,s,{...r,__metadata:{...r?.__metadata,helperMethod:"stream"}}))
return n}async _createToolAssistantStream(e,t,s,r){this._listenForAbort(r?.signal)
const n={...s,stream:!0}
const i=await e.submitToolOutputs(t,n,{...r,signal:this.controller.signal})
this._connected()
for await(const e of i)__classPrivateFieldGet(this,ji,"m",Xi).call(this,e)
if(i.controller.signal?.aborted)throw this._userAbortError()
return this._addRun(__classPrivateFieldGet(this,ji,"m",Hi).call(this))}static createThreadAssistantStream(e,t,s){const r=new AssistantStream
r._run(()=>r._threadAssistantStream(e,t,{...s,__metadata:{...s?.__metadata,helperMethod:"stream"}}))
return r}static createAssistantStream(e,t,s,r){const n=new AssistantStream
n._run(()=>n._runAssistantStream(e,t,s,{...r,__metadata:{...r?.__metadata,helperMethod:"stream"}}))
return n}currentEvent(){markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this,Wi,"f"))
return __classPrivateFieldGet(this,Wi,"f")}currentRun(){markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this,Ui,"f"))
return __classPrivateFieldGet(this,Ui,"f")}currentMessageSnapshot(){markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this,Di,"f"))
return __classPrivateFieldGet(this,Di,"f")}currentRunStepSnapshot(){markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this,Qi,"f"))
return __classPrivateFieldGet(this,Qi,"f")}async finalRunSteps(){await this.done()
return Object.values(__classPrivateFieldGet(this,Ei,"f"))}async finalMessages(){await this.done()
return Object.values(__classPrivateFieldGet(this,Gi,"f"))}async finalRun(){await this.done()
if(!__classPrivateFieldGet(this,Bi,"f"))throw new Error("Final run was not received.")
return __classPrivateFieldGet(this,Bi,"f")}async _createThreadAssistantStream(e,t,s){this._listenForAbort(s?.signal)
const r={...t,stream:!0}
const n=await e.createAndRun(r,{...s,signal:this.controller.signal})
this._connected()
for await(const e of n)__classPrivateFieldGet(this,ji,"m",Xi).call(this,e)
if(n.controller.signal?.aborted)throw this._userAbortError()
return this._addRun(__classPrivateFieldGet(this,ji,"m",Hi).call(this))}async _createAssistantStream(e,t,s,r){this._listenForAbort(r?.signal)
const n={...s,stream:!0}
const i=await e.create(t,n,{...r,signal:this.controller.signal})
this._connected()
for await(const e of i)__classPrivateFieldGet(this,ji,"m",Xi).call(this,e)
if(i.controller.signal?.aborted)throw this._userAbortError()
return this._addRun(__classPrivateFieldGet(this,ji,"m",Hi).call(this))}static accumulateDelta(e,t){return accumulateAssistantStreamDelta(e,t)}_addRun(e){__classPrivateFieldGet(this,ji,"m",so).call(this,"run",e)
return e}async _threadAssistantStream(e,t,s){return await this._createThreadAssistantStream(t,e,s)}async _runAssistantStream(e,t,s,r){return await this._createAssistantStream(t,e,s,r)}async _runToolAssistantStream(e,t,s,r){return await this._createToolAssistantStream(t,e,s,r)}}Xi=function(e){if(this.ended)return
const{event:t,exposedEvent:s}=stabilizeAssistantStreamEvent(e)
let r
let i
let o
let a
switch(t.event){case"thread.message.created":case"thread.message.in_progress":case"thread.message.delta":case"thread.message.completed":case"thread.message.incomplete":r=__classPrivateFieldGet(this,ji,"m",Yi).call(this,t)
i=t.data
break
case"thread.run.step.created":case"thread.run.step.in_progress":case"thread.run.step.delta":case"thread.run.step.completed":case"thread.run.step.failed":case"thread.run.step.cancelled":case"thread.run.step.expired":o=__classPrivateFieldGet(this,ji,"m",Ji).call(this,t)
a=t.data
break}__classPrivateFieldSet(this,Wi,s,"f")
__classPrivateFieldGet(this,ji,"m",ro).call(this,s)
if(r!==void 0&&i!==void 0)__classPrivateFieldGet(this,ji,"m",Zi).call(this,i,r)
if(o!==void 0&&a!==void 0)__classPrivateFieldGet(this,ji,"m",Vi).call(this,a,o)
if(o===void 0&&__classPrivateFieldGet(this,Ti,"f")!==void 0&&__classPrivateFieldGet(this,Qi,"f"))__classPrivateFieldGet(this,ji,"m",Vi).call(this,__classPrivateFieldGet(this,Qi,"f"),__classPrivateFieldGet(this,Ti,"f"))
switch(t.event){case"thread.created":break
case"thread.run.created":case"thread.run.queued":case"thread.run.in_progress":case"thread.run.requires_action":case"thread.run.completed":case"thread.run.incomplete":case"thread.run.failed":case"thread.run.cancelling":case"thread.run.cancelled":case"thread.run.expired":__classPrivateFieldGet(this,ji,"m",ao).call(this,t)
break
case"thread.run.step.created":case"thread.run.step.in_progress":case"thread.run.step.delta":case"thread.run.step.completed":case"thread.run.step.failed":case"thread.run.step.cancelled":case"thread.run.step.expired":{if(o===void 0)throw new n.vc("Received assistant run-step event without a canonical run-step ID")
const e=__classPrivateFieldGet(this,Ei,"f")[o]
if(e)__classPrivateFieldGet(this,ji,"m",Vi).call(this,e,o)
__classPrivateFieldGet(this,ji,"m",to).call(this,t,o)
__classPrivateFieldGet(this,ji,"m",Vi).call(this,t.data,o)
const s=__classPrivateFieldGet(this,Ei,"f")[o]
if(s)__classPrivateFieldGet(this,ji,"m",Vi).call(this,s,o)
break}case"thread.message.created":case"thread.message.in_progress":case"thread.message.delta":case"thread.message.completed":case"thread.message.incomplete":if(r!==void 0&&__classPrivateFieldGet(this,Di,"f"))__classPrivateFieldGet(this,ji,"m",Zi).call(this,__classPrivateFieldGet(this,Di,"f"),r)
__classPrivateFieldGet(this,ji,"m",eo).call(this,t)
if(r!==void 0){__classPrivateFieldGet(this,ji,"m",Zi).call(this,t.data,r)
const e=__classPrivateFieldGet(this,Gi,"f")[r]
if(e)__classPrivateFieldGet(this,ji,"m",Zi).call(this,e,r)}break
case"error":throw new n.LG(void 0,t.data,void 0,void 0)
default:AssistantStream_assertNever(t)}},Hi=function(){if(this.ended)throw new n.vc(`stream has ended, this shouldn't happen`)
if(!__classPrivateFieldGet(this,Bi,"f"))throw new Error("Final run has not been received")
return __classPrivateFieldGet(this,Bi,"f")},Ji=function(e){const t=Object.getOwnPropertyDescriptor(e.data,"id")
const s=t&&"value"in t?t.value:void 0
if(typeof s!=="string"||s.length===0)throw new n.vc("Received assistant run-step event with an invalid run-step ID")
if(e.event==="thread.run.step.delta"){const t=e.data.delta
if(t&&hasOwn(t,"id"))throw new n.vc("Run-step deltas must not contain an id field")}if(e.event==="thread.run.step.created"){if(__classPrivateFieldGet(this,Ti,"f")!==void 0)throw new n.vc(`Received run-step creation for "${s}" before the active run step "${__classPrivateFieldGet(this,Ti,"f")}" reached a terminal state`)
if(hasOwn(__classPrivateFieldGet(this,Ei,"f"),s)||__classPrivateFieldGet(this,Ci,"f").has(s))throw new n.vc(`Received run-step creation for run step "${s}", which has already been created`)
__classPrivateFieldSet(this,Ti,s,"f")
__classPrivateFieldGet(this,Ci,"f").set(s,s)
return s}if(__classPrivateFieldGet(this,Ti,"f")!==void 0){if(s!==__classPrivateFieldGet(this,Ti,"f"))throw new n.vc(`Received ${e.event} for run step "${s}", which does not match the active run step "${__classPrivateFieldGet(this,Ti,"f")}"`)
return s}if(e.event==="thread.run.step.delta"){if(!hasOwn(__classPrivateFieldGet(this,Ei,"f"),s))throw new n.vc("Received a RunStepDelta before creation of a snapshot")
throw new n.vc(`Received run-step delta for "${s}" with no active run step`)}if(hasOwn(__classPrivateFieldGet(this,Ei,"f"),s)||__classPrivateFieldGet(this,Ci,"f").has(s))throw new n.vc(`Received run-step event for run step "${s}", which has already been created`)
__classPrivateFieldGet(this,Ci,"f").set(s,s)
if(e.event==="thread.run.step.in_progress")__classPrivateFieldSet(this,Ti,s,"f")
return s},Vi=function(e,t){const s=Object.getOwnPropertyDescriptor(e,"id")
const r=s&&"value"in s?s.value:void 0
if(typeof r!=="string"||r.length===0)throw new n.vc("Received assistant run-step event with an invalid run-step ID")
const i=__classPrivateFieldGet(this,Ci,"f").get(r)
if(i!==void 0&&i!==t)throw new n.vc(`Received run-step creation for run step "${r}", which has already been created`)
__classPrivateFieldGet(this,Ci,"f").set(r,t)},Yi=function(e){const t=Object.getOwnPropertyDescriptor(e.data,"id")
const s=t&&"value"in t?t.value:void 0
if(typeof s!=="string"||s.length===0)throw new n.vc("Received assistant message event with an invalid message ID")
if(e.event==="thread.message.created"){if(__classPrivateFieldGet(this,Di,"f"))throw new n.vc(`Received message creation for "${s}" before the active message "${__classPrivateFieldGet(this,zi,"f")}" reached a terminal state`)
if(hasOwn(__classPrivateFieldGet(this,Gi,"f"),s)||__classPrivateFieldGet(this,$i,"f").has(s))throw new n.vc(`Received message creation for message "${s}", which has already been created`)
__classPrivateFieldSet(this,zi,s,"f")
__classPrivateFieldGet(this,$i,"f").set(s,s)
return s}if(!__classPrivateFieldGet(this,Di,"f")){if(e.event==="thread.message.delta")throw new n.vc("Received a delta with no existing snapshot (there should be one from message creation)")
throw new n.vc("Received thread message event with no existing snapshot")}if(s!==__classPrivateFieldGet(this,zi,"f"))throw new n.vc(`Received ${e.event} for message "${s}", which does not match the active message "${__classPrivateFieldGet(this,zi,"f")}"`)
return s},Zi=function(e,t){const s=Object.getOwnPropertyDescriptor(e,"id")
const r=s&&"value"in s?s.value:void 0
if(typeof r!=="string"||r.length===0)throw new n.vc("Received assistant message event with an invalid message ID")
const i=__classPrivateFieldGet(this,$i,"f").get(r)
if(i!==void 0&&i!==t)throw new n.vc(`Received message creation for message "${r}", which has already been created`)
__classPrivateFieldGet(this,$i,"f").set(r,t)},eo=function(e){const[t,s]=__classPrivateFieldGet(this,ji,"m",io).call(this,e,__classPrivateFieldGet(this,Di,"f"))
__classPrivateFieldSet(this,Di,t,"f")
if(!__classPrivateFieldGet(this,zi,"f"))throw new n.vc("Received thread message event with no active message ID")
__classPrivateFieldGet(this,Gi,"f")[__classPrivateFieldGet(this,zi,"f")]=t
for(const e of s){const s=t.content[e.index]
if(s?.type==="text")__classPrivateFieldGet(this,ji,"m",so).call(this,"textCreated",s.text)}switch(e.event){case"thread.message.created":__classPrivateFieldSet(this,Mi,void 0,"f")
__classPrivateFieldSet(this,Li,void 0,"f")
__classPrivateFieldGet(this,ji,"m",so).call(this,"messageCreated",e.data)
break
case"thread.message.in_progress":break
case"thread.message.delta":__classPrivateFieldGet(this,ji,"m",so).call(this,"messageDelta",e.data.delta,t)
if(e.data.delta.content)for(const s of e.data.delta.content){if(s.type==="text"&&s.text){const e=s.text
const r=t.content[s.index]
if(r&&r.type==="text")__classPrivateFieldGet(this,ji,"m",so).call(this,"textDelta",e,r.text)
else throw new Error("The snapshot associated with this text delta is not text or missing")}if(s.index!==__classPrivateFieldGet(this,Mi,"f")){if(__classPrivateFieldGet(this,Li,"f"))switch(__classPrivateFieldGet(this,Li,"f").type){case"text":__classPrivateFieldGet(this,ji,"m",so).call(this,"textDone",__classPrivateFieldGet(this,Li,"f").text,__classPrivateFieldGet(this,Di,"f"))
break
case"image_file":__classPrivateFieldGet(this,ji,"m",so).call(this,"imageFileDone",__classPrivateFieldGet(this,Li,"f").image_file,__classPrivateFieldGet(this,Di,"f"))
break}__classPrivateFieldSet(this,Mi,s.index,"f")}__classPrivateFieldSet(this,Li,t.content[s.index],"f")}break
case"thread.message.completed":case"thread.message.incomplete":if(__classPrivateFieldGet(this,Mi,"f")!==void 0){const t=e.data.content[__classPrivateFieldGet(this,Mi,"f")]
if(t)switch(t.type){case"image_file":__classPrivateFieldGet(this,ji,"m",so).call(this,"imageFileDone",t.image_file,__classPrivateFieldGet(this,Di,"f"))
break
case"text":__classPrivateFieldGet(this,ji,"m",so).call(this,"textDone",t.text,__classPrivateFieldGet(this,Di,"f"))
break}}if(__classPrivateFieldGet(this,Di,"f"))__classPrivateFieldGet(this,ji,"m",so).call(this,"messageDone",e.data)
__classPrivateFieldSet(this,Mi,void 0,"f")
__classPrivateFieldSet(this,Li,void 0,"f")
__classPrivateFieldSet(this,Di,void 0,"f")
__classPrivateFieldSet(this,zi,void 0,"f")}},to=function(e,t){const s=__classPrivateFieldGet(this,ji,"m",no).call(this,e,t)
__classPrivateFieldSet(this,Qi,s,"f")
switch(e.event){case"thread.run.step.created":__classPrivateFieldSet(this,Ki,void 0,"f")
__classPrivateFieldSet(this,Ni,void 0,"f")
__classPrivateFieldGet(this,ji,"m",so).call(this,"runStepCreated",e.data)
break
case"thread.run.step.delta":{const t=e.data.delta
if(t.step_details&&t.step_details.type==="tool_calls"&&t.step_details.tool_calls&&s.step_details.type==="tool_calls")for(const e of t.step_details.tool_calls)if(e.index===__classPrivateFieldGet(this,Ki,"f"))__classPrivateFieldGet(this,ji,"m",so).call(this,"toolCallDelta",e,s.step_details.tool_calls[e.index])
else{if(__classPrivateFieldGet(this,Ni,"f"))__classPrivateFieldGet(this,ji,"m",so).call(this,"toolCallDone",__classPrivateFieldGet(this,Ni,"f"))
__classPrivateFieldSet(this,Ki,e.index,"f")
__classPrivateFieldSet(this,Ni,s.step_details.tool_calls[e.index],"f")
if(__classPrivateFieldGet(this,Ni,"f"))__classPrivateFieldGet(this,ji,"m",so).call(this,"toolCallCreated",__classPrivateFieldGet(this,Ni,"f"))}__classPrivateFieldGet(this,ji,"m",so).call(this,"runStepDelta",e.data.delta,s)
break}case"thread.run.step.completed":case"thread.run.step.failed":case"thread.run.step.cancelled":case"thread.run.step.expired":{__classPrivateFieldSet(this,Qi,void 0,"f")
__classPrivateFieldSet(this,Ti,void 0,"f")
const t=e.data.step_details
if(t.type==="tool_calls"&&__classPrivateFieldGet(this,Ni,"f"))__classPrivateFieldGet(this,ji,"m",so).call(this,"toolCallDone",__classPrivateFieldGet(this,Ni,"f"))
__classPrivateFieldGet(this,ji,"m",so).call(this,"runStepDone",e.data,s)
__classPrivateFieldSet(this,Ki,void 0,"f")
__classPrivateFieldSet(this,Ni,void 0,"f")
break}case"thread.run.step.in_progress":break}},so=function(e,...t){if(this._hasListeners(e))for(const e of t)markAssistantStreamValueExternallyMutable(e)
this._emit(e,...t)},ro=function(e){__classPrivateFieldGet(this,ji,"m",so).call(this,"event",e)},no=function(e,t){switch(e.event){case"thread.run.step.created":__classPrivateFieldGet(this,Ei,"f")[t]=e.data
return e.data
case"thread.run.step.delta":{const s=__classPrivateFieldGet(this,Ei,"f")[t]
if(!s)throw new Error("Received a RunStepDelta before creation of a snapshot")
const r=e.data.delta
if(r){if(hasOwn(r,"id"))throw new n.vc("Run-step deltas must not contain an id field")
const e=accumulateAssistantStreamDelta(s,r,!0)
__classPrivateFieldGet(this,Ei,"f")[t]=e}return __classPrivateFieldGet(this,Ei,"f")[t]}case"thread.run.step.completed":case"thread.run.step.failed":case"thread.run.step.cancelled":case"thread.run.step.expired":case"thread.run.step.in_progress":__classPrivateFieldGet(this,Ei,"f")[t]=e.data
break}if(__classPrivateFieldGet(this,Ei,"f")[t])return __classPrivateFieldGet(this,Ei,"f")[t]
throw new Error("No snapshot available")},io=function(e,t){const s=[]
switch(e.event){case"thread.message.created":return[e.data,s]
case"thread.message.delta":{if(!t)throw new Error("Received a delta with no existing snapshot (there should be one from message creation)")
const r=e.data
if(r.delta.content){assertSafeAssistantStreamDelta(r.delta)
const e=!isAssistantStreamValueExternallyMutable(t)
const n=createAssistantStreamArrayDeltaCommit(t.content,r.delta.content,"content",e)
for(const n of r.delta.content)if(hasOwn(t.content,n.index)){const s=t.content[n.index]
t.content[n.index]=__classPrivateFieldGet(this,ji,"m",oo).call(this,n,s,e)}else{defineAssistantStreamArrayEntry(t.content,n.index,n)
s.push(n)}n()}return[t,s]}case"thread.message.in_progress":case"thread.message.completed":case"thread.message.incomplete":if(t)return[e.event==="thread.message.in_progress"?t:e.data,s]
throw new Error("Received thread message event with no existing snapshot")}throw new Error("Tried to accumulate a non-message event")},oo=function(e,t,s){return accumulateAssistantStreamDelta(t,e,s)},ao=function(e){__classPrivateFieldSet(this,Ui,e.data,"f")
switch(e.event){case"thread.run.created":break
case"thread.run.queued":break
case"thread.run.in_progress":break
case"thread.run.requires_action":case"thread.run.cancelled":case"thread.run.failed":case"thread.run.completed":case"thread.run.expired":case"thread.run.incomplete":__classPrivateFieldSet(this,Bi,e.data,"f")
if(__classPrivateFieldGet(this,Ni,"f"))__classPrivateFieldGet(this,ji,"m",so).call(this,"toolCallDone",__classPrivateFieldGet(this,Ni,"f"))
__classPrivateFieldSet(this,Ki,void 0,"f")
__classPrivateFieldSet(this,Ni,void 0,"f")
break
case"thread.run.cancelling":break}}
function AssistantStream_assertNever(e){return e}function runs_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function runs_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const co=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function runs_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>co.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!co.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Runs extends APIResource{constructor(){super(...arguments)
this.steps=new Steps(this._client)}create(e,t,s){const{include:r,...n}=t
return this._client.post(ht`/threads/${e}/runs`,runs_resolveResourceRequestOptions(s,e=>runs_withBodyFinalization({query:{include:r},body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),stream:t.stream??!1,__synthesizeEventData:!0,__security:{bearerAuth:!0}},{streamFromBody:!0})))}async createAndPoll(e,t,s){const r=await this.create(e,t,s)
return await this.poll(r.id,{thread_id:e},s)}createAndStream(e,t,s){return AssistantStream.createAssistantStream(e,this._client.beta.threads.runs,t,s)}retrieve(e,t,s){const{thread_id:r}=t
return this._client.get(ht`/threads/${r}/runs/${e}`,runs_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){const{thread_id:r,...n}=t
return this._client.post(ht`/threads/${r}/runs/${e}`,runs_resolveResourceRequestOptions(s,e=>({body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=runs_normalizeRequestOptionsForQuery(t,["after","before","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/threads/${e}/runs`,CursorPage,runs_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}cancel(e,t,s){const{thread_id:r}=t
return this._client.post(ht`/threads/${r}/runs/${e}/cancel`,runs_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}async poll(e,t,s){return await pollAssistantRun(this,e,t,s)}stream(e,t,s){return AssistantStream.createAssistantStream(e,this._client.beta.threads.runs,t,s)}submitToolOutputs(e,t,s){const{thread_id:r,...n}=t
return this._client.post(ht`/threads/${r}/runs/${e}/submit_tool_outputs`,runs_resolveResourceRequestOptions(s,e=>runs_withBodyFinalization({body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),stream:t.stream??!1,__synthesizeEventData:!0,__security:{bearerAuth:!0}},{streamFromBody:!0})))}async submitToolOutputsAndPoll(e,t,s){const r=await this.submitToolOutputs(e,t,s)
return await this.poll(r.id,t,s)}submitToolOutputsStream(e,t,s){return AssistantStream.createToolAssistantStream(e,this._client.beta.threads.runs,t,s)}}Runs.Steps=Steps
function threads_threads_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function threads_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}class threads_Threads extends APIResource{constructor(){super(...arguments)
this.runs=new Runs(this._client)
this.messages=new messages_Messages(this._client)}create(e={},t){return this._client.post("/threads",threads_threads_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/threads/${e}`,threads_threads_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/threads/${e}`,threads_threads_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/threads/${e}`,threads_threads_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}createAndRun(e,t){return this._client.post("/threads/runs",threads_threads_resolveResourceRequestOptions(t,t=>threads_withBodyFinalization({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),stream:e.stream??!1,__synthesizeEventData:!0,__security:{bearerAuth:!0}},{streamFromBody:!0})))}async createAndRunPoll(e,t){const s=await this.createAndRun(e,t)
return await this.runs.poll(s.id,{thread_id:s.thread_id},t)}createAndRunStream(e,t){return AssistantStream.createThreadAssistantStream(e,this._client.beta.threads,t)}}threads_Threads.Runs=Runs
threads_Threads.Messages=messages_Messages
class realtime_sessions_Sessions extends APIResource{create(e,t){return this._client.post("/realtime/sessions",{body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})}}class TranscriptionSessions extends APIResource{create(e,t){return this._client.post("/realtime/transcription_sessions",{body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})}}class Realtime extends APIResource{constructor(){super(...arguments)
this.sessions=new realtime_sessions_Sessions(this._client)
this.transcriptionSessions=new TranscriptionSessions(this._client)}}Realtime.Sessions=realtime_sessions_Sessions
Realtime.TranscriptionSessions=TranscriptionSessions
class Beta extends APIResource{constructor(){super(...arguments)
this.realtime=new Realtime(this._client)
this.agents=new Agents(this._client)
this.responses=new Responses(this._client)
this.chatkit=new ChatKit(this._client)
this.assistants=new Assistants(this._client)
this.threads=new threads_Threads(this._client)}}Beta.Realtime=Realtime
Beta.Agents=Agents
Beta.Responses=Responses
Beta.ChatKit=ChatKit
Beta.Assistants=Assistants
Beta.Threads=threads_Threads
function resources_completions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function completions_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}class completions_Completions extends APIResource{create(e,t){return this._client.post("/completions",resources_completions_resolveResourceRequestOptions(t,t=>completions_withBodyFinalization({body:e,...t,stream:e.stream??!1,__security:{bearerAuth:!0}},{streamFromBody:!0})))}}function content_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Content extends APIResource{retrieve(e,t,s){const{container_id:r}=t
return this._client.get(ht`/containers/${r}/files/${e}/content`,content_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{Accept:"application/binary"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}}function files_files_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function files_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const lo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function files_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>lo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!lo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class files_Files extends APIResource{constructor(){super(...arguments)
this.content=new Content(this._client)}create(e,t,s){return this._client.post(ht`/containers/${e}/files`,files_files_resolveResourceRequestOptions(s,e=>maybeMultipartFormRequestOptions(files_withBodyFinalization({body:t,...e,__security:{bearerAuth:!0}},{finalizeMultipart:!0}),this._client)))}retrieve(e,t,s){const{container_id:r}=t
return this._client.get(ht`/containers/${r}/files/${e}`,files_files_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}list(e,t={},s){const r=files_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/containers/${e}/files`,CursorPage,files_files_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}delete(e,t,s){const{container_id:r}=t
return this._client.delete(ht`/containers/${r}/files/${e}`,files_files_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}}files_Files.Content=Content
function containers_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const uo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function containers_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>uo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!uo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Containers extends APIResource{constructor(){super(...arguments)
this.files=new files_Files(this._client)}create(e,t){return this._client.post("/containers",containers_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/containers/${e}`,containers_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=containers_normalizeRequestOptionsForQuery(e,["after","limit","name","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/containers",CursorPage,containers_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/containers/${e}`,containers_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}}Containers.Files=files_Files
function content_provenance_checks_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class ContentProvenanceChecks extends APIResource{create(e,t){return this._client.post("/content_provenance_checks",content_provenance_checks_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}}function conversations_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const po=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function conversations_items_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>po.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!po.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class conversations_items_Items extends APIResource{create(e,t,s){const{include:r,...n}=t
return this._client.post(ht`/conversations/${e}/items`,conversations_items_resolveResourceRequestOptions(s,e=>({query:{include:r},body:n,...e,__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{conversation_id:r,...n}=t
return this._client.get(ht`/conversations/${r}/items/${e}`,conversations_items_resolveResourceRequestOptions(s,e=>({query:n,...e,__security:{bearerAuth:!0}})))}list(e,t={},s){const r=conversations_items_normalizeRequestOptionsForQuery(t,["after","include","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/conversations/${e}/items`,ConversationCursorPage,conversations_items_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}delete(e,t,s){const{conversation_id:r}=t
return this._client.delete(ht`/conversations/${r}/items/${e}`,conversations_items_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}}function conversations_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Conversations extends APIResource{constructor(){super(...arguments)
this.items=new conversations_items_Items(this._client)}create(e={},t){return this._client.post("/conversations",conversations_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/conversations/${e}`,conversations_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/conversations/${e}`,conversations_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/conversations/${e}`,conversations_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}Conversations.Items=conversations_items_Items
function decisions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Decisions extends APIResource{create(e,t){return this._client.post("/decisions",decisions_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}function createEmbedding(e,t,s){const r=!!t.encoding_format
const n=r?t.encoding_format:"base64"
if(r)loggerFor(e).debug("embeddings/user defined encoding_format:",t.encoding_format)
const i={...t,encoding_format:n}
const o={body:i,...s,__security:{bearerAuth:!0}}
const a=e.post("/embeddings",o)
if(r)return a
loggerFor(e).debug("embeddings/decoding base64 embeddings from base64")
return a._thenUnwrap(e=>{const t=e?.data
if(t!==void 0){if(!Array.isArray(t))throw new TypeError("Expected embeddings response data to be an array")
const{length:e}=t
for(let s=0;s<e;s+=1)if(s in t){const e=t[s]
const{embedding:r}=e
if(Array.isArray(r))continue
e.embedding=toFloat32Array(r)}}return e})}class Embeddings extends APIResource{create(e,t){return createEmbedding(this._client,e,t)}}function output_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class OutputItems extends APIResource{retrieve(e,t,s){const{eval_id:r,run_id:n}=t
return this._client.get(ht`/evals/${r}/runs/${n}/output_items/${e}`,output_items_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}list(e,t,s){const{eval_id:r,...n}=t
return this._client.getAPIList(ht`/evals/${r}/runs/${e}/output_items`,CursorPage,output_items_resolveResourceRequestOptions(s,e=>({query:n,...e,__security:{bearerAuth:!0}})))}}function runs_runs_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const ho=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function runs_runs_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>ho.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!ho.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class runs_Runs extends APIResource{constructor(){super(...arguments)
this.outputItems=new OutputItems(this._client)}create(e,t,s){return this._client.post(ht`/evals/${e}/runs`,runs_runs_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{eval_id:r}=t
return this._client.get(ht`/evals/${r}/runs/${e}`,runs_runs_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}list(e,t={},s){const r=runs_runs_normalizeRequestOptionsForQuery(t,["after","limit","order","status"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/evals/${e}/runs`,CursorPage,runs_runs_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}delete(e,t,s){const{eval_id:r}=t
return this._client.delete(ht`/evals/${r}/runs/${e}`,runs_runs_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}cancel(e,t,s){const{eval_id:r}=t
return this._client.post(ht`/evals/${r}/runs/${e}/cancel`,runs_runs_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}}runs_Runs.OutputItems=OutputItems
function evals_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const _o=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function evals_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>_o.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!_o.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Evals extends APIResource{constructor(){super(...arguments)
this.runs=new runs_Runs(this._client)}create(e,t){return this._client.post("/evals",evals_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/evals/${e}`,evals_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/evals/${e}`,evals_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=evals_normalizeRequestOptionsForQuery(e,["after","limit","order","order_by"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/evals",CursorPage,evals_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/evals/${e}`,evals_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}Evals.Runs=runs_Runs
async function waitForFileProcessing(e,t,s,r){const i=new Set(["processed","error","deleted"])
const o=performance.now()
let a=await e.retrieve(t)
while(!a.status||!i.has(a.status)){await sleep(s)
a=await e.retrieve(t)
if(performance.now()-o>r)throw new n.qA({message:`Giving up on waiting for file ${t} to finish processing after ${r} milliseconds.`})}return a}function resources_files_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const fo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function resources_files_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>fo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!fo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class resources_files_Files extends APIResource{create(e,t){return this._client.post("/files",resources_files_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}retrieve(e,t){return this._client.get(ht`/files/${e}`,resources_files_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=resources_files_normalizeRequestOptionsForQuery(e,["after","limit","order","purpose"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/files",CursorPage,resources_files_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/files/${e}`,resources_files_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}content(e,t){return this._client.get(ht`/files/${e}/content`,resources_files_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"application/binary"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}async waitForProcessing(e,{pollInterval:t=5e3,maxWait:s=30*60*1e3}={}){return await waitForFileProcessing(this,e,t,s)}}class Methods extends APIResource{}function graders_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Graders extends APIResource{run(e,t){return this._client.post("/fine_tuning/alpha/graders/run",graders_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}validate(e,t){return this._client.post("/fine_tuning/alpha/graders/validate",graders_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}class Alpha extends APIResource{constructor(){super(...arguments)
this.graders=new Graders(this._client)}}Alpha.Graders=Graders
function permissions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const mo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function permissions_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>mo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!mo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Permissions extends APIResource{create(e,t,s){return this._client.getAPIList(ht`/fine_tuning/checkpoints/${e}/permissions`,Page,permissions_resolveResourceRequestOptions(s,e=>({body:t,method:"post",...e,__security:{adminAPIKeyAuth:!0}})))}retrieve(e,t={},s){const r=permissions_normalizeRequestOptionsForQuery(t,["after","limit","order","project_id"],s)
if(r!==void 0){s=r
t={}}return this._client.get(ht`/fine_tuning/checkpoints/${e}/permissions`,permissions_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}list(e,t={},s){const r=permissions_normalizeRequestOptionsForQuery(t,["after","limit","order","project_id"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/fine_tuning/checkpoints/${e}/permissions`,ConversationCursorPage,permissions_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{adminAPIKeyAuth:!0}})))}delete(e,t,s){const{fine_tuned_model_checkpoint:r}=t
return this._client.delete(ht`/fine_tuning/checkpoints/${r}/permissions/${e}`,permissions_resolveResourceRequestOptions(s,e=>({...e,__security:{adminAPIKeyAuth:!0}})))}}class Checkpoints extends APIResource{constructor(){super(...arguments)
this.permissions=new Permissions(this._client)}}Checkpoints.Permissions=Permissions
function checkpoints_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const yo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function checkpoints_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>yo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!yo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class checkpoints_Checkpoints extends APIResource{list(e,t={},s){const r=checkpoints_normalizeRequestOptionsForQuery(t,["after","limit"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/fine_tuning/jobs/${e}/checkpoints`,CursorPage,checkpoints_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}}function jobs_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const vo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function jobs_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>vo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!vo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Jobs extends APIResource{constructor(){super(...arguments)
this.checkpoints=new checkpoints_Checkpoints(this._client)}create(e,t){return this._client.post("/fine_tuning/jobs",jobs_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/fine_tuning/jobs/${e}`,jobs_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=jobs_normalizeRequestOptionsForQuery(e,["after","limit","metadata"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/fine_tuning/jobs",CursorPage,jobs_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}cancel(e,t){return this._client.post(ht`/fine_tuning/jobs/${e}/cancel`,jobs_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}listEvents(e,t={},s){const r=jobs_normalizeRequestOptionsForQuery(t,["after","limit"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/fine_tuning/jobs/${e}/events`,CursorPage,jobs_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}pause(e,t){return this._client.post(ht`/fine_tuning/jobs/${e}/pause`,jobs_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}resume(e,t){return this._client.post(ht`/fine_tuning/jobs/${e}/resume`,jobs_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}Jobs.Checkpoints=checkpoints_Checkpoints
class FineTuning extends APIResource{constructor(){super(...arguments)
this.methods=new Methods(this._client)
this.jobs=new Jobs(this._client)
this.checkpoints=new Checkpoints(this._client)
this.alpha=new Alpha(this._client)}}FineTuning.Methods=Methods
FineTuning.Jobs=Jobs
FineTuning.Checkpoints=Checkpoints
FineTuning.Alpha=Alpha
class GraderModels extends APIResource{}class graders_Graders extends APIResource{constructor(){super(...arguments)
this.graderModels=new GraderModels(this._client)}}graders_Graders.GraderModels=GraderModels
function images_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function images_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}class Images extends APIResource{createVariation(e,t){return this._client.post("/images/variations",images_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}edit(e,t){return this._client.post("/images/edits",images_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions(images_withBodyFinalization((e=>({...e,body:Object.fromEntries(Object.entries(e.body??{}).map(([e,t])=>[e,e==="safety_identifier"&&t===null?void 0:t]))}))({body:e,...t,stream:e.stream??!1,__metadata:{...t?.__metadata,...e.model==null?{}:{model:e.model}},__security:{bearerAuth:!0}}),{streamFromBody:!0}),this._client)))}generate(e,t){return this._client.post("/images/generations",images_resolveResourceRequestOptions(t,t=>images_withBodyFinalization({body:e,...t,stream:e.stream??!1,__security:{bearerAuth:!0}},{streamFromBody:!0})))}}function live_sessions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class live_sessions_Sessions extends APIResource{accept(e,t,s){return this._client.post(ht`/live/sessions/${e}/accept`,live_sessions_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}downloadRecording(e,t){return this._client.get(ht`/live/sessions/${e}/content`,live_sessions_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"application/binary"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}fork(e,t,s){return this._client.post(ht`/live/sessions/${e}/fork`,live_sessions_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}hangup(e,t){return this._client.post(ht`/live/sessions/${e}/hangup`,live_sessions_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}refer(e,t,s){return this._client.post(ht`/live/sessions/${e}/refer`,live_sessions_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}reject(e,t,s){return this._client.post(ht`/live/sessions/${e}/reject`,live_sessions_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}}class Forks extends APIResource{}class Sideband extends APIResource{}function live_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Live extends APIResource{constructor(){super(...arguments)
this.sideband=new Sideband(this._client)
this.forks=new Forks(this._client)
this.sessions=new live_sessions_Sessions(this._client)}create(e,t){return this._client.post("/live/sessions",live_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}Live.Sideband=Sideband
Live.Forks=Forks
Live.Sessions=live_sessions_Sessions
function models_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Models extends APIResource{retrieve(e,t){return this._client.get(ht`/models/${e}`,models_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}list(e){return this._client.getAPIList("/models",Page,models_resolveResourceRequestOptions(e,e=>({...e,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/models/${e}`,models_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}function moderations_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Moderations extends APIResource{create(e,t){return this._client.post("/moderations",moderations_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}async function encodedMultipartFormRequestOptions(e,t,s,r=null){if(e.body===null||typeof e.body!=="object"||Array.isArray(e.body))throw new TypeError("Multipart request body must be an object")
const n=Object.fromEntries(Object.entries(e.body).filter(([,e])=>e!==void 0))
if(r!==null&&Object.keys(n).length===1&&Object.prototype.hasOwnProperty.call(n,r)){const t=n[r]
if(typeof t!=="string")throw new TypeError("Raw multipart alternative must be a string")
return{...e,body:t,headers:buildHeaders([e.headers,{"content-type":s[r].content_type}])}}const i=[]
for(const[e,t]of Object.entries(s)){if(!Object.prototype.hasOwnProperty.call(n,e))continue
const s=n[e]
const r=t.json?JSON.stringify(s):s
if(typeof r!=="string")throw new TypeError(`Multipart field ${e} must encode as a string`)
i.push([e,makeFile([r],"",{type:t.content_type})])
delete n[e]}const o=await multipartFormRequestOptions({...e,body:n},t)
const a=o.body
if(!(a instanceof FormData)){await a.cancel()
throw new TypeError("Unexpected streaming upload in typed multipart request body")}for(const[e,t]of i)a.append(e,t,"")
return{...e,body:a,headers:buildHeaders([e.headers,{"content-type":null}])}}function calls_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Calls extends APIResource{create(e,t){return this._client.post("/realtime/calls",calls_resolveResourceRequestOptions(t,t=>encodedMultipartFormRequestOptions({body:e,...t,headers:buildHeaders([{Accept:"application/sdp"},t?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0},this._client,{sdp:{content_type:"application/sdp",json:!1},session:{content_type:"application/json",json:!0}},"sdp")))}accept(e,t,s){return this._client.post(ht`/realtime/calls/${e}/accept`,calls_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}hangup(e,t){return this._client.post(ht`/realtime/calls/${e}/hangup`,calls_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}refer(e,t,s){return this._client.post(ht`/realtime/calls/${e}/refer`,calls_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}reject(e,t={},s){return this._client.post(ht`/realtime/calls/${e}/reject`,calls_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}}function client_secrets_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class ClientSecrets extends APIResource{create(e,t){return this._client.post("/realtime/client_secrets",client_secrets_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}function translations_client_secrets_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class client_secrets_ClientSecrets extends APIResource{create(e,t){return this._client.post("/realtime/translations/client_secrets",translations_client_secrets_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}class translations_Translations extends APIResource{constructor(){super(...arguments)
this.clientSecrets=new client_secrets_ClientSecrets(this._client)}}translations_Translations.ClientSecrets=client_secrets_ClientSecrets
class realtime_Realtime extends APIResource{constructor(){super(...arguments)
this.clientSecrets=new ClientSecrets(this._client)
this.calls=new Calls(this._client)
this.translations=new translations_Translations(this._client)}}realtime_Realtime.ClientSecrets=ClientSecrets
realtime_Realtime.Calls=Calls
realtime_Realtime.Translations=translations_Translations
function responses_input_items_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const go=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function responses_input_items_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>go.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!go.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class input_items_InputItems extends APIResource{list(e,t={},s){const r=responses_input_items_normalizeRequestOptionsForQuery(t,["after","include","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/responses/${e}/input_items`,CursorPage,responses_input_items_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}}function responses_input_tokens_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class input_tokens_InputTokens extends APIResource{count(e={},t){return this._client.post("/responses/input_tokens",responses_input_tokens_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}}function isTextFormat(e){return values_isObj(e)&&typeof e["type"]==="string"}function effectiveTextFormat({body:e},t){if(t===null||!values_isObj(e))return t??null
const{input:s}=e
if(Array.isArray(s))for(let e=s.length-1;e>=0;e-=1){const r=s[e]
if(!values_isObj(r)||r["type"]!=="configuration_update")continue
const{text:i}=r
if(!values_isObj(i))continue
const{format:o}=i
if(!isTextFormat(o))continue
if(o.type==="text"&&t!==void 0)throw new n.vc("Cannot use parseAs with a plain-text format update.")
return t??o}const{text:r}=e
const i=values_isObj(r)?r["format"]:null
return t??(isTextFormat(i)?i:null)}function resolveResponseParseOptions(e,t){const s=t&&hasOwn(t,"parseAs")?t.parseAs:void 0
if(s!=null)effectiveTextFormat({body:e},s)
const r={...t}
delete r.parseAs
let n
r.__metadata={...t?.__metadata,captureResponseParser(e){const t=effectiveTextFormat(e,s)
const r=t===null?null:{type:t.type,$brand:"$brand"in t?t.$brand:void 0,$parseRaw:"$parseRaw"in t?t.$parseRaw:void 0}
n=r}}
return{getTextFormat:e=>n===void 0?effectiveTextFormat(e,s):n,requestOptions:r}}function maybeParseResponse(e,t,s=t&&effectiveTextFormat({body:t})){if(!t||!ResponsesParser_hasAutoParseableInput(t,s)){const t={...e,output_parsed:null,output:e.output.map(e=>{if(e.type==="function_call")return{...e,parsed_arguments:null}
if(e.type==="message")return{...e,content:e.content.map(e=>({...e,parsed:null}))}
return e})}
if(needsOutputText(e,t))addOutputText(t)
return t}return parseResponse(e,t,s)}function parseResponse(e,t,s=effectiveTextFormat({body:t})){const r=!e.status||e.status==="completed"
const n=e.output.map(e=>{if(e.type==="function_call")return r?ResponsesParser_parseToolCall(t,e):{...e,parsed_arguments:null}
if(e.type==="message"){const t=e.content.map(t=>{if(t.type==="output_text")return{...t,parsed:r&&(e.phase==null||e.phase==="final_answer")?parseResponseFormatContent(s,t.text):null}
return t})
return{...e,content:t}}return e})
const i={...e,output:n}
if(needsOutputText(e,i))addOutputText(i)
Object.defineProperty(i,"output_parsed",{enumerable:!0,get(){for(const e of i.output){if(e.type!=="message")continue
for(const t of e.content)if(t.type==="output_text"&&t.parsed!==null)return t.parsed}return null}})
return i}function ResponsesParser_hasAutoParseableInput(e,t=effectiveTextFormat({body:e})){if(isParseableResponseFormat(t))return!0
return Array.isArray(e.tools)&&e.tools.some(e=>ResponsesParser_isAutoParsableTool(e)||e.type==="function"&&e.strict===!0||e.type==="namespace"&&e.tools.some(e=>e.type==="function"&&(ResponsesParser_isAutoParsableTool(e)||e.strict===!0)))}function ResponsesParser_isAutoParsableTool(e){return e?.["$brand"]==="auto-parseable-tool"}function getInputToolByName(e,t,s){for(const r of e)if(s==null){if(r.type==="function"&&r.name===t)return r}else if(r.type==="namespace"&&r.name===s)return r.tools.find(e=>e.type==="function"&&e.name===t)
if(s===t)return e.find(e=>e.type==="function"&&e.name===t&&e.defer_loading===!0)
return}function ResponsesParser_parseToolCall(e,t){const s=getInputToolByName(e.tools??[],t.name,t.namespace)
let r=null
if(ResponsesParser_isAutoParsableTool(s))r=s.$parseRaw(t.arguments)
else if(s?.strict)r=parseResponseFormatContent({type:"json_schema",$parseRaw:void 0},t.arguments)
return{...t,parsed_arguments:r}}function needsOutputText(e,t){return!Object.getOwnPropertyDescriptor(e,"output_text")||t.output_text==null}function addOutputText(e){const t=[]
for(const s of e.output){if(s.type!=="message")continue
for(const e of s.content)if(e.type==="output_text")t.push(e.text)}e.output_text=t.join("")}class OutputTextIndex{constructor(){this.capacity=1
this.values=[0,0]
this.size=0}get length(){return this.size}append(e){if(this.size===this.capacity)this.grow()
const t=this.size
this.size+=1
this.update(t,e)}update(e,t){if(!Number.isSafeInteger(e)||e<0||e>=this.size)throw new RangeError(`missing output at index ${e}`)
let s=this.capacity+e
const r=t-(this.values[s]??0)
if(r===0)return
while(s>=1){this.values[s]=(this.values[s]??0)+r
s=Math.floor(s/2)}}prefixSum(e){if(!Number.isSafeInteger(e)||e<0||e>this.size)throw new RangeError(`missing output at index ${e}`)
let t=this.capacity
let s=this.capacity+e
let r=0
while(t<s){if(t%2===1){r+=this.values[t]??0
t+=1}if(s%2===1){s-=1
r+=this.values[s]??0}t=Math.floor(t/2)
s=Math.floor(s/2)}return r}grow(){const e=this.capacity
this.capacity*=2
const t=Array.from({length:this.capacity*2},()=>0)
for(let s=0;s<this.size;s+=1)t[this.capacity+s]=this.values[e+s]??0
for(let e=this.capacity-1;e>0;e-=1)t[e]=(t[e*2]??0)+(t[e*2+1]??0)
this.values=t}}function createCanonicalResponseContext(){return{canonicalSnapshot:void 0,outputTextLengths:new WeakMap,outputTextIndex:new OutputTextIndex}}function getOutputText(e,t){if(t.type!=="message")return""
let s=""
for(const e of t.content)if(e.type==="output_text")s+=e.text
e.outputTextLengths.set(t,s.length)
return s}function ensureCanonicalOutputText(e,t){if(e.deferOutputText){e.canonicalSnapshot=void 0
return}if(e.canonicalSnapshot===t)return
const s=new OutputTextIndex
let r=""
for(const n of t.output){const t=getOutputText(e,n)
r+=t
s.append(t.length)}t.output_text=r
e.outputTextIndex=s
e.canonicalSnapshot=t}function cloneResponse(e,t){e.canonicalSnapshot=void 0
e.outputTextLengths=new WeakMap
e.outputTextIndex=new OutputTextIndex
const s=structuredClone(t)
if(!Object.getOwnPropertyDescriptor(s,"output_text")||s.output_text===null||s.output_text===void 0)ensureCanonicalOutputText(e,s)
else if(s.output.length===0&&s.output_text==="")e.canonicalSnapshot=s
return s}function updateCachedOutputTextLength(e,t,s,r,n){if(e.deferOutputText)return
const i=e.outputTextLengths.get(t)
if(i!==void 0){const o=i-r.length+n.length
e.outputTextLengths.set(t,o)
e.outputTextIndex.update(s,o)}}function replaceOutputTextSuffix(e,t,s){if(t.length===0){e.output_text+=s
return}e.output_text=e.output_text.slice(0,e.output_text.length-t.length)+s}function getPrecedingContentTextLength(e,t,s,r){if(s===void 0||t?.type!=="message")return 0
if(s<t.content.length-s-1){let e=0
for(let r=0;r<s;r+=1){const s=t.content[r]
if(s?.type==="output_text")e+=s.text.length}return e}let n=0
for(let e=s+1;e<t.content.length;e+=1){const s=t.content[e]
if(s?.type==="output_text")n+=s.text.length}const i=e.outputTextLengths.get(t)??getOutputText(e,t).length
return i-n-r.length}function updateOutputText(e,t,s,r,n,i){if(r===n)return
if(e.deferOutputText){e.outputTextDirty=!0
return}const o=t.output[s]
if(s===t.output.length-1&&(i===void 0||o?.type==="message"&&i===o.content.length-1)){replaceOutputTextSuffix(t,r,n)
return}const a=getPrecedingContentTextLength(e,o,i,n)
const c=e.outputTextIndex.prefixSum(s)+a
if(c+r.length===t.output_text.length){replaceOutputTextSuffix(t,r,n)
return}t.output_text=t.output_text.slice(0,c)+n+t.output_text.slice(c+r.length)}const bo=new WeakMap
function validateArrayIndex(e,t,s,r=!1){if(!Array.isArray(e)||!Number.isSafeInteger(t)||t<0||t>e.length||(t===e.length?!r||t in e:!hasOwn(e,t)))throw new n.vc(`missing ${s} at index ${t}`)}function validateArrayAppend(e,t,s){if(t!==e.length)throw new n.vc(`missing ${s} at index ${t}`)
validateArrayIndex(e,t,s,!0)}function getOutput(e,t){validateArrayIndex(e.output,t,"output")
const s=e.output[t]
if(!s)throw new n.vc(`missing output at index ${t}`)
return s}function hasRoutedOutputCallIdentity(e){return e.type==="function_call"||e.type==="custom_tool_call"||e.type==="shell_call"||e.type==="shell_call_output"}function getOutputItemIdentityKeys(e,t){if(!hasOwn(e,"type")||typeof e.type!=="string")throw new n.vc(`expected an own output item type for ${t}`)
const s=e.type==="function_call"||e.type==="custom_tool_call"
const r=[]
if(hasOwn(e,"id")){if(typeof e.id!=="string"||e.id.length===0&&e.type!=="computer_call")throw new n.vc(`expected a non-empty output item id for ${t}`)
r.push(`id:${e.id}`)}else if(!s)throw new n.vc(`expected a non-empty output item id for ${t}`)
if(hasRoutedOutputCallIdentity(e)){if(!hasOwn(e,"call_id")||typeof e.call_id!=="string"||e.call_id.length===0&&e.type!=="function_call")throw new n.vc(`expected a non-empty output item call_id for ${t}`)
r.push(`call:${e.type}:${e.call_id}`)}return r}function assertOutputItemIdentitiesAvailable(e,t){for(const s of t)if(e.has(s))throw new n.vc(`duplicate output item identity '${s}'`)}function addOutputItemIdentities(e,t){assertOutputItemIdentitiesAvailable(e,t)
for(const s of t)e.add(s)}function createResponseOutputIdentityIndex(e){const t={snapshot:e,output:e.output,length:e.output.length,identities:new Set}
for(let s=0;s<e.output.length;s+=1){const r=getOutput(e,s)
addOutputItemIdentities(t.identities,getOutputItemIdentityKeys(r,"response snapshot"))}return t}function getResponseOutputIdentityIndex(e,t){const s=bo.get(e)
if(s&&s.snapshot===t&&s.output===t.output&&s.length===t.output.length)return s
const r=createResponseOutputIdentityIndex(t)
bo.set(e,r)
return r}function cloneValidatedResponse(e,t){const s=createCanonicalResponseContext()
const r=cloneResponse(s,t)
const n=createResponseOutputIdentityIndex(r)
e.canonicalSnapshot=s.canonicalSnapshot
e.outputTextLengths=s.outputTextLengths
e.outputTextIndex=s.outputTextIndex
bo.set(e,n)
return r}const wo={"response.output_text.delta":"message","response.output_text.done":"message","response.output_text.annotation.added":"message","response.refusal.delta":"message","response.refusal.done":"message","response.function_call_arguments.delta":"function_call","response.function_call_arguments.done":"function_call","response.custom_tool_call_input.delta":"custom_tool_call","response.custom_tool_call_input.done":"custom_tool_call","response.mcp_call_arguments.delta":"mcp_call","response.mcp_call_arguments.done":"mcp_call","response.mcp_call.in_progress":"mcp_call","response.mcp_call.completed":"mcp_call","response.mcp_call.failed":"mcp_call","response.shell_call_output_content.delta":"shell_call_output","response.shell_call_output_content.done":"shell_call_output","response.reasoning_text.delta":"reasoning","response.reasoning_text.done":"reasoning","response.reasoning_summary_part.added":"reasoning","response.reasoning_summary_part.done":"reasoning","response.reasoning_summary_text.delta":"reasoning","response.reasoning_summary_text.done":"reasoning","response.code_interpreter_call_code.delta":"code_interpreter_call","response.code_interpreter_call_code.done":"code_interpreter_call","response.code_interpreter_call.in_progress":"code_interpreter_call","response.code_interpreter_call.interpreting":"code_interpreter_call","response.code_interpreter_call.completed":"code_interpreter_call","response.file_search_call.in_progress":"file_search_call","response.file_search_call.searching":"file_search_call","response.file_search_call.completed":"file_search_call","response.web_search_call.in_progress":"web_search_call","response.web_search_call.searching":"web_search_call","response.web_search_call.completed":"web_search_call","response.image_generation_call.in_progress":"image_generation_call","response.image_generation_call.generating":"image_generation_call","response.image_generation_call.completed":"image_generation_call","response.image_generation_call.partial_image":"image_generation_call","response.mcp_list_tools.in_progress":"mcp_list_tools","response.mcp_list_tools.completed":"mcp_list_tools","response.mcp_list_tools.failed":"mcp_list_tools","response.compaction.compacting":"compaction"}
function getExpectedOutputItemType(e){if(e.type==="response.content_part.added"||e.type==="response.content_part.done")return e.part.type==="reasoning_text"?"reasoning":"message"
return wo[e.type]}function validateResponseOutputItemIdentity(e,t,s){getOutputItemIdentityKeys(e,s)
getOutputItemIdentityKeys(t,s)
if(!hasOwn(t,"type")||e.type!==t.type)throw new n.vc(`expected output item type '${e.type}', got '${t.type}'`)
const r=hasOwn(e,"id")?e.id:void 0
const i=hasOwn(t,"id")?t.id:void 0
const o=r===void 0&&(e.type==="function_call"||e.type==="custom_tool_call")
if(r!==i&&!o)throw new n.vc(`expected output item id '${r}', got '${i}'`)
if(hasRoutedOutputCallIdentity(e)&&hasRoutedOutputCallIdentity(t)&&e.call_id!==t.call_id)throw new n.vc(`expected output item call_id '${e.call_id}', got '${t.call_id}'`)}function validateOutputItemIdentity(e,t,s){if(e.type==="response.output_item.done")return
if(s&&(e.type==="response.shell_call_command.added"||e.type==="response.shell_call_command.delta"||e.type==="response.shell_call_command.done")){const s=getOutput(t,e.output_index)
if(!hasOwn(s,"type")||s.type!=="shell_call")throw new n.vc(`expected output item type 'shell_call', got '${s.type}'`)
return}if(e.type!=="response.content_part.added"&&e.type!=="response.content_part.done"&&!hasOwn(wo,e.type))return
const r=e
if(!hasOwn(e,"item_id")||typeof r.item_id!=="string"||r.item_id.length===0)throw new n.vc(`expected a non-empty item_id for ${e.type}`)
const i=getOutput(t,r.output_index)
const o=hasOwn(i,"id")?i.id:void 0
if(o!==r.item_id)throw new n.vc(`expected item_id '${o}', got '${r.item_id}'`)
const a=getExpectedOutputItemType(r)
if(i.type!==a)throw new n.vc(`expected output item type '${a}', got '${i.type}'`)}function getContent(e,t){validateArrayIndex(e,t,"content")
const s=e[t]
if(!s)throw new n.vc(`missing content at index ${t}`)
return s}function getShellOutputContent(e,t,s){const r=e.output.find(e=>e.type==="shell_call"&&e.call_id===t.call_id)
if(r)validateArrayIndex(r.action.commands,s,"command")
else validateArrayIndex(t.output,s,"content",!0)
while(t.output.length<=s)t.output.push({stdout:"",stderr:"",outcome:{type:"exit",exit_code:0}})
return getContent(t.output,s)}function createSupportedResponseEventTypes(e){return new Set(e)}const Ro=createSupportedResponseEventTypes(["response.output_item.added","response.output_item.done","response.content_part.added","response.content_part.done","response.output_text.delta","response.output_text.done","response.output_text.annotation.added","response.refusal.delta","response.refusal.done","response.function_call_arguments.delta","response.function_call_arguments.done","response.custom_tool_call_input.delta","response.custom_tool_call_input.done","response.mcp_call_arguments.delta","response.mcp_call_arguments.done","response.shell_call_command.added","response.shell_call_command.done","response.shell_call_command.delta","response.shell_call_output_content.delta","response.shell_call_output_content.done","response.reasoning_text.delta","response.reasoning_text.done","response.reasoning_summary_part.added","response.reasoning_summary_part.done","response.reasoning_summary_text.delta","response.reasoning_summary_text.done","response.code_interpreter_call_code.delta","response.code_interpreter_call_code.done","response.code_interpreter_call.in_progress","response.code_interpreter_call.interpreting","response.code_interpreter_call.completed","response.file_search_call.in_progress","response.file_search_call.searching","response.file_search_call.completed","response.web_search_call.in_progress","response.web_search_call.searching","response.web_search_call.completed","response.image_generation_call.in_progress","response.image_generation_call.generating","response.image_generation_call.completed","response.mcp_call.in_progress","response.mcp_call.completed","response.mcp_call.failed","response.created","response.queued","response.in_progress","response.completed","response.failed","response.incomplete","response.audio.delta","response.audio.done","response.audio.transcript.delta","response.audio.transcript.done","response.compaction.compacting","response.image_generation_call.partial_image","response.mcp_list_tools.in_progress","response.mcp_list_tools.completed","response.mcp_list_tools.failed","keepalive","error"])
function response_accumulator_assertNever(e){throw new n.vc("Unhandled response stream event: unknown")}const Po=["item_id","output_index","content_index","annotation_index","command_index","summary_index"]
function sanitizeResponseEvent(e){let t
try{t=Object.getOwnPropertyDescriptor(e,"type")}catch{return response_accumulator_assertNever(e)}const s=t?.value
if(typeof s!=="string"||!Ro.has(s))return response_accumulator_assertNever(e)
const r=new Map([["type",s]])
const n=s==="response.output_item.added"||s==="response.output_item.done"||s==="response.content_part.added"||s==="response.content_part.done"||s==="response.shell_call_command.added"||s==="response.shell_call_command.delta"||s==="response.shell_call_command.done"||hasOwn(wo,s)
if(n)try{for(const t of Po){const s=Object.getOwnPropertyDescriptor(e,t)
r.set(t,s?e[t]:void 0)}if(s==="response.output_item.added"||s==="response.output_item.done")r.set("item",structuredClone(e.item))
else if(s==="response.content_part.added"||s==="response.content_part.done")r.set("part",structuredClone(e.part))}catch{return response_accumulator_assertNever(e)}return new Proxy(e,{get(e,t){return r.has(t)?r.get(t):Reflect.get(e,t,e)}})}function replaceResponseOutputItem(e,t,s,r,n=!0){const i=getOutput(t,s)
validateResponseOutputItemIdentity(i,r,"response.output_item.done")
if(!hasOwn(i,"id")&&hasOwn(r,"id")){const{identities:s}=getResponseOutputIdentityIndex(e,t)
addOutputItemIdentities(s,[`id:${r.id}`])}if(!n){t.output[s]=r
return}const o=getOutputText(e,i)
if(i.type==="message"||r.type==="message")ensureCanonicalOutputText(e,t)
t.output[s]=r
const a=getOutputText(e,r)
if(e.canonicalSnapshot===t)e.outputTextIndex.update(s,a.length)
updateOutputText(e,t,s,o,a)}function accumulateOutputItemEvent(e,t,s){switch(e.type){case"response.output_item.added":{validateArrayAppend(t.output,e.output_index,"output")
const r=getResponseOutputIdentityIndex(s,t)
const n=e.item
const i=getOutputItemIdentityKeys(n,e.type)
assertOutputItemIdentitiesAvailable(r.identities,i)
if(n.type==="message")ensureCanonicalOutputText(s,t)
t.output.push(n)
addOutputItemIdentities(r.identities,i)
r.length=t.output.length
const o=getOutputText(s,n)
if(s.canonicalSnapshot===t)s.outputTextIndex.append(o.length)
if(o)if(s.deferOutputText)s.outputTextDirty=!0
else t.output_text+=o
return!0}case"response.output_item.done":replaceResponseOutputItem(s,t,e.output_index,e.item)
return!0
default:return!1}}function accumulateContentPartAddedEvent(e,t,s){switch(e.type){case"response.content_part.added":{const r=getOutput(t,e.output_index)
const{type:n}=r
const{part:i}=e
if(n==="message"&&i.type!=="reasoning_text"){validateArrayAppend(r.content,e.content_index,"content")
const n=i
if(n.type==="output_text")ensureCanonicalOutputText(s,t)
r.content.push(n)
if(n.type==="output_text"){updateCachedOutputTextLength(s,r,e.output_index,"",n.text)
updateOutputText(s,t,e.output_index,"",n.text,e.content_index)}}else if(n==="reasoning"&&i.type==="reasoning_text"){const t=r.content??[]
validateArrayAppend(t,e.content_index,"content")
if(!r.content)r.content=t
t.push(i)}return!0}default:return!1}}function accumulateContentPartDoneEvent(e,t,s){switch(e.type){case"response.content_part.done":{const r=getOutput(t,e.output_index)
const{part:i}=e
if(r.type==="message"&&i.type!=="reasoning_text"){const n=getContent(r.content,e.content_index)
const o=n.type==="output_text"?n.text:""
const a=i
if(n.type==="output_text"||a.type==="output_text")ensureCanonicalOutputText(s,t)
r.content[e.content_index]=a
const c=a.type==="output_text"?a.text:""
updateCachedOutputTextLength(s,r,e.output_index,o,c)
updateOutputText(s,t,e.output_index,o,c,e.content_index)}else if(r.type==="reasoning"&&i.type==="reasoning_text"){const{content:t}=r
if(!t)throw new n.vc(`missing content at index ${e.content_index}`)
getContent(t,e.content_index)
t[e.content_index]=i}return!0}default:return!1}}function isLogprobWithBytes(e){return values_isObj(e)&&typeof e["token"]==="string"&&typeof e["logprob"]==="number"&&Array.isArray(e["bytes"])&&e["bytes"].every(e=>typeof e==="number")}function isOutputLogprobs(e){return Array.isArray(e)&&e.every(e=>isLogprobWithBytes(e)&&"top_logprobs"in e&&Array.isArray(e.top_logprobs)&&e.top_logprobs.every(isLogprobWithBytes))}function accumulateOutputLogprobs(e,t){const s=structuredClone(t.logprobs)
if(!isOutputLogprobs(s))return
if(t.type==="response.output_text.done"){if(s.length>0||Array.isArray(e.logprobs)&&e.logprobs.length>0)e.logprobs=s}else if(s.length>0){if(!Array.isArray(e.logprobs))e.logprobs=[]
for(const t of s)e.logprobs.push(t)}}function accumulateOutputTextEvent(e,t,s){switch(e.type){case"response.output_text.delta":{const r=getOutput(t,e.output_index)
if(r.type==="message"){const i=getContent(r.content,e.content_index)
if(i.type!=="output_text")throw new n.vc(`expected content to be 'output_text', got ${i.type}`)
accumulateOutputLogprobs(i,e)
const o=i.text
ensureCanonicalOutputText(s,t)
i.text=o+e.delta
updateCachedOutputTextLength(s,r,e.output_index,o,i.text)
if(e.output_index===t.output.length-1&&e.content_index===r.content.length-1)if(s.deferOutputText){if(e.delta!=="")s.outputTextDirty=!0}else t.output_text+=e.delta
else updateOutputText(s,t,e.output_index,o,i.text,e.content_index)}return!0}case"response.output_text.done":{const r=getOutput(t,e.output_index)
if(r.type==="message"){const i=getContent(r.content,e.content_index)
if(i.type!=="output_text")throw new n.vc(`expected content to be 'output_text', got ${i.type}`)
accumulateOutputLogprobs(i,e)
const o=i.text
ensureCanonicalOutputText(s,t)
i.text=e.text
updateCachedOutputTextLength(s,r,e.output_index,o,e.text)
updateOutputText(s,t,e.output_index,o,e.text,e.content_index)}return!0}case"response.output_text.annotation.added":{const s=getOutput(t,e.output_index)
if(s.type==="message"){const t=getContent(s.content,e.content_index)
if(t.type!=="output_text")throw new n.vc(`expected content to be 'output_text', got ${t.type}`)
validateArrayIndex(t.annotations,e.annotation_index,"annotation",!0)
t.annotations[e.annotation_index]=structuredClone(e.annotation)}return!0}default:return!1}}function accumulateRefusalAndArgumentsEvent(e,t){switch(e.type){case"response.refusal.delta":{const s=getOutput(t,e.output_index)
if(s.type==="message"){const t=getContent(s.content,e.content_index)
if(t.type!=="refusal")throw new n.vc(`expected content to be 'refusal', got ${t.type}`)
t.refusal+=e.delta}return!0}case"response.refusal.done":{const s=getOutput(t,e.output_index)
if(s.type==="message"){const t=getContent(s.content,e.content_index)
if(t.type!=="refusal")throw new n.vc(`expected content to be 'refusal', got ${t.type}`)
t.refusal=e.refusal}return!0}case"response.function_call_arguments.delta":{const s=getOutput(t,e.output_index)
if(s.type==="function_call")s.arguments+=e.delta
return!0}case"response.function_call_arguments.done":{const s=getOutput(t,e.output_index)
if(s.type==="function_call")s.arguments=e.arguments
return!0}case"response.custom_tool_call_input.delta":{const s=getOutput(t,e.output_index)
if(s.type==="custom_tool_call")s.input+=e.delta
return!0}case"response.custom_tool_call_input.done":{const s=getOutput(t,e.output_index)
if(s.type==="custom_tool_call")s.input=e.input
return!0}case"response.mcp_call_arguments.delta":{const s=getOutput(t,e.output_index)
if(s.type==="mcp_call")s.arguments+=e.delta
return!0}case"response.mcp_call_arguments.done":{const s=getOutput(t,e.output_index)
if(s.type==="mcp_call")s.arguments=e.arguments
return!0}default:return!1}}function accumulateShellEvent(e,t){switch(e.type){case"response.shell_call_command.added":case"response.shell_call_command.done":{const s=getOutput(t,e.output_index)
if(s.type==="shell_call"){const t=e.type==="response.shell_call_command.added"
validateArrayIndex(s.action.commands,e.command_index,"command",t)
s.action.commands[e.command_index]=e.command}return!0}case"response.shell_call_command.delta":{const s=getOutput(t,e.output_index)
if(s.type==="shell_call"){validateArrayIndex(s.action.commands,e.command_index,"command")
s.action.commands[e.command_index]+=e.delta}return!0}case"response.shell_call_output_content.delta":{const s=getOutput(t,e.output_index)
if(s.type==="shell_call_output"){const r=getShellOutputContent(t,s,e.command_index)
r.stdout+=e.delta.stdout??""
r.stderr+=e.delta.stderr??""}return!0}case"response.shell_call_output_content.done":{const s=getOutput(t,e.output_index)
if(s.type==="shell_call_output"){const r=getContent(e.output,0)
getShellOutputContent(t,s,e.command_index)
s.output[e.command_index]=structuredClone(r)}return!0}default:return!1}}function accumulateReasoningEvent(e,t){switch(e.type){case"response.reasoning_text.delta":{const s=getOutput(t,e.output_index)
if(s.type==="reasoning"){if(!s.content)throw new n.vc(`missing content at index ${e.content_index}`)
const t=getContent(s.content,e.content_index)
if(t.type!=="reasoning_text")throw new n.vc(`expected content to be 'reasoning_text', got ${t.type}`)
t.text+=e.delta}return!0}case"response.reasoning_text.done":{const s=getOutput(t,e.output_index)
if(s.type==="reasoning"){if(!s.content)throw new n.vc(`missing content at index ${e.content_index}`)
const t=getContent(s.content,e.content_index)
if(t.type!=="reasoning_text")throw new n.vc(`expected content to be 'reasoning_text', got ${t.type}`)
t.text=e.text}return!0}case"response.reasoning_summary_part.added":{const s=getOutput(t,e.output_index)
if(s.type==="reasoning"){validateArrayAppend(s.summary,e.summary_index,"content")
s.summary.push(structuredClone(e.part))}return!0}case"response.reasoning_summary_part.done":{const s=getOutput(t,e.output_index)
if(s.type==="reasoning"){getContent(s.summary,e.summary_index)
s.summary[e.summary_index]=structuredClone(e.part)}return!0}case"response.reasoning_summary_text.delta":{const s=getOutput(t,e.output_index)
if(s.type==="reasoning"){const t=getContent(s.summary,e.summary_index)
t.text+=e.delta}return!0}case"response.reasoning_summary_text.done":{const s=getOutput(t,e.output_index)
if(s.type==="reasoning"){const t=getContent(s.summary,e.summary_index)
t.text=e.text}return!0}default:return!1}}function accumulateCodeInterpreterEvent(e,t){switch(e.type){case"response.code_interpreter_call_code.delta":{const s=getOutput(t,e.output_index)
if(s.type==="code_interpreter_call")s.code=(s.code??"")+e.delta
return!0}case"response.code_interpreter_call_code.done":{const s=getOutput(t,e.output_index)
if(s.type==="code_interpreter_call")s.code=e.code
return!0}case"response.code_interpreter_call.in_progress":{const s=getOutput(t,e.output_index)
if(s.type==="code_interpreter_call")s.status="in_progress"
return!0}case"response.code_interpreter_call.interpreting":{const s=getOutput(t,e.output_index)
if(s.type==="code_interpreter_call")s.status="interpreting"
return!0}case"response.code_interpreter_call.completed":{const s=getOutput(t,e.output_index)
if(s.type==="code_interpreter_call")s.status="completed"
return!0}default:return!1}}function accumulateSearchStatusEvent(e,t){switch(e.type){case"response.file_search_call.in_progress":{const s=getOutput(t,e.output_index)
if(s.type==="file_search_call")s.status="in_progress"
return!0}case"response.file_search_call.searching":{const s=getOutput(t,e.output_index)
if(s.type==="file_search_call")s.status="searching"
return!0}case"response.file_search_call.completed":{const s=getOutput(t,e.output_index)
if(s.type==="file_search_call")s.status="completed"
return!0}case"response.web_search_call.in_progress":{const s=getOutput(t,e.output_index)
if(s.type==="web_search_call")s.status="in_progress"
return!0}case"response.web_search_call.searching":{const s=getOutput(t,e.output_index)
if(s.type==="web_search_call")s.status="searching"
return!0}case"response.web_search_call.completed":{const s=getOutput(t,e.output_index)
if(s.type==="web_search_call")s.status="completed"
return!0}default:return!1}}function accumulateImageAndMcpStatusEvent(e,t){switch(e.type){case"response.image_generation_call.in_progress":{const s=getOutput(t,e.output_index)
if(s.type==="image_generation_call")s.status="in_progress"
return!0}case"response.image_generation_call.generating":{const s=getOutput(t,e.output_index)
if(s.type==="image_generation_call")s.status="generating"
return!0}case"response.image_generation_call.completed":{const s=getOutput(t,e.output_index)
if(s.type==="image_generation_call")s.status="completed"
return!0}case"response.mcp_call.in_progress":{const s=getOutput(t,e.output_index)
if(s.type==="mcp_call")s.status="in_progress"
return!0}case"response.mcp_call.completed":{const s=getOutput(t,e.output_index)
if(s.type==="mcp_call")s.status="completed"
return!0}case"response.mcp_call.failed":{const s=getOutput(t,e.output_index)
if(s.type==="mcp_call")s.status="failed"
return!0}default:return!1}}function isResponseLifecycleEvent(e){switch(e.type){case"response.created":case"response.queued":case"response.in_progress":case"response.completed":case"response.failed":case"response.incomplete":return!0
default:return!1}}function isIgnoredResponseEvent(e){switch(e.type){case"response.audio.delta":case"response.audio.done":case"response.audio.transcript.delta":case"response.audio.transcript.done":case"response.compaction.compacting":case"response.image_generation_call.partial_image":case"response.mcp_list_tools.in_progress":case"response.mcp_list_tools.completed":case"response.mcp_list_tools.failed":case"keepalive":case"error":return!0
default:return!1}}function createResponseContext(){return createCanonicalResponseContext()}function accumulateResponseOutput(e,t,s,r){validateOutputItemIdentity(e,t,r)
if(accumulateOutputItemEvent(e,t,s))return!0
if(accumulateContentPartAddedEvent(e,t,s))return!0
if(accumulateContentPartDoneEvent(e,t,s))return!0
if(accumulateOutputTextEvent(e,t,s))return!0
if(accumulateRefusalAndArgumentsEvent(e,t))return!0
if(accumulateShellEvent(e,t))return!0
if(accumulateReasoningEvent(e,t))return!0
if(accumulateCodeInterpreterEvent(e,t))return!0
if(accumulateSearchStatusEvent(e,t))return!0
if(accumulateImageAndMcpStatusEvent(e,t))return!0
if(isIgnoredResponseEvent(e))return!0
return!1}function accumulateResponseWithContext(e,t,s,r=!1,i){let o=sanitizeResponseEvent(e)
if(i&&o.type!=="keepalive"){const e=i(o)
if(e===null){if(!t)throw new n.vc("Cannot ignore a response event before response.created.")
return t}o=e}if(!t){if(o.type!=="response.created")throw new n.vc(`When snapshot hasn't been set yet, expected 'response.created' event, got ${o.type}`)
return cloneValidatedResponse(s,o.response)}if(accumulateResponseOutput(o,t,s,r))return t
if(isResponseLifecycleEvent(o))return cloneValidatedResponse(s,o.response)
return response_accumulator_assertNever(o)}var Oo,Ao,So,Fo,qo,Io,xo,ko,jo,Eo,Co,To,Go,$o,Do,zo,Bo,Mo,Lo,Ko
const No={annotation:!0,annotation_index:!0,arguments:!0,background:!0,code:!0,command:!0,command_index:!0,content_index:!0,delta:!0,input:!0,item:!0,item_id:!0,logprobs:!0,message:!0,obfuscation:!0,output:!0,output_format:!0,output_index:!0,param:!0,part:!0,partial_image_b64:!0,partial_image_index:!0,quality:!0,refusal:!0,response:!0,sequence_number:!0,size:!0,status:!0,summary_index:!0,text:!0,type:!0}
class ResponseStream extends EventStream{constructor(e){super()
Oo.add(this)
Ao.set(this,void 0)
So.set(this,void 0)
Fo.set(this,void 0)
qo.set(this,createResponseContext())
Io.set(this,new Map)
xo.set(this,new Map)
ko.set(this,!1)
jo.set(this,new Map)
Eo.set(this,new Map)
__classPrivateFieldSet(this,Ao,e,"f")
this.once("end",()=>{__classPrivateFieldGet(this,Io,"f").clear()
__classPrivateFieldGet(this,xo,"f").clear()
__classPrivateFieldGet(this,jo,"f").clear()
__classPrivateFieldGet(this,Eo,"f").clear()})}static createResponse(e,t,s){const{getTextFormat:r,requestOptions:n}=resolveResponseParseOptions(t,s)
const i=new ResponseStream(Array.isArray(t.tools)?{tools:t.tools}:{})
i._run(()=>i._createOrRetrieveResponse(e,t,{...n,__metadata:{...n?.__metadata,helperMethod:"stream"}},r))
return i}static fromReadableStream(e){const t=new ResponseStream(null)
t._run(()=>t._fromReadableStream(e))
return t}async _createOrRetrieveResponse(e,t,s,r=resolveResponseParseOptions(t).getTextFormat){this._listenForAbort(s?.signal)
__classPrivateFieldGet(this,Oo,"m",Co).call(this)
let n
let i
let o=null
if("response_id"in t){i=r({body:t})
n=await e.responses.retrieve(t.response_id,{stream:!0},{...s,signal:this.controller.signal,stream:!0})
o=t.starting_after??null}else{const o={...t,stream:!0}
let a={body:o}
let c=null
let l=e.responses.create(o,{...s,signal:this.controller.signal})
if(l instanceof APIPromise)l=l._thenUnwrap((e,t)=>{a=t.options
c=t.response.body
return e})
n=await l
try{i=r(a)}catch(e){this.abort()
n.controller.abort()
cancelUnconsumedBody(c)
throw e}}this._connected()
for await(const e of n)__classPrivateFieldGet(this,Oo,"m",Lo).call(this,e,o)
if(n.controller.signal?.aborted)throw this._userAbortError()
return __classPrivateFieldGet(this,Oo,"m",Ko).call(this,i)}async _fromReadableStream(e,t){this._listenForAbort(t?.signal)
__classPrivateFieldGet(this,Oo,"m",Co).call(this)
this._connected()
const s=Stream.fromReadableStream(e,this.controller)
for await(const e of s)__classPrivateFieldGet(this,Oo,"m",Lo).call(this,e,null)
if(s.controller.signal?.aborted)throw this._userAbortError()
return __classPrivateFieldGet(this,Oo,"m",Ko).call(this)}[(Ao=new WeakMap,So=new WeakMap,Fo=new WeakMap,qo=new WeakMap,Io=new WeakMap,xo=new WeakMap,ko=new WeakMap,jo=new WeakMap,Eo=new WeakMap,Oo=new WeakSet,Co=function(){if(this.ended)return
__classPrivateFieldSet(this,So,void 0,"f")
__classPrivateFieldSet(this,qo,createResponseContext(),"f")
__classPrivateFieldGet(this,Io,"f").clear()
__classPrivateFieldGet(this,xo,"f").clear()
__classPrivateFieldSet(this,ko,!1,"f")
__classPrivateFieldGet(this,jo,"f").clear()
__classPrivateFieldGet(this,Eo,"f").clear()},To=function(e){if(e.type==="response.created"||e.type==="response.queued"||e.type==="response.in_progress"||e.type==="response.completed"||e.type==="response.failed"||e.type==="response.incomplete"){if(!hasOwn(e,"response"))throw new n.vc("Lifecycle events require their own response field.")
const{response:t,...s}=e
if(!values_isObj(t))throw new n.vc("Lifecycle events require a response object.")
let r=structuredClone(t)
if(__classPrivateFieldGet(this,So,"f")&&r.id!==__classPrivateFieldGet(this,So,"f").id)throw new n.vc("Lifecycle response identity changed.")
if(!hasOwn(r,"output")||r.output==null){let t
if(e.type==="response.completed")t=[...__classPrivateFieldGet(this,jo,"f")].sort(([e],[t])=>e-t).map(([,e])=>structuredClone(e))
else if(e.type==="response.failed"||e.type==="response.incomplete")t=[...__classPrivateFieldGet(this,Io,"f").keys()].sort((e,t)=>e-t).map(e=>structuredClone(__classPrivateFieldGet(this,Oo,"m",$o).call(this,e)))
else t=[]
r={...r,output:t}
if(e.type==="response.completed"||e.type==="response.failed"||e.type==="response.incomplete")addOutputText(r)}if(e.type==="response.completed")__classPrivateFieldGet(this,Oo,"m",Do).call(this,r)
return{...s,type:e.type,sequence_number:e.sequence_number,response:r}}return __classPrivateFieldGet(this,Oo,"m",Go).call(this,e)},Go=function(e){if(!__classPrivateFieldGet(this,So,"f")||!hasOwn(e,"output_index")||!("output_index"in e))return e
const t=e.output_index
if(!Number.isSafeInteger(t)||t<0)throw new n.vc("Invalid response output index.")
let s
if(e.type==="response.output_item.added"){if(e.item==null)return null
if(__classPrivateFieldGet(this,jo,"f").has(t)||__classPrivateFieldGet(this,Eo,"f").has(t))throw new n.vc(`Duplicate response output index ${t}.`)
s=__classPrivateFieldGet(this,So,"f").output.length}else{const e=__classPrivateFieldGet(this,Io,"f").get(t)
if(e===void 0)throw new n.vc(`missing output at index ${t}`)
s=e}return new Proxy(e,{get(e,t){return t==="output_index"?s:Reflect.get(e,t,e)}})},$o=function(e){const t=__classPrivateFieldGet(this,Io,"f").get(e)
return __classPrivateFieldGet(this,jo,"f").get(e)??(t===void 0?void 0:__classPrivateFieldGet(this,So,"f")?.output[t])},Do=function(e){if(__classPrivateFieldGet(this,Eo,"f").size===0&&__classPrivateFieldGet(this,jo,"f").size===0)return
const t=new Map((e.output??[]).map(e=>[outputIdentity(e),e]))
for(const e of __classPrivateFieldGet(this,jo,"f").values()){const s=t.get(outputIdentity(e))
if(s)validateResponseOutputItemIdentity(e,s,"response.completed")}for(const[e,s]of __classPrivateFieldGet(this,Eo,"f")){const r=t.get(s)
if(!r)throw new n.vc("Cannot complete response with unfinished output items.")
const i=__classPrivateFieldGet(this,Oo,"m",$o).call(this,e)
if(!i)throw new n.vc("Cannot complete response with a missing output identity.")
validateResponseOutputItemIdentity(i,r,"response.completed")}},zo=function(e,t,s){if(e.type==="response.completed"){__classPrivateFieldSet(this,ko,!1,"f")
return}if(t!==__classPrivateFieldGet(this,So,"f")){const s=new Map
for(const[e,t]of __classPrivateFieldGet(this,jo,"f"))s.set(outputIdentity(t),e)
for(const[e,t]of __classPrivateFieldGet(this,Eo,"f"))s.set(t,e)
const r=new Map
__classPrivateFieldGet(this,xo,"f").clear()
for(const[i,o]of t.output.entries()){const t=outputIdentity(o)
const a=s.get(t)
const c=a??i
const l=__classPrivateFieldGet(this,jo,"f").get(c)
const u=__classPrivateFieldGet(this,Eo,"f").get(c)
if(r.has(c)||l&&outputIdentity(l)!==t||u!==void 0&&u!==t)throw new n.vc("Response snapshot has conflicting output positions.")
const d=__classPrivateFieldGet(this,Oo,"m",$o).call(this,c)
if(d)validateResponseOutputItemIdentity(d,o,e.type)
r.set(c,i)
__classPrivateFieldGet(this,xo,"f").set(t,c)
if(l)__classPrivateFieldGet(this,jo,"f").set(c,structuredClone(o))
else __classPrivateFieldGet(this,Eo,"f").set(c,t)}__classPrivateFieldSet(this,Io,r,"f")
__classPrivateFieldSet(this,ko,!["response.failed","response.incomplete"].includes(e.type),"f")
if(["response.created","response.queued","response.in_progress"].includes(e.type))__classPrivateFieldGet(this,Oo,"m",Bo).call(this,t)
return}if(s===void 0)return
if(e.type==="response.output_item.added"&&e.item!=null){__classPrivateFieldGet(this,Io,"f").set(e.output_index,s)
const t=outputIdentity(e.item)
__classPrivateFieldGet(this,Eo,"f").set(e.output_index,t)
__classPrivateFieldGet(this,xo,"f").set(t,e.output_index)
__classPrivateFieldSet(this,ko,!0,"f")}else if(e.type==="response.output_item.done"){const r=t.output[s]
if(!r)throw new n.vc(`missing output at index ${e.output_index}`)
__classPrivateFieldGet(this,jo,"f").set(e.output_index,structuredClone(r))
__classPrivateFieldGet(this,Eo,"f").delete(e.output_index)}},Bo=function(e){if(!__classPrivateFieldGet(this,ko,"f"))return
const t=[...__classPrivateFieldGet(this,Io,"f")]
t.sort(([e],[t])=>e-t)
if(t.some(([,e],t)=>e!==t)){const s=__classPrivateFieldGet(this,qo,"f").canonicalSnapshot===e
e.output=t.map(([,t])=>e.output[t])
__classPrivateFieldSet(this,Io,new Map(t.map(([e],t)=>[e,t])),"f")
__classPrivateFieldSet(this,qo,createResponseContext(),"f")
if(s)ensureCanonicalOutputText(__classPrivateFieldGet(this,qo,"f"),e)}__classPrivateFieldSet(this,ko,!1,"f")},Mo=function(e,t){if(!Array.isArray(e.output))return!1
const s=hasOwn(e,"output_text")?e.output_text:void 0
if(e.output.length!==0){const r=cloneValidatedResponse(createResponseContext(),e)
const n=[]
for(const e of r.output){const t=__classPrivateFieldGet(this,xo,"f").get(outputIdentity(e))
const s=t===void 0?void 0:__classPrivateFieldGet(this,Io,"f").get(t)
if(t===void 0||s===void 0)return!1
n.push({wire:t,position:s,item:e})}const i=s==null
if(!i)__classPrivateFieldGet(this,qo,"f").canonicalSnapshot=void 0
for(const{wire:e,position:s,item:r}of n){replaceResponseOutputItem(__classPrivateFieldGet(this,qo,"f"),t,s,r,i)
if(__classPrivateFieldGet(this,jo,"f").has(e))__classPrivateFieldGet(this,jo,"f").set(e,structuredClone(r))}__classPrivateFieldGet(this,Oo,"m",Bo).call(this,t)}const{output:r}=t
let n=s
if(n==null){ensureCanonicalOutputText(__classPrivateFieldGet(this,qo,"f"),t)
n=t.output_text}else __classPrivateFieldGet(this,qo,"f").canonicalSnapshot=void 0
for(const s of Object.keys(t))if(!hasOwn(e,s))Reflect.deleteProperty(t,s)
Object.defineProperties(t,Object.getOwnPropertyDescriptors({...e,output:r,output_text:n}))
return!0},Lo=function(e,t){if(this.ended)return
const maybeEmit=(e,s)=>{if(t==null||s.sequence_number>t)this._emit(e,s)}
if(e.type==="error"){const t="error"in e&&typeof e.error==="object"&&e.error!==null?e.error:e
throw new n.LG(void 0,t,e.message,void 0)}let s=e
let r
const i=accumulateResponseWithContext(e,__classPrivateFieldGet(this,So,"f"),__classPrivateFieldGet(this,qo,"f"),!0,e=>{s=e
const t=__classPrivateFieldGet(this,Oo,"m",To).call(this,e)
if(t)if(hasOwn(t,"output_index")&&"output_index"in t)r=t.output_index
else if(hasOwn(t,"response")&&"response"in t){s=t
if((t.type==="response.created"||t.type==="response.queued"||t.type==="response.in_progress")&&__classPrivateFieldGet(this,So,"f")){if(__classPrivateFieldGet(this,Oo,"m",Mo).call(this,t.response,__classPrivateFieldGet(this,So,"f")))return null
const e=new Set(t.response.output.map(outputIdentity))
const s=__classPrivateFieldGet(this,So,"f").output.filter(t=>!e.has(outputIdentity(t)))
if(s.length)return{...t,response:{...t.response,output:[...t.response.output,...s]}}}}return t})
__classPrivateFieldGet(this,Oo,"m",zo).call(this,s,i,r)
__classPrivateFieldSet(this,So,i,"f")
if(s.type==="response.output_item.added"&&s.item==null)return
const o={...s}
for(const e of Object.keys(No)){const t=Object.getOwnPropertyDescriptor(s,e)
if(t&&!t.enumerable)Object.defineProperty(o,e,{value:Reflect.get(s,e,s),enumerable:!0})}const a=structuredClone(o)
maybeEmit("event",a)
switch(o.type){case"response.output_text.delta":{const e=i.output[r??o.output_index]
if(!e)throw new n.vc(`missing output at index ${o.output_index}`)
if(e.type==="message"){const t=e.content[o.content_index]
if(!t)throw new n.vc(`missing content at index ${o.content_index}`)
if(t.type!=="output_text")throw new n.vc(`expected content to be 'output_text', got ${t.type}`)
maybeEmit("response.output_text.delta",{...structuredClone(o),snapshot:t.text})}break}case"response.function_call_arguments.delta":{const e=i.output[r??o.output_index]
if(!e)throw new n.vc(`missing output at index ${o.output_index}`)
if(e.type==="function_call")maybeEmit("response.function_call_arguments.delta",{...structuredClone(o),snapshot:e.arguments})
break}default:maybeEmit(o.type,a)
break}},Ko=function(e){if(this.ended)throw new n.vc(`stream has ended, this shouldn't happen`)
const t=__classPrivateFieldGet(this,So,"f")
if(!t)throw new n.vc(`request ended without sending any events`)
__classPrivateFieldGet(this,Oo,"m",Bo).call(this,t)
__classPrivateFieldSet(this,So,void 0,"f")
__classPrivateFieldSet(this,qo,createResponseContext(),"f")
__classPrivateFieldGet(this,Io,"f").clear()
__classPrivateFieldGet(this,xo,"f").clear()
__classPrivateFieldSet(this,ko,!1,"f")
__classPrivateFieldGet(this,jo,"f").clear()
__classPrivateFieldGet(this,Eo,"f").clear()
const s=finalizeResponse(t,__classPrivateFieldGet(this,Ao,"f"),e)
__classPrivateFieldSet(this,Fo,s,"f")
return s},Symbol.asyncIterator)](){return this._createIterator(e=>{const onEvent=t=>e(t)
this.on("event",onEvent)
return()=>this.off("event",onEvent)},{onReturn:()=>this.abort()})}async finalResponse(){await this.done()
const e=__classPrivateFieldGet(this,Fo,"f")
if(!e)throw new n.vc("stream ended without producing a Response")
return e}}async function cancelUnconsumedBody(e){try{await CancelReadableStream(e)}catch{}}function outputIdentity(e){return JSON.stringify([e.type,!hasRoutedOutputCallIdentity(e)&&hasOwn(e,"id")?e.id:null,hasOwn(e,"call_id")&&"call_id"in e?e.call_id:null])}function finalizeResponse(e,t,s){return maybeParseResponse(e,t,s)}function responses_responses_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function responses_responses_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const Wo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function responses_responses_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Wo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Wo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class responses_Responses extends APIResource{constructor(){super(...arguments)
this.inputItems=new input_items_InputItems(this._client)
this.inputTokens=new input_tokens_InputTokens(this._client)}create(e,t){return this._client.post("/responses",responses_responses_resolveResourceRequestOptions(t,t=>responses_responses_withBodyFinalization({body:e,...t,stream:e.stream??!1,__security:{bearerAuth:!0}},{streamFromBody:!0})))._thenUnwrap(e=>{if("object"in e&&e.object==="response")addOutputText(e)
return e})}retrieve(e,t={},s){const r=responses_responses_normalizeRequestOptionsForQuery(t,["include","include_obfuscation","starting_after","stream"],s)
if(r!==void 0){s=r
t={}}return this._client.get(ht`/responses/${e}`,responses_responses_resolveResourceRequestOptions(s,e=>({query:t,...e,stream:t?.stream??!1,__security:{bearerAuth:!0}})))._thenUnwrap(e=>{if("object"in e&&e.object==="response")addOutputText(e)
return e})}delete(e,t){return this._client.delete(ht`/responses/${e}`,responses_responses_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"*/*"},e?.headers]),__security:{bearerAuth:!0}})))}cancel(e,t){return this._client.post(ht`/responses/${e}/cancel`,responses_responses_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}compact(e,t){return this._client.post("/responses/compact",responses_responses_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}parse(e,t){const{getTextFormat:s,requestOptions:r}=resolveResponseParseOptions(e,t)
return this._client.responses.create(e,r)._thenUnwrap((t,{options:r})=>parseResponse(t,e,s(r)))}stream(e,t){return ResponseStream.createResponse(this._client,e,t)}}responses_Responses.InputItems=input_items_InputItems
responses_Responses.InputTokens=input_tokens_InputTokens
function alerts_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Alerts extends APIResource{retrieve(e,t){return this._client.get(ht`/safety/alerts/${e}`,alerts_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}function cases_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Cases extends APIResource{retrieve(e,t){return this._client.get(ht`/safety/cases/${e}`,cases_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}class Safety extends APIResource{constructor(){super(...arguments)
this.cases=new Cases(this._client)
this.alerts=new Alerts(this._client)}}Safety.Cases=Cases
Safety.Alerts=Alerts
function skills_content_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class content_Content extends APIResource{retrieve(e,t){return this._client.get(ht`/skills/${e}/content`,skills_content_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{Accept:"application/binary"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}}function versions_content_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class versions_content_Content extends APIResource{retrieve(e,t,s){const{skill_id:r}=t
return this._client.get(ht`/skills/${r}/versions/${e}/content`,versions_content_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{Accept:"application/binary"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}}function versions_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function versions_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const Uo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function versions_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Uo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Uo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Versions extends APIResource{constructor(){super(...arguments)
this.content=new versions_content_Content(this._client)}create(e,t={},s){return this._client.post(ht`/skills/${e}/versions`,maybeMultipartFormRequestOptions(versions_withBodyFinalization({body:t,...s,__security:{bearerAuth:!0}},{finalizeMultipart:!0}),this._client,{stripFilenames:!1}))}retrieve(e,t,s){const{skill_id:r}=t
return this._client.get(ht`/skills/${r}/versions/${e}`,versions_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}list(e,t={},s){const r=versions_normalizeRequestOptionsForQuery(t,["after","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/skills/${e}/versions`,CursorPage,versions_resolveResourceRequestOptions(s,e=>({query:t,...e,__security:{bearerAuth:!0}})))}delete(e,t,s){const{skill_id:r}=t
return this._client.delete(ht`/skills/${r}/versions/${e}`,versions_resolveResourceRequestOptions(s,e=>({...e,__security:{bearerAuth:!0}})))}}Versions.Content=versions_content_Content
function skills_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function skills_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const Qo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function skills_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Qo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Qo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Skills extends APIResource{constructor(){super(...arguments)
this.content=new content_Content(this._client)
this.versions=new Versions(this._client)}create(e={},t){return this._client.post("/skills",maybeMultipartFormRequestOptions(skills_withBodyFinalization({body:e,...t,__security:{bearerAuth:!0}},{finalizeMultipart:!0}),this._client,{stripFilenames:!1}))}retrieve(e,t){return this._client.get(ht`/skills/${e}`,skills_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/skills/${e}`,skills_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=skills_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/skills",CursorPage,skills_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/skills/${e}`,skills_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}}Skills.Content=content_Content
Skills.Versions=Versions
function parts_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Parts extends APIResource{create(e,t,s){return this._client.post(ht`/uploads/${e}/parts`,parts_resolveResourceRequestOptions(s,e=>multipartFormRequestOptions({body:t,...e,__security:{bearerAuth:!0}},this._client)))}}function uploads_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class Uploads extends APIResource{constructor(){super(...arguments)
this.parts=new Parts(this._client)}create(e,t){return this._client.post("/uploads",uploads_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}cancel(e,t){return this._client.post(ht`/uploads/${e}/cancel`,uploads_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}complete(e,t,s){return this._client.post(ht`/uploads/${e}/complete`,uploads_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}}Uploads.Parts=Parts
function pollVectorStoreFile(e,t,s,r){return pollWithResponse(n=>e.retrieve(s,{vector_store_id:t},{...r,headers:n}),["in_progress"],["failed","cancelled","completed"],r)}function pollVectorStoreFileBatch(e,t,s,r){return pollWithResponse(n=>e.retrieve(s,{vector_store_id:t},{...r,headers:n}),["in_progress"],["failed","cancelled","completed"],r)}const allSettledWithThrow=async e=>{const t=await Promise.allSettled(e)
const s=t.filter(e=>e.status==="rejected")
if(s.length)throw Object.defineProperty(new Error(`${s.length} promise(s) failed`),"rejections",{configurable:!0,value:s.map(({reason:e})=>e),writable:!0})
const r=[]
for(const e of t)if(e.status==="fulfilled")r.push(e.value)
return r}
async function uploadAndPollVectorStoreFileBatch(e,t,s,r,n,i){if(r===null||r===void 0||r.length===0)throw new Error("No `files` provided to process. If you've already uploaded files you should use `.createAndPoll()` instead")
const o=i?.maxConcurrency??5
const a=Math.min(o,r.length)
if(a===0)throw new RangeError("maxConcurrency must be greater than 0")
const c=r.values()
const l=[...n]
async function processFiles(e){for(const s of e){const e=await t.files.create({file:s,purpose:"assistants"},i)
l.push(e.id)}}const u=[]
u.length=a
for(let e=0;e<u.length;e+=1)u[e]=processFiles(c)
await allSettledWithThrow(u)
return await e.createAndPoll(s,{file_ids:l},i)}function file_batches_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class FileBatches extends APIResource{create(e,t,s){return this._client.post(ht`/vector_stores/${e}/file_batches`,file_batches_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{vector_store_id:r}=t
return this._client.get(ht`/vector_stores/${r}/file_batches/${e}`,file_batches_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}cancel(e,t,s){const{vector_store_id:r}=t
return this._client.post(ht`/vector_stores/${r}/file_batches/${e}/cancel`,file_batches_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}async createAndPoll(e,t,s){const r=await this.create(e,t,s)
return await this.poll(e,r.id,s)}listFiles(e,t,s){const{vector_store_id:r,...n}=t
return this._client.getAPIList(ht`/vector_stores/${r}/file_batches/${e}/files`,CursorPage,file_batches_resolveResourceRequestOptions(s,e=>({query:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}async poll(e,t,s){return await pollVectorStoreFileBatch(this,e,t,s)}async uploadAndPoll(e,{files:t,fileIds:s=[]},r){return await uploadAndPollVectorStoreFileBatch(this,this._client,e,t,s,r)}}function vector_stores_files_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Xo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function vector_stores_files_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Xo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Xo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class vector_stores_files_Files extends APIResource{create(e,t,s){return this._client.post(ht`/vector_stores/${e}/files`,vector_stores_files_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t,s){const{vector_store_id:r}=t
return this._client.get(ht`/vector_stores/${r}/files/${e}`,vector_stores_files_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){const{vector_store_id:r,...n}=t
return this._client.post(ht`/vector_stores/${r}/files/${e}`,vector_stores_files_resolveResourceRequestOptions(s,e=>({body:n,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}list(e,t={},s){const r=vector_stores_files_normalizeRequestOptionsForQuery(t,["after","before","filter","limit","order"],s)
if(r!==void 0){s=r
t={}}return this._client.getAPIList(ht`/vector_stores/${e}/files`,CursorPage,vector_stores_files_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}delete(e,t,s){const{vector_store_id:r}=t
return this._client.delete(ht`/vector_stores/${r}/files/${e}`,vector_stores_files_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}async createAndPoll(e,t,s){const r=await this.create(e,t,s)
return await this.poll(e,r.id,s)}async poll(e,t,s){return await pollVectorStoreFile(this,e,t,s)}async upload(e,t,s){const r=await this._client.files.create({file:t,purpose:"assistants"},s)
return this.create(e,{file_id:r.id},s)}async uploadAndPoll(e,t,s){const r=await this.upload(e,t,s)
return await this.poll(e,r.id,s)}content(e,t,s){const{vector_store_id:r}=t
return this._client.getAPIList(ht`/vector_stores/${r}/files/${e}/content`,Page,vector_stores_files_resolveResourceRequestOptions(s,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}}function vector_stores_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const Ho=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function vector_stores_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Ho.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Ho.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class VectorStores extends APIResource{constructor(){super(...arguments)
this.files=new vector_stores_files_Files(this._client)
this.fileBatches=new FileBatches(this._client)}create(e,t){return this._client.post("/vector_stores",vector_stores_resolveResourceRequestOptions(t,t=>({body:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/vector_stores/${e}`,vector_stores_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}update(e,t,s){return this._client.post(ht`/vector_stores/${e}`,vector_stores_resolveResourceRequestOptions(s,e=>({body:t,...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}list(e={},t){const s=vector_stores_normalizeRequestOptionsForQuery(e,["after","before","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/vector_stores",CursorPage,vector_stores_resolveResourceRequestOptions(t,t=>({query:e,...t,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},t?.headers]),__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/vector_stores/${e}`,vector_stores_resolveResourceRequestOptions(t,e=>({...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}search(e,t,s){return this._client.getAPIList(ht`/vector_stores/${e}/search`,Page,vector_stores_resolveResourceRequestOptions(s,e=>({body:t,method:"post",...e,headers:buildHeaders([{"OpenAI-Beta":"assistants=v2"},e?.headers]),__security:{bearerAuth:!0}})))}}VectorStores.Files=vector_stores_files_Files
VectorStores.FileBatches=FileBatches
function videos_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}function videos_withBodyFinalization(e,t){return{...e,__metadata:{...e.__metadata,...t}}}const Jo=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function videos_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>Jo.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!Jo.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Videos extends APIResource{create(e,t){return this._client.post("/videos",videos_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}retrieve(e,t){return this._client.get(ht`/videos/${e}`,videos_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=videos_normalizeRequestOptionsForQuery(e,["after","limit","order"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/videos",ConversationCursorPage,videos_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/videos/${e}`,videos_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}createCharacter(e,t){return this._client.post("/videos/characters",videos_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}downloadContent(e,t={},s){const r=videos_normalizeRequestOptionsForQuery(t,["variant"],s)
if(r!==void 0){s=r
t={}}return this._client.get(ht`/videos/${e}/content`,videos_resolveResourceRequestOptions(s,e=>({query:t,...e,headers:buildHeaders([{Accept:"application/binary"},e?.headers]),__security:{bearerAuth:!0},__binaryResponse:!0})))}edit(e,t){return this._client.post("/videos/edits",videos_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}extend(e,t){return this._client.post("/videos/extensions",videos_resolveResourceRequestOptions(t,t=>multipartFormRequestOptions({body:e,...t,__security:{bearerAuth:!0}},this._client)))}getCharacter(e,t){return this._client.get(ht`/videos/characters/${e}`,videos_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}remix(e,t,s){return this._client.post(ht`/videos/${e}/remix`,videos_resolveResourceRequestOptions(s,e=>maybeMultipartFormRequestOptions(videos_withBodyFinalization({body:t,...e,__security:{bearerAuth:!0}},{finalizeMultipart:!0}),this._client)))}}function event_types_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}class EventTypes extends APIResource{list(e){return this._client.get("/webhook_event_types",event_types_resolveResourceRequestOptions(e,e=>({...e,__security:{bearerAuth:!0}})))}}const Vo=32
const Yo=32
function webhookSignatureRequiresSigning(e){return e.split(" ",Vo+1).length>Vo}function*signatureCandidates(e){let t=0
while(t<=e.length){const s=e.indexOf(" ",t)
const r=e.slice(t,s===-1?void 0:s)
yield r.startsWith("v1,")?r.slice(3):r
if(s===-1)break
t=s+1}}function decodeSignature(e){try{const t=fromBase64(e)
return t.byteLength===Yo?t:void 0}catch{return}}function firstValidLengthSignature(e){for(const t of signatureCandidates(e)){const e=decodeSignature(t)
if(e)return e}return}function selectMatchingSignature(e,t,s){let r=s
for(const s of signatureCandidates(e)){const e=decodeSignature(s)
if(!e)continue
let n=0
for(const[s,r]of e.entries())n|=r^(t[s]??0)
if(n===0)r=e}return r}async function verifyWebhookSignature(e,t,s,r,i,o){const a=Number.parseInt(s,10)
if(Number.isNaN(a))throw new n.RA("Invalid webhook timestamp format")
const c=Math.floor(Date.now()/1e3)
if(c-a>o)throw new n.RA("Webhook timestamp is too old")
if(a>c+o)throw new n.RA("Webhook timestamp is too new")
const l=webhookSignatureRequiresSigning(t)
const u=l?firstValidLengthSignature(t):void 0
if(l&&!u)throw new n.RA("The given webhook signature does not match the expected signature")
const d=Uint8Array.from(i.startsWith("whsec_")?fromBase64(i.slice("whsec_".length)):bytes_encodeUTF8(i))
const p=r?`${r}.${s}.${e}`:`${s}.${e}`
const h=Uint8Array.from(bytes_encodeUTF8(p))
const _=await crypto.subtle.importKey("raw",d,{name:"HMAC",hash:"SHA-256"},!1,l?["sign","verify"]:["verify"])
if(l&&u){const e=new Uint8Array(await crypto.subtle.sign("HMAC",_,h))
const s=selectMatchingSignature(t,e,u)
try{if(await crypto.subtle.verify("HMAC",_,Uint8Array.from(s),h))return}catch{}throw new n.RA("The given webhook signature does not match the expected signature")}for(const e of signatureCandidates(t))try{const t=Uint8Array.from(fromBase64(e))
const s=await crypto.subtle.verify("HMAC",_,t,h)
if(s)return}catch{}throw new n.RA("The given webhook signature does not match the expected signature")}var Zo,ea,ta
function webhooks_resolveResourceRequestOptions(e,t){return Promise.resolve(e).then(t)}const sa=new Set(["method","path","query","body","headers","maxRetries","stream","timeout","httpAgent","fetchOptions","signal","idempotencyKey","defaultBaseURL","__metadata","__binaryRequest","__binaryResponse","__streamClass","__streamMode","__security","__synthesizeEventData"])
function webhooks_normalizeRequestOptionsForQuery(e,t,s){if(typeof e!=="object"||e===null)return
const r=Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([,e])=>e.enumerable&&(!("value"in e)||e.value!==void 0))
const n=r.map(([e])=>e)
const i=n.some(e=>sa.has(e)&&!t.includes(e))
if(!i)return
if(s!==void 0||n.some(e=>!sa.has(e)||t.includes(e)))throw new TypeError("Query parameters and request options must be passed as separate arguments.")
if(n.some(e=>!["headers","maxRetries","timeout","signal","idempotencyKey","query"].includes(e)))throw new TypeError("Pass transport overrides in the explicit request options argument.")
return Object.fromEntries(r.map(([t,s])=>{if("value"in s)return[t,s.value]
return[t,s.get?Reflect.apply(s.get,e,[]):void 0]}))}class Webhooks extends APIResource{constructor(){super(...arguments)
Zo.add(this)
this.eventTypes=new EventTypes(this._client)}create(e,t){return this._client.post("/webhook_endpoints",webhooks_resolveResourceRequestOptions(t,t=>({body:e,...t,__security:{bearerAuth:!0}})))}retrieve(e,t){return this._client.get(ht`/webhook_endpoints/${e}`,webhooks_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}update(e,t={},s){return this._client.post(ht`/webhook_endpoints/${e}`,webhooks_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}list(e={},t){const s=webhooks_normalizeRequestOptionsForQuery(e,["after","limit"],t)
if(s!==void 0){t=s
e={}}return this._client.getAPIList("/webhook_endpoints",CursorPage,webhooks_resolveResourceRequestOptions(t,t=>({query:e,...t,__security:{bearerAuth:!0}})))}delete(e,t){return this._client.delete(ht`/webhook_endpoints/${e}`,webhooks_resolveResourceRequestOptions(t,e=>({...e,__security:{bearerAuth:!0}})))}rotateSecret(e,t={},s){return this._client.post(ht`/webhook_endpoints/${e}/rotate_secret`,webhooks_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}test(e,t,s){return this._client.post(ht`/webhook_endpoints/${e}/test`,webhooks_resolveResourceRequestOptions(s,e=>({body:t,...e,__security:{bearerAuth:!0}})))}async unwrap(e,t,s=this._client.webhookSecret,r=300){await this.verifySignature(e,t,s,r)
return JSON.parse(e)}async verifySignature(e,t,s=this._client.webhookSecret,r=300){if(typeof crypto==="undefined"||typeof crypto.subtle?.importKey!=="function"||typeof crypto.subtle.verify!=="function")throw new Error("Webhook signature verification is only supported when the `crypto` global is defined")
__classPrivateFieldGet(this,Zo,"m",ea).call(this,s)
const n=buildHeaders([t]).values
const i=__classPrivateFieldGet(this,Zo,"m",ta).call(this,n,"webhook-signature")
const o=__classPrivateFieldGet(this,Zo,"m",ta).call(this,n,"webhook-timestamp")
const a=__classPrivateFieldGet(this,Zo,"m",ta).call(this,n,"webhook-id")
if(webhookSignatureRequiresSigning(i)&&typeof crypto.subtle.sign!=="function")throw new Error("Webhook signature verification is only supported when the `crypto` global is defined")
return await verifyWebhookSignature(e,i,o,a,s,r)}}Zo=new WeakSet,ea=function(e){if(typeof e!=="string"||e.length===0)throw new Error(`The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function`)},ta=function(e,t){if(!e)throw new Error(`Headers are required`)
const s=e.get(t)
if(s===null||s===void 0)throw new Error(`Missing required header: ${t}`)
return s}
Webhooks.EventTypes=EventTypes
const ra=Symbol.for("openai.privateBedrockClient")
function assertBedrockRequestOrigin(e,t){const s=new URL(e)
const r=new URL(t)
const i=s.origin
const o=r.origin
if(s.protocol!=="http:"&&s.protocol!=="https:"||r.protocol!=="http:"&&r.protocol!=="https:"||o!==i)throw new n.vc(`Bedrock request origin \`${o}\` does not match the configured base URL origin \`${i}\`.`)}function assertValidBedrockBearerCredential(e){if(/^[\t ]|[\t ]$/.test(e))throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.")
for(const t of e){const e=t.codePointAt(0)??0
if(e<32&&e!==9||e===127||e>255)throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.")}}new WeakMap
new Set(["connection","host","openai-beta","origin","sec-websocket-extensions","sec-websocket-key","sec-websocket-version","upgrade","user-agent","x-access-level","x-auth-metadata","x-auth-tokenization","x-authentication-metadata","x-authentication-tokenization","x-security-policy","x-token-budget","x-trace-id"])
new Set(["accept","accept-encoding","accept-language","content-type","x-request-id","x-client-request-id","x-correlation-id","traceparent","tracestate","sentry-trace","x-amzn-trace-id","x-cloud-trace-context","x-datadog-trace-id","x-datadog-parent-id","x-datadog-sampling-priority","x-datadog-origin","x-datadog-tags","baggage","b3"])
function mergeWebSocketAuthHeaders(e,t,s){const r=new Map(Object.entries(t).map(([e,t])=>[e.toLowerCase(),t]))
for(const e of s)r.delete(e)
for(const[t,s]of Object.entries(e.headers??{}))r.set(t,s)
return{...e,headers:Object.fromEntries(r)}}const na=new WeakMap
new WeakMap
const ia=Symbol.for("openai.realtimeAPIKeyCacheContext")
let oa
function getDeferredRealtimeAPIKeyCache(e){const t=e[ia]?.getStore()
return t?.client===e?t:void 0}function validateCapturedAPIKey(e,t){if(t!==null&&ra in e)assertValidBedrockBearerCredential(t)
return t}async function resolveRealtimeAPIKey(e,t=!1){let s
const r={client:e,commit:()=>s===void 0?e.apiKey:s}
const capture=e=>{s=e}
const invoke=()=>e._callApiKey(capture)
const n=e[ia]??oa
if(t&&n&&!e[ia])Object.defineProperty(e,ia,{value:n})
const i=await(n?n.run(t?r:void 0,invoke):invoke())
return{apiKey:s===void 0?e.apiKey:s,isProvider:i,commit:()=>{const t=r.providerKey!==void 0&&s!==void 0&&s!==r.providerKey?validateCapturedAPIKey(e,s):void 0
const n=r.commit()
return t===void 0?validateCapturedAPIKey(e,n):t}}}const aa=Symbol.for("openai.node.providerTimeout.v1")
function isProviderTimeoutError(e){return e instanceof n.qA||e instanceof Error&&aa in e&&e[aa]===!0}const ca=Symbol.for("openai.node.providerDefinitions.v1")
const la=globalThis
const ua=la[ca]
const da=ua??new WeakMap
if(!ua)Object.defineProperty(la,ca,{value:da})
function configureProvider(e){const t=da.get(e)
if(!t)throw new Error("Invalid provider. Providers must be created with createProvider().")
return t.configure()}var pa,ha,_a,fa,ma,ya,va,ga,ba,wa,Ra,Pa,Oa,Aa
function isRunningInBrowserOrBrowserWorker(){if(isRunningInBrowser())return!0
const e=globalThis
return typeof e.WorkerGlobalScope==="function"&&e instanceof e.WorkerGlobalScope&&typeof e.WorkerNavigator==="function"&&e.navigator instanceof e.WorkerNavigator&&typeof e.navigator?.userAgent==="string"&&e.navigator.userAgent!=="Cloudflare-Workers"&&e.process?.versions?.node===void 0&&e.Deno===void 0&&e.Bun===void 0&&e.EdgeRuntime===void 0&&e.WebSocketPair===void 0}const Sa="workload-identity-auth"
const Fa=Symbol("inheritedDataResidencySelection")
class OpenAI{constructor(e={}){pa.add(this)
_a.set(this,void 0)
fa.set(this,void 0)
ma.set(this,void 0)
ya.set(this,void 0)
va.set(this,!1)
ga.set(this,new WeakMap)
this._apiKeyInvocation=0
this._lastCachedAPIKeyInvocation=0
this.decisions=new Decisions(this)
this.completions=new completions_Completions(this)
this.chat=new Chat(this)
this.embeddings=new Embeddings(this)
this.files=new resources_files_Files(this)
this.images=new Images(this)
this.contentProvenanceChecks=new ContentProvenanceChecks(this)
this.audio=new Audio(this)
this.moderations=new Moderations(this)
this.models=new Models(this)
this.fineTuning=new FineTuning(this)
this.graders=new graders_Graders(this)
this.vectorStores=new VectorStores(this)
this.safety=new Safety(this)
this.webhooks=new Webhooks(this)
this.beta=new Beta(this)
this.batches=new Batches(this)
this.uploads=new Uploads(this)
this.admin=new Admin(this)
this.responses=new responses_Responses(this)
this.live=new Live(this)
this.realtime=new realtime_Realtime(this)
this.conversations=new Conversations(this)
this.evals=new Evals(this)
this.containers=new Containers(this)
this.skills=new Skills(this)
this.videos=new Videos(this)
const{credential:t,options:s}=normalizeX509CredentialOptions(e)
e=s
const r=resolveDataResidency(e)
const i=e.provider
const{baseURL:o=(i?null:env_readEnv("OPENAI_BASE_URL")),dataResidency:a,[Fa]:c=!1,apiKey:l=(i?null:env_readEnv("OPENAI_API_KEY")??null),adminAPIKey:u=(i?null:env_readEnv("OPENAI_ADMIN_KEY")??null),organization:d=(i?null:env_readEnv("OPENAI_ORG_ID")??null),project:p=(i?null:env_readEnv("OPENAI_PROJECT_ID")??null),webhookSecret:h=env_readEnv("OPENAI_WEBHOOK_SECRET")??null,workloadIdentity:_,x509Transport:f,credential:m,...y}=e
if(i){const t=["apiKey","adminAPIKey","workloadIdentity","x509Transport","baseURL","dataResidency"].filter(t=>(t==="workloadIdentity"?_:e[t])!=null)
if(t.length)throw new n.vc(`The \`provider\` option cannot be used with ${t.map(e=>`\`${e}\``).join(", ")}. Configure authentication and the base URL through the provider instead.`)}const v=isX509WorkloadIdentity(_)?{x509:_,legacy:void 0}:{x509:void 0,legacy:_}
const g=v.x509
const b=g!==void 0
const w=i?configureProvider(i):void 0
const R={apiKey:l,adminAPIKey:u,organization:d,project:p,webhookSecret:h,workloadIdentity:_,x509Transport:f,provider:i,...y,baseURL:w?.baseURL??r??(o||(b?ee:`https://api.openai.com/v1`))}
if(f&&!b)throw new n.vc("An X.509 transport requires an X.509 workload identity.")
if(b){if(r!==void 0||c)throw new n.vc("X.509 workload identity does not support data residency selection.")
if(e.fetch!==void 0)throw new n.vc("X.509 workload identity does not support a custom fetch implementation.")
assertX509APIOrigin(R.baseURL)
assertX509RequestOptions(R.fetchOptions)
if(this.fetchWithAuth!==ha.prototype.fetchWithAuth||this.fetchWithTimeout!==ha.prototype.fetchWithTimeout)throw new n.vc("X.509 workload identity does not support overridden fetch dispatch hooks.")}if(l&&_)throw new n.vc("The `apiKey` and `workloadIdentity` options are mutually exclusive")
if(!w&&!l&&!u&&!_)throw new n.vc("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.")
if(!R.dangerouslyAllowBrowser&&isRunningInBrowserOrBrowserWorker())throw new n.vc("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew OpenAI({ apiKey, dangerouslyAllowBrowser: true });\n\nhttps://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety\n")
this.baseURL=R.baseURL
__classPrivateFieldSet(this,va,r!==void 0||c,"f")
this.timeout=R.timeout??ha.DEFAULT_TIMEOUT
this.logger=__classPrivateFieldGet(this,pa,"m",Aa).call(this,R.logger??console)
const P="warn"
this.logLevel=P
this.logLevel=parseLogLevel(R.logLevel,"ClientOptions.logLevel",this)??parseLogLevel(env_readEnv("OPENAI_LOG"),"process.env['OPENAI_LOG']",this)??P
this.fetchOptions=R.fetchOptions
this.maxRetries=__classPrivateFieldGet(this,pa,"m",Ra).call(this,R.maxRetries)
this.fetch=R.fetch??getDefaultFetch()
__classPrivateFieldSet(this,_a,FallbackEncoder,"f")
const O=i||t?void 0:env_readEnv("OPENAI_CUSTOM_HEADERS")
if(O){const e={}
for(const t of O.split("\n")){const s=t.indexOf(":")
if(s>=0)e[t.substring(0,s).trim()]=t.substring(s+1).trim()}R.defaultHeaders=buildHeaders([e,R.defaultHeaders])}this._options=R
this._provider=w
if(g){const e=new X509WorkloadIdentityAuth(g,f,d,p)
this._workloadIdentityAuth=e
__classPrivateFieldSet(this,fa,e,"f")
__classPrivateFieldSet(this,ma,t,"f")
__classPrivateFieldSet(this,ya,e.fetch(),"f")
this.fetch=__classPrivateFieldGet(this,ya,"f")
xe(this)}else if(v.legacy)this._workloadIdentityAuth=new WorkloadIdentityAuth(v.legacy,this.fetch)
this.apiKey=typeof l==="string"?l:null
this.adminAPIKey=u
this.organization=d
this.project=p
this.webhookSecret=h}withOptions(e){const t=resolveDataResidency(e)
const s=__classPrivateFieldGet(this,fa,"f")
const r={...this._options,baseURL:this.baseURL,maxRetries:this.maxRetries,timeout:this.timeout,logger:this.logger,logLevel:this.logLevel,fetch:__classPrivateFieldGet(this,fa,"f")?void 0:this.fetch,fetchOptions:this.fetchOptions,apiKey:this._options.apiKey,adminAPIKey:this.adminAPIKey,workloadIdentity:s?.identitySnapshot()??this._options.workloadIdentity,x509Transport:this._options.x509Transport,organization:this.organization,project:this.project,webhookSecret:this.webhookSecret}
const{credential:n,provider:i}=prepareX509ClientClone(r,e,__classPrivateFieldGet(this,ma,"f"),s!==void 0)
if(t!==void 0)delete r.baseURL
const o={...r,...e,credential:n,provider:i,[Fa]:__classPrivateFieldGet(this,va,"f")&&t===void 0&&!hasOwn(e,"baseURL")&&e.credential===void 0&&!i}
const a=new this.constructor(o)
if(i&&new URL(a.baseURL).origin!==new URL(this.baseURL).origin){Object.assign(a._options,{defaultHeaders:e.defaultHeaders,defaultQuery:e.defaultQuery,fetchOptions:e.fetchOptions,fetch:e.fetch})
a.fetchOptions=e.fetchOptions
a.fetch=e.fetch??getDefaultFetch()
a.organization=e.organization??null
a.project=e.project??null}if(__classPrivateFieldGet(this,fa,"f")&&__classPrivateFieldGet(a,fa,"f")&&this.baseURL===a.baseURL&&__classPrivateFieldGet(this,fa,"f").matches(__classPrivateFieldGet(a,fa,"f"))){a._workloadIdentityAuth=__classPrivateFieldGet(this,fa,"f")
__classPrivateFieldSet(a,fa,__classPrivateFieldGet(this,fa,"f"),"f")
__classPrivateFieldSet(a,ya,__classPrivateFieldGet(this,ya,"f"),"f")}return a}defaultQuery(){return this._options.defaultQuery}_buildWebSocketHeaders(e,t){const s=na.get(this)
if(s?.baseHeaders)return mergeWebSocketAuthHeaders({headers:s.baseHeaders},e,s.removedHeaders??new Set).headers
const r=buildHeaders([{"User-Agent":this.getUserAgent(),"OpenAI-Organization":this.organization,"OpenAI-Project":this.project},e,this._options.defaultHeaders])
r.nulls.forEach(e=>(t??s?.removedHeaders)?.add(e))
const n=Object.fromEntries(r.values)
if(s)s.baseHeaders={...n}
return n}validateHeaders({values:e,nulls:t},s={bearerAuth:!0,adminAPIKeyAuth:!0}){if(e.get("authorization")||e.get("api-key"))return
if(t.has("authorization")||t.has("api-key"))return
if(this._workloadIdentityAuth&&s.bearerAuth)return
throw new Error('Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the "Authorization" or "api-key" headers to be explicitly omitted')}async authHeaders(e,t={bearerAuth:!0,adminAPIKeyAuth:!0}){const s=__classPrivateFieldGet(this,fa,"f")??this._workloadIdentityAuth
if(s instanceof X509WorkloadIdentityAuth&&t.adminAPIKeyAuth&&this.adminAPIKey!==null)return await this.adminAPIKeyAuth(e)
return buildHeaders([t.bearerAuth?await this.bearerAuth(e):null,t.adminAPIKeyAuth?await this.adminAPIKeyAuth(e):null])}async bearerAuth(e){const t=__classPrivateFieldGet(this,fa,"f")??this._workloadIdentityAuth
if(t){if(t instanceof X509WorkloadIdentityAuth){if(t===this._workloadIdentityAuth&&(this.fetchWithAuth!==ha.prototype.fetchWithAuth||this.fetchWithTimeout!==ha.prototype.fetchWithTimeout))throw new n.vc("X.509 workload identity does not support overridden fetch dispatch hooks.")
const s=t.headerSnapshots()
if(!X509WorkloadIdentityAuth.shouldAuthenticate(e,s.defaultHeaders,s.requestHeaders))return}const s=t instanceof X509WorkloadIdentityAuth?await t.getToken(e,{apiURL:t.requestAPIURL(),...t.headerSnapshots(),...t.requestSnapshot(),signal:t.effectiveSignal(),...t.tenantSnapshot()}):await t.getToken()
return buildHeaders([{Authorization:`Bearer ${s}`}])}const{apiKey:s}=await resolveRealtimeAPIKey(this)
if(s==null)return
return buildHeaders([{Authorization:`Bearer ${s}`}])}async adminAPIKeyAuth(e){if(this.adminAPIKey==null)return
return buildHeaders([{Authorization:`Bearer ${this.adminAPIKey}`}])}stringifyQuery(e){return stringifyQuery(e)}getUserAgent(){return`${this.constructor.name}/JS ${j}`}defaultIdempotencyKey(){return`stainless-node-retry-${uuid4()}`}makeStatusError(e,t,s,r){const i=t&&typeof t==="object"&&t.error==null?{error:t}:t
return n.LG.generate(e,i,s,r)}_hasApiKeyProvider(){return typeof this._options.apiKey==="function"}async _callApiKey(e){if(this._provider){e?.(this.apiKey)
return!1}const t=this._options.apiKey
if(typeof t!=="function"){e?.(this.apiKey)
return!1}const s=getDeferredRealtimeAPIKeyCache(this)
const r=++this._apiKeyInvocation
let i
try{i=await t()}catch(e){if(e instanceof n.vc)throw e
throw new n.vc(`Failed to get token from 'apiKey' function: ${e.message}`,{cause:e})}if(typeof i!=="string"||!i)throw new n.vc(`Expected 'apiKey' function argument to return a string but it returned ${i}`)
const o=i
const commit=()=>{if(e)validateCapturedAPIKey(this,o)
if(r<this._lastCachedAPIKeyInvocation)return o
this.apiKey=o
const t=e?this.apiKey:o
this._lastCachedAPIKeyInvocation=r
return t}
if(s){s.providerKey=o
s.commit=commit}const a=s?validateCapturedAPIKey(this,o):commit()
e?.(a)
return!0}buildURL(e,t,s){const r=!__classPrivateFieldGet(this,pa,"m",wa).call(this)&&s||this.baseURL
let n
let i={}
let o
if(isAbsoluteURL(e))n=new URL(e)
else if(r.includes("?")){const t=new URL(r)
o=new URLSearchParams(t.search)
i=Object.fromEntries(o)
t.search=""
t.hash=""
n=new URL(t.toString()+(t.pathname.endsWith("/")&&e.startsWith("/")?e.slice(1):e))}else n=new URL(r+(r.endsWith("/")&&e.startsWith("/")?e.slice(1):e))
const a=this.defaultQuery()
const c=Object.fromEntries(n.searchParams)
let l
if(!isEmptyObj(i)||!isEmptyObj(a)||!isEmptyObj(c)){l={...c,...a,...t}
t={...i,...l}}if(typeof t==="object"&&t&&!Array.isArray(t)){n.search=this.stringifyQuery(t)
if(o&&l){const e=new Set
const t=new Set
for(const s of o.keys()){if(e.has(s)&&!hasOwn(l,s))t.add(s)
e.add(s)}if(t.size){const e=new URLSearchParams
for(const[s,r]of n.searchParams)if(!t.has(s))e.append(s,r)
for(const[s,r]of o)if(t.has(s))e.append(s,r)
n.search=e.toString()}}}return n.toString()}async prepareOptions(e){}async prepareRequest(e,{url:t,options:s}){}get(e,t){return this.methodRequest("get",e,t)}post(e,t){return this.methodRequest("post",e,t)}patch(e,t){return this.methodRequest("patch",e,t)}put(e,t){return this.methodRequest("put",e,t)}delete(e,t){return this.methodRequest("delete",e,t)}methodRequest(e,t,s){return this.request(Promise.resolve(s).then(s=>({method:e,path:t,...s})))}request(e,t=null){const s=__classPrivateFieldGet(this,fa,"f")??this._workloadIdentityAuth
const r=s instanceof X509WorkloadIdentityAuth?Promise.resolve(e).then(e=>s.runRequest(()=>this.makeRequest(e,t,void 0),this)):this.makeRequest(e,t,void 0)
return this.responsePromise(r)}responsePromise(e,t=(e,t)=>this.parseResponseWithTimeout(e,t)){const s=new APIPromise(this,e,(e,s)=>{const r=__classPrivateFieldGet(this,ga,"f").get(s.controller)?.continueRequest
return r?r(()=>t(e,s)):t(e,s)})
s.withResponse=async()=>{const t=await s
const{response:r}=await e
return{data:t,response:r,request_id:r.headers.get("x-request-id")}}
s._thenUnwrap=s=>this.responsePromise(e,async(e,r)=>addRequestID(s(await t(e,r),r),r.response))
return s}async parseResponseWithTimeout(e,t){if(t.options.stream||t.options.__binaryResponse||t.response.status===204||t.response.headers.get("content-length")==="0")return defaultParseResponse(e,t)
while(1){const s=__classPrivateFieldGet(this,ga,"f").get(t.controller)
const r=s?.timeout??t.options.timeout??this.timeout
const i=s?.authentication
const o=i?t.controller.signal:t.options.signal
const abortError=()=>i&&o?this._makeUserAbortError(o):new n.cH
let a
try{a=i?.remainingTimeout(t.options,r)??Math.max(0,t.startTime+r-Date.now())}catch(e){const s=o?.aborted?abortError():void 0
t.controller.abort()
CancelReadableStream(t.response.body).catch(()=>{})
throw s??e}let c
let l
let u=!1
try{if(o?.aborted&&s?.helperMethod!=="runTools")throw abortError()
const r=new Promise((e,s)=>{c=setTimeout(()=>{u=!0
t.controller.abort()
s(new n.qA)},a)
if(o){l=()=>{if(!u)s(abortError())}
o.addEventListener("abort",l,{once:!0})}})
return await Promise.race([defaultParseResponse(e,t),r])}catch(e){if(o?.aborted&&!u)throw abortError()
if(!u){if(i&&e instanceof SyntaxError)throw new SyntaxError("X.509 workload identity API response contains invalid JSON.")
if(i&&!(e instanceof n.vc))throw new n.xX({message:"X.509 workload identity API response body could not be read."})
throw e}const r=s?.retriesRemaining??0
if(!r||s?.hasStreamingBody||t.options.__metadata?.["hasStreamingBody"]||globalThis.ReadableStream&&t.options.body instanceof globalThis.ReadableStream||typeof t.options.body==="object"&&t.options.body!==null&&(Symbol.asyncIterator in t.options.body||Symbol.iterator in t.options.body&&"next"in t.options.body&&typeof t.options.body.next==="function"))throw new n.qA
if(c!==void 0)clearTimeout(c)
if(l)o?.removeEventListener("abort",l)
l=void 0
const a=await this.retryRequest(t.options,r,t.retryOfRequestLogID??t.requestLogID,void 0,t.requestSignal)
Object.assign(t,a)}finally{if(c!==void 0)clearTimeout(c)
if(l)o?.removeEventListener("abort",l)}}}async readX509ResponseError(e,t,s,r,i){const o=new AbortController
const a=r.signal
let c=!1
const cancel=()=>o.abort(a.reason)
a.addEventListener("abort",cancel,{once:!0})
if(a.aborted)cancel()
try{const r=i.remainingTimeout(t,s)
const c=i.waitForRetry(r,o.signal).then(()=>{throw new n.qA})
const l=await Promise.race([e.text().catch(()=>"X.509 workload identity API response body could not be read."),c])
if(a.aborted)throw this._makeUserAbortError(a)
return l}catch(t){if(t instanceof n.qA){c=!a.aborted
r.abort()
CancelReadableStream(e.body).catch(()=>{})}if(a.aborted&&!c)throw this._makeUserAbortError(a)
throw t}finally{a.removeEventListener("abort",cancel)
o.abort()}}async makeRequest(e,t,s){const r=await e
const i=__classPrivateFieldGet(this,pa,"m",Ra).call(this,r.maxRetries??this.maxRetries)
if(t==null)t=i
else t=Math.min(__classPrivateFieldGet(this,pa,"m",Ra).call(this,t),i)
const o=__classPrivateFieldGet(this,fa,"f")
o?.beginRequestPreparation()
await this.prepareOptions(r)
o?.beginRequestPlanning()
let a
try{const e=await this.buildRequest(r,{retryCount:i-t})
a={req:e.req,url:e.url,timeout:e.timeout}
if(o){validatePositiveInteger("timeout",a.timeout)
o.authorizePlannedRequest(a.url,a.req,a.timeout)
if(X509WorkloadIdentityAuth.isStreamingRequestBody(a.req.body))r.__metadata={...r.__metadata,hasStreamingBody:!0}
await this.prepareRequest(a.req,{url:a.url,options:r})
await(this._provider?.prepareRequest?.(a.req,{url:a.url,options:r,timeout:a.timeout}))
o.beginRequestPlanning()
o.authorizePlannedRequest(a.url,a.req,a.timeout,!0)
if(X509WorkloadIdentityAuth.isStreamingRequestBody(a.req.body))r.__metadata={...r.__metadata,hasStreamingBody:!0}
const e=o.requestSnapshot().signal
if(e?.aborted||a.req.signal?.aborted)throw this._makeUserAbortError(e?.aborted?e:a.req.signal)
o.setEffectiveSignal(a.req.signal||e?createRequestController(a.req.signal??e,e).signal:void 0)
o.beginRequestNetwork()
const t=r.__security??{bearerAuth:!0}
const s=await this.authHeaders(r,t)
const n=o.headerSnapshots()
const i=buildHeaders([n.defaultHeaders,n.requestHeaders])
for(const[e,t]of s?.values??[])if(!i.nulls.has(e)&&!a.req.headers.has(e))a.req.headers.set(e,t)
this.validateHeaders(buildHeaders([i,a.req.headers]),t)}}catch(e){o?.retireRequestBody()
if(o&&t&&!r.__metadata?.["hasStreamingBody"]&&X509WorkloadIdentityAuth.isRetryableFailure(e))return await this.retryRequest(r,t,s??"x509-token-exchange",X509WorkloadIdentityAuth.retryHeaders(e))
throw e}const{req:c,url:l}=a
const u=o?Math.min(a.timeout,o.requestSnapshot().timeout):a.timeout
o?.bindRequest(r,c,this.adminAPIKey)
let p=r.__metadata?.["hasStreamingBody"]===!0
let h
let _
if(!o){await this.prepareRequest(c,{url:l,options:r})
if(this._provider?.timeoutIncludesAuth)h={wallTime:Date.now(),monotonicTime:performance.now()}
try{await(this._provider?.prepareRequest?.(c,{url:l,options:r,timeout:u}))}catch(e){if(!h||!isProviderTimeoutError(e))throw e
_=e}}o?.adoptRequestHeaders(c)
if(o&&X509WorkloadIdentityAuth.isStreamingRequestBody(c.body))p=!0
const f="log_"+(Math.random()*(1<<24)|0).toString(16).padStart(6,"0")
const m=s===void 0?"":`, retryOf: ${s}`
const y=o?.requestStartedAt(r)??h?.wallTime??Date.now()
if(this.logLevel==="debug"){const e=typeof c.body==="string"?{type:"string",length:c.body.length}:c.body
loggerFor(this).debug(`[${f}] sending request`,formatRequestDetails({retryOfRequestLogID:s,method:r.method,url:l,options:o?{body:e,...o.requestSnapshot()}:{...r,body:e},headers:c.headers}))}const v=o?o.requestSnapshot().signal:r.signal
if(v?.aborted||c.signal?.aborted)throw this._makeUserAbortError(v?.aborted?v:c.signal)
const g=r.__security??{bearerAuth:!0}
const b=o||this.fetchWithTimeout===ha.prototype.fetchWithTimeout?createRequestController(c.signal??(o?v:void 0),o?v:void 0):new AbortController
const w=o?.remainingTimeout(r,u)??(h?u-(performance.now()-h.monotonicTime):u)
if(h&&w<=0)_??(_=new n.qA)
const R=o?ha.prototype.fetchWithAuth:this.fetchWithAuth
o?.releaseRequestBody(c.body)
const P=_??await R.call(this,l,c,w,b,g).catch(d.r)
const O=Date.now()
if(P instanceof globalThis.Error){const e=`retrying, ${t} attempts remaining`
if(v?.aborted||c.signal?.aborted)throw this._makeUserAbortError(v?.aborted?v:c.signal)
const i=(0,d.z)(P)||/timed? ?out/i.test(String(P)+("cause"in P?String(P.cause):""))
if(t&&!p&&(!o||Fe(P))){loggerFor(this).info(`[${f}] connection ${i?"timed out":"failed"} - ${e}`)
loggerFor(this).debug(`[${f}] connection ${i?"timed out":"failed"} (${e})`,formatRequestDetails({retryOfRequestLogID:s,url:l,durationMs:O-y,message:o?"X.509 workload identity API connection failed.":P.message}))
return this.retryRequest(r,t,s??f,void 0,c.signal)}const a=p?"error; streaming body cannot be retried":"error; no more retries left"
loggerFor(this).info(`[${f}] connection ${i?"timed out":"failed"} - ${a}`)
loggerFor(this).debug(`[${f}] connection ${i?"timed out":"failed"} (${a})`,formatRequestDetails({retryOfRequestLogID:s,url:l,durationMs:O-y,message:o?"X.509 workload identity API connection failed.":P.message}))
if(P instanceof n.W5||P instanceof n.JA)throw P
if(i){const e="cause"in P?P.cause:void 0
const t=typeof e==="object"&&e!==null&&"code"in e&&e.code==="UND_ERR_HEADERS_TIMEOUT"
const s=t?new n.qA({message:"Request timed out. Node.js fetch timed out waiting for response headers; "+"configure a matching undici fetch and fetchOptions.dispatcher with an Agent whose headersTimeout is at least the SDK timeout."}):new n.qA
if(o)throw new n.qA
throw Object.assign(s,{cause:P})}if(o)throw new n.xX({message:"X.509 workload identity API connection failed."})
throw new n.xX({message:getConnectionErrorMessage(P),cause:P})}const A=[...P.headers.entries()].filter(([e])=>e==="x-request-id").map(([e,t])=>", "+e+": "+JSON.stringify(t)).join("")
const S=`[${f}${m}${A}] ${c.method} ${redactURL(l)} ${P.ok?"succeeded":"failed"} with status ${P.status} in ${O-y}ms`
if(!P.ok){const e=P.status===401&&o&&g.bearerAuth&&o.usedWorkloadToken(r)
if(e)o.invalidateToken()
if(P.status===401&&(o||this._workloadIdentityAuth)&&g.bearerAuth&&(!o||o.usedWorkloadToken(r))&&(!o||t>0)&&!p&&!r.__metadata?.["workloadIdentityTokenRefreshed"]){if(o)CancelReadableStream(P.body).catch(()=>{})
else{await CancelReadableStream(P.body)
this._workloadIdentityAuth?.invalidateToken()}const e={...r,__metadata:{...r.__metadata,workloadIdentityTokenRefreshed:!0}}
return this.makeRequest(e,o?t-1:t,s??f)}const n=e&&r.__metadata?.["workloadIdentityTokenRefreshed"]?!1:await this.shouldRetry(P)
if(t&&n&&!p){const e=`retrying, ${t} attempts remaining`
if(o)CancelReadableStream(P.body).catch(()=>{})
else await CancelReadableStream(P.body)
loggerFor(this).info(`${S} - ${e}`)
loggerFor(this).debug(`[${f}] response error (${e})`,formatRequestDetails({retryOfRequestLogID:s,url:P.url,status:P.status,headers:P.headers,durationMs:O-y}))
return this.retryRequest(r,t,s??f,P.headers,c.signal)}const i=n?p?`error; streaming body cannot be retried`:`error; no more retries left`:`error; not retryable`
loggerFor(this).info(`${S} - ${i}`)
const a=o?await this.readX509ResponseError(P,r,u,b,o):await P.text().catch(e=>(0,d.r)(e).message)
const l=safeJSON(a)
const h=l?void 0:a
loggerFor(this).debug(`[${f}] response error (${i})`,formatRequestDetails({retryOfRequestLogID:s,url:P.url,status:P.status,headers:P.headers,message:h,durationMs:Date.now()-y}))
const _=this.makeStatusError(P.status,l,h,P.headers)
throw _}loggerFor(this).info(S)
loggerFor(this).debug(`[${f}] response start`,formatRequestDetails({retryOfRequestLogID:s,url:P.url,status:P.status,headers:P.headers,durationMs:O-y}))
const F=o?.continuation()
o?.releaseRequestCredentials()
__classPrivateFieldGet(this,ga,"f").set(b,{timeout:u,retriesRemaining:t,hasStreamingBody:p,...o?{authentication:o}:{},helperMethod:r.__metadata?.["helperMethod"],...F?{continueRequest:F}:{}})
return{response:P,options:r,controller:b,requestSignal:c.signal,requestLogID:f,retryOfRequestLogID:s,startTime:y}}getAPIList(e,t,s){return this.requestAPIList(t,s&&"then"in s?s.then(t=>({method:"get",path:e,...t})):{method:"get",path:e,...s})}requestAPIList(e,t){const s=__classPrivateFieldGet(this,fa,"f")??this._workloadIdentityAuth
const r=s instanceof X509WorkloadIdentityAuth?Promise.resolve(t).then(e=>s.runRequest(()=>this.makeRequest(e,null,void 0),this)):this.makeRequest(t,null,void 0)
const n=new PagePromise(this,r,e)
const i=this.responsePromise(r,async(t,s)=>{const r=await this.parseResponseWithTimeout(t,s)
return new e(t,s.response,r,s.options)})
n.then=i.then.bind(i)
n.catch=i.catch.bind(i)
n.finally=i.finally.bind(i)
n.withResponse=i.withResponse.bind(i)
n._thenUnwrap=i._thenUnwrap.bind(i)
return n}async fetchWithAuth(e,t,s,r,n={bearerAuth:!0,adminAPIKeyAuth:!0}){if(this._workloadIdentityAuth&&!__classPrivateFieldGet(this,ya,"f")&&n.bearerAuth){const e=t.headers
const s=e.get("Authorization")
if(s===`Bearer ${Sa}`){const t=await this._workloadIdentityAuth.getToken()
e.set("Authorization",`Bearer ${t}`)}}const i=__classPrivateFieldGet(this,ya,"f")?ha.prototype.fetchWithTimeout:this.fetchWithTimeout
const o=await i.call(this,e,t,s,r)
return o}async fetchWithTimeout(e,t,s,r){const{signal:n,method:i,...o}=t||{}
const a=this._makeAbort(r)
const c=!!n&&qa.get(r)===n
const l=n&&!c?addRequestAbortListener(n,a,r.signal):void 0
const u=setTimeout(a,s)
const d=globalThis.ReadableStream&&o.body instanceof globalThis.ReadableStream||typeof o.body==="object"&&o.body!==null&&Symbol.asyncIterator in o.body
const p={signal:r.signal,...d?{duplex:"half"}:{},method:"GET",...o}
if(i)p.method=i.toUpperCase()
try{const t=await(__classPrivateFieldGet(this,ya,"f")??this.fetch).call(void 0,e,p)
if(l)retainRequestAbortCallback(t.body??t,a,r.signal)
return t}catch(e){l?.()
throw e}finally{clearTimeout(u)}}async shouldRetry(e){const t=e.headers.get("x-should-retry")
if(t==="true")return!0
if(t==="false")return!1
if(e.status===408)return!0
if(e.status===409)return!0
if(e.status===429)return!0
if(e.status>=500)return!0
return!1}async retryRequest(e,t,s,r,i=e.signal){let o
const a=r?.get("retry-after-ms")
if(a){const e=parseFloat(a)
if(!Number.isNaN(e))o=e}const c=r?.get("retry-after")
if(c&&o===void 0){const e=parseFloat(c)
if(!Number.isNaN(e))o=e*1e3
else o=Date.parse(c)-Date.now()}if(o===void 0||!Number.isFinite(o)||o<0||o>60*1e3){const s=__classPrivateFieldGet(this,pa,"m",Ra).call(this,e.maxRetries??this.maxRetries)
o=this.calculateDefaultRetryTimeoutMillis(t,s)}const l=__classPrivateFieldGet(this,fa,"f")
if(l){const t=l.remainingTimeout(e,l.requestSnapshot().timeout)
if(o>=t)throw new n.qA}if(l)await l.waitForRetry(o,l.effectiveSignal())
else{const t=i===e.signal?[i]:[i,e.signal]
try{await sleep(o,...t)}catch(e){const s=t.find(e=>e?.aborted)
if(s)throw this._makeUserAbortError(s)
throw e}}return this.makeRequest(e,t-1,s)}calculateDefaultRetryTimeoutMillis(e,t){const s=.5
const r=8
const n=t-e
const i=Math.min(s*Math.pow(2,n),r)
const o=1-Math.random()*.25
return i*o*1e3}async buildRequest(e,{retryCount:t=0}={}){if(__classPrivateFieldGet(this,fa,"f")&&!__classPrivateFieldGet(this,fa,"f").inRequest(this)){const s=__classPrivateFieldGet(this,fa,"f")
return await s.runRequest(async()=>{const r=await ha.prototype.buildRequest.call(this,e,{retryCount:t})
s.releaseRequestBody(r.req.body)
return r},this)}const s={...e}
const r=__classPrivateFieldGet(this,fa,"f")
const n=r?.snapshotTenant(this.organization,this.project)
const i=r?.snapshotHeaders(this._options.defaultHeaders,s.headers)
if(i)s.headers=i.requestHeaders
const o=r?snapshotX509RequestOptions(this.fetchOptions):void 0
const a=r?snapshotX509RequestOptions(s.fetchOptions):void 0
const{method:c,path:l,query:u,defaultBaseURL:d}=s
const p=this.buildURL(l,u,d)
r?.snapshotAPIURL(p)
const h="timeout"in s
if(h)validatePositiveInteger("timeout",s.timeout)
s.timeout=s.timeout??this.timeout
if(r&&a)r.snapshotRequest(s.signal,s.timeout,a)
if(r){const e=r.requestSnapshot()
s.timeout=e.timeout
if(e.signal===void 0)delete s.signal
else s.signal=e.signal}const _=this._provider||r?void 0:await this.authHeaders(e,e.__security??{bearerAuth:!0})
if(s.__metadata?.["finalizeMultipart"]===!0&&hasUploadableValue(s.body)){const t=buildHeaders([s.headers])
t.values.delete("content-type")
t.nulls.delete("content-type")
const r=await maybeMultipartFormRequestOptions({...s,headers:t},this,s.__metadata?.["preserveMultipartFilenames"]===!0?{stripFilenames:!1}:void 0)
e.body=s.body=r.body
s.headers=r.headers
e.__metadata=s.__metadata={...r.__metadata,finalizedMultipart:{body:r.body,contentType:buildHeaders([r.headers]).values.get("content-type")}}}if(s.__metadata?.["streamFromBody"]===!0){finalizeStreamingFormRequestOptions(s)
e.stream=s.stream}const f=JSON.isRawJSON
let m
let y=!1
let v=!1
let g=!1
const b=s.__metadata?.["streamFromBody"]===!0&&typeof s.body==="object"&&s.body!==null?observeJSONRequestBody(s.body,{value(e,t,s){if(!y){y=!0
m=s}else if(e===m&&t==="stream"){v=s===!0
if(f?.(s))v=s.rawJSON==="true"
else if(s!==null&&typeof s==="object")try{v=Boolean.prototype.valueOf.call(s)}catch{}}return},complete(){g=!0}}):void 0
let w
try{w=this.buildBody({options:s})}finally{b?.()}const{bodyHeaders:R,body:P,isStreamingBody:O}=w
const A=s.__metadata?.["captureResponseParser"]
if(typeof A==="function")A(s)
if(s.__metadata?.["streamFromBody"]===!0)if(P instanceof FormData)e.stream=s.stream=P.get("stream")==="true"
else if(g&&m!==null&&typeof m==="object"&&!Array.isArray(m)&&!f?.(m))e.stream=s.stream=v
if(O){e.__metadata={...e.__metadata,hasStreamingBody:!0}
r?.ownRequestBody(P,s.body)}let S
const F=s.__metadata?.["finalizedMultipart"]
if(typeof F==="object"&&F!==null&&"body"in F&&"contentType"in F){const{body:e,contentType:t}=F
if(e===P)if(typeof t==="string")S=t
else if(t===null)S=null}const q=await this.buildHeaders({options:e,method:c,bodyHeaders:R,authenticationHeaders:_,retryCount:t,x509Headers:i,x509Timeout:h?s.timeout:void 0,x509Tenant:n})
if(S===null)q.delete("content-type")
else if(S!==void 0)q.set("content-type",S)
const I={method:c,headers:q,...s.signal&&{signal:s.signal},...globalThis.ReadableStream&&P instanceof globalThis.ReadableStream&&{duplex:"half"},...P&&{body:P},...(r?o:this.fetchOptions)??{},...(r?a:s.fetchOptions)??{}}
return{req:I,url:p,timeout:s.timeout}}async buildHeaders({options:e,method:t,bodyHeaders:s,authenticationHeaders:r,retryCount:n,x509Headers:i,x509Timeout:o,x509Tenant:a}){let c={}
if(this.idempotencyHeader&&t!=="get"){if(!e.idempotencyKey)e.idempotencyKey=this.defaultIdempotencyKey()
c[this.idempotencyHeader]=e.idempotencyKey}const l=e.__metadata?.["helperMethod"]
const u=i?o:e.timeout
const d=buildHeaders([c,{Accept:"application/json",...!isRunningInBrowserOrBrowserWorker()?{"User-Agent":this.getUserAgent()}:void 0,"X-Stainless-Retry-Count":String(n),...u?{"X-Stainless-Timeout":String(Math.trunc(u/1e3))}:{},...getPlatformHeaders(),...typeof l==="string"?{"X-Stainless-Helper-Method":l}:{},"OpenAI-Organization":a?a.organization:this.organization,"OpenAI-Project":a?a.project:this.project},__classPrivateFieldGet(this,fa,"f")&&!__classPrivateFieldGet(this,fa,"f").isPlanningRequest()?await this.authHeaders(e,e.__security??{bearerAuth:!0}):r,i?.defaultHeaders??this._options.defaultHeaders,s,i?.requestHeaders??e.headers])
if(!this._provider&&!__classPrivateFieldGet(this,fa,"f")?.isPlanningRequest())this.validateHeaders(d,e.__security??{bearerAuth:!0})
return d.values}_makeAbort(e){return()=>e.abort()}_makeUserAbortError(e){const t=new n.cH
Object.defineProperty(t,"cause",{value:e.reason,writable:!0,configurable:!0})
return t}buildBody({options:e}){const{body:t,headers:s}=e
if(!t){if(t===void 0&&"body"in e)return{...__classPrivateFieldGet(this,_a,"f").call(this,{body:t,headers:buildHeaders([s])}),isStreamingBody:!1}
return{bodyHeaders:void 0,body:void 0,isStreamingBody:!1}}const r=buildHeaders([s])
const n=typeof globalThis.ReadableStream!=="undefined"&&t instanceof globalThis.ReadableStream
const i=!n&&(typeof t==="string"||t instanceof ArrayBuffer||ArrayBuffer.isView(t)||typeof globalThis.Blob!=="undefined"&&t instanceof globalThis.Blob||t instanceof URLSearchParams||t instanceof FormData)
if(ArrayBuffer.isView(t)||t instanceof ArrayBuffer||t instanceof DataView||typeof t==="string"&&r.values.has("content-type")||globalThis.Blob&&t instanceof globalThis.Blob||t instanceof FormData||t instanceof URLSearchParams||n)return{bodyHeaders:void 0,body:t,isStreamingBody:!i}
else if(typeof t==="object"&&(Symbol.asyncIterator in t||Symbol.iterator in t&&"next"in t&&typeof t.next==="function"))return{bodyHeaders:void 0,body:ReadableStreamFrom(t),isStreamingBody:!0}
else if(typeof t==="object"&&r.values.get("content-type")==="application/x-www-form-urlencoded")return{bodyHeaders:{"content-type":"application/x-www-form-urlencoded"},body:this.stringifyQuery(t),isStreamingBody:!1}
else return{...__classPrivateFieldGet(this,_a,"f").call(this,{body:t,headers:r}),isStreamingBody:!1}}}ha=OpenAI,_a=new WeakMap,fa=new WeakMap,ma=new WeakMap,ya=new WeakMap,va=new WeakMap,ga=new WeakMap,pa=new WeakSet,wa=function(){return __classPrivateFieldGet(this,va,"f")||this._provider!==void 0||this.baseURL!=="https://api.openai.com/v1"},Ra=function(e){return typeof e==="number"&&Number.isSafeInteger(e)&&e>=0?e:2},Pa=function(e){const t=e.replace(/[^a-z0-9]/gi,"").toLowerCase()
if(/authorization|authentication|cookie|session|signature|assertion|connectionstring|devicecode|codeverifier|accountkey|mtlskey|proxyauth|^(?:auth|key|sig|sas|jwt|bearer|pfx|p12)$|(?:sid|token|secret|password|passwd|pwd|credential|passphrase|apikey|accesskey|privatekey|username)s?$/.test(t))return!0
const s=/api|access|secret|private|security|refresh|id|bearer|aws|azure|openai|admin|client|proxy|auth/.exec(t)
return s!==null&&/key|token|secret|password|passwd|pwd|credential|auth/.test(t.slice(s.index+s[0].length))},Oa=function(e,t){const s=64
const r=4096
const redactString=e=>e.replace(/(\/\/)([^/\s?#]*@)(?=[^/\s?#]+)/g,"$1[REDACTED]@").replace(/(^|[\s/])([^/\s]+)/g,(e,t,s)=>{const r=t==="/"?s.search(/[=(]/)+1:0
if(t==="/"&&r===0)return e
const n=s.indexOf(":",r+1)
let i=s.length-2
while(i>=0&&(s[i]!=="@"||s[i+1]==="@"))i--
return n>=0&&i>n?`${t}${s.slice(0,r)}[REDACTED]${s.slice(i)}`:e}).replace(/(^|[\s,;])([a-z][a-z0-9_-]*)(\s*:\s*)([^\r\n,;]+)/gi,(e,t,s,r)=>__classPrivateFieldGet(this,pa,"m",Pa).call(this,s)?`${t}${s}${r}[REDACTED]`:e).replace(/(^|[?&#;])([^=&;\s?#/]+)=([^&;\s#]+)/g,(e,t,s)=>{let r=s
try{r=globalThis.decodeURIComponent(s)}catch{}return __classPrivateFieldGet(this,pa,"m",Pa).call(this,r)?`${t}${s}=[REDACTED]`:e})
const getLogString=e=>{try{return globalThis.String.prototype.valueOf.call(e)}catch{return}}
const isSensitiveLogLabel=e=>{const t=getLogString(e)
if(t!==void 0)return __classPrivateFieldGet(this,pa,"m",Pa).call(this,t)
try{return e instanceof globalThis.String}catch{return!0}}
const n=[]
const i=[]
let o
const getOwnLogDescriptor=(e,t)=>{try{return{descriptor:globalThis.Object.getOwnPropertyDescriptor(e,t),failed:!1}}catch{return{descriptor:void 0,failed:!0}}}
const enqueue=(e,t,i)=>{if(t>s||n.length>=r){i("[REDACTED]")
return}n.push({value:e,depth:t,assign:i})}
enqueue(e,0,e=>{o=e})
for(let e=0;e<n.length;e+=1){const{value:s,depth:o,assign:a}=n[e]
if(typeof s==="string"){a(redactString(s))
continue}if(typeof s==="function"||typeof s==="symbol"){a("[REDACTED]")
continue}if(typeof s!=="object"||s===null){a(s)
continue}const c=t.get(s)
if(c!==void 0){a(c)
continue}try{const e=getLogString(s)
if(e!==void 0){const r=new globalThis.String(redactString(e))
t.set(s,r)
a(r)
continue}if(s instanceof globalThis.String){t.set(s,"[REDACTED]")
a("[REDACTED]")
continue}const n=globalThis.Headers
if(typeof n==="function"&&s instanceof n){const e=new n
t.set(s,e)
a(e)
n.prototype.forEach.call(s,(t,s)=>{e.set(s,__classPrivateFieldGet(this,pa,"m",Pa).call(this,s)?"[REDACTED]":redactString(t))})
continue}if(s instanceof URL){const e=new URL(URL.prototype.toString.call(s))
t.set(s,e)
a(e)
if(e.username)e.username="[REDACTED]"
if(e.password)e.password="[REDACTED]"
for(const[t]of e.searchParams)if(__classPrivateFieldGet(this,pa,"m",Pa).call(this,t))e.searchParams.set(t,"[REDACTED]")
if(e.hash)e.hash=redactString(e.hash)
continue}if(Array.isArray(s)){const e=getOwnLogDescriptor(s,"length")
if(e.failed||!e.descriptor||!("value"in e.descriptor)||typeof e.descriptor.value!=="number"){t.set(s,"[REDACTED]")
a("[REDACTED]")
continue}const n=[]
t.set(s,n)
a(n)
const i=Math.min(e.descriptor.value,r)
const c=getOwnLogDescriptor(s,"0")
const l=!c.failed&&c.descriptor&&"value"in c.descriptor?c.descriptor.value:void 0
for(let e=0;e<i;e+=1){const t=e===0?c:getOwnLogDescriptor(s,`${e}`)
if(t.failed){n[e]="[REDACTED]"
continue}const r=t.descriptor
if(!r?.enumerable)continue
if(e===1&&(c.failed||c.descriptor&&!("value"in c.descriptor)||isSensitiveLogLabel(l))){n[e]="[REDACTED]"
continue}if(!("value"in r)){n[e]="[REDACTED]"
continue}enqueue(r.value,o+1,t=>{n[e]=t})}n.length=i
if(e.descriptor.value>i)n[i]="[REDACTED]"
continue}if(s instanceof globalThis.Map){const e=new globalThis.Map
const r=[]
i.push({map:e,entries:r})
t.set(s,e)
a(e)
globalThis.Map.prototype.forEach.call(s,(e,t)=>{const s=["[REDACTED]","[REDACTED]"]
r.push(s)
enqueue(t,o+1,e=>{if(typeof e!=="function"&&typeof e!=="symbol"&&(typeof t!=="object"||t===null||e!==t))s[0]=e})
if(isSensitiveLogLabel(t))return
enqueue(e,o+1,e=>{s[1]=e})})
continue}if(s instanceof globalThis.Set){const e=new globalThis.Set
t.set(s,e)
a(e)
globalThis.Set.prototype.forEach.call(s,t=>{enqueue(t,o+1,t=>{e.add(t)})})
continue}if(s instanceof globalThis.Date){a(new globalThis.Date(globalThis.Date.prototype.getTime.call(s)))
continue}const c=globalThis.ReadableStream
if(typeof c==="function"&&s instanceof c||s instanceof globalThis.ArrayBuffer||globalThis.ArrayBuffer.isView(s)){t.set(s,"[REDACTED]")
a("[REDACTED]")
continue}let l
try{l=globalThis.Reflect.ownKeys(s)}catch{t.set(s,"[REDACTED]")
a("[REDACTED]")
continue}const u={}
t.set(s,u)
a(u)
for(const e of l){if(typeof e!=="string")continue
const t=getOwnLogDescriptor(s,e)
if(t.failed){u[e]="[REDACTED]"
continue}const r=t.descriptor
if(!r?.enumerable)continue
if(__classPrivateFieldGet(this,pa,"m",Pa).call(this,e)){u[e]="[REDACTED]"
continue}if(!("value"in r)){u[e]="[REDACTED]"
continue}enqueue(r.value,o+1,t=>{u[e]=t})}}catch{t.set(s,"[REDACTED]")
a("[REDACTED]")}}for(const{map:e,entries:t}of i)for(const[s,r]of t)e.set(s,r)
return o},Aa=function(e){if(__classPrivateFieldGet(ha,ha,"f",ba).has(e))return e
const t=new globalThis.Proxy(Object.create(null),{get:(t,s)=>{const r=globalThis.Reflect.get(e,s,e)
if(typeof r!=="function")return r
if(typeof s!=="string"||!["debug","info","warn","error","trace","log"].includes(s))return r.bind(e)
return(...t)=>{const s=new WeakMap
return globalThis.Reflect.apply(r,e,t.map(e=>__classPrivateFieldGet(this,pa,"m",Oa).call(this,e,s)))}},set:(t,s,r)=>globalThis.Reflect.set(e,s,r,e)})
__classPrivateFieldGet(ha,ha,"f",ba).add(t)
return t}
ba={value:new globalThis.WeakSet}
OpenAI.OpenAI=ha
OpenAI.DEFAULT_TIMEOUT=6e5
OpenAI.OpenAIError=n.vc
OpenAI.APIError=n.LG
OpenAI.APIConnectionError=n.xX
OpenAI.APIConnectionTimeoutError=n.qA
OpenAI.APIUserAbortError=n.cH
OpenAI.NotFoundError=n.m_
OpenAI.ConflictError=n.fK
OpenAI.RateLimitError=n.OE
OpenAI.BadRequestError=n.v7
OpenAI.AuthenticationError=n.v3
OpenAI.InternalServerError=n.PO
OpenAI.PermissionDeniedError=n.Ll
OpenAI.UnprocessableEntityError=n.Is
OpenAI.InvalidWebhookSignatureError=n.RA
OpenAI.toFile=toFile
OpenAI.toStreamingFile=toStreamingFile
OpenAI.Decisions=Decisions
OpenAI.Completions=completions_Completions
OpenAI.Chat=Chat
OpenAI.Embeddings=Embeddings
OpenAI.Files=resources_files_Files
OpenAI.Images=Images
OpenAI.ContentProvenanceChecks=ContentProvenanceChecks
OpenAI.Audio=Audio
OpenAI.Moderations=Moderations
OpenAI.Models=Models
OpenAI.FineTuning=FineTuning
OpenAI.Graders=graders_Graders
OpenAI.VectorStores=VectorStores
OpenAI.Safety=Safety
OpenAI.Webhooks=Webhooks
OpenAI.Beta=Beta
OpenAI.Batches=Batches
OpenAI.Uploads=Uploads
OpenAI.Admin=Admin
OpenAI.Responses=responses_Responses
OpenAI.Live=Live
OpenAI.Realtime=realtime_Realtime
OpenAI.Conversations=Conversations
OpenAI.Evals=Evals
OpenAI.Containers=Containers
OpenAI.Skills=Skills
OpenAI.Videos=Videos
OpenAI.ConversationCursorPage=ConversationCursorPage
OpenAI.CursorPage=CursorPage
OpenAI.NextCursorPage=NextCursorPage
OpenAI.Page=Page
OpenAI.TokenPage=TokenPage
const qa=new WeakMap
function createRequestController(e,t){const s=new AbortController
if(!e)return s
const r=globalThis.AbortSignal
if(typeof r?.any!=="function"||!(e instanceof r))return s
try{const n=[s.signal,e]
if(t&&t!==e)n.push(t)
const i=r.any(n)
Object.defineProperty(s,"signal",{value:i,configurable:!0})
qa.set(s,e)}catch{}return s}function getConnectionErrorMessage(e){if(isUndiciDispatcherVersionMismatchError(e))return`Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });`
return}function isUndiciDispatcherVersionMismatchError(e){let t=e
for(let e=0;e<8&&t&&typeof t==="object";e++){const e=t
if(e.code==="UND_ERR_INVALID_ARG"&&typeof e.message==="string"&&e.message.includes("invalid onRequestStart method"))return!0
t=e.cause}return!1}function toResponseInputItems(e){const t=[]
for(const s of e){const e=toResponseInputItem(s)
if(e)t.push(e)}return t}function toResponseInputItem(e){switch(e.type){case"message":{if(e.role!=="assistant"||!("id"in e)||!Array.isArray(e.content))return stripCreatedBy(e)
const t=e.content.map(e=>{if((e.type==="output_text"||e.type==="refusal")&&"parsed"in e){const{parsed:t,...s}=e
return s}return e})
if(t.every((t,s)=>t===e.content[s]))return stripCreatedBy(e)
return{...stripCreatedBy(e),content:t}}case"function_call":{const t=stripCreatedBy(e)
if(!("parsed_arguments"in t))return t
const{parsed_arguments:s,...r}=t
return r}case"additional_tools":if(e.role!=="developer")return null
return stripCreatedBy(e)
case"shell_call_output":{const t=e.output.map(e=>stripCreatedBy(e))
return{...stripCreatedBy(e),output:t}}case"computer_call_output":{const{created_by:t,...s}=e
if(s.status==="failed")return null
return s}case"custom_tool_call_output":{if("status"in e&&e.status!=="completed")return null
const{created_by:t,status:s,...r}=e
return r}case"apply_patch_call":case"apply_patch_call_output":case"code_interpreter_call":case"compaction":case"compaction_trigger":case"computer_call":case"configuration_update":case"custom_tool_call":case"file_search_call":case"function_call_output":case"image_generation_call":case"item_reference":case"local_shell_call":case"local_shell_call_output":case"mcp_approval_request":case"mcp_approval_response":case"mcp_call":case"mcp_list_tools":case"program":case"program_output":case"reasoning":case"shell_call":case"tool_search_call":case"tool_search_output":case"web_search_call":case null:case void 0:return stripCreatedBy(e)
default:return ResponseInputItems_assertNever(e)}}function stripCreatedBy(e){if(!("created_by"in e))return e
const{created_by:t,...s}=e
return s}function ResponseInputItems_assertNever(e){const t=e.type
throw new TypeError(`Unsupported response item type: ${String(t)}`)}async function settleDiagnostic(e){try{await e}catch{}}function reportDiagnostic(e,t,s,r){if(!e)return
try{let n=null
if(r){const{input_tokens:e,output_tokens:t,total_tokens:s}=r
if(Number.isSafeInteger(e)&&e>=0&&Number.isSafeInteger(t)&&t>=0&&Number.isSafeInteger(s)&&s>=0)n={input_tokens:e,output_tokens:t,total_tokens:s}}const i=e({...t,call_id:t.call_id??null,member:t.member??null,duration_ms:Math.max(0,performance.now()-s),usage:n})
settleDiagnostic(i)}catch{}}function overlayRequestOptions(e,t){if(!e)return t
const s=Object.create(Object.getPrototypeOf(e))
const r=new Set
return new Proxy(s,{ownKeys(s){if(!Reflect.isExtensible(s))return Reflect.ownKeys(s)
const n=[...Reflect.ownKeys(e),...Reflect.ownKeys(t)].filter(e=>!r.has(e))
return[...new Set([...n,...Reflect.ownKeys(s)])]},getOwnPropertyDescriptor(s,n){const i=Object.getOwnPropertyDescriptor(s,n)
if(i||r.has(n)||!Reflect.isExtensible(s))return i
const o=Object.getOwnPropertyDescriptor(hasOwn(t,n)?t:e,n)
return o?{...o,configurable:!0}:void 0},get(s,n,i){if(hasOwn(s,n))return Reflect.get(s,n,i)
if(r.has(n)||!Reflect.isExtensible(s))return Reflect.get(s,n,e)
return hasOwn(t,n)?Reflect.get(t,n,t):Reflect.get(e,n,e)},set(e,t,s,r){if(hasOwn(e,t))return Reflect.set(e,t,s,r)
return Reflect.defineProperty(e,t,{value:s,writable:!0,enumerable:!0,configurable:!0})},deleteProperty(e,t){if(!Reflect.deleteProperty(e,t))return!1
r.add(t)
return!0},has(s,n){return Reflect.has(s,n)||Reflect.isExtensible(s)&&!r.has(n)&&(hasOwn(t,n)||Reflect.has(e,n))},preventExtensions(s){if(!Reflect.isExtensible(s))return!0
const n=new Set([...Reflect.ownKeys(e),...Reflect.ownKeys(t)])
for(const i of n){if(r.has(i)||hasOwn(s,i))continue
const n=hasOwn(t,i)?t:e
const o=Object.getOwnPropertyDescriptor(n,i)
if(!o)continue
if("value"in o)Object.defineProperty(s,i,{...o,configurable:!0})
else{const e=o.get
let t=!1
let r
const a={...o,configurable:!0}
if(e)a.get=()=>t?r:e.call(n)
if(o.set)a.set=e=>{t=!0
r=e}
Object.defineProperty(s,i,a)}}return Reflect.preventExtensions(s)}})}class RunnerLifecycle{constructor(){this.state="open"}enter(){if(this.state!=="open")throw new TypeError(this.state==="busy"?"Helper is busy.":"Helper is closed.")
this.state="busy"}leave(){this.state=this.state==="draining"?"closed":"open"}close(){this.state=this.state==="busy"||this.state==="draining"?"draining":"closed"
return{status:this.state}}}function isObjectPrototype(e){if(e===Object.prototype)return!0
if(Object.getPrototypeOf(e)!==null)return!1
const t=Object.getOwnPropertyDescriptor(e,"constructor")
if(!t||!hasOwn(t,"value"))return!1
const s=t.value
if(typeof s!=="function")return!1
const r=Object.getOwnPropertyDescriptor(s,"prototype")
return r!==void 0&&hasOwn(r,"value")&&r.value===e&&Function.prototype.toString.call(s)===Function.prototype.toString.call(Object)}function configuredOption(e,t,s){let r=e
while(r!==null&&!isObjectPrototype(r)){const n=Object.getOwnPropertyDescriptor(r,t)
if(n)return r===e&&n.enumerable&&s?s[t]:e[t]
r=Object.getPrototypeOf(r)}return}function continuationRequestOptions(e,t,s){const r=buildHeaders([t&&Object.getOwnPropertyDescriptor(t,"headers")?.enumerable?t.headers:void 0])
const n=buildHeaders([e["_options"].defaultHeaders,r])
const i=t&&Object.getOwnPropertyDescriptor(t,"idempotencyKey")?.enumerable?t.idempotencyKey:void 0
if(!i&&!n.values.has("idempotency-key")){if(t===void 0&&s===void 0)return
const e={signal:s}
for(const[s,n]of[["headers",r],["idempotencyKey",i]])Object.defineProperty(e,s,{value:n,writable:!0,configurable:!0,enumerable:t?Boolean(Object.getOwnPropertyDescriptor(t,s)?.enumerable):!1})
return overlayRequestOptions(t,e)}const o=`stainless-node-retry-${uuid4()}`
return overlayRequestOptions(t,{signal:s,idempotencyKey:o,headers:buildHeaders([r,...n.values.has("idempotency-key")?[{"idempotency-key":o}]:[]])})}function protectRunnerJSON(e){const t=[e]
const s=new WeakSet
for(const e of t){const r=Object.getPrototypeOf(e)
if(s.has(e)||!Array.isArray(e)&&r!==Object.prototype&&r!==null)continue
s.add(e)
if(!hasOwn(e,"toJSON"))Object.defineProperty(e,"toJSON",{value:void 0,writable:!0,configurable:!0})
const n=Object.values(e)
for(const e of n)if(e!==null&&typeof e==="object")t.push(e)}}function emitted(e,t){return hasOwn(e,t)?e[t]:void 0}function allEntries(e,t){if(!Array.isArray(e))return!1
for(let s=0;s<e.length;s+=1){const r=Object.getOwnPropertyDescriptor(e,s)
if(!r?.enumerable||!("value"in r)||!t(r.value))return!1}return!0}function annotation(e){if(!values_isObj(e))return!1
switch(emitted(e,"type")){case"file_citation":return typeof emitted(e,"file_id")==="string"&&typeof emitted(e,"filename")==="string"&&Number.isInteger(emitted(e,"index"))
case"url_citation":return typeof emitted(e,"url")==="string"&&typeof emitted(e,"title")==="string"&&Number.isInteger(emitted(e,"start_index"))&&Number.isInteger(emitted(e,"end_index"))
case"container_file_citation":return typeof emitted(e,"container_id")==="string"&&typeof emitted(e,"file_id")==="string"&&typeof emitted(e,"filename")==="string"&&Number.isInteger(emitted(e,"start_index"))&&Number.isInteger(emitted(e,"end_index"))
case"file_path":return typeof emitted(e,"file_id")==="string"&&Number.isInteger(emitted(e,"index"))
default:return!1}}function topLogprob(e){return values_isObj(e)&&typeof emitted(e,"token")==="string"&&typeof emitted(e,"logprob")==="number"&&Number.isFinite(emitted(e,"logprob"))&&allEntries(emitted(e,"bytes"),Number.isInteger)}function logprob(e){return values_isObj(e)&&topLogprob(e)&&allEntries(emitted(e,"top_logprobs"),topLogprob)}function contentPart(e){if(!values_isObj(e))return!1
if(emitted(e,"type")==="refusal")return typeof emitted(e,"refusal")==="string"
const t=emitted(e,"logprobs")
return emitted(e,"type")==="output_text"&&typeof emitted(e,"text")==="string"&&allEntries(emitted(e,"annotations"),annotation)&&(t===void 0||t===null||allEntries(t,logprob))}function isNativeResponseMessage(e){if(!values_isObj(e))return!1
const t=emitted(e,"status")
const s=emitted(e,"phase")
return emitted(e,"type")==="message"&&typeof emitted(e,"id")==="string"&&emitted(e,"role")==="assistant"&&(t==="completed"||t==="incomplete"||t==="in_progress")&&(s===void 0||s===null||s==="commentary"||s==="final_answer")&&allEntries(emitted(e,"content"),contentPart)}function isNativeResponseReasoning(e){if(!values_isObj(e))return!1
const t=emitted(e,"status")
const s=emitted(e,"content")
const r=emitted(e,"encrypted_content")
return emitted(e,"type")==="reasoning"&&typeof emitted(e,"id")==="string"&&allEntries(emitted(e,"summary"),e=>values_isObj(e)&&emitted(e,"type")==="summary_text"&&typeof emitted(e,"text")==="string")&&(s===void 0||allEntries(s,e=>values_isObj(e)&&emitted(e,"type")==="reasoning_text"&&typeof emitted(e,"text")==="string"))&&(r===void 0||r===null||typeof r==="string")&&(t===void 0||t==="completed"||t==="incomplete"||t==="in_progress")}function validateComputerSafetyChecks(e){const t=configuredOption(e,"pending_safety_checks")
if(!configuredOption(e,"actions")||t!==void 0){if(!Array.isArray(t))throw new n.vc("ComputerToolset requires valid pending safety checks before execution.")
for(let e=0;e<t.length;e+=1){const s=hasOwn(t,e)?t[e]:void 0
const r=s?configuredOption(s,"code"):void 0
const i=s?configuredOption(s,"message"):void 0
if(!s||!hasOwn(s,"id")||typeof s.id!=="string"||r!==void 0&&r!==null&&typeof r!=="string"||i!==void 0&&i!==null&&typeof i!=="string")throw new n.vc("ComputerToolset requires valid pending safety checks before execution.")}}}function validComputerPoint(e){return values_isObj(e)&&hasOwn(e,"x")&&hasOwn(e,"y")&&Number.isInteger(e.x)&&Number.isInteger(e.y)}function isDenseArray(e){if(!Array.isArray(e))return!1
for(let t=0;t<e.length;t+=1)if(!hasOwn(e,t))return!1
return!0}function validComputerKeys(e){return isDenseArray(e)&&e.every(e=>typeof e==="string")}function validComputerAction(e){if(!e||!hasOwn(e,"type"))return!1
const t="keys"in e?configuredOption(e,"keys"):void 0
if(t!==null&&t!==void 0&&!validComputerKeys(t))return!1
switch(e.type){case"click":{const t=configuredOption(e,"button")
return validComputerPoint(e)&&["left","right","wheel","back","forward"].some(e=>e===t)}case"double_click":case"move":return validComputerPoint(e)
case"scroll":return validComputerPoint(e)&&Number.isInteger(configuredOption(e,"scroll_x"))&&Number.isInteger(configuredOption(e,"scroll_y"))
case"drag":{const t=configuredOption(e,"path")
return isDenseArray(t)&&t.every(validComputerPoint)}case"keypress":return validComputerKeys(configuredOption(e,"keys"))
case"type":return typeof configuredOption(e,"text")==="string"
case"screenshot":case"wait":return!0
default:return!1}}function computerActions(e){const t=configuredOption(e,"action")
const s=configuredOption(e,"actions")
if(!hasOwn(e,"type")||!hasOwn(e,"status")||!hasOwn(e,"id")||!hasOwn(e,"call_id")||e.type!=="computer_call"||e.status!=="completed"||typeof e.id!=="string"||typeof e.call_id!=="string"||t===null||s===null||t!==void 0===(s!==void 0))throw new n.vc("ComputerToolset requires a completed call with exactly one of action or actions.")
validateComputerSafetyChecks(e)
const r=s??[t]
if(!Array.isArray(r)||r.length===0)throw new n.vc("ComputerToolset requires at least one computer action.")
if(!isDenseArray(r))throw new n.vc("ComputerToolset received an invalid computer action.")
for(const e of r)if(Array.isArray(e)||!validComputerAction(e))throw new n.vc("ComputerToolset received an invalid computer action.")
return r}function snapshotComputerPolicy(e){return{signal:configuredOption(e,"signal"),approveSafetyChecks:configuredOption(e,"approveSafetyChecks")?.bind(e),beforeAction:configuredOption(e,"beforeAction")?.bind(e),onDiagnostic:configuredOption(e,"onDiagnostic")?.bind(e)}}function computerRunTools(e,t){if(!Number.isSafeInteger(t)||t<1)throw new TypeError("ComputerToolset maxSteps must be a positive safe integer.")
const s=configuredOption(e,"tools")
const r=s===void 0?[{type:"computer"}]:s
const n=configuredOption(e,"conversation")
const i=configuredOption(e,"previous_response_id")
if(configuredOption(e,"stream")||configuredOption(e,"background")||n!==void 0&&n!==null||i!==void 0&&i!==null||!Array.isArray(r)||r.length!==1||r.some(e=>{const t=e&&configuredOption(e,"type")
return t!=="computer"&&t!=="computer_use_preview"}))throw new TypeError("ComputerToolset.run requires non-streaming, foreground, one computer tool and explicit input history.")
return r}function releaseForcedComputerChoice(e){if(e==="required"||typeof e==="object"&&hasOwn(e,"type")&&["computer","computer_use_preview","computer_use"].includes(e.type))return"auto"
if(typeof e==="object"&&hasOwn(e,"type")&&e.type==="allowed_tools"&&hasOwn(e,"mode")&&e.mode==="required")return{...e,mode:"auto"}
return e}function validateComputerChecklistOwner(e){let t=e
while(t!==null&&!isObjectPrototype(t)){const s=Object.getOwnPropertyDescriptor(t,"pending_safety_checks")
if(s){if(t!==e||!s.enumerable||!("value"in s))throw new n.vc("ComputerToolset requires own enumerable data for safety checks.")
break}t=Object.getPrototypeOf(t)}}function snapshotComputerCall(e){if(Array.isArray(e))throw new n.vc("ComputerToolset requires a call object.")
validateComputerChecklistOwner(e)
const t=structuredClone(e)
for(const e of computerActions(t))if(e.type==="double_click"&&configuredOption(e,"keys")===void 0)e.keys=null
return t}function actionApprovalCall(e){const t=configuredOption(e,"pending_safety_checks")??[]
const s=configuredOption(e,"actions")
if(!Array.isArray(s)){const s=structuredClone({...e,pending_safety_checks:t})
protectRunnerJSON(s)
return s}const r={actions:s,pending_safety_checks:t}
const n=structuredClone({...e,actions:[],pending_safety_checks:[]})
protectRunnerJSON(n)
for(const e of["actions","pending_safety_checks"]){const t=r[e]
let s=!1
let i
const save=t=>{i=t
s=!0
if(Object.getOwnPropertyDescriptor(n,e)?.configurable)Object.defineProperty(n,e,{value:i,writable:!0,enumerable:!0,configurable:!0})
return i}
Object.defineProperty(n,e,{configurable:!0,enumerable:!0,get(){if(s)return i
const e=structuredClone(t)
protectRunnerJSON(e)
return save(e)},set(e){if(Object.isFrozen(n))throw new TypeError("Cannot assign to frozen computer approval call.")
save(e)}})}return n}function computerCalls(e,t,s){if(configuredOption(e,"status")!=="completed")throw new n.vc("ComputerToolset.run received a response that is not completed.")
const r=[]
const i=[]
const o=configuredOption(e,"output")
if(!Array.isArray(o))throw new n.vc("ComputerToolset.run received an invalid output array.")
const{length:a}=o
if(!Number.isSafeInteger(a)||a<0)throw new n.vc("ComputerToolset.run received an invalid output array.")
let c=!1
const l=new Set
const u=new Set
for(let e=0;e<a;e+=1){const a=hasOwn(o,e)?o[e]:void 0
if(!a)throw new n.vc("ComputerToolset.run received an absent output item.")
const d=Object.getOwnPropertyDescriptors(a)
for(const[e,t]of Object.entries(d))if(t.get)if(e==="type")d.type={value:t.get.call(a),enumerable:Boolean(t.enumerable),configurable:Boolean(t.configurable)}
else t.get=t.get.bind(a)
const p=Object.create(Object.getPrototypeOf(a),d)
const h=hasOwn(p,"type")&&p.type==="computer_call"?snapshotComputerCall(p):structuredClone(p)
if(!hasOwn(h,"type")||!hasOwn(h,"id")||typeof h.id!=="string")throw new n.vc("ComputerToolset.run requires emitted output type and id fields.")
if(h.type==="computer_call"){if(u.has(h.call_id)||s.has(h.call_id))throw new n.vc("ComputerToolset.run received a duplicate computer call identity.")
u.add(h.call_id)
r.push(h)}else if(h.type==="message"){if(!isNativeResponseMessage(h))throw new n.vc("ComputerToolset.run requires native assistant content before replay.")
c||(c=h.status==="completed"&&(!hasOwn(h,"phase")||h.phase!=="commentary"))}else if(h.type==="reasoning"){if(!isNativeResponseReasoning(h))throw new n.vc("ComputerToolset.run requires native reasoning content before replay.")}else if(h.type==="compaction"){if(!hasOwn(h,"encrypted_content")||typeof h.encrypted_content!=="string")throw new n.vc("ComputerToolset.run requires native compaction content before replay.")}else throw new n.vc("ComputerToolset.run cannot handle a non-computer output item.")
i.push(h)
if(l.has(h.id)||h.id!==""&&t.has(h.id))throw new n.vc("ComputerToolset.run received a duplicate output item identity.")
l.add(h.id)}if(r.length===0&&!c)throw new n.vc("ComputerToolset.run received no completed final message.")
for(const e of l)if(e!=="")t.add(e)
for(const e of u)s.add(e)
return{calls:r,output:i}}function computerDriverMethod(e,t){const s=configuredOption(e,t)
if(typeof s!=="function")throw new n.vc("ComputerToolset requires callable computer driver methods.")
return s}class ComputerToolset{constructor(e){this.lifecycle=new RunnerLifecycle
const t={click:computerDriverMethod(e,"click"),double_click:computerDriverMethod(e,"double_click"),drag:computerDriverMethod(e,"drag"),keypress:computerDriverMethod(e,"keypress"),move:computerDriverMethod(e,"move"),screenshot:computerDriverMethod(e,"screenshot"),scroll:computerDriverMethod(e,"scroll"),type:computerDriverMethod(e,"type"),wait:computerDriverMethod(e,"wait")}
this.driver={click:t.click.bind(e),double_click:t.double_click.bind(e),drag:t.drag.bind(e),keypress:t.keypress.bind(e),move:t.move.bind(e),screenshot:t.screenshot.bind(e),scroll:t.scroll.bind(e),type:t.type.bind(e),wait:t.wait.bind(e)}}close(){return this.lifecycle.close()}static validate(e){return snapshotComputerCall(e)}async run(e,t,s={}){this.lifecycle.enter()
try{return await this.runOwned(e,t,s)}finally{this.lifecycle.leave()}}async runOwned(e,t,s){const r=configuredOption(s,"maxSteps")
const i=r===void 0?20:r
const o=JSON.stringify(t)
const a=JSON.parse(o)
if(!values_isObj(a))throw new TypeError("ComputerToolset request must be an object.")
const c=a
const l=computerRunTools(c,i)
const u=configuredOption(c,"input")
const d=typeof u==="string"?[{role:"user",content:u}]:[...u===void 0?[]:u]
const p=[...configuredOption(c,"include")??[]]
if(!p.includes("reasoning.encrypted_content"))p.push("reasoning.encrypted_content")
const h={...c,tools:l,include:p,input:d}
protectRunnerJSON(h)
const _=snapshotComputerPolicy(s)
let f=configuredOption(s,"requestOptions")
const m=f&&Object.getOwnPropertyDescriptor(f,"signal")
const y=_.signal??(f&&configuredOption(f,"signal"))??void 0
if(_.signal||m&&!("value"in m)||y&&!m?.enumerable)f=overlayRequestOptions(f,{signal:y})
const v={..._,signal:y}
const g=new Set
const b=new Set
for(const e of d){if(!values_isObj(e))continue
const t=hasOwn(e,"id")?e["id"]:void 0
const s=hasOwn(e,"call_id")?e["call_id"]:void 0
if(typeof t==="string"&&t!=="")g.add(t)
if(typeof s==="string")b.add(s)}for(let t=0;;t+=1){y?.throwIfAborted()
const s=t===0?f:continuationRequestOptions(e,f,y)
if(s&&Object.getOwnPropertyDescriptor(s,"body")?.enumerable)throw new TypeError("ComputerToolset.run requestOptions.body is not supported.")
let r
try{r=await e.responses.create(h,s)}catch(e){y?.throwIfAborted()
throw e}y?.throwIfAborted()
const{calls:o,output:a}=computerCalls(r,g,b)
if(o.length===0)return r
if(t>=i-1)throw new n.vc("ComputerToolset.run reached maxSteps before executing another computer call.")
const c=toResponseInputItems(a)
protectRunnerJSON(c)
const l=JSON.parse(JSON.stringify(c))
protectRunnerJSON(l)
for(const e of l)h.input.push(e)
for(const e of o){const t=await this.executeOwned(e,v)
h.input.push(t)}const u=configuredOption(h,"tool_choice")
if(u!==void 0&&u!==null){h.tool_choice=releaseForcedComputerChoice(u)
if(typeof h.tool_choice==="object")protectRunnerJSON(h.tool_choice)}}}async execute(e,t={}){this.lifecycle.enter()
try{return await this.executeOwned(e,snapshotComputerPolicy(t))}finally{this.lifecycle.leave()}}async executeOwned(e,t){const s=ComputerToolset.validate(e)
const r=toResponseInputItems([s])
protectRunnerJSON(r)
const i=JSON.parse(JSON.stringify(r))
const o=computerActions(s)
for(const e of o)if((e.type==="click"||e.type==="drag"||e.type==="move"||e.type==="scroll")&&configuredOption(e,"keys")===void 0)Object.defineProperty(e,"keys",{value:void 0,enumerable:!0,writable:!0,configurable:!0})
const a=o[o.length-1]?.type!=="screenshot"
t.signal?.throwIfAborted()
const c=configuredOption(s,"pending_safety_checks")??[]
const l=c.map(e=>({id:e.id,code:hasOwn(e,"code")?e.code:void 0,message:hasOwn(e,"message")?e.message:void 0}))
const u=i[0]?.pending_safety_checks??[]
if(!Array.isArray(u)||u.length!==l.length||!u.every((e,t)=>values_isObj(e)&&hasOwn(e,"id")&&e["id"]===l[t]?.id&&(hasOwn(e,"code")?e["code"]:void 0)===l[t]?.code&&(hasOwn(e,"message")?e["message"]:void 0)===l[t]?.message))throw new n.vc("ComputerToolset serialization changed the pending safety checks.")
const d=u
if(c.length>0){for(const e of c)for(const t of["code","message"])if(!hasOwn(e,t))Object.defineProperty(e,t,{value:void 0,enumerable:!0,writable:!0,configurable:!0})
const e=performance.now()
try{const r=structuredClone({...s,pending_safety_checks:c})
protectRunnerJSON(r)
const i=await(t.approveSafetyChecks?.(r,{signal:t.signal}))
t.signal?.throwIfAborted()
if(i!==!0)throw new n.vc("ComputerToolset requires explicit approval of pending safety checks.")
reportDiagnostic(t.onDiagnostic,{api:"computer",stage:"approval",reason:"completed",call_id:s.call_id},e)}catch(r){reportDiagnostic(t.onDiagnostic,{api:"computer",stage:"approval",reason:t.signal?.aborted?"cancelled":"policy_failed",call_id:s.call_id},e)
t.signal?.throwIfAborted()
throw r}}for(const e of o)await this.perform(e,s,t)
if(a)await this.perform({type:"screenshot"},s,t)
t.signal?.throwIfAborted()
const p=await this.captureScreenshot(s,t)
const h={type:"computer_call_output",call_id:s.call_id,output:p,...c.length>0?{acknowledged_safety_checks:d}:{}}
protectRunnerJSON(h)
return h}async captureScreenshot(e,t){const s=performance.now()
let r
try{const i=await this.driver.screenshot({signal:t.signal})
t.signal?.throwIfAborted()
if(!values_isObj(i))throw new n.vc("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.")
const o=configuredOption(i,"type")
const a=configuredOption(i,"image_url")
const c=configuredOption(i,"file_id")
if(o!=="computer_screenshot"||a!==void 0&&(typeof a!=="string"||!a.trim())||c!==void 0&&(typeof c!=="string"||!c.trim())||a===void 0&&c===void 0)throw new n.vc("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.")
r={type:o,...a===void 0?{}:{image_url:a},...c===void 0?{}:{file_id:c}}
reportDiagnostic(t.onDiagnostic,{api:"computer",stage:"action",reason:"completed",call_id:e.call_id,member:"screenshot"},s)}catch(r){reportDiagnostic(t.onDiagnostic,{api:"computer",stage:"action",reason:t.signal?.aborted?"cancelled":"driver_failed",call_id:e.call_id,member:"screenshot"},s)
t.signal?.throwIfAborted()
throw r}t.signal?.throwIfAborted()
return r}async perform(e,t,s){s.signal?.throwIfAborted()
if(s.beforeAction)await ComputerToolset.approveAction(e,t,s.beforeAction,s)
s.signal?.throwIfAborted()
const r=performance.now()
try{const i=structuredClone(e)
switch(i.type){case"click":await this.driver.click(i,{signal:s.signal})
break
case"double_click":await this.driver.double_click(i,{signal:s.signal})
break
case"drag":await this.driver.drag(i,{signal:s.signal})
break
case"keypress":await this.driver.keypress(i,{signal:s.signal})
break
case"move":await this.driver.move(i,{signal:s.signal})
break
case"screenshot":break
case"scroll":await this.driver.scroll(i,{signal:s.signal})
break
case"type":await this.driver.type(i,{signal:s.signal})
break
case"wait":await this.driver.wait(i,{signal:s.signal})
break
default:throw new n.vc("ComputerToolset received an unsupported computer action.")}s.signal?.throwIfAborted()
if(e.type!=="screenshot")reportDiagnostic(s.onDiagnostic,{api:"computer",stage:"action",reason:"completed",call_id:t.call_id,member:e.type},r)}catch(n){reportDiagnostic(s.onDiagnostic,{api:"computer",stage:"action",reason:s.signal?.aborted?"cancelled":"driver_failed",call_id:t.call_id,member:e.type},r)
s.signal?.throwIfAborted()
throw n}s.signal?.throwIfAborted()}static async approveAction(e,t,s,r){const i=performance.now()
try{const o=structuredClone(e)
protectRunnerJSON(o)
const a=await s(o,actionApprovalCall(t),{signal:r.signal})
r.signal?.throwIfAborted()
if(a!==!0)throw new n.vc("ComputerToolset action declined by beforeAction.")
reportDiagnostic(r.onDiagnostic,{api:"computer",stage:"approval",reason:"completed",call_id:t.call_id,member:e.type},i)}catch(s){reportDiagnostic(r.onDiagnostic,{api:"computer",stage:"approval",reason:r.signal?.aborted?"cancelled":"policy_failed",call_id:t.call_id,member:e.type},i)
r.signal?.throwIfAborted()
throw s}}}class AzureOpenAI extends OpenAI{constructor({baseURL:e=env_readEnv("OPENAI_BASE_URL"),apiKey:t=env_readEnv("AZURE_OPENAI_API_KEY"),apiVersion:s=env_readEnv("OPENAI_API_VERSION"),endpoint:r,deployment:i,azureADTokenProvider:o,dangerouslyAllowBrowser:a,dataResidency:c,...l}={}){assertNoDataResidency(c,"AzureOpenAI")
if(!s)throw new n.vc("The OPENAI_API_VERSION environment variable is missing or empty; either provide it, or instantiate the AzureOpenAI client with an apiVersion option, like new AzureOpenAI({ apiVersion: 'My API Version' }).")
if(typeof o==="function")a??(a=!0)
if(!o&&!t)throw new n.vc("Missing credentials. Please pass one of `apiKey` and `azureADTokenProvider`, or set the `AZURE_OPENAI_API_KEY` environment variable.")
if(o&&t)throw new n.vc("The `apiKey` and `azureADTokenProvider` arguments are mutually exclusive; only one can be passed at a time.")
l.defaultQuery={...l.defaultQuery,"api-version":s}
if(!e){if(!r)r=process.env["AZURE_OPENAI_ENDPOINT"]
if(!r)throw new n.vc("Must provide one of the `baseURL` or `endpoint` arguments, or the `AZURE_OPENAI_ENDPOINT` environment variable")
let t=r.length
while(t>0&&r[t-1]==="/")t--
e=`${r.slice(0,t)}/openai`}else if(r)throw new n.vc("baseURL and endpoint are mutually exclusive")
super({apiKey:o??t,baseURL:e,...l,...a===void 0?{}:{dangerouslyAllowBrowser:a}})
this.apiVersion=""
this.apiVersion=s
this.deploymentName=i}withOptions(e){const t={apiVersion:this.apiVersion,deployment:this.deploymentName,...e}
if(hasOwn(e,"endpoint")&&e.endpoint!==void 0&&!hasOwn(e,"baseURL"))t.baseURL=void 0
return super.withOptions(t)}async buildRequest(e,t={}){if(Ia.has(e.path)&&e.method==="post"&&e.body!==void 0){if(!values_isObj(e.body))throw new Error("Expected request body to be an object")
const t=this.deploymentName||e.body["model"]||e.__metadata?.["model"]
if(t!==void 0&&!hasDeploymentPathSegment(this.baseURL))e.path=ht`/deployments/${t}`+e.path}const s=await super.buildRequest(e,t)
if(s.req.headers.has("api-key"))s.req.redirect="manual"
return s}async fetchWithAuth(e,t,s,r,n){if(new Headers(t.headers).has("api-key"))t.redirect="manual"
return super.fetchWithAuth(e,t,s,r,n)}async authHeaders(e,t){const s=t??{bearerAuth:!0,adminAPIKeyAuth:!0}
if(s.bearerAuth&&typeof this._options.apiKey==="string")return buildHeaders([{"api-key":this.apiKey}])
return super.authHeaders(e,s)}}function hasDeploymentPathSegment(e){try{return new URL(e).pathname.split("/").includes("deployments")}catch{return!1}}const Ia=new Set(["/completions","/chat/completions","/embeddings","/audio/transcriptions","/audio/translations","/audio/speech","/images/generations","/batches","/images/edits"])
var xa
function deriveBedrockBaseURL(e){const t=e?.trim()
if(!t)throw new n.vc("Must provide one of the `baseURL` or `awsRegion` arguments, or set the `AWS_BEDROCK_BASE_URL`, `AWS_REGION`, or `AWS_DEFAULT_REGION` environment variable.")
if(!/^[a-z]{2,8}(?:-[a-z0-9]+)+-\d+$/u.test(t))throw new n.vc("The Bedrock AWS `region` is invalid. Use a standard AWS region such as `us-east-1`.")
return`https://bedrock-mantle.${t}.api.aws/openai/v1`}function normalizeBedrockBaseURL(e){const t=new URL(e)
const s=t.pathname.match(/\/responses(?:\/.*)?$/)
if(s?.index!==void 0)t.pathname=t.pathname.slice(0,s.index)||"/"
return t.toString().replace(/\/$/,"")}function addBedrockOutputText(e){if(!Object.getOwnPropertyDescriptor(e,"output_text"))addOutputText(e)
return e}function restoreBedrockStreamOutputText(e){const t=e.stream.bind(e)
e.stream=(e,s)=>{const r=t(e,s)
const n=r.finalResponse.bind(r)
r.finalResponse=async()=>addBedrockOutputText(await n())
return r}
return e}class BedrockOpenAI extends OpenAI{constructor({baseURL:e=env_readEnv("AWS_BEDROCK_BASE_URL"),apiKey:t,awsRegion:s=env_readEnv("AWS_REGION")??env_readEnv("AWS_DEFAULT_REGION"),bedrockTokenProvider:r,adminAPIKey:i,workloadIdentity:o,x509Transport:a,dataResidency:c,...l}={}){assertNoDataResidency(c,"BedrockOpenAI")
if(i||o||a)throw new n.vc("BedrockOpenAI only supports Bedrock bearer token authentication.")
if(t===void 0&&!r)t=env_readEnv("AWS_BEARER_TOKEN_BEDROCK")??null
if(typeof t==="function")throw new n.vc("Pass refreshable Bedrock credentials via `bedrockTokenProvider`, not `apiKey`.")
if(t&&r)throw new n.vc("The `apiKey` and `bedrockTokenProvider` arguments are mutually exclusive; only one can be passed at a time.")
if(!t&&!r)throw new n.vc("Missing credentials. Please pass an `apiKey` or `bedrockTokenProvider`, or set the `AWS_BEARER_TOKEN_BEDROCK` environment variable.")
const u=e?.trim()?e:deriveBedrockBaseURL(s)
super({apiKey:r??t,adminAPIKey:null,baseURL:normalizeBedrockBaseURL(u),...l})
this[xa]=!0
let d=this.apiKey
Object.defineProperty(this,"apiKey",{enumerable:!0,configurable:!0,get(){if(d!==null)assertValidBedrockBearerCredential(d)
return d},set(e){d=e}})
const p=this.baseURL
let h=p
Object.defineProperty(this,"baseURL",{enumerable:!0,configurable:!1,get(){return h},set(e){assertBedrockRequestOrigin(p,e)
h=e}})
this.bedrockTokenProvider=r
this.responses=restoreBedrockStreamOutputText(new responses_Responses(this))}async prepareOptions(e){const t=this._options.baseURL??this.baseURL
assertBedrockRequestOrigin(t,this.buildURL(e.path,null,e.defaultBaseURL))
await super.prepareOptions(e)
assertBedrockRequestOrigin(t,this.buildURL(e.path,null,e.defaultBaseURL))}async prepareRequest(e,t){assertBedrockRequestOrigin(this._options.baseURL??this.baseURL,t.url)
await super.prepareRequest(e,t)
assertBedrockRequestOrigin(this._options.baseURL??this.baseURL,this.buildURL(t.options.path,null,t.options.defaultBaseURL))
e.redirect="manual"}async authHeaders(e,t){const s=t??{bearerAuth:!0,adminAPIKeyAuth:!0}
if(s.bearerAuth||s.adminAPIKeyAuth){assertBedrockRequestOrigin(this._options.baseURL??this.baseURL,this.buildURL(e.path,null,e.defaultBaseURL))
const{apiKey:t}=await resolveRealtimeAPIKey(this)
assertBedrockRequestOrigin(this._options.baseURL??this.baseURL,this.buildURL(e.path,null,e.defaultBaseURL))
if(t===null)return
assertValidBedrockBearerCredential(t)
try{return buildHeaders([{Authorization:`Bearer ${t}`}])}catch(e){if(e instanceof TypeError)throw new TypeError("Bedrock bearer credential contains an invalid HTTP header value.")
throw e}}return super.authHeaders(e,s)}withOptions(e){const t=e.apiKey===void 0?e.bedrockTokenProvider??this.bedrockTokenProvider:void 0
return super.withOptions({...e,...t?{apiKey:void 0,bedrockTokenProvider:t}:{}})}}xa=ra})}
