import { pathTo } from '../routing/paths.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useCareTexts } from '../texts.tsx'

interface WayOn {
  readonly to: string
  readonly action: string
}

/** Where a page leads on that has nothing to show: customer service, which has no care place, to its care recipients. */
export function useWayOn(ofStaff: WayOn): WayOn {
  const t = useCareTexts()
  const servesCustomers = useSessionUser()?.application === 'CSP'
  return servesCustomers ? { to: pathTo('CSPCareRecipient'), action: t.careRecipients.header.notFound.action } : ofStaff
}
