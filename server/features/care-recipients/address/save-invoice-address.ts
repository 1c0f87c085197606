import { saveInvoiceAddress as contract } from '@omsorg/contract/care-recipients/address/save-invoice-address.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { writeEvent } from '../events.sql.ts'
import { writeAddress } from './addresses.sql.ts'
import { checkInvoiceAddress } from './addresses.ts'
import { countChange } from '../recipient/person.sql.ts'
import { warningsOf } from './written-addresses.ts'

export const saveInvoiceAddress = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId } = input
  const locked = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!locked.ok) return locked
  const { person, carePlaceId } = locked.value
  if (person.row_version !== input.rowVersion) return refuse('stale')
  if (!homeAddressMayBeUsed(person.protected_kind)) return refuse('address-of-protected', { at: 'address' })
  const checked = checkInvoiceAddress(input.address, 'address')
  if (!checked.ok) return checked

  const address = await writeAddress(tx, careRecipientId, checked.value)
  const { row_version: rowVersion } = await countChange(tx, careRecipientId, now)
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'invoice-address-saved', at: now })
  return agree({
    careRecipientId,
    addressId: address.id,
    verified: address.verified,
    rowVersion,
    warnings: warningsOf(address, 'address'),
  })
})
