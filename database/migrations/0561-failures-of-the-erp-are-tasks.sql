-- A run is noted before the ERP is asked, so that one whose server died leaves a trace: what is under way for too long was broken off.
alter table omsorg.erp_run alter column ended_at drop not null;
alter table omsorg.erp_run alter column ended_at drop default;
alter table omsorg.erp_run drop constraint erp_run_outcome_check;
alter table omsorg.erp_run add constraint erp_run_outcome_check
  check (outcome in ('under-way', 'done', 'unavailable', 'unknown-customer', 'broken-off'));
alter table omsorg.erp_run add constraint erp_run_ended_check check ((outcome = 'under-way') = (ended_at is null));
create index erp_run_under_way on omsorg.erp_run (begun_at) where outcome = 'under-way';
grant update on omsorg.erp_run to omsorg_app;
grant update on omsorg.erp_run to omsorg_jobs;

-- What of the ERP did not come, a message that could not be handled, and work that failed for good are tasks like any other: one list,
-- each with its age, its owner and its next step.
alter table omsorg.order_task drop constraint order_task_kind_check;
alter table omsorg.order_task add constraint order_task_kind_check check (kind in (
  'refused', 'stuck', 'cancel-unanswered', 'cancel-refused', 'unexpected-message', 'unknown-order', 'failed-job',
  'feed-failed', 'failed-message', 'failed-work'));
create unique index order_task_one_feed on omsorg.order_task (market, (detail ->> 'feed'), (detail ->> 'customer'))
  nulls not distinct where kind = 'feed-failed' and state <> 'done';
create unique index order_task_one_message on omsorg.order_task ((detail ->> 'messageId'))
  where kind = 'failed-message' and state <> 'done';
create unique index order_task_one_work on omsorg.order_task (reason) where kind = 'failed-work' and state <> 'done';
