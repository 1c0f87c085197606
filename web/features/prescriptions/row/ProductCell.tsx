import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../products/index.ts'
import css from './ProductsTab.module.css'

export function ProductCell({ row }: { readonly row: RowView }) {
  const t = useTexts()
  const { product, consumption, consumptionPeriod } = row
  const area = areaColour(product.therapyArea)
  const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
  return (
    <span className={css.product}>
      <ProductPicture shape={product.shape} area={area} size={56} />
      <span className={css.lines}>
        <b className={css.name}>{product.name}</b>
        <span className={css.second}>{use ?? t.careRecipients.supply.consumptionMissing}</span>
        <AreaMark area={area}>{t.therapyAreas.short[product.therapyArea]}</AreaMark>
      </span>
    </span>
  )
}
