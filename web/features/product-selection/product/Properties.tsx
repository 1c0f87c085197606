import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Drops } from './Drops.tsx'
import css from './Product.module.css'
import { decisiveOf, propertyText } from './property-text.ts'

interface PropertiesProps {
  readonly product: Pick<OfferedProduct, 'properties' | 'therapyArea'>
  /** How many there is room for. */
  readonly count: number
}

/** What decides the choice in the area, each with its unit. */
export function Properties({ product, count }: PropertiesProps) {
  const t = useAllTexts()
  const format = useFormat()
  const area = product.therapyArea
  return (
    <dl className={css.properties}>
      {decisiveOf(product.properties, area, count).map((property) => (
        <div key={property.key}>
          <dt>{t.assortment.properties[property.key].name}</dt>
          <dd>
            {property.key === 'absorption' && property.from !== null && <Drops absorption={property.from} />}
            {propertyText(property, area, { t, format })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
