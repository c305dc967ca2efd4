import { isRecord } from '../../text/is-record.ts';
import { present } from '../../text/present.ts';
import type { Manifest } from '../manifests/manifest.ts';
import type { Kustomization } from './kustomization.ts';

type Images = Kustomization['images'];

/** The parts of an image's name: "host:5000/web:1.4@sha256:…". */
export function imageParts(
  image: string,
): Readonly<{ name: string; tag?: string; digest?: string }> {
  const [plain = '', digest] = image.split('@');
  const colon = plain.lastIndexOf(':');
  const isTagged = colon > plain.lastIndexOf('/');
  const name = isTagged ? plain.slice(0, colon) : plain;
  return { name, ...(isTagged && { tag: plain.slice(colon + 1) }), ...present({ digest }) };
}

/** An object with the images that a kustomization sets, in whatever list of containers it has. */
export function withImages(manifest: Manifest, images: Images): Manifest {
  const value = images.length > 0 ? inside(manifest.value, images) : manifest.value;
  return isRecord(value) ? { ...manifest, value } : manifest;
}

function inside(value: unknown, images: Images, within = ''): unknown {
  if (Array.isArray(value)) {
    const isOfContainers = within === 'containers' || within === 'initContainers';
    return value.map((item: unknown) => {
      const inner = inside(item, images);
      return isOfContainers && isRecord(inner) ? withImage(inner, images) : inner;
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inside(part, images, key)]),
  );
}

function withImage(container: Readonly<Record<string, unknown>>, images: Images) {
  const { image } = container;
  if (typeof image !== 'string') return container;
  return { ...container, image: images.reduce(replaced, image) };
}

function replaced(image: string, { name, newName, newTag, digest }: Images[number]): string {
  const own = imageParts(image);
  if (own.name !== name) return image;
  const isSet = newTag !== undefined || digest !== undefined;
  const tag = isSet ? newTag : own.tag;
  const hash = isSet ? digest : own.digest;
  return `${newName ?? name}${tag === undefined ? '' : `:${tag}`}${hash === undefined ? '' : `@${hash}`}`;
}
