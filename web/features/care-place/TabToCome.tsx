import { screenNames } from '../../platform/routing/screen-names.ts'
import { useTraits } from '../../platform/shell/use-traits.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageLead } from '../../ui/layout/PageLead.tsx'

/** Stands where a tab of the care place will be: says in words what it is for. */
export function TabToCome() {
  const t = useAllTexts()
  const { name } = useTraits()
  const { title, body } = t.pages.notBuilt
  return (
    <Card padded>
      <PageLead>{name && t.purposes[screenNames[name]]}</PageLead>
      <Empty title={title}>{body}</Empty>
    </Card>
  )
}
