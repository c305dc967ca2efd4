import type { OwnWordsTexts, Said } from './said.ts';

const named = ({ what }: Said, other: string) => (what ? `\`${what}\`` : other);
const within = ({ limit }: Said) =>
  limit ? ` (its container has a memory limit of ${limit})` : '';

/** What each row means, and what is to be changed for it, in English. */
export const ownWordsEn: OwnWordsTexts = {
  'missing-module': [
    (p) => `its image lacks ${named(p, 'a module')}`,
    (p) => `its image lacks ${named(p, 'a module or library')}, which it loads`,
    () =>
      'Build the image with that dependency (in the stage that is shipped, too), or correct the name in the command or the code; going back to the last image that ran helps at once.',
  ],
  'runtime-version': [
    'it was built for a newer runtime than its image has',
    (p) => `it was built for a newer runtime than its image has (${named(p, 'version')})`,
    () =>
      'Build and run it with the same version: use a newer base image, or build for the older one.',
  ],
  'memory-denied': [
    'it asks for more memory than it gets',
    (p) =>
      `it asks for more memory than the system gives it${within(p)}; the kernel did not kill it for that`,
    () =>
      'Lower what the program reserves at its start (heap size, buffers, workers), or give its container more memory.',
  ],
  'worker-killed': [
    'its workers are killed, most likely for memory',
    (p) =>
      `its worker processes are killed from outside (SIGKILL), as the kernel does at the memory limit${within(p)}`,
    () =>
      'Run fewer workers, or raise the memory limit. The container itself is not OOMKilled, for only a child process was killed.',
  ],
  'too-many-threads': [
    'it may not start more threads',
    () =>
      'it is not allowed to start another thread or process: the limit of its pod or node on process ids is reached',
    () =>
      'Look for threads that are never ended, size its pools, or raise the podPidsLimit of the kubelet.',
  ],
  'file-watches': [
    "its node's limit of file watches is reached",
    () =>
      "the node's limit of inotify watches or instances is reached, which all of its pods share",
    () =>
      'Raise fs.inotify.max_user_watches and fs.inotify.max_user_instances on the nodes, or have it watch fewer files. No disk is full.',
  ],
  'open-files': [
    'it has too many open files',
    () => 'it holds as many open files and connections as its process may (too many open files)',
    () =>
      "Look for files or connections that are not closed; the limit itself is the container runtime's (LimitNOFILE on the node).",
  ],
  'map-count': [
    'vm.max_map_count of its node is too low',
    (p) => `vm.max_map_count of its node is ${p.what ?? 'too low'}, and it wants at least 262144`,
    () =>
      'Set it on the node (sysctl -w vm.max_map_count=262144, and in its configuration), or by a privileged init container.',
  ],
  'data-version': [
    'its data was written by another version',
    (p) =>
      `the data on its volume was written by another version of the program${p.what ? ` (${p.what})` : ''}, which this one does not read`,
    () =>
      'Go back to the version that wrote the data, or upgrade the data as its manual says (dump and restore, pg_upgrade, one major version at a time). Take a backup first.',
  ],
  'data-not-empty': [
    'its new data directory is not empty',
    (p) =>
      `it is to set up a new database in ${named(p, 'its data directory')}, which is not empty (a new disk has a lost+found directory)`,
    () => 'Keep the data in a directory below the mount: PGDATA, or a subPath of the volume mount.',
  ],
  'data-rights': [
    'its data directory has the wrong owner or permissions',
    (p) =>
      `its data directory ${named(p, '')} has another owner or wider permissions than it accepts`,
    () =>
      'Its owner has to be the user that the container runs as. fsGroup makes a volume writable for the group, which PostgreSQL rejects on its data directory itself: use a directory below the mount.',
  ],
  'data-locked': [
    'its data is locked by another process',
    (p) =>
      `its data is locked (${named(p, 'lock file')}): another pod uses the same volume, or a run before left the lock`,
    () =>
      'Only one pod may use that data: one replica, strategy Recreate instead of a rolling update. Remove a lock only when nothing else runs on the volume.',
  ],
  'untrusted-certificate': [
    'it does not trust the certificate of a server',
    () =>
      'it does not trust the certificate of a server that it asks: its issuer is not among the authorities in the image',
    () =>
      'Give the program the certificate of that authority (a mounted CA bundle, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS, a truststore). Do not switch the check off.',
  ],
  'certificate-name': [
    'the certificate of a server is for another name',
    (p) =>
      `the certificate of a server that it asks is not made out to the name that it uses${p.what ? `, ${named(p, '')}` : ''}`,
    () =>
      'Ask the server by a name that its certificate has, or have a certificate issued that has this name.',
  ],
  'bad-argument': [
    (p) => `it rejects the value of ${named(p, 'an argument')}`,
    (p) => `it rejects the value that it is given for ${named(p, 'an argument')}`,
    () => 'Correct the value in command, args, or the variable that it comes from.',
  ],
  'missing-argument': [
    (p) => `it is not given ${named(p, 'an argument')}`,
    (p) => `it is not given ${named(p, 'an argument')}, which it requires`,
    () =>
      'Add it to args. Where the pod sets `command` or `args`, those of the image do not count any more.',
  ],
  'unknown-command': [
    (p) => `it knows no command ${named(p, '')}`,
    (p) => `it knows no command ${named(p, '')}`,
    () => 'Correct it in args: a typo, or this version of the program has no such command.',
  ],
};
