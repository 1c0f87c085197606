import { Tabs } from '../../ui/navigation/Tabs.tsx'
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
  | 'UtilitiesAccountRequests'
  | 'UtilitiesReports'
>

/** The tools of the administration that open for this person, each a page of its own. */
export function ToolTabs({ current }: { readonly current: Tool }) {
  const { screens, imports } = useAllTexts()
  const tools: readonly (readonly [Tool, string])[] = [
    ['Utilities', imports.title],
    ['UtilitiesDeliveryMethods', screens.deliveryMethods],
    ['StaticContent', screens.staticContent],
    ['UtilitiesAccessLog', screens.accessLog],
    ['UtilitiesAppRegistrations', screens.appRegistrations],
    ['UtilitiesRemovedClients', screens.removedClients],
    ['UtilitiesAccountRequests', screens.accountRequests],
    ['UtilitiesReports', screens.reports],
  ]
  const facts = guardFacts()
  return (
    <Tabs
      label={screens.utilities}
      tabs={tools
        .filter(([tool]) => mayOpen(tool, facts))
        .map(([tool, word]) => ({
          key: tool,
          word,
          current: tool === current,
          render: (look) => <RouteLink to={pathTo(tool)} {...look} />,
        }))}
    />
  )
}
