export const id=8970
export const ids=[8970,5013]
export const modules={45013:((s,n,t)=>{t.d(n,{askGraphql:()=>askGraphql})
var e=t(28942)
var o=t(94869)
var i=t(58908)
const d=e.object({errors:e.tuple([e.object({type:e.string().optional(),message:e.string()})],e.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(s,n,{variables:t,permission:e}){try{return await s.graphql(n,t)}catch(s){const[n]=d.safeParse(s).data?.errors??[]
if(s instanceof i.Q4||n===void 0)throw s
const t=a[n.type??""]??422
const r=`Give the job this line under \`permissions:\` in the workflow: \`${e}\`.`
throw new i.Q4(t,"GitHub refused the write.",{quote:`GitHub answered: ${(0,o.TN)(n.message,300)}`,hint:t===403?r:"Check whether the thread still exists and is open.",cause:s})}}}),18970:((s,n,t)=>{t.r(n)
t.d(n,{addToDiscussion:()=>addToDiscussion,editInDiscussion:()=>editInDiscussion,readOwnInDiscussion:()=>readOwnInDiscussion,removeFromDiscussion:()=>removeFromDiscussion})
var e=t(28942)
var o=t(58908)
var i=t(45013)
const d=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=e.object({addDiscussionComment:e.object({comment:e.object({id:e.string(),databaseId:e.number(),url:e.string()})})})
async function addToDiscussion(s,{discussionId:n,replyToId:t},e){const o=t===void 0?void 0:await topOf(s,t)
const i={discussionId:n,body:e,...o!==void 0&&{replyToId:o}}
const{comment:r}=a.parse(await asked(s,d,{input:i})).addDiscussionComment
return{id:r.databaseId,nodeId:r.id,url:r.url}}const r=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const c=e.object({node:e.object({id:e.string(),replyTo:e.object({id:e.string()}).nullable()})})
async function topOf(s,n){try{const{node:t}=c.parse(await asked(s,r,{id:n}))
return t.replyTo?.id??t.id}catch(s){if(s instanceof o.Q4&&s.status===404)return
throw s}}const u=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const m=e.object({updateDiscussionComment:e.object({comment:e.object({body:e.string()})})})
async function editInDiscussion(s,n,t){try{const e=m.parse(await asked(s,u,{input:{commentId:n,body:t}}))
return e.updateDiscussionComment.comment.body}catch(s){if(s instanceof o.Q4&&s.status===404)return
throw s}}const p=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(s,n){try{await asked(s,p,{input:{id:n}})}catch(s){if(!(s instanceof o.Q4&&s.status===404))throw s}}const l=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const b={id:e.string(),databaseId:e.number(),url:e.string(),body:e.string(),viewerDidAuthor:e.boolean()}
const D=e.object(b)
const y=e.object({nodes:e.array(D.nullable())})
const h=e.object({node:e.object({comments:e.object({nodes:e.array(e.object({...b,replies:y}).nullable())})})})
async function readOwnInDiscussion(s,n,t){const{node:e}=h.parse(await asked(s,l,{id:n}))
return e.comments.nodes.flatMap(s=>[s,...s?.replies.nodes??[]]).filter(s=>s!==null).filter(({viewerDidAuthor:s,body:n})=>s&&t(n)).map(({databaseId:s,id:n,url:t,body:e})=>({id:s,nodeId:n,url:t,body:e}))}function asked(s,n,t){return(0,i.askGraphql)(s,n,{variables:t,permission:"discussions: write"})}})}
