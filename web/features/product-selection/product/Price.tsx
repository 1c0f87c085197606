import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useCareTexts, useLanguage } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import css from './Product.module.css'
import { packagePrice, piecePrice } from './price-text.ts'

interface PriceProps {
  readonly product: OfferedProduct
  /** False where the client shows no prices: then nothing is said. */
  readonly shown: boolean
}

/** What a package costs, what one piece of it does, and what kind of price it is (O-3-47). */
export function Price({ product, shown }: PriceProps) {
  const t = useCareTexts()
  const { language } = useLanguage()
  const price = packagePrice(product, language)
  const perPiece = piecePrice(product, language)
  if (!shown) return null
  if (price === null) return <p className="o-second">{t.productSelection.noPrice}</p>
  const kind = product.priceAgreementType
  return (
    <p className={css.price}>
      <b>{price}</b>{' '}
      {perPiece && <span className={css.piece}>{t.common.units.perPiece[product.unit]({ price: perPiece })}</span>}{' '}
      {kind !== null && (
        <Badge tone={kind === 'campaign' ? 'fresh' : 'quiet'}>{t.assortment.priceAgreement[kind]}</Badge>
      )}
    </p>
  )
}
