import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { SearchPlace } from '../finding/use-product-search.ts'

/** For whom products are chosen, from which place, and what leads on from here. */
export interface SelectionHere extends SearchPlace {
  readonly careRecipientId: number
  /** Whose settings count; null for somebody without a place. */
  readonly carePlaceId: string | null
  readonly personPath: string
  readonly pathOfArea: (area: TherapyArea) => string
  /** Null where groups are opened from elsewhere. */
  readonly groupsPath: ((careRecipientGuid: string) => string) | null
  /** Null for customer service: prescribing is done at the care place. */
  readonly prescribePath: string | null
}

/** The area of the own choice is chosen from as such, whatever the flag of the address says. */
function isPcaIn(area: TherapyArea, flag: boolean): boolean {
  return flag || area === 'Pca'
}

export function useSelectionHere(): SelectionHere {
  const { careRecipientId, therapyArea, isPcaSelection } = useParameters('ProductSelectionDirect')
  const carePlaceId = useSessionUser()?.carePlaceId ?? null
  return {
    careRecipientId,
    area: therapyArea,
    isPca: isPcaIn(therapyArea, isPcaSelection),
    carePlaceId,
    place: null,
    personPath: pathTo('CareRecipientHandleProducts', { careRecipientId }),
    pathOfArea: (area) => pathTo('ProductSelectionDirect', { careRecipientId, therapyArea: area }),
    groupsPath: (careRecipientGuid) => pathTo('ProductGroups', { careRecipientId, careRecipientGuid, therapyArea }),
    prescribePath: pathTo('PrescriptionWizard', { careRecipientId, therapyArea }),
  }
}

export function useCspSelectionHere(): SelectionHere {
  const { careRecipientId, therapyArea, isPcaSelection, clientId, carePlaceId, isCSP } =
    useParameters('CSPProductSelection')
  const place = { clientId, carePlaceId }
  return {
    careRecipientId,
    area: therapyArea,
    isPca: isPcaIn(therapyArea, isPcaSelection),
    carePlaceId,
    place,
    personPath: pathTo('CSPRecipientHandleProducts', { careRecipientId, ...place }),
    pathOfArea: (area) => pathTo('CSPProductSelection', { careRecipientId, therapyArea: area, ...place, isCSP }),
    groupsPath: null,
    prescribePath: null,
  }
}
