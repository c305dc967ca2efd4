import { BIND_SIGNS } from './bind-signs.ts';
import type { CapabilitySign } from './capability-sign.ts';

const SWITCH_USER = ['SETGID', 'SETUID'];
const NGINX_LATER = ['NET_BIND_SERVICE', ...SWITCH_USER];

/** nginx writes errno in brackets; it changes owners and users only as root (ngx_create_paths, ngx_worker_process_init). */
const NGINX: readonly CapabilitySign[] = [
  {
    call: 'chown()',
    says: /\bchown\("(?<path>[^"]+)", \d+\) failed \(1: Operation not permitted\)/,
    needs: ['CHOWN'],
    next: NGINX_LATER,
    onlyByRoot: true,
  },
  {
    call: 'setgid()',
    says: /\b(?:setgid|initgroups)\(.*\) failed \(1: Operation not permitted\)/,
    needs: ['SETGID'],
    next: SWITCH_USER,
    onlyByRoot: true,
  },
  {
    call: 'setuid()',
    says: /\bsetuid\(.*\) failed \(1: Operation not permitted\)/,
    needs: ['SETUID'],
    next: SWITCH_USER,
    onlyByRoot: true,
  },
];

/** Every sign, the one that stops a program first before those that come later. */
export const CAPABILITY_SIGNS: readonly CapabilitySign[] = [
  ...NGINX,
  ...BIND_SIGNS,
  {
    call: 'chown()',
    says: /\bchown: (?:changing ownership of )?['‘]?(?<path>[^'’:]+)['’]?: Operation not permitted/, // coreutils, BusyBox
    needs: ['CHOWN'],
    next: SWITCH_USER,
  },
  {
    call: 'chown()',
    says: /\bl?chown (?<path>\/[^:]+): operation not permitted|EPERM: operation not permitted, l?chown '(?<file>[^']+)'/, // Go, Node.js
    needs: ['CHOWN'],
    next: SWITCH_USER,
  },
  {
    call: 'setgid() or setuid()',
    says: /failed switching to "[^"]+": operation not permitted|(?:su-exec|setpriv|chpst|s6-\S+|su|runuser): .*(?:set(?:res)?[ug]id|set(?:ting )?groups|initgroups).*: Operation not permitted/i,
    needs: SWITCH_USER,
    next: [],
    onlyByRoot: true,
  },
  {
    call: 'setgid() or setuid()',
    says: /failed to set(?:gid|uid)\(\d+\): Operation not permitted/i, // PHP-FPM
    needs: SWITCH_USER,
    next: [],
    onlyByRoot: true,
  },
  {
    // A file with capabilities that the container may not have is not executed at all (capabilities(7)).
    call: 'execve() of a file with capabilities',
    says: /exec:? "?(?<path>\/[^\s":]+)"?: operation not permitted/,
    needs: ['NET_BIND_SERVICE'],
    next: [],
    onlyByRoot: false,
  },
  {
    call: 'chroot()',
    says: /\bchroot\([^()]*\).*Operation not permitted/i,
    needs: ['SYS_CHROOT'],
    next: [],
  },
  {
    call: 'a raw socket',
    says: /\bping: .*(?:Operation not permitted|permission denied \(are you root\?\))/i,
    needs: ['NET_RAW'],
    next: [],
  },
  {
    call: 'a change of the network settings',
    says: /RTNETLINK answers: Operation not permitted|iptables.*(?:Permission denied \(you must be root\)|Operation not permitted)/,
    needs: ['NET_ADMIN'],
    next: [],
  },
  {
    call: 'mlock()',
    says: /Failed to lock memory: (?:cannot allocate memory|operation not permitted)/i, // Vault, OpenBao
    needs: ['IPC_LOCK'],
    next: [],
  },
];
