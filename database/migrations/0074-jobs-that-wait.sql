-- A job that is due later is found by the look of every two seconds, whoever is told of it before. Telling has a price:
-- PostgreSQL lets those who tell commit one after the other, each with its own write to the disk, and wakes the worker
-- for a job that it may not begin. So it is told of jobs that are due alone.
create or replace function omsorg.add_job(
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
  if add_job.run_at > now() and add_job.queue_name is null then
    insert into graphile_worker._private_jobs as job (task_id, payload, run_at, max_attempts, key)
    select task.id, add_job.payload, add_job.run_at, coalesce(add_job.max_attempts, 25), add_job.job_key
    from graphile_worker._private_tasks task where task.identifier = add_job.identifier
    on conflict (key) do nothing
    returning job.id into job_id;
    if found then
      return job_id;
    end if;
  end if;
  -- Also what takes the place of a job of the same key, and the first of its kind.
  select (graphile_worker.add_job(
    add_job.identifier, add_job.payload, add_job.queue_name, add_job.run_at, add_job.max_attempts, add_job.job_key)).id
  into job_id;
  return job_id;
end
$$;
