/** What ends a program, where its own last lines say so in so many words. */
export type OwnWords = keyof typeof OWN_WORDS;

/** As runtimes, libraries and servers word it; the group `what` is the module, port, path or argument that it is about. */
export const OWN_WORDS = {
  'missing-module': [
    /ModuleNotFoundError: No module named '(?<what>[^']+)'/,
    /ImportError: cannot import name '(?<what>[^']+)'/,
    /Cannot find (?:module|package) '(?<what>[^'/.][^']*)'/, // Node.js; a path is a file
    /Could not find or load main class (?<what>\S+)/,
    /(?:ClassNotFoundException|NoClassDefFoundError): (?<what>[\w.$/]+)/,
    /cannot load such file -- (?<what>[\w./-]+) \(LoadError\)/,
    /Could not find '(?<what>[\w.-]+)' \([^)]*\) among \d+ total gem/, // RubyGems
    /Could not find (?:gem ')?(?<what>[\w.-]+)['\s,].*in (?:locally installed gems|any of the sources)/, // Bundler
    /Could not load file or assembly '(?<what>[^',]+)/,
    /Framework: '(?<what>[\w.]+)', version '[\d.]+'/, // "You must install or update .NET to run this application."
    /error while loading shared libraries: (?<what>[^:\s]+): cannot open shared object file/,
    /Error loading shared library (?<what>[^:\s]+): No such file/, // musl
    /Uncaught Error: Class ["'](?<what>[^"']+)["'] not found/,
    /Unable to access jarfile (?<what>\S+)/,
  ],
  'runtime-version': [
    /(?<![\w/.$])(?<what>[\w/.$]+) has been compiled by a more recent version of the Java Runtime/,
    /version [`'](?<what>GLIBC(?:XX)?_[\d.]+)' not found/,
  ],
  'memory-denied': [
    /Could not reserve enough space for (?<what>\d+[A-Za-z]*) object heap/,
    /insufficient memory for the Java Runtime Environment|Native memory allocation \(\w+\) failed/,
    /fatal error: (?:runtime: )?(?:out of memory|cannot allocate memory)/,
    /^(?:MemoryError|numpy\.\S*MemoryError|std::bad_alloc)\b|terminate called after throwing an instance of 'std::bad_alloc'/,
    /^\[FATAL\] failed to allocate memory/, // Ruby
    /GC heap initialization failed with error 0x8007000E/, // .NET
    /(?:fork|mmap|malloc|clone): Cannot allocate memory/,
  ],
  'worker-killed': [/Worker \(pid:(?<what>\d+)\) was sent SIGKILL! Perhaps out of memory/],
  'too-many-threads': [
    /OutOfMemoryError: unable to create (?:new )?native thread/,
    /pthread_create(?: failed|: Resource temporarily)|can't (?:start new|create) [tT]hread|failed to create new OS thread/,
    /(?:fork|clone|fork\/exec [^\s:]{1,200}): (?:retry: )?[Rr]esource temporarily unavailable/,
    /\bCannot fork$|Thread creation failed: Resource temporarily|fork rejected by pids controller/,
    /failed to spawn thread: Os \{ code: 11\b|\bspawn \S+ EAGAIN\b/,
  ],
  'file-watches': [
    /System limit for number of file watchers reached|inotify watch limit reached|user limit on inotify (?:watches|instances)/i,
    /(?:fsnotify|inotify|\bFS watcher)\b.*too many open files/i,
    /limit \(\d+\) on the number of inotify (?:instances|watches)/, // .NET
  ],
  'open-files': [/too many open files|\bEMFILE\b/i],
  'map-count': [/max virtual memory areas vm\.max_map_count \[(?<what>\d+)\] is too low/],
  'data-version': [
    /The data directory was initialized by PostgreSQL version (?<what>\S+?),/,
    /database files are incompatible with server/,
    /on data directory built by version (?<what>\d+)/, // MySQL
    /\[MY-\d+\].*(?:Invalid MySQL server (?:up|down)grade|Cannot (?:up|down)grade)/,
    /Unsupported redo log format|Cannot (?:up|down)grade (?:a )?(?:server|node) from/i,
    /cannot (?:up|down)grade a node from version \[(?<what>[^\]]+)\]/,
    /Can't handle RDB format version (?<what>\d+)/,
  ],
  'data-not-empty': [
    /directory "(?<what>[^"]+)" exists but is not empty/,
    /--initialize specified but the data directory has files in it/,
  ],
  'data-rights': [
    /data directory "(?<what>[^"]+)" has (?:invalid permissions|wrong ownership|group or world access)/,
  ],
  'file-too-open': [
    /[Cc]ookie file (?<what>\S+) must be accessible by owner only/, // Erlang: RabbitMQ, CouchDB, EMQX
    /permissions on (?<what>\/\S+) are too open/, // MongoDB
    /private key file "(?<what>[^"]+)" has (?:group or world access|wrong ownership)/, // PostgreSQL
    /Permissions \d+ for '(?<what>[^']+)' are too open/, // OpenSSH
  ],
  'data-locked': [
    /lock file "(?<what>[^"]+)" already exists/,
    /lock DB directory: resource temporarily unavailable/,
    /Unable to lock the lock file: (?<what>[^\s(]+)/,
    /Unable to lock \.?\/?(?<what>ibdata1) error/,
    /\bdatabase is locked\b/, // SQLite
    /A server is already running(?: \(pid: \d+, file: |\. Check )(?<what>[^\s)]+\.pid)/, // Rails
  ],
  'migration-locked': [
    /Could not acquire change log lock\. +Currently locked by (?<what>\S+)/, // Liquibase
    /Waiting for changelog lock\.{4}$/, // Liquibase, until something ends it
    /Timed out trying to acquire a postgres advisory lock/, // Prisma
    /can't acquire (?:database )?lock\b/, // golang-migrate
  ],
  'migration-failed': [
    /(?:^|The )[`'](?<what>[\w.-]+)[`'] migration started at .* failed/, // Prisma
    /Detected failed migration to version (?<what>\S+)/, // Flyway
    /Migration checksum mismatch for migration version (?<what>\S+)/, // Flyway
    /Dirty database version (?<what>\d+)\./, // golang-migrate
  ],
  'migration-pending': [
    /ActiveRecord::PendingMigrationError/,
    /There are still unapplied migrations after \d+ seconds/, // Airflow
    /Target database is not up to date\./, // Alembic
  ],
  'database-lacks': [
    /\brelation \\?"(?<what>[^"\\]+)\\?" does not exist/, // PostgreSQL
    /\bdatabase \\?"(?<what>[^"\\]+)\\?" does not exist/,
    /\bTable '(?<what>[^']+)' doesn't exist/, // MySQL
    /\bUnknown database '(?<what>[^']+)'/,
    /\bno such table: (?<what>[\w.]+)/, // SQLite
    /\bInvalid object name '(?<what>[^']+)'/, // SQL Server
    /\bCannot open database "(?<what>[^"]+)" requested by the login/,
  ],
  'client-not-admitted': [
    /no pg_hba\.conf entry for (?:replication connection from )?host \\?"(?<what>[^"\\]+)/,
    /Host '(?<what>[^']+)' is not allowed to connect to this (?:MySQL|MariaDB) server/,
    /DENIED Redis is running in protected mode/,
  ],
  'connections-used-up': [
    /sorry, too many clients already|remaining connection slots are reserved/, // PostgreSQL
    /\bToo many connections\b/, // MySQL
    /ERR max number of clients reached/, // Redis
  ],
  'writes-refused': [
    /can't write against a read only replica/i,
    /cannot execute (?<what>[A-Z]+) in a read-only transaction/, // PostgreSQL
    /MISCONF Redis is configured to save RDB snapshots/,
    /OOM command not allowed when used memory/, // Redis
    /running with the --(?:super-)?read-only option so it cannot execute/, // MySQL
  ],
  'store-full': [/etcdserver: mvcc: database space exceeded/, /\balarm:NOSPACE\b/],
  'clock-skew': [
    /RequestTimeTooSkewed|Token used before issued/,
    /\biat\b.*\bin the future\b/,
    /x509: certificate has expired or is not yet valid: current time \S+ is before (?<what>\S+)/,
  ],
  'cloud-identity': [
    /Not authorized to perform sts:AssumeRoleWithWebIdentity/,
    /No matching federated identity record found for presented assertion/, // Azure
    /Permission '(?<what>iam\.serviceAccounts\.getAccessToken)' denied/, // Google Cloud
  ],
  'no-cloud-identity': [
    /could not find default credentials|default credentials were not found|Application Default Credentials are not available/, // Google Cloud
    /NoCredentialProviders|Unable to locate credentials|no EC2 IMDS role found/, // AWS: Go, Python
    /(?:Unable to|Could not) load (?:AWS )?credentials from any (?:of the )?providers?/, // AWS: Java, JavaScript
    // Azure; in Python the first line of all that it tried is the same where Entra ID refused one.
    /ManagedIdentityCredential authentication unavailable|ChainedTokenCredential authentication failed/,
  ],
  'lease-lost': [/leader ?election lost|lost leader election|leader lease lost/i],
  'kind-not-served': [/no matches for kind \\?"(?<what>[^"\\]+)\\?" in version/],
  'untrusted-certificate': [
    /x509: certificate signed by unknown authority|unable to get local issuer certificate|self[- ]signed certificate|unable to find valid certification path|UNABLE_TO_VERIFY_LEAF_SIGNATURE|PartialChain|UntrustedRoot/,
  ],
  'certificate-name': [
    /x509: certificate is (?:not )?valid for .*?, not (?<what>\S+)/,
    /ERR_TLS_CERT_ALTNAME_INVALID|Hostname\/IP does not match certificate's altnames/,
    /Hostname mismatch, certificate is not valid for '(?<what>[^']+)'/,
    /No subject alternative (?:DNS name matching|names? matching) (?:IP address )?(?<what>\S+) found/,
  ],
  'bad-argument': [
    /error: argument (?<what>-[\w-]+)(?:\/\S+)?: (?:invalid|expected)/, // argparse
    /invalid value "[^"]*" for flag (?<what>-[\w-]+)/, // Go
    /invalid argument "[^"]*" for "(?<what>[^"]+)" flag/, // pflag
    /error: invalid value '[^']*' for '(?<what>[^']+)'/, // clap
    /Invalid (?:maximum|initial|minimum) heap size: (?<what>-Xm\S+)/,
    /(?<what>Initial heap size) set to a larger value than the maximum heap size/,
    /Invalid thread stack size: (?<what>-Xss\S+)/,
    /failed to decode configuration from flags: field not found, node: (?<what>\S+)/, // Traefik
  ],
  'missing-argument': [
    /error: the following arguments are required: (?<what>.+)$/,
    /required flag\(s\) (?<what>".+") not set/,
    /required option '?(?<what>--?\w[\w-]*)(?:[^\w'-][^']*)?'? not specified/,
    /Missing (?:required )?(?:option|argument) ['"]?(?<what>[\w-]+)/,
  ],
  'setting-missing': [
    /The (?<what>SECRET_KEY) setting must not be empty/, // Django
    /Failed to configure a DataSource: '(?<what>\w+)' attribute is not specified/, // Spring
    /Missing [`'](?<what>secret_key_base)[`'] for '/, // Rails
    /No application (?<what>encryption key) has been specified/, // Laravel
  ],
  'config-rejected': [
    /(?:^|\s)missing field [`'](?<what>[^`']+)[`']/, // serde: Rust
    /\bunknown field \\?[`'"](?<what>[^`'"\\]+)/, // serde; Go's encoding/json
    /\bfield (?<what>\S+) not found in type \S+/, // Go's yaml.v3
    /\bhas invalid keys: (?<what>\S.*)$/, // mapstructure
    /\bno such field: '(?<what>[^']+)'/, // protobuf
    /Failed to bind properties under '(?<what>[^']+)'/, // Spring
    /\bunknown setting \[(?<what>[^\]]+)\]/, // Elasticsearch
    /Additional properties are not allowed \('(?<what>[^']+)' (?:was|were) unexpected\)/, // JSON Schema
  ],
  'dns-loop': [/plugin\/loop: (?:Loop \((?<what>[^)]+)\) detected|.*loop detected)/], // CoreDNS
  'not-wired': [
    /required a (?:single )?bean(?: of type)? '(?<what>[^']+)'(?: that could not be found|, but \d+ were found)/, // Spring
    /Unable to resolve service for type '(?<what>[^']+)'/, // .NET
    /Nest can't resolve dependencies of the (?<what>\w+)/,
    /No implementation for (?<what>[\w.$]+) was bound/, // Guice
  ],
  'unknown-command': [
    /Missing script: "?(?<what>[^"\s]+)/, // npm, pnpm
    /error Command "(?<what>[^"]+)" not found/, // Yarn
    /unknown command "(?<what>[^"]+)" for "/, // cobra
    /error: invalid choice: '(?<what>[^']+)'/,
    /argument \S+: invalid choice: '(?<what>[^']+)'/,
    /No such command ['"](?<what>[^'"]+)['"]/, // click
    /error: (?:unrecognized subcommand|unknown command) '(?<what>[^']+)'/,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;
