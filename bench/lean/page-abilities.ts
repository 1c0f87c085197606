import { grantedBy } from '@omsorg/contract/roles.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { abilitiesOf } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import { mayOrderAt, mayOrderFor } from '@omsorg/domain/care-recipients/recipient/order-gate.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { PageFacts } from './page-facts.ts'
import type { Claims } from './tokens.ts'

/** What of a person and a place decides whether anything may be ordered. */
export type GateFacts = Pick<
  PageFacts,
  | 'addresses'
  | 'status'
  | 'linkStatus'
  | 'placeHasAddress'
  | 'orderTypes'
  | 'withdrawalAllowed'
  | 'hasPeriod'
  | 'placeHasOwnSettings'
> & { readonly person: Pick<PageFacts['person'], 'protection'> }

/** Why nothing may be ordered; null = nothing is against it. */
export function gateOf(facts: GateFacts, { permissions }: Claims): string | null {
  const hasDeliveryAddress = homeAddressMayBeUsed(facts.person.protection)
    ? facts.addresses.some(({ kind }) => kind === 'delivery')
    : facts.placeHasAddress
  const person = mayOrderFor({ status: facts.status, statusAtPlace: facts.linkStatus, hasDeliveryAddress })
  if (!person.ok) return person.refusal
  const has = (type: number) => facts.orderTypes.includes(type)
  const place = mayOrderAt(
    {
      orderKinds: has(orderType['home-delivery-from-prescription']) && facts.withdrawalAllowed ? ['withdrawal'] : [],
      homeDeliveryIsHidden: false,
      placeHasOrderPeriod: facts.hasPeriod || !facts.placeHasOwnSettings,
      clientHasOrderPeriod: facts.hasPeriod || facts.placeHasOwnSettings,
    },
    'withdrawal',
  )
  if (!place.ok) return place.refusal
  return permissions.includes('OrderWrite') ? null : 'ordering-right-missing'
}

export function can(facts: PageFacts, { permissions }: Claims) {
  const mayWrite = permissions.includes('CareRecipientWrite')
  const { copyAllowed, moveAllowed, deactivateAllowed } = facts.careRecipient
  return abilitiesOf({
    status: facts.status,
    statusAtPlace: facts.linkStatus,
    isProtected: facts.person.protection !== null,
    isGuide: true,
    isAtOwnPlace: true,
    mayWrite,
    mayChangeStatus: permissions.includes('CareRecipientStatusWrite'),
    mayOpenProtected: permissions.includes('ProtectedIdentityRead'),
    mayCorrectDeath: false,
    copyAllowed,
    moveAllowed,
    deactivateAllowed,
    hasTargets:
      mayWrite &&
      (copyAllowed || moveAllowed) &&
      facts.rolesElsewhere.some((code) => grantedBy(code).includes('CareRecipientWrite')),
    hasOrders: facts.hasOrders,
    hasPrescriptions: facts.hasPrescriptions,
    isAtOtherPlaces: facts.isAtOtherPlaces,
  })
}
