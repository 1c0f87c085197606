import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button, type ButtonLook } from '../../../ui/action/Button.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { orderPathOf, stepOf } from './preliminary-view.ts'

interface StarProps {
  readonly row: PreliminaryOrderRow
  readonly busy: boolean
  readonly onStar: (favorite: boolean) => void
}

export function Star({ row, busy, onStar }: StarProps) {
  const t = useAllTexts()
  const { favorite, name, type } = row
  const words = t.preliminaryOrders
  return (
    <Button
      variant="text"
      size="compact"
      square
      icon={favorite ? <IconStarFilled /> : <IconStar />}
      aria-label={words.star({ name: name || words.types[type] })}
      aria-pressed={favorite}
      busy={busy}
      onClick={() => onStar(!favorite)}
    />
  )
}

/** 'Group order, 8 lines, 46 packages', or for how many residents. */
export function ContentText({ row }: { readonly row: PreliminaryOrderRow }) {
  const t = useAllTexts()
  const { type, lineCount, packages, residents } = row
  return [
    t.preliminaryOrders.types[type],
    lineCount !== null && t.orders.wizard.lines({ count: lineCount }),
    residents === null
      ? packages !== null && t.common.units.packages({ count: packages })
      : t.orderPage.residents({ count: residents }),
  ]
    .filter(Boolean)
    .join(', ')
}

interface OrderStepProps {
  readonly row: PreliminaryOrderRow
  readonly variant?: ButtonLook['variant']
  /** Where nothing can go as it stands: to what can be done about it. */
  readonly onReplace?: () => void
}

/** Leads to where it is ordered; where that cannot be, says why, or to what has to be replaced first. */
export function OrderStep({ row, variant = 'tinted', onReplace }: OrderStepProps) {
  const t = useAllTexts()
  const words = t.preliminaryOrders
  const step = stepOf(row)
  const hidden = <VisuallyHidden> {row.name || words.types[row.type]}</VisuallyHidden>
  if (row.can.order.allowed) {
    return (
      <RouteButton variant={variant} size="compact" to={orderPathOf(row)}>
        {words.steps[step]}
        {hidden}
      </RouteButton>
    )
  }
  if (step === 'replace' && onReplace) {
    return (
      <Button variant={variant} size="compact" onClick={onReplace}>
        {words.steps.replace}
        {hidden}
      </Button>
    )
  }
  return (
    <Button variant={variant} size="compact" reason={words.blocks[row.can.order.reason ?? 'ordering-right-missing']}>
      {words.steps.order}
      {hidden}
    </Button>
  )
}
