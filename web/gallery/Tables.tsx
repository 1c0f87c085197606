import { useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/feedback/Badge.tsx'
import { Empty } from '../ui/feedback/Empty.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { type Column, DataTable } from '../ui/table/DataTable.tsx'
import { DefinitionList, Facts } from '../ui/table/Facts.tsx'
import css from './Gallery.module.css'

interface Person {
  readonly id: number
  readonly name: string
  readonly days: number
}

const persons: readonly Person[] = [
  { id: 1, name: 'Anna Lind', days: 3 },
  { id: 2, name: 'Bo Ek', days: 12 },
  { id: 3, name: 'Carin Alm', days: 30 },
]

export function Tables() {
  const [down, setDown] = useState(false)
  const [current, setCurrent] = useState<number | undefined>()
  const rows = down ? persons.toReversed() : persons
  const columns: Column<Person>[] = [
    {
      key: 'name',
      head: 'Name',
      card: 'title',
      sort: { direction: down ? 'descending' : 'ascending', onSort: () => setDown(!down) },
      cell: ({ id, name }) => <a href={`#person-${id}`}>{name}</a>,
    },
    {
      key: 'days',
      head: 'Days left',
      right: true,
      sort: { direction: null, onSort: () => undefined },
      cell: ({ days }) => days,
    },
    { key: 'room', head: 'Room', minor: true, cell: ({ id }) => <TextField label={`Room of ${id}`} labelHidden /> },
    { key: 'state', head: 'State', card: 'status', cell: () => <Badge tone="soon">Soon</Badge> },
    {
      key: 'order',
      head: 'Order',
      headHidden: true,
      card: 'action',
      right: true,
      cell: ({ name }) => (
        <Button size="compact" aria-label={`Order for ${name}`}>
          Order
        </Button>
      ),
    },
  ]
  return (
    <>
      <div className={css.wide}>
        <Card title="Care recipients">
          <DataTable
            caption="Care recipients"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            arrows
            currentKey={current}
            onCurrent={({ id }) => setCurrent(id)}
            under={({ id }) => id === 2 && <Notice tone="now">The delivery address is missing.</Notice>}
          />
        </Card>
      </div>
      <div className={css.wide}>
        <DataTable
          caption="Orders"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          instead={<Empty title="No orders yet">The first one stands here.</Empty>}
        />
      </div>
      <div className={css.wide}>
        <DataTable
          caption="Comparison"
          scrolls
          columns={columns.slice(0, 2)}
          rows={persons.slice(0, 1)}
          rowKey={({ id }) => id}
        />
      </div>
      <div className={css.wide}>
        <Facts items={[{ key: 'lasts', label: 'Lasts', value: '12 days', note: 'until 2026-12-04', ok: true }]} />
        <DefinitionList items={[{ key: 'ward', label: 'Ward', value: 'Birch' }]} />
      </div>
    </>
  )
}
