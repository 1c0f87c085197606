import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { screenNames } from '../../../platform/routing/screen-names.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useWritten, Written } from '../written/Written.tsx'
import { WordParts } from '../WordParts.tsx'
import css from '../Words.module.css'

const others = ['TherapyAreaInformation', 'inquiry', 'Disclaimer', 'Cookies', 'Accessibility'] as const

export function HelpPage() {
  const { screens, publicPages } = useAllTexts()
  const { help } = publicPages
  const written = useWritten('TOP_HELP')
  return (
    <Page
      title={screens.help}
      lead={written === null && help.lead}
      action={<RouteButton to={pathTo('ContactForm')}>{screens.contactForm}</RouteButton>}
    >
      <div className={css.parts}>
        <Written html={written} />
        {written === null && <WordParts parts={help.topics} />}
        <Card title={help.more} padded>
          <ul className={css.ways}>
            {others.map((name) => (
              <li key={name}>
                <RouteLink to={pathTo(name)}>{screens[screenNames[name]]}</RouteLink>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  )
}
