"""Times a command on an agent server with the SDK's own client: PORT KEY FOLDER COUNT. Prints seconds times 1,000."""

import json
import sys
import time

from openhands.sdk.workspace import RemoteWorkspace

port, key, folder, count = sys.argv[1:]
workspace = RemoteWorkspace(host=f"http://127.0.0.1:{port}", api_key=key, working_dir=folder)
workspace.execute_command("true")
times = []
for _ in range(int(count)):
    begun = time.perf_counter()
    result = workspace.execute_command("true")
    assert result.exit_code == 0
    times.append((time.perf_counter() - begun) * 1000)
print(json.dumps(times))
