import { abilitiesOf } from '@omsorg/domain/care-recipients/recipient/abilities.ts'
import type { RecipientAbilities } from '@omsorg/contract/care-recipients/recipient/recipient-abilities.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { HeadRecord } from './head.sql.ts'
import { readTargets } from './targets.sql.ts'

/** What this actor may do with a person from where she is seen. */
export async function abilitiesHere(tx: Transaction, head: HeadRecord, actor: Actor): Promise<RecipientAbilities> {
  const mayWrite = actor.application === 'GUIDE' && actor.may('CareRecipientWrite')
  const mayLeave = mayWrite && (head.settings.copyAllowed || head.settings.moveAllowed)
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
    copyAllowed: head.settings.copyAllowed,
    moveAllowed: head.settings.moveAllowed,
    deactivateAllowed: head.settings.deactivateAllowed,
    hasTargets: mayLeave && (await readTargets(tx, actor)).length > 0,
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
