import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId } from 'react'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './Details.module.css'
import { follow } from './follow.ts'

interface CounterpartsProps {
  readonly product: DetailedProduct
  readonly pathOf: (itemNumber: string) => string
}

/** What is used together with the product, and what is easily taken for that and does not fit. */
export function Counterparts({ product, pathOf }: CounterpartsProps) {
  const words = useCareTexts().productSelection.details
  const { fitsWith, doesNotFitWith } = product
  return (
    <>
      <NamedProducts title={words.fitsWith} products={fitsWith} pathOf={pathOf} mark={<IconCheck />} />
      <NamedProducts title={words.doesNotFitWith} products={doesNotFitWith} pathOf={pathOf} mark={<IconX />} />
    </>
  )
}

interface NamedProductsProps extends Pick<CounterpartsProps, 'pathOf'> {
  readonly title: string
  readonly products: DetailedProduct['fitsWith']
  readonly mark: ReactNode
}

function NamedProducts({ title, products, pathOf, mark }: NamedProductsProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className={css.section}>
      <h3 id={id}>{title}</h3>
      <ul className={css.counterparts} aria-labelledby={id}>
        {products.map(({ itemNumber, name }) => (
          <li key={itemNumber}>
            <Icon size={18} of={mark} />
            <a href={pathOf(itemNumber)} onClick={follow}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
