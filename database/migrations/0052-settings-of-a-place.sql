-- The settings of each care place, merged and kept, where every reader merged those of its client and its own anew. What a
-- place goes by is derived in one place, omsorg.derived_place_setting, and stands in omsorg.place_setting; `version` is
-- raised when it changes, so whoever keeps a copy knows it by place and version.

-- The merging stays as it was, under another name, and is read by what keeps the table alone.
alter view omsorg.merged_order_setting rename to derived_order_setting;
alter view omsorg.merged_prescription_setting rename to derived_prescription_setting;
alter view omsorg.merged_care_recipient_setting rename to derived_care_recipient_setting;
revoke all on omsorg.derived_order_setting, omsorg.derived_prescription_setting, omsorg.derived_care_recipient_setting
  from omsorg_app, omsorg_jobs;

create view omsorg.derived_place_setting with (security_invoker = true) as
select
  settings.*,
  c.market,
  p.name as place_name,
  c.name as client_name,
  c.patient_data_owner_id,
  coalesce(product.allow_outgoing_items, true) as allow_outgoing_items,
  coalesce(product.block_uncertain_delivery, false) as block_uncertain_delivery,
  coalesce(product.show_prices, true) as show_prices,
  coalesce(product.show_stock_status, true) as show_stock_status,
  coalesce(product.few_in_stock_below, 10) as few_in_stock_below
from (
  select *
  from omsorg.derived_order_setting
  join omsorg.derived_prescription_setting using (client_id, care_place_id)
  join omsorg.derived_care_recipient_setting using (client_id, care_place_id)
) settings
join omsorg.care_place p on p.id = settings.care_place_id
join omsorg.client c on c.id = settings.client_id
left join omsorg.product_setting product on product.client_id = settings.client_id;

create table omsorg.place_setting as select * from omsorg.derived_place_setting;
do $$
begin
  execute (
    select format('alter table omsorg.place_setting %s', string_agg(format('alter column %I set not null', a.attname), ', '))
    from pg_attribute a
    where a.attrelid = 'omsorg.place_setting'::regclass and a.attnum > 0 and a.attname not like 'delivery\_%'
      and a.attname not in ('order_period_from_day', 'order_period_interval_days', 'default_delivery_method',
        'min_days_between_withdrawals', 'payer_customer_number', 'anonymize_after_months'));
end
$$;
alter table omsorg.place_setting
  alter column delivery_method_codes set not null,
  alter column delivery_points_allowed set not null,
  add primary key (care_place_id),
  add foreign key (care_place_id) references omsorg.care_place on delete cascade,
  add column version integer not null default 1;

select omsorg.guard('omsorg.place_setting');
create policy reach on omsorg.place_setting to omsorg_app using (
  client_id = any ((select omsorg.reach_clients())::uuid[]));
grant select on omsorg.place_setting to omsorg_app, omsorg_jobs;

-- What is read by the names that it always had.
do $$
declare
  setting text;
begin
  foreach setting in array array['order_setting', 'prescription_setting', 'care_recipient_setting'] loop
    execute format('create view omsorg.merged_%s with (security_invoker = true) as select %s from omsorg.place_setting', setting, (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = ('omsorg.derived_' || setting)::regclass and a.attnum > 0));
    execute format('grant select on omsorg.merged_%s to omsorg_app, omsorg_jobs', setting);
  end loop;
end
$$;

-- Makes the rows of these places what is derived for them, those that differ alone.
create function omsorg.settle_place_settings(p_care_place_ids uuid[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  derived text := (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = 'omsorg.derived_place_setting'::regclass and a.attnum > 0);
begin
  execute format(
    'update omsorg.place_setting s set (%1$s, version) = row (%2$s, s.version + 1)
     from omsorg.derived_place_setting d
     where d.care_place_id = s.care_place_id and d.care_place_id = any ($1) and (%2$s) is distinct from (%3$s)',
    derived, 'd.' || replace(derived, ', ', ', d.'), 's.' || replace(derived, ', ', ', s.'))
  using p_care_place_ids;
end
$$;

-- Writes the row of each place that has none, and settles all others: for a world that was written without its triggers.
create function omsorg.rebuild_place_settings() returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  insert into omsorg.place_setting
  select d.*, 1 from omsorg.derived_place_setting d
  where not exists (select from omsorg.place_setting s where s.care_place_id = d.care_place_id);
  perform omsorg.settle_place_settings(array(select p.id from omsorg.care_place p));
end
$$;

-- After a statement that changed what settings are made of. The arguments name the columns of its table that hold the client
-- and the place; no place means every place of the client. The client is locked before anything is derived: of two who
-- change settings of one client at once, the second derives from what the first has written.
create function omsorg.keep_place_settings() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  clients uuid[];
  places uuid[];
begin
  execute format('select array_agg(distinct %s), array_agg(distinct %s::uuid) from (%s) changed', tg_argv[0], tg_argv[1],
    case tg_op
      when 'INSERT' then 'table written'
      when 'DELETE' then 'table gone'
      else 'table gone union all table written' end)
  into clients, places;
  if clients is null then
    return null;
  end if;
  perform from omsorg.client c where c.id = any (clients) order by c.id for no key update;

  if tg_table_name = 'care_place' and tg_op = 'INSERT' then
    insert into omsorg.place_setting
    select d.*, 1 from omsorg.derived_place_setting d where d.care_place_id = any (places);
  elsif array_position(places, null) is null then
    perform omsorg.settle_place_settings(places);
  else
    perform omsorg.settle_place_settings(array(select p.id from omsorg.care_place p where p.client_id = any (clients)));
  end if;
  return null;
end
$$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('care_place', 'client_id, id', 'insert update'),
      ('client', 'id, null', 'update'),
      ('product_setting', 'client_id, null', 'insert update delete'),
      ('order_setting', 'client_id, care_place_id', 'insert update delete'),
      ('prescription_setting', 'client_id, care_place_id', 'insert update delete'),
      ('care_recipient_setting', 'client_id, care_place_id', 'insert update delete')
    ) as made_of (name, columns, events)
    cross join lateral unnest(string_to_array(made_of.events, ' ')) event
  loop
    execute format(
      'create trigger place_settings_after_%1$s after %1$s on omsorg.%2$I referencing %3$s
       for each statement execute function omsorg.keep_place_settings(%4$s)',
      source.event, source.name,
      case source.event
        when 'insert' then 'new table as written'
        when 'delete' then 'old table as gone'
        else 'old table as gone new table as written' end,
      source.columns);
  end loop;
end
$$;

-- Whoever removes a place takes its row too, and waits for the one who saves the settings of its client before anything is
-- locked that the other needs.
create function omsorg.lock_client_of_place() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from omsorg.client c where c.id = old.client_id for no key update;
  return old;
end
$$;
create trigger client_locked before delete on omsorg.care_place
  for each row execute function omsorg.lock_client_of_place();
