import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'

const tones: Record<RenewRequestView['requestState'], Tone> = {
  pending: 'soon',
  accepted: 'fresh',
  rejected: 'quiet',
  'taken-back': 'quiet',
}

export function StateBadge({ request }: { readonly request: RenewRequestView }) {
  const [t] = useTextsAndFormat()
  return <Badge tone={tones[request.requestState]}>{t.statuses.renewalRequest[request.requestState]}</Badge>
}

/** How long it has waited: from the third day on it stands out. */
export function WaitedBadge({ request: { daysWaited: days } }: { readonly request: RenewRequestView }) {
  const [t] = useTextsAndFormat()
  return <Badge tone={days > 2 ? 'now' : days > 0 ? 'soon' : 'quiet'}>{t.renewRequests.waited({ count: days })}</Badge>
}

/** Until when the prescription counts, or that it has ended. */
export function EndText({ request, today }: { readonly request: RenewRequestView; readonly today: string }) {
  const [t, f] = useTextsAndFormat()
  const date = f.date(request.endDate)
  const words = t.renewRequests
  return <WithDates>{request.endDate < today ? words.ended({ date }) : words.validTo({ date })}</WithDates>
}
