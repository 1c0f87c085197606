import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import type { TakenLine } from '@omsorg/contract/portal/order/order-fields.ts'
import { orderBlocks } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { useEffect, useState } from 'react'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { begunOrders } from '../offline/begun-orders.ts'
import { useIsOpening } from '../offline/outbox-here.ts'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { go, type Stop } from '../way/way.ts'
import { AmountsStep } from './AmountsStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { type FilledIn, filledInFrom, hasLess, type Proposal, type Saved } from './filled-in.ts'
import { NothingToOrder } from './NothingToOrder.tsx'
import { SentPage } from './SentPage.tsx'
import { TakenPage } from './TakenPage.tsx'
import { UnknownPage } from './UnknownPage.tsx'
import { useOrderLetter, type WaitingOrder } from './use-order-letter.ts'
import { WhereStep } from './WhereStep.tsx'

/** Ordering in three steps: how many, where to, send. What is filled in lies on the device until it is saved, and what is sent until it is answered. */
export default function OrderPages({ stop }: { readonly stop: Stop }) {
  const { person } = useHere()
  if (stop === 'order-sent') return <SentPage />
  return <Ordering key={person.careRecipientId} stop={stop} />
}

function Ordering({ stop }: { readonly stop: Stop }) {
  const t = useAllTexts()
  const { person } = useHere()
  const id = person.careRecipientId
  const sent = { params: { careRecipientId: String(id) } }
  const proposal = useAnswer(proposePortalOrder, sent, { anew: true, kept: true })
  const begun = useBegun(id)
  const waiting = useOrderLetter(id)
  const { order, refusal } = waiting
  // What an earlier visit has left in the box is known first: nobody is led to order it again.
  const isOpening = useIsOpening()
  // What has been closed since it was filled in is said as it is now.
  const isClosed = refusal !== null && orderBlocks.some((each) => each === refusal.reason)
  const { refetch } = proposal
  useEffect(() => {
    if (isClosed) void refetch()
  }, [isClosed, refetch])
  if (order && !refusal && !waiting.isFirstTry) return <UnknownPage order={order} waiting={waiting} />
  if (!proposal.data || begun === undefined || isOpening || waiting.isSent) {
    return (
      <PersonFrame>
        <Titles title={t.order.howMany} back={{ to: 'home', word: t.shell.toStart }} />
        <InsteadOfAnswer answer={proposal} />
      </PersonFrame>
    )
  }
  // Begun again it is filled in from what may be had by then.
  const again = () => void waiting.giveUp().then(() => proposal.refetch().then(() => go('order', { replace: true })))
  return (
    <Steps
      key={proposal.dataUpdatedAt}
      stop={stop}
      proposal={proposal.data}
      begun={begun}
      waiting={waiting}
      onAgain={again}
    />
  )
}

/** What was filled in on this device and not saved; undefined until that is known. */
function useBegun(careRecipientId: number): FilledIn | null | undefined {
  const [begun, setBegun] = useState<FilledIn | null>()
  useEffect(() => {
    let isMeant = true
    void begunOrders.about(careRecipientId).then((found) => isMeant && setBegun(found))
    return () => {
      isMeant = false
    }
  }, [careRecipientId])
  return begun
}

export interface StepProps {
  readonly proposal: Proposal
  readonly filledIn: FilledIn
  readonly onFillIn: (part: Partial<FilledIn>) => void
  readonly saved: Saved | null
  readonly onSaved: (saved: Saved) => void
  /** The order that was sent and not answered, or refused. */
  readonly waiting: WaitingOrder
  /** What was begun on this device is filled in. */
  readonly isBegun: boolean
  /** Less can be had than was begun with. */
  readonly isLess: boolean
  /** Begins anew, from what may be had by now. */
  readonly onAgain: () => void
}

interface StepsProps {
  readonly stop: Stop
  readonly proposal: Proposal
  readonly begun: FilledIn | null
  readonly waiting: WaitingOrder
  readonly onAgain: () => void
}

function Steps({ stop, proposal, begun, waiting, onAgain }: StepsProps) {
  const { person } = useHere()
  const { careRecipientId } = person
  const [filledIn, setFilledIn] = useState(() => filledInFrom(proposal, begun))
  const [saved, setSaved] = useState<Saved | null>(null)
  const isLost = stop === 'order-check' && saved === null
  useEffect(() => {
    // After a reload what was saved is filled in again, and gone through from the first step.
    if (isLost) go('order', { replace: true })
  }, [isLost])
  const { refusal } = waiting
  const step: StepProps = {
    proposal,
    filledIn,
    onFillIn: (part) => {
      const next = { ...filledIn, ...part }
      setFilledIn(next)
      void begunOrders.keep({ careRecipientId, filledIn: next })
    },
    saved,
    onSaved: (value) => {
      setSaved(value)
      // Why an older version of it was not taken says nothing of this one.
      if (refusal) void waiting.giveUp()
      void begunOrders.drop(careRecipientId)
    },
    waiting,
    isBegun: begun !== null,
    isLess: hasLess(proposal, begun),
    onAgain,
  }
  if (refusal?.reason === 'quantity-above-allowed' || refusal?.reason === 'line-unavailable')
    return <TakenPage {...step} taken={refusal.detail as TakenLine} />
  if (!proposal.can.order.allowed) return <NothingToOrder proposal={proposal} begun={begun} waiting={waiting} />
  if (stop === 'order-where') return <WhereStep {...step} />
  if (stop === 'order-check' && saved) return <CheckStep {...step} saved={saved} />
  return <AmountsStep {...step} />
}
