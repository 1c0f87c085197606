import { listOwnEvents as contract } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import {
  failedDaysOf,
  impersonationsOf,
  ownEventsOf,
  type FailedDay,
  type Impersonation,
  type KeptEvent,
} from './own-events.sql.ts'

export const listOwnEvents = handle(contract, async ({ actor, now, tx }) => {
  const [, kept, failed, impersonations] = await Promise.all([
    openSignIn(tx),
    ownEventsOf(tx, actor.userId, now),
    failedDaysOf(tx, actor.userId, marketOf(actor.market).timeZone, now),
    impersonationsOf(tx, actor.userId, now),
  ])
  const events = [...kept.map(shownOf), ...failed.map(failedOf), ...impersonations.map(impersonatedOf)]
  return agree({
    events: events.toSorted((one, other) =>
      Temporal.Instant.compare(Temporal.Instant.from(other.at), Temporal.Instant.from(one.at)),
    ),
  })
})

function shownOf({ at, event, detail, by_name }: KeptEvent) {
  return {
    at,
    event,
    times: 1,
    methods: [...(detail.methods ?? [])],
    device: detail.device ?? null,
    name: detail.name ?? null,
    by: by_name,
    reason: detail.reason ?? null,
  }
}

function failedOf({ at, times }: FailedDay) {
  return { ...shownOf({ at, event: 'sign-in-failed', detail: {}, by_name: null }), times }
}

function impersonatedOf({ at, by_name, reason }: Impersonation) {
  return shownOf({ at, event: 'impersonated', detail: { reason }, by_name })
}
