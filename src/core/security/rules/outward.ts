/** Programs that reach beyond the workspace: the network, the machine, other processes. */
import { type Call, type Finding, HIGH, hasOption, MEDIUM, operandsOf, type Rule, textsOf, words } from "./finding.ts";
import { writeRisk } from "./path.ts";

const SENDS = words(`
  wget http https httpie aria2c axel lynx links w3m elinks nc ncat netcat telnet ssh scp sftp rsync ftp tftp lftp rclone
  dig nslookup host ping traceroute mtr nmap whois openssl socat curlie xh gh glab hub aws gcloud gsutil az doctl kubectl
  helm docker podman nerdctl buildah skopeo terraform tofu pulumi vercel netlify heroku fly flyctl firebase wrangler
  ansible ansible-playbook vault consul sam cdk serverless sls eksctl oc sendmail mail mailx mutt swaks twine hub
  psql mysql mongo mongosh redis-cli sqlcmd mosquitto_pub xdg-open open ngrok cloudflared tailscale wg
`);

const GRANTS = words(
  "chmod chown chgrp setfacl chattr setcap chcon xattr icacls umount mount sudo doas su pkexec runuser",
);
const STOPS = words("pkill killall xkill skill snice kill");
const STAYS = words(
  "nohup setsid disown daemonize start-stop-daemon screen tmux at batch crontab systemctl service systemd-run launchctl supervisorctl pm2 forever inotifywait watchman incrontab coproc",
);
const RULES = words(`
  shutdown reboot halt poweroff init telinit mkfs fdisk parted sfdisk cfdisk losetup swapon swapoff lvm mdadm cryptsetup
  wipefs blkdiscard iptables ip6tables nft ufw firewall-cmd sysctl modprobe insmod rmmod useradd userdel usermod groupadd
  passwd chpasswd visudo ip ifconfig route nsenter unshare chroot bwrap setpriv capsh strace ltrace gdb lldb perf bpftrace
  ptrace dmesg journalctl hwclock timedatectl hostnamectl update-alternatives ldconfig
`);

export function outwardRule(name: string): Rule | undefined {
  if (name === "curl") return curl;
  if (name === "kill") return kill;
  if (SENDS.has(name)) return () => [HIGH(`\`${name}\` talks to other machines.`)];
  if (GRANTS.has(name)) return () => [HIGH(`\`${name}\` changes permissions, or works with more of them.`)];
  if (STOPS.has(name)) return () => [HIGH("It ends processes.")];
  if (STAYS.has(name)) return () => [HIGH(`\`${name}\` starts or steers what goes on in the background.`)];
  if (RULES.has(name) || name.startsWith("mkfs.")) return () => [HIGH(`\`${name}\` is for those who run the machine.`)];
  return undefined;
}

/** The programs whose output may come from elsewhere. */
export function isDownload(name: string): boolean {
  return name === "curl" || SENDS.has(name);
}

const LOOPBACK = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$)/;
const VALUED = /^(?:-[XmwHdo]|--(?:request|max-time|retry|header|data|output))$/;
const PLAIN =
  /^(?:-[sSifvkIL]+|-[XmwHdo]|--(?:silent|show-error|include|fail|verbose|head|request|max-time|retry|header|data|output))$/;

/** A server of one's own may be asked; what is given to any option that we do not know could be an address too. */
const curl: Rule = (call) => {
  const texts = textsOf(call);
  const addresses = texts.filter((text, index) => !text.startsWith("-") && !VALUED.test(texts[index - 1] ?? ""));
  const isPlain = texts.every((text) => !text.startsWith("@") && (!text.startsWith("-") || PLAIN.test(text)));
  const isLocal = isPlain && addresses.length > 0 && addresses.every((text) => LOOPBACK.test(text));
  if (!isLocal) return [HIGH("`curl` talks to other machines.")];
  return [MEDIUM("It asks a server on this machine."), ...outputOf(call)];
};

function outputOf({ args, workspace }: Call): readonly Finding[] {
  return args.flatMap(({ text }, index) =>
    /^(?:-o|--output)$/.test(text) ? writeRisk(args[index + 1]?.text ?? "", workspace) : [],
  );
}

const kill: Rule = (call) => {
  if (hasOption(call, "l", "list") || textsOf(call)[0] === "-0") return [];
  const isOwn = operandsOf(call).length > 0 && operandsOf(call).every(({ text }) => /^%[\d+-]*$/.test(text));
  return isOwn ? [MEDIUM("It ends a job of its own.")] : [HIGH("It ends processes.")];
};
