import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { deleteCartItems } from '@omsorg/contract/product-selection/item/delete-cart-items.ts'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { AgreementLetter, Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Menu } from '../../../ui/action/Menu.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { daysText, toneOf, wordText } from '../../care-recipients/index.ts'
import { areaColour } from '../../products/index.ts'
import { blockText } from './block-text.ts'
import css from './Cart.module.css'
import { CartSigns } from './CartSigns.tsx'
import { ConsumptionFields } from '../item/ConsumptionFields.tsx'
import { useCartAction } from './use-cart.ts'

interface CartRowProps {
  readonly item: CartItemView
  readonly onReplace: (item: CartItemView) => void
  readonly onRemoved: (item: CartItemView) => void
}

/** One product that is selected and waits for its prescription. */
export function CartRow({ item, onReplace, onRemoved }: CartRowProps) {
  const t = useCareTexts()
  const { product, can, unavailabilityCode } = item
  const hindered = blockText(t, can.prescribe, unavailabilityCode)
  const letter = agreementOf(item.agreementLetter)
  const removing = useCartAction(deleteCartItems)

  async function remove(): Promise<void> {
    const result = await removing.run({ input: { cartItemIds: [item.cartItemId] } })
    if (result?.ok) onRemoved(item)
  }

  return (
    <li className={css.row}>
      <div className={css.product}>
        <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={44} />
        <span className={css.lines}>
          <b>{unbroken(product.name)}</b>
          <span className={css.second}>{product.itemNumber}</span>
          <span className={css.marks}>
            {letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />}
            <ContentMarks {...item} />
          </span>
        </span>
      </div>
      <ConsumptionFields key={item.cartItemId} item={item} />
      <LastOrder item={item} />
      <div className={css.next}>
        <Menu
          trigger={(links) => (
            <Button
              {...links}
              size="compact"
              square
              icon={<IconDots />}
              aria-label={t.cart.more({ product: product.name })}
              title={t.cart.more({ product: product.name })}
            />
          )}
          items={[
            {
              key: 'replace',
              word: t.cart.replaceIt,
              icon: <IconArrowsExchange />,
              onChoose: () => onReplace(item),
              reason: blockText(t, can.replace),
            },
            {
              key: 'remove',
              word: t.cart.removeIt,
              icon: <IconTrash />,
              onChoose: () => void remove(),
              danger: true,
              reason: blockText(t, can.remove),
            },
          ]}
        />
      </div>
      {can.prescribe.reason === 'unavailable' && hindered && (
        <div className={css.under}>
          <Notice tone="now">{hindered}</Notice>
        </div>
      )}
      <CartSigns item={item} />
    </li>
  )
}

/** When it was last ordered, and what that says of the next order. */
function LastOrder({ item: { lastOrder, suggestion } }: Pick<CartRowProps, 'item'>) {
  const [t, format] = useCareTextsAndFormat()
  if (!lastOrder) return <span className={css.second}>{t.careRecipients.supply.neverOrdered}</span>
  const packages = t.common.units.packagesShort({ count: lastOrder.packages })
  return (
    <span className={css.lines}>
      <time dateTime={lastOrder.date}>{format.date(lastOrder.date)}</time>
      <span className={css.second}>{t.cart.lastOrder({ packages })}</span>
      {suggestion.word !== 'consumption-missing' && (
        <>
          <Badge tone={toneOf(suggestion.word)}>{wordText(t, suggestion.word)}</Badge>
          <span className={css.second}>{daysText(t, suggestion)}</span>
        </>
      )}
    </span>
  )
}

/** Latex and PVC, quiet as long as the person bears them. */
function ContentMarks({ latex, pvc, warnings }: CartItemView) {
  const { assortment } = useCareTexts()
  return (
    <>
      {latex && <Badge tone={warnings.includes('latex-sensitivity') ? 'error' : 'quiet'}>{assortment.latex}</Badge>}
      {pvc && <Badge tone={warnings.includes('pvc-sensitivity') ? 'error' : 'quiet'}>{assortment.pvc}</Badge>}
    </>
  )
}

const letters = ['A', 'C', 'D', 'S', 'L'] as const

function agreementOf(letter: string | null): (typeof letters)[number] | undefined {
  return letters.find((each) => each === letter)
}
