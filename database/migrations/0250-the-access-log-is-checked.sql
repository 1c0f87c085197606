-- Every night the access log is held against its seals, and what was found stands beside it, so that whoever reads the log knows
-- whether it is whole. The rows of the last month are hashed anew; of older hours the chain of the seals is followed.
drop function omsorg.verify_access_log(text);
create function omsorg.verify_access_log(p_head text default null, p_since timestamptz default null)
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
    if seal.removed_at is null and (p_since is null or seal.since >= p_since) then
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

create table omsorg.access_log_check (
  checked_at timestamptz primary key default now(),
  -- Null when nothing was wrong.
  problem text,
  problem_at timestamptz
);

-- Keeps what was found for as many nights as there are in two years. Answers what is wrong; null, nothing.
create function omsorg.check_access_log(p_days integer) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found record;
begin
  select v.problem, v.at into found
  from omsorg.verify_access_log(null, date_trunc('hour', now()) - make_interval(days => p_days)) v limit 1;
  insert into omsorg.access_log_check (problem, problem_at) values (found.problem, found.at)
  on conflict (checked_at) do nothing;
  delete from omsorg.access_log_check c where c.checked_at < now() - interval '2 years';
  return found.problem;
end
$$;

-- What the last check found, for whoever reads the log; no row before the first night.
create function omsorg.last_access_log_check() returns table (checked_at timestamptz, problem text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.checked_at, c.problem from omsorg.access_log_check c
  where (select omsorg.reach_all()) order by c.checked_at desc limit 1
$$;

revoke execute on function
  omsorg.verify_access_log(text, timestamptz), omsorg.check_access_log(integer), omsorg.last_access_log_check()
  from public;
grant execute on function omsorg.verify_access_log(text, timestamptz), omsorg.check_access_log(integer) to omsorg_jobs;
grant execute on function omsorg.last_access_log_check() to omsorg_app;

-- What is taken along as a file is a reading of the log, as a search is: among the views of a client neither is listed.
create or replace function omsorg.access_log_asked_for(
  p_since timestamptz, p_until timestamptz, p_user integer, p_persons integer[], p_client uuid, p_place uuid, p_actions text[])
  returns setof omsorg.access_log
  language sql stable
as $$
  select * from omsorg.access_log l
  where l.at >= p_since and l.at < p_until
    and (p_user is null or l.user_id = p_user)
    and (p_persons is null or l.care_recipient_id = any (p_persons))
    and (p_client is null or l.client_id = p_client)
    and (p_place is null or l.care_place_id = p_place)
    and (p_actions is null or l.action = any (p_actions))
    and (p_actions is not null or p_persons is not null or l.action not in ('access-log/entry/search-access-log', 'access-log/entry/export-access-log'))
$$;
