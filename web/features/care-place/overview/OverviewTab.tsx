import { readCarePlaceOverview } from '@omsorg/contract/care-place/overview/read-care-place-overview.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { ReactNode } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { type RouteName, pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageLead } from '../../../ui/layout/PageLead.tsx'
import { ReplacedHere } from '../../customer-service/index.ts'
import { OnTheWay, WaitingForAnswer } from '../../orders/index.ts'
import { CostCard } from './CostCard.tsx'
import { NeedCard } from './NeedCard.tsx'
import css from './Overview.module.css'

type Overview = AnswerOf<typeof readCarePlaceOverview>

/** What is due at the care place, on the way and waiting, on one page. Whoever sees no persons sees what is of the store. */
export function OverviewTab() {
  const [t, format] = useTextsAndFormat()
  const words = t.carePlace.overview
  const answer = useAnswer(readCarePlaceOverview, {}, { silent: true })
  const user = useSessionUser()
  const { data } = answer
  if (answer.error || !data) {
    return (
      <Card padded>
        <InsteadOfAnswer answer={answer} rows={8} />
      </Card>
    )
  }
  const week = String(Temporal.PlainDate.from(data.today).weekOfYear ?? '')
  const readsOrders = user?.permissions.includes('OrderRead') ?? false
  return (
    <div className={css.page}>
      <PageLead>
        {words.lead({ week, day: `${format.weekday(data.today)} ${format.date(data.today)}` })}{' '}
        {words.updated({ time: format.time(data.readAt) })}
      </PageLead>
      {readsOrders && <ReplacedHere />}
      <Counts overview={data} />
      <div className={css.columns}>
        {data.need && <NeedCard weeks={data.need.weeks} />}
        {data.costs && <CostCard costs={data.costs} />}
        {readsOrders && (
          <div className={data.need ? css.whole : undefined}>
            <WaitingForAnswer />
          </div>
        )}
        {readsOrders && (
          <div className={css.whole}>
            <OnTheWay />
          </div>
        )}
      </div>
    </div>
  )
}

/** The counts, each leading to what it counts where the reader may open that. */
function Counts({ overview }: { readonly overview: Overview }) {
  const [t, format] = useTextsAndFormat()
  const words = t.carePlace.overview
  const { need, renewals, onTheWay, openClaims, store, carePlaceId } = overview
  return (
    <ul className={css.counts} aria-label={words.counts}>
      {need && (
        <Count
          count={need.thisWeek}
          tone="now"
          word={words.need.title}
          note={words.need.out({ count: need.out })}
          route="CareRecipientMain"
          path={pathTo('CareRecipientMain')}
        />
      )}
      {renewals && (
        <Count
          count={renewals.count}
          tone="soon"
          word={words.renewals.title}
          note={
            renewals.oldestOn ? words.renewals.since({ date: format.date(renewals.oldestOn) }) : words.renewals.none
          }
          route="RenewRequests"
          path={pathTo('RenewRequests')}
        />
      )}
      {onTheWay && (
        <Count
          count={onTheWay.parts}
          tone="fresh"
          word={words.onTheWay.title}
          note={words.onTheWay.today({ count: onTheWay.today })}
          route="CarePlace"
          path={pathTo('CarePlace')}
        />
      )}
      {store && (
        <Count
          count={store.items}
          tone="fresh"
          word={words.store.title}
          note={t.common.units.packages({ count: store.packages })}
          route="ProductSelectionCarePlace"
          path={pathTo('ProductSelectionCarePlace', { carePlaceId })}
        />
      )}
      {openClaims !== null && (
        <Count
          count={openClaims}
          tone="quiet"
          word={words.claims.title}
          note={words.claims.note}
          route="CarePlaceProductClaims"
          path={pathTo('CarePlaceProductClaims')}
        />
      )}
    </ul>
  )
}

interface CountProps {
  readonly count: number
  readonly tone: 'now' | 'soon' | 'fresh' | 'quiet'
  readonly word: string
  readonly note: ReactNode
  readonly route: RouteName
  readonly path: string
}

function Count({ count, tone, word, note, route, path }: CountProps) {
  const [, format] = useTextsAndFormat()
  const user = useSessionUser()
  const opens = mayOpen(route, { user, challenged: false, membership: [] })
  return (
    <li className={css.count} data-tone={count > 0 ? tone : 'quiet'}>
      <b className={css.number}>{format.number(count)}</b>
      <span className={css.words}>
        {opens ? (
          <RouteLink to={path} className={css.word}>
            {word}
          </RouteLink>
        ) : (
          <b>{word}</b>
        )}
        <small>{note}</small>
      </span>
    </li>
  )
}
