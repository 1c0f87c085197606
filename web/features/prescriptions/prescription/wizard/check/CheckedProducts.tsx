import { useTextsAndFormat } from '../../../../../platform/format.ts'
import { ProductPicture } from '../../../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText, flavorText } from '../../../../products/index.ts'
import { calculate } from '../form/calculation.ts'
import type { Item } from '../form/basis.ts'
import type { RowFields } from '../form/fields.ts'
import { decimalOf } from '../form/to-input.ts'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'
import { calculationText } from '../words/calculation-text.ts'

/** Each product with its use, what it grants, and everything else that was filled in for it. */
export function CheckedProducts({ form }: { readonly form: Prescribing }) {
  const [t, f] = useTextsAndFormat()
  const { fields, context, frame } = form
  const { locale, basis } = context

  function moreOf(row: RowFields, item: Item): string[] {
    const area = basis.invoiceAreas.find(({ invoiceAreaId }) => String(invoiceAreaId) === row.invoiceAreaId)
    const flavors = item.flavorsToChoose.flatMap(({ itemNumber, name }) => {
      const share = decimalOf(row.flavors[itemNumber] ?? '', locale)
      return share ? [`${flavorText(t, name)} ${f.number(share)}`] : []
    })
    const cut =
      row.cutOption === 'standard'
        ? t.prescribing.page.facts.cutTo({ size: f.quantity(Number(row.cutSize), 'mm') })
        : row.cutOption === 'individual'
          ? t.prescribing.use.cutOptions.individual
          : ''
    return [flavors.join('; '), cut, area ? `${area.code} ${area.name}` : '', row.note.trim()].filter(
      (text) => text !== '',
    )
  }

  return (
    <ul className={css.products} aria-label={t.prescribing.check.products}>
      {fields.rows.map((row) => {
        const item = context.items.get(row.itemNumber)
        if (!item) return null
        const { product } = item
        const made = calculate(row, product.itemsPerPackage, frame, locale)
        const said = calculationText(made, { unit: product.unit, hasPeriod: frame.period !== null }, t, f)
        const consumption = decimalOf(row.amount, locale)
        const use = consumptionText(t, { consumption, consumptionPeriod: row.unit, unit: product.unit })
        return (
          <li key={row.key}>
            <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />
            <div>
              <b>{product.name}</b>
              <span className={css.quiet}>{use ?? t.careRecipients.supply.consumptionMissing}</span>
              {moreOf(row, item).map((text) => (
                <span key={text} className={css.quiet}>
                  {text}
                </span>
              ))}
            </div>
            <div className={css.amount}>
              <b>{said.main}</b>
              {made.withdrawals !== null && made.packagesPerWithdrawal !== null && (
                <span className={css.quiet}>
                  {t.prescribing.arithmetic.draws({
                    withdrawals: t.prescribing.arithmetic.withdrawals({ count: made.withdrawals }),
                    packages: t.common.units.packages({ count: made.packagesPerWithdrawal }),
                  })}
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
