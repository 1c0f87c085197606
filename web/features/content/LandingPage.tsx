import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { ReactNode } from 'react'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DefinitionList } from '../../ui/table/Facts.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import css from './LandingPage.module.css'
import { PartList } from './PartList.tsx'

interface LandingPageProps {
  readonly title: string
  readonly lead: string
  /** The screens that will be here. */
  readonly parts: readonly {
    readonly key: keyof AllTexts['screens'] & keyof AllTexts['purposes']
    readonly icon: ReactNode
  }[]
}

/** Where operators land until their screens are built: who they are signed in as, and what will be here. */
export function LandingPage({ title, lead, parts }: LandingPageProps) {
  const t = useAllTexts()
  const { landing, screens, purposes } = t
  const user = useSessionUser()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Page title={title} lead={lead}>
      <div className={css.columns}>
        <Card title={landing.coming} padded>
          <PartList
            parts={parts.map(({ key, icon }) => ({ key, icon, title: screens[key], purpose: purposes[key] }))}
          />
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
