import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { readReplacementInformation } from '@omsorg/contract/customer-service/item-replacement/read-replacement-information.ts'
import type { ReplacementView } from '@omsorg/contract/customer-service/item-replacement/replacement-view.ts'
import { useEffect, useRef } from 'react'
import { refetch, useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import css from './ItemReplacement.module.css'
import { LeftOver } from './LeftOver.tsx'

const whileAtWork = 2_000
const pageSize = 10
const tones = { requested: 'quiet', started: 'info', stalled: 'error', finished: 'fresh' } as const

interface ReplacementListProps {
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Those at work with how far each is, and what was done before (O-2-102). */
export function ReplacementList({ page, onPage }: ReplacementListProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.itemReplacement
  const answer = useAnswer(
    listItemReplacements,
    { query: { page, pageSize } },
    { keepFormer: true, silent: true, again: (data) => (data?.entities.some(isAtWork) ? whileAtWork : false) },
  )
  useLastPage(answer, page, onPage)
  // One that has got further changes whom it still reaches, and whether the next may be published.
  const states = answer.data?.entities.map(({ replacementId, status }) => `${replacementId} ${status}`).join()
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (known.current !== undefined && states !== undefined && known.current !== states) {
      void refetch([readReplacementInformation])
    }
    known.current = states ?? known.current
  }, [states])
  return (
    <HistoryCard
      title={words.history}
      answer={answer}
      page={page}
      onPage={onPage}
      filters={null}
      empty={<Empty title={words.none} />}
      table={(rows, instead) => (
        <DataTable
          caption={words.history}
          rows={rows}
          rowKey={({ replacementId }) => replacementId}
          instead={instead}
          under={(row) => (row.status === 'stalled' ? <LeftOver replacement={row} /> : null)}
          columns={[
            {
              key: 'state',
              head: words.state,
              card: 'status',
              width: '130px',
              cell: ({ status }) => <Badge tone={tones[status]}>{words.states[status]}</Badge>,
            },
            {
              key: 'what',
              head: words.replacement,
              card: 'title',
              cell: (row) => (
                <>
                  <b>{`${row.replaced.name} → ${row.replacement.name}`}</b>
                  <span className="o-second-line">
                    {words.byOn({ name: row.requestedBy?.name ?? '', on: format.dateTime(row.requestedOn) })}
                  </span>
                </>
              ),
            },
            { key: 'where', head: words.where, cell: (row) => row.clientName ?? row.pdo ?? words.everywhere },
            { key: 'progress', head: words.progress, cell: (row) => <HowFar replacement={row} /> },
          ]}
        />
      )}
    />
  )
}

function isAtWork({ status }: ReplacementView): boolean {
  return status === 'requested' || status === 'started'
}

function HowFar({ replacement }: { readonly replacement: ReplacementView }) {
  const [t, format] = useTextsAndFormat()
  const words = t.itemReplacement
  const { status, rowsDone, rowsTotal, skipped } = replacement
  if (status === 'requested') return <>{words.waits}</>
  const sum = words.sum({ done: format.number(rowsDone), total: format.number(rowsTotal) })
  return (
    <>
      <span className={css.sum}>{sum}</span>
      {status !== 'finished' && <ProgressBar label={sum} done={rowsDone} of={rowsTotal} />}
      <span className="o-second-line">
        {words.alsoDone({ count: replacement.cartItemsDone, of: replacement.preliminaryOrdersDone })}
      </span>
      {skipped && (
        <span className="o-second-line">
          {words.skippedBy({ name: skipped.by?.name ?? '', reason: skipped.reason })}
        </span>
      )}
    </>
  )
}
