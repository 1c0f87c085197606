import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { homeAddressMayBeUsed, type Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { mayOrderFor } from '@omsorg/domain/care-recipients/recipient/order-gate.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { onOneLine } from '@omsorg/domain/format/one-line.ts'
import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { readRate } from '@omsorg/domain/money.ts'
import { totalsOf } from '@omsorg/domain/orders/order/fees.ts'
import { orderState, orderType, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import { checkLines } from '@omsorg/domain/orders/placing/line-check.ts'
import { checkReceiver, longestGoodsLabel } from '@omsorg/domain/orders/placing/receiver.ts'
import { splitOrder } from '@omsorg/domain/orders/placing/split.ts'
import { standing } from '../standing.ts'
import type { DrawnRow } from './confirm-ground.ts'
import type { PlaceHere, Saved } from './group.ts'
import { lockDraft, placeHere, saveOver } from './group.sql.ts'
import { keyedWriter, must } from './keyed.ts'
import { deliveryDays, lineOf, lineToCheck, sumsOf, withdrawalNumbers, type Line } from './order-judged.ts'
import { residentsHere } from './residents.sql.ts'

interface Resident {
  readonly id: number
  readonly status: RecipientStatus
  readonly linkStatus: LinkStatus
  readonly protection: Protection | null
  readonly room: string
  readonly rows: readonly DrawnRow[]
}

interface LineOfResident extends Line {
  readonly resident: Resident
}

const type = orderType.individual

/** Keeps the rows that are named from being taken out meanwhile. */
const holdRows = 'select id from omsorg.prescription_row where id = any ($1::int[]) order by id for key share'

/** Judges what is filled in for the residents of a place and keeps it over the draft that is there. */
export const residents = keyedWriter<InputOf<typeof saveNursingHome>>({
  endpoint: 'orders/nursing-home/save-nursing-home',
  permissions: ['OrderWrite', 'CareRecipientRead'],
  async work({ asked: { receiver, residents: wanted }, claims, user, now, today, send }) {
    const ids = wanted.map(({ careRecipientId }) => careRecipientId)
    const rowIds = wanted.flatMap((each) => each.lines.map(({ prescriptionRowId }) => prescriptionRowId))
    const [[draft], held, [place], [found]] = await Promise.all([
      send<{ id: number }>('draft', lockDraft(type), [user]),
      send<{ id: number }>('hold', holdRows, [rowIds]),
      send<{ answer: PlaceHere }>('place', placeHere, [today.toString(), receiver.deliveryMethodCode]),
      send<{ answer: { isBeyondLean: boolean; residents: Resident[] } }>('residents', residentsHere, [
        ids,
        today.toString(),
      ]),
    ])
    must(draft !== undefined && place !== undefined && found !== undefined, 'the place has a draft')
    must(
      !found.answer.isBeyondLean && held.length === rowIds.length,
      'there is such an order in the world of the bench',
    )
    const { method, fees, to, leadDays, ...here } = place.answer
    must(here.residentsAllowed && here.hasPeriod && here.orderTypes.includes(type), 'it orders for its residents')
    must(to !== null && method !== null && !method.needsPoint, 'the goods come to the place')
    const { country } = marketOf(claims.mac as never)
    const faults = checkReceiver(receiver, {
      to: 'care-place',
      country,
      contactPhoneRequired: here.phoneRequired,
      goodsLabelRequired: here.labelRequired,
      notificationAllowed: ['phone', 'sms', 'email'],
      namesToKeepSecret: [],
    })
    must(faults.length === 0 && !receiver.goodsLabel && receiver.packageLocation === null, 'the receiver is right')

    const residentOf = new Map(found.answer.residents.map((each) => [each.id, each]))
    must(new Set(ids).size === ids.length, 'nobody stands twice')
    const lines = wanted.flatMap((each): LineOfResident[] => {
      const resident = residentOf.get(each.careRecipientId)
      must(resident !== undefined, 'she lives here')
      const { status, linkStatus: statusAtPlace } = resident
      const canReceive = mayOrderFor({ status, statusAtPlace, hasDeliveryAddress: true }).ok
      return each.lines.map(({ prescriptionRowId: rowId, itemNumber, quantity }) => {
        const row = resident.rows.find(({ facts }) => facts.id === rowId)
        must(row !== undefined && !row.hasFlavors && row.facts.item_number === itemNumber, 'it is a row of hers')
        must(claims.permissions.includes(`Order${row.facts.therapy_area}Write`), 'its area is allowed')
        return { rowId, quantity, row, resident, stands: standing(row.facts, today, canReceive, claims) }
      })
    })
    const checked = checkLines(lines.map((line) => lineToCheck(line, today)))
    must(checked.mayBePlaced, 'its lines may be placed')
    const days = deliveryDays({ place: { leadDays }, holidays: here.holidays }, lines, today)
    const parts = splitOrder(
      lines.map(({ row, resident }, index) => ({
        index,
        parcel: resident.id,
        deliveryDate: days[index] ?? today,
        customerNumber: row.customerNumber,
      })),
      here.maxLines,
    )
    const priced = totalsOf({
      lines: lines.map(({ row, quantity }) => ({
        pricePerPackage: row.price ?? 0,
        quantity,
        vatRate: readRate(row.vatRate) ?? 0,
      })),
      fees: {
        smallOrderFee: fees?.small ?? 0,
        smallOrderThreshold: fees?.threshold ?? 0,
        logisticsRate: (fees && readRate(fees.logistics)) ?? 0,
        expressFee: fees?.express ?? 0,
      },
      isExpress: false,
      deliveryFee: method.fee,
      standardVatRate: readRate(here.standardRate ?? '') ?? 0,
    })
    const totals = sumsOf(priced, lines, claims)
    const numbers = new Map(
      [...Map.groupBy(lines, ({ resident }) => resident).entries()].flatMap(([{ rows }, own]) => [
        ...withdrawalNumbers(rows, own),
      ]),
    )

    const phone = (written: string | null) => written && storedPhone(written, country)
    const written = {
      ...to,
      countryCode: to.countryCode ?? country,
      contactPhone: phone(receiver.contactPhone),
      method: receiver.deliveryMethodCode,
      notifyBy: receiver.notifyBy,
      notifyPhone: phone(receiver.notifyPhone),
      notifyEmail: receiver.notifyEmail,
      goodsLabel: '',
      until: now.add({ hours: 24 * savedOrdersAreKeptForDays }).toString(),
    }
    const heads = parts.map(([first], index) => {
      const resident = residentOf.get(first?.parcel ?? 0)
      const room = resident && homeAddressMayBeUsed(resident.protection) ? resident.room : ''
      return {
        no: index + 1,
        day: first?.deliveryDate.toString(),
        number: first?.customerNumber ?? null,
        person: first?.parcel,
        label: onOneLine(room).slice(0, longestGoodsLabel),
      }
    })
    const partOf = new Map(parts.flatMap((part, index) => part.map((line) => [line.index, index + 1] as const)))
    const each = lines.map((line, index) => ({
      ...lineOf(
        line,
        { vat: priced.lines[index]?.vat, day: days[index], warnings: checked.lines[index]?.findings },
        here,
      ),
      person: line.resident.id,
      withdrawal: numbers.get(line) ?? null,
    }))
    const stored = each.map((line, index) => {
      const { person, withdrawal } = line
      return { ...line.stored, no: index + 1, part: partOf.get(index), person, withdrawal }
    })
    const values = [written, totals, heads, stored].map((value) => JSON.stringify(value))
    const [saved] = await send<Saved>('save', saveOver, [draft.id, ...values])
    must(saved !== undefined, 'it was saved')
    const orders = parts.map((part, index) => ({
      orderId: saved.parts[index],
      lines: part.map((line) => each[line.index]?.view),
    }))
    const warnings = parts.length > ids.length ? ['will-be-split'] : []
    const { id: customerOrderId, rowVersion } = saved
    return { answer: { customerOrderId, orders, totals, warnings, state: orderState.saved, rowVersion }, written: [] }
  },
})
