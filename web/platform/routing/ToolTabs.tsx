import type { Permission } from '@omsorg/contract/permissions.ts'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { useSessionUser } from '../session/use-session.ts'
import { guardFacts } from './guarding.ts'
import { mayOpen } from './guards.ts'
import { RouteLink } from './navigation.tsx'
import { type RouteName, pathTo } from './paths.ts'
import { useAllTexts } from '../texts.tsx'

type Tool = Extract<
  RouteName,
  | 'Utilities'
  | 'UtilitiesDeliveryMethods'
  | 'StaticContent'
  | 'UtilitiesAccessLog'
  | 'UtilitiesAppRegistrations'
  | 'UtilitiesRemovedClients'
  | 'UtilitiesErp'
  | 'UtilitiesEmailRequest'
  | 'UtilitiesClientAgreements'
  | 'UtilitiesAccountRequests'
  | 'UtilitiesReports'
  | 'CSPUtilitiesItemReplacement'
  | 'CSPUtilitiesItemAgreement'
  | 'CSPUtilitiesClientAgreements'
  | 'CSPUtilitiesErp'
>

/** The tools of the administration, or of customer service, that open for this person, each a page of its own. */
export function ToolTabs({ current }: { readonly current: Tool }) {
  const { screens, imports } = useAllTexts()
  const user = useSessionUser()
  const ofAdministration: readonly (readonly [Tool, string])[] = [
    ['Utilities', imports.title],
    ['UtilitiesDeliveryMethods', screens.deliveryMethods],
    ['StaticContent', screens.staticContent],
    ['UtilitiesAccessLog', screens.accessLog],
    ['UtilitiesAppRegistrations', screens.appRegistrations],
    ['UtilitiesRemovedClients', screens.removedClients],
    ['UtilitiesErp', screens.erp],
    ['UtilitiesClientAgreements', screens.clientAgreements],
    ['UtilitiesEmailRequest', screens.emailRequest],
    ['UtilitiesAccountRequests', screens.accountRequests],
    ['UtilitiesReports', screens.reports],
  ]
  const ifHeld = (permission: Permission, tool: Tool, word: string) =>
    user?.permissions.includes(permission) ? ([[tool, word]] as const) : []
  const ofService: readonly (readonly [Tool, string])[] = [
    ...ifHeld('ItemReplacementRead', 'CSPUtilitiesItemReplacement', screens.itemReplacement),
    ...ifHeld('ItemAgreementRead', 'CSPUtilitiesItemAgreement', screens.itemAgreement),
    ['CSPUtilitiesClientAgreements', screens.clientAgreements],
    ...ifHeld('UtilitiesRead', 'CSPUtilitiesErp', screens.erp),
  ]
  const tools = user?.application === 'CSP' ? ofService : ofAdministration
  const facts = guardFacts()
  const open = tools.filter(([tool]) => mayOpen(tool, facts))
  // One alone leads nowhere else.
  if (open.length < 2) return null
  return (
    <Tabs
      label={screens.utilities}
      tabs={open.map(([tool, word]) => ({
        key: tool,
        word,
        current: tool === current,
        render: (look) => <RouteLink to={pathTo(tool)} {...look} />,
      }))}
    />
  )
}
