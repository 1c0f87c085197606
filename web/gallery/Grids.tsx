import { useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { AmountGrid, type GridColumn } from '../ui/grid/AmountGrid.tsx'
import css from './Gallery.module.css'

interface Row {
  readonly key: string
  readonly room: number
  readonly product: string
  readonly amount: number | null
  readonly aside: boolean
}

const products = ['Pad', 'Dressing']
function rowsOf(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    room: 201 + Math.floor(at / 2),
    product: products[at % 2] ?? '',
    amount: 4,
    aside: at === 3,
  }))
}
/** More rows than are drawn at once. */
const many = 231
const highest = 14

export function Grids() {
  const [rows, setRows] = useState(() => rowsOf(12))
  const [before, setBefore] = useState<readonly (readonly Row[])[]>([])
  const [told, setTold] = useState('')
  const change = (key: string, changed: Partial<Row>) => {
    setBefore([...before, rows])
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  }
  const columns: GridColumn<Row>[] = [
    { key: 'room', head: 'Room', sorted: 'ascending', cell: ({ room }) => <b>{room}</b> },
    { key: 'product', head: 'Product', cell: ({ product }) => product },
    {
      key: 'way',
      head: 'Way on',
      minor: true,
      cell: ({ aside, room }) => aside && <a href={`#renew-${room}`}>Renew for {room}</a>,
    },
  ]
  return (
    <div className={css.wide}>
      <div className={css.scroller}>
        <AmountGrid
          caption="Packages by room"
          rows={rows}
          rowKey={({ key }) => key}
          groupOf={({ room }) => room}
          before={columns}
          amountHead="Packages"
          amountOf={({ room, product, amount, aside }) => ({
            label: `Room ${room}, ${product}, packages`,
            note: 'suggestion 4',
            value: amount,
            aside: aside ? 'Aside' : null,
            bad: (amount ?? 0) > highest,
          })}
          after={[{ key: 'sum', head: 'Sum', right: true, cell: ({ amount }) => (amount ?? 0) * 84 }]}
          under={({ key, amount }) =>
            (amount ?? 0) > highest && (
              <>
                At most {highest}.{' '}
                <Button size="compact" onClick={() => change(key, { amount: highest })}>
                  Change to {highest}
                </Button>
              </>
            )
          }
          onAmount={({ key }, amount) => change(key, { amount })}
          onHighest={({ key }) => change(key, { amount: highest })}
          onAside={({ key, aside }) => change(key, { aside: !aside })}
          onUndo={() => {
            setRows(before.at(-1) ?? rows)
            setBefore(before.slice(0, -1))
          }}
          onPaste={(text) => setTold(`Pasted: ${text.replaceAll('\t', ', ')}`)}
          onEnd={() => setTold('The end')}
        />
      </div>
      <Button onClick={() => setRows(rowsOf(many))}>Order for {many} rows</Button>
      <p role="status" aria-label="What the grid told">
        {told}
      </p>
      <AmountGrid
        caption="No rows"
        rows={[]}
        rowKey={({ key }: Row) => key}
        before={columns.slice(0, 1)}
        amountHead="Packages"
        amountOf={() => ({ label: '', value: null, aside: null })}
        after={[]}
        instead="Nobody needs anything."
        onAmount={() => undefined}
        onHighest={() => undefined}
        onAside={() => undefined}
        onUndo={() => undefined}
        onPaste={() => undefined}
        onEnd={() => undefined}
      />
    </div>
  )
}
