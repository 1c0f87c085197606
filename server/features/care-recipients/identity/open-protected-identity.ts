import { openProtectedIdentity as contract } from '@omsorg/contract/care-recipients/identity/open-protected-identity.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { identityNumberText } from '@omsorg/domain/format/identity-number.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { readNameAndNumber } from './protected-identity.sql.ts'

/** The reason stands in the access log, in the row that this answer leaves. */
export function openProtectedIdentity(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, tx }) => {
    const person = await readNameAndNumber(tx, input.careRecipientId)
    if (!person) return refuse('recipient-not-found')
    const open = <Value>(field: 'name' | 'identity-number', value: Value) =>
      shown(field, value, person.protected_kind, 'opened')
    const number = open('identity-number', person.identity_number_encrypted)
    return agree({
      careRecipientId: person.id,
      firstName: open('name', person.first_name) ?? '',
      lastName: open('name', person.last_name) ?? '',
      ssn: number && identityNumberText(seal.open(number), marketOf(person.market).country),
    })
  })
}
