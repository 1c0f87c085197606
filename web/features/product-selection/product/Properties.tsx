import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import css from './Product.module.css'
import { propertyText } from '@omsorg/texts/papers/property-text.ts'
import { decisiveOf, dropsOf } from './property-text.ts'

interface PropertiesProps {
  readonly product: Pick<OfferedProduct, 'properties' | 'therapyArea'>
  /** How many there is room for. */
  readonly count: number
}

/** What decides the choice in the area, each with its unit. */
export function Properties({ product, count }: PropertiesProps) {
  const [t, format] = useCareTextsAndFormat()
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

/** Five drops, as many filled as the product holds; the millilitres stand beside. */
function Drops({ absorption }: { readonly absorption: number }) {
  const full = dropsOf(absorption)
  return (
    <span className={css.drops} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((drop) => (
        <svg key={drop} viewBox="0 0 11 14" data-full={drop <= full || undefined}>
          <path d="M5.5 1.5c2.5 3.2 4 5.200 4 7.300a4 4 0 0 1-8 0c0-2.1 1.5-4.1 4-7.300Z" />
        </svg>
      ))}
    </span>
  )
}
