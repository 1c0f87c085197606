import type { ProductView } from '@omsorg/contract/products/product/product-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { ReactNode } from 'react'
import type { AreaColour } from '../../ui/picture/area.ts'
import { ProductPicture } from '../../ui/picture/ProductPicture.tsx'
import css from './Product.module.css'

const colours: Readonly<Record<TherapyArea, AreaColour>> = {
  Incontinence: 'inco',
  Catheter: 'cath',
  Diabetes: 'diab',
  Ostomy: 'osto',
  Nutrition: 'nutr',
  WoundCare: 'woun',
  Other: 'othr',
  Pca: 'pca',
}

interface ProductRowProps {
  readonly product: Pick<ProductView, 'name' | 'shape' | 'therapyArea'>
  /** What it is and how much of it is used. */
  readonly kind?: ReactNode
  readonly children?: ReactNode
}

/** A thing with its picture, its name and what is to be said of it. */
export function ProductRow({ product, kind, children }: ProductRowProps) {
  return (
    <div className={css.product}>
      <ProductPicture shape={product.shape} area={colours[product.therapyArea]} size={64} />
      <div>
        <p className={css.name}>{unbroken(product.name)}</p>
        {kind && <p className="o-small">{kind}</p>}
        {children}
      </div>
    </div>
  )
}

/** How long it lasts, beside its ring. */
export function Left({ ring, children }: { readonly ring: ReactNode; readonly children: ReactNode }) {
  return (
    <p className={css.left}>
      {ring}
      {children}
    </p>
  )
}
