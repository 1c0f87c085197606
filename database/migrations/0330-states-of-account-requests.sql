-- The state of a request for an account is a number of `accountRequestStatus`, as other states are.
drop index omsorg.account_request_open;
alter table omsorg.account_request drop constraint account_request_check;
alter table omsorg.account_request drop constraint account_request_status_check;
alter table omsorg.account_request alter column status drop default;
alter table omsorg.account_request alter column status type smallint
  using case status when 'asked' then 1 when 'open' then 2 when 'approved' then 3 when 'refused' then 4 else 5 end;
alter table omsorg.account_request alter column status set default 1;
alter table omsorg.account_request add constraint account_request_status_check check (status between 1 and 5);
alter table omsorg.account_request
  add constraint account_request_check check ((status in (3, 4)) = (decided_at is not null));
create index account_request_open on omsorg.account_request (client_id, confirmed_at, id) where status = 2;
