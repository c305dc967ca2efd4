import type { Cause } from '../../../domain/model.ts';
import { serviceToPod } from '../../../readings/edges/service-to-pod.ts';
import { CLOUDS, noIdentity } from '../../../readings/injection/cloud-identity.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { OWN_WORDS } from '../../../readings/logs/own-words.ts';
import { sleeperBehind } from '../../../readings/network/backends.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { cloudIdentityWords, type Unidentified } from './cloud-identity.words.ts';

/** A program finds no credentials of its cloud, and its ServiceAccount or what was put into its pod shows why. */
export const cloudIdentity: Cause<Unidentified> = {
  id: 'access/cloud-identity',
  explains: CRASHES,
  refines: ['crash/own-words/no-cloud-identity', 'crash/last-words', 'crash/uncaught-error'],

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const { lines } = lastLines(crash, world);
    const [said] = OWN_WORDS['no-cloud-identity'].flatMap(
      (says) => lastSaying(says, crash.on, { lines }) ?? [],
    );
    const cloud = said && CLOUDS.find(({ says }) => says.test(said.evidence.quote));
    const found = cloud && noIdentity(crash.pod, crash.container, cloud, world);
    if (!said || !cloud || !found) return;

    const { is, account, evidence, webhook } = found;
    const service = webhook?.service && world.get(webhook.service);
    const sleeper = service?.is === 'known' ? sleeperBehind(service.value, world) : undefined;
    const at = sleeper ?? webhook?.service;
    yield {
      ...accountableFor(crash.on, world),
      params: {
        container: crash.container.name,
        is,
        cloud: cloud.name,
        account: account.name,
        annotation: cloud.annotation,
        said: brief(said.evidence.quote),
        ...(cloud.label && { label: cloud.label }),
        ...(webhook && { webhook: webhook.configuration }),
      },
      evidence: [said.evidence, evidence, exitOf(crash)],
      strength: 'fits',
      ...(at && { because: { at, edge: serviceToPod.id, ifIll: true } }),
    };
  },

  ...cloudIdentityWords,
};
