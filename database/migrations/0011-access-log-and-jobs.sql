-- Who saw whom, which answer a key got, and the way into the job queue.

-- One row for each person that an answer showed. Written with the answer, never changed and never removed row by row: a
-- month that is old enough goes as a whole partition. No primary key and no foreign key: the log outlives what it names,
-- and writing it must cost next to nothing.
create table omsorg.access_log (
  at timestamptz not null default now(),
  user_id integer not null,
  impersonator_id integer,
  action text not null,
  care_recipient_id integer,
  care_place_id uuid,
  client_id uuid,
  -- Of a search: an HMAC of what was asked, so that the same question can be recognised but not read.
  criterion_hash text,
  reason text
) partition by range (at);
create index access_log_by_recipient on omsorg.access_log (care_recipient_id, at) where care_recipient_id is not null;
create index access_log_by_user on omsorg.access_log (user_id, at);

-- A row is never refused for lack of a month.
create table omsorg.access_log_default partition of omsorg.access_log default;

-- Makes the partitions of last month, this month and the months ahead, and answers how many were new. The owner runs it
-- when migrating, jobs every day.
create function omsorg.ensure_access_log_partitions(months_ahead integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  month timestamp;
  partition_name text;
  made integer := 0;
begin
  for month in
    select generate_series(
      date_trunc('month', now() at time zone 'utc') - interval '1 month',
      date_trunc('month', now() at time zone 'utc') + make_interval(months => months_ahead),
      interval '1 month')
  loop
    partition_name := 'access_log_' || to_char(month, 'YYYY_MM');
    if to_regclass('omsorg.' || partition_name) is null then
      execute format(
        'create table omsorg.%I partition of omsorg.access_log for values from (%L) to (%L)',
        partition_name, month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
      made := made + 1;
    end if;
  end loop;
  return made;
end
$$;

select omsorg.guard('omsorg.access_log');
-- Everybody writes under the own name, nobody reads.
create policy reach on omsorg.access_log for insert to omsorg_app with check (
  user_id = (select omsorg.reach_user())
  and impersonator_id is not distinct from (select omsorg.reach_impersonator()));
grant insert on omsorg.access_log to omsorg_app, omsorg_jobs;

-- Reads the log for those who examine it: PRINCIPAL with AccessLogRead. The permission is asked by the caller, the reach
-- once more here. Newest first.
create function omsorg.read_access_log(
  p_from timestamptz, p_to timestamptz, p_user_id integer, p_care_recipient_id integer, p_client_id uuid, p_action text,
  p_limit integer, p_offset integer
) returns table (
  at timestamptz, user_id integer, impersonator_id integer, action text, care_recipient_id integer, care_place_id uuid,
  client_id uuid, reason text, total bigint
)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.at, l.user_id, l.impersonator_id, l.action, l.care_recipient_id, l.care_place_id, l.client_id, l.reason,
    count(*) over ()
  from omsorg.access_log l
  where omsorg.reach_all()
    and l.at >= p_from and l.at < p_to
    and (p_user_id is null or l.user_id = p_user_id or l.impersonator_id = p_user_id)
    and (p_care_recipient_id is null or l.care_recipient_id = p_care_recipient_id)
    and (p_client_id is null or l.client_id = p_client_id)
    and (p_action is null or l.action = p_action)
  order by l.at desc
  limit least(p_limit, 200) offset p_offset
$$;

-- The first answer to a key, kept for 30 days. A row is written with the change it answers for, so a key whose
-- transaction died was never used.
create table omsorg.idempotency_key (
  user_id integer not null,
  endpoint text not null,
  key text not null check (length(key) between 1 and 200),
  body_hash text not null,
  status integer not null default 200,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create index idempotency_key_by_age on omsorg.idempotency_key (created_at);

select omsorg.guard('omsorg.idempotency_key');
create policy reach on omsorg.idempotency_key to omsorg_app using (user_id = (select omsorg.reach_user()));
grant select, insert on omsorg.idempotency_key to omsorg_app;
grant select, delete on omsorg.idempotency_key to omsorg_jobs;

-- ---------------------------------------------------------------------------------------------------------------------
-- What has had its time. Jobs call it every night.

create function omsorg.remove_expired() returns table (subject text, removed bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from omsorg.idempotency_key where created_at < now() - interval '30 days';
  get diagnostics removed = row_count; subject := 'idempotency_key'; return next;

  delete from omsorg.erp_message where received_at < now() - interval '30 days' and handled_at is not null;
  get diagnostics removed = row_count; subject := 'erp_message'; return next;

  delete from omsorg.customer_order where state = 1 and saved_until < now();
  get diagnostics removed = row_count; subject := 'saved order'; return next;

  -- A family is kept a week after its end: a token that comes back late is still recognised as a replay.
  delete from omsorg.refresh_family where expires_at < now() - interval '7 days';
  get diagnostics removed = row_count; subject := 'refresh_family'; return next;

  delete from omsorg.two_factor_challenge where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'two_factor_challenge'; return next;

  delete from omsorg.password_link where expires_at < now() - interval '1 day';
  get diagnostics removed = row_count; subject := 'password_link'; return next;

  delete from omsorg.sign_in_attempt where sign_in_attempt.at < now() - interval '90 days';
  get diagnostics removed = row_count; subject := 'sign_in_attempt'; return next;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- The queue. graphile-worker keeps its tables behind row-level security; these two are the only way in for the
-- application. A job that is added here exists when the transaction commits, and never when it does not.

create function omsorg.add_job(
  identifier text,
  payload json default '{}',
  queue_name text default null,
  run_at timestamptz default null,
  max_attempts integer default null,
  job_key text default null
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  job_id bigint;
begin
  select (graphile_worker.add_job(
    add_job.identifier, add_job.payload, add_job.queue_name, add_job.run_at, add_job.max_attempts, add_job.job_key)).id
  into job_id;
  return job_id;
end
$$;

-- Takes back a job that nobody has begun, and answers whether it was taken back. A job that was tried and failed counts
-- as begun: what it called outside may have happened.
create function omsorg.remove_job(job_key text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from graphile_worker._private_jobs j
  where j.key = remove_job.job_key and j.locked_at is null and j.attempts = 0;
  return found;
end
$$;

grant execute on function omsorg.add_job(text, json, text, timestamptz, integer, text), omsorg.remove_job(text)
  to omsorg_app, omsorg_jobs;
grant execute on function
  omsorg.read_access_log(timestamptz, timestamptz, integer, integer, uuid, text, integer, integer) to omsorg_app;
grant execute on function omsorg.ensure_access_log_partitions(integer), omsorg.remove_expired() to omsorg_jobs;
