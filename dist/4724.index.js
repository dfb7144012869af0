export const id=4724
export const ids=[4724]
export const modules={47117:((h,C,E)=>{function __export(h){for(var E in h)if(!C.hasOwnProperty(E))C[E]=h[E]}Object.defineProperty(C,"__esModule",{value:!0})
__export(E(63972))}),63972:(function(h,C,E){var S=this&&this.__importDefault||function(h){return h&&h.__esModule?h:{default:h}}
Object.defineProperty(C,"__esModule",{value:!0})
const T=E(79896)
const F=S(E(2830))
const P=F.default("@kwsites/file-exists")
function check(h,C,E){P(`checking %s`,h)
try{const S=T.statSync(h)
if(S.isFile()&&C){P(`[OK] path represents a file`)
return!0}if(S.isDirectory()&&E){P(`[OK] path represents a directory`)
return!0}P(`[FAIL] path represents something other than a file or directory`)
return!1}catch(h){if(h.code==="ENOENT"){P(`[FAIL] path is not accessible: %o`,h)
return!1}P(`[FATAL] %o`,h)
throw h}}function exists(h,E=C.READABLE){return check(h,(E&C.FILE)>0,(E&C.FOLDER)>0)}C.exists=exists
C.FILE=1
C.FOLDER=2
C.READABLE=C.FILE+C.FOLDER}),19997:((h,C)=>{C.ud=C.yX=void 0
function deferred(){let h
let C
let E="pending"
const S=new Promise((E,S)=>{h=E
C=S})
return{promise:S,done(C){if(E==="pending"){E="resolved"
h(C)}},fail(h){if(E==="pending"){E="rejected"
C(h)}},get fulfilled(){return E!=="pending"},get status(){return E}}}C.yX=deferred
C.ud=deferred}),6110:((h,C,E)=>{C.formatArgs=formatArgs
C.save=save
C.load=load
C.useColors=useColors
C.storage=localstorage()
C.destroy=(()=>{let h=!1
return()=>{if(!h){h=!0
console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}}})()
C.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","#0066FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#3333FF","#3366CC","#3366FF","#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#6600FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","#CC6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF3333","#FF3366","#FF3399","#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"]
function useColors(){if(typeof window!=="undefined"&&window.process&&(window.process.type==="renderer"||window.process.__nwjs))return!0
if(typeof navigator!=="undefined"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1
let h
return typeof document!=="undefined"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window!=="undefined"&&window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator!=="undefined"&&navigator.userAgent&&(h=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&parseInt(h[1],10)>=31||typeof navigator!=="undefined"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function formatArgs(C){C[0]=(this.useColors?"%c":"")+this.namespace+(this.useColors?" %c":" ")+C[0]+(this.useColors?"%c ":" ")+"+"+h.exports.humanize(this.diff)
if(!this.useColors)return
const E="color: "+this.color
C.splice(1,0,E,"color: inherit")
let S=0
let T=0
C[0].replace(/%[a-zA-Z%]/g,h=>{if(h==="%%")return
S++
if(h==="%c")T=S})
C.splice(T,0,E)}C.log=console.debug||console.log||(()=>{})
function save(h){try{if(h)C.storage.setItem("debug",h)
else C.storage.removeItem("debug")}catch(h){}}function load(){let h
try{h=C.storage.getItem("debug")||C.storage.getItem("DEBUG")}catch(h){}if(!h&&typeof process!=="undefined"&&"env"in process)h=process.env.DEBUG
return h}function localstorage(){try{return localStorage}catch(h){}}h.exports=E(40897)(C)
const{formatters:S}=h.exports
S.j=function(h){try{return JSON.stringify(h)}catch(h){return"[UnexpectedJSONParseError]: "+h.message}}}),40897:((h,C,E)=>{function setup(h){createDebug.debug=createDebug
createDebug.default=createDebug
createDebug.coerce=coerce
createDebug.disable=disable
createDebug.enable=enable
createDebug.enabled=enabled
createDebug.humanize=E(70744)
createDebug.destroy=destroy
Object.keys(h).forEach(C=>{createDebug[C]=h[C]})
createDebug.names=[]
createDebug.skips=[]
createDebug.formatters={}
function selectColor(h){let C=0
for(let E=0;E<h.length;E++){C=(C<<5)-C+h.charCodeAt(E)
C|=0}return createDebug.colors[Math.abs(C)%createDebug.colors.length]}createDebug.selectColor=selectColor
function createDebug(h){let C
let E=null
let S
let T
function debug(...h){if(!debug.enabled)return
const E=debug
const S=Number(new Date)
const T=S-(C||S)
E.diff=T
E.prev=C
E.curr=S
C=S
h[0]=createDebug.coerce(h[0])
if(typeof h[0]!=="string")h.unshift("%O")
let F=0
h[0]=h[0].replace(/%([a-zA-Z%])/g,(C,S)=>{if(C==="%%")return"%"
F++
const T=createDebug.formatters[S]
if(typeof T==="function"){const S=h[F]
C=T.call(E,S)
h.splice(F,1)
F--}return C})
createDebug.formatArgs.call(E,h)
const P=E.log||createDebug.log
P.apply(E,h)}debug.namespace=h
debug.useColors=createDebug.useColors()
debug.color=createDebug.selectColor(h)
debug.extend=extend
debug.destroy=createDebug.destroy
Object.defineProperty(debug,"enabled",{enumerable:!0,configurable:!1,get:()=>{if(E!==null)return E
if(S!==createDebug.namespaces){S=createDebug.namespaces
T=createDebug.enabled(h)}return T},set:h=>{E=h}})
if(typeof createDebug.init==="function")createDebug.init(debug)
return debug}function extend(h,C){const E=createDebug(this.namespace+(typeof C==="undefined"?":":C)+h)
E.log=this.log
return E}function enable(h){createDebug.save(h)
createDebug.namespaces=h
createDebug.names=[]
createDebug.skips=[]
const C=(typeof h==="string"?h:"").trim().replace(/\s+/g,",").split(",").filter(Boolean)
for(const h of C)if(h[0]==="-")createDebug.skips.push(h.slice(1))
else createDebug.names.push(h)}function matchesTemplate(h,C){let E=0
let S=0
let T=-1
let F=0
while(E<h.length)if(S<C.length&&(C[S]===h[E]||C[S]==="*"))if(C[S]==="*"){T=S
F=E
S++}else{E++
S++}else if(T!==-1){S=T+1
F++
E=F}else return!1
while(S<C.length&&C[S]==="*")S++
return S===C.length}function disable(){const h=[...createDebug.names,...createDebug.skips.map(h=>"-"+h)].join(",")
createDebug.enable("")
return h}function enabled(h){for(const C of createDebug.skips)if(matchesTemplate(h,C))return!1
for(const C of createDebug.names)if(matchesTemplate(h,C))return!0
return!1}function coerce(h){if(h instanceof Error)return h.stack||h.message
return h}function destroy(){console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}createDebug.enable(createDebug.load())
return createDebug}h.exports=setup}),2830:((h,C,E)=>{if(typeof process==="undefined"||process.type==="renderer"||process.browser===!0||process.__nwjs)h.exports=E(6110)
else h.exports=E(95108)}),95108:((h,C,E)=>{const S=E(52018)
const T=E(39023)
C.init=init
C.log=log
C.formatArgs=formatArgs
C.save=save
C.load=load
C.useColors=useColors
C.destroy=T.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")
C.colors=[6,2,3,4,5,1]
try{const h=E(60075)
if(h&&(h.stderr||h).level>=2)C.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221]}catch(h){}C.inspectOpts=Object.keys(process.env).filter(h=>/^debug_/i.test(h)).reduce((h,C)=>{const E=C.substring(6).toLowerCase().replace(/_([a-z])/g,(h,C)=>C.toUpperCase())
let S=process.env[C]
if(/^(yes|on|true|enabled)$/i.test(S))S=!0
else if(/^(no|off|false|disabled)$/i.test(S))S=!1
else if(S==="null")S=null
else S=Number(S)
h[E]=S
return h},{})
function useColors(){return"colors"in C.inspectOpts?Boolean(C.inspectOpts.colors):S.isatty(process.stderr.fd)}function formatArgs(C){const{namespace:E,useColors:S}=this
if(S){const S=this.color
const T="[3"+(S<8?S:"8;5;"+S)
const F=`  ${T};1m${E} [0m`
C[0]=F+C[0].split("\n").join("\n"+F)
C.push(T+"m+"+h.exports.humanize(this.diff)+"[0m")}else C[0]=getDate()+E+" "+C[0]}function getDate(){if(C.inspectOpts.hideDate)return""
return(new Date).toISOString()+" "}function log(...h){return process.stderr.write(T.formatWithOptions(C.inspectOpts,...h)+"\n")}function save(h){if(h)process.env.DEBUG=h
else delete process.env.DEBUG}function load(){return process.env.DEBUG}function init(h){h.inspectOpts={}
const E=Object.keys(C.inspectOpts)
for(let S=0;S<E.length;S++)h.inspectOpts[E[S]]=C.inspectOpts[E[S]]}h.exports=E(40897)(C)
const{formatters:F}=h.exports
F.o=function(h){this.inspectOpts.colors=this.useColors
return T.inspect(h,this.inspectOpts).split("\n").map(h=>h.trim()).join(" ")}
F.O=function(h){this.inspectOpts.colors=this.useColors
return T.inspect(h,this.inspectOpts)}}),70744:(h=>{var C=1e3
var E=C*60
var S=E*60
var T=S*24
var F=T*7
var P=T*365.25
h.exports=function(h,C){C=C||{}
var E=typeof h
if(E==="string"&&h.length>0)return parse(h)
else if(E==="number"&&isFinite(h))return C.long?fmtLong(h):fmtShort(h)
throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(h))}
function parse(h){h=String(h)
if(h.length>100)return
var R=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(h)
if(!R)return
var I=parseFloat(R[1])
var X=(R[2]||"ms").toLowerCase()
switch(X){case"years":case"year":case"yrs":case"yr":case"y":return I*P
case"weeks":case"week":case"w":return I*F
case"days":case"day":case"d":return I*T
case"hours":case"hour":case"hrs":case"hr":case"h":return I*S
case"minutes":case"minute":case"mins":case"min":case"m":return I*E
case"seconds":case"second":case"secs":case"sec":case"s":return I*C
case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return I
default:return}}function fmtShort(h){var F=Math.abs(h)
if(F>=T)return Math.round(h/T)+"d"
if(F>=S)return Math.round(h/S)+"h"
if(F>=E)return Math.round(h/E)+"m"
if(F>=C)return Math.round(h/C)+"s"
return h+"ms"}function fmtLong(h){var F=Math.abs(h)
if(F>=T)return plural(h,F,T,"day")
if(F>=S)return plural(h,F,S,"hour")
if(F>=E)return plural(h,F,E,"minute")
if(F>=C)return plural(h,F,C,"second")
return h+" ms"}function plural(h,C,E,S){var T=C>=E*1.5
return Math.round(h/E)+" "+S+(T?"s":"")}}),60075:(module=>{module.exports=eval("require")("supports-color")}),74724:((h,C,E)=>{E.d(C,{Lp:()=>wo})
const S=new WeakMap
function dist_c(...h){const C=new String(h)
return S.set(C,h),C}function dist_r(h){return h instanceof String&&S.has(h)}function dist_o(h){return S.get(h)??[]}var T=E(47117)
var F=E(31421)
var P=E(2830)
var R=E(19997)
var I=E(76760)
function*x(h,C){const E=C==="global"
for(const C of h)C.isGlobal===E&&(yield C)}const X=new Set(["--add","--edit","--remove-section","--rename-section","--replace-all","--unset","--unset-all","-e"]),K=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch","--list","-l"]),nt=new Set(["edit","remove-section","rename-section","set","unset"]),rt=new Set(["get","get-color","get-colorbool","list"])
function A(h,C){for(const{name:E}of x(h,"task")){if(X.has(E))return w(!0,C)
if(K.has(E))return w(!1,C)}const E=C.at(0)?.toLowerCase()
return E===void 0?null:nt.has(E)?w(!0,C.slice(1)):rt.has(E)?w(!1,C.slice(1)):C.length===1?w(!1,C):w(!0,C)}function w(h=!1,C=[]){const E=C.at(0)?.toLowerCase()
return E===void 0?null:{isWrite:h,isRead:!h,key:E,value:C.at(1)}}function O(h,C){return C.isWrite&&C.value!==void 0?{key:C.key,value:C.value,scope:h}:{key:C.key,scope:h}}function G(h){const C=h?.indexOf("=")||-1
return!h||C<0?null:{key:h.slice(0,C).trim().toLowerCase(),value:h.slice(C+1)}}function M(h){for(const{name:C}of x(h,"task"))switch(C){case"--global":return"global"
case"--system":return"system"
case"--worktree":return"worktree"
case"--local":return"local"
case"--file":case"-f":return"file"}return"local"}function N({name:h}){if(h==="-c"||h==="--config")return"inline"
if(h==="--config-env")return"env"}function*$(h){for(const C of h){const h=N(C),E=h&&G(C.value)
E&&(yield{...E,scope:h})}}function D(h,C,E){const S={read:[],write:[...$(C)]}
return h==="config"&&L(S,M(C),A(C,E)),S}function L(h,C,E){if(E===null)return
const S=O(C,E)
E.isWrite?h.write.push(S):h.read.push(S)}const ot={short:new Map([["c",!0]])},it={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...ot.short.entries()]),long:new Set(["attr-source","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},ft={clone:{short:new Map([["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},_t={short:new Map,long:new Set}
function B(h){const C=ft[h??""]??_t
return{short:new Map([...ot.short.entries(),...C.short.entries()]),long:C.long}}function b(h,C=it){if(h.startsWith("--")){const E=h.indexOf("=")
if(E>2)return[{name:h.slice(0,E),value:h.slice(E+1),needsNext:!1}]
const S=h.slice(2)
return[{name:h,needsNext:C.long.has(S)}]}if(h.length===2){const E=h.charAt(1),S=C.short.get(E)
return[{name:h,needsNext:S===!0}]}return j(h,C.short)}function j(h,C){const E=h.slice(1).split(""),S=[]
for(let T=0;T<E.length;T++){const F=E[T],P=C.get(F)
if(P===void 0)return[{name:h,needsNext:!1}]
if(P){const h=E.slice(T+1).join("")
if(h&&![...h].every(h=>C.has(h)))return S.push({name:`-${F}`,value:h,needsNext:!1}),S}S.push({name:`-${F}`,needsNext:P})}return S}function W(h,C=[]){let E=0
for(;E<h.length;){const S=String(h[E])
if(!S.startsWith("-")||S.length<2)break
const T=b(S)
let F=E+1
for(const E of T){const S={name:E.name,value:E.value,absorbedNext:!1,isGlobal:!0}
E.needsNext&&S.value===void 0&&F<h.length&&(S.value=String(h[F]),S.absorbedNext=!0,F++),C.push(S)}E=F}return{flags:C,taskIndex:E}}function V(h,C,E=[]){const S=B(C),T=[],F=[]
let P=0
for(;P<h.length;){const C=h[P]
if(dist_r(C)){F.push(...dist_o(C)),P++
continue}const R=String(C)
if(R==="--"){for(let C=P+1;C<h.length;C++){const E=h[C]
dist_r(E)?F.push(...dist_o(E)):F.push(String(E))}break}if(!R.startsWith("-")||R.length<2){T.push(R),P++
continue}const I=b(R,S)
let X=P+1
for(const C of I){const S={name:C.name,value:C.value,absorbedNext:!1,isGlobal:!1}
C.needsNext&&S.value===void 0&&X<h.length&&!dist_r(h[X])&&(S.value=String(h[X]),S.absorbedNext=!0,X++),E.push(S)}P=X}return{flags:E,positionals:T,pathspecs:F}}function*q({write:h}){for(const C of h)for(const h of yt){const E=h(C.key)
E&&(yield E)}}function f(h,C,E=String(h)){const S=typeof h=="string"?new RegExp(`\\s*${h.toLowerCase()}`):h
return function(h){if(S.test(h))return{category:C,message:`Configuring ${E} is not permitted without enabling ${C}`}}}function l(h,C){const E=new RegExp(`\\s*${h.toLowerCase().replace(/\./g,"(..+)?.")}`)
return f(E,C,h)}const yt=[f("alias","allowUnsafeAlias"),f("core.askPass","allowUnsafeAskPass"),f("core.editor","allowUnsafeEditor"),f("core.fsmonitor","allowUnsafeFsMonitor"),f("core.gitProxy","allowUnsafeGitProxy"),f("core.hooksPath","allowUnsafeHooksPath"),f("core.pager","allowUnsafePager"),f("core.sshCommand","allowUnsafeSshCommand"),l("credential.helper","allowUnsafeCredentialHelper"),l("diff.command","allowUnsafeDiffExternal"),f("diff.external","allowUnsafeDiffExternal"),l("difftool.cmd","allowUnsafeDiffExternal"),l("diff.textconv","allowUnsafeDiffTextConv"),l("filter.clean","allowUnsafeFilter"),l("filter.process","allowUnsafeFilter"),l("filter.smudge","allowUnsafeFilter"),l("gpg.program","allowUnsafeGpgProgram"),f("include.path","allowUnsafeInclude"),l("includeIf","allowUnsafeInclude"),f("init.templateDir","allowUnsafeTemplateDir"),l("pager.","allowUnsafePager"),l("merge.driver","allowUnsafeMergeDriver"),l("mergetool.path","allowUnsafeMergeDriver"),l("mergetool.cmd","allowUnsafeMergeDriver"),l("protocol.allow","allowUnsafeProtocolOverride"),l("remote.receivepack","allowUnsafePack"),l("remote.uploadpack","allowUnsafePack"),f("uploadpack.packObjectsHook","allowUnsafePack"),f("sequence.editor","allowUnsafeEditor"),l("submodule.update","allowUnsafeSubmodule"),l("tar.command","allowUnsafeCommandBinaries"),l("trailer.cmd","allowUnsafeCommandBinaries"),l("trailer.command","allowUnsafeCommandBinaries"),l("url.insteadOf","allowUnsafeUrlRewrite")]
function*H(h,C){for(const E of C)for(const C of Ft){const S=C(h,E)
S&&(yield S)}}function c(h,C,E,{name:S=String(C),globalOnly:T=!1,withValue:F=!1}={}){const P=typeof C=="string"?new RegExp(`\\s*${C.toLowerCase()}`):C,R=`Use of ${h?`${h} with option `:""}${S} is not permitted without enabling ${E}`
return function(C,S){if((!h||C===h)&&(!T||S.isGlobal)&&(!F||S.value!==void 0)&&P.test(S.name))return{category:E,message:R}}}const Ot={globalOnly:!0,withValue:!0},Ft=[c(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),c("clone",/^-\w*u/,"allowUnsafePack"),c("clone","--u","allowUnsafePack"),c("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),c("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),c(null,"--template","allowUnsafeTemplateDir"),c(null,"--exec-path","allowUnsafeExec",Ot),c(null,"--git-dir","allowUnsafeConfigPaths",Ot),c(null,"--work-tree","allowUnsafeConfigPaths",Ot),c(null,/^-C$/,"allowUnsafeConfigPaths",{...Ot,name:"-C"})]
function k(h,C,E){return[...H(h,C),...q(E)]}function Y(...h){const{flags:C,taskIndex:E}=W(h),S=E<h.length?String(h[E]).toLowerCase():null,T=S!==null?h.slice(E+1):[],{positionals:F,pathspecs:P}=V(T,S,C),R=D(S,C,F)
return{task:S,flags:C.map(J),paths:P,config:R,vulnerabilities:z(k(S,C,R))}}function z(h){return Object.defineProperty(h,"vulnerabilities",{value:h})}function J({value:h,name:C}){return h!==void 0?{name:C,value:h}:{name:C}}const $t={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"}
function*Q(h){const C=parseInt(h.git_config_count??"0",10)
for(let E=0;E<C;E++){const C=h[`git_config_key_${E}`],S=h[`git_config_value_${E}`]
C!==void 0&&(yield{key:C.toLowerCase().trim(),value:S,scope:"env"})}}function*Z(h){for(const C of Object.keys(h))if(_(C)){const h=$t[C]
yield{category:h,message:`Use of "${C.toUpperCase()}" is not permitted without enabling ${h}`}}}function _(h){return Object.hasOwn($t,h)}function ee(h){const C={}
for(const[E,S]of Object.entries(h)){const h=E.toLowerCase().trim();(_(h)||h.startsWith("git"))&&(C[h]=String(S))}return C}function ne(h){const C=ee(h),E={read:[],write:[...Q(C)]},S=[...Z(C),...k(null,[],E)]
return{config:E,vulnerabilities:S}}function oe(h,C){return[...Y(...h).vulnerabilities,...ne(C).vulnerabilities]}var zt=E(78474)
class dist_O extends Error{constructor(h,C){super(C),this.task=h,Object.setPrototypeOf(this,new.target.prototype)}}class Ae extends dist_O{constructor(h,C){super(void 0,C),this.config=h}}class dist_A extends dist_O{constructor(h,C,E){super(h,E),this.task=h,this.plugin=C,Object.setPrototypeOf(this,new.target.prototype)}}class at extends dist_O{constructor(h,C){super(void 0,C||String(h)),this.git=h}}class xe extends dist_O{constructor(h){super(void 0,h)}}const qt="\0",dist_W=()=>{}
function Ne(h){return typeof h!="function"?dist_W:h}function $e(h){return typeof h=="function"&&h!==dist_W}function Pe(h,C){const E=h.indexOf(C)
return E<=0?[h,""]:[h.substr(0,E),h.substr(E+1)]}function Me(h,C=0){return Dt(h)&&h.length>C?h[C]:void 0}function dist_N(h,C=0){if(Dt(h)&&h.length>C)return h[h.length-1-C]}function Dt(h){return Bt(h)}function dist_H(h="",C=!0,E=`\n`){return h.split(E).reduce((h,E)=>{const S=C?E.trim():E
return S&&h.push(S),h},[])}function ut(h,C){return dist_H(h,!0).map(h=>C(h))}function Lt(h){return(0,T.exists)(h,T.FOLDER)}function dist_S(h,C){return Array.isArray(h)?h.includes(C)||h.push(C):h.add(C),C}function De(h,C){return Array.isArray(h)&&!h.includes(C)&&h.push(C),h}function ct(h,C){if(Array.isArray(h)){const E=h.indexOf(C)
E>=0&&h.splice(E,1)}else h.delete(C)
return C}const Ht=Object.prototype.toString.call.bind(Object.prototype.toString)
function v(h){return Array.isArray(h)?h:[h]}function jt(h){return h.replace(/[\s-]+(.)/g,(h,C)=>C.toUpperCase())}function dist_L(h){return v(h).map(h=>h instanceof String?h:String(h))}function p(h,C=0){if(h==null)return C
const E=parseInt(h,10)
return Number.isNaN(E)?C:E}function U(h,C){const E=[]
for(let S=0,T=h.length;S<T;S++)E.push(C,h[S])
return E}function dist_F(h){return(Array.isArray(h)?Buffer.concat(h):h).toString("utf-8")}function Le(h){return h?Buffer.isBuffer(h)?h.length:Buffer.byteLength(h):0}function je(h,C){const E={}
return C.forEach(C=>{h[C]!==void 0&&(E[C]=h[C])}),E}function wt(h=0){return new Promise(C=>setTimeout(C,h))}function bt(h){if(h!==!1)return h}function d(h,C,E){return C(h)?h:arguments.length>2?E:void 0}const dist_K=h=>Array.isArray(h)
function st(h,C){const E=dist_r(h)?"string":typeof h
return/number|string|boolean/.test(E)&&(!C||!C.includes(E))}const m=h=>typeof h=="string"||dist_r(h),Be=h=>m(h)||Buffer.isBuffer(h),dist_G=h=>m(h)||Array.isArray(h)&&h.every(m)
function lt(h){return!!h&&Ht(h)==="[object Object]"}function Ie(h){return typeof h=="function"}const Bt=h=>h==null||"number|boolean|function".includes(typeof h)?!1:typeof h.length=="number"
var Kt=(h=>(h[h.SUCCESS=0]="SUCCESS",h[h.ERROR=1]="ERROR",h[h.NOT_FOUND=-2]="NOT_FOUND",h[h.UNCLEAN=128]="UNCLEAN",h))(Kt||{})
class dist_z{constructor(h,C){this.stdOut=h,this.stdErr=C}asStrings(){return new dist_z(this.stdOut.toString("utf8"),this.stdErr.toString("utf8"))}}function Ue(){throw new Error("LineParser:useMatches not implemented")}class dist_l{constructor(h,C){this.matches=[],this.useMatches=Ue,this.parse=(h,C)=>(this.resetMatches(),this._regExp.every((C,E)=>this.addMatch(C,E,h(E)))?this.useMatches(C,this.prepareMatches())!==!1:!1),this._regExp=Array.isArray(h)?h:[h],C&&(this.useMatches=C)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(h,C,E){const S=E&&h.exec(E)
return S&&this.pushMatch(C,S),!!S}pushMatch(h,C){this.matches.push(...C.slice(1))}}class dist_x extends dist_l{addMatch(h,C,E){return/^remote:\s/.test(String(E))&&super.addMatch(h,C,E)}pushMatch(h,C){(h>0||C.length>1)&&super.pushMatch(h,C)}}const Qt={binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1}
function Ge(...h){const C=process.cwd(),E=Object.assign({baseDir:C,...Qt},...h.filter(h=>typeof h=="object"&&h))
return E.baseDir=E.baseDir||C,E.trimmed=E.trimmed===!0,E}function It(h,C=[]){return lt(h)?Object.keys(h).reduce((C,E)=>{const S=h[E]
if(dist_r(S))C.push(S)
else if(st(S,["boolean"]))C.push(E+"="+S)
else if(Array.isArray(S))for(const h of S)st(h,["string","number"])||C.push(E+"="+h)
else C.push(E)
return C},C):C}function dist_h(h,C=0,E=!1){const S=[]
for(let E=0,T=C<0?h.length:C;E<T;E++)"string|number".includes(typeof h[E])&&S.push(String(h[E]))
return It(ht(h),S),E||S.push(...ze(h)),S}function ze(h){const C=typeof dist_N(h)=="function"
return dist_L(d(dist_N(h,C?1:0),dist_K,[]))}function ht(h){const C=Ie(dist_N(h))
return d(dist_N(h,C?1:0),lt)}function u(h,C=!0){const E=Ne(dist_N(h))
return C||$e(E)?E:void 0}function Tt(h,C){return h(C.stdOut,C.stdErr)}function dist_E(h,C,E,S=!0){return v(E).forEach(E=>{for(let T=dist_H(E,S),F=0,P=T.length;F<P;F++){const c=(h=0)=>{if(!(F+h>=P))return T[F+h]}
C.some(({parse:C})=>C(c,h))}}),h}const mt=({exitCode:h},C,E,S)=>{if(h===Kt.UNCLEAN&&Ve(C))return E(Buffer.from("false"))
S(C)},Ut=h=>h.trim()==="true"
function We(h){switch(h){case"bare":return Ke()
case"root":return He()}return{commands:["rev-parse","--is-inside-work-tree"],format:"utf-8",onError:mt,parser:Ut}}function He(){return{commands:["rev-parse","--git-dir"],format:"utf-8",onError:mt,parser(h){return/^\.(git)?$/.test(h.trim())}}}function Ke(){return{commands:["rev-parse","--is-bare-repository"],format:"utf-8",onError:mt,parser:Ut}}function Ve(h){return/(Not a git repository|Kein Git-Repository)/i.test(String(h))}class Xe{constructor(h){this.paths=[],this.files=[],this.folders=[],this.dryRun=h}}const Vt=/^[a-z]+\s*/i,Jt=/^[a-z]+\s+[a-z]+\s*/i,te=/\/$/
function Ze(h,C){const E=new Xe(h),S=h?Jt:Vt
return dist_H(C).forEach(h=>{const C=h.replace(S,"")
E.paths.push(C),(te.test(C)?E.folders:E.files).push(C)}),E}const se=[]
function tn(h){return{commands:se,format:"empty",parser:h}}function dist_b(h){return{commands:se,format:"empty",parser(){throw typeof h=="string"?new xe(h):h}}}function g(h,C=!1){return{commands:h,format:"utf-8",parser(h){return C?String(h).trim():h}}}function Gt(h){return{commands:h,format:"buffer",parser(h){return h}}}function en(h){return h.format==="buffer"}function kt(h){return h.format==="empty"||!h.commands.length}const fe="Git clean interactive mode is not supported",he='Git clean mode parameter ("n" or "f") is required',pe="Git clean unknown option found in: "
var _e=(h=>(h.DRY_RUN="n",h.FORCE="f",h.IGNORED_INCLUDED="x",h.IGNORED_ONLY="X",h.EXCLUDING="e",h.QUIET="q",h.RECURSIVE="d",h))(_e||{})
const we=new Set(["i",...dist_L(Object.values(_e))])
function on(h,C){const{cleanMode:E,options:S,valid:T}=cn(h)
return E?T.options?(S.push(...C),S.some(hn)?dist_b(fe):an(E,S)):dist_b(pe+JSON.stringify(h)):dist_b(he)}function an(h,C){return{commands:["clean",`-${h}`,...C],format:"utf-8",parser(C){return Ze(h==="n",C)}}}function un(h){return Array.isArray(h)&&h.every(h=>we.has(h))}function cn(h){let C,E=[],S={cleanMode:!1,options:!0}
return h.replace(/[^a-z]i/g,"").split("").forEach(h=>{fn(h)?(C=h,S.cleanMode=!0):S.options=S.options&&ln(E[E.length]=`-${h}`)}),{cleanMode:C,options:E,valid:S}}function fn(h){return h==="f"||h==="n"}function ln(h){return/^-[a-z]$/i.test(h)&&we.has(h.charAt(1))}function hn(h){return/^-[^\-]/.test(h)?h.indexOf("i")>0:h==="--interactive"}class mn{constructor(){this.files=[],this.values=Object.create(null)}get all(){return this._all||(this._all=this.files.reduce((h,C)=>Object.assign(h,this.values[C]),{})),this._all}addFile(h){if(!(h in this.values)){const C=dist_N(this.files)
this.values[h]=C?Object.create(this.values[C]):{},this.files.push(h)}return this.values[h]}addValue(h,C,E){const S=this.addFile(h)
Object.hasOwn(S,C)?Array.isArray(S[C])?S[C].push(E):S[C]=[S[C],E]:S[C]=E,this._all=void 0}}function pn(h){const C=new mn
for(const E of Wt(h))C.addValue(E.file,String(E.key),E.value)
return C}function dn(h,C){let E=null
const S=[],T=new Map
for(const F of Wt(h,C))F.key===C&&(S.push(E=F.value),T.has(F.file)||T.set(F.file,[]),T.get(F.file).push(E))
return{key:C,paths:Array.from(T.keys()),scopes:T,value:E,values:S}}function gn(h){return h.replace(/^(file):/,"")}function*Wt(h,C=null){const E=h.split("\0")
for(let h=0,S=E.length-1;h<S;){const S=gn(E[h++])
let T=E[h++],F=C
if(T.includes(`\n`)){const h=Pe(T,`\n`)
F=h[0],T=h[1]}yield{file:S,key:F,value:T}}}var be=(h=>(h.system="system",h.global="global",h.local="local",h.worktree="worktree",h))(be||{})
function dist_Y(h,C){return typeof h=="string"&&Object.hasOwn(be,h)?h:C}function yn(h,C,E,S){const T=["config",`--${S}`]
return E&&T.push("--add"),T.push(h,C),{commands:T,format:"utf-8",parser(h){return h}}}function wn(h,C){const E=["config","--null","--show-origin","--get-all",h]
return C&&E.splice(1,0,`--${C}`),{commands:E,format:"utf-8",parser(C){return dn(C,h)}}}function bn(h){const C=["config","--list","--show-origin","--null"]
return h&&C.push(`--${h}`),{commands:C,format:"utf-8",parser(h){return pn(h)}}}function Tn(){return{addConfig(h,C,...E){return this._runTask(yn(h,C,E[0]===!0,dist_Y(E[1],"local")),u(arguments))},getConfig(h,C){return this._runTask(wn(h,dist_Y(C,void 0)),u(arguments))},listConfig(...h){return this._runTask(bn(dist_Y(h[0],void 0)),u(arguments))}}}var ve=(h=>(h.ADDED="A",h.COPIED="C",h.DELETED="D",h.MODIFIED="M",h.RENAMED="R",h.CHANGED="T",h.UNMERGED="U",h.UNKNOWN="X",h.BROKEN="B",h))(ve||{})
const ke=new Set(Object.values(ve))
function _n(h){return ke.has(h)}var Ce
const Ee=["-h"],Oe=Symbol("grepQuery")
class En{constructor(){this[Ce]=[]}*[(Ce=Oe,Symbol.iterator)](){for(const h of this[Oe])yield h}and(...h){return h.length&&this[Oe].push("--and","(",...U(h,"-e"),")"),this}param(...h){return this[Oe].push(...U(h,"-e")),this}}function Sn(...h){return(new En).param(...h)}function Rn(h){const C=new Set,E={}
return ut(h,h=>{const[S,T,F]=h.split(qt)
C.add(S),(E[S]=E[S]||[]).push({line:p(T),path:S,preview:F})}),{paths:C,results:E}}function On(){return{grep(h){const C=u(arguments),E=dist_h(arguments)
for(const h of Ee)if(E.includes(h))return this._runTask(dist_b(`git.grep: use of "${h}" is not supported.`),C)
typeof h=="string"&&(h=Sn().param(h))
const S=["grep","--null","-n","--full-name",...E,...h]
return this._runTask({commands:S,format:"utf-8",parser(h){return Rn(h)}},C)}}}var Se=(h=>(h.MIXED="mixed",h.SOFT="soft",h.HARD="hard",h.MERGE="merge",h.KEEP="keep",h))(Se||{})
const Te=dist_L(Object.values(Se))
function An(h,C){const E=["reset"]
return Xt(h)&&E.push(`--${h}`),E.push(...C),g(E)}function xn(h){if(Xt(h))return h
switch(typeof h){case"string":case"undefined":return"soft"}}function Xt(h){return typeof h=="string"&&Te.includes(h)}P.formatters.L=h=>String(Bt(h)?h.length:"-")
P.formatters.B=h=>Buffer.isBuffer(h)?h.toString("utf8"):Ht(h)
function Nn(){return P("simple-git")}function vt(h,C,E){return!C||!String(C).replace(/\s*/,"")?E?(C,...S)=>{h(C,...S),E(C,...S)}:h:(S,...T)=>{h(`%s ${S}`,C,...T),E&&E(S,...T)}}function $n(h,C,{namespace:E}){if(typeof h=="string")return h
const S=C&&C.namespace||""
return S.startsWith(E)?S.substr(E.length+1):S||E}function dist_$(h,C,E,S=Nn()){const T=h&&`[${h}]`||"",F=[],P=typeof C=="string"?S.extend(C):C,R=$n(d(C,m),P,S)
return y(E)
function c(C,E){return dist_S(F,dist_$(h,R.replace(/^[^:]+/,C),E,S))}function y(C){const E=C&&`[${C}]`||"",F=P&&vt(P,E)||dist_W,R=vt(S,`${T} ${E}`,F)
return Object.assign(P?F:R,{label:h,sibling:c,info:R,step:y})}}const Fe=class M{constructor(h="GitExecutor"){this.logLabel=h,this._queue=new Map}withProgress(h){return this._queue.get(h)}createProgress(h){const C=M.getName(h.commands[0]),E=dist_$(this.logLabel,C)
return{task:h,logger:E,name:C}}push(h){const C=this.createProgress(h)
return C.logger("Adding task to the queue, commands = %o",h.commands),this._queue.set(h,C),C}fatal(h){for(const[C,{logger:E}]of Array.from(this._queue.entries()))C===h.task?(E.info("Failed %o",h),E("Fatal exception, any as-yet un-started tasks run through this executor will not be attempted")):E.info("A fatal exception occurred in a previous task, the queue has been purged: %o",h.message),this.complete(C)
if(this._queue.size!==0)throw new Error(`Queue size should be zero after fatal: ${this._queue.size}`)}complete(h){this.withProgress(h)&&this._queue.delete(h)}attempt(h){const C=this.withProgress(h)
if(!C)throw new dist_O(void 0,"TasksPendingQueue: attempt called for an unknown task")
return C.logger("Starting task"),C}static getName(h="empty"){return`task:${h}:${++M.counter}`}}
Fe.counter=0
let Re=Fe
class Pn{constructor(h,C,E){this._executor=h,this._scheduler=C,this._plugins=E,this._chain=Promise.resolve(),this._queue=new Re}get cwd(){return this._cwd||this._executor.cwd}set cwd(h){this._cwd=h}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(h){return this._queue.push(h),this._chain=this._chain.then(()=>this.attemptTask(h))}async attemptTask(h){const C=await this._scheduler.next(),r=()=>this._queue.complete(h)
try{const{logger:C}=this._queue.attempt(h)
return await(kt(h)?this.attemptEmptyTask(h,C):this.attemptRemoteTask(h,C))}catch(C){throw this.onFatalException(h,C)}finally{r(),C()}}onFatalException(h,C){const E=C instanceof dist_O?Object.assign(C,{task:h}):new dist_O(h,C&&String(C))
return this._chain=Promise.resolve(),this._queue.fatal(E),E}async attemptRemoteTask(h,C){const E=this._plugins.exec("spawn.binary","",this.taskContext(h,h.commands)),S=this._plugins.exec("spawn.args",[...h.commands],this.taskContext(h,h.commands)),T=await this.gitResponse(h,E,S,this.outputHandler,C.step("SPAWN")),F=await this.handleTaskData(h,S,T,C.step("HANDLE"))
return C("passing response to task's parser as a %s",h.format),en(h)?Tt(h.parser,F):Tt(h.parser,F.asStrings())}async attemptEmptyTask(h,C){return C("empty task bypassing child process to call to task's parser"),h.parser(this)}handleTaskData(h,C,E,S){const{exitCode:T,rejection:F,stdOut:P,stdErr:R}=E
return new Promise((I,X)=>{S("Preparing to handle process response exitCode=%d stdOut=",T)
const{error:K}=this._plugins.exec("task.error",{error:F},{...this.taskContext(h,C),...E})
if(K&&h.onError)return S.info("exitCode=%s handling with custom error handler"),h.onError(E,K,h=>{S.info("custom error handler treated as success"),S("custom error returned a %s",Ht(h)),I(new dist_z(Array.isArray(h)?Buffer.concat(h):h,Buffer.concat(R)))},X)
if(K)return S.info("handling as error: exitCode=%s stdErr=%s rejection=%o",T,R.length,F),X(K)
S.info("retrieving task output complete"),I(new dist_z(Buffer.concat(P),Buffer.concat(R)))})}async gitResponse(h,C,E,S,T){const P=T.sibling("output"),R=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(h,h.commands))
return new Promise(I=>{const X=[],K=[]
T.info("%s %o",C,E),T("%O",R)
let nt=this._beforeSpawn(h,E)
if(nt)return I({stdOut:X,stdErr:K,exitCode:9901,rejection:nt})
this._plugins.exec("spawn.before",void 0,{...this.taskContext(h,E),kill(h){nt=h||nt}})
const rt=(0,F.spawn)(C,E,R)
rt.stdout.on("data",Et(X,"stdOut",T,P.step("stdOut"))),rt.stderr.on("data",Et(K,"stdErr",T,P.step("stdErr"))),rt.on("error",Mn(K,T)),S&&(T("Passing child process stdOut/stdErr to custom outputHandler"),S(C,rt.stdout,rt.stderr,[...E])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(h,E),spawned:rt,close(h,C){I({stdOut:X,stdErr:K,exitCode:h,rejection:nt||C})},kill(h){rt.killed||(nt=h,rt.kill("SIGINT"))}})})}_beforeSpawn(h,C){let E
return this._plugins.exec("spawn.before",void 0,{...this.taskContext(h,C),kill(h){E=h||E}}),E}taskContext(h,C){return{method:String(Me(h.commands)||""),commands:C,env:{...this.env},input:kt(h)?void 0:h.input}}}function Mn(h,C){return E=>{C("[ERROR] child process exception %o",E),h.push(Buffer.from(String(E.stack),"ascii"))}}function Et(h,C,E,S){return T=>{E("%s received %L bytes",C,T),S("%B",T),h.push(T)}}class Dn{constructor(h,C,E){this.cwd=h,this._scheduler=C,this._plugins=E,this._chain=this.chain()}chain(){return new Pn(this,this._scheduler,this._plugins)}push(h){return this._chain.push(h)}}function Ln(h,C,E=dist_W){const r=h=>{E(null,h)},s=C=>{C?.task===h&&E(C,void 0)}
C.then(r,s)}function St(h,C){return tn(E=>{if(!Lt(h))throw new Error(`Git.cwd: cannot change to non-directory "${h}"`)
return(C||E).cwd=h})}function dist_Q(h){const C=["checkout",...h]
return C[1]==="-b"&&C.includes("-B")&&(C[1]=ct(C,"-B")),g(C)}function jn(){return{checkout(){return this._runTask(dist_Q(dist_h(arguments,1)),u(arguments))},checkoutBranch(h,C){return this._runTask(dist_Q(["-b",h,C,...dist_h(arguments)]),u(arguments))},checkoutLocalBranch(h){return this._runTask(dist_Q(["-b",h,...dist_h(arguments)]),u(arguments))}}}const Yt=(h,C,E)=>{const S=["clone",...E]
return m(h)&&S.push(dist_c(h)),m(C)&&S.push(dist_c(C)),g(S)},Bn=(h,C,E)=>(dist_S(E,"--mirror"),Yt(h,C,E))
function Rt(h,C,E,...S){return m(E)?C(E,d(S[0],m),dist_h(arguments)):dist_b(`git.${h}() requires a string 'repoPath'`)}function In(){return{clone(h,...C){return this._runTask(Rt("clone",Yt,d(h,m),...C),u(arguments))},mirror(h,...C){return this._runTask(Rt("mirror",Bn,d(h,m),...C),u(arguments))}}}const qe=[new dist_l(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(h,[C,E,S])=>{h.branch=C,h.commit=S,h.root=!!E}),new dist_l(/\s*Author:\s(.+)/i,(h,[C])=>{const E=C.split("<"),S=E.pop()
!S||!S.includes("@")||(h.author={email:S.substr(0,S.length-1),name:E.join("<").trim()})}),new dist_l(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(h,[C,E,S])=>{h.summary.changes=parseInt(C,10)||0,h.summary.insertions=parseInt(E,10)||0,h.summary.deletions=parseInt(S,10)||0}),new dist_l(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(h,[C,E,S])=>{h.summary.changes=parseInt(C,10)||0
const T=parseInt(E,10)||0
S==="-"?h.summary.deletions=T:S==="+"&&(h.summary.insertions=T)})]
function Fn(h){return dist_E({author:null,branch:"",commit:"",root:!1,summary:{changes:0,insertions:0,deletions:0}},qe,h)}function Gn(h,C,E){return{commands:["-c","core.abbrev=40","commit",...U(h,"-m"),...C,...E],format:"utf-8",parser:Fn}}function zn(){return{commit(h,...C){const E=u(arguments),S=t(h)||Gn(v(h),v(d(C[0],dist_G,[])),[...dist_L(d(C[1],dist_K,[])),...dist_h(arguments,0,!0)])
return this._runTask(S,E)}}
function t(h){return!dist_G(h)&&dist_b("git.commit: requires the commit message to be supplied as a string/string[]")}}function qn(){return{count:0,garbage:0,inPack:0,packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}const Qe=new dist_l(/([a-z-]+): (\d+)$/,(h,[C,E])=>{const S=jt(C)
Object.hasOwn(h,S)&&(h[S]=p(E))})
function Hn(){return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(h){return dist_E(qn(),[Qe],h)}})}}}function Kn(){return{firstCommit(){return this._runTask(g(["rev-list","--max-parents=0","HEAD"],!0),u(arguments))}}}function Vn(h,C){const E=["hash-object",h]
return C&&E.push("-w"),g(E,!0)}class dist_J{constructor(h,C,E,S){this.bare=h,this.path=C,this.existing=E,this.gitDir=S}}const Je=/^Init.+ repository in (.+)$/,Ye=/^Rein.+ in (.+)$/
function Qn(h,C,E){const S=String(E).trim()
let T
if(T=Je.exec(S))return new dist_J(h,C,!1,T[1])
if(T=Ye.exec(S))return new dist_J(h,C,!0,T[1])
let F=""
const P=S.split(" ")
for(;P.length;)if(P.shift()==="in"){F=P.join(" ")
break}return new dist_J(h,C,/^re/i.test(S),F)}const nn="--bare"
function Jn(h){return h.includes(nn)}function Zn(h=!1,C,E){const S=["init",...E]
return h&&!Jn(S)&&S.splice(1,0,nn),{commands:S,format:"utf-8",parser(h){return Qn(S.includes("--bare"),C,h)}}}function tr(h){return h===void 0?dist_b("interpretTrailers called without input content"):{format:"utf-8",parser(h){return Object.fromEntries(ut(h,h=>{const C=h.indexOf(":")
return[jt(h.substring(0,C).toLowerCase()),h.substring(C+2).trim()]}))},commands:["interpret-trailers","--parse"],input:h}}function er(){return{interpretTrailers(h){return this._runTask(tr(d(h,Be)),u(arguments))}}}var sn=(h=>(h.NONE="",h.STAT="--stat",h.NUM_STAT="--numstat",h.NAME_ONLY="--name-only",h.NAME_STATUS="--name-status",h))(sn||{})
const rn=/^--(stat|numstat|name-only|name-status)(=|$)/
function pt(h){for(let C=0;C<h.length;C++){const E=rn.exec(h[C])
if(E)return`--${E[1]}`}return""}function nr(h){return rn.test(h)}class rr{constructor(){this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}}const vn=[new dist_l(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,(h,[C,E,S=""])=>{h.files.push({file:C.trim(),changes:p(E),insertions:S.replace(/[^+]/g,"").length,deletions:S.replace(/[^-]/g,"").length,binary:!1})}),new dist_l(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(h,[C,E,S])=>{h.files.push({file:C.trim(),before:p(E),after:p(S),binary:!0})}),new dist_l(/^(.+)\s+\|\s+Bin\s*$/,(h,[C])=>{h.files.push({file:C.trim(),before:0,after:0,binary:!0})}),new dist_l(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(h,[C,E])=>{const S=/(\d+) i/.exec(E),T=/(\d+) d/.exec(E)
h.changed=p(C),h.insertions=p(S?.[1]),h.deletions=p(T?.[1])})],kn=[new dist_l(/(\d+)\t(\d+)\t(.+)$/,(h,[C,E,S])=>{const T=p(C),F=p(E)
h.changed++,h.insertions+=T,h.deletions+=F,h.files.push({file:S,changes:T+F,insertions:T,deletions:F,binary:!1})}),new dist_l(/-\t-\t(.+)$/,(h,[C])=>{h.changed++,h.files.push({file:C,after:0,before:0,binary:!0})})],Cn=[new dist_l(/(.+)$/,(h,[C])=>{h.changed++,h.files.push({file:C,changes:0,insertions:0,deletions:0,binary:!1})})],Un=[new dist_l(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,(h,[C,E,S,T,F])=>{h.changed++,h.files.push({file:F??S,changes:0,insertions:0,deletions:0,binary:!1,status:bt(_n(C)&&C),from:bt(!!F&&S!==F&&S),similarity:p(E)})})],Wn={[sn.NONE]:vn,[sn.STAT]:vn,[sn.NUM_STAT]:kn,[sn.NAME_STATUS]:Un,[sn.NAME_ONLY]:Cn}
function Zt(h=sn.NONE){const C=Wn[h]
return h=>dist_E(new rr,C,h,!1)}const Xn="òòòòòò ",Yn=" òò",ss=" ò ",rs=["hash","date","message","refs","author_name","author_email"]
function cr(h,C){return C.reduce((C,E,S)=>(C[E]=h[S]||"",C),Object.create({diff:null}))}function re(h=ss,C=rs,E=sn.NONE){const S=Zt(E)
return function(E){const T=dist_H(E.trim(),!1,Xn).map(function(E){const T=E.split(Yn),F=cr(T[0].split(h),C)
return T.length>1&&T[1].trim()&&(F.diff=S(T[1])),F})
return{all:T,latest:T.length&&T[0]||null,total:T.length}}}function fr(h){let C=pt(h)
const E=["diff"]
return C===sn.NONE&&(C=sn.STAT,E.push("--stat=4096")),E.push(...h),dt(E)||{commands:E,format:"utf-8",parser:Zt(C)}}function dt(h){const C=h.filter(nr)
if(C.length>1)return dist_b(`Summary flags are mutually exclusive - pick one of ${C.join(",")}`)
if(C.length&&h.includes("-z"))return dist_b(`Summary flag ${C} parsing is not compatible with null termination option '-z'`)}var ms=(h=>(h[h["--pretty"]=0]="--pretty",h[h["max-count"]=1]="max-count",h[h.maxCount=2]="maxCount",h[h.n=3]="n",h[h.file=4]="file",h[h.format=5]="format",h[h.from=6]="from",h[h.to=7]="to",h[h.splitter=8]="splitter",h[h.symmetric=9]="symmetric",h[h.mailMap=10]="mailMap",h[h.multiLine=11]="multiLine",h[h.strictDate=12]="strictDate",h))(ms||{})
function lr(h,C){const E=[],S=[]
return Object.keys(h).forEach(C=>{E.push(C),S.push(String(h[C]))}),[E,S.join(C)]}function hr(h){return Object.keys(h).reduce((C,E)=>(E in ms||(C[E]=h[E]),C),{})}function dist_oe(h={},C=[]){const E=d(h.splitter,m,ss),S=lt(h.format)?h.format:{hash:"%H",date:h.strictDate===!1?"%ai":"%aI",message:"%s",refs:"%D",body:h.multiLine?"%B":"%b",author_name:h.mailMap!==!1?"%aN":"%an",author_email:h.mailMap!==!1?"%aE":"%ae"},[T,F]=lr(S,E),P=[],R=[`--pretty=format:${Xn}${F}${Yn}`,...C],I=h.n||h["max-count"]||h.maxCount
if(I&&R.push(`--max-count=${I}`),h.from||h.to){const C=h.symmetric!==!1?"...":".."
P.push(`${h.from||""}${C}${h.to||""}`)}return m(h.file)&&R.push("--follow",dist_c(h.file)),It(hr(h),R),{fields:T,splitter:E,commands:[...R,...P]}}function mr(h,C,E){const S=re(h,C,pt(E))
return{commands:["log",...E],format:"utf-8",parser:S}}function pr(){return{log(...h){const C=u(arguments),E=dist_oe(ht(arguments),dist_L(d(arguments[0],dist_K,[]))),S=e(...h)||dt(E.commands)||t(E)
return this._runTask(S,C)}}
function t(h){return mr(h.splitter,h.fields,h.commands)}function e(h,C){return m(h)&&m(C)&&dist_b("git.log(string, string) should be replaced with git.log({ from: string, to: string })")}}class dist_Z{constructor(h,C=null,E){this.reason=h,this.file=C,this.meta=E}toString(){return`${this.file}:${this.reason}`}}class dr{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){return this.conflicts.length>0}get reason(){return this.result}toString(){return this.conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}}class ie{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],this.files=[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}}class gr{constructor(){this.remote="",this.hash={local:"",remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}}function tt(h){return h.objects=h.objects||{compressing:0,counting:0,enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,delta:0}}}function Ct(h){const C=/^\s*(\d+)/.exec(h),E=/delta (\d+)/i.exec(h)
return{count:p(C&&C[1]||"0"),delta:p(E&&E[1]||"0")}}const ys=[new dist_x(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(h,[C,E])=>{const S=C.toLowerCase(),T=tt(h.remoteMessages)
Object.assign(T,{[S]:p(E)})}),new dist_x(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,(h,[C,E])=>{const S=C.toLowerCase(),T=tt(h.remoteMessages)
Object.assign(T,{[S]:p(E)})}),new dist_x(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,(h,[C,E,S])=>{const T=tt(h.remoteMessages)
T.total=Ct(C),T.reused=Ct(E),T.packReused=p(S)})],Us=[new dist_x(/^remote:\s*(.+)$/,(h,[C])=>(h.remoteMessages.all.push(C.trim()),!1)),...ys,new dist_x([/create a (?:pull|merge) request/i,/\s(https?:\/\/\S+)$/],(h,[C])=>{h.remoteMessages.pullRequestUrl=C}),new dist_x([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],(h,[C,E,S])=>{h.remoteMessages.vulnerabilities={count:p(C),summary:E,url:S}})]
function ae(h,C){return dist_E({remoteMessages:new br},Us,C)}class br{constructor(){this.all=[]}}const Hs=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,Ks=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,sr=/^(create|delete) mode \d+ (.+)/,or=[new dist_l(Hs,(h,[C,E,S])=>{h.files.push(C),E&&(h.insertions[C]=E.length),S&&(h.deletions[C]=S.length)}),new dist_l(Ks,(h,[C,,E,,S])=>E!==void 0||S!==void 0?(h.summary.changes=+C||0,h.summary.insertions=+E||0,h.summary.deletions=+S||0,!0):!1),new dist_l(sr,(h,[C,E])=>{dist_S(h.files,E),dist_S(C==="create"?h.created:h.deleted,E)})],ir=[new dist_l(/^from\s(.+)$/i,(h,[C])=>{h.remote=C}),new dist_l(/^fatal:\s(.+)$/,(h,[C])=>{h.message=C}),new dist_l(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,(h,[C,E,S,T])=>{h.branch.local=S,h.hash.local=C,h.branch.remote=T,h.hash.remote=E})],Sr=(h,C)=>dist_E(new ie,or,[h,C]),ue=(h,C)=>Object.assign(new ie,Sr(h,C),ae(h,C))
function Rr(h,C){const E=dist_E(new gr,ir,[h,C])
return E.message&&E}const ar=[new dist_l(/^Auto-merging\s+(.+)$/,(h,[C])=>{h.merges.push(C)}),new dist_l(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,(h,[C,E])=>{h.conflicts.push(new dist_Z(C,E))}),new dist_l(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(h,[C,E,S])=>{h.conflicts.push(new dist_Z(C,E,{deleteRef:S}))}),new dist_l(/^CONFLICT\s+\((.+)\):/,(h,[C])=>{h.conflicts.push(new dist_Z(C,null))}),new dist_l(/^Automatic merge failed;\s+(.+)$/,(h,[C])=>{h.result=C})],Cr=(h,C)=>Object.assign(Ar(h),ue(h,C)),Ar=h=>dist_E(new dr,ar,h)
function At(h){return h.length?{commands:["merge",...h],format:"utf-8",parser(h,C){const E=Cr(h,C)
if(E.failed)throw new at(E)
return E}}:dist_b("Git.merge requires at least one option")}function xr(h,C,E){const S=E.includes("deleted"),T=E.includes("tag")||/^refs\/tags/.test(h),F=!E.includes("new")
return{deleted:S,tag:T,branch:!T,new:!F,alreadyUpdated:F,local:h,remote:C}}const ur=[new dist_l(/^Pushing to (.+)$/,(h,[C])=>{h.repo=C}),new dist_l(/^updating local tracking ref '(.+)'/,(h,[C])=>{h.ref={...h.ref||{},local:C}}),new dist_l(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,(h,[C,E,S])=>{h.pushed.push(xr(C,E,S))}),new dist_l(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,(h,[C,E,S])=>{h.branch={...h.branch||{},local:C,remote:E,remoteName:S}}),new dist_l(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,(h,[C,E,S,T])=>{h.update={head:{local:C,remote:E},hash:{from:S,to:T}}})],$r=(h,C)=>{const E=Pr(h,C),S=ae(h,C)
return{...E,...S}},Pr=(h,C)=>dist_E({pushed:[]},ur,[h,C])
function Mr(h={},C){return dist_S(C,"--tags"),ce(h,C)}function ce(h={},C){const E=["push",...C]
return h.branch&&E.splice(1,0,h.branch),h.remote&&E.splice(1,0,h.remote),ct(E,"-v"),dist_S(E,"--verbose"),dist_S(E,"--porcelain"),{commands:E,format:"utf-8",parser:$r}}function Dr(){return{showBuffer(){const h=["show",...dist_h(arguments,1)]
return h.includes("--binary")||h.splice(1,0,"--binary"),this._runTask(Gt(h),u(arguments))},show(){const h=["show",...dist_h(arguments,1)]
return this._runTask(g(h),u(arguments))}}}const _r=/^(.+)\0(.+)$/
class jr{constructor(h,C,E){if(this.path=h,this.index=C,this.working_dir=E,C==="R"||E==="R"){const C=_r.exec(h)||[null,h,h]
this.from=C[2]||"",this.path=C[1]||""}}}class Br{constructor(){this.not_added=[],this.conflicted=[],this.created=[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=null,this.detached=!1,this.isClean=()=>!this.files.length}}function xt(h){const[C,E]=h.split(qt)
return{from:E||C,to:C}}function dist_(h,C,E){return[`${h}${C}`,E]}function et(h,...C){return C.map(C=>dist_(h,C,(h,C)=>h.conflicted.push(C)))}const wr=new Map([dist_(" ","A",(h,C)=>h.created.push(C)),dist_(" ","D",(h,C)=>h.deleted.push(C)),dist_(" ","M",(h,C)=>h.modified.push(C)),dist_("A"," ",(h,C)=>{h.created.push(C),h.staged.push(C)}),dist_("A","M",(h,C)=>{h.created.push(C),h.staged.push(C),h.modified.push(C)}),dist_("D"," ",(h,C)=>{h.deleted.push(C),h.staged.push(C)}),dist_("M"," ",(h,C)=>{h.modified.push(C),h.staged.push(C)}),dist_("M","M",(h,C)=>{h.modified.push(C),h.staged.push(C)}),dist_("R"," ",(h,C)=>{h.renamed.push(xt(C))}),dist_("R","M",(h,C)=>{const E=xt(C)
h.renamed.push(E),h.modified.push(E.to)}),dist_("!","!",(h,C)=>{(h.ignored=h.ignored||[]).push(C)}),dist_("?","?",(h,C)=>h.not_added.push(C)),...et("A","A","U"),...et("D","D","U"),...et("U","A","D","U"),["##",(h,C)=>{const E=/ahead (\d+)/,S=/behind (\d+)/,T=/^(.+?(?=(?:\.{3}|\s|$)))/,F=/\.{3}(\S*)/,P=/\son\s(\S+?)(?=\.{3}|$)/
let R=E.exec(C)
h.ahead=R&&+R[1]||0,R=S.exec(C),h.behind=R&&+R[1]||0,R=T.exec(C),h.current=d(R?.[1],m,null),R=F.exec(C),h.tracking=d(R?.[1],m,null),R=P.exec(C),R&&(h.current=d(R?.[1],m,h.current)),h.detached=/\(no branch\)/.test(C)}]]),Ur=function(h){const C=h.split(qt),E=new Br
for(let h=0,S=C.length;h<S;){let S=C[h++].trim()
S&&(S.charAt(0)==="R"&&(S+=qt+(C[h++]||"")),Fr(E,S))}return E}
function Fr(h,C){const E=C.trim()
switch(" "){case E.charAt(2):return r(E.charAt(0),E.charAt(1),E.slice(3))
case E.charAt(1):return r(" ",E.charAt(0),E.slice(2))
default:return}function r(C,E,S){const T=`${C}${E}`,F=wr.get(T)
F&&F(h,S),T!=="##"&&T!=="!!"&&h.files.push(new jr(S,C,E))}}const yr=["--null","-z"]
function zr(h){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...h.filter(h=>!yr.includes(h))],parser(h){return Ur(h)}}}const vr="installed=false"
function dist_q(h=0,C=0,E=0,S="",T=!0){return Object.defineProperty({major:h,minor:C,patch:E,agent:S,installed:T},"toString",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,enumerable:!1})}function qr(){return dist_q(0,0,0,"",!1)}function Wr(){return{version(){return this._runTask({commands:["--version"],format:"utf-8",parser:Kr,onError(h,C,E,S){if(h.exitCode===Kt.NOT_FOUND)return E(Buffer.from(vr))
S(C)}})}}}const kr=[new dist_l(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(h,[C,E,S,T=""])=>{Object.assign(h,dist_q(p(C),p(E),p(S),T))}),new dist_l(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(h,[C,E,S,T=""])=>{Object.assign(h,dist_q(p(C),p(E),S,T))})]
function Kr(h){return h===vr?qr():dist_E(dist_q(0,0,0,h),kr,h)}class le{constructor(h){this._executor=h}_runTask(h,C){const E=this._executor.chain(),S=E.push(h)
return C&&Ln(h,S,C),Object.create(this,{then:{value:S.then.bind(S)},catch:{value:S.catch.bind(S)},_executor:{value:E}})}add(h){return this._runTask(g(["add",...v(h)]),u(arguments))}cwd(h){const C=u(arguments)
return typeof h=="string"?this._runTask(St(h,this._executor),C):typeof h?.path=="string"?this._runTask(St(h.path,h.root&&this._executor||void 0),C):this._runTask(dist_b("Git.cwd: workingDirectory must be supplied as a string"),C)}hashObject(h,C){return this._runTask(Vn(h,C===!0),u(arguments))}init(h){return this._runTask(Zn(h===!0,this._executor.cwd,dist_h(arguments)),u(arguments))}merge(){return this._runTask(At(dist_h(arguments)),u(arguments))}mergeFromTo(h,C){return m(h)&&m(C)?this._runTask(At([h,C,...dist_h(arguments)]),u(arguments,!1)):this._runTask(dist_b("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(h){return this._executor.outputHandler=h,this}push(){const h=ce({remote:d(arguments[0],m),branch:d(arguments[1],m)},dist_h(arguments))
return this._runTask(h,u(arguments))}stash(){return this._runTask(g(["stash",...dist_h(arguments)]),u(arguments))}status(){return this._runTask(zr(dist_h(arguments)),u(arguments))}}Object.assign(le.prototype,jn(),In(),zn(),Tn(),Hn(),Kn(),On(),er(),pr(),Dr(),Wr())
const Er=(()=>{let h=0
return()=>{h++
const{promise:C,done:E}=(0,R.ud)()
return{promise:C,done:E,id:h}}})()
class Xr{constructor(h=2){this.concurrency=h,this.logger=dist_$("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",h)}schedule(){if(!this.pending.length||this.running.length>=this.concurrency){this.logger("Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency)
return}const h=dist_S(this.running,this.pending.shift())
this.logger("Attempting id=%s",h.id),h.done(()=>{this.logger("Completing id=",h.id),ct(this.running,h),this.schedule()})}next(){const{promise:h,id:C}=dist_S(this.pending,Er())
return this.logger("Scheduling id=%s",C),this.schedule(),h}}function Yr(h,C){return g(["apply",...C,...h])}var Or=(h=>(h.CURRENT="*",h.LINKED="+",h))(Or||{})
class Qr{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(h,C,E,S,T){h==="*"&&(this.detached=C,this.current=E),this.all.push(E),this.branches[E]={current:h==="*",linkedWorkTree:h==="+",name:E,commit:S,label:T}}}const Tr=[new dist_l(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,(h,[C,E,S,T])=>{h.push(Nt(C),!0,E,S,T)}),new dist_l(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(h,[C,E,S,T])=>{h.push(Nt(C),!1,E,S,T)})],Nr=new dist_l(/^(\S+)$/s,(h,[C])=>{h.push(Or.CURRENT,!1,C,"","")})
function Nt(h){return h?h.charAt(0):""}function me(h,C=!1){return dist_E(new Qr,C?[Nr]:Tr,h)}class ts{constructor(){this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.length}}function es(h,C){return{branch:h,hash:C,success:!0}}function ns(h){return{branch:h,hash:null,success:!1}}const Lr=/(\S+)\s+\(\S+\s([^)]+)\)/,Ir=/^error[^']+'([^']+)'/m,Gr=[new dist_l(Lr,(h,[C,E])=>{const S=es(C,E)
h.all.push(S),h.branches[C]=S}),new dist_l(Ir,(h,[C])=>{const E=ns(C)
h.errors.push(E),h.all.push(E),h.branches[C]=E})],gt=(h,C)=>dist_E(new ts,Gr,[h,C])
function de(h,C){return C===Kt.ERROR&&Ir.test(h)}function os(h){const C=["-d","-D","--delete"]
return h.some(h=>C.includes(h))}function is(h){const C=os(h),E=h.includes("--show-current"),S=["branch",...h]
return S.length===1&&S.push("-a"),S.includes("-v")||S.splice(1,0,"-v"),{format:"utf-8",commands:S,parser(h,S){return C?gt(h,S).all[0]:me(h,E)}}}function as(){return{format:"utf-8",commands:["branch","-v"],parser(h){return me(h)}}}function us(h,C=!1){return{format:"utf-8",commands:["branch","-v",C?"-D":"-d",...h],parser(h,C){return gt(h,C)},onError({exitCode:h,stdOut:C},E,S,T){if(!de(String(E),h))return T(E)
S(C)}}}function cs(h,C=!1){const E={format:"utf-8",commands:["branch","-v",C?"-D":"-d",h],parser(C,E){return gt(C,E).branches[h]},onError({exitCode:h,stdErr:C,stdOut:S},T,F,P){if(!de(String(T),h))return P(T)
throw new at(E.parser(dist_F(S),dist_F(C)),String(T))}}
return E}function fs(h){return{commands:["check-ignore",...h],format:"utf-8",parser:ls}}function ls(h){return h.split(/\n/g).map(hs).filter(Boolean)}function hs(h){const C=h.trim().replace(/^["']|["']$/g,"")
return C&&(0,I.normalize)(C)}const Hr=[new dist_l(/From (.+)$/,(h,[C])=>{h.remote=C}),new dist_l(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(h,[C,E])=>{h.branches.push({name:C,tracking:E})}),new dist_l(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,(h,[C,E])=>{h.tags.push({name:C,tracking:E})}),new dist_l(/- \[deleted]\s+\S+\s*-> (.+)$/,(h,[C])=>{h.deleted.push({tracking:C})}),new dist_l(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,(h,[C,E,S,T])=>{h.updated.push({name:S,tracking:T,to:E,from:C})})]
function ps(h,C){return dist_E({raw:h,remote:null,branches:[],tags:[],updated:[],deleted:[]},Hr,[h,C])}function ds(h){return/^--upload-pack(=|$)/.test(h)}function gs(h,C,E){const S=["fetch",...E]
return h&&C&&S.push(h,C),S.find(ds)?dist_b("git.fetch: potential exploit argument blocked."):{commands:S,format:"utf-8",parser:ps}}const Zr=[new dist_l(/^Renaming (.+) to (.+)$/,(h,[C,E])=>{h.moves.push({from:C,to:E})})]
function ws(h){return dist_E({moves:[]},Zr,h)}function bs(h,C){return{commands:["mv","-v",...v(h),C],format:"utf-8",parser:ws}}function Ts(h,C,E){const S=["pull",...E]
return h&&C&&S.splice(1,0,h,C),{commands:S,format:"utf-8",parser(h,C){return ue(h,C)},onError(h,C,E,S){const T=Rr(dist_F(h.stdOut),dist_F(h.stdErr))
if(T)return S(new at(T))
S(C)}}}function ks(h){const C={}
return ge(h,([h])=>C[h]={name:h}),Object.values(C)}function _s(h){const C={}
return ge(h,([h,E,S])=>{Object.hasOwn(C,h)||(C[h]={name:h,refs:{fetch:"",push:""}}),S&&E&&(C[h].refs[S.replace(/[^a-z]/g,"")]=E)}),Object.values(C)}function ge(h,C){ut(h,h=>C(h.split(/\s+/)))}function vs(h,C,E){return g(["remote","add",...E,h,C])}function Es(h){const C=["remote"]
return h&&C.push("-v"),{commands:C,format:"utf-8",parser:h?_s:ks}}function Ss(h){const C=[...h]
return C[0]!=="ls-remote"&&C.unshift("ls-remote"),g(C)}function Rs(h){const C=[...h]
return C[0]!=="remote"&&C.unshift("remote"),g(C)}function Os(h){return g(["remote","remove",h])}function Cs(h={},C){const E=dist_oe(h),S=["stash","list",...E.commands,...C],T=re(E.splitter,E.fields,pt(S))
return dt(S)||{commands:S,format:"utf-8",parser:T}}function As(h,C){return dist_X(["add",h,C])}function xs(h){return dist_X(["init",...h])}function dist_X(h){const C=[...h]
return C[0]!=="submodule"&&C.unshift("submodule"),g(C)}function Ns(h){return dist_X(["update",...h])}class $s{constructor(h,C){this.all=h,this.latest=C}}const Ps=function(h,C=!1){const E=h.split(`\n`).map(Ds).filter(Boolean)
C||E.sort(function(h,C){const E=h.split("."),S=C.split(".")
if(E.length===1||S.length===1)return Ms(dist_B(E[0]),dist_B(S[0]))
for(let h=0,C=Math.max(E.length,S.length);h<C;h++){const C=ye(dist_B(E[h]),dist_B(S[h]))
if(C)return C}return 0})
const S=C?E[0]:[...E].reverse().find(h=>h.indexOf(".")>=0)
return new $s(E,S)}
function Ms(h,C){const E=Number.isNaN(h),S=Number.isNaN(C)
return E!==S?E?1:-1:E?ye(h,C):0}function ye(h,C){return h===C?0:h>C?1:-1}function Ds(h){return h.trim()}function dist_B(h){return typeof h=="string"&&parseInt(h.replace(/^\D+/g,""),10)||0}function Ls(h=[]){const C=h.some(h=>/^--sort=/.test(h))
return{format:"utf-8",commands:["tag","-l",...h],parser(h){return Ps(h,C)}}}function js(h){return{format:"utf-8",commands:["tag",h],parser(){return{name:h}}}}function Bs(h,C){return{format:"utf-8",commands:["tag","-a","-m",C,h],parser(){return{name:h}}}}function dist_f(h,C){this._plugins=C,this._executor=new Dn(h.baseDir,new Xr(h.maxConcurrentProcesses),C),this._trimmed=h.trimmed}(dist_f.prototype=Object.create(le.prototype)).constructor=dist_f
dist_f.prototype.customBinary=function(h){return this._plugins.reconfigure("binary",h),this}
dist_f.prototype.env=function(h,C){return arguments.length===1&&typeof h=="object"?this._executor.env=h:(this._executor.env=this._executor.env||{})[h]=C,this}
dist_f.prototype.stashList=function(h){return this._runTask(Cs(ht(arguments)||{},dist_K(h)&&h||[]),u(arguments))}
dist_f.prototype.mv=function(h,C){return this._runTask(bs(h,C),u(arguments))}
dist_f.prototype.checkoutLatestTag=function(h){var C=this
return this.pull(function(){C.tags(function(E,S){C.checkout(S.latest,h)})})}
dist_f.prototype.pull=function(h,C,E,S){return this._runTask(Ts(d(h,m),d(C,m),dist_h(arguments)),u(arguments))}
dist_f.prototype.fetch=function(h,C){return this._runTask(gs(d(h,m),d(C,m),dist_h(arguments)),u(arguments))}
dist_f.prototype.tags=function(h,C){return this._runTask(Ls(dist_h(arguments)),u(arguments))}
dist_f.prototype.rebase=function(){return this._runTask(g(["rebase",...dist_h(arguments)]),u(arguments))}
dist_f.prototype.reset=function(h){return this._runTask(An(xn(h),dist_h(arguments)),u(arguments))}
dist_f.prototype.revert=function(h){const C=u(arguments)
return typeof h!="string"?this._runTask(dist_b("Commit must be a string"),C):this._runTask(g(["revert",...dist_h(arguments,0,!0),h]),C)}
dist_f.prototype.addTag=function(h){const C=typeof h=="string"?js(h):dist_b("Git.addTag requires a tag name")
return this._runTask(C,u(arguments))}
dist_f.prototype.addAnnotatedTag=function(h,C){return this._runTask(Bs(h,C),u(arguments))}
dist_f.prototype.deleteLocalBranch=function(h,C,E){return this._runTask(cs(h,typeof C=="boolean"?C:!1),u(arguments))}
dist_f.prototype.deleteLocalBranches=function(h,C,E){return this._runTask(us(h,typeof C=="boolean"?C:!1),u(arguments))}
dist_f.prototype.branch=function(h,C){return this._runTask(is(dist_h(arguments)),u(arguments))}
dist_f.prototype.branchLocal=function(h){return this._runTask(as(),u(arguments))}
dist_f.prototype.raw=function(h){const C=!Array.isArray(h),E=[].slice.call(C?arguments:h,0)
for(let h=0;h<E.length&&C;h++)if(!st(E[h])){E.splice(h,E.length-h)
break}E.push(...dist_h(arguments,0,!0))
var S=u(arguments)
return E.length?this._runTask(g(E,this._trimmed),S):this._runTask(dist_b("Raw: must supply one or more command to execute"),S)}
dist_f.prototype.submoduleAdd=function(h,C,E){return this._runTask(As(h,C),u(arguments))}
dist_f.prototype.submoduleUpdate=function(h,C){return this._runTask(Ns(dist_h(arguments,!0)),u(arguments))}
dist_f.prototype.submoduleInit=function(h,C){return this._runTask(xs(dist_h(arguments,!0)),u(arguments))}
dist_f.prototype.subModule=function(h,C){return this._runTask(dist_X(dist_h(arguments)),u(arguments))}
dist_f.prototype.listRemote=function(){return this._runTask(Ss(dist_h(arguments)),u(arguments))}
dist_f.prototype.addRemote=function(h,C,E){return this._runTask(vs(h,C,dist_h(arguments)),u(arguments))}
dist_f.prototype.removeRemote=function(h,C){return this._runTask(Os(h),u(arguments))}
dist_f.prototype.getRemotes=function(h,C){return this._runTask(Es(h===!0),u(arguments))}
dist_f.prototype.remote=function(h,C){return this._runTask(Rs(dist_h(arguments)),u(arguments))}
dist_f.prototype.tag=function(h,C){const E=dist_h(arguments)
return E[0]!=="tag"&&E.unshift("tag"),this._runTask(g(E),u(arguments))}
dist_f.prototype.updateServerInfo=function(h){return this._runTask(g(["update-server-info"]),u(arguments))}
dist_f.prototype.pushTags=function(h,C){const E=Mr({remote:d(h,m)},dist_h(arguments))
return this._runTask(E,u(arguments))}
dist_f.prototype.rm=function(h){return this._runTask(g(["rm","-f",...v(h)]),u(arguments))}
dist_f.prototype.rmKeepLocal=function(h){return this._runTask(g(["rm","--cached",...v(h)]),u(arguments))}
dist_f.prototype.catFile=function(h,C){return this._catFile("utf-8",arguments)}
dist_f.prototype.binaryCatFile=function(){return this._catFile("buffer",arguments)}
dist_f.prototype._catFile=function(h,C){var E=u(C),S=["cat-file"],T=C[0]
if(typeof T=="string")return this._runTask(dist_b("Git.catFile: options must be supplied as an array of strings"),E)
Array.isArray(T)&&S.push.apply(S,T)
const F=h==="buffer"?Gt(S):g(S)
return this._runTask(F,E)}
dist_f.prototype.diff=function(h,C){const E=m(h)?dist_b("git.diff: supplying options as a single string is no longer supported, switch to an array of strings"):g(["diff",...dist_h(arguments)])
return this._runTask(E,u(arguments))}
dist_f.prototype.diffSummary=function(){return this._runTask(fr(dist_h(arguments,1)),u(arguments))}
dist_f.prototype.applyPatch=function(h){const C=dist_G(h)?Yr(v(h),dist_h([].slice.call(arguments,1))):dist_b("git.applyPatch requires one or more string patches as the first argument")
return this._runTask(C,u(arguments))}
dist_f.prototype.revparse=function(){const h=["rev-parse",...dist_h(arguments,!0)]
return this._runTask(g(h,!0),u(arguments))}
dist_f.prototype.clean=function(h,C,E){const S=un(h),T=S&&h.join("")||d(h,m)||"",F=dist_h([].slice.call(arguments,S?1:0))
return this._runTask(on(T,F),u(arguments))}
dist_f.prototype.exec=function(h){const C={commands:[],format:"utf-8",parser(){typeof h=="function"&&h()}}
return this._runTask(C)}
dist_f.prototype.checkIgnore=function(h,C){return this._runTask(fs(v(d(h,dist_G,[]))),u(arguments))}
dist_f.prototype.checkIsRepo=function(h,C){return this._runTask(We(d(h,m)),u(arguments))}
function Is(h){return h?[{type:"spawn.before",action(C,E){h.aborted&&E.kill(new dist_A(void 0,"abort","Abort already signaled"))}},{type:"spawn.after",action(C,E){function o(){E.kill(new dist_A(void 0,"abort","Abort signal received"))}h.addEventListener("abort",o),E.spawned.on("close",()=>h.removeEventListener("abort",o))}}]:void 0}const Vr=dist_$("","plugin:allowEnvironment")
function Fs(h,C=!1){const E=new Set(h.map(h=>h.toLowerCase().trim()))
return{type:"spawn.options",action(h,S){const T={...h.env??process.env},F=new Set(Object.keys(S.env).map(h=>h.toLowerCase().trim()))
for(const h of Object.keys(T)){const C=h.toLowerCase().trim()
if(Gs(C)&&!E.has(C)){if(F.has(C))throw new dist_A(void 0,"allowEnvironment",`Use of "${h}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`)
Vr("removing ambient guarded environment variable %s",h),delete T[h]}}return{...h,env:{...T,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!C)}}}}}function Gs(h){const C=h.toLowerCase().trim()
return C.startsWith("git_")||_(C)}function zs(h={}){return{type:"spawn.args",action(C,{env:E}){for(const S of oe(C,E))if(h[S.category]!==!0)throw new dist_A(void 0,"unsafe",S.message)
return C}}}function qs(h){const C=U(h,"-c")
return{type:"spawn.args",action(h){return[...C,...h]}}}const Jr=(0,R.yX)().promise
function Ws({onClose:h=!0,onExit:C=50}={}){function n(){let E=-1
const S={close:(0,R.yX)(),closeTimeout:(0,R.yX)(),exit:(0,R.yX)(),exitTimeout:(0,R.yX)()},T=Promise.race([h===!1?Jr:S.closeTimeout.promise,C===!1?Jr:S.exitTimeout.promise])
return r(h,S.close,S.closeTimeout),r(C,S.exit,S.exitTimeout),{close(h){E=h,S.close.done()},exit(h){E=h,S.exit.done()},get exitCode(){return E},result:T}}function r(h,C,E){h!==!1&&(h===!0?C.promise:C.promise.then(()=>wt(h))).then(E.done)}return{type:"spawn.after",async action(h,{spawned:C,close:E}){const S=n()
let T=!0,y=()=>{T=!1}
C.stdout?.on("data",y),C.stderr?.on("data",y),C.on("error",y),C.on("close",h=>S.close(h)),C.on("exit",h=>S.exit(h))
try{await S.result,T&&await wt(50),E(S.exitCode)}catch(h){E(S.exitCode,h)}}}}const co=dist_$("","plugin:binary"),lo="Invalid value supplied for custom binary, requires a single string or an array containing either one or two strings",fo="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allowUnsafeCustomBinary option"
function Vs(h){return!h||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(h)}function Pt(h,C){if(h.length<1||h.length>2)throw new dist_A(void 0,"binary",lo)
if(h.some(Vs))if(C)co("permitted unsafe binary %o",h)
else throw new dist_A(void 0,"binary",fo)
const[E,S]=h
return{binary:E,prefix:S}}function Xs(h,C=["git"],E=!1){let S=Pt(v(C),E)
h.on("binary",h=>{S=Pt(v(h),E),co.info("reconfiguring %o",S)}),h.append("spawn.binary",()=>S.binary),h.append("spawn.args",h=>S.prefix?[S.prefix,...h]:h)}const ho={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambiguous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}}
function Ys(h){if(!h)return"UNKNOWN"
for(const[C,{text:E}]of Object.entries(ho))if(h.startsWith(`fatal: ${E}`))return C
return"UNKNOWN"}class Qs extends dist_O{constructor(h=""){const C=Ys(h)
super(void 0,ho[C].solution?.replace("{message}",h)??h),this.reason=C}}function Js(h){return!(!h.exitCode||!h.stdErr.length)}function Zs(h){return Buffer.concat([...h.stdOut,...h.stdErr])}function to(h=!1,C=Js,E=Zs){return(S,T)=>!h&&S||!C(T)?S:E(T)}function eo(h,C){return h===128&&C.startsWith("fatal:")?new Qs(C):new dist_O(void 0,C)}function Mt(h){return{type:"task.error",action(C,E){const S=h(C.error,{stdErr:E.stdErr,stdOut:E.stdOut,exitCode:E.exitCode})
return Buffer.isBuffer(S)?{error:eo(E.exitCode,S.toString("utf-8"))}:{error:S}}}}const po=dist_$("","plugin:input")
function no(h){return{type:"spawn.after",action(C,{commands:E,input:S,spawned:{stdin:T}}){if(!T)return
const F=h?.([...E])??S
if(!F)return po("generated zero length content, not writing to stdin")
po("writing %s bytes to stdin",Le(F)),T.on("error",h=>{h.code!=="EPIPE"&&po("[ERROR] stdin error %o",h)}),T.end(F)}}}class ro{constructor(){this.plugins=new Set,this.events=new zt.EventEmitter}on(h,C){this.events.on(h,C)}reconfigure(h,C){this.events.emit(h,C)}append(h,C){const E=dist_S(this.plugins,{type:h,action:C})
return()=>this.plugins.delete(E)}add(h){const C=[]
return v(h).forEach(h=>{h&&this.plugins.add(dist_S(C,h))}),()=>{C.forEach(h=>{this.plugins.delete(h)})}}exec(h,C,E){let S=C
const T=Object.freeze(Object.create(E))
for(const C of this.plugins)C.type===h&&(S=C.action(S,T))
return S}}function so(h){const C="--progress",E=["checkout","clone","fetch","pull","push"]
return[{type:"spawn.args",action(h,S){return E.includes(S.method)?De(h,C):h}},{type:"spawn.after",action(E,S){S.commands.includes(C)&&S.spawned.stderr?.on("data",C=>{const E=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(C.toString("utf8"))
E&&h({method:S.method,stage:oo(E[1]),progress:p(E[2]),processed:p(E[3]),total:p(E[4])})})}}]}function oo(h){return String(h.toLowerCase().split(" ",1))||"unknown"}function io(h){const C=je(h,["uid","gid"])
return{type:"spawn.options",action(h){return{...C,...h}}}}function ao(){return{type:"spawn.args",action(h){const C=[]
let E
function r(h){(E=E||[]).push(...h)}for(let E=0;E<h.length;E++){const S=h[E]
if(dist_r(S)){r(dist_o(S))
continue}if(S==="--"){r(h.slice(E+1).flatMap(h=>dist_r(h)&&dist_o(h)||h))
break}C.push(S)}return E?[...C,"--",...E.map(String)]:C}}}function uo({block:h,stdErr:C=!0,stdOut:E=!0}){if(h>0)return{type:"spawn.after",action(S,T){let F
function i(){F&&clearTimeout(F),F=setTimeout(c,h)}function a(){T.spawned.stdout?.off("data",i),T.spawned.stderr?.off("data",i),T.spawned.off("exit",a),T.spawned.off("close",a),F&&clearTimeout(F)}function c(){a(),T.kill(new dist_A(void 0,"timeout","block timeout reached"))}E&&T.spawned.stdout?.on("data",i),C&&T.spawned.stderr?.on("data",i),T.spawned.on("exit",a),T.spawned.on("close",a),i()}}}const wo=(h,C)=>{const E=new ro,S=Ge(h&&(typeof h=="string"?{baseDir:h}:h)||{},C)
if(!Lt(S.baseDir))throw new Ae(S,"Cannot use simple-git on a directory that does not exist")
return Array.isArray(S.config)&&E.add(qs(S.config)),E.add(zs(S.unsafe)),E.add(Ws(S.completion)),S.abort&&E.add(Is(S.abort)),S.progress&&E.add(so(S.progress)),S.timeout&&E.add(uo(S.timeout)),S.spawnOptions&&E.add(io(S.spawnOptions)),E.add(ao()),E.add(no(S.input)),E.add(Mt(to(!0))),S.errors&&E.add(Mt(S.errors)),Xs(E,S.binary,S.unsafe?.allowUnsafeCustomBinary),E.add(Fs(S.allowEnvironment??[],S.unsafe?.allowAbbreviatedOptions)),new dist_f(S,E)}})}
