import { phoneText } from '@omsorg/domain/format/phone.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { codeText } from '../../../platform/calls/code-text.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { useWayOn } from '../../../platform/calls/use-way-on.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { reasonOf, refusalIn } from '../../../platform/calls/result.ts'
import { useFormat } from '../../../platform/format.ts'
import { useStepOfEntry } from '../../../platform/routing/use-history-steps.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DraftQuestion, OrderedTodayQuestion, PlacedOrder } from './OpeningQuestions.tsx'
import type { OrderKind } from './order-kind.ts'
import { OrderWizard } from './OrderWizard.tsx'
import { pointerFor } from './pointer.ts'
import type { LineKey, Proposal } from './proposal.ts'
import { beginAnew, goOn, type Opening, openingOf } from './start.ts'
import { steps } from './wizard-state.ts'

interface OpenedOrderProps<Answer> {
  readonly kind: OrderKind
  /** What the server proposes, read anew for this page. */
  readonly answer: UseQueryResult<Answer>
  readonly proposalOf: (answer: Answer) => Proposal
  readonly place: Place | undefined
  /** The order that the address names: one that is repeated, or the draft that is gone on with. */
  readonly repeated: number | null
  /** What the page is called until it is known for whom it is. */
  readonly screen: string
}

/** The wizard of any kind of order, once the server has proposed what stands in it. */
export function OpenedOrder<Answer>({ answer, proposalOf, screen, ...order }: OpenedOrderProps<Answer>) {
  const t = useCareTexts()
  const { data, dataUpdatedAt, error, isFetching, refetch } = answer
  const proposal = useMemo(() => (data === undefined ? null : proposalOf(data)), [data, proposalOf])
  const [reloaded, setReloaded] = useState<Reloaded | null>(null)

  if (isFetching || !proposal) {
    return (
      <Page title={screen}>
        {error && !isFetching ? <ProposalFailed answer={answer} /> : <Skeleton label={t.orders.wizard.preparing} />}
      </Page>
    )
  }
  return (
    <ProposedOrder
      key={dataUpdatedAt}
      {...order}
      proposal={proposal}
      reloaded={reloaded}
      onReload={(line) => {
        setReloaded({ line })
        void refetch()
      }}
    />
  )
}

/** The order was fetched anew by somebody who was filling it in; the line has the focus then. */
interface Reloaded {
  readonly line: LineKey | null
}

interface ProposedOrderProps extends Pick<OpenedOrderProps<never>, 'kind' | 'place' | 'repeated'> {
  readonly proposal: Proposal
  readonly reloaded: Reloaded | null
  readonly onReload: (line: LineKey | null) => void
}

function ProposedOrder({ kind, proposal, place, repeated, reloaded, onReload }: ProposedOrderProps) {
  const { draft, orderedToday } = proposal
  const { country } = useFormat()
  const phone = (stored: string) => phoneText(stored, country)
  const memory = pointerFor(kind.pointerName(proposal))
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
  if (opening.kind === 'placed') return <PlacedOrder {...opening} kind={kind} proposal={proposal} />
  if (opening.kind === 'asked-again' && orderedToday) {
    const onAgain = () => setOpening({ kind: draft ? 'asked-about-draft' : 'anew' })
    return <OrderedTodayQuestion {...{ kind, proposal, onAgain }} ordered={orderedToday} />
  }
  if (opening.kind === 'asked-about-draft' && draft) {
    const goOnWithIt = () => setOpening({ kind: 'gone-on', step: steps[0], byItself: false })
    return <DraftQuestion {...{ kind, proposal, draft }} onGoOn={goOnWithIt} onStartAnew={startAnew} />
  }
  if (proposal.lines.length === 0 && kind.Empty) return <NothingToOrderFrom kind={kind} proposal={proposal} />
  const goesOn = opening.kind === 'gone-on' && draft !== null
  return (
    <OrderWizard
      key={opening.kind}
      start={goesOn ? goOn(kind, proposal, draft, opening.step, phone) : beginAnew(kind, proposal, phone)}
      place={place}
      broughtBack={goesOn && opening.byItself ? draft.savedOn : undefined}
      onStartAnew={startAnew}
      onReload={onReload}
      startLine={reloaded?.line ?? null}
    />
  )
}

/** There are no lines to fill in: what to do first. */
function NothingToOrderFrom({ kind, proposal }: Pick<ProposedOrderProps, 'kind' | 'proposal'>) {
  const t = useCareTexts()
  return (
    <Page
      breadcrumb={<kind.Breadcrumb proposal={proposal} />}
      title={kind.title(proposal, t)}
      lead={<kind.Lead proposal={proposal} />}
    >
      <div className="o-stack">
        {kind.Above && <kind.Above proposal={proposal} />}
        <Card label={kind.title(proposal, t)} padded>
          {kind.Empty && <kind.Empty proposal={proposal} />}
        </Card>
      </div>
    </Page>
  )
}

function ProposalFailed({ answer }: { readonly answer: UseQueryResult<unknown> }) {
  const t = useCareTexts()
  const refusal = refusalIn(answer.error)
  const wayOn = useWayOn({ to: pathTo('CarePlace'), action: t.screens.orderHistory })
  if (reasonOf(answer.error) === 'not-found')
    return (
      <NothingThere title={t.orders.wizard.missing} {...wayOn}>
        {t.orders.wizard.missingBody}
      </NothingThere>
    )
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
