import { guardFacts } from '../../../platform/routing/guarding.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'

interface RenewalTabsProps {
  readonly current: 'RenewRequests' | 'RenewalQueue'
}

/** What ends soon, and what was asked for: for whoever may open both. */
export function RenewalTabs({ current }: RenewalTabsProps) {
  const t = useAllTexts()
  const facts = guardFacts()
  if (facts.user?.application !== 'GUIDE' || !mayOpen('RenewalQueue', facts)) return null
  const tabs = [
    ['RenewalQueue', t.renewalQueue.tab],
    ['RenewRequests', t.renewRequests.requested],
  ] as const
  return (
    <Tabs
      label={t.screens.renewRequests}
      tabs={tabs.map(([route, word]) => ({
        key: route,
        word,
        current: route === current,
        render: (look) => <RouteLink to={pathTo(route)} {...look} />,
      }))}
    />
  )
}
