/** The version of the rules and texts that made an answer; that of the package. */
export const ENGINE_VERSION = '0.1.0';
