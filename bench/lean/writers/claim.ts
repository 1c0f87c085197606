import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { checkClaim, type ClaimFacts } from '@omsorg/domain/claims/claim/check-claim.ts'
import { claimType, gramsOf, type WantedOutcome } from '@omsorg/domain/claims/claim/claim-words.ts'
import { estimatedCredit } from '@omsorg/domain/claims/claim/estimated-credit.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { keyedWriter, must } from './keyed.ts'

type Asked = Omit<ClaimFacts, 'ordered' | 'weight' | 'dispatchDate' | 'pickUpDate'> & {
  readonly orderLineId: number
  readonly wantedOutcome: WantedOutcome | null
}

interface Ground {
  readonly customerOrderId: number
  readonly itemNumber: string
  readonly itemName: string
  readonly quantity: number
  readonly itemsPerPackage: number
  readonly price: number | null
  readonly deliveredAt: string | null
  readonly returnDays: number
  readonly ownErrorPercent: number
  readonly holidays: readonly string[]
}

/** The line that was sent to somebody of the place, with what the place goes by; parameters: the line, the day. */
const groundStatement = `
  select json_build_object('customerOrderId', o.id, 'itemNumber', l.item_number, 'itemName', l.item_name, 'quantity', l.quantity,
    'itemsPerPackage', l.items_per_package, 'price', case when coalesce(ps.show_prices, true) then l.price end,
    'deliveredAt', (select min(e.at) from omsorg.order_event e
      where e.order_part_id = p.id and e.event = 'status' and e.status = ${erpStatus.invoiced}),
    'returnDays', s.return_agree_days, 'ownErrorPercent', s.own_error_credit_percent,
    'holidays', array(select h.day from omsorg.holiday h
      where h.market = s.market and h.day between $2::date - 366 and $2::date + 90)) as answer
  from omsorg.order_line l
  join omsorg.customer_order o on o.id = l.customer_order_id
  join omsorg.order_part p on p.id = l.order_part_id
  join omsorg.place_setting s on s.care_place_id = omsorg.reach_place()
  left join omsorg.product_setting ps on ps.client_id = o.client_id
  where l.id = $1::bigint and o.care_place_id = s.care_place_id and o.state = ${orderState.ordered}
    and o.confirmed_at is not null and p.erp_status <> ${erpStatus.refused} and exists (
      select from omsorg.care_recipient_place k
      where k.care_recipient_id = coalesce(l.care_recipient_id, o.care_recipient_id) and k.care_place_id = s.care_place_id
      offset 0)`

const claimStatement = `
  insert into omsorg.product_claim (client_id, care_place_id, type, customer_order_id, order_line_id, requester, customer,
    contact_person, order_number, lot_number, defective_items, fault_kind, fault_description, item_number, item_name, packages,
    weight_grams, dispatch_date, pick_up_date, wanted_outcome, estimated_credit, created_by, created_at)
  select omsorg.reach_client(), omsorg.reach_place(), c.type, c."customerOrderId", $1::bigint, c.requester, c.customer,
    c."contactPerson", c."orderNumber", c."lotNumber", c."defectiveItems", c."faultKind", c."faultDescription", c."itemNumber",
    c."itemName", c.packages, c.grams, c."dispatchDate", c."pickUpDate", c."wantedOutcome", c.credit, $2::int, $3::timestamptz
  from json_to_record($4::json) as c (type int, "customerOrderId" bigint, requester text, customer text, "contactPerson" text,
    "orderNumber" text, "lotNumber" text, "defectiveItems" int, "faultKind" text, "faultDescription" text, "itemNumber" text,
    "itemName" text, packages int, grams int, "dispatchDate" date, "pickUpDate" date, "wantedOutcome" text, credit bigint)
  returning id, row_version as "rowVersion"`

/** What counts where it was left out. */
const leftOut = { customer: '', contactPerson: '', lotNumber: '', weight: null, dispatchDate: null, pickUpDate: null }

/** Registers a new claim of a line that is known, without photos. */
export const claim = keyedWriter<Asked>({
  endpoint: 'claims/claim/upsert-claim',
  permissions: ['OrderWrite', 'CareRecipientRead'],
  async work({ asked, claims, user, now, today, send }) {
    const [found] = await send<{ answer: Ground }>('ground', groundStatement, [asked.orderLineId, today.toString()])
    must(found !== undefined, 'the line can be claimed')
    const line = found.answer
    const named = {
      ...leftOut,
      ...asked,
      orderNumber: asked.orderNumber || String(line.customerOrderId),
      itemNumber: line.itemNumber,
      itemName: line.itemName,
    }
    const ordered = { packages: line.quantity, pieces: line.quantity * line.itemsPerPackage }
    must(checkClaim({ ...named, ordered }).ok, 'it is filled in')
    const credit = estimatedCredit({
      ...named,
      pricePerPackage: line.price,
      ownErrorRate: line.ownErrorPercent * 100,
    })
    const isReturn = asked.type === 'return'
    const content = {
      ...named,
      type: claimType[asked.type],
      customerOrderId: line.customerOrderId,
      defectiveItems: isReturn ? null : asked.defectiveItems,
      faultKind: isReturn ? null : asked.faultKind,
      wantedOutcome: isReturn ? null : asked.wantedOutcome,
      grams: named.weight === null ? null : gramsOf(named.weight),
      credit,
    }
    const values = [asked.orderLineId, user, now.toString(), JSON.stringify(content)]
    const [written] = await send<{ id: number; rowVersion: number }>('register', claimStatement, values)
    must(written !== undefined, 'it was written')
    const isLate =
      isReturn && line.deliveredAt !== null && today.toString() > returnUntil(line, line.deliveredAt, claims.mac)
    return {
      answer: {
        claimId: written.id,
        status: 'registered',
        sending: 'not-asked',
        estimatedCredit: credit,
        warnings: isLate ? ['return-late'] : [],
        rowVersion: written.rowVersion,
      },
      written: [],
    }
  },
})

function returnUntil({ returnDays, holidays }: Ground, deliveredAt: string, market: number): string {
  const { timeZone } = marketOf(market as MarketCode)
  const on = Temporal.Instant.from(deliveredAt).toZonedDateTimeISO(timeZone).toPlainDate()
  return addWorkingDays(on, returnDays, new Set(holidays)).toString()
}
