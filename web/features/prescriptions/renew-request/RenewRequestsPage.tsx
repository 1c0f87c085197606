import { useSessionUser } from '../../../platform/session/use-session.ts'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestsToDecide } from './RequestsToDecide.tsx'
import { useLiveRequests } from './use-live-requests.ts'

/** Requests for renewal: whoever only asks sees her own, everybody else those of the care place (A-2.3-09). */
export function RenewRequestsPage() {
  useLiveRequests()
  const user = useSessionUser()
  if (!user) return null
  const may = (name: string) => user.permissions.includes(name)
  const onlyAsks = may('PrescriptionRenewRequestWrite') && !may('PrescriptionRenewWrite')
  return onlyAsks ? <OwnRequests key={user.carePlaceId} /> : <RequestsToDecide key={user.carePlaceId} />
}
