import { lastDeliveryNotifications as contract } from '@omsorg/contract/orders/latest/last-delivery-notifications.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readLastNotification } from './latest.sql.ts'

export const lastDeliveryNotifications: Handler<typeof contract.name> = handle(contract, async ({ query, tx }) => {
  const { careRecipientId } = query
  const last = await readLastNotification(tx, careRecipientId)
  if (!last) return notFound()
  const { protected_kind: protection } = last
  return agree({
    careRecipientId,
    notifyBy: last.notify_by,
    notifyPhone: shown('address', last.notify_phone, protection),
    notifyEmail: shown('address', last.notify_email, protection),
  })
})
