import { agree, refuse } from '../../outcome.ts'
import type { TherapyArea } from '../../therapy-area.ts'
import type { AgreementType } from '../product/visibility.ts'

/** The kinds of agreement that one user is limited to in an area. */
export interface AreaLimit {
  readonly therapyArea: TherapyArea
  /** At least one. */
  readonly agreementTypes: readonly AgreementType[]
}

/** What a client has settled for an area: the kinds of agreement that it has switched on. */
export interface ClientAvailability {
  readonly therapyArea: TherapyArea
  readonly agreementTypes: readonly number[]
}

/** The override of a user narrows what the client has and never widens it (settings: product availability). */
export function checkOverride(areas: readonly AreaLimit[], ofClient: readonly ClientAvailability[]) {
  for (const [index, { therapyArea, agreementTypes }] of areas.entries()) {
    const at = `areas[${index}]`
    if (areas.findIndex((each) => each.therapyArea === therapyArea) !== index) {
      return refuse('area-twice', { at: `${at}.therapyArea` })
    }
    const client = ofClient.find((each) => each.therapyArea === therapyArea)
    if (!client) return refuse('area-not-of-client', { at: `${at}.therapyArea` })
    if (!agreementTypes.every((type) => client.agreementTypes.includes(type))) {
      return refuse('type-not-of-client', { at: `${at}.agreementTypes` })
    }
  }
  return agree(areas)
}
