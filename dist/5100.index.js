export const id=5100
export const ids=[5100]
export const modules={95100:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_http__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(37067)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14549)
var _page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8900)
var _usage_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(87789)
async function openVisualizer(stats=()=>_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Sh){const events=[]
const subAgents=new Map
let count=0
const observe=into=>({onEvent(event){into.push(event)
count+=1}})
const page=await servePage({version:()=>String(count),log:()=>({events:events,subAgents:subAgents,usage:(0,_usage_js__WEBPACK_IMPORTED_MODULE_4__.pj)(stats())}),facts:()=>{}})
const subAgent=id=>{const own=subAgents.get(id)??[]
subAgents.set(id,own)
return observe(own)}
return{...page,...observe(events),subAgent:subAgent}}async function servePage(source){const path=`/${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString("hex")}/`
let host=""
const server=(0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request,response)=>send(response,answerTo(request,host,path,source)))
await new Promise(done=>server.listen(0,"127.0.0.1",done))
server.unref()
const address=server.address()
host=`127.0.0.1:${typeof address==="object"?address?.port:""}`
return{url:`http://${host}${path}`,close:()=>new Promise(done=>{server.close(()=>done())
server.closeAllConnections()})}}function answerTo({url:url,headers:headers,method:method},host,path,source){if(headers.host!==host)return plain(421,"This is not the name of this server.\n")
if(method!=="GET")return plain(405,"Only GET.\n")
if(url===`${path}version`)return plain(200,source.version())
if(url!==path)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,_page_js__WEBPACK_IMPORTED_MODULE_3__.Cf)(source.log(),source.facts(),text=>text,!0)}}function plain(status,body){return{status:status,type:"text/plain",body:body}}function send(response,{status:status,type:type,body:body}){response.writeHead(status,{"content-type":`${type}; charset=utf-8`,"content-security-policy":`${(0,_page_js__WEBPACK_IMPORTED_MODULE_3__.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
response.end(body)}})}
