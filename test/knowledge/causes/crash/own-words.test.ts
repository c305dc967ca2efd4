import { describe, expect, it } from '@jest/globals';

import { ownWords } from '#src/knowledge/causes/crash/own-words.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const told = (log: string, about = crashing()) =>
  ownWords.flatMap((cause) =>
    claimed(cause, about, log).map((claim) => ({ row: cause.id.split('/').at(-1), ...claim })),
  );

describe('own-words', () => {
  it.each([
    ['missing-module', 'pandas', "ModuleNotFoundError: No module named 'pandas'"],
    ['missing-module', 'express', "Error: Cannot find module 'express'"],
    ['missing-module', 'com.acme.Main', 'Error: Could not find or load main class com.acme.Main'],
    [
      'missing-module',
      'rubocop',
      "Could not find 'rubocop' (>= 0) among 150 total gem(s) (Gem::MissingSpecError)",
    ],
    [
      'missing-module',
      'irb-1.15.2',
      'Could not find irb-1.15.2, rdoc-6.14.2 in locally installed gems (Bundler::GemNotFound)',
    ],
    ['missing-module', 'jekyll', "Could not find gem 'jekyll (~> 4.0)' in any of the sources"],
    ['missing-module', 'sinatra', "in `require': cannot load such file -- sinatra (LoadError)"],
    [
      'missing-module',
      'libssl.so.1.1',
      '/app: error while loading shared libraries: libssl.so.1.1: cannot open shared object file: No such file or directory',
    ],
    [
      'runtime-version',
      'GLIBC_2.34',
      "/app: /lib/libc.so.6: version `GLIBC_2.34' not found (required by /app)",
    ],
    ['memory-denied', undefined, 'fatal error: runtime: out of memory'],
    ['memory-denied', undefined, 'MemoryError'],
    ['worker-killed', '12', 'Worker (pid:12) was sent SIGKILL! Perhaps out of memory?'],
    [
      'too-many-threads',
      undefined,
      'java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached',
    ],
    [
      'file-watches',
      undefined,
      "Error: ENOSPC: System limit for number of file watchers reached, watch '/src'",
    ],
    ['file-watches', '128', 'The configured user limit (128) on the number of inotify instances'],
    ['node-files', undefined, 'accept4: too many open files in system'],
    ['open-files', undefined, 'accept4: too many open files'],
    ['ports-used-up', undefined, 'dial tcp 10.96.0.7:80: connect: cannot assign requested address'],
    [
      'map-count',
      '65530',
      'max virtual memory areas vm.max_map_count [65530] is too low, increase to at least [262144]',
    ],
    [
      'data-version',
      '15',
      'DETAIL:  The data directory was initialized by PostgreSQL version 15, which is not compatible with this version 16.4.',
    ],
    ['data-not-empty', '/data', 'initdb: error: directory "/data" exists but is not empty'],
    ['dns-loop', '[::1]:3 -> :53', 'plugin/loop: Loop ([::1]:3 -> :53) detected for zone "."'],
    ['dns-loop', undefined, 'plugin/loop: Seen "HINFO IN 4.1." more than twice, loop detected'],
    ['data-rights', '/data', 'FATAL:  data directory "/data" has wrong ownership'],
    ['migration-locked', undefined, 'INFO [liquibase.lockservice] Waiting for changelog lock....'],
    [
      'migration-pending',
      undefined,
      'TimeoutError: There are still unapplied migrations after 60 seconds.',
    ],
    ['migration-pending', undefined, 'ERROR [alembic] Target database is not up to date.'],
    ['file-too-open', '/c', 'Cookie file /c must be accessible by owner only'],
    ['file-too-open', '/etc/k', '{"attr":{"errmsg":"permissions on /etc/k are too open"}}'],
    ['file-too-open', 's.key', 'FATAL:  private key file "s.key" has group or world access'],
    ['file-too-open', '/k/id_rsa', "Permissions 0644 for '/k/id_rsa' are too open."],
    ['database-lacks', 'crm', 'ProgrammingError: relation "crm" does not exist'],
    ['database-lacks', 'app', 'err="FATAL: database \\"app\\" does not exist"'],
    ['database-lacks', 'a.b', "ERROR 1146 (42S02): Table 'a.b' doesn't exist"],
    ['database-lacks', 'shop', 'OperationalError: (1049, "Unknown database \'shop\'")'],
    ['database-lacks', 'jobs', 'sqlite3.OperationalError: no such table: jobs'],
    ['database-lacks', 'dbo.Job', "SqlException (0x80131904): Invalid object name 'dbo.Job'."],
    [
      'database-lacks',
      'shop',
      'Cannot open database "shop" requested by the login. The login failed.',
    ],
    [
      'client-not-admitted',
      '10.0.0.9',
      'FATAL: no pg_hba.conf entry for host "10.0.0.9", user "app", database "app", no encryption',
    ],
    [
      'client-not-admitted',
      '10.0.0.9',
      "Host '10.0.0.9' is not allowed to connect to this MySQL server",
    ],
    ['client-not-admitted', undefined, 'DENIED Redis is running in protected mode because …'],
    ['store-full', undefined, 'failed to update lock: etcdserver: mvcc: database space exceeded'],
    ['config-rejected', 'bucket', 'Error: missing field `bucket` at line 7'],
    ['config-rejected', 'buckt', 'Error: unknown field `buckt`, expected `bucket`'],
    ['config-rejected', 'buckt', 'json: unknown field "buckt"'],
    ['config-rejected', 'buckt', 'line 3: field buckt not found in type main.Config'],
    ['config-rejected', 'endpiont', "'' has invalid keys: endpiont"],
    [
      'config-rejected',
      'http2_options',
      "near 1:812: no such field: 'http2_options') has unknown fields",
    ],
    ['config-rejected', 'a.size', "Failed to bind properties under 'a.size' to int:"],
    [
      'config-rejected',
      'xpack.x',
      'IllegalArgumentException: unknown setting [xpack.x] please check',
    ],
    ['config-rejected', 'prot', "Additional properties are not allowed ('prot' was unexpected)"],
    [
      'not-wired',
      'a.Tax',
      "Parameter 1 of constructor in a.B required a bean of type 'a.Tax' that could not be found.",
    ],
    ['not-wired', 'A.IRate', "Unable to resolve service for type 'A.IRate' while attempting to"],
    ['not-wired', 'CatsService', "Nest can't resolve dependencies of the CatsService (?)."],
    ['not-wired', 'com.a.Clock', '1) No implementation for com.a.Clock was bound.'],
    ['data-rights', '/data', 'FATAL:  data directory "/data" has group or world access'],
    ['data-locked', 'postmaster.pid', 'FATAL:  lock file "postmaster.pid" already exists'],
    ['data-locked', undefined, 'Error: migration failed: database is locked'],
    [
      'data-version',
      '90001',
      '[ERROR] [MY-013171] [InnoDB] Cannot boot server version 80036 on data directory built by version 90001. Downgrade is not supported',
    ],
    [
      'migration-locked',
      'jobs-6d5f4',
      'liquibase.exception.LockException: Could not acquire change log lock.  Currently locked by jobs-6d5f4 (10.0.3.4) since 5/11/26, 8:02 AM',
    ],
    [
      'migration-failed',
      '20260510_add_index',
      'The `20260510_add_index` migration started at 2026-05-10 22:01:11.5 UTC failed',
    ],
    ['migration-failed', '7', 'Migration checksum mismatch for migration version 7'],
    ['migration-failed', '12', 'error: Dirty database version 12. Fix and force version.'],
    ['migration-pending', undefined, 'ActiveRecord::PendingMigrationError:'],
    ['connections-used-up', undefined, 'FATAL:  sorry, too many clients already'],
    ['connections-used-up', undefined, 'ERROR 1040 (HY000): Too many connections'],
    ['writes-refused', undefined, "ReadOnlyError: You can't write against a read only replica."],
    ['writes-refused', 'UPDATE', 'ERROR: cannot execute UPDATE in a read-only transaction'],
    [
      'clock-skew',
      '2026-03-02T14:00:00Z',
      'x509: certificate has expired or is not yet valid: current time 2026-03-01T14:00:00Z is before 2026-03-02T14:00:00Z',
    ],
    [
      'cloud-identity',
      undefined,
      'api error AccessDenied: Not authorized to perform sts:AssumeRoleWithWebIdentity',
    ],
    ['lease-lost', undefined, '"problem running manager" err="leader election lost"'],
    ['kind-not-served', 'Widget', 'no matches for kind "Widget" in version "acme.io/v1"'],
    ['untrusted-certificate', undefined, 'Error: self-signed certificate in certificate chain'],
    ['certificate-name', 'b.example', 'x509: certificate is valid for a.example, not b.example'],
    ['bad-argument', '-port', 'invalid value "abc" for flag -port: parse error'],
    ['bad-argument', '-Xmx2gb', 'Invalid maximum heap size: -Xmx2gb'],
    [
      'missing-argument',
      '--config',
      'app.py: error: the following arguments are required: --config',
    ],
    ['unknown-command', 'serv', 'Error: unknown command "serv" for "app"'],
    ['unknown-command', 'start', 'npm error Missing script: "start"'],
    ['missing-module', 'app.jar', 'Error: Unable to access jarfile app.jar'],
    ['data-locked', '/a/server.pid', 'A server is already running (pid: 1, file: /a/server.pid).'],
    ['no-cloud-identity', undefined, 'google: could not find default credentials. See https://c'],
    ['no-cloud-identity', undefined, 'Could not load credentials from any providers'],
    [
      'no-cloud-identity',
      undefined,
      'ManagedIdentityCredential authentication unavailable, no IMDS',
    ],
    ['setting-missing', 'SECRET_KEY', 'The SECRET_KEY setting must not be empty.'],
    [
      'setting-missing',
      'url',
      "Failed to configure a DataSource: 'url' attribute is not specified",
    ],
  ])('tells %s (%s): %s', (row, what, line) => {
    const params = {
      said: line.replaceAll(/ +/g, ' ').replaceAll('`', "'"),
      exitCode: 1,
      ...(what && { what }),
    };

    expect(told(`starting\n${line}`)).toMatchObject([{ row, params, strength: 'fits' }]);
  });
});
