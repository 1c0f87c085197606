import { useTextsAndFormat } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { lineKeyOf } from '../proposal.ts'
import type { NewPrices } from './use-placing.ts'

/** Old price beside new, line by line and in all. */
export function ChangedPricesTable({ prices: { now: prices, before, totalBefore } }: { readonly prices: NewPrices }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.place
  const money = (amount: number | null | undefined) => (amount === null || amount === undefined ? '–' : f.money(amount))
  const changed = prices.lines.flatMap((line) => {
    const former = before.find((each) => lineKeyOf(each) === lineKeyOf(line))?.pricePerPackage
    const same = former === line.pricePerPackage || line.setAside
    return same
      ? []
      : [{ key: lineKeyOf(line), name: line.product.name, before: money(former), now: money(line.pricePerPackage) }]
  })
  const total = { key: 'total', name: t.orders.sum.total, before: money(totalBefore), now: money(prices.totals.total) }
  return (
    <Card title={words.pricesChanged}>
      <DataTable
        caption={words.pricesChanged}
        rows={[...changed, total]}
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
