import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { lineKeyOf } from '../proposal.ts'
import type { NewPrices } from './use-placing.ts'

/** Old price beside new, line by line, in all, and of what persons pay themselves. */
export function ChangedPricesTable({ prices: { now: prices, before, totalsBefore } }: { readonly prices: NewPrices }) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orders.place
  const money = (amount: number | null | undefined) => (amount === null || amount === undefined ? '–' : f.money(amount))
  const changed = prices.lines.flatMap((line) => {
    const former = before.find((each) => lineKeyOf(each) === lineKeyOf(line))?.pricePerPackage
    const same = former === line.pricePerPackage || line.setAside
    return same
      ? []
      : [{ key: lineKeyOf(line), name: line.product.name, before: money(former), now: money(line.pricePerPackage) }]
  })
  const total = {
    key: 'total',
    name: t.orders.sum.total,
    before: money(totalsBefore.total),
    now: money(prices.totals.total),
  }
  const feeIn = ({ patientFeeByArea }: typeof totalsBefore, area: TherapyArea) =>
    patientFeeByArea.find(({ therapyArea }) => therapyArea === area)?.amount ?? 0
  const fees = therapyAreas.flatMap((area) => {
    const [former, now] = [feeIn(totalsBefore, area), feeIn(prices.totals, area)]
    const name = t.orders.sum.patientFee({ area: t.therapyAreas.short[area] })
    return former === now ? [] : [{ key: area, name, before: money(former), now: money(now) }]
  })
  return (
    <Card title={words.pricesChanged}>
      <DataTable
        caption={words.pricesChanged}
        rows={[...changed, total, ...fees]}
        rowKey={(row) => row.key}
        columns={[
          { key: 'name', head: t.orders.quantity.columns.product, cell: (row) => <b>{row.name}</b>, card: 'title' },
          { key: 'before', head: words.before, cell: (row) => row.before, right: true },
          { key: 'now', head: words.now, cell: (row) => <b>{row.now}</b>, right: true },
        ]}
      />
    </Card>
  )
}
