/** Programs, verbs and options that run no test, whatever their arguments are named. */

/** Commands of their own kind, which are never tests, whatever their arguments are named. */
export const NEVER = new Set(
  `test [ [[ (( cat tac head tail less more bat sed awk gawk grep egrep fgrep zgrep rg ag ack find fd ls ll tree exa eza stat file
  wc sort uniq cut tr diff cmp comm patch git gh hub svn hg echo printf print mkdir rmdir rm mv cp ln touch chmod chown install
  dd tar zip unzip gzip gunzip bzip2 xz zstd 7z vim vi nano ed emacsclient code subl open xdg-open cd pushd popd
  pwd which whereis type hash export unset set shopt declare local readonly alias unalias trap ulimit umask read mapfile
  kill pkill killall wait jobs fg bg sleep true false : exit return break continue let date cal uname whoami id
  groups hostname ps top htop df du free mount umount curl wget http httpie scp rsync sftp ftp nc ncat telnet ping dig nslookup
  host ssh-keygen gpg openssl base64 md5sum sha1sum sha256sum xxd od hexdump strings jq yq xmllint tidy column paste join tee
  apt apt-get aptitude dpkg yum dnf rpm pacman brew port snap flatpak apk pip pip3 pipx gem cpan cpanm
  virtualenv venv createdb dropdb createuser psql mysql mysqladmin mysqldump mariadb sqlite3 mongo mongosh redis-cli pg_dump
  pg_restore systemctl service journalctl crontab useradd usermod passwd man info apropos help history fc bind
  gcc g++ cc c++ clang clang++ ld ar nm objdump readelf javac kotlinc rustc ghc ocaml tsc eslint prettier biome black ruff
  flake8 pylint mypy pyright isort bandit rubocop standardrb stylelint shellcheck hadolint yamllint markdownlint actionlint
  golangci-lint staticcheck gofmt goimports rustfmt clang-format clang-tidy cppcheck cmake autoreconf autoconf automake
  protoc buf swagger openapi-generator terraform-docs tflint pre-commit code2prompt cloc tokei scc
  ffmpeg convert identify pkg-config locale iconv dos2unix unix2dos seq yes entr rename`.split(/\s+/),
);

/** Words of package managers, which are no scripts. */
export const MANAGING =
  /^(?:add|install|i|ci|remove|rm|uninstall|update|up|upgrade|audit|outdated|list|ls|info|view|why|init|create|config|cache|link|unlink|pack|publish|version|login|logout|set|plugin|dedupe|import|patch|rebuild|prune|store|env|server|setup|doctor|require|dump-autoload|show|validate|search|clean|constraints|stage|unplug|licenses|approve-builds|fetch|deploy|graph|reset|release|format|format:check|migrate|report|repair|login|lock|sync|self|export)$/;

/** With one of these options a program lists tests, or says something of itself. */
export const NO_RUN =
  /^(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run|show-only|showconfig|show-config|clear-?cache|markers|fixtures|setup-plan|just-print|recon|init|print-config|dump-config)|-(?:h|\?|list|help|version)|-Dmaven\.test\.skip(?:=true)?|-DskipTests(?:=true)?|-DskipITs)(?:=.*)?$/i;

/** Such options and verbs of single programs. */
export const NO_RUN_OF: Readonly<Record<string, RegExp>> = {
  ctest: /^-N$/,
  bash: /^-n$/,
  sh: /^-n$/,
  node: /^(?:-c|--check)$/,
  ruby: /^-c$/,
  php: /^-l$/,
  perl: /^-c$/,
  tox: /^-(?:l|a)$|^(?:list|config|devenv)$/,
  nox: /^-l$/,
  make: /^-(?:n|q|t)$/,
  gmake: /^-n$/,
  just: /^-(?:n|l)$/,
  task: /^-(?:n|l|a)$/,
  rake: /^-(?:n|T|P|D)$/,
  gradle: /^-m$/,
  gradlew: /^-m$/,
  go: /^-(?:c|n)$/,
  dotnet: /^-t$/,
  vitest: /^(?:list|init|bench)$/,
  karma: /^init$/,
  jasmine: /^(?:init|examples)$/,
  behat: /^--story-syntax$/,
  bats: /^-(?:c|v)$/,
  busted: /^-l$/,
  prove: /^-D$/,
  stestr: /^(?:list|last|failing|slowest|init)$/,
  codecept: /^(?:build|generate:.*|g:.*|bootstrap|init)$/,
  ginkgo: /^(?:bootstrap|generate|build|unfocus)$/,
  tap: /^(?:build|plugin|config|report|list)$/,
  pytest: /^--(?:cache-show|setup-only)$/,
};
