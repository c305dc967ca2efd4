import type { Claim, Evidence, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { imageReference } from '../../../readings/images/image-reference.ts';
import { awaitedImage, lastGoodImage } from '../../../readings/images/images.ts';
import { pullFailureIn, type PullFailure } from '../../../readings/images/pull-failure.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { tableOf } from '../../../text/table-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** An image that does not come to a node. */
export type Pull = Readonly<{
  container: string;
  image: string;
  volume?: string; // that holds it, where it is not the container's own
  registry: string;
  tag: string;
  good?: string; // an image of the same repository that ran, or runs
  pullWith?: string; // secrets that the pod names for pulling, in backticks; empty where it names none
}>;
/** Why, as the kubelet's reasons and the texts of runtimes and registries tell it apart. */
export type WhyNoImage = PullFailure | 'invalid-name' | 'never';

/** The kubelet's reasons that need no further text. */
const BY_REASON: Readonly<Record<string, WhyNoImage>> = tableOf({
  ErrImageNeverPull: 'never',
  InvalidImageName: 'invalid-name',
  SignatureValidationFailed: 'signature',
});
const REASONS = ['ErrImagePull', 'ImagePullBackOff', 'RegistryUnavailable', 'ImageInspectError'];

/** Why the image of a waiting container does not come, claimed of what makes its pod; undefined where nobody says. */
export function failedPull(
  symptom: Symptom,
  pod: Resource<'Pod'>,
  world: World,
): Readonly<{ why: WhyNoImage; claim: Claim<Pull> }> | undefined {
  const { part = '' } = symptom;
  const on = podRef(pod);
  const named = awaitedImage(pod, part, symptom.evidence.quote);
  const said = named && saidOf(symptom, named.image, world);
  if (!named || !said) return undefined;

  const { image, path, volume } = named;
  const { registry, tag } = imageReference(image);
  const isOwn = said.why === 'not-found' && !volume;
  const good = isOwn ? lastGoodImage(on, part, image, world) : undefined;
  const secrets = (pod.spec?.imagePullSecrets ?? []).map(({ name }) => `\`${name}\``);
  const field: Evidence = quotedField(on, path, image);
  const claim: Claim<Pull> = {
    ...accountableFor(on, world),
    params: {
      container: part,
      image,
      ...present({ volume }),
      registry,
      tag,
      pullWith: secrets.join(', '),
      ...present({ good }),
    },
    evidence: [said.evidence, field],
    strength: 'entails',
  };
  return { why: said.why, claim };
}

/** By the container's own status, which newer kubelets complete; else by the newest event about that image. */
function saidOf(
  { on, reason, evidence }: Symptom,
  image: string,
  world: World,
): Readonly<{ why: WhyNoImage; evidence: Evidence }> | undefined {
  const byReason = BY_REASON[reason];
  if (byReason) return { why: byReason, evidence };
  if (!REASONS.includes(reason)) return undefined;

  const events = eventsSaying(['Failed', 'InspectFailed'], on, world);
  const about = events.filter(({ quote }) => quote.includes(`"${image}`));
  for (const one of [evidence, ...about]) {
    const why = pullFailureIn(one.quote, image);
    if (why) return { why, evidence: one };
  }
  return undefined;
}
