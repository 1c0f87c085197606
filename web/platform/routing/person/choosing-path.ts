import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useSessionUser } from '../../session/use-session.ts'
import { pathTo } from '../paths.ts'
import { type AddressPlace, placeIn } from '../service-address.ts'

interface Whose {
  readonly careRecipientId: number
  /** Null for care staff, whose token names the place. */
  readonly place: AddressPlace | null
}

/** Where products of an area are chosen for the person. */
export function choosingPath({ careRecipientId, place }: Whose, therapyArea: TherapyArea): string {
  const isPcaSelection = therapyArea === 'Pca'
  return place
    ? pathTo('CSPProductSelection', { careRecipientId, therapyArea, isPcaSelection, ...place, isCSP: true })
    : pathTo('ProductSelectionDirect', { careRecipientId, therapyArea, isPcaSelection })
}

/** The same for whoever is signed in, on a page that care staff and customer service share. */
export function useChoosingPath(): (careRecipientId: number, therapyArea: TherapyArea) => string {
  const isService = useSessionUser()?.application === 'CSP'
  return (careRecipientId, therapyArea) => {
    const place = isService ? placeIn(location.pathname + location.search) : null
    return choosingPath({ careRecipientId, place }, therapyArea)
  }
}
