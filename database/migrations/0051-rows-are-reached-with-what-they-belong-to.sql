-- A row that belongs to a person, an order or an account is seen by whoever sees that. The policy asks it in the plan of the
-- query itself: a function of its own for each row cost ten times the row.

-- Writes the policy `reach` of a table whose rows belong to a row of another one, by its `<parent>_id`. The parent is looked
-- up by its key for each row: `offset 0` keeps a plan from listing every parent in reach of a market instead.
create function omsorg.reach_with(guarded regclass, parent regclass) returns void
  language plpgsql
as $$
declare
  own_name text := (select c.relname from pg_class c where c.oid = guarded);
  parent_name text := (select c.relname from pg_class c where c.oid = parent);
  is_person boolean := parent = 'omsorg.care_recipient'::regclass;
  seen text := format('exists (select from %s p where p.id = %I.%I offset 0)', parent, own_name,
    case when parent = 'omsorg.user_account'::regclass then 'user_id' else parent_name || '_id' end);
begin
  if is_person then
    -- A place that looks after the person is told by the link alone.
    seen := format(
      'exists (select from omsorg.care_recipient_place link'
      ' where link.care_recipient_id = %I.care_recipient_id and link.care_place_id = (select omsorg.reach_place())) or %s',
      own_name, seen);
  end if;
  execute format('drop policy if exists reach on %s', guarded);
  execute format('create policy reach on %s to omsorg_app using (%s)', guarded, seen);
end
$$;

select omsorg.reach_with(t::regclass, 'omsorg.care_recipient') from unnest(array[
  'omsorg.address', 'omsorg.guardian', 'omsorg.care_recipient_event', 'omsorg.conversation', 'omsorg.crp_account_recipient',
  'omsorg.patient_fee', 'omsorg.investigation', 'omsorg.calendar_entry', 'omsorg.calendar_period']) t;
select omsorg.reach_with(t::regclass, 'omsorg.customer_order') from unnest(array[
  'omsorg.order_line', 'omsorg.order_part', 'omsorg.order_event', 'omsorg.order_patient_fee']) t;
select omsorg.reach_with(t::regclass, 'omsorg.prescription') from unnest(array[
  'omsorg.prescription_row', 'omsorg.prescription_event', 'omsorg.renew_request']) t;
select omsorg.reach_with(t::regclass, 'omsorg.user_account') from unnest(array[
  'omsorg.authentication_method', 'omsorg.disclaimer_acceptance', 'omsorg.membership', 'omsorg.refresh_family',
  'omsorg.role_assignment', 'omsorg.second_factor', 'omsorg.user_event', 'omsorg.user_invoice_area', 'omsorg.user_visit']) t;
select
  omsorg.reach_with('omsorg.order_line_flavor', 'omsorg.order_line'),
  omsorg.reach_with('omsorg.preliminary_order_line', 'omsorg.preliminary_order'),
  omsorg.reach_with('omsorg.prescription_row_addition', 'omsorg.prescription_row'),
  omsorg.reach_with('omsorg.prescription_row_flavor', 'omsorg.prescription_row'),
  omsorg.reach_with('omsorg.investigation_incontinence', 'omsorg.investigation'),
  omsorg.reach_with('omsorg.investigation_item', 'omsorg.investigation'),
  omsorg.reach_with('omsorg.cart_item_flavor', 'omsorg.cart_item'),
  omsorg.reach_with('omsorg.cart_item_event', 'omsorg.cart_item');

-- What a place has chosen for itself belongs to no person.
alter policy reach on omsorg.cart_item using (
  exists (
    select from omsorg.care_recipient_place link
    where link.care_recipient_id = cart_item.care_recipient_id and link.care_place_id = (select omsorg.reach_place()))
  or exists (select from omsorg.care_recipient r where r.id = cart_item.care_recipient_id offset 0)
  or care_recipient_id is null and (
    care_place_id = (select omsorg.reach_place())
    or client_id = any ((select omsorg.reach_whole_clients())::uuid[])));

alter policy reach on omsorg.crp_account using (
  created_by = (select omsorg.reach_user())
  or exists (select from omsorg.crp_account_recipient link where link.crp_account_id = crp_account.id offset 0));

alter policy reach on omsorg.password_link using (
  (select omsorg.reach_sign_in()) or exists (select from omsorg.user_account u where u.id = password_link.user_id offset 0));

drop function omsorg.reach_order(bigint), omsorg.reach_prescription(integer);
