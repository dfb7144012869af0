export const id=1739
export const ids=[1739]
export const modules={61739:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ipython:()=>ipython})
var promises_=__webpack_require__(58500)
var schemas=__webpack_require__(28942)
var content=__webpack_require__(46032)
var saved_output=__webpack_require__(7022)
var tool=__webpack_require__(69423)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
const WORKER=String.raw`
import sys
sys.path[:] = [path for path in sys.path if path] # a file of the checkout must not be taken for a module of this program
import ast, base64, codecs, io, json, os, queue, signal, threading, traceback, types, warnings

wire = os.fdopen(os.dup(1), "w", encoding="utf-8")
orders = os.fdopen(os.dup(0), "r", encoding="utf-8")
reading, writing = os.pipe()
os.dup2(writing, 1)
os.dup2(writing, 2)
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
sys.stdin = open(os.devnull)
sys.stdout = io.TextIOWrapper(os.fdopen(os.dup(1), "wb", 0), encoding="utf-8", errors="replace", write_through=True)
sys.stderr = io.TextIOWrapper(os.fdopen(os.dup(2), "wb", 0), encoding="utf-8", errors="replace", write_through=True)
END = b"\0" + os.urandom(16).hex().encode() + b"\0"
lock, drained, cells = threading.Lock(), threading.Event(), queue.Queue()
running = False
worker_pid = os.getpid()
IMAGES, BYTES = 8, 5 * 1024 * 1024
images = 0

def send(**message):
    with lock:
        wire.write(json.dumps(message) + "\n")
        wire.flush()

def copy_output():
    decoder, held = codecs.getincrementaldecoder("utf-8")("replace"), b""
    while True:
        piece = os.read(reading, 65536)
        if not piece:
            return
        held += piece
        while END in held:
            said, held = held.split(END, 1)
            text = decoder.decode(said)
            if text:
                send(text=text)
            drained.set()
        keep = next((n for n in range(min(len(held), len(END) - 1), 0, -1) if held.endswith(END[:n])), 0)
        said, held = held[:len(held) - keep], held[len(held) - keep:]
        text = decoder.decode(said)
        if text:
            send(text=text)

def take_orders():
    for line in orders:
        order = json.loads(line)
        if "code" in order:
            cells.put(order["code"])
        elif running:
            os.kill(worker_pid, signal.SIGINT)
    os._exit(0)

def send_image(data):
    global images
    data = base64.b64encode(data).decode() if isinstance(data, bytes) else data.replace("\n", "")
    images += 1
    if images > IMAGES:
        print("[An image is left out: a cell shows %d.]" % IMAGES)
    elif len(data) * 3 // 4 > BYTES:
        print("[An image of more than %d bytes is left out.]" % BYTES)
    else:
        send(image=data)

def show(bundle):
    if "image/png" in bundle:
        send_image(bundle["image/png"])
    else:
        text = bundle.get("text/markdown") or bundle.get("text/plain")
        if text is not None:
            print(text)

def show_figures():
    plots = sys.modules.get("matplotlib.pyplot")
    for number in plots.get_fignums() if plots else []:
        buffer = io.BytesIO()
        plots.figure(number).savefig(buffer, format="png")
        send_image(buffer.getvalue())
    if plots:
        plots.close("all")

module = types.ModuleType("__main__")
module.__builtins__ = __builtins__
sys.modules["__main__"] = module
os.environ.setdefault("MPLBACKEND", "agg")
warnings.filterwarnings("ignore", message=".*non-interactive.*")

def plain_cell(code):
    tree = ast.parse(code, "<cell>")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), module.__dict__)
    if last is not None:
        value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), module.__dict__)
        if value is not None:
            module.__dict__["_"] = value
            png = getattr(value, "_repr_png_", None)
            show({"image/png": png()} if png else {"text/plain": repr(value)})

def run_plain(code):
    try:
        plain_cell(code)
        return "ok"
    except KeyboardInterrupt:
        return "interrupted"
    except BaseException as error:
        trace = error.__traceback__
        while trace and trace.tb_frame.f_code.co_filename != "<cell>":
            trace = trace.tb_next
        traceback.print_exception(type(error), error, trace)
        return "error"

def interactive():
    from IPython.core.displayhook import DisplayHook
    from IPython.core.displaypub import DisplayPublisher
    from IPython.core.interactiveshell import InteractiveShell

    class Hook(DisplayHook):
        def write_output_prompt(self):
            pass

        def write_format_data(self, format_dict, md_dict=None):
            show(format_dict)

    class Publisher(DisplayPublisher):
        def publish(self, data, *args, **kwargs):
            show(data)

    class Shell(InteractiveShell):
        displayhook_class = Hook
        display_pub_class = Publisher
        system = InteractiveShell.system_raw

        def enable_gui(self, gui=None):
            pass

    Shell.history_load_length = 0
    from traitlets.config import Config
    config = Config()
    config.HistoryManager.enabled = False
    shell = Shell.instance(user_module=module, colors="NoColor", config=config)
    shell.active_types = ["text/plain", "text/markdown", "image/png"]
    shell.display_formatter.active_types = shell.active_types

    def run(code):
        result = shell.run_cell(code, store_history=True)
        error = result.error_before_exec or result.error_in_exec
        if isinstance(error, KeyboardInterrupt):
            return "interrupted"
        return "ok" if error is None else "error"

    return run

try:
    run, name = interactive(), "IPython"
except Exception:
    run, name = run_plain, "Python without IPython, so without magics"

sys.path.insert(0, os.getcwd())
signal.signal(signal.SIGINT, signal.default_int_handler)
for loop in (copy_output, take_orders):
    threading.Thread(target=loop, daemon=True).start()
send(ready="%s %s" % (name, sys.version.split()[0]))

while True:
    end = "interrupted"
    try:
        code, images = cells.get(), 0
        try:
            running = True
            end = run(code)
            show_figures()
        finally:
            running = False
    except KeyboardInterrupt:
        pass
    except BaseException:
        traceback.print_exc()
        end = "error"
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        pass
    drained.clear()
    os.write(writing, END)
    drained.wait()
    send(end=end)
`
const standard={default:120,max:3600,start:60,obey:5}
function ipython(limits={}){const cells=new Cells({...standard,...limits})
return(0,tool.uO)({name:"execute_ipython_cell",description:(0,prompts.J1)("tools/execute_ipython_cell"),input:schemas.object({code:schemas.string().describe("Any Python; with IPython also magics such as %timeit."),timeout:schemas.number().positive().optional().describe("Seconds until it is interrupted: 120, at most 3600."),restart:schemas.boolean().optional().describe("First start a new process, without earlier variables.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(_,{isSandboxed:isSandboxed})=>isSandboxed?"LOW":"HIGH",commands:({code:code})=>[code],declaredResources:()=>({declared:!0,keys:["ipython:process"]}),run:(cell,context)=>cells.run(cell,context),close:()=>cells.close()})}const Message=schemas.union([schemas.object({text:schemas.string()}).readonly(),schemas.object({image:schemas.base64()}).readonly(),schemas.object({ready:schemas.string()}).readonly(),schemas.object({end:schemas["enum"](["ok","error","interrupted"])}).readonly()])
class Cells{#limits
#process
#isLost=!1
constructor(limits){this.#limits=limits}async run({code:code,timeout:timeout,restart:restart=!1},context){if(restart)await this.close()
if(restart)this.#isLost=!1
if(code.trim()==="")return{content:[(0,content.Qq)((0,prompts.J1)("tools/ipython-restarted"))]}
const isAgain=this.#isLost
const python=await this.#opened(context.workspace)
this.#isLost=!1
const seconds=Math.min(timeout??this.#limits.default,this.#limits.max)
const shown=new saved_output.t("ipython",{workspace:context.workspace,mask:context.secrets?.masker()})
const images=[]
const end=await this.#run(python,{code:code,seconds:seconds,signal:context.signal},async message=>{if("text"in message)await shown.push(message.text)
if("image"in message&&isTaken(message.image,images.length))images.push(imageOf(message.image))})
const{text:output,file:file}=await shown.finish(!0)
const lines=[isAgain?(0,prompts.J1)("tools/ipython-lost"):"",output,wordsOf(end,{seconds:seconds,why:python.end})].filter(line=>line!=="")
return{content:[(0,content.Qq)(lines.join("\n")||(0,prompts.J1)("tools/ipython-silent")),...images],is_error:end!=="ok",code:code,...file&&{metadata:{full_output_file:file}}}}async close(){const opened=this.#process
this.#process=void 0
await((await(opened?.catch(()=>{})))?.close())}async#run(python,{code:code,seconds:seconds,signal:signal},take){try{await python.write({code:code})
const end=await python.until(seconds,signal,take)
if(end!=="late"&&end!=="lost")return end
if(end==="late"){await python.write({interrupt:!0})
const obeyed=await python.until(this.#limits.obey,signal,take)
if(obeyed!=="late"&&obeyed!=="lost")return"stopped"}}catch(error){if(!(error instanceof fault.Fp)){this.#isLost=!0
await this.close()
throw error}}this.#isLost=!0
await this.close()
return"lost"}#opened(workspace){this.#process??=PythonProcess.open(workspace,this.#limits.start).catch(error=>{this.#process=void 0
throw error})
return this.#process}}class PythonProcess{#program
#reading
end=""
constructor(program){this.#program=program}static async open(workspace,seconds){const program=await workspace.openProgram({file:"python3",args:["-u","-c",WORKER],environment:{}})
const python=new PythonProcess(program)
const end=await python.until(seconds,(new AbortController).signal,async()=>{},"ready")
if(end==="ok")return python
await program.close()
throw new fault.Fp(`Python does not start here. ${python.end}`.trim())}write(order){return this.#program.write(JSON.stringify(order))}async until(seconds,signal,take,what="end"){const over=new AbortController
const late=(0,promises_.setTimeout)(seconds*1e3,"late",{signal:AbortSignal.any([over.signal,signal])})
late.catch(()=>{})
try{for(;;){this.#reading??=this.#program.read()
const news=await Promise.race([this.#reading,late])
if(news==="late")return news
this.#reading=void 0
for(const line of news.lines){const message=parse(line)
if("end"in message)return message.end
if("ready"in message&&what==="ready")return"ok"
await take(message)}if(news.end!==void 0){this.end=news.end
return"lost"}}}catch(error){signal.throwIfAborted()
throw error}finally{over.abort()}}close(){return this.#program.close()}}function parse(line){try{return Message.parse(JSON.parse(line))}catch{return{text:line}}}const MOST_IMAGES=8
const MOST_IMAGE_BYTES=5*1024*1024
function isTaken(png,before){return before<MOST_IMAGES&&png.length*3/4<=MOST_IMAGE_BYTES+3}function imageOf(png){return{type:"image",image_urls:[`data:image/png;base64,${png}`],cache_prompt:!1}}function wordsOf(end,{seconds:seconds,why:why}){if(end==="stopped")return(0,prompts.J1)("tools/ipython-stopped",{seconds:String(seconds)})
if(end==="interrupted")return"[Interrupted.]"
return end==="lost"?(0,prompts.J1)("tools/ipython-ended",{why:why||"It did not obey."}):""}})}
