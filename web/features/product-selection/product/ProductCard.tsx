import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { detailOf } from '@omsorg/texts/pictures/product-detail.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import { Price } from './Price.tsx'
import { ProductMarks } from './ProductMarks.tsx'
import { Properties } from './Properties.tsx'
import { secondLine } from './second-line.ts'
import css from './Product.module.css'
import { ProductName } from './ProductName.tsx'
import type { ProductDisplay } from './product-display.ts'
import type { ProductSlots } from './slots.ts'

interface ProductCardProps extends ProductSlots {
  readonly product: OfferedProduct
  readonly path: string
  readonly display: ProductDisplay
}

export function ProductCard({ product, path, display, choice, marks, isChosen }: ProductCardProps) {
  const t = useCareTexts()
  const { agreementLetter: letter } = product
  return (
    <li className={css.card} data-chosen={isChosen(product) || undefined}>
      <ProductPicture
        shape={product.shape}
        area={areaColour(product.therapyArea)}
        detail={detailOf(product.properties)}
        size="cover"
      />
      {letter && (
        <span className={css.letter}>
          <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} onPicture />
        </span>
      )}
      <div className={css.inside}>
        <h3>
          <ProductName name={product.name} path={path} />
        </h3>
        <p className="o-second">{secondLine(product, t)}</p>
        <Properties product={product} count={3} />
        <ProductMarks product={product}>{marks(product)}</ProductMarks>
        <Price product={product} shown={display.pricesAreShown} />
        <div className={css.end}>{choice(product, display.compareAllowed)}</div>
      </div>
    </li>
  )
}
