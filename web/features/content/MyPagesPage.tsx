import { marketOf } from '@omsorg/domain/market.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useTextsAndFormat } from '../../platform/format.ts'
import { pathTo } from '../../platform/routing/paths.ts'
import { RouteButton } from '../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { NeedsYou } from '../care-recipients/index.ts'
import { ReplacedHere } from '../customer-service/index.ts'
import { InformationCard, ManualsCard, NewsCard } from '../news/index.ts'
import { OnTheWay, WaitingForAnswer } from '../orders/index.ts'
import { greetingAt } from '../sign-in/index.ts'
import { AgreementCard, TermsToAccept } from './disclaimer/Acceptance.tsx'
import { ContactCard } from './inquiry/ContactCard.tsx'
import css from './MyPages.module.css'
import { dayPartsFor, nextStepOf } from './next-step.ts'

/**
 * The first page of a day (A-2.3-07): information, then who is due, what waits and what is on its way, then news, manuals, contact
 * and the agreement (O-2-67); a wide window has the words beside the day. Each part loads by itself. The root routing keeps the
 * day of the visit when it leads here.
 */
export function MyPagesPage() {
  const [t, format] = useTextsAndFormat()
  const { myPages } = t
  const user = useSessionUser()
  if (!user) return null
  const next = nextStepOf(user)
  const day = dayPartsFor(user)
  // Of the market, as all that stands below.
  const now = Temporal.Now.zonedDateTimeISO(marketOf(user.market).timeZone)
  const today = now.toPlainDate().toString()

  return (
    <Page
      title={myPages.welcome[greetingAt(now.hour)]({ name: user.firstName })}
      lead={myPages.today({ weekday: format.weekday(today), date: format.date(today) })}
      action={
        next && (
          <div data-arrive="" className={css.arrive}>
            <RouteButton variant="primary" size="large" iconAfter={<IconArrowRight />} to={pathTo(next.route)}>
              {myPages.goOn[next.word]}
            </RouteButton>
          </div>
        )
      }
    >
      <TermsToAccept />
      {user.carePlaceId !== null && day.has('on-the-way') && (
        <div className={css.notice}>
          <ReplacedHere />
        </div>
      )}
      {day.size === 0 ? (
        <div className={css.wordsAlone}>
          <InformationCard />
          <FurtherWords />
        </div>
      ) : (
        <div className={css.parts}>
          <div className={css.first}>
            <InformationCard />
          </div>
          <div className={css.day}>
            {day.has('needs-you') && <NeedsYou />}
            {day.has('waiting') && <WaitingForAnswer />}
            {day.has('on-the-way') && (
              <div className={css.wide}>
                <OnTheWay />
              </div>
            )}
          </div>
          <div className={css.words}>
            <FurtherWords />
          </div>
        </div>
      )}
    </Page>
  )
}

function FurtherWords() {
  return (
    <>
      <NewsCard />
      <ManualsCard />
      <ContactCard />
      <AgreementCard />
    </>
  )
}
