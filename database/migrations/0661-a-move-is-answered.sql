-- A move that somebody told in the portal is answered: the address is changed with it, or it is not, and why is told to whoever told it.
alter table omsorg.order_task
  drop constraint order_task_outcome_check,
  add constraint order_task_outcome_check check (outcome in ('came', 'taken-back', 'address-changed', 'rejected'));
