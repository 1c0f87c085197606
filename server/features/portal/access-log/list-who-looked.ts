import { listWhoLooked as contract } from '@omsorg/contract/portal/access-log/list-who-looked.ts'
import { viewKindOf } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readPortalPerson } from '../person.sql.ts'
import { readViews } from './views.sql.ts'

/** A year back; what is older tells the care place. */
export const listWhoLooked = handle(contract, async ({ params, query, actor, today, tx }) => {
  const { careRecipientId } = params
  const from = today.subtract({ years: 1 })
  const since = from.toZonedDateTime(marketOf(actor.market).timeZone).toInstant()
  const [person, views] = await Promise.all([readPortalPerson(tx, careRecipientId), readViews(tx, { since, ...query })])
  if (!person) return notFound()
  return agree({
    careRecipientId,
    entities: views.map((view) => ({
      at: view.at,
      kind: viewKindOf(view.action),
      unit: view.unit,
      profession: view.role_code,
      isCustomerService: view.is_service,
      relation: view.relation,
      isSelf: view.is_self,
      times: view.times,
    })),
    totalCount: views[0]?.total ?? 0,
    page: query.page,
    pageSize: query.pageSize,
    from: from.toString(),
  })
})
