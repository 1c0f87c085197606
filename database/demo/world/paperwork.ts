import { estimatedCredit } from '@omsorg/domain/claims/claim/estimated-credit.ts'
import { insertForId, insertRow, insertRows, type Connection } from '../build/rows.ts'
import type { Staff } from './accounts.ts'
import { instantOn } from './instant-on.ts'
import { fillPreliminaryOrders } from './preliminary-orders.ts'
import type { FilledClient } from './world.ts'

/** Kept sets of lines, claims, rankings, own article numbers, patient fees. */
export async function fillPaperwork(connection: Connection, filled: FilledClient, staff: Staff): Promise<void> {
  await fillPreliminaryOrders(connection, filled, { place: showcase(filled), orderer: ordererOf(filled, staff) })
  await fillClaims(connection, filled, staff)
  await fillProductLists(connection, filled)
  await fillPatientFees(connection, filled, staff)
}

function ordererOf({ home }: FilledClient, staff: Staff) {
  return staff.ordererOf.get(home.client.name) ?? staff.named('orderer.se')
}

/** The ward that the demo accounts of a client work at. */
function showcase({ home }: FilledClient) {
  const place = home.places.toSorted((one, other) => other.planned.recipients - one.planned.recipients)[0]
  if (!place) throw new Error('a client has care places')
  return place.place
}

const faults: Readonly<Record<number, string>> = {
  10: 'Tejpen lossnar på flera skydd i paketet.',
  30: 'Useiden suojien teippi irtoaa.',
  40: 'Tapen løsner på flere bind i pakken.',
  80: 'Tapen slipper på flere bind i pakken.',
}

const unneeded: Readonly<Record<number, string>> = {
  10: 'En annan storlek används nu. Paketen är oöppnade.',
  30: 'Nyt käytössä on toinen koko. Pakkaukset ovat avaamattomia.',
  40: 'En annen størrelse brukes nå. Pakkene er uåpnet.',
  80: 'En anden størrelse bruges nu. Pakkerne er uåbnede.',
}

/** One claim that was sent, and one return that is only registered. */
async function fillClaims(connection: Connection, filled: FilledClient, staff: Staff): Promise<void> {
  const place = showcase(filled)
  const orders = filled.orders.filter(
    ({ given }) => given.place.id === place.id && (given.parts ?? []).every(({ status }) => status === 6),
  )
  for (const [index, order] of orders.slice(-2).entries()) {
    const [line] = order.given.lines
    const isReturn = index === 1
    const on = filled.today.subtract({ days: 3 + index })
    await insertForId(connection, 'product_claim', {
      client_id: place.clientId,
      care_place_id: place.id,
      type: isReturn ? 2 : 1,
      status: isReturn ? 1 : 2,
      customer_order_id: order.id,
      order_line_id: order.lineIds[0],
      requester: ordererOf(filled, staff).name,
      customer: filled.home.client.name,
      contact_person: ordererOf(filled, staff).name,
      order_number: String(order.id),
      lot_number: isReturn ? '' : 'L24-118',
      defective_items: isReturn ? null : 4,
      fault_kind: isReturn ? null : 'broken',
      wanted_outcome: isReturn ? null : 'money-back',
      fault_description: (isReturn ? unneeded : faults)[filled.home.client.market] ?? '',
      item_number: line?.product.itemNumber ?? '',
      item_name: line?.product.name ?? '',
      packages: 1,
      weight_grams: isReturn ? 1_400 : null,
      pick_up_date: isReturn ? filled.today.add({ days: 5 }).toString() : null,
      estimated_credit: estimatedCredit({
        type: isReturn ? 'return' : 'claim',
        wantedOutcome: null,
        packages: 1,
        pricePerPackage: line?.price ?? null,
        ownErrorRate: 7_000,
      }),
      created_by: ordererOf(filled, staff).id,
      created_at: `${on.toString()}T11:00:00Z`,
      send_asked_at: isReturn ? null : `${on.toString()}T11:00:00Z`,
      sent_at: isReturn ? null : `${on.toString()}T11:04:00Z`,
      row_version: 1,
    })
  }
}

async function fillProductLists(connection: Connection, { home, catalogue }: FilledClient): Promise<void> {
  const ranked = catalogue.prescribable('Incontinence').slice(0, 8)
  const client_id = home.client.id
  const changed_at = new Date()
  await insertRows(
    connection,
    'product_ranking',
    ranked.map(({ product }, index) => ({
      client_id,
      therapy_area: 'Incontinence',
      product_id: product.id,
      rank: index + 1,
      changed_at,
    })),
  )
  await insertRows(
    connection,
    'custom_article_number',
    ranked.slice(0, 5).map(({ product }, index) => ({
      client_id,
      product_id: product.id,
      custom_number: `${home.planned.alias.toUpperCase()}-${101 + index}`,
      changed_at,
    })),
  )
}

/** Nutrition costs the person something each month in Sweden; the others take no fee. */
async function fillPatientFees(
  connection: Connection,
  { home, cared, today }: FilledClient,
  staff: Staff,
): Promise<void> {
  if (home.client.market !== 10) return
  const from = today.subtract({ months: 11 })
  const prescriber = staff.named('prescriber.se')
  await insertRow(connection, 'patient_fee_setting', {
    client_id: home.client.id,
    therapy_area: 'Nutrition',
    valid_from: '2020-01-01',
    enabled: true,
    method: 'per-month',
    type: 'fixed',
    minimum_order_limit: 0,
    one_time_fee_allowed: true,
    row_version: 1,
  })
  const eaters = cared.filter(({ plan }) =>
    plan.prescriptions.some(({ rows }) => rows.some(({ article }) => article.product.area === 'Nutrition')),
  )
  await insertRows(
    connection,
    'patient_fee',
    eaters.map(({ person }) => ({
      care_recipient_id: person.recipient.id,
      therapy_area: 'Nutrition',
      valid_from: from.toString(),
      amount: person.age < 18 ? 0 : 30_000,
      changed_by: prescriber.id,
      changed_at: instantOn(from, 0),
    })),
  )
}
