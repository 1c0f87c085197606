import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { rowSources } from '../row-facts.ts'
import { drawnRow, priceOfRow } from './confirm.sql.ts'

const { preliminary, active, renew, finished } = prescriptionStatus

/** Whom an order for residents is for, each with her rows; parameters: the persons, the day. */
export const residentsHere = `
  select json_build_object('isBeyondLean', exists (
      select from omsorg.prescription p where p.care_recipient_id = any ($1::int[])
        and (p.status = ${preliminary} or p.status in (${active}, ${renew}) and p.end_date < $2::date))
      or exists (select from omsorg.patient_fee_setting f where f.client_id = s.client_id),
    'residents', (
      select json_agg(json_build_object('id', c.id, 'status', c.status, 'linkStatus', link.status,
        'protection', c.protected_kind, 'room', coalesce(link.room, ''), 'rows', coalesce((
          select json_agg(${drawnRow} order by p.therapy_area, r.id)
          from omsorg.row_supply y ${rowSources} ${priceOfRow}
          where y.care_recipient_id = c.id and p.status in (${active}, ${renew}, ${finished})), '[]')))
      from omsorg.care_recipient_place link join omsorg.care_recipient c on c.id = link.care_recipient_id
      where link.care_place_id = s.care_place_id and link.care_recipient_id = any ($1::int[]))) as answer
  from omsorg.place_setting s where s.care_place_id = omsorg.reach_place()`
