import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import type { Place } from '../../../platform/calls/request.ts'
import { codeText } from '../../../platform/calls/code-text.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { refusalIn } from '../../../platform/calls/result.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { beginAnew, goOn, type Opening, openingOf } from '../placing/start.ts'
import { pointerFor } from '../placing/pointer.ts'
import { OrderWizard } from '../placing/OrderWizard.tsx'
import { useStepOfEntry } from '../../../platform/routing/use-history-steps.ts'
import { DraftQuestion, OrderedTodayQuestion, PlacedOrder } from '../placing/OpeningQuestions.tsx'
import type { Proposal } from '../placing/proposal.ts'
import { steps } from '../placing/wizard-state.ts'

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
  const [reloaded, setReloaded] = useState<Reloaded | null>(null)

  if (isFetching || !proposal) {
    return (
      <Page title={t.screens.orderWithdrawal}>
        {error && !isFetching ? <ProposalFailed answer={answer} /> : <Skeleton label={t.orders.wizard.preparing} />}
      </Page>
    )
  }
  return (
    <ProposedWizard
      key={dataUpdatedAt}
      proposal={proposal}
      place={place}
      repeated={recreateCustomerOrderId}
      reloaded={reloaded}
      onReload={(row) => {
        setReloaded({ row })
        void refetch()
      }}
    />
  )
}

/** The order was fetched anew by somebody who was filling it in; the line of the row has the focus then. */
interface Reloaded {
  readonly row: number | null
}

interface ProposedWizardProps {
  readonly proposal: Proposal
  readonly place: Place | undefined
  /** The order that the address names: one that is repeated, or the draft that is gone on with. */
  readonly repeated: number | null
  readonly reloaded: Reloaded | null
  readonly onReload: (row: number | null) => void
}

function ProposedWizard({ proposal, place, repeated, reloaded, onReload }: ProposedWizardProps) {
  const { draft, orderedToday, careRecipient } = proposal
  const { phone } = useFormat()
  const memory = pointerFor(careRecipient.careRecipientId)
  const entry = useStepOfEntry()
  const [opening, setOpening] = useState<Opening>(() => {
    const pointer = memory.read()
    const goesOn = { kind: 'gone-on', step: pointer?.step ?? steps[0], byItself: false } as const
    const isWanted = reloaded !== null || (repeated !== null && repeated === draft?.customerOrderId)
    return isWanted ? goesOn : openingOf(proposal, { pointer, entry, repeats: repeated !== null })
  })
  const startAnew = () => {
    memory.drop()
    setOpening({ kind: 'anew' })
  }
  if (opening.kind === 'placed') return <PlacedOrder {...careRecipient} {...opening} />
  if (opening.kind === 'asked-again' && orderedToday) {
    const onAgain = () => setOpening({ kind: draft ? 'asked-about-draft' : 'anew' })
    return <OrderedTodayQuestion proposal={proposal} ordered={orderedToday} onAgain={onAgain} />
  }
  if (opening.kind === 'asked-about-draft' && draft) {
    const goOnWithIt = () => setOpening({ kind: 'gone-on', step: steps[0], byItself: false })
    return <DraftQuestion proposal={proposal} draft={draft} onGoOn={goOnWithIt} onStartAnew={startAnew} />
  }
  const goesOn = opening.kind === 'gone-on' && draft !== null
  return (
    <OrderWizard
      key={opening.kind}
      start={goesOn ? goOn(proposal, draft, opening.step, phone) : beginAnew(proposal, phone)}
      place={place}
      broughtBack={goesOn && opening.byItself ? draft.savedOn : undefined}
      onStartAnew={startAnew}
      onReload={onReload}
      startRow={reloaded?.row ?? null}
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
