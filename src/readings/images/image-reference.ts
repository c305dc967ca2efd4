/** An image as a pod names it: "registry/repository:tag@digest". */
export type ImageReference = Readonly<{ registry: string; repository: string; tag: string }>;

const HUB = 'docker.io';

/** The parts of an image's name, with what it leaves out: Docker Hub, its library, the tag "latest". */
export function imageReference(image: string): ImageReference {
  const [name = '', digest] = image.split('@');
  const [, path = name, tag] = /^(.+?)(?::([\w][\w.-]*))?$/.exec(name) ?? [];
  const [first = '', ...rest] = path.split('/');
  const hasRegistry = rest.length > 0 && /[.:]|^localhost$/.test(first);
  const repository = hasRegistry ? rest.join('/') : rest.length > 0 ? path : `library/${path}`;
  return { registry: hasRegistry ? first : HUB, repository, tag: tag ?? digest ?? 'latest' };
}

/** Whether two images are of one repository. */
export function isSameRepository(one: string, other: string): boolean {
  const [a, b] = [imageReference(one), imageReference(other)];
  return a.registry === b.registry && a.repository === b.repository;
}
