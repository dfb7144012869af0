export const id=810
export const ids=[810]
export const modules={810:((e,t,r)=>{r.d(t,{Pk:()=>checkCall,Wl:()=>isSchema,au:()=>coerce,cU:()=>choicesOf,nF:()=>takesArguments,pP:()=>schemaOf,pl:()=>typesOf,uA:()=>toolNamed,unreadableCall:()=>unreadableCall})
var n=r(80292)
var a=r(88135)
var i=r(76221)
function unreadableCall(e){return new i.Q(`The model wrote a tool call that cannot be read: ${e}`,{told:(0,a.J1)("text-protocol-unreadable",{problem:e}),reason:"text-protocol",hint:"Use a model that writes calls better, or one with tool calling of its own."})}function toolNamed(e,t){return t.find(t=>t.name===e)??t.find(t=>isAlike(t.name,e))}function checkCall({name:e,parameters:t},r){const n=toolNamed(e,r)
if(!n)return{name:e,arguments:JSON.stringify(Object.fromEntries(t.map(asWritten)))}
const a=new Map
for(const[e,r]of t)take(a,n,e,r)
const i=requiredBy(n).filter(e=>!a.has(e))
if(i.length>0)throw unreadableCall(`${n.name} needs ${i.join(" and ")}, which ${i.length===1?"is":"are"} missing.`)
return{name:n.name,arguments:JSON.stringify(Object.fromEntries(a))}}function takesArguments(e,t){const r=requiredBy(e)
if(typeof t==="string"){const[t="",n]=r
return n===void 0&&typesOf(schemaOf(t,e)??{}).includes("string")}if(!isSchema(t))return!1
const n=Object.keys(t)
if(n.length>0&&!parametersOf(e).some(e=>n.includes(e)))return!1
const isFit=r=>coerce({kind:"json",value:t[r]},schemaOf(r,e)??{}).kind==="value"
return r.every(e=>n.includes(e))&&parametersOf(e).every(e=>!n.includes(e)||isFit(e))}function asWritten([e,t]){return[e,t.kind==="text"?t.text:t.value]}function schemaOf(e,{parameters:t}){const{properties:r,additionalProperties:n}=t
if(isSchema(r)&&Object.hasOwn(r,e))return isSchema(r[e])?r[e]:{}
if(n===!0)return{}
return isSchema(n)?n:void 0}function take(e,t,r,n){const a=parameterOf(t,r)
const i=schemaOf(a,t)
if(!i)throw unreadableCall(`${t.name} takes no parameter ${r}. It takes: ${parametersOf(t).join(", ")}.`)
const s=coerce(n,i)
if(s.kind==="absent")return
if(s.kind==="problem")throw unreadableCall(`the parameter ${a} of ${t.name} ${s.problem}.`)
const o=e.has(a)&&JSON.stringify(e.get(a))!==JSON.stringify(s.value)
if(o)throw unreadableCall(`the parameter ${a} of ${t.name} is given twice.`)
e.set(a,s.value)}function parameterOf(e,t){const r=parametersOf(e)
return r.includes(t)?t:r.find(e=>isAlike(e,t))??t}function parametersOf({parameters:{properties:e}}){return isSchema(e)?Object.keys(e):[]}function requiredBy({parameters:{required:e}}){const t=Array.isArray(e)?e.filter(e=>typeof e==="string"):[]
return t.filter(e=>e!=="security_risk")}function isAlike(e,t){return e.toLowerCase()===t.toLowerCase()}function coerce(e,t){const r=typesOf(t)
if(e.kind==="json"&&(typeof e.value!=="string"||r.includes("string")))return inEnum(e.value,t)
const n=e.kind==="json"?String(e.value):e.text
if(r.length===0||r.includes("string"))return inEnum(n,t)
const a=n.trim()
if(/^(|null|none)$/i.test(a))return r.includes("null")?{kind:"value",value:null}:{kind:"absent"}
for(const e of r){const r=readAs(e,a)
if(r!==void 0)return inEnum(r,t)}return{kind:"problem",problem:`must be ${r.map(article).join(" or ")}`}}function typesOf(e){const{type:t,anyOf:r,oneOf:n}=e
if(typeof t==="string")return[t]
if(Array.isArray(t))return t.filter(e=>typeof e==="string")
const a=[r,n].flatMap(e=>Array.isArray(e)?e:[]).filter(isSchema)
if(a.length>0)return[...new Set(a.flatMap(typesOf))]
return[...new Set((choicesOf(e)??[]).map(typeOf))]}function choicesOf(e){if("const"in e)return[e.const]
return Array.isArray(e.enum)?e.enum:void 0}function isSchema(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function readAs(e,t){switch(e){case"integer":return/^[+-]?\d+(\.0+)?$/.test(t)?safeInteger(Number(t)):void 0
case"number":return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(t)?Number(t):void 0
case"boolean":return/^(true|false)$/i.test(t)?t.toLowerCase()==="true":void 0
case"array":case"object":{const r=(0,n.Dm)(t,0)
const a=r?.end===t.length&&Array.isArray(r.value)===(e==="array")
return a?r.value:void 0}default:return}}function safeInteger(e){return Number.isSafeInteger(e)?e:void 0}function inEnum(e,t){const r=choicesOf(t)
if(!r||r.includes(e))return{kind:"value",value:e}
const n=plain(e)
const a=typeof e==="string"?r.filter(e=>plain(e)===n):[]
if(a.length===1)return{kind:"value",value:a[0]}
return{kind:"problem",problem:`must be one of ${r.map(e=>JSON.stringify(e)).join(", ")}`}}function plain(e){return String(e).trim().toLowerCase()}function typeOf(e){if(e===null)return"null"
return Array.isArray(e)?"array":typeof e}function article(e){if(e==="array")return"a list in JSON"
if(e==="object")return"an object in JSON"
return/^[aeiou]/.test(e)?`an ${e}`:e==="null"?"null":`a ${e}`}})}
