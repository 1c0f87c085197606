/** How much of a selected product is used is said for one of these, with at most so many decimals (O-3-20). */
export const consumptionPeriods = ['day', 'week', 'month', 'year'] as const
export const consumptionDecimals = 4
