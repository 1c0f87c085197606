import { listPortalEids as contract } from '@omsorg/contract/sign-in/portal/list-portal-eids.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { eids } from '@omsorg/domain/sign-in/eid/eid.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import type { CardParts } from '../card/card-parts.ts'

/** Asks nobody: what is connected is known since the start. */
export function listPortalEids({ cardBroker }: CardParts) {
  return handleInSteps(contract, async () => agree({ eids: eids.filter((eid) => cardBroker?.offers(eid) ?? false) }))
}
