export const id=311
export const ids=[311]
export const modules={20311:((e,t,n)=>{n.d(t,{y:()=>fromJSONSchema})
var i={}
n.r(i)
n.d(i,{endsWith:()=>s.ER,gt:()=>s.Tx,gte:()=>s.qm,includes:()=>s.dR,length:()=>s.YA,lowercase:()=>s.hH,lt:()=>s.Au,lte:()=>s.Zm,maxLength:()=>s.Eb,maxSize:()=>s.vL,mime:()=>s.GZ,minLength:()=>s.m9,minSize:()=>s.Nd,multipleOf:()=>s.Hi,negative:()=>s.bR,nonnegative:()=>s.UI,nonpositive:()=>s.ej,normalize:()=>s.lo,overwrite:()=>s.bS,positive:()=>s.NC,properties:()=>s.T2,property:()=>s.Jf,regex:()=>s.Fk,size:()=>s.d$,slugify:()=>s.TL,startsWith:()=>s.$S,toLowerCase:()=>s.Il,toUpperCase:()=>s.xY,trim:()=>s.WN,uppercase:()=>s.qF})
var r=n(29396)
var o=n(54723)
var s=n(43759)
var c=n(64377)
var a=n(28942)
const m={...a,...i,iso:c}
const f=new Set(["$schema","$ref","$defs","definitions","$id","id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor","type","enum","const","anyOf","oneOf","allOf","not","properties","required","additionalProperties","patternProperties","propertyNames","minProperties","maxProperties","items","prefixItems","additionalItems","minItems","maxItems","uniqueItems","contains","minContains","maxContains","minLength","maxLength","pattern","format","minimum","maximum","exclusiveMinimum","exclusiveMaximum","multipleOf","description","default","contentEncoding","contentMediaType","contentSchema","unevaluatedItems","unevaluatedProperties","if","then","else","dependentSchemas","dependentRequired","nullable","readOnly"])
function detectVersion(e,t){const n=e.$schema
if(n==="https://json-schema.org/draft/2020-12/schema")return"draft-2020-12"
if(n==="http://json-schema.org/draft-07/schema#")return"draft-7"
if(n==="http://json-schema.org/draft-04/schema#")return"draft-4"
return t??"draft-2020-12"}function applyMinItems(e,t){return e.map((e,n)=>n<t?e:e.optional())}function decodeJSONPointerSegment(e){return e.replace(/~1/g,"/").replace(/~0/g,"~")}function resolveRef(e,t){if(!e.startsWith("#"))throw new Error("External $ref is not supported, only local refs (#/...) are allowed")
const n=e.slice(1).split("/").filter(Boolean)
if(n.length===0)return t.rootSchema
const i=t.version==="draft-2020-12"?"$defs":"definitions"
if(n[0]===i){const i=n[1]===void 0?void 0:decodeJSONPointerSegment(n[1])
if(!i||!t.defs[i])throw new Error(`Reference not found: ${e}`)
return t.defs[i]}throw new Error(`Reference not found: ${e}`)}function checkObjectGuards(e,t){const n=m.transform(e=>e).check(n=>{const i=n.value
if(typeof i!=="object"||i===null||Array.isArray(i))return
const r=Object.getOwnPropertyNames(i)
if(t.minProperties!==void 0&&r.length<t.minProperties)n.issues.push({origin:"object",code:"too_small",minimum:t.minProperties,inclusive:!0,message:`Too small: expected object to have >=${t.minProperties} properties`,input:i,inst:e,continue:!0})
if(t.maxProperties!==void 0&&r.length>t.maxProperties)n.issues.push({origin:"object",code:"too_big",maximum:t.maxProperties,inclusive:!0,message:`Too big: expected object to have <=${t.maxProperties} properties`,input:i,inst:e,continue:!0})
if(t.keySchema)for(const e of r){const i=t.keySchema.safeParse(e)
if(i.success)continue
n.issues.push({code:"invalid_key",origin:"record",issues:i.error.issues,input:e,path:[e],continue:!0})}})
return n.pipe(e)}function canonicalKey(e,t){if(e===null)return"z"
const n=typeof e
if(n!=="object"){if(n==="number"&&Number.isNaN(e))return null
const t=String(e)
return`${n[0]}${t.length}:${t}`}if(t.has(e))return null
t.add(e)
try{if(Array.isArray(e)){const n=[]
for(const i of e){const e=canonicalKey(i,t)
if(e===null)return null
n.push(e)}return`a${n.length}:[${n.join(",")}]`}const n=Object.keys(e).sort()
const i=[]
for(const r of n){const n=canonicalKey(e[r],t)
if(n===null)return null
i.push(`${r.length}:${r}=${n}`)}return`o${i.length}:{${i.join(",")}}`}finally{t.delete(e)}}const u=new Set(["items","prefixItems","additionalItems","additionalProperties","contains","propertyNames","not","if","then","else","allOf","anyOf","oneOf","unevaluatedItems","unevaluatedProperties","contentSchema"])
const l=new Set(["properties","patternProperties","dependentSchemas","dependencies","$defs","definitions"])
function containsRef(e){if(typeof e!=="object"||e===null)return!1
if(Array.isArray(e))return e.some(containsRef)
if(typeof e.$ref==="string")return!0
return Object.entries(e).some(([e,t])=>{if(u.has(e))return containsRef(t)
if(!l.has(e)||typeof t!=="object"||t===null)return!1
return Object.values(t).some(containsRef)})}function plural(e){return e===1?"element":"elements"}function checkArrayGuards(e,t){const n=m.transform(e=>e).check(e=>{const n=e.value
if(!Array.isArray(n))return
if(t.uniqueItems===!0){const t=new Map
for(let i=0;i<n.length;i++){const r=canonicalKey(n[i],new Set)
if(r===null)continue
const o=t.get(r)
if(o===void 0){t.set(r,i)
continue}e.issues.push({code:"custom",message:`Array items must be unique: element at index ${i} duplicates the one at index ${o}`,input:n,path:[i],continue:!0})}}if(t.containsSchema){const i=t.minContains??1
const r=t.maxContains!==void 0?t.maxContains+1:Number.POSITIVE_INFINITY
let o=0
for(const e of n)if(t.containsSchema.safeParse(e).success&&++o>=r)break
if(o<i)e.issues.push({code:"custom",message:`Array must contain at least ${i} matching ${plural(i)}; found ${o}`,input:n,continue:!0})
if(t.maxContains!==void 0&&o>t.maxContains)e.issues.push({code:"custom",message:`Array must contain at most ${t.maxContains} matching ${plural(t.maxContains)}`,input:n,continue:!0})}})
return n.pipe(e)}function getTupleRest(e,t){if(e===!1)return
if(e===void 0||e===!0)return m.any()
return convertSchema(e,t)}const p=/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
function convertBaseSchema(e,t){if(e.not!==void 0){if(typeof e.not==="object"&&Object.keys(e.not).length===0)return m.never()
throw new Error("not is not supported in Zod (except { not: {} } for never)")}if(e.unevaluatedItems!==void 0)throw new Error("unevaluatedItems is not supported")
if(e.unevaluatedProperties!==void 0)throw new Error("unevaluatedProperties is not supported")
if(e.if!==void 0||e.then!==void 0||e.else!==void 0)throw new Error("Conditional schemas (if/then/else) are not supported")
if(e.dependentSchemas!==void 0||e.dependentRequired!==void 0)throw new Error("dependentSchemas and dependentRequired are not supported")
if(e.$ref){const n=e.$ref
if(t.refs.has(n))return t.refs.get(n)
if(t.processing.has(n))return m.lazy(()=>{if(!t.refs.has(n))throw new Error(`Circular reference not resolved: ${n}`)
return t.refs.get(n)})
t.processing.add(n)
const i=resolveRef(n,t)
const r=convertSchema(i,t)
t.refs.set(n,r)
t.processing.delete(n)
return r}if(e.enum!==void 0){const n=e.enum
if(t.version==="openapi-3.0"&&e.nullable===!0&&n.length===1&&n[0]===null)return m.null()
if(n.length===0)return m.never()
if(n.length===1)return m.literal(n[0])
if(n.every(e=>typeof e==="string"))return m.enum(n)
const i=n.map(e=>m.literal(e))
if(i.length<2)return i[0]
return m.union([i[0],i[1],...i.slice(2)])}if(e.const!==void 0)return m.literal(e.const)
const n=e.type
if(Array.isArray(n)){const i=n.map(n=>{const i={...e,type:n}
return convertBaseSchema(i,t)})
if(i.length===0)return m.never()
if(i.length===1)return i[0]
return m.union(i)}if(!n)return m.any()
let i
switch(n){case"string":{let t=m.string()
if(e.format){const n=e.format
if(n==="email")t=t.check(m.email())
else if(n==="uri"||n==="uri-reference")t=t.check(m.url())
else if(n==="uuid"||n==="guid")t=t.check(m.uuid())
else if(n==="date-time")t=t.check(m.iso.datetime({offset:!0}))
else if(n==="date")t=t.check(m.iso.date())
else if(n==="time")t=t.check(m.regex(p))
else if(n==="duration")t=t.check(m.iso.duration())
else if(n==="hostname")t=t.check(m.hostname())
else if(n==="ipv4")t=t.check(m.ipv4())
else if(n==="ipv6")t=t.check(m.ipv6())
else if(n==="mac")t=t.check(m.mac())
else if(n==="cidr")t=t.check(m.cidrv4())
else if(n==="cidr-v6")t=t.check(m.cidrv6())
else if(n==="base64")t=t.check(m.base64())
else if(n==="base64url")t=t.check(m.base64url())
else if(n==="e164")t=t.check(m.e164())
else if(n==="credit_card")t=t.check(m.creditCard())
else if(n==="iban")t=t.check(m.iban())
else if(n==="jwt")t=t.check(m.jwt())
else if(n==="emoji")t=t.check(m.emoji())
else if(n==="nanoid")t=t.check(m.nanoid())
else if(n==="cuid")t=t.check(m.cuid())
else if(n==="cuid2")t=t.check(m.cuid2())
else if(n==="ulid")t=t.check(m.ulid())
else if(n==="xid")t=t.check(m.xid())
else if(n==="ksuid")t=t.check(m.ksuid())}if(typeof e.minLength==="number")t=t.min(e.minLength)
if(typeof e.maxLength==="number")t=t.max(e.maxLength)
if(e.pattern)t=t.regex(new RegExp(e.pattern))
i=t
break}case"number":case"integer":{let t=n==="integer"?m.number().int():m.number()
if(typeof e.minimum==="number"&&e.exclusiveMinimum!==!0)t=t.min(e.minimum)
if(typeof e.maximum==="number"&&e.exclusiveMaximum!==!0)t=t.max(e.maximum)
if(typeof e.exclusiveMinimum==="number")t=t.gt(e.exclusiveMinimum)
else if(e.exclusiveMinimum===!0&&typeof e.minimum==="number")t=t.gt(e.minimum)
if(typeof e.exclusiveMaximum==="number")t=t.lt(e.exclusiveMaximum)
else if(e.exclusiveMaximum===!0&&typeof e.maximum==="number")t=t.lt(e.maximum)
if(typeof e.multipleOf==="number")t=t.multipleOf(e.multipleOf)
i=t
break}case"boolean":i=m.boolean()
break
case"null":i=m.null()
break
case"object":{const n={}
const r=e.properties||{}
const s=new Set(e.required||[])
const c=typeof e.additionalProperties==="object"?convertSchema(e.additionalProperties,t):void 0
for(const[e,i]of Object.entries(r)){const r=convertSchema(i,t);(0,o.Vy)(n,e,s.has(e)?r:r.optional())}if(e.patternProperties){const r=e.patternProperties
const s=Object.keys(r)
const c=[]
for(const e of s){const n=convertSchema(r[e],t)
const i=m.string().regex(new RegExp(e))
c.push(m.looseRecord(i,n))}const a=[]
if(Object.keys(n).length>0)a.push(m.object(n).passthrough())
a.push(...c)
if(a.length===0)i=m.object({}).passthrough()
else if(a.length===1)i=a[0]
else{let e=m.intersection(a[0],a[1])
for(let t=2;t<a.length;t++)e=m.intersection(e,a[t])
i=e}if(e.additionalProperties===!1){const e=Object.keys(n)
const t=s.map(e=>new RegExp(e))
const r=i
i=i.check(n=>{if(!(0,o.Qd)(n.value))return
const i=[]
for(const r of Object.keys(n.value)){if(e.includes(r))continue
if(t.some(e=>e.test(r)))continue
i.push(r)}if(i.length)n.issues.push({code:"unrecognized_keys",keys:i,input:n.value,inst:r})})}}else{const t=m.object(n)
if(e.additionalProperties===!1)i=t.strict()
else if(c)i=t.catchall(c)
else i=t.passthrough()}const a=e.propertyNames!==void 0&&e.propertyNames!==!0
const f=typeof e.minProperties==="number"?e.minProperties:void 0
const u=typeof e.maxProperties==="number"?e.maxProperties:void 0
if(a||f!==void 0||u!==void 0){let n
if(a){const i=typeof e.propertyNames==="object"&&e.propertyNames.type===void 0?{type:"string",...e.propertyNames}:e.propertyNames
n=convertSchema(i,t)}i=checkObjectGuards(i,{keySchema:n,minProperties:f,maxProperties:u})}break}case"array":{const n=e.prefixItems
const r=e.items
if(n&&Array.isArray(n)){const o=typeof e.minItems==="number"?e.minItems:0
const s=n.map(e=>convertSchema(e,t))
const c=applyMinItems(s,o)
const a=!Array.isArray(r)?getTupleRest(r,t):void 0
const f=m.tuple(c)
i=a?f.rest(a):f
if(typeof e.minItems==="number")i=i.check(m.minLength(e.minItems))
if(typeof e.maxItems==="number")i=i.check(m.maxLength(e.maxItems))}else if(Array.isArray(r)){const n=typeof e.minItems==="number"?e.minItems:0
const o=r.map(e=>convertSchema(e,t))
const s=applyMinItems(o,n)
const c=getTupleRest(e.additionalItems,t)
const a=m.tuple(s)
i=c?a.rest(c):a
if(typeof e.minItems==="number")i=i.check(m.minLength(e.minItems))
if(typeof e.maxItems==="number")i=i.check(m.maxLength(e.maxItems))}else if(r!==void 0){const n=convertSchema(r,t)
let o=m.array(n)
if(typeof e.minItems==="number")o=o.min(e.minItems)
if(typeof e.maxItems==="number")o=o.max(e.maxItems)
i=o}else i=m.array(m.any())
if(e.uniqueItems===!0||e.contains!==void 0)i=checkArrayGuards(i,{uniqueItems:e.uniqueItems===!0,containsSchema:e.contains!==void 0?convertSchema(e.contains,t):void 0,minContains:typeof e.minContains==="number"?e.minContains:void 0,maxContains:typeof e.maxContains==="number"?e.maxContains:void 0})
break}default:throw new Error(`Unsupported type: ${n}`)}return i}function convertSchema(e,t){if(typeof e==="boolean")return e?m.any():m.never()
let n=convertBaseSchema(e,t)
const i=e.type||e.enum!==void 0||e.const!==void 0
if(e.anyOf&&Array.isArray(e.anyOf)){const r=e.anyOf.map(e=>convertSchema(e,t))
const o=m.union(r)
n=i?m.intersection(n,o):o}if(e.oneOf&&Array.isArray(e.oneOf)){const r=e.oneOf.map(e=>convertSchema(e,t))
const o=m.xor(r)
n=i?m.intersection(n,o):o}if(e.allOf&&Array.isArray(e.allOf))if(e.allOf.length===0)n=i?n:m.any()
else{let r=i?n:convertSchema(e.allOf[0],t)
const o=i?0:1
for(let n=o;n<e.allOf.length;n++)r=m.intersection(r,convertSchema(e.allOf[n],t))
n=r}if(e.nullable===!0&&t.version==="openapi-3.0")n=m.nullable(n)
if(e.readOnly===!0)n=m.readonly(n)
if(e.default!==void 0)n=n.default(e.default)
const r={}
const s=["$id","id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor"]
for(const t of s)if(t in e)r[t]=e[t]
const c=["contentEncoding","contentMediaType","contentSchema"]
for(const t of c)if(t in e)r[t]=e[t]
if(e.type==="object"&&e.$ref===void 0){if(e.propertyNames!==void 0&&!containsRef(e.propertyNames))r.propertyNames=e.propertyNames
for(const t of["minProperties","maxProperties"])if(e[t]!==void 0)r[t]=e[t]}if(e.type==="array"&&e.$ref===void 0){if(e.contains!==void 0&&!containsRef(e.contains))r.contains=e.contains
for(const t of["uniqueItems","minContains","maxContains"])if(e[t]!==void 0)r[t]=e[t]}for(const t of Object.keys(e))if(!f.has(t))(0,o.Vy)(r,t,e[t])
if(Object.keys(r).length>0)t.registry.add(n,r)
if(e.description)n=n.describe(e.description)
return n}function fromJSONSchema(e,t){if(typeof e==="boolean")return e?m.any():m.never()
let n
try{n=JSON.parse(JSON.stringify(e))}catch{throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for recursive schemas")}const i=detectVersion(n,t?.defaultTarget)
const o=n.$defs||n.definitions||{}
const s={version:i,defs:o,refs:new Map,processing:new Set,rootSchema:n,registry:t?.registry??r.fd}
return convertSchema(n,s)}})}
