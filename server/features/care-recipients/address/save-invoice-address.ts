import { saveInvoiceAddress as contract } from '@omsorg/contract/care-recipients/address/save-invoice-address.ts'
import { handle } from '../../../platform/handle.ts'
import { writeAddress } from './addresses.sql.ts'
import { checkInvoiceAddress } from './addresses.ts'
import { lockForAddress, noteSavedAddress } from './change-address.ts'

export const saveInvoiceAddress = handle(contract, async ({ input, actor, now, tx }) => {
  const locked = await lockForAddress(tx, input, actor)
  if (!locked.ok) return locked
  const checked = checkInvoiceAddress(input.address, 'address')
  if (!checked.ok) return checked
  const address = await writeAddress(tx, locked.value.careRecipientId, checked.value)
  return noteSavedAddress(tx, actor, { ...locked.value, event: 'invoice-address-saved', address, now })
})
