import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { ReactNode } from 'react'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import css from './Product.module.css'
import { stockTone, stockWord, takesLonger } from './stock-text.ts'

interface ProductMarksProps {
  readonly product: OfferedProduct
  /** What else is to be marked, of the person for whom it is chosen. */
  readonly children?: ReactNode
}

/** Stock, delay, latex and PVC, each with its word. */
export function ProductMarks({ product, children }: ProductMarksProps) {
  const [t, format] = useCareTextsAndFormat()
  const { stockStatus, delayedUntil, itemStatus, latex, pvc } = product
  return (
    <span className={css.marks}>
      {stockStatus !== null && (
        <Badge tone={stockTone(stockStatus)} {...(takesLonger(stockStatus) ? { icon: <IconTruckDelivery /> } : {})}>
          {stockWord(stockStatus, t)}
        </Badge>
      )}
      {itemStatus === 'outgoing' && <Badge tone="soon">{t.statuses.item.outgoing}</Badge>}
      {delayedUntil !== null && (
        <Badge tone="soon">{t.productSelection.delayedUntil({ date: format.date(delayedUntil) })}</Badge>
      )}
      {latex && <Badge tone="quiet">{t.assortment.latex}</Badge>}
      {pvc && <Badge tone="quiet">{t.assortment.pvc}</Badge>}
      {children}
    </span>
  )
}
