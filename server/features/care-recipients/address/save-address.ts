import { saveAddress as contract } from '@omsorg/contract/care-recipients/address/save-address.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { writeEvent } from '../events.sql.ts'
import { clearDefault, readDeliveryAddressIds, writeAddress } from './addresses.sql.ts'
import { checkDeliveryAddress } from './addresses.ts'
import { countChange } from '../recipient/person.sql.ts'
import { warningsOf } from './written-addresses.ts'

export const saveAddress = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId } = input
  const locked = await lockChangeablePerson(tx, careRecipientId, actor)
  if (!locked.ok) return locked
  const { person, carePlaceId } = locked.value
  if (person.row_version !== input.rowVersion) return refuse('stale')
  if (!homeAddressMayBeUsed(person.protected_kind)) return refuse('address-of-protected', { at: 'address' })

  const stored = await readDeliveryAddressIds(tx, careRecipientId)
  const storedIds = stored.map(({ id }) => id)
  const checked = checkDeliveryAddress(input.address, storedIds, 'address')
  if (!checked.ok) return checked
  const others = stored.filter(({ id }) => id !== checked.value.id)
  const isDefault = checked.value.isDefault || others.length === 0
  if (!isDefault && !others.some((each) => each.isDefault)) {
    return refuse('one-default-needed', { at: 'address.isDefault' })
  }

  if (isDefault) await clearDefault(tx, careRecipientId)
  const address = await writeAddress(tx, careRecipientId, { ...checked.value, isDefault })
  const { row_version: rowVersion } = await countChange(tx, careRecipientId, now)
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'address-saved', at: now })
  return agree({
    careRecipientId,
    addressId: address.id,
    verified: address.verified,
    rowVersion,
    warnings: warningsOf(address, 'address'),
  })
})
