import { useSessionUser } from '../../platform/session/use-session.ts'

/** Whether whoever is signed in may report a fault. */
export function useMayClaim(): boolean {
  const held = useSessionUser()?.permissions
  return held?.includes('OrderWrite') === true || held?.includes('ProductPrescriptionRead') === true
}
