-- What somebody has answered so far in the renewal queue of a care place: kept until it is confirmed, a month at most. It
-- may say why somebody needs something no longer, so it is sealed as one text.
create table omsorg.renewal_answers (
  user_id integer not null references omsorg.user_account on delete cascade,
  care_place_id uuid not null references omsorg.care_place on delete cascade,
  answers_sealed bytea not null,
  kept_at timestamptz not null,
  primary key (user_id, care_place_id)
);
create index renewal_answers_by_age on omsorg.renewal_answers (kept_at);
select omsorg.guard('omsorg.renewal_answers');
create policy reach on omsorg.renewal_answers to omsorg_app using (care_place_id = (select omsorg.reach_place()));
grant select, insert, update, delete on omsorg.renewal_answers to omsorg_app;
grant select, delete on omsorg.renewal_answers to omsorg_jobs;

-- Whoever keeps answers takes with it those that nobody has come back to for a month.
create function omsorg.remove_old_renewal_answers() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  delete from omsorg.renewal_answers where kept_at < now() - interval '30 days';
  return null;
end
$$;
revoke all on function omsorg.remove_old_renewal_answers() from public;
create trigger remove_old after insert on omsorg.renewal_answers
  for each statement execute function omsorg.remove_old_renewal_answers();
