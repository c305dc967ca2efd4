import type { AuditEntry, Deed } from '../domain/audit.ts';
import type { Ref } from '../domain/model.ts';
import { kindWord } from '../text/kind-word.ts';
import { tame } from './ink.ts';

const SHORT_ID = 12;

/** An entry of the audit on one line: when, who, and what. Of what was forged nothing is believed, not even its form. */
export function auditText({
  at,
  deed,
  genuine,
}: AuditEntry & Readonly<{ genuine: boolean }>): string {
  const moment = `${at.slice(0, 19)}Z`;
  if (!genuine) return `${moment}  NOT WRITTEN BY THIS KUBEWHY  ${tame(JSON.stringify(deed))}`;
  const who = 'by' in deed ? `${deed.by.name} (${deed.by.id})` : 'kubewhy';
  const columns = [moment, deed.what.padEnd(12), tame(who), tame(saidOf(deed))];
  return columns.join('  ').trimEnd();
}

function saidOf(deed: Deed): string {
  switch (deed.what) {
    case 'asked':
      return `in ${deed.channel}: ${deed.text}`;
    case 'alerted':
      return `in ${deed.channel}: ${deed.alert}`;
    case 'offered':
      return deed.plans
        .map(({ plan, remedy, on }) => `${short(plan)} ${remedy} ${named(on)}`)
        .join(', ');
    case 'ended':
      return [short(deed.plan), named(deed.on), deed.outcome, deed.text].filter(Boolean).join(' ');
    case 'refused':
      return [`to ${deed.to}`, deed.plan && short(deed.plan), deed.text].filter(Boolean).join(' ');
    case 'reverted':
      return [short(deed.plan), `in incident ${deed.incident}`, deed.text]
        .filter(Boolean)
        .join(' ');
    case 'not-recorded':
      return [short(deed.plan), named(deed.on), deed.text].join(' ');
    case 'froze':
      return deed.reason ?? '';
    case 'unfroze':
      return '';
    case 'approved':
    case 'verified':
    case 'not-verified':
      return `${short(deed.plan)} in incident ${deed.incident}`;
  }
}

function short(plan: string): string {
  return plan.slice(0, SHORT_ID);
}

/** "Rollout/web in shop". */
function named({ kind, namespace, name }: Ref): string {
  return `${kindWord(kind)}/${name}${namespace ? ` in ${namespace}` : ''}`;
}
