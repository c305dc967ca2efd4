import type { World } from '../../domain/model.ts';
import { amountOf } from '../../readings/quantities.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { ownOf } from '../../text/own-of.ts';
import type { FoundField } from './field-row.ts';

/** The most that any node has of something: what is more finds no place. */
export type Largest = Readonly<{ resource: string; amount: number; written: string; node: string }>;

/** The most that a node has of what a field counts; undefined where it counts nothing of a node, or not all nodes were read. */
export function largestNode(found: FoundField, world: World): Largest | undefined {
  const resource = countedBy(found);
  const { items, gap } = world.list('Node', { namespace: '' });
  if (!resource || gap) return undefined;
  const [largest] = items
    .flatMap(({ metadata, status }): Largest[] => {
      const written = ownOf(status?.allocatable, resource);
      if (written === undefined) return [];
      const amount = amountOf(resource, written);
      return [{ resource, amount, written, node: metadata?.name ?? '' }];
    })
    .toSorted((a, b) => b.amount - a.amount);
  return largest;
}

/** Whether no node has so much. */
export function isBeyondAll(value: string, largest: Largest | undefined): boolean {
  return largest !== undefined && amountOf(largest.resource, value) > largest.amount;
}

const SIZE = /\.resources\.(?:limits|requests)\.(?<resource>cpu|memory|ephemeral-storage)$/;
const VOLUME = /\.volumes\[(?<name>[^\]]+)\]\.emptyDir\.sizeLimit$/;

function countedBy({ label, of }: FoundField): string | undefined {
  const { resource } = SIZE.exec(label)?.groups ?? {};
  const { name } = VOLUME.exec(label)?.groups ?? {};
  if (resource ?? !name) return resource;
  const volume = of.template?.spec?.volumes?.find((one) => one.name === name);
  return valueAt(volume, '/emptyDir/medium') === 'Memory' ? 'memory' : 'ephemeral-storage';
}
