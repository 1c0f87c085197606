import { openProtectedPerson as contract } from '@omsorg/contract/access-log/entry/open-protected-person.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { personsOfExtract } from './access-log.sql.ts'
import { nameOf, numberOf } from './logged-view.ts'

export function openProtectedPerson(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input: { careRecipientId }, tx }) => {
    const [person] = await personsOfExtract(tx, [careRecipientId])
    if (!person) return refuse('person-not-found')
    return agree({ careRecipientId, name: nameOf(person) ?? '', identityNumber: numberOf(person, seal) })
  })
}
