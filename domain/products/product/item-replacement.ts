/** The status of the replacement of an item by another (states 2.7). */
export const replacementStatus = { requested: 1, started: 2, stalled: 3, finished: 4 } as const
