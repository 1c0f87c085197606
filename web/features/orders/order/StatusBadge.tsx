import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { erpStatus, type ErpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { ReactNode } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import css from './Order.module.css'
import { toneOfStatus } from './order-progress.ts'
import { endWord, isSupplier } from '@omsorg/texts/papers/order-words.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'

const icons: Readonly<Record<ErpStatus, ReactNode>> = {
  1: <IconClock />,
  2: <IconSend />,
  3: <IconPackageImport />,
  4: <IconPackage />,
  5: <IconTruckDelivery />,
  6: <IconCheck />,
  7: <IconBan />,
}

interface StatusBadgeProps {
  readonly status: ErpStatus | null
  readonly cancelAsked: boolean
  readonly cancelRefused: boolean
  /** Who cancelled it; `ERP` when the supplier refused. */
  readonly canceller: OrderView['canceller']
}

/** Where an order or a part of it stands; that a cancellation was asked for is a mark beside it. */
export function StatusBadge({ status, cancelAsked, cancelRefused, canceller }: StatusBadgeProps) {
  const t = useAllTexts()
  const marks = t.statuses.erpMarks
  return (
    <span className={css.badges}>
      {status === null ? (
        <Badge>{t.statuses.order.saved}</Badge>
      ) : status === erpStatus.refused ? (
        <Badge tone={isSupplier(canceller) ? 'error' : 'quiet'} icon={icons[status]}>
          {endWord({ canceller }, t)}
        </Badge>
      ) : (
        <Badge tone={toneOfStatus(status)} icon={icons[status]}>
          {t.statuses.erp[status]}
        </Badge>
      )}
      {cancelAsked && !cancelRefused && status !== erpStatus.refused && <Badge tone="soon">{marks.cancelAsked}</Badge>}
      {cancelRefused && <Badge tone="now">{marks.cancelRefused}</Badge>}
    </span>
  )
}
