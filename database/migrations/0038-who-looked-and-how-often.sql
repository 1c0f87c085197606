-- The access log names the client and the care place of each person who was shown, never what a caller said; and how often
-- one user asks about people is counted.

alter table omsorg.access_log
  -- Whose market the one who looked works in.
  add column market omsorg.market_code;
-- Rows from before may lack the place; none is added any more that does.
alter table omsorg.access_log add constraint access_log_at_place check (
  care_recipient_id is null or (client_id is not null and care_place_id is not null and market is not null)) not valid;

-- Whoever is anonymized belongs to no care place any more; the event of it says to which the person did.
update omsorg.care_recipient_event e
set care_place_id = coalesce(
  (select other.care_place_id from omsorg.care_recipient_event other
   where other.care_recipient_id = e.care_recipient_id and other.care_place_id is not null order by other.at desc limit 1),
  (select p.care_place_id from omsorg.prescription p where p.care_recipient_id = e.care_recipient_id order by p.id desc limit 1),
  (select o.care_place_id from omsorg.customer_order o where o.care_recipient_id = e.care_recipient_id order by o.id desc limit 1),
  (select place.id from omsorg.care_recipient r join omsorg.care_place place on place.client_id = r.client_id
   where r.id = e.care_recipient_id order by place.id limit 1))
where e.event = 'anonymized' and e.care_place_id is null;

-- Whether the client and the care place that customer service and administration name are within their reach, and the place is
-- one of that client. It runs as the caller, so that the policies decide.
create function omsorg.acts_within_reach(p_client_id uuid, p_care_place_id uuid) returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (p_client_id is null or exists (select from omsorg.client c where c.id = p_client_id))
    and (p_care_place_id is null or exists (
      select from omsorg.care_place p
      where p.id = p_care_place_id and (p_client_id is null or p.client_id = p_client_id)));
end
$$;

-- What was taken of the budgets of the last hour.
create table omsorg.budget_use (
  id bigint primary key generated always as identity,
  user_id integer not null references omsorg.user_account on delete cascade,
  budget text not null,
  at timestamptz not null
);
create index budget_use_by_user on omsorg.budget_use (user_id, budget, at);
select omsorg.guard('omsorg.budget_use');
create policy reach on omsorg.budget_use to omsorg_app using (user_id = (select omsorg.reach_user()));

-- Takes one of an hourly budget of whoever acts, and answers 0, or how many seconds it takes until there is one again. Those
-- who ask at the same time are counted one by one. The last one leaves an event of the user, for the administrator to see.
create function omsorg.spend_budget(p_budget text, p_most integer, p_at timestamptz)
  returns table (wait_seconds integer, is_last boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  spender integer := coalesce(omsorg.reach_impersonator(), omsorg.reach_user());
  spent integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('budget:' || p_budget || ':' || spender, 0));
  delete from omsorg.budget_use u
  where u.user_id = spender and u.budget = p_budget and u.at <= p_at - interval '1 hour';
  select count(*), min(u.at) into spent, oldest
  from omsorg.budget_use u where u.user_id = spender and u.budget = p_budget;

  if spent >= p_most then
    wait_seconds := greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - p_at)));
    is_last := false;
    return next;
    return;
  end if;
  insert into omsorg.budget_use (user_id, budget, at) values (spender, p_budget, p_at);
  wait_seconds := 0;
  is_last := spent + 1 = p_most;
  if is_last then
    insert into omsorg.user_event (user_id, by_user, on_behalf_of, event, detail)
    values (spender, spender, nullif(omsorg.reach_user(), spender), 'budget-used-up', jsonb_build_object('budget', p_budget));
  end if;
  return next;
end
$$;

-- Of somebody who is protected and at another care place nothing is told to whoever has the number in hand: it is as if
-- nobody had it.
drop function omsorg.persons_with_number(bytea[]);
create function omsorg.persons_with_number(p_blind_numbers bytea[])
  returns table (care_recipient_id integer, in_reach boolean, is_protected boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when seen.here then r.id end, seen.here, r.protected_kind is not null
  from omsorg.care_recipient r
  cross join lateral (select omsorg.reach_person(r.id) as here) seen
  where r.client_id = omsorg.reach_client() and r.identity_number_blind = any (p_blind_numbers)
$$;

grant execute on function omsorg.acts_within_reach(uuid, uuid), omsorg.persons_with_number(bytea[]) to omsorg_app, omsorg_jobs;
grant execute on function omsorg.spend_budget(text, integer, timestamptz) to omsorg_app;
