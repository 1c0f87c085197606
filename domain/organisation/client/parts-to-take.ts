/** What a client takes along from another one of its market, besides the settings that its steps fill in. */
export const partsToTake = ['roles', 'assortment', 'extraFee', 'patientFee', 'features', 'providers'] as const
export type PartToTake = (typeof partsToTake)[number]

/** What came of a part: saved here, nothing there to take, or not possible here. */
export const takings = ['taken', 'nothing', 'failed'] as const
export type Taking = (typeof takings)[number]
