import type { DetailedProduct } from '@omsorg/contract/products/detailed-product.ts'
import { readSimilarCatheterLengths } from '@omsorg/contract/products/similar-catheter-length.ts'
import type { MouseEvent } from 'react'
import { useFormat } from '../../../platform/format.ts'
import { openAddress } from '../../../platform/navigation.tsx'
import { useAnswer } from '../../../platform/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { flavorText } from '../../products/index.ts'
import css from './Details.module.css'
import { shortNames } from './short-names.ts'

interface SiblingsProps {
  readonly product: DetailedProduct
  readonly pathOf: (itemNumber: string) => string
}

/** The same product in its other sizes, and its flavours. */
export function Siblings({ product, pathOf }: SiblingsProps) {
  const t = useAllTexts()
  const words = t.productSelection.details
  const flavors = product.group.filter(({ flavor }) => flavor !== null)
  const sizes = product.group.filter(({ flavor }) => flavor === null)
  const names = shortNames([product.name, ...sizes.map(({ name }) => name)])
  const [own = product.name] = names
  return (
    <>
      {sizes.length > 0 && (
        <section className={css.section}>
          <h3>{words.sizes}</h3>
          <div className={css.siblings}>
            <a className={css.sibling} aria-current="true" href={pathOf(product.itemNumber)} onClick={follow}>
              {own}
            </a>
            {sizes.map(({ itemNumber, name }, at) => (
              <a key={itemNumber} className={css.sibling} href={pathOf(itemNumber)} onClick={follow}>
                {names[at + 1] ?? name}
              </a>
            ))}
          </div>
        </section>
      )}
      {flavors.length > 0 && (
        <section className={css.section}>
          <h3>{words.flavors}</h3>
          <div className={css.siblings}>
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
  length,
  pathOf,
}: {
  readonly length: number
  readonly pathOf: (length: number) => string
}) {
  const t = useAllTexts()
  const format = useFormat()
  const words = t.productSelection.details
  const { data } = useAnswer(readSimilarCatheterLengths, { params: { length } }, { silent: true })
  const lengths = data?.lengths.filter((each) => each !== length) ?? []
  if (lengths.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{words.lengths}</h3>
      <div className={css.siblings}>
        {lengths.map((each) => (
          <a key={each} className={css.sibling} href={pathOf(each)} onClick={follow}>
            {words.showLength({ length: format.quantity(each, 'mm') })}
          </a>
        ))}
      </div>
    </section>
  )
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  const { pathname, search } = new URL(event.currentTarget.href)
  void openAddress(pathname + search, { replace: true })
}
