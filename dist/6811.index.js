export const id=6811
export const ids=[6811]
export const modules={46811:((t,e,r)=>{r.d(e,{summary:()=>w})
var i=r(70857)
r(76982)
var a=r(79896)
r(16928)
r(58611)
r(65692)
URL
r(20770)
r(24371)
void 0&&(void 0).__awaiter
var n;(function(t){t[t["OK"]=200]="OK"
t[t["MultipleChoices"]=300]="MultipleChoices"
t[t["MovedPermanently"]=301]="MovedPermanently"
t[t["ResourceMoved"]=302]="ResourceMoved"
t[t["SeeOther"]=303]="SeeOther"
t[t["NotModified"]=304]="NotModified"
t[t["UseProxy"]=305]="UseProxy"
t[t["SwitchProxy"]=306]="SwitchProxy"
t[t["TemporaryRedirect"]=307]="TemporaryRedirect"
t[t["PermanentRedirect"]=308]="PermanentRedirect"
t[t["BadRequest"]=400]="BadRequest"
t[t["Unauthorized"]=401]="Unauthorized"
t[t["PaymentRequired"]=402]="PaymentRequired"
t[t["Forbidden"]=403]="Forbidden"
t[t["NotFound"]=404]="NotFound"
t[t["MethodNotAllowed"]=405]="MethodNotAllowed"
t[t["NotAcceptable"]=406]="NotAcceptable"
t[t["ProxyAuthenticationRequired"]=407]="ProxyAuthenticationRequired"
t[t["RequestTimeout"]=408]="RequestTimeout"
t[t["Conflict"]=409]="Conflict"
t[t["Gone"]=410]="Gone"
t[t["TooManyRequests"]=429]="TooManyRequests"
t[t["InternalServerError"]=500]="InternalServerError"
t[t["NotImplemented"]=501]="NotImplemented"
t[t["BadGateway"]=502]="BadGateway"
t[t["ServiceUnavailable"]=503]="ServiceUnavailable"
t[t["GatewayTimeout"]=504]="GatewayTimeout"})(n||(n={}))
var o;(function(t){t["Accept"]="accept"
t["ContentType"]="content-type"})(o||(o={}))
var s;(function(t){t["ApplicationJson"]="application/json"})(s||(s={}))
n.MovedPermanently,n.ResourceMoved,n.SeeOther,n.TemporaryRedirect,n.PermanentRedirect
n.BadGateway,n.ServiceUnavailable,n.GatewayTimeout
Error
void 0&&(void 0).__awaiter
void 0&&(void 0).__awaiter
var d=void 0&&(void 0).__awaiter||function(t,e,r,i){function adopt(t){return t instanceof r?t:new r(function(e){e(t)})}return new(r||(r=Promise))(function(r,a){function fulfilled(t){try{step(i.next(t))}catch(t){a(t)}}function rejected(t){try{step(i["throw"](t))}catch(t){a(t)}}function step(t){t.done?r(t.value):adopt(t.value).then(fulfilled,rejected)}step((i=i.apply(t,e||[])).next())})}
const{access:c,appendFile:u,writeFile:h}=a.promises
const l="GITHUB_STEP_SUMMARY"
class Summary{constructor(){this._buffer=""}filePath(){return d(this,void 0,void 0,function*(){if(this._filePath)return this._filePath
const t=process.env[l]
if(!t)throw new Error(`Unable to find environment variable for $${l}. Check if your runtime environment supports job summaries.`)
try{yield c(t,a.constants.R_OK|a.constants.W_OK)}catch(e){throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}this._filePath=t
return this._filePath})}wrap(t,e,r={}){const i=Object.entries(r).map(([t,e])=>` ${t}="${e}"`).join("")
if(!e)return`<${t}${i}>`
return`<${t}${i}>${e}</${t}>`}write(t){return d(this,void 0,void 0,function*(){const e=!!(t===null||t===void 0?void 0:t.overwrite)
const r=yield this.filePath()
const i=e?h:u
yield i(r,this._buffer,{encoding:"utf8"})
return this.emptyBuffer()})}clear(){return d(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){this._buffer=""
return this}addRaw(t,e=!1){this._buffer+=t
return e?this.addEOL():this}addEOL(){return this.addRaw(i.EOL)}addCodeBlock(t,e){const r=Object.assign({},e&&{lang:e})
const i=this.wrap("pre",this.wrap("code",t),r)
return this.addRaw(i).addEOL()}addList(t,e=!1){const r=e?"ol":"ul"
const i=t.map(t=>this.wrap("li",t)).join("")
const a=this.wrap(r,i)
return this.addRaw(a).addEOL()}addTable(t){const e=t.map(t=>{const e=t.map(t=>{if(typeof t==="string")return this.wrap("td",t)
const{header:e,data:r,colspan:i,rowspan:a}=t
const n=e?"th":"td"
const o=Object.assign(Object.assign({},i&&{colspan:i}),a&&{rowspan:a})
return this.wrap(n,r,o)}).join("")
return this.wrap("tr",e)}).join("")
const r=this.wrap("table",e)
return this.addRaw(r).addEOL()}addDetails(t,e){const r=this.wrap("details",this.wrap("summary",t)+e)
return this.addRaw(r).addEOL()}addImage(t,e,r){const{width:i,height:a}=r||{}
const n=Object.assign(Object.assign({},i&&{width:i}),a&&{height:a})
const o=this.wrap("img",null,Object.assign({src:t,alt:e},n))
return this.addRaw(o).addEOL()}addHeading(t,e){const r=`h${e}`
const i=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1"
const a=this.wrap(i,t)
return this.addRaw(a).addEOL()}addSeparator(){const t=this.wrap("hr",null)
return this.addRaw(t).addEOL()}addBreak(){const t=this.wrap("br",null)
return this.addRaw(t).addEOL()}addQuote(t,e){const r=Object.assign({},e&&{cite:e})
const i=this.wrap("blockquote",t,r)
return this.addRaw(i).addEOL()}addLink(t,e){const r=this.wrap("a",t,{href:e})
return this.addRaw(r).addEOL()}}const p=new Summary
const w=p
r(13193)
var f=r(24434)
r(35317)
r(42613)
void 0&&(void 0).__awaiter
const{chmod:m,copyFile:v,lstat:y,mkdir:_,open:R,readdir:O,rename:b,rm:E,rmdir:P,stat:g,symlink:L,unlink:S}=a.promises
process.platform
a.constants.O_RDONLY
void 0&&(void 0).__awaiter
r(53557)
void 0&&(void 0).__awaiter
process.platform
f.EventEmitter
f.EventEmitter
void 0&&(void 0).__awaiter
void 0&&(void 0).__awaiter
i.platform()
i.arch()
void 0&&(void 0).__awaiter
var j;(function(t){t[t["Success"]=0]="Success"
t[t["Failure"]=1]="Failure"})(j||(j={}))})}
