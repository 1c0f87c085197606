import type { RowView } from '@omsorg/contract/prescriptions/row-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ProductPicture } from '../../../ui/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../products/index.ts'
import css from './History.module.css'

const nameOf = { preliminary: 'preliminary', active: 'active', 'used-up': 'usedUp', closed: 'closed' } as const

/** What was granted of each product, and how far it was drawn. */
export function HistoryRows({ rows }: { readonly rows: readonly RowView[] }) {
  const t = useAllTexts()
  return (
    <ul className={css.list}>
      {rows.map((row) => {
        const { product, consumption, consumptionPeriod } = row
        const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
        return (
          <li key={row.prescriptionRowId} className={css.product}>
            <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={44} />
            <span className={css.lines}>
              <b>{product.name}</b>
              <small className={css.second}>{use ?? t.careRecipients.supply.consumptionMissing}</small>
              <small className={css.second}>
                {t.renewing.renew.grants({
                  count: row.withdrawals,
                  packages: t.common.units.packages({ count: row.packagesPerWithdrawal }),
                })}
              </small>
              <small className={css.second}>
                {t.careRecipients.withdrawals.left({
                  left: row.withdrawalsRemaining,
                  of: row.withdrawals + row.extraWithdrawals,
                })}
              </small>
              <Badge tone="quiet">{t.statuses.row[nameOf[row.status]]}</Badge>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
