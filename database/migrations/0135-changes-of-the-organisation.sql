-- Every change that a person makes to a client, a care unit, a care place or their settings is a row: who, when, before and after.
-- The database keeps it, so that no call can forget it. What the product does by itself, and what is read in before anybody
-- works here, leaves none.

-- A column by the name that the wire has for it.
create function omsorg.wire_name(p_column text) returns text
  language sql immutable parallel safe
  return left(p_column, 1) || substr(replace(initcap(replace(p_column, '_', ' ')), ' ', ''), 2);
revoke all on function omsorg.wire_name(text) from public;
grant execute on function omsorg.wire_name(text) to omsorg_app, omsorg_jobs;

-- The first argument is what changed; the second the column by which it is found, else it belongs to the place or the client;
-- the others tell several rows of one owner apart, such as the therapy area.
create function omsorg.note_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  present jsonb := case when tg_op = 'DELETE' then before else after end;
  apart text[] := coalesce(tg_argv[2:], '{}');
  client uuid := (case when tg_argv[0] = 'client' then present ->> 'id' else present ->> 'client_id' end)::uuid;
  place uuid := (case when tg_argv[0] = 'care-place' then present ->> 'id' else present ->> 'care_place_id' end)::uuid;
  acting integer := omsorg.reach_user();
  helping integer := nullif(current_setting('omsorg.impersonator_id', true), '')::integer;
  changes jsonb;
begin
  if acting is null then
    return null;
  end if;
  select jsonb_object_agg(omsorg.wire_name(name), jsonb_build_array(before -> name, after -> name)) into changes
  from jsonb_object_keys(present) name
  where before -> name is distinct from after -> name
    and coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')
    and name <> all (array['id', 'client_id', 'care_place_id', 'row_version', 'search_text', 'created_at',
      'erp_compare_state', 'erp_compared_at'])
    and name <> all (apart);
  if changes is null and tg_op = 'UPDATE' then
    return null;
  end if;
  -- What goes with a client that is gone for good leaves no trace.
  if tg_op = 'DELETE' and not exists (select from omsorg.client c where c.id = client) then
    return null;
  end if;
  insert into omsorg.organisation_event
    (by_user, on_behalf_of, client_id, care_place_id, subject, subject_id, event, detail)
  values (
    coalesce(helping, acting), case when helping is not null then acting end, client, place, tg_argv[0],
    coalesce(present ->> nullif(tg_argv[1], ''), place::text, client::text),
    case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'saved' else 'removed' end,
    jsonb_strip_nulls(jsonb_build_object(
      'of', (select jsonb_object_agg(omsorg.wire_name(name), present -> name) from unnest(apart) name))) ||
    jsonb_build_object('changes', coalesce(changes, '{}')));
  return null;
end
$$;
revoke all on function omsorg.note_change() from public;

create trigger note_change after insert or update or delete on omsorg.client
  for each row execute function omsorg.note_change('client', 'id');
create trigger note_change after insert or update or delete on omsorg.care_unit
  for each row execute function omsorg.note_change('care-unit', 'id');
create trigger note_change after insert or update or delete on omsorg.care_place
  for each row execute function omsorg.note_change('care-place', 'id');
create trigger note_change after insert or update or delete on omsorg.customer_number
  for each row execute function omsorg.note_change('customer-number', '', 'number');
create trigger note_change after insert or update or delete on omsorg.invoice_area
  for each row execute function omsorg.note_change('invoice-area', '', 'customer_number', 'code');
create trigger note_change after insert or update or delete on omsorg.feature_setting
  for each row execute function omsorg.note_change('features', '');
create trigger note_change after insert or update or delete on omsorg.therapy_area_setting
  for each row execute function omsorg.note_change('therapy-areas', '', 'therapy_area');
create trigger note_change after insert or update or delete on omsorg.product_setting
  for each row execute function omsorg.note_change('product-settings', '');
create trigger note_change after insert or update on omsorg.product_availability_setting
  for each row when (new.user_id is null) execute function omsorg.note_change('product-availability', '', 'therapy_area');
create trigger note_removal after delete on omsorg.product_availability_setting
  for each row when (old.user_id is null) execute function omsorg.note_change('product-availability', '', 'therapy_area');
create trigger note_change after insert or update or delete on omsorg.prescription_setting
  for each row execute function omsorg.note_change('prescription-settings', '');
create trigger note_change after insert or update or delete on omsorg.order_setting
  for each row execute function omsorg.note_change('order-settings', '');
create trigger note_change after insert or update or delete on omsorg.care_recipient_setting
  for each row execute function omsorg.note_change('care-recipient-settings', '');
create trigger note_change after insert or update or delete on omsorg.extra_fee_setting
  for each row execute function omsorg.note_change('extra-fee', '', 'valid_from');
create trigger note_change after insert or update or delete on omsorg.patient_fee_setting
  for each row execute function omsorg.note_change('patient-fee', '', 'therapy_area', 'valid_from');
create trigger note_change after insert or update or delete on omsorg.authentication_provider_setting
  for each row execute function omsorg.note_change('authentication-providers', '', 'provider');
create trigger note_change after insert or delete on omsorg.available_role
  for each row execute function omsorg.note_change('available-roles', '', 'role_id');
