import type { ProductView } from '@omsorg/contract/products/product/product-view.ts'
import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import productCss from '../product/Product.module.css'
import css from './Store.module.css'
import { authorName } from '../../../platform/author-name.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'

type Named = Pick<ProductView, 'name' | 'itemNumber' | 'shape' | 'therapyArea'>

/** A product in a table of the store. */
export function StoreProduct({ product }: { readonly product: Named }) {
  const [t] = useTextsAndFormat()
  return (
    <span className={productCss.rowProduct}>
      <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={44} />
      <span className={css.lines}>
        <b>{unbroken(product.name)}</b>
        <span className="o-second">{t.productSelection.item({ item: product.itemNumber })}</span>
      </span>
    </span>
  )
}

/** When something was done to it, and by whom. */
export function DoneBy({ on, by }: { readonly on: string; readonly by: ShownAuthor | null }) {
  const [t, format] = useTextsAndFormat()
  return (
    <span className={css.lines}>
      <time dateTime={on}>{format.dateTime(on)}</time>
      <span className="o-second">{authorName(by, t)}</span>
    </span>
  )
}
