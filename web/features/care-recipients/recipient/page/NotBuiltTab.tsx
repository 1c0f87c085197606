import { useTraits } from '../../../../platform/shell/use-traits.ts'
import { screenNames } from '../../../../platform/routing/screen-names.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Empty } from '../../../../ui/feedback/Empty.tsx'

/** Stands below the head of a person where a tab will be: says in words what it is for. */
export function NotBuiltTab() {
  const t = useAllTexts()
  const { name } = useTraits()
  const { title, body } = t.pages.notBuilt
  return (
    <Card title={name && t.screens[screenNames[name]]} padded>
      <Empty title={title}>
        {name && t.purposes[screenNames[name]]} {body}
      </Empty>
    </Card>
  )
}
