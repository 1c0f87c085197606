import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Place } from '../../../platform/calls/request.ts'
import type { SearchPlace } from '../finding/use-product-search.ts'

/** For whom products are chosen, from which place, and what leads on from here. */
export interface SelectionHere extends SearchPlace {
  readonly careRecipientId: number
  /** Whose settings count; null for somebody without a place. */
  readonly carePlaceId: string | null
  readonly personPath: string
  readonly pathOfArea: (area: TherapyArea) => string
  /** Null where the groups are shown already, and for customer service at a place without a number in the area. */
  readonly groupsPath: ((careRecipientGuid: string, customerNumber: string | null) => string | null) | null
  /** Null for customer service: prescribing is done at the care place. */
  readonly prescribePath: string | null
}

/** What leads on from here for a person and an area: for care staff, or for customer service at `place`. */
export function useHere(careRecipientId: number, area: TherapyArea, place: Place | null): SelectionHere {
  const carePlaceId = useSessionUser()?.carePlaceId ?? null
  const here = { careRecipientId, area, isPca: area === 'Pca', groupsPath: null }
  if (place) {
    return {
      ...here,
      carePlaceId: place.carePlaceId,
      place,
      personPath: pathTo('CSPRecipientHandleProducts', { careRecipientId, ...place }),
      pathOfArea: (therapyArea) =>
        pathTo('CSPProductSelection', { careRecipientId, therapyArea, ...place, isCSP: true }),
      prescribePath: null,
    }
  }
  return {
    ...here,
    carePlaceId,
    place,
    personPath: pathTo('CareRecipientHandleProducts', { careRecipientId }),
    pathOfArea: (therapyArea) => pathTo('ProductSelectionDirect', { careRecipientId, therapyArea }),
    prescribePath: pathTo('PrescriptionWizard', { careRecipientId, therapyArea: area }),
  }
}

/** The area of the own choice is chosen from as such, whatever the flag of the address says. */
export function choosesPca(address: { readonly therapyArea: TherapyArea; readonly isPcaSelection: boolean }): boolean {
  return address.isPcaSelection || address.therapyArea === 'Pca'
}

export function useSelectionHere(): SelectionHere {
  const address = useParameters('ProductSelectionDirect')
  const { careRecipientId, therapyArea } = address
  const here = useHere(careRecipientId, therapyArea, null)
  return {
    ...here,
    isPca: choosesPca(address),
    groupsPath: (careRecipientGuid) => pathTo('ProductGroups', { careRecipientId, careRecipientGuid, therapyArea }),
  }
}

export function useCspSelectionHere(): SelectionHere {
  const address = useParameters('CSPProductSelection')
  const { careRecipientId, therapyArea, clientId, carePlaceId } = address
  const place = { clientId, carePlaceId }
  const here = useHere(careRecipientId, therapyArea, place)
  const groups = { careRecipientId, therapyArea, ...place }
  return {
    ...here,
    isPca: choosesPca(address),
    groupsPath: (careRecipientGuid, customerNumber) =>
      customerNumber && pathTo('CSPProductGroups', { ...groups, careRecipientGuid, customerNumber }),
  }
}
