-- The roots of the trees are read page by page, in the order of the reader's language: a page, where a client stands in that order
-- and how many there are come from an index each, whatever else is kept of ten thousand clients.
create index client_in_swedish_order on omsorg.client (name collate omsorg.nordic_sv, id) include (market) where removed_at is null;
create index client_in_finnish_order on omsorg.client (name collate omsorg.nordic_fi, id) include (market) where removed_at is null;
create index client_in_danish_order on omsorg.client (name collate omsorg.nordic_da, id) include (market) where removed_at is null;
create index client_in_english_order on omsorg.client (name collate omsorg.english, id) include (market) where removed_at is null;

-- How many clients there are in each market, kept so that a page of them need not count all. Nobody writes here but these triggers,
-- which work wherever rows are written.
create table omsorg.client_count (
  market omsorg.market_code primary key,
  clients integer not null
);
insert into omsorg.client_count
select c.market, count(*) from omsorg.client c where c.removed_at is null group by c.market;

create function omsorg.keep_client_count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- What went counts one less, what came one more; the tables that a trigger has follow from what was done.
  gone constant text := 'select market, -1 as step from gone where removed_at is null';
  come constant text := 'select market, 1 as step from written where removed_at is null';
begin
  execute format(
    'insert into omsorg.client_count as kept (market, clients)
     select market, sum(step) from (%s) each group by market having sum(step) <> 0 order by market
     on conflict (market) do update set clients = kept.clients + excluded.clients',
    case tg_op when 'INSERT' then come when 'DELETE' then gone else gone || ' union all ' || come end);
  return null;
end
$$;
create trigger client_count_after_insert after insert on omsorg.client
  referencing new table as written for each statement execute function omsorg.keep_client_count();
create trigger client_count_after_update after update on omsorg.client
  referencing old table as gone new table as written for each statement execute function omsorg.keep_client_count();
create trigger client_count_after_delete after delete on omsorg.client
  referencing old table as gone for each statement execute function omsorg.keep_client_count();
alter table omsorg.client enable always trigger client_count_after_insert;
alter table omsorg.client enable always trigger client_count_after_update;
alter table omsorg.client enable always trigger client_count_after_delete;

-- How many clients whoever asks has in reach.
create function omsorg.clients_in_reach() returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
  return coalesce(case
    when omsorg.reach_all() then (select sum(n.clients) from omsorg.client_count n)
    when omsorg.reach_market() is not null then (
      select n.clients from omsorg.client_count n where n.market = omsorg.reach_market())
    else (select count(*) from omsorg.client c where c.id = omsorg.reach_client() and c.removed_at is null) end, 0)::integer;
grant execute on function omsorg.clients_in_reach() to omsorg_app;

-- Those who are counted below a client in the tree of users.
create index user_account_of_client on omsorg.user_account (client_id) include (market) where kind = 'user' and not is_machine;

-- How many users in reach each of some clients has, counted from their index alone.
create function omsorg.users_of_clients(p_clients uuid[]) returns table (client_id uuid, users integer)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp
as $$
declare
  everybody boolean := omsorg.reach_all();
  own_client uuid := omsorg.reach_client();
  own_market integer := omsorg.reach_market();
begin
  return query
    select c.id, (
      select count(*)::integer from omsorg.user_account u
      where u.client_id = c.id and u.kind = 'user' and not u.is_machine
        and (everybody or u.market = own_market or u.client_id = own_client))
    from omsorg.client c
    where c.id = any (p_clients) and (everybody or c.market = own_market or c.id = own_client);
end
$$;
grant execute on function omsorg.users_of_clients(uuid[]) to omsorg_app;
