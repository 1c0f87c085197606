import { useAllTexts } from '../../../platform/texts.tsx'
import { QuantityField } from '../../../ui/fields/QuantityField.tsx'
import { flavorText } from '../../products/index.ts'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'
import { type StoreLine, waitsForFlavors } from './wishes.ts'

/** The packages of a product by flavour: they are the packages of the product, so that the two always add up. */
export function FlavorAmounts({ line }: { readonly line: StoreLine }) {
  const t = useAllTexts()
  const words = t.store.amount
  const { cart } = useStoreHere()
  const { product } = line
  const packagesOf = (itemNumber: string) =>
    line.flavors.find((flavor) => flavor.itemNumber === itemNumber)?.packages ?? 0

  function become(itemNumber: string, packages: number): void {
    const flavors = product.flavorsToChoose
      .map((flavor) => ({
        itemNumber: flavor.itemNumber,
        packages: flavor.itemNumber === itemNumber ? packages : packagesOf(flavor.itemNumber),
      }))
      .filter((flavor) => flavor.packages > 0)
    const sum = flavors.reduce((total, flavor) => total + flavor.packages, 0)
    cart.set(product, sum === 0 ? line.packages : sum, sum === 0 ? [] : flavors)
  }

  return (
    <fieldset className={css.flavors}>
      <legend data-waits={waitsForFlavors(line) || undefined}>{words.share}</legend>
      {product.flavorsToChoose
        .filter(({ orderable, itemNumber }) => orderable || packagesOf(itemNumber) > 0)
        .map(({ itemNumber, name }) => {
          const flavor = flavorText(t, name)
          const label = words.ofFlavor({ flavor, product: product.name })
          return (
            <span key={itemNumber} className={css.flavor}>
              <span>{flavor}</span>
              <QuantityField
                label={label}
                lessLabel={words.less({ product: flavor })}
                moreLabel={words.more({ product: flavor })}
                value={packagesOf(itemNumber)}
                max={9_999}
                readOnly={!line.mayChange}
                onChange={(packages) => become(itemNumber, packages ?? 0)}
              />
            </span>
          )
        })}
    </fieldset>
  )
}
