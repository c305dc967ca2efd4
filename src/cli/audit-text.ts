import type { SignedEntry, AuditEntry } from '../domain/audit.ts';
import type { Ref } from '../domain/model.ts';
import { kindWord } from '../text/kind-word.ts';
import { tame } from './ink.ts';

const SHORT_ID = 12;

/** An entry of the audit on one line: when, who, and what. Of what was forged nothing is believed, not even its form. */
export function auditText({
  at,
  deed: entry,
  genuine,
}: SignedEntry & Readonly<{ genuine: boolean }>): string {
  const moment = `${at.slice(0, 19)}Z`;
  if (!genuine) return `${moment}  NOT WRITTEN BY THIS KUBEWHY  ${tame(JSON.stringify(entry))}`;
  const who = 'by' in entry ? `${entry.by.name} (${entry.by.id})` : 'kubewhy';
  const columns = [moment, entry.what.padEnd(12), tame(who), tame(saidOf(entry))];
  return columns.join('  ').trimEnd();
}

function saidOf(entry: AuditEntry): string {
  switch (entry.what) {
    case 'asked':
      return `in ${entry.channel}: ${entry.text}`;
    case 'alerted':
      return `in ${entry.channel}: ${entry.alert}`;
    case 'offered':
      return entry.plans
        .map(({ plan, remedy, on }) => `${short(plan)} ${remedy} ${named(on)}`)
        .join(', ');
    case 'ended':
      return [short(entry.plan), named(entry.on), entry.outcome, entry.text]
        .filter(Boolean)
        .join(' ');
    case 'refused':
      return [`to ${entry.to}`, entry.plan && short(entry.plan), entry.text]
        .filter(Boolean)
        .join(' ');
    case 'reverted':
      return [short(entry.plan), `in incident ${entry.incident}`, entry.text]
        .filter(Boolean)
        .join(' ');
    case 'not-recorded':
      return [short(entry.plan), named(entry.on), entry.text].join(' ');
    case 'froze':
      return entry.reason ?? '';
    case 'unfroze':
      return '';
    case 'acknowledged':
      return `incident ${entry.incident}`;
    case 'silenced':
    case 'unsilenced':
    case 'muted':
      return `${entry.text} in incident ${entry.incident}`;
    case 'approved':
    case 'verified':
    case 'not-verified':
      return `${short(entry.plan)} in incident ${entry.incident}`;
  }
}

function short(plan: string): string {
  return plan.slice(0, SHORT_ID);
}

/** "Rollout/web in shop". */
function named({ kind, namespace, name }: Ref): string {
  return `${kindWord(kind)}/${name}${namespace ? ` in ${namespace}` : ''}`;
}
