import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { leftOf, type Proposal, type Start } from './renewal-start.ts'
import css from '../dialogs/Dialogs.module.css'
import { RowsToChoose } from '../dialogs/RowsToChoose.tsx'
import { startBlockText } from './start-block-text.ts'

interface RenewalFormProps {
  readonly proposal: Proposal
  /** The rows as they stand in the old prescription. */
  readonly held: readonly RowView[]
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
  readonly start: Start
  readonly onStart: (start: Start) => void
  readonly error: string | false
}

/** Which products, and from which day; under each what it grants anew, and what of the old one lapses by it. */
export function RenewalForm({ proposal, held, chosen, onChoose, start, onStart, error }: RenewalFormProps) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.renewing.renew
  const { fromToday, afterOldEnd, rows } = proposal
  const helpOf = (option: Proposal['fromToday'], help: string) =>
    option.can.reason ? startBlockText(option.can.reason, proposal.therapyArea, t) : help
  // What has ended by its date gives nothing any more.
  const givesUp = start === 'today' && proposal.oldEndDate >= fromToday.startDate
  const lapsing = (rowId: number) => {
    const row = givesUp && chosen.has(rowId) && held.find((each) => each.prescriptionRowId === rowId)
    const left = row && leftOf(row)
    if (!row || !left || row.allowedPackages === 0) return null
    return words.lapses({ left: left.withdrawals, packages: t.common.units.packages({ count: left.packages }) })
  }
  return (
    <>
      <RowsToChoose
        legend={words.which}
        rows={rows.map((row) => ({
          id: row.prescriptionRowId,
          name: row.product.name,
          help: (
            <>
              {words.grants({
                count: row.withdrawals,
                packages: t.common.units.packages({ count: row.packagesPerWithdrawal }),
              })}
              <span className={css.lapses} role="status">
                {lapsing(row.prescriptionRowId)}
              </span>
            </>
          ),
        }))}
        chosen={chosen}
        onChange={onChoose}
        error={error}
      />
      <RadioGroup
        legend={words.when}
        name={`renew-${proposal.prescriptionId}`}
        value={start}
        onChange={onStart}
        options={[
          {
            value: 'today',
            label: words.fromToday,
            help: helpOf(
              fromToday,
              words.fromTodayHelp({ end: format.date(fromToday.endDate), date: format.date(fromToday.startDate) }),
            ),
            disabled: !fromToday.can.allowed,
          },
          {
            value: 'after-end',
            label: words.afterEnd({ date: format.date(afterOldEnd.startDate) }),
            help: helpOf(afterOldEnd, words.afterEndHelp({ end: format.date(afterOldEnd.endDate) })),
            disabled: !afterOldEnd.can.allowed,
          },
        ]}
      />
    </>
  )
}
