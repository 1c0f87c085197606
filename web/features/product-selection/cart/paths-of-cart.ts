import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { choosingPath } from '../../../platform/routing/person/choosing-path.ts'
import { pathTo } from '../../../platform/routing/paths.ts'

interface Here {
  readonly careRecipientId: number
  /** Null for care staff, whose token names the place. */
  readonly place: { readonly clientId: string; readonly carePlaceId: string } | null
}

/** Where products of an area are chosen, and what is chosen takes the place of a selected product. */
export function replacingPath(
  here: Here,
  { therapyArea, cartItemId }: { readonly therapyArea: TherapyArea; readonly cartItemId: number },
): string {
  return `${choosingPath(here, therapyArea)}?replace=${cartItemId}`
}

/** Where what is selected in an area is prescribed; null for customer service, for whom no wizard stands. */
export function prescribingPath({ careRecipientId, place }: Here, therapyArea: TherapyArea): string | null {
  return place ? null : pathTo('PrescriptionWizard', { careRecipientId, therapyArea })
}

/** The person's products. */
export function productsPath({ careRecipientId, place }: Here): string {
  return place ? pathTo('CSPRecipient', { careRecipientId, ...place }) : pathTo('CareRecipient', { careRecipientId })
}
