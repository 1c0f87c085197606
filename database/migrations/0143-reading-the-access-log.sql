-- A data officer reads who saw whom, one client, one user or one person at a time, and judges views that were drawn by lot.
-- Administration reaches no person; what it is told here of one is the name beside a view, and a protected one stays hidden.

create index access_log_by_client on omsorg.access_log (client_id, at);

-- Where those belong, or last belonged, who are shown to somebody that sees a whole client or market, or no person at all.
create function omsorg.log_places(p_care_recipient_ids integer[])
  returns table (care_recipient_id integer, client_id uuid, care_place_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, r.client_id, own.care_place_id
  from omsorg.care_recipient r
  cross join lateral (
    select at.care_place_id
    from (
      select link.care_place_id, link.status, link.linked_at as since
      from omsorg.care_recipient_place link where link.care_recipient_id = r.id
      union all
      select e.care_place_id, null, e.at
      from omsorg.care_recipient_event e where e.care_recipient_id = r.id and e.care_place_id is not null
    ) at
    order by at.status nulls last, at.since desc
    limit 1
  ) own
  where r.id = any (p_care_recipient_ids)
$$;
revoke execute on function omsorg.log_places(integer[]) from public;
grant execute on function omsorg.log_places(integer[]) to omsorg_app;

create type omsorg.logged_view as (
  at timestamptz, user_id integer, by_names jsonb, action text, care_recipient_id integer, first_name text, last_name text,
  identity_number_encrypted bytea, is_protected boolean, market integer, place_name text, client_name text, reason text);

-- A row of the log with the names in it; for administration alone.
create function omsorg.shown_view(p_row omsorg.access_log) returns omsorg.logged_view
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select row(
    p_row.at, p_row.user_id,
    omsorg.author_names(coalesce(p_row.impersonator_id, p_row.user_id),
      case when p_row.impersonator_id is not null then p_row.user_id end),
    p_row.action, r.id,
    case when r.protected_kind is null then r.first_name end, case when r.protected_kind is null then r.last_name end,
    case when r.protected_kind is null then r.identity_number_encrypted end,
    r.protected_kind is not null, r.market::integer, place.name, client.name, p_row.reason)::omsorg.logged_view
  from (values (1)) one
  left join omsorg.care_recipient r on r.id = p_row.care_recipient_id
  left join omsorg.care_place place on place.id = p_row.care_place_id
  left join omsorg.client client on client.id = p_row.client_id
$$;
revoke execute on function omsorg.shown_view(omsorg.access_log) from public;

-- The persons with a number, in whichever client they are.
create function omsorg.logged_persons(p_blind_numbers bytea[]) returns setof integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id from omsorg.care_recipient r
  where (select omsorg.reach_all()) and r.identity_number_blind = any (p_blind_numbers)
  order by r.id
$$;

-- The log, newest first. What is null does not narrow it.
create function omsorg.search_access_log(
  p_since timestamptz, p_until timestamptz, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[],
  p_limit integer, p_offset integer)
  returns setof omsorg.logged_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select (omsorg.shown_view(l)).*
    from omsorg.access_log l
    where l.at >= p_since and l.at < p_until
      and (p_user is null or l.user_id = p_user)
      and (p_persons is null or l.care_recipient_id = any (p_persons))
      and (p_client is null or l.client_id = p_client)
      and (p_place is null or l.care_place_id = p_place)
      and (p_actions is null or l.action = any (p_actions))
    order by l.at desc, l.user_id, l.care_recipient_id
    limit p_limit offset p_offset;
end
$$;

-- How many there are, counted no further than told.
create function omsorg.count_access_log(
  p_since timestamptz, p_until timestamptz, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[],
  p_most integer)
  returns integer
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  counted integer;
begin
  if not omsorg.reach_all() then
    return 0;
  end if;
  select count(*) into counted from (
    select from omsorg.access_log l
    where l.at >= p_since and l.at < p_until
      and (p_user is null or l.user_id = p_user)
      and (p_persons is null or l.care_recipient_id = any (p_persons))
      and (p_client is null or l.client_id = p_client)
      and (p_place is null or l.care_place_id = p_place)
      and (p_actions is null or l.action = any (p_actions))
    limit p_most) found;
  return counted;
end
$$;

create table omsorg.access_log_sample (
  id integer primary key generated always as identity,
  client_id uuid not null references omsorg.client,
  week_of date not null check (extract(isodow from week_of) = 1),
  -- With it and the log anybody can draw the same again.
  seed text not null,
  rows_of_week integer not null,
  drawn_at timestamptz not null default now(),
  drawn_by integer not null references omsorg.user_account,
  signed_at timestamptz,
  signed_by integer references omsorg.user_account,
  row_version integer not null default 1,
  unique (client_id, week_of),
  check ((signed_at is null) = (signed_by is null))
);
select omsorg.keep_both_names('omsorg.access_log_sample', 'drawn_by');
select omsorg.keep_both_names('omsorg.access_log_sample', 'signed_by');
select omsorg.guard('omsorg.access_log_sample');
create policy reach on omsorg.access_log_sample to omsorg_app using ((select omsorg.reach_all()));
grant select, update on omsorg.access_log_sample to omsorg_app;

-- The row of the log as it was drawn: the log itself is never touched.
create table omsorg.access_log_sample_row (
  id integer primary key generated always as identity,
  sample_id integer not null references omsorg.access_log_sample on delete cascade,
  at timestamptz not null,
  user_id integer not null,
  impersonator_id integer,
  action text not null,
  care_recipient_id integer not null references omsorg.care_recipient,
  care_place_id uuid not null,
  client_id uuid not null,
  reason text,
  judgement text check (judgement in ('justified', 'investigate')),
  note text not null default '',
  judged_at timestamptz,
  judged_by integer references omsorg.user_account,
  row_version integer not null default 1,
  check ((judgement is null) = (judged_at is null) and (judgement is null) = (judged_by is null)),
  check (judgement is distinct from 'investigate' or note <> '')
);
create index access_log_sample_row_of_sample on omsorg.access_log_sample_row (sample_id);
create index access_log_sample_row_of_person on omsorg.access_log_sample_row (care_recipient_id);
select omsorg.keep_both_names('omsorg.access_log_sample_row', 'judged_by');
select omsorg.guard('omsorg.access_log_sample_row');
create policy reach on omsorg.access_log_sample_row to omsorg_app using ((select omsorg.reach_all()));
grant select, update on omsorg.access_log_sample_row to omsorg_app;

-- What was noted may name the person. That somebody looked, and what came of it, stays.
create function omsorg.anonymize_access_log_sample_row(p_care_recipient_id integer) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  update omsorg.access_log_sample_row s
  set note = case when s.note = '' then '' else '-' end, reason = null
  where s.care_recipient_id = p_care_recipient_id
$$;

-- Draws a week of a client; null when it has one already, and 0 rows leave nothing behind.
create function omsorg.draw_access_log_sample(
  p_client uuid, p_week_of date, p_since timestamptz, p_until timestamptz, p_size integer, p_seed text, p_by integer)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  there integer;
  drawn integer;
begin
  if not omsorg.reach_all() then
    return null;
  end if;
  select count(*) into there from omsorg.access_log l
  where l.client_id = p_client and l.at >= p_since and l.at < p_until and l.care_recipient_id is not null
    and l.care_place_id is not null and l.action not like 'access-log/%';
  if there = 0 then
    return null;
  end if;
  insert into omsorg.access_log_sample (client_id, week_of, seed, rows_of_week, drawn_by)
  values (p_client, p_week_of, p_seed, there, p_by)
  on conflict (client_id, week_of) do nothing
  returning id into drawn;
  insert into omsorg.access_log_sample_row
    (sample_id, at, user_id, impersonator_id, action, care_recipient_id, care_place_id, client_id, reason)
  select drawn, l.at, l.user_id, l.impersonator_id, l.action, l.care_recipient_id, l.care_place_id, l.client_id, l.reason
  from omsorg.access_log l
  where drawn is not null and l.client_id = p_client and l.at >= p_since and l.at < p_until
    and l.care_recipient_id is not null and l.care_place_id is not null and l.action not like 'access-log/%'
  order by md5(p_seed || l.at::text || l.user_id || l.action || l.care_recipient_id)
  limit p_size;
  return drawn;
end
$$;

-- The rows of a sample with their names, and facts that stand in the database beside each. Hours are those of the zone.
create function omsorg.rows_of_sample(p_sample integer, p_zone text)
  returns table (
    id integer, at timestamptz, user_id integer, by_names jsonb, action text, care_recipient_id integer, first_name text,
    last_name text, identity_number_encrypted bytea, is_protected boolean, market integer, place_name text, client_name text,
    reason text, judgement text, note text, judged_at timestamptz, judged_by jsonb, row_version integer,
    hour integer, first_hour integer, last_hour integer, belongs_there boolean, acted_after integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select s.id, seen.at, seen.user_id, seen.by_names, seen.action, seen.care_recipient_id, seen.first_name, seen.last_name,
      seen.identity_number_encrypted, seen.is_protected, seen.market, seen.place_name, seen.client_name, seen.reason,
      s.judgement, s.note, s.judged_at, omsorg.author_names(s.judged_by, s.judged_on_behalf_of), s.row_version,
      extract(hour from s.at at time zone p_zone)::integer, usual.first_hour, usual.last_hour,
      exists (select from omsorg.care_recipient_place link
              where link.care_recipient_id = s.care_recipient_id and link.care_place_id = s.care_place_id)
        or exists (select from omsorg.care_recipient_event e
                   where e.care_recipient_id = s.care_recipient_id and e.care_place_id = s.care_place_id),
      (select floor(extract(epoch from min(deed.at) - s.at) / 60)::integer
       from (
         select o.confirmed_at as at from omsorg.customer_order o
         where o.care_recipient_id = s.care_recipient_id and o.confirmed_by in (s.user_id, s.impersonator_id)
           and o.confirmed_at between s.at and s.at + interval '1 hour'
         union all
         select e.at from omsorg.prescription_event e
         join omsorg.prescription p on p.id = e.prescription_id
         where p.care_recipient_id = s.care_recipient_id and e.by_user in (s.user_id, s.impersonator_id)
           and e.at between s.at and s.at + interval '1 hour'
       ) deed)
    from omsorg.access_log_sample_row s
    cross join lateral omsorg.shown_view(
      row(s.at, s.user_id, s.impersonator_id, s.action, s.care_recipient_id, s.care_place_id, s.client_id, null, s.reason,
        null)::omsorg.access_log) seen
    left join lateral (
      select min(extract(hour from l.at at time zone p_zone))::integer as first_hour,
             max(extract(hour from l.at at time zone p_zone))::integer as last_hour
      from omsorg.access_log l
      where l.user_id = s.user_id and l.at < date_trunc('day', s.at at time zone p_zone) at time zone p_zone
        and l.at >= s.at - interval '30 days'
    ) usual on true
    where s.sample_id = p_sample
    order by s.at, s.id;
end
$$;

-- Who saw a person, for the person.
create function omsorg.extract_access_log(p_person integer, p_since timestamptz, p_until timestamptz, p_most integer)
  returns setof omsorg.logged_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not omsorg.reach_all() then
    return;
  end if;
  return query
    select (omsorg.shown_view(l)).*
    from omsorg.access_log l
    where l.care_recipient_id = p_person and l.at >= p_since and l.at < p_until
    order by l.at desc, l.user_id
    limit p_most;
end
$$;

-- Whom an extract is for. A protected person is named in the extract that goes to them.
create function omsorg.person_of_extract(p_person integer)
  returns table (id integer, first_name text, last_name text, market integer, identity_number_encrypted bytea)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, r.first_name, r.last_name, r.market::integer, r.identity_number_encrypted
  from omsorg.care_recipient r
  where (select omsorg.reach_all()) and r.id = p_person
$$;

revoke execute on function
  omsorg.logged_persons(bytea[]),
  omsorg.search_access_log(timestamptz, timestamptz, integer, integer[], uuid, uuid, text[], integer, integer),
  omsorg.count_access_log(timestamptz, timestamptz, integer, integer[], uuid, uuid, text[], integer),
  omsorg.draw_access_log_sample(uuid, date, timestamptz, timestamptz, integer, text, integer),
  omsorg.rows_of_sample(integer, text),
  omsorg.extract_access_log(integer, timestamptz, timestamptz, integer),
  omsorg.person_of_extract(integer)
  from public;
grant execute on function
  omsorg.logged_persons(bytea[]),
  omsorg.search_access_log(timestamptz, timestamptz, integer, integer[], uuid, uuid, text[], integer, integer),
  omsorg.count_access_log(timestamptz, timestamptz, integer, integer[], uuid, uuid, text[], integer),
  omsorg.draw_access_log_sample(uuid, date, timestamptz, timestamptz, integer, text, integer),
  omsorg.rows_of_sample(integer, text),
  omsorg.extract_access_log(integer, timestamptz, timestamptz, integer),
  omsorg.person_of_extract(integer)
  to omsorg_app;
