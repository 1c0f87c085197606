-- What the holder of a portal account told may turn out otherwise: the parcel comes after all, or it is taken back. The task ends then,
-- and says so.
alter table omsorg.order_task
  add column outcome text check (outcome in ('came', 'taken-back')),
  add constraint order_task_outcome_check1 check (outcome is null or state = 'done');

create policy holder_ends on omsorg.order_task for update to omsorg_app
  using (care_recipient_id = (select omsorg.reach_holder_person()) and kind in ('reported', 'moved'))
  with check (care_recipient_id = (select omsorg.reach_holder_person()) and kind in ('reported', 'moved') and state = 'done'
    and done_by = (select omsorg.reach_user()) and outcome in ('came', 'taken-back'));

-- Whoever asks that a prescription be renewed takes it back while nobody has answered.
alter table omsorg.renew_request
  drop constraint renew_request_status_check,
  add constraint renew_request_status_check check (status between 1 and 4);
