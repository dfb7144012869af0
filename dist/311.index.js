export const id=311
export const ids=[311]
export const modules={20311:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{y:()=>fromJSONSchema})
var checks_namespaceObject={}
__webpack_require__.r(checks_namespaceObject)
__webpack_require__.d(checks_namespaceObject,{endsWith:()=>api.ER,gt:()=>api.Tx,gte:()=>api.qm,includes:()=>api.dR,length:()=>api.YA,lowercase:()=>api.hH,lt:()=>api.Au,lte:()=>api.Zm,maxLength:()=>api.Eb,maxSize:()=>api.vL,mime:()=>api.GZ,minLength:()=>api.m9,minSize:()=>api.Nd,multipleOf:()=>api.Hi,negative:()=>api.bR,nonnegative:()=>api.UI,nonpositive:()=>api.ej,normalize:()=>api.lo,overwrite:()=>api.bS,positive:()=>api.NC,properties:()=>api.T2,property:()=>api.Jf,regex:()=>api.Fk,size:()=>api.d$,slugify:()=>api.TL,startsWith:()=>api.$S,toLowerCase:()=>api.Il,toUpperCase:()=>api.xY,trim:()=>api.WN,uppercase:()=>api.qF})
var registries=__webpack_require__(29396)
var util=__webpack_require__(54723)
var api=__webpack_require__(43759)
var iso=__webpack_require__(64377)
var schemas=__webpack_require__(28942)
const z={...schemas,...checks_namespaceObject,iso:iso}
const RECOGNIZED_KEYS=new Set(["$schema","$ref","$defs","definitions","$id","id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor","type","enum","const","anyOf","oneOf","allOf","not","properties","required","additionalProperties","patternProperties","propertyNames","minProperties","maxProperties","items","prefixItems","additionalItems","minItems","maxItems","uniqueItems","contains","minContains","maxContains","minLength","maxLength","pattern","format","minimum","maximum","exclusiveMinimum","exclusiveMaximum","multipleOf","description","default","contentEncoding","contentMediaType","contentSchema","unevaluatedItems","unevaluatedProperties","if","then","else","dependentSchemas","dependentRequired","nullable","readOnly"])
function detectVersion(schema,defaultTarget){const $schema=schema.$schema
if($schema==="https://json-schema.org/draft/2020-12/schema")return"draft-2020-12"
if($schema==="http://json-schema.org/draft-07/schema#")return"draft-7"
if($schema==="http://json-schema.org/draft-04/schema#")return"draft-4"
return defaultTarget??"draft-2020-12"}function applyMinItems(items,minItems){return items.map((item,index)=>index<minItems?item:item.optional())}function decodeJSONPointerSegment(segment){return segment.replace(/~1/g,"/").replace(/~0/g,"~")}function resolveRef(ref,ctx){if(!ref.startsWith("#"))throw new Error("External $ref is not supported, only local refs (#/...) are allowed")
const path=ref.slice(1).split("/").filter(Boolean)
if(path.length===0)return ctx.rootSchema
const defsKey=ctx.version==="draft-2020-12"?"$defs":"definitions"
if(path[0]===defsKey){const key=path[1]===void 0?void 0:decodeJSONPointerSegment(path[1])
if(!key||!ctx.defs[key])throw new Error(`Reference not found: ${ref}`)
return ctx.defs[key]}throw new Error(`Reference not found: ${ref}`)}function checkObjectGuards(objectSchema,guards){const guard=z.transform(value=>value).check(payload=>{const value=payload.value
if(typeof value!=="object"||value===null||Array.isArray(value))return
const keys=Object.getOwnPropertyNames(value)
if(guards.minProperties!==void 0&&keys.length<guards.minProperties)payload.issues.push({origin:"object",code:"too_small",minimum:guards.minProperties,inclusive:!0,message:`Too small: expected object to have >=${guards.minProperties} properties`,input:value,inst:objectSchema,continue:!0})
if(guards.maxProperties!==void 0&&keys.length>guards.maxProperties)payload.issues.push({origin:"object",code:"too_big",maximum:guards.maxProperties,inclusive:!0,message:`Too big: expected object to have <=${guards.maxProperties} properties`,input:value,inst:objectSchema,continue:!0})
if(guards.keySchema)for(const key of keys){const result=guards.keySchema.safeParse(key)
if(result.success)continue
payload.issues.push({code:"invalid_key",origin:"record",issues:result.error.issues,input:key,path:[key],continue:!0})}})
return guard.pipe(objectSchema)}function canonicalKey(value,seen){if(value===null)return"z"
const type=typeof value
if(type!=="object"){if(type==="number"&&Number.isNaN(value))return null
const raw=String(value)
return`${type[0]}${raw.length}:${raw}`}if(seen.has(value))return null
seen.add(value)
try{if(Array.isArray(value)){const parts=[]
for(const item of value){const key=canonicalKey(item,seen)
if(key===null)return null
parts.push(key)}return`a${parts.length}:[${parts.join(",")}]`}const keys=Object.keys(value).sort()
const parts=[]
for(const k of keys){const key=canonicalKey(value[k],seen)
if(key===null)return null
parts.push(`${k.length}:${k}=${key}`)}return`o${parts.length}:{${parts.join(",")}}`}finally{seen.delete(value)}}const SCHEMA_KEYWORDS=new Set(["items","prefixItems","additionalItems","additionalProperties","contains","propertyNames","not","if","then","else","allOf","anyOf","oneOf","unevaluatedItems","unevaluatedProperties","contentSchema"])
const SCHEMA_MAP_KEYWORDS=new Set(["properties","patternProperties","dependentSchemas","dependencies","$defs","definitions"])
function containsRef(value){if(typeof value!=="object"||value===null)return!1
if(Array.isArray(value))return value.some(containsRef)
if(typeof value.$ref==="string")return!0
return Object.entries(value).some(([key,sub])=>{if(SCHEMA_KEYWORDS.has(key))return containsRef(sub)
if(!SCHEMA_MAP_KEYWORDS.has(key)||typeof sub!=="object"||sub===null)return!1
return Object.values(sub).some(containsRef)})}function plural(n){return n===1?"element":"elements"}function checkArrayGuards(arraySchema,guards){const guard=z.transform(value=>value).check(payload=>{const items=payload.value
if(!Array.isArray(items))return
if(guards.uniqueItems===!0){const firstSeen=new Map
for(let i=0;i<items.length;i++){const key=canonicalKey(items[i],new Set)
if(key===null)continue
const first=firstSeen.get(key)
if(first===void 0){firstSeen.set(key,i)
continue}payload.issues.push({code:"custom",message:`Array items must be unique: element at index ${i} duplicates the one at index ${first}`,input:items,path:[i],continue:!0})}}if(guards.containsSchema){const minContains=guards.minContains??1
const ceiling=guards.maxContains!==void 0?guards.maxContains+1:Number.POSITIVE_INFINITY
let matches=0
for(const item of items)if(guards.containsSchema.safeParse(item).success&&++matches>=ceiling)break
if(matches<minContains)payload.issues.push({code:"custom",message:`Array must contain at least ${minContains} matching ${plural(minContains)}; found ${matches}`,input:items,continue:!0})
if(guards.maxContains!==void 0&&matches>guards.maxContains)payload.issues.push({code:"custom",message:`Array must contain at most ${guards.maxContains} matching ${plural(guards.maxContains)}`,input:items,continue:!0})}})
return guard.pipe(arraySchema)}function getTupleRest(restSchema,ctx){if(restSchema===!1)return
if(restSchema===void 0||restSchema===!0)return z.any()
return convertSchema(restSchema,ctx)}const fullTime=/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
function convertBaseSchema(schema,ctx){if(schema.not!==void 0){if(typeof schema.not==="object"&&Object.keys(schema.not).length===0)return z.never()
throw new Error("not is not supported in Zod (except { not: {} } for never)")}if(schema.unevaluatedItems!==void 0)throw new Error("unevaluatedItems is not supported")
if(schema.unevaluatedProperties!==void 0)throw new Error("unevaluatedProperties is not supported")
if(schema.if!==void 0||schema.then!==void 0||schema.else!==void 0)throw new Error("Conditional schemas (if/then/else) are not supported")
if(schema.dependentSchemas!==void 0||schema.dependentRequired!==void 0)throw new Error("dependentSchemas and dependentRequired are not supported")
if(schema.$ref){const refPath=schema.$ref
if(ctx.refs.has(refPath))return ctx.refs.get(refPath)
if(ctx.processing.has(refPath))return z.lazy(()=>{if(!ctx.refs.has(refPath))throw new Error(`Circular reference not resolved: ${refPath}`)
return ctx.refs.get(refPath)})
ctx.processing.add(refPath)
const resolved=resolveRef(refPath,ctx)
const zodSchema=convertSchema(resolved,ctx)
ctx.refs.set(refPath,zodSchema)
ctx.processing.delete(refPath)
return zodSchema}if(schema.enum!==void 0){const enumValues=schema.enum
if(ctx.version==="openapi-3.0"&&schema.nullable===!0&&enumValues.length===1&&enumValues[0]===null)return z.null()
if(enumValues.length===0)return z.never()
if(enumValues.length===1)return z.literal(enumValues[0])
if(enumValues.every(v=>typeof v==="string"))return z.enum(enumValues)
const literalSchemas=enumValues.map(v=>z.literal(v))
if(literalSchemas.length<2)return literalSchemas[0]
return z.union([literalSchemas[0],literalSchemas[1],...literalSchemas.slice(2)])}if(schema.const!==void 0)return z.literal(schema.const)
const type=schema.type
if(Array.isArray(type)){const typeSchemas=type.map(t=>{const typeSchema={...schema,type:t}
return convertBaseSchema(typeSchema,ctx)})
if(typeSchemas.length===0)return z.never()
if(typeSchemas.length===1)return typeSchemas[0]
return z.union(typeSchemas)}if(!type)return z.any()
let zodSchema
switch(type){case"string":{let stringSchema=z.string()
if(schema.format){const format=schema.format
if(format==="email")stringSchema=stringSchema.check(z.email())
else if(format==="uri"||format==="uri-reference")stringSchema=stringSchema.check(z.url())
else if(format==="uuid"||format==="guid")stringSchema=stringSchema.check(z.uuid())
else if(format==="date-time")stringSchema=stringSchema.check(z.iso.datetime({offset:!0}))
else if(format==="date")stringSchema=stringSchema.check(z.iso.date())
else if(format==="time")stringSchema=stringSchema.check(z.regex(fullTime))
else if(format==="duration")stringSchema=stringSchema.check(z.iso.duration())
else if(format==="hostname")stringSchema=stringSchema.check(z.hostname())
else if(format==="ipv4")stringSchema=stringSchema.check(z.ipv4())
else if(format==="ipv6")stringSchema=stringSchema.check(z.ipv6())
else if(format==="mac")stringSchema=stringSchema.check(z.mac())
else if(format==="cidr")stringSchema=stringSchema.check(z.cidrv4())
else if(format==="cidr-v6")stringSchema=stringSchema.check(z.cidrv6())
else if(format==="base64")stringSchema=stringSchema.check(z.base64())
else if(format==="base64url")stringSchema=stringSchema.check(z.base64url())
else if(format==="e164")stringSchema=stringSchema.check(z.e164())
else if(format==="credit_card")stringSchema=stringSchema.check(z.creditCard())
else if(format==="iban")stringSchema=stringSchema.check(z.iban())
else if(format==="jwt")stringSchema=stringSchema.check(z.jwt())
else if(format==="emoji")stringSchema=stringSchema.check(z.emoji())
else if(format==="nanoid")stringSchema=stringSchema.check(z.nanoid())
else if(format==="cuid")stringSchema=stringSchema.check(z.cuid())
else if(format==="cuid2")stringSchema=stringSchema.check(z.cuid2())
else if(format==="ulid")stringSchema=stringSchema.check(z.ulid())
else if(format==="xid")stringSchema=stringSchema.check(z.xid())
else if(format==="ksuid")stringSchema=stringSchema.check(z.ksuid())}if(typeof schema.minLength==="number")stringSchema=stringSchema.min(schema.minLength)
if(typeof schema.maxLength==="number")stringSchema=stringSchema.max(schema.maxLength)
if(schema.pattern)stringSchema=stringSchema.regex(new RegExp(schema.pattern))
zodSchema=stringSchema
break}case"number":case"integer":{let numberSchema=type==="integer"?z.number().int():z.number()
if(typeof schema.minimum==="number"&&schema.exclusiveMinimum!==!0)numberSchema=numberSchema.min(schema.minimum)
if(typeof schema.maximum==="number"&&schema.exclusiveMaximum!==!0)numberSchema=numberSchema.max(schema.maximum)
if(typeof schema.exclusiveMinimum==="number")numberSchema=numberSchema.gt(schema.exclusiveMinimum)
else if(schema.exclusiveMinimum===!0&&typeof schema.minimum==="number")numberSchema=numberSchema.gt(schema.minimum)
if(typeof schema.exclusiveMaximum==="number")numberSchema=numberSchema.lt(schema.exclusiveMaximum)
else if(schema.exclusiveMaximum===!0&&typeof schema.maximum==="number")numberSchema=numberSchema.lt(schema.maximum)
if(typeof schema.multipleOf==="number")numberSchema=numberSchema.multipleOf(schema.multipleOf)
zodSchema=numberSchema
break}case"boolean":zodSchema=z.boolean()
break
case"null":zodSchema=z.null()
break
case"object":{const shape={}
const properties=schema.properties||{}
const requiredSet=new Set(schema.required||[])
const additionalSchema=typeof schema.additionalProperties==="object"?convertSchema(schema.additionalProperties,ctx):void 0
for(const[key,propSchema]of Object.entries(properties)){const propZodSchema=convertSchema(propSchema,ctx);(0,util.Vy)(shape,key,requiredSet.has(key)?propZodSchema:propZodSchema.optional())}if(schema.patternProperties){const patternProps=schema.patternProperties
const patternKeys=Object.keys(patternProps)
const looseRecords=[]
for(const pattern of patternKeys){const patternValue=convertSchema(patternProps[pattern],ctx)
const keySchema=z.string().regex(new RegExp(pattern))
looseRecords.push(z.looseRecord(keySchema,patternValue))}const schemasToIntersect=[]
if(Object.keys(shape).length>0)schemasToIntersect.push(z.object(shape).passthrough())
schemasToIntersect.push(...looseRecords)
if(schemasToIntersect.length===0)zodSchema=z.object({}).passthrough()
else if(schemasToIntersect.length===1)zodSchema=schemasToIntersect[0]
else{let result=z.intersection(schemasToIntersect[0],schemasToIntersect[1])
for(let i=2;i<schemasToIntersect.length;i++)result=z.intersection(result,schemasToIntersect[i])
zodSchema=result}if(schema.additionalProperties===!1){const propertyKeys=Object.keys(shape)
const patterns=patternKeys.map(p=>new RegExp(p))
const basePatternSchema=zodSchema
zodSchema=zodSchema.check(payload=>{if(!(0,util.Qd)(payload.value))return
const unrecognized=[]
for(const key of Object.keys(payload.value)){if(propertyKeys.includes(key))continue
if(patterns.some(regex=>regex.test(key)))continue
unrecognized.push(key)}if(unrecognized.length)payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input:payload.value,inst:basePatternSchema})})}}else{const objectSchema=z.object(shape)
if(schema.additionalProperties===!1)zodSchema=objectSchema.strict()
else if(additionalSchema)zodSchema=objectSchema.catchall(additionalSchema)
else zodSchema=objectSchema.passthrough()}const hasKeyGuard=schema.propertyNames!==void 0&&schema.propertyNames!==!0
const minProperties=typeof schema.minProperties==="number"?schema.minProperties:void 0
const maxProperties=typeof schema.maxProperties==="number"?schema.maxProperties:void 0
if(hasKeyGuard||minProperties!==void 0||maxProperties!==void 0){let keySchema
if(hasKeyGuard){const keyJSONSchema=typeof schema.propertyNames==="object"&&schema.propertyNames.type===void 0?{type:"string",...schema.propertyNames}:schema.propertyNames
keySchema=convertSchema(keyJSONSchema,ctx)}zodSchema=checkObjectGuards(zodSchema,{keySchema:keySchema,minProperties:minProperties,maxProperties:maxProperties})}break}case"array":{const prefixItems=schema.prefixItems
const items=schema.items
if(prefixItems&&Array.isArray(prefixItems)){const minItems=typeof schema.minItems==="number"?schema.minItems:0
const tupleItems=prefixItems.map(item=>convertSchema(item,ctx))
const positionalItems=applyMinItems(tupleItems,minItems)
const rest=!Array.isArray(items)?getTupleRest(items,ctx):void 0
const tupleSchema=z.tuple(positionalItems)
zodSchema=rest?tupleSchema.rest(rest):tupleSchema
if(typeof schema.minItems==="number")zodSchema=zodSchema.check(z.minLength(schema.minItems))
if(typeof schema.maxItems==="number")zodSchema=zodSchema.check(z.maxLength(schema.maxItems))}else if(Array.isArray(items)){const minItems=typeof schema.minItems==="number"?schema.minItems:0
const tupleItems=items.map(item=>convertSchema(item,ctx))
const positionalItems=applyMinItems(tupleItems,minItems)
const rest=getTupleRest(schema.additionalItems,ctx)
const tupleSchema=z.tuple(positionalItems)
zodSchema=rest?tupleSchema.rest(rest):tupleSchema
if(typeof schema.minItems==="number")zodSchema=zodSchema.check(z.minLength(schema.minItems))
if(typeof schema.maxItems==="number")zodSchema=zodSchema.check(z.maxLength(schema.maxItems))}else if(items!==void 0){const element=convertSchema(items,ctx)
let arraySchema=z.array(element)
if(typeof schema.minItems==="number")arraySchema=arraySchema.min(schema.minItems)
if(typeof schema.maxItems==="number")arraySchema=arraySchema.max(schema.maxItems)
zodSchema=arraySchema}else zodSchema=z.array(z.any())
if(schema.uniqueItems===!0||schema.contains!==void 0)zodSchema=checkArrayGuards(zodSchema,{uniqueItems:schema.uniqueItems===!0,containsSchema:schema.contains!==void 0?convertSchema(schema.contains,ctx):void 0,minContains:typeof schema.minContains==="number"?schema.minContains:void 0,maxContains:typeof schema.maxContains==="number"?schema.maxContains:void 0})
break}default:throw new Error(`Unsupported type: ${type}`)}return zodSchema}function convertSchema(schema,ctx){if(typeof schema==="boolean")return schema?z.any():z.never()
let baseSchema=convertBaseSchema(schema,ctx)
const hasExplicitType=schema.type||schema.enum!==void 0||schema.const!==void 0
if(schema.anyOf&&Array.isArray(schema.anyOf)){const options=schema.anyOf.map(s=>convertSchema(s,ctx))
const anyOfUnion=z.union(options)
baseSchema=hasExplicitType?z.intersection(baseSchema,anyOfUnion):anyOfUnion}if(schema.oneOf&&Array.isArray(schema.oneOf)){const options=schema.oneOf.map(s=>convertSchema(s,ctx))
const oneOfUnion=z.xor(options)
baseSchema=hasExplicitType?z.intersection(baseSchema,oneOfUnion):oneOfUnion}if(schema.allOf&&Array.isArray(schema.allOf))if(schema.allOf.length===0)baseSchema=hasExplicitType?baseSchema:z.any()
else{let result=hasExplicitType?baseSchema:convertSchema(schema.allOf[0],ctx)
const startIdx=hasExplicitType?0:1
for(let i=startIdx;i<schema.allOf.length;i++)result=z.intersection(result,convertSchema(schema.allOf[i],ctx))
baseSchema=result}if(schema.nullable===!0&&ctx.version==="openapi-3.0")baseSchema=z.nullable(baseSchema)
if(schema.readOnly===!0)baseSchema=z.readonly(baseSchema)
if(schema.default!==void 0)baseSchema=baseSchema.default(schema.default)
const extraMeta={}
const coreMetadataKeys=["$id","id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor"]
for(const key of coreMetadataKeys)if(key in schema)extraMeta[key]=schema[key]
const contentMetadataKeys=["contentEncoding","contentMediaType","contentSchema"]
for(const key of contentMetadataKeys)if(key in schema)extraMeta[key]=schema[key]
if(schema.type==="object"&&schema.$ref===void 0){if(schema.propertyNames!==void 0&&!containsRef(schema.propertyNames))extraMeta.propertyNames=schema.propertyNames
for(const key of["minProperties","maxProperties"])if(schema[key]!==void 0)extraMeta[key]=schema[key]}if(schema.type==="array"&&schema.$ref===void 0){if(schema.contains!==void 0&&!containsRef(schema.contains))extraMeta.contains=schema.contains
for(const key of["uniqueItems","minContains","maxContains"])if(schema[key]!==void 0)extraMeta[key]=schema[key]}for(const key of Object.keys(schema))if(!RECOGNIZED_KEYS.has(key))(0,util.Vy)(extraMeta,key,schema[key])
if(Object.keys(extraMeta).length>0)ctx.registry.add(baseSchema,extraMeta)
if(schema.description)baseSchema=baseSchema.describe(schema.description)
return baseSchema}function fromJSONSchema(schema,params){if(typeof schema==="boolean")return schema?z.any():z.never()
let normalized
try{normalized=JSON.parse(JSON.stringify(schema))}catch{throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for recursive schemas")}const version=detectVersion(normalized,params?.defaultTarget)
const defs=normalized.$defs||normalized.definitions||{}
const ctx={version:version,defs:defs,refs:new Map,processing:new Set,rootSchema:normalized,registry:params?.registry??registries.fd}
return convertSchema(normalized,ctx)}})}
