"""Has the OpenHands SDK hold a conversation with a scripted model: python FILE MODEL_URL WORKSPACE LOGS [continue]."""
import json
import pathlib
import sys
import uuid
import warnings

warnings.filterwarnings("ignore")

from openhands.sdk import LLM, Agent, Conversation, LLMSummarizingCondenser, Tool
from openhands.sdk.event import LLMConvertibleEvent
from openhands.sdk.hooks import HookConfig
from openhands.sdk.security.confirmation_policy import ConfirmRisky
from openhands.sdk.security.llm_analyzer import LLMSecurityAnalyzer
from openhands.tools.file_editor import FileEditorTool
from openhands.tools.glob import GlobTool
from openhands.tools.grep import GrepTool  # in logs that went through other programs
from openhands.tools.preset.default import register_builtins_agents
from openhands.tools.task import TaskToolSet
from openhands.tools.task_tracker import TaskTrackerTool
from openhands.tools.terminal import TerminalTool
from pydantic import SecretStr

url, workspace, logs, mode = [*sys.argv[1:], "begin"][:4]
llm = LLM(model="openai/test-1", base_url=url, api_key=SecretStr("sk-test-0000000000"), usage_id="agent", num_retries=0)
identity = uuid.UUID("5d4c0000-0000-4000-8000-000000000001")
names = [TerminalTool.name, FileEditorTool.name, TaskTrackerTool.name, GlobTool.name, TaskToolSet.name]
register_builtins_agents(enable_browser=False)
state = pathlib.Path(logs, identity.hex, "base_state.json")
if state.exists():
    names = [tool["name"] for tool in json.loads(state.read_text())["agent"]["tools"]]
agent = Agent(
    llm=llm,
    tools=[Tool(name=name) for name in names],
    system_prompt="You fix small things.",
    condenser=LLMSummarizingCondenser(llm=llm.model_copy(update={"usage_id": "condenser"}), max_size=20 if mode == "begin" else 400, keep_first=2),
)
hook = {"matcher": "file_editor", "hooks": [{"type": "command", "command": "echo looked at"}]}
conversation = Conversation(
    agent=agent,
    workspace=workspace,
    persistence_dir=logs,
    conversation_id=identity,
    visualizer=None,
    delete_on_close=False,
    hook_config=HookConfig.model_validate({"PreToolUse": [hook]}),
    secrets={"DEPLOY_TOKEN": "token-of-a-capture"},
)
if mode == "begin":
    conversation.set_security_analyzer(LLMSecurityAnalyzer())
    conversation.set_confirmation_policy(ConfirmRisky())
before = len(conversation.state.events)
conversation.send_message("Please fix it." if mode == "begin" else "Once more, please.")
rejections = 0
for _ in range(6):
    conversation.run()
    if conversation.state.execution_status.value != "waiting_for_confirmation":
        break
    rejections += 1
    if rejections == 1 and mode == "begin":
        conversation.reject_pending_actions("Not that.")
messages = LLMConvertibleEvent.events_to_messages(conversation.state.view.events)
shown = [message.model_dump(mode="json", exclude_none=True) for message in messages]
pathlib.Path(logs, "view-messages.json").write_text(json.dumps(shown, indent=1))
print(json.dumps({"status": conversation.state.execution_status.value, "before": before, "events": len(conversation.state.events)}))
conversation.close()
