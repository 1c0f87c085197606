import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { hereForCareStaff, hereForCustomerService } from '../../care-recipients/index.ts'

/** The person of a request, as whoever works here reaches her. */
export function useHereOf(request: Pick<RenewRequestView, 'careRecipientId' | 'clientId' | 'carePlaceId'>) {
  const isService = useSessionUser()?.application === 'CSP'
  return isService ? hereForCustomerService(request) : hereForCareStaff(request.careRecipientId)
}
