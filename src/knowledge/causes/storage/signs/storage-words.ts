import { brief } from '../../../../readings/logs/logs.ts';

/** What the kubelet, the attach controller, provisioners and resizers put before the words of a storage; the sentence around says it. */
const OPENING =
  /^(?:(?:AttachVolume|MountVolume|MapVolume)\.\w+ failed for volume "[^"]*" ?: ?|failed to provision volume with StorageClass "[^"]*": |resize volume "?[^"\s]*"?(?: by resizer "[^"]*")? failed: )/;
const GRPC = /^rpc error: code = \w+ desc = /;

/** What a storage itself says in an event: in a short quote its reason would be cut away. */
export function storageWords(quote: string): string {
  return brief(quote.replace(OPENING, '').replace(GRPC, ''));
}
