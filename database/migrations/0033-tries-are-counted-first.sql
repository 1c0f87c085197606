-- A try to sign in is a row before the password is looked at, so that many at once cannot pass the limit together. It counts
-- for the account, or for the name where there is none, as the database itself folds it: two spellings of one account are
-- one account. Rows of before keep what they say of success, and count for nobody.

alter table omsorg.sign_in_attempt rename column user_name_hash to counter_hash;
alter table omsorg.sign_in_attempt
  -- The device was known for the account: such tries have a limit of their own and make no stranger wait.
  add column known_device boolean not null default false,
  -- False for a try that had to wait: the password was not looked at.
  add column admitted boolean not null default true;
alter index omsorg.sign_in_attempt_by_name rename to sign_in_attempt_by_counter;
create index sign_in_attempt_by_time on omsorg.sign_in_attempt (at);
