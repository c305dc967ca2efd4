const NAME = 'resourceFieldRef/containerName';

/** Where the downward API names a container, by paths within the spec of a pod template. */
export const CONTAINER_NAMES = [
  `volumes/*/downwardAPI/items/*/${NAME}`,
  `volumes/*/projected/sources/*/downwardAPI/items/*/${NAME}`,
  `initContainers/*/env/*/valueFrom/${NAME}`,
  `containers/*/env/*/valueFrom/${NAME}`,
];
