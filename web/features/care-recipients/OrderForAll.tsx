import IconShoppingCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs'
import { RouteLink } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

interface OrderForAllProps {
  /** How many there are to order for; null until it is known. */
  readonly count: number | null
  /** The order of the first one; the receipt leads on to the next. Null when none of those shown can be ordered for. */
  readonly path: string | null
}

export function OrderForAll({ count, path }: OrderForAllProps) {
  const { list, actions, reasons } = useTexts().careRecipients
  const look = { variant: 'primary', icon: <IconShoppingCartPlus /> } as const
  if (count && path) {
    return (
      <ButtonLink {...look} keyCap="B" render={(looks) => <RouteLink to={path} {...looks} />}>
        {list.orderForCount({ count })}
      </ButtonLink>
    )
  }
  if (count === null) return null
  return (
    <Button {...look} reason={count > 0 ? list.noneShownToOrder : reasons.nothingToOrder}>
      {count > 0 ? list.orderForCount({ count }) : actions.order}
    </Button>
  )
}
