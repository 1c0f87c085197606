import { searchBySsn as contract } from '@omsorg/contract/care-recipients/identity/search-by-ssn.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { mayBeTold, personsWithNumber } from './numbers.sql.ts'
import { blindNumbersOf } from './number-asked.ts'
import { chosenPlace } from '../chosen-place.ts'

export function searchBySsn(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, today, tx } = call
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
    const holders = mayBeTold(await personsWithNumber(tx, blindNumbersOf(input.ssn, actor.market, today, seal)))
    const here = holders.find(({ care_recipient_id: id }) => id !== null)?.care_recipient_id ?? null
    return agree({
      recipient: here === null ? null : await recipientPageOf(here, call, seal),
      registeredElsewhere: here === null && holders.length > 0,
    })
  })
}
