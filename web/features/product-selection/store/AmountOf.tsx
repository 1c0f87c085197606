import type { PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { QuantityField } from '../../../ui/fields/QuantityField.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { areaOf } from './area-of.ts'
import { unavailableText } from '../product/stock-text.ts'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'

interface AmountOfProps {
  readonly product: PlaceProduct
}

/** How many packages are wanted of a product: adds it, changes the amount, or says why neither can be. */
export function AmountOf({ product }: AmountOfProps) {
  const t = useAllTexts()
  const words = t.store
  const { cart } = useStoreHere()
  const wrap = useRef<HTMLSpanElement>(null)
  const added = useRef(false)
  const { itemNumber, name } = product
  const isIn = cart.isIn(itemNumber)
  const blocked = cart.areas.find(({ therapyArea }) => therapyArea === areaOf(product))?.select.reason
  const unavailable = unavailableText(product, t)
  // Whoever has added a product goes on with its amount.
  useEffect(() => {
    if (!isIn || !added.current) return
    added.current = false
    wrap.current?.querySelector('input')?.focus()
  }, [isIn])

  if (blocked || (unavailable && !isIn)) {
    return (
      <span className={css.locked}>
        <Icon size={16} of={<IconLock />} />
        <span>{blocked ? words.blocks[blocked] : unavailable?.why}</span>
      </span>
    )
  }
  return (
    <span ref={wrap} className={css.amount} data-amount>
      {isIn ? (
        <QuantityField
          label={words.amount.of({ product: name })}
          lessLabel={words.amount.less({ product: name })}
          moreLabel={words.amount.more({ product: name })}
          value={cart.packagesOf(itemNumber)}
          max={mostPackages}
          onChange={(packages) => cart.set(product, packages === 0 ? null : packages)}
          onKeyDown={goDown}
        />
      ) : (
        <Button
          variant="tinted"
          size="compact"
          icon={<IconPlus />}
          aria-label={words.addNamed({ product: name })}
          onClick={() => {
            added.current = true
            cart.set(product, product.usual?.packages ?? 1)
          }}
        >
          {words.add}
        </Button>
      )}
    </span>
  )
}

const mostPackages = 9_999

/** Enter goes to the next product of the list. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const own = event.currentTarget.closest('[data-amount]')
  const all = [...document.querySelectorAll('[data-amount]')]
  const next = all[all.findIndex((each) => each === own) + 1]
  next?.querySelector<HTMLElement>('input, button')?.focus()
}
