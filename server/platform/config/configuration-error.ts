/** A setting that cannot be meant: it stops the start. */
export class ConfigurationError extends Error {}
