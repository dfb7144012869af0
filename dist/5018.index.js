export const id=5018
export const ids=[5018]
export const modules={22499:((t,n,e)=>{e.d(n,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var o=e(73024)
var r=e(76760)
var s=e(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:t=>(0,o.lstatSync)(t,{throwIfNoEntry:!1}),readlink:o.readlinkSync}
function systemProgram(t,n=a){const e=findSystemProgram(t,n)
if(typeof e==="string")return e
throw new s.vC("config",`${t} was not found in a system folder: install ${t} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...e.refused].join(" ")})}function optionalProgram(t,n=a){const e=findSystemProgram(t,n)
return typeof e==="string"?e:void 0}function systemPath(t=a){return i.filter(n=>problemOf(n,t)==="").join(":")}function systemEnvironment(t=a){return{PATH:systemPath(t),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(t){const isOutside=n=>(0,r.isAbsolute)(n)&&(0,o.existsSync)(n)&&!isIn(t.GITHUB_WORKSPACE,n)
const isPassed=n=>c.includes(n)||u.includes(n)&&(t[n]??"").split(":").every(isOutside)
const n=[...c,...u].filter(n=>t[n]&&isPassed(n))
return Object.fromEntries(n.map(n=>[n,t[n]??""]))}function isIn(t,n){if(!t)return!1
const e=[(0,r.resolve)(t),realPathOf(t)]
const isBelow=t=>e.some(n=>t===n||t.startsWith(`${n}/`))
return isBelow((0,r.resolve)(t,n))||isBelow(realPathOf((0,r.isAbsolute)(n)?n:`${t}/${n}`))}function realPathOf(t,n=0){try{return o.realpathSync.native(t)}catch{const e=(0,r.dirname)(t)
if(e===t||n>l)return t
const o=realPathOf(e,n)
const s=linkAt((0,r.join)(o,(0,r.basename)(t)))
if(s===void 0)return(0,r.join)(o,(0,r.basename)(t))
return realPathOf((0,r.isAbsolute)(s)?s:`${o}/${s}`,n+1)}}function linkAt(t){try{return(0,o.readlinkSync)(t)}catch{return}}const l=40
function findSystemProgram(t,n){const e=[]
for(const o of i){const s=(0,r.join)(o,t)
if(n.lstat(s)===void 0)continue
const i=problemOf(s,n)
if(i==="")return s
e.push(`${s} is not used: ${i}.`)}return{refused:e}}function problemOf(t,n){let[e,o,s]=["/",t.split("/"),0]
for(let t=o.shift();t!==void 0;t=o.shift()){const i=(0,r.resolve)(e,t)
const a=n.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){s+=1
if(s>l)return"it leads in a circle"
const t=n.readlink(i)
if((0,r.isAbsolute)(t))e="/"
o=[...t.split("/"),...o]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
e=i}return""}}),96717:((t,n,e)=>{e.d(n,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var o=e(16698)
var r=e(48161)
var s=e(57975)
var i=e(94869)
const a=new o.AsyncLocalStorage
function info(t){const n=a.getStore()
if(n)n(`${t}${r.EOL}`)
else process.stdout.write(`${t}${r.EOL}`)}function notice(t,n={}){issue("notice",t,n)}function warning(t,n={}){issue("warning",t,n)}function error(t,n={}){issue("error",t,n)}function startGroup(t){issue("group",t)}function endGroup(){issue("endgroup","")}function setSecret(t){issue("add-mask",t)}function stopCommands(t){issue("stop-commands",t)}function resumeCommands(t){issue(t,"")}function issue(t,n,e={}){const o=Object.entries(e).filter(([,t])=>t!==void 0&&t!=="")
const r=o.map(([t,n])=>`${t}=${escaped(String(n)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${t}${r.length>0?` ${r.join(",")}`:""}::${escaped(n)}`)}function escaped(t){return t.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(t,{redact:n,newToken:e,most:o}){const r=n(plainly(t)).trimEnd().split(c)
if(r.length===1&&r[0]==="")return
const s=e()
stopCommands(s)
if(r.length>o)info(`| … ${(0,i.U9)(r.length-o,"line")} before`)
for(const t of r.slice(-o))info(`| ${n(clipped(t))}`)
resumeCommands(s)}function plainly(t){return(0,s.stripVTControlCharacters)(t).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(t){const n=t.replaceAll("##[","## [").replaceAll("\t","  ")
return n.length<=u?n:`${(0,i.GH)(n,u)}…`}}),25018:((t,n,e)=>{e.r(n)
e.d(n,{loadedFromCheckout:()=>loadedFromCheckout,warnOfLoadedCode:()=>warnOfLoadedCode})
var o=e(73136)
var r=e(22499)
var s=e(96717)
const i="LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT GCONV_PATH NODE_PATH NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_ICU_DATA OPENSSL_CONF OPENSSL_CONF_INCLUDE OPENSSL_ENGINES OPENSSL_MODULES SSL_CERT_FILE SSL_CERT_DIR".split(" ")
const a=/^(?:-r|--require|--import|--(?:experimental-)?loader)$/
const c=/^--(?:openssl-config|icu-data-dir|experimental-config-file|snapshot-blob|env-file(?:-if-exists)?)$/
function warnOfLoadedCode(t){for(const n of loadedFromCheckout(t))(0,s.$e)(`The variable ${n} of this job makes this action load code or settings from the checkout, next to its keys. Remove it from this step, or point it outside the checkout.`)}function loadedFromCheckout(t){const n=t.GITHUB_WORKSPACE
const e=i.filter(e=>t[e]&&pathsIn(t[e],e).some(t=>(0,r.S1)(n,t)))
return[...e,...optionsLoad(t.NODE_OPTIONS??"",n)?["NODE_OPTIONS"]:[]].sort()}function pathsIn(t,n){return t.split(n==="LD_PRELOAD"?/[\s:]+/:":")}function optionsLoad(t,n){const e=[...t.matchAll(/(?:"(?:\\.|[^"\\])*"|\S)+/g)].map(([t])=>t.replaceAll('"',""))
return e.some((t,o)=>{const[s="",...i]=t.split("=")
const u=s.replaceAll("_","-")
const l=i.length>0?i.join("="):e[o+1]??""
if(u==="--experimental-default-config-file")return!0
return a.test(u)&&isOurs(l,n)||c.test(u)&&(0,r.S1)(n,l)})}function isOurs(t,n){if(/^(?:node|data):/.test(t))return!1
return(0,r.S1)(n,pathOf(t))}function pathOf(t){try{return t.startsWith("file:")?(0,o.fileURLToPath)(t):t}catch{return t}}})}
