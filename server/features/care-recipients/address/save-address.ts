import { saveAddress as contract } from '@omsorg/contract/care-recipients/address/save-address.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { clearDefault, readDeliveryAddressIds, writeAddress } from './addresses.sql.ts'
import { checkDeliveryAddress } from './addresses.ts'
import { lockForAddress, noteSavedAddress } from './change-address.ts'

export const saveAddress = handle(contract, async ({ input, actor, now, tx }) => {
  const locked = await lockForAddress(tx, input, actor)
  if (!locked.ok) return locked
  const { careRecipientId } = locked.value

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
  return noteSavedAddress(tx, actor, { ...locked.value, event: 'address-saved', address, now })
})
