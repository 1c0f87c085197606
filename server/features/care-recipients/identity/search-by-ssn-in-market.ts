import { searchBySsnInMarket as contract } from '@omsorg/contract/care-recipients/identity/search-by-ssn-in-market.ts'
import type { RecipientPage } from '@omsorg/contract/care-recipients/recipient/recipient-page.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { personsWithNumberInReach } from './numbers.sql.ts'
import { blindNumbersOf } from './number-asked.ts'

export function searchBySsnInMarket(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, today, tx } = call
    const ids = await personsWithNumberInReach(tx, blindNumbersOf(input.ssn, actor.market, today, seal))
    const recipients: RecipientPage[] = []
    for (const id of ids) {
      const page = await recipientPageOf(id, call, seal)
      if (page) recipients.push(page)
    }
    return agree({ recipients })
  })
}
