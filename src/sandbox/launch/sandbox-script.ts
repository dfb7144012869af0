/**
 * Root runs this before a tool may run: it builds a new root directory with the places that tools may see, and enters
 * it for good as a user without rights. Bash, because it has to run where only root is, before any of our programs.
 */

/**
 * Arguments: uid, which files are handed over (words of a test of `find`) or "", node, tool host, socket of the proxy or "", home of tools or "", PATH, how many words
 * the launcher has and these words, then places in threes (how, path, what is there), in the order in which they are
 * laid over each other: `ro` is shown, `no` is covered, `rw` is handed over to be written, the first such being where
 * the host begins. stdin, stdout and stderr become the tool host's. This is the first process of the new pid namespace:
 * it stays root, out of reach, and ends with its stdin or with the host. Then everything ends.
 *
 * Any other file with a name elsewhere (a hard link) is not handed over: it could be written there through the name
 * here. Neither are sockets, named pipes and devices, which lead to other programs.
 */
export const SANDBOX_SCRIPT = String.raw`
set -eu
uid=$1 handed=$2 node=$3 host=$4 proxy=$5 home=$6 count=$8
export PATH=$7
launcher=("${"$"}{@:9:count}")
shift $((8 + count))

start=
for ((i = 1; i < $#; i += 3)); do
  path=${"$"}{@:i+1:1} from=${"$"}{@:i+2:1}
  [ "${"$"}{!i}" = rw ] || continue
  : "${"$"}{start:=$path}"
  # While tools run, nothing is handed over: they could redirect this to a file of somebody else.
  # A file that keeps its owner is told by the broker, which knows whether it matters.
  [ -z "$handed" ] || find "$from" -xdev '(' $handed ')' '(' -type d -o -links 1 '(' -type f -o -type l ')' ')' -exec chown -h "$uid" '{}' + 2>>"${"$"}{home%/*}/refused" || :
done

mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m sandbox /sys # a folder that is everywhere and is not missed
cd /sys
mkdir -p proc dev/pts dev/shm tmp run home/agent var/tmp # var/tmp is no link: it would lead out, while this is being built

# Starting a program takes longer than what it does here, so one mounts all that is noted.
noted= table= rows=0
word() { REPLY=${"$"}{1//\\/\\134}; REPLY=${"$"}{REPLY// /\\040}; REPLY=${"$"}{REPLY//$'\t'/\\011}; REPLY=${"$"}{REPLY//$'\n'/\\012}; }
note() {
  local type=$1 from=$2 at=$3 options=$4 row
  word "$from"; row=$REPLY
  word "/sys$at"; row+=" $REPLY $type $options 0 0"$'\n'
  case $noted in *"$row"*) return ;; esac
  noted+=$row table+=$row rows=$((rows + 1))
}
lay() {
  [ "$rows" -gt 0 ] || return 0
  local before after line count=0
  local -A had=()
  mapfile -t before < /proc/self/mountinfo
  for line in "${"$"}{before[@]}"; do had[$line]=1; done
  printf %s "$table" > run/node # which is covered in the end
  mount -a -T run/node
  mapfile -t after < /proc/self/mountinfo
  # An older one may end meanwhile: when a covered socket is removed, the kernel takes its cover away.
  for line in "${"$"}{after[@]}"; do [ -n "${"$"}{had[$line]+x}" ] || count=$((count + 1)); done
  [ "$count" -eq "$rows" ] || { echo "mount did less than it was asked for" >&2; exit 1; }
  table= rows=0
}
show() { note none "${"$"}{2:-$1}" "$1" bind,ro,nosuid,nodev,X-mount.mkdir; }
memory() { note tmpfs "$1" "/$1" "nosuid,nodev,$2"; }

links=() # what is a link on this machine too is copied at once
link() { if [ -L "$2" ]; then links+=("$2"); else ln -s "$1" ".$2"; fi; }
for folder in usr bin sbin lib lib32 lib64 libx32 etc opt var/lib/gems; do
  if [ -L "/$folder" ]; then links+=("/$folder"); elif [ -d "/$folder" ]; then show "/$folder"; fi
done
link /proc/self/fd /dev/fd
for number in 0 1 2; do name=(stdin stdout stderr); link "fd/$number" "/dev/${"$"}{name[number]}"; done
link /run /var/run
[ ${"$"}{#links[@]} -eq 0 ] || cp -P --parents "${"$"}{links[@]}" .

note proc proc /proc nosuid,nodev,noexec,hidepid=2
for file in keys key-users; do [ ! -e "/proc/$file" ] || note none /dev/null "/proc/$file" bind; done
for device in null zero full random urandom tty; do : > "dev/$device"; note none "/dev/$device" "/dev/$device" bind; done
note devpts devpts /dev/pts newinstance,ptmxmode=0666,mode=0620,nosuid,noexec
ln -s pts/ptmx dev
memory dev/shm mode=1777,size=10%
memory tmp mode=1777,size=25%
note none /sys/tmp /var/tmp bind
if [ -n "$home" ]; then
  [ -z "$handed" ] || chown -RPh "$uid:$uid" "$home"
  note none "$home" /home/agent bind,nosuid,nodev
else
  memory home/agent "mode=0700,size=25%,uid=$uid,gid=$uid"
fi

others() { while IFS= read -r line || [ -n "$line" ]; do case $line in agent:*) ;; *) printf '%s\n' "$line" ;; esac; done; }
{ others < /etc/passwd; printf 'agent:x:%s:%s::/home/agent:/bin/bash\n' "$uid" "$uid"; } > run/passwd
{ others < /etc/group; printf 'agent:x:%s:\n' "$uid"; } > run/group
note none /sys/run/passwd /etc/passwd bind
note none /sys/run/group /etc/group bind

while [ $# -gt 0 ]; do
  case $1 in
    ro) if [ -d "$2" ]; then show "$2"; elif [ -f "$2" ]; then note none "$2" "$2" bind,ro,nosuid,nodev; fi ;;
    no) lay # what is covered has to be there
        if [ -d ".$2" ]; then mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m covered ".$2"
        elif [ -e ".$2" ]; then mount --bind /dev/null ".$2" || [ ! -e ".$2" ]; fi ;; # a socket may go meanwhile
    rw) note none "$3" "$2" bind,nosuid,nodev,X-mount.mkdir ;;
  esac
  shift 3
done
lend() { : > "run/$2"; note none "$1" "/run/$2" bind,ro,nosuid,nodev; }
lend "$node" node
lend "$host" host.mjs
if [ -n "$proxy" ]; then lend "$proxy" proxy; fi
lay
mount -o remount,ro,nosuid,nodev .
ip link set lo up 2>/dev/null || :

pivot_root . .
umount -l .
cd "$start"

# Only what root reads itself can tell root that the broker is gone: a tool can make the host stand still.
exec 3<&0
trap 'exit 0' TERM
exec 4< <(cat <&3; kill -TERM 1) # not at the host itself, which would have it under another number too
{
  ulimit -n 4096 2>/dev/null || : # this machine has a lower limit
  ulimit -f 2097152 2>/dev/null || : # in KiB
  ulimit -u 512 -c 0 -r 0 -e 0
  exec setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
    env -i PATH="$PATH" HOME=/home/agent USER=agent LOGNAME=agent TMPDIR=/tmp LANG=C.UTF-8 \
    ${"$"}{launcher[@]+"${"$"}{launcher[@]}"} /run/node /run/host.mjs "${"$"}{proxy:+/run/proxy}"
} <&4 3<&- 4<&- &
exec 0</dev/null 3<&- 4<&-
wait "$!"
`;
