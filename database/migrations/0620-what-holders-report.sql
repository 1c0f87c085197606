-- What the holder of a portal account tells is work of the place: that something is wrong with a delivery, or that the person has
-- moved. It stands among the tasks with orders, and is seen and ended as these are. A move is about a person and no order.
alter table omsorg.order_task
  add column care_recipient_id integer references omsorg.care_recipient on delete cascade,
  add column asked_by integer references omsorg.user_account,
  -- Where the person has moved, and from which day: emptied when she is forgotten, as all that is hers.
  add column moved_to jsonb,
  add column crp_holder text check (crp_holder in ('self', 'guardian', 'trustee'));
select omsorg.keep_both_names('omsorg.order_task', 'asked_by');

alter table omsorg.order_task
  drop constraint order_task_kind_check,
  add constraint order_task_kind_check check (kind in ('refused', 'stuck', 'cancel-unanswered', 'cancel-refused',
    'unexpected-message', 'unknown-order', 'failed-job', 'feed-failed', 'failed-message', 'failed-work', 'reported', 'moved')),
  add constraint order_task_told_check check (kind not in ('reported', 'moved') or care_recipient_id is not null and asked_by is not null);

-- Of one part much may be wrong at once, and the same thing is told once while nobody has seen to it.
drop index omsorg.order_task_one_open;
create unique index order_task_one_open on omsorg.order_task (order_part_id, kind)
  where state <> 'done' and order_part_id is not null and kind <> 'reported';
create unique index order_task_one_report on omsorg.order_task (order_part_id, (detail ->> 'fault'), (detail ->> 'orderLineId'))
  nulls not distinct where kind = 'reported' and state <> 'done';
create unique index order_task_one_move on omsorg.order_task (care_recipient_id) where kind = 'moved' and state <> 'done';
create index order_task_by_person on omsorg.order_task (care_recipient_id) where care_recipient_id is not null;

-- As what somebody tells it is what the link says.
create trigger portal_holder_is_named before insert on omsorg.order_task
  for each row when (new.kind in ('reported', 'moved') and new.crp_holder is null) execute function omsorg.name_portal_holder();

create policy holder on omsorg.order_task for select to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()));
create policy holder_tells on omsorg.order_task for insert to omsorg_app
  with check (care_recipient_id = (select omsorg.reach_holder_person()) and kind in ('reported', 'moved') and state = 'open'
    and asked_by = (select omsorg.reach_user()));

create or replace function omsorg.anonymize_order_task(p_care_recipient_id integer) returns void language sql as $$
  update omsorg.order_task t set reason = '', note = '', moved_to = null
  where t.care_recipient_id = p_care_recipient_id
     or t.customer_order_id in (select o.id from omsorg.customer_order o where o.care_recipient_id = p_care_recipient_id)
     or t.order_part_id in (
       select p.id from omsorg.order_part p
       join omsorg.customer_order o on o.id = p.customer_order_id
       where p.care_recipient_id = p_care_recipient_id or o.care_recipient_id = p_care_recipient_id)
$$;

create or replace function omsorg.anonymize_order_task_event(p_care_recipient_id integer) returns void language sql as $$
  delete from omsorg.order_task_event e using omsorg.order_task t
  left join omsorg.customer_order o on o.id = t.customer_order_id
  left join omsorg.order_part p on p.id = t.order_part_id
  where t.id = e.order_task_id
    and (t.care_recipient_id = p_care_recipient_id or o.care_recipient_id = p_care_recipient_id
      or p.care_recipient_id = p_care_recipient_id)
$$;
