/** The program that runs cells: it is handed to `python3` as text, so it is in the bundle and nothing has to be mounted. */

/**
 * Python 3.8 or later. Reads lines of JSON on stdin: `{"code": …}` runs a cell, `{"interrupt": true}` interrupts it.
 * Writes lines of JSON on stdout: `{"text": …}` as it is written, `{"image": …}` (PNG in base64), and at the end of a
 * cell `{"end": "ok" | "error" | "interrupted"}`. The output of cells, also of their child processes, goes through a
 * pipe, so that it cannot be taken for a message.
 */
export const WORKER = String.raw`
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
`;
