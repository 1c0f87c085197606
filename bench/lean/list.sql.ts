import { recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { instant } from './json.ts'
import { rowFacts, rowSources } from './row-facts.ts'

const person = `c.id, c.first_name, c.last_name, c.protected_kind is not null as hidden, l.room, l.care_place_id,
  case when c.status = ${recipientStatus.active} then l.status else c.status end as status`

const holds = `(c.protected_kind is null and c.search_text || ' ' || omsorg.fold(l.room) like all (omsorg.patterns_of($9))
  or c.identity_number_blind = $10)`
const pattern = (place: number) => `coalesce((omsorg.patterns_of($9))[${place}], (omsorg.patterns_of($9))[1])`

/** Whom a list is of: everybody at the place, whom words find there, or whom they find in the market. */
const persons = {
  place: `select ${person} from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
    where l.care_place_id = omsorg.reach_place()`,
  found: `select ${person} from omsorg.care_recipient_place l join omsorg.care_recipient c on c.id = l.care_recipient_id
    where l.care_place_id = omsorg.reach_place() and ${holds} limit 200`,
  market: `select ${person} from (
      (select id from omsorg.care_recipient where market = omsorg.reach_market() and protected_kind is null
        and search_text like ${pattern(1)} and search_text like ${pattern(2)} and search_text like ${pattern(3)}
        and search_text like all (omsorg.patterns_of($9)) limit 200)
      union select id from omsorg.care_recipient where market = omsorg.reach_market() and identity_number_blind = $10
    ) found
    join omsorg.care_recipient c on c.id = found.id
    join lateral (
      select * from omsorg.care_recipient_place l where l.care_recipient_id = c.id
      order by l.status, l.linked_at, l.care_place_id limit 1) l on true`,
}

const { active, renew, finished } = prescriptionStatus

/** From where somebody has looked: the place of the caller, or where the person is. */
const fromPlace = 'omsorg.reach_place(), omsorg.reach_client(), $3 from wanted w'
const fromMarket = `own.care_place_id, own.client_id, $3 from wanted w
    cross join lateral (
      select l.care_place_id, l.client_id from omsorg.care_recipient_place l where l.care_recipient_id = w.id
      order by l.status, l.linked_at desc limit 1) own`

/** Words by their place: 0 time to order, 1 soon, 2 consumption missing, 3 recently ordered. */
const statement = (whom: string, from = fromPlace, alsoDue = 'or word = 0') => `
  with person as materialized (${whom}), s as materialized (
    select * from omsorg.place_setting where care_place_id = any (array(select distinct care_place_id from person))
  ), item as (
    select person.id, y.prescription_row_id, y.runs_out_on - $5::date as days_left, y.prescription_status = ${finished} as ended,
      case when not y.use_known then 2 when y.runs_out_on is null or y.runs_out_on <= $5::date then 0
        when y.runs_out_on - $5::date <= least(s.soon_days, y.expected_days / 2) then 1 else 3 end as word
    from person join s on s.care_place_id = person.care_place_id
    join omsorg.row_supply y on y.care_recipient_id = person.id
      and y.row_status in (${rowStatus.active}, ${rowStatus['used-up']}) and (y.prescription_status in (${active}, ${renew})
        or y.prescription_status = ${finished} and y.end_date >= $5::date - interval '12 months')
    where person.status = ${recipientStatus.active}
  ), urgent as (
    select distinct on (id) * from item order by id, word, days_left nulls first, ended, prescription_row_id
  ), ranked as materialized (
    select person.*, u.prescription_row_id, u.word, row_number() over (
      order by coalesce(u.word, 4), u.days_left nulls first, person.hidden,
        (case when person.hidden then '' else person.last_name || ' ' || person.first_name end) collate omsorg.nordic_fi,
        person.id) as n
    from person left join urgent u on u.id = person.id
  ), wanted as materialized (
    select *, n > $7::int and n <= $7::int + $6::int as on_page from ranked
    where n > $7::int and n <= $7::int + $6::int ${alsoDue}
  ), logged as (
    insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id, criterion_hash)
    select now(), $1::int, $4::int, $2, w.id, ${from}
    where w.on_page
  )
  select json_build_object('total', (select count(*) from ranked),
    'words', (select json_build_array(count(*) filter (where word = 0), count(*) filter (where word = 1),
      count(*) filter (where word = 2), count(*) filter (where word = 3)) from ranked),
    'rooms', array(select distinct room from person where room <> '' and not hidden),
    'leadDays', (select s.stock_lead_days from s where s.care_place_id = omsorg.reach_place()),
    'holidays', array(select h.day from omsorg.holiday h where h.market = $4::int and h.day between $5::date and $5::date + 400),
    'persons', coalesce((select json_agg(json_build_object('id', w.id, 'onPage', w.on_page, 'status', w.status,
      'canReceive', s.delivery_street is not null or not w.hidden and a.street is not null,
      'row', case when w.prescription_row_id is not null then ${rowFacts('$5::date')} end,
      'ordered', (
        select json_build_object('customerOrderId', o.id, 'at', ${instant('o.confirmed_at')},
          'by', omsorg.author_names(o.confirmed_by, o.confirmed_on_behalf_of))
        from omsorg.customer_order o
        where o.care_recipient_id = w.id and o.state = ${orderState.ordered}
          and o.confirmed_at >= $5::date::timestamp at time zone $8 and exists (
            select from omsorg.order_part t where t.customer_order_id = o.id and t.erp_status <> ${erpStatus.refused})
        order by o.confirmed_at desc, o.id desc limit 1),
      'person', case when w.on_page then json_build_object('guid', c.care_recipient_guid, 'market', c.market,
        'firstName', c.first_name, 'lastName', c.last_name, 'number', encode(c.identity_number_encrypted, 'base64'),
        'temporary', c.identity_number_temporary, 'birthDate', c.birth_date, 'sex', c.sex, 'protection', c.protected_kind,
        'room', w.room, 'street', a.street, 'placeId', w.care_place_id, 'placeName', s.place_name, 'clientId', c.client_id,
        'clientName', s.client_name) end) order by w.n)
      from wanted w
      join s on s.care_place_id = w.care_place_id
      join omsorg.care_recipient c on c.id = w.id
      left join lateral (
        select a.street from omsorg.address a where a.care_recipient_id = w.id and a.kind = 'delivery'
        order by a.is_default desc, a.id limit 1) a on true
      left join (omsorg.row_supply y ${rowSources}) on y.prescription_row_id = w.prescription_row_id), '[]')) as answer`

export const listStatements = {
  place: `${statement(persons.place)} where $9::text is null and $10::bytea is null`,
  found: statement(persons.found),
  market: statement(persons.market, fromMarket, ''),
}
