import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { orderState, orderType, savedOrdersAreKeptForDays } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import type { StandsOn } from './confirm-ground.ts'
import { groundToSave } from './confirm.sql.ts'
import { keyedWriter, must } from './keyed.ts'
import { judgeOrder, lineOf, type Line } from './order-judged.ts'

interface Ground extends StandsOn {
  readonly showPrices: boolean
  readonly showStock: boolean
  readonly hasDraft: boolean
}

interface Saved {
  readonly id: number
  readonly rowVersion: number
  readonly parts: readonly number[]
}

/** Keeps the rows that are named from being taken out meanwhile. */
const holdRows = 'select id from omsorg.prescription_row where id = any ($1::int[]) order by id for key share'

/** Writes a new draft with its parts and lines; parameters: the order, its parts, its lines, the sums. */
const statement = `
  with made as (
    insert into omsorg.customer_order (client_id, care_place_id, market, type, source, care_recipient_id, created_by, created_at,
      receiver_name, receiver_care_of, receiver_street, receiver_zip, receiver_city, receiver_country_code, receiver_entry_code,
      contact_phone, delivery_method_code, notify_by, notify_phone, notify_email, goods_label, delivery_date, is_express, currency,
      subtotal, delivery_fee, small_order_fee, logistics_fee, express_fee, vat, total, patient_fee, saved_until)
    select omsorg.reach_client(), omsorg.reach_place(), o.market, ${orderType['home-delivery-from-prescription']}, 'guide', o.person,
      o.by, o.at, o.name, o."careOf", o.street, o.zip, o.city, o."countryCode", o."entryCode", o."contactPhone", o.method,
      o."notifyBy", o."notifyPhone", o."notifyEmail", o."goodsLabel", o."deliveryDate", false, t.currency, t.subtotal,
      t."deliveryFee", t."smallOrderFee", t."logisticsFee", t."expressFee", t.vat, t.total, 0, o.until
    from json_to_record($1::json) as o (market int, person int, by int, at timestamptz, name text, "careOf" text, street text,
        zip text, city text, "countryCode" text, "entryCode" text, "contactPhone" text, method text, "notifyBy" text,
        "notifyPhone" text, "notifyEmail" text, "goodsLabel" text, "deliveryDate" date, until timestamptz),
      json_to_record($4::json) as t (currency text, subtotal bigint, "deliveryFee" bigint, "smallOrderFee" bigint,
        "logisticsFee" bigint, "expressFee" bigint, vat bigint, total bigint)
    on conflict do nothing
    returning id, row_version
  ), part as (
    insert into omsorg.order_part (customer_order_id, part_no, delivery_date, customer_number, goods_label)
    select made.id, p.no, p.day, p.number, ''
    from made, json_to_recordset($2::json) as p (no int, day date, number text)
    returning id, part_no
  ), line as (
    insert into omsorg.order_line (customer_order_id, line_no, order_part_id, care_recipient_id, product_id, item_number,
      item_name, therapy_area, prescription_row_id, quantity, items_per_package, consumption_numerator, consumption_denominator,
      price, vat_rate, line_net, vat, withdrawal_number, set_aside)
    select made.id, l.no, part.id, l.person, l."productId", l."itemNumber", l.name, l.area, l."rowId", l.quantity, l."perPackage",
      l.numerator, l.denominator, l.price, l."vatRate", l.price * l.quantity, l.vat, l.withdrawal, false
    from made, json_to_recordset($3::json) as l (no int, part int, person int, "productId" int, "itemNumber" text, name text,
      area text, "rowId" int, quantity int, "perPackage" int, numerator bigint, denominator bigint, price bigint,
      "vatRate" numeric, vat bigint, withdrawal int)
    join part on part.part_no = l.part
    order by l.no
  )
  select made.id, made.row_version as "rowVersion", (select json_agg(id order by part_no) from part) as parts from made`

/** Judges what is filled in for a person and keeps it as a first draft. */
export const orderSave = keyedWriter<InputOf<typeof saveWithdrawal>>({
  endpoint: 'orders/withdrawal/save-withdrawal',
  permissions: ['OrderWrite', 'CareRecipientRead'],
  async work({ asked: { careRecipientId, receiver, lines: wanted }, claims, user, now, today, send }) {
    const method = receiver.deliveryMethodCode
    const rowIds = wanted.map(({ prescriptionRowId }) => prescriptionRowId)
    const [[found], held] = await Promise.all([
      send<{ answer: Ground }>('ground', groundToSave, [careRecipientId, today.toString(), method, user]),
      send<{ id: number }>('hold', holdRows, [rowIds]),
    ])
    must(found !== undefined && held.length === rowIds.length, 'the person and her rows are there')
    const ground = found.answer
    must(!ground.hasDraft, 'nothing is saved of her yet')
    const asked = {
      lines: wanted.map(({ prescriptionRowId: rowId, quantity }) => ({ rowId, quantity })),
      receiver,
      wished: null,
    }
    const { lines, checked, days, parts, priced, totals, numbers, warnings } = judgeOrder(ground, asked, claims, today)
    const isSame = lines.every(({ row: { facts } }, index) => facts.item_number === wanted[index]?.itemNumber)
    const { address } = receiver
    must(isSame && address !== null && address !== undefined, 'its items are those of its rows')
    const { country } = marketOf(claims.mac as MarketCode)
    const phone = (written: string | null) => written && storedPhone(written, country)
    const order = {
      market: claims.mac,
      person: careRecipientId,
      by: user,
      at: now.toString(),
      until: now.add({ hours: 24 * savedOrdersAreKeptForDays }).toString(),
      ...address,
      careOf: address.careOf ?? '',
      entryCode: address.entryCode || null,
      name: receiver.name ?? '',
      contactPhone: phone(receiver.contactPhone),
      method,
      notifyBy: receiver.notifyBy,
      notifyPhone: phone(receiver.notifyPhone),
      notifyEmail: receiver.notifyEmail,
      goodsLabel: receiver.goodsLabel ?? '',
      deliveryDate: null,
    }
    const partOf = new Map(parts.flatMap((part, index) => part.map((line) => [line.index, index + 1] as const)))
    const each = lines.map((line, index) =>
      lineOf(
        line,
        { vat: priced.lines[index]?.vat, day: days[index], warnings: checked.lines[index]?.findings },
        ground,
      ),
    )
    const stored = each.map((line, index) => ({
      ...line.stored,
      no: index + 1,
      part: partOf.get(index),
      person: careRecipientId,
      withdrawal: numbers.get(lines[index] as Line) ?? null,
    }))
    const heads = parts.map(([first], index) => ({
      no: index + 1,
      day: first?.deliveryDate.toString(),
      number: first?.customerNumber ?? null,
    }))
    const values = [order, heads, stored, totals].map((value) => JSON.stringify(value))
    const [saved] = await send<Saved>('save', statement, values)
    must(saved !== undefined, 'nobody saved it in this moment')
    const orders = parts.map((part, index) => ({
      orderId: saved.parts[index],
      lines: part.map(({ index }) => each[index]?.view),
    }))
    const { id: customerOrderId, rowVersion } = saved
    return { answer: { customerOrderId, orders, totals, warnings, state: orderState.saved, rowVersion }, written: [] }
  },
})
