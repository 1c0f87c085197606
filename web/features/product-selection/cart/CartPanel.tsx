import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { Suspense, useId, useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { blockText } from './block-text.ts'
import css from './Cart.module.css'
import { cartGroupsOf, prescribingOf, type CartGroup } from './cart-groups.ts'
import { soon } from '../../../ui/dialog/soon.tsx'
import { useCart, useCartAction } from './use-cart.ts'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import { CartSigns } from './CartSigns.tsx'
import IconClipboardPlus from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { useRecipientHere } from '../../care-recipients/index.ts'
import { CartRow } from './CartRow.tsx'
import { prescribingPath } from './paths-of-cart.ts'

const ReplaceDialog = soon(async () => ({
  default: (await import('../item/replacing/ReplaceDialog.tsx')).ReplaceDialog,
}))

/** What was acted on is gone, and would take the focus with it. */
function focusOn(said: HTMLElement | null): void {
  said?.focus()
}

/** What is selected for a person and not prescribed yet; nothing is drawn where nothing was ever selected. */
export function CartPanel() {
  const t = useCareTexts()
  const words = t.cart
  const cart = useCart()
  const adding = useCartAction(addToCart)
  const [replacing, setReplacing] = useState<CartItemView | null>(null)
  const [removed, setRemoved] = useState<CartItemView | null>(null)
  const [done, setDone] = useState<string | null>(null)

  function say(text: string): void {
    setRemoved(null)
    setDone(text)
  }
  function sayRemoved(item: CartItemView): void {
    setDone(null)
    setRemoved(item)
  }
  async function undo(item: CartItemView): Promise<void> {
    const { careRecipientId, therapyArea, itemNumber, consumption, consumptionPeriod, checkConsumption } = item
    const flavors = item.flavors.map((flavor) => ({ itemNumber: flavor.itemNumber, consumption: flavor.consumption }))
    const items = [{ itemNumber, consumption, consumptionPeriod, checkConsumption, flavors }]
    const result = await adding.run({ input: { careRecipientId, therapyArea, items } })
    if (result?.ok) say(words.restored({ product: item.product.name }))
  }

  if (cart.isError) {
    return (
      <Card title={words.title} className={css.panel} padded>
        <AnswerFailed answer={cart} />
      </Card>
    )
  }
  // The card above keeps the place while both are on their way: most people have nothing that waits.
  if (!cart.data || (cart.data.totalCount === 0 && !removed)) return null

  const { waiting, prescribed } = cartGroupsOf(cart.data.entities)
  const [first] = waiting
  const locked = first?.items[0] && blockText(t, first.items[0].can.change)
  return (
    <Card title={words.title} className={css.panel}>
      {removed && (
        <div className={css.said}>
          <Notice
            tone="fresh"
            spoken
            actions={
              <Button size="compact" autoFocus busy={adding.busy} onClick={() => void undo(removed)}>
                {t.common.actions.undo}
              </Button>
            }
          >
            {words.removed({ product: removed.product.name })}
          </Notice>
        </div>
      )}
      {done !== null && (
        <div key={done} className={css.said} tabIndex={-1} ref={focusOn}>
          <Notice tone="fresh" spoken>
            {done}
          </Notice>
        </div>
      )}
      {locked && <p className={css.locked}>{locked}</p>}
      {waiting.length === 0 && <p className={css.calm}>{words.allPrescribed}</p>}
      {waiting.map((group) => (
        <CartGroupRows key={group.area} group={group} onReplace={setReplacing} onRemoved={sayRemoved} />
      ))}
      {prescribed.length > 0 && <PrescribedItems items={prescribed} onReplace={setReplacing} />}
      <Suspense>
        {replacing && (
          <ReplaceDialog
            item={replacing}
            onClose={() => setReplacing(null)}
            onReplaced={(product) => {
              setReplacing(null)
              say(words.replacing.done({ product }))
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface PrescribedItemsProps {
  readonly items: readonly CartItemView[]
  readonly onReplace: (item: CartItemView) => void
}

/** What is selected and prescribed, folded away: the supply above shows it, and here it can be replaced. */
function PrescribedItems({ items, onReplace }: PrescribedItemsProps) {
  const t = useCareTexts()
  const words = t.cart
  return (
    <details className={css.prescribed}>
      <summary>{words.prescribed.title({ count: items.length })}</summary>
      <p className={css.second}>{words.prescribed.body}</p>
      <ul>
        {items.map((item) => {
          const { product, can } = item
          const reason = blockText(t, can.replace)
          return (
            <li key={item.cartItemId}>
              <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={32} />
              <span className={css.lines}>
                <b>{unbroken(product.name)}</b>
                <span className={css.second}>{t.therapyAreas.names[item.therapyArea]}</span>
              </span>
              <Button
                variant="text"
                size="compact"
                icon={<IconArrowsExchange />}
                aria-label={t.productSelection.named({ action: words.replaceIt, product: product.name })}
                {...(reason ? { reason } : {})}
                onClick={() => onReplace(item)}
              >
                {words.replaceIt}
              </Button>
              <CartSigns item={item} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface CartGroupRowsProps {
  readonly group: CartGroup
  readonly onReplace: (item: CartItemView) => void
  readonly onRemoved: (item: CartItemView) => void
}

/** What waits in one therapy area, with the step that prescribes it all. */
function CartGroupRows({ group, onReplace, onRemoved }: CartGroupRowsProps) {
  const t = useCareTexts()
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
  const t = useCareTexts()
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
