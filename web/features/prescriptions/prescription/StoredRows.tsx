import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { WithdrawalBars } from '../../../ui/supply/WithdrawalBars.tsx'
import { areaColour, consumptionText, flavorText } from '../../products/index.ts'
import { additionText } from '../addition/addition-text.ts'
import type { StoredRow, PrescriptionContext } from './wizard/form/basis.ts'
import css from './wizard/Prescribe.module.css'
import { authorName } from '../../../platform/author-name.ts'

/** The products of a prescription: use, withdrawals left, interval, last order, cut, area and note. */
export function StoredRows({ context: { basis, stored } }: { readonly context: PrescriptionContext }) {
  const [t, f] = useTextsAndFormat()
  const { page, arithmetic, check, use: useWords } = t.prescribing
  const { facts } = page

  function linesOf(row: StoredRow): string[] {
    const area = basis.invoiceAreas.find(({ invoiceAreaId }) => invoiceAreaId === row.invoiceAreaId)
    const cut =
      row.cutOption === 'standard'
        ? facts.cutTo({ size: f.quantity(row.cutSize ?? 0, 'mm') })
        : row.cutOption === 'individual' && useWords.cutOptions.individual
    const lastOrder =
      row.lastOrderDate &&
      (row.lastOrderedBy
        ? facts.lastOrderBy({ date: f.date(row.lastOrderDate), name: authorName(row.lastOrderedBy, t) })
        : f.date(row.lastOrderDate))
    const said: readonly (string | null | false | undefined)[] = [
      arithmetic.draws({
        withdrawals: arithmetic.withdrawals({ count: row.withdrawals }),
        packages: t.common.units.packages({ count: row.packagesPerWithdrawal }),
      }),
      `${facts.interval}: ${t.common.units.days({ count: row.intervalDays })}`,
      row.flavors.length > 0 &&
        row.flavors
          .map(({ name, packages }) => `${flavorText(t, name)} ${t.common.units.packagesShort({ count: packages })}`)
          .join(', '),
      cut,
      area && `${facts.invoiceArea}: ${area.code} ${area.name}`,
      lastOrder && `${facts.lastOrder}: ${lastOrder}`,
      row.note && `${facts.note}: ${row.note}`,
      row.addition && additionText(row.addition, t, f),
    ]
    return said.filter((line) => typeof line === 'string' && line !== '') as string[]
  }

  return (
    <Card title={check.products}>
      <ul className={css.products} aria-label={check.products}>
        {stored.rows.map((row) => {
          const { product, consumption, consumptionPeriod } = row
          const used = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
          const total = row.withdrawals + row.extraWithdrawals
          return (
            <li key={row.prescriptionRowId}>
              <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={56} />
              <div>
                <b>{unbroken(product.name)}</b>
                <span className={css.quiet}>{used ?? t.careRecipients.supply.consumptionMissing}</span>
                {linesOf(row).map((line) => (
                  <span key={line} className={css.quiet}>
                    {line}
                  </span>
                ))}
              </div>
              <div className={css.left}>
                {isClosedRow(row) ? (
                  <Badge>{page.edit.closedRow}</Badge>
                ) : (
                  <WithdrawalBars
                    total={total}
                    left={row.withdrawalsRemaining}
                    text={t.careRecipients.withdrawals.left({ left: row.withdrawalsRemaining, of: total })}
                    note={t.common.units.packages({ count: row.remainingPackages })}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
