import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { Proposal } from './proposal.ts'
import { RowsToChoose } from './RowsToChoose.tsx'

export type Start = 'today' | 'after-end'

interface RenewalFormProps {
  readonly proposal: Proposal
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
  readonly start: Start
  readonly onStart: (start: Start) => void
}

export function RenewalForm({ proposal, chosen, onChoose, start, onStart }: RenewalFormProps) {
  const t = useAllTexts()
  const format = useFormat()
  const words = t.renewing.renew
  const { fromToday, afterOldEnd, rows } = proposal
  const helpOf = (option: Proposal['fromToday'], help: string) =>
    option.can.reason ? t.renewing.blocks[option.can.reason] : help
  return (
    <>
      <RowsToChoose
        legend={words.which}
        rows={rows.map((row) => ({
          id: row.prescriptionRowId,
          name: row.product.name,
          help: words.grants({
            count: row.withdrawals,
            packages: t.common.units.packages({ count: row.packagesPerWithdrawal }),
          }),
        }))}
        chosen={chosen}
        onChange={onChoose}
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
