import { useTraits } from '../../platform/shell/use-traits.ts'
import { screenNames } from '../../platform/screen-names.ts'
import { useTexts } from '../../platform/texts.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import css from './CareRecipientPage.module.css'

/** Stands below the head of a person where a tab will be: says in words what it is for. */
export function NotBuiltTab() {
  const t = useTexts()
  const { name } = useTraits()
  const screen = name && t.screens[screenNames[name]]
  return (
    <Card title={screen?.title ?? t.pages.notBuilt.title} padded>
      <div className={css.stack}>
        {screen && <p>{screen.purpose}</p>}
        <Notice tone="quiet" title={`${t.pages.notBuilt.title}.`}>
          {t.pages.notBuilt.body}
        </Notice>
      </div>
    </Card>
  )
}
