import { insertCareRecipient, type CareRecipientGiven } from '@omsorg/database/demo/build/care-recipients.ts'
import type { CarePlace } from '@omsorg/database/demo/build/organisation.ts'
import { insertPlacedOrder } from '@omsorg/database/demo/build/orders.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { insertPrescription } from '@omsorg/database/demo/build/prescriptions.ts'
import type { Connection } from '@omsorg/database/demo/build/rows.ts'
import { readVatRates } from '@omsorg/database/demo/build/vat-rates.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { insertPortalAccount } from '@omsorg/database/demo/build/portal-accounts.ts'
import { insertToldPhoto } from '@omsorg/database/demo/build/told-photos.ts'
import { photosInTests } from '@omsorg/domain/claims/photo/photos-in-tests.ts'
import { insertClaim } from '@omsorg/database/demo/build/claims.ts'
import { insertCalendarEntry, insertCalendarEvent } from '@omsorg/database/demo/build/planning.ts'
import { insertDiary, insertInvestigation } from '@omsorg/database/demo/build/investigations.ts'
import type { Organisation, Products } from './organisation.ts'
import type { People } from './people.ts'

/** So many pieces a day. */
const daily = (amount: string) => ({ amount, period: consumptionPeriod.day })

/** Of a test series (facts 1.2). */
const guardianNumber = '195405283077'

export type Care = Awaited<ReturnType<typeof insertCare>>

/** Granted on the row that the tests draw from: four withdrawals of fourteen packages. */
export const granted = { withdrawals: 4, packagesPerWithdrawal: 14 }

/** Who is cared for: one ordinary person, and everybody who must not be seen or cannot be ordered for. */
export async function insertCare(
  connection: Connection,
  seal: Seal,
  { home, neighbour, abroad }: Organisation,
  people: People,
  now: Temporal.Instant,
) {
  const person = (place: CarePlace, firstName: string, ssn: string, more: Partial<CareRecipientGiven> = {}) =>
    insertCareRecipient(connection, seal, {
      place,
      firstName,
      lastName: 'Åkerström',
      ssn,
      birthDate: '1939-10-10',
      addresses: [{ street: 'Storgatan 1', zip: '87140', city: 'Fjällviken' }],
      guardians: [{ firstName: 'Gun', lastName: 'Vård', ssn: guardianNumber }],
      ...more,
    })
  const vat = await readVatRates(connection)
  const start = now.toZonedDateTimeISO('Europe/Stockholm').toPlainDate().subtract({ days: 20 })

  const withCare = async (recipient: Awaited<ReturnType<typeof person>>, prescriber: Account, products: Products) => {
    const prescription = await insertPrescription(connection, {
      recipient,
      prescriber,
      start,
      rows: [
        { product: products.pad, consumption: daily('4'), ...granted },
        {
          product: products.pants,
          consumption: daily('1'),
          withdrawals: 6,
          packagesPerWithdrawal: 5,
          // Nothing was ordered by it: it is there to be named.
          additions: [
            {
              extraPackages: 1,
              openedAt: now.subtract({ hours: 24 * 12 }),
              startDate: start.add({ days: 8 }).toString(),
              endDate: start.add({ days: 30 }).toString(),
              status: 4,
              endedAt: now.subtract({ hours: 24 * 11 }),
            },
          ],
        },
      ],
    })
    const [first, second] = prescription.rows
    const catheters = await insertPrescription(connection, {
      recipient,
      prescriber,
      start,
      rows: [{ product: products.catheter, consumption: daily('1'), ...granted }],
    })
    const [catheter] = catheters.rows
    if (!first || !second || !catheter) throw new Error('a prescription has no rows')
    const order = await insertPlacedOrder(connection, vat, {
      place: recipient.place,
      recipient,
      placedBy: prescriber,
      at: now.subtract({ hours: 24 * 10 }),
      lines: [{ product: products.catheter, quantity: 2, price: 8_400, row: catheter }],
      customerNumber: '1001',
    })
    const cart = await connection.query<{ id: number }>(
      `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number,
         status, created_by)
       values ($1, $2, $3, 'Catheter', $4, $5, 2, $6) returning id`,
      [
        recipient.place.clientId,
        recipient.place.id,
        recipient.id,
        products.catheter.id,
        products.catheter.itemNumber,
        prescriber.id,
      ],
    )
    const cartItemId = cart.rows[0]?.id ?? 0
    const template = await connection.query<{ id: number }>(
      `with kept as (
         insert into omsorg.preliminary_order (client_id, care_place_id, type, name, created_by)
         values ($1, $2, 3, 'Var fjärde vecka', $3) returning id
       )
       insert into omsorg.preliminary_order_line (preliminary_order_id, care_recipient_id, item_number, quantity)
       select id, $4, $5, 2 from kept returning preliminary_order_id as id`,
      [recipient.place.clientId, recipient.place.id, prescriber.id, recipient.id, products.catheter.itemNumber],
    )
    const preliminaryOrderId = template.rows[0]?.id ?? 0
    // Seen to long ago, so that no list of what waits has it.
    const task = await connection.query<{ id: number }>(
      `insert into omsorg.order_task (customer_order_id, order_part_id, market, client_id, care_place_id, kind, state, done_at)
       select o.id, $2, o.market, o.client_id, o.care_place_id, 'refused', 'done', now()
       from omsorg.customer_order o where o.id = $1 returning id`,
      [order.id, order.partIds[0]],
    )
    const taskId = task.rows[0]?.id ?? 0
    const photoId = await insertToldPhoto(connection, {
      careRecipientId: recipient.id,
      taskId,
      by: prescriber.id,
      content: photosInTests.png(''),
    })
    const addresses = await connection.query<{ id: number }>(
      'select id from omsorg.address where care_recipient_id = $1',
      [recipient.id],
    )
    const addressId = addresses.rows[0]?.id ?? 0
    const guardians = await connection.query<{ id: number }>(
      'select id from omsorg.guardian where care_recipient_id = $1',
      [recipient.id],
    )
    const guardianId = guardians.rows[0]?.id ?? 0
    const additions = await connection.query<{ id: number }>(
      'select id from omsorg.prescription_row_addition where prescription_row_id = $1',
      [second.id],
    )
    const additionId = additions.rows[0]?.id ?? 0
    const guids = await connection.query<{ guid: string }>(
      'select care_recipient_guid as guid from omsorg.care_recipient where id = $1',
      [recipient.id],
    )
    const guid = guids.rows[0]?.guid ?? ''
    const portalAccountId = await insertPortalAccount(connection, {
      careRecipientId: recipient.id,
      market: recipient.place.market,
    })
    // Answered long ago, so that nothing waits for anybody.
    const request = await connection.query<{ id: number }>(
      `insert into omsorg.renew_request (prescription_id, message, requested_by, status, rejection_reason, answered_by, answered_at)
       values ($1, 'Samma som förut', $2, 3, 'Ny utredning först', $2, now()) returning id`,
      [prescription.id, prescriber.id],
    )
    const renewRequestId = request.rows[0]?.id ?? 0
    const claimed = await insertClaim(connection, { order, product: products.catheter, by: prescriber })
    const ofPerson = {
      careRecipientId: recipient.id,
      clientId: recipient.place.clientId,
      carePlaceId: recipient.place.id,
      by: prescriber.id,
    }
    const investigationId = await insertInvestigation(connection, {
      ...ofPerson,
      from: start,
      to: start.add({ years: 1 }),
      at: now.toString(),
      leakage: [480, 230, 490],
      hip: 104,
    })
    const diaryId = await insertDiary(connection, { ...ofPerson, startedAt: now.subtract({ hours: 30 }) })
    const calendarEntryId = await insertCalendarEntry(connection, {
      careRecipientId: recipient.id,
      by: prescriber.id,
      start,
      text: 'Byt skydd',
    })
    const calendarEventId = await insertCalendarEvent(connection, {
      careRecipientId: recipient.id,
      entryId: calendarEntryId,
      by: prescriber.id,
      at: now.toString(),
      event: 'planned',
    })
    return {
      ...recipient,
      ...claimed,
      investigationId,
      diaryId,
      calendarEntryId,
      calendarEventId,
      addressId,
      guardianId,
      additionId,
      portalAccountId,
      guid,
      cartItemId,
      preliminaryOrderId,
      taskId,
      photoId,
      renewRequestId,
      prescription,
      row: first,
      secondRow: second,
      catheterRow: catheter,
      order,
    }
  }

  const { prescriber, sisterNurse, stranger, foreigner } = people
  const ordinary = await person(home.place, 'Signe', '193910108020')
  return {
    ordinary: await withCare(ordinary, prescriber, home.products),
    protected: await withCare(
      await person(home.place, 'Hemlig', '194001018021', { protectedKind: 'SE_sekretess', lastName: 'Gömd' }),
      prescriber,
      home.products,
    ),
    inactive: await person(home.place, 'Ingvar', '194101018022', { status: 'inactive' }),
    deceased: await person(home.place, 'Doris', '194201018023', { status: 'deceased' }),
    atSisterPlace: await withCare(await person(home.sister, 'Sixten', '194301018024'), sisterNurse, home.products),
    ofNeighbour: await withCare(await person(neighbour.place, 'Nore', '194401018025'), stranger, neighbour.products),
    abroad: await withCare(
      await person(abroad.place, 'Aino', '010144-123A', {
        addresses: [{ street: 'Rantakatu 1', zip: '00100', city: 'Helsinki' }],
      }),
      foreigner,
      abroad.products,
    ),
  }
}
