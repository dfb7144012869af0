export const id=8
export const ids=[8]
export const modules={27456:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{LV:()=>namedItem,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
const ListItem=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({item:zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(400),kind:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().positive().optional(),path:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(300).optional(),title:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(100),key:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(number,title,isPull){const kind=isPull?"pull-request":"issue"
return{item:`#${number}`,kind:kind,number:number,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(title,100),key:`${kind}-${number}`}}function namedItem({sameness:sameness,title:title,...named}){const digest=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(sameness??named.item).digest("hex").slice(0,8)
const words=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.yR)(named.path??named.item,40)
return{...named,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(title,100),key:[named.kind,words,digest].filter(Boolean).join("-")}}function matrixOf(items){const json=JSON.stringify({include:items})
return json.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(text){if(!text.startsWith("{"))return text.length>400?void 0:namedItem({item:text,kind:"other",title:text})
try{return ListItem.safeParse(JSON.parse(text)).data}catch{return}}},17791:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>parseList,r:()=>LIST_FORMS})
function parseList(text){const[,kind="",rest=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(text.trim())??[]
switch(kind){case"issues":return{kind:kind,search:issueSearch(rest)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(rest)?{kind:kind,search:rest}:void 0
case"todos":case"calls":return rest===""?{kind:kind}:void 0
case"files":return rest===""||rest.startsWith("/")?void 0:{kind:kind,glob:rest}
default:return}}function issueSearch(words){const type=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(words)?[]:["is:issue"]
const state=/\b(?:is:(?:open|closed|merged)|state:)/.test(words)?[]:["is:open"]
return[...type,...state,words].join(" ").trim()}const LIST_FORMS="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"},83932:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{FN:()=>MODES,J:()=>mayWrite,VV:()=>modeOf})
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
const MODES=["auto","review","gate","list","plan","apply","dry-run","sweep"]
function modeOf(env){const written=(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"mode")??"auto"
return MODES.find(mode=>mode===written)}const WRITING=new Set(["auto","review","apply","sweep"])
function mayWrite(env){return WRITING.has(modeOf(env))}},3512:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>failOn,V:()=>failsJob})
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62822)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
function failsJob(env,outcome){return(failOn((0,_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.J)(env,"fail-on")??_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__.tz.join(", "))??_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__.tz).includes(outcome)}function failOn(text){if(text==="none")return[]
const names=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)(text)
const outcomes=names.filter(_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__.L2)
return names.length>0&&outcomes.length===names.length?outcomes:void 0}},72233:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{tf:()=>apiRoot,kz:()=>approverList,r2:()=>attempts,p0:()=>duration,Wr:()=>featureOverrides,Jt:()=>flag,_o:()=>headerList,Mt:()=>idList,Yf:()=>isEverybody,CI:()=>millisecondsIn,OD:()=>nameList,u9:()=>orNone,X:()=>outcomeList,HJ:()=>phrases,AN:()=>promptPath,TU:()=>resumption,r9:()=>roleList,MR:()=>runsPerDay})
var schemas=__webpack_require__(28942)
var coerce=__webpack_require__(49567)
var core=__webpack_require__(88532)
var model_features=__webpack_require__(83931)
const Overrides=model_features.JE.unwrap().partial()
function parseOverrides(text){const parsed=Overrides.safeParse(jsonIn(text))
if(!parsed.success)return{status:"broken",problem:phrase(parsed.error.issues)}
const given=Object.entries(parsed.data).filter(([,value])=>value!==void 0)
return{status:"sound",overrides:Object.fromEntries(given)}}function jsonIn(text){try{return JSON.parse(text)}catch{return}}function phrase(issues){return issues.map(phraseOf).join(", and ")}function phraseOf(issue){const field=issue.path.map(String).join(".")
if(field===""&&issue.code==="unrecognized_keys")return`has a field that does not exist (there are ${Object.keys(Overrides.shape).join(", ")})`
return field===""?"must be a JSON object":`has no sound value for "${field}" (${expected(issue)})`}function expected(issue){switch(issue.code){case"invalid_value":return`one of ${issue.values.map(String).join(", ")}`
case"invalid_type":return`a ${issue.expected}`
case"unrecognized_keys":return"it has a field that does not exist"
default:return"out of range"}}var outcome=__webpack_require__(62822)
var lib_text=__webpack_require__(94869)
var fail_on=__webpack_require__(3512)
var prompt_path=__webpack_require__(91412)
const flag=schemas["enum"](["true","false"],{error:"must be true or false"}).transform(value=>value==="true")
function orNone(limit,what){return coerce.Yj().transform((text,context)=>{if(text==="none")return text
const number=limit.safeParse(text)
if(number.success)return number.data
context.addIssue(`must be ${what}, or \`none\``)
return core.tm})}const promptPath=schemas.string().superRefine((path,context)=>{const problem=(0,prompt_path.J)(path)
if(problem!==void 0)context.addIssue(problem)})
const nameList=schemas.string().transform(lib_text.od)
const RESUMED=/^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const resumption=schemas.string().regex(RESUMED,"must be auto, never or the id of a conversation")
const RUNS="must be a whole number from 1 to 1000"
const runsPerDay=coerce.ai("must be a number").int(RUNS).min(1,RUNS).max(1e3,RUNS).default(20)
const attempts=coerce.ai("must be a number").int("must be a whole number from 1 to 10").min(1,"must be a whole number from 1 to 10").max(10,"must be a whole number from 1 to 10").default(2)
const phrases=schemas.string().refine(text=>{const list=(0,lib_text.od)(text)
return list.length>0&&list.every(phrase=>/^\S{2,50}$/.test(phrase))},"must be words of 2 to 50 characters, between commas")
const apiRoot=schemas.url({protocol:/^https?$/,error:"must be an http(s) URL"}).refine(url=>!/\/(?:chat\/completions|responses)\/?$/.test(URL.parse(url)?.pathname??""),"must be the root of the API: leave out `/chat/completions` or `/responses` at its end")
const roleList=schemas.string().superRefine((text,context)=>{const[problem]=(0,lib_text.od)(text).flatMap(role=>roleProblem(role)??[])
if(problem!==void 0)context.addIssue(problem)})
const ROLES=["triage","write","maintain","admin"]
function roleProblem(role){if(isEverybody(role))return"must not name read or none: in a public repository that is everybody"
if(ROLES.includes(role)||/^custom:\S/.test(role))return
const near=ROLES.find(known=>role.toLowerCase().startsWith(known.slice(0,4)))
const meant=near===void 0?"":` (did you mean ${near}?)`
return`has a role that does not exist${meant}: the roles are ${ROLES.join(", ")}, and custom:NAME for a role of your organization`}function isEverybody(role){return["read","none","*"].includes(role.toLowerCase())}const idList=schemas.string().refine(text=>(0,lib_text.od)(text).every(id=>/^\d{1,15}$/.test(id)),"must be numeric ids of accounts, between commas")
const outcomeList=schemas.string().refine(text=>(0,fail_on.K)(text)!==void 0,`must be none, or some of ${outcome.im.join(", ")}`)
const featureOverrides=schemas.string().transform((text,context)=>{const parsed=parseOverrides(text)
if(parsed.status==="sound")return parsed.overrides
context.addIssue(parsed.problem)
return core.tm})
const NOT_HEADERS="must be a JSON object of strings, or lines of `Name: value`"
const Headers=schemas.record(schemas.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),schemas.string().regex(/^[\t\x20-\x7e]*$/)).readonly()
const headerList=schemas.string().transform((text,context)=>{const headers=Headers.safeParse(text.startsWith("{")?fromJson(text):fromLines(text))
if(headers.success)return headers.data
context.addIssue(NOT_HEADERS)
return core.tm})
function fromJson(text){try{return JSON.parse(text)}catch{return}}function fromLines(text){const lines=text.split("\n").filter(line=>line.trim()!=="")
return Object.fromEntries(lines.map(line=>{const colon=line.indexOf(":")
return colon<0?["",line]:[line.slice(0,colon).trim(),line.slice(colon+1).trim()]}))}const approverList=schemas.string().superRefine((text,context)=>{const[problem]=(0,lib_text.od)(text).flatMap(entry=>approverProblem(entry)??[])
if(problem!==void 0)context.addIssue(problem)})
function approverProblem(entry){if(entry==="not-requester")return
if(!entry.startsWith("@"))return roleProblem(entry)
return/^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(entry)?void 0:"has a name after `@` that is no login"}const UNITS={m:6e4,h:36e5,d:864e5}
const duration=schemas.string().refine(text=>millisecondsIn(text)>0&&millisecondsIn(text)<=30*UNITS.d,"must be a time of at most 30 days like 30m, 72h or 7d")
function millisecondsIn(text){const[,amount="0",unit=""]=/^(\d{1,5})([mhd])$/.exec(text)??[]
return unit==="m"||unit==="h"||unit==="d"?Number(amount)*UNITS[unit]:0}},76008:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{Inputs:()=>Inputs,readInputs:()=>readInputs,readInputsWithoutModel:()=>readInputsWithoutModel,requireSoundGate:()=>requireSoundGate,secretInputs:()=>secretInputs})
var schemas=__webpack_require__(28942)
var coerce=__webpack_require__(49567)
var outcome=__webpack_require__(62822)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var list_item=__webpack_require__(27456)
var list_query=__webpack_require__(17791)
const texts=schemas.record(schemas.string(),schemas.string()).catch({})
const Config=schemas.object({mcpServers:schemas.record(schemas.string(),schemas.object({env:texts.optional(),headers:texts.optional()}))})
function literalSecrets(text,isSecret){const servers=Object.values(Config.safeParse(fromJson(text)).data?.mcpServers??{})
const named=servers.flatMap(({env:env,headers:headers})=>[...Object.entries(env??{}),...Object.entries(headers??{})])
const secret=named.filter(([name,value])=>isSecret(name)&&!value.includes("${"))
return secret.flatMap(([,value])=>[value,value.replace(/^\w+ /,"")])}function fromJson(text){try{return JSON.parse(text)}catch{return}}var mode=__webpack_require__(83932)
var input_shapes=__webpack_require__(72233)
var core=__webpack_require__(88532)
var lib_text=__webpack_require__(94869)
const skillChoice=schemas.string().transform(text=>{if(text==="true"||text==="false")return text==="true"
return(0,lib_text.od)(text)})
const FOLDER=/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/
const GIT=/^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/
const NOT_PLUGINS="must be folders of the repository, or addresses like https://github.com/owner/name@ with the 40 hexadecimal digits of a commit after it, between commas or on lines of their own"
const pluginList=schemas.string().transform((text,context)=>{const sources=(0,lib_text.od)(text.replaceAll("\n",",")).map(pluginSource)
if(sources.every(source=>source!==void 0))return sources
context.addIssue(NOT_PLUGINS)
return core.tm})
function pluginSource(label){const[,url,commit,below=""]=GIT.exec(label)??[]
const folder=(url===void 0?label:below).replace(/\/+$/,"")
if(folder!==""&&!FOLDER.test(folder))return
if(url===void 0||commit===void 0)return folder===""?void 0:{kind:"folder",folder:folder,label:label}
return{kind:"git",url:url,commit:commit,folder:folder,label:label}}var publishing_inputs=__webpack_require__(66596)
var raw_input=__webpack_require__(48142)
var environment=__webpack_require__(62461)
var mask_forms=__webpack_require__(91106)
function parseSecrets(text){const given=text.trim().startsWith("{")?secrets_input_fromJson(text):fromLines(text)
return given&&Object.fromEntries(Object.entries(given).filter(([,value])=>value!==""))}const secretList=schemas.string().transform((text,context)=>{const message=secretsProblem(text)
if(message===void 0)return parseSecrets(text)??{}
context.addIssue({code:"custom",message:message})
return core.tm})
function secretsProblem(text){const secrets=parseSecrets(text)
if(!secrets)return"must be lines `NAME=VALUE` or a JSON object of texts, with names of letters, digits and _"
const own=Object.keys(secrets).find(name=>environment.c.test(name))
if(own!==void 0)return`cannot hold ${own}, which is the runner's own; choose another name`
const short=Object.keys(secrets).find(name=>(secrets[name]?.trim().length??0)<mask_forms.G)
if(short===void 0)return
return`holds ${short} with fewer than ${mask_forms.G} characters, which could not be hidden in texts`}const secrets_input_name=schemas.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
const InJson=schemas.record(secrets_input_name,schemas.string())
function secrets_input_fromJson(text){try{return InJson.safeParse(JSON.parse(text)).data}catch{return}}function fromLines(text){const lines=text.split(/\r?\n/).filter(line=>line.trim()!=="")
const pairs=lines.map(line=>/^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(line))
if(pairs.includes(null))return
return Object.fromEntries(pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").trim()]))}const MISSING="is missing"
const required=schemas.string({error:MISSING})
const NOT_A_NUMBER="must be a number"
const ITERATIONS="must be a whole number from 1 to 1000"
const ITEMS="must be a whole number from 1 to 256"
const MINUTES="must be more than 0 and at most 360"
const TEMPERATURE="must be from 0 to 2"
const Inputs=schemas.strictObject({mode:schemas["enum"](mode.FN,{error:`must be one of ${mode.FN.join(", ")}`}).default("auto"),model:required,"api-key":required,"base-url":input_shapes.tf.default("https://api.openai.com/v1"),"api-mode":schemas["enum"](["auto","chat","responses"],{error:"must be auto, chat or responses"}).default("auto"),"api-version":schemas.string().regex(/^[\w.-]{1,40}$/,"must be a version like 2024-10-21").optional(),"model-headers":input_shapes._o.optional(),"model-features":input_shapes.Wr.optional(),"reasoning-effort":schemas.string().regex(/^[a-z]{2,20}$/,"must be one word, e.g. low, medium or high").optional(),temperature:coerce.ai(NOT_A_NUMBER).min(0,TEMPERATURE).max(2,TEMPERATURE).optional(),"fallback-models":input_shapes.OD.optional(),"vision-model":schemas.string().optional(),"small-model":schemas.string().optional(),"github-token":required,secrets:secretList.optional(),isolation:schemas["enum"](["auto","namespace","none"],{error:"must be auto, namespace or none"}).default("auto"),network:schemas.string().default("none"),caches:input_shapes.OD.optional(),"tool-env":input_shapes.OD.optional(),"mixed-threads":schemas["enum"](["careful","strict","as-trusted"],{error:"must be careful, strict or as-trusted"}).default("careful"),"allowed-tools":input_shapes.OD.optional(),"mcp-config":schemas.string().optional(),"mcp-secrets":secretList.optional(),"trigger-phrase":input_shapes.HJ.default("@agent"),"review-verdict":schemas["enum"](["comment","allow"],{error:"must be comment or allow"}).default("comment"),"fork-push":input_shapes.Jt.default(false),"label-trigger":schemas.string().default("agent"),"assignee-trigger":schemas.string().optional(),"ci-attempts":input_shapes.r2,"change-set":schemas.string().optional(),list:schemas.string().refine(text=>(0,list_query.E)(text)!==void 0,`must be ${list_query.r}`).optional(),item:schemas.string().refine(text=>(0,list_item.b8)(text)!==void 0,"must be one element of the output `matrix`, or a name").optional(),prompt:schemas.string().optional(),"prompt-file":input_shapes.AN.optional(),confirmation:schemas["enum"](["never","risky","always"],{error:"must be never, risky or always"}).default("never"),"confirmation-threshold":schemas["enum"](["low","medium","high"],{error:"must be low, medium or high"}).default("high"),"approve-label":schemas.string().default("agent:approve"),"reject-label":schemas.string().default("agent:reject"),approvers:input_shapes.kz.optional(),"approval-expires":input_shapes.p0.default("72h"),"allowed-roles":input_shapes.r9.default("admin, maintain, write"),"allowed-users":input_shapes.OD.optional(),"allowed-bots":input_shapes.Mt.optional(),"system-prompt-file":schemas.string().optional(),"system-prompt-suffix":schemas.string().optional(),skills:skillChoice.prefault("true"),"skill-commands":input_shapes.Jt.default(false),hooks:input_shapes.Jt.default(false),plugins:pluginList.optional(),"sub-agents":input_shapes.Jt.default(false),"setup-command":schemas.string().optional(),"setup-network":schemas.string().default("registries"),"max-iterations":coerce.ai(NOT_A_NUMBER).int(ITERATIONS).min(1,ITERATIONS).max(1e3,ITERATIONS).default(100),"max-items":coerce.ai(NOT_A_NUMBER).int(ITEMS).min(1,ITEMS).max(256,ITEMS).default(20),"max-runs-per-day":input_shapes.MR,"timeout-minutes":coerce.ai(NOT_A_NUMBER).positive(MINUTES).max(360,MINUTES).default(25),"max-budget-usd":(0,input_shapes.u9)(coerce.ai().positive().max(1e4),"a number above 0 and at most 10000").optional(),"max-budget-tokens":(0,input_shapes.u9)(coerce.ai().int().min(1).max(1e9),"a whole number from 1 to 1000000000").optional(),...publishing_inputs.l,"fail-on":input_shapes.X.default(outcome.tz.join(", ")),"output-schema":schemas.string().optional(),"output-schema-file":schemas.string().optional(),"state-store":schemas["enum"](["git-ref","none"],{error:"must be git-ref or none"}).default("git-ref"),resume:input_shapes.TU.default("auto"),"state-key":schemas.string().min(16,"must have at least 16 characters").optional(),"encrypt-state":input_shapes.Jt.default(false),"log-completions":input_shapes.Jt.default(false)}).readonly()
const WithoutModel=Inputs.unwrap().partial({model:true,"api-key":true}).readonly()
const SECRET_HEADER=/auth|key|token|secret|cookie|credential/i
function secretInputs(env){const headers=input_shapes._o.safeParse((0,raw_input.J)(env,"model-headers")??"")
const named=Object.entries(headers.data??{}).filter(([name])=>SECRET_HEADER.test(name))
const plain=[(0,raw_input.J)(env,"github-token"),(0,raw_input.J)(env,"api-key"),(0,raw_input.J)(env,"state-key")].filter(secret=>secret!==void 0)
const lists=[(0,raw_input.J)(env,"secrets")??"",(0,raw_input.J)(env,"mcp-secrets")??""]
const listed=lists.flatMap(given=>Object.values(parseSecrets(given)??{malformed:given}))
const forServers=literalSecrets((0,raw_input.J)(env,"mcp-config")??"",name=>SECRET_HEADER.test(name))
return[...plain,...listed,...forServers,...named.flatMap(([,value])=>[value,value.replace(/^\w+ /,"")])]}function readInputs(env){return read(env,Inputs)}function readInputsWithoutModel(env){return read(env,WithoutModel)}const OF_CALLERS=["allowed-roles","allowed-users","allowed-bots","approvers"]
function requireSoundGate(env){const{error:error}=WithoutModel.safeParse(givenIn(env))
const issues=error?.issues.filter(({code:code,path:path})=>code==="unrecognized_keys"||OF_CALLERS.includes(String(path[0])))
if(issues&&issues.length>0)throw unsound(issues,error)}function read(env,shape){const inputs=shape.safeParse(givenIn(env))
if(inputs.success)return inputs.data
throw unsound(inputs.error.issues,inputs.error)}function givenIn(env){const given=Object.entries(env).flatMap(([variable,value])=>variable.startsWith("INPUT_")&&value?.trim()?[[nameOf(variable),value.trim()]]:[])
return Object.fromEntries(given)}function unsound(issues,cause){const lacks=name=>issues.some(({message:message,path:path})=>path[0]===name&&message===MISSING)
const advice=[...lacks("api-key")?[(0,prompts.J1)("missing-api-key")]:[],...lacks("model")?[(0,prompts.J1)("missing-model")]:[]]
const hint=advice.length>0?[...advice,(0,prompts.J1)("missing-not-needed")].join(" "):FIX
return new fault.vC("config",`Invalid configuration: ${issues.map(sentence).join("; ")}.`,{hint:hint,cause:cause})}const FIX="Fix the `with:` block of the workflow step; the README lists every input."
function sentence(issue){if(issue.code!=="unrecognized_keys")return`\`${String(issue.path[0])}\` ${issue.message}`
return issue.keys.map(key=>`\`${key}\` is not an input${suggestion(key)}`).join("; ")}function suggestion(key){const known=Object.keys(Inputs.unwrap().shape)
const near=known.find(name=>name.replaceAll("-","")===key.replaceAll(/[-_]/g,"")||name.startsWith(key))
return near===void 0?` (there are ${known.join(", ")})`:` (did you mean \`${near}\`?)`}function nameOf(variable){return variable.slice("INPUT_".length).toLowerCase()}},66596:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>publishingInputs})
var schemas=__webpack_require__(28942)
var core=__webpack_require__(88532)
var coerce=__webpack_require__(49567)
var branch_template=__webpack_require__(25575)
var own_branch=__webpack_require__(46575)
var comparable=__webpack_require__(31069)
function pathPattern(text){const plain=(0,comparable.Z)(text.replace(/\/+$/,""))
const parts=plain.replace(/^\//,"").split("/")
const source=parts.map((part,at)=>sourceOf(part,at===parts.length-1)).join("")
const pattern=new RegExp(`^${plain.includes("/")?"":"(?:.*/)?"}${source}(?:/.*)?$`,"su")
return{text:text,matches:path=>pattern.test((0,comparable.Z)(path))}}function sourceOf(part,isLast){if(part==="**")return isLast?".*":"(?:[^/]+/)*"
const name=part.replaceAll(/[\\^$.+()[\]{}|]/g,"\\$&").replaceAll(/\*+/g,"[^/]*").replaceAll("?","[^/]")
return isLast?name:`${name}/`}var paths=__webpack_require__(64753)
function parseProtection(value){const words=value.split(/[,\n]/).map(word=>word.trim()).filter(word=>word!=="")
const modes=words.filter(word=>!/^[+-]/.test(word))
const[mode="block"]=modes
if(modes.length>1||mode!=="block"&&mode!=="confirm")return badWord(modes.find(isNoMode)??modes[1]??"")
const patterns=words.filter(word=>/^[+-]/.test(word))
const problem=patterns.map(problemOf).find(one=>one!==void 0)
if(problem!==void 0)return problem
const signed=sign=>patterns.filter(word=>word.startsWith(sign)).map(word=>pathPattern(word.slice(1)))
return{mode:mode,added:signed("+"),removed:signed("-")}}function isNoMode(word){return word!=="block"&&word!=="confirm"}function badWord(word){const wanted="must be block or confirm, and then paths with a sign before each (`block, +infra/**, -Makefile`)"
if(!isNoMode(word))return`${wanted}, but it says both block and confirm`
return`${wanted}, not ${JSON.stringify(word)}`}function problemOf(word){const text=word.slice(1)
const said=JSON.stringify(word)
if(!/^\/?[^\s/]/.test(text)||text.length>500)return`has ${said}, which names no path`
if(text.startsWith("!")||/\\|\[|\{|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(text))return`has ${said}: a path is written with / from the root, with * ? and ** only`
if(word.startsWith("+"))return
const isMeant=path=>text.includes("/")||text.includes("**")||!path.includes("/")
const fixed=FIXED.find(path=>isMeant(path)&&(0,paths.Y)(path).isFixed&&pathPattern(text).matches(path))
return fixed!==void 0?`has ${said}, which takes in ${fixed}: workflows and git's own files stay protected`:void 0}const FIXED=[".github",".github/workflows/ci.yml",".github/actions/build/action.yml",".git/config",".gitmodules",".gitattributes","src/.gitattributes",".gitconfig",".lfsconfig"]
var input_shapes=__webpack_require__(72233)
const NOT_A_NUMBER="must be a number"
const FILES="must be a whole number from 1 to 3000"
const KILOBYTES="must be more than 0 and at most 10240"
const PULL_REQUEST="must be draft, ready, link or none"
const LOGIN=/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/
const template=schemas.string().superRefine((text,context)=>{const problem=(0,branch_template.M)(text)
if(problem!==void 0)context.addIssue(problem)})
const reviewerList=input_shapes.OD.refine(names=>names.length>0&&names.every(name=>LOGIN.test(name)),"must be none, requester, or logins and teams (`org/team`) between commas")
const protection=schemas.string().transform((text,context)=>{const parsed=parseProtection(text)
if(typeof parsed!=="string")return parsed
context.addIssue(parsed)
return core.tm})
const publishingInputs={"base-branch":schemas.string().refine(own_branch.$,"must be the name of a branch, in plain characters").optional(),"branch-name":template.default("agent/{kind}-{number}-{slug}"),"create-pr":schemas["enum"](["draft","ready","link","none"],{error:PULL_REQUEST}).default("draft"),"pr-labels":input_shapes.OD.optional(),reviewers:reviewerList.optional(),"commit-mode":schemas["enum"](["api","git"],{error:"must be api or git"}).default("api"),"comment-mode":schemas["enum"](["sticky","new","none"],{error:"must be sticky, new or none"}).default("sticky"),"protected-paths":protection.prefault("block"),"max-patch-files":coerce.ai(NOT_A_NUMBER).int(FILES).min(1,FILES).max(3e3,FILES).default(100),"max-patch-kb":coerce.ai(NOT_A_NUMBER).positive(KILOBYTES).max(10240,KILOBYTES).default(1024)}},91412:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J:()=>promptPathProblem})
function promptPathProblem(path){const parts=path.split("/")
if(!/^[\w .@+/-]{1,300}$/.test(path)||parts.some(part=>["",".",".."].includes(part)))return"must be a path from the top of the repository, in plain characters"
return parts[0]?.toLowerCase()===".git"?"must not be git's own":void 0}},83931:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JE:()=>ModelFeatures,ZN:()=>UNKNOWN_MODEL})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Price=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({input:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0),output:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0),cache_read:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional(),cache_write:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional()}).readonly()
const ModelFeatures=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({api:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["chat","responses"]),native_tool_calling:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),parallel_tool_calls:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),vision:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),reasoning_effort:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),temperature:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(2).optional(),stop_words:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),prompt_caching:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["none","marks","key"]),string_content:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),send_reasoning:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),silent_thinking:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),stream:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),context_window:zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().optional(),max_output_tokens:zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().optional(),price:Price.optional()}).readonly()
const UNKNOWN_MODEL=ModelFeatures.parse({api:"chat",native_tool_calling:true,parallel_tool_calls:true,vision:true,stop_words:true,prompt_caching:"none",string_content:false,send_reasoning:false,silent_thinking:false,stream:true})},62461:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{c:()=>runnersOwn,u:()=>toolEnvironment})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const inherited=new Set(`PATH HOME USER LOGNAME LANG TZ SHELL TMPDIR CI GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF_NAME`.split(" "))
const fixed={TERM:"dumb",GIT_TERMINAL_PROMPT:"0",PAGER:"cat",GIT_PAGER:"cat",LESS:"-dFX",NO_COLOR:"1",DEBIAN_FRONTEND:"noninteractive",AI_AGENT:"deckhand"}
function toolEnvironment(env,added=[]){const refused=added.filter(name=>runnersOwn.test(name))
if(refused.length>0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`Tools are not given ${refused.join(", ")}: whoever has it can act as this job.`,{hint:"Make a token that may do only what the tools need, and pass it under another name."})
const passed=new Set([...inherited,...added])
const isPassed=name=>passed.has(name)||/^LC_[A-Z]+$/.test(name)
const kept=Object.entries(env).filter(([name,value])=>value!==void 0&&isPassed(name))
return{...Object.fromEntries(kept),...fixed}}const runnersOwn=/^(?:INPUT_.*|ACTIONS_.*|STATE_.*|.*_RUNTIME_TOKEN|(?:GITHUB|GH)_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i},25575:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>templateProblem,P:()=>branchFrom})
const FIELD=/\{([a-z]*)\}/g
const FIELDS=["kind","number","slug","run"]
function branchFrom(template,fields){const values=fields
const filled=template.replaceAll(FIELD,(_,name)=>String(values[name]??""))
return filled.split("/").map(part=>part.replaceAll(/[-_.]{2,}/g,signs=>signs.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(part=>part!=="").join("/")}function templateProblem(template){if(!template.startsWith("agent/"))return"must begin with agent/, because only such branches are written"
const names=[...template.matchAll(FIELD)].map(([,name=""])=>name)
const unknown=names.find(name=>!FIELDS.includes(name))
if(unknown!==void 0)return`has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`
if(!names.includes("number")&&!names.includes("run"))return"must have {number} or {run}, so that names differ"
const rest=template.replaceAll(FIELD,"x")
if(/^[\w./-]{1,100}$/.test(rest)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(rest))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, beside its fields"}},46575:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>isPlain,e:()=>requireOwnBranch})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const PREFIX="agent/"
function requireOwnBranch(branch,lent){if((branch===lent||branch.startsWith(PREFIX))&&isPlain(branch))return branch
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The branch ${JSON.stringify(branch.slice(0,100))} is not ours to write.`,{hint:`Work is published on branches that begin with ${PREFIX}, never on others.`})}function isPlain(branch){const isOdd=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch)&&branch.length<=200&&!isOdd}},84804:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$E:()=>codeWithin,Lt:()=>fenceFor,aY:()=>code})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94869)
function code(value){return codeWithin(200,value)}function codeWithin(length,value){const line=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value,length)||"?"
if(line.includes("|"))return`<code>${line.replaceAll(/[^\w ./-]/gu,sign=>`&#${sign.codePointAt(0)};`)}</code>`
const longest=longestRun(line)
const ticks="`".repeat(longest+1)
return longest===0?`${ticks}${line}${ticks}`:`${ticks} ${line} ${ticks}`}function fenceFor(value){return"`".repeat(Math.max(3,longestRun(value)+1))}function longestRun(value){return Math.max(0,...[...value.matchAll(/`+/g)].map(([run])=>run.length))}},62822:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L2:()=>isOutcome,im:()=>OUTCOMES,rL:()=>signOf,tz:()=>FAILING})
var _review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61229)
const OUTCOMES=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const DONE={mark:"🟢",reaction:"hooray",exitCode:0}
const NOTHING_DONE={mark:"⚪",reaction:"+1",exitCode:0}
const DONE_IN_PART={mark:"🟠",reaction:"+1",exitCode:0}
const NOT_DONE={mark:"🔴",reaction:"confused",exitCode:1}
const SIGNS={changed:DONE,answered:DONE,"no-op":NOTHING_DONE,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":NOT_DONE,"timed-out":NOT_DONE,stuck:NOT_DONE,cancelled:NOT_DONE,failed:NOT_DONE,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf({outcome:outcome,toolCalls:toolCalls,torn:torn=[],review:review}){const isFinished=outcome==="answered"||outcome==="no-op"
if(review&&isFinished)return reviewSign(review,toolCalls)
if(outcome==="changed"&&torn.length>0)return DONE_IN_PART
return outcome==="answered"&&!toolCalls?NOTHING_DONE:SIGNS[outcome]}function reviewSign(review,toolCalls){const{found:found,stillOpen:stillOpen,blocking:blocking}=review
if(blocking>0)return{...DONE,mark:"🔴"}
if(found+stillOpen>0)return{...DONE,mark:"🟠"}
return toolCalls===0||(0,_review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__.hR)(review)?NOTHING_DONE:DONE}const FAILING=Object.freeze(OUTCOMES.filter(outcome=>SIGNS[outcome].exitCode===1))
function isOutcome(name){return OUTCOMES.some(outcome=>outcome===name)}},31069:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>comparable})
const IGNORED=/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
function comparable(path){return path.normalize("NFKC").replaceAll(IGNORED,"").toLowerCase().split("/").map(part=>part.replace(/:.*$/s,"").trimEnd().replace(/[. ]+$/,"")).join("/")}},64753:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Y:()=>standingOf})
var _comparable_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31069)
function standingOf(path,{added:added,removed:removed}={added:[],removed:[]}){const parts=longNames((0,_comparable_js__WEBPACK_IMPORTED_MODULE_0__.Z)(path).split("/"))
const never=neverCode(parts)
if(never)return{kind:"never",code:never,isFixed:true}
if(isFixed(parts))return{kind:"protected",isFixed:true}
const isOne=list=>list.some(({matches:matches})=>matches(path)||matches(parts.join("/")))
if(isOne(added))return{kind:"protected",isFixed:false}
if(isOne(removed))return{kind:"free",isFixed:false}
if(isProtected(parts))return{kind:"protected",isFixed:false}
return{kind:LOCKS.has(parts.at(-1)??"")?"lock":"free",isFixed:false}}function neverCode(parts){const whole=parts.join("/")
if(parts.some(part=>part===".git"||/^git~\d+$/.test(part)))return"DKH-102"
if(/^(?:\.gitmodules|gitmod~\d+)$/.test(whole))return"DKH-102"
return/^\.github(?:\/workflows(?:\/.*)?)?$/s.test(whole)?"DKH-101":void 0}function longNames([first="",...rest]){if(!/^(?:\.github|github~\d+)$/.test(first))return[first,...rest]
const[second,...others]=rest
if(second===void 0)return[".github"]
return[".github",/^workfl~\d+$/.test(second)?"workflows":second,...others]}function isFixed(parts){const[first,second]=parts
if(first===".github"&&second==="actions")return true
return GITS_OWN.test(parts.at(-1)??"")}const GITS_OWN=/^(?:\.gitattributes|gitatt~\d+|\.gitconfig|gitcon~\d+|\.lfsconfig|lfscon~\d+)$/
function isProtected(parts){const[first=""]=parts
const name=parts.at(-1)??""
if(parts.length>1&&first.startsWith(".")&&!HARMLESS.test(parts.join("/")))return true
if(parts.length===1&&DOT_FOLDERS.has(name))return true
return parts.some(part=>FOLDERS.has(part))||NAMES.has(name)||FAMILIES.test(name)}const HARMLESS=/^(?:\.changeset\/[^/]+\.md|\.changes\/.*\.(?:md|ya?ml)|\.nx\/version-plans\/[^/]+\.md|\.yarn\/versions\/[^/]+\.yml|\.(?:storybook|vitepress|vuepress|ladle|well-known|reuse)\/.+)$/s
const DOT_FOLDERS=words(`\n  .agents .aider .amazonq .azuredevops .azure-pipelines .buildkite .builds .cargo .circleci .claude .clinerules .codex\n  .config .continue .cursor .devcontainer .forgejo .gemini .gitea .gitlab .idea .junie .kiro .mergify .mvn .openhands\n  .roo .semaphore .teamcity .tekton .vscode .windsurf .woodpecker .yarn\n`)
const FOLDERS=words(`\n  .husky .githooks .git-hooks githooks .lefthook\n  .agents .claude .clinerules .codex .cursor .gemini .kiro .openhands .roo .windsurf\n  .cargo .circleci .mvn .yarn\n`)
const NAMES=words(`\n  agents.md agents.override.md agent.md claude.md claude.local.md gemini.md qwen.md copilot-instructions.md skill.md\n  .cursorrules .windsurfrules .clinerules .roorules .aider.conf.yml .aider.conf.yaml .mcp.json mcp.json\n  opencode.json opencode.jsonc .claude.json .goosehints .roomodes\n  action.yml action.yaml codeowners\n  bunfig.toml .bunfig.toml uv.toml poetry.toml pdm.toml .pdm.toml nuget.config .npmrc .yarnrc .yarnrc.yml .yarnrc.yaml\n  .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js pnpmfile.js pnpm-workspace.yaml pnpm-workspace.yml .pnp.cjs .pnp.js\n  .devcontainer.json .gitpod.yml .gitpod.yaml .zuul.yaml .vela.yml .vela.yaml .packit.yaml .packit.yml .prow.yaml .replit\n  .mise.local.toml mise.local.toml .tool-versions .opencode.json .rules prek.toml\n  .pnp.loader.mjs .pypirc pip.conf pip.ini .condarc .netrc _netrc .envrc mise.toml .mise.toml\n  gradle-wrapper.properties gradle-wrapper.jar maven-wrapper.properties maven-wrapper.jar\n  bun.lockb deno.lock flake.lock gradle.lockfile podfile.lock package.resolved cartfile.resolved .terraform.lock.hcl\n  pixi.lock conan.lock rebar.lock\n  .overcommit.yml .overcommit.yaml wercker.yml wercker.yaml codemagic.yml codemagic.yaml\n  bitrise.yml bitrise.yaml screwdriver.yml screwdriver.yaml .build.yml .build.yaml bors.toml .kodiak.toml\n  renovate.json renovate.json5 .renovaterc\n`)
const FAMILIES=new RegExp(["^\\.cursor","^\\.?lefthook(?:-local)?\\.(?:ya?ml|toml|jsonc?)$","^\\.pre-commit-(?:config|hooks)\\.ya?ml$","^\\.huskyrc(?:\\.(?:js|cjs|json|ya?ml))?$","^(?:husky\\.config|\\.?simple-git-hooks)\\.(?:js|cjs|mjs|json)$","^\\.renovaterc\\.json5?$","^\\.(?:gitlab-ci|travis|appveyor|drone|woodpecker|cirrus|mergify|semaphore)\\.(?:ya?ml|star|jsonnet)$","^(?:appveyor|bitbucket-pipelines|buildspec|cloudbuild)\\.(?:ya?ml|json)$","^azure-pipelines(?:[.-].*)?\\.ya?ml$","^(?:.*\\.)?jenkinsfile(?:\\..*)?$"].join("|"),"s")
const LOCKS=words(`\n  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock cargo.lock poetry.lock uv.lock pdm.lock\n  pipfile.lock gemfile.lock gems.locked composer.lock go.sum go.work.sum mix.lock pubspec.lock packages.lock.json\n`)
function words(text){return new Set(text.trim().split(/\s+/))}},61229:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>reviewLine,Bb:()=>saysAnything,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84804)
function sawAll({unseen:unseen,isCut:isCut}){return unseen.length===0&&!isCut}function sawNothing({looks:looks}){return looks!==void 0&&looks.unseen.length===looks.files}function reviewLine(facts){const{looks:looks,commit:commit}=facts
const on=`on \`${commit.slice(0,7)}\``
if(!looks)return`${countsOf(facts)}, ${on}`
const{files:files,unseen:unseen,isCut:isCut}=looks
if(files===0)return"Could not review: GitHub shows no changed file"
if(sawNothing(facts)){const which=files===1?"the changed file":`any of the ${files} changed files`
return`Could not review: GitHub shows no diff for ${which}`}const some=unseen.length>0?`; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(unseen.length,"file")} could not be looked at`:""
return`${countsOf(facts)}, ${on}${some}${isCut?"; GitHub does not list all changed files":""}`}const NAMED=20
function renderUnseen({looks:looks}){if(!looks||looks.unseen.length===0)return""
const rest=looks.unseen.length>NAMED?`, and ${looks.unseen.length-NAMED} more`:""
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unseen",{files:`${looks.unseen.slice(0,NAMED).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")}${rest}`})}function saysAnything({found:found,mended:mended,verdict:verdict}){return found>0||mended>0||verdict==="APPROVE"}function countsOf({found:found,mended:mended,stillOpen:stillOpen,blocking:blocking}){const blocks=blocking>0?`; ${blocking} blocking`:""
const before=mended+stillOpen>0?`, ${mended} mended, ${stillOpen} still open`:""
return`${found===0?"No new findings":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(found,"new finding")}${before}${blocks}`}const VERDICTS={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(facts){const{url:url,verdict:verdict,unposted:unposted}=facts
const place=url===void 0?"":`It is in [the review](${url})${VERDICTS[verdict]}.`
const said=unposted===""?place:`This is what the review would have said:\n\n${unposted}`
return[said,renderUnseen(facts)].filter(Boolean).join("\n\n")}},43243:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DH:()=>decoded,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
const escapes=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const letters={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const entities={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(text){return/[\\%&]/.test(text)}function startOfOpenEscape(text){const tail=text.slice(-longest)
const found=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail)
return found?beginning(text,text.length-tail.length+found.index):text.length}function beforeEscape(text,index){if(index===text.length)return index
const start=Math.max(0,index-longest)
const found=text.slice(start,index).search(/[\\%&]/)
return found<0?index:beginning(text,start+found)}const longest=16
function beginning(text,index){let start=index
while(text[start]==="\\"&&text[start-1]==="\\")start-=1
return start}function decoded(text){const[at,from]=[[0],[0]]
let result=""
let end=0
for(const match of text.matchAll(escapes)){const meaning=meaningOf(match)
result+=text.slice(end,match.index)
end=match.index+match[0].length
at.push(result.length,result.length+meaning.length)
from.push(match.index,end)
result+=meaning}result+=text.slice(end)
const startOf=index=>{const piece=lastAtOrBefore(at,index)
return(from[piece]??0)+index-(at[piece]??0)}
const endOf=index=>{const piece=lastAtOrBefore(at,index)
return at[piece+1]===index+1?from[piece+1]??0:startOf(index)+1}
return{text:result,startOf:startOf,endOf:endOf}}function meaningOf([whole,unicode,byte,letter,other,percent,decimal,hex,entity]){const code=unicode??byte??percent??hex
if(code!==void 0)return unit(Number.parseInt(code,16),whole)
if(decimal!==void 0)return unit(Number.parseInt(decimal,10),whole)
if(letter!==void 0)return letters[letter]??letter
return entities[entity??""]??other??""}function unit(code,whole){return code<=65535?String.fromCharCode(code):whole}function lastAtOrBefore(at,index){let[low,high]=[0,at.length-1]
while(low<high){const middle=low+high+1>>1
if((at[middle]??0)<=index)low=middle
else high=middle-1}return low}},91106:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>MIN_LENGTH,X:()=>formsOf})
var _decoded_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43243)
const MIN_LENGTH=6
const minLine=16
function formsOf(value){const trimmed=value.trim()
const lines=trimmed.split(/[\r\n]+/).map(line=>line.trim())
const parts=lines.length>1?[trimmed,...lines.filter(line=>line.length>=minLine)]:[trimmed]
return parts.filter(part=>part.length>=MIN_LENGTH).flatMap(part=>[...asWritten(part),...encoded(part)])}function asWritten(part){const forms=[part,(0,_decoded_js__WEBPACK_IMPORTED_MODULE_0__.DH)(part).text]
if(part.includes(" "))forms.push(part.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(part))forms.push(Buffer.from(part).toString("latin1"))
return forms.filter(form=>form.length>=MIN_LENGTH)}function encoded(part){const bytes=Buffer.from(part)
const hex=bytes.toString("hex")
return[hex,hex.toUpperCase(),...base64(bytes,"base64"),...base64(bytes,"base64url")]}function base64(bytes,encoding){const inside=[0,1,2].map(offset=>{const text=Buffer.concat([Buffer.alloc(offset),bytes]).toString(encoding)
return text.slice(Math.ceil(offset*8/6),Math.floor((offset+bytes.length)*8/6))})
return[bytes.toString(encoding),...inside]}},49567:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yj:()=>string,ai:()=>number})
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
function string(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString,params)}function number(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber,params)}}}
