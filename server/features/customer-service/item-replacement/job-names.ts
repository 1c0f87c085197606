/** Carries out one replacement. */
export const replaceItemJob = 'customer-service/replace-item'

/** Looks whether one stands still, or waits without a job. No payload. */
export const watchReplacementsJob = 'customer-service/watch-replacements'

/** Replacements follow one another, so that of two chained ones the second finds what the first has left. */
export const replacementQueue = 'item-replacements'

export const jobKeyOf = (replacementId: number) => `${replaceItemJob}-${replacementId}`
