-- What no client tells a market of, as work of the server that failed, concerns customer service of every market: null is all of them.
-- It stays one row, so that it has one owner.
alter table omsorg.order_task alter column market drop not null;
update omsorg.order_task set market = null
where client_id is null and (kind in ('failed-message', 'failed-work', 'unknown-order')
  or (kind = 'feed-failed' and detail ->> 'customer' is null));
alter policy reach on omsorg.order_task using (
  care_place_id = (select omsorg.reach_place())
  or client_id = any ((select omsorg.reach_whole_clients())::uuid[])
  or (client_id is null and coalesce(market::integer, (select omsorg.reach_market())) = (select omsorg.reach_market())));
-- The market of a feed's customer is what its clients are in now; the feed is the same one.
drop index omsorg.order_task_one_feed;
update omsorg.order_task t set state = 'done', done_at = now()
where t.kind = 'feed-failed' and t.state <> 'done'
  and exists (select from omsorg.order_task earlier
              where earlier.kind = 'feed-failed' and earlier.state <> 'done' and earlier.id < t.id
                and earlier.detail ->> 'feed' = t.detail ->> 'feed'
                and earlier.detail ->> 'customer' is not distinct from t.detail ->> 'customer');
create unique index order_task_one_feed on omsorg.order_task ((detail ->> 'feed'), (detail ->> 'customer'))
  nulls not distinct where kind = 'feed-failed' and state <> 'done';

-- What was done with a task, and by whom; no word of whom it is about.
create table omsorg.order_task_event (
  id integer generated always as identity primary key,
  order_task_id integer not null references omsorg.order_task on delete cascade,
  at timestamptz not null,
  event text not null check (event in ('taken', 'released', 'run-again', 'failed-again')),
  by_user integer references omsorg.user_account, -- null = the server
  on_behalf_of integer references omsorg.user_account
);
create index order_task_event_by_task on omsorg.order_task_event (order_task_id, id);
select omsorg.keep_both_names('omsorg.order_task_event', 'by_user');
select omsorg.guard('omsorg.order_task_event');
select omsorg.reach_with('omsorg.order_task_event', 'omsorg.order_task');
grant select, insert on omsorg.order_task_event to omsorg_app;
grant select, insert, delete on omsorg.order_task_event to omsorg_jobs;

-- Of whoever is anonymized nothing of it stays.
create function omsorg.anonymize_order_task_event(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.order_task_event e using omsorg.order_task t
  left join omsorg.customer_order o on o.id = t.customer_order_id
  left join omsorg.order_part p on p.id = t.order_part_id
  where t.id = e.order_task_id
    and (o.care_recipient_id = p_care_recipient_id or p.care_recipient_id = p_care_recipient_id)
$$;

-- The jobs that a task is about: those that no attempt is left for, and those that somebody has had run again.
create function omsorg.jobs_of_task(p_task_id integer) returns table (id bigint, is_failed boolean)
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select j.id, j.attempts >= j.max_attempts and j.locked_at is null
    from omsorg.order_task t
    join graphile_worker._private_tasks k
      on k.identifier = case when t.kind = 'failed-message' then 'orders/erp-message' else t.reason end
    join graphile_worker._private_jobs j on j.task_id = k.id
    where t.id = p_task_id and t.state <> 'done' and t.kind in ('failed-job', 'failed-message', 'failed-work')
      and ((j.attempts >= j.max_attempts and j.locked_at is null) or j.flags ? 'again')
      and case t.kind
        when 'failed-work' then true
        when 'failed-message' then j.payload ->> 'messageId' = t.detail ->> 'messageId'
        else j.payload ->> 'orderId' = t.order_part_id::text
          or exists (select from omsorg.erp_message m
                     where m.message_id = j.payload ->> 'messageId' and m.order_part_id = t.order_part_id)
      end;
end
$$;

create function omsorg.reach_task(p_task_id integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from omsorg.order_task t
    where t.id = p_task_id
      and (t.care_place_id = (select omsorg.reach_place())
        or t.client_id = any ((select omsorg.reach_whole_clients())::uuid[])
        or (t.client_id is null
          and coalesce(t.market::integer, (select omsorg.reach_market())) = (select omsorg.reach_market()))))
$$;

-- How the work of a task in reach stands: `failed`, `running` once more, or null where nothing of it is left.
create function omsorg.work_of_task(p_task_id integer) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if omsorg.reach_task(p_task_id) is not true then
    return null;
  end if;
  return (select case when bool_or(w.is_failed) then 'failed' when count(*) > 0 then 'running' end
          from omsorg.jobs_of_task(p_task_id) w);
end
$$;

-- Has the failed jobs of a task run again, five times within minutes, and answers how many those are. They stay begun: what such a
-- job called outside may have happened, so nothing may take it back as if it had not.
create function omsorg.run_work_of_task_again(p_task_id integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_jobs integer := 0;
begin
  if omsorg.reach_task(p_task_id) is not true then
    return found_jobs;
  end if;
  update graphile_worker._private_jobs j
  set attempts = 1, max_attempts = 6, run_at = now(), flags = coalesce(j.flags, '{}') - 'told' || '{"again": true}'
  from omsorg.jobs_of_task(p_task_id) w
  where w.id = j.id and w.is_failed;
  get diagnostics found_jobs = row_count;
  return found_jobs;
end
$$;
grant execute on function omsorg.work_of_task(integer), omsorg.run_work_of_task_again(integer) to omsorg_app;
grant execute on function omsorg.jobs_of_task(integer) to omsorg_jobs;

-- A task is told of like its order; one of no order to customer service of each market that it concerns.
create function omsorg.tell_task_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_notify('omsorg_changed', json_build_object(
    'kind', case when t.customer_order_id is null then 'order-task' else 'order' end,
    'id', coalesce(t.customer_order_id, t.id), 'carePlaceId', t.care_place_id, 'market', concerned.market)::text)
  from omsorg.order_task t
  cross join lateral unnest(case when t.market is null then array[10, 30, 40, 80] else array[t.market::integer] end) as concerned (market)
  where t.id = coalesce((to_jsonb(new) ->> 'order_task_id')::integer, (to_jsonb(new) ->> 'id')::integer);
  return null;
end
$$;
create trigger tell_task_changed after insert or update on omsorg.order_task
  for each row when (new.customer_order_id is null) execute function omsorg.tell_task_changed();
create trigger tell_task_changed after insert on omsorg.order_task_event
  for each row execute function omsorg.tell_task_changed();
