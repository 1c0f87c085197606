import type { Seal } from '../../sealed.ts'
import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { ceil, fraction, times } from '@omsorg/domain/fraction.ts'
import { suppliesOf } from '@omsorg/domain/orders/supply/supply.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { Account } from '../build/people.ts'
import { insertRow, insertRows, takeIds, withId, type Connection } from '../build/rows.ts'
import { picturedPlace } from '../data/pictured.ts'
import type { Staff } from './accounts.ts'
import { renewalsAskedFor } from './care.ts'
import type { Article, Catalogue } from './catalogue.ts'
import { instantOn } from './instant-on.ts'
import { fillInvestigations, fillPlans } from './investigations.ts'
import { fillToldTasks } from './portal/told-tasks.ts'
import { fillPortalAccounts } from './portal/portal-accounts.ts'
import { fillFailedWork, fillOrderTasks } from './tasks/order-tasks.ts'
import { fillPaperwork } from './paperwork.ts'
import { fillStoreCart } from './store-cart.ts'
import type { DemoPerson } from './persons.ts'
import { suits } from './suits.ts'
import type { RowPlan } from './row-plan.ts'
import type { FilledClient } from './world.ts'

export interface FilledWorld {
  readonly clients: readonly FilledClient[]
  readonly staff: Staff
}

/** What happens around prescriptions and orders: requests, investigations, selections, plans, tasks. */
export async function fillDailyWork(
  connection: Connection,
  { clients, staff, seal }: FilledWorld & { readonly seal: Seal },
): Promise<void> {
  for (const filled of clients) {
    const prescriber = staff.prescriberOf.get(filled.home.client.name) ?? staff.named('prescriber.se')
    await fillInvestigations(connection, filled, prescriber)
    await fillSelections(connection, filled, prescriber)
    await fillPlans(connection, filled, prescriber)
    await fillPortalAccounts(connection, filled, { by: prescriber, seal })
    await fillAdditions(connection, filled, prescriber)
    await fillOrderTasks(connection, filled)
    await fillPaperwork(connection, filled, staff)
    await fillConversations(connection, filled, prescriber)
    await fillCounts(connection, filled, prescriber)
  }
  const [sweden] = clients
  if (sweden) {
    await fillRenewRequests(connection, sweden, staff)
    await fillStoreCart(connection, sweden, staff.named('purchaser.se'))
    await fillFailedWork(connection, sweden)
  }
  await fillViews(connection)
  const [{ today } = { today: null }] = clients
  if (today) await fillToldTasks(connection, today)
}

/** With every third person somebody has talked of late, and with the first of them twice. */
async function fillConversations(connection: Connection, { cared, today }: FilledClient, by: Account): Promise<void> {
  const active = cared.filter(({ person }) => person.status === 'active')
  const talked = [...active.filter((_, index) => index % 3 === 0), ...active.slice(0, 1)]
  await insertRows(
    connection,
    'conversation',
    talked.map(({ person }, index) => ({
      care_recipient_id: person.recipient.id,
      at: instantOn(today, -((index * 5) % 40) - 1),
      day: today.subtract({ days: ((index * 5) % 40) + 1 }).toString(),
      by_user: by.id,
      note: '',
    })),
  )
}

const countedDaysAgo = 6

/** Of every third person somebody has counted what is at home, and found what should be left: what runs out does so when it did before. */
async function fillCounts(connection: Connection, { cared, today }: FilledClient, by: Account): Promise<void> {
  const on = today.subtract({ days: countedDaysAgo })
  const at = instantOn(today, -countedDaysAgo)
  const active = cared.filter(({ person }) => person.status === 'active')
  const counted = active
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ person, plan }) => {
      const rows = plan.prescriptions.filter(({ state }) => state === 'running').flatMap((each) => each.rows)
      const [found] = rows.toReversed().flatMap((row) => countOf(row, on, today) ?? [])
      return found ? [{ person, ...found }] : []
    })
  await insertRows(
    connection,
    'stock_count',
    counted.map(({ person, itemNumber, use, pieces }) => ({
      care_recipient_id: person.recipient.id,
      item_number: itemNumber,
      pieces,
      consumption_numerator: String(use.numerator),
      consumption_denominator: String(use.denominator),
      drawn_until: at,
      counted_at: at,
      counted_by: by.id,
    })),
  )
}

/** What is left on a day of what was ordered before; null where whole pieces would move the day on which it runs out. */
function countOf({ article, consumption, draws }: RowPlan, on: Temporal.PlainDate, today: Temporal.PlainDate) {
  const use = dailyUse(consumption)
  const ordered = draws.map(({ daysAgo, packages }) => {
    const pieces = packages * article.product.itemsPerPackage
    return { on: today.subtract({ days: daysAgo }), pieces, dailyUse: use }
  })
  if (!use || ordered.some((each) => daysBetween(each.on, on) <= 0)) return null
  const end = suppliesOf(ordered, use).at(-1)?.endsOn ?? on
  const pieces = Math.max(0, ceil(times(use, fraction(daysBetween(on, end)))))
  const [left] = suppliesOf([{ on, pieces, dailyUse: use }], use)
  return pieces > 0 && left?.endsOn.equals(end) ? { itemNumber: article.product.itemNumber, use, pieces } : null
}

/** Three wait, the oldest for four days; a former one was rejected. */
async function fillRenewRequests(connection: Connection, { cared, today }: FilledClient, staff: Staff): Promise<void> {
  const requester = staff.named('requester.se')
  const asked = renewalsAskedFor.map((key) => cared.find(({ person }) => person.key === key))
  await insertRows(
    connection,
    'renew_request',
    asked.map((each, index) => ({
      prescription_id: each?.prescriptions[0]?.made.id,
      message: ['Uttagen är slut.', 'Behovet är oförändrat.', 'En flaska om dagen räcker.'][index] ?? '',
      status: 1,
      requested_by: requester.id,
      requested_at: instantOn(today, -[4, 2, 1][index]!),
      row_version: 1,
    })),
  )
  const rejected = cared.find(({ person }) => person.key === 'sture')?.prescriptions[0]
  if (!rejected) return
  await insertRow(connection, 'renew_request', {
    prescription_id: rejected.made.id,
    message: 'Ska förskrivningen förlängas?',
    status: 3,
    rejection_reason: 'Behovet ska utredas på nytt först.',
    requested_by: requester.id,
    requested_at: instantOn(today, -40),
    answered_by: staff.named('prescriber.se').id,
    answered_at: instantOn(today, -38),
    row_version: 1,
  })
}

/** What is prescribed stands among the selected products; some people have an item that is selected and not yet prescribed. */
async function fillSelections(
  connection: Connection,
  { cared, catalogue, today }: FilledClient,
  by: Account,
): Promise<void> {
  const selected = cared.flatMap(({ person, plan }, index) => {
    if (person.status !== 'active') return []
    const running = plan.prescriptions.filter(({ state }) => state === 'running').flatMap(({ rows }) => rows)
    const prescribed = running.map(({ article, consumption }) => ({ article, consumption, status: 2 }))
    // The ward of the pictures has no other suggestions than those of the pictures.
    const isShown = person.home.place.name === picturedPlace
    const extra =
      !isShown && index % 6 === 1 ? catalogue.prescribable('WoundCare').slice(index % 3, (index % 3) + 1) : []
    const open = extra.filter((article) => !running.some((row) => row.article === article))
    const marked = isShown
      ? []
      : worthALook(person, catalogue, index).filter((article) => !running.some((row) => row.article === article))
    const waiting = [
      ...open.map((article) => ({ article, consumption: null, status: 1 })),
      ...marked.map((article) => ({ article, consumption: onePer(article), status: 1 })),
    ]
    return [...prescribed, ...waiting].map((item) => ({ person, ...item }))
  })
  await insertRows(
    connection,
    'cart_item',
    selected
      .map(({ person, article, consumption, status }) => ({
        client_id: person.home.place.clientId,
        care_place_id: person.home.place.id,
        care_recipient_id: person.recipient.id,
        therapy_area: article.product.area,
        product_id: article.product.id,
        item_number: article.product.itemNumber,
        consumption: consumption?.amount ?? null,
        consumption_period: consumption?.period ?? null,
        check_consumption: false,
        status,
        created_by: by.id,
        created_at: instantOn(today, -30),
        updated_at: instantOn(today, -30),
        row_version: 1,
      }))
      .map(withId(await takeIds(connection, 'cart_item', selected.length))),
  )
}

/** Chosen by somebody in a hurry: what the person does not tolerate, and a catheter that is large for a child. */
function worthALook(person: DemoPerson, catalogue: Catalogue, index: number): readonly Article[] {
  const catheters = catalogue.prescribable('Catheter').filter((article) => suits(article, person))
  const [latex] = catheters.filter(({ family }) => family.latex)
  const [pvc] = catheters.filter(({ family }) => family.pvc)
  const [large] = catheters.filter(({ properties }) => Number(properties['charriere']) >= 12)
  return [
    person.sensitiveTo.includes('latex') && latex,
    person.sensitiveTo.includes('pvc') && pvc,
    person.age < 14 && index % 3 === 0 && large,
  ].filter((article) => typeof article === 'object')
}

function onePer({ family }: Article) {
  return { amount: family.use?.amounts[0] ?? '1', period: family.use?.period ?? 1 }
}

/** A few rows got something extra last week; of some it has ended unused. */
async function fillAdditions(connection: Connection, { cared, today }: FilledClient, by: Account): Promise<void> {
  const running = cared
    .filter(({ person }) => person.key === null && person.home.place.name !== picturedPlace)
    .flatMap(({ prescriptions }) => prescriptions.filter(({ plan }) => plan.state === 'running'))
  const drawnLongAgo = running.filter(({ plan }) => {
    const [row] = plan.rows
    return row && row.draws.length < row.withdrawals - 1 && row.draws.every(({ daysAgo }) => daysAgo > 10)
  })
  const rows = drawnLongAgo.slice(0, 6).map(({ made }, index) => {
    const hasEnded = index % 3 === 2
    return {
      prescription_row_id: made.rows[0]?.id,
      extra_packages: index % 2 === 0 ? 2 : 0,
      extra_withdrawals: index % 2,
      start_date: today.subtract({ days: 8 }).toString(),
      end_date: hasEnded ? today.subtract({ days: 2 }).toString() : made.period.end.toString(),
      status: hasEnded ? 3 : 1,
      created_by: by.id,
      created_at: instantOn(today, -8),
      ended_at: hasEnded ? instantOn(today, -1) : null,
      row_version: 1,
    }
  })
  const ids = await takeIds(connection, 'prescription_row_addition', rows.length)
  await insertRows(connection, 'prescription_row_addition', rows.map(withId(ids)))
}

/**
 * Who looked at whom in the last three weeks, as the access log would have it: whoever ordered for somebody had opened the page
 * a few minutes before, and one user of each client looked at night and did nothing, which a data officer may ask about.
 */
async function fillViews(connection: Connection): Promise<void> {
  await connection.query(`
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    select o.confirmed_at - seen.ago, o.confirmed_by, o.market, seen.action, o.care_recipient_id, o.care_place_id, o.client_id
    from omsorg.customer_order o,
      (values (interval '6 minutes', 'care-recipients/recipient/read-care-recipient'),
              (interval '5 minutes', 'prescriptions/prescription/search-prescriptions'),
              (interval '3 minutes', 'orders/withdrawal/pre-order-withdrawal')) as seen (ago, action)
    where o.care_recipient_id is not null and o.confirmed_at > now() - interval '21 days'`)
  await connection.query(`
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
    select distinct on (l.client_id)
      date_trunc('week', now()) - interval '2 days' + interval '2 hours 12 minutes', l.user_id, l.market,
      'care-recipients/recipient/read-care-recipient', l.care_recipient_id, l.care_place_id, l.client_id
    from omsorg.access_log l
    where l.action = 'care-recipients/recipient/read-care-recipient'
    order by l.client_id, l.at`)
}
