-- The queue of renewals of a care place, for which the reach is asked once and not anew by each of nine tables (as run_outs_at).
create function omsorg.renewals_due_at(p_care_place_id uuid, p_today date, p_before date, p_limit integer)
  returns table (
    id integer, prescription_id integer, care_recipient_id integer, first_name text, last_name text, protected_kind text, room text,
    therapy_area omsorg.therapy_area, item_number text, product_name text, shape text, unit text, items_per_package integer,
    consumption text, consumption_period integer, start_date date, end_date date, withdrawals integer,
    packages_per_withdrawal integer, packages_drawn integer, successor_waiting boolean, asked boolean, requester jsonb, message text,
    declined_at timestamptz, declined_by jsonb, declined_reason text
  )
  language plpgsql stable security definer rows 100 set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  -- As the policy of care_recipient_place: whose link is in reach is in reach with all rows.
  return query
    select r.id, p.id, c.id, c.first_name, c.last_name, c.protected_kind, link.room, p.therapy_area, r.item_number, i.name, i.shape,
      i.unit, r.items_per_package, trim_scale(r.consumption)::text, r.consumption_period, p.start_date, p.end_date, r.withdrawals,
      r.packages_per_withdrawal, coalesce(s.packages_drawn, 0),
      exists (select from omsorg.prescription n where n.predecessor_id = p.id and n.status = 1),
      q.id is not null, omsorg.author_names(q.requested_by, q.requested_on_behalf_of), coalesce(q.message, ''),
      said.at, omsorg.author_names(said.by_user, said.on_behalf_of), said.reason
    from omsorg.prescription p
    join omsorg.care_recipient_place link on link.care_recipient_id = p.care_recipient_id
      and link.care_place_id = p.care_place_id and link.status = 1
      and (link.care_place_id = (select omsorg.reach_place())
        or link.client_id = any ((select omsorg.reach_whole_clients())::uuid[]))
    join omsorg.care_recipient c on c.id = p.care_recipient_id and c.status = 1
    join omsorg.prescription_row r on r.prescription_id = p.id and r.succeeded_by is null and r.status <> 4
    join omsorg.product i on i.id = r.product_id
    left join omsorg.row_supply s on s.prescription_row_id = r.id
    left join omsorg.renew_request q on q.prescription_id = p.id and q.status = 1
    left join lateral (
      select e.at, e.by_user, e.on_behalf_of, e.reason from omsorg.prescription_event e
      where e.prescription_row_id = r.id and e.event = 'renewal-declined' order by e.id desc limit 1
    ) said on true
    where p.care_place_id = p_care_place_id and p.status in (2, 3, 4) and p.end_date >= p_today and p.end_date < p_before
    order by p.end_date, c.id, r.id
    limit p_limit;
end
$$;
revoke all on function omsorg.renewals_due_at(uuid, date, date, integer) from public;
grant execute on function omsorg.renewals_due_at(uuid, date, date, integer) to omsorg_app;
