-- A client is erased for good only while nothing hangs on it that is kept by law or that another client needs: persons, their
-- prescriptions and orders, sample checks of its access log, users who are somebody else's parent. Administration sees no
-- persons, so the database answers for it, with yes or no.
create function omsorg.client_has_records(p_client uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select omsorg.reach_all() and (
    exists (select from omsorg.care_recipient r where r.client_id = p_client)
    or exists (select from omsorg.care_recipient_place r where r.client_id = p_client)
    or exists (select from omsorg.prescription r where r.client_id = p_client)
    or exists (select from omsorg.investigation r where r.client_id = p_client)
    or exists (select from omsorg.customer_order r where r.client_id = p_client)
    or exists (select from omsorg.product_claim r where r.client_id = p_client)
    or exists (select from omsorg.access_log_sample r where r.client_id = p_client)
    or exists (
      select from omsorg.user_account child
      join omsorg.user_account parent on parent.id = child.parent_user_id
      where parent.client_id = p_client and child.client_id is distinct from p_client))
$$;
revoke all on function omsorg.client_has_records(uuid) from public;
grant execute on function omsorg.client_has_records(uuid) to omsorg_app;

-- One version for a set of rows that is saved whole: it differs as soon as a row was added, changed or removed.
create function omsorg.version_of_rows(p_rows text) returns integer
  language sql immutable parallel safe
  return ('x' || left(md5(coalesce(p_rows, '')), 7))::bit(28)::integer + 1;
revoke all on function omsorg.version_of_rows(text) from public;
grant execute on function omsorg.version_of_rows(text) to omsorg_app, omsorg_jobs;
