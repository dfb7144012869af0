export const id=8942
export const ids=[8942]
export const modules={961:((e,t,n)=>{n.d(t,{G:()=>a,g:()=>c})
var i=n(37428)
var r=n(88532)
var o=n(54723)
const s=new WeakSet([Object.prototype,Error.prototype])
function _lazyMethod(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){const e=n(this)
Object.defineProperty(this,t,{value:e,configurable:!0,writable:!0})
return e},set(e){Object.defineProperty(this,t,{value:e,configurable:!0,writable:!0})}})}const initializer=(e,t)=>{i.a$.init(e,t)
e.name="ZodError"
const n=Object.getPrototypeOf(e)
if(s.has(n))return
s.add(n)
_lazyMethod(n,"format",e=>t=>i.Wk(e,t))
_lazyMethod(n,"flatten",e=>t=>i.JM(e,t))
_lazyMethod(n,"addIssue",e=>t=>{e.issues.push(t)
e.message=JSON.stringify(e.issues,o.k8,2)})
_lazyMethod(n,"addIssues",e=>t=>{e.issues.push(...t)
e.message=JSON.stringify(e.issues,o.k8,2)})
Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}})}
const a=r.xI("ZodError",initializer)
const c=r.xI("ZodError",initializer,void 0,{Parent:Error})}),28942:((e,t,n)=>{n.r(t)
n.d(t,{ZodAny:()=>ze,ZodArray:()=>Se,ZodBase64:()=>se,ZodBase64URL:()=>ae,ZodBigInt:()=>_e,ZodBigIntFormat:()=>ve,ZodBoolean:()=>me,ZodCIDRv4:()=>re,ZodCIDRv6:()=>oe,ZodCUID:()=>Y,ZodCUID2:()=>q,ZodCatch:()=>We,ZodCodec:()=>Ye,ZodCreditCard:()=>ue,ZodCustom:()=>it,ZodCustomStringFormat:()=>fe,ZodDate:()=>Ie,ZodDefault:()=>Je,ZodDiscriminatedUnion:()=>Ze,ZodE164:()=>ce,ZodEmail:()=>B,ZodEmoji:()=>G,ZodEnum:()=>je,ZodExactOptional:()=>Le,ZodFile:()=>De,ZodFunction:()=>nt,ZodGUID:()=>K,ZodIBAN:()=>le,ZodIPv4:()=>te,ZodIPv6:()=>ie,ZodISODate:()=>L,ZodISODateTime:()=>M,ZodISODuration:()=>J,ZodISOTime:()=>U,ZodInstanceOf:()=>st,ZodIntersection:()=>Pe,ZodJWT:()=>de,ZodKSUID:()=>ee,ZodLazy:()=>et,ZodLiteral:()=>Ce,ZodMAC:()=>ne,ZodMap:()=>Re,ZodNaN:()=>Ge,ZodNanoID:()=>H,ZodNever:()=>xe,ZodNonOptional:()=>Ke,ZodNull:()=>be,ZodNullable:()=>Ue,ZodNumber:()=>pe,ZodNumberFormat:()=>he,ZodObject:()=>Oe,ZodOptional:()=>Me,ZodPipe:()=>He,ZodPrefault:()=>Be,ZodPreprocess:()=>qe,ZodPromise:()=>tt,ZodReadonly:()=>Qe,ZodRecord:()=>Ne,ZodSet:()=>Ee,ZodString:()=>D,ZodStringFormat:()=>F,ZodSuccess:()=>Ve,ZodSymbol:()=>ye,ZodTemplateLiteral:()=>Xe,ZodTransform:()=>Fe,ZodTuple:()=>Te,ZodType:()=>j,ZodULID:()=>Q,ZodURL:()=>W,ZodUUID:()=>V,ZodUndefined:()=>ge,ZodUnion:()=>$e,ZodUnknown:()=>we,ZodVoid:()=>ke,ZodXID:()=>X,ZodXor:()=>Ae,_ZodString:()=>C,_default:()=>_default,_function:()=>_function,any:()=>any,array:()=>array,base64:()=>base64,base64url:()=>base64url,bigint:()=>bigint,boolean:()=>schemas_boolean,catch:()=>_catch,check:()=>check,cidrv4:()=>cidrv4,cidrv6:()=>cidrv6,codec:()=>codec,creditCard:()=>creditCard,cuid:()=>cuid,cuid2:()=>cuid2,currencyCode:()=>currencyCode,custom:()=>custom,date:()=>date,describe:()=>rt,discriminatedUnion:()=>discriminatedUnion,e164:()=>e164,email:()=>email,emoji:()=>emoji,enum:()=>_enum,exactOptional:()=>exactOptional,file:()=>file,float32:()=>float32,float64:()=>float64,function:()=>_function,guid:()=>guid,hash:()=>hash,hex:()=>hex,hostname:()=>hostname,httpUrl:()=>httpUrl,iban:()=>iban,instanceof:()=>_instanceof,int:()=>schemas_int,int32:()=>int32,int64:()=>int64,intersection:()=>intersection,invertCodec:()=>invertCodec,ipv4:()=>ipv4,ipv6:()=>ipv6,json:()=>json,jwt:()=>jwt,keyof:()=>keyof,ksuid:()=>ksuid,lazy:()=>lazy,literal:()=>literal,looseObject:()=>looseObject,looseRecord:()=>looseRecord,mac:()=>mac,map:()=>map,meta:()=>ot,nan:()=>nan,nanoid:()=>nanoid,nativeEnum:()=>nativeEnum,never:()=>never,nonoptional:()=>nonoptional,null:()=>_null,nullable:()=>nullable,nullish:()=>nullish,number:()=>number,object:()=>object,optional:()=>optional,partialRecord:()=>partialRecord,pipe:()=>pipe,prefault:()=>prefault,preprocess:()=>preprocess,promise:()=>promise,readonly:()=>readonly,record:()=>record,refine:()=>refine,set:()=>set,strictObject:()=>strictObject,string:()=>string,stringFormat:()=>stringFormat,stringbool:()=>stringbool,success:()=>success,superRefine:()=>superRefine,symbol:()=>symbol,templateLiteral:()=>templateLiteral,transform:()=>transform,tuple:()=>tuple,uint32:()=>uint32,uint64:()=>uint64,ulid:()=>ulid,undefined:()=>_undefined,union:()=>union,unknown:()=>unknown,url:()=>url,uuid:()=>uuid,uuidv4:()=>uuidv4,uuidv6:()=>uuidv6,uuidv7:()=>uuidv7,void:()=>_void,xid:()=>xid,xor:()=>xor})
var i=n(88532)
var r=n(54723)
class $ZodCyclicError extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a transform`)
this.name="ZodCyclicError"}}const o="~memo"
const s=[]
function isRef(e){return e!==null&&typeof e==="object"}function cloneIssues(e){return e.map(e=>e.path?{...e,path:e.path.slice()}:{...e})}const a=new WeakMap
const c=0
const u=1
const l=2
function isRecursive(e,t,n){const i=a.get(e)
if(i!==void 0)return i?l:c
if(t.has(e))return l
t.add(e)
let o=c
const check=e=>{if(o!==l&&e?._zod){const i=isRecursive(e,t,n)
if(i>o)o=i}}
const shape=(e,i)=>{let r=c
for(const o of Reflect.ownKeys(e)){const s=Object.getOwnPropertyDescriptor(e,o)
if(i&&!s.enumerable)continue
const a=s.get?u:s.value?._zod?isRecursive(s.value,t,n):c
if(a>r)r=a}return r}
const merge=e=>{if(e>o)o=e}
const s=e._zod.def
const d=s.type
switch(d){case"object":{const e=r.MO(s)
merge(e?shape(e,!0):u)
check(s.catchall)
break}case"array":check(s.element)
break
case"tuple":for(const e of s.items)check(e)
check(s.rest)
break
case"record":case"map":check(s.keyType)
check(s.valueType)
break
case"set":check(s.valueType)
break
case"union":for(const e of s.options)check(e)
break
case"intersection":check(s.left)
check(s.right)
break
case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":check(s.innerType)
break
case"pipe":check(s.in)
check(s.out)
break
case"function":check(s.input)
check(s.output)
break
case"lazy":{const i=s._cachedInner??(n?e._zod.innerType:void 0)
merge(i?isRecursive(i,t,!1):u)
break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"custom":break
default:for(const e in s){const t=Object.getOwnPropertyDescriptor(s,e)
if(!t||t.get)continue
const n=t.value
if(!n||typeof n!=="object")continue
if(n._zod)check(n)
else if(Array.isArray(n))for(const e of n)check(e)}}t.delete(e)
return settle(e,o)}function settle(e,t){if(t!==u)a.set(e,t===l)
return t}function bucketFor(e,t){let n=e.buckets.get(t)
if(!n){n=new WeakMap
e.buckets.set(t,n)}return n}let d
const f=[]
const p={alloc(e,t,n){const i=d
if(!i)return n
d=void 0
const r={value:n,issues:null}
i.set(t.value,r)
f.push(r)
return n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[])
e._zod.deferred.push(()=>{const t=e._zod.parse
const wrapped=(e,n)=>{if(n.direction!=="backward"&&isBackEdge(n,e.value))throw new $ZodCyclicError
return t(e,n)}
e._zod.parse=wrapped
if(e._zod.run===t)e._zod.run=wrapped})},attach(e){var t
let n
let i=!1
let r
let a;(t=e._zod).deferred??(t.deferred=[])
e._zod.deferred.push(()=>{const t=e._zod.parse
const wrapped=(u,p)=>{if(n===void 0){const r=isRecursive(e,new Set,!1)
if(r===c){e._zod.parse=t
if(e._zod.run===wrapped)e._zod.run=t
return t(u,p)}if(r===l||i)n=!0
else i=!0}const h=u.value
if(!isRef(h))return t(u,p)
let m=p[o]
if(!m){m={buckets:new WeakMap,backEdges:void 0}
p[o]=m}let v
if(r===p)v=a
else{v=bucketFor(m,e)
r=p
a=v}const y=v.get(h)
if(y){u.value=y.value
if(y.issues){if(y.issues.length)u.issues.push(...cloneIssues(y.issues))}else{u.memo=!0
m.backEdges??(m.backEdges=new WeakSet)
m.backEdges.add(y.value)}return u}d=v
const g=f.length
const b=t(u,p)
d=void 0
const z=f.length>g?f.pop():void 0
if(b instanceof Promise)return b.then(e=>{if(z)z.issues=e.issues.length?cloneIssues(e.issues):s
return e})
if(z)z.issues=b.issues.length?cloneIssues(b.issues):s
return b}
e._zod.parse=wrapped
if(e._zod.run===t)e._zod.run=wrapped})}}
function memoizer(){return p}function isBackEdge(e,t){const n=e[o]?.backEdges
return n!==void 0&&isRef(t)&&n.has(t)}var h=n(56985)
var m=n(29396)
var v=n(43759)
var y=n(23908)
var g=n(44890)
var b=n(98439)
var z=n(87509)
const error=()=>{const e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}}
function getSizing(t){return e[t]??null}const t={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"}
const n={nan:"NaN"}
function getTypeName(e,t){if(e==="number"&&typeof t==="number"&&!Number.isFinite(t))return String(t)
return n[e]??e}return e=>{switch(e.code){case"invalid_type":{const t=getTypeName(e.expected)
const n=r.GW(e.input)
const i=getTypeName(n,e.input)
return`Invalid input: expected ${t}, received ${i}`}case"invalid_value":if(e.values.length===1)return`Invalid input: expected ${r.B7(e.values[0])}`
return`Invalid option: expected one of ${r.jw(e.values,"|")}`
case"too_big":{const t=e.exact?"exactly ":e.inclusive?"<=":"<"
const n=getSizing(e.origin)
if(n)return`Too big: expected ${e.origin??"value"} to have ${t}${e.maximum.toString()} ${n.unit??"elements"}`
return`Too big: expected ${e.origin??"value"} to be ${t}${e.maximum.toString()}`}case"too_small":{const t=e.exact?"exactly ":e.inclusive?">=":">"
const n=getSizing(e.origin)
if(n)return`Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`
return`Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`}case"invalid_format":{const n=e
if(n.format==="starts_with")return`Invalid string: must start with "${n.prefix}"`
if(n.format==="ends_with")return`Invalid string: must end with "${n.suffix}"`
if(n.format==="includes")return`Invalid string: must include "${n.includes}"`
if(n.format==="regex")return`Invalid string: must match pattern ${n.pattern}`
return`Invalid ${t[n.format]??e.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${e.divisor}`
case"unrecognized_keys":return`Unrecognized key${e.keys.length>1?"s":""}: ${r.jw(e.keys,", ")}`
case"invalid_key":return`Invalid key in ${e.origin}`
case"invalid_union":if(e.options&&Array.isArray(e.options)&&e.options.length>0){const t=e.options.map(e=>`'${e}'`).join(" | ")
return`Invalid discriminator value. Expected ${t}`}if(e.inclusive===!1)return"Invalid input: more than one option matched"
return"Invalid input"
case"invalid_element":return`Invalid value in ${e.origin}`
default:return`Invalid input`}}}
function en(){return{localeError:error()}}var w=n(4196)
var x=n(961)
const k=w.Tj(x.g)
const I=w.Rb(x.g)
const S=w.Od(x.g)
const O=w.wG(x.g)
const $=w.Mv(x.g)
const A=w.e2(x.g)
const Z=w.GW(x.g)
const P=w.or(x.g)
const T=w.rh(x.g)
const N=w.VS(x.g)
const R=w.v_(x.g)
const E=w.R3(x.g)
function _ensureDefaultLocale(){if(!i.cr.localeError)i.$W(en())}function _ensureDefaultMemoizer(){if(!i.cr.memoizer)i.$W({memoizer:memoizer()})}const j=i.xI("ZodType",(e,t)=>{_ensureDefaultLocale()
h.W4.init(e,t)
e.def=t
e.type=t.type
return e},{check(...e){const t=this.def
return this.clone(r.zM(t,{checks:[...t.checks??[],...e.map(e=>typeof e==="function"?{_zod:{check:e,def:{check:"custom"},onattach:[]}}:e)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return r.o8(this,e,t)},brand(){return this},register(e,t){e.add(this,t)
return this},refine(e,t){return this.check(refine(e,t))},superRefine(e,t){return this.check(superRefine(e,t))},overwrite(e){return this.check(v.bS(e))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){return optional(nullable(this))},nonoptional(e){return nonoptional(this,e)},array(){return array(this)},or(e){return union([this,e])},and(e){return intersection(this,e)},transform(e){return pipe(this,transform(e))},default(e){return _default(this,e)},prefault(e){return prefault(this,e)},catch(e){return _catch(this,e)},pipe(e){return pipe(this,e)},readonly(){return readonly(this)},describe(e){const t=this.clone()
m.fd.add(t,{description:e})
return t},meta(...e){if(e.length===0)return m.fd.get(this)
const t=this.clone()
m.fd.add(t,e[0])
return t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(this):e(this,...t)},get"~standard"(){return r.jD(this,"~standard",{...h.YK(this),jsonSchema:{input:(0,z.uE)(this,"input"),output:(0,z.uE)(this,"output")}})},set"~standard"(e){r.qh(this,"~standard",e)},parse:function _parse(e,t){return k(this,e,t,{callee:_parse})},parseAsync:async function _parseAsync(e,t){return await I(this,e,t,{callee:_parseAsync})},safeParse(e,t){return S(this,e,t)},async safeParseAsync(e,t){return O(this,e,t)},get spa(){return this?.safeParseAsync},set spa(e){r.qh(this,"spa",e)},validate(e,t){return w.tf(this,e,t)},validateAsync(e,t){return w.F0(this,e,t)},encode:function _encode(e,t){return $(this,e,t,{callee:_encode})},decode:function _decode(e,t){return A(this,e,t,{callee:_decode})},encodeAsync:async function _encodeAsync(e,t){return await Z(this,e,t,{callee:_encodeAsync})},decodeAsync:async function _decodeAsync(e,t){return await P(this,e,t,{callee:_decodeAsync})},safeEncode(e,t){return T(this,e,t)},safeDecode(e,t){return N(this,e,t)},async safeEncodeAsync(e,t){return R(this,e,t)},async safeDecodeAsync(e,t){return E(this,e,t)},toJSONSchema(e){return(0,z.OA)(this,{})(e)},get description(){return m.fd.get(this)?.description},get _def(){return this._zod.def}})
const C=i.xI("_ZodString",(e,t)=>{h.$v.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.SW(e,t,n,i)},r.un({format:e=>b.Fs(e).format??null,minLength:e=>b.Fs(e).minimum??null,maxLength:e=>b.Fs(e).maximum??null},{regex(...e){return this.check(v.Fk(...e))},includes(...e){return this.check(v.dR(...e))},startsWith(...e){return this.check(v.$S(...e))},endsWith(...e){return this.check(v.ER(...e))},min(...e){return this.check(v.m9(...e))},max(...e){return this.check(v.Eb(...e))},length(...e){return this.check(v.YA(...e))},nonempty(...e){return this.check(v.m9(1,...e))},lowercase(e){return this.check(v.hH(e))},uppercase(e){return this.check(v.qF(e))},trim(){return this.check(v.WN())},normalize(...e){return this.check(v.lo(...e))},toLowerCase(){return this.check(v.Il())},toUpperCase(){return this.check(v.xY())},slugify(){return this.check(v.TL())}}))
const D=i.xI("ZodString",(e,t)=>{h.$v.init(e,t)
C.init(e,t)},{email(e){return this.check(v.Mu(B,e))},url(e){return this.check(v.Fn(W,e))},jwt(e){return this.check(v.rk(de,e))},emoji(e){return this.check(v.aC(G,e))},guid(e){return this.check(v.tB(K,e))},uuid(e){return this.check(v.Be(V,e))},uuidv4(e){return this.check(v.nA(V,e))},uuidv6(e){return this.check(v.pY(V,e))},uuidv7(e){return this.check(v.wA(V,e))},nanoid(e){return this.check(v.Dl(H,e))},cuid(e){return this.check(v.fs(Y,e))},cuid2(e){return this.check(v.Bj(q,e))},ulid(e){return this.check(v.Ct(Q,e))},base64(e){return this.check(v.rt(se,e))},base64url(e){return this.check(v.cU(ae,e))},xid(e){return this.check(v.Pw(X,e))},ksuid(e){return this.check(v._z(ee,e))},ipv4(e){return this.check(v.Ny(te,e))},ipv6(e){return this.check(v.$O(ie,e))},cidrv4(e){return this.check(v.Uy(re,e))},cidrv6(e){return this.check(v.gP(oe,e))},e164(e){return this.check(v.KB(ce,e))},datetime(e){return this.check(v.G1(M,e))},date(e){return this.check(v.db(L,e))},time(e){return this.check(v.Kn(U,e))},duration(e){return this.check(v.f2(J,e))}})
function string(e){return v.Rl(D,e)}const F=i.xI("ZodStringFormat",(e,t)=>{h.EY.init(e,t)
C.init(e,t)})
const M=i.xI("ZodISODateTime",(e,t)=>{h.Ko.init(e,t)
F.init(e,t)})
const L=i.xI("ZodISODate",(e,t)=>{h.v1.init(e,t)
F.init(e,t)})
const U=i.xI("ZodISOTime",(e,t)=>{h.Ax.init(e,t)
F.init(e,t)})
const J=i.xI("ZodISODuration",(e,t)=>{h.$N.init(e,t)
F.init(e,t)})
const B=i.xI("ZodEmail",(e,t)=>{h.qG.init(e,t)
F.init(e,t)})
function email(e){return v.Mu(B,e)}const K=i.xI("ZodGUID",(e,t)=>{h.Zc.init(e,t)
F.init(e,t)})
function guid(e){return v.tB(K,e)}const V=i.xI("ZodUUID",(e,t)=>{h.Zn.init(e,t)
F.init(e,t)})
function uuid(e){return v.Be(V,e)}function uuidv4(e){return v.nA(V,e)}function uuidv6(e){return v.pY(V,e)}function uuidv7(e){return v.wA(V,e)}const W=i.xI("ZodURL",(e,t)=>{h.VY.init(e,t)
F.init(e,t)})
function url(e){return v.Fn(W,e)}function httpUrl(e){return v.Fn(W,{protocol:y.httpProtocol,hostname:y.domain,...r.A2(e)})}const G=i.xI("ZodEmoji",(e,t)=>{h.cG.init(e,t)
F.init(e,t)})
function emoji(e){return v.aC(G,e)}const H=i.xI("ZodNanoID",(e,t)=>{h.Py.init(e,t)
F.init(e,t)})
function nanoid(e){return v.Dl(H,e)}const Y=i.xI("ZodCUID",(e,t)=>{h.bl.init(e,t)
F.init(e,t)})
function cuid(e){return v.fs(Y,e)}const q=i.xI("ZodCUID2",(e,t)=>{h.Zu.init(e,t)
F.init(e,t)})
function cuid2(e){return v.Bj(q,e)}const Q=i.xI("ZodULID",(e,t)=>{h.g5.init(e,t)
F.init(e,t)})
function ulid(e){return v.Ct(Q,e)}const X=i.xI("ZodXID",(e,t)=>{h.TF.init(e,t)
F.init(e,t)})
function xid(e){return v.Pw(X,e)}const ee=i.xI("ZodKSUID",(e,t)=>{h.GY.init(e,t)
F.init(e,t)})
function ksuid(e){return v._z(ee,e)}const te=i.xI("ZodIPv4",(e,t)=>{h.Lc.init(e,t)
F.init(e,t)})
function ipv4(e){return v.Ny(te,e)}const ne=i.xI("ZodMAC",(e,t)=>{h.rO.init(e,t)
F.init(e,t)})
function mac(e){return v.R8(ne,e)}const ie=i.xI("ZodIPv6",(e,t)=>{h.Zy.init(e,t)
F.init(e,t)})
function ipv6(e){return v.$O(ie,e)}const re=i.xI("ZodCIDRv4",(e,t)=>{h.CI.init(e,t)
F.init(e,t)})
function cidrv4(e){return v.Uy(re,e)}const oe=i.xI("ZodCIDRv6",(e,t)=>{h.Cn.init(e,t)
F.init(e,t)})
function cidrv6(e){return v.gP(oe,e)}const se=i.xI("ZodBase64",(e,t)=>{h.Dq.init(e,t)
F.init(e,t)})
function base64(e){return v.rt(se,e)}const ae=i.xI("ZodBase64URL",(e,t)=>{h.CQ.init(e,t)
F.init(e,t)})
function base64url(e){return v.cU(ae,e)}const ce=i.xI("ZodE164",(e,t)=>{h.Oy.init(e,t)
F.init(e,t)})
function e164(e){return v.KB(ce,e)}const ue=i.xI("ZodCreditCard",(e,t)=>{h.ZZ.init(e,t)
F.init(e,t)})
function creditCard(e){return v.vN(ue,e)}const le=i.xI("ZodIBAN",(e,t)=>{h.ew.init(e,t)
F.init(e,t)})
function iban(e){return v.aZ(le,e)}const de=i.xI("ZodJWT",(e,t)=>{h.h8.init(e,t)
F.init(e,t)})
function jwt(e){return v.rk(de,e)}const fe=i.xI("ZodCustomStringFormat",(e,t)=>{h.ZQ.init(e,t)
F.init(e,t)})
function stringFormat(e,t,n={}){return v.Af(fe,e,t,n)}function hostname(e){return v.Af(fe,"hostname",y.hostname,e)}function hex(e){return v.Af(fe,"hex",y.hex,e)}function currencyCode(e){return v.Af(fe,"currency_code",y.currencyCode,e)}function hash(e,t){const n=t?.enc??"hex"
const i=`${e}_${n}`
const r=y[i]
if(!r)throw new Error(`Unrecognized hash format: ${i}`)
return v.Af(fe,i,r,t)}const pe=i.xI("ZodNumber",(e,t)=>{h.vz.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Wg(e,t,n,i)
e.isFinite=!0},r.un({minValue:e=>{const{minimum:t,exclusiveMinimum:n}=b.Fs(e)
return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{const{maximum:t,exclusiveMaximum:n}=b.Fs(e)
return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{const{isInt:t,multipleOf:n}=b.Fs(e)
return!!t||!!n?.some(Number.isSafeInteger)},format:e=>b.Fs(e).format??null},{gt(e,t){return this.check(v.Tx(e,t))},gte(e,t){return this.check(v.qm(e,t))},min(e,t){return this.check(v.qm(e,t))},lt(e,t){return this.check(v.Au(e,t))},lte(e,t){return this.check(v.Zm(e,t))},max(e,t){return this.check(v.Zm(e,t))},int(e){return this.check(schemas_int(e))},safe(e){return this.check(schemas_int(e))},positive(e){return this.check(v.Tx(0,e))},nonnegative(e){return this.check(v.qm(0,e))},negative(e){return this.check(v.Au(0,e))},nonpositive(e){return this.check(v.Zm(0,e))},multipleOf(e,t){return this.check(v.Hi(e,t))},step(e,t){return this.check(v.Hi(e,t))},finite(){return this}}))
function number(e){return v.F7(pe,e)}const he=i.xI("ZodNumberFormat",(e,t)=>{h.I.init(e,t)
pe.init(e,t)})
function schemas_int(e){return v.LK(he,e)}function float32(e){return v.HL(he,e)}function float64(e){return v.g6(he,e)}function int32(e){return v.sw(he,e)}function uint32(e){return v.P(he,e)}const me=i.xI("ZodBoolean",(e,t)=>{h.sF.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.dO(e,t,n,i)})
function schemas_boolean(e){return v._L(me,e)}const _e=i.xI("ZodBigInt",(e,t)=>{h.BN.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Y8(e,t,n,i)},r.un({minValue:e=>b.Fs(e).minimum??null,maxValue:e=>b.Fs(e).maximum??null,format:e=>b.Fs(e).format??null},{gte(e,t){return this.check(v.qm(e,t))},min(e,t){return this.check(v.qm(e,t))},gt(e,t){return this.check(v.Tx(e,t))},lt(e,t){return this.check(v.Au(e,t))},lte(e,t){return this.check(v.Zm(e,t))},max(e,t){return this.check(v.Zm(e,t))},positive(e){return this.check(v.Tx(BigInt(0),e))},negative(e){return this.check(v.Au(BigInt(0),e))},nonpositive(e){return this.check(v.Zm(BigInt(0),e))},nonnegative(e){return this.check(v.qm(BigInt(0),e))},multipleOf(e,t){return this.check(v.Hi(e,t))}}))
function bigint(e){return v.z$(_e,e)}const ve=i.xI("ZodBigIntFormat",(e,t)=>{h.IT.init(e,t)
_e.init(e,t)})
function int64(e){return v.Jg(ve,e)}function uint64(e){return v.ii(ve,e)}const ye=i.xI("ZodSymbol",(e,t)=>{h.U5.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.fg(e,t,n,i)})
function symbol(e){return v.W7(ye,e)}const ge=i.xI("ZodUndefined",(e,t)=>{h.Mv.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.BU(e,t,n,i)})
function _undefined(e){return v.E4(ge,e)}const be=i.xI("ZodNull",(e,t)=>{h.x8.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.In(e,t,n,i)})
function _null(e){return v.jw(be,e)}const ze=i.xI("ZodAny",(e,t)=>{h.Gb.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.NX(e,t,n,i)})
function any(){return v.KA(ze)}const we=i.xI("ZodUnknown",(e,t)=>{h.GP.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.NV(e,t,n,i)})
function unknown(){return v.em(we)}const xe=i.xI("ZodNever",(e,t)=>{h.Um.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.RH(e,t,n,i)})
function never(e){return v.G8(xe,e)}const ke=i.xI("ZodVoid",(e,t)=>{h.WH.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.vn(e,t,n,i)})
function _void(e){return v.OC(ke,e)}const Ie=i.xI("ZodDate",(e,t)=>{h.o5.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Fl(e,t,n,i)
e.min=(t,n)=>e.check(v.qm(t,n))
e.max=(t,n)=>e.check(v.Zm(t,n))},r.un({minDate:e=>{const{minimum:t}=b.Fs(e)
return t?new Date(t):null},maxDate:e=>{const{maximum:t}=b.Fs(e)
return t?new Date(t):null}},{}))
function date(e){return v.YY(Ie,e)}const Se=i.xI("ZodArray",(e,t)=>{_ensureDefaultMemoizer()
h.$p.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.cY(e,t,n,i)
e.element=t.element},{min(e,t){return this.check(v.m9(e,t))},nonempty(e){return this.check(v.m9(1,e))},max(e,t){return this.check(v.Eb(e,t))},length(e,t){return this.check(v.YA(e,t))},unwrap(){return this.element}})
function array(e,t){return v.dZ(Se,e,t)}function keyof(e){const t=e._zod.def.shape
return _enum(Object.keys(t))}const Oe=i.xI("ZodObject",(e,t)=>{_ensureDefaultMemoizer()
h.w.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Ec(e,t,n,i)
r.X(e,"shape",e=>e._zod.def.shape,!1)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(r.zM(this._zod.def,{catchall:e}))},passthrough(){return this.clone(r.zM(this._zod.def,{catchall:unknown()}))},loose(){return this.clone(r.zM(this._zod.def,{catchall:unknown()}))},strict(){return this.clone(r.zM(this._zod.def,{catchall:never()}))},strip(){return this.clone(r.zM(this._zod.def,{catchall:void 0}))},extend(e){return r.X$(this,e)},safeExtend(e){return r.W0(this,e)},merge(e){return r.h1(this,e)},pick(e){return r.Up(this,e)},omit(e){return r.cJ(this,e)},partial(...e){return r.OH(Me,this,e[0])},exactPartial(...e){return r.OH(Le,this,e[0],"exactPartial")},required(...e){return r.mw(Ke,this,e[0])}})
function object(e,t){const n={type:"object",shape:e??{},...r.A2(t)}
return new Oe(n)}function strictObject(e,t){return new Oe({type:"object",shape:e,catchall:never(),...r.A2(t)})}function looseObject(e,t){return new Oe({type:"object",shape:e,catchall:unknown(),...r.A2(t)})}const $e=i.xI("ZodUnion",(e,t)=>{h.cu.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.iC(e,t,n,i)
e.options=t.options})
function union(e,t){return new $e({type:"union",options:e,...r.A2(t)})}const Ae=i.xI("ZodXor",(e,t)=>{$e.init(e,t)
h.pm.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.iC(e,t,n,i)
e.options=t.options})
function xor(e,t){return new Ae({type:"union",options:e,inclusive:!1,...r.A2(t)})}const Ze=i.xI("ZodDiscriminatedUnion",(e,t)=>{$e.init(e,t)
h.P0.init(e,t)})
function discriminatedUnion(e,t,n){return new Ze({type:"union",options:t,discriminator:e,...r.A2(n)})}const Pe=i.xI("ZodIntersection",(e,t)=>{h.LJ.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.i_(e,t,n,i)})
function intersection(e,t){return new Pe({type:"intersection",left:e,right:t})}const Te=i.xI("ZodTuple",(e,t)=>{_ensureDefaultMemoizer()
h.G3.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.CN(e,t,n,i)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){const e=this._zod.def
if(e.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements")
return this.clone({...e,items:e.items.map(e=>new Me({type:"optional",innerType:e}))})}})
function tuple(e,t,n){const i=t instanceof h.W4
const o=i?n:t
const s=i?t:null
return new Te({type:"tuple",items:e,rest:s,...r.A2(o)})}const Ne=i.xI("ZodRecord",(e,t)=>{_ensureDefaultMemoizer()
h.h.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.GC(e,t,n,i)
e.keyType=t.keyType
e.valueType=t.valueType})
function record(e,t,n){if(!t||!t._zod)return new Ne({type:"record",keyType:string(),valueType:e,...r.A2(t)})
return new Ne({type:"record",keyType:e,valueType:t,...r.A2(n)})}function partialRecord(e,t,n){return new Ne({type:"record",keyType:e,valueType:t,...r.A2(n),partial:!0})}function looseRecord(e,t,n){return new Ne({type:"record",keyType:e,valueType:t,mode:"loose",...r.A2(n)})}const Re=i.xI("ZodMap",(e,t)=>{_ensureDefaultMemoizer()
h.eb.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.jq(e,t,n,i)
e.keyType=t.keyType
e.valueType=t.valueType
e.min=(...t)=>e.check(v.Nd(...t))
e.nonempty=t=>e.check(v.Nd(1,t))
e.max=(...t)=>e.check(v.vL(...t))
e.size=(...t)=>e.check(v.d$(...t))})
function map(e,t,n){return new Re({type:"map",keyType:e,valueType:t,...r.A2(n)})}const Ee=i.xI("ZodSet",(e,t)=>{_ensureDefaultMemoizer()
h.Oi.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.zH(e,t,n,i)
e.min=(...t)=>e.check(v.Nd(...t))
e.nonempty=t=>e.check(v.Nd(1,t))
e.max=(...t)=>e.check(v.vL(...t))
e.size=(...t)=>e.check(v.d$(...t))})
function set(e,t){return new Ee({type:"set",valueType:e,...r.A2(t)})}const je=i.xI("ZodEnum",(e,t)=>{h.VO.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.C0(e,t,n,i)
e.enum=t.entries
e.options=[...e._zod.values]
const n=new Set(Object.keys(t.entries))
e.extract=(e,i)=>{const o={}
for(const i of e)if(n.has(i))o[i]=t.entries[i]
else throw new Error(`Key ${i} not found in enum`)
return new je({...t,checks:[],...r.A2(i),entries:o})}
e.exclude=(e,i)=>{const o={...t.entries}
for(const t of e)if(n.has(t))delete o[t]
else throw new Error(`Key ${t} not found in enum`)
return new je({...t,checks:[],...r.A2(i),entries:o})}})
function _enum(e,t){const n=Array.isArray(e)?Object.fromEntries(e.map(e=>[e,e])):e
return new je({type:"enum",entries:n,...r.A2(t)})}function nativeEnum(e,t){return new je({type:"enum",entries:e,...r.A2(t)})}const Ce=i.xI("ZodLiteral",(e,t)=>{h.nu.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Yv(e,t,n,i)
e.values=new Set(t.values)
Object.defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.")
return t.values[0]}})})
function literal(e,t){return new Ce({type:"literal",values:Array.isArray(e)?e:[e],...r.A2(t)})}const De=i.xI("ZodFile",(e,t)=>{h.CT.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.H1(e,t,n,i)
e.min=(t,n)=>e.check(v.Nd(t,n))
e.max=(t,n)=>e.check(v.vL(t,n))
e.mime=(t,n)=>e.check(v.GZ(Array.isArray(t)?t:[t],n))})
function file(e){return v.K2(De,e)}const Fe=i.xI("ZodTransform",(e,t)=>{_ensureDefaultMemoizer()
h.Wc.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.xi(e,t,n,i)
e._zod.parse=(n,o)=>{if(o.direction==="backward")throw new i.cV(e.constructor.name)
n.addIssue=i=>{if(typeof i==="string")n.issues.push(r.sn(i,n.value,t))
else{const t=i
if(t.fatal)t.continue=!1
t.code??(t.code="custom")
if(!("input"in t))t.input=n.value
t.inst??(t.inst=e)
n.issues.push(r.sn(t))}}
const s=t.transform(n.value,n)
if(s instanceof Promise)return s.then(e=>{n.value=e
return n})
n.value=s
return n}})
function transform(e){return new Fe({type:"transform",transform:e})}const Me=i.xI("ZodOptional",(e,t)=>{h.ig.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.$k(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function optional(e){return new Me({type:"optional",innerType:e})}const Le=i.xI("ZodExactOptional",(e,t)=>{h.RL.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.$k(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function exactOptional(e){return new Le({type:"optional",innerType:e})}const Ue=i.xI("ZodNullable",(e,t)=>{h.qc.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.yq(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function nullable(e){return new Ue({type:"nullable",innerType:e})}function nullish(e){return optional(nullable(e))}const Je=i.xI("ZodDefault",(e,t)=>{h.rv.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.mh(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType
e.removeDefault=e.unwrap})
function _default(e,t){return new Je({type:"default",innerType:e,get defaultValue(){return typeof t==="function"?t():r.yG(t)}})}const Be=i.xI("ZodPrefault",(e,t)=>{h.VF.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.A(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function prefault(e,t){return new Be({type:"prefault",innerType:e,get defaultValue(){return typeof t==="function"?t():r.yG(t)}})}const Ke=i.xI("ZodNonOptional",(e,t)=>{h.N$.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.cR(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function nonoptional(e,t){return new Ke({type:"nonoptional",innerType:e,...r.A2(t)})}const Ve=i.xI("ZodSuccess",(e,t)=>{h.Dw.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.aw(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function success(e){return new Ve({type:"success",innerType:e})}const We=i.xI("ZodCatch",(e,t)=>{h.t$.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Q9(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType
e.removeCatch=e.unwrap})
function _catch(e,t){return new We({type:"catch",innerType:e,catchValue:typeof t==="function"?t:r.SS(t)})}const Ge=i.xI("ZodNaN",(e,t)=>{h.zP.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Kj(e,t,n,i)})
function nan(e){return v.L4(Ge,e)}const He=i.xI("ZodPipe",(e,t)=>{h._m.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.fs(e,t,n,i)
e.in=t.in
e.out=t.out})
function pipe(e,t){return new He({type:"pipe",in:e,out:t})}const Ye=i.xI("ZodCodec",(e,t)=>{He.init(e,t)
h.YY.init(e,t)})
function codec(e,t,n){return new Ye({type:"pipe",in:e,out:t,transform:n.decode,reverseTransform:n.encode})}function invertCodec(e){const t=e._zod.def
return new Ye({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.transform})}const qe=i.xI("ZodPreprocess",(e,t)=>{He.init(e,t)
h.KX.init(e,t)})
const Qe=i.xI("ZodReadonly",(e,t)=>{h.Sb.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.$X(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function readonly(e){return new Qe({type:"readonly",innerType:e})}const Xe=i.xI("ZodTemplateLiteral",(e,t)=>{h.d.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Cv(e,t,n,i)})
function templateLiteral(e,t){return new Xe({type:"template_literal",parts:e,...r.A2(t)})}const et=i.xI("ZodLazy",(e,t)=>{h.kU.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.Tr(e,t,n,i)
e.unwrap=()=>e._zod.def.getter()})
function lazy(e){return new et({type:"lazy",getter:e})}const tt=i.xI("ZodPromise",(e,t)=>{h.hA.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.CX(e,t,n,i)
e.unwrap=()=>e._zod.def.innerType})
function promise(e){return new tt({type:"promise",innerType:e})}const nt=i.xI("ZodFunction",(e,t)=>{h._A.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.bq(e,t,n,i)})
function _function(e){return new nt({type:"function",input:Array.isArray(e?.input)?tuple(e?.input):e?.input??array(unknown()),output:e?.output??unknown()})}const it=i.xI("ZodCustom",(e,t)=>{h.b0.init(e,t)
j.init(e,t)
e._zod.processJSONSchema=(t,n,i)=>b.A6(e,t,n,i)})
function check(e){const t=new g.QP({check:"custom"})
t._zod.check=e
return t}function custom(e,t){return v.FO(it,e??(()=>!0),t)}function refine(e,t={}){return v.fU(it,e,t)}function superRefine(e,t){return v.MB(e,t)}const rt=v.q0
const ot=v.mI
const st=i.xI("ZodInstanceOf",(e,t)=>{it.init(e,t)},{properties(e,t){return this.check(v.T2(e,t))}})
function _instanceof(e,t={}){const n=new st({type:"custom",check:"custom",fn:t=>t instanceof e,abort:!0,...r.A2(t)})
n._zod.bag.Class=e
n._zod.check=t=>{if(!(t.value instanceof e))t.issues.push({code:"invalid_type",expected:e.name,input:t.value,inst:n,path:[...n._zod.def.path??[]]})}
return n}const stringbool=(...e)=>v.fI({Codec:Ye,Boolean:me,String:D},...e)
function json(e){const t=lazy(()=>union([string(e),number(),schemas_boolean(),_null(),array(t),record(string(),t)]))
return t}function preprocess(e,t){return new qe({type:"pipe",in:transform(e),out:t})}}),43759:((e,t,n)=>{n.d(t,{$O:()=>_ipv6,$S:()=>_startsWith,Af:()=>_stringFormat,Au:()=>_lt,Be:()=>_uuid,Bj:()=>_cuid2,Ct:()=>_ulid,Dl:()=>_nanoid,E4:()=>_undefined,ER:()=>_endsWith,Eb:()=>_maxLength,F7:()=>_number,FO:()=>_custom,Fk:()=>_regex,Fn:()=>_url,G1:()=>_isoDateTime,G8:()=>_never,GZ:()=>_mime,HL:()=>_float32,Hi:()=>_multipleOf,Il:()=>_toLowerCase,Jf:()=>_property,Jg:()=>_int64,K2:()=>_file,KA:()=>_any,KB:()=>_e164,K_:()=>_coercedString,Kn:()=>_isoTime,L4:()=>_nan,LK:()=>_int,MB:()=>_superRefine,Mu:()=>_email,NC:()=>_positive,Nd:()=>_minSize,Ny:()=>_ipv4,OC:()=>_void,P:()=>_uint32,Pw:()=>_xid,R8:()=>_mac,Rl:()=>_string,T2:()=>_properties,TL:()=>_slugify,Tx:()=>_gt,UI:()=>_nonnegative,Uy:()=>_cidrv4,W7:()=>_symbol,WN:()=>_trim,YA:()=>_length,YY:()=>_date,Zm:()=>_lte,_L:()=>_boolean,_z:()=>_ksuid,aC:()=>_emoji,aZ:()=>_iban,bR:()=>_negative,bS:()=>_overwrite,cU:()=>_base64url,d$:()=>_size,dR:()=>_includes,dZ:()=>_array,db:()=>_isoDate,ej:()=>_nonpositive,em:()=>_unknown,f2:()=>_isoDuration,fI:()=>_stringbool,fU:()=>_refine,fs:()=>_cuid,g6:()=>_float64,gP:()=>_cidrv6,hH:()=>_lowercase,ii:()=>_uint64,jw:()=>_null,lo:()=>_normalize,m9:()=>_minLength,mI:()=>meta,nA:()=>_uuidv4,pY:()=>_uuidv6,q0:()=>describe,qF:()=>_uppercase,qG:()=>_coercedNumber,qm:()=>_gte,rk:()=>_jwt,rt:()=>_base64,sw:()=>_int32,tB:()=>_guid,vL:()=>_maxSize,vN:()=>_creditCard,wA:()=>_uuidv7,xY:()=>_toUpperCase,z$:()=>_bigint})
var i=n(44890)
var r=n(29396)
var o=n(56985)
var s=n(54723)
function snapshotChecks(e){if(e.checks)e.checks=[...e.checks]
return e}function _string(e,t){return new e(snapshotChecks({type:"string",...s.A2(t)}))}function _coercedString(e,t){return new e(snapshotChecks({type:"string",coerce:!0,...s.A2(t)}))}function _email(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...s.A2(t)})}function _guid(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...s.A2(t)})}function _uuid(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...s.A2(t)})}function _uuidv4(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...s.A2(t)})}function _uuidv6(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...s.A2(t)})}function _uuidv7(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...s.A2(t)})}function _url(e,t){return new e({type:"string",format:"url",check:"string_format",abort:!1,...s.A2(t)})}function _emoji(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...s.A2(t)})}function _nanoid(e,t){return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...s.A2(t)})}function _cuid(e,t){return new e({type:"string",format:"cuid",check:"string_format",abort:!1,...s.A2(t)})}function _cuid2(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...s.A2(t)})}function _ulid(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...s.A2(t)})}function _xid(e,t){return new e({type:"string",format:"xid",check:"string_format",abort:!1,...s.A2(t)})}function _ksuid(e,t){return new e({type:"string",format:"ksuid",check:"string_format",abort:!1,...s.A2(t)})}function _ipv4(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...s.A2(t)})}function _ipv6(e,t){return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...s.A2(t)})}function _mac(e,t){return new e({type:"string",format:"mac",check:"string_format",abort:!1,...s.A2(t)})}function _cidrv4(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...s.A2(t)})}function _cidrv6(e,t){return new e({type:"string",format:"cidrv6",check:"string_format",abort:!1,...s.A2(t)})}function _base64(e,t){return new e({type:"string",format:"base64",check:"string_format",abort:!1,...s.A2(t)})}function _base64url(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...s.A2(t)})}function _e164(e,t){return new e({type:"string",format:"e164",check:"string_format",abort:!1,...s.A2(t)})}function _creditCard(e,t){return new e({type:"string",format:"credit_card",check:"string_format",abort:!1,...s.A2(t)})}function _iban(e,t){return new e({type:"string",format:"iban",check:"string_format",abort:!1,...s.A2(t)})}function _jwt(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...s.A2(t)})}function _isoDateTime(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...s.A2(t)})}function _isoDate(e,t){return new e({type:"string",format:"date",check:"string_format",...s.A2(t)})}function _isoTime(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,...s.A2(t)})}function _isoDuration(e,t){return new e({type:"string",format:"duration",check:"string_format",...s.A2(t)})}function _number(e,t){return new e(snapshotChecks({type:"number",checks:[],...s.A2(t)}))}function _coercedNumber(e,t){return new e(snapshotChecks({type:"number",coerce:!0,checks:[],...s.A2(t)}))}function _int(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...s.A2(t)})}function _float32(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...s.A2(t)})}function _float64(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float64",...s.A2(t)})}function _int32(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"int32",...s.A2(t)})}function _uint32(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"uint32",...s.A2(t)})}function _boolean(e,t){return new e({type:"boolean",...s.A2(t)})}function _bigint(e,t){return new e({type:"bigint",...s.A2(t)})}function _int64(e,t){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"int64",...s.A2(t)})}function _uint64(e,t){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...s.A2(t)})}function _symbol(e,t){return new e({type:"symbol",...s.A2(t)})}function _undefined(e,t){return new e({type:"undefined",...s.A2(t)})}function _null(e,t){return new e({type:"null",...s.A2(t)})}function _any(e){return new e({type:"any"})}function _unknown(e){return new e({type:"unknown"})}function _never(e,t){return new e({type:"never",...s.A2(t)})}function _void(e,t){return new e({type:"void",...s.A2(t)})}function _date(e,t){return new e({type:"date",...s.A2(t)})}function _nan(e,t){return new e({type:"nan",...s.A2(t)})}function _lt(e,t){return new i.sm({check:"less_than",...s.A2(t),value:e,inclusive:!1})}function _lte(e,t){return new i.sm({check:"less_than",...s.A2(t),value:e,inclusive:!0})}function _gt(e,t){return new i.J_({check:"greater_than",...s.A2(t),value:e,inclusive:!1})}function _gte(e,t){return new i.J_({check:"greater_than",...s.A2(t),value:e,inclusive:!0})}function _positive(e){return _gt(0,e)}function _negative(e){return _lt(0,e)}function _nonpositive(e){return _lte(0,e)}function _nonnegative(e){return _gte(0,e)}function _multipleOf(e,t){return new i.Jk({check:"multiple_of",...s.A2(t),value:e})}function _maxSize(e,t){return new i.j2({check:"max_size",...s.A2(t),maximum:e})}function _minSize(e,t){return new i.PH({check:"min_size",...s.A2(t),minimum:e})}function _size(e,t){return new i.e2({check:"size_equals",...s.A2(t),size:e})}function _maxLength(e,t){const n=new i.Yk({check:"max_length",...s.A2(t),maximum:e})
return n}function _minLength(e,t){return new i.Kk({check:"min_length",...s.A2(t),minimum:e})}function _length(e,t){return new i.RM({check:"length_equals",...s.A2(t),length:e})}function _regex(e,t){return new i.DG({check:"string_format",format:"regex",...s.A2(t),pattern:e})}function _lowercase(e){return new i.NI({check:"string_format",format:"lowercase",...s.A2(e)})}function _uppercase(e){return new i.kH({check:"string_format",format:"uppercase",...s.A2(e)})}function _includes(e,t){return new i.Tt({check:"string_format",format:"includes",...s.A2(t),includes:e})}function _startsWith(e,t){return new i.J({check:"string_format",format:"starts_with",...s.A2(t),prefix:e})}function _endsWith(e,t){return new i.E6({check:"string_format",format:"ends_with",...s.A2(t),suffix:e})}function _property(e,t,n){return new i.XF({check:"property",property:e,schema:t,...s.A2(n)})}function _properties(e,t){return new i.nJ({check:"properties",shape:e,...s.A2(t)})}function _mime(e,t){return new i.sj({check:"mime_type",mime:e,...s.A2(t)})}function _overwrite(e){return new i.v$({check:"overwrite",tx:e})}function _normalize(e){return _overwrite(t=>t.normalize(e))}function _trim(){return _overwrite(e=>e.trim())}function _toLowerCase(){return _overwrite(e=>e.toLowerCase())}function _toUpperCase(){return _overwrite(e=>e.toUpperCase())}function _slugify(){return _overwrite(e=>s.Yv(e))}function _array(e,t,n){return new e({type:"array",element:t,...s.A2(n)})}function _file(e,t){return new e({type:"file",...s.A2(t)})}function _custom(e,t,n){const i=s.A2(n)
i.abort??(i.abort=!0)
const r=new e({type:"custom",check:"custom",fn:t,...i})
return r}function _refine(e,t,n){const i=new e({type:"custom",check:"custom",fn:t,...s.A2(n)})
return i}function _superRefine(e,t){const n=_check(t=>{t.addIssue=e=>{if(typeof e==="string")t.issues.push(s.sn(e,t.value,n._zod.def))
else{const i=e
if(i.fatal)i.continue=!1
i.code??(i.code="custom")
if(!("input"in i))i.input=t.value
i.inst??(i.inst=n)
i.continue??(i.continue=!n._zod.def.abort)
t.issues.push(s.sn(i))}}
return e(t.value,t)},t)
return n}function _check(e,t){const n=new i.QP({check:"custom",...s.A2(t)})
n._zod.check=e
return n}function describe(e){const t=new i.QP({check:"describe"})
t._zod.onattach=[t=>{const n=r.fd.get(t)??{}
r.fd.add(t,{...n,description:e})}]
t._zod.check=()=>{}
return t}function meta(e){const t=new i.QP({check:"meta"})
t._zod.onattach=[t=>{const n=r.fd.get(t)??{}
r.fd.add(t,{...n,...e})}]
t._zod.check=()=>{}
return t}function _stringbool(e,t){const n=s.A2(t)
let i=n.truthy??["true","1","yes","on","y","enabled"]
let r=n.falsy??["false","0","no","off","n","disabled"]
if(n.case!=="sensitive"){i=i.map(e=>typeof e==="string"?e.toLowerCase():e)
r=r.map(e=>typeof e==="string"?e.toLowerCase():e)}const a=new Set(i)
const c=new Set(r)
const u=e.Codec??o.YY
const l=e.Boolean??o.sF
const d=e.String??o.$v
const f=new d({type:"string",error:n.error})
const p=new l({type:"boolean",error:n.error})
const h=new u({type:"pipe",in:f,out:p,transform:(e,t)=>{let i=e
if(n.case!=="sensitive")i=i.toLowerCase()
if(a.has(i))return!0
else if(c.has(i))return!1
else{t.issues.push({code:"invalid_value",expected:"stringbool",values:[...a,...c],input:t.value,inst:h,continue:!1})
return{}}},reverseTransform:(e,t)=>{if(e===!0)return i[0]||"true"
else return r[0]||"false"},error:n.error})
h._zod.bag.truthy=i
h._zod.bag.falsy=r
h._zod.bag.case=n.case??"insensitive"
return h}function _stringFormat(e,t,n,i={}){const r=s.A2(i)
const o={check:"string_format",type:"string",format:t,fn:typeof n==="function"?n:e=>n.test(e),...r}
if(n instanceof RegExp)o.pattern=n
const a=new e(o)
return a}}),44890:((e,t,n)=>{n.d(t,{DG:()=>z,E6:()=>S,J:()=>I,J_:()=>u,Jk:()=>l,KH:()=>d,Kk:()=>y,NI:()=>w,PH:()=>h,QP:()=>s,RM:()=>g,Tt:()=>k,XF:()=>O,Yk:()=>v,e2:()=>m,j2:()=>p,kH:()=>x,nJ:()=>$,ql:()=>b,sj:()=>A,sm:()=>c,uE:()=>f,v$:()=>Z})
var i=n(88532)
var r=n(23908)
var o=n(54723)
const s=i.xI("$ZodCheck",(e,t)=>{var n
e._zod??(e._zod={})
e._zod.def=t;(n=e._zod).onattach??(n.onattach=[])})
const _whenHasSize=e=>{const t=e.value
return!o.cl(t)&&t.size!==void 0}
const _whenHasLength=e=>{const t=e.value
return!o.cl(t)&&t.length!==void 0}
const a={number:"number",bigint:"bigint",object:"date"}
const c=i.xI("$ZodCheckLessThan",(e,t)=>{s.init(e,t)
const n=a[typeof t.value]
e._zod.check=i=>{if(t.inclusive?i.value<=t.value:i.value<t.value)return
i.issues.push({origin:a[typeof i.value]??n,code:"too_big",maximum:typeof t.value==="object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}})
const u=i.xI("$ZodCheckGreaterThan",(e,t)=>{s.init(e,t)
const n=a[typeof t.value]
e._zod.check=i=>{if(t.inclusive?i.value>=t.value:i.value>t.value)return
i.issues.push({origin:a[typeof i.value]??n,code:"too_small",minimum:typeof t.value==="object"?t.value.getTime():t.value,input:i.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}})
const l=i.xI("$ZodCheckMultipleOf",(e,t)=>{s.init(e,t)
e._zod.check=n=>{if(typeof n.value!==typeof t.value)throw new Error("Cannot mix number and bigint in multiple_of check.")
const i=typeof n.value==="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):o.LG(n.value,t.value)===0
if(i)return
n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}})
const d=i.xI("$ZodCheckNumberFormat",(e,t)=>{s.init(e,t)
t.format=t.format||"float64"
const n=t.format?.includes("int")
const i=n?"int":"number"
const[r,a]=o.zH[t.format]
e._zod.check=o=>{const s=o.value
if(n){if(!Number.isInteger(s)){o.issues.push({expected:i,format:t.format,code:"invalid_type",continue:!1,input:s,inst:e})
return}if(!Number.isSafeInteger(s)){if(s>0)o.issues.push({input:s,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort})
else o.issues.push({input:s,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:i,inclusive:!0,continue:!t.abort})
return}}if(s<r)o.issues.push({origin:"number",input:s,code:"too_small",minimum:r,inclusive:!0,inst:e,continue:!t.abort})
if(s>a)o.issues.push({origin:"number",input:s,code:"too_big",maximum:a,inclusive:!0,inst:e,continue:!t.abort})}})
const f=i.xI("$ZodCheckBigIntFormat",(e,t)=>{s.init(e,t)
const[n,i]=o.NR[t.format]
e._zod.check=r=>{const o=r.value
if(o<n)r.issues.push({origin:"bigint",input:o,code:"too_small",minimum:n,inclusive:!0,inst:e,continue:!t.abort})
if(o>i)r.issues.push({origin:"bigint",input:o,code:"too_big",maximum:i,inclusive:!0,inst:e,continue:!t.abort})}})
const p=i.xI("$ZodCheckMaxSize",(e,t)=>{var n
s.init(e,t);(n=e._zod.def).when??(n.when=_whenHasSize)
e._zod.check=n=>{const i=n.value
const r=i.size
if(r<=t.maximum)return
n.issues.push({origin:o.fx(i),code:"too_big",maximum:t.maximum,inclusive:!0,input:i,inst:e,continue:!t.abort})}})
const h=i.xI("$ZodCheckMinSize",(e,t)=>{var n
s.init(e,t);(n=e._zod.def).when??(n.when=_whenHasSize)
e._zod.check=n=>{const i=n.value
const r=i.size
if(r>=t.minimum)return
n.issues.push({origin:o.fx(i),code:"too_small",minimum:t.minimum,inclusive:!0,input:i,inst:e,continue:!t.abort})}})
const m=i.xI("$ZodCheckSizeEquals",(e,t)=>{var n
s.init(e,t);(n=e._zod.def).when??(n.when=_whenHasSize)
e._zod.check=n=>{const i=n.value
const r=i.size
if(r===t.size)return
const s=r>t.size
n.issues.push({origin:o.fx(i),...s?{code:"too_big",maximum:t.size}:{code:"too_small",minimum:t.size},inclusive:!0,exact:!0,input:n.value,inst:e,continue:!t.abort})}})
const v=i.xI("$ZodCheckMaxLength",(e,t)=>{var n
s.init(e,t);(n=e._zod.def).when??(n.when=_whenHasLength)
e._zod.check=n=>{const i=n.value
const r=i.length
const s=typeof i==="string"&&r>t.maximum?o.O7(i):r
if(s<=t.maximum)return
const a=o.Rc(i)
n.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:i,inst:e,continue:!t.abort})}})
const y=i.xI("$ZodCheckMinLength",(e,t)=>{var n
s.init(e,t);(n=e._zod.def).when??(n.when=_whenHasLength)
e._zod.check=n=>{const i=n.value
const r=i.length
const s=typeof i==="string"&&r>=t.minimum&&r<t.minimum*2?o.O7(i):r
if(s>=t.minimum)return
const a=o.Rc(i)
n.issues.push({origin:a,code:"too_small",minimum:t.minimum,inclusive:!0,input:i,inst:e,continue:!t.abort})}})
const g=i.xI("$ZodCheckLengthEquals",(e,t)=>{var n
s.init(e,t);(n=e._zod.def).when??(n.when=_whenHasLength)
e._zod.check=n=>{const i=n.value
const r=i.length
const s=typeof i==="string"&&r>=t.length&&r<=t.length*2?o.O7(i):r
if(s===t.length)return
const a=o.Rc(i)
const c=s>t.length
n.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:n.value,inst:e,continue:!t.abort})}})
const b=i.xI("$ZodCheckStringFormat",(e,t)=>{var n,i
s.init(e,t)
if(t.pattern)(n=e._zod).check??(n.check=n=>{t.pattern.lastIndex=0
if(t.pattern.test(n.value))return
n.issues.push({origin:"string",code:"invalid_format",format:t.format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})})
else(i=e._zod).check??(i.check=()=>{})})
const z=i.xI("$ZodCheckRegex",(e,t)=>{b.init(e,t)
e._zod.check=n=>{t.pattern.lastIndex=0
if(t.pattern.test(n.value))return
n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}})
const w=i.xI("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=r.lowercase)
b.init(e,t)})
const x=i.xI("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=r.uppercase)
b.init(e,t)})
const k=i.xI("$ZodCheckIncludes",(e,t)=>{s.init(e,t)
const n=o.sD(t.includes)
const i=new RegExp(typeof t.position==="number"?`^.{${t.position},}${n}`:n)
t.pattern=i
e._zod.check=n=>{if(n.value.includes(t.includes,t.position))return
n.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:n.value,inst:e,continue:!t.abort})}})
const I=i.xI("$ZodCheckStartsWith",(e,t)=>{s.init(e,t)
const n=new RegExp(`^${o.sD(t.prefix)}.*`)
t.pattern??(t.pattern=n)
e._zod.check=n=>{if(n.value.startsWith(t.prefix))return
n.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:n.value,inst:e,continue:!t.abort})}})
const S=i.xI("$ZodCheckEndsWith",(e,t)=>{s.init(e,t)
const n=new RegExp(`.*${o.sD(t.suffix)}$`)
t.pattern??(t.pattern=n)
e._zod.check=n=>{if(n.value.endsWith(t.suffix))return
n.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:n.value,inst:e,continue:!t.abort})}})
function handleCheckPropertyResult(e,t,n){if(e.issues.length)t.issues.push(...o.lQ(n,e.issues))}const O=i.xI("$ZodCheckProperty",(e,t)=>{s.init(e,t)
e._zod.check=e=>{const n=t.schema._zod.run({value:e.value[t.property],issues:[]},{})
if(n instanceof Promise)return n.then(n=>handleCheckPropertyResult(n,e,t.property))
handleCheckPropertyResult(n,e,t.property)
return}})
const $=i.xI("$ZodCheckProperties",(e,t)=>{s.init(e,t)
o.jD(e,Symbol.iterator,function*(){yield e})
let n
e._zod.check=i=>{if(i.value==null){i.issues.push({expected:"object",code:"invalid_type",input:i.value,inst:e})
return}n??(n=Reflect.ownKeys(t.shape).map(e=>[e,t.shape[e]]))
const r=i.value
let o
for(const[e,t]of n){const n=t._zod.run({value:r[e],issues:[]},{})
if(n instanceof Promise){o??(o=[])
o.push(n.then(t=>handleCheckPropertyResult(t,i,e)))}else handleCheckPropertyResult(n,i,e)}if(o)return Promise.all(o).then(()=>{})
return}})
const A=i.xI("$ZodCheckMimeType",(e,t)=>{s.init(e,t)
const n=new Set(t.mime)
e._zod.check=i=>{if(n.has(i.value.type))return
i.issues.push({code:"invalid_value",values:t.mime,input:i.value.type,inst:e,continue:!t.abort})}})
const Z=i.xI("$ZodCheckOverwrite",(e,t)=>{s.init(e,t)
e._zod.check=e=>{e.value=t.tx(e.value)}})}),88532:((e,t,n)=>{n.d(t,{$W:()=>config,GT:()=>$ZodAsyncError,cV:()=>$ZodEncodeError,cr:()=>c,tm:()=>o,xI:()=>$constructor})
var i=n(54723)
var r
const o=Object.freeze({status:"aborted"})
const s={value:void 0,enumerable:!1}
let a="captureStackTrace"in Error?Error:null
function newError(e){const t=a
if(t){const n=t.stackTraceLimit
if(typeof n==="number"){try{t.stackTraceLimit=0}catch{a=null
return new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function $constructor(e,t,n,r){const o={}
function Internals(e){this.def=e
this.constr=_
this.traits=new Set}Internals.prototype=o
const a=n
const c=a&&new WeakSet
function init(n,r){if(!n._zod){s.value=new Internals(r)
try{Object.defineProperty(n,"_zod",s)}finally{s.value=void 0}}else if(n._zod.traits.has(e))return
n._zod.traits.add(e)
t(n,r)
if(c){const e=Object.getPrototypeOf(n)
const t=n._zod.constr.prototype
let r=e
while(r&&r!==t)r=Object.getPrototypeOf(r)
const o=r??e
if(!c.has(o)){c.add(o);(0,i.ol)(o,a)}}const o=_.prototype
for(const e in o){if(!Object.prototype.hasOwnProperty.call(o,e))continue
if(!(e in n))n[e]=o[e].bind(n)}}const u=r?.Parent??Object
class Definition extends u{}Object.defineProperty(Definition,"name",{value:e})
function _(e){const t=r?.Parent?newError(Definition):this
init(t,e)
const n=t._zod.deferred
if(n){for(const e of n)e()
t._zod.deferred=void 0}const i=globalThis.__zod_globalConfig?.postProcessor
if(i)i(t)
return t}Object.defineProperty(_,"init",{value:init})
Object.defineProperty(_,Symbol.hasInstance,{value:t=>{if(r?.Parent&&t instanceof r.Parent)return!0
return t?._zod?.traits?.has(e)}})
Object.defineProperty(_,"name",{value:e})
return _}null&&Symbol("zod_brand")
class $ZodAsyncError extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}}class $ZodEncodeError extends Error{constructor(e){super(`Encountered unidirectional transform during encode: ${e}`)
this.name="ZodEncodeError"}}(r=globalThis).__zod_globalConfig??(r.__zod_globalConfig={})
const c=globalThis.__zod_globalConfig
function config(e){if(e)Object.assign(c,e)
return c}}),37428:((e,t,n)=>{n.d(t,{JM:()=>flattenError,Kd:()=>u,S1:()=>prettifyError,Wk:()=>formatError,a$:()=>c})
var i=n(88532)
var r=n(54723)
function _getMessage(){const e=this._zod
e.message??(e.message=JSON.stringify(e.def,r.k8,2))
return e.message}function _setMessage(e){this._zod.message=e}const o={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0}
const s={value:void 0,enumerable:!1}
const a=new WeakSet([Object.prototype,Error.prototype])
const initializer=(e,t)=>{e.name="$ZodError"
s.value=t
Object.defineProperty(e,"issues",s)
s.value=void 0
Object.defineProperty(e,"message",o)
const n=Object.getPrototypeOf(e)
if(!a.has(n)){a.add(n)
Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){const value=()=>this.message
Object.defineProperty(this,"toString",{value:value,configurable:!0,writable:!0})
return value},set(e){Object.defineProperty(this,"toString",{value:e,configurable:!0,writable:!0})}})}}
const c=(0,i.xI)("$ZodError",initializer)
const u=(0,i.xI)("$ZodError",initializer,void 0,{Parent:Error})
function node(e,t,n){if(!Object.prototype.hasOwnProperty.call(e,t))if(t==="__proto__")Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0})
else e[t]=n()
return e[t]}function flattenError(e,t=e=>e.message){const n={}
const i=[]
for(const r of e.issues)if(r.path.length>0)node(n,r.path[0],()=>[]).push(t(r))
else i.push(t(r))
return{formErrors:i,fieldErrors:n}}function formatError(e,t=e=>e.message){const n={_errors:[]}
const processError=(e,i=[])=>{for(const r of e.issues)if(r.code==="invalid_union"&&r.errors.length)r.errors.map(e=>processError({issues:e},[...i,...r.path]))
else if(r.code==="invalid_key")processError({issues:r.issues},[...i,...r.path])
else if(r.code==="invalid_element")processError({issues:r.issues},[...i,...r.path])
else{const e=[...i,...r.path]
if(e.length===0)n._errors.push(t(r))
else{let i=n
let o=0
while(o<e.length){const n=e[o]
const s=o===e.length-1
if(n==="_errors"){if(s)i._errors.push(t(r))
o++
continue}if(!Object.prototype.hasOwnProperty.call(i,n))Object.defineProperty(i,n,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0})
const a=i[n]
if(s)a._errors.push(t(r))
i=a
o++}}}}
processError(e)
return n}function toDotPath(e){const t=[]
const n=e.map(e=>typeof e==="object"?e.key:e)
for(const e of n)if(typeof e==="number")t.push(`[${e}]`)
else if(typeof e==="symbol")t.push(`[${JSON.stringify(String(e))}]`)
else if(/[^\w$]/.test(e))t.push(`[${JSON.stringify(e)}]`)
else{if(t.length)t.push(".")
t.push(e)}return t.join("")}function prettifyError(e){const t=[]
const n=[...e.issues].sort((e,t)=>(e.path??[]).length-(t.path??[]).length)
for(const e of n){t.push(`✖ ${e.message}`)
if(e.path?.length)t.push(`  → at ${toDotPath(e.path)}`)}return t.join("\n")}}),98439:((e,t,n)=>{n.d(t,{$X:()=>readonlyProcessor,$k:()=>optionalProcessor,A:()=>prefaultProcessor,A6:()=>customProcessor,BU:()=>undefinedProcessor,C0:()=>enumProcessor,CN:()=>tupleProcessor,CX:()=>promiseProcessor,Cv:()=>templateLiteralProcessor,Ec:()=>objectProcessor,Fl:()=>dateProcessor,Fs:()=>aggregateChecks,GC:()=>recordProcessor,H1:()=>fileProcessor,In:()=>nullProcessor,Kj:()=>nanProcessor,NV:()=>unknownProcessor,NX:()=>anyProcessor,Q9:()=>catchProcessor,RH:()=>neverProcessor,SW:()=>stringProcessor,Tr:()=>lazyProcessor,Wg:()=>numberProcessor,Y8:()=>bigintProcessor,Yv:()=>literalProcessor,aw:()=>successProcessor,bl:()=>toJSONSchema,bq:()=>functionProcessor,cR:()=>nonoptionalProcessor,cY:()=>arrayProcessor,dO:()=>booleanProcessor,fg:()=>symbolProcessor,fs:()=>pipeProcessor,iC:()=>unionProcessor,i_:()=>intersectionProcessor,jq:()=>mapProcessor,mh:()=>defaultProcessor,vn:()=>voidProcessor,xi:()=>transformProcessor,yq:()=>nullableProcessor,zH:()=>setProcessor})
var i=n(23908)
var r=n(56985)
var o=n(87509)
var s=n(54723)
const narrowMin=(e,t,n)=>{if(e[t]===void 0||n>e[t])e[t]=n}
const narrowMax=(e,t,n)=>{if(e[t]===void 0||n<e[t])e[t]=n}
const narrowBoth=(e,t)=>{narrowMin(e,"minimum",t)
narrowMax(e,"maximum",t)}
const addDivisor=(e,t)=>{e.multipleOf??(e.multipleOf=[])
if(!e.multipleOf.includes(t))e.multipleOf.push(t)}
const addPattern=(e,t)=>{e.patterns??(e.patterns=new Set)
e.patterns.add(t)}
const intersectMime=(e,t)=>{e.mime=e.mime?e.mime.filter(e=>t.includes(e)):[...t]}
const setFormat=(e,t)=>{e.format=t
if(t.includes("int"))e.isInt=!0}
const minContributor=(e,t)=>narrowMin(e,"minimum",t.minimum)
const maxContributor=(e,t)=>narrowMax(e,"maximum",t.maximum)
const formatContributor=e=>(t,n)=>{setFormat(t,n.format)
const[i,r]=e[n.format]
narrowMin(t,"minimum",i)
narrowMax(t,"maximum",r)}
const a={greater_than:(e,t)=>narrowMin(e,t.inclusive?"minimum":"exclusiveMinimum",t.value),less_than:(e,t)=>narrowMax(e,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e,t)=>addDivisor(e,t.value),number_format:formatContributor(s.zH),bigint_format:formatContributor(s.NR),min_length:minContributor,max_length:maxContributor,length_equals:(e,t)=>narrowBoth(e,t.length),min_size:minContributor,max_size:maxContributor,size_equals:(e,t)=>narrowBoth(e,t.size),string_format:(e,t)=>{setFormat(e,t.format)
if(t.pattern)addPattern(e,t.pattern)
if(t.format==="base64"||t.format==="base64url")e.contentEncoding=t.format
if(t.local||t.precision===-1)e.laxFormat=!0},mime_type:(e,t)=>intersectMime(e,t.mime)}
function aggregateChecks(e){const t={}
const n=e._zod.def
const i=e._zod.traits.has("$ZodCheck")?[e,...n.checks??[]]:n.checks??[]
for(const e of i)a[e._zod.def.check]?.(t,e._zod.def)
const r=e._zod.bag
if(r.minimum!==void 0)narrowMin(t,"minimum",r.minimum)
if(r.exclusiveMinimum!==void 0)narrowMin(t,"exclusiveMinimum",r.exclusiveMinimum)
if(r.maximum!==void 0)narrowMax(t,"maximum",r.maximum)
if(r.exclusiveMaximum!==void 0)narrowMax(t,"exclusiveMaximum",r.exclusiveMaximum)
if(r.multipleOf!==void 0)addDivisor(t,r.multipleOf)
if(r.format!==void 0){t.format??(t.format=r.format)
if(r.format.includes("int"))t.isInt=!0}if(r.mime)intersectMime(t,r.mime)
for(const e of r.patterns??[])addPattern(t,e)
return t}const c={guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""}
const u=new Map([[r.cq,i.base64],[r.xE,i.base64url]])
const exactPattern=e=>u.get(e)??e
const stringProcessor=(e,t,n,i)=>{const r=n
r.type="string"
const{minimum:o,maximum:s,format:a,patterns:u,contentEncoding:l,laxFormat:d}=aggregateChecks(e)
if(typeof o==="number")r.minLength=o
if(typeof s==="number")r.maxLength=s
if(a){r.format=c[a]??a
if(r.format==="")delete r.format
if(a==="time"||d)delete r.format}if(l)r.contentEncoding=l
if(u&&u.size>0){const e=[...u].map(exactPattern)
if(e.length===1)r.pattern=e[0].source
else if(e.length>1)r.allOf=[...e.map(e=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:e.source}))]}}
const numberProcessor=(e,t,n,i)=>{const r=n
const{minimum:s,maximum:a,multipleOf:c,exclusiveMaximum:u,exclusiveMinimum:l,isInt:d}=aggregateChecks(e)
r.type=d?"integer":"number"
const f=typeof l==="number"&&l>=(s??Number.NEGATIVE_INFINITY)
const p=typeof u==="number"&&u<=(a??Number.POSITIVE_INFINITY)
const h=t.target==="draft-04"||t.target==="openapi-3.0"
if(f)if(h){r.minimum=l
r.exclusiveMinimum=!0}else r.exclusiveMinimum=l
else if(typeof s==="number")r.minimum=s
if(p)if(h){r.maximum=u
r.exclusiveMaximum=!0}else r.exclusiveMaximum=u
else if(typeof a==="number")r.maximum=a
if(c){const n=new Set
for(const s of c)if(Number.isFinite(s)&&s!==0)n.add(Math.abs(s))
else(0,o._S)(e,t,r,i,`A multipleOf divisor of ${s} cannot be represented in JSON Schema`)
const[s,...a]=n
if(s!==void 0)r.multipleOf=s
if(a.length)r.allOf=[...r.allOf??[],...a.map(e=>({multipleOf:e}))]}}
const booleanProcessor=(e,t,n,i)=>{n.type="boolean"}
const bigintProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"BigInt cannot be represented in JSON Schema")}
const symbolProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Symbols cannot be represented in JSON Schema")}
const nullProcessor=(e,t,n,i)=>{if(t.target==="openapi-3.0"){n.type="string"
n.nullable=!0
n.enum=[null]}else n.type="null"}
const undefinedProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Undefined cannot be represented in JSON Schema")}
const voidProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Void cannot be represented in JSON Schema")}
const neverProcessor=(e,t,n,i)=>{n.not={}}
const anyProcessor=(e,t,n,i)=>{}
const unknownProcessor=(e,t,n,i)=>{}
const dateProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Date cannot be represented in JSON Schema")}
const enumProcessor=(e,t,n,i)=>{const r=e._zod.def
const o=(0,s.w5)(r.entries)
if(o.length===0){n.not={}
return}if(o.every(e=>typeof e==="number"))n.type="number"
if(o.every(e=>typeof e==="string"))n.type="string"
n.enum=o}
const literalProcessor=(e,t,n,i)=>{const r=e._zod.def
if(r.values.length===0){n.not={}
return}const s=[]
for(const a of r.values)if(a===void 0){if((0,o._S)(e,t,n,i,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof a==="bigint"){if((0,o._S)(e,t,n,i,"BigInt literals cannot be represented in JSON Schema"))return
s.push(Number(a))}else s.push(a)
if(s.length===0);else if(s.length===1){const e=s[0]
n.type=e===null?"null":typeof e
if(t.target==="draft-04"||t.target==="openapi-3.0")n.enum=[e]
else n.const=e}else{if(s.every(e=>typeof e==="number"))n.type="number"
if(s.every(e=>typeof e==="string"))n.type="string"
if(s.every(e=>typeof e==="boolean"))n.type="boolean"
if(s.every(e=>e===null))n.type="null"
n.enum=s}}
const nanProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"NaN cannot be represented in JSON Schema")}
const templateLiteralProcessor=(e,t,n,i)=>{const r=n
const o=e._zod.pattern
if(!o)throw new Error("Pattern not found in template literal")
r.type="string"
r.pattern=o.source}
const fileProcessor=(e,t,n,i)=>{const r=n
r.type="string"
r.format="binary"
r.contentEncoding="binary"
const{minimum:o,maximum:s,mime:a}=aggregateChecks(e)
if(o!==void 0)r.minLength=o
if(s!==void 0)r.maxLength=s
if(!a)return
if(a.length===0)r.not={}
else if(a.length===1)r.contentMediaType=a[0]
else r.anyOf=a.map(e=>({contentMediaType:e}))}
const successProcessor=(e,t,n,i)=>{n.type="boolean"}
const customProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Custom types cannot be represented in JSON Schema")}
const functionProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Function types cannot be represented in JSON Schema")}
const transformProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Transforms cannot be represented in JSON Schema")}
const mapProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Map cannot be represented in JSON Schema")}
const setProcessor=(e,t,n,i)=>{(0,o._S)(e,t,n,i,"Set cannot be represented in JSON Schema")}
const arrayProcessor=(e,t,n,i)=>{const r=n
const s=e._zod.def
const{minimum:a,maximum:c}=aggregateChecks(e)
if(typeof a==="number")r.minItems=a
if(typeof c==="number")r.maxItems=c
r.type="array"
r.items=(0,o.Lp)(s.element,t,{...i,path:[...i.path,"items"]})}
function inputOptin(e){const t=e._zod.def
if(t.type==="pipe"&&t.in._zod.traits.has("$ZodTransform"))return inputOptin(t.out)
if(t.type==="catch")return inputOptin(t.innerType)
return e._zod.optin}const objectProcessor=(e,t,n,i)=>{const r=n
const a=e._zod.def
const c=a.shape
const u=Object.getOwnPropertySymbols(c)
if(u.length&&(0,o._S)(e,t,r,i,"Symbol keys cannot be represented in JSON Schema"))return
r.type="object"
r.properties={}
for(const e in c)(0,s.Vy)(r.properties,e,(0,o.Lp)(c[e],t,{...i,path:[...i.path,"properties",e]}))
const l=[]
for(const e of Object.keys(c)){const n=a.shape[e]
if(t.io==="input"?inputOptin(n)===void 0:n._zod.optout===void 0)l.push(e)}if(l.length>0)r.required=l
if(a.catchall?._zod.def.type==="never")r.additionalProperties=!1
else if(!a.catchall){if(t.io==="output")r.additionalProperties=!1}else if(a.catchall)r.additionalProperties=(0,o.Lp)(a.catchall,t,{...i,path:[...i.path,"additionalProperties"]})}
const unionProcessor=(e,t,n,i)=>{const r=e._zod.def
const s=r.inclusive===!1
const a=r.options.map((e,n)=>(0,o.Lp)(e,t,{...i,path:[...i.path,s?"oneOf":"anyOf",n]}))
if(s)n.oneOf=a
else n.anyOf=a}
const intersectionProcessor=(e,t,n,i)=>{const r=e._zod.def
const s=(0,o.Lp)(r.left,t,{...i,path:[...i.path,"allOf",0]})
const a=(0,o.Lp)(r.right,t,{...i,path:[...i.path,"allOf",1]})
const isSimpleIntersection=e=>"allOf"in e&&Object.keys(e).length===1
const c=[...isSimpleIntersection(s)?s.allOf:[s],...isSimpleIntersection(a)?a.allOf:[a]]
n.allOf=c
t.intersections.push(c)}
const tupleProcessor=(e,t,n,i)=>{const r=n
const s=e._zod.def
r.type="array"
const a=t.target==="draft-2020-12"?"prefixItems":"items"
const c=t.target==="draft-2020-12"?"items":t.target==="openapi-3.0"?"items":"additionalItems"
const u=s.items.map((e,n)=>(0,o.Lp)(e,t,{...i,path:[...i.path,a,n]}))
const l=s.rest?(0,o.Lp)(s.rest,t,{...i,path:[...i.path,c,...t.target==="openapi-3.0"?[s.items.length]:[]]}):null
let d=s.items.length
while(d>0){const e=s.items[d-1]
const n=t.io==="input"?inputOptin(e)!==void 0:e._zod.optout==="optional"
if(!n)break
d--}const f=s.items.length
const p=!s.rest
if(t.target==="draft-2020-12"){r.prefixItems=u
if(p)r.items=!1
else if(l)r.items=l
if(d>0)r.minItems=d
if(p)r.maxItems=f}else if(t.target==="openapi-3.0"){r.items={anyOf:u}
if(l)r.items.anyOf.push(l)
if(d>0)r.minItems=d
if(p)r.maxItems=f}else{r.items=u
if(p)r.additionalItems=!1
else if(l)r.additionalItems=l
if(d>0)r.minItems=d
if(p)r.maxItems=f}const{minimum:h,maximum:m}=aggregateChecks(e)
if(typeof h==="number")r.minItems=h
if(typeof m==="number")r.maxItems=m}
function stringifyKeyNames(e,t,n){if(t.$ref){if(n.has(t))return t
n.add(t)
const i=e.get(t)?.def
if(!i)return t
const r=stringifyKeyNames(e,i,n)
return r===i?t:r}for(const i of["anyOf","oneOf"]){const r=t[i]
if(!Array.isArray(r))continue
const o=r.map(t=>stringifyKeyNames(e,t,n))
if(o.some((e,t)=>e!==r[t]))t={...t,[i]:o}}const r=Array.isArray(t.type)?t.type:[t.type]
const o=!r.includes("string")&&r.some(e=>e==="number"||e==="integer")
const s=t.enum??(t.const!==void 0?[t.const]:void 0)
if(!o&&!s?.some(e=>typeof e==="number"))return t
const{minimum:a,maximum:c,exclusiveMinimum:u,exclusiveMaximum:l,multipleOf:d,format:f,id:p,...h}=t
if(h.enum)h.enum=h.enum.map(e=>typeof e==="number"?String(e):e)
else if(typeof h.const==="number")h.const=String(h.const)
if(!o)return h
h.type="string"
if(!s)h.pattern=(r.includes("number")?i.number:i.integer).source
return h}const l=new WeakMap
function rewriteKeyNames(e){const t=new Map
for(const n of e.seen.values())if(n.def&&!t.has(n.schema))t.set(n.schema,n)
const n=new Map
for(const i of l.get(e)??[]){const r=e.seen.get(i)
const o=(r?.def??r?.schema)?.propertyNames
if(!o||o===!0||n.has(o))continue
const s=stringifyKeyNames(t,o,new Set)
if(s!==o)n.set(o,s)}if(!n.size)return
for(const t of e.seen.values())for(const e of[t.schema,t.def]){const t=e&&n.get(e.propertyNames)
if(t)e.propertyNames=t}}const recordProcessor=(e,t,n,i)=>{const r=n
const a=e._zod.def
r.type="object"
const c=a.keyType
const u=aggregateChecks(c).patterns
if(a.mode==="loose"&&u&&u.size>0){const e=(0,o.Lp)(a.valueType,t,{...i,path:[...i.path,"patternProperties","*"]})
r.patternProperties={}
for(const t of u)(0,s.Vy)(r.patternProperties,exactPattern(t).source,e)}else{if(t.target==="draft-07"||t.target==="draft-2020-12"){r.propertyNames=(0,o.Lp)(a.keyType,t,{...i,path:[...i.path,"propertyNames"]})
let n=l.get(t)
if(!n){n=[]
l.set(t,n)
t.deferred.push(()=>rewriteKeyNames(t))}n.push(e)}r.additionalProperties=(0,o.Lp)(a.valueType,t,{...i,path:[...i.path,"additionalProperties"]})}const d=c._zod.values
const f=t.io==="input"&&inputOptin(a.valueType)!==void 0
if(d&&!a.partial&&!f){const e=[...d].filter(e=>typeof e==="string"||typeof e==="number")
if(e.length>0)r.required=e.map(String)}}
const nullableProcessor=(e,t,n,i)=>{const r=e._zod.def
const s=(0,o.Lp)(r.innerType,t,i)
const a=t.seen.get(e)
if(t.target==="openapi-3.0"){a.ref=r.innerType
n.nullable=!0}else n.anyOf=[s,{type:"null"}]}
const nonoptionalProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType}
const d=Symbol()
function serializeDefaultValue(e,t,n,i,r){let s=!1
const a=JSON.stringify(e,(e,t)=>{if(typeof t!=="bigint")return t
s=!0
return null})
if(!s)return JSON.parse(a);(0,o._S)(t,n,i,r,"BigInt defaults cannot be represented in JSON Schema")
return d}const defaultProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType
const a=serializeDefaultValue(r.defaultValue,e,t,n,i)
if(a!==d)n.default=a}
const prefaultProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType
if(t.io!=="input")return
const a=serializeDefaultValue(r.defaultValue,e,t,n,i)
if(a!==d)n._prefault=a}
const catchProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType
let a
try{a=r.catchValue(void 0)}catch{(0,o._S)(e,t,n,i,"Dynamic catch values are not supported in JSON Schema")
return}n.default=a}
const pipeProcessor=(e,t,n,i)=>{const r=e._zod.def
const s=r.in._zod.traits.has("$ZodTransform")
const a=t.io==="input"?s?r.out:r.in:r.out;(0,o.Lp)(a,t,i)
const c=t.seen.get(e)
c.ref=a}
const readonlyProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType
n.readOnly=!0}
const promiseProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType}
const optionalProcessor=(e,t,n,i)=>{const r=e._zod.def;(0,o.Lp)(r.innerType,t,i)
const s=t.seen.get(e)
s.ref=r.innerType}
const lazyProcessor=(e,t,n,i)=>{const r=e._zod.innerType;(0,o.Lp)(r,t,i)
const s=t.seen.get(e)
s.ref=r}
const f={string:stringProcessor,number:numberProcessor,boolean:booleanProcessor,bigint:bigintProcessor,symbol:symbolProcessor,null:nullProcessor,undefined:undefinedProcessor,void:voidProcessor,never:neverProcessor,any:anyProcessor,unknown:unknownProcessor,date:dateProcessor,enum:enumProcessor,literal:literalProcessor,nan:nanProcessor,template_literal:templateLiteralProcessor,file:fileProcessor,success:successProcessor,custom:customProcessor,function:functionProcessor,transform:transformProcessor,map:mapProcessor,set:setProcessor,array:arrayProcessor,object:objectProcessor,union:unionProcessor,intersection:intersectionProcessor,tuple:tupleProcessor,record:recordProcessor,nullable:nullableProcessor,nonoptional:nonoptionalProcessor,default:defaultProcessor,prefault:prefaultProcessor,catch:catchProcessor,pipe:pipeProcessor,readonly:readonlyProcessor,promise:promiseProcessor,optional:optionalProcessor,lazy:lazyProcessor}
function toJSONSchema(e,t){if("_idmap"in e){const n=e
const i=(0,o.az)({...t,processors:f})
const r={}
for(const e of n._idmap.entries()){const[t,n]=e;(0,o.Lp)(n,i)}const a={}
const c={registry:n,uri:t?.uri,defs:r}
i.external=c
for(const e of n._idmap.entries()){const[t,n]=e;(0,o.Wb)(i,n);(0,s.Vy)(a,t,(0,o.jE)(i,n))}if(Object.keys(r).length>0){const e=i.target==="draft-2020-12"?"$defs":"definitions"
a.__shared={[e]:r}}return{schemas:a}}const n=(0,o.az)({...t,processors:f});(0,o.Lp)(e,n);(0,o.Wb)(n,e)
return(0,o.jE)(n,e)}}),4196:((e,t,n)=>{n.d(t,{EJ:()=>a,F0:()=>validateAsync,GW:()=>_encodeAsync,Mv:()=>_encode,Od:()=>_safeParse,R3:()=>_safeDecodeAsync,Rb:()=>_parseAsync,Tj:()=>_parse,VS:()=>_safeDecode,e2:()=>_decode,or:()=>_decodeAsync,qg:()=>s,rh:()=>_safeEncode,tf:()=>validate,v_:()=>_safeEncodeAsync,wG:()=>_safeParseAsync,xL:()=>c})
var i=n(88532)
var r=n(37428)
var o=n(54723)
function finalizeParams(e,t){return{callee:t?.callee??e,Err:t?.Err}}const _parse=e=>{const fn=(t,n,r,s)=>{const a=r?{...r,async:!1}:{async:!1}
const c=t._zod.run({value:n,issues:[]},a)
if(c instanceof Promise)throw new i.GT
if(c.issues.length){const t=new(s?.Err??e)(c.issues.map(e=>o.iR(e,a,i.$W())))
o.gx(t,s?.callee??fn)
throw t}return c.value}
return fn}
const s=_parse(r.Kd)
const _parseAsync=e=>{const fn=async(t,n,r,s)=>{const a=r?{...r,async:!0}:{async:!0}
let c=t._zod.run({value:n,issues:[]},a)
if(c instanceof Promise)c=await c
if(c.issues.length){const t=new(s?.Err??e)(c.issues.map(e=>o.iR(e,a,i.$W())))
o.gx(t,s?.callee??fn)
throw t}return c.value}
return fn}
const a=_parseAsync(r.Kd)
const _safeParse=e=>(t,n,r)=>{const o=r?{...r,async:!1}:{async:!1}
const s=t._zod.run({value:n,issues:[]},o)
if(s instanceof Promise)throw new i.GT
return s.issues.length?failure(e,s.issues,o):{success:!0,data:s.value}}
const c=_safeParse(r.Kd)
function failure(e,t,n){let r
return{success:!1,get error(){if(!r){r=new e(t.map(e=>o.iR(e,n,i.$W())))
t=void 0
n=void 0}return r},set error(e){r=e
t=void 0
n=void 0}}}const _safeParseAsync=e=>async(t,n,i)=>{const r=i?{...i,async:!0}:{async:!0}
let o=t._zod.run({value:n,issues:[]},r)
if(o instanceof Promise)o=await o
return o.issues.length?failure(e,o.issues,r):{success:!0,data:o.value}}
r.Kd
const u=Symbol.for("zod.compile.invalid")
const l=Symbol.for("zod.compile.fallback")
const validate=(e,t,n)=>{const i=e._zod.bag.validator
if(i!==void 0){if(i(t)!==u)return!0
if(i.definite===!0&&n===void 0)return!1}return validateFallback(e,t,n)}
function validateFallback(e,t,n){const r=n?{...n,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0}
const o=e._zod.bag.fallbackRun
let s
if(o){r[l]=!0
s=o({value:t,issues:[]},r)}else s=e._zod.run({value:t,issues:[]},r)
if(s instanceof Promise)throw new i.GT
return s.issues.length===0}const validateAsync=async(e,t,n)=>{const i=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0}
let r=e._zod.run({value:t,issues:[]},i)
if(r instanceof Promise)r=await r
return r.issues.length===0}
const _encode=e=>{const t=_parse(e)
const fn=(e,n,i,r)=>{const o=i?{...i,direction:"backward"}:{direction:"backward"}
return t(e,n,o,finalizeParams(fn,r))}
return fn}
r.Kd
const _decode=e=>{const t=_parse(e)
const fn=(e,n,i,r)=>t(e,n,i,finalizeParams(fn,r))
return fn}
r.Kd
const _encodeAsync=e=>{const t=_parseAsync(e)
const fn=async(e,n,i,r)=>{const o=i?{...i,direction:"backward"}:{direction:"backward"}
return await t(e,n,o,finalizeParams(fn,r))}
return fn}
r.Kd
const _decodeAsync=e=>{const t=_parseAsync(e)
const fn=async(e,n,i,r)=>await t(e,n,i,finalizeParams(fn,r))
return fn}
r.Kd
const _safeEncode=e=>(t,n,i)=>{const r=i?{...i,direction:"backward"}:{direction:"backward"}
return _safeParse(e)(t,n,r)}
r.Kd
const _safeDecode=e=>(t,n,i)=>_safeParse(e)(t,n,i)
r.Kd
const _safeEncodeAsync=e=>async(t,n,i)=>{const r=i?{...i,direction:"backward"}:{direction:"backward"}
return _safeParseAsync(e)(t,n,r)}
r.Kd
const _safeDecodeAsync=e=>async(t,n,i)=>_safeParseAsync(e)(t,n,i)
r.Kd}),23908:((e,t,n)=>{n.r(t)
n.d(t,{anyString:()=>F,base64:()=>$,base64url:()=>A,bigint:()=>M,boolean:()=>J,browserEmail:()=>w,cidrv4:()=>S,cidrv6:()=>O,creditCard:()=>R,cuid:()=>r,cuid2:()=>o,currencyCode:()=>E,date:()=>D,datetime:()=>datetime,domain:()=>P,duration:()=>l,e164:()=>N,email:()=>v,emoji:()=>emoji,extendedDuration:()=>d,guid:()=>f,hex:()=>G,hostname:()=>Z,html5Email:()=>y,httpProtocol:()=>T,iban:()=>j,idnEmail:()=>z,integer:()=>L,ipv4:()=>k,ipv6:()=>I,ksuid:()=>c,lowercase:()=>V,mac:()=>mac,md5_base64:()=>Y,md5_base64url:()=>q,md5_hex:()=>H,nanoid:()=>u,nanoidOfLength:()=>nanoidOfLength,null:()=>B,number:()=>U,rfc5322Email:()=>g,sha1_base64:()=>X,sha1_base64url:()=>ee,sha1_hex:()=>Q,sha256_base64:()=>ne,sha256_base64url:()=>ie,sha256_hex:()=>te,sha384_base64:()=>oe,sha384_base64url:()=>se,sha384_hex:()=>re,sha512_base64:()=>ce,sha512_base64url:()=>ue,sha512_hex:()=>ae,string:()=>string,time:()=>time,ulid:()=>s,undefined:()=>K,unicodeEmail:()=>b,uppercase:()=>W,uuid:()=>uuid,uuid4:()=>p,uuid6:()=>h,uuid7:()=>m,xid:()=>a})
var i=n(54723)
const r=/^[cC][0-9a-z]{6,}$/
const o=/^[0-9a-z]+$/
const s=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/
const a=/^[0-9a-vA-V]{20}$/
const c=/^[A-Za-z0-9]{27}$/
const u=/^[a-zA-Z0-9_-]{21}$/
function nanoidOfLength(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const l=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/
const d=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/
const f=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/
const uuid=e=>{if(!e)return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/
return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)}
const p=uuid(4)
const h=uuid(6)
const m=uuid(7)
const v=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/
const y=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const g=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/
const b=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u
const z=b
const w=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const x=`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`
function emoji(){return new RegExp(x,"u")}const k=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/
const I=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/
const mac=e=>{const t=i.sD(e??":")
return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0-9a-f]{2}$`)}
const S=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/
const O=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/
const $=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/
const A=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/
const Z=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/
const P=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/
const T=/^https?$/
const N=/^\+[1-9]\d{6,14}$/
const R=/^\d(?:[ -]?\d){11,18}$/
const E=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/
const j=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/
const C=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`
function anchor(e){return new RegExp(`^${e}$`)}const D=anchor(C)
function timeSource(e){const t=`(?:[01]\\d|2[0-3]):[0-5]\\d`
const n=typeof e.precision==="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`
return n}function time(e){return new RegExp(`^${timeSource(e)}$`)}function datetime(e){const t=["Z"]
if(e.offset)t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`)
const n=`${timeSource({precision:e.precision,seconds:!0})}(?:${t.join("|")})`
const i=e.local?`${n}|${timeSource({precision:e.precision})}`:n
return new RegExp(`^${C}T(?:${i})$`)}const F=/^[\s\S]{0,}$/
const string=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:`[\\s\\S]*`
return new RegExp(`^${t}$`)}
const M=/^-?\d+n?$/
const L=/^-?\d+$/
const U=/^-?\d+(?:\.\d+)?$/
const J=/^(?:true|false)$/i
const B=/^null$/i
const K=/^undefined$/i
const V=/^[^A-Z]*$/
const W=/^[^a-z]*$/
const G=/^[0-9a-fA-F]*$/
function fixedBase64(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function fixedBase64url(e){return new RegExp(`^[A-Za-z0-9_-]{${e}}$`)}const H=/^[0-9a-fA-F]{32}$/
const Y=fixedBase64(22,"==")
const q=fixedBase64url(22)
const Q=/^[0-9a-fA-F]{40}$/
const X=fixedBase64(27,"=")
const ee=fixedBase64url(27)
const te=/^[0-9a-fA-F]{64}$/
const ne=fixedBase64(43,"=")
const ie=fixedBase64url(43)
const re=/^[0-9a-fA-F]{96}$/
const oe=fixedBase64(64,"")
const se=fixedBase64url(64)
const ae=/^[0-9a-fA-F]{128}$/
const ce=fixedBase64(86,"==")
const ue=fixedBase64url(86)}),29396:((e,t,n)=>{n.d(t,{fd:()=>r})
var i
null&&Symbol("ZodOutput")
null&&Symbol("ZodInput")
class $ZodRegistry{constructor(){this._map=new WeakMap
this._idmap=new Map}add(e,...t){const n=t[0]
this._map.set(e,n)
if(n&&typeof n==="object"&&"id"in n)this._idmap.set(n.id,e)
return this}clear(){this._map=new WeakMap
this._idmap=new Map
return this}remove(e){const t=this._map.get(e)
if(t&&typeof t==="object"&&"id"in t)this._idmap.delete(t.id)
this._map.delete(e)
return this}get(e){const t=e._zod.parent
if(t){const n={...this.get(t)??{}}
delete n.id
const i={...n,...this._map.get(e)}
return Object.keys(i).length?i:void 0}return this._map.get(e)}has(e){return this._map.has(e)}}function registry(){return new $ZodRegistry}(i=globalThis).__zod_globalRegistry??(i.__zod_globalRegistry=registry())
const r=globalThis.__zod_globalRegistry}),56985:((e,t,n)=>{n.d(t,{Gb:()=>te,$p:()=>se,Dq:()=>D,CQ:()=>M,BN:()=>Y,IT:()=>q,sF:()=>H,CI:()=>E,Cn:()=>j,bl:()=>w,Zu:()=>x,t$:()=>Ae,YY:()=>Te,ZZ:()=>J,b0:()=>Fe,ZQ:()=>V,o5:()=>oe,rv:()=>Ie,P0:()=>fe,Oy:()=>L,qG:()=>h,cG:()=>b,VO:()=>ye,RL:()=>xe,CT:()=>be,_A:()=>je,Zc:()=>f,ew:()=>B,Lc:()=>P,Zy:()=>N,v1:()=>$,Ko:()=>O,$N:()=>Z,Ax:()=>A,LJ:()=>pe,h8:()=>K,GY:()=>S,kU:()=>De,nu:()=>ge,rO:()=>R,eb:()=>_e,zP:()=>Ze,Py:()=>z,Um:()=>ie,N$:()=>Oe,x8:()=>ee,qc:()=>ke,vz:()=>W,I:()=>G,w:()=>ue,ig:()=>we,_m:()=>Pe,VF:()=>Se,KX:()=>Ne,hA:()=>Ce,Sb:()=>Re,h:()=>me,Oi:()=>ve,$v:()=>l,EY:()=>d,Dw:()=>$e,U5:()=>Q,d:()=>Ee,Wc:()=>ze,G3:()=>he,W4:()=>u,g5:()=>k,VY:()=>g,Zn:()=>p,Mv:()=>X,cu:()=>le,GP:()=>ne,WH:()=>re,TF:()=>I,pm:()=>de,cq:()=>C,xE:()=>F,YK:()=>standardProps})
var i=n(44890)
var r=n(88532)
class Doc{constructor(e=[],t={}){this.content=[]
this.indent=0
this.args=e
this.closed=t}indented(e){this.indent+=1
try{e(this)}finally{this.indent-=1}}write(e){if(typeof e==="function"){e(this,{execution:"sync"})
e(this,{execution:"async"})
return}const t=e
const n=t.split("\n").filter(e=>e)
const i=Math.min(...n.map(e=>e.length-e.trimStart().length))
const r=n.map(e=>e.slice(i)).map(e=>" ".repeat(this.indent*2)+e)
for(const e of r)this.content.push(e)}compile(){const e=Function
const t=this?.content??[``]
const n=new e(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {\n${t.join("\n")}\n};`)
return n(...Object.values(this.closed))}}var o=n(4196)
var s=n(23908)
var a=n(54723)
const c={major:4,minor:6,patch:7}
const u=r.xI("$ZodType",(e,t)=>{var n
e??(e={})
e._zod.def=t
e._zod.bag=e._zod.bag||{}
e._zod.version=c
const i=e._zod.def.checks
const o=e._zod.traits.has("$ZodCheck")?[e,...i??[]]:i?.length?[...i]:[]
for(const t of o)for(const n of t._zod.onattach)n(e)
if(o.length===0){(n=e._zod).deferred??(n.deferred=[])
e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse})}else{const runChecks=(t,n,i)=>{if(t.memo)return t
let o=a.QH(t)
let s
for(const c of n){if(c._zod.def.when){if(a.rL(t))continue
const e=c._zod.def.when(t)
if(!e)continue}else if(o)continue
const n=t.issues.length
const u=c._zod.check(t)
if(u instanceof Promise&&i?.async===!1)throw new r.GT
if(s||u instanceof Promise)s=(s??Promise.resolve()).then(async()=>{await u
const i=t.issues.length
if(i===n)return
a.d3(t.issues,n,e)
if(!o)o=a.QH(t,n)})
else{const i=t.issues.length
if(i===n)continue
a.d3(t.issues,n,e)
if(!o)o=a.QH(t,n)}}if(s)return s.then(()=>t)
return t}
const handleCanaryResult=(t,n,i)=>{if(a.QH(t)){t.aborted=!0
return t}const s=runChecks(n,o,i)
if(s instanceof Promise){if(i.async===!1)throw new r.GT
return s.then(t=>e._zod.parse(t,i))}return e._zod.parse(s,i)}
e._zod.run=(t,n)=>{if(n.skipChecks)return e._zod.parse(t,n)
if(n.direction==="backward"){const i=e._zod.parse({value:t.value,issues:[]},{...n,skipChecks:!0})
if(i instanceof Promise)return i.then(e=>handleCanaryResult(e,t,n))
return handleCanaryResult(i,t,n)}const i=e._zod.parse(t,n)
if(i instanceof Promise){if(n.async===!1)throw new r.GT
return i.then(e=>runChecks(e,o,n))}return runChecks(i,o,n)}}},{get"~standard"(){return a.jD(this,"~standard",standardProps(this))},set"~standard"(e){a.qh(this,"~standard",e)}})
const toStandardResult=(e,t)=>e.issues.length?{issues:e.issues.map(e=>a.iR(e,t,r.$W()))}:{value:e.value}
async function validateAsync(e,t){const n={async:!0}
return toStandardResult(await e._zod.run({value:t,issues:[]},n),n)}function standardProps(e){return{validate:t=>{const n={async:!1}
try{const i=e._zod.run({value:t,issues:[]},n)
if(!(i instanceof Promise))return toStandardResult(i,n)}catch(e){}return validateAsync(e,t)},vendor:"zod",version:1}}const l=r.xI("$ZodString",(e,t)=>{u.init(e,t)
e._zod.pattern=t.pattern??s.anyString
e._zod.parse=(n,i)=>{if(t.coerce)try{n.value=String(n.value)}catch(i){}if(typeof n.value==="string")return n
n.issues.push({expected:"string",code:"invalid_type",input:n.value,inst:e})
return n}})
const d=r.xI("$ZodStringFormat",(e,t)=>{i.ql.init(e,t)
l.init(e,t)})
const f=r.xI("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=s.guid)
d.init(e,t)})
const p=r.xI("$ZodUUID",(e,t)=>{if(t.version){const e={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}
const n=e[t.version]
if(n===void 0)throw new Error(`Invalid UUID version: "${t.version}"`)
t.pattern??(t.pattern=s.uuid(n))}else t.pattern??(t.pattern=s.uuid())
d.init(e,t)})
const h=r.xI("$ZodEmail",(e,t)=>{t.pattern??(t.pattern=s.email)
d.init(e,t)})
const m=1
const v=2
function canParseURL(e){try{if(typeof URL!=="undefined"&&typeof URL.canParse==="function")return URL.canParse(e)
new URL(e)
return!0}catch{return!1}}function validateURL(e,t){if(!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t))return canParseURL(e)||v
return parseURLObject(e,t)}function parseURLObject(e,t){if(!t.normalize&&t.protocol?.source===s.httpProtocol.source&&!/^https?:\/\//i.test(e))return m
try{if(typeof URL!=="undefined"){const t=URL
if(typeof t.parse==="function")return t.parse(e)??v}return new URL(e)}catch{return v}}const y=/[\t\n\r]/g
function stripTabAndNewline(e){return e.replace(y,"")}function urlHostnameOk(e,t){t.lastIndex=0
return t.test(e.hostname)}function urlProtocolOk(e,t){t.lastIndex=0
return t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}const g=r.xI("$ZodURL",(e,t)=>{d.init(e,t)
e._zod.check=n=>{try{const i=n.value.trim()
const r=validateURL(i,t)
if(r===m){n.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort})
return}if(r===v){n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})
return}if(r===!0){n.value=stripTabAndNewline(i)
return}if(t.hostname&&!urlHostnameOk(r,t.hostname))n.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort})
if(t.protocol&&!urlProtocolOk(r,t.protocol))n.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort})
n.value=t.normalize?r.href:stripTabAndNewline(i)
return}catch(i){n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}})
const b=r.xI("$ZodEmoji",(e,t)=>{t.pattern??(t.pattern=s.emoji())
d.init(e,t)})
const z=r.xI("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`)
t.pattern??(t.pattern=t.length===void 0?s.nanoid:s.nanoidOfLength(t.length))
d.init(e,t)})
const w=r.xI("$ZodCUID",(e,t)=>{t.pattern??(t.pattern=s.cuid)
d.init(e,t)})
const x=r.xI("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=s.cuid2)
d.init(e,t)})
const k=r.xI("$ZodULID",(e,t)=>{t.pattern??(t.pattern=s.ulid)
d.init(e,t)})
const I=r.xI("$ZodXID",(e,t)=>{t.pattern??(t.pattern=s.xid)
d.init(e,t)})
const S=r.xI("$ZodKSUID",(e,t)=>{t.pattern??(t.pattern=s.ksuid)
d.init(e,t)})
const O=r.xI("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=s.datetime(t))
d.init(e,t)})
const $=r.xI("$ZodISODate",(e,t)=>{t.pattern??(t.pattern=s.date)
d.init(e,t)})
const A=r.xI("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=s.time(t))
d.init(e,t)})
const Z=r.xI("$ZodISODuration",(e,t)=>{t.pattern??(t.pattern=s.duration)
d.init(e,t)})
const P=r.xI("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=s.ipv4)
d.init(e,t)})
const T=/^[0-9a-fA-F:.]+$/
function isValidIPv6(e){if(!T.test(e))return!1
return canParseURL(`http://[${e}]`)}const N=r.xI("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=s.ipv6)
d.init(e,t)
e._zod.check=n=>{if(!isValidIPv6(n.value))n.issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}})
const R=r.xI("$ZodMAC",(e,t)=>{t.pattern??(t.pattern=s.mac(t.delimiter))
d.init(e,t)})
const E=r.xI("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=s.cidrv4)
d.init(e,t)})
function isValidCIDRv6(e){const t=e.split("/")
if(t.length!==2)return!1
const[n,i]=t
if(!i)return!1
const r=Number(i)
if(`${r}`!==i)return!1
if(r<0||r>128)return!1
return isValidIPv6(n)}const j=r.xI("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=s.cidrv6)
d.init(e,t)
e._zod.check=n=>{if(!isValidCIDRv6(n.value))n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}})
function isValidBase64(e){if(e==="")return!0
if(/\s/.test(e))return!1
if(e.length%4!==0)return!1
try{atob(e)
return!0}catch{return!1}}const C=/^[0-9a-zA-Z+/]*={0,2}$/
const D=r.xI("$ZodBase64",(e,t)=>{t.pattern??(t.pattern=C)
d.init(e,t)
e._zod.check=n=>{if(isValidBase64(n.value))return
n.issues.push({code:"invalid_format",format:"base64",input:n.value,inst:e,continue:!t.abort})}})
const F=/^[A-Za-z0-9_-]*$/
function isValidBase64URL(e){if(!F.test(e))return!1
const t=e.replace(/[-_]/g,e=>e==="-"?"+":"/")
const n=t.padEnd(Math.ceil(t.length/4)*4,"=")
return isValidBase64(n)}const M=r.xI("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=F)
d.init(e,t)
e._zod.check=n=>{if(isValidBase64URL(n.value))return
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}})
const L=r.xI("$ZodE164",(e,t)=>{t.pattern??(t.pattern=s.e164)
d.init(e,t)})
const U=/[- ]/g
function isLuhnAlgo(e){let t=e.length
let n=1
let i=0
while(t){const r=e.charCodeAt(--t)-48
n^=1
i+=n?[0,2,4,6,8,1,3,5,7,9][r]:r}return i%10===0}function isValidCreditCard(e){if(!s.creditCard.test(e))return!1
return isLuhnAlgo(e.replace(U,""))}const J=r.xI("$ZodCreditCard",(e,t)=>{t.pattern??(t.pattern=s.creditCard)
d.init(e,t)
e._zod.check=n=>{if(isValidCreditCard(n.value))return
n.issues.push({code:"invalid_format",format:"credit_card",input:n.value,inst:e,continue:!t.abort})}})
function isIso7064Mod97(e){let t=0
const n=e.length
for(let i=4;i<n;i++){const n=e.charCodeAt(i)
t=(n>=65?t*100+(n-55):t*10+(n-48))%97}for(let n=0;n<4;n++){const i=e.charCodeAt(n)
t=(i>=65?t*100+(i-55):t*10+(i-48))%97}return t===1}function isValidIBAN(e){if(!s.iban.test(e))return!1
return isIso7064Mod97(e)}const B=r.xI("$ZodIBAN",(e,t)=>{t.pattern??(t.pattern=s.iban)
d.init(e,t)
e._zod.check=n=>{if(isValidIBAN(n.value))return
n.issues.push({code:"invalid_format",format:"iban",input:n.value,inst:e,continue:!t.abort})}})
function isValidJWT(e,t=null){try{const n=e.split(".")
if(n.length!==3)return!1
const[i]=n
if(!i)return!1
const r=JSON.parse(atob(i))
if("typ"in r&&r?.typ!=="JWT")return!1
if(!r.alg)return!1
if(t&&(!("alg"in r)||r.alg!==t))return!1
return!0}catch{return!1}}const K=r.xI("$ZodJWT",(e,t)=>{d.init(e,t)
e._zod.check=n=>{if(isValidJWT(n.value,t.alg))return
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}})
const V=r.xI("$ZodCustomStringFormat",(e,t)=>{d.init(e,t)
e._zod.check=n=>{if(t.fn(n.value))return
n.issues.push({code:"invalid_format",format:t.format,input:n.value,inst:e,continue:!t.abort})}})
const W=r.xI("$ZodNumber",(e,t)=>{u.init(e,t)
e._zod.pattern=s.number
e._zod.parse=(n,i)=>{if(t.coerce)try{n.value=Number(n.value)}catch(e){}const r=n.value
if(typeof r==="number"&&!Number.isNaN(r)&&Number.isFinite(r))return n
const o=typeof r==="number"?Number.isNaN(r)?"NaN":!Number.isFinite(r)?String(r):void 0:void 0
n.issues.push({expected:"number",code:"invalid_type",input:r,inst:e,...o?{received:o}:{}})
return n}})
const G=r.xI("$ZodNumberFormat",(e,t)=>{i.KH.init(e,t)
W.init(e,t)})
const H=r.xI("$ZodBoolean",(e,t)=>{u.init(e,t)
e._zod.pattern=s.boolean
e._zod.parse=(n,i)=>{if(t.coerce)try{n.value=Boolean(n.value)}catch(e){}const r=n.value
if(typeof r==="boolean")return n
n.issues.push({expected:"boolean",code:"invalid_type",input:r,inst:e})
return n}})
const Y=r.xI("$ZodBigInt",(e,t)=>{u.init(e,t)
e._zod.pattern=s.bigint
e._zod.parse=(n,i)=>{if(t.coerce)try{n.value=BigInt(n.value)}catch(e){}if(typeof n.value==="bigint")return n
n.issues.push({expected:"bigint",code:"invalid_type",input:n.value,inst:e})
return n}})
const q=r.xI("$ZodBigIntFormat",(e,t)=>{i.uE.init(e,t)
Y.init(e,t)})
const Q=r.xI("$ZodSymbol",(e,t)=>{u.init(e,t)
e._zod.parse=(t,n)=>{const i=t.value
if(typeof i==="symbol")return t
t.issues.push({expected:"symbol",code:"invalid_type",input:i,inst:e})
return t}})
const X=r.xI("$ZodUndefined",(e,t)=>{u.init(e,t)
e._zod.pattern=s.undefined
e._zod.values=new Set([void 0])
e._zod.parse=(t,n)=>{const i=t.value
if(typeof i==="undefined")return t
t.issues.push({expected:"undefined",code:"invalid_type",input:i,inst:e})
return t}})
const ee=r.xI("$ZodNull",(e,t)=>{u.init(e,t)
e._zod.pattern=s["null"]
e._zod.values=new Set([null])
e._zod.parse=(t,n)=>{const i=t.value
if(i===null)return t
t.issues.push({expected:"null",code:"invalid_type",input:i,inst:e})
return t}})
const te=r.xI("$ZodAny",(e,t)=>{u.init(e,t)
e._zod.parse=e=>e})
const ne=r.xI("$ZodUnknown",(e,t)=>{u.init(e,t)
e._zod.parse=e=>e})
const ie=r.xI("$ZodNever",(e,t)=>{u.init(e,t)
e._zod.parse=(t,n)=>{t.issues.push({expected:"never",code:"invalid_type",input:t.value,inst:e})
return t}})
const re=r.xI("$ZodVoid",(e,t)=>{u.init(e,t)
e._zod.parse=(t,n)=>{const i=t.value
if(typeof i==="undefined")return t
t.issues.push({expected:"void",code:"invalid_type",input:i,inst:e})
return t}})
const oe=r.xI("$ZodDate",(e,t)=>{u.init(e,t)
e._zod.parse=(n,i)=>{if(t.coerce)try{n.value=new Date(n.value)}catch(e){}const r=n.value
const o=r instanceof Date
const s=o&&!Number.isNaN(r.getTime())
if(s)return n
n.issues.push({expected:"date",code:"invalid_type",input:r,...o?{received:"Invalid Date"}:{},inst:e})
return n}})
function capSize(e,t){const n=a.hi(e._zod.def.checks)
if(!n.length)return
const i=Math.min(...n.map(e=>e[0]))
const r=e._zod.parse
e._zod.parse=(n,o)=>{const s=t(n.value)
if(s>i&&!o?.skipChecks&&o?.direction!=="backward")for(const[t,i]of a.hi(e._zod.def.checks))if(s>t&&i._zod.def.when(n)){const t=n.issues.length
i._zod.check(n)
n.issues[t].continue=!1
a.d3(n.issues,t,e)
return n}return r(n,o)}}const arraySize=e=>Array.isArray(e)?e.length:-1
const mapSize=e=>e instanceof Map?e.size:-1
const setSize=e=>e instanceof Set?e.size:-1
function handleArrayResult(e,t,n){if(e.issues.length)t.issues.push(...a.lQ(n,e.issues))
t.value[n]=e.value}const se=r.xI("$ZodArray",(e,t)=>{u.init(e,t)
const n=r.cr.memoizer
n?.attach(e)
e._zod.parse=(i,r)=>{const o=i.value
if(!Array.isArray(o)){i.issues.push({expected:"array",code:"invalid_type",input:o,inst:e})
return i}i.value=n?n.alloc(e,i,Array(o.length),r):Array(o.length)
const s=[]
const c=r?.abortEarly
for(let e=0;e<o.length;e++){const n=o[e]
const u=t.element._zod.run({value:n,issues:[]},r)
if(u instanceof Promise)s.push(u.then(t=>handleArrayResult(t,i,e)))
else{handleArrayResult(u,i,e)
if(c&&u.issues.length!==0&&a.QH(u))break}}if(s.length)return Promise.all(s).then(()=>i)
return i}
capSize(e,arraySize)})
function handlePropertyResult(e,t,n,i,r,o){const s=n in i
const c=o==="optional"
if(!s&&c&&r==="optional")return
if(e.issues.length){if(r!==void 0&&c&&!s)return
t.issues.push(...a.lQ(n,e.issues))}if(!s&&r===void 0){if(!e.issues.length)t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[n]})
return}if(e.value===void 0){if(s||r==="defaulted"&&!c)t.value[n]=void 0}else t.value[n]=e.value}const ae=[]
function normalizeDef(e){const t=Object.keys(e.shape)
const n=Object.getOwnPropertySymbols(e.shape)
const i=n.length?n:ae
const r=i.length?[...t,...i]:t
for(const t of r)if(!e.shape?.[t]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(t)}": expected a Zod schema`)
const o=a.NM(e.shape)
return{...e,allKeys:r,symbolKeys:i,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(o)}}function handleCatchall(e,t,n,i,r,o,s){const c=[]
const u=r.keySet
const l=r.catchall._zod
const d=l.def.type
const f=l.optin
const p=l.optout
let h=0
for(const r in t){if(s&&n.issues.length!==h){if(a.QH(n,h))break
h=n.issues.length}if(u.has(r))continue
if(r==="__proto__"){if(d==="never")c.push(r)
continue}if(d==="never"){c.push(r)
continue}const o=l.run({value:t[r],issues:[]},i)
if(o instanceof Promise)e.push(o.then(e=>handlePropertyResult(e,n,r,t,f,p)))
else handlePropertyResult(o,n,r,t,f,p)}if(c.length)n.issues.push({code:"unrecognized_keys",keys:c,input:t,inst:o,continue:!0})
if(!e.length)return n
return Promise.all(e).then(()=>n)}const ce=r.xI("$ZodObject",(e,t)=>{u.init(e,t)
const n=Object.getOwnPropertyDescriptor(t,"shape")
const i=n?.get?n.get.raw:t.shape??{}
if(i){const get=()=>{const e={...i}
Object.defineProperty(t,"shape",{value:e})
get.raw=e
return e}
get.raw=i
Object.defineProperty(t,"shape",{get:get})}const o=a.PO(()=>normalizeDef(t))
a.v5(e,"propValues",e=>{const t=e.def.shape
const n={}
for(const e in t){const i=t[e]._zod
if(i.values){if(!Object.prototype.hasOwnProperty.call(n,e))a.Vy(n,e,new Set)
for(const t of i.values)n[e].add(t)
if(i.optin!==void 0)n[e].add(void 0)}}return n})
const s=a.Gv
const c=t.catchall
let l
const d=r.cr.memoizer
d?.attach(e)
e._zod.parse=(t,n)=>{l??(l=o.value)
const i=t.value
if(!s(i)){t.issues.push({expected:"object",code:"invalid_type",input:i,inst:e})
return t}t.value=d?d.alloc(e,t,{},n):{}
const r=[]
const u=l.shape
const f=n?.abortEarly
let p=t.issues.length
for(const e of l.allKeys){if(f&&t.issues.length!==p){if(a.QH(t,p))break
p=t.issues.length}if(e==="__proto__")continue
const o=u[e]
const s=o._zod.optin
const c=o._zod.optout
const l=o._zod.run({value:i[e],issues:[]},n)
if(l instanceof Promise)r.push(l.then(n=>handlePropertyResult(n,t,e,i,s,c)))
else handlePropertyResult(l,t,e,i,s,c)}if(!c)return r.length?Promise.all(r).then(()=>t):t
return handleCatchall(r,i,t,n,o.value,e,f===!0)}})
const ue=r.xI("$ZodObjectJIT",(e,t)=>{ce.init(e,t)
const n=e._zod.parse
const i=a.PO(()=>normalizeDef(t))
const o=r.cr.memoizer
const generateFastpass=t=>{const n=i.value
const r=n.symbolKeys
const s=new Doc(["payload","ctx"],{shape:t,inst:e,memo:o,syms:r})
const parseStr=e=>`shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`
const prefixStr=(e,t)=>`\n          let ${e}_ab = false;\n          for (let i = 0; i < ${e}.issues.length; i++) {\n            const iss = ${e}.issues[i];\n            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];\n            payload.issues.push(iss);\n            if (iss.continue !== true) ${e}_ab = true;\n          }\n          if (${e}_ab && ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }`
s.write(`const input = payload.value;`)
const c=Object.create(null)
let u=0
for(const e of n.allKeys)c[e]=`key_${u++}`
s.write(o?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`)
for(const e of n.allKeys){if(e==="__proto__")continue
const n=c[e]
const i=typeof e==="symbol"?`syms[${r.indexOf(e)}]`:a.UQ(e)
const o=`${i} in input`
const u=t[e]
const l=u?._zod?.optin
const d=l!==void 0
const f=u?._zod?.optout==="optional"
s.write(`const ${n} = ${parseStr(i)};`)
if(d&&f){const e=l==="optional"?`${n}_present`:`${n}.value !== undefined || ${n}_present`
s.write(`\n        const ${n}_present = ${o};\n        if (!${n}.issues.length || ${n}_present) {\n          if (${n}.issues.length) {${prefixStr(n,i)}\n          }\n\n          if (${e}) {\n            newResult[${i}] = ${n}.value;\n          }\n        }\n\n      `)}else if(!d)s.write(`\n        const ${n}_present = ${o};\n        if (${n}.issues.length) {${prefixStr(n,i)}\n        }\n        if (!${n}_present && !${n}.issues.length) {\n          payload.issues.push({\n            code: "invalid_type",\n            expected: "nonoptional",\n            input: undefined,\n            path: [${i}]\n          });\n          if (ctx && ctx.abortEarly) {\n            payload.value = newResult;\n            return payload;\n          }\n        }\n\n        if (${n}_present) {\n          newResult[${i}] = ${n}.value;\n        }\n\n      `)
else{s.write(`\n        if (${n}.issues.length) {${prefixStr(n,i)}\n        }\n      `)
if(l==="defaulted")s.write(`newResult[${i}] = ${n}.value;`)
else s.write(`\n        if (${n}.value !== undefined || ${o}) {\n          newResult[${i}] = ${n}.value;\n        }\n      `)}}s.write(`payload.value = newResult;`)
s.write(`return payload;`)
return s.compile()}
let s
const c=a.Gv
const u=!r.cr.jitless
const l=a.hI
const d=u&&l.value
const f=t.catchall
let p
e._zod.parse=(r,o)=>{p??(p=i.value)
const a=r.value
if(!c(a)){r.issues.push({expected:"object",code:"invalid_type",input:a,inst:e})
return r}if(u&&d&&o?.async===!1&&o.jitless!==!0){if(!s)s=generateFastpass(t.shape)
r=s(r,o)
if(!f)return r
return handleCatchall([],a,r,o,p,e,o?.abortEarly===!0)}return n(r,o)}})
function handleUnionResults(e,t,n,i){for(const n of e)if(n.issues.length===0){t.value=n.value
return t}const o=e.filter(e=>!a.QH(e))
if(o.length===1){t.value=o[0].value
return o[0]}t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(e=>e.issues.map(e=>a.iR(e,i,r.$W())))})
return t}const le=r.xI("$ZodUnion",(e,t)=>{u.init(e,t)
a.v5(e,"optin",e=>e.def.options.some(e=>e._zod.optin==="defaulted")?"defaulted":e.def.options.some(e=>e._zod.optin!==void 0)?"optional":void 0)
a.v5(e,"optout",e=>e.def.options.some(e=>e._zod.optout==="optional")?"optional":void 0)
a.v5(e,"values",e=>{if(e.def.options.every(e=>e._zod.values))return new Set(e.def.options.flatMap(e=>Array.from(e._zod.values)))
return})
a.v5(e,"pattern",e=>{if(e.def.options.every(e=>e._zod.pattern)){const t=e.def.options.map(e=>e._zod.pattern)
return new RegExp(`^(${t.map(e=>a.p6(e.source)).join("|")})$`)}return})
const n=t.options.length===1?t.options[0]._zod.run:null
e._zod.parse=(i,r)=>{if(n)return n(i,r)
let o=!1
const s=[]
for(const e of t.options){const t=e._zod.run({value:i.value,issues:[]},r)
if(t instanceof Promise){s.push(t)
o=!0}else{if(t.issues.length===0)return t
s.push(t)}}if(!o)return handleUnionResults(s,i,e,r)
return Promise.all(s).then(t=>handleUnionResults(t,i,e,r))}})
function handleExclusiveUnionResults(e,t,n,i){const o=[]
for(let t=0;t<e.length;t++)if(e[t].issues.length===0)o.push(t)
if(o.length===1){t.value=e[o[0]].value
return t}if(o.length===0)t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:e.map(e=>e.issues.map(e=>a.iR(e,i,r.$W())))})
else t.issues.push({code:"invalid_union",input:t.value,inst:n,errors:[],inclusive:!1,matches:o})
return t}const de=r.xI("$ZodXor",(e,t)=>{le.init(e,t)
t.inclusive=!1
const n=t.options.length===1?t.options[0]._zod.run:null
e._zod.parse=(i,r)=>{if(n)return n(i,r)
let o=!1
const s=[]
for(const e of t.options){const t=e._zod.run({value:i.value,issues:[]},r)
if(t instanceof Promise){s.push(t)
o=!0}else s.push(t)}if(!o)return handleExclusiveUnionResults(s,i,e,r)
return Promise.all(s).then(t=>handleExclusiveUnionResults(t,i,e,r))}})
function discriminatorMap(e){const t=new Map
for(const n of e.options){const i=n._zod.propValues?.[e.discriminator]
if(!i||i.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`)
for(const e of i)if(t.has(e)){if(e!==void 0)throw new Error(`Duplicate discriminator value "${String(e)}"`)
t.set(e,null)}else t.set(e,n)}return t}const fe=r.xI("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1
le.init(e,t)
const n=e._zod.parse
a.v5(e,"propValues",e=>{const t={}
let n=0
for(const i of e.def.options){const r=i._zod.propValues
if(!r||Object.keys(r).length===0)throw new Error(`Invalid discriminated union option at index "${e.def.options.indexOf(i)}"`)
if(r[e.def.discriminator]?.has(void 0))n++
for(const[e,n]of Object.entries(r)){if(!Object.prototype.hasOwnProperty.call(t,e))a.Vy(t,e,new Set)
for(const i of n)t[e].add(i)}}if(!e.def.unionFallback&&n>1)t[e.def.discriminator]?.delete(void 0)
return t})
t.options.forEach((e,n)=>{const i=a.MO(e._zod.def)
if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))throw new Error(`Invalid discriminated union option at index "${n}"`)})
const i=a.PO(()=>discriminatorMap(t))
e._zod.parse=(r,o)=>{const s=r.value
if(!a.Gv(s)){r.issues.push({code:"invalid_type",expected:"object",input:s,inst:e})
return r}const c=s?.[t.discriminator]
const u=i.value.get(c)
if(u&&(c!==void 0||o.direction!=="backward"))return u._zod.run(r,o)
if(t.unionFallback||o.direction==="backward")return n(r,o)
r.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:t.discriminator,options:Array.from(i.value.keys()).filter(e=>i.value.get(e)!==null),input:s,path:[t.discriminator],inst:e})
return r}})
const pe=r.xI("$ZodIntersection",(e,t)=>{u.init(e,t)
e._zod.parse=(e,n)=>{const i=e.value
const r=t.left._zod.run({value:i,issues:[]},n)
const o=t.right._zod.run({value:i,issues:[]},n)
const s=r instanceof Promise||o instanceof Promise
if(s)return Promise.all([r,o]).then(([t,n])=>handleIntersectionResults(e,t,n))
return handleIntersectionResults(e,r,o)}})
function mergeValues(e,t){if(e===t)return{valid:!0,data:e}
if(e instanceof Date&&t instanceof Date&&+e===+t)return{valid:!0,data:e}
if(a.Qd(e)&&a.Qd(t)){const n=Object.keys(t)
const i=Object.keys(e).filter(e=>n.indexOf(e)!==-1)
const r={...e,...t}
if(Object.prototype.hasOwnProperty.call(r,"__proto__"))delete r.__proto__
for(const n of i){if(n==="__proto__")continue
const i=mergeValues(e[n],t[n])
if(!i.valid)return{valid:!1,mergeErrorPath:[n,...i.mergeErrorPath]}
r[n]=i.data}return{valid:!0,data:r}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]}
const n=[]
for(let i=0;i<e.length;i++){const r=e[i]
const o=t[i]
const s=mergeValues(r,o)
if(!s.valid)return{valid:!1,mergeErrorPath:[i,...s.mergeErrorPath]}
n.push(s.data)}return{valid:!0,data:n}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(e,t,n){const i=new Map
let r
const o=new Map
const collect=(e,t)=>{let n
if(e.code==="unrecognized_keys"&&!e.path?.length){r??(r=e)
n=e.keys}else if(e.code==="invalid_key"&&e.origin==="record"&&e.path?.length===1){const t=String(e.path[0])
if(!o.has(t))o.set(t,e)
n=[t]}else return!1
for(const e of n){if(!i.has(e))i.set(e,{})
i.get(e)[t]=!0}return!0}
for(const n of t.issues)if(!collect(n,"l"))e.issues.push(n)
for(const t of n.issues)if(!collect(t,"r"))e.issues.push(t)
const s=[...i].filter(([,e])=>e.l&&e.r).map(([e])=>e)
if(s.length){const t=r?s.filter(e=>r.keys.includes(e)):[]
if(t.length)e.issues.push({...r,keys:t})
for(const n of s)if(!t.includes(n)&&o.has(n))e.issues.push(o.get(n))}const c=mergeValues(t.value,n.value)
if(!c.valid){if(a.QH(e))return e
throw new Error(`Unmergable intersection. Error path: `+`${JSON.stringify(c.mergeErrorPath)}`)}e.value=c.data
return e}const he=r.xI("$ZodTuple",(e,t)=>{u.init(e,t)
const n=t.items
const i=r.cr.memoizer
i?.attach(e)
e._zod.parse=(r,o)=>{const s=r.value
if(!Array.isArray(s)){r.issues.push({input:s,inst:e,expected:"tuple",code:"invalid_type"})
return r}r.value=i?i.alloc(e,r,[],o):[]
const c=[]
const u=getTupleOptStart(n,"optin")
const l=getTupleOptStart(n,"optout")
if(!t.rest){if(s.length<u){r.issues.push({code:"too_small",minimum:u,inclusive:!0,input:s,inst:e,origin:"array"})
return r}if(s.length>n.length)r.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:s,inst:e,origin:"array"})}const d=new Array(n.length)
const f=t.rest?o?.abortEarly:void 0
let p=!1
for(let e=0;e<n.length;e++){const t=n[e]._zod.run({value:s[e],issues:[]},o)
if(t instanceof Promise)c.push(t.then(t=>{d[e]=t}))
else{d[e]=t
if(f&&!p&&t.issues.length)p=a.QH(t)}}if(t.rest&&!p){let e=n.length-1
const i=s.slice(n.length)
let u=r.issues.length
for(const n of i){if(f&&r.issues.length!==u){if(a.QH(r,u))break
u=r.issues.length}e++
const i=t.rest._zod.run({value:n,issues:[]},o)
if(i instanceof Promise)c.push(i.then(t=>handleTupleResult(t,r,e)))
else handleTupleResult(i,r,e)}}if(c.length)return Promise.all(c).then(()=>handleTupleResults(d,r,n,s,l))
return handleTupleResults(d,r,n,s,l)}})
function getTupleOptStart(e,t){for(let n=e.length-1;n>=0;n--){const i=t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"
if(!i)return n+1}return 0}function handleTupleResult(e,t,n){if(e.issues.length)t.issues.push(...a.lQ(n,e.issues))
t.value[n]=e.value}function handleTupleResults(e,t,n,i,r){for(let o=0;o<n.length;o++){const s=e[o]
const c=o<i.length
if(!c&&o>=r&&n[o]._zod.optin==="optional"){t.value.length=o
break}if(s.issues.length){if(!c&&o>=r){t.value.length=o
break}t.issues.push(...a.lQ(o,s.issues))}t.value[o]=s.value}for(let e=t.value.length-1;e>=i.length;e--)if(n[e]._zod.optout==="optional"&&t.value[e]===void 0)t.value.length=e
else break
return t}const me=r.xI("$ZodRecord",(e,t)=>{u.init(e,t)
const n=r.cr.memoizer
n?.attach(e)
e._zod.parse=(i,o)=>{const c=i.value
if(!a.Qd(c)){i.issues.push({expected:"record",code:"invalid_type",input:c,inst:e})
return i}const u=[]
const l=t.keyType._zod.values
if(l&&!t.partial){i.value=n?n.alloc(e,i,{},o):{}
const s=new Set
for(const n of l)if(typeof n==="string"||typeof n==="number"||typeof n==="symbol"){s.add(typeof n==="number"?n.toString():n)
if(n==="__proto__")continue
const l=t.keyType._zod.run({value:n,issues:[]},o)
if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
if(l.issues.length){i.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(e=>a.iR(e,o,r.$W())),input:n,path:[n],inst:e})
continue}const d=l.value
if(d==="__proto__")continue
const f=t.valueType._zod.run({value:c[n],issues:[]},o)
if(f instanceof Promise)u.push(f.then(e=>{if(e.issues.length)i.issues.push(...a.lQ(n,e.issues))
i.value[d]=e.value}))
else{if(f.issues.length)i.issues.push(...a.lQ(n,f.issues))
i.value[d]=f.value}}let d
for(const e in c)if(!s.has(e))if(t.mode==="loose"){if(e==="__proto__")continue
i.value[e]=c[e]}else{d=d??[]
d.push(e)}if(d&&d.length>0)i.issues.push({code:"unrecognized_keys",input:c,inst:e,keys:d,continue:!0})}else{i.value=n?n.alloc(e,i,{},o):{}
let d
for(const n of Reflect.ownKeys(c)){if(n==="__proto__")continue
if(!Object.prototype.propertyIsEnumerable.call(c,n))continue
let f=t.keyType._zod.run({value:n,issues:[]},o)
if(f instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
const p=typeof n==="string"&&s.number.test(n)&&f.issues.length
if(p){const e=t.keyType._zod.run({value:Number(n),issues:[]},o)
if(e instanceof Promise)throw new Error("Async schemas not supported in object keys currently")
if(e.issues.length===0)f=e}if(f.issues.length){if(t.mode==="loose")i.value[n]=c[n]
else if(l){d=d??[]
d.push(n)}else i.issues.push({code:"invalid_key",origin:"record",issues:f.issues.map(e=>a.iR(e,o,r.$W())),input:n,path:[n],inst:e})
continue}const h=f.value
if(h==="__proto__")continue
const m=t.valueType._zod.run({value:c[n],issues:[]},o)
if(m instanceof Promise)u.push(m.then(e=>{if(e.issues.length)i.issues.push(...a.lQ(n,e.issues))
i.value[h]=e.value}))
else{if(m.issues.length)i.issues.push(...a.lQ(n,m.issues))
i.value[h]=m.value}}if(d&&d.length>0)i.issues.push({code:"unrecognized_keys",input:c,inst:e,keys:d,continue:!0})}if(u.length)return Promise.all(u).then(()=>i)
return i}})
const _e=r.xI("$ZodMap",(e,t)=>{u.init(e,t)
const n=r.cr.memoizer
n?.attach(e)
e._zod.parse=(i,r)=>{const o=i.value
if(!(o instanceof Map)){i.issues.push({expected:"map",code:"invalid_type",input:o,inst:e})
return i}const s=[]
i.value=n?n.alloc(e,i,new Map,r):new Map
const c=r?.abortEarly
let u=i.issues.length
for(const[n,l]of o){if(c&&i.issues.length!==u){if(a.QH(i,u))break
u=i.issues.length}const d=t.keyType._zod.run({value:n,issues:[]},r)
const f=t.valueType._zod.run({value:l,issues:[]},r)
if(d instanceof Promise||f instanceof Promise)s.push(Promise.all([d,f]).then(([t,s])=>{handleMapResult(t,s,i,n,o,e,r)}))
else handleMapResult(d,f,i,n,o,e,r)}if(s.length)return Promise.all(s).then(()=>i)
return i}
capSize(e,mapSize)})
function handleMapResult(e,t,n,i,o,s,c){if(e.issues.length)if(a.qQ.has(typeof i))n.issues.push(...a.lQ(i,e.issues))
else n.issues.push({code:"invalid_key",origin:"map",input:o,inst:s,issues:e.issues.map(e=>a.iR(e,c,r.$W()))})
if(t.issues.length)if(a.qQ.has(typeof i))n.issues.push(...a.lQ(i,t.issues))
else n.issues.push({origin:"map",code:"invalid_element",input:o,inst:s,key:i,issues:t.issues.map(e=>a.iR(e,c,r.$W()))})
n.value.set(e.value,t.value)}const ve=r.xI("$ZodSet",(e,t)=>{u.init(e,t)
const n=r.cr.memoizer
n?.attach(e)
e._zod.parse=(i,r)=>{const o=i.value
if(!(o instanceof Set)){i.issues.push({input:o,inst:e,expected:"set",code:"invalid_type"})
return i}const s=[]
i.value=n?n.alloc(e,i,new Set,r):new Set
const c=r?.abortEarly
let u=i.issues.length
for(const e of o){if(c&&i.issues.length!==u){if(a.QH(i,u))break
u=i.issues.length}const n=t.valueType._zod.run({value:e,issues:[]},r)
if(n instanceof Promise)s.push(n.then(e=>handleSetResult(e,i)))
else handleSetResult(n,i)}if(s.length)return Promise.all(s).then(()=>i)
return i}
capSize(e,setSize)})
function handleSetResult(e,t){if(e.issues.length)t.issues.push(...e.issues)
t.value.add(e.value)}const ye=r.xI("$ZodEnum",(e,t)=>{u.init(e,t)
const n=a.w5(t.entries)
const i=new Set(n)
e._zod.values=i
a.v5(e,"pattern",e=>{const t=a.w5(e.def.entries).filter(e=>a.qQ.has(typeof e))
return new RegExp(t.length?`^(${t.map(e=>a.sD(e.toString())).join("|")})$`:"^[^\\s\\S]$")})
e._zod.parse=(t,r)=>{const o=t.value
if(i.has(o))return t
t.issues.push({code:"invalid_value",values:n,input:o,inst:e})
return t}})
const ge=r.xI("$ZodLiteral",(e,t)=>{u.init(e,t)
const n=new Set(t.values)
e._zod.values=n
a.v5(e,"pattern",e=>{const t=e.def.values
return new RegExp(t.length?`^(${t.map(e=>typeof e==="string"?a.sD(e):e?a.sD(e.toString()):String(e)).join("|")})$`:"^[^\\s\\S]$")})
e._zod.parse=(i,r)=>{const o=i.value
if(n.has(o))return i
i.issues.push({code:"invalid_value",values:t.values,input:o,inst:e})
return i}})
const be=r.xI("$ZodFile",(e,t)=>{u.init(e,t)
e._zod.parse=(t,n)=>{const i=t.value
if(i instanceof File)return t
t.issues.push({expected:"file",code:"invalid_type",input:i,inst:e})
return t}})
const ze=r.xI("$ZodTransform",(e,t)=>{u.init(e,t)
e._zod.optin="optional"
r.cr.memoizer?.guard(e)
e._zod.parse=(n,i)=>{if(i.direction==="backward")throw new r.cV(e.constructor.name)
const o=t.transform(n.value,n)
if(i.async){const e=o instanceof Promise?o:Promise.resolve(o)
return e.then(e=>{n.value=e
return n})}if(o instanceof Promise)throw new r.GT
n.value=o
return n}})
function handleOptionalResult(e,t){e.value=t.issues.length?void 0:t.value
return e}const we=r.xI("$ZodOptional",(e,t)=>{u.init(e,t)
a.v5(e,"optin",e=>e.def.innerType._zod.optin==="defaulted"?"defaulted":"optional")
e._zod.optout="optional"
a.v5(e,"values",e=>{const t=e.def.innerType._zod.values
return t?new Set([...t,void 0]):void 0})
a.v5(e,"pattern",e=>{const t=e.def.innerType._zod.pattern
return t?new RegExp(`^(${a.p6(t.source)})?$`):void 0})
e._zod.parse=(e,n)=>{if(e.value===void 0){if(t.innerType._zod.optin!=="defaulted")return e
const i=t.innerType._zod.run({value:e.value,issues:[]},n)
if(i instanceof Promise)return i.then(t=>handleOptionalResult(e,t))
return handleOptionalResult(e,i)}return t.innerType._zod.run(e,n)}})
const xe=r.xI("$ZodExactOptional",(e,t)=>{we.init(e,t)
a.v5(e,"values",e=>e.def.innerType._zod.values)
a.v5(e,"pattern",e=>e.def.innerType._zod.pattern)
e._zod.parse=(e,n)=>t.innerType._zod.run(e,n)})
const ke=r.xI("$ZodNullable",(e,t)=>{u.init(e,t)
a.v5(e,"optin",e=>e.def.innerType._zod.optin)
a.v5(e,"optout",e=>e.def.innerType._zod.optout)
a.v5(e,"pattern",e=>{const t=e.def.innerType._zod.pattern
return t?new RegExp(`^(${a.p6(t.source)}|null)$`):void 0})
a.v5(e,"values",e=>e.def.innerType._zod.values?new Set([...e.def.innerType._zod.values,null]):void 0)
e._zod.parse=(e,n)=>{if(e.value===null)return e
return t.innerType._zod.run(e,n)}})
const Ie=r.xI("$ZodDefault",(e,t)=>{u.init(e,t)
e._zod.optin="defaulted"
a.v5(e,"values",e=>e.def.innerType._zod.values)
e._zod.parse=(e,n)=>{if(n.direction==="backward")return t.innerType._zod.run(e,n)
if(e.value===void 0){e.value=t.defaultValue
return e}const i=t.innerType._zod.run(e,n)
if(i instanceof Promise)return i.then(e=>handleDefaultResult(e,t))
return handleDefaultResult(i,t)}})
function handleDefaultResult(e,t){if(e.value===void 0)e.value=t.defaultValue
return e}const Se=r.xI("$ZodPrefault",(e,t)=>{u.init(e,t)
e._zod.optin="defaulted"
a.v5(e,"values",e=>e.def.innerType._zod.values)
e._zod.parse=(e,n)=>{if(n.direction==="backward")return t.innerType._zod.run(e,n)
if(e.value===void 0)e.value=t.defaultValue
return t.innerType._zod.run(e,n)}})
const Oe=r.xI("$ZodNonOptional",(e,t)=>{u.init(e,t)
a.v5(e,"values",e=>{const t=e.def.innerType._zod.values
return t?new Set([...t].filter(e=>e!==void 0)):void 0})
e._zod.parse=(n,i)=>{const r=t.innerType._zod.run(n,i)
if(r instanceof Promise)return r.then(t=>handleNonOptionalResult(t,e))
return handleNonOptionalResult(r,e)}})
function handleNonOptionalResult(e,t){if(!e.issues.length&&e.value===void 0)e.issues.push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t})
return e}const $e=r.xI("$ZodSuccess",(e,t)=>{u.init(e,t)
e._zod.parse=(e,n)=>{if(n.direction==="backward")throw new r.cV("ZodSuccess")
const i=t.innerType._zod.run(e,n)
if(i instanceof Promise)return i.then(t=>{e.value=t.issues.length===0
return e})
e.value=i.issues.length===0
return e}})
function handleCatchResult(e,t,n,i){if(!t.issues.length){e.value=t.value
if(t.memo)e.memo=!0
return e}e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(e=>a.iR(e,i,r.$W()))},input:e.value})
return e}const Ae=r.xI("$ZodCatch",(e,t)=>{u.init(e,t)
a.v5(e,"optin",e=>e.def.innerType._zod.optin==="defaulted"?"defaulted":"optional")
a.v5(e,"optout",e=>e.def.innerType._zod.optout)
a.v5(e,"values",e=>e.def.innerType._zod.values)
e._zod.parse=(e,n)=>{if(n.direction==="backward")return t.innerType._zod.run(e,n)
const i=t.innerType._zod.run({value:e.value,issues:[]},n)
if(i instanceof Promise)return i.then(i=>handleCatchResult(e,i,t,n))
return handleCatchResult(e,i,t,n)}})
const Ze=r.xI("$ZodNaN",(e,t)=>{u.init(e,t)
e._zod.parse=(t,n)=>{if(typeof t.value!=="number"||!Number.isNaN(t.value)){t.issues.push({input:t.value,inst:e,expected:"nan",code:"invalid_type"})
return t}return t}})
const Pe=r.xI("$ZodPipe",(e,t)=>{u.init(e,t)
a.v5(e,"values",e=>e.def.in._zod.values)
a.v5(e,"optin",e=>e.def.in._zod.optin)
a.v5(e,"optout",e=>e.def.out._zod.optout)
a.v5(e,"propValues",e=>e.def.in._zod.propValues)
e._zod.parse=(e,n)=>{if(n.direction==="backward"){const i=t.out._zod.run(e,n)
if(i instanceof Promise)return i.then(e=>handlePipeResult(e,t.in,n))
return handlePipeResult(i,t.in,n)}const i=t.in._zod.run(e,n)
if(i instanceof Promise)return i.then(e=>handlePipeResult(e,t.out,n))
return handlePipeResult(i,t.out,n)}})
function handlePipeResult(e,t,n){if(e.issues.some(e=>e.code!=="unrecognized_keys")){e.aborted=!0
return e}return t._zod.run({value:e.value,issues:e.issues},n)}const Te=r.xI("$ZodCodec",(e,t)=>{u.init(e,t)
a.v5(e,"values",e=>e.def.in._zod.values)
a.v5(e,"optin",e=>e.def.in._zod.optin)
a.v5(e,"optout",e=>e.def.out._zod.optout)
a.v5(e,"propValues",e=>e.def.in._zod.propValues)
e._zod.parse=(e,n)=>{const i=n.direction||"forward"
if(i==="forward"){const i=t.in._zod.run(e,n)
if(i instanceof Promise)return i.then(e=>handleCodecAResult(e,t,n))
return handleCodecAResult(i,t,n)}else{const i=t.out._zod.run(e,n)
if(i instanceof Promise)return i.then(e=>handleCodecAResult(e,t,n))
return handleCodecAResult(i,t,n)}}})
function handleCodecAResult(e,t,n){if(e.issues.length){e.aborted=!0
return e}const i=n.direction||"forward"
if(i==="forward"){const i=t.transform(e.value,e)
if(i instanceof Promise)return i.then(i=>handleCodecTxResult(e,i,t.out,n))
return handleCodecTxResult(e,i,t.out,n)}else{const i=t.reverseTransform(e.value,e)
if(i instanceof Promise)return i.then(i=>handleCodecTxResult(e,i,t.in,n))
return handleCodecTxResult(e,i,t.in,n)}}function handleCodecTxResult(e,t,n,i){if(e.issues.length){e.aborted=!0
return e}return n._zod.run({value:t,issues:e.issues},i)}const Ne=r.xI("$ZodPreprocess",(e,t)=>{Pe.init(e,t)})
const Re=r.xI("$ZodReadonly",(e,t)=>{u.init(e,t)
a.v5(e,"propValues",e=>e.def.innerType._zod.propValues)
a.v5(e,"values",e=>e.def.innerType._zod.values)
a.v5(e,"optin",e=>e.def.innerType?._zod?.optin)
a.v5(e,"optout",e=>e.def.innerType?._zod?.optout)
e._zod.parse=(e,n)=>{if(n.direction==="backward")return t.innerType._zod.run(e,n)
const i=t.innerType._zod.run(e,n)
if(i instanceof Promise)return i.then(handleReadonlyResult)
return handleReadonlyResult(i)}})
function handleReadonlyResult(e){if(!e.memo)e.value=Object.freeze(e.value)
return e}function leafPattern(e){const t=e._zod.def
let n=t.pattern
let i=!!t.format?.includes("int")
let r
let o
for(const e of t.checks??[]){const t=e._zod.def
if(t.pattern)n=t.pattern
i||(i=!!t.format?.includes("int"))
const s=t.minimum??t.length
const a=t.maximum??t.length
if(s!==void 0&&(r===void 0||s>r))r=s
if(a!==void 0&&(o===void 0||a<o))o=a}if(n)return n.source
if(r!==void 0&&o!==void 0&&r>o)return"(?!)"
if(r!==void 0||o!==void 0)return s.string({minimum:r,maximum:o}).source
const a=e._zod.pattern
return(i&&a===s.number?s.integer:a)?.source}function partPattern(e){const t=e._zod.def
const n=e._zod.pattern?.source
const i=t.innerType??e._zod.innerType
if(i){const e=i._zod.pattern?.source
const t=partPattern(i)
if(n&&e&&t&&t!==e)return n.replace(a.p6(e),()=>a.p6(t))
return n}if(t.options){const e=t.options.map(partPattern)
if(e.every(Boolean))return`^(${e.map(e=>a.p6(e)).join("|")})$`}return leafPattern(e)}const Ee=r.xI("$ZodTemplateLiteral",(e,t)=>{u.init(e,t)
const n=[]
for(const e of t.parts)if(typeof e==="object"&&e!==null){const t=partPattern(e)
if(!t)throw new Error(`Invalid template literal part, no pattern found: ${[...e._zod.traits].shift()}`)
n.push(a.p6(t))}else if(e===null||a.bI.has(typeof e))n.push(a.sD(`${e}`))
else throw new Error(`Invalid template literal part: ${e}`)
e._zod.pattern=new RegExp(`^${n.join("")}$`)
e._zod.parse=(n,i)=>{if(typeof n.value!=="string"){n.issues.push({input:n.value,inst:e,expected:"string",code:"invalid_type"})
return n}e._zod.pattern.lastIndex=0
if(!e._zod.pattern.test(n.value)){n.issues.push({input:n.value,inst:e,code:"invalid_format",format:t.format??"template_literal",pattern:e._zod.pattern.source})
return n}return n}})
const je=r.xI("$ZodFunction",(e,t)=>{u.init(e,t)
Object.defineProperty(e,"_def",{value:t})
e._zod.def=t
e.implement=t=>{if(typeof t!=="function")throw new Error("implement() must be called with a function")
return Object.defineProperty(function(...n){const i=e._def.input?(0,o.qg)(e._def.input,n):n
const r=Reflect.apply(t,this,i)
if(e._def.output)return(0,o.qg)(e._def.output,r)
return r},"_zod",{value:e._zod,enumerable:!1})}
e.implementAsync=t=>{if(typeof t!=="function")throw new Error("implementAsync() must be called with a function")
return Object.defineProperty(async function(...n){const i=e._def.input?await(0,o.EJ)(e._def.input,n):n
const r=await Reflect.apply(t,this,i)
if(e._def.output)return await(0,o.EJ)(e._def.output,r)
return r},"_zod",{value:e._zod,enumerable:!1})}
e._zod.parse=(t,n)=>{if(typeof t.value!=="function"){t.issues.push({code:"invalid_type",expected:"function",input:t.value,inst:e})
return t}const i=e._def.output&&e._def.output._zod.def.type==="promise"
if(i)t.value=e.implementAsync(t.value)
else t.value=e.implement(t.value)
return t}
e.input=(...t)=>{const n=e.constructor
if(Array.isArray(t[0]))return new n({type:"function",input:new he({type:"tuple",items:t[0],rest:t[1]}),output:e._def.output})
return new n({type:"function",input:t[0],output:e._def.output})}
e.output=t=>{const n=e.constructor
return new n({type:"function",input:e._def.input,output:t})}
return e})
const Ce=r.xI("$ZodPromise",(e,t)=>{u.init(e,t)
e._zod.parse=(e,n)=>Promise.resolve(e.value).then(e=>t.innerType._zod.run({value:e,issues:[]},n))})
const De=r.xI("$ZodLazy",(e,t)=>{u.init(e,t)
a.gJ(e._zod,"innerType",()=>{const e=t
if(!e._cachedInner)e._cachedInner=t.getter()
return e._cachedInner})
a.v5(e,"pattern",e=>e.innerType?._zod?.pattern)
a.v5(e,"propValues",e=>e.innerType?._zod?.propValues)
a.v5(e,"optin",e=>e.innerType?._zod?.optin??void 0)
a.v5(e,"optout",e=>e.innerType?._zod?.optout??void 0)
e._zod.parse=(t,n)=>{const i=e._zod.innerType
return i._zod.run(t,n)}})
const Fe=r.xI("$ZodCustom",(e,t)=>{i.QP.init(e,t)
u.init(e,t)
e._zod.parse=(e,t)=>e
e._zod.check=n=>{const i=n.value
const r=t.fn(i)
if(r instanceof Promise)return r.then(t=>handleRefineResult(t,n,i,e))
handleRefineResult(r,n,i,e)
return}})
function handleRefineResult(e,t,n,i){if(!e){const e={code:"custom",input:n,inst:i,path:[...i._zod.def.path??[]],continue:!i._zod.def.abort}
if(i._zod.def.params)e.params=i._zod.def.params
t.issues.push(a.sn(e))}}}),87509:((e,t,n)=>{n.d(t,{Lp:()=>processSchema,OA:()=>createToJSONSchemaMethod,Wb:()=>extractDefs,_S:()=>handleUnrepresentable,az:()=>initializeContext,jE:()=>finalize,uE:()=>createStandardJSONSchemaMethod})
var i=n(29396)
var r=n(54723)
function assignProps(e,...t){for(const n of t)for(const t of Reflect.ownKeys(n))if(Object.prototype.propertyIsEnumerable.call(n,t))(0,r.Vy)(e,t,n[t])
return e}function initializeContext(e){let t=e?.target??"draft-2020-12"
if(t==="draft-4")t="draft-04"
if(t==="draft-7")t="draft-07"
return{processors:e.processors??{},metadataRegistry:e?.metadata??i.fd,target:t,unrepresentable:e?.unrepresentable??"throw",override:e?.override??(()=>{}),io:e?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e?.cycles??"ref",reused:e?.reused??"inline",intersections:[],deferred:[],external:e?.external??void 0}}function handleUnrepresentable(e,t,n,i,r){const o=typeof t.unrepresentable==="function"?t.unrepresentable({zodSchema:e,path:i.path,message:r}):t.unrepresentable
if(o==="any")return!1
if(o===void 0||o==="throw")throw new Error(r)
Object.assign(n,o)
return!0}function processSchema(e,t,n={path:[],schemaPath:[]}){var i
const r=e._zod.def
const o=t.seen.get(e)
if(o){o.count++
const t=n.schemaPath.includes(e)
if(t)o.cycle=n.path
return o.schema}const s={schema:{},count:1,cycle:void 0,path:n.path}
t.seen.set(e,s)
t.sharedDefsExtractedFor=void 0
t.sharedEmitDoneFor=void 0
const a=e._zod.toJSONSchema?.()
if(a)s.schema=a
else{const i={...n,schemaPath:[...n.schemaPath,e],path:n.path}
if(e._zod.processJSONSchema)e._zod.processJSONSchema(t,s.schema,i)
else{const n=s.schema
const o=t.processors[r.type]
if(!o)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${r.type}`)
o(e,t,n,i)}const o=e._zod.parent
if(o){if(!s.ref)s.ref=o
processSchema(o,t,i)
t.seen.get(o).isParent=!0}}const c=t.metadataRegistry.get(e)
if(c)assignProps(s.schema,c)
if(t.io==="input"&&isTransforming(e)){delete s.schema.examples
delete s.schema.default}if(t.io==="input"&&"_prefault"in s.schema)(i=s.schema).default??(i.default=s.schema._prefault)
delete s.schema._prefault
const u=t.seen.get(e)
return u.schema}function encodeJSONPointerSegment(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function extractDefs(e,t){const n=e.seen.get(t)
if(!n)throw new Error("Unprocessed schema. This is a bug in Zod.")
if(e.external&&e.sharedDefsExtractedFor===e.external)return
const i=new Map
for(const t of e.seen.entries()){const n=e.metadataRegistry.get(t[0])?.id
if(n){const e=i.get(n)
if(e&&e!==t[0])throw new Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`)
i.set(n,t[0])}}const makeURI=t=>{const i=e.target==="draft-2020-12"?"$defs":"definitions"
if(e.external){const n=e.external.registry.get(t[0])?.id
const r=e.external.uri??(e=>e)
if(n)return{ref:r(n)}
const o=t[1].defId??t[1].schema.id??`schema${e.counter++}`
t[1].defId=o
return{defId:o,ref:`${r("__shared")}#/${i}/${encodeJSONPointerSegment(o)}`}}const r=`#`
const o=`${r}/${i}/`
if(t[1]===n&&!t[1].schema.id)return{ref:r}
const s=t[1].schema.id??`__schema${e.counter++}`
return{defId:s,ref:o+encodeJSONPointerSegment(s)}}
const extractToDef=e=>{if(e[1].schema.$ref)return
const t=e[1]
const{ref:n,defId:i}=makeURI(e)
t.def={...t.schema}
if(i)t.defId=i
const r=t.schema
for(const e in r)delete r[e]
r.$ref=n}
if(e.cycles==="throw")for(const t of e.seen.entries()){const e=t[1]
if(e.cycle)throw new Error("Cycle detected: "+`#/${e.cycle?.join("/")}/<root>`+'\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.')}for(const n of e.seen.entries()){const i=n[1]
if(t===n[0]){extractToDef(n)
continue}if(e.external){const i=e.external.registry.get(n[0])?.id
if(t!==n[0]&&i){extractToDef(n)
continue}}const r=e.metadataRegistry.get(n[0])?.id
if(r){extractToDef(n)
continue}if(i.cycle){extractToDef(n)
continue}if(i.count>1)if(e.reused==="ref")extractToDef(n)}if(e.external)e.sharedDefsExtractedFor=e.external}function compactTypeUnion(e){const t=e.anyOf
if(!Array.isArray(t)||t.length===0||e.type!==void 0)return
const n=[]
for(const e of t){if(!e||typeof e!=="object")return
compactTypeUnion(e)
const t=Object.keys(e)
if(t.length!==1||t[0]!=="type")return
const i=e.type
for(const e of Array.isArray(i)?i:[i]){if(typeof e!=="string")return
if(!n.includes(e))n.push(e)}}delete e.anyOf
e.type=n.length===1?n[0]:n}const o=new Set(["type","properties","required","additionalProperties"])
const s=["oneOf","anyOf"]
function undeclaredConstraint(e){const t=e.additionalProperties
if(t===void 0||t===!1||typeof t!=="object"||t===null)return null
return Object.keys(t).length?t:null}function foldObjects(e){const t=[]
for(const n of e){if(typeof n!=="object"||n.type!=="object")return null
for(const e in n)if(!o.has(e))return null
t.push(n)}const n={}
const i=new Set
for(const e of t){for(const i in e.properties){if(Object.prototype.hasOwnProperty.call(n,i))continue
const e=[]
for(const n of t){const t=n.properties?.[i]??undeclaredConstraint(n)
if(t===null||t===void 0)continue
if(!e.some(e=>JSON.stringify(e)===JSON.stringify(t)))e.push(t)}const o=e.length===1?e[0]:foldObjects(e)??{allOf:e};(0,r.Vy)(n,i,o)}for(const t of e.required??[])i.add(t)}const s={type:"object",properties:n}
if(i.size)s.required=[...i]
if(t.every(e=>e.additionalProperties===!1))s.additionalProperties=!1
else{const e=[]
for(const n of t){const t=undeclaredConstraint(n)
if(t&&!e.some(e=>JSON.stringify(e)===JSON.stringify(t)))e.push(t)}if(e.length===1)s.additionalProperties=e[0]
else if(e.length>1)s.additionalProperties={allOf:e}}return s}function foldIntersection(e){const t=e.allOf
if(!Array.isArray(t)||t.length<2)return
for(const t of o)if(t in e)return
const n=t.filter(e=>s.some(t=>Array.isArray(e[t])))
let i=null
if(!n.length)i=foldObjects(t)
else{const e=n[0]
const r=s.find(t=>Array.isArray(e[t]))
if(Object.keys(e).length!==1)return
const o=t.filter(t=>t!==e)
const a=e[r].map(e=>foldObjects([...o,e]))
if(a.some(e=>!e))return
i={[r]:a}}if(!i)return
delete e.allOf
assignProps(e,i)}function finalize(e,t){const n=e.seen.get(t)
if(!n)throw new Error("Unprocessed schema. This is a bug in Zod.")
const flattenRef=t=>{const n=e.seen.get(t)
if(n.ref===null)return
const i=n.def??n.schema
const r={...i}
const o=n.ref
n.ref=null
if(o){flattenRef(o)
const n=e.seen.get(o)
const s=n.schema
if(s.$ref&&(e.target==="draft-07"||e.target==="draft-04"||e.target==="openapi-3.0")){i.allOf=i.allOf??[]
i.allOf.push(s)}else assignProps(i,s)
assignProps(i,r)
const a=t._zod.parent===o
if(a)for(const e in i){if(e==="$ref"||e==="allOf")continue
if(!(e in r))delete i[e]}if(s.$ref&&n.def)for(const e in i){if(e==="$ref"||e==="allOf")continue
if(e in n.def&&JSON.stringify(i[e])===JSON.stringify(n.def[e]))delete i[e]}}const s=t._zod.parent
if(s&&s!==o){flattenRef(s)
const t=e.seen.get(s)
if(t?.schema.$ref){i.$ref=t.schema.$ref
if(t.def)for(const e in i){if(e==="$ref"||e==="allOf")continue
if(e in t.def&&JSON.stringify(i[e])===JSON.stringify(t.def[e]))delete i[e]}}}e.override({zodSchema:t,jsonSchema:i,path:n.path??[]})}
if(!e.external||e.sharedEmitDoneFor!==e.external){for(const t of[...e.seen.entries()].reverse())flattenRef(t[0])
if(e.target!=="openapi-3.0")for(const t of e.seen.entries())compactTypeUnion(t[1].def??t[1].schema)
for(const t of e.deferred)t()
if(e.intersections.length){const t=new Map
for(const n of e.seen.values())for(const e of[n.schema,n.def]){const n=e?.allOf
if(!Array.isArray(n))continue
const i=t.get(n)
if(i)i.push(e)
else t.set(n,[e])}for(const n of e.intersections)for(const e of t.get(n)??[])foldIntersection(e)}}const i={}
if(e.target==="draft-2020-12")i.$schema="https://json-schema.org/draft/2020-12/schema"
else if(e.target==="draft-07")i.$schema="http://json-schema.org/draft-07/schema#"
else if(e.target==="draft-04")i.$schema="http://json-schema.org/draft-04/schema#"
else if(e.target==="openapi-3.0");if(e.external?.uri){const n=e.external.registry.get(t)?.id
if(!n)throw new Error("Schema is missing an `id` property")
i.$id=e.external.uri(n)}assignProps(i,n.defId?n.schema:n.def??n.schema)
const o=e.metadataRegistry.get(t)?.id
if(o!==void 0&&i.id===o)delete i.id
const s=e.external?.defs??{}
if(!e.external||e.sharedEmitDoneFor!==e.external)for(const t of e.seen.entries()){const e=t[1]
if(e.def&&e.defId){if(e.def.id===e.defId)delete e.def.id;(0,r.Vy)(s,e.defId,e.def)}}if(e.external)e.sharedEmitDoneFor=e.external
if(e.external);else if(Object.keys(s).length>0)if(e.target==="draft-2020-12")i.$defs=s
else i.definitions=s
try{const n=JSON.parse(JSON.stringify(i))
Object.defineProperty(n,"~standard",{value:{...t["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(t,"input",e.processors),output:createStandardJSONSchemaMethod(t,"output",e.processors)}},enumerable:!1,writable:!1})
return n}catch(e){throw new Error("Error converting schema to JSON.")}}function isTransforming(e,t){const n=t??{seen:new Set}
if(n.seen.has(e))return!1
n.seen.add(e)
const i=e._zod.def
if(i.type==="transform")return!0
if(i.type==="array")return isTransforming(i.element,n)
if(i.type==="set")return isTransforming(i.valueType,n)
if(i.type==="lazy")return isTransforming(i.getter(),n)
if(i.type==="promise"||i.type==="optional"||i.type==="nonoptional"||i.type==="nullable"||i.type==="readonly"||i.type==="default"||i.type==="prefault"||i.type==="catch")return isTransforming(i.innerType,n)
if(i.type==="intersection")return isTransforming(i.left,n)||isTransforming(i.right,n)
if(i.type==="record"||i.type==="map")return isTransforming(i.keyType,n)||isTransforming(i.valueType,n)
if(i.type==="pipe"){if(e._zod.traits.has("$ZodCodec"))return!0
return isTransforming(i.in,n)||isTransforming(i.out,n)}if(i.type==="object"){for(const e in i.shape)if(isTransforming(i.shape[e],n))return!0
return!1}if(i.type==="union"){for(const e of i.options)if(isTransforming(e,n))return!0
return!1}if(i.type==="tuple"){for(const e of i.items)if(isTransforming(e,n))return!0
if(i.rest&&isTransforming(i.rest,n))return!0
return!1}return!1}const createToJSONSchemaMethod=(e,t={})=>n=>{const i=initializeContext({...n,processors:t})
processSchema(e,i)
extractDefs(i,e)
return finalize(i,e)}
const createStandardJSONSchemaMethod=(e,t,n={})=>i=>{const{libraryOptions:r,target:o}=i??{}
const s=initializeContext({...r??{},target:o,io:t,processors:n})
processSchema(e,s)
extractDefs(s,e)
return finalize(s,e)}}),54723:((e,t,n)=>{n.d(t,{A2:()=>normalizeParams,B7:()=>stringifyPrimitive,GW:()=>parsedType,Gv:()=>isObject,LG:()=>floatSafeRemainder,MO:()=>rawShape,NM:()=>optionalKeys,NR:()=>l,O7:()=>codePointLength,OH:()=>partial,PO:()=>cached,QH:()=>aborted,Qd:()=>isPlainObject,Rc:()=>getLengthableOrigin,SS:()=>constantCatch,UQ:()=>esc,Up:()=>pick,Vy:()=>assignProp,W0:()=>safeExtend,X:()=>installLazyProp,X$:()=>extend,Yv:()=>slugify,bI:()=>c,cJ:()=>omit,cl:()=>nullish,d3:()=>attachSchema,fx:()=>getSizableOrigin,gJ:()=>defineLazy,gx:()=>o,h1:()=>merge,hI:()=>s,hi:()=>sizeCaps,iR:()=>finalizeIssue,jD:()=>hide,jw:()=>joinValues,k8:()=>jsonStringifyReplacer,lQ:()=>prefixIssues,mw:()=>required,o8:()=>clone,ol:()=>members,p6:()=>cleanRegex,qQ:()=>a,qh:()=>own,rL:()=>explicitlyAborted,sD:()=>escapeRegex,sn:()=>issue,un:()=>derived,v5:()=>defineLazyInternal,w5:()=>getEnumValues,yG:()=>shallowClone,zH:()=>u,zM:()=>mergeDefs})
var i=n(88532)
function getEnumValues(e){const t=Object.values(e).filter(e=>typeof e==="number")
const n=Object.entries(e).filter(([e,n])=>t.indexOf(+e)===-1).map(([e,t])=>t)
return n}function joinValues(e,t="|"){return e.map(e=>stringifyPrimitive(e)).join(t)}function jsonStringifyReplacer(e,t){if(typeof t==="bigint")return t.toString()
return t}class Cached{constructor(e){this._getter=e
this._value=void 0}get value(){const e=this._getter
if(e!==void 0){this._value=e()
this._getter=void 0}return this._value}}function cached(e){return new Cached(e)}function nullish(e){return e===null||e===void 0}function cleanRegex(e){const t=e.startsWith("^")?1:0
const n=e.endsWith("$")?e.length-1:e.length
return e.slice(t,n)}function floatSafeRemainder(e,t){const n=e/t
const i=Math.round(n)
const r=4*Number.EPSILON*Math.max(Math.abs(n),1)
if(Math.abs(n-i)<r)return 0
return n-i}const r=Symbol("evaluating")
function defineLazy(e,t,n){let i
Object.defineProperty(e,t,{get(){if(i===r)return
if(i===void 0){i=r
i=n()}return i},set(n){Object.defineProperty(e,t,{value:n})},configurable:!0})}function assignProp(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function rawShape(e){const t=Object.getOwnPropertyDescriptor(e,"shape")
return t?.get?t.get.raw:t?.value}function sourceShape(e){return rawShape(e._zod.def)??e._zod.def.shape}function deferProp(e,t,n){Object.defineProperty(e,t,{get(){const e=n()
assignProp(this,t,e)
return e},enumerable:!0,configurable:!0})}function putProp(e,t,n){if(t in e)assignProp(e,t,n)
else e[t]=n}function mirrorShape(e,t,n,i){const r=sourceShape(t)
for(const o of n){const n=Object.getOwnPropertyDescriptor(r,o)
if(!n.enumerable)continue
if(n.get)deferProp(e,o,()=>{const e=t._zod.def.shape[o]
return i?i(e,o):e})
else putProp(e,o,i?i(n.value,o):n.value)}}function mirrorProps(e,t){for(const n of Reflect.ownKeys(t)){const i=Object.getOwnPropertyDescriptor(t,n)
if(!i.enumerable)continue
if(i.get)deferProp(e,n,()=>t[n])
else putProp(e,n,i.value)}}function mergeDefs(...e){const t={}
for(const n of e){const e=Object.getOwnPropertyDescriptors(n)
Object.assign(t,e)}return Object.defineProperties({},t)}function esc(e){return JSON.stringify(e)}function slugify(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}const o="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{}
function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const s=cached(()=>{if(i.cr.jitless)return!1
if(typeof navigator!=="undefined"&&navigator?.userAgent?.includes("Cloudflare"))return!1
try{const e=Function
new e("")
return!0}catch(e){return!1}})
function isPlainObject(e){if(isObject(e)===!1)return!1
const t=e.constructor
if(t===void 0)return!0
if(typeof t!=="function")return!0
const n=t.prototype
if(isObject(n)===!1)return!1
if(Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)return!1
return!0}function shallowClone(e){if(isPlainObject(e))return{...e}
if(Array.isArray(e))return[...e]
if(e instanceof Map)return new Map(e)
if(e instanceof Set)return new Set(e)
return e}const a=new Set(["string","number","symbol"])
const c=new Set(["string","number","bigint","boolean","symbol","undefined"])
function escapeRegex(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(e,t,n){const i=new e._zod.constr(t??e._zod.def)
if(!t||n?.parent)i._zod.parent=e
return i}function normalizeParams(e){const t=e
if(!t)return{}
if(typeof t==="string")return{error:()=>t}
if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params")
t.error=t.message}delete t.message
if(typeof t.error==="string")return{...t,error:()=>t.error}
return t}function stringifyPrimitive(e){if(typeof e==="bigint")return e.toString()+"n"
if(typeof e==="string")return`"${e}"`
return`${e}`}function optionalKeys(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}const u=(()=>({safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))()
const l={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]}
function pick(e,t){const n=e._zod.def
const i=n.checks
const r=i&&i.length>0
if(r)throw new Error(".pick() cannot be used on object schemas containing refinements")
const o={}
mirrorShape(o,e,maskedKeys(e,t))
return clone(e,mergeDefs(n,{shape:o,checks:[]}))}function maskedKeys(e,t){const n=sourceShape(e)
const i=[]
for(const e of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,e)?.enumerable)throw new Error(`Unrecognized key: "${String(e)}"`)
if(t[e])i.push(e)}return i}function omit(e,t){const n=e._zod.def
const i=n.checks
const r=i&&i.length>0
if(r)throw new Error(".omit() cannot be used on object schemas containing refinements")
const o=new Set(maskedKeys(e,t))
const s={}
mirrorShape(s,e,Reflect.ownKeys(sourceShape(e)).filter(e=>!o.has(e)))
return clone(e,mergeDefs(n,{shape:s,checks:[]}))}function extend(e,t){if(!isPlainObject(t))throw new Error("Invalid input to extend: expected a plain object")
const n=e._zod.def.checks
const i=n&&n.length>0
if(i){const n=sourceShape(e)
for(const e of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(n,e)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(e,mergeDefs(e._zod.def,{shape:extended(e,t)}))}function extended(e,t){const n={}
mirrorShape(n,e,Reflect.ownKeys(sourceShape(e)))
mirrorProps(n,t)
return n}function safeExtend(e,t){if(!isPlainObject(t))throw new Error("Invalid input to safeExtend: expected a plain object")
return clone(e,mergeDefs(e._zod.def,{shape:extended(e,t)}))}function merge(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.")
if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.")
const n={}
mirrorShape(n,e,Reflect.ownKeys(sourceShape(e)))
mirrorShape(n,t,Reflect.ownKeys(sourceShape(t)))
const i=mergeDefs(e._zod.def,{shape:n,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]})
return clone(e,i)}function partial(e,t,n,i="partial"){const r=t._zod.def
const o=r.checks
const s=o&&o.length>0
if(s)throw new Error(`.${i}() cannot be used on object schemas containing refinements`)
const a=n?new Set(maskedKeys(t,n)):void 0
const c={}
mirrorShape(c,t,Reflect.ownKeys(sourceShape(t)),e&&((t,n)=>a&&!a.has(n)?t:new e({type:"optional",innerType:t})))
return clone(t,mergeDefs(t._zod.def,{shape:c,checks:[]}))}function required(e,t,n){const i=n?new Set(maskedKeys(t,n)):void 0
const r={}
mirrorShape(r,t,Reflect.ownKeys(sourceShape(t)),(t,n)=>i&&!i.has(n)?t:new e({type:"nonoptional",innerType:t}))
return clone(t,mergeDefs(t._zod.def,{shape:r}))}function aborted(e,t=0){if(e.aborted===!0)return!0
for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0
return!1}function explicitlyAborted(e,t=0){if(e.aborted===!0)return!0
for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0
return!1}function prefixIssues(e,t){return t.map(t=>{var n;(n=t).path??(n.path=[])
t.path.unshift(e)
return t})}function unwrapMessage(e){return typeof e==="string"?e:e?.message}function sizeCaps(e){const t=[]
for(const n of e??[]){const e=n._zod.def
if(!/_(length|size)$|_equals$/.test(e.check))break
const i=e.maximum??e.length??e.size
if(i>=0)t.push([i,n])}return t}function attachSchema(e,t,n){var i
for(let r=t;r<e.length;r++)(i=e[r]).schema??(i.schema=n)}function finalizeIssue(e,t,n){var i
const r=e.inst?._zod?.traits
if(r?.has("$ZodType"))if(r.has("$ZodCheck"))(i=e).schema??(i.schema=e.inst)
else e.schema=e.inst
const o=e.schema!==e.inst?e.schema?._zod.def?.error:void 0
const s=e.message?e.message:unwrapMessage(e.inst?._zod.def?.error?.(e))??unwrapMessage(o?.(e))??unwrapMessage(t?.error?.(e))??unwrapMessage(n.customError?.(e))??unwrapMessage(n.localeError?.(e))??"Invalid input"
const a={}
for(const t of Object.keys(e)){if(t==="inst"||t==="schema"||t==="continue"||t==="input"||t==="__proto__")continue
a[t]=e[t]}a.path??(a.path=[])
a.message=s
if(t?.reportInput)a.input=e.input
return a}function getSizableOrigin(e){if(e instanceof Set)return"set"
if(e instanceof Map)return"map"
if(e instanceof File)return"file"
return"unknown"}const d=/[\uD800-\uDBFF]/
function codePointLength(e){const t=e.length
if(!d.test(e))return t
let n=t
for(let i=0;i<t-1;i++)if((e.charCodeAt(i)&64512)===55296&&(e.charCodeAt(i+1)&64512)===56320){n--
i++}return n}function getLengthableOrigin(e){if(Array.isArray(e))return"array"
if(typeof e==="string")return"string"
return"unknown"}function parsedType(e){const t=typeof e
switch(t){case"number":return Number.isNaN(e)?"nan":"number"
case"object":{if(e===null)return"null"
if(Array.isArray(e))return"array"
const t=e
if(t&&Object.getPrototypeOf(t)!==Object.prototype&&"constructor"in t&&t.constructor)return t.constructor.name}}return t}function issue(...e){const[t,n,i]=e
if(typeof t==="string")return{message:t,code:"custom",input:n,inst:i}
return{...t}}function members(e,t){for(const n in t){const i=Object.getOwnPropertyDescriptor(t,n)
if(i.get)Object.defineProperty(e,n,{...i,enumerable:!1})
else defineBound(e,n,i.value)}}function own(e,t,n,i=!0){Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:i,value:n})
return n}function hide(e,t,n){return own(e,t,n,!1)}function derived(e,t){for(const n in e){const i=e[n]
Object.defineProperty(t,n,{configurable:!0,enumerable:!0,get(){return own(this,n,i(this))},set(e){own(this,n,e)}})}return t}function defineBound(e,t,n){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?n:own(this,t,n.bind(this))},set(e){own(this,t,e)}})}function claim(e,t){const n=Object.getPrototypeOf(e)
return t in n?void 0:n}let f
let p=!1
const h={configurable:!0,get(){p=!0
return}}
function defineLazyInternal(e,t,n){const i=Object.getPrototypeOf(e._zod)
if(t in i&&f!==e._zod){f=void 0
return}f=e._zod
Object.defineProperty(i,t,{configurable:!0,get(){Object.defineProperty(this,t,h)
const e=p
p=!1
try{const i=n(this)
if(p)delete this[t]
else Object.defineProperty(this,t,{configurable:!0,writable:!0,value:i})
p=p||e
return i}catch(n){delete this[t]
p=p||e
throw n}},set(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:e})}})}function installLazyProp(e,t,n,i){const r=claim(e,t)
if(!r)return
Object.defineProperty(r,t,{configurable:!0,get(){const e={configurable:!0,writable:!0,enumerable:i,value:void 0}
Object.defineProperty(this,t,e)
e.value=n(this)
Object.defineProperty(this,t,e)
return e.value},set(e){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:i,value:e})}})}const m="~constantCatch"
function constantCatch(e){const fn=()=>e
fn[m]=!0
return fn}})}
