"""Has the OpenHands SDK work through the replies of a scripted model: python FILE MODEL_URL WORKSPACE."""
import sys
import warnings

warnings.filterwarnings("ignore")

from openhands.sdk import LLM, Agent, Conversation, Tool
from openhands.tools.terminal import TerminalTool
from pydantic import SecretStr

url, workspace = sys.argv[1:]
llm = LLM(model="openai/test-1", base_url=url, api_key=SecretStr("sk-test-0000000000"), usage_id="agent", num_retries=0)
conversation = Conversation(
    agent=Agent(llm=llm, tools=[Tool(name=TerminalTool.name)]),
    workspace=workspace,
    persistence_dir=workspace + "-log",
    visualizer=None,
)
conversation.send_message("Work.")
conversation.run()
conversation.close()
