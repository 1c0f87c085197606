import { abilitiesOf } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import type { RecipientAbilities } from '@omsorg/contract/care-recipients/recipient/recipient-abilities.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { HeadRecord } from './head.sql.ts'

/** What this actor may do with a person from where she is seen. */
export function abilitiesHere(head: HeadRecord, actor: Actor): RecipientAbilities {
  const { copyAllowed, moveAllowed, deactivateAllowed } = head.care_recipient_settings
  const mayWrite = actor.application === 'GUIDE' && actor.may('CareRecipientWrite')
  return abilitiesOf({
    status: head.status,
    statusAtPlace: head.link_status,
    isProtected: head.protected_kind !== null,
    isGuide: actor.application === 'GUIDE',
    isAtOwnPlace: head.care_place_id === actor.carePlaceId,
    mayWrite,
    mayChangeStatus: actor.may('CareRecipientStatusWrite'),
    mayOpenProtected: actor.may('ProtectedIdentityRead'),
    mayCorrectDeath: mayCorrectDeath(actor),
    copyAllowed,
    moveAllowed,
    deactivateAllowed,
    hasTargets: mayWrite && (copyAllowed || moveAllowed) && head.has_targets,
    hasOrders: head.has_orders,
    hasPrescriptions: head.has_prescriptions,
    isAtOtherPlaces: head.at_other_places,
  })
}

/** An administrator of customer service, who alone holds the right over the record of a person as such (roles 2.2). */
export function mayCorrectDeath(actor: Pick<Actor, 'application' | 'may'>): boolean {
  return (
    actor.application === 'CSP' && actor.may('CareRecipientStatusWrite') && actor.may('CareRecipientAnonymizeWrite')
  )
}
