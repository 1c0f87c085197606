import { type ReactNode, useEffect } from 'react'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import type { OrderKind } from './order-kind.ts'
import { pointerFor, pointerToPlaced } from './pointer.ts'
import type { Proposal } from './proposal.ts'
import css from './Wizard.module.css'
import { authorName } from '../../../platform/author-name.ts'

interface QuestionProps {
  readonly kind: OrderKind
  readonly proposal: Proposal
  readonly question: ReactNode
  readonly children: ReactNode
}

function QuestionPage({ kind, proposal, question, children }: QuestionProps) {
  const t = useCareTexts()
  return (
    <Page breadcrumb={<kind.Breadcrumb proposal={proposal} />} title={kind.title(proposal, t)}>
      <Card title={question} padded="stack">
        {children}
      </Card>
    </Page>
  )
}

interface OrderedTodayProps {
  readonly kind: OrderKind
  readonly proposal: Proposal
  readonly ordered: NonNullable<Proposal['orderedToday']>
  readonly onAgain: () => void
}

/** Somebody has ordered for the person today: a second order is asked about before it is begun. */
export function OrderedTodayQuestion({ kind, proposal, ordered, onAgain }: OrderedTodayProps) {
  const [t, f] = useCareTextsAndFormat()
  const { wizard, receipt, history } = t.orders
  const { customerOrderId, by, at } = ordered
  return (
    <QuestionPage
      kind={kind}
      proposal={proposal}
      question={wizard.orderedToday({ name: authorName(by, t), time: f.time(at) })}
    >
      <div className="o-row">
        <RouteButton variant="primary" to={pathTo('OrderOverview', { customerOrderId })}>
          {receipt.show}
        </RouteButton>
        <Button onClick={onAgain}>{history.again}</Button>
      </div>
    </QuestionPage>
  )
}

interface DraftQuestionProps {
  readonly kind: OrderKind
  readonly proposal: Proposal
  readonly draft: NonNullable<Proposal['draft']>
  readonly onGoOn: () => void
  readonly onStartAnew: () => void
}

/** An order that was begun earlier is offered; nothing of it is thrown away unasked. */
export function DraftQuestion({ kind, proposal, draft, onGoOn, onStartAnew }: DraftQuestionProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orders.wizard
  const question = <WithDates>{words.draftQuestion({ date: f.dateTime(draft.savedOn) })}</WithDates>
  return (
    <QuestionPage kind={kind} proposal={proposal} question={question}>
      <p>{words.draftBody}</p>
      <p className={css.quiet}>{words.startAnewNote}</p>
      <div className="o-row">
        <Button variant="primary" onClick={onGoOn}>
          {words.goOn}
        </Button>
        <Button onClick={onStartAnew}>{words.startAnew}</Button>
      </div>
    </QuestionPage>
  )
}

interface PlacedOrderProps {
  readonly customerOrderId: number
  readonly kind: OrderKind
  readonly proposal: Proposal
}

/** Leads from a step of an order that is placed to the page of the order. */
export function PlacedOrder({ customerOrderId, kind, proposal }: PlacedOrderProps) {
  const t = useCareTexts()
  useEffect(() => {
    pointerFor(kind.pointerName(proposal)).keep(pointerToPlaced(customerOrderId))
    void openAddress(pathTo('OrderOverview', { customerOrderId }), { replace: true })
  }, [customerOrderId, kind, proposal])
  return (
    <Page title={kind.title(proposal, t)}>
      <Skeleton label={t.orders.wizard.preparing} />
    </Page>
  )
}
