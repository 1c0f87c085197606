import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { ReactElement } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { detailOf, pathOf, timeText, titleOf, type Item } from './items.ts'
import css from './Calendar.module.css'

interface ItemChipProps {
  readonly item: Item
  readonly careRecipientId: number
  readonly onOpen: (item: Item) => void
  /** In a grid the day has the focus, and what stands on it is opened from there. */
  readonly inGrid?: boolean
  /** Without its time and its product, which stand beside it. */
  readonly brief?: boolean
}

/** One thing on a day: a button that opens what was planned, or a link to where it comes from. */
export function ItemChip({ item, careRecipientId, onOpen, inGrid = false, brief = false }: ItemChipProps) {
  const [t, f] = useTextsAndFormat()
  const detail = detailOf(item)
  const content = (
    <>
      <Icon size={16} of={iconOf(item)} />
      <span className={css.chipWords}>
        <b>{`${brief ? '' : timeText(item.entry?.timeOfDay ?? null, f)} ${titleOf(item, t)}`.trim()}</b>
        {detail && !brief && <small>{detail}</small>}
      </span>
    </>
  )
  const look = { className: css.chip, 'data-tone': toneOf(item), ...(inGrid ? { tabIndex: -1 } : {}) }
  return item.entry ? (
    <button type="button" {...look} onClick={() => onOpen(item)}>
      {content}
    </button>
  ) : (
    <RouteLink to={pathOf(item.computed, careRecipientId)} {...look}>
      {content}
    </RouteLink>
  )
}

export function iconOf({ entry, computed }: Item): ReactElement {
  if (entry) return entry.recurrence === 'once' ? <IconClipboardText /> : <IconRepeat />
  if (computed.kind === 'delivery') return computed.isDone ? <IconCheck /> : <IconTruckDelivery />
  return { 'run-out': <IconAlertTriangle />, 'order-by': <IconShoppingCart />, 'prescription-end': <IconRefresh /> }[
    computed.kind
  ]
}

function toneOf({ entry, computed }: Item): string {
  if (entry) return entry.therapyArea
  return computed.kind === 'delivery' && computed.isDone ? 'done' : computed.kind
}
