import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import css from './AccessibilityPage.module.css'

/** The statement of docs/accessibility.md, in the words of the reader. */
export function AccessibilityPage() {
  const { screens, accessibility } = useAllTexts()
  const { aim, works, tested, missing, tell } = accessibility
  return (
    <Page title={screens.accessibility} lead={aim}>
      <div className={css.parts}>
        {[works, tested, missing].map(({ title, lines }) => (
          <Card key={title} title={title} padded>
            <ul className={css.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        ))}
        <Card title={tell.title} padded>
          <p>{tell.body}</p>
        </Card>
      </div>
    </Page>
  )
}
