import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { PersonBreadcrumb } from '../../care-recipients/index.ts'
import type { Proposal } from '../placing/proposal.ts'

interface OfHomeDeliveryProps {
  readonly proposal: Proposal
}

export function HomeDeliveryBreadcrumb({ proposal: { careRecipient } }: OfHomeDeliveryProps) {
  const t = useAllTexts()
  return careRecipient && <PersonBreadcrumb person={careRecipient} here={t.orderKinds.homeDelivery.here} />
}

/** Nothing is selected that could be delivered: the way to select something. */
export function NothingSelected({ proposal: { careRecipient } }: OfHomeDeliveryProps) {
  const words = useAllTexts().orderKinds.homeDelivery
  return (
    <Empty
      title={words.empty}
      action={
        careRecipient && (
          <RouteButton
            variant="tinted"
            to={pathTo('CareRecipientHandleProducts', { careRecipientId: careRecipient.careRecipientId })}
          >
            {words.select}
          </RouteButton>
        )
      }
    >
      {words.emptyBody}
    </Empty>
  )
}

/** Some of what is selected is prescribed, and ordered otherwise. */
export function PrescribedToo({ proposal: { careRecipient, alsoPrescribed } }: OfHomeDeliveryProps) {
  const words = useAllTexts().orderKinds.homeDelivery
  if (alsoPrescribed === 0 || !careRecipient) return null
  return (
    <Notice
      tone="info"
      actions={
        <RouteButton size="compact" to={pathTo('OrderWithdrawal', { careRecipientId: careRecipient.careRecipientId })}>
          {words.toWithdrawal}
        </RouteButton>
      }
    >
      {words.prescribed({ count: alsoPrescribed })}
    </Notice>
  )
}
