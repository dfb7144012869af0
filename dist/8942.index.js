export const id=8942
export const ids=[8942]
export const modules={961:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>ZodError,g:()=>ZodRealError})
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(37428)
var _core_index_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88532)
var _core_util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54723)
const _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype])
function _lazyMethod(proto,key,make){Object.defineProperty(proto,key,{configurable:!0,enumerable:!1,get(){const value=make(this)
Object.defineProperty(this,key,{value:value,configurable:!0,writable:!0})
return value},set(value){Object.defineProperty(this,key,{value:value,configurable:!0,writable:!0})}})}const initializer=(inst,issues)=>{_core_index_js__WEBPACK_IMPORTED_MODULE_0__.a$.init(inst,issues)
inst.name="ZodError"
const proto=Object.getPrototypeOf(inst)
if(_installedErrorProtos.has(proto))return
_installedErrorProtos.add(proto)
_lazyMethod(proto,"format",self=>mapper=>_core_index_js__WEBPACK_IMPORTED_MODULE_0__.Wk(self,mapper))
_lazyMethod(proto,"flatten",self=>mapper=>_core_index_js__WEBPACK_IMPORTED_MODULE_0__.JM(self,mapper))
_lazyMethod(proto,"addIssue",self=>issue=>{self.issues.push(issue)
self.message=JSON.stringify(self.issues,_core_util_js__WEBPACK_IMPORTED_MODULE_1__.k8,2)})
_lazyMethod(proto,"addIssues",self=>issues=>{self.issues.push(...issues)
self.message=JSON.stringify(self.issues,_core_util_js__WEBPACK_IMPORTED_MODULE_1__.k8,2)})
Object.defineProperty(proto,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}})}
const ZodError=_core_index_js__WEBPACK_IMPORTED_MODULE_2__.xI("ZodError",initializer)
const ZodRealError=_core_index_js__WEBPACK_IMPORTED_MODULE_2__.xI("ZodError",initializer,void 0,{Parent:Error})}),28942:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodAny:()=>ZodAny,ZodArray:()=>ZodArray,ZodBase64:()=>ZodBase64,ZodBase64URL:()=>ZodBase64URL,ZodBigInt:()=>ZodBigInt,ZodBigIntFormat:()=>ZodBigIntFormat,ZodBoolean:()=>ZodBoolean,ZodCIDRv4:()=>ZodCIDRv4,ZodCIDRv6:()=>ZodCIDRv6,ZodCUID:()=>ZodCUID,ZodCUID2:()=>ZodCUID2,ZodCatch:()=>ZodCatch,ZodCodec:()=>ZodCodec,ZodCreditCard:()=>ZodCreditCard,ZodCustom:()=>ZodCustom,ZodCustomStringFormat:()=>ZodCustomStringFormat,ZodDate:()=>ZodDate,ZodDefault:()=>ZodDefault,ZodDiscriminatedUnion:()=>ZodDiscriminatedUnion,ZodE164:()=>ZodE164,ZodEmail:()=>ZodEmail,ZodEmoji:()=>ZodEmoji,ZodEnum:()=>ZodEnum,ZodExactOptional:()=>ZodExactOptional,ZodFile:()=>ZodFile,ZodFunction:()=>ZodFunction,ZodGUID:()=>ZodGUID,ZodIBAN:()=>ZodIBAN,ZodIPv4:()=>ZodIPv4,ZodIPv6:()=>ZodIPv6,ZodISODate:()=>ZodISODate,ZodISODateTime:()=>ZodISODateTime,ZodISODuration:()=>ZodISODuration,ZodISOTime:()=>ZodISOTime,ZodInstanceOf:()=>ZodInstanceOf,ZodIntersection:()=>ZodIntersection,ZodJWT:()=>ZodJWT,ZodKSUID:()=>ZodKSUID,ZodLazy:()=>ZodLazy,ZodLiteral:()=>ZodLiteral,ZodMAC:()=>ZodMAC,ZodMap:()=>ZodMap,ZodNaN:()=>ZodNaN,ZodNanoID:()=>ZodNanoID,ZodNever:()=>ZodNever,ZodNonOptional:()=>ZodNonOptional,ZodNull:()=>ZodNull,ZodNullable:()=>ZodNullable,ZodNumber:()=>ZodNumber,ZodNumberFormat:()=>ZodNumberFormat,ZodObject:()=>ZodObject,ZodOptional:()=>ZodOptional,ZodPipe:()=>ZodPipe,ZodPrefault:()=>ZodPrefault,ZodPreprocess:()=>ZodPreprocess,ZodPromise:()=>ZodPromise,ZodReadonly:()=>ZodReadonly,ZodRecord:()=>ZodRecord,ZodSet:()=>ZodSet,ZodString:()=>ZodString,ZodStringFormat:()=>ZodStringFormat,ZodSuccess:()=>ZodSuccess,ZodSymbol:()=>ZodSymbol,ZodTemplateLiteral:()=>ZodTemplateLiteral,ZodTransform:()=>ZodTransform,ZodTuple:()=>ZodTuple,ZodType:()=>ZodType,ZodULID:()=>ZodULID,ZodURL:()=>ZodURL,ZodUUID:()=>ZodUUID,ZodUndefined:()=>ZodUndefined,ZodUnion:()=>ZodUnion,ZodUnknown:()=>ZodUnknown,ZodVoid:()=>ZodVoid,ZodXID:()=>ZodXID,ZodXor:()=>ZodXor,_ZodString:()=>_ZodString,_default:()=>_default,_function:()=>_function,any:()=>any,array:()=>array,base64:()=>base64,base64url:()=>base64url,bigint:()=>bigint,boolean:()=>schemas_boolean,catch:()=>_catch,check:()=>check,cidrv4:()=>cidrv4,cidrv6:()=>cidrv6,codec:()=>codec,creditCard:()=>creditCard,cuid:()=>cuid,cuid2:()=>cuid2,currencyCode:()=>currencyCode,custom:()=>custom,date:()=>date,describe:()=>describe,discriminatedUnion:()=>discriminatedUnion,e164:()=>e164,email:()=>email,emoji:()=>emoji,enum:()=>_enum,exactOptional:()=>exactOptional,file:()=>file,float32:()=>float32,float64:()=>float64,function:()=>_function,guid:()=>guid,hash:()=>hash,hex:()=>hex,hostname:()=>hostname,httpUrl:()=>httpUrl,iban:()=>iban,instanceof:()=>_instanceof,int:()=>schemas_int,int32:()=>int32,int64:()=>int64,intersection:()=>intersection,invertCodec:()=>invertCodec,ipv4:()=>ipv4,ipv6:()=>ipv6,json:()=>json,jwt:()=>jwt,keyof:()=>keyof,ksuid:()=>ksuid,lazy:()=>lazy,literal:()=>literal,looseObject:()=>looseObject,looseRecord:()=>looseRecord,mac:()=>mac,map:()=>map,meta:()=>meta,nan:()=>nan,nanoid:()=>nanoid,nativeEnum:()=>nativeEnum,never:()=>never,nonoptional:()=>nonoptional,null:()=>_null,nullable:()=>nullable,nullish:()=>nullish,number:()=>number,object:()=>object,optional:()=>optional,partialRecord:()=>partialRecord,pipe:()=>pipe,prefault:()=>prefault,preprocess:()=>preprocess,promise:()=>promise,readonly:()=>readonly,record:()=>record,refine:()=>refine,set:()=>set,strictObject:()=>strictObject,string:()=>string,stringFormat:()=>stringFormat,stringbool:()=>stringbool,success:()=>success,superRefine:()=>superRefine,symbol:()=>symbol,templateLiteral:()=>templateLiteral,transform:()=>transform,tuple:()=>tuple,uint32:()=>uint32,uint64:()=>uint64,ulid:()=>ulid,undefined:()=>_undefined,union:()=>union,unknown:()=>unknown,url:()=>url,uuid:()=>uuid,uuidv4:()=>uuidv4,uuidv6:()=>uuidv6,uuidv7:()=>uuidv7,void:()=>_void,xid:()=>xid,xor:()=>xor})
var core=__webpack_require__(88532)
var util=__webpack_require__(54723)
class $ZodCyclicError extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a transform`)
this.name="ZodCyclicError"}}const STATE="~memo"
const NO_ISSUES=[]
function isRef(value){return value!==null&&typeof value==="object"}function cloneIssues(issues){return issues.map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}const recursive=new WeakMap
const NONE=0
const ASSUMED=1
const PROVEN=2
function isRecursive(inst,stack,resolve){const cached=recursive.get(inst)
if(cached!==void 0)return cached?PROVEN:NONE
if(stack.has(inst))return PROVEN
stack.add(inst)
let result=NONE
const check=child=>{if(result!==PROVEN&&child?._zod){const answer=isRecursive(child,stack,resolve)
if(answer>result)result=answer}}
const shape=(sh,spread)=>{let answer=NONE
for(const key of Reflect.ownKeys(sh)){const desc=Object.getOwnPropertyDescriptor(sh,key)
if(spread&&!desc.enumerable)continue
const child=desc.get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve):NONE
if(child>answer)answer=child}return answer}
const merge=answer=>{if(answer>result)result=answer}
const def=inst._zod.def
const kind=def.type
switch(kind){case"object":{const raw=util.MO(def)
merge(raw?shape(raw,!0):ASSUMED)
check(def.catchall)
break}case"array":check(def.element)
break
case"tuple":for(const el of def.items)check(el)
check(def.rest)
break
case"record":case"map":check(def.keyType)
check(def.valueType)
break
case"set":check(def.valueType)
break
case"union":for(const el of def.options)check(el)
break
case"intersection":check(def.left)
check(def.right)
break
case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":check(def.innerType)
break
case"pipe":check(def.in)
check(def.out)
break
case"function":check(def.input)
check(def.output)
break
case"lazy":{const inner=def._cachedInner??(resolve?inst._zod.innerType:void 0)
merge(inner?isRecursive(inner,stack,!1):ASSUMED)
break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"custom":break
default:for(const key in def){const desc=Object.getOwnPropertyDescriptor(def,key)
if(!desc||desc.get)continue
const value=desc.value
if(!value||typeof value!=="object")continue
if(value._zod)check(value)
else if(Array.isArray(value))for(const el of value)check(el)}}stack.delete(inst)
return settle(inst,result)}function settle(inst,answer){if(answer!==ASSUMED)recursive.set(inst,answer===PROVEN)
return answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst)
if(!bucket){bucket=new WeakMap
state.buckets.set(inst,bucket)}return bucket}let handoff
const memoizer_open=[]
const memo={alloc(_inst,payload,empty){const bucket=handoff
if(!bucket)return empty
handoff=void 0
const entry={value:empty,issues:null}
bucket.set(payload.value,entry)
memoizer_open.push(entry)
return empty},guard(inst){var _a;(_a=inst._zod).deferred??(_a.deferred=[])
inst._zod.deferred.push(()=>{const base=inst._zod.parse
const wrapped=(payload,ctx)=>{if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError
return base(payload,ctx)}
inst._zod.parse=wrapped
if(inst._zod.run===base)inst._zod.run=wrapped})},attach(inst){var _a
let isRecursiveInst
let rechecked=!1
let lastCtx
let lastBucket;(_a=inst._zod).deferred??(_a.deferred=[])
inst._zod.deferred.push(()=>{const base=inst._zod.parse
const wrapped=(payload,ctx)=>{if(isRecursiveInst===void 0){const walked=isRecursive(inst,new Set,!1)
if(walked===NONE){inst._zod.parse=base
if(inst._zod.run===wrapped)inst._zod.run=base
return base(payload,ctx)}if(walked===PROVEN||rechecked)isRecursiveInst=!0
else rechecked=!0}const input=payload.value
if(!isRef(input))return base(payload,ctx)
let state=ctx[STATE]
if(!state){state={buckets:new WeakMap,backEdges:void 0}
ctx[STATE]=state}let bucket
if(lastCtx===ctx)bucket=lastBucket
else{bucket=bucketFor(state,inst)
lastCtx=ctx
lastBucket=bucket}const hit=bucket.get(input)
if(hit){payload.value=hit.value
if(hit.issues){if(hit.issues.length)payload.issues.push(...cloneIssues(hit.issues))}else{payload.memo=!0
state.backEdges??(state.backEdges=new WeakSet)
state.backEdges.add(hit.value)}return payload}handoff=bucket
const depth=memoizer_open.length
const result=base(payload,ctx)
handoff=void 0
const entry=memoizer_open.length>depth?memoizer_open.pop():void 0
if(result instanceof Promise)return result.then(r=>{if(entry)entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES
return r})
if(entry)entry.issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES
return result}
inst._zod.parse=wrapped
if(inst._zod.run===base)inst._zod.run=wrapped})}}
function memoizer(){return memo}function isBackEdge(ctx,value){const backEdges=ctx[STATE]?.backEdges
return backEdges!==void 0&&isRef(value)&&backEdges.has(value)}var schemas=__webpack_require__(56985)
var registries=__webpack_require__(29396)
var api=__webpack_require__(43759)
var regexes=__webpack_require__(23908)
var checks=__webpack_require__(44890)
var json_schema_processors=__webpack_require__(98439)
var to_json_schema=__webpack_require__(87509)
const error=()=>{const Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}}
function getSizing(origin){return Sizable[origin]??null}const FormatDictionary={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"}
const TypeDictionary={nan:"NaN"}
function getTypeName(type,input){if(type==="number"&&typeof input==="number"&&!Number.isFinite(input))return String(input)
return TypeDictionary[type]??type}return issue=>{switch(issue.code){case"invalid_type":{const expected=getTypeName(issue.expected)
const receivedType=util.GW(issue.input)
const received=getTypeName(receivedType,issue.input)
return`Invalid input: expected ${expected}, received ${received}`}case"invalid_value":if(issue.values.length===1)return`Invalid input: expected ${util.B7(issue.values[0])}`
return`Invalid option: expected one of ${util.jw(issue.values,"|")}`
case"too_big":{const adj=issue.exact?"exactly ":issue.inclusive?"<=":"<"
const sizing=getSizing(issue.origin)
if(sizing)return`Too big: expected ${issue.origin??"value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit??"elements"}`
return`Too big: expected ${issue.origin??"value"} to be ${adj}${issue.maximum.toString()}`}case"too_small":{const adj=issue.exact?"exactly ":issue.inclusive?">=":">"
const sizing=getSizing(issue.origin)
if(sizing)return`Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`
return`Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`}case"invalid_format":{const _issue=issue
if(_issue.format==="starts_with")return`Invalid string: must start with "${_issue.prefix}"`
if(_issue.format==="ends_with")return`Invalid string: must end with "${_issue.suffix}"`
if(_issue.format==="includes")return`Invalid string: must include "${_issue.includes}"`
if(_issue.format==="regex")return`Invalid string: must match pattern ${_issue.pattern}`
return`Invalid ${FormatDictionary[_issue.format]??issue.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${issue.divisor}`
case"unrecognized_keys":return`Unrecognized key${issue.keys.length>1?"s":""}: ${util.jw(issue.keys,", ")}`
case"invalid_key":return`Invalid key in ${issue.origin}`
case"invalid_union":if(issue.options&&Array.isArray(issue.options)&&issue.options.length>0){const opts=issue.options.map(o=>`'${o}'`).join(" | ")
return`Invalid discriminator value. Expected ${opts}`}if(issue.inclusive===!1)return"Invalid input: more than one option matched"
return"Invalid input"
case"invalid_element":return`Invalid value in ${issue.origin}`
default:return`Invalid input`}}}
function en(){return{localeError:error()}}var parse=__webpack_require__(4196)
var errors=__webpack_require__(961)
const parse_parse=parse.Tj(errors.g)
const parseAsync=parse.Rb(errors.g)
const safeParse=parse.Od(errors.g)
const safeParseAsync=parse.wG(errors.g)
const encode=parse.Mv(errors.g)
const decode=parse.e2(errors.g)
const encodeAsync=parse.GW(errors.g)
const decodeAsync=parse.or(errors.g)
const safeEncode=parse.rh(errors.g)
const safeDecode=parse.VS(errors.g)
const safeEncodeAsync=parse.v_(errors.g)
const safeDecodeAsync=parse.R3(errors.g)
function _ensureDefaultLocale(){if(!core.cr.localeError)core.$W(en())}function _ensureDefaultMemoizer(){if(!core.cr.memoizer)core.$W({memoizer:memoizer()})}const ZodType=core.xI("ZodType",(inst,def)=>{_ensureDefaultLocale()
schemas.W4.init(inst,def)
inst.def=def
inst.type=def.type
return inst},{check(...chks){const def=this.def
return this.clone(util.zM(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]}),{parent:!0})},with(...chks){return this.check(...chks)},clone(def,params){return util.o8(this,def,params)},brand(){return this},register(reg,meta){reg.add(this,meta)
return this},refine(check,params){return this.check(refine(check,params))},superRefine(refinement,params){return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(api.bS(fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){return optional(nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){return union([this,arg])},and(arg){return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){return _default(this,d)},prefault(d){return prefault(this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},describe(description){const cl=this.clone()
registries.fd.add(cl,{description:description})
return cl},meta(...args){if(args.length===0)return registries.fd.get(this)
const cl=this.clone()
registries.fd.add(cl,args[0])
return cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)},get"~standard"(){return util.jD(this,"~standard",{...schemas.YK(this),jsonSchema:{input:(0,to_json_schema.uE)(this,"input"),output:(0,to_json_schema.uE)(this,"output")}})},set"~standard"(value){util.qh(this,"~standard",value)},parse:function _parse(data,params){return parse_parse(this,data,params,{callee:_parse})},parseAsync:async function _parseAsync(data,params){return await parseAsync(this,data,params,{callee:_parseAsync})},safeParse(data,params){return safeParse(this,data,params)},async safeParseAsync(data,params){return safeParseAsync(this,data,params)},get spa(){return this?.safeParseAsync},set spa(value){util.qh(this,"spa",value)},validate(data,params){return parse.tf(this,data,params)},validateAsync(data,params){return parse.F0(this,data,params)},encode:function _encode(data,params){return encode(this,data,params,{callee:_encode})},decode:function _decode(data,params){return decode(this,data,params,{callee:_decode})},encodeAsync:async function _encodeAsync(data,params){return await encodeAsync(this,data,params,{callee:_encodeAsync})},decodeAsync:async function _decodeAsync(data,params){return await decodeAsync(this,data,params,{callee:_decodeAsync})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){return safeDecode(this,data,params)},async safeEncodeAsync(data,params){return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){return safeDecodeAsync(this,data,params)},toJSONSchema(params){return(0,to_json_schema.OA)(this,{})(params)},get description(){return registries.fd.get(this)?.description},get _def(){return this._zod.def}})
const _ZodString=core.xI("_ZodString",(inst,def)=>{schemas.$v.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.SW(inst,ctx,json,params)},util.un({format:inst=>json_schema_processors.Fs(inst).format??null,minLength:inst=>json_schema_processors.Fs(inst).minimum??null,maxLength:inst=>json_schema_processors.Fs(inst).maximum??null},{regex(...args){return this.check(api.Fk(...args))},includes(...args){return this.check(api.dR(...args))},startsWith(...args){return this.check(api.$S(...args))},endsWith(...args){return this.check(api.ER(...args))},min(...args){return this.check(api.m9(...args))},max(...args){return this.check(api.Eb(...args))},length(...args){return this.check(api.YA(...args))},nonempty(...args){return this.check(api.m9(1,...args))},lowercase(params){return this.check(api.hH(params))},uppercase(params){return this.check(api.qF(params))},trim(){return this.check(api.WN())},normalize(...args){return this.check(api.lo(...args))},toLowerCase(){return this.check(api.Il())},toUpperCase(){return this.check(api.xY())},slugify(){return this.check(api.TL())}}))
const ZodString=core.xI("ZodString",(inst,def)=>{schemas.$v.init(inst,def)
_ZodString.init(inst,def)},{email(params){return this.check(api.Mu(ZodEmail,params))},url(params){return this.check(api.Fn(ZodURL,params))},jwt(params){return this.check(api.rk(ZodJWT,params))},emoji(params){return this.check(api.aC(ZodEmoji,params))},guid(params){return this.check(api.tB(ZodGUID,params))},uuid(params){return this.check(api.Be(ZodUUID,params))},uuidv4(params){return this.check(api.nA(ZodUUID,params))},uuidv6(params){return this.check(api.pY(ZodUUID,params))},uuidv7(params){return this.check(api.wA(ZodUUID,params))},nanoid(params){return this.check(api.Dl(ZodNanoID,params))},cuid(params){return this.check(api.fs(ZodCUID,params))},cuid2(params){return this.check(api.Bj(ZodCUID2,params))},ulid(params){return this.check(api.Ct(ZodULID,params))},base64(params){return this.check(api.rt(ZodBase64,params))},base64url(params){return this.check(api.cU(ZodBase64URL,params))},xid(params){return this.check(api.Pw(ZodXID,params))},ksuid(params){return this.check(api._z(ZodKSUID,params))},ipv4(params){return this.check(api.Ny(ZodIPv4,params))},ipv6(params){return this.check(api.$O(ZodIPv6,params))},cidrv4(params){return this.check(api.Uy(ZodCIDRv4,params))},cidrv6(params){return this.check(api.gP(ZodCIDRv6,params))},e164(params){return this.check(api.KB(ZodE164,params))},datetime(params){return this.check(api.G1(ZodISODateTime,params))},date(params){return this.check(api.db(ZodISODate,params))},time(params){return this.check(api.Kn(ZodISOTime,params))},duration(params){return this.check(api.f2(ZodISODuration,params))}})
function string(params){return api.Rl(ZodString,params)}const ZodStringFormat=core.xI("ZodStringFormat",(inst,def)=>{schemas.EY.init(inst,def)
_ZodString.init(inst,def)})
const ZodISODateTime=core.xI("ZodISODateTime",(inst,def)=>{schemas.Ko.init(inst,def)
ZodStringFormat.init(inst,def)})
const ZodISODate=core.xI("ZodISODate",(inst,def)=>{schemas.v1.init(inst,def)
ZodStringFormat.init(inst,def)})
const ZodISOTime=core.xI("ZodISOTime",(inst,def)=>{schemas.Ax.init(inst,def)
ZodStringFormat.init(inst,def)})
const ZodISODuration=core.xI("ZodISODuration",(inst,def)=>{schemas.$N.init(inst,def)
ZodStringFormat.init(inst,def)})
const ZodEmail=core.xI("ZodEmail",(inst,def)=>{schemas.qG.init(inst,def)
ZodStringFormat.init(inst,def)})
function email(params){return api.Mu(ZodEmail,params)}const ZodGUID=core.xI("ZodGUID",(inst,def)=>{schemas.Zc.init(inst,def)
ZodStringFormat.init(inst,def)})
function guid(params){return api.tB(ZodGUID,params)}const ZodUUID=core.xI("ZodUUID",(inst,def)=>{schemas.Zn.init(inst,def)
ZodStringFormat.init(inst,def)})
function uuid(params){return api.Be(ZodUUID,params)}function uuidv4(params){return api.nA(ZodUUID,params)}function uuidv6(params){return api.pY(ZodUUID,params)}function uuidv7(params){return api.wA(ZodUUID,params)}const ZodURL=core.xI("ZodURL",(inst,def)=>{schemas.VY.init(inst,def)
ZodStringFormat.init(inst,def)})
function url(params){return api.Fn(ZodURL,params)}function httpUrl(params){return api.Fn(ZodURL,{protocol:regexes.httpProtocol,hostname:regexes.domain,...util.A2(params)})}const ZodEmoji=core.xI("ZodEmoji",(inst,def)=>{schemas.cG.init(inst,def)
ZodStringFormat.init(inst,def)})
function emoji(params){return api.aC(ZodEmoji,params)}const ZodNanoID=core.xI("ZodNanoID",(inst,def)=>{schemas.Py.init(inst,def)
ZodStringFormat.init(inst,def)})
function nanoid(params){return api.Dl(ZodNanoID,params)}const ZodCUID=core.xI("ZodCUID",(inst,def)=>{schemas.bl.init(inst,def)
ZodStringFormat.init(inst,def)})
function cuid(params){return api.fs(ZodCUID,params)}const ZodCUID2=core.xI("ZodCUID2",(inst,def)=>{schemas.Zu.init(inst,def)
ZodStringFormat.init(inst,def)})
function cuid2(params){return api.Bj(ZodCUID2,params)}const ZodULID=core.xI("ZodULID",(inst,def)=>{schemas.g5.init(inst,def)
ZodStringFormat.init(inst,def)})
function ulid(params){return api.Ct(ZodULID,params)}const ZodXID=core.xI("ZodXID",(inst,def)=>{schemas.TF.init(inst,def)
ZodStringFormat.init(inst,def)})
function xid(params){return api.Pw(ZodXID,params)}const ZodKSUID=core.xI("ZodKSUID",(inst,def)=>{schemas.GY.init(inst,def)
ZodStringFormat.init(inst,def)})
function ksuid(params){return api._z(ZodKSUID,params)}const ZodIPv4=core.xI("ZodIPv4",(inst,def)=>{schemas.Lc.init(inst,def)
ZodStringFormat.init(inst,def)})
function ipv4(params){return api.Ny(ZodIPv4,params)}const ZodMAC=core.xI("ZodMAC",(inst,def)=>{schemas.rO.init(inst,def)
ZodStringFormat.init(inst,def)})
function mac(params){return api.R8(ZodMAC,params)}const ZodIPv6=core.xI("ZodIPv6",(inst,def)=>{schemas.Zy.init(inst,def)
ZodStringFormat.init(inst,def)})
function ipv6(params){return api.$O(ZodIPv6,params)}const ZodCIDRv4=core.xI("ZodCIDRv4",(inst,def)=>{schemas.CI.init(inst,def)
ZodStringFormat.init(inst,def)})
function cidrv4(params){return api.Uy(ZodCIDRv4,params)}const ZodCIDRv6=core.xI("ZodCIDRv6",(inst,def)=>{schemas.Cn.init(inst,def)
ZodStringFormat.init(inst,def)})
function cidrv6(params){return api.gP(ZodCIDRv6,params)}const ZodBase64=core.xI("ZodBase64",(inst,def)=>{schemas.Dq.init(inst,def)
ZodStringFormat.init(inst,def)})
function base64(params){return api.rt(ZodBase64,params)}const ZodBase64URL=core.xI("ZodBase64URL",(inst,def)=>{schemas.CQ.init(inst,def)
ZodStringFormat.init(inst,def)})
function base64url(params){return api.cU(ZodBase64URL,params)}const ZodE164=core.xI("ZodE164",(inst,def)=>{schemas.Oy.init(inst,def)
ZodStringFormat.init(inst,def)})
function e164(params){return api.KB(ZodE164,params)}const ZodCreditCard=core.xI("ZodCreditCard",(inst,def)=>{schemas.ZZ.init(inst,def)
ZodStringFormat.init(inst,def)})
function creditCard(params){return api.vN(ZodCreditCard,params)}const ZodIBAN=core.xI("ZodIBAN",(inst,def)=>{schemas.ew.init(inst,def)
ZodStringFormat.init(inst,def)})
function iban(params){return api.aZ(ZodIBAN,params)}const ZodJWT=core.xI("ZodJWT",(inst,def)=>{schemas.h8.init(inst,def)
ZodStringFormat.init(inst,def)})
function jwt(params){return api.rk(ZodJWT,params)}const ZodCustomStringFormat=core.xI("ZodCustomStringFormat",(inst,def)=>{schemas.ZQ.init(inst,def)
ZodStringFormat.init(inst,def)})
function stringFormat(format,fnOrRegex,_params={}){return api.Af(ZodCustomStringFormat,format,fnOrRegex,_params)}function hostname(_params){return api.Af(ZodCustomStringFormat,"hostname",regexes.hostname,_params)}function hex(_params){return api.Af(ZodCustomStringFormat,"hex",regexes.hex,_params)}function currencyCode(_params){return api.Af(ZodCustomStringFormat,"currency_code",regexes.currencyCode,_params)}function hash(alg,params){const enc=params?.enc??"hex"
const format=`${alg}_${enc}`
const regex=regexes[format]
if(!regex)throw new Error(`Unrecognized hash format: ${format}`)
return api.Af(ZodCustomStringFormat,format,regex,params)}const ZodNumber=core.xI("ZodNumber",(inst,def)=>{schemas.vz.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Wg(inst,ctx,json,params)
inst.isFinite=!0},util.un({minValue:inst=>{const{minimum:minimum,exclusiveMinimum:exclusiveMinimum}=json_schema_processors.Fs(inst)
return Math.max(minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{const{maximum:maximum,exclusiveMaximum:exclusiveMaximum}=json_schema_processors.Fs(inst)
return Math.min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{const{isInt:isInt,multipleOf:multipleOf}=json_schema_processors.Fs(inst)
return!!isInt||!!multipleOf?.some(Number.isSafeInteger)},format:inst=>json_schema_processors.Fs(inst).format??null},{gt(value,params){return this.check(api.Tx(value,params))},gte(value,params){return this.check(api.qm(value,params))},min(value,params){return this.check(api.qm(value,params))},lt(value,params){return this.check(api.Au(value,params))},lte(value,params){return this.check(api.Zm(value,params))},max(value,params){return this.check(api.Zm(value,params))},int(params){return this.check(schemas_int(params))},safe(params){return this.check(schemas_int(params))},positive(params){return this.check(api.Tx(0,params))},nonnegative(params){return this.check(api.qm(0,params))},negative(params){return this.check(api.Au(0,params))},nonpositive(params){return this.check(api.Zm(0,params))},multipleOf(value,params){return this.check(api.Hi(value,params))},step(value,params){return this.check(api.Hi(value,params))},finite(){return this}}))
function number(params){return api.F7(ZodNumber,params)}const ZodNumberFormat=core.xI("ZodNumberFormat",(inst,def)=>{schemas.I.init(inst,def)
ZodNumber.init(inst,def)})
function schemas_int(params){return api.LK(ZodNumberFormat,params)}function float32(params){return api.HL(ZodNumberFormat,params)}function float64(params){return api.g6(ZodNumberFormat,params)}function int32(params){return api.sw(ZodNumberFormat,params)}function uint32(params){return api.P(ZodNumberFormat,params)}const ZodBoolean=core.xI("ZodBoolean",(inst,def)=>{schemas.sF.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.dO(inst,ctx,json,params)})
function schemas_boolean(params){return api._L(ZodBoolean,params)}const ZodBigInt=core.xI("ZodBigInt",(inst,def)=>{schemas.BN.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Y8(inst,ctx,json,params)},util.un({minValue:inst=>json_schema_processors.Fs(inst).minimum??null,maxValue:inst=>json_schema_processors.Fs(inst).maximum??null,format:inst=>json_schema_processors.Fs(inst).format??null},{gte(value,params){return this.check(api.qm(value,params))},min(value,params){return this.check(api.qm(value,params))},gt(value,params){return this.check(api.Tx(value,params))},lt(value,params){return this.check(api.Au(value,params))},lte(value,params){return this.check(api.Zm(value,params))},max(value,params){return this.check(api.Zm(value,params))},positive(params){return this.check(api.Tx(BigInt(0),params))},negative(params){return this.check(api.Au(BigInt(0),params))},nonpositive(params){return this.check(api.Zm(BigInt(0),params))},nonnegative(params){return this.check(api.qm(BigInt(0),params))},multipleOf(value,params){return this.check(api.Hi(value,params))}}))
function bigint(params){return api.z$(ZodBigInt,params)}const ZodBigIntFormat=core.xI("ZodBigIntFormat",(inst,def)=>{schemas.IT.init(inst,def)
ZodBigInt.init(inst,def)})
function int64(params){return api.Jg(ZodBigIntFormat,params)}function uint64(params){return api.ii(ZodBigIntFormat,params)}const ZodSymbol=core.xI("ZodSymbol",(inst,def)=>{schemas.U5.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.fg(inst,ctx,json,params)})
function symbol(params){return api.W7(ZodSymbol,params)}const ZodUndefined=core.xI("ZodUndefined",(inst,def)=>{schemas.Mv.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.BU(inst,ctx,json,params)})
function _undefined(params){return api.E4(ZodUndefined,params)}const ZodNull=core.xI("ZodNull",(inst,def)=>{schemas.x8.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.In(inst,ctx,json,params)})
function _null(params){return api.jw(ZodNull,params)}const ZodAny=core.xI("ZodAny",(inst,def)=>{schemas.Gb.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.NX(inst,ctx,json,params)})
function any(){return api.KA(ZodAny)}const ZodUnknown=core.xI("ZodUnknown",(inst,def)=>{schemas.GP.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.NV(inst,ctx,json,params)})
function unknown(){return api.em(ZodUnknown)}const ZodNever=core.xI("ZodNever",(inst,def)=>{schemas.Um.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.RH(inst,ctx,json,params)})
function never(params){return api.G8(ZodNever,params)}const ZodVoid=core.xI("ZodVoid",(inst,def)=>{schemas.WH.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.vn(inst,ctx,json,params)})
function _void(params){return api.OC(ZodVoid,params)}const ZodDate=core.xI("ZodDate",(inst,def)=>{schemas.o5.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Fl(inst,ctx,json,params)
inst.min=(value,params)=>inst.check(api.qm(value,params))
inst.max=(value,params)=>inst.check(api.Zm(value,params))},util.un({minDate:inst=>{const{minimum:minimum}=json_schema_processors.Fs(inst)
return minimum?new Date(minimum):null},maxDate:inst=>{const{maximum:maximum}=json_schema_processors.Fs(inst)
return maximum?new Date(maximum):null}},{}))
function date(params){return api.YY(ZodDate,params)}const ZodArray=core.xI("ZodArray",(inst,def)=>{_ensureDefaultMemoizer()
schemas.$p.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.cY(inst,ctx,json,params)
inst.element=def.element},{min(n,params){return this.check(api.m9(n,params))},nonempty(params){return this.check(api.m9(1,params))},max(n,params){return this.check(api.Eb(n,params))},length(n,params){return this.check(api.YA(n,params))},unwrap(){return this.element}})
function array(element,params){return api.dZ(ZodArray,element,params)}function keyof(schema){const shape=schema._zod.def.shape
return _enum(Object.keys(shape))}const ZodObject=core.xI("ZodObject",(inst,def)=>{_ensureDefaultMemoizer()
schemas.w.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Ec(inst,ctx,json,params)
util.X(inst,"shape",self=>self._zod.def.shape,!1)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(catchall){return this.clone(util.zM(this._zod.def,{catchall:catchall}))},passthrough(){return this.clone(util.zM(this._zod.def,{catchall:unknown()}))},loose(){return this.clone(util.zM(this._zod.def,{catchall:unknown()}))},strict(){return this.clone(util.zM(this._zod.def,{catchall:never()}))},strip(){return this.clone(util.zM(this._zod.def,{catchall:void 0}))},extend(incoming){return util.X$(this,incoming)},safeExtend(incoming){return util.W0(this,incoming)},merge(other){return util.h1(this,other)},pick(mask){return util.Up(this,mask)},omit(mask){return util.cJ(this,mask)},partial(...args){return util.OH(ZodOptional,this,args[0])},exactPartial(...args){return util.OH(ZodExactOptional,this,args[0],"exactPartial")},required(...args){return util.mw(ZodNonOptional,this,args[0])}})
function object(shape,params){const def={type:"object",shape:shape??{},...util.A2(params)}
return new ZodObject(def)}function strictObject(shape,params){return new ZodObject({type:"object",shape:shape,catchall:never(),...util.A2(params)})}function looseObject(shape,params){return new ZodObject({type:"object",shape:shape,catchall:unknown(),...util.A2(params)})}const ZodUnion=core.xI("ZodUnion",(inst,def)=>{schemas.cu.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.iC(inst,ctx,json,params)
inst.options=def.options})
function union(options,params){return new ZodUnion({type:"union",options:options,...util.A2(params)})}const ZodXor=core.xI("ZodXor",(inst,def)=>{ZodUnion.init(inst,def)
schemas.pm.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.iC(inst,ctx,json,params)
inst.options=def.options})
function xor(options,params){return new ZodXor({type:"union",options:options,inclusive:!1,...util.A2(params)})}const ZodDiscriminatedUnion=core.xI("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def)
schemas.P0.init(inst,def)})
function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",options:options,discriminator:discriminator,...util.A2(params)})}const ZodIntersection=core.xI("ZodIntersection",(inst,def)=>{schemas.LJ.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.i_(inst,ctx,json,params)})
function intersection(left,right){return new ZodIntersection({type:"intersection",left:left,right:right})}const ZodTuple=core.xI("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer()
schemas.G3.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.CN(inst,ctx,json,params)},{rest(rest){return this.clone({...this._zod.def,rest:rest})},partial(){const def=this._zod.def
if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements")
return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}})
function tuple(items,_paramsOrRest,_params){const hasRest=_paramsOrRest instanceof schemas.W4
const params=hasRest?_params:_paramsOrRest
const rest=hasRest?_paramsOrRest:null
return new ZodTuple({type:"tuple",items:items,rest:rest,...util.A2(params)})}const ZodRecord=core.xI("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer()
schemas.h.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.GC(inst,ctx,json,params)
inst.keyType=def.keyType
inst.valueType=def.valueType})
function record(keyType,valueType,params){if(!valueType||!valueType._zod)return new ZodRecord({type:"record",keyType:string(),valueType:keyType,...util.A2(valueType)})
return new ZodRecord({type:"record",keyType:keyType,valueType:valueType,...util.A2(params)})}function partialRecord(keyType,valueType,params){return new ZodRecord({type:"record",keyType:keyType,valueType:valueType,...util.A2(params),partial:!0})}function looseRecord(keyType,valueType,params){return new ZodRecord({type:"record",keyType:keyType,valueType:valueType,mode:"loose",...util.A2(params)})}const ZodMap=core.xI("ZodMap",(inst,def)=>{_ensureDefaultMemoizer()
schemas.eb.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.jq(inst,ctx,json,params)
inst.keyType=def.keyType
inst.valueType=def.valueType
inst.min=(...args)=>inst.check(api.Nd(...args))
inst.nonempty=params=>inst.check(api.Nd(1,params))
inst.max=(...args)=>inst.check(api.vL(...args))
inst.size=(...args)=>inst.check(api.d$(...args))})
function map(keyType,valueType,params){return new ZodMap({type:"map",keyType:keyType,valueType:valueType,...util.A2(params)})}const ZodSet=core.xI("ZodSet",(inst,def)=>{_ensureDefaultMemoizer()
schemas.Oi.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.zH(inst,ctx,json,params)
inst.min=(...args)=>inst.check(api.Nd(...args))
inst.nonempty=params=>inst.check(api.Nd(1,params))
inst.max=(...args)=>inst.check(api.vL(...args))
inst.size=(...args)=>inst.check(api.d$(...args))})
function set(valueType,params){return new ZodSet({type:"set",valueType:valueType,...util.A2(params)})}const ZodEnum=core.xI("ZodEnum",(inst,def)=>{schemas.VO.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.C0(inst,ctx,json,params)
inst.enum=def.entries
inst.options=[...inst._zod.values]
const keys=new Set(Object.keys(def.entries))
inst.extract=(values,params)=>{const newEntries={}
for(const value of values)if(keys.has(value))newEntries[value]=def.entries[value]
else throw new Error(`Key ${value} not found in enum`)
return new ZodEnum({...def,checks:[],...util.A2(params),entries:newEntries})}
inst.exclude=(values,params)=>{const newEntries={...def.entries}
for(const value of values)if(keys.has(value))delete newEntries[value]
else throw new Error(`Key ${value} not found in enum`)
return new ZodEnum({...def,checks:[],...util.A2(params),entries:newEntries})}})
function _enum(values,params){const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values
return new ZodEnum({type:"enum",entries:entries,...util.A2(params)})}function nativeEnum(entries,params){return new ZodEnum({type:"enum",entries:entries,...util.A2(params)})}const ZodLiteral=core.xI("ZodLiteral",(inst,def)=>{schemas.nu.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Yv(inst,ctx,json,params)
inst.values=new Set(def.values)
Object.defineProperty(inst,"value",{get(){if(def.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.")
return def.values[0]}})})
function literal(value,params){return new ZodLiteral({type:"literal",values:Array.isArray(value)?value:[value],...util.A2(params)})}const ZodFile=core.xI("ZodFile",(inst,def)=>{schemas.CT.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.H1(inst,ctx,json,params)
inst.min=(size,params)=>inst.check(api.Nd(size,params))
inst.max=(size,params)=>inst.check(api.vL(size,params))
inst.mime=(types,params)=>inst.check(api.GZ(Array.isArray(types)?types:[types],params))})
function file(params){return api.K2(ZodFile,params)}const ZodTransform=core.xI("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer()
schemas.Wc.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.xi(inst,ctx,json,params)
inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward")throw new core.cV(inst.constructor.name)
payload.addIssue=issue=>{if(typeof issue==="string")payload.issues.push(util.sn(issue,payload.value,def))
else{const _issue=issue
if(_issue.fatal)_issue.continue=!1
_issue.code??(_issue.code="custom")
if(!("input"in _issue))_issue.input=payload.value
_issue.inst??(_issue.inst=inst)
payload.issues.push(util.sn(_issue))}}
const output=def.transform(payload.value,payload)
if(output instanceof Promise)return output.then(output=>{payload.value=output
return payload})
payload.value=output
return payload}})
function transform(fn){return new ZodTransform({type:"transform",transform:fn})}const ZodOptional=core.xI("ZodOptional",(inst,def)=>{schemas.ig.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.$k(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function optional(innerType){return new ZodOptional({type:"optional",innerType:innerType})}const ZodExactOptional=core.xI("ZodExactOptional",(inst,def)=>{schemas.RL.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.$k(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType:innerType})}const ZodNullable=core.xI("ZodNullable",(inst,def)=>{schemas.qc.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.yq(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function nullable(innerType){return new ZodNullable({type:"nullable",innerType:innerType})}function nullish(innerType){return optional(nullable(innerType))}const ZodDefault=core.xI("ZodDefault",(inst,def)=>{schemas.rv.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.mh(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType
inst.removeDefault=inst.unwrap})
function _default(innerType,defaultValue){return new ZodDefault({type:"default",innerType:innerType,get defaultValue(){return typeof defaultValue==="function"?defaultValue():util.yG(defaultValue)}})}const ZodPrefault=core.xI("ZodPrefault",(inst,def)=>{schemas.VF.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.A(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function prefault(innerType,defaultValue){return new ZodPrefault({type:"prefault",innerType:innerType,get defaultValue(){return typeof defaultValue==="function"?defaultValue():util.yG(defaultValue)}})}const ZodNonOptional=core.xI("ZodNonOptional",(inst,def)=>{schemas.N$.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.cR(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function nonoptional(innerType,params){return new ZodNonOptional({type:"nonoptional",innerType:innerType,...util.A2(params)})}const ZodSuccess=core.xI("ZodSuccess",(inst,def)=>{schemas.Dw.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.aw(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function success(innerType){return new ZodSuccess({type:"success",innerType:innerType})}const ZodCatch=core.xI("ZodCatch",(inst,def)=>{schemas.t$.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Q9(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType
inst.removeCatch=inst.unwrap})
function _catch(innerType,catchValue){return new ZodCatch({type:"catch",innerType:innerType,catchValue:typeof catchValue==="function"?catchValue:util.SS(catchValue)})}const ZodNaN=core.xI("ZodNaN",(inst,def)=>{schemas.zP.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Kj(inst,ctx,json,params)})
function nan(params){return api.L4(ZodNaN,params)}const ZodPipe=core.xI("ZodPipe",(inst,def)=>{schemas._m.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.fs(inst,ctx,json,params)
inst.in=def.in
inst.out=def.out})
function pipe(in_,out){return new ZodPipe({type:"pipe",in:in_,out:out})}const ZodCodec=core.xI("ZodCodec",(inst,def)=>{ZodPipe.init(inst,def)
schemas.YY.init(inst,def)})
function codec(in_,out,params){return new ZodCodec({type:"pipe",in:in_,out:out,transform:params.decode,reverseTransform:params.encode})}function invertCodec(codec){const def=codec._zod.def
return new ZodCodec({type:"pipe",in:def.out,out:def.in,transform:def.reverseTransform,reverseTransform:def.transform})}const ZodPreprocess=core.xI("ZodPreprocess",(inst,def)=>{ZodPipe.init(inst,def)
schemas.KX.init(inst,def)})
const ZodReadonly=core.xI("ZodReadonly",(inst,def)=>{schemas.Sb.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.$X(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function readonly(innerType){return new ZodReadonly({type:"readonly",innerType:innerType})}const ZodTemplateLiteral=core.xI("ZodTemplateLiteral",(inst,def)=>{schemas.d.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Cv(inst,ctx,json,params)})
function templateLiteral(parts,params){return new ZodTemplateLiteral({type:"template_literal",parts:parts,...util.A2(params)})}const ZodLazy=core.xI("ZodLazy",(inst,def)=>{schemas.kU.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.Tr(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.getter()})
function lazy(getter){return new ZodLazy({type:"lazy",getter:getter})}const ZodPromise=core.xI("ZodPromise",(inst,def)=>{schemas.hA.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.CX(inst,ctx,json,params)
inst.unwrap=()=>inst._zod.def.innerType})
function promise(innerType){return new ZodPromise({type:"promise",innerType:innerType})}const ZodFunction=core.xI("ZodFunction",(inst,def)=>{schemas._A.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.bq(inst,ctx,json,params)})
function _function(params){return new ZodFunction({type:"function",input:Array.isArray(params?.input)?tuple(params?.input):params?.input??array(unknown()),output:params?.output??unknown()})}const ZodCustom=core.xI("ZodCustom",(inst,def)=>{schemas.b0.init(inst,def)
ZodType.init(inst,def)
inst._zod.processJSONSchema=(ctx,json,params)=>json_schema_processors.A6(inst,ctx,json,params)})
function check(fn){const ch=new checks.QP({check:"custom"})
ch._zod.check=fn
return ch}function custom(fn,_params){return api.FO(ZodCustom,fn??(()=>!0),_params)}function refine(fn,_params={}){return api.fU(ZodCustom,fn,_params)}function superRefine(fn,params){return api.MB(fn,params)}const describe=api.q0
const meta=api.mI
const ZodInstanceOf=core.xI("ZodInstanceOf",(inst,def)=>{ZodCustom.init(inst,def)},{properties(shape,params){return this.check(api.T2(shape,params))}})
function _instanceof(cls,params={}){const inst=new ZodInstanceOf({type:"custom",check:"custom",fn:data=>data instanceof cls,abort:!0,...util.A2(params)})
inst._zod.bag.Class=cls
inst._zod.check=payload=>{if(!(payload.value instanceof cls))payload.issues.push({code:"invalid_type",expected:cls.name,input:payload.value,inst:inst,path:[...inst._zod.def.path??[]]})}
return inst}const stringbool=(...args)=>api.fI({Codec:ZodCodec,Boolean:ZodBoolean,String:ZodString},...args)
function json(params){const jsonSchema=lazy(()=>union([string(params),number(),schemas_boolean(),_null(),array(jsonSchema),record(string(),jsonSchema)]))
return jsonSchema}function preprocess(fn,schema){return new ZodPreprocess({type:"pipe",in:transform(fn),out:schema})}}),43759:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$O:()=>_ipv6,$S:()=>_startsWith,Af:()=>_stringFormat,Au:()=>_lt,Be:()=>_uuid,Bj:()=>_cuid2,Ct:()=>_ulid,Dl:()=>_nanoid,E4:()=>_undefined,ER:()=>_endsWith,Eb:()=>_maxLength,F7:()=>_number,FO:()=>_custom,Fk:()=>_regex,Fn:()=>_url,G1:()=>_isoDateTime,G8:()=>_never,GZ:()=>_mime,HL:()=>_float32,Hi:()=>_multipleOf,Il:()=>_toLowerCase,Jf:()=>_property,Jg:()=>_int64,K2:()=>_file,KA:()=>_any,KB:()=>_e164,K_:()=>_coercedString,Kn:()=>_isoTime,L4:()=>_nan,LK:()=>_int,MB:()=>_superRefine,Mu:()=>_email,NC:()=>_positive,Nd:()=>_minSize,Ny:()=>_ipv4,OC:()=>_void,P:()=>_uint32,Pw:()=>_xid,R8:()=>_mac,Rl:()=>_string,T2:()=>_properties,TL:()=>_slugify,Tx:()=>_gt,UI:()=>_nonnegative,Uy:()=>_cidrv4,W7:()=>_symbol,WN:()=>_trim,YA:()=>_length,YY:()=>_date,Zm:()=>_lte,_L:()=>_boolean,_z:()=>_ksuid,aC:()=>_emoji,aZ:()=>_iban,bR:()=>_negative,bS:()=>_overwrite,cU:()=>_base64url,d$:()=>_size,dR:()=>_includes,dZ:()=>_array,db:()=>_isoDate,ej:()=>_nonpositive,em:()=>_unknown,f2:()=>_isoDuration,fI:()=>_stringbool,fU:()=>_refine,fs:()=>_cuid,g6:()=>_float64,gP:()=>_cidrv6,hH:()=>_lowercase,ii:()=>_uint64,jw:()=>_null,lo:()=>_normalize,m9:()=>_minLength,mI:()=>meta,nA:()=>_uuidv4,pY:()=>_uuidv6,q0:()=>describe,qF:()=>_uppercase,qG:()=>_coercedNumber,qm:()=>_gte,rk:()=>_jwt,rt:()=>_base64,sw:()=>_int32,tB:()=>_guid,vL:()=>_maxSize,vN:()=>_creditCard,wA:()=>_uuidv7,xY:()=>_toUpperCase,z$:()=>_bigint})
var _checks_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44890)
var _registries_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(29396)
var _schemas_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(56985)
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723)
function snapshotChecks(def){if(def.checks)def.checks=[...def.checks]
return def}function _string(Class,params){return new Class(snapshotChecks({type:"string",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _coercedString(Class,params){return new Class(snapshotChecks({type:"string",coerce:!0,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _email(Class,params){return new Class({type:"string",format:"email",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _guid(Class,params){return new Class({type:"string",format:"guid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuid(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv4(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv6(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uuidv7(Class,params){return new Class({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _url(Class,params){return new Class({type:"string",format:"url",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _emoji(Class,params){return new Class({type:"string",format:"emoji",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _nanoid(Class,params){return new Class({type:"string",format:"nanoid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cuid(Class,params){return new Class({type:"string",format:"cuid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cuid2(Class,params){return new Class({type:"string",format:"cuid2",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ulid(Class,params){return new Class({type:"string",format:"ulid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _xid(Class,params){return new Class({type:"string",format:"xid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ksuid(Class,params){return new Class({type:"string",format:"ksuid",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ipv4(Class,params){return new Class({type:"string",format:"ipv4",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _ipv6(Class,params){return new Class({type:"string",format:"ipv6",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _mac(Class,params){return new Class({type:"string",format:"mac",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cidrv4(Class,params){return new Class({type:"string",format:"cidrv4",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _cidrv6(Class,params){return new Class({type:"string",format:"cidrv6",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _base64(Class,params){return new Class({type:"string",format:"base64",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _base64url(Class,params){return new Class({type:"string",format:"base64url",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _e164(Class,params){return new Class({type:"string",format:"e164",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _creditCard(Class,params){return new Class({type:"string",format:"credit_card",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _iban(Class,params){return new Class({type:"string",format:"iban",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _jwt(Class,params){return new Class({type:"string",format:"jwt",check:"string_format",abort:!1,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoDateTime(Class,params){return new Class({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoDate(Class,params){return new Class({type:"string",format:"date",check:"string_format",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoTime(Class,params){return new Class({type:"string",format:"time",check:"string_format",precision:null,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _isoDuration(Class,params){return new Class({type:"string",format:"duration",check:"string_format",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _number(Class,params){return new Class(snapshotChecks({type:"number",checks:[],..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _coercedNumber(Class,params){return new Class(snapshotChecks({type:"number",coerce:!0,checks:[],..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)}))}function _int(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"safeint",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _float32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"float32",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _float64(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"float64",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _int32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"int32",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uint32(Class,params){return new Class({type:"number",check:"number_format",abort:!1,format:"uint32",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _boolean(Class,params){return new Class({type:"boolean",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _bigint(Class,params){return new Class({type:"bigint",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _int64(Class,params){return new Class({type:"bigint",check:"bigint_format",abort:!1,format:"int64",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uint64(Class,params){return new Class({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _symbol(Class,params){return new Class({type:"symbol",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _undefined(Class,params){return new Class({type:"undefined",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _null(Class,params){return new Class({type:"null",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _any(Class){return new Class({type:"any"})}function _unknown(Class){return new Class({type:"unknown"})}function _never(Class,params){return new Class({type:"never",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _void(Class,params){return new Class({type:"void",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _date(Class,params){return new Class({type:"date",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _nan(Class,params){return new Class({type:"nan",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _lt(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({check:"less_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value:value,inclusive:!1})}function _lte(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({check:"less_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value:value,inclusive:!0})}function _gt(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({check:"greater_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value:value,inclusive:!1})}function _gte(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({check:"greater_than",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value:value,inclusive:!0})}function _positive(params){return _gt(0,params)}function _negative(params){return _lt(0,params)}function _nonpositive(params){return _lte(0,params)}function _nonnegative(params){return _gte(0,params)}function _multipleOf(value,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({check:"multiple_of",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),value:value})}function _maxSize(maximum,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.j2({check:"max_size",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),maximum:maximum})}function _minSize(minimum,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.PH({check:"min_size",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),minimum:minimum})}function _size(size,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.e2({check:"size_equals",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),size:size})}function _maxLength(maximum,params){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({check:"max_length",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),maximum:maximum})
return ch}function _minLength(minimum,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({check:"min_length",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),minimum:minimum})}function _length(length,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({check:"length_equals",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),length:length})}function _regex(pattern,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({check:"string_format",format:"regex",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),pattern:pattern})}function _lowercase(params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({check:"string_format",format:"lowercase",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _uppercase(params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({check:"string_format",format:"uppercase",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _includes(includes,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({check:"string_format",format:"includes",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),includes:includes})}function _startsWith(prefix,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({check:"string_format",format:"starts_with",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),prefix:prefix})}function _endsWith(suffix,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({check:"string_format",format:"ends_with",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),suffix:suffix})}function _property(property,schema,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.XF({check:"property",property:property,schema:schema,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _properties(shape,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({check:"properties",shape:shape,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _mime(types,params){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sj({check:"mime_type",mime:types,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _overwrite(tx){return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({check:"overwrite",tx:tx})}function _normalize(form){return _overwrite(input=>input.normalize(form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}function _toUpperCase(){return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(input=>_util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input))}function _array(Class,element,params){return new Class({type:"array",element:element,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _file(Class,params){return new Class({type:"file",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})}function _custom(Class,fn,_params){const norm=_util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
norm.abort??(norm.abort=!0)
const schema=new Class({type:"custom",check:"custom",fn:fn,...norm})
return schema}function _refine(Class,fn,_params){const schema=new Class({type:"custom",check:"custom",fn:fn,..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)})
return schema}function _superRefine(fn,params){const ch=_check(payload=>{payload.addIssue=issue=>{if(typeof issue==="string")payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue,payload.value,ch._zod.def))
else{const _issue=issue
if(_issue.fatal)_issue.continue=!1
_issue.code??(_issue.code="custom")
if(!("input"in _issue))_issue.input=payload.value
_issue.inst??(_issue.inst=ch)
_issue.continue??(_issue.continue=!ch._zod.def.abort)
payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue))}}
return fn(payload.value,payload)},params)
return ch}function _check(fn,params){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({check:"custom",..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)})
ch._zod.check=fn
return ch}function describe(description){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({check:"describe"})
ch._zod.onattach=[inst=>{const existing=_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst)??{}
_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst,{...existing,description:description})}]
ch._zod.check=()=>{}
return ch}function meta(metadata){const ch=new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({check:"meta"})
ch._zod.onattach=[inst=>{const existing=_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst)??{}
_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst,{...existing,...metadata})}]
ch._zod.check=()=>{}
return ch}function _stringbool(Classes,_params){const params=_util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
let truthyArray=params.truthy??["true","1","yes","on","y","enabled"]
let falsyArray=params.falsy??["false","0","no","off","n","disabled"]
if(params.case!=="sensitive"){truthyArray=truthyArray.map(v=>typeof v==="string"?v.toLowerCase():v)
falsyArray=falsyArray.map(v=>typeof v==="string"?v.toLowerCase():v)}const truthySet=new Set(truthyArray)
const falsySet=new Set(falsyArray)
const _Codec=Classes.Codec??_schemas_js__WEBPACK_IMPORTED_MODULE_3__.YY
const _Boolean=Classes.Boolean??_schemas_js__WEBPACK_IMPORTED_MODULE_3__.sF
const _String=Classes.String??_schemas_js__WEBPACK_IMPORTED_MODULE_3__.$v
const stringSchema=new _String({type:"string",error:params.error})
const booleanSchema=new _Boolean({type:"boolean",error:params.error})
const codec=new _Codec({type:"pipe",in:stringSchema,out:booleanSchema,transform:(input,payload)=>{let data=input
if(params.case!=="sensitive")data=data.toLowerCase()
if(truthySet.has(data))return!0
else if(falsySet.has(data))return!1
else{payload.issues.push({code:"invalid_value",expected:"stringbool",values:[...truthySet,...falsySet],input:payload.value,inst:codec,continue:!1})
return{}}},reverseTransform:(input,_payload)=>{if(input===!0)return truthyArray[0]||"true"
else return falsyArray[0]||"false"},error:params.error})
codec._zod.bag.truthy=truthyArray
codec._zod.bag.falsy=falsyArray
codec._zod.bag.case=params.case??"insensitive"
return codec}function _stringFormat(Class,format,fnOrRegex,_params={}){const params=_util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
const def={check:"string_format",type:"string",format:format,fn:typeof fnOrRegex==="function"?fnOrRegex:val=>fnOrRegex.test(val),...params}
if(fnOrRegex instanceof RegExp)def.pattern=fnOrRegex
const inst=new Class(def)
return inst}}),44890:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DG:()=>$ZodCheckRegex,E6:()=>$ZodCheckEndsWith,J:()=>$ZodCheckStartsWith,J_:()=>$ZodCheckGreaterThan,Jk:()=>$ZodCheckMultipleOf,KH:()=>$ZodCheckNumberFormat,Kk:()=>$ZodCheckMinLength,NI:()=>$ZodCheckLowerCase,PH:()=>$ZodCheckMinSize,QP:()=>$ZodCheck,RM:()=>$ZodCheckLengthEquals,Tt:()=>$ZodCheckIncludes,XF:()=>$ZodCheckProperty,Yk:()=>$ZodCheckMaxLength,e2:()=>$ZodCheckSizeEquals,j2:()=>$ZodCheckMaxSize,kH:()=>$ZodCheckUpperCase,nJ:()=>$ZodCheckProperties,ql:()=>$ZodCheckStringFormat,sj:()=>$ZodCheckMimeType,sm:()=>$ZodCheckLessThan,uE:()=>$ZodCheckBigIntFormat,v$:()=>$ZodCheckOverwrite})
var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88532)
var _regexes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23908)
var _util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54723)
const $ZodCheck=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck",(inst,def)=>{var _a
inst._zod??(inst._zod={})
inst._zod.def=def;(_a=inst._zod).onattach??(_a.onattach=[])})
const _whenHasSize=payload=>{const val=payload.value
return!_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val)&&val.size!==void 0}
const _whenHasLength=payload=>{const val=payload.value
return!_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val)&&val.length!==void 0}
const numericOriginMap={number:"number",bigint:"bigint",object:"date"}
const $ZodCheckLessThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def)
const origin=numericOriginMap[typeof def.value]
inst._zod.check=payload=>{if(def.inclusive?payload.value<=def.value:payload.value<def.value)return
payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_big",maximum:typeof def.value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst:inst,continue:!def.abort})}})
const $ZodCheckGreaterThan=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def)
const origin=numericOriginMap[typeof def.value]
inst._zod.check=payload=>{if(def.inclusive?payload.value>=def.value:payload.value>def.value)return
payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst:inst,continue:!def.abort})}})
const $ZodCheckMultipleOf=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def)
inst._zod.check=payload=>{if(typeof payload.value!==typeof def.value)throw new Error("Cannot mix number and bigint in multiple_of check.")
const isMultiple=typeof payload.value==="bigint"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):_util_js__WEBPACK_IMPORTED_MODULE_1__.LG(payload.value,def.value)===0
if(isMultiple)return
payload.issues.push({origin:typeof payload.value,code:"not_multiple_of",divisor:def.value,input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodCheckNumberFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def)
def.format=def.format||"float64"
const isInt=def.format?.includes("int")
const origin=isInt?"int":"number"
const[minimum,maximum]=_util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format]
inst._zod.check=payload=>{const input=payload.value
if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:!1,input:input,inst:inst})
return}if(!Number.isSafeInteger(input)){if(input>0)payload.issues.push({input:input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:inst,origin:origin,inclusive:!0,continue:!def.abort})
else payload.issues.push({input:input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:inst,origin:origin,inclusive:!0,continue:!def.abort})
return}}if(input<minimum)payload.issues.push({origin:"number",input:input,code:"too_small",minimum:minimum,inclusive:!0,inst:inst,continue:!def.abort})
if(input>maximum)payload.issues.push({origin:"number",input:input,code:"too_big",maximum:maximum,inclusive:!0,inst:inst,continue:!def.abort})}})
const $ZodCheckBigIntFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckBigIntFormat",(inst,def)=>{$ZodCheck.init(inst,def)
const[minimum,maximum]=_util_js__WEBPACK_IMPORTED_MODULE_1__.NR[def.format]
inst._zod.check=payload=>{const input=payload.value
if(input<minimum)payload.issues.push({origin:"bigint",input:input,code:"too_small",minimum:minimum,inclusive:!0,inst:inst,continue:!def.abort})
if(input>maximum)payload.issues.push({origin:"bigint",input:input,code:"too_big",maximum:maximum,inclusive:!0,inst:inst,continue:!def.abort})}})
const $ZodCheckMaxSize=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxSize",(inst,def)=>{var _a
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasSize)
inst._zod.check=payload=>{const input=payload.value
const size=input.size
if(size<=def.maximum)return
payload.issues.push({origin:_util_js__WEBPACK_IMPORTED_MODULE_1__.fx(input),code:"too_big",maximum:def.maximum,inclusive:!0,input:input,inst:inst,continue:!def.abort})}})
const $ZodCheckMinSize=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinSize",(inst,def)=>{var _a
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasSize)
inst._zod.check=payload=>{const input=payload.value
const size=input.size
if(size>=def.minimum)return
payload.issues.push({origin:_util_js__WEBPACK_IMPORTED_MODULE_1__.fx(input),code:"too_small",minimum:def.minimum,inclusive:!0,input:input,inst:inst,continue:!def.abort})}})
const $ZodCheckSizeEquals=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckSizeEquals",(inst,def)=>{var _a
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasSize)
inst._zod.check=payload=>{const input=payload.value
const size=input.size
if(size===def.size)return
const tooBig=size>def.size
payload.issues.push({origin:_util_js__WEBPACK_IMPORTED_MODULE_1__.fx(input),...tooBig?{code:"too_big",maximum:def.size}:{code:"too_small",minimum:def.size},inclusive:!0,exact:!0,input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodCheckMaxLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength",(inst,def)=>{var _a
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasLength)
inst._zod.check=payload=>{const input=payload.value
const units=input.length
const length=typeof input==="string"&&units>def.maximum?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units
if(length<=def.maximum)return
const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input)
payload.issues.push({origin:origin,code:"too_big",maximum:def.maximum,inclusive:!0,input:input,inst:inst,continue:!def.abort})}})
const $ZodCheckMinLength=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength",(inst,def)=>{var _a
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasLength)
inst._zod.check=payload=>{const input=payload.value
const units=input.length
const length=typeof input==="string"&&units>=def.minimum&&units<def.minimum*2?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units
if(length>=def.minimum)return
const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input)
payload.issues.push({origin:origin,code:"too_small",minimum:def.minimum,inclusive:!0,input:input,inst:inst,continue:!def.abort})}})
const $ZodCheckLengthEquals=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals",(inst,def)=>{var _a
$ZodCheck.init(inst,def);(_a=inst._zod.def).when??(_a.when=_whenHasLength)
inst._zod.check=payload=>{const input=payload.value
const units=input.length
const length=typeof input==="string"&&units>=def.length&&units<=def.length*2?_util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input):units
if(length===def.length)return
const origin=_util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input)
const tooBig=length>def.length
payload.issues.push({origin:origin,...tooBig?{code:"too_big",maximum:def.length}:{code:"too_small",minimum:def.length},inclusive:!0,exact:!0,input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodCheckStringFormat=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat",(inst,def)=>{var _a,_b
$ZodCheck.init(inst,def)
if(def.pattern)(_a=inst._zod).check??(_a.check=payload=>{def.pattern.lastIndex=0
if(def.pattern.test(payload.value))return
payload.issues.push({origin:"string",code:"invalid_format",format:def.format,input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst:inst,continue:!def.abort})})
else(_b=inst._zod).check??(_b.check=()=>{})})
const $ZodCheckRegex=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def)
inst._zod.check=payload=>{def.pattern.lastIndex=0
if(def.pattern.test(payload.value))return
payload.issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst:inst,continue:!def.abort})}})
const $ZodCheckLowerCase=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__WEBPACK_IMPORTED_MODULE_2__.lowercase)
$ZodCheckStringFormat.init(inst,def)})
const $ZodCheckUpperCase=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=_regexes_js__WEBPACK_IMPORTED_MODULE_2__.uppercase)
$ZodCheckStringFormat.init(inst,def)})
const $ZodCheckIncludes=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def)
const escapedRegex=_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes)
const pattern=new RegExp(typeof def.position==="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex)
def.pattern=pattern
inst._zod.check=payload=>{if(payload.value.includes(def.includes,def.position))return
payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.includes,input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodCheckStartsWith=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(inst,def)
const pattern=new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`)
def.pattern??(def.pattern=pattern)
inst._zod.check=payload=>{if(payload.value.startsWith(def.prefix))return
payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodCheckEndsWith=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def)
const pattern=new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`)
def.pattern??(def.pattern=pattern)
inst._zod.check=payload=>{if(payload.value.endsWith(def.suffix))return
payload.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst:inst,continue:!def.abort})}})
function handleCheckPropertyResult(result,payload,property){if(result.issues.length)payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property,result.issues))}const $ZodCheckProperty=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperty",(inst,def)=>{$ZodCheck.init(inst,def)
inst._zod.check=payload=>{const result=def.schema._zod.run({value:payload.value[def.property],issues:[]},{})
if(result instanceof Promise)return result.then(result=>handleCheckPropertyResult(result,payload,def.property))
handleCheckPropertyResult(result,payload,def.property)
return}})
const $ZodCheckProperties=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties",(inst,def)=>{$ZodCheck.init(inst,def)
_util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst,Symbol.iterator,function*(){yield inst})
let entries
inst._zod.check=payload=>{if(payload.value==null){payload.issues.push({expected:"object",code:"invalid_type",input:payload.value,inst:inst})
return}entries??(entries=Reflect.ownKeys(def.shape).map(key=>[key,def.shape[key]]))
const input=payload.value
let proms
for(const[key,schema]of entries){const result=schema._zod.run({value:input[key],issues:[]},{})
if(result instanceof Promise){proms??(proms=[])
proms.push(result.then(result=>handleCheckPropertyResult(result,payload,key)))}else handleCheckPropertyResult(result,payload,key)}if(proms)return Promise.all(proms).then(()=>{})
return}})
const $ZodCheckMimeType=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMimeType",(inst,def)=>{$ZodCheck.init(inst,def)
const mimeSet=new Set(def.mime)
inst._zod.check=payload=>{if(mimeSet.has(payload.value.type))return
payload.issues.push({code:"invalid_value",values:def.mime,input:payload.value.type,inst:inst,continue:!def.abort})}})
const $ZodCheckOverwrite=_core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def)
inst._zod.check=payload=>{payload.value=def.tx(payload.value)}})}),88532:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$W:()=>config,GT:()=>$ZodAsyncError,cV:()=>$ZodEncodeError,cr:()=>globalConfig,tm:()=>NEVER,xI:()=>$constructor})
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723)
var _a
const NEVER=Object.freeze({status:"aborted"})
const _zodDesc={value:void 0,enumerable:!1}
let _E="captureStackTrace"in Error?Error:null
function newError(Definition){const E=_E
if(E){const saved=E.stackTraceLimit
if(typeof saved==="number"){try{E.stackTraceLimit=0}catch{_E=null
return new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer,proto,params){const zodProto={}
function Internals(def){this.def=def
this.constr=_
this.traits=new Set}Internals.prototype=zodProto
const protoMembers=proto
const initialized=protoMembers&&new WeakSet
function init(inst,def){if(!inst._zod){_zodDesc.value=new Internals(def)
try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}else if(inst._zod.traits.has(name))return
inst._zod.traits.add(name)
initializer(inst,def)
if(initialized){const own=Object.getPrototypeOf(inst)
const ctorProto=inst._zod.constr.prototype
let up=own
while(up&&up!==ctorProto)up=Object.getPrototypeOf(up)
const target=up??own
if(!initialized.has(target)){initialized.add(target);(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target,protoMembers)}}const proto=_.prototype
for(const k in proto){if(!Object.prototype.hasOwnProperty.call(proto,k))continue
if(!(k in inst))inst[k]=proto[k].bind(inst)}}const Parent=params?.Parent??Object
class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name})
function _(def){const inst=params?.Parent?newError(Definition):this
init(inst,def)
const deferred=inst._zod.deferred
if(deferred){for(const fn of deferred)fn()
inst._zod.deferred=void 0}const pp=globalThis.__zod_globalConfig?.postProcessor
if(pp)pp(inst)
return inst}Object.defineProperty(_,"init",{value:init})
Object.defineProperty(_,Symbol.hasInstance,{value:inst=>{if(params?.Parent&&inst instanceof params.Parent)return!0
return inst?._zod?.traits?.has(name)}})
Object.defineProperty(_,"name",{value:name})
return _}null&&Symbol("zod_brand")
class $ZodAsyncError extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}}class $ZodEncodeError extends Error{constructor(name){super(`Encountered unidirectional transform during encode: ${name}`)
this.name="ZodEncodeError"}}(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={})
const globalConfig=globalThis.__zod_globalConfig
function config(newConfig){if(newConfig)Object.assign(globalConfig,newConfig)
return globalConfig}}),37428:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JM:()=>flattenError,Kd:()=>$ZodRealError,S1:()=>prettifyError,Wk:()=>formatError,a$:()=>$ZodError})
var _core_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88532)
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723)
function _getMessage(){const internals=this._zod
internals.message??(internals.message=JSON.stringify(internals.def,_util_js__WEBPACK_IMPORTED_MODULE_0__.k8,2))
return internals.message}function _setMessage(value){this._zod.message=value}const _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0}
const _issuesDesc={value:void 0,enumerable:!1}
const _installedToString=new WeakSet([Object.prototype,Error.prototype])
const initializer=(inst,def)=>{inst.name="$ZodError"
_issuesDesc.value=def
Object.defineProperty(inst,"issues",_issuesDesc)
_issuesDesc.value=void 0
Object.defineProperty(inst,"message",_messageDesc)
const proto=Object.getPrototypeOf(inst)
if(!_installedToString.has(proto)){_installedToString.add(proto)
Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){const value=()=>this.message
Object.defineProperty(this,"toString",{value:value,configurable:!0,writable:!0})
return value},set(value){Object.defineProperty(this,"toString",{value:value,configurable:!0,writable:!0})}})}}
const $ZodError=(0,_core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError",initializer)
const $ZodRealError=(0,_core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError",initializer,void 0,{Parent:Error})
function node(obj,key,make){if(!Object.prototype.hasOwnProperty.call(obj,key))if(key==="__proto__")Object.defineProperty(obj,key,{value:make(),writable:!0,enumerable:!0,configurable:!0})
else obj[key]=make()
return obj[key]}function flattenError(error,mapper=issue=>issue.message){const fieldErrors={}
const formErrors=[]
for(const sub of error.issues)if(sub.path.length>0)node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub))
else formErrors.push(mapper(sub))
return{formErrors:formErrors,fieldErrors:fieldErrors}}function formatError(error,mapper=issue=>issue.message){const fieldErrors={_errors:[]}
const processError=(error,path=[])=>{for(const issue of error.issues)if(issue.code==="invalid_union"&&issue.errors.length)issue.errors.map(issues=>processError({issues:issues},[...path,...issue.path]))
else if(issue.code==="invalid_key")processError({issues:issue.issues},[...path,...issue.path])
else if(issue.code==="invalid_element")processError({issues:issue.issues},[...path,...issue.path])
else{const fullpath=[...path,...issue.path]
if(fullpath.length===0)fieldErrors._errors.push(mapper(issue))
else{let curr=fieldErrors
let i=0
while(i<fullpath.length){const el=fullpath[i]
const terminal=i===fullpath.length-1
if(el==="_errors"){if(terminal)curr._errors.push(mapper(issue))
i++
continue}if(!Object.prototype.hasOwnProperty.call(curr,el))Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0})
const node=curr[el]
if(terminal)node._errors.push(mapper(issue))
curr=node
i++}}}}
processError(error)
return fieldErrors}function toDotPath(_path){const segs=[]
const path=_path.map(seg=>typeof seg==="object"?seg.key:seg)
for(const seg of path)if(typeof seg==="number")segs.push(`[${seg}]`)
else if(typeof seg==="symbol")segs.push(`[${JSON.stringify(String(seg))}]`)
else if(/[^\w$]/.test(seg))segs.push(`[${JSON.stringify(seg)}]`)
else{if(segs.length)segs.push(".")
segs.push(seg)}return segs.join("")}function prettifyError(error){const lines=[]
const issues=[...error.issues].sort((a,b)=>(a.path??[]).length-(b.path??[]).length)
for(const issue of issues){lines.push(`✖ ${issue.message}`)
if(issue.path?.length)lines.push(`  → at ${toDotPath(issue.path)}`)}return lines.join("\n")}}),98439:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$X:()=>readonlyProcessor,$k:()=>optionalProcessor,A:()=>prefaultProcessor,A6:()=>customProcessor,BU:()=>undefinedProcessor,C0:()=>enumProcessor,CN:()=>tupleProcessor,CX:()=>promiseProcessor,Cv:()=>templateLiteralProcessor,Ec:()=>objectProcessor,Fl:()=>dateProcessor,Fs:()=>aggregateChecks,GC:()=>recordProcessor,H1:()=>fileProcessor,In:()=>nullProcessor,Kj:()=>nanProcessor,NV:()=>unknownProcessor,NX:()=>anyProcessor,Q9:()=>catchProcessor,RH:()=>neverProcessor,SW:()=>stringProcessor,Tr:()=>lazyProcessor,Wg:()=>numberProcessor,Y8:()=>bigintProcessor,Yv:()=>literalProcessor,aw:()=>successProcessor,bl:()=>toJSONSchema,bq:()=>functionProcessor,cR:()=>nonoptionalProcessor,cY:()=>arrayProcessor,dO:()=>booleanProcessor,fg:()=>symbolProcessor,fs:()=>pipeProcessor,iC:()=>unionProcessor,i_:()=>intersectionProcessor,jq:()=>mapProcessor,mh:()=>defaultProcessor,vn:()=>voidProcessor,xi:()=>transformProcessor,yq:()=>nullableProcessor,zH:()=>setProcessor})
var _regexes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23908)
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(56985)
var _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87509)
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723)
const narrowMin=(agg,key,value)=>{if(agg[key]===void 0||value>agg[key])agg[key]=value}
const narrowMax=(agg,key,value)=>{if(agg[key]===void 0||value<agg[key])agg[key]=value}
const narrowBoth=(agg,value)=>{narrowMin(agg,"minimum",value)
narrowMax(agg,"maximum",value)}
const addDivisor=(agg,value)=>{agg.multipleOf??(agg.multipleOf=[])
if(!agg.multipleOf.includes(value))agg.multipleOf.push(value)}
const addPattern=(agg,pattern)=>{agg.patterns??(agg.patterns=new Set)
agg.patterns.add(pattern)}
const intersectMime=(agg,mime)=>{agg.mime=agg.mime?agg.mime.filter(m=>mime.includes(m)):[...mime]}
const setFormat=(agg,format)=>{agg.format=format
if(format.includes("int"))agg.isInt=!0}
const minContributor=(agg,def)=>narrowMin(agg,"minimum",def.minimum)
const maxContributor=(agg,def)=>narrowMax(agg,"maximum",def.maximum)
const formatContributor=ranges=>(agg,def)=>{setFormat(agg,def.format)
const[minimum,maximum]=ranges[def.format]
narrowMin(agg,"minimum",minimum)
narrowMax(agg,"maximum",maximum)}
const contributors={greater_than:(agg,def)=>narrowMin(agg,def.inclusive?"minimum":"exclusiveMinimum",def.value),less_than:(agg,def)=>narrowMax(agg,def.inclusive?"maximum":"exclusiveMaximum",def.value),multiple_of:(agg,def)=>addDivisor(agg,def.value),number_format:formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.zH),bigint_format:formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.NR),min_length:minContributor,max_length:maxContributor,length_equals:(agg,def)=>narrowBoth(agg,def.length),min_size:minContributor,max_size:maxContributor,size_equals:(agg,def)=>narrowBoth(agg,def.size),string_format:(agg,def)=>{setFormat(agg,def.format)
if(def.pattern)addPattern(agg,def.pattern)
if(def.format==="base64"||def.format==="base64url")agg.contentEncoding=def.format
if(def.local||def.precision===-1)agg.laxFormat=!0},mime_type:(agg,def)=>intersectMime(agg,def.mime)}
function aggregateChecks(schema){const agg={}
const def=schema._zod.def
const list=schema._zod.traits.has("$ZodCheck")?[schema,...def.checks??[]]:def.checks??[]
for(const ch of list)contributors[ch._zod.def.check]?.(agg,ch._zod.def)
const bag=schema._zod.bag
if(bag.minimum!==void 0)narrowMin(agg,"minimum",bag.minimum)
if(bag.exclusiveMinimum!==void 0)narrowMin(agg,"exclusiveMinimum",bag.exclusiveMinimum)
if(bag.maximum!==void 0)narrowMax(agg,"maximum",bag.maximum)
if(bag.exclusiveMaximum!==void 0)narrowMax(agg,"exclusiveMaximum",bag.exclusiveMaximum)
if(bag.multipleOf!==void 0)addDivisor(agg,bag.multipleOf)
if(bag.format!==void 0){agg.format??(agg.format=bag.format)
if(bag.format.includes("int"))agg.isInt=!0}if(bag.mime)intersectMime(agg,bag.mime)
for(const pattern of bag.patterns??[])addPattern(agg,pattern)
return agg}const formatMap={guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""}
const exactPatterns=new Map([[_schemas_js__WEBPACK_IMPORTED_MODULE_1__.cq,_regexes_js__WEBPACK_IMPORTED_MODULE_2__.base64],[_schemas_js__WEBPACK_IMPORTED_MODULE_1__.xE,_regexes_js__WEBPACK_IMPORTED_MODULE_2__.base64url]])
const exactPattern=p=>exactPatterns.get(p)??p
const stringProcessor=(schema,ctx,_json,_params)=>{const json=_json
json.type="string"
const{minimum:minimum,maximum:maximum,format:format,patterns:patterns,contentEncoding:contentEncoding,laxFormat:laxFormat}=aggregateChecks(schema)
if(typeof minimum==="number")json.minLength=minimum
if(typeof maximum==="number")json.maxLength=maximum
if(format){json.format=formatMap[format]??format
if(json.format==="")delete json.format
if(format==="time"||laxFormat)delete json.format}if(contentEncoding)json.contentEncoding=contentEncoding
if(patterns&&patterns.size>0){const patternList=[...patterns].map(exactPattern)
if(patternList.length===1)json.pattern=patternList[0].source
else if(patternList.length>1)json.allOf=[...patternList.map(regex=>({...ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0"?{type:"string"}:{},pattern:regex.source}))]}}
const numberProcessor=(schema,ctx,_json,params)=>{const json=_json
const{minimum:minimum,maximum:maximum,multipleOf:multipleOf,exclusiveMaximum:exclusiveMaximum,exclusiveMinimum:exclusiveMinimum,isInt:isInt}=aggregateChecks(schema)
json.type=isInt?"integer":"number"
const exMin=typeof exclusiveMinimum==="number"&&exclusiveMinimum>=(minimum??Number.NEGATIVE_INFINITY)
const exMax=typeof exclusiveMaximum==="number"&&exclusiveMaximum<=(maximum??Number.POSITIVE_INFINITY)
const legacy=ctx.target==="draft-04"||ctx.target==="openapi-3.0"
if(exMin)if(legacy){json.minimum=exclusiveMinimum
json.exclusiveMinimum=!0}else json.exclusiveMinimum=exclusiveMinimum
else if(typeof minimum==="number")json.minimum=minimum
if(exMax)if(legacy){json.maximum=exclusiveMaximum
json.exclusiveMaximum=!0}else json.exclusiveMaximum=exclusiveMaximum
else if(typeof maximum==="number")json.maximum=maximum
if(multipleOf){const divisors=new Set
for(const divisor of multipleOf)if(Number.isFinite(divisor)&&divisor!==0)divisors.add(Math.abs(divisor))
else(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,`A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`)
const[first,...rest]=divisors
if(first!==void 0)json.multipleOf=first
if(rest.length)json.allOf=[...json.allOf??[],...rest.map(m=>({multipleOf:m}))]}}
const booleanProcessor=(_schema,_ctx,json,_params)=>{json.type="boolean"}
const bigintProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"BigInt cannot be represented in JSON Schema")}
const symbolProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Symbols cannot be represented in JSON Schema")}
const nullProcessor=(_schema,ctx,json,_params)=>{if(ctx.target==="openapi-3.0"){json.type="string"
json.nullable=!0
json.enum=[null]}else json.type="null"}
const undefinedProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Undefined cannot be represented in JSON Schema")}
const voidProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Void cannot be represented in JSON Schema")}
const neverProcessor=(_schema,_ctx,json,_params)=>{json.not={}}
const anyProcessor=(_schema,_ctx,_json,_params)=>{}
const unknownProcessor=(_schema,_ctx,_json,_params)=>{}
const dateProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Date cannot be represented in JSON Schema")}
const enumProcessor=(schema,_ctx,json,_params)=>{const def=schema._zod.def
const values=(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.w5)(def.entries)
if(values.length===0){json.not={}
return}if(values.every(v=>typeof v==="number"))json.type="number"
if(values.every(v=>typeof v==="string"))json.type="string"
json.enum=values}
const literalProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def
if(def.values.length===0){json.not={}
return}const vals=[]
for(const val of def.values)if(val===void 0){if((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof val==="bigint"){if((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"BigInt literals cannot be represented in JSON Schema"))return
vals.push(Number(val))}else vals.push(val)
if(vals.length===0);else if(vals.length===1){const val=vals[0]
json.type=val===null?"null":typeof val
if(ctx.target==="draft-04"||ctx.target==="openapi-3.0")json.enum=[val]
else json.const=val}else{if(vals.every(v=>typeof v==="number"))json.type="number"
if(vals.every(v=>typeof v==="string"))json.type="string"
if(vals.every(v=>typeof v==="boolean"))json.type="boolean"
if(vals.every(v=>v===null))json.type="null"
json.enum=vals}}
const nanProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"NaN cannot be represented in JSON Schema")}
const templateLiteralProcessor=(schema,_ctx,json,_params)=>{const _json=json
const pattern=schema._zod.pattern
if(!pattern)throw new Error("Pattern not found in template literal")
_json.type="string"
_json.pattern=pattern.source}
const fileProcessor=(schema,_ctx,json,_params)=>{const _json=json
_json.type="string"
_json.format="binary"
_json.contentEncoding="binary"
const{minimum:minimum,maximum:maximum,mime:mime}=aggregateChecks(schema)
if(minimum!==void 0)_json.minLength=minimum
if(maximum!==void 0)_json.maxLength=maximum
if(!mime)return
if(mime.length===0)_json.not={}
else if(mime.length===1)_json.contentMediaType=mime[0]
else _json.anyOf=mime.map(m=>({contentMediaType:m}))}
const successProcessor=(_schema,_ctx,json,_params)=>{json.type="boolean"}
const customProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Custom types cannot be represented in JSON Schema")}
const functionProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Function types cannot be represented in JSON Schema")}
const transformProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Transforms cannot be represented in JSON Schema")}
const mapProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Map cannot be represented in JSON Schema")}
const setProcessor=(schema,ctx,json,params)=>{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Set cannot be represented in JSON Schema")}
const arrayProcessor=(schema,ctx,_json,params)=>{const json=_json
const def=schema._zod.def
const{minimum:minimum,maximum:maximum}=aggregateChecks(schema)
if(typeof minimum==="number")json.minItems=minimum
if(typeof maximum==="number")json.maxItems=maximum
json.type="array"
json.items=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.element,ctx,{...params,path:[...params.path,"items"]})}
function inputOptin(schema){const def=schema._zod.def
if(def.type==="pipe"&&def.in._zod.traits.has("$ZodTransform"))return inputOptin(def.out)
if(def.type==="catch")return inputOptin(def.innerType)
return schema._zod.optin}const objectProcessor=(schema,ctx,_json,params)=>{const json=_json
const def=schema._zod.def
const shape=def.shape
const symbolKeys=Object.getOwnPropertySymbols(shape)
if(symbolKeys.length&&(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Symbol keys cannot be represented in JSON Schema"))return
json.type="object"
json.properties={}
for(const key in shape)(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.properties,key,(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(shape[key],ctx,{...params,path:[...params.path,"properties",key]}))
const requiredKeys=[]
for(const key of Object.keys(shape)){const field=def.shape[key]
if(ctx.io==="input"?inputOptin(field)===void 0:field._zod.optout===void 0)requiredKeys.push(key)}if(requiredKeys.length>0)json.required=requiredKeys
if(def.catchall?._zod.def.type==="never")json.additionalProperties=!1
else if(!def.catchall){if(ctx.io==="output")json.additionalProperties=!1}else if(def.catchall)json.additionalProperties=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.catchall,ctx,{...params,path:[...params.path,"additionalProperties"]})}
const unionProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def
const isExclusive=def.inclusive===!1
const options=def.options.map((x,i)=>(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x,ctx,{...params,path:[...params.path,isExclusive?"oneOf":"anyOf",i]}))
if(isExclusive)json.oneOf=options
else json.anyOf=options}
const intersectionProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def
const a=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.left,ctx,{...params,path:[...params.path,"allOf",0]})
const b=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.right,ctx,{...params,path:[...params.path,"allOf",1]})
const isSimpleIntersection=val=>"allOf"in val&&Object.keys(val).length===1
const allOf=[...isSimpleIntersection(a)?a.allOf:[a],...isSimpleIntersection(b)?b.allOf:[b]]
json.allOf=allOf
ctx.intersections.push(allOf)}
const tupleProcessor=(schema,ctx,_json,params)=>{const json=_json
const def=schema._zod.def
json.type="array"
const prefixPath=ctx.target==="draft-2020-12"?"prefixItems":"items"
const restPath=ctx.target==="draft-2020-12"?"items":ctx.target==="openapi-3.0"?"items":"additionalItems"
const prefixItems=def.items.map((x,i)=>(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x,ctx,{...params,path:[...params.path,prefixPath,i]}))
const rest=def.rest?(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.rest,ctx,{...params,path:[...params.path,restPath,...ctx.target==="openapi-3.0"?[def.items.length]:[]]}):null
let minItems=def.items.length
while(minItems>0){const item=def.items[minItems-1]
const optional=ctx.io==="input"?inputOptin(item)!==void 0:item._zod.optout==="optional"
if(!optional)break
minItems--}const maxItems=def.items.length
const isClosed=!def.rest
if(ctx.target==="draft-2020-12"){json.prefixItems=prefixItems
if(isClosed)json.items=!1
else if(rest)json.items=rest
if(minItems>0)json.minItems=minItems
if(isClosed)json.maxItems=maxItems}else if(ctx.target==="openapi-3.0"){json.items={anyOf:prefixItems}
if(rest)json.items.anyOf.push(rest)
if(minItems>0)json.minItems=minItems
if(isClosed)json.maxItems=maxItems}else{json.items=prefixItems
if(isClosed)json.additionalItems=!1
else if(rest)json.additionalItems=rest
if(minItems>0)json.minItems=minItems
if(isClosed)json.maxItems=maxItems}const{minimum:minimum,maximum:maximum}=aggregateChecks(schema)
if(typeof minimum==="number")json.minItems=minimum
if(typeof maximum==="number")json.maxItems=maximum}
function stringifyKeyNames(bySchema,json,visited){if(json.$ref){if(visited.has(json))return json
visited.add(json)
const def=bySchema.get(json)?.def
if(!def)return json
const inlined=stringifyKeyNames(bySchema,def,visited)
return inlined===def?json:inlined}for(const keyword of["anyOf","oneOf"]){const branches=json[keyword]
if(!Array.isArray(branches))continue
const mapped=branches.map(branch=>stringifyKeyNames(bySchema,branch,visited))
if(mapped.some((branch,i)=>branch!==branches[i]))json={...json,[keyword]:mapped}}const types=Array.isArray(json.type)?json.type:[json.type]
const numericType=!types.includes("string")&&types.some(t=>t==="number"||t==="integer")
const values=json.enum??(json.const!==void 0?[json.const]:void 0)
if(!numericType&&!values?.some(v=>typeof v==="number"))return json
const{minimum:minimum,maximum:maximum,exclusiveMinimum:exclusiveMinimum,exclusiveMaximum:exclusiveMaximum,multipleOf:multipleOf,format:format,id:id,...rest}=json
if(rest.enum)rest.enum=rest.enum.map(v=>typeof v==="number"?String(v):v)
else if(typeof rest.const==="number")rest.const=String(rest.const)
if(!numericType)return rest
rest.type="string"
if(!values)rest.pattern=(types.includes("number")?_regexes_js__WEBPACK_IMPORTED_MODULE_2__.number:_regexes_js__WEBPACK_IMPORTED_MODULE_2__.integer).source
return rest}const pendingRecords=new WeakMap
function rewriteKeyNames(ctx){const bySchema=new Map
for(const entry of ctx.seen.values())if(entry.def&&!bySchema.has(entry.schema))bySchema.set(entry.schema,entry)
const rewrites=new Map
for(const record of pendingRecords.get(ctx)??[]){const seen=ctx.seen.get(record)
const names=(seen?.def??seen?.schema)?.propertyNames
if(!names||names===!0||rewrites.has(names))continue
const rewritten=stringifyKeyNames(bySchema,names,new Set)
if(rewritten!==names)rewrites.set(names,rewritten)}if(!rewrites.size)return
for(const entry of ctx.seen.values())for(const carrier of[entry.schema,entry.def]){const rewritten=carrier&&rewrites.get(carrier.propertyNames)
if(rewritten)carrier.propertyNames=rewritten}}const recordProcessor=(schema,ctx,_json,params)=>{const json=_json
const def=schema._zod.def
json.type="object"
const keyType=def.keyType
const patterns=aggregateChecks(keyType).patterns
if(def.mode==="loose"&&patterns&&patterns.size>0){const valueSchema=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType,ctx,{...params,path:[...params.path,"patternProperties","*"]})
json.patternProperties={}
for(const pattern of patterns)(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.patternProperties,exactPattern(pattern).source,valueSchema)}else{if(ctx.target==="draft-07"||ctx.target==="draft-2020-12"){json.propertyNames=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.keyType,ctx,{...params,path:[...params.path,"propertyNames"]})
let pending=pendingRecords.get(ctx)
if(!pending){pending=[]
pendingRecords.set(ctx,pending)
ctx.deferred.push(()=>rewriteKeyNames(ctx))}pending.push(schema)}json.additionalProperties=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType,ctx,{...params,path:[...params.path,"additionalProperties"]})}const keyValues=keyType._zod.values
const omittableOnInput=ctx.io==="input"&&inputOptin(def.valueType)!==void 0
if(keyValues&&!def.partial&&!omittableOnInput){const validKeyValues=[...keyValues].filter(v=>typeof v==="string"||typeof v==="number")
if(validKeyValues.length>0)json.required=validKeyValues.map(String)}}
const nullableProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def
const inner=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
if(ctx.target==="openapi-3.0"){seen.ref=def.innerType
json.nullable=!0}else json.anyOf=[inner,{type:"null"}]}
const nonoptionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType}
const UNREPRESENTABLE_DEFAULT=Symbol()
function serializeDefaultValue(value,schema,ctx,json,params){let unrepresentable=!1
const serialized=JSON.stringify(value,(_,val)=>{if(typeof val!=="bigint")return val
unrepresentable=!0
return null})
if(!unrepresentable)return JSON.parse(serialized);(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"BigInt defaults cannot be represented in JSON Schema")
return UNREPRESENTABLE_DEFAULT}const defaultProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType
const value=serializeDefaultValue(def.defaultValue,schema,ctx,json,params)
if(value!==UNREPRESENTABLE_DEFAULT)json.default=value}
const prefaultProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType
if(ctx.io!=="input")return
const value=serializeDefaultValue(def.defaultValue,schema,ctx,json,params)
if(value!==UNREPRESENTABLE_DEFAULT)json._prefault=value}
const catchProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType
let catchValue
try{catchValue=def.catchValue(void 0)}catch{(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema,ctx,json,params,"Dynamic catch values are not supported in JSON Schema")
return}json.default=catchValue}
const pipeProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def
const inIsTransform=def.in._zod.traits.has("$ZodTransform")
const innerType=ctx.io==="input"?inIsTransform?def.out:def.in:def.out;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=innerType}
const readonlyProcessor=(schema,ctx,json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType
json.readOnly=!0}
const promiseProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType}
const optionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=def.innerType}
const lazyProcessor=(schema,ctx,_json,params)=>{const innerType=schema._zod.innerType;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType,ctx,params)
const seen=ctx.seen.get(schema)
seen.ref=innerType}
const allProcessors={string:stringProcessor,number:numberProcessor,boolean:booleanProcessor,bigint:bigintProcessor,symbol:symbolProcessor,null:nullProcessor,undefined:undefinedProcessor,void:voidProcessor,never:neverProcessor,any:anyProcessor,unknown:unknownProcessor,date:dateProcessor,enum:enumProcessor,literal:literalProcessor,nan:nanProcessor,template_literal:templateLiteralProcessor,file:fileProcessor,success:successProcessor,custom:customProcessor,function:functionProcessor,transform:transformProcessor,map:mapProcessor,set:setProcessor,array:arrayProcessor,object:objectProcessor,union:unionProcessor,intersection:intersectionProcessor,tuple:tupleProcessor,record:recordProcessor,nullable:nullableProcessor,nonoptional:nonoptionalProcessor,default:defaultProcessor,prefault:prefaultProcessor,catch:catchProcessor,pipe:pipeProcessor,readonly:readonlyProcessor,promise:promiseProcessor,optional:optionalProcessor,lazy:lazyProcessor}
function toJSONSchema(input,params){if("_idmap"in input){const registry=input
const ctx=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({...params,processors:allProcessors})
const defs={}
for(const entry of registry._idmap.entries()){const[_,schema]=entry;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(schema,ctx)}const schemas={}
const external={registry:registry,uri:params?.uri,defs:defs}
ctx.external=external
for(const entry of registry._idmap.entries()){const[key,schema]=entry;(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx,schema);(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(schemas,key,(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx,schema))}if(Object.keys(defs).length>0){const defsSegment=ctx.target==="draft-2020-12"?"$defs":"definitions"
schemas.__shared={[defsSegment]:defs}}return{schemas:schemas}}const ctx=(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({...params,processors:allProcessors});(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(input,ctx);(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx,input)
return(0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx,input)}}),4196:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EJ:()=>parseAsync,F0:()=>validateAsync,GW:()=>_encodeAsync,Mv:()=>_encode,Od:()=>_safeParse,R3:()=>_safeDecodeAsync,Rb:()=>_parseAsync,Tj:()=>_parse,VS:()=>_safeDecode,e2:()=>_decode,or:()=>_decodeAsync,qg:()=>parse,rh:()=>_safeEncode,tf:()=>validate,v_:()=>_safeEncodeAsync,wG:()=>_safeParseAsync,xL:()=>safeParse})
var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88532)
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37428)
var _util_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54723)
function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}const _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,async:!1}:{async:!1}
const result=schema._zod.run({value:value,issues:[]},ctx)
if(result instanceof Promise)throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT
if(result.issues.length){const e=new(_params?.Err??_Err)(result.issues.map(iss=>_util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss,ctx,_core_js__WEBPACK_IMPORTED_MODULE_0__.$W())))
_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e,_params?.callee??fn)
throw e}return result.value}
return fn}
const parse=_parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd)
const _parseAsync=_Err=>{const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,async:!0}:{async:!0}
let result=schema._zod.run({value:value,issues:[]},ctx)
if(result instanceof Promise)result=await result
if(result.issues.length){const e=new(params?.Err??_Err)(result.issues.map(iss=>_util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss,ctx,_core_js__WEBPACK_IMPORTED_MODULE_0__.$W())))
_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e,params?.callee??fn)
throw e}return result.value}
return fn}
const parseAsync=_parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd)
const _safeParse=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!1}:{async:!1}
const result=schema._zod.run({value:value,issues:[]},ctx)
if(result instanceof Promise)throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT
return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}}
const safeParse=_safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd)
function failure(Err,issues,ctx){let error
return{success:!1,get error(){if(!error){error=new Err(issues.map(iss=>_util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss,ctx,_core_js__WEBPACK_IMPORTED_MODULE_0__.$W())))
issues=void 0
ctx=void 0}return error},set error(e){error=e
issues=void 0
ctx=void 0}}}const _safeParseAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0}:{async:!0}
let result=schema._zod.run({value:value,issues:[]},ctx)
if(result instanceof Promise)result=await result
return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const COMPILE_INVALID=Symbol.for("zod.compile.invalid")
const COMPILE_FALLBACK=Symbol.for("zod.compile.fallback")
const validate=(schema,value,_ctx)=>{const validator=schema._zod.bag.validator
if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0
if(validator.definite===!0&&_ctx===void 0)return!1}return validateFallback(schema,value,_ctx)}
function validateFallback(schema,value,_ctx){const ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0}
const fallbackRun=schema._zod.bag.fallbackRun
let result
if(fallbackRun){ctx[COMPILE_FALLBACK]=!0
result=fallbackRun({value:value,issues:[]},ctx)}else result=schema._zod.run({value:value,issues:[]},ctx)
if(result instanceof Promise)throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT
return result.issues.length===0}const validateAsync=async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0}
let result=schema._zod.run({value:value,issues:[]},ctx)
if(result instanceof Promise)result=await result
return result.issues.length===0}
const _encode=_Err=>{const parse=_parse(_Err)
const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"}
return parse(schema,value,ctx,finalizeParams(fn,_params))}
return fn}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _decode=_Err=>{const parse=_parse(_Err)
const fn=(schema,value,_ctx,_params)=>parse(schema,value,_ctx,finalizeParams(fn,_params))
return fn}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _encodeAsync=_Err=>{const parseAsync=_parseAsync(_Err)
const fn=async(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"}
return await parseAsync(schema,value,ctx,finalizeParams(fn,_params))}
return fn}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _decodeAsync=_Err=>{const parseAsync=_parseAsync(_Err)
const fn=async(schema,value,_ctx,_params)=>await parseAsync(schema,value,_ctx,finalizeParams(fn,_params))
return fn}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _safeEncode=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"}
return _safeParse(_Err)(schema,value,ctx)}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _safeDecode=_Err=>(schema,value,_ctx)=>_safeParse(_Err)(schema,value,_ctx)
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"}
return _safeParseAsync(_Err)(schema,value,ctx)}
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd
const _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(schema,value,_ctx)
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd}),23908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{anyString:()=>anyString,base64:()=>base64,base64url:()=>base64url,bigint:()=>bigint,boolean:()=>boolean,browserEmail:()=>browserEmail,cidrv4:()=>cidrv4,cidrv6:()=>cidrv6,creditCard:()=>creditCard,cuid:()=>cuid,cuid2:()=>cuid2,currencyCode:()=>currencyCode,date:()=>date,datetime:()=>datetime,domain:()=>domain,duration:()=>duration,e164:()=>e164,email:()=>email,emoji:()=>emoji,extendedDuration:()=>extendedDuration,guid:()=>guid,hex:()=>hex,hostname:()=>hostname,html5Email:()=>html5Email,httpProtocol:()=>httpProtocol,iban:()=>iban,idnEmail:()=>idnEmail,integer:()=>integer,ipv4:()=>ipv4,ipv6:()=>ipv6,ksuid:()=>ksuid,lowercase:()=>lowercase,mac:()=>mac,md5_base64:()=>md5_base64,md5_base64url:()=>md5_base64url,md5_hex:()=>md5_hex,nanoid:()=>nanoid,nanoidOfLength:()=>nanoidOfLength,null:()=>_null,number:()=>number,rfc5322Email:()=>rfc5322Email,sha1_base64:()=>sha1_base64,sha1_base64url:()=>sha1_base64url,sha1_hex:()=>sha1_hex,sha256_base64:()=>sha256_base64,sha256_base64url:()=>sha256_base64url,sha256_hex:()=>sha256_hex,sha384_base64:()=>sha384_base64,sha384_base64url:()=>sha384_base64url,sha384_hex:()=>sha384_hex,sha512_base64:()=>sha512_base64,sha512_base64url:()=>sha512_base64url,sha512_hex:()=>sha512_hex,string:()=>string,time:()=>time,ulid:()=>ulid,undefined:()=>_undefined,unicodeEmail:()=>unicodeEmail,uppercase:()=>uppercase,uuid:()=>uuid,uuid4:()=>uuid4,uuid6:()=>uuid6,uuid7:()=>uuid7,xid:()=>xid})
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723)
const cuid=/^[cC][0-9a-z]{6,}$/
const cuid2=/^[0-9a-z]+$/
const ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/
const xid=/^[0-9a-vA-V]{20}$/
const ksuid=/^[A-Za-z0-9]{27}$/
const nanoid=/^[a-zA-Z0-9_-]{21}$/
function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}const duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/
const extendedDuration=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/
const guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/
const uuid=version=>{if(!version)return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/
return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)}
const uuid4=uuid(4)
const uuid6=uuid(6)
const uuid7=uuid(7)
const email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/
const html5Email=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const rfc5322Email=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/
const unicodeEmail=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u
const idnEmail=unicodeEmail
const browserEmail=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const _emoji=`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`
function emoji(){return new RegExp(_emoji,"u")}const ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/
const ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/
const mac=delimiter=>{const escapedDelim=_util_js__WEBPACK_IMPORTED_MODULE_0__.sD(delimiter??":")
return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`)}
const cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/
const cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/
const base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/
const base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/
const hostname=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/
const domain=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/
const httpProtocol=/^https?$/
const e164=/^\+[1-9]\d{6,14}$/
const creditCard=/^\d(?:[ -]?\d){11,18}$/
const currencyCode=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/
const iban=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/
const dateSource=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`
function anchor(source){return new RegExp(`^${source}$`)}const date=anchor(dateSource)
function timeSource(args){const hhmm=`(?:[01]\\d|2[0-3]):[0-5]\\d`
const regex=typeof args.precision==="number"?args.precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`
return regex}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"]
if(args.offset)opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`)
const qualified=`${timeSource({precision:args.precision,seconds:!0})}(?:${opts.join("|")})`
const timeRegex=args.local?`${qualified}|${timeSource({precision:args.precision})}`:qualified
return new RegExp(`^${dateSource}T(?:${timeRegex})$`)}const anyString=/^[\s\S]{0,}$/
const string=params=>{const regex=params?`[\\s\\S]{${params?.minimum??0},${params?.maximum??""}}`:`[\\s\\S]*`
return new RegExp(`^${regex}$`)}
const bigint=/^-?\d+n?$/
const integer=/^-?\d+$/
const number=/^-?\d+(?:\.\d+)?$/
const boolean=/^(?:true|false)$/i
const _null=/^null$/i
const _undefined=/^undefined$/i
const lowercase=/^[^A-Z]*$/
const uppercase=/^[^a-z]*$/
const hex=/^[0-9a-fA-F]*$/
function fixedBase64(bodyLength,padding){return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`)}function fixedBase64url(length){return new RegExp(`^[A-Za-z0-9_-]{${length}}$`)}const md5_hex=/^[0-9a-fA-F]{32}$/
const md5_base64=fixedBase64(22,"==")
const md5_base64url=fixedBase64url(22)
const sha1_hex=/^[0-9a-fA-F]{40}$/
const sha1_base64=fixedBase64(27,"=")
const sha1_base64url=fixedBase64url(27)
const sha256_hex=/^[0-9a-fA-F]{64}$/
const sha256_base64=fixedBase64(43,"=")
const sha256_base64url=fixedBase64url(43)
const sha384_hex=/^[0-9a-fA-F]{96}$/
const sha384_base64=fixedBase64(64,"")
const sha384_base64url=fixedBase64url(64)
const sha512_hex=/^[0-9a-fA-F]{128}$/
const sha512_base64=fixedBase64(86,"==")
const sha512_base64url=fixedBase64url(86)}),29396:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{fd:()=>globalRegistry})
var _a
null&&Symbol("ZodOutput")
null&&Symbol("ZodInput")
class $ZodRegistry{constructor(){this._map=new WeakMap
this._idmap=new Map}add(schema,..._meta){const meta=_meta[0]
this._map.set(schema,meta)
if(meta&&typeof meta==="object"&&"id"in meta)this._idmap.set(meta.id,schema)
return this}clear(){this._map=new WeakMap
this._idmap=new Map
return this}remove(schema){const meta=this._map.get(schema)
if(meta&&typeof meta==="object"&&"id"in meta)this._idmap.delete(meta.id)
this._map.delete(schema)
return this}get(schema){const p=schema._zod.parent
if(p){const pm={...this.get(p)??{}}
delete pm.id
const f={...pm,...this._map.get(schema)}
return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){return this._map.has(schema)}}function registry(){return new $ZodRegistry}(_a=globalThis).__zod_globalRegistry??(_a.__zod_globalRegistry=registry())
const globalRegistry=globalThis.__zod_globalRegistry}),56985:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gb:()=>$ZodAny,$p:()=>$ZodArray,Dq:()=>$ZodBase64,CQ:()=>$ZodBase64URL,BN:()=>$ZodBigInt,IT:()=>$ZodBigIntFormat,sF:()=>$ZodBoolean,CI:()=>$ZodCIDRv4,Cn:()=>$ZodCIDRv6,bl:()=>$ZodCUID,Zu:()=>$ZodCUID2,t$:()=>$ZodCatch,YY:()=>$ZodCodec,ZZ:()=>$ZodCreditCard,b0:()=>$ZodCustom,ZQ:()=>$ZodCustomStringFormat,o5:()=>$ZodDate,rv:()=>$ZodDefault,P0:()=>$ZodDiscriminatedUnion,Oy:()=>$ZodE164,qG:()=>$ZodEmail,cG:()=>$ZodEmoji,VO:()=>$ZodEnum,RL:()=>$ZodExactOptional,CT:()=>$ZodFile,_A:()=>$ZodFunction,Zc:()=>$ZodGUID,ew:()=>$ZodIBAN,Lc:()=>$ZodIPv4,Zy:()=>$ZodIPv6,v1:()=>$ZodISODate,Ko:()=>$ZodISODateTime,$N:()=>$ZodISODuration,Ax:()=>$ZodISOTime,LJ:()=>$ZodIntersection,h8:()=>$ZodJWT,GY:()=>$ZodKSUID,kU:()=>$ZodLazy,nu:()=>$ZodLiteral,rO:()=>$ZodMAC,eb:()=>$ZodMap,zP:()=>$ZodNaN,Py:()=>$ZodNanoID,Um:()=>$ZodNever,N$:()=>$ZodNonOptional,x8:()=>$ZodNull,qc:()=>$ZodNullable,vz:()=>$ZodNumber,I:()=>$ZodNumberFormat,w:()=>$ZodObjectJIT,ig:()=>$ZodOptional,_m:()=>$ZodPipe,VF:()=>$ZodPrefault,KX:()=>$ZodPreprocess,hA:()=>$ZodPromise,Sb:()=>$ZodReadonly,h:()=>$ZodRecord,Oi:()=>$ZodSet,$v:()=>$ZodString,EY:()=>$ZodStringFormat,Dw:()=>$ZodSuccess,U5:()=>$ZodSymbol,d:()=>$ZodTemplateLiteral,Wc:()=>$ZodTransform,G3:()=>$ZodTuple,W4:()=>$ZodType,g5:()=>$ZodULID,VY:()=>$ZodURL,Zn:()=>$ZodUUID,Mv:()=>$ZodUndefined,cu:()=>$ZodUnion,GP:()=>$ZodUnknown,WH:()=>$ZodVoid,TF:()=>$ZodXID,pm:()=>$ZodXor,cq:()=>base64Charset,xE:()=>base64urlCharset,YK:()=>standardProps})
var checks=__webpack_require__(44890)
var core=__webpack_require__(88532)
class Doc{constructor(args=[],closed={}){this.content=[]
this.indent=0
this.args=args
this.closed=closed}indented(fn){this.indent+=1
try{fn(this)}finally{this.indent-=1}}write(arg){if(typeof arg==="function"){arg(this,{execution:"sync"})
arg(this,{execution:"async"})
return}const content=arg
const lines=content.split("\n").filter(x=>x)
const minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length))
const dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(this.indent*2)+x)
for(const line of dedented)this.content.push(line)}compile(){const F=Function
const content=this?.content??[``]
const factory=new F(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)
return factory(...Object.values(this.closed))}}var parse=__webpack_require__(4196)
var regexes=__webpack_require__(23908)
var util=__webpack_require__(54723)
const version={major:4,minor:6,patch:7}
const $ZodType=core.xI("$ZodType",(inst,def)=>{var _a
inst??(inst={})
inst._zod.def=def
inst._zod.bag=inst._zod.bag||{}
inst._zod.version=version
const defChecks=inst._zod.def.checks
const checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[]
for(const ch of checks)for(const fn of ch._zod.onattach)fn(inst)
if(checks.length===0){(_a=inst._zod).deferred??(_a.deferred=[])
inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse})}else{const runChecks=(payload,checks,ctx)=>{if(payload.memo)return payload
let isAborted=util.QH(payload)
let asyncResult
for(const ch of checks){if(ch._zod.def.when){if(util.rL(payload))continue
const shouldRun=ch._zod.def.when(payload)
if(!shouldRun)continue}else if(isAborted)continue
const currLen=payload.issues.length
const _=ch._zod.check(payload)
if(_ instanceof Promise&&ctx?.async===!1)throw new core.GT
if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _
const nextLen=payload.issues.length
if(nextLen===currLen)return
util.d3(payload.issues,currLen,inst)
if(!isAborted)isAborted=util.QH(payload,currLen)})
else{const nextLen=payload.issues.length
if(nextLen===currLen)continue
util.d3(payload.issues,currLen,inst)
if(!isAborted)isAborted=util.QH(payload,currLen)}}if(asyncResult)return asyncResult.then(()=>payload)
return payload}
const handleCanaryResult=(canary,payload,ctx)=>{if(util.QH(canary)){canary.aborted=!0
return canary}const checkResult=runChecks(payload,checks,ctx)
if(checkResult instanceof Promise){if(ctx.async===!1)throw new core.GT
return checkResult.then(checkResult=>inst._zod.parse(checkResult,ctx))}return inst._zod.parse(checkResult,ctx)}
inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)return inst._zod.parse(payload,ctx)
if(ctx.direction==="backward"){const canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:!0})
if(canary instanceof Promise)return canary.then(canary=>handleCanaryResult(canary,payload,ctx))
return handleCanaryResult(canary,payload,ctx)}const result=inst._zod.parse(payload,ctx)
if(result instanceof Promise){if(ctx.async===!1)throw new core.GT
return result.then(result=>runChecks(result,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~standard"(){return util.jD(this,"~standard",standardProps(this))},set"~standard"(value){util.qh(this,"~standard",value)}})
const toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.map(iss=>util.iR(iss,ctx,core.$W()))}:{value:r.value}
async function validateAsync(inst,value){const ctx={async:!0}
return toStandardResult(await inst._zod.run({value:value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{const ctx={async:!1}
try{const r=inst._zod.run({value:value,issues:[]},ctx)
if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch(_){}return validateAsync(inst,value)},vendor:"zod",version:1}}const $ZodString=core.xI("$ZodString",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.pattern=def.pattern??regexes.anyString
inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch(_){}if(typeof payload.value==="string")return payload
payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst:inst})
return payload}})
const $ZodStringFormat=core.xI("$ZodStringFormat",(inst,def)=>{checks.ql.init(inst,def)
$ZodString.init(inst,def)})
const $ZodGUID=core.xI("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=regexes.guid)
$ZodStringFormat.init(inst,def)})
const $ZodUUID=core.xI("$ZodUUID",(inst,def)=>{if(def.version){const versionMap={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}
const v=versionMap[def.version]
if(v===void 0)throw new Error(`Invalid UUID version: "${def.version}"`)
def.pattern??(def.pattern=regexes.uuid(v))}else def.pattern??(def.pattern=regexes.uuid())
$ZodStringFormat.init(inst,def)})
const $ZodEmail=core.xI("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=regexes.email)
$ZodStringFormat.init(inst,def)})
const URL_BAD_FORMAT=1
const URL_UNPARSEABLE=2
function canParseURL(input){try{if(typeof URL!=="undefined"&&typeof URL.canParse==="function")return URL.canParse(input)
new URL(input)
return!0}catch{return!1}}function validateURL(trimmed,def){if(!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def))return canParseURL(trimmed)||URL_UNPARSEABLE
return parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.protocol?.source===regexes.httpProtocol.source&&!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT
try{if(typeof URL!=="undefined"){const URLStatic=URL
if(typeof URLStatic.parse==="function")return URLStatic.parse(trimmed)??URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}const asciiTabOrNewline=/[\t\n\r]/g
function stripTabAndNewline(value){return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){hostname.lastIndex=0
return hostname.test(url.hostname)}function urlProtocolOk(url,protocol){protocol.lastIndex=0
return protocol.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}const $ZodURL=core.xI("$ZodURL",(inst,def)=>{$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{try{const trimmed=payload.value.trim()
const url=validateURL(trimmed,def)
if(url===URL_BAD_FORMAT){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst:inst,continue:!def.abort})
return}if(url===URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst:inst,continue:!def.abort})
return}if(url===!0){payload.value=stripTabAndNewline(trimmed)
return}if(def.hostname&&!urlHostnameOk(url,def.hostname))payload.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.value,inst:inst,continue:!def.abort})
if(def.protocol&&!urlProtocolOk(url,def.protocol))payload.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:def.protocol.source,input:payload.value,inst:inst,continue:!def.abort})
payload.value=def.normalize?url.href:stripTabAndNewline(trimmed)
return}catch(_){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst:inst,continue:!def.abort})}}})
const $ZodEmoji=core.xI("$ZodEmoji",(inst,def)=>{def.pattern??(def.pattern=regexes.emoji())
$ZodStringFormat.init(inst,def)})
const $ZodNanoID=core.xI("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`)
def.pattern??(def.pattern=def.length===void 0?regexes.nanoid:regexes.nanoidOfLength(def.length))
$ZodStringFormat.init(inst,def)})
const $ZodCUID=core.xI("$ZodCUID",(inst,def)=>{def.pattern??(def.pattern=regexes.cuid)
$ZodStringFormat.init(inst,def)})
const $ZodCUID2=core.xI("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=regexes.cuid2)
$ZodStringFormat.init(inst,def)})
const $ZodULID=core.xI("$ZodULID",(inst,def)=>{def.pattern??(def.pattern=regexes.ulid)
$ZodStringFormat.init(inst,def)})
const $ZodXID=core.xI("$ZodXID",(inst,def)=>{def.pattern??(def.pattern=regexes.xid)
$ZodStringFormat.init(inst,def)})
const $ZodKSUID=core.xI("$ZodKSUID",(inst,def)=>{def.pattern??(def.pattern=regexes.ksuid)
$ZodStringFormat.init(inst,def)})
const $ZodISODateTime=core.xI("$ZodISODateTime",(inst,def)=>{def.pattern??(def.pattern=regexes.datetime(def))
$ZodStringFormat.init(inst,def)})
const $ZodISODate=core.xI("$ZodISODate",(inst,def)=>{def.pattern??(def.pattern=regexes.date)
$ZodStringFormat.init(inst,def)})
const $ZodISOTime=core.xI("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=regexes.time(def))
$ZodStringFormat.init(inst,def)})
const $ZodISODuration=core.xI("$ZodISODuration",(inst,def)=>{def.pattern??(def.pattern=regexes.duration)
$ZodStringFormat.init(inst,def)})
const $ZodIPv4=core.xI("$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=regexes.ipv4)
$ZodStringFormat.init(inst,def)})
const ipv6Alphabet=/^[0-9a-fA-F:.]+$/
function isValidIPv6(value){if(!ipv6Alphabet.test(value))return!1
return canParseURL(`http://[${value}]`)}const $ZodIPv6=core.xI("$ZodIPv6",(inst,def)=>{def.pattern??(def.pattern=regexes.ipv6)
$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(!isValidIPv6(payload.value))payload.issues.push({code:"invalid_format",format:"ipv6",input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodMAC=core.xI("$ZodMAC",(inst,def)=>{def.pattern??(def.pattern=regexes.mac(def.delimiter))
$ZodStringFormat.init(inst,def)})
const $ZodCIDRv4=core.xI("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=regexes.cidrv4)
$ZodStringFormat.init(inst,def)})
function isValidCIDRv6(value){const parts=value.split("/")
if(parts.length!==2)return!1
const[address,prefix]=parts
if(!prefix)return!1
const prefixNum=Number(prefix)
if(`${prefixNum}`!==prefix)return!1
if(prefixNum<0||prefixNum>128)return!1
return isValidIPv6(address)}const $ZodCIDRv6=core.xI("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=regexes.cidrv6)
$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(!isValidCIDRv6(payload.value))payload.issues.push({code:"invalid_format",format:"cidrv6",input:payload.value,inst:inst,continue:!def.abort})}})
function isValidBase64(data){if(data==="")return!0
if(/\s/.test(data))return!1
if(data.length%4!==0)return!1
try{atob(data)
return!0}catch{return!1}}const base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/
const $ZodBase64=core.xI("$ZodBase64",(inst,def)=>{def.pattern??(def.pattern=base64Charset)
$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(isValidBase64(payload.value))return
payload.issues.push({code:"invalid_format",format:"base64",input:payload.value,inst:inst,continue:!def.abort})}})
const base64urlCharset=/^[A-Za-z0-9_-]*$/
function isValidBase64URL(data){if(!base64urlCharset.test(data))return!1
const base64=data.replace(/[-_]/g,c=>c==="-"?"+":"/")
const padded=base64.padEnd(Math.ceil(base64.length/4)*4,"=")
return isValidBase64(padded)}const $ZodBase64URL=core.xI("$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset)
$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(isValidBase64URL(payload.value))return
payload.issues.push({code:"invalid_format",format:"base64url",input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodE164=core.xI("$ZodE164",(inst,def)=>{def.pattern??(def.pattern=regexes.e164)
$ZodStringFormat.init(inst,def)})
const CC_SANITIZE=/[- ]/g
function isLuhnAlgo(digits){let length=digits.length
let bit=1
let sum=0
while(length){const value=digits.charCodeAt(--length)-48
bit^=1
sum+=bit?[0,2,4,6,8,1,3,5,7,9][value]:value}return sum%10===0}function isValidCreditCard(input){if(!regexes.creditCard.test(input))return!1
return isLuhnAlgo(input.replace(CC_SANITIZE,""))}const $ZodCreditCard=core.xI("$ZodCreditCard",(inst,def)=>{def.pattern??(def.pattern=regexes.creditCard)
$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(isValidCreditCard(payload.value))return
payload.issues.push({code:"invalid_format",format:"credit_card",input:payload.value,inst:inst,continue:!def.abort})}})
function isIso7064Mod97(iban){let remainder=0
const len=iban.length
for(let i=4;i<len;i++){const code=iban.charCodeAt(i)
remainder=(code>=65?remainder*100+(code-55):remainder*10+(code-48))%97}for(let i=0;i<4;i++){const code=iban.charCodeAt(i)
remainder=(code>=65?remainder*100+(code-55):remainder*10+(code-48))%97}return remainder===1}function isValidIBAN(input){if(!regexes.iban.test(input))return!1
return isIso7064Mod97(input)}const $ZodIBAN=core.xI("$ZodIBAN",(inst,def)=>{def.pattern??(def.pattern=regexes.iban)
$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(isValidIBAN(payload.value))return
payload.issues.push({code:"invalid_format",format:"iban",input:payload.value,inst:inst,continue:!def.abort})}})
function isValidJWT(token,algorithm=null){try{const tokensParts=token.split(".")
if(tokensParts.length!==3)return!1
const[header]=tokensParts
if(!header)return!1
const parsedHeader=JSON.parse(atob(header))
if("typ"in parsedHeader&&parsedHeader?.typ!=="JWT")return!1
if(!parsedHeader.alg)return!1
if(algorithm&&(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))return!1
return!0}catch{return!1}}const $ZodJWT=core.xI("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(isValidJWT(payload.value,def.alg))return
payload.issues.push({code:"invalid_format",format:"jwt",input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodCustomStringFormat=core.xI("$ZodCustomStringFormat",(inst,def)=>{$ZodStringFormat.init(inst,def)
inst._zod.check=payload=>{if(def.fn(payload.value))return
payload.issues.push({code:"invalid_format",format:def.format,input:payload.value,inst:inst,continue:!def.abort})}})
const $ZodNumber=core.xI("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.pattern=regexes.number
inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Number(payload.value)}catch(_){}const input=payload.value
if(typeof input==="number"&&!Number.isNaN(input)&&Number.isFinite(input))return payload
const received=typeof input==="number"?Number.isNaN(input)?"NaN":!Number.isFinite(input)?String(input):void 0:void 0
payload.issues.push({expected:"number",code:"invalid_type",input:input,inst:inst,...received?{received:received}:{}})
return payload}})
const $ZodNumberFormat=core.xI("$ZodNumberFormat",(inst,def)=>{checks.KH.init(inst,def)
$ZodNumber.init(inst,def)})
const $ZodBoolean=core.xI("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.pattern=regexes.boolean
inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Boolean(payload.value)}catch(_){}const input=payload.value
if(typeof input==="boolean")return payload
payload.issues.push({expected:"boolean",code:"invalid_type",input:input,inst:inst})
return payload}})
const $ZodBigInt=core.xI("$ZodBigInt",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.pattern=regexes.bigint
inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=BigInt(payload.value)}catch(_){}if(typeof payload.value==="bigint")return payload
payload.issues.push({expected:"bigint",code:"invalid_type",input:payload.value,inst:inst})
return payload}})
const $ZodBigIntFormat=core.xI("$ZodBigIntFormat",(inst,def)=>{checks.uE.init(inst,def)
$ZodBigInt.init(inst,def)})
const $ZodSymbol=core.xI("$ZodSymbol",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(typeof input==="symbol")return payload
payload.issues.push({expected:"symbol",code:"invalid_type",input:input,inst:inst})
return payload}})
const $ZodUndefined=core.xI("$ZodUndefined",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.pattern=regexes.undefined
inst._zod.values=new Set([void 0])
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(typeof input==="undefined")return payload
payload.issues.push({expected:"undefined",code:"invalid_type",input:input,inst:inst})
return payload}})
const $ZodNull=core.xI("$ZodNull",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.pattern=regexes["null"]
inst._zod.values=new Set([null])
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(input===null)return payload
payload.issues.push({expected:"null",code:"invalid_type",input:input,inst:inst})
return payload}})
const $ZodAny=core.xI("$ZodAny",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=payload=>payload})
const $ZodUnknown=core.xI("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=payload=>payload})
const $ZodNever=core.xI("$ZodNever",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,_ctx)=>{payload.issues.push({expected:"never",code:"invalid_type",input:payload.value,inst:inst})
return payload}})
const $ZodVoid=core.xI("$ZodVoid",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(typeof input==="undefined")return payload
payload.issues.push({expected:"void",code:"invalid_type",input:input,inst:inst})
return payload}})
const $ZodDate=core.xI("$ZodDate",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=new Date(payload.value)}catch(_err){}const input=payload.value
const isDate=input instanceof Date
const isValidDate=isDate&&!Number.isNaN(input.getTime())
if(isValidDate)return payload
payload.issues.push({expected:"date",code:"invalid_type",input:input,...isDate?{received:"Invalid Date"}:{},inst:inst})
return payload}})
function capSize(inst,size){const caps=util.hi(inst._zod.def.checks)
if(!caps.length)return
const cap=Math.min(...caps.map(c=>c[0]))
const parse=inst._zod.parse
inst._zod.parse=(payload,ctx)=>{const n=size(payload.value)
if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward")for(const[max,ch]of util.hi(inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){const start=payload.issues.length
ch._zod.check(payload)
payload.issues[start].continue=!1
util.d3(payload.issues,start,inst)
return payload}return parse(payload,ctx)}}const arraySize=input=>Array.isArray(input)?input.length:-1
const mapSize=input=>input instanceof Map?input.size:-1
const setSize=input=>input instanceof Set?input.size:-1
function handleArrayResult(result,final,index){if(result.issues.length)final.issues.push(...util.lQ(index,result.issues))
final.value[index]=result.value}const $ZodArray=core.xI("$ZodArray",(inst,def)=>{$ZodType.init(inst,def)
const memo=core.cr.memoizer
memo?.attach(inst)
inst._zod.parse=(payload,ctx)=>{const input=payload.value
if(!Array.isArray(input)){payload.issues.push({expected:"array",code:"invalid_type",input:input,inst:inst})
return payload}payload.value=memo?memo.alloc(inst,payload,Array(input.length),ctx):Array(input.length)
const proms=[]
const abortEarly=ctx?.abortEarly
for(let i=0;i<input.length;i++){const item=input[i]
const result=def.element._zod.run({value:item,issues:[]},ctx)
if(result instanceof Promise)proms.push(result.then(result=>handleArrayResult(result,payload,i)))
else{handleArrayResult(result,payload,i)
if(abortEarly&&result.issues.length!==0&&util.QH(result))break}}if(proms.length)return Promise.all(proms).then(()=>payload)
return payload}
capSize(inst,arraySize)})
function handlePropertyResult(result,final,key,input,optin,optout){const isPresent=key in input
const isOptionalOut=optout==="optional"
if(!isPresent&&isOptionalOut&&optin==="optional")return
if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return
final.issues.push(...util.lQ(key,result.issues))}if(!isPresent&&optin===void 0){if(!result.issues.length)final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]})
return}if(result.value===void 0){if(isPresent||optin==="defaulted"&&!isOptionalOut)final.value[key]=void 0}else final.value[key]=result.value}const NO_SYMBOL_KEYS=[]
function normalizeDef(def){const keys=Object.keys(def.shape)
const ownSymbols=Object.getOwnPropertySymbols(def.shape)
const symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS
const allKeys=symbolKeys.length?[...keys,...symbolKeys]:keys
for(const k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`)
const okeys=util.NM(def.shape)
return{...def,allKeys:allKeys,symbolKeys:symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){const unrecognized=[]
const keySet=def.keySet
const _catchall=def.catchall._zod
const t=_catchall.def.type
const optin=_catchall.optin
const optout=_catchall.optout
let seen=0
for(const key in input){if(abortEarly&&payload.issues.length!==seen){if(util.QH(payload,seen))break
seen=payload.issues.length}if(keySet.has(key))continue
if(key==="__proto__"){if(t==="never")unrecognized.push(key)
continue}if(t==="never"){unrecognized.push(key)
continue}const r=_catchall.run({value:input[key],issues:[]},ctx)
if(r instanceof Promise)proms.push(r.then(r=>handlePropertyResult(r,payload,key,input,optin,optout)))
else handlePropertyResult(r,payload,key,input,optin,optout)}if(unrecognized.length)payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input:input,inst:inst,continue:!0})
if(!proms.length)return payload
return Promise.all(proms).then(()=>payload)}const $ZodObject=core.xI("$ZodObject",(inst,def)=>{$ZodType.init(inst,def)
const desc=Object.getOwnPropertyDescriptor(def,"shape")
const sh=desc?.get?desc.get.raw:def.shape??{}
if(sh){const get=()=>{const newSh={...sh}
Object.defineProperty(def,"shape",{value:newSh})
get.raw=newSh
return newSh}
get.raw=sh
Object.defineProperty(def,"shape",{get:get})}const _normalized=util.PO(()=>normalizeDef(def))
util.v5(inst,"propValues",zod=>{const shape=zod.def.shape
const propValues={}
for(const key in shape){const field=shape[key]._zod
if(field.values){if(!Object.prototype.hasOwnProperty.call(propValues,key))util.Vy(propValues,key,new Set)
for(const v of field.values)propValues[key].add(v)
if(field.optin!==void 0)propValues[key].add(void 0)}}return propValues})
const isObject=util.Gv
const catchall=def.catchall
let value
const memo=core.cr.memoizer
memo?.attach(inst)
inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value)
const input=payload.value
if(!isObject(input)){payload.issues.push({expected:"object",code:"invalid_type",input:input,inst:inst})
return payload}payload.value=memo?memo.alloc(inst,payload,{},ctx):{}
const proms=[]
const shape=value.shape
const abortEarly=ctx?.abortEarly
let seen=payload.issues.length
for(const key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){if(util.QH(payload,seen))break
seen=payload.issues.length}if(key==="__proto__")continue
const el=shape[key]
const optin=el._zod.optin
const optout=el._zod.optout
const r=el._zod.run({value:input[key],issues:[]},ctx)
if(r instanceof Promise)proms.push(r.then(r=>handlePropertyResult(r,payload,key,input,optin,optout)))
else handlePropertyResult(r,payload,key,input,optin,optout)}if(!catchall)return proms.length?Promise.all(proms).then(()=>payload):payload
return handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===!0)}})
const $ZodObjectJIT=core.xI("$ZodObjectJIT",(inst,def)=>{$ZodObject.init(inst,def)
const superParse=inst._zod.parse
const _normalized=util.PO(()=>normalizeDef(def))
const memo=core.cr.memoizer
const generateFastpass=shape=>{const normalized=_normalized.value
const syms=normalized.symbolKeys
const doc=new Doc(["payload","ctx"],{shape:shape,inst:inst,memo:memo,syms:syms})
const parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`
const prefixStr=(id,k)=>`\n          let ${id}_ab = false;\n          for (let i = 0; i < ${id}.issues.length; i++) {\n            const iss = ${id}.issues[i];\n            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];\n            payload.issues.push(iss);\n            if (iss.continue !== true) ${id}_ab = true;\n          }\n          if (${id}_ab && ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }`
doc.write(`const input = payload.value;`)
const ids=Object.create(null)
let counter=0
for(const key of normalized.allKeys)ids[key]=`key_${counter++}`
doc.write(memo?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`)
for(const key of normalized.allKeys){if(key==="__proto__")continue
const id=ids[key]
const k=typeof key==="symbol"?`syms[${syms.indexOf(key)}]`:util.UQ(key)
const isPresent=`${k} in input`
const schema=shape[key]
const optin=schema?._zod?.optin
const isOptionalIn=optin!==void 0
const isOptionalOut=schema?._zod?.optout==="optional"
doc.write(`const ${id} = ${parseStr(k)};`)
if(isOptionalIn&&isOptionalOut){const assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_present`
doc.write(`\n        const ${id}_present = ${isPresent};\n        if (!${id}.issues.length || ${id}_present) {\n          if (${id}.issues.length) {${prefixStr(id,k)}\n          }\n\n          if (${assign}) {\n            newResult[${k}] = ${id}.value;\n          }\n        }\n\n      `)}else if(!isOptionalIn)doc.write(`\n        const ${id}_present = ${isPresent};\n        if (${id}.issues.length) {${prefixStr(id,k)}\n        }\n        if (!${id}_present && !${id}.issues.length) {\n          payload.issues.push({\n            code: "invalid_type",\n            expected: "nonoptional",\n            input: undefined,\n            path: [${k}]\n          });\n          if (ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }\n        }\n\n        if (${id}_present) {\n          newResult[${k}] = ${id}.value;\n        }\n\n      `)
else{doc.write(`\n        if (${id}.issues.length) {${prefixStr(id,k)}\n        }\n      `)
if(optin==="defaulted")doc.write(`newResult[${k}] = ${id}.value;`)
else doc.write(`\n        if (${id}.value !== undefined || ${isPresent}) {\n          newResult[${k}] = ${id}.value;\n        }\n      `)}}doc.write(`payload.value = newResult;`)
doc.write(`return payload;`)
return doc.compile()}
let fastpass
const isObject=util.Gv
const jit=!core.cr.jitless
const allowsEval=util.hI
const fastEnabled=jit&&allowsEval.value
const catchall=def.catchall
let value
inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value)
const input=payload.value
if(!isObject(input)){payload.issues.push({expected:"object",code:"invalid_type",input:input,inst:inst})
return payload}if(jit&&fastEnabled&&ctx?.async===!1&&ctx.jitless!==!0){if(!fastpass)fastpass=generateFastpass(def.shape)
payload=fastpass(payload,ctx)
if(!catchall)return payload
return handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===!0)}return superParse(payload,ctx)}})
function handleUnionResults(results,final,inst,ctx){for(const result of results)if(result.issues.length===0){final.value=result.value
return final}const nonaborted=results.filter(r=>!util.QH(r))
if(nonaborted.length===1){final.value=nonaborted[0].value
return nonaborted[0]}final.issues.push({code:"invalid_union",input:final.value,inst:inst,errors:results.map(result=>result.issues.map(iss=>util.iR(iss,ctx,core.$W())))})
return final}const $ZodUnion=core.xI("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0)
util.v5(inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0)
util.v5(inst,"values",zod=>{if(zod.def.options.every(o=>o._zod.values))return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))
return})
util.v5(inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){const patterns=zod.def.options.map(o=>o._zod.pattern)
return new RegExp(`^(${patterns.map(p=>util.p6(p.source)).join("|")})$`)}return})
const first=def.options.length===1?def.options[0]._zod.run:null
inst._zod.parse=(payload,ctx)=>{if(first)return first(payload,ctx)
let async=!1
const results=[]
for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx)
if(result instanceof Promise){results.push(result)
async=!0}else{if(result.issues.length===0)return result
results.push(result)}}if(!async)return handleUnionResults(results,payload,inst,ctx)
return Promise.all(results).then(results=>handleUnionResults(results,payload,inst,ctx))}})
function handleExclusiveUnionResults(results,final,inst,ctx){const matches=[]
for(let i=0;i<results.length;i++)if(results[i].issues.length===0)matches.push(i)
if(matches.length===1){final.value=results[matches[0]].value
return final}if(matches.length===0)final.issues.push({code:"invalid_union",input:final.value,inst:inst,errors:results.map(result=>result.issues.map(iss=>util.iR(iss,ctx,core.$W())))})
else final.issues.push({code:"invalid_union",input:final.value,inst:inst,errors:[],inclusive:!1,matches:matches})
return final}const $ZodXor=core.xI("$ZodXor",(inst,def)=>{$ZodUnion.init(inst,def)
def.inclusive=!1
const first=def.options.length===1?def.options[0]._zod.run:null
inst._zod.parse=(payload,ctx)=>{if(first)return first(payload,ctx)
let async=!1
const results=[]
for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx)
if(result instanceof Promise){results.push(result)
async=!0}else results.push(result)}if(!async)return handleExclusiveUnionResults(results,payload,inst,ctx)
return Promise.all(results).then(results=>handleExclusiveUnionResults(results,payload,inst,ctx))}})
function discriminatorMap(def){const map=new Map
for(const option of def.options){const values=option._zod.propValues?.[def.discriminator]
if(!values||values.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`)
for(const value of values)if(map.has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`)
map.set(value,null)}else map.set(value,option)}return map}const $ZodDiscriminatedUnion=core.xI("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=!1
$ZodUnion.init(inst,def)
const _super=inst._zod.parse
util.v5(inst,"propValues",zod=>{const propValues={}
let undefinedCount=0
for(const option of zod.def.options){const pv=option._zod.propValues
if(!pv||Object.keys(pv).length===0)throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`)
if(pv[zod.def.discriminator]?.has(void 0))undefinedCount++
for(const[k,v]of Object.entries(pv)){if(!Object.prototype.hasOwnProperty.call(propValues,k))util.Vy(propValues,k,new Set)
for(const val of v)propValues[k].add(val)}}if(!zod.def.unionFallback&&undefinedCount>1)propValues[zod.def.discriminator]?.delete(void 0)
return propValues})
def.options.forEach((option,i)=>{const propShape=util.MO(option._zod.def)
if(propShape&&!Object.prototype.hasOwnProperty.call(propShape,def.discriminator))throw new Error(`Invalid discriminated union option at index "${i}"`)})
const disc=util.PO(()=>discriminatorMap(def))
inst._zod.parse=(payload,ctx)=>{const input=payload.value
if(!util.Gv(input)){payload.issues.push({code:"invalid_type",expected:"object",input:input,inst:inst})
return payload}const value=input?.[def.discriminator]
const opt=disc.value.get(value)
if(opt&&(value!==void 0||ctx.direction!=="backward"))return opt._zod.run(payload,ctx)
if(def.unionFallback||ctx.direction==="backward")return _super(payload,ctx)
payload.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:def.discriminator,options:Array.from(disc.value.keys()).filter(value=>disc.value.get(value)!==null),input:input,path:[def.discriminator],inst:inst})
return payload}})
const $ZodIntersection=core.xI("$ZodIntersection",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,ctx)=>{const input=payload.value
const left=def.left._zod.run({value:input,issues:[]},ctx)
const right=def.right._zod.run({value:input,issues:[]},ctx)
const async=left instanceof Promise||right instanceof Promise
if(async)return Promise.all([left,right]).then(([left,right])=>handleIntersectionResults(payload,left,right))
return handleIntersectionResults(payload,left,right)}})
function mergeValues(a,b){if(a===b)return{valid:!0,data:a}
if(a instanceof Date&&b instanceof Date&&+a===+b)return{valid:!0,data:a}
if(util.Qd(a)&&util.Qd(b)){const bKeys=Object.keys(b)
const sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1)
const newObj={...a,...b}
if(Object.prototype.hasOwnProperty.call(newObj,"__proto__"))delete newObj.__proto__
for(const key of sharedKeys){if(key==="__proto__")continue
const sharedValue=mergeValues(a[key],b[key])
if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[key,...sharedValue.mergeErrorPath]}
newObj[key]=sharedValue.data}return{valid:!0,data:newObj}}if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{valid:!1,mergeErrorPath:[]}
const newArray=[]
for(let index=0;index<a.length;index++){const itemA=a[index]
const itemB=b[index]
const sharedValue=mergeValues(itemA,itemB)
if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[index,...sharedValue.mergeErrorPath]}
newArray.push(sharedValue.data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){const unrecKeys=new Map
let unrecIssue
const keyIssues=new Map
const collect=(iss,side)=>{let keys
if(iss.code==="unrecognized_keys"&&!iss.path?.length){unrecIssue??(unrecIssue=iss)
keys=iss.keys}else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===1){const k=String(iss.path[0])
if(!keyIssues.has(k))keyIssues.set(k,iss)
keys=[k]}else return!1
for(const k of keys){if(!unrecKeys.has(k))unrecKeys.set(k,{})
unrecKeys.get(k)[side]=!0}return!0}
for(const iss of left.issues)if(!collect(iss,"l"))result.issues.push(iss)
for(const iss of right.issues)if(!collect(iss,"r"))result.issues.push(iss)
const bothKeys=[...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k)
if(bothKeys.length){const aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(k)):[]
if(aggregated.length)result.issues.push({...unrecIssue,keys:aggregated})
for(const k of bothKeys)if(!aggregated.includes(k)&&keyIssues.has(k))result.issues.push(keyIssues.get(k))}const merged=mergeValues(left.value,right.value)
if(!merged.valid){if(util.QH(result))return result
throw new Error(`Unmergable intersection. Error path: `+`${JSON.stringify(merged.mergeErrorPath)}`)}result.value=merged.data
return result}const $ZodTuple=core.xI("$ZodTuple",(inst,def)=>{$ZodType.init(inst,def)
const items=def.items
const memo=core.cr.memoizer
memo?.attach(inst)
inst._zod.parse=(payload,ctx)=>{const input=payload.value
if(!Array.isArray(input)){payload.issues.push({input:input,inst:inst,expected:"tuple",code:"invalid_type"})
return payload}payload.value=memo?memo.alloc(inst,payload,[],ctx):[]
const proms=[]
const optinStart=getTupleOptStart(items,"optin")
const optoutStart=getTupleOptStart(items,"optout")
if(!def.rest){if(input.length<optinStart){payload.issues.push({code:"too_small",minimum:optinStart,inclusive:!0,input:input,inst:inst,origin:"array"})
return payload}if(input.length>items.length)payload.issues.push({code:"too_big",maximum:items.length,inclusive:!0,input:input,inst:inst,origin:"array"})}const itemResults=new Array(items.length)
const abortEarly=def.rest?ctx?.abortEarly:void 0
let itemAborted=!1
for(let i=0;i<items.length;i++){const r=items[i]._zod.run({value:input[i],issues:[]},ctx)
if(r instanceof Promise)proms.push(r.then(rr=>{itemResults[i]=rr}))
else{itemResults[i]=r
if(abortEarly&&!itemAborted&&r.issues.length)itemAborted=util.QH(r)}}if(def.rest&&!itemAborted){let i=items.length-1
const rest=input.slice(items.length)
let seen=payload.issues.length
for(const el of rest){if(abortEarly&&payload.issues.length!==seen){if(util.QH(payload,seen))break
seen=payload.issues.length}i++
const result=def.rest._zod.run({value:el,issues:[]},ctx)
if(result instanceof Promise)proms.push(result.then(r=>handleTupleResult(r,payload,i)))
else handleTupleResult(result,payload,i)}}if(proms.length)return Promise.all(proms).then(()=>handleTupleResults(itemResults,payload,items,input,optoutStart))
return handleTupleResults(itemResults,payload,items,input,optoutStart)}})
function getTupleOptStart(items,key){for(let i=items.length-1;i>=0;i--){const omittable=key==="optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional"
if(!omittable)return i+1}return 0}function handleTupleResult(result,final,index){if(result.issues.length)final.issues.push(...util.lQ(index,result.issues))
final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){for(let i=0;i<items.length;i++){const r=itemResults[i]
const isPresent=i<input.length
if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){final.value.length=i
break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i
break}final.issues.push(...util.lQ(i,r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length;i--)if(items[i]._zod.optout==="optional"&&final.value[i]===void 0)final.value.length=i
else break
return final}const $ZodRecord=core.xI("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def)
const memo=core.cr.memoizer
memo?.attach(inst)
inst._zod.parse=(payload,ctx)=>{const input=payload.value
if(!util.Qd(input)){payload.issues.push({expected:"record",code:"invalid_type",input:input,inst:inst})
return payload}const proms=[]
const values=def.keyType._zod.values
if(values&&!def.partial){payload.value=memo?memo.alloc(inst,payload,{},ctx):{}
const recordKeys=new Set
for(const key of values)if(typeof key==="string"||typeof key==="number"||typeof key==="symbol"){recordKeys.add(typeof key==="number"?key.toString():key)
if(key==="__proto__")continue
const keyResult=def.keyType._zod.run({value:key,issues:[]},ctx)
if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
if(keyResult.issues.length){payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>util.iR(iss,ctx,core.$W())),input:key,path:[key],inst:inst})
continue}const outKey=keyResult.value
if(outKey==="__proto__")continue
const result=def.valueType._zod.run({value:input[key],issues:[]},ctx)
if(result instanceof Promise)proms.push(result.then(result=>{if(result.issues.length)payload.issues.push(...util.lQ(key,result.issues))
payload.value[outKey]=result.value}))
else{if(result.issues.length)payload.issues.push(...util.lQ(key,result.issues))
payload.value[outKey]=result.value}}let unrecognized
for(const key in input)if(!recordKeys.has(key))if(def.mode==="loose"){if(key==="__proto__")continue
payload.value[key]=input[key]}else{unrecognized=unrecognized??[]
unrecognized.push(key)}if(unrecognized&&unrecognized.length>0)payload.issues.push({code:"unrecognized_keys",input:input,inst:inst,keys:unrecognized,continue:!0})}else{payload.value=memo?memo.alloc(inst,payload,{},ctx):{}
let unrecognized
for(const key of Reflect.ownKeys(input)){if(key==="__proto__")continue
if(!Object.prototype.propertyIsEnumerable.call(input,key))continue
let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx)
if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
const checkNumericKey=typeof key==="string"&&regexes.number.test(key)&&keyResult.issues.length
if(checkNumericKey){const retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx)
if(retryResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
if(retryResult.issues.length===0)keyResult=retryResult}if(keyResult.issues.length){if(def.mode==="loose")payload.value[key]=input[key]
else if(values){unrecognized=unrecognized??[]
unrecognized.push(key)}else payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>util.iR(iss,ctx,core.$W())),input:key,path:[key],inst:inst})
continue}const outKey=keyResult.value
if(outKey==="__proto__")continue
const result=def.valueType._zod.run({value:input[key],issues:[]},ctx)
if(result instanceof Promise)proms.push(result.then(result=>{if(result.issues.length)payload.issues.push(...util.lQ(key,result.issues))
payload.value[outKey]=result.value}))
else{if(result.issues.length)payload.issues.push(...util.lQ(key,result.issues))
payload.value[outKey]=result.value}}if(unrecognized&&unrecognized.length>0)payload.issues.push({code:"unrecognized_keys",input:input,inst:inst,keys:unrecognized,continue:!0})}if(proms.length)return Promise.all(proms).then(()=>payload)
return payload}})
const $ZodMap=core.xI("$ZodMap",(inst,def)=>{$ZodType.init(inst,def)
const memo=core.cr.memoizer
memo?.attach(inst)
inst._zod.parse=(payload,ctx)=>{const input=payload.value
if(!(input instanceof Map)){payload.issues.push({expected:"map",code:"invalid_type",input:input,inst:inst})
return payload}const proms=[]
payload.value=memo?memo.alloc(inst,payload,new Map,ctx):new Map
const abortEarly=ctx?.abortEarly
let seen=payload.issues.length
for(const[key,value]of input){if(abortEarly&&payload.issues.length!==seen){if(util.QH(payload,seen))break
seen=payload.issues.length}const keyResult=def.keyType._zod.run({value:key,issues:[]},ctx)
const valueResult=def.valueType._zod.run({value:value,issues:[]},ctx)
if(keyResult instanceof Promise||valueResult instanceof Promise)proms.push(Promise.all([keyResult,valueResult]).then(([keyResult,valueResult])=>{handleMapResult(keyResult,valueResult,payload,key,input,inst,ctx)}))
else handleMapResult(keyResult,valueResult,payload,key,input,inst,ctx)}if(proms.length)return Promise.all(proms).then(()=>payload)
return payload}
capSize(inst,mapSize)})
function handleMapResult(keyResult,valueResult,final,key,input,inst,ctx){if(keyResult.issues.length)if(util.qQ.has(typeof key))final.issues.push(...util.lQ(key,keyResult.issues))
else final.issues.push({code:"invalid_key",origin:"map",input:input,inst:inst,issues:keyResult.issues.map(iss=>util.iR(iss,ctx,core.$W()))})
if(valueResult.issues.length)if(util.qQ.has(typeof key))final.issues.push(...util.lQ(key,valueResult.issues))
else final.issues.push({origin:"map",code:"invalid_element",input:input,inst:inst,key:key,issues:valueResult.issues.map(iss=>util.iR(iss,ctx,core.$W()))})
final.value.set(keyResult.value,valueResult.value)}const $ZodSet=core.xI("$ZodSet",(inst,def)=>{$ZodType.init(inst,def)
const memo=core.cr.memoizer
memo?.attach(inst)
inst._zod.parse=(payload,ctx)=>{const input=payload.value
if(!(input instanceof Set)){payload.issues.push({input:input,inst:inst,expected:"set",code:"invalid_type"})
return payload}const proms=[]
payload.value=memo?memo.alloc(inst,payload,new Set,ctx):new Set
const abortEarly=ctx?.abortEarly
let seen=payload.issues.length
for(const item of input){if(abortEarly&&payload.issues.length!==seen){if(util.QH(payload,seen))break
seen=payload.issues.length}const result=def.valueType._zod.run({value:item,issues:[]},ctx)
if(result instanceof Promise)proms.push(result.then(result=>handleSetResult(result,payload)))
else handleSetResult(result,payload)}if(proms.length)return Promise.all(proms).then(()=>payload)
return payload}
capSize(inst,setSize)})
function handleSetResult(result,final){if(result.issues.length)final.issues.push(...result.issues)
final.value.add(result.value)}const $ZodEnum=core.xI("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def)
const values=util.w5(def.entries)
const valuesSet=new Set(values)
inst._zod.values=valuesSet
util.v5(inst,"pattern",zod=>{const patternValues=util.w5(zod.def.entries).filter(k=>util.qQ.has(typeof k))
return new RegExp(patternValues.length?`^(${patternValues.map(o=>util.sD(o.toString())).join("|")})$`:"^[^\\s\\S]$")})
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(valuesSet.has(input))return payload
payload.issues.push({code:"invalid_value",values:values,input:input,inst:inst})
return payload}})
const $ZodLiteral=core.xI("$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def)
const values=new Set(def.values)
inst._zod.values=values
util.v5(inst,"pattern",zod=>{const vals=zod.def.values
return new RegExp(vals.length?`^(${vals.map(o=>typeof o==="string"?util.sD(o):o?util.sD(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")})
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(values.has(input))return payload
payload.issues.push({code:"invalid_value",values:def.values,input:input,inst:inst})
return payload}})
const $ZodFile=core.xI("$ZodFile",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,_ctx)=>{const input=payload.value
if(input instanceof File)return payload
payload.issues.push({expected:"file",code:"invalid_type",input:input,inst:inst})
return payload}})
const $ZodTransform=core.xI("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.optin="optional"
core.cr.memoizer?.guard(inst)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new core.cV(inst.constructor.name)
const _out=def.transform(payload.value,payload)
if(ctx.async){const output=_out instanceof Promise?_out:Promise.resolve(_out)
return output.then(output=>{payload.value=output
return payload})}if(_out instanceof Promise)throw new core.GT
payload.value=_out
return payload}})
function handleOptionalResult(payload,result){payload.value=result.issues.length?void 0:result.value
return payload}const $ZodOptional=core.xI("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional")
inst._zod.optout="optional"
util.v5(inst,"values",zod=>{const values=zod.def.innerType._zod.values
return values?new Set([...values,void 0]):void 0})
util.v5(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern
return pattern?new RegExp(`^(${util.p6(pattern.source)})?$`):void 0})
inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload
const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx)
if(result instanceof Promise)return result.then(result=>handleOptionalResult(payload,result))
return handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}})
const $ZodExactOptional=core.xI("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def)
util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
util.v5(inst,"pattern",zod=>zod.def.innerType._zod.pattern)
inst._zod.parse=(payload,ctx)=>def.innerType._zod.run(payload,ctx)})
const $ZodNullable=core.xI("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin)
util.v5(inst,"optout",zod=>zod.def.innerType._zod.optout)
util.v5(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern
return pattern?new RegExp(`^(${util.p6(pattern.source)}|null)$`):void 0})
util.v5(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0)
inst._zod.parse=(payload,ctx)=>{if(payload.value===null)return payload
return def.innerType._zod.run(payload,ctx)}})
const $ZodDefault=core.xI("$ZodDefault",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.optin="defaulted"
util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx)
if(payload.value===void 0){payload.value=def.defaultValue
return payload}const result=def.innerType._zod.run(payload,ctx)
if(result instanceof Promise)return result.then(result=>handleDefaultResult(result,def))
return handleDefaultResult(result,def)}})
function handleDefaultResult(payload,def){if(payload.value===void 0)payload.value=def.defaultValue
return payload}const $ZodPrefault=core.xI("$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.optin="defaulted"
util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx)
if(payload.value===void 0)payload.value=def.defaultValue
return def.innerType._zod.run(payload,ctx)}})
const $ZodNonOptional=core.xI("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"values",zod=>{const v=zod.def.innerType._zod.values
return v?new Set([...v].filter(x=>x!==void 0)):void 0})
inst._zod.parse=(payload,ctx)=>{const result=def.innerType._zod.run(payload,ctx)
if(result instanceof Promise)return result.then(result=>handleNonOptionalResult(result,inst))
return handleNonOptionalResult(result,inst)}})
function handleNonOptionalResult(payload,inst){if(!payload.issues.length&&payload.value===void 0)payload.issues.push({code:"invalid_type",expected:"nonoptional",input:payload.value,inst:inst})
return payload}const $ZodSuccess=core.xI("$ZodSuccess",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new core.cV("ZodSuccess")
const result=def.innerType._zod.run(payload,ctx)
if(result instanceof Promise)return result.then(result=>{payload.value=result.issues.length===0
return payload})
payload.value=result.issues.length===0
return payload}})
function handleCatchResult(payload,result,def,ctx){if(!result.issues.length){payload.value=result.value
if(result.memo)payload.memo=!0
return payload}payload.value=def.catchValue({...result,value:payload.value,error:{issues:result.issues.map(iss=>util.iR(iss,ctx,core.$W()))},input:payload.value})
return payload}const $ZodCatch=core.xI("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional")
util.v5(inst,"optout",zod=>zod.def.innerType._zod.optout)
util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx)
const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx)
if(result instanceof Promise)return result.then(result=>handleCatchResult(payload,result,def,ctx))
return handleCatchResult(payload,result,def,ctx)}})
const $ZodNaN=core.xI("$ZodNaN",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,_ctx)=>{if(typeof payload.value!=="number"||!Number.isNaN(payload.value)){payload.issues.push({input:payload.value,inst:inst,expected:"nan",code:"invalid_type"})
return payload}return payload}})
const $ZodPipe=core.xI("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"values",zod=>zod.def.in._zod.values)
util.v5(inst,"optin",zod=>zod.def.in._zod.optin)
util.v5(inst,"optout",zod=>zod.def.out._zod.optout)
util.v5(inst,"propValues",zod=>zod.def.in._zod.propValues)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){const right=def.out._zod.run(payload,ctx)
if(right instanceof Promise)return right.then(right=>handlePipeResult(right,def.in,ctx))
return handlePipeResult(right,def.in,ctx)}const left=def.in._zod.run(payload,ctx)
if(left instanceof Promise)return left.then(left=>handlePipeResult(left,def.out,ctx))
return handlePipeResult(left,def.out,ctx)}})
function handlePipeResult(left,next,ctx){if(left.issues.some(iss=>iss.code!=="unrecognized_keys")){left.aborted=!0
return left}return next._zod.run({value:left.value,issues:left.issues},ctx)}const $ZodCodec=core.xI("$ZodCodec",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"values",zod=>zod.def.in._zod.values)
util.v5(inst,"optin",zod=>zod.def.in._zod.optin)
util.v5(inst,"optout",zod=>zod.def.out._zod.optout)
util.v5(inst,"propValues",zod=>zod.def.in._zod.propValues)
inst._zod.parse=(payload,ctx)=>{const direction=ctx.direction||"forward"
if(direction==="forward"){const left=def.in._zod.run(payload,ctx)
if(left instanceof Promise)return left.then(left=>handleCodecAResult(left,def,ctx))
return handleCodecAResult(left,def,ctx)}else{const right=def.out._zod.run(payload,ctx)
if(right instanceof Promise)return right.then(right=>handleCodecAResult(right,def,ctx))
return handleCodecAResult(right,def,ctx)}}})
function handleCodecAResult(result,def,ctx){if(result.issues.length){result.aborted=!0
return result}const direction=ctx.direction||"forward"
if(direction==="forward"){const transformed=def.transform(result.value,result)
if(transformed instanceof Promise)return transformed.then(value=>handleCodecTxResult(result,value,def.out,ctx))
return handleCodecTxResult(result,transformed,def.out,ctx)}else{const transformed=def.reverseTransform(result.value,result)
if(transformed instanceof Promise)return transformed.then(value=>handleCodecTxResult(result,value,def.in,ctx))
return handleCodecTxResult(result,transformed,def.in,ctx)}}function handleCodecTxResult(left,value,nextSchema,ctx){if(left.issues.length){left.aborted=!0
return left}return nextSchema._zod.run({value:value,issues:left.issues},ctx)}const $ZodPreprocess=core.xI("$ZodPreprocess",(inst,def)=>{$ZodPipe.init(inst,def)})
const $ZodReadonly=core.xI("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def)
util.v5(inst,"propValues",zod=>zod.def.innerType._zod.propValues)
util.v5(inst,"values",zod=>zod.def.innerType._zod.values)
util.v5(inst,"optin",zod=>zod.def.innerType?._zod?.optin)
util.v5(inst,"optout",zod=>zod.def.innerType?._zod?.optout)
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx)
const result=def.innerType._zod.run(payload,ctx)
if(result instanceof Promise)return result.then(handleReadonlyResult)
return handleReadonlyResult(result)}})
function handleReadonlyResult(payload){if(!payload.memo)payload.value=Object.freeze(payload.value)
return payload}function leafPattern(schema){const def=schema._zod.def
let pattern=def.pattern
let isInt=!!def.format?.includes("int")
let minimum
let maximum
for(const ch of def.checks??[]){const d=ch._zod.def
if(d.pattern)pattern=d.pattern
isInt||(isInt=!!d.format?.includes("int"))
const lo=d.minimum??d.length
const hi=d.maximum??d.length
if(lo!==void 0&&(minimum===void 0||lo>minimum))minimum=lo
if(hi!==void 0&&(maximum===void 0||hi<maximum))maximum=hi}if(pattern)return pattern.source
if(minimum!==void 0&&maximum!==void 0&&minimum>maximum)return"(?!)"
if(minimum!==void 0||maximum!==void 0)return regexes.string({minimum:minimum,maximum:maximum}).source
const own=schema._zod.pattern
return(isInt&&own===regexes.number?regexes.integer:own)?.source}function partPattern(schema){const def=schema._zod.def
const own=schema._zod.pattern?.source
const inner=def.innerType??schema._zod.innerType
if(inner){const before=inner._zod.pattern?.source
const after=partPattern(inner)
if(own&&before&&after&&after!==before)return own.replace(util.p6(before),()=>util.p6(after))
return own}if(def.options){const sources=def.options.map(partPattern)
if(sources.every(Boolean))return`^(${sources.map(s=>util.p6(s)).join("|")})$`}return leafPattern(schema)}const $ZodTemplateLiteral=core.xI("$ZodTemplateLiteral",(inst,def)=>{$ZodType.init(inst,def)
const regexParts=[]
for(const part of def.parts)if(typeof part==="object"&&part!==null){const source=partPattern(part)
if(!source)throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`)
regexParts.push(util.p6(source))}else if(part===null||util.bI.has(typeof part))regexParts.push(util.sD(`${part}`))
else throw new Error(`Invalid template literal part: ${part}`)
inst._zod.pattern=new RegExp(`^${regexParts.join("")}$`)
inst._zod.parse=(payload,_ctx)=>{if(typeof payload.value!=="string"){payload.issues.push({input:payload.value,inst:inst,expected:"string",code:"invalid_type"})
return payload}inst._zod.pattern.lastIndex=0
if(!inst._zod.pattern.test(payload.value)){payload.issues.push({input:payload.value,inst:inst,code:"invalid_format",format:def.format??"template_literal",pattern:inst._zod.pattern.source})
return payload}return payload}})
const $ZodFunction=core.xI("$ZodFunction",(inst,def)=>{$ZodType.init(inst,def)
Object.defineProperty(inst,"_def",{value:def})
inst._zod.def=def
inst.implement=func=>{if(typeof func!=="function")throw new Error("implement() must be called with a function")
return Object.defineProperty(function(...args){const parsedArgs=inst._def.input?(0,parse.qg)(inst._def.input,args):args
const result=Reflect.apply(func,this,parsedArgs)
if(inst._def.output)return(0,parse.qg)(inst._def.output,result)
return result},"_zod",{value:inst._zod,enumerable:!1})}
inst.implementAsync=func=>{if(typeof func!=="function")throw new Error("implementAsync() must be called with a function")
return Object.defineProperty(async function(...args){const parsedArgs=inst._def.input?await(0,parse.EJ)(inst._def.input,args):args
const result=await Reflect.apply(func,this,parsedArgs)
if(inst._def.output)return await(0,parse.EJ)(inst._def.output,result)
return result},"_zod",{value:inst._zod,enumerable:!1})}
inst._zod.parse=(payload,_ctx)=>{if(typeof payload.value!=="function"){payload.issues.push({code:"invalid_type",expected:"function",input:payload.value,inst:inst})
return payload}const hasPromiseOutput=inst._def.output&&inst._def.output._zod.def.type==="promise"
if(hasPromiseOutput)payload.value=inst.implementAsync(payload.value)
else payload.value=inst.implement(payload.value)
return payload}
inst.input=(...args)=>{const F=inst.constructor
if(Array.isArray(args[0]))return new F({type:"function",input:new $ZodTuple({type:"tuple",items:args[0],rest:args[1]}),output:inst._def.output})
return new F({type:"function",input:args[0],output:inst._def.output})}
inst.output=output=>{const F=inst.constructor
return new F({type:"function",input:inst._def.input,output:output})}
return inst})
const $ZodPromise=core.xI("$ZodPromise",(inst,def)=>{$ZodType.init(inst,def)
inst._zod.parse=(payload,ctx)=>Promise.resolve(payload.value).then(inner=>def.innerType._zod.run({value:inner,issues:[]},ctx))})
const $ZodLazy=core.xI("$ZodLazy",(inst,def)=>{$ZodType.init(inst,def)
util.gJ(inst._zod,"innerType",()=>{const d=def
if(!d._cachedInner)d._cachedInner=def.getter()
return d._cachedInner})
util.v5(inst,"pattern",zod=>zod.innerType?._zod?.pattern)
util.v5(inst,"propValues",zod=>zod.innerType?._zod?.propValues)
util.v5(inst,"optin",zod=>zod.innerType?._zod?.optin??void 0)
util.v5(inst,"optout",zod=>zod.innerType?._zod?.optout??void 0)
inst._zod.parse=(payload,ctx)=>{const inner=inst._zod.innerType
return inner._zod.run(payload,ctx)}})
const $ZodCustom=core.xI("$ZodCustom",(inst,def)=>{checks.QP.init(inst,def)
$ZodType.init(inst,def)
inst._zod.parse=(payload,_)=>payload
inst._zod.check=payload=>{const input=payload.value
const r=def.fn(input)
if(r instanceof Promise)return r.then(r=>handleRefineResult(r,payload,input,inst))
handleRefineResult(r,payload,input,inst)
return}})
function handleRefineResult(result,payload,input,inst){if(!result){const _iss={code:"custom",input:input,inst:inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort}
if(inst._zod.def.params)_iss.params=inst._zod.def.params
payload.issues.push(util.sn(_iss))}}}),87509:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Lp:()=>processSchema,OA:()=>createToJSONSchemaMethod,Wb:()=>extractDefs,_S:()=>handleUnrepresentable,az:()=>initializeContext,jE:()=>finalize,uE:()=>createStandardJSONSchemaMethod})
var _registries_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(29396)
var _util_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54723)
function assignProps(target,...sources){for(const source of sources)for(const key of Reflect.ownKeys(source))if(Object.prototype.propertyIsEnumerable.call(source,key))(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(target,key,source[key])
return target}function initializeContext(params){let target=params?.target??"draft-2020-12"
if(target==="draft-4")target="draft-04"
if(target==="draft-7")target="draft-07"
return{processors:params.processors??{},metadataRegistry:params?.metadata??_registries_js__WEBPACK_IMPORTED_MODULE_1__.fd,target:target,unrepresentable:params?.unrepresentable??"throw",override:params?.override??(()=>{}),io:params?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:params?.cycles??"ref",reused:params?.reused??"inline",intersections:[],deferred:[],external:params?.external??void 0}}function handleUnrepresentable(schema,ctx,json,params,message){const result=typeof ctx.unrepresentable==="function"?ctx.unrepresentable({zodSchema:schema,path:params.path,message:message}):ctx.unrepresentable
if(result==="any")return!1
if(result===void 0||result==="throw")throw new Error(message)
Object.assign(json,result)
return!0}function processSchema(schema,ctx,_params={path:[],schemaPath:[]}){var _a
const def=schema._zod.def
const seen=ctx.seen.get(schema)
if(seen){seen.count++
const isCycle=_params.schemaPath.includes(schema)
if(isCycle)seen.cycle=_params.path
return seen.schema}const result={schema:{},count:1,cycle:void 0,path:_params.path}
ctx.seen.set(schema,result)
ctx.sharedDefsExtractedFor=void 0
ctx.sharedEmitDoneFor=void 0
const overrideSchema=schema._zod.toJSONSchema?.()
if(overrideSchema)result.schema=overrideSchema
else{const params={..._params,schemaPath:[..._params.schemaPath,schema],path:_params.path}
if(schema._zod.processJSONSchema)schema._zod.processJSONSchema(ctx,result.schema,params)
else{const _json=result.schema
const processor=ctx.processors[def.type]
if(!processor)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`)
processor(schema,ctx,_json,params)}const parent=schema._zod.parent
if(parent){if(!result.ref)result.ref=parent
processSchema(parent,ctx,params)
ctx.seen.get(parent).isParent=!0}}const meta=ctx.metadataRegistry.get(schema)
if(meta)assignProps(result.schema,meta)
if(ctx.io==="input"&&isTransforming(schema)){delete result.schema.examples
delete result.schema.default}if(ctx.io==="input"&&"_prefault"in result.schema)(_a=result.schema).default??(_a.default=result.schema._prefault)
delete result.schema._prefault
const _result=ctx.seen.get(schema)
return _result.schema}function encodeJSONPointerSegment(segment){return segment.replace(/~/g,"~0").replace(/\//g,"~1")}function extractDefs(ctx,schema){const root=ctx.seen.get(schema)
if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.")
if(ctx.external&&ctx.sharedDefsExtractedFor===ctx.external)return
const idToSchema=new Map
for(const entry of ctx.seen.entries()){const id=ctx.metadataRegistry.get(entry[0])?.id
if(id){const existing=idToSchema.get(id)
if(existing&&existing!==entry[0])throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`)
idToSchema.set(id,entry[0])}}const makeURI=entry=>{const defsSegment=ctx.target==="draft-2020-12"?"$defs":"definitions"
if(ctx.external){const externalId=ctx.external.registry.get(entry[0])?.id
const uriGenerator=ctx.external.uri??(id=>id)
if(externalId)return{ref:uriGenerator(externalId)}
const id=entry[1].defId??entry[1].schema.id??`schema${ctx.counter++}`
entry[1].defId=id
return{defId:id,ref:`${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`}}const uriPrefix=`#`
const defUriPrefix=`${uriPrefix}/${defsSegment}/`
if(entry[1]===root&&!entry[1].schema.id)return{ref:uriPrefix}
const defId=entry[1].schema.id??`__schema${ctx.counter++}`
return{defId:defId,ref:defUriPrefix+encodeJSONPointerSegment(defId)}}
const extractToDef=entry=>{if(entry[1].schema.$ref)return
const seen=entry[1]
const{ref:ref,defId:defId}=makeURI(entry)
seen.def={...seen.schema}
if(defId)seen.defId=defId
const schema=seen.schema
for(const key in schema)delete schema[key]
schema.$ref=ref}
if(ctx.cycles==="throw")for(const entry of ctx.seen.entries()){const seen=entry[1]
if(seen.cycle)throw new Error("Cycle detected: "+`#/${seen.cycle?.join("/")}/<root>`+'\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.')}for(const entry of ctx.seen.entries()){const seen=entry[1]
if(schema===entry[0]){extractToDef(entry)
continue}if(ctx.external){const ext=ctx.external.registry.get(entry[0])?.id
if(schema!==entry[0]&&ext){extractToDef(entry)
continue}}const id=ctx.metadataRegistry.get(entry[0])?.id
if(id){extractToDef(entry)
continue}if(seen.cycle){extractToDef(entry)
continue}if(seen.count>1)if(ctx.reused==="ref")extractToDef(entry)}if(ctx.external)ctx.sharedDefsExtractedFor=ctx.external}function compactTypeUnion(schema){const options=schema.anyOf
if(!Array.isArray(options)||options.length===0||schema.type!==void 0)return
const types=[]
for(const option of options){if(!option||typeof option!=="object")return
compactTypeUnion(option)
const keys=Object.keys(option)
if(keys.length!==1||keys[0]!=="type")return
const type=option.type
for(const member of Array.isArray(type)?type:[type]){if(typeof member!=="string")return
if(!types.includes(member))types.push(member)}}delete schema.anyOf
schema.type=types.length===1?types[0]:types}const FOLDABLE_KEYS=new Set(["type","properties","required","additionalProperties"])
const UNION_KEYS=["oneOf","anyOf"]
function undeclaredConstraint(member){const extra=member.additionalProperties
if(extra===void 0||extra===!1||typeof extra!=="object"||extra===null)return null
return Object.keys(extra).length?extra:null}function foldObjects(members){const objects=[]
for(const member of members){if(typeof member!=="object"||member.type!=="object")return null
for(const key in member)if(!FOLDABLE_KEYS.has(key))return null
objects.push(member)}const properties={}
const required=new Set
for(const object of objects){for(const key in object.properties){if(Object.prototype.hasOwnProperty.call(properties,key))continue
const parts=[]
for(const other of objects){const part=other.properties?.[key]??undeclaredConstraint(other)
if(part===null||part===void 0)continue
if(!parts.some(seen=>JSON.stringify(seen)===JSON.stringify(part)))parts.push(part)}const merged=parts.length===1?parts[0]:foldObjects(parts)??{allOf:parts};(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(properties,key,merged)}for(const key of object.required??[])required.add(key)}const folded={type:"object",properties:properties}
if(required.size)folded.required=[...required]
if(objects.every(object=>object.additionalProperties===!1))folded.additionalProperties=!1
else{const constraints=[]
for(const object of objects){const constraint=undeclaredConstraint(object)
if(constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint)))constraints.push(constraint)}if(constraints.length===1)folded.additionalProperties=constraints[0]
else if(constraints.length>1)folded.additionalProperties={allOf:constraints}}return folded}function foldIntersection(json){const allOf=json.allOf
if(!Array.isArray(allOf)||allOf.length<2)return
for(const key of FOLDABLE_KEYS)if(key in json)return
const unions=allOf.filter(m=>UNION_KEYS.some(k=>Array.isArray(m[k])))
let folded=null
if(!unions.length)folded=foldObjects(allOf)
else{const union=unions[0]
const keyword=UNION_KEYS.find(k=>Array.isArray(union[k]))
if(Object.keys(union).length!==1)return
const rest=allOf.filter(m=>m!==union)
const branches=union[keyword].map(branch=>foldObjects([...rest,branch]))
if(branches.some(b=>!b))return
folded={[keyword]:branches}}if(!folded)return
delete json.allOf
assignProps(json,folded)}function finalize(ctx,schema){const root=ctx.seen.get(schema)
if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.")
const flattenRef=zodSchema=>{const seen=ctx.seen.get(zodSchema)
if(seen.ref===null)return
const schema=seen.def??seen.schema
const _cached={...schema}
const ref=seen.ref
seen.ref=null
if(ref){flattenRef(ref)
const refSeen=ctx.seen.get(ref)
const refSchema=refSeen.schema
if(refSchema.$ref&&(ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0")){schema.allOf=schema.allOf??[]
schema.allOf.push(refSchema)}else assignProps(schema,refSchema)
assignProps(schema,_cached)
const isParentRef=zodSchema._zod.parent===ref
if(isParentRef)for(const key in schema){if(key==="$ref"||key==="allOf")continue
if(!(key in _cached))delete schema[key]}if(refSchema.$ref&&refSeen.def)for(const key in schema){if(key==="$ref"||key==="allOf")continue
if(key in refSeen.def&&JSON.stringify(schema[key])===JSON.stringify(refSeen.def[key]))delete schema[key]}}const parent=zodSchema._zod.parent
if(parent&&parent!==ref){flattenRef(parent)
const parentSeen=ctx.seen.get(parent)
if(parentSeen?.schema.$ref){schema.$ref=parentSeen.schema.$ref
if(parentSeen.def)for(const key in schema){if(key==="$ref"||key==="allOf")continue
if(key in parentSeen.def&&JSON.stringify(schema[key])===JSON.stringify(parentSeen.def[key]))delete schema[key]}}}ctx.override({zodSchema:zodSchema,jsonSchema:schema,path:seen.path??[]})}
if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external){for(const entry of[...ctx.seen.entries()].reverse())flattenRef(entry[0])
if(ctx.target!=="openapi-3.0")for(const entry of ctx.seen.entries())compactTypeUnion(entry[1].def??entry[1].schema)
for(const rewrite of ctx.deferred)rewrite()
if(ctx.intersections.length){const carriers=new Map
for(const seen of ctx.seen.values())for(const json of[seen.schema,seen.def]){const allOf=json?.allOf
if(!Array.isArray(allOf))continue
const existing=carriers.get(allOf)
if(existing)existing.push(json)
else carriers.set(allOf,[json])}for(const allOf of ctx.intersections)for(const json of carriers.get(allOf)??[])foldIntersection(json)}}const result={}
if(ctx.target==="draft-2020-12")result.$schema="https://json-schema.org/draft/2020-12/schema"
else if(ctx.target==="draft-07")result.$schema="http://json-schema.org/draft-07/schema#"
else if(ctx.target==="draft-04")result.$schema="http://json-schema.org/draft-04/schema#"
else if(ctx.target==="openapi-3.0");if(ctx.external?.uri){const id=ctx.external.registry.get(schema)?.id
if(!id)throw new Error("Schema is missing an `id` property")
result.$id=ctx.external.uri(id)}assignProps(result,root.defId?root.schema:root.def??root.schema)
const rootMetaId=ctx.metadataRegistry.get(schema)?.id
if(rootMetaId!==void 0&&result.id===rootMetaId)delete result.id
const defs=ctx.external?.defs??{}
if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external)for(const entry of ctx.seen.entries()){const seen=entry[1]
if(seen.def&&seen.defId){if(seen.def.id===seen.defId)delete seen.def.id;(0,_util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(defs,seen.defId,seen.def)}}if(ctx.external)ctx.sharedEmitDoneFor=ctx.external
if(ctx.external);else if(Object.keys(defs).length>0)if(ctx.target==="draft-2020-12")result.$defs=defs
else result.definitions=defs
try{const finalized=JSON.parse(JSON.stringify(result))
Object.defineProperty(finalized,"~standard",{value:{...schema["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(schema,"input",ctx.processors),output:createStandardJSONSchemaMethod(schema,"output",ctx.processors)}},enumerable:!1,writable:!1})
return finalized}catch(_err){throw new Error("Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){const ctx=_ctx??{seen:new Set}
if(ctx.seen.has(_schema))return!1
ctx.seen.add(_schema)
const def=_schema._zod.def
if(def.type==="transform")return!0
if(def.type==="array")return isTransforming(def.element,ctx)
if(def.type==="set")return isTransforming(def.valueType,ctx)
if(def.type==="lazy")return isTransforming(def.getter(),ctx)
if(def.type==="promise"||def.type==="optional"||def.type==="nonoptional"||def.type==="nullable"||def.type==="readonly"||def.type==="default"||def.type==="prefault"||def.type==="catch")return isTransforming(def.innerType,ctx)
if(def.type==="intersection")return isTransforming(def.left,ctx)||isTransforming(def.right,ctx)
if(def.type==="record"||def.type==="map")return isTransforming(def.keyType,ctx)||isTransforming(def.valueType,ctx)
if(def.type==="pipe"){if(_schema._zod.traits.has("$ZodCodec"))return!0
return isTransforming(def.in,ctx)||isTransforming(def.out,ctx)}if(def.type==="object"){for(const key in def.shape)if(isTransforming(def.shape[key],ctx))return!0
return!1}if(def.type==="union"){for(const option of def.options)if(isTransforming(option,ctx))return!0
return!1}if(def.type==="tuple"){for(const item of def.items)if(isTransforming(item,ctx))return!0
if(def.rest&&isTransforming(def.rest,ctx))return!0
return!1}return!1}const createToJSONSchemaMethod=(schema,processors={})=>params=>{const ctx=initializeContext({...params,processors:processors})
processSchema(schema,ctx)
extractDefs(ctx,schema)
return finalize(ctx,schema)}
const createStandardJSONSchemaMethod=(schema,io,processors={})=>params=>{const{libraryOptions:libraryOptions,target:target}=params??{}
const ctx=initializeContext({...libraryOptions??{},target:target,io:io,processors:processors})
processSchema(schema,ctx)
extractDefs(ctx,schema)
return finalize(ctx,schema)}}),54723:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A2:()=>normalizeParams,B7:()=>stringifyPrimitive,GW:()=>parsedType,Gv:()=>isObject,LG:()=>floatSafeRemainder,MO:()=>rawShape,NM:()=>optionalKeys,NR:()=>BIGINT_FORMAT_RANGES,O7:()=>codePointLength,OH:()=>partial,PO:()=>cached,QH:()=>aborted,Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,SS:()=>constantCatch,UQ:()=>esc,Up:()=>pick,Vy:()=>assignProp,W0:()=>safeExtend,X:()=>installLazyProp,X$:()=>extend,Yv:()=>slugify,bI:()=>primitiveTypes,cJ:()=>omit,cl:()=>nullish,d3:()=>attachSchema,fx:()=>getSizableOrigin,gJ:()=>defineLazy,gx:()=>captureStackTrace,h1:()=>merge,hI:()=>allowsEval,hi:()=>sizeCaps,iR:()=>finalizeIssue,jD:()=>hide,jw:()=>joinValues,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,mw:()=>required,o8:()=>clone,ol:()=>members,p6:()=>cleanRegex,qQ:()=>propertyKeyTypes,qh:()=>own,rL:()=>explicitlyAborted,sD:()=>escapeRegex,sn:()=>issue,un:()=>derived,v5:()=>defineLazyInternal,w5:()=>getEnumValues,yG:()=>shallowClone,zH:()=>NUMBER_FORMAT_RANGES,zM:()=>mergeDefs})
var _core_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88532)
function getEnumValues(entries){const numericValues=Object.values(entries).filter(v=>typeof v==="number")
const values=Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)
return values}function joinValues(array,separator="|"){return array.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){if(typeof value==="bigint")return value.toString()
return value}class Cached{constructor(getter){this._getter=getter
this._value=void 0}get value(){const getter=this._getter
if(getter!==void 0){this._value=getter()
this._getter=void 0}return this._value}}function cached(getter){return new Cached(getter)}function nullish(input){return input===null||input===void 0}function cleanRegex(source){const start=source.startsWith("^")?1:0
const end=source.endsWith("$")?source.length-1:source.length
return source.slice(start,end)}function floatSafeRemainder(val,step){const ratio=val/step
const roundedRatio=Math.round(ratio)
const tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1)
if(Math.abs(ratio-roundedRatio)<tolerance)return 0
return ratio-roundedRatio}const EVALUATING=Symbol("evaluating")
function defineLazy(object,key,getter){let value
Object.defineProperty(object,key,{get(){if(value===EVALUATING)return
if(value===void 0){value=EVALUATING
value=getter()}return value},set(v){Object.defineProperty(object,key,{value:v})},configurable:!0})}function assignProp(target,prop,value){Object.defineProperty(target,prop,{value:value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){const desc=Object.getOwnPropertyDescriptor(def,"shape")
return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){const value=getter()
assignProp(this,key,value)
return value},enumerable:!0,configurable:!0})}function putProp(target,key,value){if(key in target)assignProp(target,key,value)
else target[key]=value}function mirrorShape(target,source,keys,wrap){const raw=sourceShape(source)
for(const key of keys){const desc=Object.getOwnPropertyDescriptor(raw,key)
if(!desc.enumerable)continue
if(desc.get)deferProp(target,key,()=>{const value=source._zod.def.shape[key]
return wrap?wrap(value,key):value})
else putProp(target,key,wrap?wrap(desc.value,key):desc.value)}}function mirrorProps(target,source){for(const key of Reflect.ownKeys(source)){const desc=Object.getOwnPropertyDescriptor(source,key)
if(!desc.enumerable)continue
if(desc.get)deferProp(target,key,()=>source[key])
else putProp(target,key,desc.value)}}function mergeDefs(...defs){const mergedDescriptors={}
for(const def of defs){const descriptors=Object.getOwnPropertyDescriptors(def)
Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function esc(str){return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{}
function isObject(data){return typeof data==="object"&&data!==null&&!Array.isArray(data)}const allowsEval=cached(()=>{if(_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless)return!1
if(typeof navigator!=="undefined"&&navigator?.userAgent?.includes("Cloudflare"))return!1
try{const F=Function
new F("")
return!0}catch(_){return!1}})
function isPlainObject(o){if(isObject(o)===!1)return!1
const ctor=o.constructor
if(ctor===void 0)return!0
if(typeof ctor!=="function")return!0
const prot=ctor.prototype
if(isObject(prot)===!1)return!1
if(Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===!1)return!1
return!0}function shallowClone(o){if(isPlainObject(o))return{...o}
if(Array.isArray(o))return[...o]
if(o instanceof Map)return new Map(o)
if(o instanceof Set)return new Set(o)
return o}const propertyKeyTypes=new Set(["string","number","symbol"])
const primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"])
function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){const cl=new inst._zod.constr(def??inst._zod.def)
if(!def||params?.parent)cl._zod.parent=inst
return cl}function normalizeParams(_params){const params=_params
if(!params)return{}
if(typeof params==="string")return{error:()=>params}
if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params")
params.error=params.message}delete params.message
if(typeof params.error==="string")return{...params,error:()=>params.error}
return params}function stringifyPrimitive(value){if(typeof value==="bigint")return value.toString()+"n"
if(typeof value==="string")return`"${value}"`
return`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}const NUMBER_FORMAT_RANGES=(()=>({safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))()
const BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]}
function pick(schema,mask){const currDef=schema._zod.def
const checks=currDef.checks
const hasChecks=checks&&checks.length>0
if(hasChecks)throw new Error(".pick() cannot be used on object schemas containing refinements")
const newShape={}
mirrorShape(newShape,schema,maskedKeys(schema,mask))
return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){const raw=sourceShape(schema)
const keys=[]
for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`)
if(mask[key])keys.push(key)}return keys}function omit(schema,mask){const currDef=schema._zod.def
const checks=currDef.checks
const hasChecks=checks&&checks.length>0
if(hasChecks)throw new Error(".omit() cannot be used on object schemas containing refinements")
const omitted=new Set(maskedKeys(schema,mask))
const newShape={}
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key)))
return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object")
const checks=schema._zod.def.checks
const hasChecks=checks&&checks.length>0
if(hasChecks){const existingShape=sourceShape(schema)
for(const key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){const newShape={}
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)))
mirrorProps(newShape,shape)
return newShape}function safeExtend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to safeExtend: expected a plain object")
return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.")
if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.")
const newShape={}
mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a)))
mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)))
const def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]})
return clone(a,def)}function partial(Class,schema,mask,name="partial"){const currDef=schema._zod.def
const checks=currDef.checks
const hasChecks=checks&&checks.length>0
if(hasChecks)throw new Error(`.${name}() cannot be used on object schemas containing refinements`)
const selected=mask?new Set(maskedKeys(schema,mask)):void 0
const newShape={}
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class&&((value,key)=>selected&&!selected.has(key)?value:new Class({type:"optional",innerType:value})))
return clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class,schema,mask){const selected=mask?new Set(maskedKeys(schema,mask)):void 0
const newShape={}
mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(key)?value:new Class({type:"nonoptional",innerType:value}))
return clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){if(x.aborted===!0)return!0
for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0
return!1}function explicitlyAborted(x,startIndex=0){if(x.aborted===!0)return!0
for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0
return!1}function prefixIssues(path,issues){return issues.map(iss=>{var _a;(_a=iss).path??(_a.path=[])
iss.path.unshift(path)
return iss})}function unwrapMessage(message){return typeof message==="string"?message:message?.message}function sizeCaps(defChecks){const caps=[]
for(const ch of defChecks??[]){const d=ch._zod.def
if(!/_(length|size)$|_equals$/.test(d.check))break
const max=d.maximum??d.length??d.size
if(max>=0)caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a
for(let i=start;i<issues.length;i++)(_a=issues[i]).schema??(_a.schema=inst)}function finalizeIssue(iss,ctx,config){var _a
const traits=iss.inst?._zod?.traits
if(traits?.has("$ZodType"))if(traits.has("$ZodCheck"))(_a=iss).schema??(_a.schema=iss.inst)
else iss.schema=iss.inst
const schemaError=iss.schema!==iss.inst?iss.schema?._zod.def?.error:void 0
const message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config.customError?.(iss))??unwrapMessage(config.localeError?.(iss))??"Invalid input"
const full={}
for(const k of Object.keys(iss)){if(k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__")continue
full[k]=iss[k]}full.path??(full.path=[])
full.message=message
if(ctx?.reportInput)full.input=iss.input
return full}function getSizableOrigin(input){if(input instanceof Set)return"set"
if(input instanceof Map)return"map"
if(input instanceof File)return"file"
return"unknown"}const highSurrogate=/[\uD800-\uDBFF]/
function codePointLength(str){const units=str.length
if(!highSurrogate.test(str))return units
let count=units
for(let i=0;i<units-1;i++)if((str.charCodeAt(i)&64512)===55296&&(str.charCodeAt(i+1)&64512)===56320){count--
i++}return count}function getLengthableOrigin(input){if(Array.isArray(input))return"array"
if(typeof input==="string")return"string"
return"unknown"}function parsedType(data){const t=typeof data
switch(t){case"number":return Number.isNaN(data)?"nan":"number"
case"object":{if(data===null)return"null"
if(Array.isArray(data))return"array"
const obj=data
if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){const[iss,input,inst]=args
if(typeof iss==="string")return{message:iss,code:"custom",input:input,inst:inst}
return{...iss}}function members(proto,table){for(const key in table){const desc=Object.getOwnPropertyDescriptor(table,key)
if(desc.get)Object.defineProperty(proto,key,{...desc,enumerable:!1})
else defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){Object.defineProperty(inst,key,{configurable:!0,writable:!0,enumerable:enumerable,value:value})
return value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table){for(const key in computes){const compute=computes[key]
Object.defineProperty(table,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){const proto=Object.getPrototypeOf(inst)
return sentinel in proto?void 0:proto}let installing
let broke=!1
const breaker={configurable:!0,get(){broke=!0
return}}
function defineLazyInternal(inst,key,compute){const proto=Object.getPrototypeOf(inst._zod)
if(key in proto&&installing!==inst._zod){installing=void 0
return}installing=inst._zod
Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker)
const outer=broke
broke=!1
try{const value=compute(this)
if(broke)delete this[key]
else Object.defineProperty(this,key,{configurable:!0,writable:!0,value:value})
broke=broke||outer
return value}catch(err){delete this[key]
broke=broke||outer
throw err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value:value})}})}function installLazyProp(inst,key,make,enumerable){const proto=claim(inst,key)
if(!proto)return
Object.defineProperty(proto,key,{configurable:!0,get(){const desc={configurable:!0,writable:!0,enumerable:enumerable,value:void 0}
Object.defineProperty(this,key,desc)
desc.value=make(this)
Object.defineProperty(this,key,desc)
return desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable:enumerable,value:value})}})}const CONSTANT_CATCH="~constantCatch"
function constantCatch(value){const fn=()=>value
fn[CONSTANT_CATCH]=!0
return fn}})}
