import IconShoppingCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { useTexts } from '../../../../platform/texts.tsx'
import { Button, ButtonLink } from '../../../../ui/action/Button.tsx'
import type { Counts } from './list-view.ts'

interface OrderForAllProps {
  /** Null until they are known. */
  readonly counts: Counts | null
  /** The order of the first one; the receipt leads on to the next. Null when none of those shown can be ordered for. */
  readonly path: string | null
  /** The counts are of what was found, and say nothing of everybody. */
  readonly searching: boolean
}

export function OrderForAll({ counts, path, searching }: OrderForAllProps) {
  const { list, actions, reasons } = useTexts().careRecipients
  if (!counts) return null
  const count = counts.toOrder
  const look = { variant: 'primary', icon: <IconShoppingCartPlus /> } as const
  if (count > 0 && path) {
    return (
      <ButtonLink {...look} keyCap="B" render={(looks) => <RouteLink to={path} {...looks} />}>
        {list.orderForCount({ count })}
      </ButtonLink>
    )
  }
  const none = counts.timeToOrder > 0 ? reasons.nothingToOrder : searching ? list.noneShownToOrder : list.calm.title
  return (
    <Button {...look} reason={count > 0 ? list.noneShownToOrder : none}>
      {count > 0 ? list.orderForCount({ count }) : actions.order}
    </Button>
  )
}
