import type { World } from '../../../domain/model.ts';
import type { Proposal } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';
import { templateOf } from '../../fields/holders.ts';

/** What all creations have in common: if the object that refers to it is in Git, the new object belongs there, too. */
export function createdFor(
  finding: Finding,
  world: World,
): Readonly<{ kind: Proposal['kind']; risk: Proposal['risk'] }> {
  const object = templateOf(finding, world)?.object;
  return { kind: object && gitOwnerOf(object, world) ? 'gitops' : 'patch', risk: 'none' };
}
