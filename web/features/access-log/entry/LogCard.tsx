import { mostCounted, searchAccessLog } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import css from './AccessLog.module.css'
import { ExportButton } from './ExportButton.tsx'
import { LogFilters } from './LogFilters.tsx'
import { type LogView, nobody, pageSize, questionOf } from './log-filter.ts'
import { LogTable } from './LogTable.tsx'

interface LogCardProps {
  readonly view: LogView
  readonly change: (part: Partial<LogView>) => void
}

/** The rows that fit what is chosen. Nothing is asked before something is: each search is a row of the log in its turn. */
export function LogCard({ view, change }: LogCardProps) {
  const t = useAllTexts()
  const words = t.accessLog
  const today = Temporal.Now.plainDateISO().toString()
  const [sought, setSought] = useState(nobody)
  const question = questionOf(view, sought, today)
  const answer = useAnswer(searchAccessLog, question ?? { input: { from: '', to: '' } }, {
    enabled: question !== null,
    keepFormer: true,
    anew: true,
  })
  const seek = (next: typeof sought) => {
    setSought(next)
    change({ page: 1 })
  }
  const { data } = answer
  const instead =
    question === null ? (
      <Empty title={words.choose}>{words.chooseNext}</Empty>
    ) : answer.error || !data ? (
      <InsteadOfAnswer answer={answer} rows={8} />
    ) : data.entities.length === 0 ? (
      <Empty title={words.nothing}>{words.nothingNext}</Empty>
    ) : undefined
  const count = data?.totalCount ?? 0
  const found = count >= mostCounted ? words.foundMost({ count: mostCounted }) : words.found({ count })
  return (
    <Card label={t.screens.accessLog}>
      <LogFilters view={view} change={change} sought={sought} onSeek={seek} />
      <div className={css.found}>
        <p className="o-small" role="status">
          {question && data ? found : ''}
        </p>
        {question && count > 0 && <ExportButton question={question} found={count} />}
      </div>
      <LogTable
        rows={question && data ? data.entities : []}
        instead={instead}
        stale={answer.isPlaceholderData}
        onPerson={(person) => seek({ ...sought, person })}
        onUser={(user) => seek({ ...sought, user })}
      />
      {question && data && (
        <Pager
          words={t.common.table}
          total={count}
          pageSize={pageSize}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      )}
    </Card>
  )
}
