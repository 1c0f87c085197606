import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { PersonFacts } from './person.ts'
import type { RowFacts } from './row-facts.ts'

/** What the statement of a person's page answers. */
export interface PageFacts {
  readonly person: PersonFacts
  readonly status: RecipientStatus
  readonly linkStatus: LinkStatus
  readonly phone: string | null
  readonly deliveryPhone: string | null
  readonly email: string | null
  readonly referenceNumber: string
  readonly latex: boolean
  readonly pvc: boolean
  readonly rowVersion: number
  readonly trusteeName: string | null
  readonly trusteePhone: string | null
  readonly trusteeEmail: string | null
  readonly trusteeNumber: string | null
  readonly registerCheckedOn: string | null
  readonly lastConversationOn: string | null
  readonly carePlaces: readonly { readonly carePlaceId: string; readonly name: string; readonly status: LinkStatus }[]
  readonly guardians: readonly {
    readonly id: number
    readonly firstName: string
    readonly lastName: string
    readonly phone: string | null
    readonly email: string | null
    readonly number: string | null
  }[]
  readonly addresses: readonly { readonly kind: string }[]
  readonly areas: readonly { readonly prescriptions: readonly PrescriptionStatus[] }[]
  readonly withdrawalAllowed: boolean
  readonly orderTypes: readonly number[]
  readonly homeDeliveryAllowed: boolean
  readonly prescriptionAllowed: boolean
  readonly additionsAllowed: boolean
  readonly careRecipient: {
    readonly copyAllowed: boolean
    readonly moveAllowed: boolean
    readonly deactivateAllowed: boolean
  }
  readonly leadDays: number
  readonly placeHasAddress: boolean
  readonly hasPeriod: boolean
  readonly placeHasOwnSettings: boolean
  readonly holidays: readonly string[]
  readonly rolesElsewhere: readonly string[]
  readonly hasOrders: boolean
  readonly hasPrescriptions: boolean
  readonly isAtOtherPlaces: boolean
  readonly unwritten: boolean
  readonly ordered: object | null
  readonly draft: object | null
  readonly rows: readonly RowFacts[]
}
