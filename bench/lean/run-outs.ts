import { daysBetween } from '@omsorg/domain/calendar/period.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { earliestFor, type LeadDays } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { logged, logParameters, mustHold } from './log.ts'
import type { RowFacts } from './row-facts.ts'
import type { LeanServer } from './servers.ts'
import { consumptionView, productView, type RecognisedFacts } from './standing.ts'

interface RunOut extends RecognisedFacts, Pick<RowFacts, 'id' | 'item_status' | 'stock_status' | 'runs_out_on'> {
  readonly person: number
  readonly name_of_person: string | null
  readonly hidden: boolean
  readonly room: string | null
  readonly delayed_until: string | null
  readonly last_draw_on: string | null
  readonly count: object | null
}

interface Found {
  readonly found: number
  readonly withoutUse: number
  readonly leadDays: LeadDays | null
  readonly holidays: readonly string[]
  readonly rows: readonly RunOut[]
}

/** Parameters after those of the log: today, the day before which it runs out, the size of the page, the zone of the market. */
const statement = `
  with due as materialized (
    select distinct on (s.care_recipient_id, r.item_number) s.prescription_row_id, s.care_recipient_id, link.room,
      s.runs_out_on, s.last_draw_on, s.use_known, s.use_known and (s.runs_out_on is null or s.runs_out_on < $6::date) as is_before,
      c.first_name, c.last_name, c.protected_kind is not null as hidden
    from omsorg.care_recipient_place link
    join omsorg.care_recipient c on c.id = link.care_recipient_id and c.status = ${recipientStatus.active}
    join omsorg.row_supply s on s.care_recipient_id = c.id
      and s.prescription_status in (${prescriptionStatus.active}, ${prescriptionStatus.renew}) and s.row_status <> ${rowStatus.closed}
    join omsorg.prescription_row r on r.id = s.prescription_row_id
    where link.care_place_id = omsorg.reach_place() and link.status = ${linkStatus.active}
    order by s.care_recipient_id, r.item_number, s.use_known desc, s.prescription_row_id desc
  ), page as materialized (
    select * from due where is_before order by runs_out_on, care_recipient_id, prescription_row_id limit $7::int
  ), person as (select distinct care_recipient_id as id from page), logged as (${logged('person')})
  select json_build_object(
    'found', (select count(*) from due where is_before), 'withoutUse', (select count(*) from due where not use_known),
    'leadDays', (select json_build_object('express', s.express_lead_days, 'stock', s.stock_lead_days, 'nonStock', s.non_stock_lead_days)
      from omsorg.place_setting s where s.care_place_id = omsorg.reach_place()),
    'holidays', array(select h.day from omsorg.holiday h where h.market = $4::int and h.day between $5::date and $5::date + 400),
    'rows', coalesce((select json_agg(json_build_object('id', r.id, 'person', p.care_recipient_id,
        'name_of_person', case when not p.hidden then nullif(concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')), '') end,
        'hidden', p.hidden, 'room', case when not p.hidden then nullif(p.room, '') end,
        'therapy_area', i.therapy_area, 'item_number', r.item_number, 'name', i.name, 'shape', i.shape, 'unit', i.unit,
        'items_per_package', r.items_per_package, 'consumption', trim_scale(r.consumption)::text,
        'consumption_period', r.consumption_period, 'item_status', i.item_status, 'delayed_until', i.delayed_until,
        'stock_status', omsorg.stock_level(t.status, t.quantity, (
          select s.few_in_stock_below from omsorg.place_setting s where s.care_place_id = omsorg.reach_place())),
        'runs_out_on', p.runs_out_on, 'last_draw_on', p.last_draw_on, 'count', (
          select json_build_object('countId', n.id, 'pieces', n.pieces, 'on', (n.counted_at at time zone $8)::date,
            'by', omsorg.author_names(n.counted_by, n.counted_on_behalf_of))
          from omsorg.stock_count n where n.care_recipient_id = p.care_recipient_id and n.item_number = r.item_number
          order by n.id desc limit 1)) order by p.runs_out_on, p.care_recipient_id, p.prescription_row_id)
      from page p join omsorg.prescription_row r on r.id = p.prescription_row_id
      join omsorg.product i on i.id = r.product_id
      left join omsorg.product_stock t on t.product_id = i.id), '[]')) as answer`

/** What runs out within 30 days at a care place, the first page: as the bench asks. */
export const runOuts: LeanServer =
  ({ database, tokens }) =>
  async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['ProductPrescriptionRead', 'CareRecipientRead'])
    const { withinDays = 30, pageSize = 25 } = JSON.parse(body.toString()) as Record<string, number>
    const market = marketOf(claims.mac as MarketCode)
    const today = todayIn(market.code, Temporal.Now.instant())
    const before = today.add({ days: withinDays }).toString()
    const log = logParameters(claims, 'prescriptions/stock/search-run-outs')
    const asked = [...log, today.toString(), before, pageSize, market.timeZone]
    const [found] = await database.once<{ answer: Found }>({ claims, takesBack }, 'run-outs', statement, asked)
    if (!found) return null
    const { answer } = found
    const holidays = new Set(answer.holidays)
    return JSON.stringify({
      entities: answer.rows.map((row) => ({
        prescriptionRowId: row.id,
        careRecipientId: row.person,
        careRecipientName: row.name_of_person,
        protected: row.hidden,
        room: row.room,
        therapyArea: row.therapy_area,
        product: productView(row),
        ...consumptionView(row),
        runsOutOn: row.runs_out_on,
        daysLeft: row.runs_out_on === null ? null : daysBetween(today, Temporal.PlainDate.from(row.runs_out_on)),
        deliverableOn: answer.leadDays && deliverable(row, { today, leadDays: answer.leadDays, holidays }),
        lastOrderOn: row.last_draw_on,
        count: row.count,
      })),
      totalCount: answer.found,
      page: 1,
      pageSize,
      today: today.toString(),
      before,
      withoutUse: answer.withoutUse,
    })
  }

function deliverable(
  { item_status: itemStatus, stock_status: stockStatus, delayed_until: expected }: RunOut,
  facts: { readonly today: Temporal.PlainDate; readonly leadDays: LeadDays; readonly holidays: ReadonlySet<string> },
): string {
  const delayedUntil = expected === null ? null : Temporal.PlainDate.from(expected)
  return earliestFor({ itemStatus, stockStatus, delayedUntil }, { ...facts, isExpress: false }).toString()
}
