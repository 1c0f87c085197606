import type { TherapyArea } from '../../therapy-area.ts'

/** The parts of a day that an entry can say something of. */
export const partsOfDay = ['morning', 'day', 'evening', 'night'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** The areas whose use is planned over day and week. */
export const plannedAreas = ['Incontinence', 'Catheter'] as const satisfies readonly TherapyArea[]
export type PlannedArea = (typeof plannedAreas)[number]

export const longestText = 500
export const longestDescription = 200

/** The most days that are looked at together: a little more than two months. */
export const longestRange = 70
