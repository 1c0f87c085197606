import type { ReactNode } from 'react'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { goesToCarePlace, type Proposal } from '../proposal.ts'
import { addressText } from '../words.ts'
import { problemsOfReceiver } from './receiver-check.ts'
import { contactOf, fieldsOf, type PhoneText, type ReceiverFields } from './receiver-fields.ts'

/** Nothing has changed since the last order, here or on the page of the person, and nothing is missing. */
export function isAsLastTime(
  receiver: ReceiverFields,
  proposal: Proposal,
  earliest: string,
  phone: PhoneText,
): boolean {
  if (!proposal.receiverBefore?.isSame || problemsOfReceiver(receiver, proposal, earliest).length > 0) return false
  return JSON.stringify(receiver) === JSON.stringify(fieldsOf(proposal.receiver, proposal, phone))
}

interface ReceiverSummaryProps {
  readonly title: ReactNode
  readonly proposal: Proposal
  readonly receiver: ReceiverFields
  readonly onChange: () => void
}

/** To whom it goes when that is as always: one line, and the way to change it. */
export function ReceiverSummary({ title, proposal, receiver, onChange }: ReceiverSummaryProps) {
  const t = useCareTexts()
  const words = t.orders.receiver
  const method = proposal.deliveryMethods.find(({ code }) => code === receiver.deliveryMethodCode)
  const { phone, email, entryCode } = contactOf(receiver)
  const to = goesToCarePlace(proposal)
    ? t.orders.details.toCarePlace
    : [receiver.name, addressText(receiver)].filter(Boolean).join(', ')
  const more = [method?.name, receiver.deliveryPointName, phone, email, entryCode && `${words.entryCode} ${entryCode}`]
  return (
    <Card
      title={title}
      note={<Badge tone="fresh">{words.asLastTime}</Badge>}
      aside={
        <Button variant="text" size="compact" onClick={onChange}>
          <span aria-hidden="true">{t.common.actions.change}</span>
          <VisuallyHidden>{t.orders.check.changePart({ part: t.orders.wizard.steps.receiver })}</VisuallyHidden>
        </Button>
      }
      padded
    >
      <p>
        <b>{to}</b>
      </p>
      <p className="o-second">{more.filter(Boolean).join(' · ')}</p>
    </Card>
  )
}
