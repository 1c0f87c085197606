-- The access log is only added to, and what stands in it an hour later can be shown to be what was written. Writing costs
-- nothing for it: the jobs seal one hour after the other. Each seal holds a hash over the rows of its hour and over the seal
-- before it, so whoever changes, removes or adds a row, as the owner too, would have to make every later seal anew; and the
-- newest hash is written into the log of the server, outside of this database.

create table omsorg.access_log_seal (
  until timestamptz primary key,
  since timestamptz not null unique,
  row_count integer not null,
  -- The first eight bytes of the hash of each row, in order: they tell which row is not what it was.
  marks bytea not null,
  hash bytea not null,
  -- The month went after its time; its hash still carries the chain.
  removed_at timestamptz,
  check (since < until)
);

-- The rows of a time in a fixed order. A column that is added later is empty in older rows and changes nothing in their hash.
create function omsorg.hashed_access_log(p_since timestamptz, p_until timestamptz)
  returns table (number bigint, at timestamptz, told text, hash bytea)
  language plpgsql stable set search_path = pg_catalog, pg_temp set timezone = 'UTC'
as $$
begin
  return query
    select row_number() over (order by row.at, row.hash), row.at, row.told, row.hash
    from (
      select l.at, format('user %s, %s, person %s', l.user_id, l.action, coalesce(l.care_recipient_id::text, 'none')) as told,
        sha256(convert_to(jsonb_strip_nulls(to_jsonb(l))::text, 'utf8')) as hash
      from omsorg.access_log l
      where l.at >= p_since and l.at < p_until
    ) row
    order by 1;
end
$$;

create function omsorg.access_log_seal_hash(p_before bytea, p_since timestamptz, p_until timestamptz, p_count integer, p_hashes bytea)
  returns bytea
  language sql immutable set search_path = pg_catalog, pg_temp
  return sha256(
    coalesce(p_before, ''::bytea)
    || convert_to(format('%s %s %s ', extract(epoch from p_since), extract(epoch from p_until), p_count), 'utf8')
    || coalesce(p_hashes, ''::bytea));

-- Seals every hour that ended an hour ago or more: by then each transaction that began in it has ended. Answers how many hours
-- were sealed, and the hash of the newest seal.
create function omsorg.seal_access_log() returns table (sealed integer, head text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  newest record;
  hour timestamptz;
  written record;
begin
  lock table omsorg.access_log_seal in share row exclusive mode;
  sealed := 0;
  select s.until, s.hash into newest from omsorg.access_log_seal s order by s.until desc limit 1;
  hour := coalesce(newest.until, (select date_trunc('hour', min(l.at)) from omsorg.access_log l));
  while hour + interval '2 hours' <= now() loop
    select count(*)::integer as count, coalesce(string_agg(r.hash, ''::bytea order by r.number), ''::bytea) as hashes,
      coalesce(string_agg(substr(r.hash, 1, 8), ''::bytea order by r.number), ''::bytea) as marks
    into written
    from omsorg.hashed_access_log(hour, hour + interval '1 hour') r;
    insert into omsorg.access_log_seal (since, until, row_count, marks, hash)
    values (hour, hour + interval '1 hour', written.count, written.marks,
      omsorg.access_log_seal_hash(newest.hash, hour, hour + interval '1 hour', written.count, written.hashes))
    returning access_log_seal.until, access_log_seal.hash into newest;
    hour := newest.until;
    sealed := sealed + 1;
  end loop;
  head := encode(newest.hash, 'hex');
  return next;
end
$$;

-- Says the first thing in the access log that is not as it was sealed; no row, nothing. With a hash that was once written down
-- outside, also whether the chain still goes through it.
create function omsorg.verify_access_log(p_head text default null)
  returns table (problem text, at timestamptz, told text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  seal record;
  before_until timestamptz;
  before_hash bytea;
  hashes bytea;
begin
  select 'a row stands before the first seal', l.at, format('user %s, %s', l.user_id, l.action) into problem, at, told
  from omsorg.access_log l
  where l.at < (select min(s.since) from omsorg.access_log_seal s where s.removed_at is null) order by l.at limit 1;
  if found then return next; return; end if;

  for seal in select * from omsorg.access_log_seal s order by s.since loop
    if seal.since <> before_until then
      problem := 'a seal was removed'; at := before_until; told := null;
      return next; return;
    end if;
    if seal.removed_at is null then
      select coalesce(string_agg(r.hash, ''::bytea order by r.number), ''::bytea) into hashes
      from omsorg.hashed_access_log(seal.since, seal.until) r;
      if seal.hash <> omsorg.access_log_seal_hash(
        before_hash, seal.since, seal.until, length(hashes) / 32, hashes)
      then
        select 'this row was added or changed', r.at, r.told into problem, at, told
        from omsorg.hashed_access_log(seal.since, seal.until) r
        where substr(r.hash, 1, 8) not in (
          select substr(seal.marks, 8 * n - 7, 8) from generate_series(1, length(seal.marks) / 8) n)
        order by r.number limit 1;
        if not found then
          problem := case when length(hashes) / 32 < length(seal.marks) / 8
            then format('%s of %s rows were removed', length(seal.marks) / 8 - length(hashes) / 32, length(seal.marks) / 8)
            else 'the seal was changed, or the order of its rows' end;
          at := seal.since; told := format('between %s and %s', seal.since, seal.until);
        end if;
        return next; return;
      end if;
    end if;
    before_until := seal.until;
    before_hash := seal.hash;
  end loop;

  if p_head is not null and not exists (
    select from omsorg.access_log_seal s where s.hash = decode(p_head, 'hex'))
  then
    problem := 'the chain was made anew: no seal has this hash'; at := null; told := p_head;
    return next;
  end if;
end
$$;

-- Removes the months that ended longer ago than is asked, whole and sealed, and answers how many. Nobody removes what is
-- younger than five years.
create function omsorg.remove_access_log(p_keep_months integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  month record;
  removed integer := 0;
begin
  if p_keep_months < 60 then
    raise exception 'the access log is kept for five years at least';
  end if;
  for month in
    select c.oid::regclass as name, made.first at time zone 'utc' as since, (made.first + interval '1 month') at time zone 'utc' as until
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    cross join lateral (select to_date(substring(c.relname from '^access_log_(\d{4}_\d{2})$'), 'YYYY_MM')::timestamp as first) made
    where i.inhparent = 'omsorg.access_log'::regclass and made.first is not null
      and (made.first + interval '1 month') at time zone 'utc' <= now() - make_interval(months => p_keep_months)
    order by 2
  loop
    continue when (select max(s.until) from omsorg.access_log_seal s) < month.until;
    update omsorg.access_log_seal s set removed_at = now(), marks = ''
    where s.since >= month.since and s.until <= month.until and s.removed_at is null;
    execute format('drop table %s', month.name);
    removed := removed + 1;
  end loop;
  return removed;
end
$$;

grant execute on function omsorg.seal_access_log(), omsorg.verify_access_log(text), omsorg.remove_access_log(integer) to omsorg_jobs;
