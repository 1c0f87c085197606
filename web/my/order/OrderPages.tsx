import { proposePortalOrder } from '@omsorg/contract/portal/order/propose-portal-order.ts'
import { useEffect, useState } from 'react'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { go, type Stop } from '../way/way.ts'
import { AmountsStep } from './AmountsStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { type FilledIn, filledInFrom, type Proposal, type Saved } from './filled-in.ts'
import { NothingToOrder } from './NothingToOrder.tsx'
import { SentPage } from './SentPage.tsx'
import { WhereStep } from './WhereStep.tsx'

/** Ordering in three steps: how many, where to, send. What is filled in lives as long as one walks between them. */
export default function OrderPages({ stop }: { readonly stop: Stop }) {
  const { person } = useHere()
  if (stop === 'order-sent') return <SentPage />
  return <Ordering key={person.careRecipientId} stop={stop} />
}

function Ordering({ stop }: { readonly stop: Stop }) {
  const t = useAllTexts()
  const { person } = useHere()
  const sent = { params: { careRecipientId: String(person.careRecipientId) } }
  const proposal = useAnswer(proposePortalOrder, sent, { anew: true })
  if (!proposal.data) {
    return (
      <PersonFrame>
        <Titles title={t.order.howMany} back={{ to: 'home', word: t.shell.toStart }} />
        <InsteadOfAnswer answer={proposal} />
      </PersonFrame>
    )
  }
  // Begun again it is filled in from what may be had by then.
  const again = () => void proposal.refetch().then(() => go('order', { replace: true }))
  return <Steps key={proposal.dataUpdatedAt} stop={stop} proposal={proposal.data} onAgain={again} />
}

export interface StepProps {
  readonly proposal: Proposal
  readonly filledIn: FilledIn
  readonly onFillIn: (part: Partial<FilledIn>) => void
  readonly saved: Saved | null
  readonly onSaved: (saved: Saved) => void
  /** Begins anew, from what may be had by now. */
  readonly onAgain: () => void
}

interface StepsProps {
  readonly stop: Stop
  readonly proposal: Proposal
  readonly onAgain: () => void
}

function Steps({ stop, proposal, onAgain }: StepsProps) {
  const [filledIn, setFilledIn] = useState(() => filledInFrom(proposal))
  const [saved, setSaved] = useState<Saved | null>(null)
  const isLost = stop === 'order-check' && saved === null
  useEffect(() => {
    // After a reload what was saved is filled in again, and gone through from the first step.
    if (isLost) go('order', { replace: true })
  }, [isLost])
  const step: StepProps = {
    proposal,
    filledIn,
    onFillIn: (part) => setFilledIn((before) => ({ ...before, ...part })),
    saved,
    onSaved: setSaved,
    onAgain,
  }
  if (!proposal.can.order.allowed) return <NothingToOrder proposal={proposal} />
  if (stop === 'order-where') return <WhereStep {...step} />
  if (stop === 'order-check' && saved) return <CheckStep {...step} saved={saved} />
  return <AmountsStep {...step} />
}
