import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { RouteButton } from '../../platform/routing/RouteButton.tsx'
import { RouteLink } from '../../platform/routing/navigation.tsx'
import { pathTo } from '../../platform/routing/paths.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import css from './LandingPage.module.css'
import { nextStepOf } from './next-step.ts'
import { PartList } from './PartList.tsx'

const icons = {
  information: <IconInfoCircle />,
  manuals: <IconBook2 />,
  contact: <IconPhone />,
  agreement: <IconFileCheck />,
  news: <IconNews />,
}

const parts = ['information', 'manuals', 'contact', 'agreement', 'news'] as const

/** The first page of a day (A-2.3-07). The root routing keeps the day of the visit when it leads here. */
export function MyPagesPage() {
  const t = useAllTexts()
  const { myPages } = t
  const user = useSessionUser()
  if (!user) return null
  const { route, word } = nextStepOf(user)

  return (
    <Page
      title={myPages.welcome({ name: user.firstName })}
      lead={myPages.lead}
      action={
        <RouteButton variant="primary" size="large" iconAfter={<IconArrowRight />} to={pathTo(route)}>
          {myPages.goOn[word]}
        </RouteButton>
      }
    >
      <Card title={myPages.title} padded>
        <PartList parts={parts.map((key) => ({ key, icon: icons[key], ...myPages.parts[key] }))} />
        <div className={css.notBuilt}>
          <Notice tone="quiet" icon={<IconHourglass />}>
            {myPages.notBuilt} <RouteLink to={pathTo('ContactForm')}>{t.signIn.contactUs}</RouteLink>
          </Notice>
        </div>
      </Card>
    </Page>
  )
}
