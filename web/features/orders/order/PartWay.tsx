import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { OrderWay } from '../../../ui/order/OrderWay.tsx'
import { type OrderPart, type Stop, type WayWord, wayOf } from './order-progress.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

const icons: Readonly<Record<WayWord, ReactNode>> = {
  sent: <IconSend />,
  received: <IconPackage />,
  'on-its-way': <IconTruckDelivery />,
  delivered: <IconMapPin />,
}

/** The four words of the way of a part, each with its time, or with what is awaited there. */
export function PartWay({ part, label }: { readonly part: OrderPart; readonly label: string }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderPage
  const { deliveryDate, erpOrderStatus } = part
  const noteOf = ({ word, state }: Stop) => {
    if (word === 'sent') return erpOrderStatus === erpStatus.new ? words.wayNotes.queued : undefined
    if (state !== 'to-come') return undefined
    if (word === 'delivered')
      return deliveryDate && <WithDates>{words.expected({ date: f.date(deliveryDate) })}</WithDates>
    return words.wayNotes[word]
  }
  return (
    <OrderWay
      label={label}
      stateWords={t.orders.details.stages}
      stops={wayOf(part).map((stop) => ({
        key: stop.word,
        word: words.way[stop.word],
        state: stop.state,
        icon: icons[stop.word],
        when: stop.at && <time dateTime={stop.at}>{f.dateTime(stop.at)}</time>,
        note: noteOf(stop),
      }))}
    />
  )
}
