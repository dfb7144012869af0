export const id=6772
export const ids=[6772]
export const modules={16772:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V4:()=>MANIFESTS,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const MANIFESTS=new Map([["package-lock.json",[/^package\.json$/,true]],["npm-shrinkwrap.json",[/^package\.json$/,true]],["yarn.lock",[/^package\.json$/,true]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,true]],["bun.lock",[/^package\.json$/,true]],["bun.lockb",[/^package\.json$/,true]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,true]],["Cargo.lock",[/^Cargo\.toml$/,true]],["poetry.lock",[/^pyproject\.toml$/,true]],["pdm.lock",[/^pyproject\.toml$/,true]],["uv.lock",[/^pyproject\.toml$/,true]],["Pipfile.lock",[/^Pipfile$/,false]],["composer.lock",[/^composer\.json$/,false]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,true]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,true]],["go.sum",[/^go\.mod$/,false]],["go.work.sum",[/^go\.(?:work|mod)$/,true]],["mix.lock",[/^mix\.exs$/,true]],["pubspec.lock",[/^pubspec\.yaml$/,true]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,false]],["Podfile.lock",[/^Podfile$/,false]],["flake.lock",[/^flake\.nix$/,false]],["Package.resolved",[/^Package\.swift$/,false]],[".terraform.lock.hcl",[/^.*\.tf$/,false]]])
function pairsOf(paths){return paths.flatMap(lock=>{const[names,isBelow]=MANIFESTS.get(nameOf(lock))??[]
if(!names)return[]
const folder=lock.slice(0,-nameOf(lock).length)
const isIts=path=>path.startsWith(folder)&&names.test(nameOf(path))&&(isBelow||!path.slice(folder.length).includes("/"))
const manifests=paths.filter(isIts)
return manifests.length===0?[]:[{lock:lock,manifests:manifests}]})}function tornBetween(published,withheld){const isOut=new Set(withheld)
return pairsOf([...published.filter(path=>!isOut.has(path)),...isOut]).flatMap(({lock:lock,manifests:manifests})=>{const other=manifests.find(manifest=>isOut.has(manifest)!==isOut.has(lock))
if(other===void 0)return[]
return isOut.has(lock)?[{published:other,withheld:lock}]:[{published:lock,withheld:other}]})}function isManifest(path){return[...MANIFESTS.values()].some(([names])=>names.test(nameOf(path)))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}})}
