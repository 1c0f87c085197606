import { searchBySsnRestricted as contract } from '@omsorg/contract/care-recipients/identity/search-by-ssn-restricted.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { viewOfPerson } from '../person.ts'
import { blindNumbersOf } from './number-asked.ts'
import { mayBeTold, personsWithNumber } from './numbers.sql.ts'
import { readPerson } from './read-person.sql.ts'
import { chosenPlace } from '../chosen-place.ts'

export function searchBySsnRestricted(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, today, tx }) => {
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
    const holders = mayBeTold(await personsWithNumber(tx, blindNumbersOf(input.ssn, actor.market, today, seal)))
    const here = holders.find(({ care_recipient_id: id }) => id !== null)?.care_recipient_id ?? null
    const record = here === null ? undefined : await readPerson(tx, here)
    const view = record && viewOfPerson(record, seal)
    return agree({
      exists: holders.length > 0,
      careRecipientId: view?.careRecipientId ?? null,
      initials: view ? initialsOf(view.firstName, view.lastName) : null,
      status: view?.status ?? null,
      registeredElsewhere: !view && holders.length > 0,
    })
  })
}

/** Null where the names are masked. */
function initialsOf(firstName: string | null, lastName: string | null): string | null {
  if (firstName === null || lastName === null) return null
  return [firstName, lastName].map((name) => [...name][0] ?? '').join('')
}
