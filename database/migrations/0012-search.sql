-- Search by words, in any order, with case and accents forgiven. LIKE is not leakproof, so under a policy no trigram
-- index is used; persons and users are therefore searched by functions of the owner, which answer ids alone and only
-- within the reach of the open transaction. The rows then come by id, under the policy.

-- One pattern for each word. A word of three letters or more may stand inside a name; a shorter one begins a word, since
-- the index knows nothing shorter than three signs (and every text begins with a space).
create function omsorg.patterns_of(term text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(
      case when length(word) >= 3 then omsorg.as_pattern(word) else omsorg.as_pattern(' ' || word) end
      order by length(word) desc, word), '{}')
    from regexp_split_to_table(omsorg.fold(term), '\s+') as words (word)
    where word <> ''
  );

-- The same words as beginnings of a word of the text: 'ander' finds Andersson before Björnander.
create function omsorg.beginnings_of(patterns text[]) returns text[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg('% ' || ltrim(pattern, '% ')), '{}') from unnest(patterns) as asked (pattern));

-- Recipients by words of their name or reference number. p_place, p_client and p_market say where to look; each must lie
-- within the reach of the transaction, or nothing is found. Status: 1 active, 2 inactive, 3 deceased, null = all; at a
-- care place the status there counts. A protected person is never found, by nobody (domain facts 4.3).
create function omsorg.search_care_recipients(
  p_term text, p_client uuid, p_place uuid, p_market integer, p_status integer, p_limit integer
) returns table (care_recipient_id integer, rank real)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  -- The plan depends on how rare the word is, so each word gets its own.
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
begin
  if cardinality(patterns) = 0 then
    return;
  end if;

  if p_place is not null and omsorg.reach_scope() in ('place', 'client') then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient_place link
      join omsorg.care_recipient r on r.id = link.care_recipient_id
      where link.care_place_id = p_place
        and (link.care_place_id = omsorg.reach_place()
          or link.client_id = any (omsorg.reach_whole_clients()))
        and r.search_text like all (patterns)
        and (p_status is null or p_status = case when r.status = 1 then link.status else r.status end)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  elsif omsorg.reach_scope() = 'client' and p_client = omsorg.reach_client() then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient r
      where r.client_id = p_client
        -- The longest word leads through the index, the others are compared.
        and r.search_text like patterns[1] and r.search_text like all (patterns)
        and (p_status is null or r.status = p_status)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  elsif p_market = omsorg.reach_market() then
    return query
      select r.id, case when r.search_text like all (beginnings) then 1 else 0.5 end::real
      from omsorg.care_recipient r
      where r.market = p_market
        and r.search_text like patterns[1] and r.search_text like all (patterns)
        and (p_client is null or r.client_id = p_client)
        and (p_place is null or exists (
          select from omsorg.care_recipient_place link
          where link.care_recipient_id = r.id and link.care_place_id = p_place))
        and (p_status is null or r.status = p_status)
      order by 2 desc, r.last_name collate omsorg.nordic_sv, r.first_name collate omsorg.nordic_sv, r.id
      limit p_limit;
  end if;
end
$$;

-- Users and operators by words of their names, user name or e-mail, within the reach of the transaction.
create function omsorg.search_users(p_term text, p_kind text, p_client uuid, p_limit integer)
  returns table (user_id integer, rank real)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select u.id, case when u.search_text like all (beginnings) then 1 else 0.5 end::real
    from omsorg.user_account u
    where u.search_text like patterns[1] and u.search_text like all (patterns)
      and u.kind = p_kind
      and (p_client is null or u.client_id = p_client)
      and (u.client_id = omsorg.reach_client() or u.market = omsorg.reach_market() or omsorg.reach_all())
    order by 2 desc, u.first_name collate omsorg.nordic_sv, u.last_name collate omsorg.nordic_sv, u.id
    limit p_limit;
end
$$;

-- Products of a market by words of their name, brand or numbers, or by the number that a client has given them. The
-- catalogue stands behind no policy, so this runs as whoever asks. p_area null = every area; p_pca null = both.
create function omsorg.search_products(
  p_term text, p_client uuid, p_market integer, p_area text, p_pca boolean, p_limit integer
) returns table (product_id integer, rank real)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[] := omsorg.patterns_of(p_term);
  beginnings text[] := omsorg.beginnings_of(patterns);
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    with found as (
      select p.id, case when p.search_text like all (beginnings) then 1 else 0.5 end::real as points
      from omsorg.product p
      where p.search_text like patterns[1] and p.search_text like all (patterns)
        and p.market = p_market
        and (p_area is null or p.therapy_area = p_area)
        and (p_pca is null or p.is_pca = p_pca)
      union all
      -- A number of the client's own is typed whole and comes first.
      select p.id, 2::real
      from omsorg.custom_article_number n
      join omsorg.product p on p.id = n.product_id
      where n.client_id = p_client and n.custom_number = trim(p_term)
        and p.market = p_market
        and (p_area is null or p.therapy_area = p_area)
        and (p_pca is null or p.is_pca = p_pca)
    )
    select f.id, max(f.points)
    from found f
    left join omsorg.product_ranking r on r.client_id = p_client and r.product_id = f.id
    group by f.id, r.rank
    order by max(f.points) desc, r.rank nulls last, f.id
    limit p_limit;
end
$$;

-- The draws of prescription rows, in the order of confirmation: one for each confirmed customer order that holds the row
-- (domain rules 3.3). All places count, also those that the reader does not see, so this runs as the owner; it answers
-- only rows that lie within the reach of the transaction; jobs reach all. A draw is given back when no part that holds
-- it is left.
create function omsorg.draws_of(p_prescription_row_ids integer[])
  returns table (
    prescription_row_id integer, customer_order_id bigint, confirmed_at timestamptz, packages bigint, pieces bigint
  )
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.prescription_row_id, o.id, o.confirmed_at, sum(l.quantity), sum(l.pieces)
  from omsorg.order_line l
  join omsorg.customer_order o on o.id = l.customer_order_id and o.state = 2
  join omsorg.prescription_row r on r.id = l.prescription_row_id
  join omsorg.prescription p on p.id = r.prescription_id
  where l.prescription_row_id = any (p_prescription_row_ids)
    and not l.set_aside and not l.given_back
    and (
      p.market = omsorg.reach_market()
      or p.client_id = any (omsorg.reach_whole_clients())
      or exists (
        select from omsorg.care_recipient_place link
        where link.care_recipient_id = p.care_recipient_id and link.care_place_id = omsorg.reach_place())
      or current_setting('role') = 'omsorg_jobs')
  group by l.prescription_row_id, o.id, o.confirmed_at
  order by l.prescription_row_id, o.confirmed_at, o.id
$$;

grant execute on function
  omsorg.patterns_of(text), omsorg.beginnings_of(text[]),
  omsorg.search_care_recipients(text, uuid, uuid, integer, integer, integer),
  omsorg.search_users(text, text, uuid, integer),
  omsorg.search_products(text, uuid, integer, text, boolean, integer),
  omsorg.draws_of(integer[])
  to omsorg_app, omsorg_jobs;
