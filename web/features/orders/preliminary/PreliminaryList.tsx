import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import type { KeyboardEvent } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { chooser } from '../../../ui/layout/TwoPane.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ChangeBadges } from './ChangeBadges.tsx'
import { ContentText, OrderStep, Star } from './PreliminaryParts.tsx'
import css from './Preliminary.module.css'
import { orderPathOf } from './preliminary-view.ts'
import { type Done, useStar } from './use-changes.ts'
import { authorName } from '../../../platform/author-name.ts'

interface PreliminaryListProps {
  readonly rows: readonly PreliminaryOrderRow[]
  readonly chosenId: number | undefined
  readonly onChoose: (preliminaryOrderId: number) => void
  readonly onDone: (done: Done) => void
  readonly onRemove: (preliminaryOrderId: number) => void
}

/** In a narrow window the pane takes the place of the list, and only whoever presses a name wants that. */
const isWide = () => window.matchMedia('(min-width: 901px)').matches

/** Favourites first, which stay when they are sent; then what goes to the sent ones. */
export function PreliminaryList({ rows, chosenId, onChoose, onDone, onRemove }: PreliminaryListProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.preliminaryOrders
  const { star, busy } = useStar(onDone)
  const favorites = rows.filter(({ favorite }) => favorite)
  const others = rows.filter(({ favorite }) => !favorite)
  const isSent = rows.some(({ state }) => state === 'ordered')

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const id = Number(event.target.dataset['order'])
    const row = rows.find((each) => each.preliminaryOrderId === id)
    if (!row?.isShown) return
    const act = {
      Enter: row.can.order.allowed ? () => void openAddress(orderPathOf(row)) : undefined,
      s: () => void star(row, !row.favorite),
      Delete: () => onRemove(id),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const columns: Column<PreliminaryOrderRow>[] = [
    {
      key: 'star',
      head: t.statuses.preliminaryOrder.favorite,
      headHidden: true,
      width: '56px',
      card: 'lead',
      cell: (row) => row.isShown && <Star row={row} busy={busy} onStar={(favorite) => void star(row, favorite)} />,
    },
    {
      key: 'name',
      head: words.columns.name,
      card: 'title',
      cell: (row) =>
        row.isShown ? (
          <>
            <button
              type="button"
              className={chooser}
              data-order={row.preliminaryOrderId}
              onClick={() => onChoose(row.preliminaryOrderId)}
            >
              {row.name || words.types[row.type]}
            </button>
            <small className="o-second-line">
              <ContentText row={row} />
            </small>
          </>
        ) : (
          <>
            <b>{words.types[row.type]}</b>
            <small className="o-second-line">{words.notShown}</small>
          </>
        ),
    },
    {
      key: 'used',
      head: words.columns.used,
      minor: true,
      cell: ({ lastUsedOn, lastUsedBy, createdAt, createdBy }) => (
        <>
          <time dateTime={lastUsedOn ?? createdAt}>{f.dateOf(lastUsedOn ?? createdAt)}</time>
          <small className="o-second-line">
            {lastUsedOn ? authorName(lastUsedBy, t) : words.savedBy({ name: authorName(createdBy, t) })}
          </small>
        </>
      ),
    },
    { key: 'changes', head: words.columns.changes, card: 'status', cell: (row) => <ChangeBadges row={row} /> },
    {
      key: 'sum',
      head: words.columns.sum,
      right: true,
      cell: ({ sum, sumBefore }) =>
        sum === null ? (
          '–'
        ) : (
          <>
            <b>{f.money(sum)}</b>
            <small className="o-second-line">
              {sumBefore === null || sum === sumBefore
                ? words.same
                : `${sum > sumBefore ? '+' : '−'}${f.money(Math.abs(sum - sumBefore))}`}
            </small>
          </>
        ),
    },
    {
      key: 'step',
      head: words.columns.step,
      right: true,
      card: 'action',
      cell: (row) => row.isShown && <OrderStep row={row} onReplace={() => onChoose(row.preliminaryOrderId)} />,
    },
  ]
  const table = (caption: string, part: readonly PreliminaryOrderRow[]) =>
    part.length > 0 && (
      <>
        <h2 className={css.group}>{caption}</h2>
        <DataTable
          caption={caption}
          columns={columns}
          rows={part}
          rowKey={(row) => row.preliminaryOrderId}
          arrows
          currentKey={chosenId}
          onCurrent={(row) => {
            if (row.isShown && row.preliminaryOrderId !== chosenId && isWide()) onChoose(row.preliminaryOrderId)
          }}
        />
      </>
    )
  return (
    <div onKeyDown={onKeyDown}>
      {table(words.favorites, favorites)}
      {table(isSent ? words.sentOnes : words.savedOnes, others)}
    </div>
  )
}
