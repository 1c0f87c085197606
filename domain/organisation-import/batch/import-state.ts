/** Where a file stands. That it is being applied is no state of it: the server that does so says that. */
export const importState = {
  previewed: 1,
  applied: 2,
  stale: 3,
  failed: 4,
} as const
export type ImportState = keyof typeof importState
