import type { Bilingual } from '../../domain/lang.ts';
import { checkWords } from './check-words.ts';
import { nextChecks } from './next-checks.ts';

/** Waiting reasons of a container that did run, or was to. */
const STARTED = ['CrashLoopBackOff', 'RunContainerError', 'StartError'];

/** What would decide about a symptom that nothing explains; what never ran has no log of its own. */
export function nextCheckFor(symptomKind: string, reason = ''): Bilingual {
  if (symptomKind === 'container-waiting' && !STARTED.includes(reason)) return checkWords.runtime;
  if (symptomKind === 'pod-not-ready' && reason === 'ContainersNotInitialized')
    return checkWords.init;
  if (symptomKind === 'pod-not-ready' && reason === 'Pending') return checkWords.node; // no kubelet has said anything of it
  if (symptomKind === 'rollout-stuck' && reason.endsWith('Error')) return checkWords.controller; // as TrafficRoutingError
  return nextChecks[symptomKind] ?? checkWords.controller;
}
