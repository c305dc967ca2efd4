import { createHash } from 'node:crypto';

import { changeDiff } from '../../approvals/change-diff.ts';
import type { Approval } from '../../domain/approval.ts';
import { refKey } from '../../domain/keys.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Pull } from '../../domain/ports.ts';
import type { Draft } from '../../domain/pull-request.ts';
import { kindWord } from '../../text/kind-word.ts';
import { asPatch } from './as-patch.ts';
import type { Drafted } from './draft-of.ts';

/** The branch of a plan. All for one repository, file, object and cause begin alike, so that one open of them is enough. */
export function branchesOf(plan: Plan, draft: Draft): Readonly<{ family: string; branch: string }> {
  const [{ on }] = plan.changes;
  const about = [draft.repository, draft.files[0].path, refKey(on), plan.cause.id];
  // Git takes no colon, as in "system:node", nor a name of more than 255 bytes.
  const name = on.name.slice(0, 63).replaceAll(/[^a-zA-Z0-9-]/g, '-');
  const family = `kubewhy/${name}-${digest(JSON.stringify(about))}-`;
  return { family, branch: `${family}${plan.id.slice(0, 8)}` };
}

/** The pull request of a plan, in words that are made of nothing but what was signed. */
export function pullOf(plan: Plan, { draft, snapshot, texts }: Drafted, approval: Approval): Pull {
  const [change] = plan.changes;
  const { on } = change;
  const where = `${kindWord(on.kind)} ${[on.namespace, on.name].filter(Boolean).join('/')}`;
  const fields = change.ops.filter(({ op }) => op !== 'test').map(({ path }) => lastOf(path));
  const { person, first } = approval;
  const people = [...(first ? [first.person] : []), person].map(({ id }) => id);
  const fence = '```';
  return {
    snapshot,
    texts,
    ...branchesOf(plan, draft),
    title: `Change ${[...new Set(fields)].join(', ')} of ${where}`,
    body: [
      `What it changes in cluster \`${plan.cluster}\`:`,
      '',
      `${fence}diff`,
      changeDiff(asPatch(change)).replaceAll(fence, "'''"),
      fence,
      '',
      `It answers \`${plan.cause.id.replaceAll('`', '')}\`. kubewhy opened it for ${people.join(' and ')} in Slack, who approved plan ${plan.id}, and merges nothing.`,
    ].join('\n'),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replaceAll('~1', '/');
}
