-- At the places of a removed client nothing new is ordered or prescribed, whoever asks: their settings allow nothing for as long
-- as it is removed, and are what they were once it is restored. What was placed and prescribed before goes on.
do $$
declare
  whole constant text := pg_get_viewdef('omsorg.derived_place_setting'::regclass);
  shut text := whole;
  changed text;
  allowed text;
begin
  foreach allowed in array array[
    'home_delivery_allowed', 'group_order_allowed', 'nursing_home_allowed', 'withdrawal_allowed', 'individual_order_allowed',
    'express_order_allowed', 'iterative_prescription_allowed', 'additions_allowed']
  loop
    changed := replace(shut, format(' settings.%s,', allowed), format(' settings.%1$s and c.removed_at is null as %1$s,', allowed));
    assert changed <> shut;
    shut := changed;
  end loop;
  changed := replace(shut, ' settings.order_types,',
    ' case when c.removed_at is null then settings.order_types else ''{}'' end as order_types,');
  assert changed <> shut;
  execute 'create or replace view omsorg.derived_place_setting with (security_invoker = true) as ' || changed;
end
$$;

select omsorg.settle_place_settings(array(
  select p.id from omsorg.care_place p join omsorg.client c on c.id = p.client_id where c.removed_at is not null));
