import { listImports } from '@omsorg/contract/products/import/list-imports.ts'
import { useState } from 'react'
import { useFormat } from '../../../platform/format.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Empty, ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

const pageSize = 10
const whileApplying = 1_000

const tones = { previewed: 'quiet', applying: 'soon', applied: 'fresh', discarded: 'quiet', failed: 'error' } as const

/** The imports so far, and how far the one is that is being applied. */
export function ImportList() {
  const { imports: t, common } = useAllTexts()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [applying, setApplying] = useState(false)
  const answer = useAnswer(
    listImports,
    { query: { page, pageSize } },
    { keepFormer: true, again: applying && whileApplying },
  )
  const rows = answer.data?.entities ?? []
  const now = rows.some(({ state }) => state === 'applying')
  if (now !== applying) setApplying(now)

  const instead = answer.isPending ? (
    <Skeleton label={common.states.loading} rows={3} />
  ) : answer.isError ? (
    <ErrorState title={t.listFailed} retryWord={common.actions.retry} onRetry={() => void answer.refetch()} />
  ) : rows.length === 0 ? (
    <Empty title={t.noImports}>{t.noImportsNext}</Empty>
  ) : undefined

  return (
    <Card title={t.history}>
      <DataTable
        caption={t.history}
        rows={rows}
        rowKey={({ importId }) => importId}
        instead={instead}
        columns={[
          { key: 'file', head: t.file, cell: ({ fileName }) => fileName, card: 'title' },
          {
            key: 'kind',
            head: t.kindLabel,
            cell: ({ kind, clientName }) => [t.kinds[kind], clientName].filter(Boolean).join(', '),
          },
          { key: 'by', head: t.by, cell: ({ by }) => by, minor: true },
          { key: 'on', head: t.on, cell: ({ on }) => format.dateTime(on), width: '170px' },
          {
            key: 'changes',
            head: t.changes,
            right: true,
            cell: ({ added, changed, removed }) => t.sum({ added, changed, removed }),
          },
          {
            key: 'state',
            head: t.state,
            card: 'status',
            cell: ({ state, rowsDone, rowsTotal }) =>
              state === 'applying' ? (
                <ProgressBar label={t.progress({ left: rowsDone, of: rowsTotal })} done={rowsDone} of={rowsTotal} />
              ) : (
                <Badge tone={tones[state]}>{t.states[state]}</Badge>
              ),
          },
        ]}
      />
      <Pager
        words={common.table}
        total={answer.data?.totalCount ?? 0}
        pageSize={pageSize}
        page={page}
        onPage={setPage}
      />
    </Card>
  )
}
