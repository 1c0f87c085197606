import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'

type Tool = 'CSPUtilitiesItemReplacement' | 'CSPUtilitiesItemAgreement'

/** The tools of customer service, each a page of its own. */
export function ServiceTabs({ current }: { readonly current: Tool }) {
  const { screens } = useAllTexts()
  const tools = [
    ['CSPUtilitiesItemReplacement', screens.itemReplacement],
    ['CSPUtilitiesItemAgreement', screens.itemAgreement],
  ] as const satisfies readonly (readonly [Tool, string])[]
  return (
    <Tabs
      label={screens.utilities}
      tabs={tools.map(([tool, word]) => ({
        key: tool,
        word,
        current: tool === current,
        render: (look) => <RouteLink to={pathTo(tool)} {...look} />,
      }))}
    />
  )
}
