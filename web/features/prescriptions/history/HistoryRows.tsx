import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../products/index.ts'
import { additionText } from '../addition/addition-text.ts'
import type { Stored } from '../prescription/wizard/form/basis.ts'
import css from './History.module.css'
import { additionStatusWord, rowStatusWord } from './status-words.ts'

/** What was granted of each product, how far it was drawn, and what was added to it for a time. */
export function HistoryRows({ rows }: Pick<Stored, 'rows'>) {
  const t = useAllTexts()
  const format = useFormat()
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
              {row.additions.length > 0 && (
                <ul className={css.additions}>
                  {row.additions.map((addition) => (
                    <li key={addition.additionId}>
                      <small className={css.second}>{additionText(addition, t, format)}</small>
                      <Badge tone={addition.status === 'active' ? 'fresh' : 'quiet'}>
                        {additionStatusWord(addition.status, t)}
                      </Badge>
                    </li>
                  ))}
                </ul>
              )}
              <Badge tone="quiet">{rowStatusWord(row.status, t)}</Badge>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
