-- News and messages are one thing: it has a kind, a text in each language, readers, days and files. What was written in one
-- language stays, in that of its market.

alter table omsorg.news
  add column message_type text not null default 'news'
    check (message_type in ('news', 'information', 'manual', 'contact', 'agreement')),
  add column opening_hours text not null default '',
  add column address text not null default '',
  add column updated_by integer references omsorg.user_account;
alter table omsorg.news rename column internal_header to internal_heading;
select omsorg.keep_both_names('omsorg.news', 'updated_by');

create table omsorg.news_text (
  news_id integer not null references omsorg.news on delete cascade,
  language omsorg.language_code not null,
  header text not null check (length(header) <= 200),
  text text not null default '',
  ready boolean not null default true,
  primary key (news_id, language)
);

insert into omsorg.news
  (client_id, market, message_type, header, internal_heading, text, url, file_id, state, valid_from, valid_until, always_show,
   always_on_top, opening_hours, address, care_unit_ids, role_codes, created_by, created_at, updated_at)
select client_id, market, case message_type when 'maintenance' then 'information' else message_type end, header, internal_header,
       text, url, file_id, state, valid_from, valid_until, always_show, always_on_top, opening_hours, address, care_unit_ids,
       role_codes, created_by, created_at, updated_at
from omsorg.message;
drop table omsorg.message;

update omsorg.news n set market = c.market from omsorg.client c where c.id = n.client_id and n.market is distinct from c.market;
update omsorg.news set updated_by = created_by;
insert into omsorg.news_text (news_id, language, header, text)
select id, case market when 30 then 'fi' when 40 then 'dk' when 80 then 'dk' else 'sv' end, left(header, 80), text
from omsorg.news;

-- A file belongs to nothing until what it was sent for is saved. No reader gets it before it was found harmless.
create table omsorg.news_file (
  file_id uuid primary key references omsorg.stored_file on delete cascade,
  news_id integer references omsorg.news on delete cascade,
  place integer not null default 1,
  state text not null default 'waiting' check (state in ('waiting', 'clean', 'refused')),
  checked_at timestamptz
);
create index news_file_by_news on omsorg.news_file (news_id, place) where news_id is not null;
insert into omsorg.news_file (file_id, news_id) select file_id, id from omsorg.news where file_id is not null;

alter table omsorg.news drop column header, drop column text, drop column file_id;
drop index omsorg.news_by_client;
create index news_by_client on omsorg.news (client_id, valid_from desc);
create index news_shown on omsorg.news (valid_from desc) where state = 'published';

-- ---------------------------------------------------------------------------------------------------------------------
-- Who sees what is as it was: what has no client is for everybody. It is written by whoever reaches all whom it is for.

drop policy reach on omsorg.news;
create policy reach on omsorg.news for select to omsorg_app using (
  (client_id is null and (select omsorg.reach_scope()) in ('place', 'client', 'market', 'all'))
  or client_id = any ((select omsorg.reach_clients())::uuid[]));
create policy reach_insert on omsorg.news for insert to omsorg_app with check (
  (client_id is null and ((select omsorg.reach_scope()) = 'all' or market = (select omsorg.reach_market())))
  or client_id = any ((select omsorg.reach_clients())::uuid[]));
create policy reach_update on omsorg.news for update to omsorg_app
  using (
    (client_id is null and ((select omsorg.reach_scope()) = 'all' or market = (select omsorg.reach_market())))
    or client_id = any ((select omsorg.reach_clients())::uuid[]))
  with check (
    (client_id is null and ((select omsorg.reach_scope()) = 'all' or market = (select omsorg.reach_market())))
    or client_id = any ((select omsorg.reach_clients())::uuid[]));
create policy reach_delete on omsorg.news for delete to omsorg_app using (
  (client_id is null and ((select omsorg.reach_scope()) = 'all' or market = (select omsorg.reach_market())))
  or client_id = any ((select omsorg.reach_clients())::uuid[]));

select omsorg.guard('omsorg.news_text');
select omsorg.reach_with('omsorg.news_text', 'omsorg.news');
grant select, insert, update, delete on omsorg.news_text to omsorg_app, omsorg_jobs;

-- A file of nobody is for whoever works, as the news is that it belongs to.
alter policy reach on omsorg.stored_file using (
  (client_id is null and (select omsorg.reach_scope()) in ('place', 'client', 'market', 'all'))
  or (care_place_id is null and client_id = any ((select omsorg.reach_clients())::uuid[]))
  or care_place_id = (select omsorg.reach_place())
  or client_id = any ((select omsorg.reach_whole_clients())::uuid[]));

select omsorg.guard('omsorg.news_file');
create policy reach on omsorg.news_file to omsorg_app using (
  exists (select from omsorg.stored_file f where f.id = news_file.file_id offset 0));
grant select, insert, update, delete on omsorg.news_file to omsorg_app, omsorg_jobs;

-- ---------------------------------------------------------------------------------------------------------------------
-- Whom news is for.

-- What the caller is as a reader: the units that the caller belongs to at the own client, and the roles held anywhere in it.
create function omsorg.own_reading() returns table (care_unit_ids uuid[], roles text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select
    coalesce(array(
      select u.id from omsorg.care_unit u
      where u.client_id = (select omsorg.reach_client()) and exists (
        select from omsorg.membership m
        where m.user_id = (select omsorg.reach_user())
          and (m.node_id in (u.id, u.client_id)
            or m.node_id in (select p.id from omsorg.care_place p where p.care_unit_id = u.id)))), '{}'),
    coalesce(array(
      select distinct r.code from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
      where ra.user_id = (select omsorg.reach_user())
        and ra.client_id is not distinct from (select omsorg.reach_client())), '{}')
$$;
revoke all on function omsorg.own_reading() from public;
grant execute on function omsorg.own_reading() to omsorg_app;

-- Everybody who could read news of a client or a market, with whether the units and the roles fit. A client and a market that are
-- null mean all; nobody out of reach is told of.
create function omsorg.news_readers(p_client_id uuid, p_market integer, p_care_unit_ids uuid[], p_roles text[])
  returns table (user_id integer, language text, in_unit boolean, has_role boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.id, u.language::text,
    cardinality(p_care_unit_ids) = 0 or exists (
      select from omsorg.membership m
      where m.user_id = u.id
        and (m.node_type = 'client' or m.node_id = any (p_care_unit_ids)
          or m.node_id in (select p.id from omsorg.care_place p where p.care_unit_id = any (p_care_unit_ids)))),
    cardinality(p_roles) = 0 or exists (
      select from omsorg.role_assignment ra join omsorg.role r on r.id = ra.role_id
      where ra.user_id = u.id and r.code = any (p_roles))
  from omsorg.user_account u
  where u.kind = 'user' and u.status = 'active' and not u.is_machine and not u.is_parent
    and (p_client_id is null or u.client_id = p_client_id)
    and (p_market is null or u.market = p_market)
    and ((select omsorg.reach_scope()) = 'all'
      or u.client_id = (select omsorg.reach_client())
      or u.market = (select omsorg.reach_market()))
$$;
revoke all on function omsorg.news_readers(uuid, integer, uuid[], text[]) from public;
grant execute on function omsorg.news_readers(uuid, integer, uuid[], text[]) to omsorg_app;

-- How many may read each of these news, and how many of them have opened it.
create function omsorg.news_reading(p_news_ids integer[]) returns table (news_id integer, readers integer, read integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select n.id, count(r.user_id)::int, count(s.user_id)::int
  from omsorg.news n
  left join lateral (
    select each.user_id from omsorg.news_readers(n.client_id, n.market::integer, n.care_unit_ids, n.role_codes) each
    where each.in_unit and each.has_role) r on true
  left join omsorg.news_seen s on s.news_id = n.id and s.user_id = r.user_id
  where n.id = any (p_news_ids)
  group by n.id
$$;
revoke all on function omsorg.news_reading(integer[]) from public;
grant execute on function omsorg.news_reading(integer[]) to omsorg_app;
