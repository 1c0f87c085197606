import { agree, type Outcome, refuse } from '../../outcome.ts'
import type { TherapyArea } from '../../therapy-area.ts'

/** What can be switched in an area, in the order of the screen (A-2.7-08). */
export const areaSwitches = [
  'enabled',
  'prescriptionAllowed',
  'directSelectionAllowed',
  'guidedSelectionAllowed',
  'investigationRequired',
  'carePlacePurchaseAllowed',
  'renewalRequestsEnabled',
  'planningEnabled',
  'cutOptionAllowed',
] as const

export type AreaSwitch = (typeof areaSwitches)[number]

export type AreaSwitches = Readonly<Record<AreaSwitch, boolean>>

export interface AreaSettings extends AreaSwitches {
  readonly therapyArea: TherapyArea
  /** Under which is ordered in the area; null for whichever number of the client has it. */
  readonly customerNumber: string | null
}

/** An area of which nothing was said yet. */
export const unsetArea: AreaSwitches = {
  enabled: false,
  prescriptionAllowed: true,
  directSelectionAllowed: true,
  guidedSelectionAllowed: false,
  investigationRequired: false,
  carePlacePurchaseAllowed: false,
  renewalRequestsEnabled: false,
  planningEnabled: false,
  cutOptionAllowed: false,
}

/** Plates are cut for ostomy alone, and what is used day by day is planned for incontinence and catheters. */
export function hasSwitch(area: TherapyArea, name: AreaSwitch): boolean {
  if (name === 'cutOptionAllowed') return area === 'Ostomy'
  return name !== 'planningEnabled' || area === 'Incontinence' || area === 'Catheter'
}

/** A customer number of a client; without areas it is that of all. */
export interface NumberOfClient {
  readonly number: string
  readonly therapyAreas: readonly string[]
  readonly isPrimary: boolean
}

/** The number of the client under which an area is ordered where none is chosen for it; null when there is none. */
export function usualNumber(numbers: readonly NumberOfClient[], area: TherapyArea): string | null {
  const open = numbers.filter(({ therapyAreas }) => therapyAreas.length === 0 || therapyAreas.includes(area))
  return (open.find(({ isPrimary }) => isPrimary) ?? open[0])?.number ?? null
}

type AreaRefusal =
  | 'area-twice'
  | 'no-area-enabled'
  | 'not-of-area'
  | 'customer-number-missing'
  | 'customer-number-unknown'

/** What of a client its areas are judged by. */
export interface AreaFacts {
  readonly numbers: readonly NumberOfClient[]
  /** Numbers that stand in areas: each may stay, also when it is no number of the client any more. */
  readonly kept?: readonly (string | null)[]
  /** Whether another area than those that are judged is on. */
  readonly othersAreOn?: boolean
}

/** Whether a client may have these areas: one is on at least, each of them can be ordered in, and has only what is of it. */
export function checkAreas(
  areas: readonly AreaSettings[],
  { numbers, kept = [], othersAreOn = false }: AreaFacts,
): Outcome<null, AreaRefusal> {
  if (new Set(areas.map(({ therapyArea }) => therapyArea)).size < areas.length) return refuse('area-twice')
  if (!othersAreOn && !areas.some(({ enabled }) => enabled)) return refuse('no-area-enabled')
  for (const [at, area] of areas.entries()) {
    const foreign = areaSwitches.find((name) => area[name] && !hasSwitch(area.therapyArea, name))
    if (foreign) return refuse('not-of-area', { at: `areas[${at}].${foreign}` })
    const { customerNumber } = area
    const field = { at: `areas[${at}].customerNumber` }
    if (customerNumber === null) {
      if (area.enabled && usualNumber(numbers, area.therapyArea) === null)
        return refuse('customer-number-missing', field)
    } else if (!kept.includes(customerNumber) && !numbers.some(({ number }) => number === customerNumber)) {
      return refuse('customer-number-unknown', field)
    }
  }
  return agree(null)
}
