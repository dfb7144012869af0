/**
 * What root does before a tool may run: a root directory is built from nothing, shown what tools may see, and entered
 * for good by a user without rights. Bash, because it has to run where only root is, before anything of ours does.
 */

/**
 * Arguments: uid, owner or "", node, tool host, socket of the proxy or "", home of tools or "", PATH, how many words the
 * launcher has and these words, then places in threes (how, path, what is there), in the order in which they are laid over each other: `ro` is shown, `no` is covered, `rw` is handed over to be written, the first
 * such being where the host begins. stdin, stdout and stderr become the tool host's. This is the first process of the
 * new pid namespace: it stays root, out of reach, and ends with its stdin or with the host. Then everything ends.
 *
 * What else has a name elsewhere (a hard link) is not handed over: it could be written there through the name here.
 * Neither are sockets, named pipes and devices, which lead to other programs.
 */
export const SANDBOX_SCRIPT = String.raw`
set -eu
uid=$1 owner=$2 node=$3 host=$4 proxy=$5 home=$6 count=$8
export PATH=$7
launcher=("${"$"}{@:9:count}")
shift $((8 + count))

start=
for ((i = 1; i < $#; i += 3)); do
  path=${"$"}{@:i+1:1} from=${"$"}{@:i+2:1}
  [ "${"$"}{!i}" = rw ] || continue
  : "${"$"}{start:=$path}"
  # While tools run, nothing is handed over: they could redirect this to a file of somebody else.
  [ -z "$owner" ] || find "$from" -xdev -user "$owner" '(' -type d -o -links 1 '(' -type f -o -type l ')' ')' -exec chown -h "$uid" '{}' +
done

mount --make-rprivate /
mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m sandbox /sys # a folder that is everywhere and is not missed
cd /sys

show() { mkdir -p ".$1"; mount --bind "$1" ".$1"; mount -o remount,bind,ro,nosuid,nodev ".$1"; }
for folder in usr bin sbin lib lib32 lib64 libx32 etc opt var/lib/gems; do
  if [ -L "/$folder" ]; then cp -P "/$folder" "$folder"; elif [ -d "/$folder" ]; then show "/$folder"; fi
done

mkdir -p proc dev tmp run home var
mount -t proc -o nosuid,nodev,noexec,hidepid=2 proc proc
for file in keys key-users; do [ ! -e "proc/$file" ] || mount --bind /dev/null "proc/$file"; done
mount -t tmpfs -o mode=0755,nosuid,noexec,size=64k dev dev
for device in null zero full random urandom tty; do : > "dev/$device"; mount --bind "/dev/$device" "dev/$device"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,nosuid,noexec devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
mount -t tmpfs -o mode=1777,nosuid,nodev,size=10% shm dev/shm
mount -t tmpfs -o mode=1777,nosuid,nodev,size=25% tmp tmp
mkdir var/tmp # no link: it would lead out, while this is being built
mount --bind tmp var/tmp
ln -s /run var/run
mkdir home/agent
if [ -n "$home" ]; then
  [ -z "$owner" ] || chown -RPh "$uid:$uid" "$home"
  mount --bind "$home" home/agent
  mount -o remount,bind,nosuid,nodev home/agent
else
  mount -t tmpfs -o mode=0700,nosuid,nodev,size=25%,uid="$uid",gid="$uid" home home/agent
fi

{ grep -v '^agent:' /etc/passwd; printf 'agent:x:%s:%s::/home/agent:/bin/bash\n' "$uid" "$uid"; } > run/passwd
{ grep -v '^agent:' /etc/group; printf 'agent:x:%s:\n' "$uid"; } > run/group
mount --bind run/passwd etc/passwd
mount --bind run/group etc/group

while [ $# -gt 0 ]; do
  case $1 in
    ro) [ ! -d "$2" ] || show "$2" ;;
    no) if [ -d ".$2" ]; then mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m covered ".$2"
        elif [ -e ".$2" ]; then mount --bind /dev/null ".$2"; fi ;;
    rw) mkdir -p ".$2"; mount --bind "$3" ".$2"; mount -o remount,bind,nosuid,nodev ".$2" ;;
  esac
  shift 3
done
lend() { : > "run/$2"; mount --bind "$1" "run/$2"; mount -o remount,bind,ro,nosuid,nodev "run/$2"; }
lend "$node" node
lend "$host" host.mjs
if [ -n "$proxy" ]; then lend "$proxy" proxy; fi
mount -o remount,ro,nosuid,nodev .
ip link set lo up 2>/dev/null || :

pivot_root . .
umount -l .
cd "$start"

# Only what root reads itself can tell root that the broker is gone: a tool can make the host stand still.
exec 3<&0
trap 'exit 0' TERM
exec 4< <(cat <&3; kill -TERM 1) # not at the host itself, which would have it under another number too
prlimit --nproc=512 --nofile=4096 --fsize=2147483648 --core=0 --rtprio=0 --nice=0 -- \
  setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
  env -i PATH="$PATH" HOME=/home/agent USER=agent LOGNAME=agent TMPDIR=/tmp LANG=C.UTF-8 \
  ${"$"}{launcher[@]+"${"$"}{launcher[@]}"} /run/node /run/host.mjs "${"$"}{proxy:+/run/proxy}" <&4 3<&- 4<&- &
exec 0</dev/null 3<&- 4<&-
wait "$!"
`;
