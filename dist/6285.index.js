export const id=6285
export const ids=[6285]
export const modules={23849:((e,t,n)=>{n.d(t,{Hl:()=>breakCalls,ix:()=>breakCommands,Nv:()=>dropInvisible,FV:()=>neutralLines,WN:()=>neutralTitle,vU:()=>shownSign,lu:()=>withShownInvisible,l$:()=>withoutSigns})
var i=n(94869)
const s="clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|"+"finish(?:e[sd]|ing)?|deliver(?:s|ed|ing)?|reopen(?:s|ed|ing)?|start(?:s|ed)?|hold(?:s|ing)?|wontfix(?:e[sd])?|"+"invalidat(?:e[sd]?|ing)|merge[sd]?|spite[sd]?"
const o=String.raw`(?:[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})?[#!]\d|#[A-Za-z\d]{8}\b|[A-Z][A-Z0-9_]{0,20}-\d|[TD]\d|lp:\s?#?\d`
const a=String.raw`https?:\/\/[^\s<>]`
const r=String.raw`(?:(?:linear )?(?:issues?|bugs?|tickets?|story|stories|tasks?)(?:\s{1,3}(?:#|\d|[A-Z])|:\s?#?\d)|(?:art|artifact|case)\s{1,3}#?\d|${o}|${a})`
const l=String.raw`(?:[A-Z][A-Z\d_]{0,20}(?:-[A-Z\d_]{1,20}){0,3}-[A-Z\d]{1,8}|#I[A-Z\d]{4,7})\b`
const c=s.replaceAll(/\[([a-z]+)\]|[a-z]/g,(e,t=e)=>`[${t}${t.toUpperCase()}]`)
const d=String.raw`\b(?!(?:UTF|SHA|ISO|AES|RFC)-)[A-Z][A-Z0-9_]{1,20}-\d`
const u=[new RegExp(String.raw`\b(?:${s})(?=(?::\s{0,9}|\s{1,9})${r})`,"gi"),new RegExp(String.raw`\b(?:${c})(?=(?::\s{0,9}|\s{1,9})${l})`,"g"),new RegExp(String.raw`\blinear(?= issue:?\s{1,3}(?:${o}|${a}))`,"gi"),new RegExp(String.raw`\bduplicate(?=\s{1,9}of(?::\s{0,9}|\s{1,9})${r})`,"gi"),/\bLP(?=:\s?#\d)/gi,/--(?=(?:story|bug|task)=\d)/g,/\bAB(?=#\d)/gi,/(?<![\w&/#^])[#^](?=[A-Z][A-Z0-9_]{0,20}-\d)/g,/\b(?:sc(?=-\d)|ch(?=\d))(?=[\w-]{2,20}[^\][\n]{0,60}\])/gi,/\[(?=(?:(?:finish|fix|complet|deliver|start)\w{0,3}[ :]{1,3})?#\d{5,10}\b)/gi,/(?:#|\bCU-)(?=[\w-]{3,20}\[[^\][\n]{1,40}\])/g,/(?<=[#!]\d{1,9}[ \t]{1,3})@(?=\d)/g,/\bbug(?=[ \t]{1,3}\d{4,9}\b)/gi]
const h="bug|ccbug|feature|fixed|fixed-in|lp|related|b|closes|(?:closes|partial|related)-bug|story|task"
const g=String.raw`(?=[ \t]*:[ \t]*(?:[\w.-]{1,40}[:#/])?#?\d)`
const f=new RegExp(`^.*${d}.*$`,"gm")
const p=/(?<!\S)#(?=[a-z])/gi
const b=/(?<=^[ \t]{0,9})#(?=(?:comment|time|close|resolve|reopen|done|start|stop|in-progress|in-review|finish)\b)/gim
function breakSmartCommits(e,t){if(!e.includes("#")||e.search(d)<0)return e
const n=e.replaceAll(f,e=>e.replaceAll(p,t))
return n.replaceAll(b,t)}const w="​"
const m="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const k="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const v="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const y="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",n="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,n)}const $=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${m}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${k})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${v})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,...u]
const S=[atStart(y,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)"),atStart(h,g),atStart("ccmail","(?=\\s*:)")]
const A=/^(?=.*@).+$/gim
const D=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],n="broken"){let i=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of n==="broken"?[...$,...S]:$)i=splitEach(i,e,t)
i=breakSmartCommits(i,split)
return i.replaceAll(A,e=>e.replaceAll(D,split))}const H=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,H,t)}function splitEach(e,t,n){const i=n.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,n)=>i.some(t=>isCall(e,n,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${w}${e.slice(1)}`}function withoutSigns(e){return e.replaceAll(w,"")}function isCall(e,t,n){return e.slice(t,t+n.length).toLowerCase()===n&&!/[\w-]/.test(e[t+n.length]??"")}function neutralTitle(e){return neutral((0,i.TN)(e,1e3))}function neutralLines(e){return neutral(e.replaceAll(/\r\n?/g,"\n"))}function neutral(e){const t=dropInvisible(e).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const K=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(K,"")}function withShownInvisible(e){return e.replaceAll(K,shownSign)}function shownSign(e){const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),33737:((e,t,n)=>{n.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var i=n(94869)
var s=n(88135)
var o=n(23849)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,i.SS)(lineOf(e,t))}function codeInCell(e,t=200){const n=lineOf(t,e)
if(!n.includes("|"))return(0,i.SS)(n)
return`<code>${n.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,o.Hl)((0,o.ix)((0,o.lu)((0,i.TN)(t,e))))||"?"}function codeBlock(e,t,n="broken"){const a=(0,o.ix)(t,[],n)
const r=(0,i.Lt)(t)
const l=`${r}${e}\n${a}${a===""||a.endsWith("\n")?"":"\n"}${r}`
return a===t?l:`${l}\n\n${(0,s.J1)("broken-commands")}`}}),7925:((e,t,n)=>{n.d(t,{JD:()=>isLost,Lp:()=>i,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,h0:()=>isDropped,jq:()=>belongsInLfs})
const i={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it controls agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it. To approve such files on the thread, set `protected-paths: confirm`."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Create or download it during the build, or add it yourself, for example with Git LFS."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`. If programs wrote the files, add their folder to `.gitignore`."},"DKH-108":{message:"makes the patch too large",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git treats as an attack",hint:"Check the patch before you use any part of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"The patch has the files that could be saved. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not saved either",hint:"Files that were not saved are in no patch. Ask for them again: a nested repository without its `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. Files that are saved as a patch are applied by no run: apply the patch, or ask the agent to redo them in the work tree."},"DKH-114":{message:"has work that was neither published nor saved",hint:"Files that were not saved are in no patch. Ask the agent to make them again, in the work tree."},"DKH-115":{message:"belongs in Git LFS, to which I cannot upload",hint:"A commit would contain its bytes instead of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, to which I cannot upload, and is too large to be saved",hint:"Files of Git LFS that are too large are in no patch. Create and commit them where `git lfs` is installed."},"DKH-117":{message:"has a name or a path that is too long for file systems",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If you want it, ask for it to be added with `git add --force`, remove its pattern from `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. The staged version is saved as a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-120":{message:"was committed and then dropped, so it was not published",hint:"Only the work tree is published. If you want what was dropped, take it from the patch, or ask for it again."},"DKH-121":{message:"was replaced by a pipe, a socket or a device, which git cannot store",hint:"Anything that tools put there is removed, and the branch has the file as it was. If it is to be deleted, ask for that."},"DKH-122":{message:"is new, and git ignores it by a rule that this run made, so it was not published",hint:"The patch has it. If you want it published, take it from the patch, or ask for another rule."},"DKH-123":{message:"cannot be stored by git as it is, and only a part of it was saved",hint:"The files that were written last are saved. For the others, ask for a folder without `.git` in it, in parts that are small enough to be published."},"DKH-124":{message:"is a merge with a conflict in a file or submodule that a run must not change, so nothing of it is published",hint:"Git takes a merge whole or not at all. Resolve that conflict yourself, then ask for the rest."},"DKH-201":{message:"contains what looks like a secret",hint:"If it is one, revoke it and create a new one. If it is not one, ask for an obvious placeholder instead, such as `example`, or add it yourself."},"DKH-202":{message:"has a name that contains what looks like a secret",hint:"If it is one, revoke it and create a new one. If it is not one, ask for an obvious placeholder instead, such as `example`, or add it yourself."},"DKH-203":{message:"contained what looks like a secret, which was removed",hint:"If it is one, revoke it and create a new one. If it is not one, ask for an obvious placeholder instead, such as `example`, or add it yourself."}}
function isUnstored(e){return belongsInLfs(e)||isLeftInRef(e)||e==="DKH-110"||e==="DKH-112"||e==="DKH-123"}function isLeftInRef(e){return e==="DKH-113"||e==="DKH-114"}function isDropped(e){return e==="DKH-120"}function belongsInLfs(e){return e==="DKH-115"||e==="DKH-116"}function isLost(e){return e==="DKH-106"||e==="DKH-112"||e==="DKH-114"||e==="DKH-116"||e==="DKH-118"||e==="DKH-123"||e==="DKH-201"||e==="DKH-202"}function isProtected(e){return e==="DKH-103"||e==="DKH-111"}}),26285:((e,t,n)=>{n.d(t,{L2:()=>isOutcome,im:()=>o,rL:()=>signOf,tz:()=>h})
var i=n(7925)
var s=n(29764)
const o=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const a={mark:"🟢",reaction:"hooray",exitCode:0}
const r={mark:"⚪",reaction:"+1",exitCode:0}
const l={mark:"🟠",reaction:"+1",exitCode:0}
const c={mark:"🔴",reaction:"confused",exitCode:1}
const d={changed:{sign:a,inDoubt:l},answered:{sign:a,inDoubt:l},"no-op":{sign:r},"awaiting-approval":{sign:{mark:"🟠",reaction:"eyes",exitCode:0}},blocked:{sign:{mark:"🟠",reaction:"confused",exitCode:1}},"budget-exhausted":{sign:c},"timed-out":{sign:c},stuck:{sign:c},cancelled:{sign:c},failed:{sign:c},skipped:{sign:{mark:"",reaction:void 0,exitCode:0}}}
const u={blocking:{...a,mark:"🔴"},findings:{...a,mark:"🟠"},clean:a,unseen:r}
function signOf(e){const{outcome:t,toolCalls:n,looks:i=n,review:s}=e
if(s&&(t==="answered"||t==="no-op"))return reviewSign(s,n)
const{sign:o,inDoubt:a=o}=d[t]
if(t==="answered"&&!i&&taken(e).length===0)return r
return doubtsOf(e).length>0?a:o}function doubtsOf(e){const{outcome:t,doubts:n=[],torn:i=[],withheld:s=[],approvalComment:o}=e
const a=[["work-torn",i.length>0],["approval-wanted",o!==void 0],["work-withheld",s.some(isMissed)]]
const r=taken(e).includes("refused")
const l=t==="changed"?a:[["proposal-refused",r]]
return[...n,...l.flatMap(([e,t])=>t?[e]:[])]}function taken({proposed:e=[]}){return e.filter(e=>e!=="not-taken")}function isMissed({code:e}){return e!=="DKH-203"&&!(0,i.h0)(e)}function reviewSign(e,t){const{found:n,stillOpen:i,blocking:o}=e
if(o>0)return u.blocking
if(n+i>0)return u.findings
return t===0||(0,s.MS)(e)?u.unseen:u.clean}const h=Object.freeze(o.filter(e=>d[e].sign.exitCode===1))
function isOutcome(e){return o.some(t=>t===e)}}),29764:((e,t,n)=>{n.d(t,{$Q:()=>reviewLine,Bb:()=>saysAnything,MS:()=>readNothing,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var i=n(94869)
var s=n(33737)
var o=n(88135)
function sawAll({unseen:e,unread:t,isCut:n}){return e.length===0&&t===0&&!n}function sawNothing({looks:e}){return e!==void 0&&e.unseen.length===e.files}function readNothing({looks:e}){return e!==void 0&&e.unseen.length+e.unread===e.files}function reviewLine(e){const{looks:t,commit:n}=e
const s=`\`${n.slice(0,7)}\``
const o=`on ${s}`
if(!t)return`${countsOf(e)}, ${o}`
const{files:a,unseen:r,unread:l,isCut:c}=t
if(a===0)return`Could not review ${s}: GitHub shows no changed file`
if(sawNothing(e)){const e=a===1?"the changed file":`any of the ${a} changed files`
return`Could not review ${s}: GitHub shows no diff for ${e}`}const d=l>0?`; ${l} of ${(0,i.U9)(a,"file")} ${l===1?"was":"were"} not read in full`:""
const u=r.length>0?`; ${(0,i.U9)(r.length,"file")} could not be looked at`:""
return`${countsOf(e)}, ${o}${d}${u}${c?"; GitHub does not list all changed files":""}`}const a=20
function renderUnseen({looks:e}){if(!e)return""
const{unread:t,files:n}=e
const s=`${(0,i.U9)(n,"file")} ${t===1?"was":"were"}`
const a=t>0?(0,o.J1)("review-unread",{unread:`${t} of ${s}`}):""
return[a,unseenIn(e)].filter(Boolean).join("\n\n")}function unseenIn(e){if(e.unseen.length===0)return""
const t=e.unseen.length>a?`, and ${e.unseen.length-a} more`:""
return(0,o.J1)("review-unseen",{files:`${e.unseen.slice(0,a).map(s.aY).join(", ")}${t}`})}function saysAnything({found:e,fixed:t,verdict:n}){return e>0||t>0||n==="APPROVE"}function countsOf({found:e,fixed:t,stillOpen:n,blocking:s}){const o=s>0?`; ${s} blocking`:""
const a=t+n>0?`, ${t} fixed, ${n} still open`:""
return`${e===0?"No new findings":(0,i.U9)(e,"new finding")}${a}${o}`}const r={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(e){const{url:t,verdict:n,unposted:i}=e
const s=t===void 0?"":`It is in [the review](${t})${r[n]}.`
const o=i===""?s:`This is what the review would have said:\n\n${i}`
return[o,renderUnseen(e)].filter(Boolean).join("\n\n")}})}
