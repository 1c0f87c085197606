-- Whoever helps as a user stays visible: a column that says who did something has one beside it for whom, and the database
-- fills the two from the transaction. A writer names whoever it likes of the two persons, or forgets the second; what is
-- written is the same. What another transaction began, such as the wish that a job carries out, is written as it is given.
create function omsorg.name_both() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person integer := omsorg.reach_user();
  helper integer := omsorg.reach_impersonator();
  given integer;
begin
  execute format('select ($1).%I', tg_argv[0]) using new into given;
  if given is null or (helper is null and given = person) then
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], null));
  end if;
  if helper is not null and given in (person, helper) then
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], helper, tg_argv[1], person));
  end if;
  return new;
end
$$;

-- Begins that for a column; the one beside it is added where it is missing. Nobody pays for it who helps nobody.
create function omsorg.keep_both_names(p_table regclass, p_by name) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  behalf name := case when p_by = 'by_user' then 'on_behalf_of' else regexp_replace(p_by, '_by$|_user_id$', '') || '_on_behalf_of' end;
begin
  if not exists (select from pg_attribute a where a.attrelid = p_table and a.attname = behalf) then
    execute format('alter table %s add column %I integer references omsorg.user_account', p_table, behalf);
  end if;
  execute format(
    'create trigger %I before insert or update of %I on %s for each row'
    ' when (omsorg.reach_impersonator() is not null or new.%I is not null) execute function omsorg.name_both(%L, %L)',
    'both_names_' || p_by, p_by, p_table, behalf, p_by, behalf);
end
$$;

select omsorg.keep_both_names(named.place::regclass, named.by_column) from (values
  ('omsorg.calendar_entry', 'created_by'),
  ('omsorg.care_recipient', 'created_by'),
  ('omsorg.care_recipient_event', 'by_user'),
  ('omsorg.care_recipient_place', 'linked_by'),
  ('omsorg.cart_item', 'created_by'),
  ('omsorg.cart_item_event', 'by_user'),
  ('omsorg.conversation', 'by_user'),
  ('omsorg.crp_account', 'created_by'),
  ('omsorg.crp_account_recipient', 'linked_by'),
  ('omsorg.custom_article_number', 'changed_by'),
  ('omsorg.customer_order', 'created_by'),
  ('omsorg.customer_order', 'confirmed_by'),
  ('omsorg.investigation', 'created_by'),
  ('omsorg.message', 'created_by'),
  ('omsorg.news', 'created_by'),
  ('omsorg.order_event', 'by_user'),
  ('omsorg.order_part', 'cancel_asked_by'),
  ('omsorg.order_part', 'canceller_user_id'),
  ('omsorg.order_task', 'done_by'),
  ('omsorg.organisation_event', 'by_user'),
  ('omsorg.patient_fee', 'changed_by'),
  ('omsorg.preliminary_order', 'created_by'),
  ('omsorg.preliminary_order', 'last_used_by'),
  ('omsorg.prescription', 'prescribed_by'),
  ('omsorg.prescription', 'updated_by'),
  ('omsorg.prescription_event', 'by_user'),
  ('omsorg.prescription_row_addition', 'created_by'),
  ('omsorg.product_claim', 'created_by'),
  ('omsorg.product_ranking', 'changed_by'),
  ('omsorg.renew_request', 'requested_by'),
  ('omsorg.renew_request', 'answered_by'),
  ('omsorg.stored_file', 'uploaded_by'),
  ('omsorg.user_event', 'by_user')) named (place, by_column);

-- Both names of whoever did something, also of somebody the reader may not look up; null when nobody is known.
create function omsorg.author_names(p_by integer, p_on_behalf_of integer) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('name', trim(u.first_name || ' ' || u.last_name),
    'onBehalfOf', (select nullif(trim(f.first_name || ' ' || f.last_name), '') from omsorg.user_account f where f.id = p_on_behalf_of))
  from omsorg.user_account u where u.id = p_by and trim(u.first_name || ' ' || u.last_name) <> ''
$$;
grant execute on function omsorg.author_names(integer, integer) to omsorg_app, omsorg_jobs;

-- An account that somebody made while they helped is reached by them, as what they made for themselves is.
alter policy reach on omsorg.crp_account using (
  created_by = any (array[(select omsorg.reach_user()), (select omsorg.reach_impersonator())])
  or exists (select from omsorg.crp_account_recipient link where link.crp_account_id = crp_account.id offset 0));

-- The same as before, with both names of whoever ordered. A list replays thousands of draws: their names are not made into an
-- object for each.
drop function omsorg.draws_of_persons(integer[]);
create function omsorg.draws_of_persons(p_care_recipient_ids integer[])
  returns table (
    care_recipient_id integer, customer_order_id bigint, prescription_row_id integer, item_number text,
    confirmed_at timestamptz, ordered_by text, ordered_on_behalf_of text, quantity integer, pieces integer,
    consumption_numerator bigint, consumption_denominator bigint, withdrawal_number integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_care_recipient_ids);
begin
  return query
    select drawn.care_recipient_id, o.id, drawn.prescription_row_id, drawn.item_number, o.confirmed_at,
           nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(f.first_name || ' ' || f.last_name), ''),
           drawn.quantity, drawn.pieces,
           drawn.consumption_numerator, drawn.consumption_denominator, drawn.withdrawal_number
    from (
      select l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number,
             sum(l.quantity)::integer as quantity, sum(l.pieces)::integer as pieces,
             max(l.consumption_numerator) as consumption_numerator,
             max(l.consumption_denominator) as consumption_denominator,
             max(l.withdrawal_number) as withdrawal_number
      from omsorg.order_line l
      where l.care_recipient_id = any (persons) and not l.set_aside and not l.given_back
      group by l.care_recipient_id, l.customer_order_id, l.prescription_row_id, l.item_number
    ) drawn
    join omsorg.customer_order o on o.id = drawn.customer_order_id and o.state = 2
    left join omsorg.user_account u on u.id = o.confirmed_by
    left join omsorg.user_account f on f.id = o.confirmed_on_behalf_of
    order by o.confirmed_at, o.id;
end
$$;
grant execute on function omsorg.draws_of_persons(integer[]) to omsorg_app, omsorg_jobs;

drop function omsorg.told_recipients(integer[], timestamptz);
create function omsorg.told_recipients(p_ids integer[], p_since timestamptz)
  returns table (
    id integer, care_recipient_guid uuid, market integer, identity_number_encrypted bytea,
    identity_number_temporary boolean, sex text, protected_kind text, street text,
    ordered_id bigint, ordered_by jsonb, ordered_at timestamptz
  )
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  persons integer[] := omsorg.persons_in_reach(p_ids);
begin
  return query
    select c.id, c.care_recipient_guid, c.market::integer, c.identity_number_encrypted, c.identity_number_temporary, c.sex,
           c.protected_kind, home.street, ordered.id, ordered.by_names, ordered.confirmed_at
    from omsorg.care_recipient c
    left join lateral (
      select a.street from omsorg.address a
      where a.care_recipient_id = c.id and a.kind = 'delivery'
      order by a.is_default desc, a.id limit 1) home on true
    left join lateral (
      select latest.id, omsorg.author_names(latest.confirmed_by, latest.confirmed_on_behalf_of) as by_names, latest.confirmed_at
      from (
        (select o.id, o.confirmed_by, o.confirmed_on_behalf_of, o.confirmed_at
         from omsorg.customer_order o
         where o.care_recipient_id = c.id and o.state = 2 and o.confirmed_at >= p_since
           and exists (select from omsorg.order_part p where p.customer_order_id = o.id and p.erp_status <> 7)
         order by o.confirmed_at desc, o.id desc limit 1)
        union all
        (select o.id, o.confirmed_by, o.confirmed_on_behalf_of, o.confirmed_at
         from omsorg.order_part p
         join omsorg.customer_order o on o.id = p.customer_order_id
         where p.care_recipient_id = c.id and p.erp_status <> 7 and o.state = 2 and o.confirmed_at >= p_since
         order by o.confirmed_at desc, o.id desc limit 1)
      ) latest
      order by latest.confirmed_at desc, latest.id desc limit 1) ordered on true
    where c.id = any (persons);
end
$$;
grant execute on function omsorg.told_recipients(integer[], timestamptz) to omsorg_app;

-- Who took an order back was written with the one acted for alone; what happened to the order has both.
update omsorg.order_part p set canceller_user_id = p.cancel_asked_by, canceller_on_behalf_of = p.cancel_asked_on_behalf_of
where p.canceller_user_id = p.cancel_asked_on_behalf_of;
update omsorg.order_part p set canceller_user_id = e.by_user, canceller_on_behalf_of = e.on_behalf_of
from omsorg.order_event e
where e.order_part_id = p.id and e.event = 'cancelled' and e.on_behalf_of = p.canceller_user_id;
