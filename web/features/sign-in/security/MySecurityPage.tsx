import { Page, Breadcrumb } from '../../../ui/layout/Page.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import { AddPasskey } from '../passkey/AddPasskey.tsx'
import { EventsCard } from './EventsCard.tsx'
import { FactorsCard } from './FactorsCard.tsx'
import { FirstStepCard } from './FirstStepCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import css from './MySecurityPage.module.css'

/** What a person sees and does about the own sign-in. Whoever helps as somebody else sees the reason in its place. */
export function MySecurityPage() {
  const t = useAllTexts()
  const { mySecurity, screens } = t
  const user = useSessionUser()
  if (!user) return null
  return (
    <Page
      breadcrumb={
        <Breadcrumb
          label={t.shell.breadcrumbs}
          links={[
            <RouteLink key="pages" to={pathTo('MyPages')}>
              {screens.myPages}
            </RouteLink>,
          ]}
          here={screens.mySecurity}
        />
      }
      title={screens.mySecurity}
      action={user.impersonatedUserName === null && <AddPasskey outdates={[listSecondFactors, listOwnEvents]} />}
      lead={
        user.impersonatedUserName === null &&
        mySecurity.lead({ name: `${user.firstName} ${user.lastName}`, userName: user.userName })
      }
    >
      {user.impersonatedUserName === null ? (
        <div className={css.columns}>
          <div className={css.stack}>
            <FirstStepCard />
            <FactorsCard />
          </div>
          <div className={css.stack}>
            <SessionsCard />
            <EventsCard />
          </div>
        </div>
      ) : (
        <Notice
          tone="info"
          title={mySecurity.notYours.title}
          actions={<RouteButton to={pathTo('MyPages')}>{screens.myPages}</RouteButton>}
        >
          {mySecurity.notYours.body({ name: user.impersonatedUserName })}
        </Notice>
      )}
    </Page>
  )
}
