/** A claim tells of faulty goods; a return sends back whole goods that are not needed. */
export const claimType = { claim: 1, return: 2 } as const
export type ClaimType = keyof typeof claimType

/** Registered it can be changed; sent, which is when customer service has the mail, it is read only (states 2.9). */
export const claimStatus = { registered: 1, sent: 2 } as const
export type ClaimStatus = keyof typeof claimStatus

export const faultKinds = ['leaks', 'broken', 'wrong-item', 'too-few', 'other'] as const
export type FaultKind = (typeof faultKinds)[number]

export const wantedOutcomes = ['new-delivery', 'money-back', 'report-only'] as const
export type WantedOutcome = (typeof wantedOutcomes)[number]

export const mostPhotos = 4

export const longestDescription = 500

/** So soon customer service answers what is sent today. */
export const answerWithinWorkingDays = 2

/** Parcels below this go in a letterbox (O-9-13). */
const letterboxBelowGrams = 2_000

export function fitsLetterbox(weightInGrams: number): boolean {
  return weightInGrams < letterboxBelowGrams
}

/** Weights are typed in kilograms, with three decimals at most. */
export function gramsOf(kilograms: number): number {
  return Math.round(kilograms * 1_000)
}
