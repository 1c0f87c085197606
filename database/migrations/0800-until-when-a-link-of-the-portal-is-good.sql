-- Whoever opens the link of the first mail reads until when it is good, or why it is good no longer. Nothing is used up by that, and
-- nobody is named: the market alone is told, whose clock the day and the hour are said by.
create function omsorg.portal_link(p_hash bytea, p_now timestamptz)
  returns table (state text, good_until timestamptz, market omsorg.market_code)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when l.used_at is not null then 'link-used'
           when l.replaced_at is not null then 'link-replaced'
           when l.expires_at <= p_now then 'link-ended'
           else 'good' end,
    l.expires_at, a.market
  from omsorg.crp_activation_link l join omsorg.crp_account a on a.id = l.crp_account_id
  where l.hash = p_hash and omsorg.reach_sign_in()
$$;
revoke execute on function omsorg.portal_link(bytea, timestamptz) from public;
grant execute on function omsorg.portal_link(bytea, timestamptz) to omsorg_app;
