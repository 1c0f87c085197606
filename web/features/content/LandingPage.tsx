import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DefinitionList } from '../../ui/table/Facts.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import css from './LandingPage.module.css'
import { type Part, PartList } from './PartList.tsx'

interface LandingPageProps {
  readonly user: SessionUser
  readonly title: string
  readonly lead: string
  readonly parts: readonly Part[]
}

/** Where operators land until their screens are built: who they are signed in as, and what will be here. */
export function LandingPage({ user, title, lead, parts }: LandingPageProps) {
  const t = useAllTexts()
  const { landing } = t
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Page title={title} lead={lead}>
      <div className={css.columns}>
        <Card title={landing.coming} padded>
          <PartList parts={parts} />
          <div className={css.notBuilt}>
            <Notice tone="quiet" icon={<IconHourglass />}>
              {landing.notBuilt}
            </Notice>
          </div>
        </Card>
        <Card title={landing.account} padded>
          <p className={css.name}>{landing.signedInAs({ name })}</p>
          <DefinitionList
            items={[
              { key: 'user', label: t.signIn.userName, value: user.userName },
              { key: 'part', label: landing.application, value: landing.applications[user.application] },
              { key: 'country', label: landing.country, value: t.common.markets[user.market] },
            ]}
          />
        </Card>
      </div>
    </Page>
  )
}
