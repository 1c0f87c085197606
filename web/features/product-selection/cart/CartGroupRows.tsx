import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import IconClipboardPlus from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs'
import { useId } from 'react'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useRecipientHere } from '../../care-recipients/index.ts'
import { areaColour } from '../../products/index.ts'
import { blockText } from './block-text.ts'
import css from './Cart.module.css'
import { prescribingOf, type CartGroup } from './cart-groups.ts'
import { CartRow } from './CartRow.tsx'
import { prescribingPath } from './paths-of-cart.ts'

interface CartGroupRowsProps {
  readonly group: CartGroup
  readonly onReplace: (item: CartItemView) => void
  readonly onRemoved: (item: CartItemView) => void
}

/** What waits in one therapy area, with the step that prescribes it all. */
export function CartGroupRows({ group, onReplace, onRemoved }: CartGroupRowsProps) {
  const t = useAllTexts()
  const headId = useId()
  const { columns } = t.cart
  return (
    <section className={css.group} aria-labelledby={headId}>
      <div className={css.head}>
        <h3 id={headId}>
          <AreaMark area={areaColour(group.area)}>{t.therapyAreas.names[group.area]}</AreaMark>
        </h3>
        <Prescribe group={group} headId={headId} />
      </div>
      <div className={css.columns} aria-hidden="true">
        <span>{columns.product}</span>
        <span>{columns.consumption}</span>
        <span>{columns.lastOrder}</span>
      </div>
      <ul className={css.rows}>
        {group.items.map((item) => (
          <CartRow key={item.cartItemId} {...{ item, onReplace, onRemoved }} />
        ))}
      </ul>
    </section>
  )
}

interface PrescribeProps {
  readonly group: CartGroup
  /** Names the area: the words on the buttons of two areas may be alike. */
  readonly headId: string
}

function Prescribe({ group, headId }: PrescribeProps) {
  const t = useAllTexts()
  const path = prescribingPath(useRecipientHere(), group.area)
  const { count, hindered } = prescribingOf(group)
  const look = { variant: 'tinted', size: 'compact', icon: <IconClipboardPlus /> } as const
  const words = t.cart.prescribeCount({ count: hindered ? group.items.length : count })
  if (path !== null && !hindered) {
    return (
      <RouteButton {...look} to={path} aria-describedby={headId}>
        {words}
      </RouteButton>
    )
  }
  const reason = hindered && blockText(t, hindered.can.prescribe, hindered.unavailabilityCode)
  return (
    <Button {...look} aria-describedby={headId} reason={reason ?? t.cart.atCarePlace}>
      {words}
    </Button>
  )
}
