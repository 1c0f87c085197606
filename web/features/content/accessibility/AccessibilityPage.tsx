import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useWritten, Written } from '../written/Written.tsx'
import css from './AccessibilityPage.module.css'

/** The statement of docs/accessibility.md, in the words of the reader. */
export function AccessibilityPage() {
  const { screens, accessibility, publicPages } = useAllTexts()
  const { accessibilityMore: more } = publicPages
  const written = useWritten('TOP_ACCESSIBILITY')
  const { aim, works, tested, missing, tell } = accessibility
  return (
    <Page title={screens.accessibility} lead={aim}>
      <div className={css.parts}>
        <Written html={written} />
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
          <p>
            <RouteLink to={pathTo('ContactForm')}>{more.write}</RouteLink>
          </p>
        </Card>
        <Card title={more.law} padded>
          <ul className={css.lines}>
            {more.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  )
}
