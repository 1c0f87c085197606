-- Reports: lists of what was ordered, prescribed, claimed and asked for, as files. A longer one is made by a job, part by part,
-- and kept for a week for whoever asked. Whom it tells of is kept beside it, so that each fetching is logged.

-- What somebody may have reports of: in GUIDE the places at or below which they hold a role that gives reports, of the client of
-- the transaction; in customer service and administration, where the permission says who may, the places of the market.
create function omsorg.report_places()
  returns table (care_place_id uuid, care_unit_id uuid, client_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if omsorg.reach_scope() in ('place', 'client') then
    return query
      select p.id, p.care_unit_id, p.client_id
      from omsorg.care_place p
      where p.client_id = omsorg.reach_client()
        and exists (
          select from omsorg.role_assignment ra
          join omsorg.role r on r.id = ra.role_id and r.code in ('ReportReceiver', 'CUAdmin')
          where ra.user_id = omsorg.reach_user() and ra.node_id in (p.client_id, p.care_unit_id, p.id));
  elsif omsorg.reach_scope() in ('market', 'all') then
    return query
      select p.id, p.care_unit_id, p.client_id
      from omsorg.care_place p
      join omsorg.client c on c.id = p.client_id
      where c.market = nullif(current_setting('omsorg.market', true), '')::integer and c.removed_at is null;
  end if;
end
$$;
revoke execute on function omsorg.report_places() from public;
grant execute on function omsorg.report_places() to omsorg_app, omsorg_jobs;

-- Lets the transaction see as far as its reports go: the client, or the market. False for whoever may have none. The queries of
-- reports go by the places themselves.
create function omsorg.open_report() returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from omsorg.report_places()) then
    return false;
  end if;
  perform set_config('omsorg.scope', case omsorg.reach_scope() when 'place' then 'client' when 'all' then 'market' else omsorg.reach_scope() end, true);
  return true;
end
$$;
revoke execute on function omsorg.open_report() from public;
grant execute on function omsorg.open_report() to omsorg_app;

create table omsorg.report (
  id integer generated always as identity primary key,
  kind text not null check (kind in
    ('Orders', 'OrderLines', 'Prescriptions', 'Consumption', 'PatientFees', 'Claims', 'RenewalRequests')),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- What was chosen; empty = all.
  care_unit_ids uuid[] not null default '{}',
  care_place_ids uuid[] not null default '{}',
  therapy_areas text[] not null default '{}',
  -- The places that it tells of: whoever has lost one of them does not get it any more.
  of_places uuid[] not null,
  market omsorg.market_code not null,
  client_id uuid references omsorg.client on delete cascade, -- null = of a market
  language text not null,
  asked_for integer not null references omsorg.user_account, -- whose rights count
  asked_by integer not null references omsorg.user_account,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'done', 'failed', 'cancelled')),
  rows_total integer not null,
  rows_done integer not null default 0,
  size integer not null default 0,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('waiting', 'making')))
);
-- Asked for twice at once it is one.
create unique index report_one_under_way on omsorg.report
  (asked_for, client_id, kind, from_day, to_day, care_unit_ids, care_place_ids, therapy_areas, language) nulls not distinct
  where state in ('waiting', 'making');
create index report_by_user on omsorg.report (asked_for, id desc);
create index report_by_client on omsorg.report (client_id) where client_id is not null;
select omsorg.guard('omsorg.report');
create policy reach on omsorg.report for all to omsorg_app using (
  asked_for = (select omsorg.reach_user()) and client_id is not distinct from (select omsorg.reach_client()));
select omsorg.keep_both_names('omsorg.report', 'asked_by');
grant select, insert, update, delete on omsorg.report to omsorg_app, omsorg_jobs;

create table omsorg.report_part (
  report_id integer not null references omsorg.report on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (report_id, part)
);
select omsorg.guard('omsorg.report_part');
select omsorg.reach_with('omsorg.report_part', 'omsorg.report');
grant select, insert, delete on omsorg.report_part to omsorg_app, omsorg_jobs;

-- Whom a report tells of, and where: the rows of the access log for whoever fetches it.
create table omsorg.report_person (
  report_id integer not null references omsorg.report on delete cascade,
  care_recipient_id integer not null,
  care_place_id uuid not null,
  client_id uuid not null,
  primary key (report_id, care_recipient_id)
);
create index report_person_by_recipient on omsorg.report_person (care_recipient_id);
select omsorg.guard('omsorg.report_person');
select omsorg.reach_with('omsorg.report_person', 'omsorg.report');
grant select, insert, delete on omsorg.report_person to omsorg_app, omsorg_jobs;

-- A reason that somebody wrote may say who the person is: no file that tells of her stays.
create function omsorg.anonymize_report_person(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.report_part where report_id in (
    select report_id from omsorg.report_person where care_recipient_id = p_care_recipient_id);
  delete from omsorg.report_person where care_recipient_id = p_care_recipient_id;
$$;
