-- What care staff asks of Customer Service by a form: samples, a question about a product, a new care place. It waits here until
-- its mail is sent, sealed, for it may name people and where they live; it is found by its number, which whoever asked is told.
create table omsorg.staff_request (
  id integer generated always as identity (start with 10001) primary key,
  kind text not null check (kind in ('sample', 'product', 'care-place')),
  client_id uuid not null references omsorg.client on delete cascade,
  care_place_id uuid not null,
  requested_by integer not null references omsorg.user_account,
  sealed bytea not null,
  -- Of all that was sent: the same of the same person on one day is the same request.
  content_hash bytea not null,
  requested_on date not null,
  requested_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  foreign key (care_place_id, client_id) references omsorg.care_place (id, client_id) on delete cascade,
  unique (requested_by, content_hash, requested_on)
);
create index staff_request_by_age on omsorg.staff_request (requested_at);

select omsorg.keep_both_names('omsorg.staff_request', 'requested_by');
select omsorg.guard('omsorg.staff_request');
-- Nobody reads what others ask: not even at the same care place.
create policy reach on omsorg.staff_request to omsorg_app using (
  care_place_id = (select omsorg.reach_place())
  and requested_by in ((select omsorg.reach_user()), (select omsorg.reach_impersonator())));
grant select, insert, update on omsorg.staff_request to omsorg_app;
grant select, update, delete on omsorg.staff_request to omsorg_jobs;

-- Fails unless the client that the transaction works for has turned the feature on.
create function omsorg.feature_or_fail(p_feature text) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from omsorg.feature_setting f
    where f.client_id = (select omsorg.reach_client())
      and case p_feature
            when 'sampleOrderForm' then f.sample_order_form
            when 'productInquiry' then f.product_inquiry
            when 'carePlaceRequestForm' then f.care_place_request_form
            when 'internalNews' then f.internal_news
          end)
  then
    raise exception using errcode = 'OM423', message = 'the client has not turned this on';
  end if;
end
$$;
revoke all on function omsorg.feature_or_fail(text) from public;
grant execute on function omsorg.feature_or_fail(text) to omsorg_app;
