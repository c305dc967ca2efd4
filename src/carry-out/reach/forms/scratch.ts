/** Where programs keep what they can make again: an empty directory hides nothing there that they need. */
export const SCRATCH = /^\/(?:tmp|run|var\/(?:tmp|run|cache|log)|var\/lib\/nginx)(?:\/|$)/;

/** The name of a volume that is added begins so: none that is there already has such a name. */
export const OWN_VOLUME = 'writable-';
