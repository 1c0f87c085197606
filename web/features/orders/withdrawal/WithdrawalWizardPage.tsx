import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import type { Place } from '../../../platform/calls/call.ts'
import { codeText } from '../../../platform/calls/code-text.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { refusalIn } from '../../../platform/calls/result.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { beginAnew, goesOnByItself, goOn } from './start.ts'
import { pointerFor } from './pointer.ts'
import { WithdrawalWizard } from './WithdrawalWizard.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../care-recipients/index.ts'
import css from './Wizard.module.css'
import type { Proposal } from './proposal.ts'

/** The withdrawal wizard of GUIDE; customer service gives client and care place in the address. */
export function WithdrawalWizardPage() {
  const { careRecipientId, clientId, carePlaceId, recreateCustomerOrderId } = useParameters('OrderWithdrawal')
  const place = clientId && carePlaceId ? { clientId, carePlaceId } : undefined
  return (
    <OpenedWizard
      key={`${careRecipientId} ${recreateCustomerOrderId}`}
      {...{ careRecipientId, recreateCustomerOrderId, place }}
    />
  )
}

interface OpenedWizardProps {
  readonly careRecipientId: number
  readonly recreateCustomerOrderId: number | null
  readonly place: Place | undefined
}

function OpenedWizard({ careRecipientId, recreateCustomerOrderId, place }: OpenedWizardProps) {
  const t = useAllTexts()
  const query = recreateCustomerOrderId === null ? {} : { recreateCustomerOrderId }
  const answer = useAnswer(
    preOrderWithdrawal,
    { params: { careRecipientId }, query },
    { silent: true, anew: true, place },
  )
  const { data: proposal, dataUpdatedAt, error, isFetching, refetch } = answer
  const [choice, setChoice] = useState<'go-on' | 'anew' | null>(null)
  const [startRow, setStartRow] = useState<number | null>(null)

  if (isFetching || !proposal) {
    return (
      <Page title={t.screens.orderWithdrawal}>
        {error && !isFetching ? <ProposalFailed answer={answer} /> : <Skeleton label={t.orders.wizard.preparing} />}
      </Page>
    )
  }

  const { draft } = proposal
  const memory = pointerFor(careRecipientId)
  const pointer = memory.read()
  const byItself = recreateCustomerOrderId === null && goesOnByItself(proposal, pointer)
  const startAnew = () => {
    memory.drop()
    setChoice('anew')
  }
  const chosen = choice ?? (byItself ? 'by-itself' : draft ? null : 'anew')
  if (chosen === null && draft) {
    return <DraftChoice proposal={proposal} draft={draft} onGoOn={() => setChoice('go-on')} onStartAnew={startAnew} />
  }
  const start = draft && chosen !== 'anew' ? goOn(proposal, draft, pointer?.step ?? 'receiver') : beginAnew(proposal)
  const reload = (row: number | null) => {
    setStartRow(row)
    setChoice('go-on')
    void refetch()
  }
  return (
    <WithdrawalWizard
      key={`${dataUpdatedAt} ${chosen}`}
      start={start}
      place={place}
      broughtBack={chosen === 'by-itself' ? draft?.savedOn : undefined}
      onStartAnew={startAnew}
      onReload={reload}
      startRow={startRow}
    />
  )
}

function ProposalFailed({ answer }: { readonly answer: UseQueryResult }) {
  const t = useAllTexts()
  const refusal = refusalIn(answer.error)
  if (!refusal) return <AnswerFailed answer={answer} />
  return (
    <ErrorState
      title={t.orders.wizard.cannotOrder}
      retryWord={t.common.actions.retry}
      onRetry={() => void answer.refetch()}
    >
      {codeText(refusal, t)}
    </ErrorState>
  )
}

interface DraftChoiceProps {
  readonly proposal: Proposal
  readonly draft: NonNullable<Proposal['draft']>
  readonly onGoOn: () => void
  readonly onStartAnew: () => void
}

/** An order that was begun earlier is offered; nothing of it is thrown away unasked. */
function DraftChoice({ proposal, draft, onGoOn, onStartAnew }: DraftChoiceProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.wizard
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={proposal.careRecipient} here={t.careRecipients.actions.order} />}
      title={words.title({ name: nameOrProtected(proposal.careRecipient, t) })}
    >
      <Card title={<WithDates>{words.draftQuestion({ date: f.dateTime(draft.savedOn) })}</WithDates>} padded="stack">
        <p>{words.draftBody}</p>
        <p className={css.quiet}>{words.startAnewNote}</p>
        <div className="o-row">
          <Button variant="primary" onClick={onGoOn}>
            {words.goOn}
          </Button>
          <Button onClick={onStartAnew}>{words.startAnew}</Button>
        </div>
      </Card>
    </Page>
  )
}
