import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { readSimilarCatheterLengths } from '@omsorg/contract/products/search/read-similar-catheter-lengths.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { flavorText } from '../../products/index.ts'
import { type SearchPlace, callOptionsAt } from '../finding/use-product-search.ts'
import css from './Details.module.css'
import { follow } from './follow.ts'
import { compareSizes, shortNames } from './short-names.ts'

interface SiblingsProps {
  readonly product: DetailedProduct
  readonly pathOf: (itemNumber: string) => string
}

/** The same product in its other sizes, and its flavours. */
export function Siblings({ product, pathOf }: SiblingsProps) {
  const t = useCareTexts()
  const words = t.productSelection.details
  const flavors = product.group.filter(({ flavor }) => flavor !== null)
  const others = product.group.filter(({ flavor }) => flavor === null)
  const sizes = [product, ...others].toSorted((one, other) => compareSizes(one.name, other.name))
  const names = shortNames(sizes.map(({ name }) => name))
  return (
    <>
      {others.length > 0 && (
        <section className={css.section}>
          <h3>{words.sizes}</h3>
          <div className="o-row-8">
            {sizes.map(({ itemNumber, name }, at) => (
              <a
                key={itemNumber}
                className={css.sibling}
                aria-current={itemNumber === product.itemNumber || undefined}
                href={pathOf(itemNumber)}
                onClick={follow}
              >
                {names[at] ?? name}
              </a>
            ))}
          </div>
        </section>
      )}
      {flavors.length > 0 && (
        <section className={css.section}>
          <h3>{words.flavors}</h3>
          <div className="o-row-8">
            {flavors.map(({ itemNumber, flavor, name }) => (
              <a key={itemNumber} className={css.sibling} href={pathOf(itemNumber)} onClick={follow}>
                {flavor === null ? name : flavorText(t, flavor)}
              </a>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Catheters of nearly the same length, for whoever finds this one a little long or short. */
export function SimilarLengths({
  here,
  length,
  pathOf,
}: {
  readonly here: SearchPlace
  readonly length: number
  readonly pathOf: (length: number) => string
}) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.productSelection.details
  const { data } = useAnswer(readSimilarCatheterLengths, { params: { length } }, callOptionsAt(here))
  const lengths = data?.lengths.filter((each) => each !== length) ?? []
  if (lengths.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{words.lengths}</h3>
      <div className="o-row-8">
        {lengths.map((each) => (
          <a key={each} className={css.sibling} href={pathOf(each)} onClick={follow}>
            {words.showLength({ length: format.quantity(each, 'mm') })}
          </a>
        ))}
      </div>
    </section>
  )
}
