import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { useTraits } from '../../../../platform/shell/use-traits.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { Tabs } from '../../../../ui/navigation/Tabs.tsx'
import type { RecipientHere } from '../../recipient-here.ts'
import { tabOfRoute } from '../../recipient-tabs.ts'

export function RecipientTabs({ tabs }: Pick<RecipientHere, 'tabs'>) {
  const t = useTexts()
  const current = tabOfRoute(useTraits().name)
  return (
    <Tabs
      label={t.careRecipients.header.pages}
      tabs={tabs.map(({ tab, path }) => ({
        key: tab,
        word: t.careRecipients.tabs[tab],
        current: tab === current,
        render: (look) => <RouteLink to={path} {...look} />,
      }))}
    />
  )
}
