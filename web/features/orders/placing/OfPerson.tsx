import { useCareTexts } from '../../../platform/texts.tsx'
import { PersonBreadcrumb, QueuePlace } from '../../care-recipients/index.ts'
import type { Proposal } from './proposal.ts'

interface OfPersonProps {
  readonly proposal: Proposal
}

/** From an order for one person the way back to her. */
export function OrderOfPersonBreadcrumb({ proposal: { careRecipient } }: OfPersonProps) {
  const t = useCareTexts()
  return careRecipient && <PersonBreadcrumb person={careRecipient} here={t.careRecipients.actions.order} />
}

/** Where the person stands among those whom somebody has set out to order for. */
export function PlaceInQueue({ proposal: { careRecipient } }: OfPersonProps) {
  return careRecipient && <QueuePlace careRecipientId={careRecipient.careRecipientId} />
}
