import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listAccountRequests } from '@omsorg/contract/sign-in/account-request/list-account-requests.ts'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { OneRequest } from './OneRequest.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import css from './Requests.module.css'

export type AccountRequest = AnswerOf<typeof listAccountRequests>['requests'][number]

interface RequestListProps {
  readonly clientId?: string
  readonly mayDecide?: boolean
}

interface Open {
  readonly what: 'approve' | 'refuse'
  readonly request: AccountRequest
}

const pageSize = 25

/** The requests that wait, each with what was written and the two decisions. */
export function RequestList({ clientId, mayDecide = true }: RequestListProps) {
  const t = useAllTexts()
  const words = t.accountRequests.manage
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Open | null>(null)
  /** What somebody else decided in the meantime. */
  const [told, setTold] = useState<string | null>(null)
  const query = { page, pageSize, ...(clientId === undefined ? {} : { clientId }) }
  const answer = useAnswer(listAccountRequests, { query }, { keepFormer: true, anew: true })
  const { data } = answer
  const dialog = {
    onClose: () => setOpen(null),
    onDecided: (sentence: string) => {
      setOpen(null)
      setTold(sentence)
    },
  }

  function ask(what: Open['what'], request: AccountRequest): void {
    setTold(null)
    setOpen({ what, request })
  }

  return (
    <>
      {told !== null && (
        <Notice tone="soon" spoken>
          {told}
        </Notice>
      )}
      {data && data.requests.length > 0 ? (
        <>
          <p className="o-second" role="status">
            {words.waiting({ count: data.totalCount })}
          </p>
          <ul className={css.requests} aria-label={words.title}>
            {data.requests.map((request) => (
              <li key={request.id}>
                <OneRequest request={request} mayDecide={mayDecide} onAsk={ask} />
              </li>
            ))}
          </ul>
          {data.totalCount > pageSize && (
            <Pager words={t.common.table} page={page} pageSize={pageSize} total={data.totalCount} onPage={setPage} />
          )}
        </>
      ) : (
        <Card padded label={words.title}>
          {answer.error ? (
            <AnswerFailed answer={answer} />
          ) : data ? (
            <Empty title={words.empty}>{words.emptyNext}</Empty>
          ) : (
            <Skeleton kind="line" rows={5} label={t.common.states.loading} />
          )}
        </Card>
      )}
      {open?.what === 'approve' && (
        <ApproveDialog request={open.request} clientId={open.request.client?.id ?? clientId ?? null} {...dialog} />
      )}
      {open?.what === 'refuse' && <RefuseDialog request={open.request} {...dialog} />}
    </>
  )
}
