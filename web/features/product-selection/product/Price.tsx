import type { OfferedProduct } from '@omsorg/contract/products/offered-product.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import css from './Product.module.css'
import { packagePrice, piecePrice } from './price-text.ts'

interface PriceProps {
  readonly product: OfferedProduct
  /** False where the client shows no prices: then nothing is said. */
  readonly shown: boolean
}

/** What a package costs, and for whoever compares, what one piece of it does. */
export function Price({ product, shown }: PriceProps) {
  const t = useAllTexts()
  const { language } = useLanguage()
  const price = packagePrice(product, language)
  const perPiece = piecePrice(product, language)
  if (!shown) return null
  if (price === null) return <p className={css.second}>{t.productSelection.noPrice}</p>
  return (
    <p className={css.price}>
      <b>{price}</b> {perPiece && <span>{t.common.units.perPiece({ price: perPiece })}</span>}
    </p>
  )
}
