-- When somebody took a task with an order; the care place reads who asks the supplier, and since when.
alter table omsorg.order_task
  add column taken_at timestamptz,
  add constraint order_task_taken_check check (state <> 'taken' or assigned_to is not null);

-- What is done is read the latest first.
create index order_task_done_by_market on omsorg.order_task (market, done_at desc) where state = 'done';
create index order_task_done_by_place on omsorg.order_task (care_place_id, done_at desc) where state = 'done';

-- One open task for an order that nobody here knows, however many messages come about it.
update omsorg.order_task t set state = 'done', done_at = now()
where t.kind = 'unknown-order' and t.state <> 'done'
  and exists (select from omsorg.order_task earlier
              where earlier.kind = 'unknown-order' and earlier.state <> 'done' and earlier.id < t.id
                and earlier.detail ->> 'orderId' = t.detail ->> 'orderId');
create unique index order_task_one_unknown on omsorg.order_task ((detail ->> 'orderId'))
  where kind = 'unknown-order' and state <> 'done';
