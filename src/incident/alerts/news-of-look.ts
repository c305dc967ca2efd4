import type { Answer } from '../../domain/answer.ts';
import { harmOf } from '../../domain/harm-of.ts';
import { HARMS } from '../../domain/harm.ts';
import type { Incident, IncidentNews } from '../../domain/incident.ts';
import type { Owned } from '../../domain/jobs.ts';
import { shownActs, stands } from '../follow-act.ts';
import { isOver } from './is-over.ts';
import { lookOf } from './look-of.ts';
import type { Look } from './look.ts';

/** What a look shows that somebody has to act on. Nothing is news in the first one. */
export function newsOfLook(
  incident: Incident,
  { at, result, root }: Look,
): readonly IncidentNews[] {
  const { lastLook, answer } = incident;
  if (!lastLook || result.is === 'failed') return [];
  const shown = lookOf(result);
  const news = (is: IncidentNews['is'], said: string) => [
    { id: `${is}-${Date.parse(at)}`, is, at, said },
  ];
  if (isOver(incident)) {
    const isTold = incident.news?.some((one) => one.is === 'still-ill');
    return shown.is === 'ill' && !isTold ? news('still-ill', shown.said) : [];
  }
  if (shown.is === 'well') {
    const isByUs = shownActs(incident).some(stands);
    return lastLook.is === 'ill' && !isByUs ? news('well-again', shown.said) : [];
  }
  if (shown.is !== 'ill' || result.is !== 'answer') return [];
  if (!answer || !incident.root) return root ? news('other-root', causeOf(result.answer)) : [];
  if (root && root !== incident.root) return news('other-root', causeOf(result.answer));
  if (worst(result.answer, result.owners) < worst(answer, incident.owners))
    return news('worse', causeOf(result.answer));
  const [plan] = incident.plans.length === 0 ? result.plans : [];
  const fix = result.answer.findings
    .flatMap(({ remedies }) => remedies)
    .find((one) => plan && one.plan === plan.id);
  return fix ? news('fix-found', fix.title) : [];
}

function causeOf({ findings: [first], summary }: NonNullable<Incident['answer']>): string {
  return first?.cause ?? summary;
}

function worst(answer: Answer, owners: readonly Owned[] | undefined): number {
  const harm = harmOf(answer, owners);
  return harm ? HARMS.indexOf(harm) : HARMS.length;
}
